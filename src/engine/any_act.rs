//! An act of any game.

use std::sync::Arc;

use crate::engine::held::{Held, held};
use crate::engine::{Arguments, Movement, Seat, Seats, Setting, Syntax};
use crate::words::Line;

/// An act of some game. Cheap to clone; acts of the same game compare by value.
#[derive(Clone)]
pub struct AnyAct(pub(super) Arc<dyn Erased>);

/// What the acts of all games have in common.
pub trait Erased: Held {
    /// The syntax of its verb.
    fn syntax(&self) -> Option<&'static Syntax>;

    /// What follows the verb in a line of notation.
    fn arguments<'a>(&self, seats: &'a Seats) -> Arguments<'a>;

    /// Its player, and the word of the player or of one of the player's hands; `None` for an act of the whole table.
    fn hand(&self, seats: &Seats) -> Option<(Seat, String)>;

    /// The line of notation, as in records.
    fn write(&self, seats: &Seats) -> String;

    /// The act as a sentence.
    fn describe(&self, setting: &Setting) -> Line;

    /// The act as a sentence in the past. `moved` shows who received something if the act does not say.
    fn describe_done(&self, setting: &Setting, moved: &[Movement]) -> Line;

    /// The act with its numbers filled in, in order; a missing value keeps its old one. `None` if a value does not fit.
    fn filled(&self, values: &[i64]) -> Option<AnyAct>;

    /// The act with the outcome of its draw, as indices into the kinds in the pool.
    fn with_outcome(&self, outcome: &[usize]) -> AnyAct;

    /// Whether its text is secret, so that only its first words are shown.
    fn is_secret(&self) -> bool;
}

impl AnyAct {
    /// Its player; `None` for an act of the whole table.
    pub fn seat(&self, seats: &Seats) -> Option<Seat> {
        self.hand(seats).map(|(seat, _)| seat)
    }
}

held!(AnyAct);
