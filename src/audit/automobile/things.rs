//! Where things lie and what they are, in the words of records.

use std::fmt;

/// Where something lies. Seats are numbered from 1, as they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// Out of the game.
    Outside,
    /// The bank and the supply.
    Bank,
    /// In the hand of a player.
    Hand(u8),
    /// On a space of the track.
    Space(u8),
    /// In a band of distributors: 1 premium, 2 mid, 3 low.
    Band(u8),
    /// In the boxes of a row.
    Boxes(u8),
}

/// What is counted. Pieces with a colour name the seat that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Thing {
    /// The money of the game.
    Dollars,
    /// Loss points.
    Losses,
    /// R&D cubes.
    Cubes,
    /// Loans.
    Loans,
    /// Bonus-sales markers.
    Bonus,
    /// Reduced-price markers.
    Reduced,
    /// Closed-factory tiles.
    Closed,
    /// Cars of a colour.
    Cars(u8),
    /// Distributors of a colour.
    Distributors(u8),
    /// Factory tiles of a colour.
    Tiles(u8),
    /// The parts factory of a colour.
    Parts(u8),
}

impl Place {
    /// The place that a word means at a table of so many.
    pub(super) fn find(word: &str, seats: u8) -> Option<Self> {
        let numbered = |most: u8, number: &str| number.parse().ok().filter(|n| (1..=most).contains(n));
        match word.split_once(' ') {
            Some(("space", n)) => numbered(26, n).map(Self::Space),
            Some(("band", n)) => numbered(3, n).map(Self::Band),
            Some(("box", n)) => numbered(3, n).map(Self::Boxes),
            Some(_) => None,
            None if word == "outside" => Some(Self::Outside),
            None if word == "bank" => Some(Self::Bank),
            None => word.strip_prefix('p').and_then(|n| numbered(seats, n)).map(Self::Hand),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Outside => f.write_str("outside"),
            Self::Bank => f.write_str("bank"),
            Self::Hand(n) => write!(f, "p{n}"),
            Self::Space(n) => write!(f, "space {n}"),
            Self::Band(n) => write!(f, "band {n}"),
            Self::Boxes(n) => write!(f, "box {n}"),
        }
    }
}

impl Thing {
    /// The thing that a word means at a table of so many.
    pub(super) fn find(word: &str, seats: u8) -> Option<Self> {
        let Some((kind, colour)) = word.split_once(' ') else {
            return match word {
                "dollars" => Some(Self::Dollars),
                "losses" => Some(Self::Losses),
                "cubes" => Some(Self::Cubes),
                "loans" => Some(Self::Loans),
                "bonus" => Some(Self::Bonus),
                "reduced" => Some(Self::Reduced),
                "closed" => Some(Self::Closed),
                _ => None,
            };
        };
        let seat = colour.strip_prefix('p')?.parse().ok().filter(|n| (1..=seats).contains(n))?;
        match kind {
            "cars" => Some(Self::Cars(seat)),
            "distributors" => Some(Self::Distributors(seat)),
            "tiles" => Some(Self::Tiles(seat)),
            "parts" => Some(Self::Parts(seat)),
            _ => None,
        }
    }

    /// Whether the bank has it without end, and may owe it.
    pub(super) fn endless(self) -> bool {
        matches!(self, Self::Dollars | Self::Losses | Self::Cubes | Self::Loans | Self::Closed)
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dollars => f.write_str("dollars"),
            Self::Losses => f.write_str("losses"),
            Self::Cubes => f.write_str("cubes"),
            Self::Loans => f.write_str("loans"),
            Self::Bonus => f.write_str("bonus"),
            Self::Reduced => f.write_str("reduced"),
            Self::Closed => f.write_str("closed"),
            Self::Cars(n) => write!(f, "cars p{n}"),
            Self::Distributors(n) => write!(f, "distributors p{n}"),
            Self::Tiles(n) => write!(f, "tiles p{n}"),
            Self::Parts(n) => write!(f, "parts p{n}"),
        }
    }
}

/// Half of something, rounded up.
pub(super) fn half_up(number: i64) -> i64 {
    number / 2 + number % 2
}

/// A product, if it is a number that fits.
pub(super) fn times(a: i64, b: i64) -> Result<i64, String> {
    a.checked_mul(b).ok_or_else(|| format!("{a} times {b} is out of range"))
}

/// A sum, if it is a number that fits.
pub(super) fn plus(a: i64, b: i64) -> Result<i64, String> {
    a.checked_add(b).ok_or_else(|| format!("{a} plus {b} is out of range"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_records_are_read_back() {
        for word in ["outside", "bank", "p3", "space 26", "band 1", "box 3"] {
            assert_eq!(Place::find(word, 3).unwrap().to_string(), word);
        }
        for word in ["dollars", "closed", "cars p1", "distributors p3", "parts p2"] {
            assert_eq!(Thing::find(word, 3).unwrap().to_string(), word);
        }
        for wrong in ["p4", "p0", "space 27", "band 4", "box", "table 1"] {
            assert_eq!(Place::find(wrong, 3), None);
        }
        for wrong in ["cars", "cars p4", "dollars p1", "wheels"] {
            assert_eq!(Thing::find(wrong, 3), None);
        }
    }

    #[test]
    fn half_of_an_odd_number_is_rounded_up() {
        assert_eq!([0, 1, 2, 7].map(half_up), [0, 1, 1, 4]);
    }
}
