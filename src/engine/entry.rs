//! One line of a record after the first: an act of the game, a verb of the referee, or a fact.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::engine::board::{Source, Value};
use crate::engine::correction::Correction;
use crate::engine::ledger::Written;
use crate::engine::seat::plain;
use crate::engine::{Colour, Drawn, Game, Seat};
use crate::words::Line;

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Entry<G: Game> {
    /// Its number, from 1, in the order of the file.
    pub n: u32,
    /// The line it follows; 0 is the header.
    pub on: u32,
    /// When it was entered; empty in a record written by hand.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub at: String,
    /// What was entered.
    #[serde(flatten)]
    pub verb: Verb<G>,
    /// The draw by Steward that its outcome comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Box<Drawn>>,
    /// The movements it made when it was entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Arc<[Written]>>,
    /// The phase it led to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<SmolStr>,
}

/// What can be entered. The first four make the chain that is replayed; `back` names a new head; the others
/// are facts, never undone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(serialize = "", deserialize = ""))]
pub enum Verb<G: Game> {
    /// An act of the game.
    Act(G::Act),
    /// Things put right by hand.
    Correct(Correction<G::Fix>),
    /// An open question decided at the table.
    Ruling(Decision),
    /// Past entries put right.
    Amend(Amendment<G>),
    /// Undo, redo or a jump: the line that is the head from now on.
    Back(u32),
    /// A remark.
    Note(Note),
    /// What players hold, counted by hand.
    Count(Vec<Counted>),
    /// A value read off the box.
    Read(Reading),
    /// A name or a colour put right.
    Rename(Rename),
    /// A break.
    Pause(String),
    /// Somebody leaves the table.
    Leaves(Leaving),
}

impl<G: Game> Verb<G> {
    /// Whether it is on the chain that is replayed.
    pub fn on_chain(&self) -> bool {
        matches!(self, Self::Act(_) | Self::Correct(_) | Self::Ruling(_) | Self::Amend(_))
    }

    /// Its word in records.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Act(_) => "act",
            Self::Correct(_) => "correct",
            Self::Ruling(_) => "ruling",
            Self::Amend(_) => "amend",
            Self::Back(_) => "back",
            Self::Note(_) => "note",
            Self::Count(_) => "count",
            Self::Read(_) => "read",
            Self::Rename(_) => "rename",
            Self::Pause(_) => "pause",
            Self::Leaves(_) => "leaves",
        }
    }
}

/// An open question decided at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// Which question.
    pub id: String,
    /// Which option.
    pub option: String,
    /// Who decided.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// Why, in the table's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// A remark of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The remark.
    pub text: String,
    /// The entry it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<u32>,
}

/// One thing counted by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted(pub String, pub String, pub i64);

/// A value read off the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// The cell, in words: `space 7 cost`.
    pub cell: String,
    /// What is printed there.
    pub value: Value,
    /// Where it comes from.
    #[serde(default = "board")]
    pub source: Source,
}

const fn board() -> Source {
    Source::Board
}

/// A name or a colour put right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The seat that gets another name or colour.
    pub seat: Seat,
    /// The name from now on.
    pub name: String,
    /// The colour from now on, where that was wrong too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

impl Rename {
    /// Whether everybody can see what the name is.
    ///
    /// # Errors
    /// It has a letter that nobody sees.
    pub fn plain(&self) -> Result<(), Line> {
        plain(&self.name, self.seat.index() + 1)
    }
}

/// Somebody leaves the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leaving {
    /// The player who leaves the table.
    pub seat: Seat,
    /// What becomes of the place, in the table's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// One step of the replayed chain: the line it was entered with, and for what an amend put in, which of its
/// edits. Written `31` or `31.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StepId {
    /// The line.
    pub line: u32,
    /// The edit of that line, from 1; 0 for the line itself.
    pub part: u16,
}

impl StepId {
    /// The step that a line itself is.
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

/// Past entries put right, all at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), deny_unknown_fields)]
pub struct Amendment<G: Game> {
    /// What changes, in order.
    pub edits: Vec<Edit<G>>,
    /// What had been wrong.
    pub was: AmendPolicy,
    /// Where today's balances are kept: the fixes that put numbered pieces back where they are today.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub fixes: Vec<G::Fix>,
    /// Where today's balances are kept: the movements that lead from the edited book back to them, after the fixes.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub stand: Vec<Written>,
    /// Where today's balances are kept: who owes whom what today.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Written>,
    /// Why, in the table's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl<G: Game> Amendment<G> {
    /// Edits with what had been wrong, and nothing kept yet.
    pub fn of(edits: Vec<Edit<G>>, was: AmendPolicy) -> Self {
        Self { edits, was, fixes: Vec::new(), stand: Vec::new(), owed: Vec::new(), reason: String::new() }
    }
}

/// What had been wrong when an entry is put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AmendPolicy {
    /// The book: the table had done it right, and nothing changes hands.
    Book,
    /// The table: people hand each other what the put-right list says.
    Table,
    /// Either, and the table lets it stand: balances stay as they are today.
    Stand,
}

/// One edit of the replayed chain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(serialize = "", deserialize = ""))]
pub enum Edit<G: Game> {
    /// Another step in place of one.
    Replace(StepId, Replayable<G>),
    /// A step taken out.
    Strike(StepId),
    /// A step put in before one.
    Insert(StepId, Replayable<G>),
    /// A step and the one after it change places.
    Swap(StepId),
    /// Another set-up.
    Setup(G::Setup),
}

impl<G: Game> Edit<G> {
    /// What it puts in.
    pub const fn brings(&self) -> Option<&Replayable<G>> {
        match self {
            Self::Replace(_, brought) | Self::Insert(_, brought) => Some(brought),
            Self::Strike(_) | Self::Swap(_) | Self::Setup(_) => None,
        }
    }
}

/// What can be replayed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(serialize = "", deserialize = ""))]
pub enum Replayable<G: Game> {
    /// An act of the game.
    Act(G::Act),
    /// Things put right by hand.
    Correct(Correction<G::Fix>),
    /// An open question decided.
    Ruling(Decision),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_written_and_read_back() {
        for step in [StepId::line(31), StepId { line: 31, part: 2 }] {
            assert_eq!(step.to_string().parse(), Ok(step));
        }
        assert!("x".parse::<StepId>().is_err());
        assert!("3.".parse::<StepId>().is_err());
    }
}
