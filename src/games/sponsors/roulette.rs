//! The roulette: balls added for energy tokens, the chances of each ball, and what the ball that falls does.

use serde::{Deserialize, Serialize};

use crate::engine::{
    Argument, Command, Derivation, Holder, Refusal, Rejection, Seats, Tally, Told, Why, refuse,
};
use crate::games::sponsors::rulings::{REJOIN_WHOLE, SPUN_OFF_BALL_MOVES, SPUN_VIOLET_RETURN};
use crate::games::sponsors::sides::{holder, name};
use crate::games::sponsors::state::{Due, Ran, Spin};
use crate::games::sponsors::units::{ADDED_BALLS, ENERGY, PLAYED, VIOLET_SQUARES, cards};
use crate::games::sponsors::workshop::holds;
use crate::games::sponsors::{Car, Category, Origin, Phase, Sponsors, Square, Tx, View, hands, race, turn};
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};
use crate::{act, msg};

/// The balls in the roulette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balls {
    /// One for each car that is still racing.
    pub cars: u8,
    /// Balls that the spinner added in its own colour.
    pub added: u8,
}

impl Balls {
    /// The balls in the spinner's colour; if one falls, the spinner moves that many squares.
    pub const fn own(self) -> u8 {
        self.added.saturating_add(1)
    }

    /// All balls, including the violet one.
    pub const fn all(self) -> u8 {
        self.cars.saturating_add(self.added).saturating_add(1)
    }
}

/// The number of balls, as a sum with its terms.
pub fn balls(balls: Balls, mut sum: Tally) -> Tally {
    sum.add(i64::from(balls.cars), || k::TERM_BALLS_CARS);
    sum.add(1, || k::TERM_BALL_VIOLET);
    if balls.added > 0 {
        sum.add(i64::from(balls.added), || k::TERM_BALLS_ADDED);
    }
    sum
}

/// The balls in the roulette with this many added.
pub fn in_play(view: View<'_>, added: u8) -> Balls {
    Balls { cars: u8::try_from(view.state().race.order.len()).unwrap_or(4), added }
}

/// The ball that falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fell {
    Violet,
    /// The ball of a car's colour.
    Car(Car),
}

impl Argument for Fell {
    fn parse(word: &str, seats: &Seats) -> Result<Self, Line> {
        if word == "violet" { Ok(Self::Violet) } else { Argument::parse(word, seats).map(Self::Car) }
    }

    fn write(&self, seats: &Seats, line: &mut String) {
        match self {
            Self::Violet => line.push_str("violet"),
            Self::Car(car) => Argument::write(car, seats, line),
        }
    }
}

act! {
    /// Race: spins the roulette. Another act enters the ball.
    pub struct UseRoulette(Sponsors, "spin" / "roulette", "red spin 2 engine", k::VERB_SPIN, k::MEANS_SPIN) {
        by car: Car,
        /// How many balls are added, 0 to 4, for one energy token each.
        pub added: u8 = 0; default,
        /// The category of the card 0 played for the spin.
        pub zero: Option<Category>; default,
    } => zero: k::DESCRIBE_SPIN_ZERO | k::DESCRIBE_SPIN
}

impl Command<Sponsors> for UseRoulette {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, zero, added } = *self;
        const CARD: Why = Why::new(k::CAUSE_ZERO, k::RULE_RACE);
        const TOKEN: Why = Why::new(k::CAUSE_BALLS, k::RULE_ROULETTE);
        let view = tx.view();
        race::may_play(view, car)?;
        let seats = view.seats().clone();
        let own = holder(&seats, car);
        match zero {
            Some(category) => holds(view, car, category)?,
            None if race::leads(view, car) && race::cards_left(view, car) > 0 => {
                let why = msg!(k::LEADER_SPINS, car = name(&seats, car), cards = race::cards_left(view, car));
                return refuse(why, k::RULE_RACE, k::LEADER_SPINS_SUGGESTION);
            }
            None => {}
        }
        let tokens = view.balance(own, ENERGY);
        if added > ADDED_BALLS || i64::from(added) > tokens {
            let why = msg!(k::BALLS_MANY, car = name(&seats, car), added, tokens);
            let suggestion = msg!(k::BALLS_MANY_SUGGESTION, most = tokens.clamp(0, i64::from(ADDED_BALLS)));
            return refuse(why, k::RULE_ROULETTE, suggestion);
        }
        let there = in_play(view, added);
        if let Some(category) = zero {
            hands::take(tx, car, category, 0)?;
            tx.hand(own, PLAYED, cards(category), 1, CARD)?;
        }
        let paid = tx.tally().plus_times(i64::from(added), 1, || k::TERM_BALLS_ADDED);
        tx.post(own, Holder::Bank, ENERGY, paid, TOKEN)?;
        tx.record_finding(|| {
            let what = msg!(k::FOUND_BALLS, own = there.own(), all = there.all());
            Derivation::of(what, k::RULE_ROULETTE, balls(there, Tally::traced()))
        });
        race::begin(tx, car);
        tx.state().race.spin = Some(Spin { car, added });
        Ok(())
    }
}

act! {
    /// Race: enters the ball that fell.
    pub struct Ball(Sponsors, "ball" / "bille", "ball violet", k::VERB_BALL, k::MEANS_BALL) {
        /// `None` before a random draw.
        pub fell: Option<Fell>; default,
    } => |act, setting| match act.fell {
        None => Line::new(k::DESCRIBE_BALL_OPEN),
        Some(Fell::Violet) => Line::new(k::DESCRIBE_BALL_VIOLET),
        Some(Fell::Car(car)) => msg!(k::DESCRIBE_BALL, car = car.told(setting)),
    }
}

impl Command<Sponsors> for Ball {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let fell = self.fell;
        turn::in_phase(tx.view(), Phase::Race)?;
        let view = tx.view();
        let Some(Spin { car: spinner, added }) = view.state().race.spin else {
            let refusal = Refusal::new(k::NO_SPIN, k::RULE_ROULETTE);
            return Err(refusal.into());
        };
        if let Some(Fell::Car(car)) = fell
            && !view.state().race.order.contains(&car)
        {
            let why = msg!(k::BALL_OUT, car = name(view.seats(), car));
            return refuse(why, k::RULE_FINISH, k::BALL_OUT_SUGGESTION);
        }
        tx.state().race.spin = None;
        match fell {
            Some(Fell::Car(car)) if car == spinner => {
                let squares = in_play(tx.view(), added).own();
                set_moving(tx, car, squares, Origin::OwnBall);
            }
            Some(Fell::Car(car)) => push(tx, car),
            Some(Fell::Violet) | None => violet(tx),
        }
        race::settle(tx);
        Ok(())
    }
}

fn set_moving(tx: &mut Tx<'_>, car: Car, squares: u8, origin: Origin) {
    record_squares(tx, car, squares, origin.key());
    let due = Due { car, squares, origin, bonus: None, ran: Ran::default() };
    tx.state().race.dues.push(due);
}

/// Moves the car by one when another car's spin draws its ball, unless it is off the track (ruling `spun-off-ball`).
fn push(tx: &mut Tx<'_>, car: Car) {
    let off = tx.view().state().race.off.contains_key(&car);
    match off && !tx.view().is(SPUN_OFF_BALL_MOVES) {
        true => record_squares(tx, car, 0, k::TERM_OFF_TRACK),
        false => set_moving(tx, car, 1, Origin::Pushed),
    }
}

/// The violet ball: cars on red spin off at once; the others move, leader first.
fn violet(tx: &mut Tx<'_>) {
    let race = tx.view().state().race.clone();
    let (whole, later) = (tx.view().is(REJOIN_WHOLE), tx.view().is(SPUN_VIOLET_RETURN));
    for car in race.order {
        let state = tx.state();
        match (state.race.off.get_mut(&car), race.on.get(&car)) {
            (Some(squares), _) => {
                *squares = squares.saturating_add(later.into());
                record_squares(tx, car, 0, k::TERM_OFF_TRACK);
            }
            (None, Some(Square::Red)) => {
                state.race.off.insert(car, 0);
                state.race.to_play.retain(|other| !whole || *other != car);
                record_squares(tx, car, 0, k::TERM_SPUN_OFF);
            }
            (None, Some(Square::Violet)) => set_moving(tx, car, VIOLET_SQUARES, Origin::Violet),
            (None, _) => set_moving(tx, car, 1, Origin::Violet),
        }
    }
}

/// Records how many squares a ball gives a car, and why.
fn record_squares(tx: &mut Tx<'_>, car: Car, count: u8, why: Key) {
    let what = msg!(k::FOUND_SQUARES, car = name(tx.view().seats(), car), why, count);
    let sum = tx.tally().plus(i64::from(count), || why);
    tx.found(what, k::RULE_ROULETTE, sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_balls_added_with_four_cars_make_seven_balls_three_of_them_own() {
        let there = Balls { cars: 4, added: 2 };
        assert_eq!((there.own(), there.all()), (3, 7));
        assert_eq!(balls(there, Tally::traced()).total(), 7);
    }
}
