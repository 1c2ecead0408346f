//! What a referee needs of a session of any game: the state sheet, counts, and suspects for a difference.

use crate::engine::correction::parse_correction;
use crate::engine::discrepancy::{Gap, Suspect};
use crate::engine::entry::StepId;
use crate::engine::trial_balance::{LastCount, TrialBalance};
use crate::engine::{Document, Game, Holder, Journal, Rejection, Seat, Seats, SheetLine, Unit};
use crate::session::{AskedEntry, asking, line};
use crate::words::Line;

/// The referee's queries to a session.
pub trait Refereeing {
    /// The state sheet of the current position.
    fn sheet(&self) -> Vec<SheetLine>;

    /// The correction, in JSON, that leads from the book to a state sheet.
    ///
    /// # Errors
    /// Names what is not understood, and what does not add up.
    fn position(&self, sheet: &str) -> Result<String, Rejection>;

    /// The fact of a correction that moves the game to the beginning of a phase, if the game has one.
    fn phase_fact(&self, turn: u32, phase: u8) -> Option<String>;

    /// The numbers of the pieces of a unit that a player has; `None` if they are not numbered.
    fn numbers(&self, unit: Unit, seat: Seat) -> Option<Vec<u8>>;

    /// The fact of a correction that gives a numbered piece to a player, or puts it back in the bank.
    fn piece_fact(&self, unit: Unit, number: u8, to: Option<Seat>) -> Option<String>;

    /// Describes a fact of a correction; `None` for other text.
    fn describe_fact(&self, text: &str) -> Option<Line>;

    /// The trial balances of all units.
    fn trial_balances(&self) -> Vec<TrialBalance>;

    /// The last count, compared with the book of its moment.
    fn last_count(&self) -> Option<LastCount>;

    /// Compares counted accounts with the book.
    fn gaps(&self, counted: &[(Holder, Unit, i64)]) -> Vec<Gap>;

    /// Finds single mistakes that explain all gaps, most likely first. `pieces` gives the values of the banknotes or pieces of a unit;
    /// `because` words the reason of a correction about a step.
    fn suspects(
        &self,
        gaps: &[Gap],
        pieces: &dyn Fn(Unit) -> Vec<i64>,
        because: &dyn Fn(StepId) -> String,
    ) -> Vec<Suspect>;

    /// The question about an entry, or about a step put in by an amend: `31`, `40.2`.
    ///
    /// # Errors
    /// Refuses a step that is not in the effective log.
    fn question(&self, step: StepId) -> Result<AskedEntry, Rejection>;
}

/// The first fact of a document, in notation.
fn first(said: &impl Document, seats: &Seats) -> Option<String> {
    said.facts(seats).into_iter().next().map(|fact| fact.text)
}

impl<G: Game> Refereeing for Journal<G> {
    fn sheet(&self) -> Vec<SheetLine> {
        Journal::sheet(self)
    }

    fn position(&self, sheet: &str) -> Result<String, Rejection> {
        line::import_position(self, sheet)
    }

    fn phase_fact(&self, turn: u32, phase: u8) -> Option<String> {
        first(&G::at_phase(self.view(), turn, phase), &self.setting().seats)
    }

    fn numbers(&self, unit: Unit, seat: Seat) -> Option<Vec<u8>> {
        G::numbered(unit).then(|| G::numbers(self.view(), unit, seat))
    }

    fn piece_fact(&self, unit: Unit, number: u8, to: Option<Seat>) -> Option<String> {
        first(&G::piece_at(unit, number, to), &self.setting().seats)
    }

    fn describe_fact(&self, text: &str) -> Option<Line> {
        let setting = self.setting();
        let said = parse_correction::<G>(text, &setting.seats).ok()?;
        said.stands?.describe(setting).into_iter().next()
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
