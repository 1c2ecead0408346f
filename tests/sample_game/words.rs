//! Headers and sessions of the sample game for tests.

use super::SampleGame;
use steward::engine::GameInfo;
use steward::engine::board::{Printed, Source, Value};
use steward::engine::{FORMAT, Header, Rules, Seats, Session};

/// A header with these players, starting cash and number of turns.
pub fn header(names: &[&str], purse: i64, turns: u32) -> Header {
    Header {
        steward: FORMAT,
        game: SampleGame::ID.to_owned(),
        rules: SampleGame::RULES,
        id: "toy-1".to_owned(),
        date: "2026-03-01T20:00:00-05:00".to_owned(),
        seats: Seats::named(names, SampleGame::COLOURS).unwrap(),
        preset: String::new(),
        board: [("tax purse", purse), ("tax turns", i64::from(turns))]
            .map(|(cell, value)| (cell.to_owned(), Printed(Value::Whole(value), Source::Board)))
            .into(),
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: Default::default(),
        position: None,
    }
}

/// A session of Red and Blue, with a hundred dollars each, after these lines.
pub fn journal(lines: &[&str]) -> Session {
    let mut journal = Session::begin(GameInfo::of::<SampleGame>(), header(&["Red", "Blue"], 100, 3)).unwrap();
    for line in lines {
        let verb = journal.parse(line).unwrap();
        journal.enter(verb, String::new()).unwrap_or_else(|rejection| panic!("{line}: {rejection}"));
    }
    journal
}
