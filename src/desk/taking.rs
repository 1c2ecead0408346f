//! What is taken home is written on a thread, beside the record it was made from; no file that is there is touched.

use std::path::PathBuf;
use std::sync::Arc;

use crate::disk::{Disk, create_free, names};
use crate::export::{Copy, Paper};
use crate::record::Record;
use crate::session::Session;
use crate::words::{Key, Language};

/// A game at one moment, to be written down in one language.
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

/// Something that was written.
#[derive(Debug)]
pub struct Taken {
    /// The paper that was written.
    pub what: Key,
    /// The file it was written to.
    pub path: PathBuf,
    /// Whether it is to be printed.
    pub prints: bool,
}

/// Something that could not be written.
#[derive(Debug)]
pub struct Untaken {
    /// Where it should have gone.
    pub folder: PathBuf,
    /// Why, in the words of the machine.
    pub why: String,
}

impl Taking {
    /// The game of a record as it is now, with the number of its box at BoardGameGeek where it is known.
    pub fn of(record: &Record, language: Language, bgg: Option<u32>) -> Self {
        let stem = record.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self {
            session: record.session().clone(),
            language,
            fingerprint: record.fingerprint().to_owned(),
            minutes: record.minutes(),
            bgg,
            disk: record.disk(),
            folder: record.path().parent().map(PathBuf::from).unwrap_or_default(),
            stem,
        }
    }

    fn copy(&self) -> Copy<'_> {
        let (table, language) = (&self.session, self.language);
        Copy { table, language, fingerprint: &self.fingerprint, minutes: self.minutes, bgg: self.bgg }
    }

    /// A paper as a text.
    ///
    /// # Errors
    /// What a writer of tables or of JSON says.
    pub fn text(&self, paper: Paper) -> Result<String, crate::export::Unwritten> {
        paper.write(&self.copy())
    }

    /// Writes a paper under the first name that is free.
    ///
    /// # Errors
    /// Where and why it could not be written.
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
