//! Transactions, the only way to move things. A transaction works on a copy of the book, so a refused act has
//! no effect, and later parts of an act see the earlier payments.

use crate::engine::ledger::amount_line;
use crate::engine::{
    Book, Chart, Debt, Derivation, Holder, Movement, Refusal, Rejection, Seat, Seats, Setting, Stateful,
    Tally, Term, Trace, Unit, View,
};
use crate::msg;
use crate::words::{Key, Line, keys};

/// The reason for a movement: its cause, and the paragraph of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// The cause, a message without arguments.
    pub cause: Key,
    /// The paragraph of the rules, a message without arguments.
    pub rule: Key,
}

impl Why {
    /// A cause and its paragraph.
    pub const fn new(cause: Key, rule: Key) -> Self {
        Self { cause, rule }
    }
}

/// A movement with its cause and its derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// The movement.
    pub movement: Movement,
    /// Its cause.
    pub why: Why,
    /// The terms of the amount.
    pub terms: Vec<Term>,
}

impl Posting {
    /// The amount as a figure with its terms, under the given name.
    pub fn figure(&self, chart: &Chart, what: impl Into<Line>) -> Derivation {
        let (measure, total) = (chart.measure(self.movement.unit), self.movement.amount);
        Derivation { what: what.into(), measure, total, terms: self.terms.clone(), rule: self.why.rule }
    }
}

/// The effect of an act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// All movements in order.
    pub movements: Vec<Movement>,
    /// The movements with causes and terms, if the trace was on.
    pub postings: Vec<Posting>,
    /// Figures that decided something without moving anything, if the trace was on.
    pub findings: Vec<Derivation>,
    /// The full amounts due where only a part was paid, if the trace was on.
    pub dues: Vec<Posting>,
}

impl Effect {
    /// The amount due for a cause, whether paid or owed.
    pub fn bill(&self, from: Seat, unit: Unit, cause: Key) -> Option<&Posting> {
        self.dues.iter().chain(&self.postings).find(|posting| {
            let movement = &posting.movement;
            movement.from == Holder::Seat(from) && movement.unit == unit && posting.why.cause == cause
        })
    }
}

/// An act that is being carried out.
#[derive(Debug)]
pub struct Transaction<'a, G: Stateful> {
    pub(super) setting: &'a Setting,
    pub(super) book: Book<G>,
    effect: Effect,
    trace: Trace,
}

impl<'a, G: Stateful> Transaction<'a, G> {
    /// Begins with a copy of a book.
    pub fn begin(setting: &'a Setting, book: Book<G>, trace: Trace) -> Self {
        Self { setting, book, effect: Effect::default(), trace }
    }

    /// The book with the changes made so far.
    pub fn view(&self) -> View<'_, G> {
        self.book.view(self.setting)
    }

    /// The game's own state, for changes.
    pub fn state(&mut self) -> &mut G::State {
        &mut self.book.state
    }

    /// Ends the act and returns the new book and the effect.
    pub fn commit(self) -> (Book<G>, Effect) {
        (self.book, self.effect)
    }

    /// An empty sum, which keeps its terms if the trace is on.
    pub fn tally(&self) -> Tally {
        Tally::new(self.trace)
    }

    /// Whether the trace is on.
    pub fn trace(&self) -> Trace {
        self.trace
    }

    /// Records a ruling, which is in force from now on.
    ///
    /// # Errors
    /// Lists the words allowed; refuses an open point that is decided at setup only.
    pub fn decide(&mut self, id: &str, option: &str, by: &str) -> Result<(), Rejection> {
        let refused = |line| Rejection::from(Refusal::new(line, keys::engine::RULE_RULINGS));
        let form = self.book.rulings.forms.iter().find(|form| form.word == id);
        if let Some(form) = form.filter(|form| form.at_set_up) {
            let why = msg!(keys::engine::RULING_SET_UP, id = form.shown());
            return Err(refused(why));
        }
        let rulings = &mut self.book.accounts.rulings;
        rulings.decide_at_table(id, option, by).map_err(refused)
    }

    /// Records a figure that decides something without moving anything.
    pub fn record_finding(&mut self, finding: impl FnOnce() -> Derivation) {
        if self.trace == Trace::On {
            self.effect.findings.push(finding());
        }
    }

    /// Records a sum that decides something without moving anything.
    pub fn found(&mut self, what: impl Into<Line>, rule: Key, tally: Tally) {
        self.record_finding(|| Derivation::of(what, rule, tally));
    }

    /// Moves the sum of a tally between two holders. A player who receives units first pays their own debts
    /// with them, oldest first. A sum of zero moves nothing and is not income.
    ///
    /// # Errors
    /// Refuses if the giver does not have enough, and states both amounts.
    pub fn post(
        &mut self,
        from: impl Into<Holder>,
        to: impl Into<Holder>,
        unit: Unit,
        tally: Tally,
        why: Why,
    ) -> Result<(), Rejection> {
        let (to, comes_in) = (to.into(), tally.total() > 0);
        self.move_once(from.into(), to, unit, tally, why)?;
        if let Holder::Seat(seat) = to
            && comes_in
        {
            self.pay_debts(seat, unit)?;
        }
        Ok(())
    }

    /// Moves units in an amount that needs no derivation.
    ///
    /// # Errors
    /// As [`Transaction::post`].
    pub fn hand(
        &mut self,
        from: impl Into<Holder>,
        to: impl Into<Holder>,
        unit: Unit,
        amount: i64,
        why: Why,
    ) -> Result<(), Rejection> {
        let tally = self.tally().plus(amount, || why.cause);
        self.post(from, to, unit, tally, why)
    }

    /// Moves the sum of a tally without paying debts from it; corrections are not income.
    pub(super) fn move_once(
        &mut self,
        from: Holder,
        to: Holder,
        unit: Unit,
        tally: Tally,
        why: Why,
    ) -> Result<(), Rejection> {
        let amount = tally.checked().ok_or_else(|| out_of_range(why))?;
        if amount == 0 {
            return Ok(());
        }
        let movement = Movement { from, to, unit, amount };
        if let Err(has) = self.book.accounts.ledger.transfer(movement) {
            let (has, chart) = (has.ok_or_else(|| out_of_range(why))?, self.book.ledger.chart());
            let why_not = msg!(
                keys::engine::SHORT,
                holder = self.holder(from),
                has = amount_line(chart, unit, has),
                needs = amount_line(chart, unit, amount),
                cause = why.cause,
            );
            return Err(Refusal::new(why_not, why.rule).into());
        }
        self.effect.movements.push(movement);
        if self.trace == Trace::On {
            self.effect.postings.push(Posting { movement, why, terms: tally.into_terms() });
        }
        Ok(())
    }

    fn holder(&self, holder: Holder) -> Line {
        holder_line(self.setting, self.book.ledger.chart(), holder)
    }
}

fn out_of_range(why: Why) -> Rejection {
    let what = msg!(keys::engine::OUT_OF_RANGE, cause = why.cause);
    Refusal::new(what, why.rule).into()
}

/// A holder as a message: a player's name, the bank or a space.
pub fn holder_line(setting: &Setting, chart: &crate::engine::Chart, holder: Holder) -> Line {
    match holder {
        Holder::Outside => Line::new(keys::engine::HOLDER_OUTSIDE),
        Holder::Bank => Line::new(keys::engine::HOLDER_BANK),
        Holder::Seat(seat) => msg!(keys::engine::HOLDER_SEAT, name = setting.seats.name(seat)),
        Holder::Place(kind, number) => match chart.place(kind) {
            Some(place) => msg!(place.name, n = number),
            None => Line::new(keys::engine::HOLDER_OUTSIDE),
        },
    }
}

/// An amount with the owner of the pieces, such as "2 disks (Red)", unless the owner is one of the holders.
pub fn of_owner(seats: &Seats, unit: Unit, holders: &[Holder], amount: Line) -> Line {
    match unit.colour {
        Some(owner) if !holders.contains(&Holder::Seat(owner)) => {
            msg!(keys::engine::OF_OWNER, amount, owner = seats.name(owner))
        }
        _ => amount,
    }
}

impl<G: Stateful> Transaction<'_, G> {
    /// Pays as much as the seat has and records the rest as a debt, which is paid from later income.
    ///
    /// # Errors
    /// As [`Transaction::post`].
    pub fn pay_or_owe(
        &mut self,
        from: Seat,
        to: impl Into<Holder>,
        unit: Unit,
        tally: Tally,
        why: Why,
    ) -> Result<(), Rejection> {
        let to = to.into();
        let due = tally.checked().ok_or_else(|| out_of_range(why))?;
        let has = self.view().has(from, unit).max(0);
        if due <= has {
            return self.post(from, to, unit, tally, why);
        }
        let terms = tally.into_terms();
        let what = msg!(keys::engine::DUE, name = self.setting.seats.name(from), cause = why.cause);
        let movement = Movement { from: Holder::Seat(from), to, unit, amount: due };
        if self.trace == Trace::On {
            let due = Posting { movement, why, terms };
            self.effect.findings.push(due.figure(self.book.ledger.chart(), what));
            self.effect.dues.push(due);
        }
        // The debt is recorded before the payment, which may come back as income of this seat and pay it.
        let cause = Line::new(why.cause);
        self.book.accounts.debts.push(Debt { from, to, unit, amount: due - has, cause });
        if has == 0 {
            return Ok(());
        }
        let all = || Term::new(keys::engine::DEBT_ALL_THERE_IS).read_from(from, unit);
        let paid = self.tally().plus(has, all);
        self.post(from, to, unit, paid, why)
    }

    /// Pays a seat's debts from its balance, oldest first. Debts that form a circle are netted instead,
    /// because the payment would only come back to the seat.
    fn pay_debts(&mut self, seat: Seat, unit: Unit) -> Result<(), Rejection> {
        while let Some(at) = self.oldest(seat, unit) {
            let Some(debt) = self.book.debts.get(at).cloned() else { return Ok(()) };
            let paid = debt.amount.min(self.view().has(seat, unit));
            if paid <= 0 {
                return Ok(());
            }
            if let Some(ring) = self.ring(at) {
                self.set_off(&ring);
                continue;
            }
            self.lessen(&[at], paid);
            let why = Why::new(keys::engine::CAUSE_DEBT, keys::engine::RULE_DEBTS);
            let tally = self.tally().plus(paid, || debt.cause.clone());
            self.post(seat, debt.to, unit, tally, why)?;
        }
        Ok(())
    }

    fn oldest(&self, seat: Seat, unit: Unit) -> Option<usize> {
        self.book.debts.iter().position(|debt| debt.from == seat && debt.unit == unit)
    }

    /// A circle of debts that starts with the given one: each creditor is the next debtor, and the last creditor is the first debtor.
    fn ring(&self, first: usize) -> Option<Vec<usize>> {
        let debts = &self.book.debts;
        let (begin, mut ring) = (debts.get(first)?.from, vec![first]);
        loop {
            let last = debts.get(*ring.last()?)?;
            let Holder::Seat(next) = last.to else { return None };
            if next == begin {
                return Some(ring);
            }
            ring.push(self.oldest(next, last.unit).filter(|at| !ring.contains(at))?);
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
            let tally = self.tally().plus(amount, || cause.clone());
            let rule = keys::engine::RULE_DEBTS;
            self.record_finding(|| Derivation::of(what, rule, tally).counted_in(measure));
        }
        self.lessen(ring, amount);
    }

    /// Reduces debts by an amount and removes those that are paid.
    fn lessen(&mut self, at: &[usize], amount: i64) {
        for at in at {
            if let Some(debt) = self.book.accounts.debts.get_mut(*at) {
                debt.amount -= amount;
            }
        }
        self.book.accounts.debts.retain(|debt| debt.amount > 0);
    }
}
