//! Les Sponsors de l'Automobile, written from its rule page alone.

mod before;
mod cars;
mod hands;
mod lines;
mod moves;
mod put_right;
mod race;
mod say;
mod workshop;

#[cfg(test)]
mod worked;

use std::collections::BTreeMap;

use crate::Done;
use crate::rules::{Book, OffLedger, Rules};
use crate::rulings::Question;
use lines::{Act, Fact, Hand, Planned, Track};
use moves::{Bonus, Due, Origin};
use say::{CATEGORIES, Car, Category, SPONSORS, Sponsor, Square, ZONES};
use workshop::Step;

#[derive(Clone, Debug, Default)]
pub(crate) struct Sponsors {
    book: Book,
    /// The colour of each car, from car 1.
    colours: Vec<String>,
    phase: u8,
    over: bool,
    /// The round of the workshop.
    round: i64,
    /// The turn of the race.
    lap: i64,
    /// The workshop: whose turn it is, as an index in the order of the cars.
    at: usize,
    step: Step,
    /// The squares of pawns that have moved.
    pawns: BTreeMap<u8, i64>,
    /// The cars that have bought energy.
    supplied: Vec<u8>,
    /// The known values of workshop cards, by car and category, the lowest first.
    hands: BTreeMap<(u8, Category), Vec<i64>>,
    /// The exchanges before the race, by side.
    exchanged: BTreeMap<u8, i64>,
    /// The cars still racing, the leader first.
    order: Vec<u8>,
    /// The order at the start of the race turn.
    order_then: Vec<u8>,
    /// How many cars had finished at the start of the race turn.
    finished_then: usize,
    finished: Vec<u8>,
    to_play: Vec<u8>,
    off: Vec<u8>,
    /// The squares that a car will move when it comes back.
    owed: BTreeMap<u8, i64>,
    on: BTreeMap<u8, Square>,
    due: Vec<Due>,
    /// The car that spins, and the number of balls added.
    spin: Option<(u8, i64)>,
    had_green: Vec<u8>,
    had_slip: Vec<u8>,
    /// The cars that had a slipstream in this race turn.
    had_slip_this_lap: Vec<u8>,
}

impl Rules for Sponsors {
    const GAME: &'static str = "sponsors";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const QUESTIONS: &'static [Question] = &[
        ("pushed-green", &["yes", "no"]),
        ("pushed-slip", &["yes", "never"]),
        ("green-place", &["after", "start"]),
        ("spun-off-ball", &["stays", "moves"]),
        ("slip-count", &["both", "base"]),
        ("race-order", &["fixed", "foremost"]),
        ("e-stock", &["top", "table"]),
        ("e-no-owner", &["nothing", "own-cars"]),
        ("sponsor-sold", &["pile", "aside"]),
        ("rejoin", &["next", "whole-turn"]),
        ("spun-violet", &["stays", "on-return"]),
        ("places-left", &["racing", "all"]),
        ("slip-pushed-turn", &["each-turn", "round"]),
        ("stuck-card", &["no", "yes"]),
        ("green-chain", &["one", "every"]),
        ("slip-short", &["one", "none"]),
        ("two-cars-order", &["alternate", "together"]),
        ("exchange-2", &["two", "one"]),
        ("tie", &["winner", "shared"]),
        ("sides", &["alone", "opposite", "neighbours"]),
        ("price", &["printed", "cashier"]),
        ("hands", &["counted", "known"]),
    ];
    const AT_SET_UP: &'static [&'static str] = &["two-cars-order", "sides", "price", "hands"];
    type Act = Act;
    type Fact = Fact;
    const FACTS: &'static [&'static str] = &[
        "phase",
        "over",
        "finished",
        "order",
        "at",
        "on",
        "off",
        "next",
        "started",
        "waiting",
        "step",
        "fuelled",
        "exchanged",
        "hands",
        "greened",
        "slipstreamed",
        "slipped",
        "spin",
        "due",
    ];

    fn is_endless(_thing: &str) -> bool {
        true
    }

    /// Gives each car five million. With two players, each has a second car of a remaining colour.
    fn lay_out(book: Book) -> Result<Self, String> {
        let mut colours = book.colours.clone();
        if book.seats == 2 {
            let free = ZONES.iter().filter(|zone| !book.colours.iter().any(|taken| taken == *zone));
            colours.extend(free.map(|zone| (*zone).to_owned()));
        }
        let mut table = Self { book, colours, phase: 1, round: 1, ..Self::default() };
        for car in table.cars() {
            table.shift("bank", table.place_of(car), "millions", 5)?;
        }
        Ok(table)
    }

    fn book(&self) -> &Book {
        &self.book
    }

    fn book_mut(&mut self) -> &mut Book {
        &mut self.book
    }

    fn places(&self) -> Vec<String> {
        let board = ["stock 1", "pile 1", "sold 1", "played 1", "removed 1"].map(str::to_owned);
        self.cars().map(|car| self.place_of(car)).chain(board).collect()
    }

    fn things(&self) -> Vec<String> {
        let cards = CATEGORIES.into_iter().chain(["millions", "energy", "points"]).map(str::to_owned);
        cards.chain(SPONSORS.map(|colour| Sponsor(colour).thing())).collect()
    }

    fn act(&mut self, act: Act) -> Done {
        match act {
            Act::Dealt => self.deal(),
            Act::Hand { car: Car(car), cards } => self.enter_hand(car, &cards),
            Act::Sell { car: Car(car), cards } => self.sell(car, &cards.unwrap_or_default()),
            Act::Roll { car: Car(car), die, squares } => {
                self.roll(car, die.0, squares.map(|number| number.0))
            }
            Act::Move { car: Car(car), squares } => self.choose(car, squares.0),
            Act::Buy { car: Car(car), category, paid } => {
                self.buy(car, category, paid.map(|number| number.0))
            }
            Act::Sponsor { car: Car(car), drawn, drop } => self.draw(car, drawn, drop),
            Act::Swap { car: Car(car), category } => self.swap(car, category),
            Act::Force { car: Car(car), with: Car(with), category } => self.force(car, with, category),
            Act::Done { car: Car(car) } => self.done(car),
            Act::Energy { car: Car(car), tokens } => self.energy(car, tokens.0),
            Act::Exchange { car: Car(car), with: Car(with), category } => self.exchange(car, with, category),
            Act::Give { car: Car(car), to: Car(to), tokens } => self.give(car, to, tokens.0),
            Act::Grid { order } => self.grid(order.iter().map(|car| car.0).collect()),
            Act::Play { car: Car(car), category, value } => self.play(car, category, value.0),
            Act::Spin { car: Car(car), zero, added } => self.spins(car, added.map_or(0, i64::from), zero),
            Act::Ball { fell } => self.ball(fell),
            Act::Stop(stop) => self.stop(&stop),
            Act::Finish { car: Car(car) } => self.finish(car),
            Act::Pass { car: Car(car) } => self.pass(car),
            Act::Miss { car: Car(car), place, on } => self.miss(car, place.zip(on)),
        }
    }

    fn set(&mut self, fact: &Fact) -> Done {
        match fact {
            Fact::Phase { phase, turn } => self.go_to(phase.0, turn.map(|turn| turn.0)),
            Fact::Next(Car(car)) => self.plays_next(self.known(*car)?)?,
            Fact::At(pawns) => {
                for (Car(car), square) in pawns {
                    self.pawns.insert(self.known(*car)?, square.0);
                }
            }
            Fact::Order(order) => self.stand_in(order.iter().map(|car| car.0).collect())?,
            Fact::Finished(finished) => self.have_finished(finished.iter().map(|car| car.0).collect())?,
            Fact::On(squares) => {
                for (Car(car), square) in squares {
                    self.must_race(*car)?;
                    self.on.insert(*car, *square);
                }
            }
            Fact::Off(all) => {
                for (Car(car), off) in all {
                    self.must_race(*car)?;
                    self.off.retain(|other| other != car);
                    self.owed.remove(car);
                    if !matches!(off, Track::Back) {
                        self.off.push(*car);
                    }
                    if let Track::Returns(squares) = off {
                        self.owed.insert(*car, squares.0);
                    }
                }
            }
            Fact::Step(step) => self.step = *step,
            Fact::Over(over) => self.over |= *over,
            Fact::Fuelled(cars) => self.supplied = self.all_known(cars)?,
            Fact::Exchanged(all) => {
                for (Car(car), exchanges) in all {
                    let side = self.side(self.known(*car)?);
                    self.exchanged.insert(side, exchanges.0);
                }
            }
            Fact::Hands(hands) => {
                for (Car(car), Hand { category, values }) in hands {
                    let car = self.known(*car)?;
                    self.hands.insert((car, *category), values.iter().map(|value| value.0).collect());
                }
            }
            Fact::Started(order) => {
                self.order_then = self.all_known(order)?;
                self.finished_then = self.cars().count().saturating_sub(order.len());
            }
            Fact::Waiting(cars) => {
                cars.iter().try_for_each(|car| self.must_race(car.0))?;
                self.to_play = self.all_known(cars)?;
            }
            Fact::Greened(cars) => self.had_green.extend(self.all_known(cars)?),
            Fact::Slipstreamed(cars) => self.had_slip.extend(self.all_known(cars)?),
            Fact::Slipped(cars) => self.had_slip_this_lap.extend(self.all_known(cars)?),
            Fact::Spin { car: Car(car), added } => self.spin = Some((self.known(*car)?, added.0)),
            Fact::Due(moves) => {
                for Planned { car: Car(car), squares, origin, bonus, ran } in moves.values() {
                    self.must_race(*car)?;
                    let [base, green, _] = ran.map(i64::from);
                    let counted = base + if self.is("slip-count", "both") { green } else { 0 };
                    self.due.push(Due {
                        car: *car,
                        squares: squares.0,
                        card: *origin == Origin::Card && bonus.is_none(),
                        pushed: ![Origin::Card, Origin::OwnBall].contains(origin),
                        moved: bonus.map(|_| counted),
                        green: *bonus == Some(Bonus::Green),
                    });
                }
            }
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn phase(&self) -> String {
        format!("{}.{}", if self.phase == 5 { self.lap } else { self.round }, self.phase)
    }

    /// The points of a side.
    fn fortune(&self, seat: u8) -> i64 {
        let side = self.cars().filter(|car| self.side(*car) == self.side(seat));
        side.map(|car| self.has(self.place_of(car), "points")).sum()
    }

    fn off_ledger(&self, all: &mut OffLedger) {
        let next = match self.phase {
            2 => self.on_turn(),
            5 => {
                let moving = self.due.first().map(|due| due.car).or(self.spin.map(|(car, _)| car));
                moving.or_else(|| self.to_play_next())
            }
            _ => None,
        };
        if self.over {
            all.say("phase", "over");
        } else {
            all.say("phase", self.phase);
            all.say("next", next.map_or("-".to_owned(), |car| car.to_string()));
        }
        for (car, square) in &self.pawns {
            all.say(format!("square {car}"), square);
        }
        for ((car, category), values) in self.hands.iter().filter(|(_, values)| !values.is_empty()) {
            all.list(format!("hand {car} {}", category.0), values);
        }
        if self.phase == 2 {
            all.say("round", self.round);
            let step = match self.step {
                Step::Throw => "throw",
                Step::Choose => "choose",
                Step::Square => "square",
            };
            all.say("step", step);
        }
        if self.phase == 5 {
            all.say("turn", self.lap);
            all.list("order", &self.order);
            all.list("finished", &self.finished);
            all.list("to-play", &self.to_play);
            all.list("off", self.cars().filter(|car| self.off.contains(car)));
            all.list("due", self.due.iter().map(|due| format!("{}:{}", due.car, due.squares)));
            all.list("spin", self.spin.map(|(car, added)| format!("{car}:{added}")));
            for (car, on) in &self.on {
                all.say(format!("on {car}"), on.word());
            }
        }
    }
}
