//! Acts in plain words, for the echo, the timeline and whoever does not read notation.

use crate::engine::{Seat, Setting};
use crate::games::automobile::board::Printing;
use crate::games::automobile::{Act, Class, Space};
use crate::say;
use crate::words::keys::automobile as k;
use crate::words::{Arg, Key, Line};

/// An act in plain words.
pub fn tell(act: &Act, setting: &Setting) -> Line {
    let name = |seat: &Seat| setting.seats.name(*seat);
    let space = |space: &Space| Printing::on(&setting.board).space(*space);
    match act {
        Act::Bid { .. } => Line::new(k::TOLD_BID),
        Act::Drawn => Line::new(k::TOLD_DRAWN),
        Act::Choose { seat, character } => {
            say!(k::TOLD_CHOOSE, seat = name(seat), character = character.key())
        }
        Act::Durant { seat, space: Some(at) } => say!(k::TOLD_DURANT, seat = name(seat), space = space(at)),
        Act::Durant { seat, space: None } => say!(k::TOLD_DURANT_NONE, seat = name(seat)),
        Act::Build { seat, space: at, tiles, parts } => {
            let pieces = pieces(*tiles, *parts);
            say!(k::TOLD_BUILD, seat = name(seat), pieces = pieces, space = space(at))
        }
        Act::Ford { seat, space: at, parts } => {
            let pieces = pieces(u8::from(!parts), *parts);
            say!(k::TOLD_FORD, seat = name(seat), pieces = pieces, space = space(at))
        }
        Act::Place { seat, bands } => {
            let placed = Class::ALL.into_iter().zip(bands).filter(|(_, count)| **count > 0);
            let bands: Vec<Line> = placed
                .map(|(class, count)| say!(k::TOLD_IN_BAND, count = *count, class = class.key()))
                .collect();
            say!(k::TOLD_PLACE, seat = name(seat), bands = bands)
        }
        Act::Cubes { seat } => say!(k::TOLD_CUBES, seat = name(seat)),
        Act::Produce { seat, cars } => say!(k::TOLD_PRODUCE, seat = name(seat), cars = cars_on(cars, space)),
        Act::Close { seat, space: at } => say!(k::TOLD_CLOSE, seat = name(seat), space = space(at)),
        Act::Howard { seat, cars } => {
            let cars: Vec<Line> = cars.iter().map(space).collect();
            say!(k::TOLD_HOWARD, seat = name(seat), cars = cars)
        }
        Act::Sell { seat, space: at, band } => {
            say!(k::TOLD_SELL, seat = name(seat), space = space(at), band = band.key())
        }
        Act::Distributors { sold } => {
            let count: u32 = sold.iter().flatten().map(|(_, count)| u32::from(*count)).sum();
            say!(k::TOLD_DISTRIBUTORS, count = count)
        }
        Act::Bonus { seat, space: at } => say!(k::TOLD_BONUS, seat = name(seat), space = space(at)),
        Act::Reduced { seat, space: at, markers } => {
            say!(k::TOLD_REDUCED, seat = name(seat), markers = *markers, space = space(at))
        }
        Act::Pass { seat } => say!(k::TOLD_PASS, seat = name(seat)),
        Act::Reveal { .. } => Line::new(k::TOLD_REVEAL),
        Act::Sale => Line::new(k::TOLD_SALE),
        Act::Losses { .. } => Line::new(k::TOLD_LOSSES),
        Act::EndTurn => Line::new(k::TOLD_END),
        Act::Loan { seat } => {
            say!(k::TOLD_LOAN, seat = name(seat), amount = Arg::Money(super::units::LOAN))
        }
    }
}

fn pieces(tiles: u8, parts: bool) -> Line {
    match (tiles, parts) {
        (0, _) => Line::new(k::TOLD_PARTS),
        (_, true) => say!(k::TOLD_TILES_PARTS, tiles = tiles),
        (_, false) => say!(k::TOLD_TILES, tiles = tiles),
    }
}

fn cars_on(cars: &[(Space, u8)], space: impl Fn(&Space) -> Line) -> Vec<Line> {
    let made = cars.iter().filter(|(_, count)| *count > 0);
    made.map(|(at, count)| say!(k::TOLD_CARS_ON, count = *count, space = space(at))).collect()
}

/// What a verb of notation is called on a button.
pub fn verb(word: &str) -> Option<Key> {
    Some(match word {
        "bid" => k::VERB_BID,
        "drawn" => k::VERB_DRAWN,
        "choose" => k::VERB_CHOOSE,
        "durant" => k::VERB_DURANT,
        "build" => k::VERB_BUILD,
        "ford" => k::VERB_FORD,
        "place" => k::VERB_PLACE,
        "cubes" => k::VERB_CUBES,
        "produce" => k::VERB_PRODUCE,
        "close" => k::VERB_CLOSE,
        "howard" => k::VERB_HOWARD,
        "sell" => k::VERB_SELL,
        "distributors" => k::VERB_DISTRIBUTORS,
        "bonus" => k::VERB_BONUS,
        "reduced" => k::VERB_REDUCED,
        "pass" => k::VERB_PASS,
        "reveal" => k::VERB_REVEAL,
        "sale" => k::VERB_SALE,
        "losses" => k::VERB_LOSSES,
        "end" => k::VERB_END,
        "loan" => k::VERB_LOAN,
        _ => return None,
    })
}
