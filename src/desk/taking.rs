//! What is taken home is written on a thread, beside the record it was made from; no file that is there is touched.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;

use crate::desk::room::names;
use crate::export::{Copy, Paper, link};
use crate::record::Record;
use crate::session::{Session, Sitting};
use crate::words::Language;

/// A game at one moment, to be written down in one language.
#[derive(Debug)]
pub struct Taking {
    session: Session,
    language: Language,
    fingerprint: String,
    minutes: u32,
    folder: PathBuf,
    stem: String,
}

/// Something that was written.
#[derive(Debug)]
pub struct Taken {
    /// What.
    pub paper: Paper,
    /// Where.
    pub path: PathBuf,
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
    /// The game of a record as it is now.
    pub fn of(record: &Record<Session>, language: Language) -> Self {
        let stem = record.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self {
            session: record.sitting().clone(),
            language,
            fingerprint: record.fingerprint().to_owned(),
            minutes: record.minutes(),
            folder: record.path().parent().map(PathBuf::from).unwrap_or_default(),
            stem,
        }
    }

    fn copy(&self) -> Copy<'_> {
        let (table, language) = (self.session.table(), self.language);
        Copy { table, language, fingerprint: &self.fingerprint, minutes: self.minutes }
    }

    /// The link by which BG Stats takes the play over.
    pub fn link(&self) -> String {
        link(&self.copy())
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
        let untaken = |why: String| Untaken { folder: self.folder.clone(), why };
        let text = self.text(paper).map_err(|why| untaken(why.to_string()))?;
        self.save(paper, &text).map_err(|why| untaken(why.to_string()))
    }

    fn save(&self, paper: Paper, text: &str) -> io::Result<Taken> {
        let stem = format!("{}-{}", self.stem, paper.word());
        for path in names(&self.folder, &stem, paper.ending()) {
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    file.write_all(text.as_bytes())?;
                    file.sync_all()?;
                    return Ok(Taken { paper, path });
                }
                Err(taken) if taken.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}
