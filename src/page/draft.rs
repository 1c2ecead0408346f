//! What somebody has said of an act so far, in whatever order.

use crate::engine::board::{CellId, Value};
use crate::engine::correction::Correction;
use crate::engine::entry::{BoardValue, Decision, Verb};
use crate::engine::ledger::Written;
use crate::engine::worksheet::{self, FieldId};
use crate::engine::{AnyAct, PlaceId, Session};
use crate::page::{Candidate, Detail, Referee};
use crate::words::parse_entered;

/// An input, by what it is and not by where it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InputId {
    /// An argument of the act, by its name.
    Argument(&'static str),
    /// The n-th number that is filled in, from 0.
    Number(usize),
    /// A number of a worksheet.
    Sheet(FieldId),
    /// A printed value.
    Board(CellId),
    /// The place that is pressed next, by its printed number.
    Place,
    /// One of the acts of the list, as it is shown there.
    Row,
    /// What is said in a form of the referee.
    Said(Detail),
}

/// How far somebody has come with one act.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The form of the referee that is filled in, if it is no act.
    pub referee: Option<Referee>,
    /// The act that was begun before.
    pub(super) behind: Option<Box<Draft>>,
    /// The verb, in notation.
    pub verb: Option<&'static str>,
    /// The places that were pressed.
    pub places: Vec<PlaceId>,
    /// What presses on a worksheet have made so far.
    pub made: worksheet::Draft,
    /// An act that was taken up as a whole.
    pub act: Option<AnyAct>,
    /// The outcome that Steward has drawn for that act, which can then no longer be given up.
    pub drawn: Option<Vec<usize>>,
    /// The input that was gone to.
    pub at: Option<InputId>,
    /// Whether the act is only pointed at in the list: what it needs is asked once it is chosen.
    pub(super) pointed: bool,
    /// Whether what is typed next stands in the place of what stands in that input.
    pub replaces: bool,
    /// What stands in the inputs, oldest first.
    pub(super) inputs: Vec<(InputId, String)>,
    /// The beginning of a word, and the input that it stands in.
    pub(super) begun: Option<(InputId, String)>,
}

impl Draft {
    /// A draft of a verb.
    pub fn of(verb: &'static str) -> Self {
        Self { verb: Some(verb), ..Self::default() }
    }

    /// A draft of an act that is offered, with its words and its places said.
    pub(super) fn in_words(candidate: &Candidate) -> Self {
        let mut draft = Self { places: candidate.places.clone(), ..Self::of(candidate.syntax.word) };
        candidate.words.iter().for_each(|(name, word)| draft.say(name, word));
        draft
    }

    /// A form of the referee over what was begun.
    pub(super) fn of_referee(self, referee: Referee) -> Self {
        let begun = if self.referee.is_some() { self.behind } else { Some(Box::new(self)) };
        Self { referee: Some(referee), behind: begun.filter(|begun| !begun.is_empty()), ..Self::default() }
    }

    /// The form of the referee with all that was said of a line; none for what it cannot say.
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
        said.into_iter().for_each(|(detail, text)| draft.set(InputId::Said(detail), text));
        Some(draft)
    }

    /// What was begun before the form of the referee, or nothing.
    pub(super) fn leave(&mut self) {
        *self = self.behind.take().map_or_else(Self::default, |begun| *begun);
    }

    /// A draft of a whole act.
    pub fn whole(act: AnyAct) -> Self {
        Self { act: Some(act), ..Self::default() }
    }

    /// A draft of an act with the outcome that was drawn for it.
    pub(super) fn drawn(act: AnyAct, outcome: Vec<usize>) -> Self {
        Self { drawn: Some(outcome), ..Self::whole(act) }
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self { at: self.at.clone(), replaces: self.replaces, ..Self::default() }
    }

    /// Whether nothing is said but an act as a whole.
    pub(super) fn says_nothing(&self) -> bool {
        self.drawn.is_none() && Self { act: None, ..self.clone() }.is_empty()
    }

    /// What stands in an input, as it was typed.
    pub fn text(&self, id: &InputId) -> &str {
        self.inputs.iter().find(|(other, _)| other == id).map_or("", |(_, text)| text)
    }

    /// Replaces what stands in an input.
    pub fn set(&mut self, id: InputId, text: impl Into<String>) {
        self.inputs.retain(|(other, _)| *other != id);
        let text = text.into();
        if !text.is_empty() {
            self.inputs.push((id, text));
        }
    }

    /// Says one word of an argument, which may have several.
    pub fn say(&mut self, argument: &'static str, word: &str) {
        let id = InputId::Argument(argument);
        let said = [self.text(&id), word].join(" ");
        self.set(id, said.trim());
        self.at = None;
    }

    /// Takes one word of an argument back, if it was said.
    pub(super) fn unsay(&mut self, argument: &'static str, word: &str) {
        let id = InputId::Argument(argument);
        let mut words: Vec<&str> = self.text(&id).split_whitespace().collect();
        if let Some(at) = words.iter().position(|other| *other == word) {
            words.remove(at);
            let left = words.join(" ");
            self.set(id, left);
        }
    }

    /// Whether anything is filled in of a form.
    pub(super) fn fills_in(&self) -> bool {
        let typed = self.inputs.iter().any(|(id, _)| matches!(id, InputId::Sheet(_)));
        typed || self.made != worksheet::Draft::default()
    }

    /// Takes over what a press on a worksheet makes of it.
    pub(super) fn make(&mut self, made: worksheet::Draft) {
        self.inputs.retain(|(id, _)| !matches!(id, InputId::Sheet(_)));
        self.places.clone_from(&made.pressed);
        (self.made, self.act, self.at) = (made, None, None);
    }

    /// The beginning of a word in an input, as it was typed.
    pub fn begun(&self, input: &InputId) -> &str {
        self.begun.as_ref().filter(|(id, _)| id == input).map_or("", |(_, word)| word)
    }

    /// Takes back what was said last; whether there was anything.
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

    /// Forgets what was answered to a question about the board.
    pub(super) fn forget_board(&mut self) {
        self.inputs.retain(|(id, _)| !matches!(id, InputId::Board(_)));
    }

    /// The words that were said of each argument.
    pub(super) fn said(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.inputs.iter().flat_map(|(id, text)| {
            let name = if let InputId::Argument(name) = id { Some(*name) } else { None };
            name.into_iter().flat_map(|name| text.split_whitespace().map(move |word| (name, word)))
        })
    }

    /// The draft as a worksheet takes it.
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
