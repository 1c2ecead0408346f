//! How far a card moves a car and in which direction: its value, doubled by nitro, less two from the verge, backwards
//! by reverse.

use crate::engine::{Derivation, Refusal, Tally, Trace, refuse};
use crate::games::autotock::board::Special;
use crate::games::autotock::race::{Car, Race};
use crate::games::autotock::rulings::{
    NITRO_FOUR_FOUR, NITRO_JOKER_TEN, NITRO_SEVEN_NO, PUSHED_EFFECTS_NONE, REVERSE_FOUR_FORWARD,
    REVERSE_SEVEN_NO, VERGE_REFUSED,
};
use crate::games::autotock::{Card, Spot};
use crate::msg;

use crate::words::keys::autotock as k;

/// How many squares it costs to get back on the road (Les 8).
const VERGE_COST: u8 = 2;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    pub count: u8,
    pub direction: Direction,
    /// How it was computed, if traced.
    pub why: Option<Derivation>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards its garage.
    Forward,
    /// Away from its garage.
    Back,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Driver {
    /// The player who plays for it.
    Owner,
    /// Another player, with an expert's 5.
    Other,
}

/// How far a car moves with a card, or with its share of a 7.
///
/// # Errors
/// Refuses a 7 from a special square, and too small a card from the verge, if a ruling says so.
pub fn steps(race: &Race<'_>, car: &Car, card: Card, value: u8, driver: Driver) -> Result<Steps, Refusal> {
    let pushed = driver == Driver::Other && race.is(PUSHED_EFFECTS_NONE);
    let held = race.held_by(car).filter(|_| !pushed);
    let base = || match card {
        Card::Seven if value < Card::Seven.value() => msg!(k::TERM_SHARE, count = value),
        card => msg!(k::TERM_CARD, card = card.key()),
    };
    let mut tally = Tally::new(race.trace).plus(i64::from(value), base);
    let mut count = value;
    if card == Card::Seven {
        for (special, ruling_option) in
            [(Special::Reverse, REVERSE_SEVEN_NO), (Special::Nitro, NITRO_SEVEN_NO)]
        {
            if held == Some(special) && race.is(ruling_option) {
                let why = msg!(k::SEVEN_NOT_FROM, at = car.at.line(), special = special.key());
                return refuse(why, k::RULE_CARDS, k::SEVEN_NOT_FROM_SUGGESTION);
            }
        }
    }
    if held == Some(Special::Nitro) {
        let single = match card {
            Card::Four => Some(NITRO_FOUR_FOUR),
            Card::Joker => Some(NITRO_JOKER_TEN),
            _ => None,
        };
        if single.is_some_and(|ruling_option| race.is(ruling_option)) {
            tally.note(|| k::TERM_NOT_DOUBLED);
        } else {
            tally.add(i64::from(value), || k::TERM_NITRO);
            count = value.saturating_mul(2);
        }
    }
    if matches!(car.at, Spot::Verge(_)) {
        if value <= VERGE_COST && race.is(VERGE_REFUSED) {
            let why = msg!(k::VERGE_SMALL, card = card.key(), at = car.at.line());
            return refuse(why, k::RULE_EXPERTS, k::VERGE_SMALL_SUGGESTION);
        }
        let cost = VERGE_COST.min(count);
        tally.add(-i64::from(cost), || k::TERM_VERGE);
        count -= cost;
    }
    let direction = direction(race, card, held, &mut tally);
    let key = if direction == Direction::Back { k::STEPS_BACK } else { k::STEPS_FORWARD };
    let what = || msg!(key, seat = race.name(car.owner), count);
    let traced = race.trace == Trace::On;
    Ok(Steps { count, direction, why: traced.then(|| Derivation::of(what(), k::RULE_CARDS, tally)) })
}

fn direction(race: &Race<'_>, card: Card, held: Option<Special>, tally: &mut Tally) -> Direction {
    let reverse = held == Some(Special::Reverse);
    match card {
        Card::Four if reverse => {
            let forward = race.is(REVERSE_FOUR_FORWARD);
            let key = if forward { k::TERM_FOUR_FORWARD } else { k::TERM_FOUR_BACK };
            tally.note(|| key);
            if forward { Direction::Forward } else { Direction::Back }
        }
        Card::Four => Direction::Back,
        _ if reverse => {
            tally.add(0, || k::TERM_REVERSE);
            Direction::Back
        }
        _ => Direction::Forward,
    }
}
