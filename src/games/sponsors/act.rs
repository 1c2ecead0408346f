//! Everything that somebody at the table can do in Les Sponsors, one name for each.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::games::sponsors::{Bonus, Car, Category, Sponsor, Square};

/// An act of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Before the game: the workshop cards are dealt and the rest lie on the board.
    Dealt,
    /// Where hands are kept card by card: tells all cards that a car has of some categories.
    Hand {
        /// Which car.
        car: Car,
        /// The values of all its cards of each category named.
        cards: BTreeMap<Category, Vec<u8>>,
    },
    /// Phase 1, before the die, and at its end: sells sponsor cards to the bank.
    Sell {
        /// Which car.
        car: Car,
        /// One to three cards.
        cards: Vec<Sponsor>,
    },
    /// Phase 1: throws the die and moves on the central track.
    Roll {
        /// Which car.
        car: Car,
        /// What the die shows, 1 to 6; left open for Steward to throw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        die: Option<u8>,
        /// With a 6: how many squares, 1 to 5, where that is said at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        squares: Option<u8>,
    },
    /// Phase 1, after a 6: moves as many squares as the player likes.
    Move {
        /// Which car.
        car: Car,
        /// How many squares, 1 to 5.
        squares: u8,
    },
    /// Squares A and V: buys a workshop card.
    Buy {
        /// Which car.
        car: Car,
        /// Of which category.
        category: Category,
        /// What was paid, where the table types it (ruling `price cashier`).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<u8>,
    },
    /// Square S: draws a sponsor card.
    Sponsor {
        /// Which car.
        car: Car,
        /// The colour drawn.
        drawn: Sponsor,
        /// With four in hand: which one goes under the pile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drop: Option<Sponsor>,
    },
    /// Square E in the own zone: exchanges a workshop card with the stock.
    Swap {
        /// Which car.
        car: Car,
        /// Of which category.
        category: Category,
    },
    /// Square E in another's zone: makes its owner exchange a workshop card.
    Force {
        /// Which car.
        car: Car,
        /// The car of the zone.
        with: Car,
        /// Of which category.
        category: Category,
    },
    /// Phase 1: does nothing on the square.
    Done {
        /// Which car.
        car: Car,
    },
    /// End of phase 1: buys energy tokens; money left is worth nothing.
    Energy {
        /// Which car.
        car: Car,
        /// How many.
        tokens: u8,
    },
    /// Before the race, two cars of one side: one workshop card of a category each way.
    Exchange {
        /// Which car.
        car: Car,
        /// The other car of the side.
        with: Car,
        /// Of which category.
        category: Category,
    },
    /// Before the race, two cars of one side: energy tokens handed over.
    Give {
        /// Which car.
        car: Car,
        /// The other car of the side.
        to: Car,
        /// How many.
        tokens: u8,
    },
    /// Before the race: the start order, leader first, as it was drawn.
    Grid {
        /// Every car; left open for Steward to draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Vec<Car>>,
    },
    /// Race: plays a workshop card 1 to 7.
    Play {
        /// Which car.
        car: Car,
        /// Of which category.
        category: Category,
        /// Its value.
        value: u8,
    },
    /// Race: uses the roulette; what is drawn is an act of its own.
    Spin {
        /// Which car.
        car: Car,
        /// The category of the card 0 played for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        zero: Option<Category>,
        /// How many balls are added, 0 to 4, an energy token each.
        #[serde(default, skip_serializing_if = "is_zero")]
        added: u8,
    },
    /// Race: the ball that fell.
    Ball {
        /// Which one; left open for Steward to draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fell: Option<Fell>,
    },
    /// Race: where a car has come to stand that had squares to move.
    Stop {
        /// Which car.
        car: Car,
        /// Its place among the cars still racing, from 1.
        place: u8,
        /// On what it stands.
        on: Square,
        /// Right behind a car that does not block the way: how many squares are free for the slipstream, 1 or 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        behind: Option<u8>,
        /// Where both the green bonus and the slipstream are due: which comes first, green where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Bonus>,
        /// How many squares it moved, where the way was blocked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        only: Option<u8>,
    },
    /// Race: a car that had squares to move reaches the finish.
    Finish {
        /// Which car.
        car: Car,
    },
    /// Race: cannot move even one square.
    Pass {
        /// Which car.
        car: Car,
    },
    /// Race: a car off the track misses its turn and stands on the track again.
    Miss {
        /// Which car.
        car: Car,
        /// Its place, where its square was taken and it stands behind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
        /// On what it stands, where that is another square.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Square>,
    },
}

/// A ball that falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fell {
    /// The violet one.
    Violet,
    /// One of a car's colour.
    Car(Car),
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The phase the table stands in, and its round or race turn.
    Phase {
        /// 1 to 5.
        phase: u8,
        /// From 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<u16>,
    },
    /// Which car acts next.
    Next(Car),
    /// On which square of the central track a pawn stands.
    At {
        /// Which car.
        car: Car,
        /// From 1.
        square: u8,
    },
    /// The cars still racing in the order of the track, leader first.
    Order(Vec<Car>),
    /// The cars that have finished, in their order.
    Finished(Vec<Car>),
    /// On what a car stands on the race track.
    On {
        /// Which car.
        car: Car,
        /// On what.
        square: Square,
    },
    /// A car is off the track.
    Off(Car),
    /// A car is on the track.
    Back(Car),
}
