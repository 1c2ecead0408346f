//! A table for the tests of this game; see `rulebook::table`.

use steward::engine::{Header, Holder, Rules, Unit};
use steward::games::auto_brocante::units::{CARDS, CARS, DOLLARS, GRAVEYARD, POLICIES, STOLEN};
use steward::games::auto_brocante::{AutoBrocante, Car, Where};
use steward::preset::{Preset, practice};

use crate::rulebook::table;

/// The cars that Red, Blue and Green start with. Their list prices: 5000 3000 9000 2000, 10000 6000 3000 4000, 5000 8000 6000 4000.
const DEAL: &str = "deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12";

pub type Table = table::Table<AutoBrocante>;

pub fn header(seats: usize, rulings: &str) -> Header {
    let text = practice(AutoBrocante::ID).unwrap();
    let board = Preset::parse(text).unwrap().board(&AutoBrocante::schema(), text).unwrap();
    table::header::<AutoBrocante>(seats, board, rulings)
}

impl Table {
    /// Three dealers, before the deal.
    pub fn undealt() -> Self {
        Self::begin(header(3, ""))
    }

    /// Three dealers with their cars.
    pub fn dealt() -> Self {
        Self::under("")
    }

    /// Three dealers with their cars, under rulings written `insured-car lost, unrepaired graveyard`.
    pub fn under(rulings: &str) -> Self {
        Self::of(header(3, rulings))
    }

    /// Three dealers with their cars, with this header.
    pub fn of(header: Header) -> Self {
        let mut table = Self::begin(header);
        table.play(DEAL);
        table
    }

    fn all(&self, unit: Unit) -> Vec<i64> {
        self.0.setting().seats.iter().map(|seat| self.view().has(seat, unit)).collect()
    }

    /// The cash of the players, in table order.
    pub fn purses(&self) -> Vec<i64> {
        self.all(DOLLARS)
    }

    /// The net change of each player's cash since the start.
    pub fn net(&self) -> Vec<i64> {
        self.purses().into_iter().map(|cash| cash - 25_000).collect()
    }

    pub fn cards(&self) -> Vec<i64> {
        self.all(CARDS)
    }

    pub fn policies(&self) -> Vec<i64> {
        self.all(POLICIES)
    }

    /// Cars in the bank, on each lot, in the graveyard, stolen.
    pub fn cars(&self) -> Vec<i64> {
        let view = self.view();
        let mut all = vec![view.balance(Holder::Bank, CARS)];
        all.extend(self.all(CARS));
        all.extend([view.balance(GRAVEYARD, CARS), view.balance(STOLEN, CARS)]);
        assert_eq!(all.iter().sum::<i64>(), 24);
        all
    }

    /// The location of a car: `bank`, `red`, `graveyard`, `stolen red`.
    pub fn place(&self, car: u8) -> String {
        let seats = &self.0.setting().seats;
        match self.state().place(Car::new(car).unwrap()) {
            Where::Bank => "bank".to_owned(),
            Where::Graveyard => "graveyard".to_owned(),
            Where::Lot(seat) => seats.word(seat),
            Where::Stolen(seat) => format!("stolen {}", seats.word(seat)),
        }
    }

    pub fn debt(&self, who: &str) -> i64 {
        self.0.book().owed_by(self.seat(who), DOLLARS)
    }

    /// The phase and the players to act: `1.3 red`, `over `.
    pub fn stands(&self) -> String {
        format!("{} {}", self.stage(), self.whose())
    }

    /// The terms of the last act as message keys, such as `8000 value`; terms that did not apply are in brackets.
    pub fn description(&self) -> Vec<String> {
        let effect = self.0.explain(self.0.head()).unwrap();
        let postings = effect.postings.into_iter().flat_map(|posting| posting.terms);
        let findings = effect.findings.into_iter().flat_map(|finding| finding.terms);
        let write = |term: steward::engine::Term| {
            let what = term.what.key.id().trim_start_matches("auto-brocante-").to_owned();
            if term.applied { format!("{} {what}", term.amount) } else { format!("({what})") }
        };
        postings.chain(findings).map(write).collect()
    }
}
