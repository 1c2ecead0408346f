//! Where a game of Automobile stands, in plain words.

use crate::engine::Setting;
use crate::games::automobile::board::Printing;
use crate::games::automobile::turn::phase_name;
use crate::games::automobile::{Class, Fix, Taken};
use crate::say;
use crate::words::keys::{automobile as k, engine};
use crate::words::{Arg, Line};

/// A fix, as the table says it.
pub fn tell_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |seat| setting.seats.name(seat);
    match fix {
        Fix::Phase { turn, phase, round: None } => {
            say!(engine::STANDS_PHASE, turn = *turn, phase = *phase, name = phase_name(*phase))
        }
        Fix::Phase { turn, phase, round: Some(round) } => {
            say!(k::STANDS_ROUND, turn = *turn, phase = *phase, name = phase_name(*phase), round = *round)
        }
        Fix::Character { seat, character } => {
            say!(k::STANDS_CHARACTER, seat = name(*seat), character = character.key())
        }
        Fix::Played(order) => say!(k::STANDS_PLAYED, order = setting.names(order)),
        Fix::Order(order) => say!(engine::STANDS_ORDER, order = setting.names(order)),
        Fix::Bids => Line::new(k::STANDS_BIDS),
        Fix::Durant(seat) => say!(k::STANDS_DURANT, seat = name(*seat)),
        Fix::Ford => Line::new(k::STANDS_FORD),
        Fix::Acted { seat, built: None } => say!(k::STANDS_ACTED, seat = name(*seat)),
        Fix::Acted { seat, built: Some(space) } => {
            let space = Printing::on(&setting.board).space(*space);
            say!(k::STANDS_BUILT, seat = name(*seat), space = space)
        }
        Fix::Selling => Line::new(k::STANDS_SELLING),
        Fix::Passed(order) => say!(k::STANDS_PASSED, order = setting.names(order)),
        Fix::Passes(passes) => say!(k::STANDS_PASSES, passes = *passes),
        Fix::Taken(Taken { close, bonus, pair, singles }) => say!(
            k::STANDS_TAKEN,
            close = u8::from(*close),
            bonus = *bonus,
            pair = u8::from(*pair),
            singles = *singles,
        ),
        Fix::Demand(tiles) => say!(
            k::STANDS_DEMAND,
            tiles = Arg::List(
                Class::ALL
                    .iter()
                    .zip(tiles)
                    .map(|(class, tiles)| {
                        let tiles = tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
                        say!(k::STANDS_DEMAND_OF, class = class.key(), tiles = tiles)
                    })
                    .collect()
            )
        ),
        Fix::Loans { seat, loans } => say!(k::STANDS_LOANS, seat = name(*seat), loans = *loans),
        Fix::Over => Line::new(engine::STANDS_OVER),
        Fix::Next(seat) => say!(engine::STANDS_NEXT, seat = name(*seat)),
    }
}
