//! A line of a record after the header: an act of the game, a verb of the referee, or a fact.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::engine::board::{Source, Value};
use crate::engine::correction::Correction;
use crate::engine::ledger::Written;
use crate::engine::seat::plain;
use crate::engine::{AnyAct, AnyStands, Chart, Colour, Drawn, First, Holder, Seat, StepId, Unit};
use crate::words::Line;

/// A line of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Its number, from 1, in the order of the file.
    pub n: u32,
    /// The line it follows on the chain; 0 is the header.
    pub on: u32,
    /// When it was entered; empty in a record written by hand.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub at: String,
    /// What was entered.
    #[serde(flatten)]
    pub verb: Verb,
    /// The draw made by Steward for this act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Box<Drawn>>,
    /// The movements it made when it was entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Arc<[Written]>>,
    /// The phase it led to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<SmolStr>,
}

impl Entry {
    /// A line that has not been entered yet.
    pub fn new(n: u32, on: u32, at: String, verb: Verb) -> Self {
        Self { n, on, at, verb, draw: None, moves: None, phase: None }
    }
}

/// What can be entered. The first four are replayed as the chain; `back` moves the head; the others are facts, which undo does not
/// affect. Deserialized with the acts and documents of one game, then converted to those of any game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verb<A = AnyAct, S = AnyStands> {
    /// An act of the game.
    Act(A),
    /// Manual movements and state.
    Correct(Correction<S>),
    /// The decision of an open point.
    Ruling(Decision),
    /// Changes to past entries.
    Amend(Amendment<A, S>),
    /// Undo, redo or a jump: the line that becomes the head.
    Back(u32),
    /// A remark.
    Note(Note),
    /// Holdings that players counted.
    Count(Vec<Counted>),
    /// A board value.
    #[serde(rename = "read")]
    Observe(BoardValue),
    /// A changed name or colour.
    Rename(Rename),
    /// A break.
    Pause(String),
    /// A player leaves the session.
    Leaves(Leaving),
}

impl<A: Into<AnyAct>, S: Into<AnyStands>> Verb<A, S> {
    /// Converts it to a line of any game.
    pub fn held(self) -> Verb {
        match self {
            Self::Act(act) => Verb::Act(act.into()),
            Self::Correct(correction) => Verb::Correct(correction.held()),
            Self::Ruling(decision) => Verb::Ruling(decision),
            Self::Amend(amendment) => Verb::Amend(amendment.held()),
            Self::Back(to) => Verb::Back(to),
            Self::Note(note) => Verb::Note(note),
            Self::Count(counted) => Verb::Count(counted),
            Self::Observe(board_value) => Verb::Observe(board_value),
            Self::Rename(rename) => Verb::Rename(rename),
            Self::Pause(text) => Verb::Pause(text),
            Self::Leaves(leaving) => Verb::Leaves(leaving),
        }
    }
}

impl Verb {
    /// The act, if it is one.
    pub fn act(&self) -> Option<&AnyAct> {
        if let Self::Act(act) = self { Some(act) } else { None }
    }

    /// Whether it is part of the replayed chain.
    pub fn on_chain(&self) -> bool {
        self.is_step() || matches!(self, Self::Amend(_))
    }

    /// Whether it is an undo, a redo or a jump.
    pub const fn is_back(&self) -> bool {
        matches!(self, Self::Back(_))
    }

    /// Whether it is a fact: recorded without moving anything.
    pub const fn is_fact(&self) -> bool {
        matches!(
            self,
            Self::Note(_)
                | Self::Count(_)
                | Self::Observe(_)
                | Self::Rename(_)
                | Self::Pause(_)
                | Self::Leaves(_)
        )
    }

    /// Whether it is a step, which an edit may also insert.
    pub fn is_step(&self) -> bool {
        matches!(self, Self::Act(_) | Self::Correct(_) | Self::Ruling(_))
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
            Self::Observe(_) => "read",
            Self::Rename(_) => "rename",
            Self::Pause(_) => "pause",
            Self::Leaves(_) => "leaves",
        }
    }
}

/// The decision of an open point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The word of the open point.
    pub id: String,
    /// The word of the option.
    pub option: String,
    /// Who decided.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// The reason, as typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl Decision {
    /// A decision without a name or a reason.
    pub fn of(id: &str, option: &str) -> Self {
        Self { id: id.to_owned(), option: option.to_owned(), by: String::new(), reason: String::new() }
    }
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

/// A counted account: holder, unit and count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted(pub String, pub String, pub i64);

impl Counted {
    /// The account on a chart; `None` if the chart does not have it.
    pub fn account(&self, chart: &Chart) -> Option<(Holder, Unit)> {
        chart.find_holder(&self.0).zip(chart.find_unit(&self.1))
    }

    /// The account with its count.
    pub fn amount(&self, chart: &Chart) -> Option<(Holder, Unit, i64)> {
        self.account(chart).map(|(holder, unit)| (holder, unit, self.2))
    }
}

/// A board value entered during a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardValue {
    /// The cell, such as `space 7 cost`.
    pub cell: String,
    /// The value printed there.
    pub value: Value,
    /// Where it comes from.
    #[serde(default)]
    pub source: Source,
}

/// A changed name or colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The seat that is renamed.
    pub seat: Seat,
    /// The new name.
    pub name: String,
    /// The new colour, if it changes too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

impl Rename {
    /// Checks that the name has no invisible characters.
    ///
    /// # Errors
    /// Says which character is invisible.
    pub fn plain(&self) -> Result<(), Line> {
        plain(&self.name, self.seat.index() + 1)
    }
}

/// A player leaves the session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leaving {
    /// The player who leaves.
    pub seat: Seat,
    /// A note about who takes over, as typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// Changes to past entries, made together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(deserialize = "A: Deserialize<'de>, S: Deserialize<'de>"), deny_unknown_fields)]
pub struct Amendment<A = AnyAct, S = AnyStands> {
    /// The changes, in order.
    pub edits: Vec<Edit<A, S>>,
    /// What was wrong.
    pub was: AmendPolicy,
    /// Under [`AmendPolicy::Stand`]: the current positions of numbered pieces, where they change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces: Option<S>,
    /// Under [`AmendPolicy::Stand`]: the movements that restore the current balances, after the pieces.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub stand: Vec<Written>,
    /// Under [`AmendPolicy::Stand`]: the current debts.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Written>,
    /// The reason, as typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl<A: Into<AnyAct>, S: Into<AnyStands>> Amendment<A, S> {
    fn held(self) -> Amendment {
        let Self { edits, was, pieces, stand, owed, reason } = self;
        let edits = edits.into_iter().map(Edit::held).collect();
        Amendment { edits, was, pieces: pieces.map(Into::into), stand, owed, reason }
    }
}

impl Amendment {
    /// An amendment that keeps no balances yet; see [`Session::complete_amendment`](crate::engine::Session::complete_amendment).
    pub fn of(edits: Vec<Edit>, was: AmendPolicy) -> Self {
        Self { edits, was, pieces: None, stand: Vec::new(), owed: Vec::new(), reason: String::new() }
    }
}

/// What was wrong before an amend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AmendPolicy {
    /// The book. The table played it right, so nothing changes hands.
    Book,
    /// The table. Players hand over what the preview lists.
    Table,
    /// Either. The table leaves things as they are, and current balances stay.
    Stand,
}

/// An edit of the replayed chain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edit<A = AnyAct, S = AnyStands> {
    /// Replaces a step.
    Replace(StepId, Verb<A, S>),
    /// Removes a step.
    Strike(StepId),
    /// Inserts a step before another.
    Insert(StepId, Verb<A, S>),
    /// Swaps a step with the next one.
    Swap(StepId),
    /// Replaces the setup.
    Setup(First),
}

impl<A: Into<AnyAct>, S: Into<AnyStands>> Edit<A, S> {
    fn held(self) -> Edit {
        match self {
            Self::Replace(step, with) => Edit::Replace(step, with.held()),
            Self::Strike(step) => Edit::Strike(step),
            Self::Insert(step, with) => Edit::Insert(step, with.held()),
            Self::Swap(step) => Edit::Swap(step),
            Self::Setup(setup) => Edit::Setup(setup),
        }
    }
}

impl Edit {
    /// The step it changes; `None` for the setup.
    pub const fn step(&self) -> Option<StepId> {
        match self {
            Self::Replace(id, _) | Self::Insert(id, _) | Self::Strike(id) | Self::Swap(id) => Some(*id),
            Self::Setup(_) => None,
        }
    }

    /// The step it inserts or puts in place of another, if any.
    pub const fn brings(&self) -> Option<&Verb> {
        match self {
            Self::Replace(_, brought) | Self::Insert(_, brought) => Some(brought),
            Self::Strike(_) | Self::Swap(_) | Self::Setup(_) => None,
        }
    }
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
