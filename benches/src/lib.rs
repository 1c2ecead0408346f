//! What the benchmarks share: the busiest session at any length, and a screen without a window.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a measure that cannot go on stops"
)]

#[cfg(feature = "window")]
pub mod screen;
#[path = "../../tests/common/walk.rs"]
#[allow(missing_docs, dead_code, reason = "the tests' own players, who need no page of their own")]
pub mod walk;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use steward::engine::GameInfo;
use steward::engine::{Game, Rules};
use steward::games::auto_brocante::AutoBrocante;
use steward::games::automobile::Automobile;
use steward::games::autotock::Autotock;
use steward::games::independents::Independents;
use steward::games::sponsors::Sponsors;
use steward::platform::Files;
use steward::preset::Playthrough;
use steward::record::Record;
use steward::session::{Opening, Session};

/// The numbers of entries at which growth is measured.
pub const LENGTHS: [u32; 4] = [100, 1_000, 10_000, 100_000];

const FIVE: &str = include_str!("../../tests/playthroughs/automobile/5-players.txt");
/// The act of turn 4 that the busiest screen is ready for.
const READY: &str = "distributors red 5:1 11:3";

/// The lines of a game of Automobile with five players up to phase 5 of turn 4.
fn to_the_sheet(whole: &Playthrough) -> Vec<&str> {
    let lines = whole.lines.iter().map(|line| line.text.as_str());
    lines.take_while(|text| !text.starts_with(READY)).collect()
}

/// Ten entries that leave the balances unchanged: movements by hand and back, an undone act, a note, a count.
const TEN: [&str; 8] = [
    "correct bank > red 100 dollars",
    "correct red > bank 100 dollars",
    "correct bank > blue 2 losses, bank > green 1 cubes",
    "correct blue > bank 2 losses, green > bank 1 cubes",
    "note the soup is ready",
    "count red 100 dollars",
    "correct bank > black 10 dollars",
    "correct black > bank 10 dollars",
];

/// A session of five in phase 5 of turn 4 of Automobile, with this many entries.
pub fn busiest(entries: u32) -> Session {
    let whole = Playthrough::parse(FIVE).unwrap();
    let contents = steward::session::game(&whole.game).unwrap();
    let opening = Opening { id: format!("grown-{entries}"), ..Opening::of(&whole, contents).unwrap() };
    let mut session = opening.begin(contents).unwrap();
    let enter = |session: &mut Session, text: &str| {
        session.enter_text(text, "2026-03-01T20:15:00+00:00").unwrap_or_else(|why| panic!("{text}: {why}"));
    };
    for text in to_the_sheet(&whole) {
        if session.lines() < entries {
            enter(&mut session, text);
        }
    }
    let sell = "blue sell 15 premium";
    while session.lines() + 10 <= entries {
        TEN.iter().for_each(|text| enter(&mut session, text));
        let head = session.head();
        enter(&mut session, sell);
        enter(&mut session, &format!("back {head}"));
    }
    while session.lines() < entries {
        enter(&mut session, "note the soup is cold");
    }
    session
}

/// Writes a session to a new file and returns its path.
pub fn written(folder: &Path, name: &str, session: Session) -> PathBuf {
    std::fs::create_dir_all(folder).unwrap();
    let path = folder.join(name).with_extension("steward");
    for old in [path.clone(), steward::disk::beside(&path, "lock")] {
        if old.exists() {
            std::fs::remove_file(old).unwrap();
        }
    }
    drop(Record::create_of(Arc::new(Files), &path, session).unwrap());
    path
}

/// The folder for the records of the benchmarks.
pub fn folder() -> PathBuf {
    std::env::temp_dir().join("steward-benches")
}

/// Whole random games: the id of each game, and a function that plays the game of a seed and returns the number of acts.
pub const WHOLE: [(&str, fn(u64) -> usize); 5] = [
    (Automobile::ID, one_whole::<Automobile>),
    (AutoBrocante::ID, one_whole::<AutoBrocante>),
    (Sponsors::ID, one_whole::<Sponsors>),
    (Independents::ID, one_whole::<Independents>),
    (Autotock::ID, one_whole::<Autotock>),
];

/// Plays a random game to its end, reads the results after every act, and returns the number of acts.
fn one_whole<G: Game>(seed: u64) -> usize {
    let mut dice = walk::dice(seed);
    let seats = *G::SEATS.start() + seed as usize % G::SEATS.count();
    let mut journal =
        Session::begin(GameInfo::of::<G>(), walk::header::<G>(seats, walk::practice::<G>(), &mut dice))
            .unwrap();
    while !walk::over(&journal) {
        walk::step::<G>(&mut journal, &mut dice).unwrap();
        assert!(journal.balanced(), "a unit does not add up");
    }
    journal.entries().len()
}
