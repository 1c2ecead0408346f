//! Describes a position of Auto-Brocante in plain words.

use crate::engine::Setting;
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::stage::PHASES;
use crate::games::auto_brocante::{Fix, Where};
use crate::msg;
use crate::words::keys::{auto_brocante as k, engine};
use crate::words::{Arg, Line};

/// Describes a fix.
pub fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |seat| setting.seats.name(seat);
    let called = |car| BoardValues::on(&setting.board).car(car);
    match *fix {
        Fix::Car { car, at } => match at {
            Where::Bank => msg!(k::STANDS_BANK, car = called(car)),
            Where::Graveyard => msg!(k::STANDS_GRAVEYARD, car = called(car)),
            Where::Lot(seat) => msg!(k::STANDS_LOT, car = called(car), seat = name(seat)),
            Where::Stolen(seat) => msg!(k::STANDS_STOLEN, car = called(car), seat = name(seat)),
        },
        Fix::Phase { round, phase } => {
            let called = PHASES.get(usize::from(phase).saturating_sub(1)).copied().unwrap_or(k::PHASE_1);
            msg!(engine::STANDS_PHASE, turn = round, phase = phase, name = called)
        }
        Fix::Next(seat) => msg!(engine::STANDS_NEXT, seat = name(seat)),
        Fix::Cards(cards) => msg!(k::STANDS_CARDS, cards = cards),
        Fix::First(seat) => msg!(k::STANDS_FIRST, seat = name(seat)),
        Fix::Turn(seat) => msg!(k::STANDS_TURN, seat = name(seat)),
        Fix::Minimum(cars) => msg!(k::STANDS_MINIMUM, cars = cars),
        Fix::Shown { seat, car, value } => {
            msg!(k::STANDS_SHOWN, seat = name(seat), car = called(car), value = Arg::Money(value.into()))
        }
        Fix::Over => Line::new(engine::STANDS_OVER),
        Fix::Value { car, value } => {
            msg!(k::STANDS_VALUE, car = called(car), value = Arg::Money(value.into()))
        }
    }
}
