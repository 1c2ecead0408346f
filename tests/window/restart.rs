//! The window goes on where it was left: page, record, entry line, waiting slip, look back, language, light, deals.

use std::time::Duration;

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::deal::Step;
use steward::desk::{Command, Desk, Page, Prefs, Room, theme};
use steward::say;
use steward::words::{Language, keys};

use crate::driven::{said, settle};
use crate::room::{Folder, desk, nowhere, on_table, speaking};

/// What lies on the disk after a window is gone, read again.
fn kept(window: &Harness<'static, Desk>) -> Prefs {
    let text = serde_json::to_string(window.state().prefs()).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn give(window: &mut Harness<'static, Desk>, command: Command) {
    window.state_mut().give(command);
    settle(window);
}

/// The entry line: what stands on it, and whether it is closed.
fn line(window: &Harness<'static, Desk>) -> (String, bool) {
    let line = window.get_all_by_role(egui::accesskit::Role::TextInput).next().unwrap();
    (line.value().unwrap_or_default(), line.accesskit_node().is_disabled())
}

#[test]
fn a_table_goes_on_with_its_draft_its_slip_and_its_look_back() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    give(&mut before, Command::Open(path.clone()));
    give(&mut before, Command::Speak(Language::FRENCH));
    give(&mut before, Command::Night(true));
    give(&mut before, Command::Wait("blue choose ford".to_owned()));
    give(&mut before, Command::Draft("red choose ".to_owned()));
    let after = desk(&folder, kept(&before));
    assert_eq!(on_table(&after), Some(path.clone()));
    assert_eq!(line(&after), ("red choose ".to_owned(), false));
    assert!(after.query_by_label("blue choose ford").is_some(), "the slip is still there");
    assert_eq!(after.state().prefs().language, Some(Language::FRENCH));
    assert_eq!(after.state().prefs().night, Some(true));

    give(&mut before, Command::Look(Some(0)));
    let after = desk(&folder, kept(&before));
    let start = said(Language::FRENCH, &say!(keys::table::LOOKING_START));
    assert!(after.query_by_label(&start).is_some(), "it still looks back");
    assert!(line(&after).1, "and the line is closed meanwhile");
}

#[test]
fn a_record_that_was_asked_for_at_the_start_lies_open_in_the_first_frame() {
    let folder = Folder::new();
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let room = Room { patience: Duration::from_secs(60), ..Room::within(folder.path(), nowhere) };
    let mut desk = Desk::in_room(speaking(Language::ENGLISH), room);
    desk.give(Command::Open(path));
    let pages: Vec<bool> = Vec::new();
    let builder = Harness::builder().with_size([1280.0, 720.0]).with_context_setup(theme::install);
    let window = builder.build_ui_state(
        |ui, (desk, pages)| {
            desk.show(ui);
            pages.push(matches!(desk.page(), Page::Table(_)));
        },
        (desk, pages),
    );
    assert_eq!(window.state().1.first(), Some(&true));
}

/// Whether it is the page that was meant.
type Fits = fn(&Page) -> bool;

#[test]
fn every_page_is_open_again() {
    let folder = Folder::new();
    let pages: [(Command, Fits); 3] = [
        (Command::NewGame("automobile"), |page| matches!(page, Page::Setup(_))),
        (Command::Check, |page| matches!(page, Page::Check)),
        (Command::Shelf, |page| matches!(page, Page::Shelf)),
    ];
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    for (command, open) in pages {
        give(&mut before, command.clone());
        let after = desk(&folder, kept(&before));
        assert!(open(after.state().page()), "{command:?}");
    }
}

#[test]
fn the_dealing_table_knows_how_often_it_has_dealt() {
    let folder = Folder::new();
    let mut before = desk(&folder, speaking(Language::ENGLISH));
    give(&mut before, Command::Deal);
    for step in [Step::Players(4), Step::Next, Step::Next] {
        give(&mut before, Command::Dealt(step));
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
    give(&mut before, Command::Open(path.clone()));
    let kept = kept(&before);
    drop(before);
    std::fs::remove_file(path).unwrap();
    assert!(matches!(desk(&folder, kept).state().page(), Page::Shelf));
}
