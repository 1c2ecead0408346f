//! What the referee may put right beyond the ledger: phase and turn, pawns, the order of the race.

use crate::engine::{Halt, Refusal};
use crate::games::sponsors::board::MOST_SQUARES;
use crate::games::sponsors::rulings::RACE_ORDER_FOREMOST;
use crate::games::sponsors::sides::{cars, name, ring};
use crate::games::sponsors::state::State;
use crate::games::sponsors::{Car, Fix, Look, Square, Step, Tx, race, track, turn};
use crate::say;
use crate::words::Line;
use crate::words::keys::sponsors as k;

fn refused(why: Line) -> Halt {
    Refusal::new(why, crate::words::keys::engine::RULE_CORRECTIONS).way_out(k::FIX_WAY_OUT).into()
}

/// Carries out a fix.
pub fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
    let named: Vec<Car> = match fix {
        Fix::Phase { .. } => Vec::new(),
        Fix::Order(cars) | Fix::Finished(cars) => cars.clone(),
        Fix::Next(car) | Fix::Off(car) | Fix::Back(car) => vec![*car],
        Fix::At { car, .. } | Fix::On { car, .. } => vec![*car],
    };
    turn::known(tx.view(), &named)?;
    match fix {
        Fix::Phase { phase, turn } => go_to(tx, *phase, *turn),
        Fix::Next(car) => next(tx, *car),
        Fix::At { car, square } if (1..=MOST_SQUARES).contains(square) => {
            tx.state().at.insert(*car, *square);
            Ok(())
        }
        Fix::At { square, .. } => Err(refused(say!(k::FIX_SQUARE, n = *square, most = MOST_SQUARES))),
        Fix::Order(order) => set_order(tx, order),
        Fix::Finished(finished) => set_finished(tx, finished),
        Fix::On { car, square } => {
            racing(tx, *car)?;
            tx.state().race.on.insert(*car, *square);
            Ok(())
        }
        Fix::Off(car) => {
            racing(tx, *car)?;
            tx.state().race.off.insert(*car, 0);
            Ok(())
        }
        Fix::Back(car) => {
            racing(tx, *car)?;
            tx.state().race.off.remove(car);
            Ok(())
        }
    }
}

fn racing(tx: &Tx<'_>, car: Car) -> Result<(), Halt> {
    if tx.view().state().race.order.contains(&car) {
        return Ok(());
    }
    Err(refused(say!(k::FIX_NOT_RACING, car = name(tx.view().seats(), car))))
}

/// Stands the game in another phase. What the phases in between would have settled is not made up: without a start
/// order the race begins in the order of the cars.
fn go_to(tx: &mut Tx<'_>, phase: u8, turn: Option<u16>) -> Result<(), Halt> {
    if !(1..=5).contains(&phase) || turn == Some(0) {
        return Err(refused(say!(k::FIX_PHASE, phase = phase)));
    }
    let all: Vec<Car> = cars(tx.view().seats()).collect();
    let state = tx.state();
    state.phase = phase;
    state.over = false;
    state.step = Step::Throw;
    state.race.dues.clear();
    state.race.spin = None;
    if (2..=4).contains(&phase) {
        state.round = turn.unwrap_or(state.round);
    }
    match phase {
        2 => state.next = 0,
        3 => state.fuelled.clear(),
        5 => {
            if state.race.order.len() < 2 {
                state.race.finished.clear();
                lay_out(state, all);
            }
            race::begin_turn(state);
            state.race.turn = turn.unwrap_or(state.race.turn);
        }
        _ => {}
    }
    Ok(())
}

/// The car whose turn it is; in the race those before it have played.
fn next(tx: &mut Tx<'_>, car: Car) -> Result<(), Halt> {
    let at = ring(tx.view()).iter().position(|other| *other == car).unwrap_or_default();
    let foremost = tx.view().ruled(RACE_ORDER_FOREMOST);
    match tx.view().state().phase {
        2 => {
            let state = tx.state();
            state.next = at;
            state.step = Step::Throw;
            Ok(())
        }
        5 => {
            racing(tx, car)?;
            let race = &mut tx.state().race;
            race.dues.clear();
            race.spin = None;
            let line_up = if foremost { &race.order } else { &race.start };
            let after = line_up.iter().copied().skip_while(|other| *other != car);
            let after: Vec<Car> = after.filter(|car| race.order.contains(car)).collect();
            race.to_play = after;
            Ok(())
        }
        _ => Err(refused(Line::new(k::FIX_NEXT))),
    }
}

fn lay_out(state: &mut State, order: Vec<Car>) {
    let race = &mut state.race;
    race.on.retain(|car, _| order.contains(car));
    race.off.retain(|car, _| order.contains(car));
    race.dues.retain(|due| order.contains(&due.car));
    for car in &order {
        race.on.entry(*car).or_insert(Square::Plain);
    }
    race.start.clone_from(&order);
    race.to_play.retain(|car| order.contains(car));
    race.order = order;
}

/// The order on the track, of the cars still racing.
fn set_order(tx: &mut Tx<'_>, order: &[Car]) -> Result<(), Halt> {
    let race = &tx.view().state().race;
    let same =
        |one: &[Car], other: &[Car]| one.len() == other.len() && one.iter().all(|car| other.contains(car));
    let all: Vec<Car> = cars(tx.view().seats()).filter(|car| !race.finished.contains(car)).collect();
    if !same(order, &all) || !all.iter().all(|car| order.contains(car)) {
        return Err(refused(Line::new(k::FIX_ORDER)));
    }
    let state = tx.state();
    let to_play = state.race.to_play.clone();
    lay_out(state, order.to_vec());
    state.race.to_play = order.iter().copied().filter(|car| to_play.contains(car)).collect();
    Ok(())
}

/// The cars that have finished, in their order; at least two others are still racing. Points are moved by hand.
fn set_finished(tx: &mut Tx<'_>, finished: &[Car]) -> Result<(), Halt> {
    let mut once = finished.to_vec();
    once.sort_unstable();
    once.dedup();
    let all: Vec<Car> = cars(tx.view().seats()).collect();
    if once.len() != finished.len() || all.len() < finished.len() + 2 {
        return Err(refused(Line::new(k::FIX_FINISHED)));
    }
    let state = tx.state();
    let mut order = state.race.order.clone();
    order.extend(all.iter().filter(|car| !state.race.order.contains(car)));
    order.retain(|car| !finished.contains(car));
    state.race.finished = finished.to_vec();
    state.race.spin = None;
    lay_out(state, order);
    state.over = false;
    if state.phase == 5 && state.race.to_play.is_empty() && state.race.dues.is_empty() {
        race::begin_turn(state);
    }
    Ok(())
}

/// Puts the pawns, and the cars in the race, where another book has them.
pub fn pieces_to(from: Look<'_>, to: Look<'_>) -> Vec<Fix> {
    let pawn = |car: Car| {
        let square = track::square_of(to, car).ok()?;
        (track::square_of(from, car).ok() != Some(square)).then_some(Fix::At { car, square })
    };
    let mut fixes: Vec<Fix> = cars(to.seats()).filter_map(pawn).collect();
    let (was, race) = (&from.state().race, &to.state().race);
    if race.order.len() < 2 || was.order.is_empty() {
        return fixes;
    }
    if was.finished != race.finished {
        fixes.push(Fix::Finished(race.finished.clone()));
    }
    if was.order != race.order {
        fixes.push(Fix::Order(race.order.clone()));
    }
    for car in race.order.iter().copied() {
        let square = race.on.get(&car).copied().unwrap_or(Square::Plain);
        if was.on.get(&car) != Some(&square) {
            fixes.push(Fix::On { car, square });
        }
        match (was.off.contains_key(&car), race.off.contains_key(&car)) {
            (false, true) => fixes.push(Fix::Off(car)),
            (true, false) => fixes.push(Fix::Back(car)),
            _ => {}
        }
    }
    fixes
}
