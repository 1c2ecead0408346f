//! What Auto-Brocante keeps beside the ledger: where each car is, whose turn it is, and what of it is done.

use std::collections::BTreeMap;

use crate::engine::{PerSeat, Seat};
use crate::games::auto_brocante::{Car, Where};

/// The step of a turn, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Before the first turn: the cars are dealt.
    Deal,
    /// The lot is filled up to the minimum.
    Minimum,
    /// One option is chosen.
    Option,
    /// The dealer may open for business, or draws a card.
    Business,
    /// Only the card is left to be drawn.
    Draw,
}

impl Step {
    /// All of them, in order.
    pub const ALL: [Self; 5] = [Self::Deal, Self::Minimum, Self::Option, Self::Business, Self::Draw];

    /// Its number as a phase, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What Auto-Brocante keeps beside the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Where each car is, by number.
    cars: Vec<Where>,
    /// Who begins each round.
    pub first: Seat,
    /// How often the turn has come round to who began, from 1.
    pub round: u32,
    pub turn: Seat,
    /// The step of that turn.
    pub step: Step,
    /// The minimum of that turn, as it was when it began.
    pub minimum: i64,
    /// The cards played in that turn, those for the minimum included.
    pub cards: u8,
    /// The Blue Book values that dealers have shown; 0 is junk.
    pub shown: BTreeMap<(Seat, Car), u32>,
    /// The Blue Book values of the final count, once they are known.
    pub counted: Option<PerSeat<BTreeMap<Car, u32>>>,
}

impl State {
    /// Every car in the bank, nobody's turn yet.
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

    /// Puts a car somewhere else. Whoever does so moves it on the ledger too.
    pub(super) fn put(&mut self, car: Car, place: Where) {
        if let Some(old) = self.cars.get_mut(usize::from(car.number()) - 1) {
            *old = place;
        }
    }

    /// The cars that are somewhere, by number.
    pub fn at(&self, place: Where) -> impl Iterator<Item = Car> + '_ {
        Car::all().filter(move |car| self.place(*car) == place)
    }
}
