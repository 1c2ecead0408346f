//! What a referee needs to put a table right: the state sheet, counts and what explains a difference.

use crate::engine::discrepancy::{Gap, Suspect};
use crate::engine::entry::StepId;
use crate::engine::trial_balance::{LastCount, TrialBalance};
use crate::engine::{Game, Holder, Journal, Rejection, Seat, SheetLine, Unit};
use crate::session::{AskedEntry, asking, line};
use crate::words::Line;

/// What a referee asks of a table of any box.
pub trait Refereeing {
    /// What lies on the table, as such a sheet, with what each of its lines says.
    fn sheet(&self) -> Vec<SheetLine>;

    /// The correction, in JSON, that leads from the book to what a sheet says: each line what lies where, or a fix.
    ///
    /// # Errors
    /// Names what is not understood, and what does not add up.
    fn position(&self, sheet: &str) -> Result<String, Rejection>;

    /// The fix that goes to the beginning of a phase of a turn, in notation, where the box can say it.
    fn phase_fix(&self, turn: u32, phase: u8) -> Option<String>;

    /// The numbers of the pieces of a unit that a player has; nothing where they are only counted.
    fn numbers(&self, unit: Unit, seat: Seat) -> Option<Vec<u8>>;

    /// The fix that puts a numbered piece before a player, or back in the bank, in notation.
    fn piece_fix(&self, unit: Unit, number: u8, to: Option<Seat>) -> Option<String>;

    /// What a fix says, where this is the notation of one.
    fn describe_fix_text(&self, text: &str) -> Option<Line>;

    /// The trial balance of every unit.
    fn trial_balances(&self) -> Vec<TrialBalance>;

    /// The last count, and how it compared with the book of its moment.
    fn last_count(&self) -> Option<LastCount>;

    /// What was counted by hand, beside the book.
    fn gaps(&self, counted: &[(Holder, Unit, i64)]) -> Vec<Gap>;

    /// Every single slip of the hand that explains all gaps, the most probable first. `pieces` are the values
    /// of the banknotes or pieces of a unit, `because` is the reason of a correction about a step.
    fn suspects(
        &self,
        gaps: &[Gap],
        pieces: &dyn Fn(Unit) -> Vec<i64>,
        because: &dyn Fn(StepId) -> String,
    ) -> Vec<Suspect>;

    /// The question about an entry, or about what an amend put in: `31`, `40.2`.
    ///
    /// # Errors
    /// Refuses an entry on which the book does not rest.
    fn question(&self, step: StepId) -> Result<AskedEntry, Rejection>;
}

impl<G: Game> Refereeing for Journal<G> {
    fn sheet(&self) -> Vec<SheetLine> {
        Journal::sheet(self)
    }

    fn position(&self, sheet: &str) -> Result<String, Rejection> {
        line::import_position(self, sheet)
    }

    fn phase_fix(&self, turn: u32, phase: u8) -> Option<String> {
        Some(G::write_fix(&G::phase_fix(self.view(), turn, phase)?, &self.setting().seats))
    }

    fn numbers(&self, unit: Unit, seat: Seat) -> Option<Vec<u8>> {
        G::numbered(unit).then(|| G::numbers(self.view(), unit, seat))
    }

    fn piece_fix(&self, unit: Unit, number: u8, to: Option<Seat>) -> Option<String> {
        Some(G::write_fix(&G::piece_fix(unit, number, to)?, &self.setting().seats))
    }

    fn describe_fix_text(&self, text: &str) -> Option<Line> {
        let setting = self.setting();
        G::read_fix(text, &setting.seats).ok().map(|fix| G::describe_fix(&fix, setting))
    }

    fn trial_balances(&self) -> Vec<TrialBalance> {
        Journal::trial_balances(self)
    }

    fn last_count(&self) -> Option<LastCount> {
        Journal::last_count(self)
    }

    fn gaps(&self, counted: &[(Holder, Unit, i64)]) -> Vec<Gap> {
        Journal::gaps(self, counted)
    }

    fn suspects(
        &self,
        gaps: &[Gap],
        pieces: &dyn Fn(Unit) -> Vec<i64>,
        because: &dyn Fn(StepId) -> String,
    ) -> Vec<Suspect> {
        Journal::suspects(self, gaps, pieces, because)
    }

    fn question(&self, step: StepId) -> Result<AskedEntry, Rejection> {
        asking::asked(self, Journal::question(self, step)?)
    }
}
