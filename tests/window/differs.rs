//! Opening a record with divergences: they are shown, and the table decides once.

use std::path::PathBuf;
use std::sync::Arc;

use steward::desk::Action;
use steward::engine::{Holder, Resolution, Seat};
use steward::msg;
use steward::platform::Files;
use steward::record::Record;
use steward::words::{Language, keys};

use crate::driven::{
    Window, both, buttons, description, enabled, last, press, press_anywhere, said, settle, shows, table,
    word,
};
use crate::room::{Folder, desk, speaking};

/// A game in which entry 2, a loan, is recorded with 400 dollars.
fn changed(folder: &Folder) -> PathBuf {
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut record = Record::open(Arc::new(Files), &path).unwrap();
    record.enter("red loan").unwrap();
    drop(record);
    let text = std::fs::read_to_string(&path).unwrap();
    let unsigned = |line: &str| format!("{}}}\n", line.split(",\"sum\"").next().unwrap());
    let mut lines: Vec<String> = text.lines().map(unsigned).collect();
    assert!(lines[2].contains(r#"["bank","p1","dollars",500]"#), "{}", lines[2]);
    lines[2] = lines[2].replace("500", "400");
    std::fs::write(&path, lines.concat()).unwrap();
    path
}

fn opened(folder: &Folder, language: Language, path: &std::path::Path) -> Window {
    let mut window = desk(folder, speaking(language));
    window.state_mut().give(Action::Open(path.to_owned()));
    settle(&mut window);
    window
}

fn cash(window: &Window) -> i64 {
    let table = table(window);
    let dollars = table.chart().find_unit("dollars").unwrap();
    table.balance(Holder::Seat(Seat::new(0)), dollars)
}

fn waits(language: Language) -> String {
    said(language, &msg!(keys::differs::WAITS, count = 1))
}

#[test]
fn entries_that_do_something_else_are_shown_and_decided_either_way_once() {
    both(|language| {
        for (way, answer, less) in [
            (Resolution::AsPlayed(None), keys::differs::AS_PLAYED, 100),
            (Resolution::ByTheRule, keys::differs::BY_RULE, 0),
        ] {
            let folder = Folder::new();
            let path = changed(&folder);
            let mut window = opened(&folder, language, &path);
            let title = word(language, keys::differs::TITLE);
            assert!(shows(&window, &title), "{:#?}", description(&window));
            let entry = said(language, &table(&window).describe_line(2).unwrap());
            assert!(shows(&window, &entry), "the entry is named: {entry}");
            let both_numbers = ["400", "500"].iter().all(|number| shows(&window, number));
            assert!(both_numbers, "{:#?}", description(&window));
            let before = cash(&window);
            press(&mut window, &word(language, answer));
            assert_eq!(cash(&window), before - less, "{way:?}");
            assert!(!shows(&window, &title) && buttons(&window, &waits(language)).is_empty());
            let corrected = last(&window).starts_with("correct red > bank 100 dollars: ");
            assert_eq!(corrected, way == Resolution::AsPlayed(None), "{}", last(&window));
            drop(window);
            let window = opened(&folder, language, &path);
            assert!(!shows(&window, &title), "it is asked once");
            assert_eq!(cash(&window), before - less);
            let settled = table(&window).divergences()[0].resolved.unwrap();
            assert_eq!(settled == Resolution::ByTheRule, way == Resolution::ByTheRule);
        }
    });
}

#[test]
fn who_decides_later_finds_the_entries_along_the_bottom() {
    both(|language| {
        let folder = Folder::new();
        let mut window = opened(&folder, language, &changed(&folder));
        press(&mut window, &word(language, keys::differs::LATER));
        let title = word(language, keys::differs::TITLE);
        assert!(!shows(&window, &title));
        assert_eq!(table(&window).lines(), 2, "nothing is entered");
        press_anywhere(&mut window, &waits(language));
        assert!(shows(&window, &title));
        press(&mut window, &word(language, keys::differs::BY_RULE));
        assert!(buttons(&window, &waits(language)).is_empty());
    });
}

#[test]
fn a_record_that_another_program_writes_shows_the_entries_and_takes_no_decision() {
    both(|language| {
        let folder = Folder::new();
        let path = changed(&folder);
        let writer = Record::open(Arc::new(Files), &path).unwrap();
        let window = opened(&folder, language, &path);
        assert!(shows(&window, &word(language, keys::differs::TITLE)));
        for answer in [keys::differs::AS_PLAYED, keys::differs::BY_RULE] {
            assert!(!enabled(&window, &word(language, answer)));
        }
        drop(writer);
    });
}

#[test]
fn a_record_that_does_what_it_did_asks_nothing() {
    both(|language| {
        let folder = Folder::new();
        let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
        let window = opened(&folder, language, &path);
        assert!(!shows(&window, &word(language, keys::differs::TITLE)));
    });
}
