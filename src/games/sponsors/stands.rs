//! Describes a position of Les Sponsors in plain words.

use crate::engine::Setting;
use crate::games::sponsors::fixes::Thrown;
use crate::games::sponsors::stage::PHASES;
use crate::games::sponsors::{Bonus, Car, Fix, Square, sides};
use crate::msg;
use crate::words::keys::{engine, sponsors as k};
use crate::words::{Arg, Line};

/// Describes a fix.
pub fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |car: Car| sides::name(&setting.seats, car);
    let names = |cars: &[Car]| match cars {
        [] => Arg::from(k::STANDS_NOBODY),
        cars => Arg::List(cars.iter().map(|car| name(*car)).collect()),
    };
    match fix {
        Fix::Phase { phase, turn } => {
            let called = PHASES.get(usize::from(*phase).saturating_sub(1)).copied().unwrap_or(k::PHASE_1);
            match turn {
                Some(turn) => msg!(engine::STANDS_PHASE, turn = *turn, phase = *phase, name = called),
                None => msg!(k::STANDS_PHASE, phase = *phase, name = called),
            }
        }
        Fix::Next(car) => msg!(engine::STANDS_NEXT, seat = name(*car)),
        Fix::At { car, square } => msg!(k::STANDS_AT, car = name(*car), square = *square),
        Fix::Order(order) => msg!(k::STANDS_ORDER, order = names(order)),
        Fix::Finished(cars) => msg!(k::STANDS_FINISHED, cars = names(cars)),
        Fix::On { car, square } => {
            let on = match square {
                Square::Plain => k::DESCRIBE_ON_PLAIN,
                Square::Green => k::DESCRIBE_ON_GREEN,
                Square::Red => k::DESCRIBE_ON_RED,
                Square::Violet => k::DESCRIBE_ON_VIOLET,
            };
            msg!(k::STANDS_ON, car = name(*car), square = on)
        }
        Fix::Off(car) => msg!(k::STANDS_OFF, car = name(*car)),
        Fix::Back(car) => msg!(k::STANDS_BACK, car = name(*car)),
        Fix::Step(Thrown::Choose) => Line::new(k::STANDS_CHOOSE),
        Fix::Step(Thrown::Square) => Line::new(k::STANDS_SQUARE),
        Fix::Fuelled(cars) => msg!(k::STANDS_FUELLED, cars = names(cars)),
        Fix::Exchanged { car, exchanges } => {
            msg!(k::STANDS_EXCHANGED, car = name(*car), exchanges = *exchanges)
        }
        Fix::Hand { car, category, values } => msg!(
            k::STANDS_HAND,
            car = name(*car),
            category = category.key(),
            values = values.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
        ),
        Fix::Started(order) => msg!(k::STANDS_STARTED, order = names(order)),
        Fix::Waiting(cars) => msg!(k::STANDS_WAITING, cars = names(cars)),
        Fix::Returns { car, squares } => msg!(k::STANDS_RETURNS, car = name(*car), squares = *squares),
        Fix::Had { car, bonus: Bonus::Green } => msg!(k::STANDS_HAD_GREEN, car = name(*car)),
        Fix::Had { car, bonus: Bonus::Slip } => msg!(k::STANDS_HAD_SLIP, car = name(*car)),
        Fix::Slipped(car) => msg!(k::STANDS_SLIPPED, car = name(*car)),
        Fix::Spin { car, added } => msg!(k::STANDS_SPIN, car = name(*car), added = *added),
        Fix::Due { n, car, squares, origin, bonus, ran: [base, green, slip] } => {
            let what = bonus.map_or_else(|| origin.key(), Bonus::key);
            let due = msg!(k::STANDS_DUE, n = *n, car = name(*car), squares = *squares, what = what);
            if base + green + slip == 0 {
                return due;
            }
            msg!(k::STANDS_RAN, due = due, base = *base, green = *green, slip = *slip)
        }
        Fix::Over => Line::new(engine::STANDS_OVER),
    }
}
