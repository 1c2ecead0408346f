//! A restarted window shows what it showed before: page, record, entry line, history, language, theme, deals.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::deal::DealAction;
use steward::desk::{Action, Desk, OpenPage, Page, Prefs, Room};
use steward::msg;
use steward::platform::Files;
use steward::record::Record;
use steward::words::{Language, keys};

use crate::driven::{FRAME, Window, said, settle, typed, window, write_in_field};
use crate::hand;
use crate::room::{Folder, desk, nowhere, on_table, speaking};

/// The preferences that a closed window left on the disk.
fn kept(window: &Harness<'static, Desk>) -> Prefs {
    let text = serde_json::to_string(window.state().prefs()).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn give(window: &mut Harness<'static, Desk>, action: Action) {
    window.state_mut().give(action);
    hand::beside(window, true);
    window.run_steps(3);
    settle(window);
}

/// The text in the entry field, and whether the field is disabled.
fn line(window: &Harness<'static, Desk>) -> (String, bool) {
    let line = window.get_all_by_role(egui::accesskit::Role::TextInput).next().unwrap();
    (line.value().unwrap_or_default(), line.accesskit_node().is_disabled())
}

#[test]
fn a_table_goes_on_with_its_draft_and_its_look_back() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    give(&mut before, Action::Open(path.clone()));
    give(&mut before, Action::Speak(Language::FRENCH));
    give(&mut before, Action::Night(true));
    let french = typed(&before, Language::FRENCH, "red choose ");
    write_in_field(&mut before, Language::FRENCH, &french);
    let after = desk(&folder, kept(&before));
    assert_eq!(on_table(&after), Some(path.clone()));
    assert_eq!(line(&after), (french, false));
    assert_eq!(after.state().prefs().language, Some(Language::FRENCH));
    assert_eq!(after.state().prefs().night, Some(true));

    give(&mut before, Action::Look(Some(0)));
    let after = desk(&folder, kept(&before));
    let start = said(Language::FRENCH, &msg!(keys::table::LOOKING_START));
    assert!(after.query_by_label(&start).is_some(), "it still looks back");
    let accept = said(Language::FRENCH, &msg!(keys::table::ACCEPT_WHAT, what = ""));
    assert!(after.query_by_label_contains(accept.trim()).is_none(), "and nothing is booked meanwhile");
}

#[test]
fn a_table_that_was_left_looking_back_looks_back_when_it_is_opened_again() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut window = desk(&folder, speaking(Language::ENGLISH));
    let start = said(Language::ENGLISH, &msg!(keys::table::LOOKING_START));
    for action in
        [Action::Open(path.clone()), Action::Look(Some(0)), Action::PresetStore, Action::Open(path.clone())]
    {
        give(&mut window, action);
    }
    assert_eq!(on_table(&window), Some(path.clone()));
    assert!(window.query_by_label(&start).is_some(), "it still looks back");
    give(&mut window, Action::Look(None));
    give(&mut window, Action::PresetStore);
    give(&mut window, Action::Open(path));
    assert!(window.query_by_label(&start).is_none());
}

#[test]
fn a_record_that_was_asked_for_at_the_start_lies_open_in_the_first_frame() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let room = Room { patience: Duration::from_secs(60), ..Room::within(folder.path(), nowhere) };
    let mut desk = Desk::in_room(speaking(Language::ENGLISH), room);
    desk.give(Action::Open(path));
    let pages: Vec<bool> = Vec::new();
    let builder = Harness::builder().with_size([1280.0, 720.0]).with_context_setup(hand::install);
    let window = builder.build_ui_state(
        |ui, (desk, pages)| {
            desk.show(ui);
            pages.push(matches!(desk.page(), Page::Table(_)));
        },
        (desk, pages),
    );
    assert_eq!(window.state().1.first(), Some(&true));
}

/// Whether this page is open.
type Fits = fn(&Page) -> bool;

#[test]
fn every_page_is_open_again() {
    let folder = Folder::new();
    let pages: [(Action, Fits); 3] = [
        (Action::NewGame("automobile"), |page| matches!(page, Page::Setup(_))),
        (Action::Check, |page| matches!(page, Page::Check)),
        (Action::PresetStore, |page| matches!(page, Page::PresetStore)),
    ];
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    for (action, open) in pages {
        give(&mut before, action.clone());
        let after = desk(&folder, kept(&before));
        assert!(open(after.state().page()), "{action:?}");
    }
}

#[test]
fn the_dealing_table_knows_how_often_it_has_dealt() {
    let folder = Folder::new();
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    give(&mut before, Action::Deal);
    for step in [DealAction::Players(4), DealAction::Next, DealAction::Next] {
        give(&mut before, Action::Dealt(step));
    }
    let mut after = desk(&folder, kept(&before));
    assert!(matches!(after.state().page(), Page::Deal));
    assert_eq!(after.state().prefs().left.deal, before.state().prefs().left.deal);
    after.key_press(Key::Backspace);
    settle(&mut after);
    assert_ne!(after.state().prefs().left.deal, before.state().prefs().left.deal);
}

#[test]
fn a_record_that_is_gone_leaves_the_shelf() {
    let folder = Folder::new();
    let path = folder.game("gone", ["Anne", "Bob", "Chloé"]);
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    give(&mut before, Action::Open(path.clone()));
    let kept = kept(&before);
    drop(before);
    std::fs::remove_file(path).unwrap();
    assert!(matches!(desk(&folder, kept).state().page(), Page::PresetStore));
}

/// A window started with a file, after one that left these preferences.
fn started_on(folder: &Folder, left: Prefs, path: &Path) -> Window {
    window(Desk::in_room(left, Room::within(folder.path(), nowhere)).on(path.to_owned()), FRAME)
}

fn writes(window: &Window) -> bool {
    matches!(window.state().page(), Page::Table(table) if table.record().read_only().is_none())
}

#[test]
fn a_program_started_on_its_own_last_game_does_not_lock_itself_out_and_keeps_the_draft() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    give(&mut before, Action::Open(path.clone()));
    write_in_field(&mut before, Language::ENGLISH, "red choose ");
    let left = kept(&before);
    drop(before);
    for _ in 0..4 {
        let after = started_on(&folder, left.clone(), &path);
        assert_eq!(on_table(&after), Some(path.clone()));
        assert!(writes(&after), "it is locked out of its own game");
        assert_eq!(line(&after), ("red choose ".to_owned(), false));
    }
    // The same file by another path.
    let other = folder.path().join(".").join("records").join("..").join("friday.steward");
    std::fs::create_dir_all(folder.path().join("records")).unwrap();
    let after = started_on(&folder, left, &other);
    assert!(writes(&after));
    assert_eq!(line(&after), ("red choose ".to_owned(), false));
}

#[test]
fn a_program_started_on_another_game_opens_that_one_alone() {
    let folder = Folder::new();
    let last = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let named = folder.game("saturday", ["Dora", "Emil", "Fred"]);
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    give(&mut before, Action::Open(last.clone()));
    write_in_field(&mut before, Language::ENGLISH, "red choose ");
    let left = kept(&before);
    drop(before);
    let after = started_on(&folder, left, &named);
    assert_eq!(on_table(&after), Some(named));
    assert_eq!(line(&after), (String::new(), false), "the draft belongs to the other game");
    let record = Record::open(Arc::new(Files), &last).unwrap();
    assert_eq!(record.read_only(), None, "the other one is free");
}

#[test]
fn what_was_drafted_at_a_table_waits_there_while_another_is_open() {
    let folder = Folder::new();
    let first = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let other = folder.game("saturday", ["Dora", "Emil", "Fred"]);
    let mut window = desk(&folder, speaking(Language::ENGLISH));
    give(&mut window, Action::Open(first.clone()));
    write_in_field(&mut window, Language::ENGLISH, "red choose ");
    give(&mut window, Action::Open(other.clone()));
    assert_eq!(line(&window), (String::new(), false), "the draft belongs to the other game");
    give(&mut window, Action::PresetStore);
    give(&mut window, Action::Open(first.clone()));
    assert_eq!(line(&window), ("red choose ".to_owned(), false));
    // The program is started with the second record, then the first is opened.
    let left = kept(&window);
    drop(window);
    let mut after = started_on(&folder, left, &other);
    assert_eq!(line(&after), (String::new(), false));
    give(&mut after, Action::Open(first));
    assert_eq!(line(&after), ("red choose ".to_owned(), false));
    write_in_field(&mut after, Language::ENGLISH, "");
    hand::strikes(&mut after, Key::Backspace);
    give(&mut after, Action::Open(other));
    assert!(after.state().prefs().drafts.is_empty(), "nothing is left of it");
}

#[test]
fn of_two_games_asked_for_at_once_the_last_one_is_opened_and_the_other_is_free() {
    let folder = Folder::new();
    let first = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let last = folder.game("saturday", ["Dora", "Emil", "Fred"]);
    let mut window = desk(&folder, speaking(Language::ENGLISH));
    for path in [&first, &first, &last, &first, &last] {
        window.state_mut().give(Action::Open(path.clone()));
    }
    settle(&mut window);
    assert_eq!(on_table(&window), Some(last.clone()));
    assert!(writes(&window), "it is locked out of its own game");
    // If it is opened again while another is loading, the open record stays.
    for path in [&first, &last] {
        window.state_mut().give(Action::Open(path.clone()));
    }
    settle(&mut window);
    assert_eq!(on_table(&window), Some(last));
    assert!(writes(&window));
    give(&mut window, Action::Open(first.clone()));
    assert_eq!(on_table(&window), Some(first));
    assert!(writes(&window));
}

#[test]
fn a_game_that_lies_open_stays_when_it_is_asked_for_under_another_name() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut window = desk(&folder, speaking(Language::ENGLISH));
    give(&mut window, Action::Open(path.clone()));
    std::fs::create_dir_all(folder.path().join("records")).unwrap();
    give(&mut window, Action::Open(folder.path().join("records/../friday.steward")));
    assert_eq!(on_table(&window), Some(path));
    assert!(writes(&window), "it is locked out of its own game");
}

#[test]
fn a_file_named_from_a_folder_is_remembered_so_that_it_is_found_from_any_other() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let here = std::env::current_dir().unwrap();
    let up: PathBuf = here.components().skip(1).map(|_| "..").collect();
    let relative = up.join(path.strip_prefix("/").unwrap_or(&path));
    if relative.is_absolute() {
        // There is no relative path to a file on another drive.
        return;
    }
    let window = started_on(&folder, speaking(Language::ENGLISH), &relative);
    let remembered = &window.state().prefs().recent;
    assert!(remembered.iter().all(|path| path.is_absolute()) && remembered.len() == 1, "{remembered:?}");
    assert!(matches!(&window.state().prefs().left.place, OpenPage::Table(left) if left.is_absolute()));
}
