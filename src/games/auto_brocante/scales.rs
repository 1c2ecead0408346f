//! What a turn of Auto-Brocante lays against each other: the cars bought, and those sold again.

use crate::engine::{Counted, Pan, Scales};
use crate::words::keys::auto_brocante as k;

/// The place of cars among the units.
const CARS: u8 = 1;

/// The scales of the box.
pub(super) const SCALES: Scales = Scales {
    title: k::SCALES,
    pans: &[
        Pan {
            name: k::PAN_BOUGHT,
            counted: Counted::Moved(CARS, &[k::CAUSE_BUY, k::CAUSE_FILL, k::CAUSE_BUY_CARD]),
        },
        Pan { name: k::PAN_SOLD, counted: Counted::Moved(CARS, &[k::CAUSE_SELL]) },
        Pan {
            name: k::PAN_DEALT,
            counted: Counted::Moved(CARS, &[k::CAUSE_BUSINESS, k::CAUSE_APPROACH, k::CAUSE_FORCE]),
        },
        Pan {
            name: k::PAN_LOST,
            counted: Counted::Moved(CARS, &[k::CAUSE_FIRE, k::CAUSE_THEFT, k::CAUSE_COLLISION]),
        },
    ],
};
