//! Journals of the sample game for the tests.

use super::{SampleGame, Setup};
use steward::engine::{FORMAT, Header, Journal, Rules, Seats};

/// A journal with these players, starting cash and number of turns.
pub fn header(names: &[&str], purse: i64, turns: u32) -> Header<SampleGame> {
    Header {
        steward: FORMAT,
        game: SampleGame::ID.to_owned(),
        rules: SampleGame::RULES,
        id: "toy-1".to_owned(),
        date: "2026-03-01T20:00:00-05:00".to_owned(),
        seats: Seats::named(names, SampleGame::COLOURS).unwrap(),
        preset: String::new(),
        board: Default::default(),
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: Setup { turns, purse },
        position: None,
    }
}

/// A journal of Red and Blue with a hundred dollars each, after these lines.
pub fn journal(lines: &[&str]) -> Journal<SampleGame> {
    let mut journal = Journal::begin(header(&["Red", "Blue"], 100, 3)).unwrap();
    for line in lines {
        let verb = journal.parse(line).unwrap();
        journal.enter(verb, String::new()).unwrap_or_else(|rejection| panic!("{line}: {rejection}"));
    }
    journal
}
