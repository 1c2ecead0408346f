//! Amends of past entries: the edited log is replayed and the changes are previewed before anything is
//! written. The old version stays on its own branch of the record.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::engine::board::Printed;
use crate::engine::correction::Correction;
use crate::engine::effective_log::{EffectiveLog, SnapshotCache};
use crate::engine::entry::{AmendPolicy, Amendment, BoardValue, Edit, Entry, Verb};
use crate::engine::ledger::Written;
use crate::engine::vocabulary::how;
use crate::engine::{
    AnyBook, Chart, Holder, Ledger, Movement, Refusal, Rejection, Session, Setting, StepId, Trace, Unit,
};
use crate::msg;
use crate::words::keys;

/// What an amend would change.
#[derive(Clone, Debug)]
pub struct Amended {
    /// The edits; empty for a new board value.
    pub edits: Vec<Edit>,
    /// Steps that the amend makes illegal: id, notation and reason. An amend with broken steps cannot be entered.
    pub broken: Vec<(StepId, String, Rejection)>,
    /// Steps whose movements change.
    pub changed: Vec<ChangedStep>,
    /// The book after the amend, before [`AmendPolicy::Stand`] restores any balances.
    pub book: Arc<dyn AnyBook>,
    /// The movements that bring the table in line if the table was wrong: the difference from the book before to the book after.
    pub put_right: Vec<Movement>,
}

impl Amended {
    /// The amend as an entry under [`AmendPolicy::Book`]; `None` for a new board value.
    pub fn as_book(&self) -> Option<Amendment> {
        (!self.edits.is_empty()).then(|| Amendment::of(self.edits.clone(), AmendPolicy::Book))
    }
}

/// A step whose movements change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedStep {
    /// Its id.
    pub step: StepId,
    /// The step in notation before the amend; empty for an inserted one.
    pub text: String,
    /// Its movements before the amend.
    pub then: Vec<Movement>,
    /// Its movements after the amend.
    pub now: Vec<Movement>,
}

impl Session {
    /// Previews an amend.
    ///
    /// # Errors
    /// Refuses an amend of a step that does not exist. A step that the amend breaks is listed in [`Amended::broken`].
    pub fn preview_amend(&self, amendment: &Amendment) -> Result<Amended, Rejection> {
        Ok(self.amended(amendment)?.0)
    }

    /// Previews an amend and returns a copy of the session after it, without the broken steps.
    ///
    /// # Errors
    /// As [`Session::preview_amend`].
    pub fn amended(&self, amendment: &Amendment) -> Result<(Amended, Self), Rejection> {
        let (trial, effective_log) = self.with_amendment(amendment)?;
        self.compare(trial, effective_log, amendment.edits.clone())
    }

    /// A copy of the session with the amend added to its entries, and the log to replay.
    pub(super) fn with_amendment(&self, amendment: &Amendment) -> Result<(Self, EffectiveLog), Rejection> {
        let verb = Verb::Amend(Amendment { was: AmendPolicy::Book, ..amendment.clone() });
        let (n, on, at) = (self.next_line(), self.head, String::new());
        let (mut trial, mut effective_log) = (self.clone(), self.effective_log.clone());
        effective_log.follow(trial.entries.push_mut(Entry::new(n, on, at, verb)))?;
        Ok((trial, effective_log))
    }

    /// The setting with a board value entered, and whether the cell had a value before.
    ///
    /// # Errors
    /// As [`Session::preview_board_value`].
    pub(super) fn with_board_value(&self, board_value: &BoardValue) -> Result<(Setting, bool), Rejection> {
        let refused = |line| Rejection::from(Refusal::new(line, keys::engine::RULE_READINGS));
        let unknown = || {
            let cell = self.typed(&board_value.cell);
            let why = msg!(keys::engine::BOARD_UNKNOWN_CELL, cell);
            let suggestion = self.shown_how("read", how("read space 7 cost 300"));
            Rejection::from(Refusal::new(why, keys::engine::RULE_READINGS).suggestion(suggestion))
        };
        let (board, mut changed) = (self.board(), self.setting.clone());
        let cell = board.schema().find(&board_value.cell).ok_or_else(unknown)?;
        let known = board.value(cell).is_some();
        let printed = Printed(board_value.value.clone(), board_value.source);
        changed.board.set(cell, printed).map_err(refused)?;
        Ok((changed, known))
    }

    /// Previews a new board value like an amend; `None` if the cell had no value before.
    ///
    /// # Errors
    /// Refuses a cell that this game does not have and a value that the cell cannot hold.
    pub fn preview_board_value(&self, board_value: &BoardValue) -> Result<Option<Amended>, Rejection> {
        let (setting, known) = self.with_board_value(board_value)?;
        if !known {
            return Ok(None);
        }
        let trial = self.laid_out(setting)?;
        let (amended, _) = self.compare(trial, self.effective_log.clone(), Vec::new())?;
        Ok(Some(amended))
    }

    /// Replays the log in a copy of the session and compares the result with this session.
    fn compare(
        &self,
        mut trial: Self,
        effective_log: EffectiveLog,
        edits: Vec<Edit>,
    ) -> Result<(Amended, Self), Rejection> {
        let (mut snapshots, done) = trial.start_of(&effective_log)?;
        let (mut broken, mut changed) = (Vec::new(), Vec::new());
        let text = |step: StepId| self.standing(step).map(|step| self.text_of(step)).unwrap_or_default();
        let then = |step: StepId| {
            self.effective_log.place(step).map_or_else(|_| Vec::new(), |at| self.snapshots.moved_by(at))
        };
        for step in effective_log.steps.iter().skip(done) {
            match trial.carry_out(&mut snapshots, *step) {
                Ok(()) => {
                    let now = snapshots.moved_last();
                    let then = then(step.id);
                    if then != now {
                        changed.push(ChangedStep { step: step.id, text: text(step.id), then, now });
                    }
                }
                Err(rejection) => {
                    broken.push((step.id, text(step.id), rejection));
                    snapshots.stay();
                }
            }
        }
        let put_right = difference(&self.book().ledger, &snapshots.head().ledger);
        let book = Arc::clone(snapshots.head());
        (trial.effective_log, trial.snapshots) = (effective_log, snapshots);
        Ok((Amended { edits, broken, changed, book, put_right }, trial))
    }

    /// A copy of the session as it was before a step, with these edits of earlier steps. That step and all later ones are struck.
    ///
    /// # Errors
    /// As [`Session::enter`], if the edits break an earlier step.
    pub fn before(&self, step: StepId, edits: &[Edit]) -> Result<Self, Rejection> {
        let (mut past, log) = self.with_amendment(&Amendment::of(edits.to_vec(), AmendPolicy::Book))?;
        past.entries.pop();
        let later = log.steps.iter().skip(log.place(step)?);
        let struck = later.map(|step| Edit::Strike(step.id));
        let edits = edits.iter().cloned().chain(struck).collect();
        let amendment = Amendment::of(edits, AmendPolicy::Book);
        past.enter(Verb::Amend(amendment), String::new())?;
        Ok(past)
    }

    /// Completes an amendment under [`AmendPolicy::Stand`] with the positions of pieces and the movements that keep current balances.
    ///
    /// # Errors
    /// As [`Session::preview_amend`].
    pub fn complete_amendment(&self, mut amendment: Amendment) -> Result<Amendment, Rejection> {
        (amendment.pieces, amendment.stand, amendment.owed) = Default::default();
        if amendment.was == AmendPolicy::Stand {
            let preview = self.preview_amend(&amendment)?;
            let edited = &preview.book;
            let pieces = edited.pieces_to(&self.setting, &**self.book());
            let placed = match &pieces {
                Some(pieces) => edited.placed(&self.setting, pieces)?,
                None => Arc::clone(edited),
            };
            let back = difference(&self.book().ledger, &placed.ledger);
            let chart = self.chart();
            amendment.stand = written(back.into_iter().rev().map(Movement::reversed), chart);
            let debts = self.book().debts.iter();
            amendment.owed = debts.map(|debt| debt.written(chart)).collect();
            amendment.pieces = pieces;
        }
        Ok(amendment)
    }

    pub(super) fn apply_amendment(
        &mut self,
        entry: &Entry,
        amendment: &Amendment,
    ) -> Result<Vec<Movement>, Rejection> {
        let mut effective_log = self.effective_log.clone();
        effective_log.follow(entry)?;
        self.entries.push(entry.clone());
        let replayed = self.replay(&effective_log);
        self.entries.pop();
        let snapshots = replayed.map_err(|why| why.suggesting(keys::engine::AMEND_BREAKS_SUGGESTION))?;
        let moves = match amendment.was {
            AmendPolicy::Stand => snapshots.moved_last(),
            AmendPolicy::Book | AmendPolicy::Table => Vec::new(),
        };
        self.effective_log = effective_log;
        (self.snapshots, self.behind) = (snapshots, None);
        Ok(moves)
    }
}

/// The change of each account; never zero.
pub type Gains = BTreeMap<(Holder, Unit), i64>;

/// The total change of each account over these movements.
pub(super) fn gains(moved: impl IntoIterator<Item = Movement>) -> Gains {
    let mut all = Gains::new();
    for movement in moved {
        for holder in [movement.from, movement.to] {
            let gain = all.entry((holder, movement.unit)).or_default();
            *gain = gain.saturating_add(movement.gain(holder));
        }
    }
    all.retain(|_, gain| *gain != 0);
    all
}

/// The movements that lead from one ledger to another.
pub fn difference(before: &Ledger, after: &Ledger) -> Vec<Movement> {
    let (mut changes, holders) = (Vec::new(), before.chart().holders());
    for unit in before.chart().units() {
        let change =
            |holder: &Holder| ((*holder, unit), after.balance(*holder, unit) - before.balance(*holder, unit));
        changes.extend(holders.iter().map(change).filter(|(_, change)| *change != 0));
    }
    settling(&changes)
}

/// The movements that make these changes, unit by unit, paired in order: each giver pays the first taker who is still short.
pub(super) fn settling(changes: &[((Holder, Unit), i64)]) -> Vec<Movement> {
    let mut moves = Vec::new();
    let units: BTreeSet<Unit> = changes.iter().map(|((_, unit), _)| *unit).collect();
    for unit in units {
        let side = |sign: i64| -> Vec<(Holder, i64)> {
            let of_side =
                changes.iter().rev().filter(|((_, of), change)| *of == unit && change.signum() == sign);
            of_side.map(|((holder, _), change)| (*holder, change.saturating_abs())).collect()
        };
        let (mut give, mut take) = (side(-1), side(1));
        while let (Some((from, has)), Some((to, wants))) = (give.last_mut(), take.last_mut()) {
            let amount = (*has).min(*wants);
            moves.push(Movement { from: *from, to: *to, unit, amount });
            *has -= amount;
            *wants -= amount;
            give.retain(|(_, left)| *left > 0);
            take.retain(|(_, left)| *left > 0);
        }
    }
    moves
}

/// Converts movements to the form in which a record stores them.
pub fn written(moves: impl IntoIterator<Item = Movement>, chart: &Chart) -> Vec<Written> {
    moves.into_iter().map(|movement| movement.written(chart)).collect()
}

impl Session {
    /// Adds edits to an amend until no later step is broken. `because` gives the reason of each correction that replaces a step.
    ///
    /// # Errors
    /// As [`Session::preview_amend`].
    pub fn mend(
        &self,
        amendment: &Amendment,
        because: &dyn Fn(StepId) -> String,
    ) -> Result<Amendment, Rejection> {
        let (trial, effective_log) = self.with_amendment(amendment)?;
        let (mut snapshots, done) = trial.start_of(&effective_log)?;
        let mut mended = amendment.clone();
        for step in effective_log.steps.iter().skip(done) {
            match trial.carry_out(&mut snapshots, *step) {
                Ok(()) => {}
                // Steps inserted by the amend itself must be legal; the preview reports their errors.
                Err(_) if step.body.line == self.next_line() => snapshots.stay(),
                Err(_) => mended.edits.push(self.kept(step.id, &because(step.id), &mut snapshots)?),
            }
        }
        Ok(mended)
    }

    /// The edit that replaces a broken step by a correction with as much of its effect as possible, or
    /// strikes it. Adds the result to the snapshots.
    fn kept(&self, id: StepId, reason: &str, snapshots: &mut SnapshotCache) -> Result<Edit, Rejection> {
        let at = self.effective_log.place(id)?;
        let moved = self.snapshots.moved_by(at);
        let after = self.book_before(at + 1)?;
        let stands = after.stands(&self.setting);
        let ways = [(&moved, stands.clone()), (&moved, None), (&Vec::new(), stands)];
        for (moves, stands) in ways.into_iter().filter(|(moves, said)| !moves.is_empty() || said.is_some()) {
            let moves = written(moves.iter().copied(), self.chart());
            let step = Verb::Correct(Correction { stands, ..Correction::moving(moves, reason) });
            if let Ok((book, effect)) = snapshots.head().perform(&self.setting, &step, Trace::Off) {
                snapshots.push(book, effect.movements);
                return Ok(Edit::Replace(id, step));
            }
        }
        snapshots.stay();
        Ok(Edit::Strike(id))
    }
}
