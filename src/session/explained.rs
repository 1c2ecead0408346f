//! Why: what an entry did with every term, where a balance comes from, which open points decided it.

use crate::engine::entry::StepId;
use crate::engine::explain::Side;
use crate::engine::trial_balance::Part;
use crate::engine::{Debt, Derivation, Effect, Game, Holder, Journal, Rejection, Unit};
use crate::session::{amending, description, line};
use crate::words::Line;

/// The reasons of a game of any box.
pub trait Explained {
    /// What a line did, with every term; 0 is the set-up, a fact did nothing.
    ///
    /// # Errors
    /// Refuses a line that is not there.
    fn explain(&self, line: u32) -> Result<Effect, Rejection>;

    /// The open points that decided what a line did: where another option would have come to something else.
    fn decided(&self, line: u32) -> Vec<Line>;

    /// The open points that decide what a text would do now, or why it is refused.
    fn decides(&self, text: &str) -> Vec<Line>;

    /// Why a holder has what it has.
    fn explain_balance(&self, holder: Holder, unit: Unit) -> Derivation;

    /// Why a holder had what it had right after a line.
    ///
    /// # Errors
    /// Refuses a line that is not there.
    fn explain_balance_at(&self, line: u32, holder: Holder, unit: Unit) -> Result<Derivation, Rejection>;

    /// Why a holder has what it has right before a step as the steps stand now, or right after it.
    ///
    /// # Errors
    /// Refuses a step that is not there.
    fn explain_balance_around(
        &self,
        step: StepId,
        side: Side,
        holder: Holder,
        unit: Unit,
    ) -> Result<Derivation, Rejection>;

    /// Why a holder would have what it would have after an amend, before anything is let stand; the edits as
    /// [`Trial::preview_amend`] takes them.
    ///
    /// # Errors
    /// As [`Trial::preview_amend`].
    fn balance_amended(&self, edits: &str, holder: Holder, unit: Unit) -> Result<Derivation, Rejection>;

    /// What a step would do after an amend, with every term; the edits as [`Trial::preview_amend`] takes them.
    ///
    /// # Errors
    /// As [`Trial::preview_amend`]; refuses a step that would not be there.
    fn step_amended(&self, edits: &str, step: StepId) -> Result<Effect, Rejection>;

    /// Why somebody owes something: every entry along which the debt grew or shrank.
    fn explain_debt(&self, debt: &Debt) -> Derivation;

    /// A part of a trial balance with everybody and every place that holds some of it.
    fn explain_trial_balance(&self, unit: Unit, part: Part) -> Derivation;
}

impl<G: Game> Explained for Journal<G> {
    fn explain(&self, line: u32) -> Result<Effect, Rejection> {
        match self.entry(line) {
            Some(entry) if !entry.verb.on_chain() => Ok(Effect::default()),
            _ => self.explain(line),
        }
    }

    fn decided(&self, line: u32) -> Vec<Line> {
        description::deciding_lines(G::RULINGS, &Journal::decided(self, line))
    }

    fn decides(&self, text: &str) -> Vec<Line> {
        let decides = line::verb(self, text).map(|verb| Journal::decides(self, &verb));
        description::deciding_lines(G::RULINGS, &decides.unwrap_or_default())
    }

    fn explain_balance(&self, holder: Holder, unit: Unit) -> Derivation {
        self.explain_balance(holder, unit)
    }

    fn explain_balance_at(&self, line: u32, holder: Holder, unit: Unit) -> Result<Derivation, Rejection> {
        self.explain_balance_at(line, holder, unit)
    }

    fn explain_balance_around(
        &self,
        step: StepId,
        side: Side,
        holder: Holder,
        unit: Unit,
    ) -> Result<Derivation, Rejection> {
        Journal::explain_balance_around(self, step, side, holder, unit)
    }

    fn balance_amended(&self, edits: &str, holder: Holder, unit: Unit) -> Result<Derivation, Rejection> {
        amending::balance(self, edits, holder, unit)
    }

    fn step_amended(&self, edits: &str, step: StepId) -> Result<Effect, Rejection> {
        amending::step(self, edits, step)
    }

    fn explain_debt(&self, debt: &Debt) -> Derivation {
        Journal::explain_debt(self, debt)
    }

    fn explain_trial_balance(&self, unit: Unit, part: Part) -> Derivation {
        Journal::explain_trial_balance(self, unit, part)
    }
}
