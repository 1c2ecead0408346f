//! The circuit as printed on the board, and the effects of its squares on cars.

use super::Autotock;
use super::cars::At;
use super::say::Card;
use crate::rules::Rules;

/// The next square in a direction, 1 or -1.
pub(super) fn next_square(square: i64, direction: i64) -> i64 {
    match square + direction {
        0 => 48,
        49 => 1,
        other => other,
    }
}

/// The distance forward from one square to another, 0 to 47.
pub(super) fn distance(from: i64, to: i64) -> i64 {
    (to - from).rem_euclid(48)
}

impl Autotock {
    /// The corner where a player sits.
    fn corner(&self, seat: u8) -> u8 {
        let opposite = self.book.seats == 2 && seat == 2 && self.is("corners", "opposite");
        if opposite { 3 } else { seat }
    }

    pub(super) fn go(&self, seat: u8) -> Result<i64, String> {
        self.printed(format!("corner {} go", self.corner(seat)))
    }

    /// The square where a player's garage branches off.
    pub(super) fn branch(&self, seat: u8) -> Result<i64, String> {
        self.printed(format!("corner {} branch", self.corner(seat)))
    }

    /// Whether a square is `nitro`, `puncture` or `reverse`. A Go never is; if several fall on one square, reverse
    /// wins over puncture, and puncture over nitro.
    pub(super) fn is_special(&self, square: i64, name: &str) -> Result<bool, String> {
        let every = self.printed_word("specials counted")? == "every";
        let mut counted = Vec::new();
        for corner in 1..=4 {
            let go = self.printed(format!("corner {corner} go"))?;
            if go == square {
                return Ok(false);
            }
            let used = self.everybody().any(|seat| self.corner(seat) == corner);
            if corner == 1 || every && (used || self.is("unused-go", "yes")) {
                counted.push(go);
            }
        }
        for special in ["reverse", "puncture", "nitro"] {
            let steps = self.printed(format!("special {special} steps"))?;
            if counted.iter().any(|go| distance(*go, square) == steps % 48) {
                return Ok(special == name);
            }
        }
        Ok(false)
    }

    /// Whether reverse or nitro affects a car. On the verge only reverse does.
    fn is_held(&self, owner: u8, at: At, name: &str) -> Result<bool, String> {
        let stopped = self.mark(owner, at).stopped;
        match at {
            At::Square(n) => Ok((stopped || self.is("effects", "standing")) && self.is_special(n, name)?),
            At::Verge(n) => Ok(stopped && name == "reverse" && self.is_special(n, name)?),
            At::Garage(_) => Ok(false),
        }
    }

    /// The count of a card for a car at this place: 2 less on the verge.
    pub(super) fn count_at(&self, value: i64, at: At) -> Result<i64, String> {
        match at {
            At::Verge(_) if value <= 2 && self.is("verge", "refused") => {
                Err(format!("a count of {value} does not bring a car back from the verge"))
            }
            At::Verge(_) => Ok((value - 2).max(0)),
            _ => Ok(value),
        }
    }

    /// How far a car moves with a card, or with its share of a 7; negative if backwards.
    pub(super) fn squares(&self, Card(card): Card, value: i64, owner: u8, at: At) -> Result<i64, String> {
        let mut squares = self.count_at(value, at)?;
        let reverse = self.is_held(owner, at, "reverse")?;
        let nitro = self.is_held(owner, at, "nitro")?;
        let no_seven = reverse && self.is("reverse-seven", "no") || nitro && self.is("nitro-seven", "no");
        if card == "7" && no_seven {
            return Err("no 7 is played from this square".to_owned());
        }
        let doubles = match card {
            "4" => self.is("nitro-four", "double"),
            "joker" => self.is("nitro-joker", "double"),
            _ => true,
        };
        if nitro && doubles {
            squares *= 2;
        }
        let back = match (card, reverse) {
            ("4", true) => self.is("reverse-four", "back"),
            ("4", false) => true,
            (_, reverse) => reverse,
        };
        Ok(if back { -squares } else { squares })
    }
}
