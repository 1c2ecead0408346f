//! Amending past entries in the window.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Action;
use steward::desk::table::Subject;
use steward::engine::{Holder, Seat, Unit};
use steward::msg;
use steward::words::Language;
use steward::words::keys;
use steward::words::keys::right as k;

use crate::driven::{
    Window, book, buttons, demo, drafts, enabled, english, enter, french, key, last, press, said, settle,
    shows, timeline,
};
use crate::driven::{description, sentence, table, word};
use crate::hand;

/// After the productions of turn 3. Bruno's is entry 70.
const PRODUCED: u32 = 72;
/// The same record with Bruno's production as the last entry.
pub const BRUNO: u32 = 70;

/// The cash of Bruno.
fn cash(window: &Window) -> i64 {
    table(window).balance(Holder::Seat(Seat::new(1)), Unit::common(0))
}

#[test]
fn a_number_of_an_entry_is_put_right_by_mouse_alone() {
    french(|language| {
        let mut window = demo(language, BRUNO, &[]);
        key(&mut window, Key::F9);
        // The page is as it was then, with the entry filled in.
        assert_eq!(cash(&window), 1_400);
        assert!(drafts(&window, language, "blue produce 3:5 7:5 9:2"));
        let fewer = sentence(language, msg!(keys::sheets::FEWER, what = ""));
        let row = |name: &String| name.starts_with(fewer.trim_end()) && name.contains("Reo Runabout");
        let fewer = description(&window).into_iter().find(row).expect("less on the row");
        press(&mut window, &fewer);
        book(&mut window, language);
        assert_eq!(table(&window).lines(), BRUNO, "nothing is booked yet");
        press(&mut window, &word(language, k::BOOK_WRONG));
        assert_eq!(last(&window), "amend replace 70 blue produce 3:5 7:4 9:2");
    });
}

#[test]
fn an_entry_is_replaced_and_what_changed_hands_is_handed_back() {
    french(|language| {
        let mut window = demo(language, BRUNO, &[]);
        let before = cash(&window);
        key(&mut window, Key::F9);
        book(&mut window, language);
        let same = word(language, k::SAME_AS_BEFORE);
        assert!(shows(&window, &same), "what stands there already changes nothing");
        enter(&mut window, "blue produce 3:5 7:4 9:2");
        assert!(shows(&window, &word(language, k::BALANCES)), "who has what is shown before");
        press(&mut window, &word(language, k::TABLE_WRONG));
        assert_eq!(last(&window), "amend table replace 70 blue produce 3:5 7:4 9:2");
        assert!(cash(&window) > before, "a car less costs less");
        assert!(shows(&window, &word(language, k::HAND_BACK)), "the list lies on the table");
        let tick = said(language, &msg!(keys::table::TICK, what = ""));
        for _ in 0..9 {
            if let Some(tick) = buttons(&window, tick.trim()).into_iter().find(unticked) {
                tick.click();
            }
            settle(&mut window);
        }
        assert!(!shows(&window, &word(language, k::HAND_BACK)), "all is done: the list goes");
    });
}

/// Whether a control with this name has the focus.
fn on(window: &Window, name: &str) -> bool {
    let found = window.query_all_by(|node| node.is_focused() && node.label().as_deref() == Some(name));
    found.count() > 0
}

#[test]
fn enter_leads_from_what_was_put_right_to_the_button_that_books_it_and_held_it_books_nothing() {
    french(|language| {
        let mut window = demo(language, BRUNO, &[]);
        key(&mut window, Key::F9);
        enter(&mut window, "blue produce 3:5 7:4 9:2");
        assert!(on(&window, &word(language, k::REASON)));
        // Holding Enter goes no further than the button.
        for _ in 0..4 {
            window.key_down(Key::Enter);
            window.run_steps(2);
        }
        window.key_up(Key::Enter);
        settle(&mut window);
        assert!(on(&window, &word(language, k::BOOK_WRONG)));
        assert_eq!(table(&window).lines(), BRUNO, "nothing is booked");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "amend replace 70 blue produce 3:5 7:4 9:2");
    });
}

fn unticked(node: &egui_kittest::Node<'_>) -> bool {
    node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::False)
}

#[test]
fn an_edit_that_breaks_later_entries_is_entered_once_they_are_dealt_with() {
    french(|language| {
        let mut window = demo(language, PRODUCED, &[]);
        for _ in 0..6 {
            window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
            settle(&mut window);
        }
        key(&mut window, Key::F9);
        press(&mut window, &word(language, k::STRIKE));
        let book = word(language, k::BOOK_WRONG);
        assert!(!enabled(&window, &book), "a broken entry stops it");
        assert!(shows(&window, &said(language, &msg!(k::STRIKE_IT, entry = "67"))));
        let one = said(language, &msg!(k::STRIKE_IT, entry = ""));
        let all = word(language, k::STRIKE_ALL);
        for _ in 0..8 {
            let all = buttons(&window, &all);
            match all.into_iter().chain(buttons(&window, one.trim())).next() {
                Some(button) => button.click(),
                None => break,
            }
            settle(&mut window);
        }
        assert!(enabled(&window, &book));
        press(&mut window, &book);
        assert!(last(&window).starts_with("amend strike 66; strike 67"), "{}", last(&window));
    });
}

#[test]
fn a_broken_entry_is_kept_as_a_correction_or_left_as_it_was() {
    french(|language| {
        let mut window = demo(language, BRUNO, &[]);
        window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
        settle(&mut window);
        // Entry 69: Chloé builds her parts factory. Without it, it is not Bruno's turn yet.
        key(&mut window, Key::F9);
        press(&mut window, &word(language, k::STRIKE));
        press(&mut window, &said(language, &msg!(k::AS_CORRECTION_OF, entry = "70")));
        assert!(enabled(&window, &word(language, k::LET_STAND)));
        let back = said(language, &msg!(k::TAKE_BACK, what = msg!(k::ENTRY, n = "70")));
        press(&mut window, &back);
        assert!(!enabled(&window, &word(language, k::LET_STAND)));
        press(&mut window, &said(language, &msg!(k::AS_CORRECTION_OF, entry = "70")));
        press(&mut window, &word(language, k::LET_STAND));
        assert!(
            last(&window).starts_with("amend stand strike 69; replace 70 correct blue > bank"),
            "{}",
            last(&window)
        );
    });
}

#[test]
fn an_entry_is_put_in_before_another_and_swapped_with_the_next() {
    french(|language| {
        let mut window = demo(language, BRUNO, &[]);
        key(&mut window, Key::F9);
        press(&mut window, &word(language, k::INSERT));
        assert!(shows(&window, &said(language, &msg!(k::WHAT_BEFORE, entry = "70"))));
        enter(&mut window, "blue loan");
        press(&mut window, &word(language, k::BOOK_WRONG));
        assert_eq!(last(&window), "amend insert 70 blue loan");
        for _ in 0..3 {
            window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
            settle(&mut window);
        }
        // Entry 68 is Chloé's loan, and her building follows it.
        key(&mut window, Key::F9);
        press(&mut window, &word(language, k::SWAP));
        press(&mut window, &word(language, k::BOOK_WRONG));
        assert_eq!(last(&window), "amend swap 68");
    });
}

#[test]
fn the_set_up_is_put_right_too() {
    french(|language| {
        let mut window = demo(language, 0, &[]);
        key(&mut window, Key::F9);
        assert!(shows(&window, &word(language, k::TITLE_SET_UP)));
        window.get_by_role_and_label(Role::ComboBox, &word(language, k::FIELD_FIRST)).click();
        settle(&mut window);
        press(&mut window, "Chloé");
        press(&mut window, &word(language, k::BOOK_WRONG));
        assert_eq!(last(&window), r#"amend set-up {"first":"p3"}"#);
    });
}

#[test]
fn what_was_put_right_stays_in_the_timeline_struck_through() {
    french(|language| {
        let mut window = demo(language, BRUNO, &["amend replace 70 blue produce 3:5 7:4 9:2"]);
        let by = said(language, &msg!(k::BY, n = 71));
        let (_, by) = by.split_once(' ').unwrap();
        timeline(&mut window, language);
        assert!(shows(&window, by), "the row says which entry put it right");
        // The amend only struck an entry, so nothing in it can be amended.
        key(&mut window, Key::F9);
        assert!(shows(&window, &said(language, &msg!(k::ONLY_STRUCK, n = 71))));
    });
}

#[test]
fn a_version_left_behind_is_looked_at_and_taken_up_again() {
    french(|language| {
        let mut window = demo(language, BRUNO, &["undo", "blue loan"]);
        timeline(&mut window, language);
        let what = said(language, &table(&window).describe_line(70).unwrap());
        let row = said(language, &msg!(keys::table::ENTRY_UNDONE, n = "70", what = what));
        let way = |window: &mut Window, key| {
            window.get_by_label(&row).click_secondary();
            settle(window);
            press(window, &word(language, key));
        };
        way(&mut window, keys::desk::LOOK_BACK);
        assert!(shows(&window, &said(language, &msg!(keys::desk::LOOKING_BACK, n = 70))));
        let mut window = demo(language, BRUNO, &["undo", "blue loan"]);
        timeline(&mut window, language);
        way(&mut window, keys::desk::UNDO_TO_HERE);
        assert_eq!(table(&window).head(), 70);
    });
}

#[test]
fn several_entries_are_taken_back_only_from_a_question_that_names_them() {
    let english = Language::ENGLISH;
    let mut window = demo(english, BRUNO, &[]);
    window.state_mut().give(Action::Look(Some(BRUNO - 3)));
    settle(&mut window);
    press(&mut window, &word(english, keys::desk::UNDO_TO_HERE));
    assert!(shows(&window, &said(english, &msg!(keys::table::TAKE_BACK_SEVERAL, count = 3))));
    let what = said(english, &table(&window).describe_line(BRUNO).unwrap());
    assert!(shows(&window, what.split_at(1).1), "{:#?}", description(&window));
    key(&mut window, Key::Enter);
    assert_eq!(table(&window).head(), BRUNO, "Enter changes nothing");
    press(&mut window, &word(english, keys::desk::UNDO_TO_HERE));
    press(&mut window, &word(english, keys::table::TAKE_BACK_ALL));
    assert_eq!(table(&window).head(), BRUNO - 3);
}

#[test]
fn the_key_to_put_right_takes_up_the_entry_that_lies_open() {
    let mut window = demo(Language::ENGLISH, PRODUCED, &[]);
    window.state_mut().give(Action::Why(Subject::Entry(BRUNO)));
    settle(&mut window);
    key(&mut window, Key::F9);
    let entry = BRUNO.to_string();
    let asks = said(Language::ENGLISH, &msg!(k::WHAT_INSTEAD, entry = entry.as_str()));
    assert!(shows(&window, &asks), "{:#?}", description(&window));
}

#[test]
fn a_value_that_is_read_while_something_else_is_said_is_kept_in_the_record() {
    english(|language| {
        let mut window = crate::keys::unread(language, crate::keys::TO_ACTIONS, &["space 1 cost"]);
        let lines = table(&window).lines();
        key(&mut window, Key::F9);
        enter(&mut window, "read space 1 cost 300");
        assert!(shows(&window, &word(language, k::CANCEL_INSTEAD)), "something else can still be said");
        press(&mut window, &word(language, k::CANCEL_INSTEAD));
        assert_eq!(table(&window).lines(), lines + 1);
        assert_eq!(last(&window), "read space 1 cost 300");
    });
}

#[test]
fn a_question_over_the_table_is_left_by_no_arrow() {
    english(|language| {
        let mut window = demo(language, BRUNO, &[]);
        window.state_mut().give(Action::AskBackTo(BRUNO - 3));
        settle(&mut window);
        let asks = said(language, &msg!(keys::table::TAKE_BACK_SEVERAL, count = 3));
        for arrow in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft] {
            hand::strikes(&mut window, arrow);
            settle(&mut window);
            assert!(shows(&window, &asks));
            let both = [keys::table::TAKE_BACK_NOT, keys::table::TAKE_BACK_ALL];
            assert!(
                both.into_iter().any(|key| on(&window, &word(language, key))),
                "{arrow:?} leads out of it"
            );
        }
    });
}

#[test]
fn the_pencil_takes_up_a_value_that_was_read_last() {
    english(|language| {
        let mut window = crate::keys::unread(language, crate::keys::TO_ACTIONS, &["space 1 cost"]);
        enter(&mut window, "read space 1 cost 300");
        window.state_mut().give(Action::RedoMyLast);
        settle(&mut window);
        assert!(shows(&window, &word(language, keys::reading::TITLE)));
        hand::types(&mut window, "400");
        settle(&mut window);
        press(&mut window, &word(language, keys::reading::THIS_GAME));
        assert_eq!(last(&window), "read space 1 cost 400");
    });
}

#[test]
fn the_key_to_put_right_fills_the_entry_in_again_while_it_is_put_right() {
    english(|language| {
        let mut window = demo(language, BRUNO, &[]);
        key(&mut window, Key::F9);
        key(&mut window, Key::Escape);
        assert!(!drafts(&window, language, "blue produce 3:5 7:5 9:2"));
        key(&mut window, Key::F9);
        assert!(drafts(&window, language, "blue produce 3:5 7:5 9:2"));
        assert!(shows(&window, &said(language, &msg!(k::WHAT_INSTEAD, entry = "70"))));
        press(&mut window, &word(language, k::CANCEL_INSTEAD));
        assert_eq!(table(&window).lines(), BRUNO, "the record is as before");
    });
}

#[test]
fn undo_and_escape_lead_out_of_an_entry_that_is_put_right_and_book_nothing() {
    english(|language| {
        for keys in [vec![(Modifiers::COMMAND, Key::Z)], vec![(Modifiers::NONE, Key::Escape); 12]] {
            let mut window = demo(language, BRUNO, &[]);
            key(&mut window, Key::F9);
            assert!(shows(&window, &word(language, k::CANCEL_INSTEAD)));
            for (modifiers, key) in keys {
                window.key_press_modifiers(modifiers, key);
                settle(&mut window);
            }
            assert!(!shows(&window, &word(language, k::CANCEL_INSTEAD)));
            assert_eq!((table(&window).lines(), table(&window).head()), (BRUNO, BRUNO));
        }
    });
}

#[test]
fn what_was_to_be_handed_back_is_forgotten_when_the_amend_is_taken_back() {
    french(|language| {
        let mut window = demo(language, BRUNO, &[]);
        key(&mut window, Key::F9);
        enter(&mut window, "blue produce 3:5 7:4 9:2");
        press(&mut window, &word(language, k::TABLE_WRONG));
        press(&mut window, &word(language, k::HAND_DONE));
        let waits = said(language, &msg!(k::HAND_WAITS, count = 2));
        assert!(shows(&window, &waits), "{:#?}", description(&window));
        window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        settle(&mut window);
        assert!(!shows(&window, &waits));
    });
}

/// A marker was placed on the board but not entered.
#[test]
fn a_forgotten_marker_is_put_in_from_the_space_where_it_is_missing() {
    french(|language| {
        let mut window = demo(language, 54, &[]);
        crate::driven::to_board(&mut window, language);
        let space = crate::driven::place(&window, "Rambler");
        press(&mut window, &space);
        press(&mut window, &word(language, keys::position::HERE_OPEN));
        let bonus = crate::driven::sentence(language, keys::automobile::UNIT_BONUS);
        let more = crate::driven::sentence(language, msg!(keys::sheets::MORE, what = ""));
        let named =
            description(&window).into_iter().find(|name| name.contains(&bonus) && name.contains(more.trim()));
        let named = named.unwrap_or_else(|| panic!("{more:?} {bonus:?}"));
        press(&mut window, &named);
        press(&mut window, &word(language, keys::position::ADOPT));
        assert_eq!(last(&window), "correct bank > space 5 1 bonus", "{:#?}", description(&window));
    });
}

#[test]
fn undo_after_a_reading_leads_to_the_value_that_was_read_and_once_more_to_the_act_before_it() {
    french(|language| {
        let mut window = crate::keys::unread(language, crate::keys::TO_ACTIONS, &["space 1 cost"]);
        enter(&mut window, "read space 1 cost 300");
        let head = table(&window).head();
        window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        settle(&mut window);
        assert_eq!(table(&window).head(), head, "the act before it stays");
        assert!(shows(&window, &word(language, steward::words::keys::reading::NOT_UNDONE)));
        let field = window.query_all_by(|node| node.is_focused()).last().unwrap();
        assert!(!field.accesskit_node().label().unwrap_or_default().is_empty());
        hand::types(&mut window, "400");
        settle(&mut window);
        press(&mut window, &word(language, steward::words::keys::reading::THIS_GAME));
        assert_eq!(last(&window), "read space 1 cost 400");
        // The player requests the act again.
        for _ in 0..2 {
            window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
            settle(&mut window);
        }
        assert!(table(&window).head() < head);
        assert!(!shows(&window, &word(language, steward::words::keys::reading::NOT_UNDONE)));
    });
}
