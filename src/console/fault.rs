//! Why a command did not do what was asked: one line on the error output, with the way out, and the number it ends
//! with.

use crate::ask::AskError;
use crate::preset::Unusable;
use crate::record::{self, Cause};
use crate::say;
use crate::session::NotBegun;
use crate::words::{Key, Line, keys};

/// The number that a command ends with when it is not zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// The record or the books are wrong.
    Wrong = 1,
    /// The request is.
    Request = 2,
    /// Something was or may have been entered all the same.
    Unsure = 3,
}

/// Why a command did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// What the command ends with.
    pub(super) exit: Exit,
    /// What is wrong.
    pub(super) why: Line,
    /// What helps.
    pub(super) way_out: Option<Line>,
}

impl Fault {
    /// A request that is wrong.
    pub(super) fn request(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Request, why: why.into(), way_out: None }
    }

    /// Books that are wrong.
    pub(super) fn wrong(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Wrong, why: why.into(), way_out: None }
    }

    /// What was or may have been entered, and could not be shown.
    pub(super) fn unsure(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Unsure, why: why.into(), way_out: None }
    }

    /// Adds what helps.
    pub(super) fn way_out(self, line: impl Into<Line>) -> Self {
        Self { way_out: Some(line.into()), ..self }
    }

    /// Replaces what helps.
    pub(super) fn with_way_out(self, way_out: Option<Line>) -> Self {
        Self { way_out, ..self }
    }

    /// Everything in one line.
    pub(super) fn line(&self) -> Line {
        match &self.way_out {
            Some(way_out) => say!(keys::console::WAY_OUT, why = self.why.clone(), way = way_out.clone()),
            None => self.why.clone(),
        }
    }
}

impl From<record::Fault> for Fault {
    fn from(fault: record::Fault) -> Self {
        let exit = match fault.cause {
            Cause::Empty | Cause::NotText | Cause::Header(_) | Cause::Line(_) | Cause::Sum | Cause::Lines => {
                Exit::Wrong
            }
            _ => Exit::Request,
        };
        let way_out = match (&fault.cause, fault.way_out()) {
            (Cause::Missing | Cause::Folder, None) => Some(Line::new(keys::console::WAY_FILE)),
            (_, way_out) => way_out,
        };
        Self { exit, why: fault.line(), way_out }
    }
}

impl From<Unusable> for Fault {
    fn from(unusable: Unusable) -> Self {
        Self::request(unusable.line()).with_way_out(unusable.way_out())
    }
}

impl From<NotBegun> for Fault {
    fn from(not_begun: NotBegun) -> Self {
        Self::request(not_begun.line()).with_way_out(not_begun.way_out())
    }
}

impl From<AskError> for Fault {
    fn from(question: AskError) -> Self {
        Self::request(question.why).with_way_out(question.way_out)
    }
}

impl From<Key> for Fault {
    fn from(why: Key) -> Self {
        Self::request(why)
    }
}
