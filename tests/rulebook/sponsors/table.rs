//! A table for the tests of this game; see `rulebook::table`.

use steward::engine::{Header, Rules, Term};
use steward::games::sponsors::Sponsors;
use steward::preset::Preset;

use crate::off_ledger::off_ledger;
use crate::rulebook::table;

/// A fixed board: a zone is A V S E V S, with red from square 1, blue from 7, green from 13, yellow from 19.
/// A card costs 2 million, and each category has 6 cards.
const BOARD: &str = include_str!("board.json");

pub type Table = table::Table<Sponsors>;

pub fn header(seats: usize, rulings: &str) -> Header {
    let board = Preset::parse(BOARD).unwrap().board(&Sponsors::schema(), BOARD).unwrap();
    table::header::<Sponsors>(seats, board, rulings)
}

impl Table {
    /// A new game after the deal, under rulings written `tie shared, sides opposite`.
    pub fn under(seats: usize, rulings: &str) -> Self {
        let mut table = Self::begin(header(seats, rulings));
        table.play("dealt");
        table
    }

    /// A new game after the deal.
    pub fn of(seats: usize) -> Self {
        Self::under(seats, "")
    }

    /// A new game with only these board values, before the deal.
    pub fn unread(seats: usize, rulings: &str, cells: &[&str]) -> Self {
        let mut header = header(seats, rulings);
        header.board.retain(|cell, _| cells.iter().any(|known| cell.starts_with(known)));
        Self::begin(header)
    }

    /// Four cars at the start, Red leading, then Blue, Green and Yellow, with four tokens each.
    pub fn race(rulings: &str) -> Self {
        let mut table = Self::under(4, rulings);
        table.play(
            "correct phase 4, bank > red 4 energy, bank > blue 4 energy, bank > green 4 energy, \
             bank > yellow 4 energy\ngrid red blue green yellow",
        );
        table
    }

    /// Three cars at the start, Red leading, then Blue and Green, with four tokens each.
    pub fn race_of_three(rulings: &str) -> Self {
        let mut table = Self::under(3, rulings);
        table.play(
            "correct phase 4, bank > red 4 energy, bank > blue 4 energy, bank > green 4 energy\n\
             grid red blue green",
        );
        table
    }

    /// An off-ledger value, by its word.
    #[track_caller]
    pub fn beside(&self, word: &str) -> String {
        off_ledger(&self.0).remove(word).unwrap_or_else(|| panic!("nothing under {word}"))
    }

    /// The prompt, as a message key without its file.
    pub fn now(&self) -> &'static str {
        Sponsors::stage(self.view()).prompt.key.id().trim_start_matches("sponsors-")
    }

    /// The terms of the last act, by message keys: `2 green; (slip-few)`.
    pub fn description(&self) -> String {
        self.terms().iter().map(written).collect::<Vec<_>>().join("; ")
    }

    fn terms(&self) -> Vec<Term> {
        let effect = self.0.explain(self.0.head()).unwrap();
        for finding in &effect.findings {
            assert!(finding.adds_up(), "{finding:?}");
        }
        let postings = effect.postings.into_iter().flat_map(|posting| posting.terms);
        postings.chain(effect.findings.into_iter().flat_map(|finding| finding.terms)).collect()
    }
}

fn written(term: &Term) -> String {
    let what = term.what.key.id().trim_start_matches("sponsors-").trim_start_matches("term-");
    match (term.applied, term.times) {
        (false, _) => format!("({what})"),
        (true, Some((count, each))) => format!("{count} x {each} {what}"),
        (true, None) => format!("{} {what}", term.amount),
    }
}
