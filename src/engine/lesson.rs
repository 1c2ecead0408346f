//! Teaching material of a game: lessons for its phases, chapters to read out before the first turn, and a rule reference.

use crate::msg;
use crate::words::keys::talk as k;
use crate::words::{Key, Line};

/// The lesson of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of the phase.
    pub name: Key,
    /// Who acts.
    pub who: Key,
    /// Why the phase exists.
    pub why: Key,
    /// What to do in it.
    pub now: Key,
    /// What players most often forget.
    pub forgotten: Key,
    /// The titles of the paragraphs of the rules that apply.
    pub rules: &'static [Key],
    /// The open points that concern the phase, by their words in records.
    pub open: &'static [&'static str],
    /// Worked examples.
    pub worked: &'static [Worked],
}

/// A worked example: a position, and an act that illustrates the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worked {
    /// The number of players, who are named after their colours.
    pub seats: usize,
    /// The lines that set up the position.
    pub laid: &'static [&'static str],
    /// The act, in notation.
    pub act: &'static str,
}

impl Worked {
    /// An act in a game of this many players, after these lines.
    pub const fn new(seats: usize, laid: &'static [&'static str], act: &'static str) -> Self {
        Self { seats, laid, act }
    }
}

/// A chapter of the introduction that is read out before the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its title.
    pub title: Key,
    /// Its text, by paragraph.
    pub description: Vec<Line>,
    /// The kinds of places highlighted on the board; see [`crate::engine::PlaceId`].
    pub lit: &'static [&'static str],
}

impl Chapter {
    /// A chapter that highlights places of these kinds.
    pub fn new(title: Key, description: impl Into<Line>, lit: &'static [&'static str]) -> Self {
        Self { title, description: vec![description.into()], lit }
    }

    /// The chapter about a turn: the phases in order, each with its reason.
    pub fn turn(description: Key, lessons: &[Lesson]) -> Self {
        let phase = |(n, lesson): (usize, &Lesson)| msg!(k::PHASE, n, name = lesson.name, why = lesson.why);
        let phases = (1..).zip(lessons).map(phase);
        Self {
            description: [description.into()].into_iter().chain(phases).collect(),
            ..Self::new(k::TURN, description, &[])
        }
    }

    /// Adds a paragraph, if there is one.
    #[must_use]
    pub fn and(mut self, more: Option<Line>) -> Self {
        self.description.extend(more);
        self
    }
}

/// An entry of the rule reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// The title of its paragraph.
    pub title: Key,
    /// Its text, in a sentence or two.
    pub description: Key,
}
