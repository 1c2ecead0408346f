//! A table for the tests of Autotock, on which cars are placed by correction; see `rulebook::table`.

use steward::engine::Rules;
use steward::engine::board::{Printed, Source, Value};
use steward::games::autotock::{Autotock, cars_out};
use steward::preset::Preset;
use steward::words::{Language, Line, render};

use crate::rulebook::table;

/// A fixed board: Go on 48, 12, 24 and 36; nitro 3, puncture 6 and reverse 9 squares after each.
const BOARD: &str = include_str!("board.json");

/// A game in which Red begins. With three or four players, Blue's Go is 12, Green's 24, Yellow's 36.
pub type Table = table::Table<Autotock>;

impl Table {
    /// A new game after the deal, Red to play.
    pub fn of(seats: usize) -> Self {
        Self::under(seats, "")
    }

    /// A new game after the deal, under rulings written `effects standing, experts yes`.
    pub fn under(seats: usize, rulings: &str) -> Self {
        let mut table = Self::undealt(seats, rulings, &[]);
        table.play("deal");
        table
    }

    /// A new game on a board without these cells, before the first deal.
    pub fn undealt(seats: usize, rulings: &str, unread: &[&str]) -> Self {
        let mut board = Preset::parse(BOARD).unwrap().board(&Autotock::schema(), BOARD).unwrap();
        board.retain(|cell, _| !unread.contains(&cell.as_str()));
        Self::begin(table::header::<Autotock>(seats, board, rulings))
    }

    /// A new game after the deal, with Red's garage branching off at another square.
    pub fn branching(branch: i64, rulings: &str) -> Self {
        let mut board = Preset::parse(BOARD).unwrap().board(&Autotock::schema(), BOARD).unwrap();
        board.insert("corner 1 branch".to_owned(), Printed(Value::Whole(branch), Source::Board));
        let mut table = Self::begin(table::header::<Autotock>(2, board, rulings));
        table.play("deal");
        table
    }

    /// Puts cars on the board, written `red 10, blue 12 stopped, blue v30`. Cars marked `stopped` ended a move there.
    pub fn put(&mut self, cars: &str) -> &mut Self {
        for car in cars.split(", ") {
            let words: Vec<&str> = car.split(' ').collect();
            let place = match words[1].split_at(1) {
                ("v", square) => format!("verge {square}"),
                ("g", place) => format!("garage {place}"),
                _ => format!("square {}", words[1]),
            };
            self.play(&format!("correct {} > {place} 1 cars {}", words[0], words[0]));
            if words.get(2) == Some(&"stopped") {
                self.play(&format!("correct {} {} stopped", words[0], words[1]));
            }
        }
        self
    }

    /// The places of a player's cars outside the paddock, in order: `12 g1 v30`.
    pub fn cars(&self, who: &str) -> String {
        let seat = self.seat(who);
        let cars = cars_out(self.view()).into_iter().filter(|car| car.owner == seat);
        let mut spots: Vec<String> = cars.map(|car| car.at.to_string()).collect();
        spots.sort();
        spots.join(" ")
    }

    /// The number of cards of a player.
    pub fn cards(&self, who: &str) -> i64 {
        self.view().has(self.seat(who), steward::games::autotock::units::CARDS)
    }

    /// The number of cards that a player owes for punctures.
    pub fn owes(&self, who: &str) -> u8 {
        self.view().state().owed.of(self.seat(who))
    }

    /// The player to act and the phase: `red 3`, ` 1`, `over`.
    pub fn stands(&self) -> String {
        let stage = Autotock::stage(self.view());
        if stage.over.is_some() { "over".to_owned() } else { format!("{} {}", self.whose(), stage.phase) }
    }

    /// The explanation of the last act in English.
    pub fn description(&self) -> Vec<String> {
        let english = |line: &Line| render(line, Language::ENGLISH);
        let effect = self.0.explain(self.0.head()).unwrap();
        let findings = effect.findings.into_iter().map(|finding| {
            assert!(finding.adds_up(), "{finding:?}");
            let terms = finding.terms.iter().map(|term| {
                let amount = if term.applied { term.amount.to_string() } else { "not".to_owned() };
                format!("{amount} {}", english(&term.what))
            });
            format!("{} {}: {}", english(&finding.what), finding.total, terms.collect::<Vec<_>>().join(", "))
        });
        findings.collect()
    }
}
