//! Converts the acts of a game to acts of any game.

use std::sync::Arc;

use crate::engine::any_act::Erased;
use crate::engine::{
    Actor, Acts, AnyAct, Arguments, Chance, Description, Game, Movement, Seat, Seats, Secrets, Setting,
    Syntax,
};
use crate::words::Line;

impl<A: Acts<Game: Game>> Erased for A {
    fn arguments<'a>(&self, seats: &'a Seats) -> Arguments<'a> {
        Acts::arguments(self, seats)
    }

    fn syntax(&self) -> Option<&'static Syntax> {
        A::syntax(self.verb())
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
