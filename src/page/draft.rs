//! The draft of an act: what the user has entered so far, in any order.

use crate::engine::board::{CellId, Value};
use crate::engine::correction::Correction;
use crate::engine::entry::{BoardValue, Decision, Verb};
use crate::engine::ledger::Written;
use crate::engine::worksheet::{self, FieldId};
use crate::engine::{AnyAct, PlaceId, Session};
use crate::page::{Candidate, Detail, Referee};
use crate::words::parse_entered;

/// Identifies an input by its meaning, not by where it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InputId {
    /// An argument of the act, by name.
    Argument(&'static str),
    /// The n-th number field of the act, from 0.
    Number(usize),
    /// A number of a worksheet.
    Sheet(FieldId),
    Board(CellId),
    /// The place to press next, typed by its printed number.
    Place,
    /// An act of the list, typed by its label.
    Row,
    /// A button of a worksheet, typed by its label.
    Answer,
    /// A detail of a referee's form.
    Detail(Detail),
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The referee's form that is open.
    pub referee: Option<Referee>,
    /// The draft that was open before the referee's form.
    pub(super) behind: Option<Box<Draft>>,
    pub verb: Option<&'static str>,
    /// The pressed places.
    pub places: Vec<PlaceId>,
    /// What presses on the worksheet have filled in.
    pub made: worksheet::Draft,
    /// A complete act, such as one chosen from the list.
    pub act: Option<AnyAct>,
    /// The outcome drawn for the act. From then on the act can no longer be abandoned.
    pub drawn: Option<Vec<usize>>,
    /// The input that the user has focused.
    pub at: Option<InputId>,
    /// Whether the act is only highlighted in the list. What it needs is asked once it is chosen.
    pub(super) pointed: bool,
    /// Whether the next typed text replaces the text of the focused input.
    pub replaces: bool,
    /// The texts of the inputs, oldest first.
    pub(super) inputs: Vec<(InputId, String)>,
    /// A partly typed word, and its input.
    pub(super) begun: Option<(InputId, String)>,
}

impl Draft {
    pub fn of(verb: &'static str) -> Self {
        Self { verb: Some(verb), ..Self::default() }
    }

    /// A draft with the words and places of a candidate.
    pub(super) fn in_words(candidate: &Candidate) -> Self {
        let mut draft = Self { places: candidate.places.clone(), ..Self::of(candidate.syntax.word) };
        candidate.words.iter().for_each(|(name, word)| draft.say(name, word));
        draft
    }

    /// Opens a referee's form over this draft.
    pub(super) fn of_referee(self, referee: Referee) -> Self {
        let begun = if self.referee.is_some() { self.behind } else { Some(Box::new(self)) };
        Self { referee: Some(referee), behind: begun.filter(|begun| !begun.is_empty()), ..Self::default() }
    }

    /// The referee's form filled in from an entry. `None` if the form cannot express the entry.
    pub(super) fn saying_again(session: &Session, verb: &Verb) -> Option<Self> {
        let (referee, said) = match verb {
            Verb::Observe(BoardValue { cell, value, .. }) => {
                let cell = session.board().schema().find(cell)?;
                let mut draft = Self { referee: Some(Referee::Read(cell)), ..Self::default() };
                let text = match value {
                    Value::Whole(number) => number.to_string(),
                    Value::Text(text) => text.clone(),
                };
                draft.set(InputId::Board(cell), text);
                draft.at = Some(InputId::Board(cell));
                return Some(draft);
            }
            Verb::Ruling(Decision { id, option, by, reason }) => (
                Referee::Ruling,
                vec![
                    (Detail::Question, id.clone()),
                    (Detail::Option, option.clone()),
                    (Detail::By, by.clone()),
                    (Detail::Reason, reason.clone()),
                ],
            ),
            Verb::Correct(Correction { moves, stands: None, owed, reason }) if owed.is_empty() => {
                let [Written(from, to, unit, amount)] = moves.as_slice() else { return None };
                let said = vec![
                    (Detail::From, from.to_string()),
                    (Detail::To, to.to_string()),
                    (Detail::Unit, unit.to_string()),
                    (Detail::Amount, amount.to_string()),
                    (Detail::Reason, reason.clone()),
                ];
                (Referee::Correct, said)
            }
            _ => return None,
        };
        let mut draft = Self { referee: Some(referee), ..Self::default() };
        said.into_iter().for_each(|(detail, text)| draft.set(InputId::Detail(detail), text));
        Some(draft)
    }

    /// Closes the referee's form and returns to the draft before it.
    pub(super) fn leave(&mut self) {
        *self = self.behind.take().map_or_else(Self::default, |begun| *begun);
    }

    pub fn whole(act: AnyAct) -> Self {
        Self { act: Some(act), ..Self::default() }
    }

    pub(super) fn drawn(act: AnyAct, outcome: Vec<usize>) -> Self {
        Self { drawn: Some(outcome), ..Self::whole(act) }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self { at: self.at.clone(), replaces: self.replaces, ..Self::default() }
    }

    /// Whether the draft contains nothing but a complete act.
    pub(super) fn is_only_an_act(&self) -> bool {
        self.drawn.is_none() && Self { act: None, ..self.clone() }.is_empty()
    }

    pub fn text(&self, id: &InputId) -> &str {
        self.inputs.iter().find(|(other, _)| other == id).map_or("", |(_, text)| text)
    }

    /// Where a place is among the pressed ones.
    pub(super) fn positions(&self, place: PlaceId) -> Vec<usize> {
        (0..).zip(&self.places).filter(|(_, other)| **other == place).map(|(at, _)| at).collect()
    }

    /// Replaces the text of an input.
    pub fn set(&mut self, id: InputId, text: impl Into<String>) {
        self.inputs.retain(|(other, _)| *other != id);
        let text = text.into();
        if !text.is_empty() {
            self.inputs.push((id, text));
        }
    }

    /// Adds a word to an argument, which may have several.
    pub fn say(&mut self, argument: &'static str, word: &str) {
        let id = InputId::Argument(argument);
        let said = [self.text(&id), word].join(" ");
        self.set(id, said.trim());
        self.at = None;
    }

    /// Removes a word from an argument.
    pub(super) fn unsay(&mut self, argument: &'static str, word: &str) {
        let id = InputId::Argument(argument);
        let mut words: Vec<&str> = self.text(&id).split_whitespace().collect();
        if let Some(at) = words.iter().position(|other| *other == word) {
            words.remove(at);
            let left = words.join(" ");
            self.set(id, left);
        }
    }

    /// Whether any part of a worksheet is filled in.
    pub(super) fn fills_in(&self) -> bool {
        let typed = self.inputs.iter().any(|(id, _)| matches!(id, InputId::Sheet(_)));
        typed || self.made != worksheet::Draft::default()
    }

    /// Replaces the worksheet's contents with the result of a press.
    pub(super) fn make(&mut self, made: worksheet::Draft) {
        self.inputs.retain(|(id, _)| !matches!(id, InputId::Sheet(_)));
        self.places.clone_from(&made.pressed);
        (self.made, self.act, self.at) = (made, None, None);
    }

    /// The partly typed word of an input.
    pub fn begun(&self, input: &InputId) -> &str {
        self.begun.as_ref().filter(|(id, _)| id == input).map_or("", |(_, word)| word)
    }

    /// Removes what was entered last. Returns whether the draft had anything to remove.
    pub(super) fn take_back(&mut self) -> bool {
        let said = !self.is_empty();
        if self.begun.take().is_none()
            && self.act.take().is_none()
            && self.inputs.pop().is_none()
            && self.places.pop().is_none()
            && std::mem::take(&mut self.made) == worksheet::Draft::default()
        {
            self.leave();
        }
        self.at = None;
        said
    }

    /// Clears the answers to a question about the board.
    pub(super) fn forget_board(&mut self) {
        self.inputs.retain(|(id, _)| !matches!(id, InputId::Board(_)));
    }

    /// The entered words, each with the name of its argument.
    pub(super) fn said(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.inputs.iter().flat_map(|(id, text)| {
            let name = if let InputId::Argument(name) = id { Some(*name) } else { None };
            name.into_iter().flat_map(|name| text.split_whitespace().map(move |word| (name, word)))
        })
    }

    /// The draft in the form that a worksheet expects.
    pub fn of_sheet(&self) -> worksheet::Draft {
        let mut sheet = self.made.clone();
        sheet.verb = self.verb.map(str::to_owned);
        sheet.pressed.clone_from(&self.places);
        for (id, text) in &self.inputs {
            if let InputId::Sheet(id) = id {
                sheet = sheet.with_entered(id.clone(), parse_entered(text));
            }
        }
        sheet
    }
}
