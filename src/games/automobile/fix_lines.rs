//! The notation of the fixes.

use crate::engine::{Argument, Seat, Seats};
use crate::games::automobile::{Class, Fix, Space};
use crate::msg;
use crate::words::Line;
use crate::words::keys;

/// Writes a fix: `phase 2 5`, `order red blue green`, `red is ford`, `next red`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    let many =
        |order: &[Seat]| order.iter().map(|seat| format!(" {}", seats.word(*seat))).collect::<String>();
    match fix {
        Fix::Phase { turn, phase, round: Some(round) } => format!("phase {turn} {phase} {round}"),
        Fix::Phase { turn, phase, round: None } => format!("phase {turn} {phase}"),
        Fix::Character { seat, character } => format!("{} is {}", seats.word(*seat), character.word()),
        Fix::Played(order) => format!("played{}", many(order)),
        Fix::Order(order) => format!("order{}", many(order)),
        Fix::Bids => "bids".to_owned(),
        Fix::Durant(seat) => format!("durant {}", seats.word(*seat)),
        Fix::Ford => "ford".to_owned(),
        Fix::Acted { seat, built: None } => format!("acted {}", seats.word(*seat)),
        Fix::Acted { seat, built: Some(space) } => format!("acted {} {space}", seats.word(*seat)),
        Fix::Selling => "selling".to_owned(),
        Fix::Passed(order) => format!("passed{}", many(order)),
        Fix::Passes(passes) => format!("passes {passes}"),
        Fix::Taken(taken) => format!("taken {taken}"),
        Fix::Demand(tiles) => {
            let of = |class: Class| tiles.get(class.index()).map_or(&[][..], Vec::as_slice);
            let tiles = |class| of(class).iter().map(|tile| format!(" {tile}")).collect::<String>();
            Class::ALL
                .iter()
                .fold("demand".to_owned(), |said, class| format!("{said} {}{}", class.word(), tiles(*class)))
        }
        Fix::Loans { seat, loans } => format!("{} began {loans}", seats.word(*seat)),
        Fix::Over => "over".to_owned(),
        Fix::Next(seat) => format!("next {}", seats.word(*seat)),
    }
}

/// Parses a fix.
///
/// # Errors
/// Says how the fix is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    const HOW: &str = "correct phase 2 5, order red blue green, red is ford, next red: reason";
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || msg!(keys::engine::NOTATION_HOW, example = HOW);
    let number = |word: &str| word.parse::<u8>().map_err(|_| wrong());
    let seat = |word: &str| seats.find(word).ok_or_else(wrong);
    let many = |words: &[&str]| words.iter().map(|word| seat(word)).collect::<Result<Vec<Seat>, Line>>();
    match words.as_slice() {
        ["phase", turn, phase] => Ok(Fix::Phase { turn: number(turn)?, phase: number(phase)?, round: None }),
        ["phase", turn, phase, round] => {
            Ok(Fix::Phase { turn: number(turn)?, phase: number(phase)?, round: Some(number(round)?) })
        }
        ["order", order @ ..] => many(order).map(Fix::Order),
        ["played", order @ ..] => many(order).map(Fix::Played),
        ["passed", order @ ..] => many(order).map(Fix::Passed),
        ["passes", passes] => number(passes).map(Fix::Passes),
        ["bids"] => Ok(Fix::Bids),
        ["ford"] => Ok(Fix::Ford),
        ["selling"] => Ok(Fix::Selling),
        ["over"] => Ok(Fix::Over),
        ["durant", who] => seat(who).map(Fix::Durant),
        ["acted", who] => Ok(Fix::Acted { seat: seat(who)?, built: None }),
        ["acted", who, space] => {
            Ok(Fix::Acted { seat: seat(who)?, built: Some(Space::parse(space, seats)?) })
        }
        ["taken", taken @ ..] => taken.join(" ").parse().map(Fix::Taken).map_err(|()| wrong()),
        ["demand", tiles @ ..] => demand(tiles).map(Fix::Demand).ok_or_else(wrong),
        ["next", who] => seat(who).map(Fix::Next),
        [who, "began", loans] => Ok(Fix::Loans { seat: seat(who)?, loans: number(loans)? }),
        [who, "is", character] => {
            let character = character.parse().map_err(|_| wrong())?;
            Ok(Fix::Character { seat: seat(who)?, character })
        }
        _ => Err(wrong()),
    }
}

/// Parses the tiles of each class: `premium 5 4 middle 2 low 3 3`.
fn demand(words: &[&str]) -> Option<[Vec<u8>; 3]> {
    let mut tiles: [Vec<u8>; 3] = Default::default();
    let mut row: Option<&mut Vec<u8>> = None;
    for word in words {
        match Class::ALL.into_iter().find(|class| class.word() == *word) {
            Some(class) => row = tiles.get_mut(class.index()),
            None => row.as_mut()?.push(word.parse().ok()?),
        }
    }
    Some(tiles)
}
