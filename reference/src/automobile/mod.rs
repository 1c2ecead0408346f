//! Automobile, written from its rule page alone.

mod build;
mod choose;
mod close;
mod deal;
mod decide;
mod finish;
mod lines;
mod losses;
mod market;
mod put_right;
mod rounds;
mod sheet;
mod things;
mod work;

#[cfg(test)]
mod game;
#[cfg(test)]
mod worked;

use std::collections::BTreeMap;

use crate::Done;
use crate::line::{Seat, Whole};
use crate::rules::{Book, OffLedger, Rules, hand};
use crate::rulings::Question;
use lines::{Act, Fact, Short, Space, counted};
use things::{CHARACTERS, at_space, cars_of, distributors_of, in_band, in_boxes};
use things::{parts_of, tiles_of};

#[derive(Clone, Debug, Default)]
pub(crate) struct Automobile {
    book: Book,
    turn: i64,
    phase: u8,
    over: bool,
    /// The order of choosing characters.
    choosing: Vec<u8>,
    /// The order of play, once characters are chosen.
    playing: Vec<u8>,
    /// The character of each player.
    roles: BTreeMap<u8, &'static str>,
    /// Whether no player has chosen or bid for the first choice yet.
    first_choice: bool,
    /// Phase 2: the player who must still build with Durant.
    durant: Option<u8>,
    /// Phase 2: whether Durant builds only after all have chosen.
    durant_late: bool,
    /// Phase 3: the round of actions.
    round: u8,
    /// Phase 2: the first player to consider for choosing, as an index in the order of choosing. Phases 3, 5 and 6:
    /// whose turn it is, as an index in the order of play.
    at: usize,
    /// Phase 3: the player of the last action, and the space built on.
    just: Option<(u8, Option<i64>)>,
    /// Whether Ford's extra piece has been built this turn.
    ford_used: bool,
    /// Phase 5: whether a car has been sold.
    dealt: bool,
    /// Phase 6: passes since the last decision, if passing is not final.
    passes: usize,
    /// Phase 6: the players who have passed, in order; the order of choosing in the next turn.
    passed: Vec<u8>,
    /// Bonus markers taken this turn.
    bonuses: i64,
    /// Whether the set of two reduced-price markers has been taken this turn.
    pair_taken: bool,
    /// How many single reduced-price markers have been taken this turn.
    singles: i64,
    /// Whether the only closing of phase 6 has been taken this turn.
    closing_taken: bool,
    /// Phase 7: the demand for each row, once revealed.
    demand: Option<[i64; 3]>,
    /// The loans that each player had when phase 8 began.
    loans_before: BTreeMap<u8, i64>,
}

impl Automobile {
    /// Refuses an act that belongs to another phase.
    fn must_be(&self, phase: u8, what: &str) -> Done {
        if self.phase == phase {
            return Ok(());
        }
        Err(format!("{what} belongs to phase {phase}; this is turn {} phase {}", self.turn, self.phase))
    }

    /// Whether a player has a character this turn.
    fn plays(&self, seat: u8, role: &str) -> bool {
        self.roles.get(&seat) == Some(&role)
    }

    /// The order of play by the characters, from left to right.
    fn order_of_characters(&self) -> Result<Vec<u8>, String> {
        let place = |role: &str| self.printed(format!("character {role} place"));
        let read: Vec<i64> = CHARACTERS.iter().filter_map(|role| place(role).ok()).collect();
        let with = |free: i64| {
            let mut order: Vec<(i64, u8)> =
                self.roles.iter().map(|(seat, role)| (place(role).unwrap_or(free), *seat)).collect();
            order.sort_unstable();
            order.into_iter().map(|(_, seat)| seat).collect::<Vec<u8>>()
        };
        // An unknown position is one of the free ones. It is asked for only if it could change the order.
        let unread: Vec<String> = self.roles.values().filter_map(|role| place(role).err()).collect();
        let mut orders = (1..=6).filter(|free| !read.contains(free)).map(with).collect::<Vec<_>>();
        orders.dedup();
        match (unread.as_slice(), orders.as_slice()) {
            ([], _) => Ok(with(0)),
            ([_], [only]) => Ok(only.clone()),
            ([first, ..], _) => Err(first.clone()),
        }
    }

    fn asked_now(&self) -> Option<u8> {
        match self.phase {
            2 if self.durant_now() => self.durant,
            2 => self.chooser(),
            3 | 6 => self.in_turn(),
            4 => self.everybody().find(|seat| self.plays(*seat, "howard")),
            5 => self.who_may_sell(),
            _ => None,
        }
    }
}

impl Rules for Automobile {
    const GAME: &'static str = "automobile";
    const SEATS: std::ops::RangeInclusive<u8> = 3..=5;
    const MONEY: &'static str = "dollars";
    const QUESTIONS: &'static [Question] = &[
        ("closed-leads", &["yes", "no"]),
        ("closed-rebuild", &["no", "yes"]),
        ("closed-cars", &["stay", "loss"]),
        ("parts-alone", &["no", "yes"]),
        ("durant-time", &["at-once", "after-all"]),
        ("howard-premium", &["yes", "no"]),
        ("howard-short", &["nothing", "loss"]),
        ("leave-out", &["yes", "no"]),
        ("short-of-cash", &["debt", "close", "table"]),
        ("parts-count", &["no", "yes"]),
        ("ford-same", &["yes", "no"]),
        ("durant-cannot", &["keeps", "no-durant"]),
        ("loan-late", &["every", "before"]),
        ("cars-short", &["none", "what-is-left"]),
        ("marker-where", &["empty-too", "with-cars"]),
        ("marker-closed", &["stay", "back"]),
        ("pass-final", &["no", "yes"]),
        ("tie", &["shared", "losses"]),
        ("first-choice", &["clockwise", "bid"]),
    ];
    type Act = Act;
    type Fact = Fact;
    const FACTS: &'static [&'static str] = &[
        "phase",
        "characters",
        "played",
        "order",
        "bids",
        "durant",
        "ford",
        "acted",
        "selling",
        "passed",
        "passes",
        "taken",
        "demand",
        "loans",
        "over",
        "next",
    ];

    fn is_endless(thing: &str) -> bool {
        ["dollars", "losses", "cubes", "loans", "closed"].contains(&thing)
    }

    fn lay_out(mut book: Book) -> Result<Self, String> {
        book.ledger.put("bank", "bonus", 3);
        book.ledger.put("bank", "reduced", 4);
        let cubes = 8 - i64::from(book.seats);
        for seat in 1..=book.seats {
            let (cars, tiles) = (cars_of(seat), tiles_of(seat));
            let (parts, distributors) = (parts_of(seat), distributors_of(seat));
            for (piece, number) in [(cars, 28), (distributors, 8), (tiles, 6), (parts, 1)] {
                book.ledger.put(&hand(seat), &piece, number);
            }
            book.ledger.shift("bank", &hand(seat), "dollars", 2000)?;
            book.ledger.shift("bank", &hand(seat), "cubes", cubes)?;
        }
        let clockwise: Vec<u8> = (book.first..=book.seats).chain(1..book.first).collect();
        Ok(Self {
            book,
            turn: 1,
            phase: 1,
            round: 1,
            choosing: clockwise.clone(),
            playing: clockwise,
            first_choice: true,
            ..Self::default()
        })
    }

    fn book(&self) -> &Book {
        &self.book
    }

    fn book_mut(&mut self) -> &mut Book {
        &mut self.book
    }

    fn places(&self) -> Vec<String> {
        (1..=26).map(at_space).chain((1..=3).flat_map(|row| [in_band(row), in_boxes(row)])).collect()
    }

    fn things(&self) -> Vec<String> {
        let pieces = |seat| [cars_of(seat), distributors_of(seat), tiles_of(seat), parts_of(seat)];
        let common = ["dollars", "losses", "cubes", "loans", "bonus", "reduced", "closed"].map(str::to_owned);
        self.everybody().flat_map(pieces).chain(common).collect()
    }

    fn act(&mut self, act: Act) -> Done {
        let keeps = self.phase == 3 || matches!(act, Act::Loan { .. } | Act::Ford { .. });
        match act {
            Act::Drawn => self.drawn()?,
            Act::Bid { bids } => self.bid(&bids)?,
            Act::Choose { seat: Seat(seat), character } => self.choose(seat, character)?,
            Act::Durant { seat: Seat(seat), space } => self.durant(seat, space.map(|space| space.0))?,
            Act::Build { seat: Seat(seat), space, tiles, parts } => {
                self.build(seat, space.0, tiles.into(), parts == Some(true))?;
            }
            Act::Ford { seat: Seat(seat), space, parts } => self.ford(seat, space.0, parts == Some(true))?,
            Act::Place { seat: Seat(seat), bands } => self.place(seat, bands.map(i64::from))?,
            Act::Cubes { seat: Seat(seat) } => self.cubes(seat)?,
            Act::Produce { seat: Seat(seat), cars } => self.produce(seat, &counted(&cars))?,
            Act::Close { seat: Seat(seat), space } => self.close(seat, space.0)?,
            Act::Howard { seat: Seat(seat), cars } => {
                self.howard(seat, &cars.iter().map(|space| space.0).collect::<Vec<_>>())?;
            }
            Act::Sell { seat: Seat(seat), space, band } => self.sell(seat, space.0, band as i64)?,
            Act::Distributors { sold } => {
                self.distributors(&sold.iter().map(counted).collect::<Vec<_>>())?;
            }
            Act::Bonus { seat: Seat(seat), space } => self.bonus(seat, space.0)?,
            Act::Reduced { seat: Seat(seat), space, markers } => {
                self.reduced(seat, space.0, markers.into())?;
            }
            Act::Pass { seat: Seat(seat) } => self.pass(seat)?,
            Act::Reveal { tiles, premium, bonus } => self.reveal(&tiles, premium, bonus)?,
            Act::Sale => self.sale()?,
            Act::Losses { short } => self.losses(&short.unwrap_or_default())?,
            Act::EndTurn => self.end_turn()?,
            Act::Loan { seat: Seat(seat) } => self.borrow(seat)?,
        }
        if !keeps {
            self.just = None;
        }
        Ok(())
    }

    fn set(&mut self, fact: &Fact) -> Done {
        let many = |seats: &[Seat]| seats.iter().map(|seat| seat.0).collect();
        match fact {
            Fact::Phase { phase: Whole(phase), round: Some(_), .. } if *phase != 3 => {
                return Err("only phase 3 has rounds".to_owned());
            }
            Fact::Phase { turn: Whole(turn), phase: Whole(phase), round } => {
                let round = round.map_or(1, |round| round.0);
                self.go_to(*turn, u8::try_from(*phase).unwrap_or(1), u8::try_from(round).unwrap_or(1));
            }
            Fact::Order(order) => self.stand_in(many(order))?,
            Fact::Characters(all) => {
                let gone = |seat: &u8, held: &&str| all.get(&Seat(*seat)).is_some_and(|new| new.0 != *held);
                self.roles.retain(|seat, held| !gone(seat, held));
                all.iter().try_for_each(|(seat, character)| self.gets(seat.0, *character))?;
            }
            Fact::Next(Seat(seat)) => self.is_next(*seat)?,
            Fact::Played(order) => self.playing = many(order),
            Fact::Bids(closed) => self.first_choice &= !closed,
            Fact::Durant(Seat(seat)) => {
                self.must_be(2, "Durant's tile")?;
                self.durant = Some(*seat);
                self.durant_late = self.is("durant-time", "after-all");
            }
            Fact::Ford(used) => self.ford_used |= *used,
            Fact::Acted { seat: Seat(seat), built } => self.just = Some((*seat, built.map(|space| space.0))),
            Fact::Selling(sold) => {
                self.must_be(5, "a distributor's sale")?;
                self.dealt |= *sold;
            }
            Fact::Passed(order) => {
                self.must_be(6, "a pass")?;
                self.passed = many(order);
            }
            Fact::Passes(passes) => {
                self.must_be(6, "a pass")?;
                self.passes = usize::from(*passes);
            }
            Fact::Taken { close, bonus, pair, singles } => {
                (self.bonuses, self.singles) = ((*bonus).into(), (*singles).into());
                (self.closing_taken, self.pair_taken) = (*close, *pair);
            }
            Fact::Demand(_) if self.phase < 7 => {
                return Err(format!("no demand is revealed in phase {}", self.phase));
            }
            Fact::Demand(tiles) => {
                self.demand = Some(tiles.clone().map(|tiles| tiles.into_iter().map(i64::from).sum()));
            }
            Fact::Loans(loans) => {
                self.must_be(8, "a loan that was held before")?;
                self.loans_before.extend(loans.iter().map(|(seat, held)| (seat.0, i64::from(*held))));
            }
            Fact::Over(false) => {}
            Fact::Over(true) => (self.phase, self.over) = (9, true),
        }
        Ok(())
    }

    /// Refuses an order of play that differs from the order by the characters.
    fn corrected(&self, facts: &[Fact]) -> Done {
        let said = facts.iter().find_map(|fact| if let Fact::Order(said) = fact { Some(said) } else { None });
        let (Some(said), Some(order), 3..=6) = (said, self.order_given(), self.phase) else { return Ok(()) };
        let same = said.iter().map(|seat| seat.0).eq(order);
        if same { Ok(()) } else { Err("the order of play follows the characters".to_owned()) }
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn phase(&self) -> String {
        format!("{}.{}", self.turn, self.phase)
    }

    fn fortune(&self, seat: u8) -> i64 {
        self.cash(seat) - self.book.ledger.owes(&hand(seat))
    }

    fn off_ledger(&self, all: &mut OffLedger) {
        let yes = |is: bool| if is { "yes" } else { "no" };
        all.say("over", yes(self.over));
        all.list("next", self.asked_now().filter(|_| !self.over).map(Seat));
        for seat in self.everybody() {
            all.list(format!("character p{seat}"), self.roles.get(&seat));
        }
        if self.phase <= 2 {
            all.list("choosing", self.choosing.iter().map(|seat| Seat(*seat)));
            all.list("durant", self.durant.map(Seat));
            all.say("first choice", yes(self.first_choice));
        } else {
            all.list("order", self.playing.iter().map(|seat| Seat(*seat)));
            all.list("passed", self.passed.iter().map(|seat| Seat(*seat)));
        }
        let after = self.just.filter(|(seat, _)| self.plays(*seat, "ford") && !self.ford_used);
        all.list("ford after", after.map(|(seat, _)| Seat(seat)));
        all.list("ford built", after.and_then(|(_, space)| space));
        match self.phase {
            3 => {
                all.say("round", self.round);
                all.say("ford used", yes(self.ford_used));
            }
            5 => all.say("selling", yes(self.dealt)),
            6 => {
                let (pair, closing) = (i64::from(self.pair_taken), i64::from(self.closing_taken));
                all.list("taken", [self.bonuses, pair, self.singles, closing]);
            }
            7 => all.list("demand", self.demand.into_iter().flatten()),
            8 => {
                for (seat, loans) in &self.loans_before {
                    all.say(format!("loans before p{seat}"), loans);
                }
            }
            _ => {}
        }
    }
}
