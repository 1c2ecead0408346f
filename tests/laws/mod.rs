//! The laws of the engine, checked on whole random sessions of every game.

mod amends;
mod boards;
mod drafts;
mod grammar;
mod held;
mod instead;
mod lessons;
mod page;
mod sheets;
use crate::sample_game;
use crate::walk;
mod worksheets;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use sample_game::SampleGame;
use steward::engine::GameInfo;
use steward::engine::board::WrittenBoard;
use steward::engine::{Game, QuizQuestion, Session};
use steward::games::auto_brocante::AutoBrocante;
use steward::games::automobile::Automobile;
use steward::games::autotock::Autotock;
use steward::games::independents::Independents;
use steward::games::sponsors::Sponsors;
use walk::RngExt;

/// A check that is generic over the game.
trait Visitor {
    fn game<G: Game>(&mut self);
}

fn visit(visitor: &mut impl Visitor) {
    visitor.game::<Automobile>();
    visitor.game::<AutoBrocante>();
    visitor.game::<Sponsors>();
    visitor.game::<Independents>();
    visitor.game::<Autotock>();
}

/// Runs a check on the games of the program and on the sample game.
fn every_game(visitor: &mut impl Visitor) {
    crate::laws::visit(visitor);
    visitor.game::<SampleGame>();
}

fn whole_game<G: Game>(seats: usize, board: WrittenBoard, seed: u64, rulings: bool) -> Session {
    let mut dice = walk::dice(seed);
    let mut header = walk::header::<G>(seats, board, &mut dice);
    if rulings {
        walk::any_rulings::<G>(&mut header, &mut dice);
    }
    let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
    // To save time, only one session in eight is checked after every step.
    let always = seed.is_multiple_of(8);
    let look: Vec<u32> = (0..6).map(|_| dice.random_range(0..200)).collect();
    while !walk::over(&journal) {
        let act = walk::step::<G>(&mut journal, &mut dice);
        assert!(act.is_some(), "nobody can act in {:?}", journal.stage());
        assert!(journal.balanced(), "after {act:?} a unit does not add up");
        held::explanation_adds_up(&journal);
        held::undo_then_redo_is_identity(&journal);
        let looked_at = look.contains(&journal.head());
        if always || looked_at {
            held::check_laws::<G>(&journal);
        }
        if looked_at {
            held::check_replay::<G>(&journal);
        }
        assert!(journal.entries().len() < 5000, "the game does not end");
    }
    held::check_laws::<G>(&journal);
    held::nothing_is_done_after_the_end(&journal);
    held::check_replay::<G>(&journal);
    journal
}

/// Plays whole sessions of a game: with default rulings, with random rulings, or on an empty board.
struct Games {
    kind: Kind,
    seeds: Range<u64>,
}

enum Kind {
    Default,
    AnyRulings,
    Unread,
}

impl Visitor for Games {
    fn game<G: Game>(&mut self) {
        for seats in G::SEATS {
            for seed in self.seeds.clone() {
                match self.kind {
                    Kind::Default => whole_game::<G>(seats, walk::practice::<G>(), seed, false),
                    Kind::AnyRulings => whole_game::<G>(seats, walk::practice::<G>(), seed, true),
                    Kind::Unread => whole_game::<G>(seats, BTreeMap::new(), seed + seats as u64, true),
                };
            }
        }
    }
}

#[test]
fn random_sessions_hold_the_laws() {
    every_game(&mut Games { kind: Kind::Default, seeds: 0..8 });
}

#[test]
fn random_sessions_hold_the_laws_under_any_rulings() {
    every_game(&mut Games { kind: Kind::AnyRulings, seeds: 100..108 });
}

#[test]
fn random_sessions_hold_the_laws_on_an_unread_board() {
    every_game(&mut Games { kind: Kind::Unread, seeds: 200..201 });
}

/// Amends every entry of random sessions in every way.
struct PutRight;

impl Visitor for PutRight {
    fn game<G: Game>(&mut self) {
        for seed in 300..306 {
            let (journal, mut dice) = amends::begun::<G>(seed, 20 + 15 * (seed as usize % 6));
            for _ in 0..6 {
                amends::check_amend_laws::<G>(&journal, &mut dice);
            }
        }
    }
}

#[test]
fn amends_in_random_sessions_hold_the_laws() {
    every_game(&mut PutRight);
}

/// Plays the led first turn for every number of players.
struct Led;

impl Visitor for Led {
    fn game<G: Game>(&mut self) {
        for seats in G::SEATS {
            let mut asked = BTreeSet::new();
            let mut phases: BTreeMap<u8, usize> = BTreeMap::new();
            for seed in 400..403 {
                let mut dice = walk::dice(seed);
                let header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
                let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
                while !walk::over(&journal) && journal.stage().turn <= 1 && journal.entries().len() < 400 {
                    // Secret phases have no quiz questions.
                    let open = journal.offers().iter().filter(|offer| !offer.reveals_secret).count();
                    let most = phases.entry(journal.stage().phase).or_default();
                    *most = open.max(*most);
                    lessons::is_taught::<G>(&journal, &mut asked);
                    walk::step::<G>(&mut journal, &mut dice).unwrap();
                }
            }
            for (phase, open) in phases {
                let questions = asked.iter().filter(|(of, _)| *of == phase).count();
                assert!(
                    questions >= open.min(2),
                    "{}, {seats} seats: {questions} questions in phase {phase}",
                    G::ID
                );
            }
        }
    }
}

#[test]
fn the_first_turn_of_every_game_is_taught_to_its_end_from_every_number_of_seats() {
    crate::laws::visit(&mut Led);
}

#[test]
fn every_phase_of_the_demo_games_has_two_quiz_questions() {
    for game in steward::session::words() {
        let mut demo = Session::demo(game).unwrap().unwrap();
        let mut asked: BTreeMap<u8, usize> = BTreeMap::new();
        for line in demo.chain().to_vec() {
            demo.enter_text(&format!("back {line}"), "").unwrap();
            let stage = demo.stage();
            if stage.over.is_none() {
                let most = asked.entry(stage.phase).or_default();
                *most = QuizQuestion::all(&demo).len().max(*most);
            }
        }
        assert!(asked.values().all(|most| *most >= 2), "{game}: {asked:?}");
    }
}
