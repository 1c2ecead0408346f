//! What only one player may tell or see: fields that are typed alone behind a curtain, what is looked at there, and the acts
//! that they come to. A box says which there are and whose; whoever shows it knows no rule, and shows nobody else any of it.

use crate::engine::worksheet::NumberEntry;
use crate::engine::{Acts, Seat, Seats};
use crate::words::Line;

/// What is told behind a curtain, one player after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct PrivateInput<A> {
    /// What is to be done, above all of it.
    pub description: Line,
    /// Whether the game waits for it.
    pub awaited: bool,
    /// Those who have something to tell or to look at, in the order of the table.
    pub people: Vec<PrivateTurn<A>>,
    /// The act that all of it comes to, where it is one of the whole table.
    pub act: Option<Sealed<A>>,
}

/// What one of them has behind the curtain.
#[derive(Clone, Debug, PartialEq)]
pub struct PrivateTurn<A> {
    /// Who it is.
    pub seat: Seat,
    /// How this one is called: a player, or one of the hands of a player.
    pub name: Line,
    /// What is to be told.
    pub rows: Vec<SecretRow>,
    /// What is looked at while a button is held.
    pub held: Vec<Line>,
    /// The act that it comes to, where everybody has an own one.
    pub act: Option<Sealed<A>>,
}

impl<A> PrivateTurn<A> {
    /// All that is to be told.
    pub fn fields(&self) -> impl Iterator<Item = &Secret> {
        self.rows.iter().flat_map(|row| &row.fields)
    }

    /// How much of it has been told.
    pub fn done(&self) -> usize {
        self.fields().filter(|field| field.entry.value.is_some()).count()
    }
}

/// Secrets beside each other.
#[derive(Clone, Debug, PartialEq)]
pub struct SecretRow {
    /// What they are about.
    pub label: Line,
    /// Each of them.
    pub fields: Vec<Secret>,
}

/// A number that only one player may see.
#[derive(Clone, Debug, PartialEq)]
pub struct Secret {
    /// Which one, its name and bounds, what has been typed; it begins with what was shown already.
    pub entry: NumberEntry,
    /// What stands for zero, where a word does.
    pub zero: Option<Line>,
    /// What was typed, in words.
    pub said: Option<Line>,
    /// That it should be looked at twice, without saying what it is; and why.
    pub doubt: Option<(Line, Line)>,
}

/// An act that nobody sees before it is entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Sealed<A> {
    /// What it does, on its button.
    pub does: Line,
    /// The act; nothing until all of it has been told.
    pub act: Option<A>,
}

impl<A: Acts> PrivateInput<A> {
    /// The same in notation.
    pub fn written(self, seats: &Seats) -> PrivateInput<String> {
        let sealed =
            |sealed: Sealed<A>| Sealed { does: sealed.does, act: sealed.act.map(|act| act.write(seats)) };
        let Self { description, awaited, people, act } = self;
        let people = people.into_iter().map(|PrivateTurn { seat, name, rows, held, act }| {
            let act = act.map(sealed);
            PrivateTurn { seat, name, rows, held, act }
        });
        PrivateInput { description, awaited, people: people.collect(), act: act.map(sealed) }
    }
}
