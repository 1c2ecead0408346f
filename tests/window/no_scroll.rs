//! What must be visible without scrolling: the three answers on the page for fixing an entry, the menu, and
//! the question about a board value.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::Queryable;
use steward::desk::shortcuts;
use steward::games::automobile::Automobile;
use steward::msg;
use steward::words::keys::{self, automobile, right as k};
use steward::words::{Language, Line};

use crate::automobile::TO_ROUND_3;
use crate::driven::{
    self, SIZES, Window, both, buttons, demo, description, enter, press, sentence, settle, word,
};
use crate::fullest;
use crate::hand;
use crate::independents::sheet_to_draw;
use crate::page::header;
use crate::right::BRUNO;

/// The rectangle of a button and its visible part.
fn seen(window: &Window, name: &str) -> (Rect, Rect) {
    let found = buttons(window, name).into_iter().map(|node| node.rect());
    seen_at(window, found.last().unwrap_or_else(|| panic!("no button {name:?}")))
}

/// The same for a place on the board.
fn seen_at(window: &Window, place: Rect) -> (Rect, Rect) {
    let there = window.ctx.viewport(|viewport| {
        let all = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        let same =
            all.filter(|it| it.sense.senses_click() && it.rect.center().distance(place.center()) < 0.5);
        same.map(|it| it.interact_rect).next()
    });
    (place, there.unwrap_or_else(|| panic!("nothing is at {place}")))
}

#[test]
fn the_three_answers_of_what_had_been_wrong_are_read_whole() {
    both(|language| {
        for size in SIZES {
            let mut window = demo(language, BRUNO, &[]);
            window.set_size(size);
            hand::strikes(&mut window, Key::F9);
            settle(&mut window);
            enter(&mut window, "blue produce 3:5 7:4 9:2");
            for key in [k::BOOK_WRONG, k::TABLE_WRONG, k::LET_STAND] {
                let (place, seen) = seen(&window, &word(language, key));
                assert!(seen.contains_rect(place.shrink(0.5)), "{size}: {place} of which {seen} is seen");
            }
        }
    });
}

#[test]
fn the_menu_is_seen_whole() {
    both(|language| {
        for size in SIZES {
            let mut window = demo(language, BRUNO, &[]);
            window.set_size(size);
            hand::strikes(&mut window, Key::F1);
            settle(&mut window);
            for row in shortcuts::all() {
                let name = word(language, row.name);
                if buttons(&window, &name).is_empty() {
                    continue;
                }
                let (place, seen) = seen(&window, &name);
                assert!(seen.contains_rect(place.shrink(0.5)), "{size} {name}: {place}, seen {seen}");
            }
        }
    });
}

/// A game without these board values, in which Ford's third action is next.
fn unread(language: Language, values: &[&str]) -> Window {
    let mut header = header::<Automobile>(&[]);
    values.iter().for_each(|value| _ = header.board.remove(*value));
    let header = serde_json::to_string(&header).unwrap();
    driven::open(language, &driven::record(&header, TO_ROUND_3.iter().copied()), driven::FRAME)
}

/// The number keys are at most this far from the top of their field.
const KEYS: f32 = 164.0;

/// Checks that a question is visible with its digits, its field and its button at every window size.
fn asked_whole(window: &mut Window, language: Language, question: impl Into<Line>) {
    let question = sentence(language, question);
    for size in SIZES {
        window.set_size(size);
        settle(window);
        let field = hand::field(window, &question).unwrap_or_else(|| panic!("{:#?}", description(window)));
        let field = field.rect();
        let read = word(language, keys::page::READ);
        for name in ["0", "9", read.as_str()] {
            let (place, seen) = seen_at(window, window.get_by_role_and_label(Role::Button, name).rect());
            assert!(seen.contains_rect(place.shrink(0.5)), "{size} {name}: {place}, seen {seen}");
            let beside = place.left() >= field.right()
                && place.top() >= field.top() - 8.0
                && place.bottom() <= field.top() + KEYS;
            assert_eq!(beside, name != read, "{size} {name}: {place} beside {field}");
        }
    }
}

#[test]
fn a_printed_value_is_asked_for_in_sight_below_a_worksheet_on_the_card() {
    both(|language| {
        let mut window = unread(language, &["production mid 2 least"]);
        press(&mut window, &word(language, automobile::VERB_PRODUCE));
        let question = msg!(automobile::ASK_PRODUCTION_LEAST, class = automobile::CLASS_MID, tiles = 2);
        asked_whole(&mut window, language, question);
    });
}

#[test]
fn all_that_a_drawn_sheet_asks_is_in_sight_with_the_way_back() {
    both(|language| {
        let mut window = sheet_to_draw(language);
        driven::book(&mut window, language);
        let last = word(language, keys::page::READ);
        for size in SIZES {
            window.set_size(size);
            settle(&mut window);
            for name in [&last, &word(language, keys::table::BACK_WHY)] {
                let (place, seen) = seen(&window, name);
                assert!(seen.contains_rect(place.shrink(0.5)), "{size} {name}: {place}, seen {seen}");
            }
        }
    });
}

#[test]
fn whoever_has_lists_to_hand_over_sees_their_last_button_and_that_it_says_what_it_does() {
    both(|language| {
        let (header, lines) = fullest::game("independents", "6-players");
        let settles = lines.iter().position(|line| line == "settle").unwrap();
        let path = driven::record(&header, lines[..settles].iter().map(String::as_str));
        let mut window = driven::open(language, &path, driven::FRAME);
        for line in lines[settles..].iter().take_while(|line| !line.contains(" place ")) {
            enter(&mut window, line);
        }
        let all = word(language, keys::table::CALLS_DONE);
        assert!(!buttons(&window, &all).is_empty(), "{:#?}", description(&window));
        for size in SIZES {
            window.set_size(size);
            settle(&mut window);
            let (place, seen) = seen(&window, &all);
            assert!(seen.contains_rect(place.shrink(0.5)), "{size}: {place}, seen {seen}");
        }
        press(&mut window, &all);
        assert!(buttons(&window, &all).is_empty(), "{:#?}", description(&window));
        assert!(!driven::shows(&window, &word(language, keys::table::CALL_LIST)));
    });
}
