//! Things change hands. Nobody gives what they do not have, except the bank what it has without end, and
//! what a player earns goes to their debt first.

use serde_json::Value;

use super::Done;
use super::table::Table;
use super::things::{Place, Thing, plus, times};
use crate::audit::json::{list, seat, whole};

impl Table {
    /// How much of a thing lies somewhere.
    pub(super) fn has(&self, place: Place, thing: Thing) -> i64 {
        self.held.get(&(place, thing)).copied().unwrap_or(0)
    }

    /// Moves things from one place to another.
    pub(super) fn shift(&mut self, from: Place, to: Place, thing: Thing, number: i64) -> Done {
        if number < 0 {
            return Err(format!("{number} {thing} cannot be moved"));
        }
        if number == 0 || from == to {
            return Ok(());
        }
        let has = self.has(from, thing);
        let left = has.checked_sub(number).ok_or_else(|| format!("{number} {thing} is out of range"))?;
        let may_owe = from == Place::Outside || from == Place::Bank && thing.endless();
        if left < 0 && !may_owe {
            return Err(format!("{from} has {has} {thing}, not {number}"));
        }
        let got = plus(self.has(to, thing), number)?;
        for (place, number) in [(from, left), (to, got)] {
            self.held.insert((place, thing), number);
        }
        Ok(())
    }

    /// What a seat has in cash.
    pub(super) fn cash(&self, seat: u8) -> i64 {
        self.has(Place::Hand(seat), Thing::Dollars)
    }

    /// What a seat owes the bank.
    pub(super) fn debt(&self, seat: u8) -> i64 {
        self.debts.get(&seat).copied().unwrap_or(0)
    }

    /// Puts debts back as they are listed: who, to the bank, dollars, how many.
    pub(super) fn owe(&mut self, debts: &[Value]) -> Done {
        self.debts.clear();
        for debt in debts {
            let [from, _, _, dollars] = list(debt)? else { return Err(format!("{debt} is no debt")) };
            let from = seat(from, self.seats)?;
            let all = plus(self.debt(from), whole(dollars, 1, i64::MAX)?)?;
            self.debts.insert(from, all);
        }
        Ok(())
    }

    /// Pays a seat from the bank; its debt comes first.
    pub(super) fn earn(&mut self, seat: u8, dollars: i64) -> Done {
        self.shift(Place::Bank, Place::Hand(seat), Thing::Dollars, dollars)?;
        let debt = self.debt(seat);
        if debt == 0 || dollars == 0 {
            return Ok(());
        }
        let paid = debt.min(self.cash(seat));
        self.debts.insert(seat, debt - paid);
        self.shift(Place::Hand(seat), Place::Bank, Thing::Dollars, paid)
    }

    /// A seat pays the bank what it need not have bought.
    pub(super) fn spend(&mut self, seat: u8, dollars: i64, what: &str) -> Done {
        let cash = self.cash(seat);
        if cash < dollars {
            return Err(format!("{what} costs ${dollars} and p{seat} has ${cash}; a loan brings $500"));
        }
        self.shift(Place::Hand(seat), Place::Bank, Thing::Dollars, dollars)
    }

    /// A seat pays the bank what it must; what is missing becomes a debt.
    pub(super) fn settle(&mut self, seat: u8, dollars: i64) -> Done {
        let paid = self.cash(seat).max(0).min(dollars);
        let debt = plus(self.debt(seat), dollars - paid)?;
        self.debts.insert(seat, debt);
        self.shift(Place::Hand(seat), Place::Bank, Thing::Dollars, paid)
    }

    /// A seat uses up R&D cubes.
    pub(super) fn use_cubes(&mut self, seat: u8, cubes: i64, what: &str) -> Done {
        let has = self.has(Place::Hand(seat), Thing::Cubes);
        if has < cubes {
            return Err(format!("{what} takes {cubes} cubes and p{seat} has {has}"));
        }
        self.shift(Place::Hand(seat), Place::Bank, Thing::Cubes, cubes)
    }

    /// A seat takes cubes.
    pub(super) fn take_cubes(&mut self, seat: u8, cubes: i64) -> Done {
        self.shift(Place::Bank, Place::Hand(seat), Thing::Cubes, cubes)
    }

    /// A seat gets loss points.
    pub(super) fn lose(&mut self, seat: u8, points: i64) -> Done {
        self.shift(Place::Bank, Place::Hand(seat), Thing::Losses, points)
    }

    /// The loss points of a seat.
    pub(super) fn points(&self, seat: u8) -> i64 {
        self.has(Place::Hand(seat), Thing::Losses)
    }

    /// A seat discards loss points.
    pub(super) fn discard(&mut self, seat: u8, points: i64) -> Done {
        self.shift(Place::Hand(seat), Place::Bank, Thing::Losses, points)
    }

    /// How many loans a seat may still take.
    pub(super) fn loans_left(&self, seat: u8) -> i64 {
        2i64.saturating_sub(self.has(Place::Hand(seat), Thing::Loans)).max(0)
    }

    /// A seat takes a loan.
    pub(super) fn borrow(&mut self, seat: u8) -> Done {
        if self.loans_left(seat) == 0 {
            return Err(format!("p{seat} has both loans already"));
        }
        self.shift(Place::Bank, Place::Hand(seat), Thing::Loans, 1)?;
        self.earn(seat, 500)
    }

    /// What a seat could pay with every loan it may still take.
    pub(super) fn means(&self, seat: u8) -> Result<i64, String> {
        let borrowed = times(500, self.loans_left(seat))?.saturating_sub(self.debt(seat)).max(0);
        plus(self.cash(seat), borrowed)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::table;
    use super::*;

    #[test]
    fn a_debt_is_paid_first_from_what_is_earned() {
        let mut table = table(3);
        table.settle(1, 2100).unwrap();
        assert_eq!((table.cash(1), table.debt(1)), (0, 100));
        table.earn(1, 150).unwrap();
        assert_eq!((table.cash(1), table.debt(1)), (50, 0));
    }

    #[test]
    fn a_third_loan_is_refused() {
        let mut table = table(3);
        table.borrow(2).unwrap();
        table.borrow(2).unwrap();
        assert_eq!(table.cash(2), 3000);
        assert!(table.borrow(2).is_err());
    }

    #[test]
    fn nobody_gives_what_they_do_not_have() {
        let mut table = table(3);
        assert!(table.spend(1, 2001, "it").is_err());
        assert!(table.shift(Place::Bank, Place::Space(1), Thing::Bonus, 4).is_err());
        assert!(table.shift(Place::Bank, Place::Space(1), Thing::Closed, 4).is_ok());
    }
}
