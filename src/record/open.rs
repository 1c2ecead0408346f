//! A record is begun, opened, looked at, checked, and copied.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chance;
use crate::clock::{minutes, now};
use crate::disk::{AppendFile, Disk, Files, Lock, Who};
use crate::msg;
use crate::record::enter::{Writing, largest};
use crate::record::fault::{Cause, Fault, said};
use crate::record::follow::Follower;
use crate::record::read::{MOST, Page, Report, first_line, read};
use crate::record::sum::Sum;
use crate::record::writer::Writer;
use crate::session::{GameSession, Session, Table};
use crate::words::{Line, keys};

/// A game and its file.
#[derive(Debug)]
pub struct Record<S: GameSession = Session> {
    pub(super) session: S,
    pub(super) path: PathBuf,
    pub(super) disk: Arc<dyn Disk>,
    /// Everything that is or should be in the file.
    pub(super) text: String,
    /// The sum of the last line.
    pub(super) sum: Sum,
    /// How many bytes of the text are known to be safe.
    pub(super) safe: usize,
    /// How many lines are known to be safe.
    pub(super) safe_lines: u32,
    /// What the disk said last, if it was no.
    pub(super) failed: Option<Line>,
    pub(super) writing: Writing,
    /// What time it is, for the lines that are entered.
    pub(super) clock: fn() -> String,
    /// Where the line that was never finished went.
    pub(super) aside: Option<PathBuf>,
    pub(super) report: Report,
    /// Since when it stands still though somebody may write it, and why.
    pub(super) still: Option<Line>,
}

/// Why a record that is open is not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadOnly {
    /// It was opened only to be looked at.
    Asked,
    /// Somebody else writes it: who, if that can be read.
    Held(Option<Who>),
    /// The disk does not take it: why.
    Unwritten(Line),
}

impl ReadOnly {
    /// Why, for people.
    pub fn line(&self) -> Line {
        match self {
            Self::Asked => Line::new(keys::record::LOOKED_AT),
            Self::Held(Some(who)) => msg!(keys::record::HELD, by = who.line()),
            Self::Held(None) => Line::new(keys::record::HELD_BY_SOMEBODY),
            Self::Unwritten(why) => msg!(keys::record::UNWRITTEN, why = why.clone()),
        }
    }
}

/// Saves the good beginning of a record that does not open, as a copy; returns how many entries that are.
///
/// # Errors
/// Nothing of it is good, or the copy cannot be written. The record itself is not touched.
pub fn save_good<S: GameSession>(disk: &dyn Disk, path: &Path, copy: &Path) -> Result<u32, Fault> {
    let bytes = disk.read(path).map_err(|why| Fault::unread(path, &why))?;
    let (good, entries) = match read::<S>(path, bytes.clone()) {
        Ok(page) => (page.text.len(), page.report.entries),
        Err(Fault { place: Some(place), .. }) if place.good_bytes > 0 => (place.good_bytes, place.good),
        Err(fault) => return Err(fault),
    };
    write_new(disk, copy, bytes.get(..good).unwrap_or_default())?;
    Ok(entries)
}

/// Writes a file that is not there yet; what cannot be written whole is taken away again.
fn write_new(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<Writer, Fault> {
    let file = disk.create(path).map_err(|why| Fault::unwritten(path, &why))?;
    fill(file, path, bytes)
}

/// Begins a record, which nobody else writes from its beginning on.
pub(super) fn write_held(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<Writer, Fault> {
    let mut file = disk.create(path).map_err(|why| Fault::unwritten(path, &why))?;
    let cause = match file.lock(&Who::this()) {
        Ok(Lock::Ours) => return fill(file, path, bytes),
        Ok(Lock::Theirs(who)) => Cause::Held(who),
        Err(why) => Cause::Unwritten(said(&why)),
    };
    // It was begun just now, and nothing is in it.
    let _ = file.discard();
    Err(Fault::of(path, cause))
}

fn fill(file: Box<dyn AppendFile>, path: &Path, bytes: &[u8]) -> Result<Writer, Fault> {
    let mut writer = Writer::new(file, b"", b"");
    writer.put(0, bytes).map_err(|why| {
        // The disk has said no already; what it leaves behind is no record.
        let _ = writer.discard();
        Fault::of(path, Cause::Unwritten(said(&why)))
    })?;
    Ok(writer)
}

/// Writes a file beside a record, whole or not at all.
///
/// # Errors
/// There is something under that name already, or it cannot be written.
pub fn write_file(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    write_new(disk, path, bytes).map(|_| ())
}

/// A name for a record that no other has.
///
/// # Errors
/// The machine has no chance to give.
pub fn new_id() -> io::Result<String> {
    let number = chance::fresh().map_err(io::Error::other)?;
    Ok(format!("{number:016x}"))
}

impl Record<Session> {
    /// Opens a record of any game on this machine; see [`Record::open`].
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_file(path: &Path) -> Result<Self, Fault> {
        Self::open(Arc::new(Files), path)
    }
}

impl<S: GameSession> Record<S> {
    /// Begins a record.
    ///
    /// # Errors
    /// There is something under that name already, the header opens no book, or it cannot be written.
    pub fn create(disk: Arc<dyn Disk>, path: &Path, header: &str) -> Result<Self, Fault> {
        let session = S::begin(header).map_err(|why| Fault::of(path, Cause::Header(why)))?;
        Self::create_of(disk, path, session)
    }

    /// Begins a record of a game that was begun in memory; its lines so far become the first ones.
    ///
    /// # Errors
    /// As [`Record::create`].
    pub fn create_of(disk: Arc<dyn Disk>, path: &Path, session: S) -> Result<Self, Fault> {
        let (mut text, mut sum) = (String::new(), Sum::default());
        let table = session.table();
        let lines = (1..=table.lines()).filter_map(|n| table.line_json(n));
        for own in std::iter::once(table.header_json()).chain(lines) {
            sum = sum.next(&own);
            text.push_str(&sum.sign(&own));
            text.push('\n');
        }
        let report = Report { entries: table.lines(), balanced: table.balanced(), ..Report::default() };
        if report.entries > MOST {
            return Err(Fault::of(path, Cause::Lines));
        }
        largest(text.len()).map_err(|why| Fault::unwritten(path, &why))?;
        let writer = write_held(&*disk, path, text.as_bytes())?;
        let page = Page { session, text, sum, report, torn: Vec::new() };
        Ok(Self::of(page, disk, path, Writing::AtOnce(writer.shared())))
    }

    /// Opens a record to be written. Where somebody else writes it, or the disk does not take it, it is opened to be
    /// looked at; [`Record::read_only`] says why. What is no record is left alone, and so is all that lies beside it. A line
    /// that was never finished stays where it is until the next one is written; see [`Record::unfinished`].
    ///
    /// # Errors
    /// Names the line and the field that are wrong; the file is then as it was.
    pub fn open(disk: Arc<dyn Disk>, path: &Path) -> Result<Self, Fault> {
        let unread = |why: io::Error| Fault::unread(path, &why);
        let before = disk.read(path).map_err(unread)?;
        first_line::<S>(path, &before)?;
        let opened = Self::locked(&*disk, path);
        // Somebody may have written on it before it was locked.
        let (bytes, opened) = match opened {
            Ok(mut file) => {
                drop(before);
                (file.read().map_err(unread)?, Ok(file))
            }
            Err(why) => (before, Err(why)),
        };
        let page = read::<S>(path, bytes)?;
        let writing = match opened {
            Ok(file) => Writing::AtOnce(Writer::new(file, page.text.as_bytes(), &page.torn).shared()),
            Err(why) => Writing::Never(why),
        };
        Ok(Self::of(page, disk, path, writing))
    }

    /// The file of a record, locked.
    fn locked(disk: &dyn Disk, path: &Path) -> Result<Box<dyn AppendFile>, ReadOnly> {
        let unwritten = |why: io::Error| ReadOnly::Unwritten(said(&why));
        let mut file = disk.append(path).map_err(unwritten)?;
        match file.lock(&Who::this()).map_err(unwritten)? {
            Lock::Ours => Ok(file),
            Lock::Theirs(who) => Err(ReadOnly::Held(who)),
        }
    }

    /// Opens a record to be looked at. Nothing is locked and nothing moved.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_read_only(disk: Arc<dyn Disk>, path: &Path) -> Result<Self, Fault> {
        let bytes = disk.read(path).map_err(|why| Fault::unread(path, &why))?;
        Ok(Self::of(read(path, bytes)?, disk, path, Writing::Never(ReadOnly::Asked)))
    }

    fn of(page: Page<S>, disk: Arc<dyn Disk>, path: &Path, writing: Writing) -> Self {
        let Page { session, mut text, sum, report, .. } = page;
        let (safe, safe_lines) = (text.len(), session.table().lines());
        if !text.ends_with('\n') {
            // A record written by hand may end without a line break; the next line brings it.
            text.push('\n');
        }
        let path = path.to_owned();
        Self {
            session,
            path,
            disk,
            text,
            sum,
            safe,
            safe_lines,
            failed: None,
            writing,
            clock: now,
            aside: None,
            report,
            still: None,
        }
    }

    /// The same record with another clock.
    #[must_use]
    pub fn with_clock(mut self, clock: fn() -> String) -> Self {
        self.clock = clock;
        self
    }

    /// The game.
    pub fn session(&self) -> &S {
        &self.session
    }

    /// The game to be looked at.
    pub fn table(&self) -> &dyn Table {
        self.session.table()
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The checksum of the last line, by which this record is told from any other; empty where no line has one.
    pub fn fingerprint(&self) -> &str {
        self.sum.figures()
    }

    /// How many minutes were played between the beginning and the last line, without nights; zero where that is not
    /// known.
    pub fn minutes(&self) -> u32 {
        let table = self.table();
        let lines = (1..=table.lines()).filter_map(|n| table.line(n)).map(|line| line.at);
        minutes(std::iter::once(table.facts().date).chain(lines))
    }

    /// Why it is not written, if it is not.
    pub fn read_only(&self) -> Option<&ReadOnly> {
        match &self.writing {
            Writing::Never(why) => Some(why),
            Writing::AtOnce(_) | Writing::OnThread(_) => None,
        }
    }

    /// What opening found, brought up to now.
    pub fn check(&self) -> Report {
        let table = self.table();
        let (entries, balanced, divergences) = (table.lines(), table.balanced(), table.divergences());
        let torn = self.unfinished().map_or(0, |_| self.report.torn);
        Report { entries, balanced, divergences, torn, ..self.report.clone() }
    }

    /// The number of the entry whose line was never finished, while its beginning stands at the end of the file: the next
    /// one that is written sets it aside.
    pub fn unfinished(&self) -> Option<u32> {
        (self.report.torn > 0 && self.safe_lines == self.report.entries).then(|| self.report.entries + 1)
    }

    /// The number of the entry whose line was never finished, and where it was set aside.
    pub fn set_aside(&self) -> Option<(u32, &Path)> {
        self.aside.as_deref().map(|aside| (self.report.entries + 1, aside))
    }

    /// Saves everything, what the disk has not taken yet too, as a copy under a new name.
    ///
    /// # Errors
    /// There is something under that name already, or it cannot be written.
    pub fn save_copy(&self, path: &Path) -> Result<(), Fault> {
        self.to_copy().save(path)
    }

    /// Everything as it is now, to be saved as a copy by a thread that may wait for the disk.
    pub fn to_copy(&self) -> Copy {
        Copy { disk: Arc::clone(&self.disk), text: self.text.clone(), follower: self.follower() }
    }
}

/// Everything in a record at one moment.
#[derive(Clone, Debug)]
pub struct Copy {
    disk: Arc<dyn Disk>,
    text: String,
    /// Whoever finds what somebody else has written since.
    follower: Option<Follower>,
}

impl Copy {
    /// What is in it.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Saves it under a new name, with what somebody else has written into the file since.
    ///
    /// # Errors
    /// There is something under that name already, or it cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), Fault> {
        let mut text = self.text.clone();
        if let Some(Ok(fresh)) = self.follower.clone().and_then(|mut follower| follower.look()) {
            fresh.0.iter().for_each(|line| text.push_str(line.text.trim_start()));
        }
        write_new(&*self.disk, path, text.as_bytes()).map(|_| ())
    }
}
