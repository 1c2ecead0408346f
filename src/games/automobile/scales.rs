//! What a turn of Automobile lays against each other: the cars that the demand asks for, and those that were made.

use crate::engine::{Counted, Pan, Scales};
use crate::words::keys::automobile as k;

/// The place of cars among the units.
const CARS: u8 = 7;

/// The scales of the box.
pub(super) const SCALES: Scales = Scales {
    title: k::SCALES,
    pans: &[
        Pan { name: k::PAN_WANTED, counted: Counted::Found(k::DEMAND_OF) },
        Pan { name: k::PAN_MADE, counted: Counted::Moved(CARS, &[k::CAUSE_PRODUCE]) },
        Pan {
            name: k::PAN_SOLD,
            counted: Counted::Moved(CARS, &[k::CAUSE_HOWARD, k::CAUSE_DISTRIBUTORS, k::CAUSE_SALE]),
        },
        Pan { name: k::PAN_UNSOLD, counted: Counted::Moved(CARS, &[k::CAUSE_UNSOLD]) },
    ],
};
