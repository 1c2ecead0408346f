//! What a turn of Autotock lays against each other: the cars brought out, those home, those hit.

use crate::engine::{Counted, Pan, Scales};
use crate::words::keys::autotock as k;

/// The place of cars among the units.
const CARS: u8 = 1;

/// The scales of the box.
pub(super) const SCALES: Scales = Scales {
    title: k::SCALES,
    pans: &[
        Pan { name: k::PAN_OUT, counted: Counted::Moved(CARS, &[k::CAUSE_OUT]) },
        Pan { name: k::PAN_HOME, counted: Counted::Moved(CARS, &[k::CAUSE_PARK]) },
        Pan { name: k::PAN_HIT, counted: Counted::Moved(CARS, &[k::CAUSE_HIT, k::CAUSE_SWEPT]) },
    ],
};
