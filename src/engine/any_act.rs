//! An act of any game as a value.

use std::any::Any;
use std::sync::Arc;

use crate::engine::held::{Held, held};
use crate::engine::{Acts, Arguments, Movement, Seat, Seats, Setting, Syntax};
use crate::words::Line;

/// An act of some game. Cheap to clone; equal to another if both do the same.
#[derive(Clone)]
pub struct AnyAct(pub(super) Arc<dyn Erased>);

pub(super) trait Erased: Held {
    fn syntax(&self) -> Option<&'static Syntax>;
    fn arguments<'a>(&self, seats: &'a Seats) -> Arguments<'a>;
    fn hand(&self, seats: &Seats) -> Option<(Seat, String)>;
    fn write(&self, seats: &Seats) -> String;
    fn describe(&self, setting: &Setting) -> Line;
    fn describe_done(&self, setting: &Setting, moved: &[Movement]) -> Line;
    fn filled(&self, values: &[i64]) -> Option<AnyAct>;
    fn with_outcome(&self, outcome: &[usize]) -> AnyAct;
    fn is_secret(&self) -> bool;
}

impl AnyAct {
    /// The act in the type of its game; `None` if it is of another.
    pub fn of<A: Acts>(&self) -> Option<&A> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    /// Its verb.
    pub fn syntax(&self) -> Option<&'static Syntax> {
        self.0.syntax()
    }

    /// What follows its verb in a line.
    pub fn arguments<'a>(&self, seats: &'a Seats) -> Arguments<'a> {
        self.0.arguments(seats)
    }

    /// Its player; `None` if it is an act of the table as a whole.
    pub fn seat(&self, seats: &Seats) -> Option<Seat> {
        self.hand(seats).map(|(seat, _)| seat)
    }

    /// Its player, and the word of the player or of one of the player's hands.
    pub fn hand(&self, seats: &Seats) -> Option<(Seat, String)> {
        self.0.hand(seats)
    }

    /// The line of notation, as in records.
    pub fn write(&self, seats: &Seats) -> String {
        self.0.write(seats)
    }

    /// The act as a sentence.
    pub fn describe(&self, setting: &Setting) -> Line {
        self.0.describe(setting)
    }

    /// The act as a sentence after it was done. `moved` tells who received something if the act does not.
    pub fn describe_done(&self, setting: &Setting, moved: &[Movement]) -> Line {
        self.0.describe_done(setting, moved)
    }

    /// The act with its numbers filled in, in order; a missing value stays as it was. `None` if one does not fit.
    pub fn filled(&self, values: &[i64]) -> Option<Self> {
        self.0.filled(values)
    }

    /// The act with the outcome of its draw, as indices into the kinds of the pool.
    #[must_use]
    pub fn with_outcome(&self, outcome: &[usize]) -> Self {
        self.0.with_outcome(outcome)
    }

    /// Whether its text is secret. Only its first words are shown then.
    pub fn is_secret(&self) -> bool {
        self.0.is_secret()
    }
}

held!(AnyAct);
