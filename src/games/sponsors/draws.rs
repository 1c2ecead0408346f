//! The random draws of the game: the die, the start order, the ball that falls. Players enter the result or let
//! Steward draw. Steward never draws sponsor cards, since returned cards go under the pile in a known order.

use crate::engine::{Chance, Draw, Pool, Seats};
use crate::games::sponsors::sides::{cars, name};
use crate::games::sponsors::{
    Act, Ball, Car, Fell, Grid, Phase, Roll, Sponsors, View, before, roulette, track, turn,
};
use crate::words::Line;
use crate::words::keys::sponsors as k;

/// The name of the violet ball in a pool.
const VIOLET: &str = "violet";

impl Chance for Sponsors {
    fn draw(view: View<'_>, act: &Act) -> Option<Draw> {
        match act {
            Act::Roll(Roll { car, die, .. }) => {
                track::may_roll(view, *car).ok()?;
                draw_of(Pool::die(6), die.map(|die| vec![usize::from(die).wrapping_sub(1)]))
            }
            Act::Grid(Grid { order }) => {
                before::may_start(view).ok()?;
                let all = cars(view.seats());
                let take = u32::try_from(all.clone().count()).ok()?;
                let pool = Pool::bag(all.map(|car| (word(car), 1))).taking(take);
                let place = |car: &Car| usize::from(car.number() - 1);
                draw_of(pool, order.as_ref().map(|order| order.iter().map(place).collect()))
            }
            Act::Ball(Ball { fell }) => {
                turn::in_phase(view, Phase::Race).ok()?;
                let place = |fell: Fell| match fell {
                    Fell::Violet => 0,
                    Fell::Car(car) => usize::from(car.number()),
                };
                draw_of(balls(view)?, fell.map(|fell| vec![place(fell)]))
            }
            _ => None,
        }
    }

    fn kind(seats: &Seats, word: &str) -> Option<Line> {
        match word {
            VIOLET => Some(Line::new(k::TERM_BALL_VIOLET)),
            other => cars(seats).find(|car| self::word(*car) == other).map(|car| name(seats, car)),
        }
    }

    fn with_outcome(act: &Act, outcome: &[usize]) -> Act {
        let number = |place: &usize| u8::try_from(*place).ok();
        let first = outcome.first().and_then(number);
        match act {
            Act::Roll(Roll { car, squares, .. }) => {
                let die = first.map(|place| place.saturating_add(1));
                Act::Roll(Roll { car: *car, die, squares: *squares })
            }
            Act::Grid(Grid { .. }) => {
                let car = |place| number(place).and_then(|place| Car::new(place.saturating_add(1)));
                Act::Grid(Grid { order: Some(outcome.iter().filter_map(car).collect()) })
            }
            Act::Ball(Ball { .. }) => {
                Act::Ball(Ball { fell: first.map(|place| Car::new(place).map_or(Fell::Violet, Fell::Car)) })
            }
            act => act.clone(),
        }
    }
}

/// The draw; `None` if the result is impossible, so that the rules refuse it with their own message.
fn draw_of(pool: Pool, outcome: Option<Vec<usize>>) -> Option<Draw> {
    let possible = outcome.as_ref().is_none_or(|outcome| pool.allows(outcome));
    possible.then_some(Draw { pool, outcome })
}

/// The balls in the roulette during a spin. The violet ball is first, so that the index of a car's ball is the car's
/// number.
fn balls(view: View<'_>) -> Option<Pool> {
    let race = &view.state().race;
    let spin = race.spin?;
    let own = roulette::in_play(view, spin.added).own();
    let count = |car: Car| match race.order.contains(&car) {
        false => 0,
        true if car == spin.car => u32::from(own),
        true => 1,
    };
    let of_cars = cars(view.seats()).map(|car| (word(car), count(car)));
    Some(Pool::bag(std::iter::once((VIOLET.to_owned(), 1)).chain(of_cars)))
}

fn word(car: Car) -> String {
    format!("car {car}")
}
