//! One function for each kind of input from outside. Each checks that nothing panics, that every message renders in every language
//! without control characters, that refused input changes nothing, and that accepted input balances and survives a round trip.

use std::path::Path;
use std::sync::OnceLock;

use steward::ask;
use steward::disk::beside;
use steward::preset::{Playthrough, Preset, demo};
use steward::record::Record;
use steward::session::counting::{self, Counted};
use steward::session::{Opening, Session};
use steward::words::{Language, Line, render};

use super::memory::Memory;

/// The demo of every game at its beginning, every thirty lines, and at its end.
pub fn games() -> &'static [Session] {
    static GAMES: OnceLock<Vec<Session>> = OnceLock::new();
    GAMES.get_or_init(|| steward::session::words().flat_map(stops).collect())
}

fn stops(game: &str) -> Vec<Session> {
    let whole = Playthrough::parse(demo(game).unwrap()).unwrap();
    let contents = steward::session::game(game).unwrap();
    let mut session = Opening::of(&whole, contents).unwrap().begin(contents).unwrap();
    let mut stops = vec![session.clone()];
    for (n, line) in (1..).zip(&whole.lines) {
        session.enter_text(&line.text, "2026-03-01T20:15:00-05:00").unwrap();
        if n % 30 == 0 || n == whole.lines.len() {
            stops.push(session.clone());
        }
    }
    stops
}

/// Checks that a message renders in every language without control characters.
#[track_caller]
fn check_message(line: &Line) {
    for language in Language::ALL {
        let text = render(line, *language);
        assert!(!text.is_empty());
        let disturbs = |c: char| {
            c.is_control() && c != '\n' || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
        };
        assert!(!text.contains(disturbs), "{text:?}");
    }
}

/// Checks that a record opens, complete or up to a torn end without loss, or that it is refused and left unchanged.
pub fn record(bytes: &[u8]) {
    let path = Path::new("friday.steward");
    let disk = Memory::default();
    disk.put(path, bytes);
    match Record::open(disk.arc(), path) {
        Ok(record) => {
            assert!(record.check().balanced);
            drop(record);
            let mut together = disk.has(path).unwrap();
            together.extend(disk.has(&beside(path, "torn")).unwrap_or_default());
            assert_eq!(together, bytes);
        }
        Err(fault) => {
            check_message(&fault.line());
            fault.suggestion().iter().for_each(check_message);
            assert_eq!(disk.has(path).unwrap(), bytes);
        }
    }
}

/// A preset of each game, or a playthrough.
pub fn preset(text: &str) {
    for game in steward::session::words() {
        let contents = steward::session::game(game).unwrap();
        match Preset::parse_for(game, text).and_then(|preset| preset.board(&contents.schema(), text)) {
            Ok(_) => {}
            Err(fault) => check_message(&fault.what),
        }
    }
    if let Err(fault) = Playthrough::parse(text) {
        check_message(&fault.what);
    }
}

/// A line of notation or JSON, entered in one of the sessions.
pub fn typed(game: usize, text: &str) {
    let before = &games()[game % games().len()];
    let mut session = before.clone();
    let lines = before.lines();
    match session.enter_text(text, "") {
        Ok(n) => {
            assert!(session.balanced(), "{text:?}");
            assert_eq!(n, lines + 1);
            // The stored line brings a second session to the same position.
            let line = session.line_json(n).unwrap();
            let mut again = before.clone();
            again.replay_line(&line, false).unwrap_or_else(|fault| panic!("{text:?}: {line}: {fault:?}"));
            assert_eq!(again.line_json(n), Some(line));
        }
        Err(problem) => {
            check_message(&problem.line());
            problem.suggestion().iter().for_each(check_message);
            assert_eq!((session.lines(), session.head()), (lines, before.head()));
            assert!(session.balanced());
        }
    }
}

/// A count of cash or pieces, parsed in one of the sessions.
pub fn counted(game: usize, text: &str) -> Option<Counted> {
    let session = &games()[game % games().len()];
    match counting::parse(session, text) {
        Ok(counted) => {
            assert!(counted.2 >= 0, "{text:?}");
            Some(counted)
        }
        Err(line) => {
            check_message(&line);
            None
        }
    }
}

/// Parses and enters a count.
pub fn amount(game: usize, text: &str) {
    if let Some(counted) = counted(game, text) {
        let session = &games()[game % games().len()];
        let entry = counting::entry(session, &[counted]);
        if let Err(problem) = session.clone().enter(entry, String::new()) {
            check_message(&problem.line());
        }
    }
}

fn answered(answer: Result<ask::Answer, ask::AskError>) {
    match answer {
        Ok(answer) => {
            check_message(&answer.headline);
            answer.steps.iter().for_each(check_message);
        }
        Err(question) => {
            check_message(&question.why);
            question.suggestion.iter().for_each(check_message);
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

/// Quick answers to any numbers.
pub fn question(figures: &[i64; 4]) {
    let [a, b, c, d] = *figures;
    answered(ask::payout(ask::Payout { turn: a as u8, losses: b, loans: c, character: None, rate: Some(d) }));
    answered(ask::payout(ask::Payout { turn: 4, losses: b, loans: c % 3, character: None, rate: None }));
    answered(ask::skip(a as u8));
    answered(ask::deal(b as usize));
}
