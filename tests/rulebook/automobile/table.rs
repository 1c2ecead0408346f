//! A table for the tests of this game; see `rulebook::table`.

use steward::engine::board::Source;
use steward::engine::transaction::holder_line;
use steward::engine::{Chart, Header, Holder, Rules, Seat, Term};
use steward::games::automobile::Automobile;
use steward::preset::Preset;
use steward::words::{Language, Line, render};

use crate::rulebook::table;

/// A fixed board, so that the practice board can change.
const BOARD: &str = include_str!("../board.json");

/// A game on this board in which Red chooses first and players are named after their colours.
pub type Table = table::Table<Automobile>;

fn header(seats: usize, rulings: &str) -> Header {
    let board = Preset::parse(BOARD).unwrap().board(&Automobile::schema(), BOARD).unwrap();
    table::header::<Automobile>(seats, board, rulings)
}

impl Table {
    /// A new game.
    pub fn of(seats: usize) -> Self {
        Self::begin(header(seats, ""))
    }

    /// A new game under rulings, written `closed-leads no, tie losses`.
    pub fn under(seats: usize, rulings: &str) -> Self {
        Self::led_by(0, seats, rulings)
    }

    /// A new game under rulings with the given first player.
    pub fn led_by(first: u8, seats: usize, rulings: &str) -> Self {
        let mut header = header(seats, rulings);
        header.setup.seat = Seat::new(first);
        Self::begin(header)
    }

    /// A new game with only these board values.
    pub fn unread(seats: usize, cells: &[&str]) -> Self {
        let mut header = header(seats, "");
        header.board.retain(|cell, _| cells.contains(&cell.as_str()));
        Self::begin(header)
    }

    pub fn cash(&self, who: &str) -> i64 {
        self.has(who, "dollars")
    }

    /// The cash of the players, in table order.
    pub fn purses(&self) -> Vec<i64> {
        let seats = &self.0.setting().seats;
        seats.iter().map(|seat| self.cash(&seats.word(seat))).collect()
    }

    /// The loss points of the players, in table order.
    pub fn points(&self) -> Vec<i64> {
        let seats = &self.0.setting().seats;
        seats.iter().map(|seat| self.has(&seats.word(seat), "losses")).collect()
    }

    pub fn debt(&self, who: &str) -> i64 {
        self.0.book().owed_by(self.seat(who), steward::games::automobile::units::DOLLARS)
    }

    /// The order of play, in colours.
    pub fn order(&self) -> String {
        let seats = &self.0.setting().seats;
        self.state().order.iter().map(|seat| seats.word(*seat)).collect::<Vec<_>>().join(" ")
    }

    /// The prompt.
    pub fn now(&self) -> Line {
        Automobile::stage(self.view()).prompt
    }

    /// The explanation of the last act as message keys, a line for each movement or finding: `red > bank 310
    /// dollars: 7 x 30 points (board), 2 x 50 interest`.
    pub fn description(&self) -> Vec<String> {
        self.explained(|holder, chart| chart.holder_word(holder).to_owned(), &|line| {
            let id = line.key.id().trim_start_matches("automobile-");
            id.trim_start_matches("term-").to_owned()
        })
    }

    /// The same rendered in English.
    pub fn description_in_english(&self) -> Vec<String> {
        let english = |line: &Line| render(line, Language::ENGLISH);
        let setting = self.0.setting();
        self.explained(|holder, chart| english(&holder_line(setting, chart, holder)), &english)
    }

    fn explained(
        &self,
        holder: impl Fn(Holder, &Chart) -> String,
        write: &dyn Fn(&Line) -> String,
    ) -> Vec<String> {
        let effect = self.0.explain(self.0.head()).unwrap();
        let (chart, seats) = (self.0.book().ledger.chart(), &self.0.setting().seats);
        let colours = |words: String| {
            let word = |word: &str| seats.find(word).map_or_else(|| word.to_owned(), |seat| seats.word(seat));
            words.split(' ').map(word).collect::<Vec<_>>().join(" ")
        };
        let mut lines = Vec::new();
        for posting in effect.postings {
            let sum: i64 = posting.terms.iter().map(|term| term.amount).sum();
            assert_eq!(sum, posting.movement.amount, "{posting:?}");
            let (from, to) = (holder(posting.movement.from, chart), holder(posting.movement.to, chart));
            let unit = chart.unit_word(posting.movement.unit);
            let moved = colours(format!("{from} > {to} {} {unit}", posting.movement.amount));
            lines.push(format!("{moved}: {}", terms(&posting.terms, write)));
        }
        for finding in effect.findings {
            assert!(finding.adds_up(), "{finding:?}");
            lines.push(format!(
                "{} {}: {}",
                write(&finding.what),
                finding.total,
                terms(&finding.terms, write)
            ));
        }
        lines
    }
}

fn terms(terms: &[Term], write: &dyn Fn(&Line) -> String) -> String {
    terms.iter().map(|each| term(each, write)).collect::<Vec<_>>().join("; ")
}

/// A term, such as `7 x 30 points (board)`; terms that did not apply are in brackets.
fn term(term: &Term, write: &dyn Fn(&Line) -> String) -> String {
    let mut text = match (term.applied, term.times) {
        (false, _) => String::new(),
        (true, Some((count, each))) => format!("{count} x {each} "),
        (true, None) => format!("{} ", term.amount),
    };
    text.push_str(&write(&term.what));
    match term.source {
        Source::Rules => {}
        source => text.push_str(&format!(" ({source:?})").to_lowercase()),
    }
    if term.applied { text } else { format!("({text})") }
}
