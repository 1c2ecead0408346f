//! The off-ledger state of Auto-Brocante: where each car is, whose turn it is, and which steps of the turn are done.

use std::collections::BTreeMap;

use crate::engine::{PerSeat, Seat};
use crate::games::auto_brocante::{Car, Where};

/// The step of a turn, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Before the first turn: the cars are dealt.
    Deal,
    /// The dealer fills the lot up to the minimum.
    Minimum,
    Option,
    /// The dealer may open for business, or draws a card.
    Business,
    /// The dealer can only draw a card.
    Draw,
}

impl Step {
    pub const ALL: [Self; 5] = [Self::Deal, Self::Minimum, Self::Option, Self::Business, Self::Draw];

    /// Its number as a phase, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Indexed by car number, from 1.
    cars: Vec<Where>,
    /// The dealer who begins each round.
    pub first: Seat,
    /// The number of the round, from 1.
    pub round: u32,
    pub turn: Seat,
    pub step: Step,
    /// The minimum number of cars in the current turn, fixed when the turn began.
    pub minimum: i64,
    /// The cards played in the current turn, including those for the minimum.
    pub cards: u8,
    /// The Blue Book values that dealers have shown; 0 is junk.
    pub shown: BTreeMap<(Seat, Car), u32>,
    /// The Blue Book values of the final count, once they are known.
    pub counted: Option<PerSeat<BTreeMap<Car, u32>>>,
}

impl State {
    /// The state before the first turn, with all cars in the bank.
    pub fn new(first: Seat) -> Self {
        Self {
            cars: vec![Where::Bank; usize::from(Car::COUNT)],
            first,
            round: 1,
            turn: first,
            step: Step::Deal,
            minimum: 0,
            cards: 0,
            shown: BTreeMap::new(),
            counted: None,
        }
    }

    pub fn place(&self, car: Car) -> Where {
        self.cars.get(usize::from(car.number()) - 1).copied().unwrap_or_default()
    }

    /// Sets the place of a car. The caller must also move it in the ledger.
    pub(super) fn put(&mut self, car: Car, place: Where) {
        if let Some(old) = self.cars.get_mut(usize::from(car.number()) - 1) {
            *old = place;
        }
    }

    /// The cars at a place, by number.
    pub fn at(&self, place: Where) -> impl Iterator<Item = Car> + '_ {
        Car::all().filter(move |car| self.place(*car) == place)
    }
}
