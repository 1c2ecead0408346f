//! The status of the turn: phase, car to act, and the prompt.

use crate::engine::{Seat, TurnStatus};
use crate::games::sponsors::lessons::PHASES;
use crate::games::sponsors::sides::{cars, colour, name, owner, partner};
use crate::games::sponsors::{Bonus, Car, Category, Phase, Step, View, hands, race, roulette, track, turn};
use crate::msg;
use crate::words::Line;
use crate::words::keys::sponsors as k;

pub fn stage(view: View<'_>) -> TurnStatus {
    let state = view.state();
    let turn = if state.phase == Phase::Race { state.race.turn } else { state.round };
    TurnStatus {
        label: crate::words::keys::engine::TURN,
        turn: u32::from(turn),
        phase: state.phase.number(),
        phases: PHASES,
        to_act: if state.over { Vec::new() } else { whose(view) },
        hand: race::whose(view).filter(|_| view.seats().count() == 2).map(|car| colour(view.seats(), car)),
        prompt: now(view),
        over: state.over.then(|| Line::new(k::OVER)),
        ..TurnStatus::default()
    }
}

fn whose(view: View<'_>) -> Vec<Seat> {
    let seats = view.seats();
    if view.state().phase == Phase::Energy {
        let mut all: Vec<Seat> = cars_without_energy(view).map(|car| owner(seats, car)).collect();
        all.sort_unstable();
        all.dedup();
        return all;
    }
    race::whose(view).map(|car| owner(seats, car)).into_iter().collect()
}

/// The cars that have not yet bought their energy tokens.
pub fn cars_without_energy(view: View<'_>) -> impl Iterator<Item = Car> {
    cars(view.seats()).filter(move |car| !view.state().fuelled.contains(car))
}

/// The prompt: what to do now.
pub fn now(view: View<'_>) -> Line {
    let state = view.state();
    if state.over {
        return Line::new(k::OVER);
    }
    match state.phase {
        Phase::Deal => now_deal(view),
        Phase::Workshop => now_workshop(view),
        Phase::Energy => {
            let left: Vec<Line> = cars_without_energy(view).map(|car| name(view.seats(), car)).collect();
            msg!(k::NOW_ENERGY, cars = left)
        }
        Phase::BeforeRace if hands::cars_with_unknown_cards(view).next().is_some() => {
            let left: Vec<Line> =
                hands::cars_with_unknown_cards(view).map(|car| name(view.seats(), car)).collect();
            msg!(k::NOW_HANDS, cars = left)
        }
        Phase::BeforeRace if cars(view.seats()).any(|car| partner(view, car).is_some()) => {
            Line::new(k::NOW_SIDES)
        }
        Phase::BeforeRace => Line::new(k::NOW_GRID),
        Phase::Race => now_race(view),
    }
}

fn now_deal(view: View<'_>) -> Line {
    if view.seats().count() != 3 {
        return Line::new(k::NOW_DEAL);
    }
    let card =
        |category: &Category| msg!(k::CARD_OF_VALUE, category = category.key(), value = category.removed());
    msg!(k::NOW_DEAL_THREE, cards = Category::ALL.iter().map(card).collect::<Vec<Line>>())
}

fn now_workshop(view: View<'_>) -> Line {
    let Some(car) = turn::to_act(view) else { return Line::new(k::NOBODY_ACTS) };
    let who = name(view.seats(), car);
    if view.state().step == Step::Throw && !hands::unknown_cards(view, car).is_empty() {
        return msg!(k::NOW_HANDS, cars = vec![who]);
    }
    if view.state().step == Step::Throw {
        return msg!(k::NOW_THROW, car = who);
    }
    if view.state().step == Step::Choose {
        return msg!(k::NOW_SIX, car = who);
    }
    match track::landed(view, car) {
        Ok((kind, zone)) => msg!(k::NOW_SQUARE, car = who, kind = kind.key(), zone = zone.key()),
        Err(_) => match track::square_of(view, car) {
            Ok(square) => msg!(k::NOW_SQUARE_NUMBER, car = who, n = square),
            Err(_) => msg!(k::NOW_SQUARE_UNREAD, car = who),
        },
    }
}

fn now_race(view: View<'_>) -> Line {
    let race = &view.state().race;
    let Some(car) = race::next(view) else { return Line::new(k::NOBODY_ACTS) };
    let who = name(view.seats(), car);
    if let Some(due) = race.dues.first() {
        let what = match due.bonus {
            Some(Bonus::Green) => k::TERM_GREEN,
            Some(Bonus::Slip) => k::TERM_SLIP,
            None => due.origin.key(),
        };
        return msg!(k::NOW_MOVE, car = who, squares = due.squares, what);
    }
    if let Some(spin) = race.spin {
        let there = roulette::in_play(view, spin.added);
        return msg!(k::NOW_BALL, car = who, own = there.own(), all = there.all());
    }
    if race.off.contains_key(&car) {
        return msg!(k::NOW_MISS, car = who);
    }
    match (race::leads(view, car), race::cards_left(view, car)) {
        (_, 0) => msg!(k::NOW_NO_CARDS, car = who),
        (true, left) => msg!(k::NOW_LEADER, car = who, cards = left),
        (false, left) => msg!(k::NOW_OTHERS, car = who, cards = left),
    }
}
