//! The doors through which text from outside comes in, one function each, with what must hold whatever comes: no
//! panic, every answer can be written in every language without disturbing a screen, what is refused changes nothing, and
//! what is taken balances and reads back.

use std::path::Path;
use std::sync::OnceLock;

use steward::ask;
use steward::disk::beside;
use steward::preset::{Playthrough, Preset, demo};
use steward::record::Record;
use steward::session::counting::{self, Counted};
use steward::session::{GameSession, Opening, Session};
use steward::words::{Language, Line, render};

use crate::robustness::memory::Memory;

/// Demo games of every box, at their beginning, in the middle and at their end.
pub fn games() -> &'static [Session] {
    static GAMES: OnceLock<Vec<Session>> = OnceLock::new();
    GAMES.get_or_init(|| Session::GAMES.iter().flat_map(|game| stops(game)).collect())
}

fn stops(game: &str) -> Vec<Session> {
    let whole = Playthrough::read(demo(game).unwrap()).unwrap();
    let contents = Session::contents(game).unwrap();
    let mut session = Opening::of(&whole, &contents).unwrap().begin(&contents).unwrap();
    let mut stops = vec![session.clone()];
    for (n, line) in (1..).zip(&whole.lines) {
        session.play().enter(&line.text, "2026-03-01T20:15:00-05:00").unwrap();
        if n % 30 == 0 || n == whole.lines.len() {
            stops.push(session.clone());
        }
    }
    stops
}

/// A sentence is written in every language, and nothing in it disturbs a screen.
#[track_caller]
fn description(line: &Line) {
    for language in Language::ALL {
        let text = render(line, *language);
        assert!(!text.is_empty());
        let disturbs = |c: char| {
            c.is_control() && c != '\n' || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
        };
        assert!(!text.contains(disturbs), "{text:?}");
    }
}

/// A record: opened whole or up to a torn tail with nothing lost, or refused and left as it was.
pub fn record(bytes: &[u8]) {
    let path = Path::new("friday.steward");
    let disk = Memory::default();
    disk.put(path, bytes);
    match Record::<Session>::open(disk.arc(), path) {
        Ok(record) => {
            assert!(record.check().balanced);
            drop(record);
            let mut together = disk.has(path).unwrap();
            together.extend(disk.has(&beside(path, "torn")).unwrap_or_default());
            assert_eq!(together, bytes);
        }
        Err(fault) => {
            description(&fault.line());
            fault.suggestion().iter().for_each(description);
            assert_eq!(disk.has(path).unwrap(), bytes);
        }
    }
}

/// A preset of each box, or a game in notation.
pub fn preset(text: &str) {
    for game in Session::GAMES {
        let contents = Session::contents(game).unwrap();
        match Preset::read_for(game, text).and_then(|preset| preset.board(&contents.schema, text)) {
            Ok(_) => {}
            Err(fault) => description(&fault.what),
        }
    }
    if let Err(fault) = Playthrough::read(text) {
        description(&fault.what);
    }
}

/// A line of notation or of JSON, typed in some game.
pub fn typed(game: usize, text: &str) {
    let before = &games()[game % games().len()];
    let mut session = before.clone();
    let lines = before.table().lines();
    match session.play().enter(text, "") {
        Ok(n) => {
            assert!(session.table().balanced(), "{text:?}");
            assert_eq!(n, lines + 1);
            // The line it has become leads a second game to the same place.
            let line = session.table().line_json(n).unwrap();
            let mut again = before.clone();
            again.play().replay_entry(&line).unwrap_or_else(|fault| panic!("{text:?}: {line}: {fault:?}"));
            assert_eq!(again.table().line_json(n), Some(line));
        }
        Err(problem) => {
            description(&problem.line());
            problem.suggestion().iter().for_each(description);
            assert_eq!((session.table().lines(), session.table().head()), (lines, before.table().head()));
            assert!(session.table().balanced());
        }
    }
}

/// A count of cash or pieces, read at the table of some game.
pub fn counted(game: usize, text: &str) -> Option<Counted> {
    let session = &games()[game % games().len()];
    match counting::read(session.table(), text) {
        Ok(counted) => {
            assert!(counted.2 >= 0, "{text:?}");
            Some(counted)
        }
        Err(line) => {
            description(&line);
            None
        }
    }
}

/// The same, and then entered.
pub fn amount(game: usize, text: &str) {
    if let Some(counted) = counted(game, text) {
        let session = &games()[game % games().len()];
        let entry = counting::entry(session.table(), &[counted]);
        if let Err(problem) = session.clone().play().enter(&entry, "") {
            description(&problem.line());
        }
    }
}

fn answered(answer: Result<ask::Answer, ask::AskError>) {
    match answer {
        Ok(answer) => {
            description(&answer.headline);
            answer.steps.iter().for_each(description);
        }
        Err(question) => {
            description(&question.why);
            question.suggestion.iter().for_each(description);
        }
    }
}

/// The sheets of quick answers.
pub fn sheet(text: &str) {
    if let Ok(sheet) = serde_json::from_str(text) {
        answered(ask::losses(&sheet));
    }
    if let Ok(sheet) = serde_json::from_str(text) {
        answered(ask::sale(&sheet));
    }
}

/// Quick answers to figures.
pub fn question(figures: &[i64; 4]) {
    let [a, b, c, d] = *figures;
    answered(ask::payout(ask::Payout { turn: a as u8, losses: b, loans: c, character: None, rate: Some(d) }));
    answered(ask::payout(ask::Payout { turn: 4, losses: b, loans: c % 3, character: None, rate: None }));
    answered(ask::skip(a as u8));
    answered(ask::deal(b as usize));
}
