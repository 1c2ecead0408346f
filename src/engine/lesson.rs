//! What is taught of a box: its phases in order, the chapters of the talk before the first turn, the rules to look up.

use crate::msg;
use crate::words::keys::talk as k;
use crate::words::{Key, Line};

/// A phase with what is taught of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// What it is called.
    pub name: Key,
    /// Who acts.
    pub who: Key,
    /// Why there is such a phase.
    pub why: Key,
    /// What is done now.
    pub now: Key,
    /// What is forgotten most often.
    pub forgotten: Key,
    /// The paragraphs of the rules that hold in it, by their titles.
    pub rules: &'static [Key],
    /// The points that the rules leave open in it, by their words in records.
    pub open: &'static [&'static str],
    /// What the rules work out in it.
    pub worked: &'static [Worked],
}

/// A case that the rules work out: a table laid out, and the act that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worked {
    /// How many play; each is called by a colour.
    pub seats: usize,
    /// What lies there and was done before, line by line.
    pub laid: &'static [&'static str],
    /// The act.
    pub act: &'static str,
}

impl Worked {
    /// An act at a table of so many, on which something was laid out before.
    pub const fn new(seats: usize, laid: &'static [&'static str], act: &'static str) -> Self {
        Self { seats, laid, act }
    }
}

impl Lesson {
    /// A phase with its four sentences, in order: who, why, now, forgotten.
    pub const fn new(name: Key, [who, why, now, forgotten]: [Key; 4]) -> Self {
        Self { name, who, why, now, forgotten, rules: &[], open: &[], worked: &[] }
    }

    /// The same phase with its paragraphs and what they leave open.
    #[must_use]
    pub const fn ruled(self, rules: &'static [Key], open: &'static [&'static str]) -> Self {
        Self { rules, open, ..self }
    }

    /// The same phase with what the rules work out in it.
    #[must_use]
    pub const fn worked(self, worked: &'static [Worked]) -> Self {
        Self { worked, ..self }
    }

    /// The names of phases, in order.
    pub const fn names<const N: usize>(lessons: &[Self; N]) -> [Key; N] {
        let mut names = [k::TURN; N];
        let mut at = 0;
        while at < N {
            names[at] = lessons[at].name;
            at += 1;
        }
        names
    }
}

/// A chapter of the talk: what the host says before the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub title: Key,
    /// What is said, paragraph by paragraph.
    pub description: Vec<Line>,
    /// The kinds of places that are lit on the board meanwhile; see [`crate::engine::PlaceId`].
    pub lit: &'static [&'static str],
}

impl Chapter {
    /// A chapter that lights places of these kinds.
    pub fn new(title: Key, description: impl Into<Line>, lit: &'static [&'static str]) -> Self {
        Self { title, description: vec![description.into()], lit }
    }

    /// What a turn is: the phases in order, each with why it is there.
    pub fn turn(description: Key, lessons: &[Lesson]) -> Self {
        let phase =
            |(n, lesson): (usize, &Lesson)| msg!(k::PHASE, n = n, name = lesson.name, why = lesson.why);
        let phases = (1..).zip(lessons).map(phase);
        Self {
            description: [description.into()].into_iter().chain(phases).collect(),
            ..Self::new(k::TURN, description, &[])
        }
    }

    /// The same chapter with one more paragraph, where there is one.
    #[must_use]
    pub fn and(mut self, more: Option<Line>) -> Self {
        self.description.extend(more);
        self
    }
}

/// What the rules say of one thing, to be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// The paragraph of the rules.
    pub title: Key,
    /// What it says, in a sentence or two.
    pub description: Key,
}
