//! Why: the derivation of an entry, of a balance, of a result. An entry is carried out again on the book
//! before it while somebody listens; nothing explains a number beside the calculation.

use crate::engine::accounts::steps_of;
use crate::engine::entry::StepId;
use crate::engine::journal::{no_such_line, opening};
use crate::engine::notation;
use crate::engine::script::{Script, Step, perform, words};
use crate::engine::tally::{Derivation, Tally, Telling, Term};
use crate::engine::trail::Trail;
use crate::engine::transaction::{Effect, amount_line, holder_line};
use crate::engine::{Book, Game, Halt, Holder, Journal, Refusal, Unit};
use crate::say;
use crate::words::{Line, keys};

impl<G: Game> Journal<G> {
    /// What a line did, with every term. Line 0 is the set-up.
    ///
    /// # Errors
    /// Refuses a line that is not on any chain.
    pub fn explain(&self, line: u32) -> Result<Effect, Halt> {
        if line == 0 {
            let setup = self.setup_of(&self.script);
            return Ok(opening(&self.setting, &self.header, setup, Telling::Told)?.1);
        }
        let id = StepId::line(line);
        if let Ok(at) = self.script.place(id) {
            return self.explain_step(at);
        }
        let script = self.script_to(line)?;
        let Ok(at) = script.place(id) else { return Ok(Effect::default()) };
        let before = Script { steps: script.steps.iter().take(at).copied().collect(), setup: script.setup };
        let trail = self.replay(&self.setting, &before)?;
        let words = words(&self.entries, id).ok_or_else(|| no_such_line(line))?;
        Ok(perform(&self.setting, trail.head(), words, Telling::Told)?.1)
    }

    /// What the step at a place of the script did, with every term.
    ///
    /// # Errors
    /// Refuses a place beyond the end.
    pub fn explain_step(&self, at: usize) -> Result<Effect, Halt> {
        let step = self.script.steps.get(at).ok_or_else(|| no_such_line(u32::MAX))?;
        let book = self.book_before(at)?;
        let words = words(&self.entries, step.words).ok_or_else(|| no_such_line(step.id.line))?;
        Ok(perform(&self.setting, &book, words, Telling::Told)?.1)
    }

    /// The book before the step at a place of the script.
    ///
    /// # Errors
    /// Halts where a step cannot be replayed.
    pub fn book_before(&self, at: usize) -> Result<Book<G>, Halt> {
        let (done, book) = self.trail.before(at);
        let mut book = (**book).clone();
        for step in self.script.steps.iter().take(at).skip(done) {
            let words = words(&self.entries, step.words).ok_or_else(|| no_such_line(step.id.line))?;
            book = perform(&self.setting, &book, words, Telling::Silent)?.0;
        }
        Ok(book)
    }

    /// Why a holder has what it has: set-up and every step that moved it.
    pub fn explain_balance(&self, holder: Holder, unit: Unit) -> Derivation {
        self.balance_along(&self.script, &self.trail, holder, unit)
    }

    /// Why a holder had what it had right after a line.
    ///
    /// # Errors
    /// As [`Journal::book_at`].
    pub fn explain_balance_at(&self, line: u32, holder: Holder, unit: Unit) -> Result<Derivation, Halt> {
        let head = self.head_after(line).ok_or_else(|| no_such_line(line))?;
        if head == self.head {
            return Ok(self.explain_balance(holder, unit));
        }
        let script = self.script_to(head)?;
        let trail = self.replay(&self.setting, &script)?;
        Ok(self.balance_along(&script, &trail, holder, unit))
    }

    fn balance_along(&self, script: &Script, trail: &Trail<G>, holder: Holder, unit: Unit) -> Derivation {
        let ledger = &trail.head().ledger;
        let chart = ledger.chart();
        let mut tally = Tally::told();
        let moved = steps_of(script, trail, holder, unit);
        let balance = ledger.balance(holder, unit);
        let opening = moved.iter().fold(balance, |left, (_, amount)| left.wrapping_sub(*amount));
        if opening != 0 {
            tally.add(opening, || Term::new(Line::new(keys::engine::TERM_SETUP)));
        }
        for (step, amount) in moved {
            let entry = say!(keys::engine::TERM_ENTRY, entry = step.id.to_string(), act = self.text_of(step));
            tally.add(amount, || Term::new(entry));
        }
        let what = say!(
            keys::engine::BALANCE,
            holder = holder_line(&self.setting, chart, holder),
            amount = amount_line(chart, unit, balance),
        );
        Derivation::of(what, keys::engine::RULE_LEDGER, tally).counted_in(chart.measure(unit))
    }

    /// A step in the table's short form: its notation.
    pub fn text(&self, step: StepId) -> String {
        let found = self.script.steps.iter().find(|other| other.id == step).copied();
        found.map_or_else(|| step.to_string(), |step| self.text_of(step))
    }

    /// Names the step that stops a replay.
    pub(super) fn breaks(&self, step: Step, halt: Halt) -> Halt {
        match halt {
            Halt::Refused(refusal) => {
                let (entry, act, why) = (step.id.to_string(), self.text_of(step), refusal.why.clone());
                let why = say!(keys::engine::AMEND_BREAKS, entry = entry, act = act, why = why);
                Refusal { why, ..*refusal }.into()
            }
            ask => ask,
        }
    }

    fn text_of(&self, step: Step) -> String {
        self.words(step.words)
            .map_or_else(|| step.id.to_string(), |words| notation::write(&words, &self.setting.seats))
    }
}
