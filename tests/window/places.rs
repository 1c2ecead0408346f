//! Texts and drawings on the places of boards: names of any length, figures that distinguish keys, symbols of seats.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::epaint::TextShape;
use egui::{Rect, Shape, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::scene::is_key;
use steward::desk::table::{Panel, lies};
use steward::desk::{Action, Level, Teach};
use steward::engine::PlaceId;
use steward::session::{Session, describe_row};
use steward::words::{Language, keys};

use crate::driven::{
    FRAME, SIZES, Window, both, demo_of, description, open, press, record, sentence, settle, shows, table,
    texts, with_longest_names, word,
};
use crate::faults::overlapping;
use crate::fullest;

#[test]
fn no_key_beside_a_board_is_pressed_without_a_sentence_of_its_own() {
    for game in steward::session::words() {
        let whole = Session::demo(game).unwrap().unwrap();
        let lines: Vec<String> = (1..=whole.lines()).map(|n| whole.line(n).unwrap().text).collect();
        let mut session = Session::laid(game).unwrap();
        let (mut keys, mut said) = (0, 0);
        for (at, text) in lines.iter().enumerate().take(90) {
            let table = &session;
            if at % 3 == 0
                && let Some(scene) = table.scene()
            {
                let offers = table.offers();
                let open = offers.iter().filter(|offer| offer.is_possible());
                let open: BTreeSet<PlaceId> = open.flat_map(|offer| offer.places.concat()).collect();
                assert!(
                    scene.places.iter().all(|place| !place.description.is_empty()),
                    "{game}: what lies there"
                );
                for place in scene.places.iter().filter(|place| is_key(game, place.id)) {
                    keys += 1;
                    let figures = place.marks.iter().any(|mark| mark.figure().is_some());
                    if open.contains(&place.id) || figures || lies(table, &place.accounts, None) {
                        continue;
                    }
                    let why = match table.book().idle(table.setting(), place.id) {
                        Some(idle) => !idle.why.is_empty() || !idle.acts.is_empty(),
                        None => !table.refused_there(place.id, None).is_empty(),
                    };
                    assert!(why, "{game}, before {text}: {:?} {:?}", place.id, place.description);
                    said += 1;
                }
            }
            // Secrets are missing from the text.
            if session.enter_text(text, "").is_err() {
                break;
            }
        }
        let waits = ["auto-brocante", "autotock"].contains(&game);
        assert!(!waits || said > 20, "{game}: {said} of {keys} keys say why they can do nothing");
    }
}

/// A game with the most players after this many lines, with a modified header.
fn full(language: Language, game: &str, line: usize, header: impl Fn(String) -> String) -> Window {
    let (_, name) = fullest::GAMES.into_iter().find(|(of, _)| *of == game).unwrap();
    let (own, lines) = fullest::game(game, name);
    open(language, &record(&header(own), lines.iter().take(line).map(String::as_str)), FRAME)
}

/// The texts within a rectangle.
fn written(window: &Window, at: Rect) -> Vec<String> {
    let painted = texts(&window.output().shapes);
    let inside = painted.iter().filter(|(_, text)| at.contains_rect(text.visual_bounding_rect()));
    inside.map(|(_, text)| text.galley.text().to_owned()).filter(|text| !text.is_empty()).collect()
}

#[test]
fn a_name_of_sixty_letters_in_a_key_of_the_deal_stays_within_the_key() {
    let name: String = "Marie-Antoinette".repeat(4).chars().take(60).collect();
    both(|language| {
        let mut window = full(language, "autotock", 21, |header| fullest::longest(&header));
        for size in SIZES {
            window.set_size(size);
            settle(&mut window);
            let deals = word(language, keys::circuit::DEALER);
            let key = description(&window)
                .into_iter()
                .find(|text| text.starts_with(&deals) && text.contains(&name));
            let at = window.get_by_label(&key.unwrap()).rect();
            let inside = written(&window, at);
            assert!(inside.contains(&name), "{at:?}: {inside:?}");
            assert_eq!(overlapping(&window), [""; 0], "{size:?}");
        }
    });
}

#[test]
fn keys_of_one_name_are_told_apart_by_their_figure_in_small_windows_too() {
    both(|language| {
        for mut window in [in_option(language), full(language, "auto-brocante", 25, |header| header)] {
            for size in SIZES.into_iter().chain([vec2(853.0, 480.0)]) {
                window.set_size(size);
                settle(&mut window);
                // The name of a key is to the left of its figure.
                let keys =
                    description(&window).into_iter().filter(|text| text.contains(" +")).collect::<Vec<_>>();
                assert_eq!(keys.len(), 3, "{keys:?}");
                for key in keys {
                    let figure = key.split_once(" +").unwrap().1;
                    let inside = written(&window, window.get_by_label(&key).rect());
                    assert!(inside.contains(&format!("+{figure}")), "{size:?} {key:?}: {inside:?}");
                    assert!(inside.len() == 2, "{size:?} {key:?}: its name stands there too: {inside:?}");
                }
            }
        }
    });
}

/// The demo of Auto-Brocante when an option has to be chosen.
fn in_option(language: Language) -> Window {
    demo_of("auto-brocante", language, 8, &[])
}

#[test]
fn what_can_be_drawn_has_the_symbol_of_its_seat_in_the_narrowest_bar() {
    both(|language| {
        let mut window = full(language, "independents", 225, |header| header);
        window.set_size(SIZES[0]);
        settle(&mut window);
        let bars = description(&window)
            .into_iter()
            .filter(|text| text.starts_with("Racing (3)"))
            .collect::<Vec<_>>();
        assert_eq!(bars.len(), 3, "{bars:?}");
        let red = window.get_by_label(bars.iter().find(|bar| bar.contains("Marie-")).unwrap()).rect();
        // Only that seat has a circle.
        let shapes = window.output().shapes.iter();
        let signs =
            shapes.filter(|shape| matches!(&shape.shape, Shape::Circle(sign) if red.contains(sign.center)));
        assert_eq!(signs.count(), 1, "{red:?}");
        assert_eq!(written(&window, red), ["1"]);
    });
}

#[test]
fn lots_have_the_room_of_cards_that_do_not_lie_there_where_names_need_it() {
    both(|language| {
        let mut window = demo_of("auto-brocante", language, half("auto-brocante"), &[]);
        window.state_mut().give(Action::Coach(Level::Teach));
        for size in [SIZES[1], vec2(1440.0, 900.0)] {
            window.set_size(size);
            settle(&mut window);
            for name in ["Lincoln Continental 1971", "Chrysler Town & Country 1947"] {
                let shapes = texts(&window.output().shapes);
                let (_, name) = shapes.iter().find(|(_, text)| text.galley.text() == name).unwrap();
                assert!(!name.galley.elided, "{size:?}: {:?}", name.galley.text());
            }
        }
    });
}

#[test]
fn the_buttons_of_a_number_are_as_high_as_it_and_stand_on_its_middle() {
    both(|language| {
        // All sales of the distributors of a turn, and the deal of cars, whose numbers have no buttons.
        let mut window = demo_of("automobile", language, 46, &[]);
        press(&mut window, &word(language, keys::automobile::VERB_DISTRIBUTORS));
        for size in SIZES {
            window.set_size(size);
            settle(&mut window);
            let sheet = word(language, keys::table::TAB_SHEET);
            if shows(&window, &sheet) {
                press(&mut window, &sheet);
            }
            let rects = |role| window.query_all_by_role(role).map(|node| node.rect()).collect::<Vec<Rect>>();
            let (numbers, buttons) = (rects(Role::SpinButton), rects(Role::Button));
            assert!(numbers.len() >= 6, "{size:?}: {numbers:?}");
            for number in numbers {
                let beside = |button: &&Rect| {
                    let apart = (button.left() - number.right()).max(number.left() - button.right());
                    let row = number.y_range().contains(button.center().y);
                    row && button.intersects(number.expand(8.0)) && (0.0..8.0).contains(&apart)
                };
                let steps: Vec<&Rect> = buttons.iter().filter(beside).collect();
                assert_eq!(steps.len(), 2, "{size:?} {number:?}");
                for step in steps {
                    assert!((step.height() - number.height()).abs() < 0.6, "{size:?} {number:?} {step:?}");
                    assert!(
                        (step.center().y - number.center().y).abs() < 0.6,
                        "{size:?} {number:?} {step:?}"
                    );
                }
            }
        }
    });
}

#[test]
fn names_after_the_mark_of_a_class_begin_at_one_place() {
    both(|language| {
        let whole = half("automobile") * 2;
        let there = |line: &u32| {
            let window = Session::demo("automobile").unwrap().unwrap();
            window.view_at(*line).is_ok_and(|glance| (glance.stage.turn, glance.stage.phase) == (2, 5))
        };
        let mut window = demo_of("automobile", language, (1..whole).find(there).unwrap(), &[]);
        press(&mut window, &word(language, keys::automobile::VERB_DISTRIBUTORS));
        let shapes = texts(&window.output().shapes);
        let names = shapes.iter().filter(|(_, text)| {
            ["Duryea (1)", "Rambler L (5)", "Thomas Flyer (8)"].contains(&text.galley.text())
        });
        let lefts: Vec<f32> = names.map(|(_, text)| text.pos.x).collect();
        assert_eq!(lefts.len(), 3, "{lefts:?}");
        assert!(lefts.iter().all(|left| (left - lefts[0]).abs() < 0.5), "{lefts:?}");
    });
}

/// Half the number of lines of a demo.
fn half(game: &str) -> u32 {
    Session::demo(game).unwrap().unwrap().lines() / 2
}

#[test]
fn no_line_of_a_name_begins_with_a_space_and_no_letter_stands_alone_on_its_line() {
    both(|language| {
        let mut talk = demo_of("automobile", language, 0, &[]);
        talk.state_mut().give(Action::Teach(Teach::Talk(Some(2))));
        for (mut window, wanted) in [(talk, "Duesenberg A"), (in_option(language), "C\u{a0}·\u{a0}")] {
            for size in SIZES {
                window.set_size(size);
                settle(&mut window);
                let shapes = texts(&window.output().shapes);
                let found = shapes.iter().find(|(_, text)| text.galley.text().starts_with(wanted));
                let (_, text) = found.unwrap_or_else(|| panic!("{wanted}: {:#?}", description(&window)));
                let rows = text.galley.rows.iter().map(|row| row.text()).collect::<Vec<String>>();
                assert!(rows.iter().all(|row| !row.starts_with(' ')), "{size:?} {rows:?}");
                assert!(rows.iter().all(|row| !row.trim_end().ends_with('·')), "{size:?} {rows:?}");
            }
        }
    });
}

#[test]
fn what_a_seat_may_still_do_has_its_symbol_in_a_small_picture_too() {
    both(|language| {
        let mut window = demo_of("sponsors", language, half("sponsors"), &[]);
        window.state_mut().give(Action::Panel(Some(Panel::Phase(1))));
        for size in SIZES {
            window.set_size(size);
            settle(&mut window);
            let shapes = &window.output().shapes;
            let texts = texts(shapes);
            let zero = texts.iter().filter(|(_, text)| ["0 of 3", "0 sur 3"].contains(&text.galley.text()));
            let zero = zero.map(|(_, text)| text.visual_bounding_rect()).collect::<Vec<Rect>>();
            assert_eq!(zero.len(), 3, "{size:?}");
            for at in zero {
                let near = shapes.iter().filter(|shape| {
                    let sign = matches!(&shape.shape, Shape::Circle(_) | Shape::Path(_));
                    let place = shape.shape.visual_bounding_rect();
                    sign && place.width() < 24.0 && at.expand(24.0).contains(place.center())
                });
                assert!(near.count() >= 1, "{size:?} {at:?}");
            }
        }
    });
}

#[test]
fn what_was_done_last_has_two_lines_whatever_names_are_in_it_and_is_whole_by_ear() {
    both(|language| {
        for (game, name) in fullest::GAMES {
            let mut window = with_longest_names(language, game, name);
            for size in SIZES {
                window.set_size(size);
                settle(&mut window);
                let row = table(&window).line(table(&window).lines()).unwrap();
                let description = sentence(language, describe_row(table(&window), &row));
                let at = window.get_all_by_label(&description).last().unwrap().rect();
                let shapes = texts(&window.output().shapes);
                // The act, and below it what changes hands.
                let below = at.with_max_y(size.y);
                let said = |text: &&(Rect, &TextShape)| {
                    let rect = text.1.visual_bounding_rect();
                    text.0.intersects(at) && below.intersects(rect) && below.x_range().contains(rect.left())
                };
                let said: Vec<_> = shapes.iter().filter(said).collect();
                assert!(!said.is_empty(), "{game} {name} {size:?}: {description}");
                for (clip, text) in said {
                    let (rect, shown) = (text.visual_bounding_rect(), text.galley.text());
                    assert!(text.galley.rows.len() <= 2, "{game} {name} {size:?}: {shown}");
                    assert!(clip.expand(2.0).contains_rect(rect), "{game} {name} {size:?}: {shown}");
                }
            }
        }
    });
}

#[test]
fn what_the_cards_of_an_option_are_called_is_whole_on_their_keys() {
    both(|language| {
        for led in [Level::Prompt, Level::Teach] {
            let mut window = full(language, "auto-brocante", 25, |header| header);
            window.state_mut().give(Action::Coach(led));
            for size in SIZES {
                window.set_size(size);
                settle(&mut window);
                let keys = table(&window).scene().unwrap().places;
                let keys: Vec<String> = keys
                    .iter()
                    .filter(|place| place.id.kind == "card")
                    .filter_map(|place| Some(sentence(language, place.name.clone()?)))
                    .collect();
                assert!(keys.len() > 10, "{keys:?}");
                let shapes = texts(&window.output().shapes);
                let cut: Vec<&str> = shapes
                    .iter()
                    .filter(|(_, text)| text.galley.elided)
                    .map(|(_, text)| text.galley.text())
                    .filter(|text| keys.iter().any(|key| key == text))
                    .collect();
                assert!(cut.is_empty(), "{led:?} {size:?}: {cut:?} of {keys:?}");
            }
        }
    });
}

#[test]
fn what_is_said_of_a_place_under_the_pointer_hides_no_other_that_may_be_pressed_and_goes_as_the_pointer_moves()
 {
    both(|language| {
        let mut window = demo_of("automobile", language, 40, &[]);
        press(&mut window, &word(language, keys::automobile::VERB_BUILD));
        settle(&mut window);
        let lit = sentence(language, steward::msg!(keys::table::LIT, place = ""));
        let lit = lit.trim_start();
        let places: Vec<(String, Rect)> = window
            .query_all_by(|node| node.role() == Role::Button)
            .filter_map(|node| {
                Some((node.accesskit_node().label()?.strip_suffix(lit)?.to_owned(), node.rect()))
            })
            .collect();
        assert!(places.len() > 3, "{places:#?}");
        let tip = |window: &Window, name: &str| {
            let said = |label: String| label.trim() == name.trim();
            let found = window.query_all_by(|node| {
                node.role() == Role::Label && node.label().or(node.value()).is_some_and(said)
            });
            found.map(|node| node.rect()).next()
        };
        for (name, place) in &places {
            window.event(egui::Event::PointerMoved(place.center()));
            window.run_steps(8);
            let shown = tip(&window, name).unwrap_or_else(|| panic!("{name}: {:#?}", description(&window)));
            for (other, rect) in places.iter().filter(|(other, _)| other != name) {
                assert!(!rect.shrink(1.0).intersects(shown), "{name} {shown:?} hides {other} {rect:?}");
            }
            assert!(!place.shrink(1.0).intersects(shown), "{name} {shown:?} hides itself {place:?}");
            // Move the pointer a little within the place.
            window.event(egui::Event::PointerMoved(place.center() + vec2(6.0, 4.0)));
            window.step();
            assert_eq!(tip(&window, name), None, "{name}");
        }
    });
}
