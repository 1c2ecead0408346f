//! What somebody has said of an act so far, in whatever order.

use crate::engine::PlaceId;
use crate::engine::worksheet::{self, FieldId};
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
}

/// How far somebody has come with one act.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The verb, in notation.
    pub verb: Option<&'static str>,
    /// The places that were pressed.
    pub places: Vec<PlaceId>,
    /// What presses on a worksheet have made so far.
    pub made: worksheet::Draft,
    /// What stands in the inputs, oldest first.
    inputs: Vec<(InputId, String)>,
}

impl Draft {
    /// A draft of a verb.
    pub fn of(verb: &'static str) -> Self {
        Self { verb: Some(verb), ..Self::default() }
    }

    /// What stands in an input, as it was typed.
    pub fn text(&self, id: &InputId) -> &str {
        self.inputs.iter().find(|(other, _)| other == id).map_or("", |(_, text)| text)
    }

    /// Replaces what stands in an input.
    pub fn set(&mut self, id: InputId, text: impl Into<String>) {
        self.inputs.retain(|(other, _)| *other != id);
        self.inputs.push((id, text.into()));
    }

    /// Says one word of an argument, which may have several.
    pub fn say(&mut self, argument: &'static str, word: &str) {
        let id = InputId::Argument(argument);
        let said = [self.text(&id), word].join(" ");
        self.set(id, said.trim());
    }

    /// The words that were said of each argument.
    pub(super) fn said(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.inputs.iter().flat_map(|(id, text)| {
            let name = if let InputId::Argument(name) = id { Some(*name) } else { None };
            name.into_iter().flat_map(|name| text.split_whitespace().map(move |word| (name, word)))
        })
    }

    /// The draft as a worksheet takes it.
    pub(super) fn of_sheet(&self) -> worksheet::Draft {
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
