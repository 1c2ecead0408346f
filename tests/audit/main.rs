//! The second, independent reckoning of each box must agree with the first after every entry of whole games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]
#![allow(clippy::panic, reason = "a disagreement is named with its seed")]

#[path = "../common/walk.rs"]
mod walk;

use std::collections::BTreeMap;

use serde_json::{Value, json};
use steward::audit::automobile::Books;
use steward::audit::compare;
use steward::engine::board::WrittenBoard;
use steward::engine::{Game, Journal};
use steward::games::automobile::Automobile;
use walk::Walkable;

fn agree(journal: &Journal<Automobile>, books: &Books, text: &str) {
    assert_eq!(compare(journal, books), None, "after {text}");
}

fn audited_game(seats: usize, board: WrittenBoard, seed: u64) {
    let mut dice = walk::dice(seed);
    let mut header = walk::header::<Automobile>(seats, board, &mut dice);
    walk::any_rulings(&mut header, &mut dice);
    let mut books = Books::open(&serde_json::to_value(&header).unwrap()).unwrap();
    let mut journal = Journal::begin(header).unwrap();
    let mut audited = 0;
    agree(&journal, &books, "set-up");
    while !walk::over(&journal) {
        let acted = walk::step(&mut journal, &mut dice);
        assert!(acted.is_some(), "seed {seed}: nobody can act in {:?}", Automobile::stage(journal.view()));
        for entry in journal.entries().iter().skip(audited) {
            let line = serde_json::to_value(entry).unwrap();
            books.enter(&line).unwrap_or_else(|why| panic!("seed {seed}: {line}: {why}"));
        }
        audited = journal.entries().len();
        let last: Value =
            journal.entries().last().map_or(json!(null), |entry| serde_json::to_value(entry).unwrap());
        agree(&journal, &books, &format!("seed {seed}, {last}"));
    }
    assert_eq!(books.fortunes().len(), seats, "seed {seed}");
}

#[test]
fn two_hundred_games_of_automobile_agree_after_every_entry() {
    for seed in 0..200 {
        audited_game(3 + seed as usize % 3, Automobile::practice(), seed);
    }
}

#[test]
fn games_on_a_board_nobody_has_read_agree_too() {
    for seed in 1000..1010 {
        audited_game(3 + seed as usize % 3, BTreeMap::new(), seed);
    }
}
