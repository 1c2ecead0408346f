//! An act of any game as a value.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::engine::{
    Actor, Acts, Arguments, Chance, Description, Game, Movement, Seat, Seats, Secrets, Setting, Syntax,
};
use crate::words::Line;

/// What any value of a game can do when its type is not known.
pub(super) trait Held: Any + Debug + Send + Sync {
    fn same(&self, other: &dyn Any) -> bool;
    fn json(&self) -> serde_json::Result<Box<RawValue>>;
}

impl<T: Any + Debug + PartialEq + Serialize + Send + Sync> Held for T {
    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }

    fn json(&self) -> serde_json::Result<Box<RawValue>> {
        to_raw_value(self)
    }
}

/// Compares, writes and prints a value of a game as the value itself.
macro_rules! held {
    ($name:ident) => {
        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.0.same(&*other.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.json().map_err(serde::ser::Error::custom)?.serialize(serializer)
            }
        }
    };
}

/// An act of some game. Cheap to clone; equal to another if both do the same.
#[derive(Clone)]
pub struct AnyAct(Arc<dyn Erased>);

trait Erased: Held {
    fn syntax(&self) -> Option<&'static Syntax>;
    fn arguments(&self, seats: &Seats) -> Arguments;
    fn hand(&self, seats: &Seats) -> Option<(Seat, String)>;
    fn write(&self, seats: &Seats) -> String;
    fn describe(&self, setting: &Setting) -> Line;
    fn describe_done(&self, setting: &Setting, moved: &[Movement]) -> Line;
    fn filled(&self, values: &[i64]) -> Option<AnyAct>;
    fn with_outcome(&self, outcome: &[usize]) -> AnyAct;
    fn is_secret(&self) -> bool;
}

impl<A: Acts<Game: Game>> Erased for A {
    fn arguments(&self, seats: &Seats) -> Arguments {
        Acts::arguments(self, seats)
    }

    fn syntax(&self) -> Option<&'static Syntax> {
        let verb = self.verb();
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

    fn describe_done(&self, setting: &Setting, moved: &[Movement]) -> Line {
        <A::Game as Description>::describe_done(self, setting, moved)
    }

    fn filled(&self, values: &[i64]) -> Option<AnyAct> {
        Acts::filled(self, values).map(Into::into)
    }

    fn with_outcome(&self, outcome: &[usize]) -> AnyAct {
        <A::Game as Chance>::with_outcome(self, outcome).into()
    }

    fn is_secret(&self) -> bool {
        <A::Game as Secrets>::is_secret(self)
    }
}

impl<A: Acts<Game: Game>> From<A> for AnyAct {
    fn from(act: A) -> Self {
        Self(Arc::new(act))
    }
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
    pub fn arguments(&self, seats: &Seats) -> Arguments {
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
pub(super) use held;
