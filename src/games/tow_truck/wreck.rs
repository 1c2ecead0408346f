//! The two kinds of wrecks.

use crate::engine::typed::unknown;
use crate::engine::{Argument, Seats, Unit};
use crate::games::tow_truck::units::{MINIS, VANS};
use crate::named;
use crate::words::Line;
use crate::words::keys::tow_truck as k;

named! {
    /// A wreck of the bag, in the order of their units.
    Wreck {
        /// A small one.
        Mini = "mini", k::MINI;
        /// A large one.
        Van = "van", k::VAN;
    }
}

impl Wreck {
    /// The unit that counts it.
    pub const fn unit(self) -> Unit {
        match self {
            Self::Mini => MINIS,
            Self::Van => VANS,
        }
    }
}

impl Argument for Wreck {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|()| unknown(word))
    }
}
