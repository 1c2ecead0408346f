//! What the referee may put right beyond the ledger: the deal, whose turn it is, cards owed, and what holds a car.
//! Cars themselves are put right on the ledger, from place to place.

use serde::{Deserialize, Serialize};

use crate::engine::{Argument, Halt, Refusal, Seat, Seats};
use crate::games::autotock::deals::DECK;
use crate::games::autotock::race::Mark;
use crate::games::autotock::units::cars;
use crate::games::autotock::{Look, Spot, Tx, turn};
use crate::say;
use crate::words::Line;
use crate::words::keys::autotock as k;

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// Which deal is being played, counted from 1 through the game; it is then played, not dealt.
    Deal(u16),
    /// Whose turn it is.
    Next(Seat),
    /// How many cards somebody owes for punctures.
    Owes {
        /// The player who owes spaces.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Whether the special square on which a car stands has hold of it.
    Held {
        /// Whose car.
        seat: Seat,
        /// Where it stands.
        car: Spot,
        /// Whether it ended a move there.
        held: Held,
    },
}

/// Whether the square on which a car stands has hold of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// It ended a move there.
    Stopped,
    /// It came there otherwise.
    Free,
}

fn refused(why: Line) -> Halt {
    Refusal::new(why, crate::words::keys::engine::RULE_CORRECTIONS).way_out(k::FIX_WAY_OUT).into()
}

/// Carries out a fix.
pub fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
    match fix {
        Fix::Deal(0) => return Err(refused(Line::new(k::FIX_DEAL))),
        Fix::Deal(deal) => tx.state().deal = *deal,
        Fix::Next(seat) => {
            tx.view().seats().known(*seat)?;
            tx.state().next = *seat;
            tx.state().settled = false;
        }
        Fix::Owes { seat, cards } => {
            tx.view().seats().known(*seat)?;
            if usize::from(*cards) > DECK {
                return Err(refused(say!(k::FIX_OWES, cards = *cards, most = DECK)));
            }
            tx.state().owed.set(*seat, *cards);
            if turn::whose(tx.view()) == Some(*seat) {
                tx.state().settled = false;
            }
        }
        Fix::Held { seat, car, held } => {
            tx.view().seats().known(*seat)?;
            hold(tx, *seat, *car, *held)?;
        }
    }
    Ok(())
}

/// Refuses what no table can look like after a correction: two cars on one square, or in one place of a garage.
pub fn validate(view: Look<'_>) -> Result<(), Refusal> {
    let cars = turn::cars_out(view);
    let pairs =
        cars.iter().enumerate().flat_map(|(n, car)| cars.iter().skip(n + 1).map(move |other| (car, other)));
    let Some((car, other)) = pairs.into_iter().find(|(car, other)| car.crowds(other)) else { return Ok(()) };
    let (seat, with) = (view.name(car.owner), view.name(other.owner));
    let why = say!(k::FIX_TWO_CARS, at = car.at.line(), seat = seat, other = with);
    Err(Refusal::new(why, crate::words::keys::engine::RULE_CORRECTIONS).way_out(k::FIX_TWO_CARS_WAY_OUT))
}

fn hold(tx: &mut Tx<'_>, seat: Seat, at: Spot, held: Held) -> Result<(), Halt> {
    if at.square().is_none() || tx.view().balance(at.holder(seat), cars(seat)) <= 0 {
        return Err(refused(say!(k::FIX_NO_CAR, seat = tx.view().name(seat), at = at.line())));
    }
    let mark: &mut Mark = tx.state().marks.entry((seat, at)).or_default();
    mark.stopped = held == Held::Stopped;
    Ok(())
}

/// The line of a fix: `deal 5`, `next red`, `red owes 1`, `red 12 stopped`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    match fix {
        Fix::Deal(deal) => format!("deal {deal}"),
        Fix::Next(seat) => format!("next {}", seats.word(*seat)),
        Fix::Owes { seat, cards } => format!("{} owes {cards}", seats.word(*seat)),
        Fix::Held { seat, car, held: Held::Stopped } => format!("{} {car} stopped", seats.word(*seat)),
        Fix::Held { seat, car, held: Held::Free } => format!("{} {car} free", seats.word(*seat)),
    }
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || {
        say!(
            crate::words::keys::engine::NOTATION_HOW,
            example = "correct deal 5, next red, red owes 1, red 12 stopped: reason"
        )
    };
    let seat = |word: &str| seats.find(word).ok_or_else(wrong);
    match words.as_slice() {
        ["deal", deal] => deal.parse().map(Fix::Deal).map_err(|_| wrong()),
        ["next", who] => Ok(Fix::Next(seat(who)?)),
        [who, "owes", cards] => {
            Ok(Fix::Owes { seat: seat(who)?, cards: cards.parse().map_err(|_| wrong())? })
        }
        [who, car, held @ ("stopped" | "free")] => {
            let held = if *held == "free" { Held::Free } else { Held::Stopped };
            Ok(Fix::Held { seat: seat(who)?, car: Spot::read(car, seats)?, held })
        }
        _ => Err(wrong()),
    }
}
