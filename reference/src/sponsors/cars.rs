//! Cars: their players, their sides, and the order in which they act.

use super::Sponsors;
use super::say::CATEGORIES;
use crate::rules::Rules;

impl Sponsors {
    pub(super) fn cars(&self) -> std::ops::RangeInclusive<u8> {
        1..=if self.book.seats == 3 { 3 } else { 4 }
    }

    /// The place of a car's money, cards and tokens.
    pub(super) fn place_of(&self, car: u8) -> String {
        if self.book.seats == 2 && car > 2 { format!("second {}", car - 2) } else { format!("p{car}") }
    }

    pub(super) fn driver(&self, car: u8) -> u8 {
        if self.book.seats == 2 && car > 2 { car - 2 } else { car }
    }

    /// The side of a car. The points of all cars of a side count together.
    pub(super) fn side(&self, car: u8) -> u8 {
        let neighbours = self.is("sides", "neighbours");
        match self.book.seats {
            2 => self.driver(car),
            4 if self.is("sides", "alone") => car,
            4 if neighbours && car <= 2 => 1,
            4 if neighbours => 3,
            4 if car > 2 => car - 2,
            _ => car,
        }
    }

    /// The order of the cars in the workshop.
    pub(super) fn turn_order(&self) -> Vec<u8> {
        let round: Vec<u8> = if self.book.seats == 2 && self.is("two-cars-order", "together") {
            vec![1, 3, 2, 4]
        } else {
            self.cars().collect()
        };
        let begin = round.iter().position(|car| *car == self.book.first).unwrap_or(0);
        let (before, from) = round.split_at(begin);
        [from, before].concat()
    }

    /// The car to act in the workshop.
    pub(super) fn on_turn(&self) -> Option<u8> {
        self.turn_order().get(self.at).copied()
    }

    pub(super) fn car_of_zone(&self, zone: &str) -> Option<u8> {
        self.cars().zip(&self.colours).find(|(_, colour)| *colour == zone).map(|(car, _)| car)
    }

    pub(super) fn cards_left(&self, car: u8) -> i64 {
        CATEGORIES.into_iter().map(|category| self.has(self.place_of(car), category)).sum()
    }

    /// Refuses a car that is not in the game.
    pub(super) fn known(&self, car: u8) -> Result<u8, String> {
        if self.cars().contains(&car) { Ok(car) } else { Err(format!("there is no car {car}")) }
    }
}
