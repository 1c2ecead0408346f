//! An act of any game as a value.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::engine::{Actor, Acts, Seat, Seats, Setting, Syntax};
use crate::words::Line;

/// An act of some game. Cheap to clone; equal to another if both do the same.
#[derive(Clone)]
pub struct AnyAct(Arc<dyn Erased>);

trait Erased: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn same(&self, other: &dyn Any) -> bool;
    fn syntax(&self, seats: &Seats) -> Option<&'static Syntax>;
    fn hand(&self, seats: &Seats) -> Option<(Seat, String)>;
    fn write(&self, seats: &Seats) -> String;
    fn describe(&self, setting: &Setting) -> Line;
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<A: Acts> Erased for A {
    fn any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<A>() == Some(self)
    }

    fn syntax(&self, seats: &Seats) -> Option<&'static Syntax> {
        let verb = self.words(seats).0;
        A::GRAMMAR.iter().flat_map(|phrase| phrase.syntax()).find(|syntax| syntax.word == verb)
    }

    fn hand(&self, seats: &Seats) -> Option<(Seat, String)> {
        self.actor().map(|actor| (actor.seat(seats), actor.word(seats)))
    }

    fn write(&self, seats: &Seats) -> String {
        Acts::write(self, seats)
    }

    fn describe(&self, setting: &Setting) -> Line {
        Acts::describe(self, setting)
    }

    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl<A: Acts> From<A> for AnyAct {
    fn from(act: A) -> Self {
        Self(Arc::new(act))
    }
}

impl AnyAct {
    /// The act in the type of its game; `None` if it is of another.
    pub fn of<A: Acts>(&self) -> Option<&A> {
        self.0.any().downcast_ref()
    }

    /// Its verb.
    pub fn syntax(&self, seats: &Seats) -> Option<&'static Syntax> {
        self.0.syntax(seats)
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
}

impl PartialEq for AnyAct {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other.0.any())
    }
}

impl fmt::Debug for AnyAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug(f)
    }
}
