//! Where a game of Les Sponsors stands, in plain words.

use crate::engine::Setting;
use crate::games::sponsors::fixes::Thrown;
use crate::games::sponsors::stage::PHASES;
use crate::games::sponsors::{Bonus, Car, Fix, Square, sides};
use crate::say;
use crate::words::keys::{engine, sponsors as k};
use crate::words::{Arg, Line};

/// A fix, as the table says it.
pub fn tell_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |car: Car| sides::name(&setting.seats, car);
    let names = |cars: &[Car]| match cars {
        [] => Arg::from(k::STANDS_NOBODY),
        cars => Arg::List(cars.iter().map(|car| name(*car)).collect()),
    };
    match fix {
        Fix::Phase { phase, turn } => {
            let called = PHASES.get(usize::from(*phase).saturating_sub(1)).copied().unwrap_or(k::PHASE_1);
            match turn {
                Some(turn) => say!(engine::STANDS_PHASE, turn = *turn, phase = *phase, name = called),
                None => say!(k::STANDS_PHASE, phase = *phase, name = called),
            }
        }
        Fix::Next(car) => say!(engine::STANDS_NEXT, seat = name(*car)),
        Fix::At { car, square } => say!(k::STANDS_AT, car = name(*car), square = *square),
        Fix::Order(order) => say!(k::STANDS_ORDER, order = names(order)),
        Fix::Finished(cars) => say!(k::STANDS_FINISHED, cars = names(cars)),
        Fix::On { car, square } => {
            let on = match square {
                Square::Plain => k::TOLD_ON_PLAIN,
                Square::Green => k::TOLD_ON_GREEN,
                Square::Red => k::TOLD_ON_RED,
                Square::Violet => k::TOLD_ON_VIOLET,
            };
            say!(k::STANDS_ON, car = name(*car), square = on)
        }
        Fix::Off(car) => say!(k::STANDS_OFF, car = name(*car)),
        Fix::Back(car) => say!(k::STANDS_BACK, car = name(*car)),
        Fix::Step(Thrown::Choose) => Line::new(k::STANDS_CHOOSE),
        Fix::Step(Thrown::Square) => Line::new(k::STANDS_SQUARE),
        Fix::Fuelled(cars) => say!(k::STANDS_FUELLED, cars = names(cars)),
        Fix::Exchanged { car, exchanges } => {
            say!(k::STANDS_EXCHANGED, car = name(*car), exchanges = *exchanges)
        }
        Fix::Hand { car, category, values } => say!(
            k::STANDS_HAND,
            car = name(*car),
            category = category.key(),
            values = values.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
        ),
        Fix::Started(order) => say!(k::STANDS_STARTED, order = names(order)),
        Fix::Waiting(cars) => say!(k::STANDS_WAITING, cars = names(cars)),
        Fix::Returns { car, squares } => say!(k::STANDS_RETURNS, car = name(*car), squares = *squares),
        Fix::Had { car, bonus: Bonus::Green } => say!(k::STANDS_HAD_GREEN, car = name(*car)),
        Fix::Had { car, bonus: Bonus::Slip } => say!(k::STANDS_HAD_SLIP, car = name(*car)),
        Fix::Slipped(car) => say!(k::STANDS_SLIPPED, car = name(*car)),
        Fix::Spin { car, added } => say!(k::STANDS_SPIN, car = name(*car), added = *added),
        Fix::Due { n, car, squares, origin, bonus, ran: [base, green, slip] } => {
            let what = bonus.map_or_else(|| origin.key(), Bonus::key);
            let due = say!(k::STANDS_DUE, n = *n, car = name(*car), squares = *squares, what = what);
            if base + green + slip == 0 {
                return due;
            }
            say!(k::STANDS_RAN, due = due, base = *base, green = *green, slip = *slip)
        }
        Fix::Over => Line::new(engine::STANDS_OVER),
    }
}
