//! Applies corrections.

use crate::engine::correction::{Correction, refused, unknown};
use crate::engine::entry::Amendment;
use crate::engine::ledger::{Written, amount_line};
use crate::engine::notation::write_correction;
use crate::engine::transaction::holder_line;
use crate::engine::{
    AnyBook, AnyStands, Debt, Game, GameInfo, Holder, Movement, Refusal, Rejection, Seat, Setting,
    Transaction, Unit, Why,
};
use crate::msg;
use crate::words::{Line, keys};

/// The number of facts in an example correction.
const SHOWN: usize = 3;

/// Applies a correction.
///
/// # Errors
/// Refuses a movement that the ledger cannot make, a state that the game does not allow, and an inconsistent result.
pub fn correct<G: Game>(tx: &mut Transaction<'_, G>, correction: &Correction) -> Result<(), Rejection> {
    let why = Why::new(keys::engine::CAUSE_CORRECTION, keys::engine::RULE_CORRECTIONS);
    let what = match correction.reason.as_str() {
        "" => Line::new(why.cause),
        reason => msg!(keys::engine::CORRECTION_REASON, reason),
    };
    by_hand(tx, &correction.moves, what, why)?;
    set(tx, correction.stands.as_ref())?;
    if !correction.owed.is_empty() {
        owe(tx, &correction.owed, why)?;
    }
    settled(tx, correction.stands.as_ref())
}

/// Restores numbered pieces, balances and debts as they were before an amend. This is not income, so no debts are paid from it.
///
/// # Errors
/// As [`correct`].
pub(super) fn stand<G: Game>(tx: &mut Transaction<'_, G>, amendment: &Amendment) -> Result<(), Rejection> {
    let why = Why::new(keys::engine::CAUSE_STAND, keys::engine::RULE_AMENDS);
    set(tx, amendment.pieces.as_ref())?;
    by_hand(tx, &amendment.stand, why.cause.into(), why)?;
    owe(tx, &amendment.owed, why)?;
    settled(tx, amendment.pieces.as_ref())
}

fn by_hand<G: Game>(
    tx: &mut Transaction<'_, G>,
    moves: &[Written],
    what: Line,
    why: Why,
) -> Result<(), Rejection> {
    for written in moves {
        let Movement { from, to, unit, amount } = read(tx, written)?;
        let tally = tx.tally().plus(amount, || what.clone());
        tx.move_once(from, to, unit, tally, why)?;
        G::moved_by_hand(tx);
    }
    Ok(())
}

fn set<G: Game>(tx: &mut Transaction<'_, G>, said: Option<&AnyStands>) -> Result<(), Rejection> {
    said.and_then(AnyStands::of).map_or(Ok(()), |said| G::correct(tx, said))
}

/// Validates the result of a correction.
fn settled<G: Game>(tx: &Transaction<'_, G>, said: Option<&AnyStands>) -> Result<(), Rejection> {
    let nothing = G::Stands::default();
    Ok(G::validate(tx.view(), said.and_then(AnyStands::of).unwrap_or(&nothing))?)
}

/// Replaces all debts.
fn owe<G: Game>(tx: &mut Transaction<'_, G>, owed: &[Written], why: Why) -> Result<(), Rejection> {
    let mut debts = Vec::new();
    for written in owed {
        let Movement { from, to, unit, amount } = read(tx, written)?;
        let Holder::Seat(from) = from else { return Err(unknown(written)) };
        let same = |debt: &&Debt| debt.from == from && debt.to == to && debt.unit == unit;
        let known = tx.book.debts.iter().find(same);
        let cause = known.map_or_else(|| Line::new(why.cause), |debt| debt.cause.clone());
        debts.push(Debt { from, to, unit, amount, cause });
    }
    tx.book.accounts.debts = debts;
    Ok(())
}

fn read<G: Game>(tx: &Transaction<'_, G>, written: &Written) -> Result<Movement, Rejection> {
    let view = tx.view();
    let chart = view.book.ledger.chart();
    let movement = written.find(chart).ok_or_else(|| unknown(written))?;
    if movement.amount < 1 {
        let amount = amount_line(chart, movement.unit, movement.amount);
        return refused(msg!(keys::engine::MOVE_LEAST, amount));
    }
    if movement.from == movement.to {
        let holder = holder_line(view.setting, chart, movement.from);
        return refused(msg!(keys::engine::MOVE_SAME, holder));
    }
    chart.within_supply(movement.unit, movement.amount).or_else(refused)?;
    Ok(movement)
}

/// Adds a suggested correction to a refusal that has no suggestion.
pub(super) fn helped(
    info: &GameInfo,
    setting: &Setting,
    book: &dyn AnyBook,
    rejection: Rejection,
) -> Rejection {
    rejection.map(|refusal| {
        if refusal.suggestion.is_some() {
            return refusal;
        }
        let (key, correction) = match refusal.why.key == keys::engine::MOVE_UNKNOWN {
            true => (keys::engine::MOVE_HOW, moved(info, setting, book)),
            false => (keys::engine::FIX_SUGGESTION, Some(stood(setting, book))),
        };
        let typed = correction.map(|correction| (info.typed)(&correction, &setting.seats));
        Refusal { suggestion: typed.map(|correction| msg!(key, correction)), ..refusal }
    })
}

/// An example movement: the first player who has any unnumbered unit gives one to the bank.
pub(super) fn moved(info: &GameInfo, setting: &Setting, book: &dyn AnyBook) -> Option<String> {
    let chart = book.ledger.chart();
    let has = |seat: &Seat, unit: Unit| book.ledger.balance(Holder::Seat(*seat), unit) > 0;
    let owned = |unit: Unit| setting.seats.iter().find(|seat| has(seat, unit) && !(info.numbered)(unit));
    let (seat, unit) = chart.units().into_iter().find_map(|unit| Some((owned(unit)?, unit)))?;
    let moved = Movement { from: Holder::Seat(seat), to: Holder::Bank, unit, amount: 1 };
    let correction = Correction::moving(vec![moved.written(chart)], "");
    Some(write_correction(&correction, setting))
}

/// An example correction that states the current off-ledger state.
pub(super) fn stood(setting: &Setting, book: &dyn AnyBook) -> String {
    let stands = book.stands(setting);
    let open = stands.iter().flat_map(|said| said.facts(setting)).filter(|fact| !fact.secret);
    let facts: Vec<String> = open.take(SHOWN).map(|fact| fact.text).collect();
    format!("correct {}", facts.join(", "))
}
