//! Errors of records, with the file, the line, the field and a suggestion.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::disk::{Astray, LARGEST};
use crate::msg;
use crate::platform::BROWSER;
use crate::record::load::MOST;
use crate::session::{HeaderFault, LineFault};
use crate::words::{Line, keys};

/// Why a record was not opened or written. The file is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.line())]
pub struct Fault {
    pub path: PathBuf,
    /// The position in the file, if the error is about a line.
    pub place: Option<FaultPlace>,
    pub cause: Cause,
}

/// A position in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaultPlace {
    /// The line number in the file, from 1.
    pub line: usize,
    /// The number of valid entries before it.
    pub good: u32,
    /// The length of the valid lines in bytes, including the header.
    pub good_bytes: usize,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The file does not exist.
    Missing,
    Folder,
    /// The file already exists.
    Exists,
    /// It cannot be read; holds the reason.
    Unread(Line),
    /// It cannot be written; holds the reason.
    Unwritten(Line),
    /// It is empty.
    Empty,
    /// A line is not text.
    NotText,
    /// The first line is not a valid header.
    Header(HeaderFault),
    /// A line cannot be replayed.
    Line(LineFault),
    /// The checksum of a line is wrong.
    Sum,
    /// It has too many lines.
    Lines,
    /// Another program is writing it; holds which, if known.
    Held(Option<Box<crate::disk::Who>>),
}

/// Describes a disk error, in the system's own words if there is no message for it.
pub(super) fn said(why: &io::Error) -> Line {
    let astray = why.get_ref().and_then(|inner| inner.downcast_ref::<Astray>());
    match (astray, why.kind()) {
        (Some(Astray::Gone), _) => keys::record::GONE.into(),
        (Some(Astray::Changed), _) => keys::record::CHANGED.into(),
        (None, ErrorKind::QuotaExceeded) if BROWSER => keys::record::BROWSER_FULL.into(),
        (None, ErrorKind::StorageFull | ErrorKind::QuotaExceeded) => keys::record::FULL.into(),
        (None, ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => keys::record::PROTECTED.into(),
        (None, ErrorKind::NotFound) => keys::record::NO_FOLDER.into(),
        (None, ErrorKind::FileTooLarge) => {
            msg!(keys::record::TOO_LARGE, most = i64::try_from(LARGEST >> 20).unwrap_or(i64::MAX))
        }
        _ => msg!(keys::record::AS_READ, why = why.to_string()),
    }
}

impl Fault {
    /// An error about a whole file.
    pub(super) fn of(path: &Path, cause: Cause) -> Self {
        Self { path: path.to_owned(), place: None, cause }
    }

    pub(super) fn unread(path: &Path, why: &io::Error) -> Self {
        let cause = match why.kind() {
            ErrorKind::NotFound => Cause::Missing,
            ErrorKind::IsADirectory => Cause::Folder,
            _ => Cause::Unread(said(why)),
        };
        Self::of(path, cause)
    }

    /// The error for a file that cannot be written.
    pub fn unwritten(path: &Path, why: &io::Error) -> Self {
        let cause = match why.kind() {
            ErrorKind::AlreadyExists => Cause::Exists,
            _ => Cause::Unwritten(said(why)),
        };
        Self::of(path, cause)
    }

    /// Whether saving somewhere else would help.
    pub fn elsewhere(&self) -> bool {
        matches!(self.cause, Cause::Unwritten(_) | Cause::Exists | Cause::Held(_))
    }

    /// The field that is at fault.
    pub fn field(&self) -> Option<&str> {
        match &self.cause {
            Cause::Line(fault) => fault.field(),
            Cause::Sum => Some("sum"),
            _ => None,
        }
    }

    /// The message to show, with file and line.
    pub fn line(&self) -> Line {
        let file = self.path.display().to_string();
        let what = self.what();
        match self.place {
            Some(place) => msg!(keys::record::FAULT_AT, file = file, n = place.line.to_string(), what = what),
            None => msg!(keys::record::FAULT, file = file, what = what),
        }
    }

    fn what(&self) -> Line {
        match &self.cause {
            Cause::Missing => Line::new(keys::record::MISSING),
            Cause::Folder => Line::new(keys::record::FOLDER),
            Cause::Exists => Line::new(keys::record::EXISTS),
            Cause::Unread(why) => msg!(keys::record::UNREAD, why = why.clone()),
            Cause::Unwritten(why) => msg!(keys::record::UNWRITTEN, why = why.clone()),
            Cause::Empty => Line::new(keys::record::EMPTY),
            Cause::NotText => Line::new(keys::record::NOT_TEXT),
            Cause::Header(fault) => fault.line(),
            Cause::Line(fault) => fault.line(),
            Cause::Sum => Line::new(keys::record::SUM_WRONG),
            Cause::Lines => msg!(keys::record::TOO_MANY, most = MOST),
            Cause::Held(Some(who)) => msg!(keys::record::HELD, by = who.line()),
            Cause::Held(None) => Line::new(keys::record::HELD_BY_SOMEBODY),
        }
    }

    /// The suggested remedy. Valid lines can be saved as a copy; see [`crate::record::save_good`].
    pub fn suggestion(&self) -> Option<Line> {
        match (&self.cause, self.place) {
            (Cause::Header(fault), _) => fault.suggestion(),
            (Cause::Sum, Some(place)) if place.good > 0 => {
                Some(msg!(keys::record::SAVE_GOOD_OR_UNSIGN, count = place.good))
            }
            (Cause::Line(fault), Some(place)) if fault.perhaps_newer() && place.good > 0 => {
                Some(msg!(keys::record::PERHAPS_NEWER_OR_GOOD, count = place.good))
            }
            (Cause::Line(fault), _) if fault.perhaps_newer() => Some(Line::new(keys::record::PERHAPS_NEWER)),
            (_, Some(place)) if place.good > 0 => Some(msg!(keys::record::SAVE_GOOD, count = place.good)),
            (Cause::Sum, _) => Some(Line::new(keys::record::UNSIGN)),
            (Cause::Line(LineFault::Rejected(rejection)), _) => rejection.suggestion(),
            (Cause::Exists, _) => Some(Line::new(keys::record::OTHER_NAME)),
            (Cause::Held(_), _) => Some(Line::new(keys::record::READ_ONLY)),
            _ => None,
        }
    }
}
