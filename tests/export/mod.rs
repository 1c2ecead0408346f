//! Exports, parsed as their recipients would.

mod decided;
mod pages;
mod papers;
mod play_logs;
mod tables;

use steward::export::{Copy, Paper};
use steward::session::{Opening, Session};
use steward::words::Language;

pub fn demo(game: &str) -> Session {
    Session::demo(game).unwrap().unwrap()
}

/// A session of Automobile with this name for the first player, a correction and a note.
pub fn named(name: &str) -> Session {
    let contents = steward::session::game("automobile").unwrap();
    let names = [name, "Bruno", "Chloé"].map(str::to_owned).to_vec();
    let date = "2026-03-01T20:15:00+01:00".to_owned();
    let opening = Opening { id: "named".to_owned(), date, names, ..Opening::default() };
    let mut session = opening.begin(contents).unwrap();
    for line in ["drawn", "correct blue > bank 40 dollars: change", "note =pizza"] {
        session.enter_text(line, "2026-03-01T21:00:00+01:00").unwrap();
    }
    session
}

/// An export of a record with a known checksum.
pub fn copy<'a>(session: &'a Session, language: Language) -> Copy<'a> {
    Copy { table: session, language, fingerprint: "0123456789abcdef", minutes: 45, bgg: None }
}

pub fn written(session: &Session, paper: Paper) -> String {
    paper.write(&copy(session, Language::ENGLISH)).unwrap()
}

#[test]
fn everything_of_every_box_is_written_in_both_languages() {
    for game in steward::session::words() {
        let session = demo(game);
        for paper in Paper::ALL {
            let [english, french] = [Language::ENGLISH, Language::FRENCH]
                .map(|language| paper.write(&copy(&session, language)).unwrap());
            assert!(english.len() > 40, "{game}: {paper:?}");
            for text in [&english, &french] {
                assert!(!text.contains("export-"), "{game}: {paper:?} shows a message key");
            }
            let sentences = !matches!(paper, Paper::PlayLog);
            assert!(!sentences || english != french, "{game}: {paper:?} is the same in both languages");
        }
    }
}
