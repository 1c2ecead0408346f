//! Corrections: the book is changed by hand to agree with the table.

use serde::{Deserialize, Serialize};

use crate::engine::correction_lines::write_correction;
use crate::engine::entry::Amendment;
use crate::engine::ledger::Written;
use crate::engine::tally::Term;
use crate::engine::transaction::{Why, amount_line, holder_line};
use crate::engine::{Debt, Game, Holder, Movement, Refusal, Rejection, Transaction, Unit, View};
use crate::msg;
use crate::words::{Line, keys};

/// The number of fixes shown as examples.
const SHOWN: usize = 3;

/// Refuses a correction that leads to an impossible position.
pub fn refused(why: Line) -> Rejection {
    Refusal::new(why, keys::engine::RULE_CORRECTIONS).into()
}

/// Movements by hand and fixes of the game, with a reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction<F> {
    /// Movements, as a record writes them.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Written>,
    /// Changes of state beside the ledger.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub fixes: Vec<F>,
    /// All debts, oldest first, if they are given: they replace the current ones.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Written>,
    /// The reason, as typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl<F> Correction<F> {
    /// A correction of movements only.
    pub fn moving(moves: Vec<Written>, reason: &str) -> Self {
        Self { moves, fixes: Vec::new(), owed: Vec::new(), reason: reason.to_owned() }
    }
}

/// Applies a correction.
///
/// # Errors
/// Refuses a movement that the ledger cannot make, a fix that the game refuses, and an inconsistent result.
pub fn correct<G: Game>(
    tx: &mut Transaction<'_, G>,
    correction: &Correction<G::Fix>,
) -> Result<(), Rejection> {
    let why = Why::new(keys::engine::CAUSE_CORRECTION, keys::engine::RULE_CORRECTIONS);
    for written in &correction.moves {
        let movement = read(tx, written)?;
        let term = || {
            Term::new(match correction.reason.as_str() {
                "" => Line::new(keys::engine::CAUSE_CORRECTION),
                reason => msg!(keys::engine::CORRECTION_REASON, reason = reason),
            })
        };
        let tally = tx.tally().plus(movement.amount, term);
        tx.move_once(movement.from, movement.to, movement.unit, tally, why)?;
        G::moved_by_hand(tx);
    }
    correction.fixes.iter().try_for_each(|fix| G::fix(tx, fix))?;
    if !correction.owed.is_empty() {
        owe(tx, &correction.owed, why)?;
    }
    Ok(G::validate(tx.view(), &correction.fixes)?)
}

/// Keeps numbered pieces, balances and debts as they were before an amend. Nothing of it counts as income, so no debts are paid from it.
///
/// # Errors
/// As [`correct`].
pub(super) fn stand<G: Game>(tx: &mut Transaction<'_, G>, amendment: &Amendment<G>) -> Result<(), Rejection> {
    let why = Why::new(keys::engine::CAUSE_STAND, keys::engine::RULE_AMENDS);
    amendment.fixes.iter().try_for_each(|fix| G::fix(tx, fix))?;
    for written in &amendment.stand {
        let Movement { from, to, unit, amount } = read(tx, written)?;
        let tally = tx.tally().plus(amount, || Term::new(Line::new(why.cause)));
        tx.move_once(from, to, unit, tally, why)?;
        G::moved_by_hand(tx);
    }
    owe(tx, &amendment.owed, why)?;
    Ok(G::validate(tx.view(), &amendment.fixes)?)
}

/// Replaces all debts with these.
fn owe<G: Game>(tx: &mut Transaction<'_, G>, owed: &[Written], why: Why) -> Result<(), Rejection> {
    let mut debts = Vec::new();
    for written in owed {
        let Movement { from, to, unit, amount } = read(tx, written)?;
        let Holder::Seat(from) = from else { return Err(unknown(written)) };
        let same = |debt: &&Debt| debt.from == from && debt.to == to && debt.unit == unit;
        let known = tx.view().book.debts.iter().find(same).map(|debt| debt.cause.clone());
        debts.push(Debt { from, to, unit, amount, cause: known.unwrap_or_else(|| Line::new(why.cause)) });
    }
    tx.replace_debts(debts);
    Ok(())
}

fn read<G: Game>(tx: &Transaction<'_, G>, written: &Written) -> Result<Movement, Rejection> {
    let view = tx.view();
    let chart = view.book.ledger.chart();
    let Written(from, to, unit, amount) = written;
    let (from, to) = chart.find_holder(from).zip(chart.find_holder(to)).ok_or_else(|| unknown(written))?;
    let unit = chart.find_unit(unit).ok_or_else(|| unknown(written))?;
    if *amount < 1 {
        return Err(refused(msg!(keys::engine::MOVE_LEAST, amount = amount_line(chart, unit, *amount))));
    }
    if from == to {
        return Err(refused(msg!(keys::engine::MOVE_SAME, holder = holder_line(view.setting, chart, from))));
    }
    chart.within_supply(unit, *amount).map_err(refused)?;
    Ok(Movement { from, to, unit, amount: *amount })
}

/// Refuses a movement that this game does not have.
pub(super) fn unknown(written: &Written) -> Rejection {
    refused(msg!(keys::engine::MOVE_UNKNOWN, moved = written.to_string()))
}

/// Adds a correction that is possible now to a refusal without a suggestion.
pub(super) fn helped<G: Game>(view: View<'_, G>, rejection: Rejection) -> Rejection {
    match rejection {
        Rejection::Refused(refusal) if refusal.suggestion.is_none() => {
            let (key, correction) = match refusal.why.key == keys::engine::MOVE_UNKNOWN {
                true => (keys::engine::MOVE_HOW, moved(view)),
                false => (keys::engine::FIX_SUGGESTION, Some(stood(view))),
            };
            let suggestion = correction.map(|correction| msg!(key, correction = view.typed(&correction)));
            Refusal { suggestion, ..*refusal }.into()
        }
        rejection => rejection,
    }
}

/// A possible movement: one thing of the first player who has any, to the bank.
pub(super) fn moved<G: Game>(view: View<'_, G>) -> Option<String> {
    let chart = view.book.ledger.chart();
    let owned = |unit: Unit| view.seats().iter().find(|seat| view.has(*seat, unit) > 0 && !G::numbered(unit));
    let (seat, unit) = chart.units().into_iter().find_map(|unit| Some((owned(unit)?, unit)))?;
    let moved = Movement { from: Holder::Seat(seat), to: Holder::Bank, unit, amount: 1 }.written(chart);
    Some(write_correction::<G>(&Correction::moving(vec![moved], ""), view.seats()))
}

/// The current state as fixes of a correction.
pub(super) fn stood<G: Game>(view: View<'_, G>) -> String {
    let open = G::fixes_to(view).into_iter().filter(|fix| !G::is_secret_fix(fix));
    let correction = Correction { fixes: open.take(SHOWN).collect(), ..Correction::moving(Vec::new(), "") };
    write_correction::<G>(&correction, view.seats())
}
