//! Describes a position of Autotock in plain words.

use crate::engine::Setting;
use crate::games::autotock::Fix;
use crate::games::autotock::fixes::Held;
use crate::msg;
use crate::words::Line;
use crate::words::keys::{autotock as k, engine};

/// Describes a fix.
pub fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |seat| setting.seats.name(seat);
    match *fix {
        Fix::Deal(deal) => msg!(k::STANDS_DEAL, deal = deal),
        Fix::Owes { seat, cards } => msg!(k::STANDS_OWES, seat = name(seat), cards = cards),
        Fix::Held { seat, car, held, driven } => {
            let key = match held {
                Held::Fresh => k::STANDS_FRESH,
                Held::Stopped => k::STANDS_STOPPED,
                Held::Free => k::STANDS_FREE,
            };
            let what = msg!(key, seat = name(seat), at = car.line());
            match driven {
                Some(driven) => msg!(k::STANDS_DRIVEN, what = what, driven = i64::from(driven)),
                None => what,
            }
        }
        Fix::Next(seat) => msg!(engine::STANDS_NEXT, seat = name(seat)),
        Fix::Settled(seat) => msg!(k::STANDS_SETTLED, seat = name(seat)),
    }
}
