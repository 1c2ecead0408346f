//! A table for the tests of this game; see `rulebook::table`.

use steward::engine::board::{Printed, Source, Value, WrittenBoard};
use steward::engine::{Header, Seat, Term};
use steward::games::independents::Independents;
use steward::words::Line;

use crate::rulebook::table;

pub type Table = table::Table<Independents>;

/// Six sections in each category, eight companies with 4, 3 and 3 circles, forty disks of each colour.
fn board() -> WrittenBoard {
    let mut cells: Vec<(String, i64)> = Vec::new();
    for category in ["models", "engineering", "promotions"] {
        cells.push((format!("sections {category} count"), 6));
    }
    for company in 1..=8 {
        for (category, circles) in [("models", 4), ("engineering", 3), ("promotions", 3)] {
            cells.push((format!("company {company} {category}"), circles));
        }
    }
    cells.extend([("box companies count".to_owned(), 8), ("box disks count".to_owned(), 40)]);
    cells.into_iter().map(|(cell, value)| (cell, Printed(Value::Whole(value), Source::Board))).collect()
}

fn header(seats: usize, rulings: &str) -> Header {
    table::header::<Independents>(seats, board(), rulings)
}

impl Table {
    /// A game before setup, under rulings written `unspent lost, years 2`.
    pub fn unlaid(seats: usize, rulings: &str) -> Self {
        Self::begin(header(seats, rulings))
    }

    /// A game with only these board values.
    pub fn unread(seats: usize, cells: &[&str]) -> Self {
        let mut header = header(seats, "");
        header.board.retain(|cell, _| cells.contains(&cell.as_str()));
        Self::begin(header)
    }

    /// A game at its first selective step, with the track in table order and companies 1, 2, 3….
    pub fn of(seats: usize, rulings: &str) -> Self {
        let mut table = Self::unlaid(seats, rulings);
        let words: Vec<String> = table.0.setting().seats.iter().map(|seat| table.word(seat)).collect();
        if seats > 2 {
            table.play(&format!("order {}", words[1..].join(" ")));
        }
        for (company, word) in (1..).zip(&words) {
            table.play(&format!("{word} company {company}"));
        }
        table
    }

    /// A game in another step of the first year.
    pub fn at(seats: usize, rulings: &str, category: &str, step: u8) -> Self {
        let mut table = Self::of(seats, rulings);
        table.play(&format!("correct phase 1 {category} {step}"));
        table
    }

    fn word(&self, seat: Seat) -> String {
        self.0.setting().seats.word(seat)
    }

    /// The disks of a player at a place, or in the selective pool if the place is the player.
    pub fn disks(&self, who: &str, place: &str) -> i64 {
        self.has(place, &format!("disks {who}"))
    }

    /// The victory tokens of the players, in table order.
    pub fn tokens(&self) -> Vec<i64> {
        let seats = self.0.setting().seats.iter();
        seats.map(|seat| self.has(&self.word(seat), "tokens")).collect()
    }

    /// The turn-order track, as colours.
    pub fn track(&self) -> String {
        self.colours(&self.state().order)
    }

    /// The passing lane, as colours.
    pub fn lane(&self) -> String {
        self.colours(self.state().step.lane())
    }

    /// The explanation of the last act as message keys: `models 1 > bank 2: 2 half-lost`.
    pub fn description(&self) -> Vec<String> {
        let effect = self.0.explain(self.0.head()).unwrap();
        let chart = self.0.book().ledger.chart();
        let short = |line: &Line| {
            line.key.id().trim_start_matches("independents-").trim_start_matches("term-").to_owned()
        };
        let terms = |terms: &[Term]| {
            terms.iter().map(|term| description(term, &short)).collect::<Vec<_>>().join("; ")
        };
        let mut lines = Vec::new();
        for posting in effect.postings {
            let moved = posting.movement;
            let (from, to) = (chart.holder_word(moved.from), chart.holder_word(moved.to));
            lines.push(format!("{from} > {to} {}: {}", moved.amount, terms(&posting.terms)));
        }
        for finding in effect.findings {
            assert!(finding.adds_up(), "{finding:?}");
            lines.push(format!("{} {}: {}", short(&finding.what), finding.total, terms(&finding.terms)));
        }
        lines
    }
}

fn description(term: &Term, short: &dyn Fn(&Line) -> String) -> String {
    match term.applied {
        true => format!("{} {}", term.amount, short(&term.what)),
        false => format!("({})", short(&term.what)),
    }
}
