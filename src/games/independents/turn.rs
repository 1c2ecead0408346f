//! The order of turns and steps: the turn-order track, the passing lane, and the next step. Steps in which no player
//! can do anything are skipped.

use crate::engine::{Refusal, Rejection, Seat};
use crate::games::independents::step::{
    CAR_OF_THE_YEAR, COMPETITION, MAJORITY, NEW_YEAR, REQUIRED_STEP, SELECTIVE_STEP, Step, TRENDS,
};
use crate::games::independents::units::{CARDS, disks, sheet};
use crate::games::independents::{Tx, View, car, competition, selective, stage};
use crate::msg;
use crate::words::keys::independents as k;
use crate::words::{Key, Line};

/// What must be set up before play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The order of the markers on the track.
    Order,
    /// A player's company sheet.
    Company(Seat),
}

/// The players who still have to draw a company sheet, in the order of the table.
pub fn without_company(view: View<'_>) -> Vec<Seat> {
    view.seats().iter().filter(|seat| view.state().companies.of(*seat).is_none()).collect()
}

pub fn due(view: View<'_>) -> Option<Due> {
    let state = view.state();
    if state.over {
        None
    } else if state.order.is_empty() {
        Some(Due::Order)
    } else {
        without_company(view).first().copied().map(Due::Company)
    }
}

/// The current step. If a correction has left nothing to draw for, this is the next step, because no act would end
/// the current one.
pub fn step(view: View<'_>) -> u8 {
    match view.state().step.number() {
        COMPETITION if competition::open(view).is_empty() => MAJORITY,
        CAR_OF_THE_YEAR if car::due(view).is_none() => NEW_YEAR,
        step => step,
    }
}

/// Refuses an act that belongs to another step, or comes before everything is set up.
pub fn in_step(view: View<'_>, step: u8, rule: Key) -> Result<(), Rejection> {
    match due(view) {
        Some(Due::Order) => {
            return Err(Rejection::from(Refusal::new(Line::new(k::ORDER_DUE), k::RULE_ORDER)));
        }
        Some(Due::Company(seat)) => {
            return Err(Rejection::from(Refusal::new(
                msg!(k::COMPANY_DUE, seat = view.name(seat)),
                k::RULE_SETUP,
            )));
        }
        None => {}
    }
    let now = self::step(view);
    if now == step {
        return Ok(());
    }
    let why = msg!(k::WRONG_STEP, now = stage::step_name(now), wanted = stage::step_name(step));
    Err(Rejection::from(Refusal::new(why, rule)))
}

/// Whose turn it is; `None` if the whole table acts or something must be set up.
pub fn whose(view: View<'_>) -> Option<Seat> {
    let state = view.state();
    if state.over || due(view).is_some() {
        return None;
    }
    let split = |next: usize| state.order.split_at(next.min(state.order.len()));
    match &state.step {
        Step::Selective { next, lane, .. } | Step::Cards { next, lane } => {
            let (before, after) = split(*next);
            after.iter().chain(before).copied().find(|seat| !lane.contains(seat))
        }
        Step::Required { next } | Step::Trends { next, .. } => {
            let (_, after) = split(*next);
            let busy = after.iter().find(|seat| busy(view, **seat));
            busy.or(after.first()).or(state.order.last()).copied()
        }
        _ => None,
    }
}

/// Refuses an act out of turn.
pub fn on_turn(view: View<'_>, seat: Seat, rule: Key) -> Result<(), Rejection> {
    match whose(view) {
        Some(turn) if turn == seat => Ok(()),
        Some(_) if view.state().step.lane().contains(&seat) => {
            Err(Rejection::from(Refusal::new(msg!(k::HAS_PASSED, seat = view.name(seat)), rule)))
        }
        turn => {
            let turn = turn.map_or_else(String::new, |turn| view.name(turn));
            Err(Rejection::from(Refusal::new(msg!(k::NOT_YOUR_TURN, seat = view.name(seat), turn), rule)))
        }
    }
}

/// The index after a player's marker on the track.
fn behind(tx: &Tx<'_>, seat: Seat) -> usize {
    let order = &tx.view().state().order;
    order.iter().position(|other| *other == seat).map_or(0, |at| at + 1)
}

/// Steps 1 and 3, in rounds: moves on to the next place on the track ([`whose`] skips players who have passed). When
/// all have passed, the order of passing becomes the track, and the next step begins (Turn Order).
pub fn go_round(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let behind = behind(tx, seat);
    let state = tx.state();
    let places = state.order.len().max(1);
    state.step.next_mut().into_iter().for_each(|next| *next = behind % places);
    all_passed(tx)
}

fn all_passed(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    let state = tx.state();
    if state.step.lane().len() < state.order.len() {
        return Ok(());
    }
    state.order = state.step.lane().to_vec();
    let following = state.step.number() + 1;
    enter(tx, following)
}

/// Required disks and trends, in one round: moves on to the next player who can do something, or to the next step.
pub fn go_on(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let behind = behind(tx, seat);
    go_past_idle(tx, behind)
}

/// Whether a player can do something in the step of required disks or in trends.
fn busy(view: View<'_>, seat: Seat) -> bool {
    match view.state().step {
        Step::Required { .. } => view.balance(sheet(view.state().category), disks(seat)) > 0,
        _ => view.has(seat, CARDS) > 0,
    }
}

fn go_past_idle(tx: &mut Tx<'_>, from: usize) -> Result<(), Rejection> {
    let view = tx.view();
    let mut behind = view.state().order.iter().enumerate().skip(from);
    match behind.find(|(_, seat)| busy(view, **seat)) {
        Some((place, _)) => {
            tx.state().step.next_mut().into_iter().for_each(|next| *next = place);
            Ok(())
        }
        None => {
            let following = view.state().step.number() + 1;
            enter(tx, following)
        }
    }
}

/// Begins the first step of the year when everything is set up.
pub fn begin(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    match due(tx.view()) {
        None if matches!(tx.view().state().step, Step::Selective { .. }) => enter(tx, SELECTIVE_STEP),
        _ => Ok(()),
    }
}

/// Begins a step, and skips it if there is nothing to do in it.
pub fn enter(tx: &mut Tx<'_>, step: u8) -> Result<(), Rejection> {
    if let Some(begun) = Step::begin(step, tx.view().seats().count()) {
        tx.state().step = begun;
    }
    match step {
        SELECTIVE_STEP => {
            selective::drop_out_at_once(tx)?;
            all_passed(tx)
        }
        REQUIRED_STEP | TRENDS => go_past_idle(tx, 0),
        COMPETITION if competition::open(tx.view()).is_empty() => enter(tx, MAJORITY),
        CAR_OF_THE_YEAR if car::due(tx.view()).is_none() => enter(tx, NEW_YEAR),
        _ => Ok(()),
    }
}
