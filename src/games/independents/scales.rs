//! What a year lays against each other: the disks placed, and what the competition sends back.

use crate::engine::{Counted, Pan, Scales};
use crate::words::keys::independents as k;

/// The place of disks among the units.
const DISKS: u8 = 0;

/// The scales of the box.
pub(super) const SCALES: Scales = Scales {
    title: k::SCALES,
    pans: &[
        Pan { name: k::PAN_PLACED, counted: Counted::Moved(DISKS, &[k::CAUSE_SELECTIVE, k::CAUSE_REQUIRED]) },
        Pan { name: k::PAN_WON, counted: Counted::Moved(DISKS, &[k::CAUSE_WON]) },
        Pan { name: k::PAN_LOST, counted: Counted::Moved(DISKS, &[k::CAUSE_LOST]) },
    ],
};
