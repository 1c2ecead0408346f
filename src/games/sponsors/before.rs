//! Before the race: the two cars of a side may exchange workshop cards and share their tokens; then the start order
//! is drawn.

use crate::engine::{Halt, Refusal, Term, Why};
use crate::games::sponsors::rulings::EXCHANGE_ONE;
use crate::games::sponsors::sides::{cars, holder, name, partner};
use crate::games::sponsors::units::{ENERGY, EXCHANGES, TOKENS, cards};
use crate::games::sponsors::workshop::holds;
use crate::games::sponsors::{Car, Category, Look, Race, Square, Tx, hands, race, turn};
use crate::say;
use crate::words::Line;
use crate::words::keys::sponsors as k;

/// Refuses two cars that are not of one side.
fn of_one_side(view: Look<'_>, car: Car, other: Car) -> Result<(), Halt> {
    turn::in_phase(view, 4)?;
    match partner(view, car) {
        Some(partner) if partner == other => Ok(()),
        Some(partner) => {
            let why = say!(k::SIDE_OTHER, car = name(view.seats(), car), other = name(view.seats(), partner));
            Err(Refusal::new(why, k::RULE_SIDES).way_out(k::SIDE_OTHER_WAY_OUT).into())
        }
        None => {
            let why = say!(k::SIDE_ALONE, car = name(view.seats(), car));
            Err(Refusal::new(why, k::RULE_SIDES).way_out(k::SIDE_ALONE_WAY_OUT).into())
        }
    }
}

/// How many exchanges a side may make.
pub fn exchanges(view: Look<'_>) -> u8 {
    if view.ruled(EXCHANGE_ONE) { 1 } else { EXCHANGES }
}

/// How many exchanges the side of a car has made.
pub fn exchanged(view: Look<'_>, car: Car, with: Car) -> u8 {
    view.state().exchanges.get(&car.min(with)).copied().unwrap_or_default()
}

/// One workshop card of a category each way between the cars of a side.
pub fn exchange(tx: &mut Tx<'_>, car: Car, with: Car, category: Category) -> Result<(), Halt> {
    const GIVEN: Why = Why::new(k::CAUSE_EXCHANGE, k::RULE_SIDES);
    let view = tx.view();
    of_one_side(view, car, with)?;
    let (most, done) = (exchanges(view), exchanged(view, car, with));
    if done >= most {
        let why = say!(k::EXCHANGE_AGAIN, done = done);
        return Err(Refusal::new(why, k::RULE_SIDES).way_out(k::EXCHANGE_AGAIN_WAY_OUT).into());
    }
    holds(view, car, category)?;
    holds(view, with, category)?;
    let (own, theirs) = (holder(view.seats(), car), holder(view.seats(), with));
    let ruling = view.ruling_word(EXCHANGE_ONE);
    hands::cross(tx, car, with, category);
    for (from, to) in [(own, theirs), (theirs, own)] {
        let one = tx.tally().plus(1, || Term::new(Line::new(k::CAUSE_EXCHANGE)).under(ruling));
        tx.post(from, to, cards(category), one, GIVEN)?;
    }
    tx.state().exchanges.insert(car.min(with), done + 1);
    Ok(())
}

/// Energy tokens handed over between the cars of a side.
pub fn give(tx: &mut Tx<'_>, car: Car, to: Car, tokens: u8) -> Result<(), Halt> {
    const SHARED: Why = Why::new(k::CAUSE_SHARED, k::RULE_SIDES);
    let view = tx.view();
    of_one_side(view, car, to)?;
    let seats = view.seats();
    let (own, theirs) = (holder(seats, car), holder(seats, to));
    let (has, held) = (view.balance(own, ENERGY), view.balance(theirs, ENERGY));
    let most = has.min(TOKENS - held).max(0);
    if tokens == 0 || i64::from(tokens) > most {
        let (from, to) = (name(seats, car), name(seats, to));
        let why = say!(k::GIVE_MANY, car = from, has = has, other = to, held = held, tokens = tokens);
        let way_out =
            if most > 0 { say!(k::GIVE_MANY_WAY_OUT, most = most) } else { k::GIVE_NONE_WAY_OUT.into() };
        return Err(Refusal::new(why, k::RULE_SIDES).way_out(way_out).into());
    }
    tx.hand(own, theirs, ENERGY, i64::from(tokens), SHARED)
}

/// Refuses the start before its phase, and while a hand is not known.
pub fn may_start(view: Look<'_>) -> Result<(), Halt> {
    turn::in_phase(view, 4)?;
    cars(view.seats()).try_for_each(|car| hands::all_told(view, car))
}

/// The start order of the race, leader first.
pub fn grid(tx: &mut Tx<'_>, order: &[Car]) -> Result<(), Halt> {
    may_start(tx.view())?;
    let all = cars(tx.view().seats());
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if !all.clone().eq(sorted) {
        let why = say!(k::GRID_CARS, count = order.len(), cars = all.count());
        return Err(Refusal::new(why, k::RULE_GRID).way_out(k::GRID_CARS_WAY_OUT).into());
    }
    let state = tx.state();
    state.phase = 5;
    let on = order.iter().map(|car| (*car, Square::Plain)).collect();
    state.race = Race { order: order.to_vec(), on, ..Race::default() };
    race::begin_turn(state);
    Ok(())
}
