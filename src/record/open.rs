//! A record is begun, opened, looked at, checked, and copied.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::record::disk::{Disk, Files, Held, Lock};
use crate::record::enter::Pen;
use crate::record::fault::{Cause, Fault, said};
use crate::record::pen::Quill;
use crate::record::proof::prove;
use crate::record::read::{Page, Report, read};
use crate::record::sum::Sum;
use crate::record::time::minutes;
use crate::record::{Drawer, Who, now};
use crate::say;
use crate::session::{Session, Sitting, Table};
use crate::words::{Line, keys};

/// A game and its file.
#[derive(Debug)]
pub struct Record<S: Sitting = Session> {
    pub(super) sitting: S,
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
    pub(super) pen: Pen,
    /// What time it is, for the lines that are entered.
    pub(super) clock: fn() -> String,
    /// Where seeds are kept while their games go on.
    pub(super) drawer: Option<Drawer>,
    report: Report,
    /// Dropped last, when everything is written.
    pub(super) lock: Option<Box<dyn Held>>,
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
            Self::Held(Some(who)) => say!(keys::record::HELD, by = who.line()),
            Self::Held(None) => Line::new(keys::record::HELD_BY_SOMEBODY),
            Self::Unwritten(why) => say!(keys::record::UNWRITTEN, why = why.clone()),
        }
    }
}

/// A file beside a record: `friday.steward.lock`.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Saves the good beginning of a record that does not open, as a copy; returns how many entries that are.
///
/// # Errors
/// Nothing of it is good, or the copy cannot be written. The record itself is not touched.
pub fn save_good<S: Sitting>(disk: &dyn Disk, path: &Path, copy: &Path) -> Result<u32, Fault> {
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
pub(super) fn write_new(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<Quill, Fault> {
    let sheet = disk.create(path).map_err(|why| Fault::unwritten(path, &why))?;
    let mut quill = Quill::new(sheet, b"");
    quill.put(0, bytes).map_err(|why| {
        // The disk has said no already; what it leaves behind is no record.
        let _ = disk.remove(path);
        Fault::of(path, Cause::Unwritten(said(&why)))
    })?;
    Ok(quill)
}

/// Writes a file beside a record, whole or not at all.
///
/// # Errors
/// There is something under that name already, or it cannot be written.
pub fn write_file(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    write_new(disk, path, bytes).map(|_| ())
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

impl<S: Sitting> Record<S> {
    /// Begins a record.
    ///
    /// # Errors
    /// There is something under that name already, the header opens no book, or it cannot be written.
    pub fn create(disk: Arc<dyn Disk>, path: &Path, header: &str) -> Result<Self, Fault> {
        let sitting = S::begin(header).map_err(|why| Fault::of(path, Cause::Header(why)))?;
        Self::create_of(disk, path, sitting)
    }

    /// Begins a record of a game that was begun in memory; its lines so far become the first ones.
    ///
    /// # Errors
    /// As [`Record::create`].
    pub fn create_of(disk: Arc<dyn Disk>, path: &Path, sitting: S) -> Result<Self, Fault> {
        let lock = match disk.lock(&beside(path, "lock"), &Who::this()) {
            Ok(Lock::Ours(lock)) => lock,
            Ok(Lock::Theirs(who)) => return Err(Fault::of(path, Cause::Held(who))),
            Err(why) => return Err(Fault::unwritten(path, &why)),
        };
        let (mut text, mut sum) = (String::new(), Sum::default());
        let table = sitting.table();
        let lines = (1..=table.lines()).filter_map(|n| table.line_json(n));
        for own in std::iter::once(table.header_json()).chain(lines) {
            sum = sum.next(&own);
            text.push_str(&sum.sign(&own));
            text.push('\n');
        }
        let report = Report { entries: table.lines(), balanced: table.balanced(), ..Report::default() };
        let quill = write_new(&*disk, path, text.as_bytes())?;
        let page = Page { sitting, text, sum, report, torn: Vec::new() };
        Ok(Self::of(page, disk, path, Pen::Here(quill), Some(lock)))
    }

    /// Opens a record to be written. Where somebody else writes it, or the disk does not take it, it is opened to be
    /// looked at; [`Record::read_only`] says why. A torn last line is moved to a side file, `NAME.torn`.
    ///
    /// # Errors
    /// Names the line and the field that are wrong; the file is then as it was.
    pub fn open(disk: Arc<dyn Disk>, path: &Path) -> Result<Self, Fault> {
        let lock = match disk.lock(&beside(path, "lock"), &Who::this()) {
            Ok(Lock::Ours(lock)) => Ok(lock),
            Ok(Lock::Theirs(who)) => Err(ReadOnly::Held(who)),
            Err(why) => Err(ReadOnly::Unwritten(said(&why))),
        };
        let page = Self::page(&*disk, path)?;
        let opened = lock.and_then(|lock| {
            let unwritten = |why: std::io::Error| ReadOnly::Unwritten(said(&why));
            let mut quill = Quill::new(disk.append(path).map_err(unwritten)?, page.text.as_bytes());
            if !page.torn.is_empty() {
                disk.keep(&beside(path, "torn"), &page.torn).map_err(unwritten)?;
                quill.cut(page.text.len()).map_err(unwritten)?;
            }
            Ok((quill, lock))
        });
        Ok(match opened {
            Ok((quill, lock)) => Self::of(page, disk, path, Pen::Here(quill), Some(lock)),
            Err(why) => Self::of(page, disk, path, Pen::None(why), None),
        })
    }

    /// Opens a record to be looked at. Nothing is locked and nothing moved.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_read_only(disk: Arc<dyn Disk>, path: &Path) -> Result<Self, Fault> {
        let page = Self::page(&*disk, path)?;
        Ok(Self::of(page, disk, path, Pen::None(ReadOnly::Asked), None))
    }

    fn page(disk: &dyn Disk, path: &Path) -> Result<Page<S>, Fault> {
        let bytes = disk.read(path).map_err(|why| Fault::unread(path, &why))?;
        read(path, bytes)
    }

    fn of(page: Page<S>, disk: Arc<dyn Disk>, path: &Path, pen: Pen, lock: Option<Box<dyn Held>>) -> Self {
        let Page { sitting, mut text, sum, report, .. } = page;
        let (safe, safe_lines) = (text.len(), sitting.table().lines());
        if !text.ends_with('\n') {
            // A record written by hand may end without a line break; the next line brings it.
            text.push('\n');
        }
        let path = path.to_owned();
        let (clock, drawer): (fn() -> String, _) = (now, Drawer::of_user());
        Self {
            sitting,
            path,
            disk,
            text,
            sum,
            safe,
            safe_lines,
            failed: None,
            pen,
            clock,
            drawer,
            report,
            lock,
        }
    }

    /// The same record with another clock.
    #[must_use]
    pub fn with_clock(mut self, clock: fn() -> String) -> Self {
        self.clock = clock;
        self
    }

    /// The same record with its seed in another drawer.
    #[must_use]
    pub fn with_drawer(mut self, drawer: Option<Drawer>) -> Self {
        self.drawer = drawer;
        self
    }

    /// The game.
    pub fn sitting(&self) -> &S {
        &self.sitting
    }

    /// The game to be looked at.
    pub fn table(&self) -> &dyn Table {
        self.sitting.table()
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
        match &self.pen {
            Pen::None(why) => Some(why),
            Pen::Here(_) | Pen::Away(_) => None,
        }
    }

    /// What opening found, brought up to now.
    pub fn check(&self) -> Report {
        let table = self.table();
        let proof = prove(table);
        let (entries, balanced, differences) = (table.lines(), table.balanced(), table.differences());
        Report { entries, balanced, differences, proof, ..self.report.clone() }
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
        Copy { disk: Arc::clone(&self.disk), text: self.text.clone() }
    }
}

/// Everything in a record at one moment.
#[derive(Clone, Debug)]
pub struct Copy {
    disk: Arc<dyn Disk>,
    text: String,
}

impl Copy {
    /// What is in it.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Saves it under a new name.
    ///
    /// # Errors
    /// There is something under that name already, or it cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), Fault> {
        write_new(&*self.disk, path, self.text.as_bytes()).map(|_| ())
    }
}
