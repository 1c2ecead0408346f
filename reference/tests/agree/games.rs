//! Whole sessions of every game.

use std::ops::Range;

use serde_json::Value;
use steward::engine::GameInfo;
use steward::engine::board::WrittenBoard;
use steward::engine::entry::{AmendPolicy, Amendment, Verb};
use steward::engine::{Game, Session};

use super::compare::compare;
use super::walk;

/// How many entries a game of chance may have: where nobody has money or cars left, Auto-Brocante has no end.
const LONGEST: usize = 3000;

/// Whether the game came to its end.
pub fn game<G: Game>(board: WrittenBoard, seed: u64) -> bool {
    let mut dice = walk::dice(seed);
    let seats = *G::SEATS.start() + seed as usize % G::SEATS.count();
    let mut header = walk::header::<G>(seats, board, &mut dice);
    walk::any_rulings::<G>(&mut header, &mut dice);
    let mut reference = reference::open(&serde_json::to_value(&header).unwrap()).unwrap();
    let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
    let mut compared = 0;
    assert_eq!(compare(&journal, &*reference), None, "{} seed {seed}: set-up", G::ID);
    while !walk::over(&journal) {
        let acted = walk::step::<G>(&mut journal, &mut dice);
        assert!(acted.is_some(), "{} seed {seed}: nobody can act in {:?}", G::ID, journal.stage());
        for entry in journal.entries().iter().skip(compared) {
            let line = serde_json::to_value(entry).unwrap();
            reference.enter(&line).unwrap_or_else(|why| panic!("{} seed {seed}: {line}: {why}", G::ID));
        }
        compared = journal.entries().len();
        if compared > LONGEST {
            return false;
        }
        let last = journal.entries().last();
        assert_eq!(compare(&journal, &*reference), None, "{} seed {seed} after {last:?}", G::ID);
    }
    true
}

/// Plays whole games on such a board.
fn games<G: Game>(seeds: Range<u64>, board: fn() -> WrittenBoard) {
    let ended = seeds.clone().filter(|seed| game::<G>(board(), *seed)).count();
    println!("{}: {} games agree, {ended} of them to their end", G::ID, seeds.end - seeds.start);
}

/// Cuts a demo game short, strikes one of its entries and makes whole what follows, in each of the three ways.
fn put_right<G: Game>() {
    let demo = Session::demo(G::ID).unwrap().unwrap();
    let header: Value = serde_json::from_str(&demo.header_json()).unwrap();
    for (lines, was) in (8..demo.lines()).step_by(7).flat_map(|n| WAYS.map(|was| (n, was))) {
        let mut cut = demo.clone();
        cut.enter_text(&format!("back {lines}"), "").unwrap();
        let struck = format!("strike {}", cut.chain()[usize::try_from(lines).unwrap() / 2]);
        let amendment = Amendment::of(cut.read_edits(&struck).unwrap(), was);
        let Ok(mended) = cut.mend(&amendment, &|step| format!("entry {step}")) else {
            continue;
        };
        cut.enter(Verb::Amend(mended), String::new()).unwrap();
        let mut reference = reference::open(&header).unwrap();
        for n in 1..=cut.lines() {
            let line = serde_json::from_str(&cut.line_json(n).unwrap()).unwrap();
            reference
                .enter(&line)
                .unwrap_or_else(|why| panic!("{} cut at {lines}, {was:?}, {line}: {why}", G::ID));
        }
    }
}

const WAYS: [AmendPolicy; 3] = [AmendPolicy::Book, AmendPolicy::Table, AmendPolicy::Stand];

/// The same tests for every game, so that one can be run alone: `cargo test -p reference autotock::`.
macro_rules! of_every_game {
    ($($name:ident: $game:ty),+ $(,)?) => {$(
        mod $name {
            use crate::{corrected, count, near, walk};

            #[test]
            fn two_hundred_games_agree_after_every_entry() {
                super::games::<$game>(0..count("GAMES", 200), walk::practice::<$game>);
            }

            #[test]
            fn games_on_a_board_nobody_has_read_agree() {
                super::games::<$game>(1000..1010, Default::default);
            }

            #[test]
            fn what_was_put_right_agrees() {
                super::put_right::<$game>();
            }

            #[test]
            fn nearly_legal_acts_are_refused_by_both() {
                near::refused_by_both::<$game>();
            }

            #[test]
            fn corrections_agree() {
                corrected::corrections_agree::<$game>();
            }
        }
    )+};
}

of_every_game! {
    auto_brocante: steward::games::auto_brocante::AutoBrocante,
    automobile: steward::games::automobile::Automobile,
    autotock: steward::games::autotock::Autotock,
    independents: steward::games::independents::Independents,
    sponsors: steward::games::sponsors::Sponsors,
}
