//! Debts. An amount that cannot be paid is owed, income pays the oldest debt first, and circular debts are netted.

use crate::engine::transaction::out_of_range;
use crate::engine::{
    Debt, Derivation, Holder, Movement, Posting, Rejection, Rules, Seat, Tally, Term, Transaction, Unit, Why,
};
use crate::msg;
use crate::words::{Line, keys};

impl<G: Rules> Transaction<'_, G> {
    /// Pays as much as the seat has and books the rest as a debt, which later income pays first.
    ///
    /// # Errors
    /// As [`Transaction::post`].
    pub fn pay_or_owe(
        &mut self,
        from: Seat,
        to: Holder,
        unit: Unit,
        tally: Tally,
        why: Why,
    ) -> Result<(), Rejection> {
        let due = tally.checked().ok_or_else(|| out_of_range(why))?;
        let has = self.view().has(from, unit).max(0);
        if due <= has {
            return self.post(Holder::Seat(from), to, unit, tally, why);
        }
        let terms = tally.into_terms();
        let measure = self.book.ledger.chart().measure(unit);
        let what = msg!(keys::engine::DUE, name = self.setting.seats.name(from), cause = why.cause);
        let movement = Movement { from: Holder::Seat(from), to, unit, amount: due };
        self.record_due(Posting { movement, why, terms: terms.clone() });
        self.record_finding(|| Derivation { what, measure, total: due, terms, rule: why.rule });
        // The debt is booked first: the payment may come back as income of this seat, which pays this debt.
        let cause = Line::new(why.cause);
        self.book.debts.push(Debt { from, to, unit, amount: due - has, cause });
        if has == 0 {
            return Ok(());
        }
        let paid = self.tally().plus(has, || {
            Term::new(Line::new(keys::engine::DEBT_ALL_THERE_IS)).read_from(Holder::Seat(from), unit)
        });
        self.post(Holder::Seat(from), to, unit, paid, why)
    }

    /// Replaces all debts.
    pub(super) fn replace_debts(&mut self, debts: Vec<Debt>) {
        self.book.debts = debts;
    }

    /// Pays the debts of a seat from what it has, oldest first. If the money would only return to the seat as the payment of another
    /// player's debt, the debts are netted instead.
    pub(super) fn pay_debts(&mut self, seat: Seat, unit: Unit) -> Result<(), Rejection> {
        while let Some(at) = self.oldest(seat, unit) {
            let Some(debt) = self.book.debts.get(at).cloned() else { return Ok(()) };
            let paid = debt.amount.min(self.view().has(seat, unit));
            if paid <= 0 {
                return Ok(());
            }
            let ring = self.ring(at);
            if !ring.is_empty() {
                self.set_off(&ring);
                continue;
            }
            self.lessen(&[at], paid);
            let why = Why::new(keys::engine::CAUSE_DEBT, keys::engine::RULE_DEBTS);
            let tally = self.tally().plus(paid, || Term::new(debt.cause.clone()));
            self.post(Holder::Seat(seat), debt.to, unit, tally, why)?;
        }
        Ok(())
    }

    fn oldest(&self, seat: Seat, unit: Unit) -> Option<usize> {
        self.book.debts.iter().position(|debt| debt.from == seat && debt.unit == unit)
    }

    /// A circle of debts that begins with the given one: each creditor is the next debtor, and the last creditor the first debtor. Empty
    /// if there is none.
    fn ring(&self, first: usize) -> Vec<usize> {
        let mut ring = vec![first];
        let debt = |at: usize| self.book.debts.get(at);
        let begin = debt(first).map(|debt| Holder::Seat(debt.from));
        loop {
            let Some(last) = ring.last().and_then(|at| debt(*at)) else { return Vec::new() };
            if Some(last.to) == begin {
                return ring;
            }
            let Holder::Seat(next) = last.to else { return Vec::new() };
            match self.oldest(next, last.unit) {
                Some(at) if !ring.contains(&at) => ring.push(at),
                _ => return Vec::new(),
            }
        }
    }

    /// Nets a circle of debts by the smallest of them.
    fn set_off(&mut self, ring: &[usize]) {
        let debts: Vec<Debt> = ring.iter().filter_map(|at| self.book.debts.get(*at).cloned()).collect();
        let Some(smallest) = debts.iter().min_by_key(|debt| debt.amount) else { return };
        let (amount, unit, cause) = (smallest.amount, smallest.unit, smallest.cause.clone());
        for debt in &debts {
            let what = msg!(
                keys::engine::DEBTS_SET_OFF,
                name = self.setting.seats.name(debt.from),
                other = self.holder(debt.to),
            );
            let measure = self.book.ledger.chart().measure(unit);
            let terms = vec![Term { amount, ..Term::new(cause.clone()) }];
            let rule = keys::engine::RULE_DEBTS;
            self.record_finding(|| Derivation { what, measure, total: amount, terms, rule });
        }
        self.lessen(ring, amount);
    }

    /// Reduces debts by an amount and removes those that are paid.
    fn lessen(&mut self, at: &[usize], amount: i64) {
        for at in at {
            if let Some(debt) = self.book.debts.get_mut(*at) {
                debt.amount -= amount;
            }
        }
        self.book.debts.retain(|debt| debt.amount > 0);
    }
}
