//! The setup sheet: the board values of a game, entered before the game begins.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Action, Desk};
use steward::engine::GameInfo;
use steward::engine::board::{Board, CellId, CellKind, Printed, Source, Value, WrittenBoard};
use steward::msg;
use steward::preset::{OWN, PRACTICE, PresetStore};
use steward::words::{Language, keys};

use crate::driven::{press, said, settle, shows, word};
use crate::hand::{self, strikes, types};
use crate::room::{Folder, desk, on_table, speaking};

const LANGUAGES: [Language; 2] = [Language::ENGLISH, Language::FRENCH];
const NAMES: [&str; 3] = ["Anne", "Bob", "Chloé"];

/// The setup of a game with three players seated and the focus on the button that begins.
fn sat_down(folder: &Folder, language: Language, game: &'static str) -> Harness<'static, Desk> {
    let mut window = desk(folder, speaking(language));
    window.state_mut().give(Action::NewGame(game));
    settle(&mut window);
    let missing = NAMES.len() - window.state().prefs().plans[game].seats.len();
    (0..missing).for_each(|_| press(&mut window, &word(language, keys::shelf::ADD_PLAYER)));
    hand::points_at(&mut window, &said(language, &msg!(keys::shelf::SEAT_NAME, n = 1)));
    for name in NAMES {
        types(&mut window, name);
        strikes(&mut window, Key::Enter);
    }
    settle(&mut window);
    window
}

/// The values of the practice board.
fn practice(contents: &'static GameInfo) -> WrittenBoard {
    PresetStore::board(None, contents.game, &contents.schema(), PRACTICE).unwrap()
}

/// The cells on the setup sheet of a game with these board values.
fn sheet(contents: &'static GameInfo, read: &WrittenBoard) -> Vec<CellId> {
    let board = Board::from_written(contents.schema(), read).unwrap();
    (contents.setup_sheet)(&board).cells().collect()
}

fn question(language: Language, contents: &'static GameInfo, slot: CellId) -> String {
    crate::driven::sentence(language, contents.schema().cell(slot).unwrap().question.clone())
}

fn typed(language: Language, contents: &'static GameInfo, slot: CellId, value: &Value) -> String {
    match (value, contents.schema().cell(slot).unwrap().kind) {
        (Value::Text(text), CellKind::Word(words)) => {
            word(language, words.iter().find(|(word, _)| word == text).unwrap().1)
        }
        (Value::Text(text), _) => text.clone(),
        (Value::Whole(whole), _) => whole.to_string(),
    }
}

fn focused(window: &Harness<'static, Desk>) -> String {
    let focused = window.query_all_by(|node| node.is_focused()).last();
    focused.map(|node| node.accesskit_node().label().unwrap_or_default()).unwrap_or_default()
}

/// The setup sheet of a game with three players seated.
pub fn opened(folder: &Folder, language: Language, game: &'static str) -> Harness<'static, Desk> {
    let mut window = sat_down(folder, language, game);
    assert_eq!(focused(&window), word(language, keys::shelf::BEGIN));
    window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    window.run_steps(2);
    strikes(&mut window, Key::Enter);
    settle(&mut window);
    window
}

/// The label of the button that opens the setup sheet, with the progress so far.
fn opens(language: Language, contents: &'static GameInfo, read: &WrittenBoard) -> String {
    let (count, cells) = contents.read_of(&contents.schema().with_given(read.clone()));
    said(language, &msg!(keys::shelf::SHEET_OPEN, count = count, cells = cells))
}

fn header(folder: &Folder) -> serde_json::Value {
    let records = folder.records();
    let [path] = records.as_slice() else { panic!("{records:?}") };
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

fn kept(folder: &Folder, contents: &'static GameInfo, name: &str) -> WrittenBoard {
    let shelf =
        PresetStore::at(std::sync::Arc::new(steward::platform::Files), &folder.path().join("presets"));
    PresetStore::board(Some(&shelf), contents.game, &contents.schema(), name).unwrap()
}

/// Saves a board for a game before the window opens.
fn keeps(folder: &Folder, contents: &'static GameInfo, board: &WrittenBoard, source: Source) {
    let shelf =
        PresetStore::at(std::sync::Arc::new(steward::platform::Files), &folder.path().join("presets"));
    let board = board.iter().map(|(cell, printed)| (cell.clone(), Printed(printed.0.clone(), source)));
    shelf.keep((contents.game, OWN), &contents.schema(), &board.collect(), "2026-11-20").unwrap();
}

#[test]
fn the_keys_alone_fill_the_sheet_of_every_box_in_reading_order_and_the_game_begins_with_it() {
    for (language, games) in LANGUAGES.into_iter().zip([&["sponsors", "autotock"][..], &["independents"][..]])
    {
        for game in games {
            let contents = steward::session::game(game).unwrap();
            let values = practice(contents);
            let folder = Folder::new();
            let mut window = opened(&folder, language, contents.game);
            let mut read = WrittenBoard::new();
            let mut at = Some(sheet(contents, &contents.schema().with_given(read.clone()))[0]);
            while let Some(slot) = at {
                assert_eq!(focused(&window), question(language, contents, slot), "{game}");
                let cell = contents.schema().cell(slot).unwrap().word();
                if let Some(printed) = values.get(&cell) {
                    types(&mut window, &typed(language, contents, slot, &printed.0));
                    read.insert(cell, Printed(printed.0.clone(), Source::Board));
                }
                strikes(&mut window, Key::Tab);
                window.run_steps(2);
                let order = sheet(contents, &contents.schema().with_given(read.clone()));
                let here = order.iter().position(|other| *other == slot).unwrap();
                at = order.get(here + 1).copied();
            }
            assert!(read.len() >= 10, "{game}: {}", read.len());
            assert_eq!(focused(&window), word(language, keys::shelf::BEGIN), "{game}");
            assert!(folder.records().is_empty(), "nothing begins by itself");
            strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert!(on_table(&window).is_some());
            let header = header(&folder);
            assert_eq!(header["board"], serde_json::to_value(&read).unwrap(), "{game}");
            assert_eq!(header["preset"], OWN);
            assert_eq!(kept(&folder, contents, OWN), read, "{game}");
        }
    }
}

#[test]
fn the_mouse_alone_fills_values_with_the_keys_of_the_page_and_with_the_picture() {
    for language in LANGUAGES {
        let contents = steward::session::game("sponsors").unwrap();
        let folder = Folder::new();
        let mut window = sat_down(&folder, language, "sponsors");
        let open = word(language, keys::shelf::SHEET_HINT);
        assert!(!shows(&window, &open), "a hint is not said before anybody asks");
        press(&mut window, &opens(language, contents, &WrittenBoard::new()));
        let words = [keys::sponsors::PRICE_ONE];
        words.into_iter().for_each(|key| press(&mut window, &word(language, key)));
        press(&mut window, "1");
        press(&mut window, "2");
        press(&mut window, &word(language, keys::shelf::SHEET_DELETE));
        press(&mut window, &word(language, keys::shelf::SHEET_NEXT));
        let tabs = window.query_all_by(|node| node.role() == Role::Button);
        let tabs = tabs.filter_map(|node| node.accesskit_node().label());
        let second = tabs.into_iter().find(|label| label.starts_with("2. ")).unwrap();
        press(&mut window, &second);
        let squares = question(language, contents, contents.schema().find("track squares").unwrap());
        hand::points_at(&mut window, &squares);
        press(&mut window, "2");
        press(&mut window, "4");
        press(&mut window, &word(language, keys::shelf::SHEET_NEXT));
        settle(&mut window);
        let start = contents.schema().find("zone red start").unwrap();
        assert_eq!(focused(&window), question(language, contents, start));
        let square = crate::driven::sentence(language, msg!(keys::racing::SQUARE, n = 7));
        press(&mut window, &square);
        settle(&mut window);
        assert!(shows(&window, &word(language, keys::shelf::SHEET_KEPT)));
        let kept = kept(&folder, contents, OWN);
        let board = |value| Printed(Value::Whole(value), Source::Board);
        assert_eq!(kept["price kind"], Printed(Value::Text("one".into()), Source::Board));
        assert_eq!(kept["price one millions"], board(1));
        assert_eq!(kept["track squares"], board(24));
        assert_eq!(kept["zone red start"], board(7));
        assert_eq!(kept.len(), 4, "what nobody has read stays empty");
    }
}

#[test]
fn nothing_of_a_sheet_scrolls_and_every_value_that_is_kept_stands_in_it_with_its_source() {
    for game in steward::session::words() {
        let contents = steward::session::game(game).unwrap();
        let folder = Folder::new();
        keeps(&folder, contents, &practice(contents), Source::Board);
        for language in LANGUAGES {
            let mut window = opened(&folder, language, contents.game);
            let day =
                crate::driven::sentence(language, msg!(keys::shelf::SHEET_READ_ON, date = "2026-11-20"));
            let foot = window.get_by_label(&word(language, keys::shelf::BEGIN)).rect().top();
            let slots = sheet(contents, &practice(contents));
            let asked: Vec<String> = slots.iter().map(|slot| question(language, contents, *slot)).collect();
            let mut seen = 0;
            let mut page = 1;
            loop {
                let fields = window.query_all_by(|node| node.role() == Role::TextInput);
                let fields = fields
                    .filter(|node| node.accesskit_node().label().is_some_and(|name| asked.contains(&name)));
                let fields: Vec<_> =
                    fields.map(|node| (node.rect(), node.value().unwrap_or_default())).collect();
                seen += fields.len();
                assert!(
                    fields.iter().all(|(rect, _)| rect.bottom() <= foot && rect.top() > 100.0),
                    "{game} {foot} {fields:?}"
                );
                assert!(fields.iter().all(|(_, value)| !value.is_empty()), "{game} {fields:?}");
                let wrong = crate::faults::cut(&window);
                assert!(wrong.is_empty(), "{game} {page}:\n{}", wrong.join("\n"));
                page += 1;
                let next = format!("{page}. ");
                let labels = window.query_all_by(|node| node.role() == Role::Button);
                let label = labels.filter_map(|node| node.accesskit_node().label());
                let Some(next) = label.into_iter().find(|label| label.starts_with(&next)) else { break };
                press(&mut window, &next);
                settle(&mut window);
                assert!(shows(&window, &day), "{game}: where it is from");
            }
            assert_eq!(seen, slots.len(), "{game}");
        }
    }
}

#[test]
fn an_invented_value_is_no_value_of_the_sheet_however_often_keys_go_over_it() {
    let contents = steward::session::game("autotock").unwrap();
    let folder = Folder::new();
    keeps(&folder, contents, &practice(contents), Source::Assumed);
    let mut window = sat_down(&folder, Language::ENGLISH, "autotock");
    window.key_press_modifiers(Modifiers::NONE, Key::Tab);
    window.run_steps(2);
    window.get_by_label("Our own board").click();
    settle(&mut window);
    let cells = sheet(contents, &WrittenBoard::new()).len();
    press(&mut window, &opens(Language::ENGLISH, contents, &WrittenBoard::new()));
    settle(&mut window);
    for _ in 0..=cells {
        strikes(&mut window, Key::Tab);
    }
    let fields = window.query_all_by(|node| node.role() == Role::TextInput);
    assert!(fields.into_iter().all(|node| node.value().unwrap_or_default().is_empty()));
    let before = kept(&folder, contents, OWN);
    press(&mut window, "Begin");
    settle(&mut window);
    let header = header(&folder);
    let board: WrittenBoard = serde_json::from_value(header["board"].clone()).unwrap();
    assert!(board.values().all(|printed| printed.1 == Source::Assumed), "{board:?}");
    assert_eq!(kept(&folder, contents, OWN), before);
}

#[test]
fn what_was_typed_is_in_the_file_at_once_and_there_again_after_a_restart() {
    let folder = Folder::new();
    let mut window = opened(&folder, Language::ENGLISH, "independents");
    types(&mut window, "4");
    strikes(&mut window, Key::Tab);
    settle(&mut window);
    let contents = steward::session::game("independents").unwrap();
    let read = kept(&folder, contents, OWN);
    assert_eq!(read.values().next(), Some(&Printed(Value::Whole(4), Source::Board)));
    let prefs = window.state().prefs().clone();
    drop(window);
    let mut window = desk(&folder, prefs);
    window.state_mut().give(Action::NewGame("independents"));
    settle(&mut window);
    press(&mut window, &opens(Language::ENGLISH, contents, &read));
    settle(&mut window);
    let first = question(Language::ENGLISH, contents, sheet(contents, &WrittenBoard::new())[0]);
    assert_eq!(hand::field(&window, &first).and_then(|node| node.value()).as_deref(), Some("4"));
}

/// The contents of the first fields on a sheet.
fn first_fields(
    window: &Harness<'static, Desk>,
    language: Language,
    contents: &'static GameInfo,
) -> Vec<String> {
    let first = sheet(contents, &WrittenBoard::new()).into_iter().take(3);
    let names = first.map(|slot| question(language, contents, slot));
    names.map(|name| hand::field(window, &name).and_then(|node| node.value()).unwrap_or_default()).collect()
}

#[test]
fn a_list_that_is_pasted_fills_the_fields_from_there_on_or_none_of_them() {
    for language in LANGUAGES {
        let contents = steward::session::game("independents").unwrap();
        let folder = Folder::new();
        let mut window = opened(&folder, language, "independents");
        window.get_by_label(&word(language, keys::shelf::SHEET_PASTE));
        let paste = |window: &mut Harness<'static, Desk>, text: &str| {
            window.event(egui::Event::Paste(text.to_owned()));
            settle(window);
        };
        paste(&mut window, "4\t5\tmany");
        assert_eq!(first_fields(&window, language, contents), ["", "", ""]);
        let slots = sheet(contents, &WrittenBoard::new());
        let (third, schema) = (slots[2], contents.schema());
        let CellKind::Whole { least, most } = schema.cell(third).unwrap().kind else { panic!("no number") };
        let question = schema.cell(third).unwrap().question.clone();
        let why = msg!(keys::shelf::CELL_WHOLE, least = least, most = most, question = question);
        let refused = msg!(keys::shelf::LIST_UNFIT, value = "many", why = why);
        assert!(shows(&window, &crate::driven::sentence(language, refused)));
        paste(&mut window, "4\t5\n6");
        assert_eq!(first_fields(&window, language, contents), ["4", "5", "6"]);
        assert_eq!(focused(&window), self::question(language, contents, slots[3]));
        let given = contents.schema().with_given(WrittenBoard::new());
        assert_eq!(kept(&folder, contents, OWN).len(), given.len() + 3);
    }
}

#[test]
fn a_list_in_a_file_is_taken_over_like_board_data_or_said_to_be_wrong() {
    for language in LANGUAGES {
        let contents = steward::session::game("independents").unwrap();
        let folder = Folder::new();
        let mut window = desk(&folder, speaking(language));
        window.state_mut().give(Action::NewGame("independents"));
        settle(&mut window);
        let path = folder.path().join("club.tsv");
        std::fs::write(&path, "4\t5\n6\tmany\n").unwrap();
        window.state_mut().give(Action::ImportBoard(path.clone()));
        settle(&mut window);
        assert!(crate::driven::description(&window).iter().any(|said| said.contains("many")));
        std::fs::write(&path, "4\t5\n6\t12\n").unwrap();
        window.state_mut().give(Action::ImportBoard(path));
        settle(&mut window);
        press(&mut window, &word(language, keys::shared::TAKE));
        assert_eq!(kept(&folder, contents, "club").len(), 4);
    }
}
