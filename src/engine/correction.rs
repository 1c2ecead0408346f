//! The referee's hand: what is on the table was not what the book says, and a correction makes them agree.

use serde::{Deserialize, Serialize};

use crate::engine::correction_lines::write_correction;
use crate::engine::entry::Amendment;
use crate::engine::ledger::Written;
use crate::engine::tally::Term;
use crate::engine::transaction::Why;
use crate::engine::{Debt, Game, Holder, Movement, Refusal, Rejection, Transaction, Unit, View};
use crate::msg;
use crate::words::{Line, keys};

/// How many fixes are shown of those that say where a game stands.
const SHOWN: usize = 3;

/// A correction that leads where no game can stand: why.
pub fn refused(why: Line) -> Rejection {
    Refusal::new(why, keys::engine::RULE_CORRECTIONS).into()
}

/// Things moved by hand, and a game's own fixes, with the reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction<F> {
    /// Movements in the words of a record.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Written>,
    /// What is not on the ledger.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub fixes: Vec<F>,
    /// Who owes whom what, oldest first, where it is said: then nobody else owes anything.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Written>,
    /// Why, in the table's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl<F> Correction<F> {
    /// A correction that only moves things.
    pub fn moving(moves: Vec<Written>, reason: &str) -> Self {
        Self { moves, fixes: Vec::new(), owed: Vec::new(), reason: reason.to_owned() }
    }
}

/// Carries out a correction.
///
/// # Errors
/// Refuses a movement that the ledger cannot make, whatever the game's own fixes refuse, and what does not fit together
/// afterwards.
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

/// Keeps numbered pieces, balances and debts as they were before an amend: nothing of it is income, so it pays no debt.
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

/// Those who are named owe what is named, and nobody else owes anything.
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
    written.read(tx.view().book.ledger.chart()).ok_or_else(|| unknown(written))
}

/// Refuses a movement that this box cannot make.
pub(super) fn unknown(written: &Written) -> Rejection {
    refused(msg!(keys::engine::MOVE_UNKNOWN, moved = written.to_string()))
}

/// A refused correction with one that can be made as the game stands, where nothing better was said.
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

/// A movement that can be made: a thing of the first player who has one, to the bank.
pub(super) fn moved<G: Game>(view: View<'_, G>) -> Option<String> {
    let chart = view.book.ledger.chart();
    let owned = |unit: Unit| view.seats().iter().find(|seat| view.has(*seat, unit) > 0 && !G::numbered(unit));
    let (seat, unit) = chart.units().into_iter().find_map(|unit| Some((owned(unit)?, unit)))?;
    let moved = Movement { from: Holder::Seat(seat), to: Holder::Bank, unit, amount: 1 }.written(chart);
    Some(write_correction::<G>(&Correction::moving(vec![moved], ""), view.seats()))
}

/// Where the game stands, in the words of a correction.
pub(super) fn stood<G: Game>(view: View<'_, G>) -> String {
    let open = G::fixes_to(view).into_iter().filter(|fix| !G::is_secret_fix(fix));
    let correction = Correction { fixes: open.take(SHOWN).collect(), ..Correction::moving(Vec::new(), "") };
    write_correction::<G>(&correction, view.seats())
}
