//! What is taken home is written on a thread, beside the record it was made from; no file that is there is touched.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;

use crate::desk::room::names;
use crate::export::{Copy, Paper};
use crate::record::Record;
use crate::session::{GameSession, Session};
use crate::words::{Key, Language};

/// A game at one moment, to be written down in one language.
#[derive(Debug)]
pub struct Taking {
    session: Session,
    language: Language,
    fingerprint: String,
    minutes: u32,
    bgg: Option<u32>,
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
    pub fn of(record: &Record<Session>, language: Language, bgg: Option<u32>) -> Self {
        let stem = record.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self {
            session: record.session().clone(),
            language,
            fingerprint: record.fingerprint().to_owned(),
            minutes: record.minutes(),
            bgg,
            folder: record.path().parent().map(PathBuf::from).unwrap_or_default(),
            stem,
        }
    }

    fn copy(&self) -> Copy<'_> {
        let (table, language) = (self.session.table(), self.language);
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
        let saved = self.save((paper.word(), paper.ending()), &text).map_err(|why| self.untaken(&why));
        saved.map(|path| Taken { what: paper.name(), path, prints: paper.ending() == "html" })
    }

    fn untaken(&self, why: &impl ToString) -> Untaken {
        Untaken { folder: self.folder.clone(), why: why.to_string() }
    }

    fn save(&self, (word, ending): (&str, &str), text: &str) -> io::Result<PathBuf> {
        let stem = format!("{}-{word}", self.stem);
        for path in names(&self.folder, &stem, ending) {
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    file.write_all(text.as_bytes())?;
                    file.sync_all()?;
                    return Ok(path);
                }
                Err(taken) if taken.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}
