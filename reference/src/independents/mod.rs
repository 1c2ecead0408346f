//! The Last of the Independents, written from its rule page alone.

mod car;
mod competition;
mod lay;
mod places;
mod steps;
mod trends;
mod year;

#[cfg(test)]
mod worked;

use std::collections::BTreeMap;

use crate::Done;
use crate::line::{Seat, Whole};
use crate::rules::{Book, OffLedger, Rules, hand};
use crate::rulings::Question;
use places::{CAR, CATEGORIES, Category, RETURN, Section, circles, disks};
use serde::Deserialize;
use steps::{CARDS, SELECTIVE, TRENDS};

/// The highest number of disks that an act accepts.
const MANY: i64 = 1_000_000;

#[derive(Clone, Debug, Default)]
pub(crate) struct Independents {
    book: Book,
    year: i64,
    category: Category,
    step: u8,
    over: bool,
    /// The turn-order track; empty before the markers are placed.
    order: Vec<u8>,
    lane: Vec<u8>,
    /// Where the search for the player to act starts, as an index in the turn order.
    next: usize,
    /// The company sheet of each player.
    company: BTreeMap<u8, i64>,
    /// The sheets that went bankrupt, in order.
    discarded: Vec<i64>,
    /// The sections where each player has placed selective disks in this step.
    used: BTreeMap<u8, Vec<i64>>,
    /// The sections with a player's disk that their trend cards have named this year.
    trended: BTreeMap<u8, Vec<Section>>,
    /// The disks counted for ties.
    counted: BTreeMap<u8, i64>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Act {
    Order { then: Vec<Seat> },
    Company { seat: Seat, company: Whole<1, 12> },
    Place { seat: Seat, disks: (Whole<1, 12>, Whole<1, MANY>) },
    Pass { seat: Seat },
    Required { seat: Seat, disks: Vec<(Whole<1, 12>, Whole<1, MANY>)> },
    Card { seat: Seat, effects: Option<Vec<Effect>> },
    Settle,
    Draw { section: Whole<1, 12>, drawn: Seat },
    Majority,
    Trend { seat: Seat, sections: Vec<Section> },
    Car { drawn: Seat },
    Year { last: Option<bool> },
}

/// The effect of a card on one section; without a category, of the current one.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Effect {
    seat: Seat,
    category: Option<Category>,
    section: Whole<1, 12>,
    disks: Whole<{ -MANY }, MANY>,
}

/// The facts that a correction sets off the ledger.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Fact {
    Phase { year: Whole<1, 4_294_967_295>, category: Category, step: Whole<1, 8> },
    Order(Vec<Seat>),
    Lane(Vec<Seat>),
    Companies(BTreeMap<Seat, Option<Whole<1, 12>>>),
    Next(Seat),
    Bankrupt(Vec<Whole<1, 12>>),
    Used(BTreeMap<Seat, Vec<Whole<1, 12>>>),
    Trended(BTreeMap<Seat, Vec<Section>>),
    Counted(BTreeMap<Seat, u32>),
    Over(bool),
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

impl Rules for Independents {
    const GAME: &'static str = "independents";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=6;
    const QUESTIONS: &'static [Question] = &[
        ("years", &["3", "1", "2", "4", "5", "open"]),
        ("unspent", &["kept", "lost"]),
        ("trend-cards", &["any", "one"]),
        ("no-disks", &["next-turn", "at-once"]),
        ("trend-source", &["supply", "return-pool"]),
        ("supply-short", &["unlimited", "as-many"]),
        ("trend-stack", &["each", "once"]),
    ];
    type Act = Act;
    type Fact = Fact;
    const FACTS: &'static [&'static str] =
        &["phase", "order", "companies", "bankrupt", "lane", "next", "used", "trended", "counted", "over"];

    fn is_endless(_thing: &str) -> bool {
        true
    }

    /// Gives each player ten disks and four cards. With two players, the order is known.
    fn lay_out(mut book: Book) -> Result<Self, String> {
        for seat in 1..=book.seats {
            book.ledger.shift("bank", &hand(seat), &disks(seat), 10)?;
            book.ledger.shift("bank", &hand(seat), "cards", 4)?;
        }
        let order = if book.seats == 2 { vec![book.first, 3 - book.first] } else { Vec::new() };
        Ok(Self { book, year: 1, step: SELECTIVE, order, ..Self::default() })
    }

    fn book(&self) -> &Book {
        &self.book
    }

    fn book_mut(&mut self) -> &mut Book {
        &mut self.book
    }

    fn places(&self) -> Vec<String> {
        let sections = CATEGORIES.into_iter().flat_map(Category::sections).map(|section| section.to_string());
        sections.chain(CATEGORIES.map(circles)).chain([RETURN, CAR].map(str::to_owned)).collect()
    }

    fn things(&self) -> Vec<String> {
        self.everybody().map(disks).chain(["tokens", "cards"].map(str::to_owned)).collect()
    }

    fn act(&mut self, act: Act) -> Done {
        match act {
            Act::Order { then } => self.lay_markers(&numbers(&then)),
            Act::Company { seat: Seat(seat), company } => self.draw_company(seat, company.0),
            Act::Place { seat: Seat(seat), disks: (section, disks) } => self.place(seat, section.0, disks.0),
            Act::Pass { seat: Seat(seat) } => self.pass(seat),
            Act::Required { seat: Seat(seat), disks } => self.require(seat, &disks),
            Act::Card { seat: Seat(seat), effects } => self.card(seat, &effects.unwrap_or_default()),
            Act::Settle => self.settle(),
            Act::Draw { section, drawn: Seat(drawn) } => self.draw(section.0, drawn),
            Act::Majority => self.majority(),
            Act::Trend { seat: Seat(seat), sections } => self.trend(seat, &sections),
            Act::Car { drawn: Seat(drawn) } => self.car_of_the_year(drawn),
            Act::Year { last } => self.new_year(last == Some(true)),
        }
    }

    fn set(&mut self, fact: &Fact) -> Done {
        match fact {
            Fact::Phase { year, category, step } => self.go_to(year.0, *category, step.0),
            Fact::Order(order) if order.is_empty() => {
                if (self.year, self.category, self.step) != (1, Category::default(), SELECTIVE) {
                    return Err("the markers are laid before the first step".to_owned());
                }
                self.order.clear();
            }
            Fact::Order(order) => {
                self.names_everybody(&numbers(order))?;
                self.order = numbers(order);
            }
            Fact::Lane(lane) => {
                if ![SELECTIVE, CARDS].contains(&self.step) {
                    return Err("the passing lane is used in steps 1 and 3".to_owned());
                }
                if self.everybody().all(|seat| lane.contains(&Seat(seat))) {
                    return Err("not everybody has passed".to_owned());
                }
                self.lane = numbers(lane);
            }
            Fact::Companies(sheets) => {
                for (Seat(seat), _) in sheets.iter().filter(|(_, sheet)| sheet.is_none()) {
                    self.company.remove(seat);
                }
                for (Seat(seat), number) in sheets {
                    let Some(Whole(number)) = number else { continue };
                    if self.company.iter().any(|(holder, held)| held == number && holder != seat) {
                        return Err(format!("company {number} is another's"));
                    }
                    self.discarded.retain(|other| other != number);
                    self.company.insert(*seat, *number);
                }
            }
            Fact::Next(Seat(seat)) => {
                let place = self.order.iter().position(|other| other == seat);
                let place = place.filter(|_| !self.lane.contains(seat));
                self.next = place.ok_or_else(|| format!("p{seat} is not on the track, or has passed"))?;
            }
            Fact::Bankrupt(sheets) => {
                self.discarded = sheets.iter().map(|sheet| sheet.0).collect();
                if self.company.values().any(|held| self.discarded.contains(held)) {
                    return Err("a company sheet that somebody has is not bankrupt".to_owned());
                }
            }
            Fact::Used(_) if self.step != SELECTIVE => {}
            Fact::Trended(_) if self.step != TRENDS => {}
            Fact::Used(used) => {
                for (Seat(seat), sections) in used {
                    self.used.insert(*seat, sections.iter().map(|section| section.0).collect());
                }
            }
            Fact::Trended(trended) => {
                self.trended.extend(trended.iter().map(|(seat, sections)| (seat.0, sections.clone())));
            }
            Fact::Counted(counted) => {
                self.counted.extend(counted.iter().map(|(seat, disks)| (seat.0, i64::from(*disks))));
            }
            Fact::Over(over) => self.over |= *over,
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn phase(&self) -> String {
        format!("{}.{}", self.year, self.step_now())
    }

    fn fortune(&self, seat: u8) -> i64 {
        self.has(hand(seat), "tokens")
    }

    fn off_ledger(&self, all: &mut OffLedger) {
        all.say("year", self.year);
        all.say("category", self.category.word());
        all.say("step", self.step_now());
        all.list("order", self.order.iter().map(|seat| Seat(*seat)));
        all.list("lane", self.lane.iter().map(|seat| Seat(*seat)));
        all.list("turn", self.turn().map(Seat));
        all.list("discarded", &self.discarded);
        all.say("over", if self.over { "yes" } else { "no" });
        for seat in self.everybody() {
            all.list(format!("company p{seat}"), self.company.get(&seat));
            all.list(format!("used p{seat}"), self.used.get(&seat).into_iter().flatten());
            all.list(format!("trended p{seat}"), self.trended.get(&seat).into_iter().flatten());
            all.say(format!("counted p{seat}"), self.counted.get(&seat).copied().unwrap_or(0));
        }
    }
}
