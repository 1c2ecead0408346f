//! The chances of each ball in the roulette of Les Sponsors.

use serde_json::json;

use crate::ask::answer::derivation;
use crate::ask::chance::Chance;
use crate::ask::{Answer, AskError};
use crate::engine::{Derivation, Tally};
use crate::games::sponsors::units::ADDED_BALLS;
use crate::games::sponsors::{Balls, balls};
use crate::say;
use crate::words::keys::{ask as k, sponsors as rules};

/// The most cars that race.
pub const CARS: u8 = 4;

/// One ball for each car racing, the violet one, and those added in the own colour, a token each.
///
/// # Errors
/// Refuses more cars or balls than the box has.
pub fn roulette(cars: u8, extra: u8) -> Result<Answer, AskError> {
    if !(1..=CARS).contains(&cars) {
        return Err(AskError::new(say!(k::ROULETTE_CARS, cars = cars)).way_out(k::ROULETTE_CARS_WAY_OUT));
    }
    if extra > ADDED_BALLS {
        let why = say!(k::ROULETTE_EXTRA, extra = extra, most = ADDED_BALLS);
        return Err(AskError::new(why).way_out(say!(k::ROULETTE_EXTRA_WAY_OUT, most = ADDED_BALLS)));
    }
    let there = Balls { cars, added: extra };
    let (own, one) = (Chance::new(there.own(), there.all()), Chance::new(1, there.all()));
    let sum = balls(there, Tally::told());
    let figure = Derivation::of(say!(k::ROULETTE, all = there.all()), rules::RULE_ROULETTE, sum);
    let mut steps = vec![say!(k::ROULETTE_OWN, squares = there.own(), chance = own.line())];
    if cars > 1 {
        let others = Chance::new(cars - 1, there.all());
        steps.push(say!(k::ROULETTE_OTHER, chance = one.line(), any = others.line()));
    }
    steps.push(say!(k::ROULETTE_VIOLET, chance = one.line()));
    steps.push(say!(k::ROULETTE_TOKENS, count = extra));
    Ok(Answer {
        headline: say!(k::ROULETTE_ANSWER, own = there.own(), all = there.all(), chance = own.line()),
        steps,
        json: json!({
            "ask": "roulette",
            "cars": cars,
            "extra": extra,
            "balls": there.all(),
            "squares": there.own(),
            "own": own.json(),
            "each_other": if cars > 1 { one.json() } else { json!(null) },
            "violet": one.json(),
            "derivation": derivation(&figure),
        }),
        figures: vec![figure],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_cars_and_two_balls_added_give_3_in_7_for_3_squares() {
        let answer = roulette(4, 2).unwrap();
        assert_eq!(answer.json["own"], json!({ "fraction": "3/7", "percent": "42.86" }));
        assert_eq!(answer.json["violet"], json!({ "fraction": "1/7", "percent": "14.29" }));
        assert_eq!((&answer.json["squares"], &answer.json["balls"]), (&json!(3), &json!(7)));
        assert!(answer.figures.iter().all(Derivation::adds_up));
    }

    #[test]
    fn a_car_alone_has_its_own_ball_and_the_violet_one() {
        let answer = roulette(1, 0).unwrap();
        assert_eq!(answer.json["own"], json!({ "fraction": "1/2", "percent": "50.00" }));
        assert_eq!(answer.json["each_other"], json!(null));
    }

    #[test]
    fn more_cars_or_balls_than_the_box_has_are_refused() {
        assert!(roulette(0, 0).is_err() && roulette(5, 0).is_err() && roulette(4, 5).is_err());
    }
}
