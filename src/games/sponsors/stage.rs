//! Where the game stands, in the words that a screen shows first: phase, whose act, what to do now.

use crate::engine::{Lesson, Seat, Stage};
use crate::games::sponsors::lessons::LESSONS;
use crate::games::sponsors::sides::{cars, colour, name, owner, partner};
use crate::games::sponsors::{Bonus, Car, Category, Look, Phase, Step, hands, race, roulette, track, turn};
use crate::say;
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};

/// The names of the five phases.
pub const PHASES: &[Key] = &Lesson::names(&LESSONS);

/// Where the game stands.
pub fn stage(view: Look<'_>) -> Stage {
    let state = view.state();
    let turn = if state.phase == Phase::Race { state.race.turn } else { state.round };
    Stage {
        called: crate::words::keys::engine::TURN,
        turn: u32::from(turn),
        turns: None,
        phase: state.phase.number(),
        named: None,
        phases: PHASES,
        round: None,
        whose: if state.over { Vec::new() } else { whose(view) },
        hand: turn::whose(view).filter(|_| view.seats().count() == 2).map(|car| colour(view.seats(), car)),
        now: now(view),
        order: Default::default(),
        roles: Default::default(),
        over: state.over.then(|| Line::new(k::OVER)),
    }
}

fn whose(view: Look<'_>) -> Vec<Seat> {
    let seats = view.seats();
    if view.state().phase == Phase::Energy {
        let mut all: Vec<Seat> = unfuelled(view).map(|car| owner(seats, car)).collect();
        all.sort_unstable();
        all.dedup();
        return all;
    }
    turn::whose(view).map(|car| owner(seats, car)).into_iter().collect()
}

/// The cars that have still to buy their energy tokens.
pub fn unfuelled(view: Look<'_>) -> impl Iterator<Item = Car> {
    cars(view.seats()).filter(move |car| !view.state().fuelled.contains(car))
}

/// What is to be done now.
pub fn now(view: Look<'_>) -> Line {
    let state = view.state();
    if state.over {
        return Line::new(k::OVER);
    }
    match state.phase {
        Phase::Deal => now_deal(view),
        Phase::Workshop => now_workshop(view),
        Phase::Energy => {
            let left: Vec<Line> = unfuelled(view).map(|car| name(view.seats(), car)).collect();
            say!(k::NOW_ENERGY, cars = left)
        }
        Phase::BeforeRace if hands::silent(view).next().is_some() => {
            let left: Vec<Line> = hands::silent(view).map(|car| name(view.seats(), car)).collect();
            say!(k::NOW_HANDS, cars = left)
        }
        Phase::BeforeRace if cars(view.seats()).any(|car| partner(view, car).is_some()) => {
            Line::new(k::NOW_SIDES)
        }
        Phase::BeforeRace => Line::new(k::NOW_GRID),
        Phase::Race => now_race(view),
    }
}

fn now_deal(view: Look<'_>) -> Line {
    if view.seats().count() != 3 {
        return Line::new(k::NOW_DEAL);
    }
    let card =
        |category: &Category| say!(k::CARD_OF_VALUE, category = category.key(), value = category.removed());
    say!(k::NOW_DEAL_THREE, cards = Category::ALL.iter().map(card).collect::<Vec<Line>>())
}

fn now_workshop(view: Look<'_>) -> Line {
    let Some(car) = turn::to_act(view) else { return Line::new(k::NOBODY_ACTS) };
    let who = name(view.seats(), car);
    if view.state().step == Step::Throw && !hands::untold(view, car).is_empty() {
        return say!(k::NOW_HANDS, cars = vec![who]);
    }
    if view.state().step == Step::Throw {
        return say!(k::NOW_THROW, car = who);
    }
    if view.state().step == Step::Choose {
        return say!(k::NOW_SIX, car = who);
    }
    match track::landed(view, car) {
        Ok((kind, zone)) => say!(k::NOW_SQUARE, car = who, kind = kind.key(), zone = zone.key()),
        Err(_) => match track::square_of(view, car) {
            Ok(square) => say!(k::NOW_SQUARE_NUMBER, car = who, n = square),
            Err(_) => say!(k::NOW_SQUARE_UNREAD, car = who),
        },
    }
}

fn now_race(view: Look<'_>) -> Line {
    let race = &view.state().race;
    let Some(car) = race::next(view) else { return Line::new(k::NOBODY_ACTS) };
    let who = name(view.seats(), car);
    if let Some(due) = race.dues.first() {
        let what = match due.bonus {
            Some(Bonus::Green) => k::TERM_GREEN,
            Some(Bonus::Slip) => k::TERM_SLIP,
            None => due.origin.key(),
        };
        return say!(k::NOW_MOVE, car = who, squares = due.squares, what = what);
    }
    if let Some(spin) = race.spin {
        let there = roulette::in_play(view, spin.added);
        return say!(k::NOW_BALL, car = who, own = there.own(), all = there.all());
    }
    if race.off.contains_key(&car) {
        return say!(k::NOW_MISS, car = who);
    }
    match (race::leads(view, car), race::cards_left(view, car)) {
        (_, 0) => say!(k::NOW_NO_CARDS, car = who),
        (true, left) => say!(k::NOW_LEADER, car = who, cards = left),
        (false, left) => say!(k::NOW_OTHERS, car = who, cards = left),
    }
}
