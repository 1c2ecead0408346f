//! Writes exports on a thread, next to the record. Existing files are never overwritten.

use std::path::PathBuf;
use std::sync::Arc;

use crate::disk::{Disk, create_free, names};
use crate::export::{Copy, Paper};
use crate::platform::exports_folder;
use crate::record::Record;
use crate::session::Session;
use crate::words::{Key, Language};

/// A snapshot of a session to export in one language.
#[derive(Debug)]
pub struct Taking {
    session: Session,
    language: Language,
    fingerprint: String,
    minutes: u32,
    bgg: Option<u32>,
    disk: Arc<dyn Disk>,
    folder: PathBuf,
    stem: String,
}

/// A written export.
#[derive(Debug)]
pub struct Taken {
    pub what: Key,
    pub path: PathBuf,
    /// Whether it is meant to be printed.
    pub prints: bool,
}

/// An export that could not be written.
#[derive(Debug)]
pub struct Untaken {
    /// The folder it was meant for.
    pub folder: PathBuf,
    /// The error message of the system.
    pub why: String,
}

impl Taking {
    /// A snapshot of a record's session, with the game's number at BoardGameGeek if known.
    pub fn of(record: &Record, language: Language, bgg: Option<u32>) -> Self {
        let stem = record.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self {
            session: record.session().clone(),
            language,
            fingerprint: record.fingerprint().to_owned(),
            minutes: record.minutes(),
            bgg,
            disk: record.disk(),
            folder: record.path().parent().map(exports_folder).map(PathBuf::from).unwrap_or_default(),
            stem,
        }
    }

    fn copy(&self) -> Copy<'_> {
        let (table, language) = (&self.session, self.language);
        Copy { table, language, fingerprint: &self.fingerprint, minutes: self.minutes, bgg: self.bgg }
    }

    /// The text of a paper.
    ///
    /// # Errors
    /// The error of the table or JSON writer.
    pub fn text(&self, paper: Paper) -> Result<String, crate::export::Unwritten> {
        paper.write(&self.copy())
    }

    /// Writes a paper under the first free name.
    ///
    /// # Errors
    /// The folder and the error message.
    pub fn write(&self, paper: Paper) -> Result<Taken, Untaken> {
        let text = self.text(paper).map_err(|why| self.untaken(&why))?;
        let stem = format!("{}-{}", self.stem, paper.word());
        let names = names(&self.folder, &stem, paper.ending());
        let path = create_free(&*self.disk, names, text.as_bytes()).map_err(|why| self.untaken(&why))?;
        Ok(Taken { what: paper.name(), path, prints: paper.ending() == "html" })
    }

    fn untaken(&self, why: &impl ToString) -> Untaken {
        Untaken { folder: self.folder.clone(), why: why.to_string() }
    }
}
