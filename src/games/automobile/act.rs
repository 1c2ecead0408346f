//! Everything that somebody at the table can do in Automobile, one name for each.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::automobile::{Character, Class, Space};

/// An act of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Ruling `first-choice bid`: what each player bids for the first choice, in the order of the table.
    Bid {
        /// The bids, dollars, in the order of the table.
        bids: Vec<u32>,
    },
    /// Phase 1: everybody has drawn their demand tiles.
    Drawn,
    /// Phase 2: takes a character.
    Choose {
        /// The player who chooses.
        seat: Seat,
        /// The character taken.
        character: Character,
    },
    /// Phase 2, Durant: builds one factory tile at once; no space where nothing can be built.
    Durant {
        /// The player of Durant.
        seat: Seat,
        /// The space of the tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        space: Option<Space>,
    },
    /// Phase 3: builds one or two pieces on one space.
    Build {
        /// The player who builds.
        seat: Seat,
        /// The space that is built on.
        space: Space,
        /// How many factory tiles.
        tiles: u8,
        /// Whether one of the pieces is the parts factory.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        parts: bool,
    },
    /// Phase 3, Ford: one more piece just before or after the own action.
    Ford {
        /// The player of Ford.
        seat: Seat,
        /// The space that is built on.
        space: Space,
        /// Whether it is the parts factory.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        parts: bool,
    },
    /// Phase 3: places up to three distributors.
    Place {
        /// The player who places distributors.
        seat: Seat,
        /// How many in each band, from the top: premium, mid, low.
        bands: [u8; 3],
    },
    /// Phase 3: takes two R&D cubes.
    Cubes {
        /// The player who takes R&D cubes.
        seat: Seat,
    },
    /// Phase 3: makes cars.
    Produce {
        /// The player who produces.
        seat: Seat,
        /// How many on which space.
        cars: Vec<(Space, u8)>,
    },
    /// Phase 3 as an action, phase 6 as a decision: closes a space.
    Close {
        /// The owner of the factory.
        seat: Seat,
        /// The space that is closed.
        space: Space,
    },
    /// Phase 4: Howard sells cars, one from each space named.
    Howard {
        /// The player of Howard.
        seat: Seat,
        /// From which spaces; a space may be named twice.
        cars: Vec<Space>,
    },
    /// Phase 5: one distributor sells one car.
    Sell {
        /// The player whose distributor sells.
        seat: Seat,
        /// From which space the car comes; its class is the row.
        space: Space,
        /// Which band the distributor stands in.
        band: Class,
    },
    /// Phase 5: the whole phase as one sheet.
    Distributors {
        /// What each player sold, in the order of the table: how many cars from which space.
        sold: Vec<Vec<(Space, u8)>>,
    },
    /// Phase 6: takes a bonus-sales marker.
    Bonus {
        /// The player who takes the marker.
        seat: Seat,
        /// Where it is placed.
        space: Space,
    },
    /// Phase 6: takes a set of reduced-price markers.
    Reduced {
        /// The player who takes the markers.
        seat: Seat,
        /// Where it is placed.
        space: Space,
        /// How many markers are in the set: 1 or 2.
        markers: u8,
    },
    /// Phase 6: passes.
    Pass {
        /// The player who passes.
        seat: Seat,
    },
    /// Phase 7: the demand tiles are turned over.
    Reveal {
        /// The tiles of each player in the order of the table, one or two each.
        tiles: Vec<Vec<u8>>,
        /// The tile drawn for the premium market, in turns 3 and 4.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        premium: Option<u8>,
        /// The bonus tile drawn for the low market, in turn 4.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bonus: Option<u8>,
    },
    /// Phase 7: cars are sold until demand or cars run out.
    Sale,
    /// Phase 8: losses are handed out and paid.
    Losses {
        /// How those pay who cannot, even with every loan they have left.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        short: Vec<Short>,
    },
    /// Phase 9: tiles back, markers back, the next turn, or the end of the game.
    EndTurn,
    /// At any time: takes a loan.
    Loan {
        /// The player who borrows.
        seat: Seat,
    },
}

/// How somebody pays who cannot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Short {
    /// The player who is short of cash.
    pub seat: Seat,
    /// Closes these spaces first, in this order; none carries a debt to the bank.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub close: Vec<Space>,
}

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The turn and the phase the table stands in.
    Phase {
        /// 1 to 4.
        turn: u8,
        /// 1 to 9.
        phase: u8,
        /// Phase 3 only: the round of actions, 1 to 3.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u8>,
    },
    /// The order of play of this turn, or of choosing in phase 2.
    Order(Vec<Seat>),
    /// Which character somebody holds this turn.
    Character {
        /// The player who has it.
        seat: Seat,
        /// The character that is had.
        character: Character,
    },
    /// Whose turn it is within the phase.
    Next(Seat),
}
