//! What Les Sponsors keeps beside the ledger: where the game stands, pawns on the central track, the race.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::Seat;
use crate::games::sponsors::{Bonus, Car, Category, Origin, Square};

/// The phases. What the rule page calls the first phase is the workshop with the last purchases, the second is the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The cards are dealt.
    Deal,
    /// Round the central track: sponsors and workshop cards.
    Workshop,
    /// The last sales, and energy tokens.
    Energy,
    /// What partners give each other, and the start order.
    BeforeRace,
    Race,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Self; 5] = [Self::Deal, Self::Workshop, Self::Energy, Self::BeforeRace, Self::Race];

    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What Les Sponsors keeps beside the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The phase the table stands in.
    pub phase: Phase,
    /// Who begins.
    pub first: Seat,
    /// The round of the workshop, from 1.
    pub round: u16,
    /// Whose turn it is in the workshop, as a place in the ring of cars.
    pub next: usize,
    /// What the car to act does next in the workshop.
    pub step: Step,
    /// The squares of the central track on which pawns stand; one that has not moved stands on its A.
    pub at: BTreeMap<Car, u8>,
    /// The cars that have bought their energy tokens.
    pub fuelled: BTreeSet<Car>,
    /// The values of workshop cards that have been told, lowest first (ruling `hands`).
    pub hands: BTreeMap<(Car, Category), Vec<u8>>,
    /// Exchanges made before the race, by the first car of each pair.
    pub exchanges: BTreeMap<Car, u8>,
    pub race: Race,
    /// Whether the game is over.
    pub over: bool,
}

impl State {
    /// The state before the deal.
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
    /// Has thrown a 6 and says how many squares it moves.
    Choose,
    /// Does what its square says.
    Square,
}

/// The race.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Race {
    /// The race turn, from 1.
    pub turn: u16,
    /// The cars still racing in the order of the track, leader first; those off the track too.
    pub order: Vec<Car>,
    /// The cars that have finished, in their order.
    pub finished: Vec<Car>,
    /// The cars that have yet to play this turn, in the order at its start.
    pub to_play: Vec<Car>,
    /// The order at the start of the turn.
    pub start: Vec<Car>,
    /// How many cars had finished at the start of the turn.
    pub gone: usize,
    /// On what the cars stand.
    pub on: BTreeMap<Car, Square>,
    /// The cars off the track, with the squares that they move on their return.
    pub off: BTreeMap<Car, u8>,
    /// A spin whose ball has not been told yet.
    pub spin: Option<Spin>,
    /// Moves to be made, in order.
    pub dues: Vec<Due>,
    /// The cars that had a slipstream in this player's turn.
    pub slipped: BTreeSet<Car>,
    /// The cars that had a slipstream in this race turn.
    pub slipped_round: BTreeSet<Car>,
    /// The cars that had a green bonus in this player's turn.
    pub greened: BTreeSet<Car>,
}

/// A spin whose ball has not been told yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spin {
    /// Who spins.
    pub car: Car,
    /// How many balls were added.
    pub added: u8,
}

/// A move to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub car: Car,
    pub squares: u8,
    /// What set the car in motion.
    pub origin: Origin,
    /// Which bonus this is; none where it is the motion itself.
    pub bonus: Option<Bonus>,
    /// The squares that the parts before this one came to.
    pub ran: Ran,
}

/// The squares run in one motion, part by part; `Stop` adds each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ran {
    /// By the card or the ball.
    pub base: u8,
    /// By green squares.
    pub green: u8,
    /// In slipstreams.
    pub slip: u8,
}
