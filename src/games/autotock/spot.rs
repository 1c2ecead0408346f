//! Where a car can be: in the paddock, on one of the 48 squares, on the verge beside a square, or in the garage.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Argument, Holder, Seat, Seats};
use crate::games::autotock::units;
use crate::words::Line;
use crate::words::keys::autotock as k;
use crate::{as_text, msg, numbered};

numbered! {
    /// A square of the circuit, 1 to 48 in the direction of travel.
    Square, 48
}

impl Square {
    pub const FIRST: Self = Self(1);

    /// The square this many steps ahead, or behind if negative.
    #[must_use]
    pub fn ahead(self, steps: i16) -> Self {
        let count = i16::from(Self::COUNT);
        let number = (i16::from(self.0) - 1).saturating_add(steps).rem_euclid(count) + 1;
        Self(u8::try_from(number).unwrap_or(1))
    }

    /// The distance forward to another square, 0 to 47.
    pub fn to(self, other: Self) -> u8 {
        (other.0 + Self::COUNT - self.0) % Self::COUNT
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    Paddock,
    Square(Square),
    /// Off the road, beside a square.
    Verge(Square),
    /// In its garage; 1 is the place at the entrance, 3 the innermost.
    Garage(u8),
}

impl Spot {
    /// How many places each garage has (Garage).
    pub const PLACES: u8 = 3;

    /// The square of a car on the circuit, or the square beside its verge.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) | Self::Verge(square) => Some(square),
            Self::Paddock | Self::Garage(_) => None,
        }
    }

    /// The ledger holder of the cars there; cars in the paddock are in the owner's hand.
    pub const fn holder(self, owner: Seat) -> Holder {
        match self {
            Self::Paddock => Holder::Seat(owner),
            Self::Square(square) => Holder::Place(units::SQUARES, square.0),
            Self::Verge(square) => Holder::Place(units::VERGES, square.0),
            Self::Garage(place) => Holder::Place(units::GARAGES, place),
        }
    }

    /// Describes the spot, as in "square 12" or "garage place 2".
    pub fn line(self) -> Line {
        match self {
            Self::Paddock => Line::new(k::PADDOCK),
            Self::Square(square) => msg!(k::SQUARE, n = square.0),
            Self::Verge(square) => msg!(k::VERGE, n = square.0),
            Self::Garage(place) => msg!(k::GARAGE, n = place),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Paddock => f.write_str("paddock"),
            Self::Square(square) => write!(f, "{}", square.0),
            Self::Verge(square) => write!(f, "v{}", square.0),
            Self::Garage(place) => write!(f, "g{place}"),
        }
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |digits: &str| digits.parse::<u8>().map_err(|_| ());
        let square = |digits: &str| Square::new(number(digits)?).ok_or(());
        if text == "paddock" {
            return Ok(Self::Paddock);
        }
        if let Some(digits) = text.strip_prefix('v') {
            return square(digits).map(Self::Verge);
        }
        if let Some(digits) = text.strip_prefix('g') {
            return number(digits).and_then(|place| {
                (1..=Self::PLACES).contains(&place).then_some(Self::Garage(place)).ok_or(())
            });
        }
        square(text).map(Self::Square)
    }
}

/// The paddock has no notation, since no act names a car in it.
impl Argument for Spot {
    fn parse(word: &str, _: &Seats) -> Result<Self, Line> {
        let spot = word.to_lowercase().parse().ok().filter(|spot| *spot != Self::Paddock);
        spot.ok_or_else(|| msg!(k::NOTATION_SPOT, word))
    }

    fn write(&self, _: &Seats, line: &mut String) {
        line.push_str(&self.to_string());
    }
}

as_text!(Spot, |text, ()| format!("{text:?} is no place for a car"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_circuit_closes_in_both_directions() {
        let square = |number| Square::new(number).unwrap();
        assert_eq!(square(47).ahead(3), square(2));
        assert_eq!(square(2).ahead(-4), square(46));
        assert_eq!(square(48).to(square(12)), 12);
        assert_eq!(square(12).to(square(11)), 47);
        assert_eq!(Square::new(0), None);
        assert_eq!(Square::new(49), None);
    }

    #[test]
    fn spot_notation_round_trips() {
        for text in ["paddock", "1", "48", "v30", "g3"] {
            assert_eq!(text.parse::<Spot>().unwrap().to_string(), text);
        }
        for text in ["0", "49", "g0", "g4", "v0", "x", ""] {
            assert_eq!(text.parse::<Spot>(), Err(()), "{text}");
        }
    }
}
