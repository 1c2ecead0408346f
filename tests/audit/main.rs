//! The second, independent reckoning of each box must agree with the first after every entry of whole games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]
#![allow(clippy::panic, reason = "a disagreement is named with its seed")]
#![allow(clippy::print_stdout, reason = "its figures are what a long run is for")]

mod autotock;
mod corrected;
mod independents;
mod near;
mod reasons;
mod referees;
#[path = "../common/walk.rs"]
mod walk;

use std::collections::BTreeMap;

use steward::audit::{Second, compare, second};
use steward::engine::board::WrittenBoard;
use steward::engine::entry::AmendPolicy;
use steward::engine::{First, Game, Journal};
use steward::session::{GameSession, Session};

fn agree<G: Game<Setup: From<First>>>(journal: &Journal<G>, books: &dyn Second, text: &str) {
    assert_eq!(compare(journal, books), None, "{} after {text}", G::WORD);
}

/// How many entries a game of chance may have: where nobody has money or cars left, Auto-Brocante has no end.
const LONGEST: usize = 3000;

/// Whether the game came to its end.
fn audited_game<G: Game<Setup: From<First>>>(board: WrittenBoard, seed: u64) -> bool {
    let mut dice = walk::dice(seed);
    let seats = *G::SEATS.start() + seed as usize % G::SEATS.count();
    let mut header = walk::header::<G>(seats, board, &mut dice);
    walk::any_rulings(&mut header, &mut dice);
    let json = serde_json::to_value(&header).unwrap();
    let mut books = second(&json).unwrap().unwrap_or_else(|| panic!("{} has no second reckoning", G::WORD));
    let mut journal = Journal::begin(header).unwrap();
    let mut audited = 0;
    agree(&journal, &*books, "set-up");
    while !walk::over(&journal) {
        let acted = walk::step(&mut journal, &mut dice);
        assert!(acted.is_some(), "seed {seed}: nobody can act in {:?}", G::stage(journal.view()));
        for entry in journal.entries().iter().skip(audited) {
            let line = serde_json::to_value(entry).unwrap();
            books.enter(&line).unwrap_or_else(|why| panic!("{} seed {seed}: {line}: {why}", G::WORD));
        }
        audited = journal.entries().len();
        if audited > LONGEST {
            return false;
        }
        let last = journal.entries().last().map(|entry| serde_json::to_string(entry).unwrap());
        agree(&journal, &*books, &format!("seed {seed}, {}", last.unwrap_or_default()));
    }
    true
}

/// Whole games of every box on the practice board, or on a board nobody has read.
struct Games {
    seeds: std::ops::Range<u64>,
    read: bool,
    /// Of this box alone.
    only: Option<String>,
}

impl walk::Visitor for Games {
    fn game<G: Game<Setup: From<First>>>(&mut self) {
        if self.only.as_ref().is_some_and(|only| only != G::WORD) {
            return;
        }
        let ended = self.seeds.clone().filter(|seed| {
            let board = if self.read { walk::practice::<G>() } else { BTreeMap::new() };
            audited_game::<G>(board, *seed)
        });
        let (games, ended) = (self.seeds.end - self.seeds.start, ended.count());
        println!("{}: {games} games agree, {ended} of them to their end", G::WORD);
    }
}

/// `GAMES=10000` plays so many games of each box instead of 200, `BOX=autotock` those of one box.
#[test]
fn two_hundred_games_of_every_box_agree_after_every_entry() {
    let games = std::env::var("GAMES").map_or(200, |games| games.parse().unwrap());
    let only = std::env::var("BOX").ok();
    assert!(
        only.as_ref().is_none_or(|only| Session::GAMES.contains(&only.as_str())),
        "no such box: {only:?}"
    );
    walk::visit(&mut Games { seeds: 0..games, read: true, only });
}

#[test]
fn games_on_a_board_nobody_has_read_agree_too() {
    walk::visit(&mut Games { seeds: 1000..1010, read: false, only: None });
}

/// Demo games cut short, one of their entries struck, what follows made whole, in each of the three ways.
#[test]
fn what_was_put_right_is_reckoned_twice_too() {
    for game in Session::GAMES {
        let demo = Session::demo(game).unwrap().unwrap();
        let header: serde_json::Value = serde_json::from_str(&demo.table().header_json()).unwrap();
        for (lines, was) in (8..demo.table().lines()).step_by(7).flat_map(|n| WAYS.map(|was| (n, was))) {
            let mut cut = demo.clone();
            cut.play().enter(&format!("back {lines}"), "").unwrap();
            let struck = format!("strike {}", cut.table().chain()[usize::try_from(lines).unwrap() / 2]);
            let Ok(amended) = cut.table().mend(&struck, was, &|step| format!("entry {step}")) else {
                continue;
            };
            cut.play().amend(amended.edits(), was, "", "").unwrap();
            let mut books = second(&header).unwrap().unwrap();
            for n in 1..=cut.table().lines() {
                let line = serde_json::from_str(&cut.table().line_json(n).unwrap()).unwrap();
                books
                    .enter(&line)
                    .unwrap_or_else(|why| panic!("{game} cut at {lines}, {was:?}, {line}: {why}"));
            }
        }
    }
}

const WAYS: [AmendPolicy; 3] = [AmendPolicy::Book, AmendPolicy::Table, AmendPolicy::Stand];
