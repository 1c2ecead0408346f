//! Explanations for any game: the effect of an entry with all terms, where a balance comes from, which open points decided it.

use crate::engine::entry::{AmendPolicy, StepId};
use crate::engine::explain::Side;
use crate::engine::trial_balance::Part;
use crate::engine::{AnyEdits, Debt, Derivation, Effect, Game, Holder, Journal, Rejection, Unit};
use crate::session::{amending, description, line};
use crate::words::Line;

/// The explanations of a session.
pub trait Explained {
    /// The effect of a line with all terms; 0 is the set-up. Lines off the chain have no effect.
    ///
    /// # Errors
    /// Refuses a line that does not exist.
    fn explain(&self, line: u32) -> Result<Effect, Rejection>;

    /// Shows what each step that leads to the head did, with every term, in order; step 0 is the set-up. Each is carried out
    /// once.
    ///
    /// # Errors
    /// Fails where a step cannot be replayed.
    fn explain_steps(&self, see: &mut dyn FnMut(StepId, Effect)) -> Result<(), Rejection>;

    /// The open points that decided what a line did: where another option would have come to something else.
    fn decided(&self, line: u32) -> Vec<Line>;

    /// The open points that decide what a text would do now, or why it is refused.
    fn decides(&self, text: &str) -> Vec<Line>;

    /// Explains a balance.
    fn explain_balance(&self, holder: Holder, unit: Unit) -> Derivation;

    /// Explains a balance as it was right after a line.
    ///
    /// # Errors
    /// Refuses a line that does not exist.
    fn explain_balance_at(&self, line: u32, holder: Holder, unit: Unit) -> Result<Derivation, Rejection>;

    /// Explains a balance right before or after a step, in the current log.
    ///
    /// # Errors
    /// Refuses a step that does not exist.
    fn explain_balance_around(
        &self,
        step: StepId,
        side: Side,
        holder: Holder,
        unit: Unit,
    ) -> Result<Derivation, Rejection>;

    /// Explains a balance as it would be after an amend, before anything is kept.
    ///
    /// # Errors
    /// As [`Trial::preview_amend`].
    fn balance_amended(&self, edits: &AnyEdits, holder: Holder, unit: Unit) -> Result<Derivation, Rejection>;

    /// The effect of a step with all terms, as it would be after an amend.
    ///
    /// # Errors
    /// As [`Trial::preview_amend`]; refuses a step that would not exist.
    fn step_amended(&self, edits: &AnyEdits, step: StepId) -> Result<Effect, Rejection>;

    /// Explains a debt: every entry that changed it.
    fn explain_debt(&self, debt: &Debt) -> Derivation;

    /// Explains a figure of a trial balance by holder.
    fn explain_trial_balance(&self, unit: Unit, part: Part) -> Derivation;
}

impl<G: Game> Explained for Journal<G> {
    fn explain(&self, line: u32) -> Result<Effect, Rejection> {
        match self.entry(line) {
            Some(entry) if !entry.verb.on_chain() => Ok(Effect::default()),
            _ => self.explain(line),
        }
    }

    fn explain_steps(&self, see: &mut dyn FnMut(StepId, Effect)) -> Result<(), Rejection> {
        Journal::explain_steps(self, see)
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

    fn balance_amended(&self, edits: &AnyEdits, holder: Holder, unit: Unit) -> Result<Derivation, Rejection> {
        let amendment = amending::amendment(edits, AmendPolicy::Book)?;
        self.explain_balance_amended(&amendment, holder, unit)
    }

    fn step_amended(&self, edits: &AnyEdits, step: StepId) -> Result<Effect, Rejection> {
        self.explain_step_amended(&amending::amendment(edits, AmendPolicy::Book)?, step)
    }

    fn explain_debt(&self, debt: &Debt) -> Derivation {
        Journal::explain_debt(self, debt)
    }

    fn explain_trial_balance(&self, unit: Unit, part: Part) -> Derivation {
        Journal::explain_trial_balance(self, unit, part)
    }
}
