//! Plays games of chance of every box, or of one, and reckons each a second time, after every entry:
//! `cargo run --release --no-default-features --example audit -- 10000 automobile`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]
#![allow(dead_code, missing_docs, reason = "it shares the walk of the tests")]

#[path = "../tests/common/walk.rs"]
mod walk;

use std::collections::BTreeMap;

use steward::audit::{Audited, audit};
use steward::engine::{First, Game, Journal};

/// A game of chance from beginning to end, with rulings of chance; every tenth on a board that nobody has read.
fn played<G: Game<Setup: From<First>>>(seed: u64) -> Journal<G> {
    let mut dice = walk::dice(seed);
    let board = if seed % 10 == 9 { BTreeMap::new() } else { walk::practice::<G>() };
    let seats = *G::SEATS.start() + seed as usize % G::SEATS.count();
    let mut header = walk::header::<G>(seats, board, &mut dice);
    walk::any_rulings(&mut header, &mut dice);
    let mut journal = Journal::begin(header).unwrap();
    while !walk::over(&journal) {
        assert!(walk::step(&mut journal, &mut dice).is_some(), "seed {seed}: nobody can act");
    }
    journal
}

/// So many games of each box, or of the one that is named.
struct Games {
    count: u64,
    only: Option<String>,
}

impl walk::Visitor for Games {
    fn game<G: Game<Setup: From<First>>>(&mut self) {
        if self.only.as_deref().is_some_and(|word| word != G::WORD) {
            return;
        }
        let mut entries = 0u64;
        for seed in 0..self.count {
            let journal = played::<G>(seed);
            let header = serde_json::to_string(journal.header()).unwrap();
            let lines = journal.entries().iter().map(|entry| serde_json::to_string(entry).unwrap());
            match audit(&header, lines) {
                Ok(Audited::Agree(count)) => entries += u64::from(count),
                other => panic!("{} seed {seed}: {other:#?}", G::WORD),
            }
            if (seed + 1) % 500 == 0 {
                println!("{}: {} games", G::WORD, seed + 1);
            }
        }
        println!(
            "ok: {} games of {}, {entries} entries, both reckonings agree after each",
            self.count,
            G::WORD
        );
    }
}

fn main() {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(10_000);
    walk::visit(&mut Games { count, only: std::env::args().nth(2) });
}
