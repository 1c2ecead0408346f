//! What a turn of the workshop lays against each other: what the sponsors pay, and what is spent.

use crate::engine::{Counted, Pan, Scales};
use crate::words::keys::sponsors as k;

/// The place of millions among the units.
const MILLIONS: u8 = 0;

/// The scales of the box.
pub(super) const SCALES: Scales = Scales {
    title: k::SCALES,
    pans: &[
        Pan { name: k::PAN_EARNED, counted: Counted::Moved(MILLIONS, &[k::CAUSE_SALE]) },
        Pan {
            name: k::PAN_SPENT,
            counted: Counted::Moved(MILLIONS, &[k::CAUSE_PRICE, k::CAUSE_TOKENS_PAID]),
        },
    ],
};
