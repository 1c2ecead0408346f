//! The setup of a new game: a minute the first time, two presses after that.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Action, Desk};
use steward::engine::board::CellKind;
use steward::msg;
use steward::words::keys::shelf as s;
use steward::words::{Language, keys};

use crate::driven::{self, press, press_like, said, sentence, settle, shows, word};
use crate::hand;
use crate::room::{Folder, desk, on_table, speaking};

fn open(folder: &Folder, language: Language) -> Harness<'static, Desk> {
    let mut harness = desk(folder, speaking(language));
    harness.state_mut().give(Action::NewGame("automobile"));
    settle(&mut harness);
    harness
}

/// Types names with the keyboard alone, each followed by Enter.
fn type_names(harness: &mut Harness<'static, Desk>, names: &[&str]) {
    for name in names {
        harness.event(egui::Event::Text((*name).to_owned()));
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
    }
}

fn header(folder: &Folder) -> serde_json::Value {
    let records = folder.records();
    let [path] = records.as_slice() else { panic!("{records:?}") };
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

#[test]
fn three_names_and_enter_begin_a_game() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::ENGLISH);
    type_names(&mut harness, &["Anne", "Bob", "Chloé"]);
    harness.key_press(Key::Enter);
    settle(&mut harness);
    assert!(on_table(&harness).is_some());
    let header = header(&folder);
    assert_eq!(header["seats"][2]["name"], "Chloé");
    assert_eq!(header["setup"]["drawn"], true);
    assert!(header["seed"].is_u64());
    let first = header["setup"]["first"].as_str().unwrap();
    let who = match first {
        "p1" => "Anne",
        "p2" => "Bob",
        _ => "Chloé",
    };
    harness.get_by_label(&format!("{who} begins"));
}

#[test]
fn a_group_that_has_played_before_begins_with_two_presses() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::FRENCH);
    type_names(&mut harness, &["Anne", "Bob", "Chloé"]);
    harness.key_press(Key::Enter);
    settle(&mut harness);
    harness.state_mut().give(Action::PresetStore);
    settle(&mut harness);
    harness.get_by_label("Nouvelle partie\u{a0}: Automobile").click();
    settle(&mut harness);
    harness.get_by_label("Commencer").click();
    settle(&mut harness);
    assert_eq!(folder.records().len(), 2);
}

#[test]
fn two_of_a_name_are_refused_in_words() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::ENGLISH);
    type_names(&mut harness, &["Anne", "Bob", "anne"]);
    harness.get_by_label_contains("Two players are called anne");
    assert!(harness.get_by_label("Begin").accesskit_node().is_disabled());
}

#[test]
fn a_colour_taken_from_another_is_exchanged_and_the_order_changes() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::ENGLISH);
    type_names(&mut harness, &["Anne", "Bob", "Chloé"]);
    harness.get_by_label("Colour of player 1: red").click();
    harness.run();
    harness.get_by_label("Green").click();
    harness.run();
    harness.get_by_label("Colour of player 3: red");
    harness.get_by_label("Move player 1 down").click();
    harness.run();
    harness.get_by_label("Bob begins").click();
    harness.run();
    harness.get_by_label("Begin").click();
    settle(&mut harness);
    let header = header(&folder);
    assert_eq!(header["seats"][1], serde_json::json!({"name": "Anne", "colour": "green"}));
    assert_eq!(header["setup"]["first"], "p1");
    assert_ne!(header["setup"]["drawn"], true);
}

#[test]
fn a_remembered_name_is_seated_by_one_press() {
    let folder = Folder::new();
    let mut prefs = speaking(Language::ENGLISH);
    prefs.names = vec!["Anne".into(), "Dora".into()];
    let mut harness = desk(&folder, prefs);
    harness.state_mut().give(Action::NewGame("automobile"));
    settle(&mut harness);
    harness.get_by_label("Seat Dora").click();
    harness.run();
    assert_eq!(harness.get_by_label("Name of player 1").value().as_deref(), Some("Dora"));
    assert!(harness.query_by_label("Seat Dora").is_none());
}

#[test]
fn who_was_called_by_a_colour_is_nobody_who_has_played_before() {
    for language in [Language::ENGLISH, Language::FRENCH] {
        let folder = Folder::new();
        let mut prefs = speaking(language);
        prefs.names = ["Rouge", "Blue", "Vert"].map(str::to_owned).to_vec();
        let mut window = desk(&folder, prefs.clone());
        window.state_mut().give(Action::NewGame("automobile"));
        settle(&mut window);
        assert!(!shows(&window, &word(language, s::PROPOSED)), "a colour is no name");
        prefs.names.push("Anne".to_owned());
        let mut window = desk(&folder, prefs);
        window.state_mut().give(Action::NewGame("automobile"));
        settle(&mut window);
        assert!(shows(&window, &word(language, s::PROPOSED)));
        assert!(!shows(&window, &sentence(language, msg!(s::SEAT_THEM, name = "Rouge"))));
    }
}

#[test]
fn seats_without_a_name_are_called_by_their_colours_and_enter_in_an_empty_name_goes_on_to_begin() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::FRENCH);
    type_names(&mut harness, &["Anne"]);
    assert!(
        harness.query_by_label(&word(Language::FRENCH, s::PROPOSED)).is_none(),
        "nobody has played before"
    );
    for _ in 0..2 {
        harness.key_press(Key::Enter);
        settle(&mut harness);
    }
    let header = header(&folder);
    let named = header["seats"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap());
    assert_eq!(named.collect::<Vec<_>>(), ["Anne", "Bleu", "Vert"]);
}

#[test]
fn practice_values_rulings_and_kept_units_are_in_the_header() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::ENGLISH);
    type_names(&mut harness, &["Anne", "Bob", "Chloé"]);
    harness.get_by_label("Practice board").click();
    harness.get_by_label("All pieces on the table, Steward checks").click();
    harness.run();
    harness.get_by_label("Loss points").click();
    harness.run();
    harness.get_by_label("Kept by Steward alone: loss points").click();
    harness.run();
    harness.get_by_label("House rules: all 19 as usual").click();
    harness.run();
    harness.get_by_label("May anybody build on a closed space? yes").click_accesskit();
    harness.run();
    harness.get_by_label("Begin").click();
    settle(&mut harness);
    let header = header(&folder);
    assert_eq!(header["preset"], "practice");
    assert_eq!(header["board"].as_object().unwrap().len(), 145);
    assert_eq!(header["kept"], serde_json::json!(["losses"]));
    assert_eq!(header["rulings"].as_object().unwrap().len(), 1);
}

#[test]
fn what_a_cell_takes_instead_is_said_in_the_words_of_its_reader() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::FRENCH);
    press_like(&mut harness, &word(Language::FRENCH, s::SHEET));
    for text in ["Duryea", "luxury"] {
        harness.event(egui::Event::Text(text.to_owned()));
        harness.run();
        harness.key_press(Key::Tab);
        harness.run();
    }
    let form = steward::session::game("automobile").unwrap().schema();
    let (_, cell) = form.cells().find(|(_, cell)| cell.column == "class").unwrap();
    let CellKind::Word(words) = cell.kind else { panic!("{:?}", cell.kind) };
    let words: Vec<String> = words.iter().map(|(_, name)| word(Language::FRENCH, *name)).collect();
    let needed = msg!(s::CELL_WORD, words = words.join(", "), question = cell.question.clone());
    harness.get_by_label(&sentence(Language::FRENCH, needed));
}

#[test]
fn what_was_typed_is_still_there_after_a_restart() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::ENGLISH);
    type_names(&mut harness, &["Anne"]);
    let prefs = harness.state().prefs().clone();
    let mut harness = desk(&folder, prefs);
    harness.get_by_label_contains("New game").click();
    settle(&mut harness);
    assert_eq!(harness.get_by_label("Name of player 1").value().as_deref(), Some("Anne"));
}

#[test]
fn a_second_box_has_a_board_with_a_name_of_its_own() {
    let folder = Folder::new();
    let mut harness = open(&folder, Language::ENGLISH);
    hand::fills(&mut harness, "Another board, called", "club");
    harness.run();
    harness.get_by_label("Add").click();
    harness.run();
    press_like(&mut harness, "Set-up sheet");
    hand::types(&mut harness, "Duryea");
    let path = folder.path().join("presets/automobile/club.json");
    while !std::fs::read_to_string(&path).unwrap_or_default().contains("Duryea") {
        std::thread::yield_now();
        harness.step();
    }
    assert_eq!(harness.state().prefs().plans["automobile"].board, "club");
    assert!(!folder.path().join("presets/automobile/own.json").exists(), "only the board with that name");
}

#[test]
fn the_talk_is_given_before_the_game_is_begun_with_the_names_just_typed_and_the_board_just_chosen() {
    for language in Language::ALL.iter().copied() {
        let folder = Folder::new();
        let mut harness = open(&folder, language);
        type_names(&mut harness, &["Anne", "Bob", "Chloé"]);
        press(&mut harness, &word(language, keys::talk::TITLE));
        assert!(shows(&harness, "Chloé"), "the first page names whoever sits there");
        let mut pages = Vec::new();
        while !harness.query_all_by_label(&word(language, keys::shelf::BEGIN)).any(|node| node.is_focused()) {
            pages.push(driven::description(&harness).join("\n"));
            assert!(pages.len() < 12, "{pages:#?}");
            harness.key_press(Key::Space);
            settle(&mut harness);
        }
        assert!(folder.records().is_empty(), "nothing is written yet");
        harness.key_press(Key::Enter);
        settle(&mut harness);
        let chapters = driven::table(&harness).book().talk(driven::table(&harness).setting());
        assert_eq!(pages.len(), chapters.len());
        for (page, chapter) in pages.iter().zip(&chapters) {
            for line in &chapter.description {
                for part in driven::sentence(language, line.clone()).split("\n\n") {
                    assert!(page.contains(part), "{part}: {page}");
                }
            }
        }
    }
}

/// The name of the focused control.
fn focused(harness: &Harness<'static, Desk>) -> String {
    let focused = harness.query_all_by(|node| node.is_focused()).last();
    focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

#[test]
fn enter_leads_from_name_to_name_while_one_is_missing_and_on_the_button_one_more_is_typed() {
    for language in Language::ALL.iter().copied() {
        let folder = Folder::new();
        let mut harness = desk(&folder, speaking(language));
        let of_two = |game: &&str| *steward::session::game(game).unwrap().seats.start() == 2;
        let game = steward::session::words().find(of_two).unwrap();
        harness.state_mut().give(Action::NewGame(game));
        settle(&mut harness);
        let (begin, hint) = (word(language, s::BEGIN), word(language, s::BEGIN_OR_NAME));
        let name = |n: usize| said(language, &msg!(s::SEAT_NAME, n = n));
        press(&mut harness, &word(language, s::ADD_PLAYER));
        hand::points_at(&mut harness, &name(1));
        type_names(&mut harness, &["Anne"]);
        assert_eq!(focused(&harness), name(2));
        type_names(&mut harness, &["Bob"]);
        assert_eq!(focused(&harness), name(3), "two rows are filled, the third is empty");
        assert!(!shows(&harness, &hint));
        type_names(&mut harness, &["Chlo\u{e9}"]);
        assert_eq!(focused(&harness), begin);
        // A hint shows how a third player can join.
        assert!(shows(&harness, &hint), "{:#?}", driven::description(&harness));
        hand::types(&mut harness, "Dan");
        assert_eq!(focused(&harness), name(4));
        hand::strikes(&mut harness, Key::Enter);
        let begins_now = focused(&harness) == begin;
        let seats = &harness.state().prefs().plans[game].seats;
        assert!(begins_now && seats.len() == 4 && seats[3].name == "Dan", "{seats:?}");
    }
}

#[test]
fn arrows_stay_in_the_column_of_a_printed_value_and_enter_goes_on_as_they_are_read() {
    for language in Language::ALL.iter().copied() {
        let folder = Folder::new();
        let mut harness = open(&folder, language);
        press_like(&mut harness, &word(language, s::SHEET));
        let contents = steward::session::game("automobile").unwrap();
        let cells: Vec<_> = contents.schema().cells().map(|(_, cell)| cell.clone()).collect();
        let asked = |at: usize| sentence(language, cells[at].question.clone());
        assert_eq!(focused(&harness), asked(0));
        let below = cells.iter().position(|cell| {
            (cell.table, cell.column) == (cells[0].table, cells[0].column) && cell.row != cells[0].row
        });
        hand::strikes(&mut harness, Key::ArrowDown);
        assert_eq!(focused(&harness), asked(below.unwrap()));
        hand::strikes(&mut harness, Key::ArrowUp);
        assert_eq!(focused(&harness), asked(0));
        for at in 1..4 {
            hand::strikes(&mut harness, Key::Enter);
            assert_eq!(focused(&harness), asked(at));
        }
    }
}
