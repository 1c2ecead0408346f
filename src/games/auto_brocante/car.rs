//! The 24 cars by number, and the places where a car can be.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::{Argument, Holder, Seat, Seats};
use crate::games::auto_brocante::units::{GRAVEYARD, STOLEN};
use crate::words::Line;
use crate::words::keys::auto_brocante as k;
use crate::{arguments, named, numbered, parts};

numbered! {
    /// One of the cars, by the number on its card.
    Car, 24
}

parts! {
    #[derive(Default)]
    enum Where {
        /// In the car bank, face down.
        #[default]
        Bank = "bank",
        /// In the graveyard: sold to a customer, or burnt.
        Graveyard = "graveyard",
        /// Stolen from this dealer, who may still recover it (ruling `recovered later`).
        Stolen(Seat) = "stolen";
        Lot(Seat)
    }
}

impl Where {
    /// The holder in the ledger.
    pub const fn holder(self) -> Holder {
        match self {
            Self::Bank => Holder::Bank,
            Self::Lot(seat) => Holder::Seat(seat),
            Self::Graveyard => GRAVEYARD,
            Self::Stolen(_) => STOLEN,
        }
    }
}

arguments!(Car);

/// A Blue Book value in notation: `8000`, or `junk` for 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dollars(pub u32);

impl fmt::Display for Dollars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { f.write_str("junk") } else { self.0.fmt(f) }
    }
}

impl Argument for Dollars {
    fn parse(word: &str, seats: &Seats) -> Result<Self, Line> {
        if word == "junk" { Ok(Self(0)) } else { u32::parse(word, seats).map(Self) }
    }

    fn write(&self, _: &Seats, line: &mut String) {
        line.push_str(&self.to_string());
    }
}

/// The base of a customer's price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Base {
    List,
    /// The Blue Book value that the seller shows; 0 is junk.
    Book(u32),
}

named! {
    Damage {
        Fire = "fire", k::DAMAGE_FIRE;
        Collision = "collision", k::DAMAGE_COLLISION;
        Theft = "theft", k::DAMAGE_THEFT;
    }
}

arguments!(named Damage);

named! {
    /// A kind of insurance policy.
    Policy {
        Fire = "fire", k::POLICY_FIRE;
        Theft = "theft", k::POLICY_THEFT;
        Collision = "collision", k::POLICY_COLLISION;
        /// Against all three.
        Comprehensive = "comprehensive", k::POLICY_COMPREHENSIVE;
        /// Printed as "Sans responsabilité".
        FlyByNight = "fly-by-night", k::POLICY_FLY_BY_NIGHT;
    }
}

arguments!(named Policy);
