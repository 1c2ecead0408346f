//! The final count and the fortunes.

use super::table::{At, COUNT, Table};
use crate::audit::Done;

impl Table {
    /// The values of the cars left, lot by lot in the order of the table.
    pub(super) fn count(&mut self, values: &[Vec<(u8, i64)>]) -> Done {
        if self.now() != COUNT && !self.may_end() || self.over || values.len() != usize::from(self.seats) {
            return Err("the final count is not now, or not of everybody".to_owned());
        }
        for (seat, lot) in (1..).zip(values) {
            let mut named: Vec<u8> = lot.iter().map(|(car, _)| *car).collect();
            named.sort_unstable();
            if named != self.cars_at(At::Lot(seat)) {
                return Err(format!("the count names every car of p{seat} once"));
            }
            self.values.extend(lot.iter().copied());
        }
        self.over = true;
        Ok(())
    }

    /// Whether the table may count before the end of the rules: no dealer has a car, and none can ever pay for one.
    fn may_end(&self) -> bool {
        let out = self.at.values().any(|at| matches!(at, At::Lot(_) | At::Stolen(_)));
        let bank = self.cars_at(At::Bank);
        let credit = self.credit() || self.rulings.is("min-short", "debt");
        if self.rulings.is("stuck", "go-on") || self.phase == 1 || out || bank.is_empty() || credit {
            return false;
        }
        let lists: Result<Vec<i64>, String> = bank.into_iter().map(|car| self.list(car)).collect();
        let prices = [self.printed.whole("card buy price"), self.printed.whole("option b price")];
        let (Ok(lists), [Ok(card), Ok(fixed)]) = (lists, prices) else { return false };
        let dearest = lists.into_iter().max().unwrap_or(0);
        (1..=self.seats).all(|seat| self.cash(seat) < card.min(fixed).min(dearest))
    }

    /// Cash, values of cars, and debts.
    pub(super) fn fortune(&self, seat: u8) -> i64 {
        let cars = self.cars_at(At::Lot(seat));
        let values: i64 = cars.iter().filter_map(|car| self.values.get(car)).sum();
        let owes: i64 = self.debts.iter().filter(|debt| debt.from == seat).map(|debt| debt.amount).sum();
        let owed = self.debts.iter().filter(|debt| debt.to == format!("p{seat}"));
        self.cash(seat) + values - owes + owed.map(|debt| debt.amount).sum::<i64>()
    }
}
