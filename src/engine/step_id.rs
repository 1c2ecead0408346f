//! Ids of the steps of the effective log.

use std::fmt;
use std::str::FromStr;

/// The id of a step: the line that entered it and, for a step inserted by an amend, the number of the edit. Written `31` or `31.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StepId {
    /// The line.
    pub line: u32,
    /// The number of the edit in that line, from 1; 0 for the line itself.
    pub part: u16,
}

impl StepId {
    /// The step that a line itself entered.
    pub const fn line(line: u32) -> Self {
        Self { line, part: 0 }
    }
}

impl fmt::Display for StepId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            0 => write!(f, "{}", self.line),
            part => write!(f, "{}.{part}", self.line),
        }
    }
}

impl FromStr for StepId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (line, part) = text.split_once('.').unwrap_or((text, "0"));
        match (line.parse(), part.parse()) {
            (Ok(line), Ok(part)) => Ok(Self { line, part }),
            _ => Err(format!("{text:?} is no entry; entries are numbers, such as 31 or 31.2")),
        }
    }
}

crate::as_text!(StepId, |_, wrong| wrong);
