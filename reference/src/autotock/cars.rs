//! Where cars are, their marks, and which cars are protected.

use std::fmt;

use serde::Deserialize;

use super::Autotock;
use super::circuit::distance;
use crate::Done;
use crate::rules::{Rules, hand};

/// The place of a car outside its paddock, written `12`, `v30` or `g1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum At {
    /// A square of the circuit.
    Square(i64),
    /// The verge beside a square.
    Verge(i64),
    /// A place in its owner's garage; 1 is at the entrance.
    Garage(i64),
}

impl TryFrom<String> for At {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let number = |digits: &str| digits.parse().map_err(|_| format!("no car is called {word:?}"));
        let at = match (word.strip_prefix('v'), word.strip_prefix('g')) {
            (Some(digits), _) => Self::Verge(number(digits)?),
            (_, Some(digits)) => Self::Garage(number(digits)?),
            _ => Self::Square(number(&word)?),
        };
        match at {
            Self::Square(1..=48) | Self::Verge(1..=48) | Self::Garage(1..=3) => Ok(at),
            _ => Err(format!("there is no place {word:?}")),
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(n) => write!(f, "{n}"),
            Self::Verge(n) => write!(f, "v{n}"),
            Self::Garage(n) => write!(f, "g{n}"),
        }
    }
}

impl At {
    /// The name of the holder in records.
    pub(super) fn holder(self) -> String {
        match self {
            Self::Square(n) => format!("square {n}"),
            Self::Verge(n) => format!("verge {n}"),
            Self::Garage(n) => format!("garage {n}"),
        }
    }
}

/// What a car has done, apart from where it is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    /// How many squares it has driven since it came out; `None` counts from its Go to its place.
    pub(super) driven: Option<i64>,
    /// Whether it has come out and not moved since.
    pub(super) fresh: bool,
    /// Whether it ended a move at its place.
    pub(super) stopped: bool,
}

/// The name of a player's cars in records.
pub(super) fn cars(owner: u8) -> String {
    format!("cars p{owner}")
}

impl Autotock {
    /// How many cars of a player are at a place.
    pub(super) fn standing(&self, owner: u8, at: At) -> i64 {
        self.has(at.holder(), cars(owner))
    }

    pub(super) fn home(&self, owner: u8) -> i64 {
        (1..=3).map(|place| self.standing(owner, At::Garage(place))).sum()
    }

    /// The owners of the cars on a square.
    pub(super) fn owners_on(&self, square: i64) -> Vec<u8> {
        self.everybody().filter(|owner| self.standing(*owner, At::Square(square)) > 0).collect()
    }

    /// The mark of a car.
    pub(super) fn mark(&self, owner: u8, at: At) -> Mark {
        self.marks.get(&(owner, at)).copied().unwrap_or_default()
    }

    /// How many squares a car has driven since it came out.
    pub(super) fn driven(&self, owner: u8, at: At) -> Result<i64, String> {
        match (self.mark(owner, at).driven, at) {
            (Some(driven), _) => Ok(driven),
            (None, At::Square(square) | At::Verge(square)) => Ok(distance(self.go(owner)?, square)),
            (None, At::Garage(_)) => Ok(0),
        }
    }

    /// Whether a car on a square is protected, that is, on its own Go.
    pub(super) fn is_protected(&self, owner: u8, square: i64) -> Result<bool, String> {
        let counts = self.is("go-protection", "always") || self.mark(owner, At::Square(square)).fresh;
        Ok(counts && self.go(owner)? == square)
    }

    /// Refuses a square with a protected car.
    pub(super) fn must_be_free_to_pass(&self, square: i64) -> Done {
        for owner in self.owners_on(square) {
            if self.is_protected(owner, square)? {
                return Err(format!("the car of p{owner} on its own Go {square} is protected"));
            }
        }
        Ok(())
    }

    /// Moves a car from its paddock to a place.
    pub(super) fn set_out(&mut self, owner: u8, at: At) -> Done {
        self.shift(hand(owner), at.holder(), cars(owner), 1)
    }

    /// Moves a car from one place to another.
    pub(super) fn relocate(&mut self, owner: u8, from: At, to: At) -> Done {
        self.shift(from.holder(), to.holder(), cars(owner), 1)?;
        self.forget_the_gone();
        Ok(())
    }

    /// Moves a car to its paddock.
    pub(super) fn send_home(&mut self, owner: u8, from: At) -> Done {
        self.shift(from.holder(), hand(owner), cars(owner), 1)?;
        self.forget_the_gone();
        Ok(())
    }

    /// A collision: sends the cars on a square to their paddocks, except those of player `but`.
    pub(super) fn hit(&mut self, square: i64, but: Option<u8>) -> Done {
        for owner in self.owners_on(square).into_iter().filter(|owner| Some(*owner) != but) {
            while self.standing(owner, At::Square(square)) > 0 {
                self.send_home(owner, At::Square(square))?;
            }
        }
        Ok(())
    }

    /// Removes the marks of cars that have left their places.
    pub(super) fn forget_the_gone(&mut self) {
        let ledger = &self.book.ledger;
        self.marks.retain(|(owner, at), _| ledger.has(&at.holder(), &cars(*owner)) > 0);
    }
}
