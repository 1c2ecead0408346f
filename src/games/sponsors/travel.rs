//! How a car moves: where it stops, and what moves it on from there: green squares, depending on its place, and the
//! slipstream of the car in front.

use crate::engine::{
    Actor, After, Command, Derivation, Part, Refusal, Rejection, Rest, Seats, Tally, Told, push_word, refuse,
};
use crate::games::sponsors::rulings::{
    GREEN_CHAIN_EVERY, GREEN_PLACE_START, PLACES_LEFT_ALL, PUSHED_GREEN_NO, PUSHED_SLIP_NEVER,
    SLIP_COUNT_BASE, SLIP_ROUND, SLIP_SHORT_NONE, STUCK_CARD_YES,
};
use crate::games::sponsors::sides::{cars, name};
use crate::games::sponsors::state::Due;
use crate::games::sponsors::units::{SLIPSTREAM, SLIPSTREAM_FROM};
use crate::games::sponsors::{Bonus, Car, Origin, Phase, Sponsors, Square, Tx, View, race, turn};
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};
use crate::{act, msg};

/// The move that this car must make now.
pub fn due(view: View<'_>, car: Car) -> Result<Due, Rejection> {
    turn::in_phase(view, Phase::Race)?;
    match view.state().race.dues.first() {
        Some(due) if due.car == car => Ok(*due),
        Some(_) => Err(turn::out_of_turn(view, race::next(view))),
        None => {
            let why = msg!(k::NO_MOVE, car = name(view.seats(), car));
            Err(Refusal::new(why, k::RULE_MOVES).into())
        }
    }
}

/// Notation for a stop behind a car: `behind`, then the number of free squares if not two.
#[derive(Clone, Copy, Debug)]
struct Behind;

impl Part<Behind> for Option<u8> {
    fn take<A: Actor>(_: Behind, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        if rest.skips("behind") { Ok(rest.if_parsed().or(Some(2))) } else { Ok(None) }
    }

    fn put(&self, _: Behind, seats: &Seats, line: &mut String) {
        if let Some(free) = self {
            push_word(line, "behind");
            self.filter(|_| *free != 2).put((), seats, line);
        }
    }
}

act! {
    /// Race: enters where a car has stopped after a move.
    pub struct Stop(Sponsors, "stop" / "arrête", "red stop 2 green behind 1 first slip only 3", k::VERB_STOP, k::MEANS_STOP) {
        by car: Car,
        /// Its place among the cars still racing, from 1.
        pub place: u8,
        pub on: Square,
        /// If it stopped right behind a car that does not block the way, how many squares are free for the
        /// slipstream: 1 or 2.
        pub behind: Option<u8> = Behind; default,
        /// If both a green bonus and a slipstream follow, which comes first; by default the green bonus.
        pub first: Option<Bonus> = After("first"); default,
        /// How many squares it moved, if it was blocked.
        pub only: Option<u8> = After("only"); default,
    } => |act, setting| {
        let first = act.first.map(|first| match first {
            Bonus::Green => k::DESCRIBE_GREEN_FIRST,
            Bonus::Slip => k::DESCRIBE_SLIP_FIRST,
        });
        let mut more = vec![Line::new(stop_key(act.on))];
        more.extend(act.behind.map(|free| msg!(k::DESCRIBE_BEHIND, count = free)));
        more.extend(first.map(Line::new));
        more.extend(act.only.map(|only| msg!(k::DESCRIBE_ONLY, count = only)));
        msg!(k::DESCRIBE_STOP, car = act.car.told(setting), place = act.place, how = more)
    }
}

impl Command<Sponsors> for Stop {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let (car, stop) = (self.car, self);
        let mut due = due(tx.view(), car)?;
        check(tx.view(), &due, stop)?;
        let moved = stop.only.unwrap_or(due.squares);
        match due.bonus {
            None => due.ran.base = due.ran.base.saturating_add(moved),
            Some(Bonus::Green) => due.ran.green = due.ran.green.saturating_add(moved),
            Some(Bonus::Slip) => due.ran.slip = due.ran.slip.saturating_add(moved),
        }
        let race = &mut tx.state().race;
        race.dues.remove(0);
        race::stand(&mut race.order, car, stop.place);
        race.on.insert(car, stop.on);
        let mut run = tx.tally();
        run.add(i64::from(due.ran.base), || due.origin.key());
        for (squares, key) in [(due.ran.green, k::TERM_GREEN), (due.ran.slip, k::TERM_SLIP)] {
            if squares > 0 {
                run.add(i64::from(squares), || key);
            }
        }
        let green = if moved > 0 { green(tx, &due, stop, &mut run) } else { 0 };
        // A car that did not move is not behind another, since the checks above refuse that.
        let slip = slip(tx, &due, stop, &mut run);
        let what = msg!(k::FOUND_RUN, car = name(tx.view().seats(), car));
        tx.found(what, k::RULE_MOVES, run);
        carry_on(tx, due, [green, slip], stop.first);
        race::settle(tx);
        Ok(())
    }
}

fn stop_key(on: Square) -> Key {
    match on {
        Square::Plain => k::DESCRIBE_ON_PLAIN,
        Square::Green => k::DESCRIBE_ON_GREEN,
        Square::Red => k::DESCRIBE_ON_RED,
        Square::Violet => k::DESCRIBE_ON_VIOLET,
    }
}

fn refused(why: impl Into<Line>, suggestion: impl Into<Line>) -> Result<(), Rejection> {
    refuse(why, k::RULE_MOVES, suggestion)
}

fn check(view: View<'_>, due: &Due, stop: &Stop) -> Result<(), Rejection> {
    let was = race::place(view.state(), due.car).unwrap_or(1);
    let car = || name(view.seats(), due.car);
    if !(1..=was).contains(&stop.place) {
        let why = msg!(k::STOP_PLACE, car = car(), place = stop.place, was);
        return refused(why, msg!(k::STOP_PLACE_SUGGESTION, was));
    }
    if let Some(only) = stop.only.filter(|only| *only >= due.squares) {
        let why = msg!(k::STOP_ONLY, only, squares = due.squares);
        return refused(why, k::STOP_ONLY_SUGGESTION);
    }
    if stop.only == Some(0) && stop.place != was {
        let why = msg!(k::STOP_STILL, car = car(), was);
        return refused(why, k::STOP_STILL_SUGGESTION);
    }
    match stop.behind {
        None => {}
        Some(1..=SLIPSTREAM) if stop.only.is_none() && stop.place > 1 => {}
        Some(1..=SLIPSTREAM) if stop.place == 1 => {
            return refused(msg!(k::STOP_BEHIND_FIRST, car = car()), k::STOP_BEHIND_FIRST_SUGGESTION);
        }
        Some(1..=SLIPSTREAM) => {
            return refused(msg!(k::STOP_BLOCKED, car = car()), k::STOP_BLOCKED_SUGGESTION);
        }
        Some(free) => {
            return refused(msg!(k::STOP_FREE, free), k::STOP_FREE_SUGGESTION);
        }
    }
    if stop.first.is_some() && (stop.behind.is_none() || stop.on != Square::Green) {
        return refused(k::STOP_FIRST, k::STOP_FIRST_SUGGESTION);
    }
    let stuck = due.origin == Origin::Card && due.bonus.is_none() && stop.only == Some(0);
    if stuck && !view.is(STUCK_CARD_YES) {
        return refused(msg!(k::STUCK, car = car()), k::STUCK_SUGGESTION);
    }
    Ok(())
}

/// Notes a bonus that does not apply.
fn not_applied(run: &mut Tally, key: Key) -> u8 {
    run.note(|| key);
    0
}

/// The squares that a green square gives, depending on the car's place.
fn green(tx: &mut Tx<'_>, due: &Due, stop: &Stop, run: &mut Tally) -> u8 {
    if stop.on != Square::Green {
        return 0;
    }
    let view = tx.view();
    if due.origin.pushed() && view.is(PUSHED_GREEN_NO) {
        return not_applied(run, k::TERM_GREEN_PUSHED);
    }
    if view.state().race.greened.contains(&due.car) && !view.is(GREEN_CHAIN_EVERY) {
        return not_applied(run, k::TERM_GREEN_ONCE);
    }
    let place = green_place(view, due.car);
    let squares = match (place, cars(view.seats()).count()) {
        (1, _) => 1,
        (2, _) | (3, 4) => 2,
        _ => 3,
    };
    let (called, all) = (name(view.seats(), due.car), view.is(PLACES_LEFT_ALL));
    tx.record_finding(|| {
        let counted = if all { k::RULING_PLACES_LEFT_ALL } else { k::RULING_PLACES_LEFT_RACING };
        let sum =
            Tally::traced().plus(i64::from(squares), || msg!(k::TERM_GREEN_PLACE, place)).plus(0, || counted);
        Derivation::of(msg!(k::FOUND_GREEN, car = called), k::RULE_GREEN, sum)
    });
    tx.state().race.greened.insert(due.car);
    squares
}

/// The place that counts for the green bonus.
fn green_place(view: View<'_>, car: Car) -> u8 {
    let race = &view.state().race;
    let (order, finished) = if view.is(GREEN_PLACE_START) {
        (&race.start, race.gone)
    } else {
        (&race.order, race.finished.len())
    };
    let before = if view.is(PLACES_LEFT_ALL) { finished } else { 0 };
    let at = order.iter().position(|other| *other == car).unwrap_or_default();
    u8::try_from(at + before + 1).unwrap_or(4)
}

/// The squares that the slipstream gives.
fn slip(tx: &mut Tx<'_>, due: &Due, stop: &Stop, run: &mut Tally) -> u8 {
    let Some(free) = stop.behind else { return 0 };
    let view = tx.view();
    let race = &view.state().race;
    let base_only = view.is(SLIP_COUNT_BASE);
    let counted = due.ran.base.saturating_add(if base_only { 0 } else { due.ran.green });
    if due.origin.pushed() && view.is(PUSHED_SLIP_NEVER) {
        return not_applied(run, k::TERM_SLIP_PUSHED);
    }
    let slipped = if view.is(SLIP_ROUND) { &race.slipped_round } else { &race.slipped };
    if slipped.contains(&due.car) {
        return not_applied(run, k::TERM_SLIP_ONCE);
    }
    if counted < SLIPSTREAM_FROM {
        return not_applied(run, k::TERM_SLIP_FEW);
    }
    if free < SLIPSTREAM && view.is(SLIP_SHORT_NONE) {
        return not_applied(run, k::TERM_SLIP_SHORT);
    }
    let race = &mut tx.state().race;
    race.slipped.insert(due.car);
    race.slipped_round.insert(due.car);
    free
}

/// Puts the bonus moves before all other moves still to enter.
fn carry_on(tx: &mut Tx<'_>, due: Due, [green, slip]: [u8; 2], first: Option<Bonus>) {
    let mut parts = [(Bonus::Green, green), (Bonus::Slip, slip)];
    if first == Some(Bonus::Slip) {
        parts.reverse();
    }
    let dues = &mut tx.state().race.dues;
    if let [pending, ..] = dues.as_mut_slice()
        && pending.car == due.car
        && pending.bonus.is_some()
    {
        pending.ran = due.ran;
    }
    let new = parts.into_iter().filter(|(_, squares)| *squares > 0);
    let new: Vec<Due> = new.map(|(bonus, squares)| Due { bonus: Some(bonus), squares, ..due }).collect();
    dues.splice(0..0, new);
}
