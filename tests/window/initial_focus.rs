//! The focus when something opens over the table: in its first field, or on what its buttons are about.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Action;
use steward::desk::table::{Panel, Subject};
use steward::engine::Seat;
use steward::msg;
use steward::words::Language;
use steward::words::keys::auto_brocante as b;

use crate::driven::{Window, demo, demo_of, english, enter, key, sentence, settle, sheets, table};
use crate::hand;
use crate::keys::{TO_ACTIONS, unread};

/// The role, name and rectangle of the focused control.
fn focused(window: &Window) -> Option<(Role, String, Rect)> {
    let found = window.query_all_by(|node| node.is_focused()).last()?;
    let node = found.accesskit_node();
    Some((node.role(), node.label().or(node.value()).unwrap_or_default(), found.rect()))
}

/// Whether something covers the page.
fn lies(window: &Window) -> bool {
    window.query_all_by_role(Role::Dialog).next().is_some()
}

/// Checks that the focus is in the top dialog, and that Enter presses nothing there.
fn rests_there(window: &Window, what: &str) {
    let laid = window.query_all_by_role(Role::Dialog).last().unwrap_or_else(|| panic!("{what} is not laid"));
    let (role, name, _) = focused(window).unwrap_or_else(|| panic!("{what} opens without the keyboard"));
    let in_front = window.ctx.memory(|memory| memory.top_modal_layer());
    let there = match in_front {
        Some(layer) => {
            let has =
                window.ctx.memory(|memory| memory.focused()).and_then(|id| window.ctx.read_response(id));
            has.is_some_and(|has| has.layer_id == layer)
        }
        None => laid.children_recursive().any(|node| node.accesskit_node().is_focused()),
    };
    assert!(there, "{what}: {name} has the keyboard");
    assert!(!matches!(role, Role::Button | Role::CheckBox | Role::RadioButton), "{what}: {name} is chosen");
}

#[test]
fn whatever_is_laid_over_the_table_has_the_keyboard_and_a_stray_enter_answers_nothing() {
    english(|language| {
        let mut window = demo(language, 40, &[]);
        let entry = table(&window).head();
        let more = [Panel::Player(Seat::new(0)), Panel::Phase(3), Panel::Where];
        let lays: Vec<Panel> =
            sheets(entry).into_iter().chain(more).chain([Panel::Printed(Vec::new())]).collect();
        let lines = table(&window).lines();
        // The referee form is on the card.
        for lay in lays.into_iter().filter(|lay| !matches!(lay, Panel::Hand | Panel::Form(_))) {
            let what = format!("{lay:?}");
            window.state_mut().give(Action::Panel(Some(lay)));
            settle(&mut window);
            rests_there(&window, &what);
            key(&mut window, Key::Enter);
            assert_eq!(table(&window).lines(), lines, "{what}");
            hand::strikes(&mut window, Key::Escape);
            settle(&mut window);
        }
        let small = [Action::Keys, Action::Manual, Action::Why(Subject::Entry(entry)), Action::RedoMyLast];
        for action in small {
            let what = format!("{action:?}");
            window.state_mut().give(action);
            settle(&mut window);
            rests_there(&window, &what);
            hand::strikes(&mut window, Key::Escape);
            settle(&mut window);
            assert!(!lies(&window), "{what}");
        }
    });
}

#[test]
fn a_sheet_that_follows_another_takes_the_keyboard_along() {
    english(|language| {
        let mut window = demo(language, 40, &[]);
        let entry = table(&window).head();
        for lay in [Panel::Right(0), Panel::Question(entry), Panel::People] {
            let what = format!("{lay:?}");
            window.state_mut().give(Action::Panel(Some(lay)));
            settle(&mut window);
            rests_there(&window, &what);
        }
    });
}

#[test]
fn the_key_for_a_loan_asks_whose_it_is_and_books_nothing_by_itself() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let lines = table(&window).lines();
        hand::strikes(&mut window, Key::F3);
        settle(&mut window);
        let (_, name, _) = focused(&window).expect("the keyboard is there");
        assert_eq!(name, sentence(language, steward::words::keys::page::CHOOSE));
        key(&mut window, Key::Enter);
        assert_eq!(table(&window).lines(), lines, "nobody is chosen yet");
        hand::strikes(&mut window, Key::ArrowDown);
        hand::strikes(&mut window, Key::ArrowDown);
        key(&mut window, Key::Enter);
        assert_eq!(table(&window).line(table(&window).lines()).unwrap().text, "blue loan");
    });
}

#[test]
fn the_deal_opens_in_its_first_number_and_enter_leads_there_from_the_head_of_the_card() {
    english(|language| {
        let mut window = demo_of("auto-brocante", language, 0, &[]);
        let first =
            sentence(language, msg!(b::FIELD_DEALT, seat = table(&window).seats().name(Seat::new(0)), n = 1));
        let (_, name, _) = focused(&window).expect("the keyboard is there");
        assert_eq!(name, first);
        hand::types(&mut window, "7");
        assert_eq!(hand::field(&window, &first).and_then(|field| field.value()).as_deref(), Some("7"));
        // After a note is entered, the focus stays in the field.
        enter(&mut window, "note soup");
        let (_, name, _) = focused(&window).expect("the keyboard is there");
        assert_eq!(name, first);
    });
}

#[test]
fn what_is_laid_gives_the_keyboard_back_however_it_is_closed() {
    let mut window = unread(Language::ENGLISH, TO_ACTIONS, &[]);
    hand::strikes(&mut window, Key::F6);
    let head = focused(&window);
    for closing in [Key::Escape, Key::Enter] {
        window.state_mut().give(Action::Panel(Some(Panel::People)));
        settle(&mut window);
        if closing == Key::Enter {
            window.get_by_role_and_label(Role::Button, "Close").focus();
            window.run_steps(2);
        }
        key(&mut window, closing);
        assert_eq!((lies(&window), focused(&window)), (false, head.clone()), "{closing:?}");
    }
}

#[test]
fn a_table_that_is_left_by_a_key_leaves_what_is_typed_to_the_next_page() {
    english(|language| {
        let mut window = demo(language, 40, &[]);
        window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Home);
        settle(&mut window);
        hand::types(&mut window, "sponsors");
        let called = crate::driven::word(language, steward::words::keys::desk::ENTRY);
        let field = hand::field(&window, &called).unwrap();
        assert_eq!(field.value().as_deref(), Some("sponsors"));
    });
}
