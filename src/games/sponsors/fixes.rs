//! What the referee may put right beyond the ledger: phase and turn, pawns, the order of the race.

use serde::{Deserialize, Serialize};

use crate::engine::{Actor, Argument, Halt, Refusal, Seats};
use crate::games::sponsors::board::MOST_SQUARES;
use crate::games::sponsors::rulings::RACE_ORDER_FOREMOST;
use crate::games::sponsors::sides::{cars, name, ring};
use crate::games::sponsors::state::State;
use crate::games::sponsors::{Car, Look, Square, Step, Tx, race, track, turn};
use crate::say;
use crate::words::Line;
use crate::words::keys::{self, sponsors as k};

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The phase the table stands in, and its round or race turn.
    Phase {
        /// 1 to 5.
        phase: u8,
        /// From 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<u16>,
    },
    /// Which car acts next.
    Next(Car),
    /// On which square of the central track a pawn stands.
    At {
        /// Which car.
        car: Car,
        /// From 1.
        square: u8,
    },
    /// The cars still racing in the order of the track, leader first.
    Order(Vec<Car>),
    /// The cars that have finished, in their order.
    Finished(Vec<Car>),
    /// On what a car stands on the race track.
    On {
        /// Which car.
        car: Car,
        /// On what.
        square: Square,
    },
    /// A car is off the track.
    Off(Car),
    /// A car is on the track.
    Back(Car),
}

fn refused(why: Line) -> Halt {
    Refusal::new(why, keys::engine::RULE_CORRECTIONS).way_out(k::FIX_WAY_OUT).into()
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

/// The line of a fix: `phase 2 3`, `next red`, `red at 7`, `order blue red`, `red on violet`, `red off`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    let who = |car: &Car| car.word(seats);
    let all = |cars: &[Car]| cars.iter().map(|car| format!(" {}", who(car))).collect::<String>();
    match fix {
        Fix::Phase { phase, turn: None } => format!("phase {phase}"),
        Fix::Phase { phase, turn: Some(turn) } => format!("phase {phase} {turn}"),
        Fix::Next(car) => format!("next {}", who(car)),
        Fix::At { car, square } => format!("{} at {square}", who(car)),
        Fix::Order(order) => format!("order{}", all(order)),
        Fix::Finished(finished) => format!("finished{}", all(finished)),
        Fix::On { car, square } => format!("{} on {}", who(car), square.word()),
        Fix::Off(car) => format!("{} off", who(car)),
        Fix::Back(car) => format!("{} back", who(car)),
    }
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || {
        say!(
            keys::engine::NOTATION_HOW,
            example = "correct phase 2 3, next red, red at 7, order blue red green, red on violet: reason"
        )
    };
    let car = |word: &str| <Car as Argument>::read(word, seats);
    let cars = |words: &[&str]| words.iter().map(|who| car(who)).collect::<Result<Vec<_>, _>>();
    match words.as_slice() {
        ["phase", phase] => Ok(Fix::Phase { phase: u8::read(phase, seats)?, turn: None }),
        ["phase", phase, turn] => {
            Ok(Fix::Phase { phase: u8::read(phase, seats)?, turn: Some(turn.parse().map_err(|_| wrong())?) })
        }
        ["next", who] => Ok(Fix::Next(car(who)?)),
        ["order", order @ ..] => Ok(Fix::Order(cars(order)?)),
        ["finished", finished @ ..] => Ok(Fix::Finished(cars(finished)?)),
        [who, "at", n] => Ok(Fix::At { car: car(who)?, square: u8::read(n, seats)? }),
        [who, "on", on] => Ok(Fix::On { car: car(who)?, square: Square::read(on, seats)? }),
        [who, "off"] => Ok(Fix::Off(car(who)?)),
        [who, "back"] => Ok(Fix::Back(car(who)?)),
        _ => Err(wrong()),
    }
}
