//! Describes a position of Automobile in plain words.

use crate::engine::Setting;
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::turn::phase_name;
use crate::games::automobile::{Class, Fix, Taken};
use crate::msg;
use crate::words::keys::{automobile as k, engine};
use crate::words::{Arg, Line};

/// Describes a fix.
pub fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |seat| setting.seats.name(seat);
    match fix {
        Fix::Phase { turn, phase, round: None } => {
            msg!(engine::STANDS_PHASE, turn = *turn, phase = *phase, name = phase_name(*phase))
        }
        Fix::Phase { turn, phase, round: Some(round) } => {
            msg!(k::STANDS_ROUND, turn = *turn, phase = *phase, name = phase_name(*phase), round = *round)
        }
        Fix::Character { seat, character } => {
            msg!(k::STANDS_CHARACTER, seat = name(*seat), character = character.key())
        }
        Fix::Played(order) => msg!(k::STANDS_PLAYED, order = setting.names(order)),
        Fix::Order(order) => msg!(engine::STANDS_ORDER, order = setting.names(order)),
        Fix::Bids => Line::new(k::STANDS_BIDS),
        Fix::Durant(seat) => msg!(k::STANDS_DURANT, seat = name(*seat)),
        Fix::Ford => Line::new(k::STANDS_FORD),
        Fix::Acted { seat, built: None } => msg!(k::STANDS_ACTED, seat = name(*seat)),
        Fix::Acted { seat, built: Some(space) } => {
            let space = BoardValues::on(&setting.board).space(*space);
            msg!(k::STANDS_BUILT, seat = name(*seat), space = space)
        }
        Fix::Selling => Line::new(k::STANDS_SELLING),
        Fix::Passed(order) => msg!(k::STANDS_PASSED, order = setting.names(order)),
        Fix::Passes(passes) => msg!(k::STANDS_PASSES, passes = *passes),
        Fix::Taken(Taken { close, bonus, pair, singles }) => msg!(
            k::STANDS_TAKEN,
            close = u8::from(*close),
            bonus = *bonus,
            pair = u8::from(*pair),
            singles = *singles,
        ),
        Fix::Demand(tiles) => msg!(
            k::STANDS_DEMAND,
            tiles = Arg::List(
                Class::ALL
                    .iter()
                    .zip(tiles)
                    .map(|(class, tiles)| {
                        let tiles = tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
                        msg!(k::STANDS_DEMAND_OF, class = class.key(), tiles = tiles)
                    })
                    .collect()
            )
        ),
        Fix::Loans { seat, loans } => msg!(k::STANDS_LOANS, seat = name(*seat), loans = *loans),
        Fix::Over => Line::new(engine::STANDS_OVER),
        Fix::Next(seat) => msg!(engine::STANDS_NEXT, seat = name(*seat)),
    }
}
