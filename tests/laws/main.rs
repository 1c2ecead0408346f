//! The laws of the engine, held to whole games of chance of every box in the list.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]

mod held;
#[path = "../common/walk.rs"]
mod walk;

use std::collections::BTreeMap;

use steward::engine::board::WrittenBoard;
use steward::engine::{Game, Journal};
use steward::games::automobile::Automobile;
use walk::{RngExt, Walkable};

fn whole_game<G: Walkable>(seats: usize, board: WrittenBoard, seed: u64, rulings: bool) -> Journal<G> {
    let mut dice = walk::dice(seed);
    let mut header = walk::header::<G>(seats, board, &mut dice);
    if rulings {
        walk::any_rulings(&mut header, &mut dice);
    }
    let mut journal = Journal::begin(header).unwrap();
    let look: Vec<u32> = (0..6).map(|_| dice.random_range(0..200)).collect();
    while !walk::over(&journal) {
        let act = walk::step(&mut journal, &mut dice);
        assert!(act.is_some(), "nobody can act in {:?}", G::stage(journal.view()));
        held::explanation_adds_up(&journal);
        held::undo_then_redo_is_identity(&journal);
        if look.contains(&journal.head()) {
            held::laws_hold(&journal);
            held::replay_is_the_live_book(&journal);
        }
        assert!(journal.entries().len() < 5000, "the game does not end");
    }
    held::laws_hold(&journal);
    held::replay_is_the_live_book(&journal);
    journal
}

#[test]
fn games_of_chance_hold_the_laws() {
    for seats in Automobile::SEATS {
        for seed in 0..8 {
            whole_game::<Automobile>(seats, Automobile::practice(), seed, false);
        }
    }
}

#[test]
fn games_of_chance_hold_the_laws_under_any_rulings() {
    for seats in Automobile::SEATS {
        for seed in 100..108 {
            whole_game::<Automobile>(seats, Automobile::practice(), seed, true);
        }
    }
}

#[test]
fn games_of_chance_hold_the_laws_on_a_board_nobody_has_read() {
    for seats in Automobile::SEATS {
        whole_game::<Automobile>(seats, BTreeMap::new(), 200 + seats as u64, true);
    }
}
