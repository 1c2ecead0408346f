//! Auto-Brocante, written from its rule page alone.

mod attacks;
mod bargain;
mod count;
mod lot;
mod options;
mod turn;

#[cfg(test)]
mod worked;

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::Done;
use crate::line::{Seat, Whole};
use crate::rules::{Book, OffLedger, Rules, hand};
use crate::rulings::Question;
use attacks::Reply;
use bargain::Bargain;
use lot::{At, holder};
use options::{Base, By, Price};
use turn::{DEAL, MINIMUM};

const CARS: i64 = 24;

/// The highest amount in dollars that an act accepts.
const MOST: i64 = 1_000_000_000;

type Car = Whole<1, CARS>;

/// A price or a value of a car.
type Dollars = Whole<0, MOST>;

#[derive(Clone, Debug, Default)]
pub(crate) struct AutoBrocante {
    book: Book,
    /// The dealer who begins each round.
    first: u8,
    at: BTreeMap<i64, At>,
    /// The values of cars in the final count.
    values: BTreeMap<i64, i64>,
    /// The values shown in Blue Books, by dealer and car.
    seen: BTreeMap<(u8, i64), i64>,
    round: i64,
    turn: u8,
    /// The phase as set by the last act; `now` gives the current one.
    phase: u8,
    over: bool,
    /// The minimum number of cars in this turn.
    minimum: usize,
    /// The cards played in this turn, including cards for the minimum.
    played: i64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Act {
    Deal { cars: Vec<Vec<Car>> },
    Buy { seat: Seat, car: Car, price: Price },
    Below { seat: Seat },
    Policy { seat: Seat, by: Option<By> },
    Exchange { seat: Seat },
    None { seat: Seat },
    Sell { seat: Seat, car: Car, base: Base, plus: Option<u32> },
    Attack { seat: Seat, damage: String, car: Car, reply: Option<Reply> },
    Cancel { seat: Seat, dealer: Seat },
    Take { seat: Seat, from: Vec<(Seat, Whole<0, 100>)> },
    Recover { seat: Seat, car: Car },
    Approach { seat: Seat, car: Car, bargain: Bargain },
    Force { seat: Seat, dealer: Seat, car: Option<Car>, bargain: Bargain },
    Business { seat: Seat, car: Car, buyer: Seat, bargain: Bargain },
    Draw { seat: Seat },
    Final { values: Vec<Vec<(Car, Dollars)>> },
}

/// The facts that a correction sets off the ledger.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Fact {
    Cars(BTreeMap<Car, At>),
    Phase { round: Whole<1, 4_294_967_295>, phase: Whole<1, 5> },
    Next(Seat),
    Cards(Whole<0, 2>),
    First(Seat),
    Turn(Seat),
    Minimum(u8),
    Shown(Vec<(Seat, Value)>),
    Over(bool),
    Values(BTreeMap<Car, u32>),
}

/// The Blue Book value of a car.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Value {
    car: Car,
    value: u32,
}

impl Rules for AutoBrocante {
    const GAME: &'static str = "auto-brocante";
    const SEATS: std::ops::RangeInclusive<u8> = 3..=5;
    const MONEY: &'static str = "dollars";
    const QUESTIONS: &'static [Question] = &[
        ("insured-car", &["stays", "lost"]),
        ("unrepaired", &["bank", "graveyard"]),
        ("haggle-fails", &["over", "business"]),
        ("short-of-cash", &["refused", "debt"]),
        ("min-price", &["either", "list"]),
        ("min-short", &["below", "debt"]),
        ("recovered", &["at-once", "later"]),
        ("fly-by-night", &["nothing", "card"]),
        ("claim-cash", &["debt", "refused"]),
        ("stuck", &["may-end", "go-on"]),
    ];
    type Act = Act;
    type Fact = Fact;
    const FACTS: &'static [&'static str] =
        &["cars", "first", "next", "phase", "turn", "minimum", "cards", "shown", "over", "values"];

    fn is_endless(thing: &str) -> bool {
        thing == "dollars"
    }

    fn lay_out(mut book: Book) -> Result<Self, String> {
        for (thing, number) in [("cars", CARS), ("cards", 45), ("policies", 10)] {
            book.ledger.put("bank", thing, number);
        }
        for seat in 1..=book.seats {
            for (thing, number) in [("dollars", 25_000), ("policies", 1), ("cards", 5)] {
                book.ledger.shift("bank", &hand(seat), thing, number)?;
            }
        }
        let first = book.first;
        let at = (1..=CARS).map(|car| (car, At::Bank)).collect();
        Ok(Self { book, first, at, round: 1, turn: first, phase: DEAL, ..Self::default() })
    }

    fn book(&self) -> &Book {
        &self.book
    }

    fn book_mut(&mut self) -> &mut Book {
        &mut self.book
    }

    fn places(&self) -> Vec<String> {
        ["graveyard 1", "stolen 1"].map(str::to_owned).to_vec()
    }

    fn things(&self) -> Vec<String> {
        ["dollars", "cars", "cards", "policies"].map(str::to_owned).to_vec()
    }

    fn act(&mut self, act: Act) -> Done {
        match act {
            Act::Deal { cars } => self.deal(&cars),
            Act::Buy { seat: Seat(seat), car, price } => self.buy(seat, car.0, price),
            Act::Below { seat: Seat(seat) } => self.below(seat),
            Act::Policy { seat: Seat(seat), by } => self.policy(seat, by.unwrap_or_default()),
            Act::Exchange { seat: Seat(seat) } => self.exchange(seat),
            Act::None { seat: Seat(seat) } => self.take_option(seat),
            Act::Sell { seat: Seat(seat), car, base, plus } => {
                self.sell(seat, car.0, base, plus.map_or(0, i64::from))
            }
            Act::Attack { seat: Seat(seat), damage, car, reply } => {
                self.attack(seat, &damage, car.0, &reply.unwrap_or_default())
            }
            Act::Cancel { seat: Seat(seat), dealer } => self.cancel(seat, dealer.0),
            Act::Take { seat: Seat(seat), from } => self.take(seat, &from),
            Act::Recover { seat: Seat(seat), car } => self.recover(seat, car.0),
            Act::Approach { seat: Seat(seat), car, bargain } => self.approach(seat, car.0, bargain),
            Act::Force { seat: Seat(seat), dealer, car, bargain } => {
                self.force(seat, dealer.0, car.map(|car| car.0), bargain)
            }
            Act::Business { seat: Seat(seat), car, buyer, bargain } => {
                self.business(seat, car.0, buyer.0, bargain)
            }
            Act::Draw { seat: Seat(seat) } => self.draw(seat),
            Act::Final { values } => self.count(&values),
        }
    }

    fn set(&mut self, fact: &Fact) -> Done {
        match fact {
            Fact::Cars(cars) => {
                for (Whole(car), at) in cars {
                    if self.place(*car)? == *at {
                        return Err(format!("car {car} is there already"));
                    }
                    self.drive(*car, *at)?;
                    self.go_on_again();
                }
            }
            Fact::Phase { round: Whole(round), phase: Whole(phase) } => {
                (self.round, self.phase) = (*round, u8::try_from(*phase).unwrap_or(DEAL));
                if self.phase == DEAL && self.cars_at(At::Bank).len() < self.at.len() {
                    return Err("the cars are dealt".to_owned());
                }
                if self.phase <= MINIMUM {
                    self.played = 0;
                }
                self.minimum = self.least();
                self.go_on_again();
            }
            Fact::Next(Seat(next)) => {
                self.go_on_again();
                if self.phase == DEAL {
                    (self.first, self.turn) = (*next, *next);
                } else {
                    self.begin_turn(*next);
                }
            }
            Fact::Cards(Whole(cards)) => self.played = *cards,
            Fact::First(Seat(first)) => self.first = *first,
            Fact::Turn(Seat(turn)) => self.turn = *turn,
            Fact::Minimum(cars) => self.minimum = usize::from(*cars),
            Fact::Shown(shown) => {
                let shown = shown.iter().map(|(seat, seen)| ((seat.0, seen.car.0), i64::from(seen.value)));
                self.seen.extend(shown);
            }
            Fact::Over(over) => {
                if *over {
                    self.over = true;
                    self.values.clear();
                }
            }
            Fact::Values(values) => {
                for (Whole(car), value) in values {
                    if !self.over || !matches!(self.place(*car)?, At::Lot(_)) {
                        return Err(format!("car {car} is not counted"));
                    }
                    self.values.insert(*car, i64::from(*value));
                }
            }
        }
        Ok(())
    }

    /// Refuses a correction after which the numbered cars at a place and the ledger disagree.
    fn corrected(&self, _facts: &[Fact]) -> Done {
        for place in self.everybody().map(hand).chain(self.places()).chain(["bank".to_owned()]) {
            let there = self.at.values().filter(|at| holder(**at) == place).count();
            if usize::try_from(self.has(&place, "cars")) != Ok(there) {
                return Err(format!("cars go by number, not from or to {place}"));
            }
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn phase(&self) -> String {
        format!("{}.{}", self.round, self.now())
    }

    fn fortune(&self, seat: u8) -> i64 {
        self.worth(seat)
    }

    fn off_ledger(&self, all: &mut OffLedger) {
        all.say("round", self.round);
        all.say("turn", Seat(self.turn));
        all.say("phase", self.now());
        all.say("cards played", self.played);
        for (car, at) in &self.at {
            let place = match at {
                At::Bank => "bank".to_owned(),
                At::Lot(seat) => seat.to_string(),
                At::Graveyard => "graveyard".to_owned(),
                At::Stolen(seat) => format!("stolen {seat}"),
            };
            all.say(format!("car {car}"), place);
        }
        for ((seat, car), value) in &self.seen {
            all.say(format!("seen p{seat} {car}"), value);
        }
        for (car, value) in &self.values {
            all.say(format!("value {car}"), value);
        }
    }
}
