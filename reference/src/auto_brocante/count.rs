//! The final count and the fortunes.

use super::lot::At;
use super::turn::{COUNT, DEAL};
use super::{AutoBrocante, Car, Dollars};
use crate::Done;
use crate::rules::{Rules, hand};

impl AutoBrocante {
    /// Enters the values of all cars on lots, lot by lot in the order of the table.
    pub(super) fn count(&mut self, values: &[Vec<(Car, Dollars)>]) -> Done {
        let now = self.now() == COUNT || self.may_end();
        if !now || values.len() != usize::from(self.book.seats) {
            return Err("the final count is not now, or not of everybody".to_owned());
        }
        for (seat, lot) in self.everybody().zip(values) {
            let mut named: Vec<i64> = lot.iter().map(|(car, _)| car.0).collect();
            named.sort_unstable();
            if named != self.lot(seat) {
                return Err(format!("the count names every car of p{seat} once"));
            }
            self.values.extend(lot.iter().map(|(car, value)| (car.0, value.0)));
        }
        self.over = true;
        Ok(())
    }

    /// Whether the game may be counted before its regular end: no dealer has a car or can ever pay for one.
    fn may_end(&self) -> bool {
        let out = self.at.values().any(|at| matches!(at, At::Lot(_) | At::Stolen(_)));
        let bank = self.cars_at(At::Bank);
        let credit = self.has_credit() || self.is("min-short", "debt");
        if self.is("stuck", "go-on") || self.phase == DEAL || out || bank.is_empty() || credit {
            return false;
        }
        let lists: Result<Vec<i64>, String> = bank.into_iter().map(|car| self.list(car)).collect();
        let (Ok(lists), Ok(card), Ok(fixed)) =
            (lists, self.printed("card buy price"), self.printed("option b price"))
        else {
            return false;
        };
        let dearest = lists.into_iter().max().unwrap_or(0);
        self.everybody().all(|seat| self.cash(seat) < card.min(fixed).min(dearest))
    }

    /// A dealer's fortune: cash, values of cars, and debts.
    pub(super) fn worth(&self, seat: u8) -> i64 {
        let values: i64 = self.lot(seat).iter().filter_map(|car| self.values.get(car)).sum();
        let owed = self.book.ledger.debts.iter().filter(|debt| debt.to == hand(seat));
        let owed: i64 = owed.map(|debt| debt.amount).sum();
        self.cash(seat) + values + owed - self.book.ledger.owes(&hand(seat))
    }
}
