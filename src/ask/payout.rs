//! The payment of one player in a loss phase of Automobile.

use serde_json::json;

use crate::ask::answer::derivation;
use crate::ask::{Answer, AskError};
use crate::engine::board::{Printed, Source};
use crate::engine::{Derivation, Measure, Tally, Term};
use crate::games::automobile::units::{LOANS, TURNS};
use crate::games::automobile::{self, Bill, Character};
use crate::msg;
use crate::words::keys::{ask as k, automobile as rules};
use crate::words::{Arg, Line};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payout {
    /// The turn, 1 to 4.
    pub turn: u8,
    /// Loss points before discards.
    pub losses: i64,
    /// Loans held, 0 to 2.
    pub loans: i64,
    /// Sloan or Chrysler, if held.
    pub character: Option<Character>,
    /// Dollars per point in turns 2 and 3, if the board does not say 20 and 30.
    pub rate: Option<i64>,
}

/// The default rate of a turn. 10 and 40 are fixed by the rules; 20 and 30 are printed on the board.
pub(super) fn rate(turn: u8) -> Printed<i64> {
    match turn {
        1 => Printed(10, Source::Rules),
        2 => Printed(20, Source::Board),
        3 => Printed(30, Source::Board),
        _ => Printed(40, Source::Rules),
    }
}

/// The typed rate, or the default rate of the turn. Neither counts as a value read off the board.
///
/// # Errors
/// Refuses a rate other than that of the rules in turns 1 and 4, and one out of range.
pub(super) fn rate_or(turn: u8, typed: Option<i64>) -> Result<Printed<i64>, AskError> {
    let usual = rate(turn);
    let Some(dollars) = typed else { return Ok(Printed(usual.0, Source::Rules)) };
    if usual.1 == Source::Rules && dollars != usual.0 {
        let (asked, fixed) = (Arg::Money(dollars), Arg::Money(usual.0));
        let why = msg!(k::PAYOUT_RATE_FIXED, turn = turn, asked = asked, fixed = fixed);
        return Err(AskError::new(why).suggestion(k::PAYOUT_RATE_FIXED_SUGGESTION));
    }
    if !(0..=1000).contains(&dollars) {
        return Err(AskError::new(msg!(k::PAYOUT_RATE, rate = dollars)));
    }
    Ok(Printed(dollars, Source::Rules))
}

/// Says where the rate comes from, unless the rules fix it: it was typed, or it is the default.
pub(super) fn whence(turn: u8, typed: Option<i64>) -> Option<Line> {
    let usual = rate(turn);
    match typed {
        Some(dollars) => Some(msg!(k::PAYOUT_TYPED, rate = Arg::Money(dollars))),
        None if usual.1 == Source::Board => Some(msg!(k::PAYOUT_USUAL, rate = Arg::Money(usual.0))),
        None => None,
    }
}

/// Refuses a turn that does not exist and more loans than a player may take.
pub(super) fn in_the_game(turn: u8, loans: i64) -> Result<(), AskError> {
    if !(1..=TURNS).contains(&turn) {
        return Err(AskError::new(msg!(k::PAYOUT_TURN, turn = turn, turns = TURNS)));
    }
    if !(0..=LOANS).contains(&loans) {
        return Err(AskError::new(msg!(k::PAYOUT_LOANS, loans = loans, most = LOANS)));
    }
    Ok(())
}

/// Points after discards × rate + interest.
///
/// # Errors
/// Refuses a turn or a number of points or loans that cannot occur.
pub fn payout(asked: Payout) -> Result<Answer, AskError> {
    let Payout { turn, losses, loans, character, .. } = asked;
    in_the_game(turn, loans)?;
    if !(0..=10_000).contains(&losses) {
        return Err(AskError::new(msg!(k::PAYOUT_POINTS, points = losses)));
    }
    let rate = rate_or(turn, asked.rate)?;
    let away = automobile::discarded(character, losses, turn);
    let mut points = Tally::traced().plus(losses, || Term::new(Line::new(k::PAYOUT_CARRIED)));
    if let Some(character) = character {
        points.add(-away, || Term::new(Line::new(character.key())));
    }
    let points = Derivation::of(Line::new(k::PAYOUT_POINTS_LEFT), rules::RULE_LOSSES, points);
    let bill = Bill { points: points.total, rate, loans };
    let due = Derivation::of(
        Line::new(k::PAYOUT_DUE),
        rules::RULE_LOSSES,
        automobile::bill_total(bill, Tally::traced()),
    )
    .counted_in(Measure::Money);
    Ok(Answer {
        headline: msg!(k::PAYOUT_ANSWER, due = Arg::Money(due.total), points = points.total, loans = loans),
        steps: whence(turn, asked.rate).into_iter().collect(),
        json: json!({
            "ask": "payout",
            "turn": turn,
            "losses": losses,
            "loans": loans,
            "discarded": away,
            "points": points.total,
            "rate": rate.0,
            "due": due.total,
            "derivation": derivation(&due),
        }),
        figures: vec![points, due],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn due(turn: u8, losses: i64, loans: i64, character: Option<Character>) -> i64 {
        payout(Payout { turn, losses, loans, character, rate: None }).unwrap().json["due"].as_i64().unwrap()
    }

    #[test]
    fn seven_points_and_two_loans_in_turn_three_cost_310() {
        assert_eq!(due(3, 7, 2, None), 310);
    }

    #[test]
    fn sloan_and_chrysler_discard_before_paying() {
        assert_eq!(due(3, 7, 2, Some(Character::Sloan)), 190);
        assert_eq!(due(3, 7, 2, Some(Character::Chrysler)), 220);
        assert_eq!(due(4, 2, 0, Some(Character::Chrysler)), 0);
    }

    #[test]
    fn figures_the_game_does_not_know_are_refused() {
        for (turn, losses, loans) in [(0, 1, 1), (5, 1, 1), (1, -1, 0), (1, 1, 3), (1, i64::MAX, 0)] {
            assert!(payout(Payout { turn, losses, loans, character: None, rate: None }).is_err());
        }
    }

    fn at(turn: u8, rate: i64) -> Result<Answer, AskError> {
        payout(Payout { turn, losses: 7, loans: 0, character: None, rate: Some(rate) })
    }

    #[test]
    fn another_rate_than_the_rules_fix_is_refused() {
        for (turn, fixed) in [(1, 10), (4, 40)] {
            assert_eq!(at(turn, fixed + 15).unwrap_err().why.key, k::PAYOUT_RATE_FIXED);
            assert_eq!(at(turn, fixed).unwrap().json["due"], fixed * 7);
        }
        assert_eq!(at(2, 1001).unwrap_err().why.key, k::PAYOUT_RATE);
    }

    #[test]
    fn no_rate_is_said_to_be_read_off_the_box() {
        let answer = at(3, 25).unwrap();
        let read = |term: &Term| term.source == Source::Board;
        assert!(!answer.figures.iter().flat_map(|figure| &figure.terms).any(read));
        assert_eq!(answer.steps, [msg!(k::PAYOUT_TYPED, rate = Arg::Money(25))]);
        let usual = payout(Payout { turn: 3, losses: 7, loans: 0, character: None, rate: None }).unwrap();
        assert!(!usual.figures.iter().flat_map(|figure| &figure.terms).any(read));
        assert_eq!(usual.steps, [msg!(k::PAYOUT_USUAL, rate = Arg::Money(30))]);
        let fixed = payout(Payout { turn: 4, losses: 7, loans: 0, character: None, rate: None }).unwrap();
        assert!(fixed.steps.is_empty(), "the rules fix it");
    }
}
