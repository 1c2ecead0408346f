//! The laws of the engine, held to whole games of chance of every box in the list.

mod walk;

use std::collections::BTreeMap;

use steward::engine::board::WrittenBoard;
use steward::engine::{Game, Journal, Seat};
use steward::games::automobile::{Automobile, Setup};
use steward::preset::{AUTOMOBILE_PRACTICE, Preset};
use walk::{Dice, RngExt, Walkable};

impl Walkable for Automobile {
    fn setup(seats: usize, dice: &mut Dice) -> Setup {
        Setup { first: Seat::new(dice.random_range(0..seats as u8)), drawn: true }
    }

    fn practice() -> WrittenBoard {
        Preset::read(AUTOMOBILE_PRACTICE).unwrap().board(&Automobile::form(), AUTOMOBILE_PRACTICE).unwrap()
    }
}

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
        walk::explanation_adds_up(&journal);
        walk::undo_then_redo_is_identity(&journal);
        if look.contains(&journal.head()) {
            walk::laws_hold(&journal);
            walk::replay_is_the_live_book(&journal);
        }
        assert!(journal.entries().len() < 5000, "the game does not end");
    }
    walk::laws_hold(&journal);
    walk::replay_is_the_live_book(&journal);
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
