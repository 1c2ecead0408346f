//! Where cars are: on lots, in the bank, in the graveyard, or stolen.

use serde::Deserialize;

use super::AutoBrocante;
use crate::Done;
use crate::line::Seat;
use crate::rules::Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum At {
    Bank,
    Lot(Seat),
    Graveyard,
    /// Stolen from this dealer.
    Stolen(Seat),
}

/// The holder of the cars at a place.
pub(super) fn holder(at: At) -> String {
    match at {
        At::Bank => "bank".to_owned(),
        At::Lot(seat) => seat.to_string(),
        At::Graveyard => "graveyard 1".to_owned(),
        At::Stolen(_) => "stolen 1".to_owned(),
    }
}

impl AutoBrocante {
    pub(super) fn place(&self, car: i64) -> Result<At, String> {
        self.at.get(&car).copied().ok_or_else(|| format!("there is no car {car}"))
    }

    /// The cars at a place.
    pub(super) fn cars_at(&self, at: At) -> Vec<i64> {
        self.at.iter().filter(|(_, place)| **place == at).map(|(car, _)| *car).collect()
    }

    pub(super) fn lot(&self, seat: u8) -> Vec<i64> {
        self.cars_at(At::Lot(Seat(seat)))
    }

    /// The dealer whose lot a car is on.
    pub(super) fn owner(&self, car: i64) -> Result<u8, String> {
        match self.place(car)? {
            At::Lot(Seat(seat)) => Ok(seat),
            _ => Err(format!("car {car} is on no lot")),
        }
    }

    /// Moves a car.
    pub(super) fn drive(&mut self, car: i64, to: At) -> Done {
        let from = self.place(car)?;
        if matches!(to, At::Lot(_)) && self.cars_at(to).len() >= 6 {
            return Err("a lot holds six cars".to_owned());
        }
        self.shift(holder(from), holder(to), "cars", 1)?;
        self.at.insert(car, to);
        Ok(())
    }

    /// Moves a car to a dealer's lot.
    pub(super) fn drive_to(&mut self, car: i64, seat: u8) -> Done {
        self.drive(car, At::Lot(Seat(seat)))
    }

    pub(super) fn list(&self, car: i64) -> Result<i64, String> {
        self.printed(format!("car {car} list"))
    }
}
