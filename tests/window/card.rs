//! The card that shows what happens now: the keys of characters, and the text below choices.

use egui::accesskit::Role;
use egui::epaint::TextShape;
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Action, Level};
use steward::msg;
use steward::session::Session;
use steward::words::keys::{automobile as k, coach, table as t};
use steward::words::{Language, Line};

use crate::driven::{
    FRAME, SIZES, Window, both, demo_of, enter, open, press, record, said, sentence, settle, shows, table,
    texts, word,
};
use crate::faults::{cut, overlapping};
use crate::{fullest, hand};

/// The texts drawn within an area, each with its clip rectangle.
fn within(window: &Window, at: Rect) -> Vec<(Rect, TextShape)> {
    let shapes = texts(&window.output().shapes);
    let inside = shapes.into_iter().filter(|(_, text)| at.contains(text.visual_bounding_rect().center()));
    inside.map(|(clip, text)| (clip, text.clone())).collect()
}

/// The line of the demo after which a phase of turn 2 begins.
fn phase(number: u8) -> u32 {
    let whole = Session::demo("automobile").unwrap().unwrap();
    let table = whole;
    let there = |line: &u32| {
        table.view_at(*line).is_ok_and(|then| (then.stage.turn, then.stage.phase) == (2, number))
    };
    (1..=table.lines()).find(there).unwrap()
}

#[test]
fn characters_are_keys_of_one_size_that_say_what_each_can_do() {
    let with = |count: i64, power: Line| msg!(k::GIVES_WITH_CUBES, count, power);
    let six = [
        ("ford", k::CHARACTER_FORD, with(1, k::GIVES_FORD.into())),
        ("kettering", k::CHARACTER_KETTERING, with(3, k::GIVES_KETTERING.into())),
        ("sloan", k::CHARACTER_SLOAN, with(1, k::GIVES_SLOAN.into())),
        ("howard", k::CHARACTER_HOWARD, with(0, k::GIVES_HOWARD.into())),
        ("durant", k::CHARACTER_DURANT, with(1, k::GIVES_DURANT.into())),
        ("chrysler", k::CHARACTER_CHRYSLER, with(2, msg!(k::GIVES_CHRYSLER, points = 2))),
    ];
    both(|language| {
        for (led, size) in
            [Level::Teach, Level::Prompt].into_iter().flat_map(|led| SIZES.map(|size| (led, size)))
        {
            let mut window = demo_of("automobile", language, phase(2), &[]);
            window.state_mut().give(Action::Coach(led));
            window.set_size(size);
            settle(&mut window);
            let mut sizes = Vec::new();
            for (act, name, gives) in &six {
                let (name, gives) = (sentence(language, *name), said(language, &gives.clone()));
                let key = |window: &Window| {
                    let key = window.query_all_by_role(Role::Button).find(|node| {
                        let node = node.accesskit_node();
                        let called = node.label().is_some_and(|label| label.contains(&name));
                        called && node.description().as_ref() == Some(&gives)
                    });
                    key.unwrap_or_else(|| panic!("{act} is no key that says what it can do")).rect()
                };
                let whole = |window: &Window| {
                    let inside = within(window, key(window));
                    [&name, &gives].iter().all(|said| {
                        let text = inside.iter().find(|(_, text)| text.galley.text() == **said);
                        text.is_some_and(|(clip, text)| {
                            let at = text.visual_bounding_rect();
                            !text.galley.elided && clip.contains_rect(at) && key(window).contains_rect(at)
                        })
                    })
                };
                // The arrow keys scroll to what is out of sight.
                for way in [Key::ArrowDown; 6].into_iter().chain([Key::ArrowUp; 6]) {
                    if !whole(&window) {
                        hand::strikes(&mut window, way);
                    }
                }
                assert!(whole(&window), "{act} {size:?}");
                sizes.push(key(&window).size());
            }
            assert!(sizes.iter().all(|one| *one == sizes[0]), "{size:?}: {sizes:?}");
            assert_eq!((cut(&window), overlapping(&window)), (vec![], vec![]), "{size:?}");
        }
    });
}

#[test]
fn a_list_of_what_changes_hands_lies_at_the_top_of_the_body() {
    both(|language| {
        let (header, lines) = fullest::game("automobile", "5-players");
        for size in SIZES {
            let path = record(&header, lines.iter().take(73).map(String::as_str));
            let mut window = open(language, &path, FRAME);
            window.set_size(size);
            enter(&mut window, "sale");
            let way = sentence(language, msg!(t::CALLS_OF, n = 74, count = 5));
            if shows(&window, &way) {
                press(&mut window, &way);
                settle(&mut window);
            }
            // The tick boxes visible on the card.
            let named = window.query_all_by_role(Role::CheckBox).map(|node| node.rect());
            let on_card: Vec<Rect> = named.filter(|at| at.left() > size.x - 340.0).collect();
            let drawn: Vec<(Rect, Rect)> = window.ctx.viewport(|viewport| {
                let all = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
                all.map(|it| (it.rect, it.interact_rect)).collect()
            });
            let seen = |at: &&Rect| {
                let same = |it: &Rect| it.center().distance(at.center()) < 0.5;
                drawn.iter().any(|(it, seen)| same(it) && seen.contains_rect(at.shrink(0.5)))
            };
            let ticks: Vec<&Rect> = on_card.iter().filter(seen).collect();
            // The others can be scrolled to.
            let least = if size.y < 700.0 { 3 } else { 4 };
            assert_eq!((on_card.len(), ticks.len().max(least)), (5, ticks.len()), "{size:?}: {on_card:?}");
        }
    });
}

/// Which reminders are cut off on the card in each size, and how often they appear.
fn forgotten_cut(window: &mut Window, language: Language, at: &str) -> (Vec<String>, usize) {
    let (mut wrong, mut seen, said) = (Vec::new(), 0, word(language, coach::FORGOTTEN));
    for size in SIZES {
        window.set_size(size);
        settle(window);
        for (clip, text) in texts(&window.output().shapes) {
            if !text.galley.text().starts_with(&said) {
                continue;
            }
            seen += 1;
            let rect = text.visual_bounding_rect();
            // On the page of a model it is in a scroll area.
            let inside = clip.expand(1.0).contains_rect(rect)
                || at.starts_with("automobile")
                    && clip.x_range().intersection(rect.x_range()) == rect.x_range();
            if text.galley.elided || !inside {
                wrong.push(format!("{at} {size:?} {language}: {rect:?} in {clip:?}"));
            }
        }
    }
    (wrong, seen)
}

#[test]
fn what_is_often_forgotten_is_whole_wherever_it_stands_on_the_card() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for language in [Language::FRENCH, Language::ENGLISH] {
        let full = fullest::GAMES.map(|(game, name)| {
            let (header, lines) = fullest::game(game, name);
            (game, open(language, &record(&header, lines.iter().map(String::as_str)), FRAME))
        });
        let demos = steward::session::words().map(|game| {
            let lines = Session::demo(game).unwrap().unwrap().lines();
            (game, demo_of(game, language, lines, &[]))
        });
        for (game, mut window) in full.into_iter().chain(demos) {
            for line in fullest::moments(table(&window)).into_iter().rev() {
                window.state_mut().give(Action::BackTo(line));
                let (cut, there) = forgotten_cut(&mut window, language, &format!("{game} {line}"));
                wrong.extend(cut);
                seen += there;
            }
        }
    }
    assert!(seen > 100, "{seen}");
    assert!(wrong.is_empty(), "{}: {wrong:#?}", wrong.len());
}
