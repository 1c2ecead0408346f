//! The order of turns, rounds and phases. Phases in which no player can do anything are skipped.

use crate::engine::{Holder, Refusal, Rejection, Seat, Tally, Why};
use crate::games::automobile::units::{DOLLARS, LOAN, ROUNDS};
use crate::games::automobile::{Acted, Character, Phase, Space, Tx, View, distributors, howard, loan};
use crate::msg;
use crate::words::keys::automobile as k;
use crate::words::{Arg, Key, Line};

/// Refuses an act that belongs to another phase.
pub fn in_phase(view: View<'_>, phase: u8, rule: Key) -> Result<(), Rejection> {
    let now = view.state().phase.number();
    if now == phase {
        return Ok(());
    }
    let why = msg!(k::WRONG_PHASE, now = phase_name(now), wanted = phase_name(phase));
    Err(Refusal::new(why, rule).into())
}

/// Whose turn it is. In phase 5, players who cannot sell are skipped.
pub fn whose(view: View<'_>) -> Option<Seat> {
    let state = view.state();
    match state.phase {
        Phase::Distributors { .. } => {
            state.from_next().find(|seat| distributors::sales(view, *seat).next().is_some())
        }
        _ => state.to_act(),
    }
}

/// Refuses an act out of turn.
pub fn on_turn(view: View<'_>, seat: Seat, rule: Key) -> Result<(), Rejection> {
    match whose(view) {
        Some(turn) if turn == seat => Ok(()),
        Some(turn) => {
            let why = msg!(k::NOT_YOUR_TURN, seat = view.name(seat), turn = view.name(turn));
            Err(Refusal::new(why, rule).into())
        }
        None => Err(Refusal::new(k::NOBODYS_TURN, rule).into()),
    }
}

/// Refuses an act outside phase 3 or out of turn.
pub fn may_act(view: View<'_>, seat: Seat, rule: Key) -> Result<(), Rejection> {
    in_phase(view, 3, rule)?;
    on_turn(view, seat, rule)
}

pub fn phase_name(phase: u8) -> Line {
    let names = super::lessons::PHASES;
    Line::new(names.get(usize::from(phase.saturating_sub(1))).copied().unwrap_or(k::PHASE_1))
}

/// Pays the bank for something the player chose freely. Refuses with a suggestion if cash is short.
pub fn spend(
    tx: &mut Tx<'_>,
    seat: Seat,
    tally: Tally,
    why: Why,
    instead: Option<Line>,
) -> Result<(), Rejection> {
    let (has, needs) = (tx.view().has(seat, DOLLARS), tally.total());
    if needs > has {
        return Err(short_of_cash(tx.view(), seat, has, needs, why, instead).into());
    }
    tx.post(seat, Holder::Bank, DOLLARS, tally, why)
}

/// The refusal "Red has $120 and needs $600", with a suggestion: loans if they are enough, or something cheaper.
fn short_of_cash(
    view: View<'_>,
    seat: Seat,
    has: i64,
    needs: i64,
    why: Why,
    instead: Option<Line>,
) -> Refusal {
    let line =
        msg!(k::SHORT_OF_CASH, seat = view.name(seat), has = Arg::Money(has), needs = Arg::Money(needs),);
    let left = loan::left(view, seat);
    let wanted = (needs.saturating_sub(has).saturating_add(LOAN - 1)) / LOAN;
    let enough = wanted <= left;
    let cheaper = || msg!(k::WAY_CHEAPER, most = Arg::Money(loan::most(view, seat)));
    let loans = match (left, enough) {
        (0, _) => Line::new(k::WAY_NO_LOAN_LEFT),
        (_, true) => msg!(k::WAY_LOANS, loans = wanted),
        (_, false) => msg!(k::WAY_LOANS_TOO_FEW, loans = left),
    };
    Refusal::new(line, why.rule).suggestion(match (instead, enough) {
        (Some(instead), true) => msg!(k::WAY_OR, first = loans, second = instead),
        (None, true) => loans,
        (instead, false) => msg!(k::WAY_ONLY, first = loans, second = instead.unwrap_or_else(cheaper)),
    })
}

/// Ends an action of phase 3: moves on to the next player, the next round, or phase 4.
pub fn action_done(tx: &mut Tx<'_>, seat: Seat, built: Option<Space>) -> Result<(), Rejection> {
    let state = tx.state();
    state.acted = Some(Acted { seat, built });
    let Phase::Actions { round, next } = state.phase else { return Ok(()) };
    state.phase = match (next + 1 < state.order.len(), round < ROUNDS) {
        (true, _) => Phase::Actions { round, next: next + 1 },
        (false, true) => Phase::Actions { round: round + 1, next: 0 },
        (false, false) => Phase::Howard,
    };
    pass_empty_phases(tx)
}

/// Skips phases in which no player can do anything: Howard without cars, distributors without a sale.
pub fn pass_empty_phases(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    if tx.view().state().phase == Phase::Howard {
        if howard::may_sell(tx.view()) > 0 {
            return Ok(());
        }
        if let Some(seat) = tx.view().state().holder(Character::Howard) {
            howard::record_ruling(tx, seat, 0);
        }
        howard::punish(tx, 0)?;
        enter_phase_5(tx);
    }
    if matches!(tx.view().state().phase, Phase::Distributors { .. }) {
        distributors::end_if_nobody_can_sell(tx)?;
    }
    Ok(())
}

pub fn enter_phase_5(tx: &mut Tx<'_>) {
    tx.state().phase = Phase::SELLING;
}
