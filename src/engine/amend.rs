//! Past entries put right. The edited list is replayed; what it changes is shown before anything is written,
//! and the old version stays on its own branch of the record.

use std::collections::HashMap;
use std::sync::Arc;

use crate::engine::entry::{Amendment, Entry, StepId, Verb, Wrong};
use crate::engine::ledger::{Movement, Written};
use crate::engine::script::{Script, perform, words};
use crate::engine::tally::Telling;
use crate::engine::trail::Trail;
use crate::engine::{Chart, Game, Halt, Holder, Journal, Ledger, Refusal};
use crate::say;
use crate::words::{Line, keys};

/// What putting entries right would change.
#[derive(Clone, Debug)]
pub struct AmendPreview<G: Game> {
    /// The edited list.
    pub script: Script,
    /// The books along it, as far as its steps are legal; a broken step is left out.
    pub trail: Trail<G>,
    /// Steps that are no longer legal, and why.
    pub broken: Vec<(StepId, Halt)>,
    /// Steps whose own movements change: then and now.
    pub changed: Vec<(StepId, Vec<Movement>, Vec<Movement>)>,
    /// Who hands what to whom if the table had it wrong: the book after minus the book before.
    pub put_right: Vec<Movement>,
}

impl<G: Game> Journal<G> {
    /// What an amend would change.
    ///
    /// # Errors
    /// Refuses an amend of a step that is not there; a step broken by it is reported, not refused.
    pub fn preview_amend(&self, amendment: &Amendment<G>) -> Result<AmendPreview<G>, Halt> {
        let n = u32::try_from(self.entries.len() + 1).unwrap_or(u32::MAX);
        let verb = Verb::Amend(Amendment { was: Wrong::Book, ..amendment.clone() });
        let entry = Entry { n, on: self.head, at: String::new(), verb, draw: None, moves: None, phase: None };
        let mut trial = self.clone();
        trial.entries.push(entry);
        let mut script = self.script.clone();
        if let Some(entry) = trial.entries.last() {
            script.follow(entry)?;
        }
        let (mut trail, done) = trial.start_of(&self.setting, &script)?;
        let mut broken = Vec::new();
        let mut changed = Vec::new();
        let steps = self.script.steps.iter().map(|step| step.id);
        let then: HashMap<StepId, &Arc<[Movement]>> = steps.zip(self.trail.moved()).collect();
        for step in script.steps.iter().skip(done) {
            let Some(words) = words(&trial.entries, step.words) else { continue };
            match perform(&self.setting, trail.head(), words, Telling::Silent) {
                Ok((book, effect)) => {
                    let then = then.get(&step.id).map(|moved| moved.to_vec()).unwrap_or_default();
                    if then != effect.movements {
                        changed.push((step.id, then, effect.movements.clone()));
                    }
                    trail.push(book, effect.movements);
                }
                Err(halt) => {
                    broken.push((step.id, halt));
                    trail.push((**trail.head()).clone(), Vec::new());
                }
            }
        }
        let put_right = difference(&self.book().ledger, &trail.head().ledger);
        Ok(AmendPreview { script, trail, broken, changed, put_right })
    }

    /// The amendment with the movements that keep today's balances, where the table lets them stand.
    ///
    /// # Errors
    /// As [`Journal::preview_amend`].
    pub fn settle_amendment(&self, mut amendment: Amendment<G>) -> Result<Amendment<G>, Halt> {
        (amendment.stand, amendment.owed) = (Vec::new(), Vec::new());
        if amendment.was == Wrong::Stand {
            let preview = self.preview_amend(&amendment)?;
            let chart = self.book().ledger.chart();
            let back = preview.put_right.iter().rev().map(|movement| movement.reversed());
            amendment.stand = back.map(|movement| movement.written(chart)).collect();
            amendment.owed = self.book().debts.iter().map(|debt| debt.written(chart)).collect();
        }
        Ok(amendment)
    }

    pub(super) fn take_up_amendment(
        &mut self,
        entry: &Entry<G>,
        amendment: &Amendment<G>,
    ) -> Result<Vec<Movement>, Halt> {
        let mut script = self.script.clone();
        script.follow(entry)?;
        self.entries.push(entry.clone());
        let replayed = self.replay(&self.setting, &script);
        self.entries.pop();
        let trail = replayed.map_err(|halt| broken_amend(amendment, halt))?;
        let moves = match amendment.was {
            Wrong::Stand => trail.moved().last().map(|moved| moved.to_vec()).unwrap_or_default(),
            Wrong::Book | Wrong::Table => Vec::new(),
        };
        self.script = script;
        self.trail = trail;
        Ok(moves)
    }
}

fn broken_amend<G: Game>(_: &Amendment<G>, halt: Halt) -> Halt {
    match halt {
        Halt::Refused(refusal) => Refusal {
            why: say!(keys::engine::AMEND_BREAKS, why = refusal.why.clone()),
            rule: refusal.rule,
            way_out: Some(Line::new(keys::engine::AMEND_BREAKS_WAY_OUT)),
        }
        .into(),
        ask => ask,
    }
}

/// What must change hands to lead from one book to another: per unit, those who have too much give to those
/// who have too little, in the order of the chart.
pub fn difference(before: &Ledger, after: &Ledger) -> Vec<Movement> {
    let chart: &Chart = before.chart();
    let mut moves = Vec::new();
    for unit in chart.units() {
        let gap = |holder: &Holder| after.balance(*holder, unit) - before.balance(*holder, unit);
        let holders = chart.holders();
        let mut give: Vec<(Holder, i64)> = Vec::new();
        let mut take: Vec<(Holder, i64)> = Vec::new();
        for holder in holders {
            match gap(&holder) {
                0 => {}
                less if less < 0 => give.push((holder, -less)),
                more => take.push((holder, more)),
            }
        }
        give.reverse();
        take.reverse();
        while let (Some((from, has)), Some((to, wants))) = (give.last_mut(), take.last_mut()) {
            let amount = (*has).min(*wants);
            moves.push(Movement { from: *from, to: *to, unit, amount });
            *has -= amount;
            *wants -= amount;
            if give.last().is_some_and(|(_, left)| *left == 0) {
                give.pop();
            }
            if take.last().is_some_and(|(_, left)| *left == 0) {
                take.pop();
            }
        }
    }
    moves
}

/// Movements in the words of a record.
pub fn written(moves: &[Movement], chart: &Chart) -> Vec<Written> {
    moves.iter().map(|movement| movement.written(chart)).collect()
}
