//! An act of any game as a value.

use std::sync::Arc;

use crate::engine::held::{Held, held};
use crate::engine::{Arguments, Movement, Seat, Seats, Setting, Syntax};
use crate::words::Line;

/// An act of some game. Cheap to clone; equal to another if both do the same.
#[derive(Clone)]
pub struct AnyAct(pub(super) Arc<dyn Erased>);

/// What the acts of all games have in common.
pub trait Erased: Held {
    /// Its verb.
    fn syntax(&self) -> Option<&'static Syntax>;

    /// What follows its verb in a line.
    fn arguments<'a>(&self, seats: &'a Seats) -> Arguments<'a>;

    /// Its player, and the word of the player or of one of the player's hands; `None` if it is an act of the table as a whole.
    fn hand(&self, seats: &Seats) -> Option<(Seat, String)>;

    /// The line of notation, as in records.
    fn write(&self, seats: &Seats) -> String;

    /// The act as a sentence.
    fn describe(&self, setting: &Setting) -> Line;

    /// The act as a sentence after it was done. `moved` tells who received something if the act does not.
    fn describe_done(&self, setting: &Setting, moved: &[Movement]) -> Line;

    /// The act with its numbers filled in, in order; a missing value stays as it was. `None` if one does not fit.
    fn filled(&self, values: &[i64]) -> Option<AnyAct>;

    /// The act with the outcome of its draw, as indices into the kinds of the pool.
    fn with_outcome(&self, outcome: &[usize]) -> AnyAct;

    /// Whether its text is secret. Only its first words are shown then.
    fn is_secret(&self) -> bool;
}

impl AnyAct {
    /// Its player; `None` if it is an act of the table as a whole.
    pub fn seat(&self, seats: &Seats) -> Option<Seat> {
        self.hand(seats).map(|(seat, _)| seat)
    }
}

held!(AnyAct);
