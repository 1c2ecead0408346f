//! The off-ledger state of Les Sponsors: phase and turn, pawns on the central track, the race.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::sponsors::{Bonus, Car, Category, Origin, Square};

/// The phases. The rule page's first phase is the workshop with the last purchases; its second phase is the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Deal,
    /// Going round the central track for sponsors and workshop cards.
    Workshop,
    /// The last sales, and energy tokens.
    Energy,
    /// Exchanges and gifts between the cars of a side, and the start order.
    BeforeRace,
    Race,
}

impl Phase {
    pub const ALL: [Self; 5] = [Self::Deal, Self::Workshop, Self::Energy, Self::BeforeRace, Self::Race];

    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub phase: Phase,
    pub first: Seat,
    /// The round of the workshop, from 1.
    pub round: u16,
    /// Whose turn it is in the workshop, as an index in `sides::ring`.
    pub next: usize,
    pub step: Step,
    /// The squares of the pawns on the central track. A pawn that has not moved is not listed; it is on the A of its
    /// zone.
    pub at: BTreeMap<Car, u8>,
    /// The cars that have bought their energy tokens.
    pub fuelled: BTreeSet<Car>,
    /// The known values of workshop cards, the lowest first (ruling `hands`).
    pub hands: BTreeMap<(Car, Category), Vec<u8>>,
    /// The exchanges made before the race, by the first car of each pair.
    pub exchanges: BTreeMap<Car, u8>,
    pub race: Race,
    pub over: bool,
}

impl State {
    pub fn new(first: Seat) -> Self {
        Self {
            phase: Phase::Deal,
            first,
            round: 1,
            next: 0,
            step: Step::Throw,
            at: BTreeMap::new(),
            fuelled: BTreeSet::new(),
            hands: BTreeMap::new(),
            exchanges: BTreeMap::new(),
            race: Race::default(),
            over: false,
        }
    }
}

/// The step of a car's turn in the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It may sell sponsor cards, then throws the die.
    Throw,
    /// It has thrown a 6 and chooses how far it moves.
    Choose,
    /// It uses the square it is on.
    Square,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Race {
    /// The race turn, from 1.
    pub turn: u16,
    /// The cars still racing, in the order on the track, leader first. Includes cars off the track.
    pub order: Vec<Car>,
    /// The cars that have finished, in order of arrival.
    pub finished: Vec<Car>,
    /// The cars that have not yet played this turn, in the order at its start.
    pub to_play: Vec<Car>,
    /// The order at the start of the turn.
    pub start: Vec<Car>,
    /// How many cars had finished at the start of the turn.
    pub gone: usize,
    /// The kind of square that each car is on.
    pub on: BTreeMap<Car, Square>,
    /// The cars off the track, with the squares that they will move when they come back.
    pub off: BTreeMap<Car, u8>,
    pub spin: Option<Spin>,
    /// The moves still to enter, in order.
    pub dues: Vec<Due>,
    /// The cars that have had a slipstream since the car now playing began its turn.
    pub slipped: BTreeSet<Car>,
    /// The cars that had a slipstream in this race turn.
    pub slipped_round: BTreeSet<Car>,
    /// The cars that have had a green bonus since the car now playing began its turn.
    pub greened: BTreeSet<Car>,
}

/// A spin whose ball has not been entered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spin {
    pub car: Car,
    pub added: u8,
}

/// A move still to enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub car: Car,
    pub squares: u8,
    pub origin: Origin,
    /// The bonus that the move comes from, if any.
    pub bonus: Option<Bonus>,
    /// The squares moved before this part.
    pub ran: Ran,
}

/// The squares moved so far, by what gave them. `Stop` adds to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ran {
    /// By the card or the ball.
    pub base: u8,
    /// By green squares.
    pub green: u8,
    /// In slipstreams.
    pub slip: u8,
}
