//! Plays games of chance and reckons each a second time, after every entry:
//! `cargo run --release --no-default-features --example audit -- 10000`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]
#![allow(dead_code, missing_docs, reason = "it shares the walk of the tests")]

#[path = "../tests/common/walk.rs"]
mod walk;

use std::collections::BTreeMap;
use std::process::ExitCode;

use steward::audit::{Audited, audit};
use steward::engine::Journal;
use steward::games::automobile::Automobile;
use walk::Walkable;

/// A game of chance from beginning to end, with rulings of chance; every tenth on a board that nobody has read.
fn played(seed: u64) -> Journal<Automobile> {
    let mut dice = walk::dice(seed);
    let board = if seed % 10 == 9 { BTreeMap::new() } else { Automobile::practice() };
    let mut header = walk::header::<Automobile>(3 + seed as usize % 3, board, &mut dice);
    walk::any_rulings(&mut header, &mut dice);
    let mut journal = Journal::begin(header).unwrap();
    while !walk::over(&journal) {
        assert!(walk::step(&mut journal, &mut dice).is_some(), "seed {seed}: nobody can act");
    }
    journal
}

fn main() -> ExitCode {
    let number = |at: usize| std::env::args().nth(at).and_then(|text| text.parse::<u64>().ok());
    let (games, first) = (number(1).unwrap_or(10_000), number(2).unwrap_or(0));
    let mut entries = 0u64;
    for seed in first..first + games {
        let journal = played(seed);
        let header = serde_json::to_string(journal.header()).unwrap();
        let lines = journal.entries().iter().map(|entry| serde_json::to_string(entry).unwrap());
        match audit(&header, lines) {
            Ok(Audited::Agree(count)) => entries += u64::from(count),
            other => {
                println!("seed {seed}: {other:#?}");
                return ExitCode::FAILURE;
            }
        }
        if (seed - first + 1) % 500 == 0 {
            println!("{} games", seed - first + 1);
        }
    }
    println!("ok: {games} games, {entries} entries, both reckonings agree after each");
    ExitCode::SUCCESS
}
