//! What is seen whole, without scrolling: the three answers of the page to put something right, and the menu.

use egui::{Key, Rect};
use steward::desk::shortcuts;
use steward::words::keys::right as k;

use crate::driven::{SIZES, Window, both, buttons, demo, settle, word, write};
use crate::hand;
use crate::right::BRUNO;

/// Where a button lies, and what of it is seen.
fn seen(window: &Window, name: &str) -> (Rect, Rect) {
    let found = buttons(window, name).into_iter().map(|node| node.rect());
    let place = found.last().unwrap_or_else(|| panic!("no button {name:?}"));
    let there = window.ctx.viewport(|viewport| {
        let all = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        let same =
            all.filter(|it| it.sense.senses_click() && it.rect.center().distance(place.center()) < 0.5);
        same.map(|it| it.interact_rect).next()
    });
    (place, there.unwrap_or_else(|| panic!("{name:?} is not there")))
}

#[test]
fn the_three_answers_of_what_had_been_wrong_are_read_whole() {
    both(|language| {
        for size in SIZES {
            let mut window = demo(language, BRUNO, &[]);
            window.set_size(size);
            hand::strikes(&mut window, Key::F9);
            settle(&mut window);
            write(&mut window, &word(language, k::INSTEAD), "blue produce 3:5 7:4 9:2");
            settle(&mut window);
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
