//! The state of Les Sponsors off the ledger: phase and turn, pawns on the central track, the race.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::sponsors::{Bonus, Car, Category, Origin, Square};

/// The phases. The rule page's first phase is the workshop with the last purchases; its second is the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Deal,
    /// Round the central track: sponsors and workshop cards.
    Workshop,
    /// The last sales, and energy tokens.
    Energy,
    /// Exchanges and gifts between partners, and the start order.
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
    /// The player who begins.
    pub first: Seat,
    /// From 1.
    pub round: u16,
    /// Whose turn it is in the workshop, as an index in the ring of cars.
    pub next: usize,
    /// What the car to act does next in the workshop.
    pub step: Step,
    /// The squares of the pawns on the central track; one that has not moved is on its A.
    pub at: BTreeMap<Car, u8>,
    /// The cars that have bought their energy tokens.
    pub fuelled: BTreeSet<Car>,
    /// The known values of workshop cards, lowest first (ruling `hands`).
    pub hands: BTreeMap<(Car, Category), Vec<u8>>,
    /// Exchanges made before the race, by the first car of each pair.
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

/// What the car to act does next in the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Sells sponsor cards, then throws the die.
    Throw,
    /// Has thrown a 6 and chooses how many squares it moves.
    Choose,
    /// Carries out its square.
    Square,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Race {
    /// The race turn, from 1.
    pub turn: u16,
    /// The cars still racing in the order of the track, leader first, including those off the track.
    pub order: Vec<Car>,
    /// The cars that have finished, in their order.
    pub finished: Vec<Car>,
    /// The cars that have yet to play this turn, in the order at its start.
    pub to_play: Vec<Car>,
    /// The order at the start of the turn.
    pub start: Vec<Car>,
    /// How many cars had finished at the start of the turn.
    pub gone: usize,
    /// The kinds of squares that the cars are on.
    pub on: BTreeMap<Car, Square>,
    /// The cars off the track, with the squares that they move on their return.
    pub off: BTreeMap<Car, u8>,
    pub spin: Option<Spin>,
    /// The moves still to be made, in order.
    pub dues: Vec<Due>,
    /// The cars that had a slipstream in this player's turn.
    pub slipped: BTreeSet<Car>,
    /// The cars that had a slipstream in this race turn.
    pub slipped_round: BTreeSet<Car>,
    /// The cars that had a green bonus in this player's turn.
    pub greened: BTreeSet<Car>,
}

/// A spin whose ball has not been entered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spin {
    pub car: Car,
    pub added: u8,
}

/// A move still to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub car: Car,
    pub squares: u8,
    pub origin: Origin,
    /// The bonus, if the move is not the first motion.
    pub bonus: Option<Bonus>,
    /// The squares of the parts before this one.
    pub ran: Ran,
}

/// The squares moved in one motion, part by part; `Stop` adds each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ran {
    /// By the card or the ball.
    pub base: u8,
    /// By green squares.
    pub green: u8,
    /// In slipstreams.
    pub slip: u8,
}
