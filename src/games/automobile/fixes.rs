//! What the referee may put right beyond the ledger: where the game stands, orders, characters.

use crate::engine::{Halt, Refusal, Seat};
use crate::games::automobile::units::LOANS_TAKEN;
use crate::games::automobile::{Character, Fix, Look, State, Tx};
use crate::say;
use crate::words::Line;
use crate::words::keys::automobile as k;

fn refused(why: Line) -> Halt {
    Refusal::new(why, crate::words::keys::engine::RULE_CORRECTIONS).way_out(Line::new(k::FIX_WAY_OUT)).into()
}

/// Carries out a fix.
pub fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
    match fix {
        Fix::Phase { turn, phase, round } => go_to(tx, *turn, *phase, *round),
        Fix::Order(order) => set_order(tx, order),
        Fix::Character { seat, character } => set_character(tx, *seat, *character),
        Fix::Next(seat) => {
            let at = tx.view().state().line_up().iter().position(|other| other == seat);
            let Some(at) = at else {
                return Err(refused(say!(k::FIX_NOT_IN_ORDER, seat = tx.view().name(*seat))));
            };
            tx.state().next = at;
            Ok(())
        }
    }
}

/// The fixes after which any table stands where this one does: phase, characters, order, whose turn.
pub fn fixes_to(state: &State) -> Vec<Fix> {
    let round = (state.phase == 3).then_some(state.round);
    let mut all = vec![Fix::Phase { turn: state.turn, phase: state.phase, round }];
    if state.phase >= 2 {
        let held = state.characters.iter().filter_map(|(seat, held)| Some((seat, (*held)?)));
        all.extend(held.map(|(seat, character)| Fix::Character { seat, character }));
    }
    let order = match state.phase {
        1 | 2 => &state.choosing,
        3..=6 => &state.order,
        _ => &state.passed,
    };
    if order.len() == state.characters.iter().count() {
        all.push(Fix::Order(order.clone()));
    }
    let next = state.line_up().get(state.next).filter(|_| [2, 3, 5, 6].contains(&state.phase));
    all.extend(next.map(|seat| Fix::Next(*seat)));
    all
}

/// Stands the game in another phase. What the phases in between would have settled is not made up: orders
/// that are missing are filled with the order of the table.
fn go_to(tx: &mut Tx<'_>, turn: u8, phase: u8, round: Option<u8>) -> Result<(), Halt> {
    if !(1..=4).contains(&turn)
        || !(1..=9).contains(&phase)
        || round.is_some_and(|round| !(1..=3).contains(&round))
    {
        return Err(refused(say!(k::FIX_PHASE, turn = turn, phase = phase)));
    }
    let everybody: Vec<Seat> = tx.view().seats().iter().collect();
    let loans = everybody.iter().map(|seat| tx.view().has(*seat, LOANS_TAKEN)).collect();
    let state = tx.state();
    if phase == 8 {
        state.loans_before = loans;
    }
    if turn != state.turn {
        state.taken = Default::default();
        state.demand = None;
    }
    if phase < 7 {
        state.demand = None;
    }
    state.first_choice &= turn == 1 && phase <= 2;
    state.turn = turn;
    state.phase = phase;
    state.round = round.unwrap_or(1);
    state.next = 0;
    state.over = false;
    state.durant = None;
    state.durant_later = None;
    state.ford_after = false;
    state.built = None;
    state.selling = false;
    if state.choosing.is_empty() {
        state.choosing.clone_from(&everybody);
    }
    match phase {
        1 | 2 => {
            state.order.clear();
            state.passed.clear();
            state.characters = crate::engine::PerSeat::new(everybody.len());
        }
        3..=6 => {
            state.passed.clear();
            state.quiet = 0;
            if state.order.is_empty() {
                state.order.clone_from(&everybody);
            }
        }
        _ => {
            if state.order.is_empty() {
                state.order.clone_from(&everybody);
            }
            if state.passed.len() != everybody.len() {
                state.passed.clone_from(&state.order);
            }
        }
    }
    Ok(())
}

fn set_order(tx: &mut Tx<'_>, order: &[Seat]) -> Result<(), Halt> {
    let view = tx.view();
    let complete =
        order.len() == view.seats().count() && view.seats().iter().all(|seat| order.contains(&seat));
    if !complete {
        return Err(refused(Line::new(k::FIX_ORDER)));
    }
    let state = tx.state();
    if state.phase <= 2 {
        state.choosing = order.to_vec();
    } else if state.phase <= 6 {
        state.order = order.to_vec();
    } else {
        state.passed = order.to_vec();
    }
    Ok(())
}

fn set_character(tx: &mut Tx<'_>, seat: Seat, character: Character) -> Result<(), Halt> {
    let view: Look<'_> = tx.view();
    view.seats().known(seat)?;
    if let Some(holder) = view.state().holder(character).filter(|holder| *holder != seat) {
        return Err(refused(say!(
            k::CHARACTER_TAKEN,
            character = character.key(),
            holder = view.name(holder)
        )));
    }
    let state = tx.state();
    state.characters.set(seat, Some(character));
    state.ford_ready = state.ford_ready || character == Character::Ford;
    Ok(())
}
