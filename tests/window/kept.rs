//! Backups restored from the home page, and crash reports.

use std::sync::Arc;

use egui_kittest::kittest::Queryable;
use steward::desk::{Action, WhatIfCommand};
use steward::msg;
use steward::platform::Files;
use steward::record::Record;
use steward::words::{Language, keys};

use crate::driven::{
    buttons, description, english, enter, key, press_anywhere, said, sentence, settle, shows, table, word,
};
use crate::room::{Folder, desk, on_table, speaking};

/// Opens a game, enters something and returns to the home page, which makes a backup.
fn played(folder: &Folder) -> crate::driven::Window {
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut window = desk(folder, speaking(Language::ENGLISH));
    window.state_mut().give(Action::Open(path));
    settle(&mut window);
    enter(&mut window, "note the soup is ready");
    window.state_mut().give(Action::PresetStore);
    settle(&mut window);
    window
}

#[test]
fn a_game_is_got_back_from_the_shelf_when_its_file_is_gone() {
    let folder = Folder::new();
    let mut window = played(&folder);
    // The backup is made on a thread; opening another game waits for it.
    let other = folder.game("saturday", ["Dora", "Emil", "Fred"]);
    for action in [Action::Open(other), Action::PresetStore] {
        window.state_mut().give(action);
        settle(&mut window);
    }
    std::fs::remove_file(folder.path().join("friday.steward")).unwrap();
    press_anywhere(&mut window, "Backups");
    settle(&mut window);
    press_anywhere(&mut window, "Restore automobile-friday");
    let path = on_table(&window).unwrap();
    assert!(path.starts_with(folder.path().join("records")), "{path:?}");
    assert_eq!(table(&window).lines(), 2, "the remark is there");
    assert!(shows(&window, &path.display().to_string()), "it says where it lies now");
}

#[test]
fn a_window_that_closes_puts_its_game_away() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut window = desk(&folder, speaking(Language::ENGLISH));
    window.state_mut().give(Action::Open(path));
    settle(&mut window);
    drop(window);
    assert!(folder.path().join("backups/games/automobile-friday.steward").exists());
}

#[test]
fn a_fault_is_told_at_the_next_start_and_only_then() {
    let folder = Folder::new();
    let reports = folder.path().join("reports");
    std::fs::create_dir_all(&reports).unwrap();
    std::fs::write(reports.join("20260301-1.new.txt"), "the soup was cold").unwrap();
    for language in [Language::ENGLISH, Language::FRENCH] {
        std::fs::rename(reports.join("20260301-1.txt"), reports.join("20260301-1.new.txt")).ok();
        let mut window = desk(&folder, speaking(language));
        assert!(shows(&window, "20260301-1.txt"), "the report is named");
        let close = crate::driven::word(language, steward::words::keys::desk::CLOSE);
        window.get_by_label(&close).click();
        settle(&mut window);
        assert!(!shows(&window, "20260301-1.txt"));
        key(&mut window, egui::Key::Tab);
        drop(window);
        assert!(!shows(&desk(&folder, speaking(language)), "20260301-1.txt"), "it is told once");
    }
}

#[test]
fn a_game_that_another_program_writes_is_only_read_and_says_who_and_what_helps() {
    english(|language| {
        let folder = Folder::new();
        let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
        let writer = Record::open(Arc::new(Files), &path).unwrap();
        let mut window = desk(&folder, speaking(language));
        window.state_mut().give(Action::Open(path.clone()));
        settle(&mut window);
        enter(&mut window, "note the soup is ready");
        assert_eq!(table(&window).lines(), 1, "nothing is entered");
        let program = format!("steward {} (", env!("CARGO_PKG_VERSION"));
        assert!(shows(&window, &program), "{:#?}", description(&window));
        assert!(shows(&window, &word(language, keys::desk::ONLY_READ)));
        assert!(shows(&window, &sentence(language, keys::record::OWN_COPY)));
        let copy = word(language, keys::desk::SAVE_COPY);
        assert_eq!(buttons(&window, &copy).len(), 1, "beside the message");
        drop(writer);
        assert_eq!(Record::open(Arc::new(Files), &path).unwrap().read_only(), None);
    });
}

#[test]
fn a_what_if_that_cannot_be_kept_is_not_lost_and_says_why() {
    english(|language| {
        let folder = Folder::new();
        let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
        let writer = Record::open(Arc::new(Files), &path).unwrap();
        let mut window = desk(&folder, speaking(language));
        for action in [Action::Open(path), Action::WhatIf(WhatIfCommand::Begin)] {
            window.state_mut().give(action);
            settle(&mut window);
        }
        enter(&mut window, "red choose ford");
        window.state_mut().give(Action::WhatIf(WhatIfCommand::Keep));
        settle(&mut window);
        assert_eq!(table(&window).lines(), 2, "what was tried still lies there");
        assert!(
            description(&window)
                .iter()
                .any(|text| text.contains(&word(language, keys::what_if::NOTHING_WRITTEN)))
        );
        assert!(shows(&window, &sentence(language, keys::record::OWN_COPY)), "{:#?}", description(&window));
        drop(writer);
    });
}

#[test]
fn an_entry_that_was_never_finished_is_named_and_stays_in_the_file_until_the_next_one() {
    english(|language| {
        let folder = Folder::new();
        let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
        let torn = [&std::fs::read(&path).unwrap()[..], b"{\"n\":2,\"on\":1,\"act\""].concat();
        std::fs::write(&path, &torn).unwrap();
        let aside = folder.path().join("friday.steward.torn");
        let mut window = desk(&folder, speaking(language));
        window.state_mut().give(Action::Open(path.clone()));
        settle(&mut window);
        // The bar shows both in one line.
        let why = sentence(language, msg!(keys::desk::UNFINISHED, n = "2"));
        let suggestion = sentence(language, keys::desk::UNFINISHED_SUGGESTION);
        let bar = description(&window).into_iter().find(|text| text.starts_with(&why));
        assert!(bar.is_some_and(|text| text.ends_with(&suggestion)), "{:#?}", description(&window));
        assert!(shows(&window, &said(language, &msg!(keys::desk::UNFINISHED_ENTRY, n = "2"))));
        assert!(!shows(&window, &word(language, keys::desk::SAVED)), "nothing is green");
        assert!(std::fs::read(&path).unwrap() == torn && !aside.exists(), "it stays as it is");
        enter(&mut window, "note the soup is ready");
        // The entry is on the disk before the window knows.
        while !aside.exists() || !shows(&window, &word(language, keys::desk::SAVED)) {
            window.step();
            std::thread::yield_now();
        }
        assert_eq!(std::fs::read(&aside).unwrap(), b"{\"n\":2,\"on\":1,\"act\"");
        assert!(!shows(&window, &said(language, &msg!(keys::desk::UNFINISHED_ENTRY, n = "2"))));
        assert_eq!(Record::open_read_only(Arc::new(Files), &path).unwrap().session().lines(), 2);
    });
}
