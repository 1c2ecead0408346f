//! Creates, opens, checks and copies records.

use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chance;
use crate::clock::{minutes, now};
use crate::disk::{AppendFile, Disk, Lock, Who, beside};
use crate::msg;
use crate::platform::Files;
use crate::record::enter::{Writing, largest};
use crate::record::fault::{Cause, Fault, said};
use crate::record::follow::Follower;
use crate::record::load::{MOST, Page, Report, first_line, load};
use crate::record::sum::Sum;
use crate::record::writer::Writer;
use crate::session::{self, Games, Listed, Session};
use crate::words::{Line, keys};

/// A session of one of the program's games, with its file.
pub type Record = RecordOf<Listed>;

/// A session of one of the games in `S`, with its file.
#[derive(Debug)]
pub struct RecordOf<S: Games> {
    pub(super) session: Session,
    games: PhantomData<S>,
    pub(super) path: PathBuf,
    pub(super) disk: Arc<dyn Disk>,
    /// The complete content, including what is not on the disk yet.
    pub(super) text: String,
    /// The checksum of the last line.
    pub(super) sum: Sum,
    /// The length in bytes of what is on the disk.
    pub(super) safe: usize,
    /// The number of lines that are on the disk.
    pub(super) safe_lines: u32,
    /// The error of the disk, if the last write failed.
    pub(super) failed: Option<Line>,
    pub(super) writing: Writing,
    /// The clock for new lines.
    pub(super) clock: fn() -> String,
    /// The file in which the incomplete line was set aside.
    pub(super) aside: Option<PathBuf>,
    pub(super) report: Report,
    /// Why the record does not show later lines, if following failed.
    pub(super) still: Option<Line>,
    /// Whether the side file serves as the lock.
    pub(super) by_side: bool,
}

/// Why an open record is read-only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadOnly {
    /// It was opened read-only.
    Asked,
    /// Another program is writing it; holds which, if known.
    Held(Option<Who>),
    /// Another program was writing it when it was opened and has ended since.
    Free(Who),
    /// The disk does not allow writing; holds the reason.
    Unwritten(Line),
}

impl ReadOnly {
    /// The message to show.
    pub fn line(&self) -> Line {
        match self {
            Self::Asked => Line::new(keys::record::LOOKED_AT),
            Self::Held(Some(who)) => msg!(keys::record::HELD, by = who.line()),
            Self::Held(None) => Line::new(keys::record::HELD_BY_SOMEBODY),
            Self::Free(who) => msg!(keys::record::FREE, by = who.line()),
            Self::Unwritten(why) => msg!(keys::record::UNWRITTEN, why = why.clone()),
        }
    }
}

/// Saves the valid lines of a record that does not open to a copy. Returns the number of entries saved.
///
/// # Errors
/// Fails if no line is valid or the copy cannot be written. The record itself is unchanged.
pub fn save_good<S: Games>(disk: &dyn Disk, path: &Path, copy: &Path) -> Result<u32, Fault> {
    let bytes = disk.read(path).map_err(|why| Fault::unread(path, &why))?;
    let (good, entries) = match load::<S>(path, bytes.clone()) {
        Ok(page) => (page.text.len(), page.report.entries),
        Err(Fault { place: Some(place), .. }) if place.good_bytes > 0 => (place.good_bytes, place.good),
        Err(fault) => return Err(fault),
    };
    write_file(disk, copy, bytes.get(..good).unwrap_or_default())?;
    Ok(entries)
}

/// Creates a record file and takes its lock.
pub(super) fn write_held(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(Writer, Lock), Fault> {
    let mut file = disk.create(path, bytes).map_err(|why| Fault::unwritten(path, &why))?;
    let cause = match file.lock(&Who::this()) {
        Ok(Lock::Theirs(who)) => Cause::Held(who.map(Box::new)),
        Ok(lock) => return Ok((Writer::new(file, bytes, b""), lock)),
        Err(why) => Cause::Unwritten(said(&why)),
    };
    // The file has just been created. If it cannot be removed, it stays as a record without entries.
    let _ = file.discard();
    Err(Fault::of(path, cause))
}

/// Writes a new file, completely or not at all.
///
/// # Errors
/// Fails if the file exists or cannot be written.
pub fn write_file(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    disk.create(path, bytes).map(|_| ()).map_err(|why| Fault::unwritten(path, &why))
}

/// A unique id for a record.
///
/// # Errors
/// Fails if the system provides no random numbers.
pub fn new_id() -> io::Result<String> {
    let number = chance::fresh().map_err(io::Error::other)?;
    Ok(format!("{number:016x}"))
}

impl Record {
    /// Opens a record on the real file system; see [`Record::open`].
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_file(path: &Path) -> Result<Self, Fault> {
        Self::open(Arc::new(Files), path)
    }
}

impl<S: Games> RecordOf<S> {
    /// Creates a record.
    ///
    /// # Errors
    /// Fails if the file exists or cannot be written, or the header is invalid.
    pub fn create(disk: Arc<dyn Disk>, path: &Path, header: &str) -> Result<Self, Fault> {
        let session = session::begin(S::LIST, header).map_err(|why| Fault::of(path, Cause::Header(why)))?;
        Self::create_of(disk, path, session)
    }

    /// Creates a record of a session in memory, with its lines so far.
    ///
    /// # Errors
    /// As [`Record::create`].
    pub fn create_of(disk: Arc<dyn Disk>, path: &Path, session: Session) -> Result<Self, Fault> {
        let (mut text, mut sum) = (String::new(), Sum::default());
        let table = &session;
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
        let (writer, lock) = write_held(&*disk, path, text.as_bytes())?;
        let page = Page { session, text, sum, report, torn: Vec::new() };
        let mut record = Self::of(page, disk, path, Writing::AtOnce(writer.shared()));
        record.by_side = lock == Lock::BySide;
        Ok(record)
    }

    /// Opens a record for writing, or read-only if another program is writing it or it cannot be written; see
    /// [`Record::read_only`]. A file that is not a record is left unchanged, as are the files next to it. An
    /// incomplete last line stays until the next line is written; see [`Record::unfinished`].
    ///
    /// # Errors
    /// Names the line and the field at fault. The file is unchanged.
    pub fn open(disk: Arc<dyn Disk>, path: &Path) -> Result<Self, Fault> {
        let unread = |why: io::Error| Fault::unread(path, &why);
        let before = disk.read(path).map_err(unread)?;
        first_line::<S>(path, &before)?;
        let opened = Self::locked(&*disk, path);
        // Another program may have written to it before it was locked.
        let (bytes, opened) = match opened {
            Ok((mut file, lock)) => {
                drop(before);
                (file.read().map_err(unread)?, Ok((file, lock)))
            }
            Err(why) => (before, Err(why)),
        };
        let page = load::<S>(path, bytes)?;
        let (writing, by_side) = match opened {
            Ok((file, lock)) => {
                let writer = Writer::new(file, page.text.as_bytes(), &page.torn);
                (Writing::AtOnce(writer.shared()), lock == Lock::BySide)
            }
            Err(why) => (Writing::Never(why), false),
        };
        let mut record = Self::of(page, disk, path, writing);
        record.by_side = by_side;
        Ok(record)
    }

    /// Opens the file of a record and takes its lock.
    fn locked(disk: &dyn Disk, path: &Path) -> Result<(Box<dyn AppendFile>, Lock), ReadOnly> {
        let unwritten = |why: io::Error| ReadOnly::Unwritten(said(&why));
        let mut file = disk.append(path).map_err(unwritten)?;
        match file.lock(&Who::this()).map_err(unwritten)? {
            Lock::Theirs(who) => Err(ReadOnly::Held(who)),
            lock => Ok((file, lock)),
        }
    }

    /// Opens a record read-only, without a lock or any change.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_read_only(disk: Arc<dyn Disk>, path: &Path) -> Result<Self, Fault> {
        let bytes = disk.read(path).map_err(|why| Fault::unread(path, &why))?;
        Ok(Self::of(load::<S>(path, bytes)?, disk, path, Writing::Never(ReadOnly::Asked)))
    }

    fn of(page: Page, disk: Arc<dyn Disk>, path: &Path, writing: Writing) -> Self {
        let Page { session, mut text, sum, report, .. } = page;
        let (safe, safe_lines) = (text.len(), session.lines());
        if !text.ends_with('\n') {
            // A handwritten record may lack the last line break; the next write adds it.
            text.push('\n');
        }
        let path = path.to_owned();
        Self {
            session,
            games: PhantomData,
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
            by_side: false,
        }
    }

    /// Replaces the clock.
    #[must_use]
    pub fn with_clock(mut self, clock: fn() -> String) -> Self {
        self.clock = clock;
        self
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn disk(&self) -> Arc<dyn Disk> {
        Arc::clone(&self.disk)
    }

    /// The checksum of the last line, which identifies the content of the record; empty if no line has one.
    pub fn fingerprint(&self) -> &str {
        self.sum.figures()
    }

    /// The minutes played between the start and the last line, without long breaks; zero if unknown.
    pub fn minutes(&self) -> u32 {
        let table = self.session();
        let lines = table.entries().iter().map(|entry| &*entry.at);
        minutes(std::iter::once(&*table.header().date).chain(lines))
    }

    /// Why it is read-only, if it is.
    pub fn read_only(&self) -> Option<&ReadOnly> {
        match &self.writing {
            Writing::Never(why) => Some(why),
            Writing::AtOnce(_) | Writing::InBackground(_) => None,
        }
    }

    /// A note for records on a disk without locks, which names the file that serves as the lock.
    pub fn no_locks(&self) -> Option<Line> {
        let file = || beside(&self.path, "lock").display().to_string();
        (self.by_side && self.read_only().is_none()).then(|| msg!(keys::record::NO_LOCKS, file = file()))
    }

    /// The report of opening, updated to the current state.
    pub fn check(&self) -> Report {
        let table = self.session();
        let (entries, balanced, divergences) = (table.lines(), table.balanced(), table.divergences());
        let torn = self.unfinished().map_or(0, |_| self.report.torn);
        Report { entries, balanced, divergences, torn, ..self.report.clone() }
    }

    /// The number of the incomplete entry, while it is still in the file. The next write sets it aside.
    pub fn unfinished(&self) -> Option<u32> {
        (self.report.torn > 0 && self.safe_lines == self.report.entries).then(|| self.report.entries + 1)
    }

    /// The number of the entry that was incomplete, and the file in which it was set aside.
    pub fn set_aside(&self) -> Option<(u32, &Path)> {
        self.aside.as_deref().map(|aside| (self.report.entries + 1, aside))
    }

    /// Saves everything to a new file, including lines that are not on the disk yet.
    ///
    /// # Errors
    /// Fails if the file exists or cannot be written.
    pub fn save_copy(&self, path: &Path) -> Result<(), Fault> {
        self.to_copy().save(path)
    }

    /// The current content, which can be saved as a copy on another thread.
    pub fn to_copy(&self) -> Copy {
        Copy { disk: Arc::clone(&self.disk), text: self.text.clone(), follower: self.follower() }
    }
}

/// The content of a record at one moment.
#[derive(Clone, Debug)]
pub struct Copy {
    disk: Arc<dyn Disk>,
    text: String,
    /// Finds lines that another program has written since.
    follower: Option<Follower>,
}

impl Copy {
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Saves it to a new file, including lines that another program has written since.
    ///
    /// # Errors
    /// Fails if the file exists or cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), Fault> {
        let mut text = self.text.clone();
        if let Some(Ok(fresh)) = self.follower.clone().and_then(|mut follower| follower.check()) {
            fresh.lines.iter().for_each(|line| text.push_str(line.text.trim_start()));
        }
        write_file(&*self.disk, path, text.as_bytes())
    }
}
