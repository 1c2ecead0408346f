//! Where a game of Auto-Brocante stands, in plain words.

use crate::engine::Setting;
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::stage::PHASES;
use crate::games::auto_brocante::{Fix, Where};
use crate::say;
use crate::words::keys::{auto_brocante as k, engine};
use crate::words::{Arg, Line};

/// A fix, as the table says it.
pub fn tell_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |seat| setting.seats.name(seat);
    let called = |car| Printing::on(&setting.board).car(car);
    match *fix {
        Fix::Car { car, at } => match at {
            Where::Bank => say!(k::STANDS_BANK, car = called(car)),
            Where::Graveyard => say!(k::STANDS_GRAVEYARD, car = called(car)),
            Where::Lot(seat) => say!(k::STANDS_LOT, car = called(car), seat = name(seat)),
            Where::Stolen(seat) => say!(k::STANDS_STOLEN, car = called(car), seat = name(seat)),
        },
        Fix::Phase { round, phase } => {
            let called = PHASES.get(usize::from(phase).saturating_sub(1)).copied().unwrap_or(k::PHASE_1);
            say!(engine::STANDS_PHASE, turn = round, phase = phase, name = called)
        }
        Fix::Next(seat) => say!(engine::STANDS_NEXT, seat = name(seat)),
        Fix::Cards(cards) => say!(k::STANDS_CARDS, cards = cards),
        Fix::First(seat) => say!(k::STANDS_FIRST, seat = name(seat)),
        Fix::Turn(seat) => say!(k::STANDS_TURN, seat = name(seat)),
        Fix::Minimum(cars) => say!(k::STANDS_MINIMUM, cars = cars),
        Fix::Shown { seat, car, value } => {
            say!(k::STANDS_SHOWN, seat = name(seat), car = called(car), value = Arg::Money(value.into()))
        }
        Fix::Over => Line::new(engine::STANDS_OVER),
        Fix::Value { car, value } => {
            say!(k::STANDS_VALUE, car = called(car), value = Arg::Money(value.into()))
        }
    }
}
