//! The central track: the die, the move, and the square where it ends.

use crate::engine::{Colour, Command, Rejection, Told, refuse};
use crate::games::sponsors::board::BoardValues;
use crate::games::sponsors::sides::{colour, name};
use crate::games::sponsors::{Car, Kind, Sponsors, Step, Tx, View, hands, turn};
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};
use crate::{act, msg};

/// The square of a car's pawn.
///
/// # Errors
/// Asks for the start of its zone if it is not known.
pub fn square_of(view: View<'_>, car: Car) -> Result<u8, Rejection> {
    match view.state().at.get(&car) {
        Some(square) => Ok(*square),
        None => BoardValues::of(view).start(colour(view.seats(), car)),
    }
}

/// The kind and the zone of a car's square.
///
/// # Errors
/// Asks for missing board values.
pub fn landed(view: View<'_>, car: Car) -> Result<(Kind, Colour), Rejection> {
    let square = square_of(view, car)?;
    Ok((BoardValues::of(view).kind(square)?, BoardValues::of(view).zone(square)?))
}

/// Refuses the die out of turn, after the throw, and while workshop cards of the car are unknown.
pub fn may_roll(view: View<'_>, car: Car) -> Result<(), Rejection> {
    turn::at_step(view, car, Step::Throw)?;
    hands::all_known(view, car)
}

act! {
    /// Workshop: throws the die and moves on the central track.
    pub struct Roll(Sponsors, "roll" / "lance" | "die" | "throw" | "dé" | "jette", "red roll 6 3", k::VERB_ROLL, k::MEANS_ROLL) {
        by car: Car,
        /// The number thrown, 1 to 6; `None` before a random throw.
        pub die: Option<u8>; default,
        /// After a 6, how many squares to move, 1 to 5, if already chosen.
        pub squares: Option<u8>; default,
    } => |act, setting| {
        let car = act.car.told(setting);
        match (act.die, act.squares) {
            (None, _) => msg!(k::DESCRIBE_ROLL_OPEN, car),
            (Some(die), None) => msg!(k::DESCRIBE_ROLL, car, die),
            (Some(_), Some(squares)) => msg!(k::DESCRIBE_ROLL_SIX, car, squares),
        }
    }
}

impl Command<Sponsors> for Roll {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, die, squares } = *self;
        may_roll(tx.view(), car)?;
        let refused = |why: Line, suggestion: Key| refuse(why, k::RULE_DIE, suggestion);
        let die = die.unwrap_or_default();
        match (die, squares) {
            (1..=5, None) => run(tx, car, die),
            (1..=5, Some(_)) => refused(msg!(k::DIE_FIXED, die), k::DIE_FIXED_SUGGESTION),
            (6, None) => {
                tx.state().step = Step::Choose;
                Ok(())
            }
            (6, Some(squares)) => {
                tx.state().step = Step::Choose;
                Move { car, squares }.apply(tx)
            }
            _ => refused(msg!(k::DIE_SIDES, die), k::DIE_SIDES_SUGGESTION),
        }
    }
}

act! {
    /// Workshop, after a 6: moves the chosen number of squares.
    pub struct Move(Sponsors, "move" / "avance", "red move 3", k::VERB_MOVE, k::MEANS_MOVE) {
        by car: Car,
        pub squares: u8,
    } => k::DESCRIBE_MOVE
}

impl Command<Sponsors> for Move {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, squares } = *self;
        turn::at_step(tx.view(), car, Step::Choose)?;
        if !(1..=5).contains(&squares) {
            let why = msg!(k::DIE_SIX_SQUARES, squares);
            return refuse(why, k::RULE_DIE, k::DIE_SIX_SUGGESTION);
        }
        run(tx, car, squares)
    }
}

fn run(tx: &mut Tx<'_>, car: Car, moved: u8) -> Result<(), Rejection> {
    let view = tx.view();
    let from = square_of(view, car)?;
    let round = BoardValues::of(view).squares()?;
    let to = (from - 1 + moved) % round.max(1) + 1;
    let kind = BoardValues::of(view).kind(to)?;
    let what = msg!(k::FOUND_SQUARE, car = name(view.seats(), car), kind = kind.key());
    let tally = tx.tally().plus(i64::from(from), || k::TERM_FROM_SQUARE);
    let mut tally = tally.plus(i64::from(moved), || k::TERM_DIE);
    let past = i64::from(to) - i64::from(from) - i64::from(moved);
    if past != 0 {
        tally.add(past, || k::TERM_ROUND_THE_TRACK);
    }
    tx.found(what, k::RULE_DIE, tally);
    let state = tx.state();
    state.at.insert(car, to);
    state.step = Step::Square;
    Ok(())
}

/// Refuses the act unless the car's square is of one of these kinds; returns the kind.
///
/// # Errors
/// Asks for missing board values.
pub fn on_square(view: View<'_>, car: Car, kinds: &[Kind]) -> Result<Kind, Rejection> {
    turn::at_step(view, car, Step::Square)?;
    let square = square_of(view, car)?;
    let kind = BoardValues::of(view).kind(square)?;
    if kinds.contains(&kind) {
        return Ok(kind);
    }
    let why = msg!(k::OTHER_SQUARE, car = name(view.seats(), car), n = square, kind = kind.key());
    refuse(why, k::RULE_SQUARES, suggestion(kind))
}

fn suggestion(kind: Kind) -> Line {
    Line::new(match kind {
        Kind::A => k::ON_A_SUGGESTION,
        Kind::V => k::ON_V_SUGGESTION,
        Kind::S => k::ON_S_SUGGESTION,
        Kind::E => k::ON_E_SUGGESTION,
    })
}
