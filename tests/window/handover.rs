//! Lists of what to hand over, and entered board values, survive the next act, a visit to the home page and a restart.

use std::path::PathBuf;
use std::sync::Arc;

use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Action;
use steward::engine::board::{Cell, CellId, Printed, Source, Value};
use steward::msg;
use steward::platform::Files;
use steward::preset::{OWN, PresetStore};
use steward::record::Record;
use steward::session::Session;
use steward::words::keys::{independents, reading, right, shelf, table as t};
use steward::words::{Language, keys};

use crate::driven::{
    Window, book, buttons, description, english, enter, last, press, press_like, sentence, settle, shows,
    table, texts, timeline, to_board, word,
};
use crate::room::{Folder, desk, speaking};

/// A demo up to its first line that starts with this text, followed by these lines, as a record.
fn game(folder: &Folder, game: &str, until: &str, more: &[&str]) -> PathBuf {
    let whole = Session::demo(game).unwrap().unwrap();
    let texts = (1..=whole.lines()).map(|n| whole.line(n).unwrap().text);
    let mut lines: Vec<String> = Vec::new();
    for text in texts {
        let last = text.starts_with(until);
        lines.push(text);
        if last {
            break;
        }
    }
    let path = folder.path().join(format!("{game}.steward"));
    let header = whole.header_json().replacen("\"id\":\"\"", "\"id\":\"friday\"", 1);
    let mut record = Record::create(Arc::new(Files), &path, &header).unwrap();
    for line in lines.iter().map(String::as_str).chain(more.iter().copied()) {
        record.enter(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
    path
}

fn give(window: &mut Window, actions: impl IntoIterator<Item = Action>) {
    for action in actions {
        window.state_mut().give(action);
        settle(window);
    }
}

/// The next line of a demo.
fn next(window: &Window, game: &str) -> String {
    let whole = Session::demo(game).unwrap().unwrap();
    whole.line(table(window).lines() + 1).unwrap().text
}

/// Presses the frontmost control with this name.
fn press_in_front(window: &mut Window, name: &str) {
    let found = buttons(window, name).into_iter().last();
    found.unwrap_or_else(|| panic!("no button {name:?}: {:#?}", description(window))).click();
    settle(window);
}

/// Types a text, one letter per frame.
fn type_by_hand(window: &mut Window, text: &str) {
    for letter in text.chars() {
        window.event(egui::Event::Text(letter.to_string()));
        window.step();
    }
    settle(window);
}

#[test]
fn who_pays_and_who_gets_stays_through_the_next_act_the_shelf_and_a_new_start_until_it_is_ticked() {
    english(|language| {
        let folder = Folder::new();
        let before = Session::demo("automobile").unwrap().unwrap();
        let losses = (1..).find(|n| before.line(*n).unwrap().text == "losses").unwrap();
        let path = game(&folder, "automobile", "sale", &[]);
        let mut window = desk(&folder, speaking(language));
        give(&mut window, [Action::Open(path.clone())]);
        while table(&window).lines() < losses {
            let line = next(&window, "automobile");
            enter(&mut window, &line);
        }
        let list = word(language, t::CALL_LIST);
        assert!(shows(&window, &list), "{:#?}", description(&window));
        let line = next(&window, "automobile");
        enter(&mut window, &line);
        let chip = sentence(language, msg!(t::CALLS_OF, n = losses, count = 3));
        assert!(shows(&window, &chip) && !shows(&window, &list), "the next act folds it");
        press(&mut window, &chip);
        assert!(shows(&window, &list), "and a press opens it");
        give(&mut window, [Action::PresetStore, Action::Open(path.clone())]);
        press(&mut window, &chip);
        assert!(shows(&window, &list), "the shelf");
        let prefs = window.state().prefs().clone();
        drop(window);
        let mut window = desk(&folder, prefs);
        give(&mut window, [Action::Open(path.clone())]);
        press(&mut window, &chip);
        assert!(shows(&window, &list), "a new start");
        while shows(&window, &list) {
            let ticks = sentence(language, msg!(t::TICK, what = ""));
            let open: Vec<String> = buttons(&window, ticks.trim())
                .iter()
                .filter(|node| node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::False))
                .filter_map(|node| node.accesskit_node().label())
                .collect();
            let first = open.first().unwrap_or_else(|| panic!("{:#?}", description(&window))).clone();
            press(&mut window, &first);
        }
        let prefs = window.state().prefs().clone();
        assert!(prefs.unticked.is_empty(), "{:?}", prefs.unticked);
    });
}

#[test]
fn what_is_handed_back_after_entries_were_put_right_stays_on_the_way_to_the_shelf() {
    let language = Language::ENGLISH;
    let folder = Folder::new();
    let path = game(&folder, "automobile", "losses", &["correct bank > red 40 dollars"]);
    let mut window = desk(&folder, speaking(language));
    give(&mut window, [Action::Open(path.clone())]);
    let edits = table(&window).read_edits(&format!("strike {}", table(&window).lines()));
    let was = steward::engine::entry::AmendPolicy::Table;
    give(&mut window, [Action::Amend { edits, was, reason: String::new() }]);
    assert!(shows(&window, &word(language, right::HAND_BACK)), "{:#?}", description(&window));
    press(&mut window, &word(language, right::HAND_DONE));
    let waits = sentence(language, msg!(right::HAND_WAITS, count = 1));
    enter(&mut window, "note soup");
    give(&mut window, [Action::PresetStore, Action::Open(path)]);
    assert!(shows(&window, &waits), "{:#?}", description(&window));
}

#[test]
fn after_a_competition_a_bill_says_who_takes_back_what_and_the_majority_names_who_got_it() {
    english(|language| {
        let folder = Folder::new();
        let path = game(&folder, "independents", "blue card", &[]);
        let mut window = desk(&folder, speaking(language));
        give(&mut window, [Action::Open(path)]);
        while !next(&window, "independents").starts_with("draw") {
            let line = next(&window, "independents");
            enter(&mut window, &line);
        }
        let line = next(&window, "independents");
        enter(&mut window, &line);
        let text = description(&window).join("\n");
        assert!(shows(&window, &word(language, t::CALL_LIST)), "{text}");
        assert!(text.contains("(Bruno)"), "whose disks: {text}");
        while !table(&window).line(table(&window).lines()).unwrap().text.starts_with("majority") {
            let line = next(&window, "independents");
            enter(&mut window, &line);
        }
        let n = table(&window).lines();
        let description = table(&window).describe_line(n).unwrap();
        let who = ["Anne", "Bruno", "Chloé"];
        let said = sentence(language, description.clone());
        assert_eq!(description.key, independents::DESCRIBE_MAJORITY_TO, "{said}");
        assert!(who.iter().any(|name| said.contains(name)), "{said}");
    });
}

#[test]
fn what_is_handed_over_steps_aside_while_a_sheet_on_the_card_is_filled_in_so_that_every_row_of_it_is_seen() {
    english(|language| {
        let folder = Folder::new();
        let path = game(&folder, "independents", "settle", &[]);
        let mut window = desk(&folder, speaking(language));
        give(&mut window, [Action::Open(path)]);
        while table(&window).lines() < 31 {
            let line = next(&window, "independents");
            enter(&mut window, &line);
        }
        let list = word(language, t::CALLS_DONE);
        assert!(shows(&window, &list), "{:#?}", description(&window));
        for (name, n) in [("Brakes", 4), ("Unit Body", 5)] {
            let section = msg!(independents::SECTION_NAMED, name = name, n = n);
            let category = independents::CATEGORY_ENGINEERING;
            let spot = sentence(language, msg!(independents::SPOT, category = category, section = section));
            press_like(&mut window, &spot);
        }
        assert!(!shows(&window, &list), "{:#?}", description(&window));
        for row in ["Brakes (4)", "Unit Body (5)"] {
            let shapes = &window.output().shapes;
            let whole = texts(shapes).into_iter().any(|(clip, text)| {
                text.galley.text() == row
                    && clip.contains_rect(text.galley.rect.translate(text.pos.to_vec2()))
            });
            assert!(whole, "{row}: {:#?}", description(&window));
        }
        enter(&mut window, "blue required 4:2 5:1");
        assert!(shows(&window, &list), "{:#?}", description(&window));
    });
}

#[test]
fn a_value_read_in_a_game_that_was_started_at_once_is_kept_and_the_next_set_up_begins_with_it() {
    english(|language| {
        let folder = Folder::new();
        let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
        let mut window = desk(&folder, speaking(language));
        let form = steward::session::game("automobile").unwrap().schema();
        give(&mut window, [Action::Open(path), Action::ReadAgain(form.find("space 7 cost").unwrap())]);
        crate::hand::types(&mut window, "250");
        crate::hand::strikes(&mut window, egui::Key::Enter);
        let own = |folder: &Folder| {
            let shelf = PresetStore::at(Arc::new(Files), &folder.path().join("presets"));
            PresetStore::board(Some(&shelf), "automobile", &form, OWN).unwrap()
        };
        let printed = |value| Printed(Value::Whole(value), Source::Board);
        assert_eq!(own(&folder).get("space 7 cost"), Some(&printed(250)), "kept at once");
        give(&mut window, [Action::PresetStore, Action::NewGame("automobile")]);
        let own_board = word(language, shelf::PRINTED_OWN);
        let chosen = window.get_by_label(&own_board);
        assert_eq!(chosen.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
        let shelf = PresetStore::at(Arc::new(Files), &folder.path().join("presets"));
        let day = shelf.read_on("automobile", OWN).unwrap();
        assert!(shows(&window, &day), "{:#?}", description(&window));
    });
}

/// The first act in the demo of Automobile that builds, and its space.
fn first_build() -> (String, String) {
    let whole = Session::demo("automobile").unwrap().unwrap();
    let mut texts = (1..=whole.lines()).map(|n| whole.line(n).unwrap().text);
    let build = texts.find(|text| text.split(' ').nth(1) == Some("build")).unwrap();
    let space = build.split(' ').nth(2).unwrap().to_owned();
    (build, space)
}

#[test]
fn a_wrong_reading_is_put_right_by_mouse_from_its_row_and_from_a_figure_for_this_game_or_for_good() {
    english(|language| {
        let folder = Folder::new();
        let (build, space) = first_build();
        let wrong = format!("read space {space} cost 220");
        let path = game(&folder, "automobile", &build, &[&wrong]);
        let mut window = desk(&folder, speaking(language));
        give(&mut window, [Action::Open(path)]);
        let n = table(&window).lines();
        let money = || table_money(&folder);
        let row = sentence(language, msg!(t::ENTRY_OF, n = n, what = ""));
        timeline(&mut window, language);
        press_like(&mut window, row.trim());
        press_in_front(&mut window, &word(language, right::PUT_RIGHT));
        assert!(shows(&window, &word(language, reading::TITLE)), "{:#?}", description(&window));
        type_by_hand(&mut window, "240");
        assert_eq!(table(&window).lines(), n, "what it changes is shown before");
        assert!(description(&window).iter().any(|text| text.contains("$40")), "{:#?}", description(&window));
        press(&mut window, &word(language, reading::THIS_GAME));
        let value = |window: &Window| {
            let board = table(window).board();
            board.value(board.schema().find(&format!("space {space} cost")).unwrap()).cloned()
        };
        assert_eq!(value(&window), Some(Printed(Value::Whole(240), Source::Board)));
        assert_eq!(money(), None, "for this game only");
        assert!(shows(&window, &word(language, right::HAND_BACK)), "what was paid too little is handed over");
        press(&mut window, &word(language, right::HAND_DONE));
        // From a figure that depends on it.
        let line = (1..=n).find(|n| table(&window).line(*n).unwrap().text == build).unwrap();
        give(&mut window, [Action::Why(steward::desk::table::Subject::Entry(line))]);
        press_in_front(&mut window, &word(language, reading::VALUES));
        if shows(&window, &word(language, reading::SEARCH)) {
            press_like(&mut window, ": 240");
        }
        for digit in ["2", "6", "0"] {
            press(&mut window, digit);
        }
        book(&mut window, language);
        assert_eq!(value(&window), Some(Printed(Value::Whole(260), Source::Board)));
        assert_eq!(money(), Some(260), "and for the box");
    });
}

#[test]
fn a_line_that_reads_a_value_anew_shows_what_it_changes_before_it_is_booked() {
    english(|language| {
        let folder = Folder::new();
        let (build, space) = first_build();
        let path = game(&folder, "automobile", &build, &[]);
        let mut window = desk(&folder, speaking(language));
        give(&mut window, [Action::Open(path)]);
        let n = table(&window).lines();
        crate::hand::fills(
            &mut window,
            &word(language, keys::desk::ENTRY),
            &format!("read space {space} cost 240"),
        );
        crate::driven::key(&mut window, egui::Key::Enter);
        assert_eq!(table(&window).lines(), n, "nothing is booked yet");
        press(&mut window, &word(language, reading::THIS_GAME));
        assert_eq!(last(&window), format!("read space {space} cost 240"));
        let entry = word(language, keys::desk::ENTRY);
        let line = window.get_by_role_and_label(egui::accesskit::Role::TextInput, &entry);
        assert_eq!(line.value().as_deref(), Some(""), "the line is free again");
    });
}

#[test]
fn what_is_printed_on_the_board_of_any_box_is_read_anew_from_its_board() {
    for game in ["automobile", "auto-brocante", "sponsors", "independents", "autotock"] {
        english(|language| {
            let mut window = crate::driven::demo_of(game, language, 6, &[]);
            to_board(&mut window, language);
            press(&mut window, &word(language, reading::VALUES));
            let printed = |(slot, cell): (CellId, &Cell)| match table(&window).board().value(slot) {
                Some(Printed(Value::Whole(value), source)) if *source != Source::Rules => {
                    Some((slot, cell.question.clone(), *value))
                }
                _ => None,
            };
            let (slot, question, value) =
                table(&window).board().schema().cells().find_map(printed).unwrap_or_else(|| panic!("{game}"));
            press_like(&mut window, &sentence(language, question));
            type_by_hand(&mut window, &value.to_string());
            press(&mut window, &word(language, reading::THIS_GAME));
            let now = table(&window).board().value(slot).cloned();
            assert_eq!(now, Some(Printed(Value::Whole(value), Source::Board)), "{game}");
        });
    }
}

#[test]
fn keys_walk_the_list_of_printed_values_and_enter_leads_on_to_the_button() {
    english(|language| {
        let mut window = crate::driven::demo_of("automobile", language, 6, &[]);
        give(&mut window, [Action::Panel(Some(steward::desk::table::Panel::Printed(Vec::new())))]);
        let focused = |window: &Window| {
            let node = window.query_all_by(|node| node.is_focused()).last();
            node.map(|node| node.accesskit_node().label().unwrap_or_default()).unwrap_or_default()
        };
        let rows: Vec<String> = {
            let board = table(&window).board();
            let read = |slot: CellId| board.value(slot).is_some_and(|printed| printed.1 != Source::Rules);
            let cells = board.schema().cells().filter(|(slot, _)| read(*slot));
            cells.take(3).map(|(_, cell)| sentence(language, cell.question.clone())).collect()
        };
        let on = |window: &Window, row: usize| {
            assert!(focused(window).starts_with(&rows[row]), "{row}: {}", focused(window));
        };
        assert_eq!(focused(&window), word(language, reading::SEARCH));
        crate::hand::strikes(&mut window, egui::Key::Enter);
        on(&window, 0);
        for row in 1..3 {
            crate::hand::strikes(&mut window, egui::Key::ArrowDown);
            on(&window, row);
        }
        for _ in 0..3 {
            crate::hand::strikes(&mut window, egui::Key::ArrowUp);
        }
        assert_eq!(
            focused(&window),
            word(language, reading::SEARCH),
            "above the list is what it is searched by"
        );
        let (question, value) = {
            let board = table(&window).board();
            let whole = |(slot, cell): (CellId, &Cell)| match board.value(slot)? {
                Printed(Value::Whole(value), source) if *source != Source::Rules => {
                    Some((sentence(language, cell.question.clone()), *value))
                }
                _ => None,
            };
            board.schema().cells().find_map(whole).unwrap()
        };
        crate::hand::types(&mut window, &question);
        crate::hand::strikes(&mut window, egui::Key::Enter);
        assert!(focused(&window).starts_with(&question), "what is found: {}", focused(&window));
        crate::hand::strikes(&mut window, egui::Key::Enter);
        settle(&mut window);
        let before = table(&window).lines();
        crate::hand::types(&mut window, &value.to_string());
        crate::hand::strikes(&mut window, egui::Key::Enter);
        settle(&mut window);
        assert_eq!(table(&window).lines(), before + 1);
    });
}

/// The saved value of the only cost that was entered.
fn table_money(folder: &Folder) -> Option<i64> {
    let shelf = PresetStore::at(Arc::new(Files), &folder.path().join("presets"));
    let form = steward::session::game("automobile").unwrap().schema();
    let board = PresetStore::board(Some(&shelf), "automobile", &form, OWN).ok()?;
    board.into_iter().find_map(|(word, printed)| match (word.ends_with("cost"), printed.0) {
        (true, Value::Whole(value)) => Some(value),
        _ => None,
    })
}

#[test]
fn what_each_player_has_is_shown_where_it_lies() {
    english(|language| {
        let rows = |game_word: &str, until: &str| {
            let folder = Folder::new();
            let path = game(&folder, game_word, until, &[]);
            let mut window = desk(&folder, speaking(language));
            give(&mut window, [Action::Open(path)]);
            press(&mut window, &word(language, t::ALL_ROWS));
            description(&window)
        };
        let named = |rows: &[String], key| {
            let name = sentence(language, key);
            rows.iter().any(|row| row.contains(&name))
        };
        let rows_of = rows("independents", "majority");
        for key in [independents::COLUMN_REQUIRED, independents::COLUMN_RETURN] {
            assert!(named(&rows_of, key), "{rows_of:#?}");
        }
        let rows_of = rows("autotock", "red");
        for key in
            [keys::autotock::COLUMN_HOME, keys::autotock::COLUMN_ON_THE_WAY, keys::autotock::COLUMN_PADDOCK]
        {
            assert!(named(&rows_of, key), "{rows_of:#?}");
        }
        let rows_of = rows("auto-brocante", "red");
        assert!(named(&rows_of, keys::auto_brocante::SO_FAR), "{rows_of:#?}");
    });
}
