//! The home page: the BoardGameGeek id of a game for exports, the results of the group, board data from others.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use steward::desk::files::{FileQuestion, PathFuture};
use steward::desk::{Action, Page};
use steward::msg;
use steward::session::Session;
use steward::words::Language;
use steward::words::keys::{desk, group, home, shared};

use crate::driven::{
    both, demo, description, press, press_anywhere, said, sentence, settle, shows, until, word, write,
};
use crate::room::{self, Folder, speaking};

#[test]
fn the_number_of_the_box_is_typed_once() {
    both(|language| {
        let mut window = demo(language, 40, &[]);
        press(&mut window, &word(language, home::TITLE));
        let label = word(language, home::NUMBER);
        window.get_by_role_and_label(Role::TextInput, &label).focus();
        settle(&mut window);
        for digit in ["4", "7", "x", "1", "1"] {
            window.event(egui::Event::Text(digit.to_owned()));
            window.step();
        }
        window.key_press(egui::Key::Tab);
        settle(&mut window);
        press(&mut window, &word(language, desk::CLOSE));
        press(&mut window, &word(language, home::TITLE));
        let typed = window.get_by_role_and_label(Role::TextInput, &label).value();
        assert_eq!(typed.as_deref(), Some("4711"));
    });
}

/// A folder with the demos of two games as finished games.
fn played() -> Folder {
    let folder = Folder::new();
    let records = folder.path().join("records");
    std::fs::create_dir_all(&records).unwrap();
    for (game, lines) in [("automobile", u32::MAX), ("autotock", u32::MAX), ("sponsors", 20)] {
        let demo = Session::demo(game).unwrap().unwrap();
        let files = std::sync::Arc::new(steward::platform::Files);
        let path = records.join(format!("{game}.steward"));
        let header = demo.header_json();
        let mut record = steward::record::Record::create(files, &path, &header).unwrap();
        for n in 1..=demo.lines().min(lines) {
            record.enter(&demo.line(n).unwrap().text).unwrap();
        }
    }
    folder
}

#[test]
fn the_results_of_the_group_come_from_the_records_and_each_game_opens() {
    both(|language| {
        let folder = played();
        let mut window = room::desk(&folder, speaking(language));
        press(&mut window, &word(language, group::TITLE));
        assert!(matches!(window.state().page(), Page::Group));
        assert!(
            shows(&window, &sentence(language, msg!(group::OPEN, count = 1))),
            "{:#?}",
            description(&window)
        );
        let demo = Session::demo("automobile").unwrap().unwrap();
        for standing in demo.standings().unwrap() {
            let name = demo.seats().name(standing.seat);
            let cell = said(language, &msg!(group::CELL, name = name, what = group::BEST));
            let score = said(
                language,
                &msg!(
                    steward::words::keys::desk::FIGURE,
                    figure = standing.score.measure.of(standing.score.total)
                ),
            );
            assert!(shows(&window, &format!("{cell} {score}")), "{cell} {score} {:#?}", description(&window));
        }
        let autotock = word(language, steward::session::game("autotock").unwrap().title);
        press_anywhere(&mut window, &autotock);
        let day = folder.path().join("records/autotock.steward");
        let open = said(language, &msg!(group::OPEN_GAME, day = ""));
        press_anywhere(&mut window, open.trim_end());
        assert_eq!(room::on_table(&window), Some(day));
    });
}

#[test]
fn without_games_the_group_is_told_so() {
    let folder = Folder::new();
    let mut window = room::desk(&folder, speaking(Language::ENGLISH));
    press(&mut window, "Group results");
    assert!(shows(&window, "No finished games there"));
}

/// A window with the setup of Automobile, and a board data file.
fn set_up(folder: &Folder, language: Language, values: &str) -> (crate::driven::Window, PathBuf) {
    let path = folder.path().join("theirs.json");
    let rows = r#"{"game":"automobile","name":"theirs","provenance":{"edition":"Warfrog 2009","by":"Anne","date":"2026"},"tables":{"space":{"source":"board","columns":["cost"],"rows":ROWS}}}"#;
    std::fs::write(&path, rows.replace("ROWS", values)).unwrap();
    let mut window = room::desk_with(folder, speaking(language), pending);
    window.state_mut().give(Action::NewGame("automobile"));
    settle(&mut window);
    (window, path)
}

fn pending(_: &FileQuestion) -> PathFuture {
    Box::pin(std::future::pending())
}

#[test]
fn board_data_of_others_are_looked_at_taken_over_and_replaced_only_knowingly() {
    both(|language| {
        let folder = Folder::new();
        let (mut window, path) = set_up(&folder, language, r#"{"7":[250],"12":[350]}"#);
        press_anywhere(&mut window, &word(language, shared::IMPORT));
        let field = word(language, steward::words::keys::shelf::FILE_PATH);
        until(&mut window, |window| crate::hand::field(window, &field).is_some());
        write(&mut window, &field, &path.display().to_string());
        press(&mut window, &word(language, steward::words::keys::shelf::FILE_OPEN));
        assert!(shows(&window, "Warfrog 2009"), "{:#?}", description(&window));
        press(&mut window, &word(language, shared::TAKE));
        let kept = folder.path().join("presets/automobile/theirs.json");
        assert!(std::fs::read_to_string(&kept).unwrap().contains("250"));
        std::fs::write(&path, std::fs::read_to_string(&path).unwrap().replace("250", "300")).unwrap();
        window.state_mut().give(Action::ImportBoard(path.clone()));
        settle(&mut window);
        let differs = msg!(shared::DIFFERENCES, name = "theirs", count = 1);
        assert!(shows(&window, &sentence(language, differs)), "{:#?}", description(&window));
        assert!(shows(&window, "250 → 300"), "{:#?}", description(&window));
        press(&mut window, &word(language, shared::CANCEL));
        assert!(std::fs::read_to_string(&kept).unwrap().contains("250"), "nothing was touched");
        window.state_mut().give(Action::ImportBoard(path));
        settle(&mut window);
        press(&mut window, &said(language, &msg!(shared::REPLACE, name = "theirs")));
        assert!(std::fs::read_to_string(&kept).unwrap().contains("300"));
        press_anywhere(&mut window, &said(language, &msg!(shared::EXPORT, name = "theirs")));
        press(&mut window, &word(language, shared::WRITE));
        let out = folder.path().join("records/automobile-theirs.json");
        assert!(std::fs::read_to_string(&out).unwrap().contains("Warfrog 2009"));
    });
}

#[test]
fn board_data_of_another_box_or_no_board_data_at_all_are_refused() {
    let folder = Folder::new();
    let (mut window, path) = set_up(&folder, Language::ENGLISH, r#"{"7":[-1]}"#);
    window.state_mut().give(Action::ImportBoard(path.clone()));
    settle(&mut window);
    assert!(shows(&window, "space 7 cost"), "{:#?}", description(&window));
    std::fs::write(&path, r#"{"game":"autotock","name":"x","tables":{}}"#).unwrap();
    window.state_mut().give(Action::ImportBoard(path));
    settle(&mut window);
    assert!(shows(&window, "board data of another box: Autotock"), "{:#?}", description(&window));
}
