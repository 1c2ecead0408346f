//! Where cars stand, and what each of them carries along.

use std::collections::BTreeMap;

use super::board::distance;
use super::table::Table;
use crate::audit::Done;

/// Where a car stands that has left its paddock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum At {
    /// A square of the circuit.
    Square(i64),
    /// The verge beside a square.
    Verge(i64),
    /// A place of its owner's garage, 1 at the entrance.
    Garage(i64),
}

impl At {
    /// A car's name, such as `12`, `v30` or `g1`.
    pub(super) fn read(word: &str) -> Result<Self, String> {
        let of = |number: &str| number.parse().map_err(|_| format!("no car is called {word:?}"));
        let at = match (word.strip_prefix('v'), word.strip_prefix('g')) {
            (Some(number), _) => Self::Verge(of(number)?),
            (_, Some(number)) => Self::Garage(of(number)?),
            _ => Self::Square(of(word)?),
        };
        match at {
            Self::Square(1..=48) | Self::Verge(1..=48) | Self::Garage(1..=3) => Ok(at),
            _ => Err(format!("there is no place {word:?}")),
        }
    }

    /// The name of a car that stands here.
    pub(super) fn word(self) -> String {
        match self {
            Self::Square(n) => n.to_string(),
            Self::Verge(n) => format!("v{n}"),
            Self::Garage(n) => format!("g{n}"),
        }
    }

    /// The holder in the words of records.
    pub(super) fn holder(self) -> String {
        match self {
            Self::Square(n) => format!("square {n}"),
            Self::Verge(n) => format!("verge {n}"),
            Self::Garage(n) => format!("garage {n}"),
        }
    }

    /// A place by its word in records; none where no car can stand there.
    pub(super) fn of_holder(word: &str) -> Option<Self> {
        let (kind, number) = word.split_once(' ')?;
        let prefix = match kind {
            "square" => "",
            "verge" => "v",
            "garage" => "g",
            _ => return None,
        };
        Self::read(&format!("{prefix}{number}")).ok().filter(|at| at.holder() == word)
    }
}

/// What a car carries along.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    /// How many squares it has gone since it came out; none where that counts from its Go to where it stands.
    pub(super) driven: Option<i64>,
    /// Whether it has not moved since it came out.
    pub(super) fresh: bool,
    /// Whether it ended a move where it stands.
    pub(super) stopped: bool,
}

/// The cars of a player as things.
pub(super) fn cars(owner: u8) -> String {
    format!("cars p{owner}")
}

impl Table {
    /// How many cars of a player stand at a place.
    pub(super) fn standing(&self, owner: u8, at: At) -> i64 {
        self.held.of(&at.holder(), &cars(owner))
    }

    /// Whoever has a car on a square.
    pub(super) fn owners_on(&self, square: i64) -> Vec<u8> {
        (1..=self.seats).filter(|owner| self.standing(*owner, At::Square(square)) > 0).collect()
    }

    /// What a car carries along.
    pub(super) fn mark(&self, owner: u8, at: At) -> Mark {
        self.marks.get(&(owner, at)).copied().unwrap_or_default()
    }

    /// How many squares a car has gone since it came out.
    pub(super) fn driven(&self, owner: u8, at: At) -> Result<i64, String> {
        match (self.mark(owner, at).driven, at) {
            (Some(driven), _) => Ok(driven),
            (None, At::Square(square) | At::Verge(square)) => Ok(distance(self.go(owner)?, square)),
            (None, At::Garage(_)) => Ok(0),
        }
    }

    /// How many cars of a player are in the garage.
    pub(super) fn home(&self, owner: u8) -> i64 {
        (1..=3).map(|place| self.standing(owner, At::Garage(place))).sum()
    }

    /// Whether a car on a square is protected there: on its own Go.
    pub(super) fn is_protected(&self, owner: u8, square: i64) -> Result<bool, String> {
        let counts = self.rulings.is("go-protection", "always") || self.mark(owner, At::Square(square)).fresh;
        Ok(counts && self.go(owner)? == square)
    }

    /// Refuses a square on which a protected car stands.
    pub(super) fn must_be_free_to_pass(&self, square: i64) -> Done {
        for owner in self.owners_on(square) {
            if self.is_protected(owner, square)? {
                return Err(format!("the car of p{owner} on its own Go {square} is protected"));
            }
        }
        Ok(())
    }

    /// A car leaves its place for another, or for its paddock where there is none.
    pub(super) fn relocate(&mut self, owner: u8, from: At, to: Option<At>) -> Done {
        let hand = format!("p{owner}");
        let to = to.map_or(hand, At::holder);
        self.held.shift(&from.holder(), &to, &cars(owner), 1, &[])?;
        self.forget_the_gone();
        Ok(())
    }

    /// Nothing is carried by a car that is not there any more.
    pub(super) fn forget_the_gone(&mut self) {
        let held = &self.held;
        self.marks.retain(|(owner, at), _| held.of(&at.holder(), &cars(*owner)) > 0);
    }

    /// All cars on a square go to their paddocks.
    pub(super) fn send_home(&mut self, square: i64, but: Option<u8>) -> Done {
        for owner in self.owners_on(square).into_iter().filter(|owner| Some(*owner) != but) {
            while self.standing(owner, At::Square(square)) > 0 {
                self.relocate(owner, At::Square(square), None)?;
            }
        }
        Ok(())
    }

    /// What the cars carry along, word by word.
    pub(super) fn say_marks(&self, words: &mut BTreeMap<String, String>) {
        for ((owner, at), mark) in &self.marks {
            let car = format!("p{owner} {}", at.word());
            if let Some(driven) = mark.driven {
                words.insert(format!("driven {car}"), driven.to_string());
            }
            for (word, holds) in [("fresh", mark.fresh), ("stopped", mark.stopped)] {
                if holds {
                    words.insert(format!("{word} {car}"), "yes".to_owned());
                }
            }
        }
    }
}
