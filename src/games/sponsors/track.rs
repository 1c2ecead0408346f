//! The central track: the die, the move, and the square landed on.

use crate::engine::{Colour, Derivation, Halt, Refusal, Term};
use crate::games::sponsors::board::Printing;
use crate::games::sponsors::sides::{colour, name};
use crate::games::sponsors::{Car, Kind, Look, Step, Tx, hands, turn};
use crate::say;
use crate::words::Line;
use crate::words::keys::sponsors as k;

/// The square on which the pawn of a car stands.
///
/// # Errors
/// Asks for the A of its zone where it has not been read.
pub fn square_of(view: Look<'_>, car: Car) -> Result<u8, Halt> {
    match view.state().at.get(&car) {
        Some(square) => Ok(*square),
        None => Printing::of(view).start(colour(view.seats(), car)),
    }
}

/// What the square of a car is, and in which zone it lies.
///
/// # Errors
/// Asks for what has not been read.
pub fn landed(view: Look<'_>, car: Car) -> Result<(Kind, Colour), Halt> {
    let square = square_of(view, car)?;
    Ok((Printing::of(view).kind(square)?, Printing::of(view).zone(square)?))
}

/// Refuses the die out of turn, after it, and while the hand of the car is not known.
pub fn may_roll(view: Look<'_>, car: Car) -> Result<(), Halt> {
    turn::at_step(view, car, Step::Throw)?;
    hands::all_told(view, car)
}

/// Throws the die and moves clockwise: 1 to 5 as it shows, with a 6 from 1 to 5 squares at choice.
pub fn roll(tx: &mut Tx<'_>, car: Car, die: Option<u8>, squares: Option<u8>) -> Result<(), Halt> {
    may_roll(tx.view(), car)?;
    let refused = |why: Line, way_out| Halt::from(Refusal::new(why, k::RULE_DIE).way_out(Line::new(way_out)));
    let die = die.unwrap_or_default();
    match (die, squares) {
        (1..=5, None) => run(tx, car, die),
        (1..=5, Some(_)) => Err(refused(say!(k::DIE_FIXED, die = die), k::DIE_FIXED_WAY_OUT)),
        (6, None) => {
            tx.state().step = Step::Choose;
            Ok(())
        }
        (6, Some(squares)) => {
            tx.state().step = Step::Choose;
            move_on(tx, car, squares)
        }
        _ => Err(refused(say!(k::DIE_SIDES, die = die), k::DIE_SIDES_WAY_OUT)),
    }
}

/// After a 6: moves 1 to 5 squares at choice.
pub fn move_on(tx: &mut Tx<'_>, car: Car, squares: u8) -> Result<(), Halt> {
    turn::at_step(tx.view(), car, Step::Choose)?;
    if !(1..=5).contains(&squares) {
        let why = say!(k::DIE_SIX_SQUARES, squares = squares);
        return Err(Refusal::new(why, k::RULE_DIE).way_out(k::DIE_SIX_WAY_OUT).into());
    }
    run(tx, car, squares)
}

fn run(tx: &mut Tx<'_>, car: Car, moved: u8) -> Result<(), Halt> {
    let view = tx.view();
    let from = square_of(view, car)?;
    let round = Printing::of(view).squares()?;
    let to = (from - 1 + moved) % round.max(1) + 1;
    let kind = Printing::of(view).kind(to)?;
    if matches!(kind, Kind::V | Kind::E) {
        Printing::of(view).zone(to)?;
    }
    let what = say!(k::FOUND_SQUARE, car = name(view.seats(), car), kind = kind.key());
    let tally = tx.tally().plus(i64::from(from), || Term::new(Line::new(k::TERM_FROM_SQUARE)));
    let mut tally = tally.plus(i64::from(moved), || Term::new(Line::new(k::TERM_DIE)));
    let past = i64::from(to) - i64::from(from) - i64::from(moved);
    if past != 0 {
        tally.add(past, || Term::new(Line::new(k::TERM_ROUND_THE_TRACK)));
    }
    tx.record_finding(|| Derivation::of(what, k::RULE_DIE, tally));
    let state = tx.state();
    state.at.insert(car, to);
    state.step = Step::Square;
    Ok(())
}

/// Refuses an act that belongs to another square than the one the car stands on; gives its zone.
///
/// # Errors
/// Asks for what has not been read.
pub fn on_square(view: Look<'_>, car: Car, kinds: &[Kind]) -> Result<Kind, Halt> {
    turn::at_step(view, car, Step::Square)?;
    let square = square_of(view, car)?;
    let kind = Printing::of(view).kind(square)?;
    if kinds.contains(&kind) {
        return Ok(kind);
    }
    let why = say!(k::OTHER_SQUARE, car = name(view.seats(), car), n = square, kind = kind.key());
    Err(Refusal::new(why, k::RULE_SQUARES).way_out(way_out(kind)).into())
}

fn way_out(kind: Kind) -> Line {
    Line::new(match kind {
        Kind::A => k::ON_A_WAY_OUT,
        Kind::V => k::ON_V_WAY_OUT,
        Kind::S => k::ON_S_WAY_OUT,
        Kind::E => k::ON_E_WAY_OUT,
    })
}
