//! The form of a draft: what may still be said, and the act that it comes to. The draft only narrows down what may be done, so the order
//! in which it is said does not matter.

use crate::engine::worksheet::{Cell, NumberEntry};
use crate::engine::{AnyAct, Field, PlaceId, Session, Worksheet};
use crate::page::{Candidate, Draft, InputId, Moment};
use crate::words::{Line, misread, parse_entered};

/// What may still be said of an act.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form {
    /// The inputs, in the order of the line of notation.
    pub inputs: Vec<Input>,
    /// The verbs that are meant if none is said yet.
    pub verbs: Vec<&'static str>,
    /// The places that may be pressed next.
    pub places: Vec<PlaceId>,
    /// The act, once it is whole; or what is still missing or wrong, if that can be said.
    pub act: Option<Result<AnyAct, Line>>,
}

/// An input.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    /// Which one.
    pub id: InputId,
    /// What it takes.
    pub kind: InputKind,
    /// What stands in it, as it was typed.
    pub text: String,
    /// Whether the act is whole without it.
    pub optional: bool,
}

/// What an input takes.
#[derive(Clone, Debug, PartialEq)]
pub enum InputKind {
    /// One of these words.
    Choice(Vec<String>),
    /// A number.
    Number(Box<Field>),
    /// One of these digits; the next one typed is that of the next input.
    Digit(Vec<u8>),
    /// A name.
    Text,
}

impl InputKind {
    /// Whether typed text is for this input.
    pub(super) fn takes(&self, before: &str, text: &str) -> bool {
        match self {
            Self::Choice(words) => {
                words.iter().any(|word| word.starts_with(&format!("{before}{text}").to_lowercase()))
            }
            Self::Number(_) => {
                text.chars().all(|sign| sign.is_ascii_digit() || " ,.'$\u{a0}\u{202f}".contains(sign))
            }
            Self::Digit(digits) => digits.iter().any(|digit| digit.to_string() == text),
            Self::Text => true,
        }
    }
}

impl Input {
    fn number_of(id: InputId, field: &Field, draft: &Draft) -> Self {
        let optional = !field.only_table_knows && (field.may_be_zero || field.begins.is_some());
        let text = draft.text(&id).to_owned();
        Self { id, kind: InputKind::Number(Box::new(field.clone())), text, optional }
    }

    /// Whether the act waits for it.
    pub(super) fn is_wanted(&self) -> bool {
        !self.optional && (self.text.is_empty() || matches!(self.id, InputId::Argument(_)))
    }

    /// Why what stands in it is no value for it.
    pub(super) fn wrong(&self) -> Option<Line> {
        matches!(self.kind, InputKind::Number(_)).then(|| self.number().err()).flatten()
    }

    /// The number in it, or why there is none.
    fn number(&self) -> Result<Option<i64>, Line> {
        let number = parse_entered(&self.text).map_err(|text| misread(&text))?;
        match (&self.kind, number) {
            (InputKind::Number(field), Some(number)) if field.unread.is_none() && !field.holds(number) => {
                Err(field.bounds_line(number))
            }
            _ => Ok(number),
        }
    }
}

impl Form {
    /// The form of a draft: that of the phase if it has one for the verb, or else one made from what may be done.
    pub fn of(session: &Session, moment: &Moment, draft: &Draft) -> Self {
        let sheet = session.book().worksheet(session.setting(), &draft.of_sheet());
        match sheet.filter(|sheet| sheet.verb == draft.verb && sheet.act.is_some()) {
            Some(sheet) => Self::of_sheet(sheet, draft),
            None => Self::of_candidates(moment, draft),
        }
    }

    /// Whether no act is meant.
    pub(super) fn is_empty(&self) -> bool {
        self.act.is_none() && self.verbs.is_empty() && self.inputs.is_empty() && self.places.is_empty()
    }

    fn of_candidates(moment: &Moment, draft: &Draft) -> Self {
        let fits: Vec<&Candidate> =
            moment.candidates.iter().filter(|candidate| fits(candidate, draft)).collect();
        let verbs = distinct(fits.iter().map(|candidate| candidate.syntax.word));
        let mut form = Self { places: next_places(&fits, draft), ..Self::default() };
        let meant = meant(&fits, draft).filter(|_| verbs.len() == 1);
        if verbs.len() == 1 {
            form.inputs = arguments(&fits, draft, meant.is_some());
        }
        if let Some(candidate) = meant {
            let fields = (0..).zip(&candidate.offer.fields);
            let numbers = fields.map(|(at, field)| Input::number_of(InputId::Number(at), field, draft));
            form.inputs.extend(numbers);
            form.act = form.filled(&candidate.offer.act);
        }
        form.verbs = if draft.verb.is_none() { verbs } else { Vec::new() };
        form
    }

    /// An act with the numbers of the form; nothing while one is missing.
    fn filled(&self, act: &AnyAct) -> Option<Result<AnyAct, Line>> {
        let mut values = Vec::new();
        for input in self.inputs.iter().filter(|input| matches!(input.kind, InputKind::Number(_))) {
            match input.number() {
                Ok(Some(number)) => values.push(number),
                Ok(None) if input.optional => values.push(0),
                Ok(None) => return None,
                Err(why) => return Some(Err(why)),
            }
        }
        act.filled(&values).map(Ok)
    }

    fn of_sheet(sheet: Worksheet, draft: &Draft) -> Self {
        let mut form = Self::default();
        for cell in sheet.rows.iter().flat_map(|row| &row.cells).flat_map(Cell::parts) {
            form.inputs.extend(match cell {
                Cell::Field(NumberEntry { id, field, .. }) => {
                    Some(Input::number_of(InputId::Sheet(id.clone()), field, draft))
                }
                Cell::Typed(id, ..) => {
                    let digits = sheet.breath.iter().flat_map(|breath| &breath.digits);
                    let kind = InputKind::Digit(digits.map(|(digit, _)| *digit).collect());
                    let id = InputId::Sheet(id.clone());
                    Some(Input { text: draft.text(&id).to_owned(), id, kind, optional: false })
                }
                _ => None,
            });
        }
        let places = sheet.rows.iter().filter_map(|row| row.at.as_ref()).chain(&sheet.places);
        form.places = places.map(|(place, _)| *place).collect();
        let empty = |input: &Input| !input.optional && input.text.is_empty();
        form.act = match sheet.act {
            Some(Ok(_)) if form.inputs.iter().any(empty) => None,
            act => act.map(|act| act.map(|offer| offer.act)),
        };
        form
    }
}

/// The items without repetitions.
fn distinct<T: PartialEq>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all = Vec::new();
    for item in items {
        if !all.contains(&item) {
            all.push(item);
        }
    }
    all
}

/// Takes an item out of a list, if it is in it.
fn take<T: PartialEq>(from: &mut Vec<T>, item: &T) -> bool {
    let at = from.iter().position(|other| other == item);
    at.map(|at| from.remove(at)).is_some()
}

/// Whether all items of one list are in another, as often.
fn within<T: PartialEq>(some: &[T], all: &[T]) -> bool {
    let count = |of: &[T], item| of.iter().filter(|other| *other == item).count();
    some.iter().all(|item| count(some, item) <= count(all, item))
}

fn said(draft: &Draft) -> Vec<(&'static str, &str)> {
    draft.said().collect()
}

fn words(candidate: &Candidate) -> Vec<(&'static str, &str)> {
    candidate.words.iter().map(|(name, word)| (*name, word.as_str())).collect()
}

/// Whether an act may still be meant.
fn fits(candidate: &Candidate, draft: &Draft) -> bool {
    draft.verb.is_none_or(|verb| verb == candidate.syntax.word)
        && within(&draft.places, &candidate.places)
        && within(&said(draft), &words(candidate))
}

/// The act of which nothing is left to say but its numbers: each of its words is said, or common to all acts that may be meant. If there
/// is none, the only one whose places are all pressed.
fn meant<'a>(fits: &[&'a Candidate], draft: &Draft) -> Option<&'a Candidate> {
    let (first, others) = fits.split_first()?;
    let mut known = words(first);
    for other in others {
        let mut its = words(other);
        known.retain(|word| take(&mut its, word));
    }
    for word in said(draft) {
        take(&mut known, &word);
    }
    known.extend(said(draft));
    let whole = fits.iter().find(|candidate| within(&words(candidate), &known));
    let all_pressed = |candidate: &&&Candidate| within(&candidate.places, &draft.places);
    let mut pressed = fits.iter().filter(|_| !draft.places.is_empty()).filter(all_pressed);
    whole.or(pressed.next().filter(|_| pressed.next().is_none())).copied()
}

/// The arguments in which the acts that may be meant differ, each with the words that may be said next.
fn arguments(fits: &[&Candidate], draft: &Draft, whole: bool) -> Vec<Input> {
    let names = distinct(fits.iter().flat_map(|candidate| &candidate.words).map(|(name, _)| *name));
    let inputs = names.into_iter().filter_map(|name| argument(name, fits, draft));
    inputs.map(|input| Input { optional: whole || input.optional, ..input }).collect()
}

fn argument(name: &'static str, fits: &[&Candidate], draft: &Draft) -> Option<Input> {
    let id = InputId::Argument(name);
    let text = draft.text(&id).to_owned();
    let left = |candidate: &Candidate| {
        let words = candidate.words.iter().filter(|(other, _)| *other == name);
        let mut left: Vec<String> = words.map(|(_, word)| word.clone()).collect();
        for word in text.split_whitespace() {
            take(&mut left, &word.to_owned());
        }
        left
    };
    let left: Vec<Vec<String>> = fits.iter().map(|candidate| left(candidate)).collect();
    let always = left.iter().all(|words| !words.is_empty());
    let choices = distinct(left.into_iter().flatten());
    let open = choices.len() > 1 || !choices.is_empty() && !always;
    (open || !text.is_empty()).then_some(Input {
        id,
        optional: choices.is_empty(),
        kind: InputKind::Choice(choices),
        text,
    })
}

/// The places that may be pressed next.
fn next_places(fits: &[&Candidate], draft: &Draft) -> Vec<PlaceId> {
    let next = |candidate: &&Candidate| {
        let mut left = candidate.places.clone();
        for place in &draft.places {
            take(&mut left, place);
        }
        left
    };
    distinct(fits.iter().flat_map(next))
}
