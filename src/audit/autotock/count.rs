//! How far a card moves a car, with what holds the car.

use super::cars::At;
use super::table::Table;

impl Table {
    /// Whether reverse or nitro holds a car.
    fn is_held(&self, owner: u8, at: At, name: &str) -> Result<bool, String> {
        let stopped = self.mark(owner, at).stopped;
        match at {
            At::Square(square) => {
                Ok((stopped || self.rulings.is("effects", "standing")) && self.is_special(square, name)?)
            }
            At::Verge(square) => Ok(stopped && name == "reverse" && self.is_special(square, name)?),
            At::Garage(_) => Ok(false),
        }
    }

    /// What a card counts for a car where it stands: 2 less on the verge.
    pub(super) fn count_at(&self, value: i64, at: At) -> Result<i64, String> {
        match at {
            At::Verge(_) if value <= 2 && self.rulings.is("verge", "refused") => {
                Err(format!("a count of {value} does not bring a car back from the verge"))
            }
            At::Verge(_) => Ok((value - 2).max(0)),
            _ => Ok(value),
        }
    }

    /// The squares a car moves by a card, or by its share of a 7; below zero backwards.
    pub(super) fn squares(&self, card: &str, value: i64, owner: u8, at: At) -> Result<i64, String> {
        let mut squares = self.count_at(value, at)?;
        let reverse = self.is_held(owner, at, "reverse")?;
        let nitro = self.is_held(owner, at, "nitro")?;
        if card == "7"
            && (reverse && self.rulings.is("reverse-seven", "no")
                || nitro && self.rulings.is("nitro-seven", "no"))
        {
            return Err("no 7 is played from this square".to_owned());
        }
        let doubles = match card {
            "4" => self.rulings.is("nitro-four", "double"),
            "joker" => self.rulings.is("nitro-joker", "double"),
            _ => true,
        };
        if nitro && doubles {
            squares *= 2;
        }
        let back = match (card, reverse) {
            ("4", true) => self.rulings.is("reverse-four", "back"),
            ("4", false) => true,
            (_, reverse) => reverse,
        };
        Ok(if back { -squares } else { squares })
    }
}
