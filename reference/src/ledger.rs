//! Holdings and debts of any game, with the names that records use. A holder cannot give what it does not have.

use std::collections::BTreeMap;

use crate::Done;
use crate::line::Movement;

/// A debt of one player to another or to the bank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Debt {
    pub(crate) from: String,
    pub(crate) to: String,
    /// In money.
    pub(crate) amount: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    held: BTreeMap<String, BTreeMap<String, i64>>,
    /// The oldest first.
    pub(crate) debts: Vec<Debt>,
    /// The unit that players pay with.
    money: &'static str,
    /// Whether the bank has an endless supply of a thing.
    endless: fn(&str) -> bool,
}

impl Default for Ledger {
    fn default() -> Self {
        Self::empty("", |_| false)
    }
}

impl Ledger {
    pub(crate) fn empty(money: &'static str, endless: fn(&str) -> bool) -> Self {
        Self { held: BTreeMap::new(), debts: Vec::new(), money, endless }
    }

    /// Sets how many of a thing are at a place during set-up.
    pub(crate) fn put(&mut self, place: &str, thing: &str, number: i64) {
        self.held.entry(place.to_owned()).or_default().insert(thing.to_owned(), number);
    }

    /// How many of a thing are at a place.
    pub(crate) fn has(&self, place: &str, thing: &str) -> i64 {
        self.held.get(place).and_then(|there| there.get(thing)).copied().unwrap_or(0)
    }

    /// Moves things; refuses to move more than there are.
    pub(crate) fn shift(&mut self, from: &str, to: &str, thing: &str, number: i64) -> Done {
        if number < 0 {
            return Err(format!("{number} {thing} cannot be moved"));
        }
        if number == 0 || from == to {
            return Ok(());
        }
        let (has, there) = (self.has(from, thing), self.has(to, thing));
        let sums = has.checked_sub(number).zip(there.checked_add(number));
        let (left, got) = sums.ok_or_else(|| format!("{number} {thing} is out of range"))?;
        let may_owe = from == "outside" || from == "bank" && (self.endless)(thing);
        if left < 0 && !may_owe {
            return Err(format!("{from} has {has} {thing}, not {number}"));
        }
        self.put(from, thing, left);
        self.put(to, thing, got);
        Ok(())
    }

    /// Moves things for a correction; it pays no debts.
    pub(crate) fn by_hand(&mut self, (from, to, thing, number): &Movement) -> Done {
        if from == to {
            return Err(format!("{from} cannot give to itself"));
        }
        if *number < 1 {
            return Err(format!("{number} {thing} is nothing to move"));
        }
        self.shift(from, to, thing, *number)
    }

    /// Pays an income, from which the player first pays debts. An income of zero pays none.
    pub(crate) fn income(&mut self, from: &str, to: &str, amount: i64) -> Done {
        self.shift(from, to, self.money, amount)?;
        while amount > 0 && self.has(to, self.money) > 0 {
            if let Some(circle) = self.circle(to) {
                self.cross_out(&circle);
                continue;
            }
            let Some(at) = self.debts.iter().position(|debt| debt.from == to) else { break };
            let mut debt = self.debts.remove(at);
            let paid = debt.amount.min(self.has(to, self.money));
            let creditor = debt.to.clone();
            debt.amount -= paid;
            if debt.amount > 0 {
                self.debts.insert(at, debt);
            }
            self.income(to, &creditor, paid)?;
        }
        Ok(())
    }

    /// Pays an amount. What is missing becomes a debt, or the payment is refused.
    pub(crate) fn pay(&mut self, from: &str, to: &str, amount: i64, may_owe: bool) -> Done {
        let cash = self.has(from, self.money).max(0);
        let paid = cash.min(amount);
        if paid < amount && !may_owe {
            return Err(format!("{from} has ${cash}, not ${amount}"));
        }
        if paid < amount {
            self.debts.push(Debt { from: from.to_owned(), to: to.to_owned(), amount: amount - paid });
        }
        self.income(from, to, paid)
    }

    /// The circle of debts that leads from a debtor back to them, following each one's oldest debt.
    fn circle(&self, first: &str) -> Option<Vec<usize>> {
        let mut circle = Vec::new();
        let mut who = first;
        loop {
            let at = self.debts.iter().position(|debt| debt.from == who)?;
            if circle.contains(&at) {
                return None;
            }
            circle.push(at);
            who = &self.debts.get(at)?.to;
            if who == first {
                return Some(circle);
            }
        }
    }

    /// Reduces all debts in a circle by the smallest.
    fn cross_out(&mut self, circle: &[usize]) {
        let amounts = circle.iter().filter_map(|at| self.debts.get(*at)).map(|debt| debt.amount);
        let least = amounts.min().unwrap_or(0);
        for at in circle {
            if let Some(debt) = self.debts.get_mut(*at) {
                debt.amount -= least;
            }
        }
        self.debts.retain(|debt| debt.amount > 0);
    }

    /// Replaces all debts.
    pub(crate) fn owe(&mut self, owed: &[Movement]) {
        let debt =
            |(from, to, _, amount): &Movement| Debt { from: from.clone(), to: to.clone(), amount: *amount };
        self.debts = owed.iter().map(debt).collect();
    }

    /// The sum of a debtor's debts.
    pub(crate) fn owes(&self, who: &str) -> i64 {
        self.debts.iter().filter(|debt| debt.from == who).map(|debt| debt.amount).sum()
    }

    /// All balances that are not zero.
    pub(crate) fn balances(&self) -> BTreeMap<(String, String), i64> {
        let mut all = BTreeMap::new();
        for (place, there) in &self.held {
            for (thing, number) in there.iter().filter(|(_, number)| **number != 0) {
                all.insert((place.clone(), thing.clone()), *number);
            }
        }
        all
    }
}
