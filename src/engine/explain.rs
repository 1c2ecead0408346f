//! Explanations: the derivation of an entry, a balance or a result. An entry is carried out again with the
//! trace on, from the book before it, so an explanation always agrees with the calculation.

use std::sync::Arc;

use crate::engine::effective_log::LogStep;
use crate::engine::entry::{AmendPolicy, Verb};
use crate::engine::session::no_such_line;
use crate::engine::transaction::of_owner;
use crate::engine::{
    AnyBook, Basis, Chart, Debt, Derivation, Effect, Holder, Posting, Refusal, Rejection, Session, StepId,
    Tally, Term, Trace, Unit, notation,
};
use crate::msg;
use crate::words::{Line, keys};

impl Session {
    /// The effect of a line with all terms; line 0 is the setup. Lines off the chain have no effect.
    ///
    /// # Errors
    /// Refuses a line that does not exist.
    pub fn explain(&self, line: u32) -> Result<Effect, Rejection> {
        if line == 0 {
            return Ok(self.opened(&self.effective_log, Trace::On)?.1);
        }
        let id = StepId::line(line);
        if let Ok(at) = self.effective_log.place(id) {
            return self.explain_step(at);
        }
        let verb = &self.entry(line).ok_or_else(|| no_such_line(line))?.verb;
        // Other amends move nothing, and going back to one would replay the session.
        if !verb.is_step() && !matches!(verb, Verb::Amend(amendment) if amendment.was == AmendPolicy::Stand) {
            return Ok(Effect::default());
        }
        let there = self.at(line)?;
        there.effective_log.place(id).map_or_else(|_| Ok(Effect::default()), |at| there.explain_step(at))
    }

    /// The effect of a step with all terms, by its index in the effective log.
    ///
    /// # Errors
    /// Refuses an index beyond the end.
    pub fn explain_step(&self, at: usize) -> Result<Effect, Rejection> {
        let step = self.effective_log.steps.get(at).ok_or_else(|| no_such_line(u32::MAX))?;
        let book = self.book_before(at)?;
        let (_, effect) = book.perform(&self.setting, self.known_body(*step)?, Trace::On)?;
        Ok(effect)
    }

    /// Calls `see` with the effect of each step of the effective log in order, with all terms. Each step is carried out once.
    ///
    /// # Errors
    /// Fails at a step that cannot be replayed.
    pub fn explain_steps(&self, see: &mut dyn FnMut(StepId, Effect)) -> Result<(), Rejection> {
        let (mut book, effect) = self.opened(&self.effective_log, Trace::On)?;
        see(StepId::line(0), effect);
        for step in &self.effective_log.steps {
            let effect;
            (book, effect) = book.perform(&self.setting, self.known_body(*step)?, Trace::On)?;
            see(step.id, effect);
        }
        Ok(())
    }

    /// The book before a step, by its index in the effective log.
    ///
    /// # Errors
    /// Fails at a step that cannot be replayed.
    pub fn book_before(&self, at: usize) -> Result<Arc<dyn AnyBook>, Rejection> {
        let (done, book) = self.snapshots.before(at);
        let mut book = Arc::clone(book);
        for step in self.effective_log.steps.iter().take(at).skip(done) {
            (book, _) = book.perform(&self.setting, self.known_body(*step)?, Trace::Off)?;
        }
        Ok(book)
    }

    pub(super) fn known_body(&self, step: LogStep) -> Result<&Verb, Rejection> {
        self.body(step.body).ok_or_else(|| no_such_line(step.id.line))
    }

    /// Explains a balance by the setup and every step that changed it.
    pub fn explain_balance(&self, holder: Holder, unit: Unit) -> Derivation {
        self.explain_balance_after(usize::MAX, holder, unit)
    }

    /// Explains a debt by every step that changed it.
    pub fn explain_debt(&self, debt: &Debt) -> Derivation {
        let same = |other: &&Debt| {
            (other.from, other.to, other.unit, &other.cause) == (debt.from, debt.to, debt.unit, &debt.cause)
        };
        let owed = |book: Arc<dyn AnyBook>| {
            let debts = book.debts.iter().filter(same);
            debts.map(|debt| debt.amount).sum::<i64>()
        };
        let (mut before, steps) = (0, self.effective_log.steps.iter().enumerate());
        let changes = steps.map(|(at, step)| {
            let after = self.book_before(at + 1).map_or(before, owed);
            (*step, after - std::mem::replace(&mut before, after))
        });
        let tally = self.tally_of(Tally::traced(), changes.filter(|(_, change)| *change != 0));
        let measure = self.chart().measure(debt.unit);
        Derivation::of(debt.cause.clone(), keys::engine::RULE_LEDGER, tally).counted_in(measure)
    }

    /// Explains a balance as it was after this many steps of the effective log.
    pub fn explain_balance_after(&self, steps: usize, holder: Holder, unit: Unit) -> Derivation {
        let mut tally = Tally::traced();
        let moved = self.steps_of(holder, unit);
        let last = self.balance(holder, unit);
        let opening = moved.iter().fold(last, |left, (.., amount)| left.wrapping_sub(*amount));
        if opening != 0 {
            tally.add(opening, || keys::engine::TERM_SETUP);
        }
        let moved = moved.into_iter().take_while(|(at, ..)| *at < steps);
        let tally = self.tally_of(tally, moved.map(|(_, step, amount)| (step, amount)));
        let amount = self.amount_line(unit, tally.total());
        let what = msg!(
            keys::engine::BALANCE,
            holder = self.holder_line(holder),
            amount = of_owner(&self.setting.seats, unit, &[holder], amount),
        );
        Derivation::of(what, keys::engine::RULE_LEDGER, tally).counted_in(self.chart().measure(unit))
    }

    /// Adds the contribution of each step to a tally.
    fn tally_of(&self, mut tally: Tally, steps: impl Iterator<Item = (LogStep, i64)>) -> Tally {
        for (step, amount) in steps {
            let act = self.typed(&self.text_of(step));
            let what = msg!(keys::engine::TERM_ENTRY, entry = step.id.to_string(), act);
            tally.add(amount, || Term { basis: Some(Basis::Entry(step.id)), ..Term::new(what) });
        }
        tally
    }

    /// The steps that moved an account, each with its index in the log and the amount it added.
    pub(super) fn steps_of(&self, holder: Holder, unit: Unit) -> Vec<(usize, LogStep, i64)> {
        let mut all = Vec::new();
        let steps = self.effective_log.steps.iter().zip(self.moved());
        for (at, (step, moved)) in steps.enumerate() {
            let moved = moved.iter().filter(|moved| moved.unit == unit && moved.side(holder) != 0);
            all.extend(moved.map(|moved| (at, *step, moved.gain(holder))));
        }
        all
    }

    /// A step in notation.
    pub fn text(&self, step: StepId) -> String {
        self.standing(step).map_or_else(|| step.to_string(), |step| self.text_of(step))
    }

    /// Finds a step of the effective log.
    pub(super) fn standing(&self, step: StepId) -> Option<LogStep> {
        self.effective_log.steps.iter().find(|other| other.id == step).copied()
    }

    /// The current body of a step.
    pub fn standing_body(&self, step: StepId) -> Option<&Verb> {
        self.body(self.standing(step)?.body)
    }

    /// Adds the step that stopped a replay to a rejection.
    pub(super) fn breaks(&self, step: LogStep, rejection: Rejection) -> Rejection {
        rejection.map(|refusal| {
            let (entry, act) = (step.id.to_string(), self.typed(&self.text_of(step)));
            let why = msg!(keys::engine::AMEND_BREAKS, entry, act, why = refusal.why);
            Refusal { why, ..refusal }
        })
    }

    /// A step of the effective log in notation.
    pub fn text_of(&self, step: LogStep) -> String {
        self.body(step.body).map_or_else(|| step.id.to_string(), |body| notation::write(body, &self.setting))
    }
}

impl Effect {
    /// The balance of an account after this effect, from its balance before and every posting, with terms if the effect was traced.
    pub fn after(&self, chart: &Chart, account: (Holder, Unit), held: i64, what: Line) -> Derivation {
        let ((holder, unit), mut tally) = (account, Tally::traced());
        if held != 0 {
            tally.add(held, || Term::new(keys::engine::THERE_NOW).read_from(holder, unit));
        }
        let mut rule = None;
        for Posting { movement, why, terms } in &self.postings {
            let sign = if movement.unit == unit { movement.side(holder) } else { 0 };
            if sign == 0 {
                continue;
            }
            rule = rule.or(Some(why.rule));
            for term in terms {
                let amount = sign.saturating_mul(term.amount);
                let times = term.times.map(|(count, each)| (count, sign.saturating_mul(each)));
                match term.applied {
                    true => tally.add(amount, || Term { times, ..term.clone() }),
                    false => tally.note(|| term.clone()),
                }
            }
        }
        Derivation::of(what, rule.unwrap_or(keys::engine::RULE_LEDGER), tally).counted_in(chart.measure(unit))
    }
}
