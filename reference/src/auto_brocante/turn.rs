//! The deal, and the steps of a turn: the minimum, the option, business, and the card that ends it.

use super::lot::At;
use super::{AutoBrocante, Car};
use crate::Done;
use crate::rules::{Rules, hand};

pub(super) const DEAL: u8 = 1;
pub(super) const MINIMUM: u8 = 2;
pub(super) const OPTION: u8 = 3;
pub(super) const BUSINESS: u8 = 4;
pub(super) const CARD: u8 = 5;
pub(super) const COUNT: u8 = 6;

impl AutoBrocante {
    /// Deals the cars, in the order of the table: four each to three dealers, three to four, two to five.
    pub(super) fn deal(&mut self, lots: &[Vec<Car>]) -> Done {
        if self.phase != DEAL {
            return Err("the cars are dealt already".to_owned());
        }
        let each = 7 - usize::from(self.book.seats);
        if lots.len() != usize::from(self.book.seats) || lots.iter().any(|lot| lot.len() != each) {
            return Err(format!("each dealer gets {each} cars"));
        }
        for (seat, lot) in self.everybody().zip(lots) {
            for car in lot {
                if self.place(car.0)? != At::Bank {
                    return Err(format!("car {} is dealt twice", car.0));
                }
                self.drive_to(car.0, seat)?;
            }
        }
        self.begin_turn(self.first);
        Ok(())
    }

    pub(super) fn begin_turn(&mut self, seat: u8) {
        (self.turn, self.played) = (seat, 0);
        self.minimum = self.least();
        self.phase = MINIMUM;
        self.pass_over_minimum();
    }

    /// The minimum of a turn that begins now.
    pub(super) fn least(&self) -> usize {
        if self.cars_at(At::Bank).len() < 2 { 1 } else { 2 }
    }

    /// Ends the minimum if no car is missing or the bank is empty.
    pub(super) fn pass_over_minimum(&mut self) {
        if self.phase == MINIMUM && !self.something_is_missing() {
            self.end_minimum();
        }
    }

    /// Ends the minimum. After two cards for it, no option is left.
    pub(super) fn end_minimum(&mut self) {
        self.phase = if self.played >= 2 { BUSINESS } else { OPTION };
    }

    fn something_is_missing(&self) -> bool {
        self.lot(self.turn).len() < self.minimum && !self.cars_at(At::Bank).is_empty()
    }

    /// The current phase. The final count comes when the bank and a lot are empty. The minimum is over when it is
    /// filled, and the option when two cards have been played.
    pub(super) fn now(&self) -> u8 {
        let empty = self.everybody().any(|seat| self.lot(seat).is_empty());
        match self.phase {
            _ if self.over || empty && self.cars_at(At::Bank).is_empty() => COUNT,
            MINIMUM if self.something_is_missing() => MINIMUM,
            MINIMUM | OPTION if self.played >= 2 => BUSINESS,
            MINIMUM => OPTION,
            phase => phase,
        }
    }

    /// Draws the card that ends the turn.
    pub(super) fn draw(&mut self, seat: u8) -> Done {
        let may = [BUSINESS, CARD].contains(&self.now()) || self.now() == OPTION && self.played > 0;
        if !may || seat != self.turn {
            return Err("no card is drawn now".to_owned());
        }
        let left = self.has("bank", "cards");
        self.shift("bank", hand(seat), "cards", left.min(1))?;
        let next = self.left_of(seat);
        if next == self.first {
            self.round += 1;
        }
        self.begin_turn(next);
        Ok(())
    }

    /// Cancels the final count.
    pub(super) fn go_on_again(&mut self) {
        self.over = false;
        self.values.clear();
    }
}
