//! What is written and drawn in the places of boards: names of any length, figures that tell keys apart, symbols of seats.

use egui::{Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use steward::words::{Language, keys};

use crate::driven::{FRAME, Window, both, demo_of, open, record, settle, texts, told, word};
use crate::faults::overlapping;
use crate::fullest;

/// The smallest window in which all lies side by side, and the usual one.
const SIZES: [Vec2; 2] = [vec2(1024.0, 640.0), vec2(1280.0, 720.0)];

/// A game of the most players after so many lines, under its names so many times over.
fn full(language: Language, game: &str, line: usize, times: usize) -> Window {
    let (_, name) = fullest::GAMES.into_iter().find(|(of, _)| *of == game).unwrap();
    let (header, lines) = fullest::game(game, name);
    let mut header: serde_json::Value = serde_json::from_str(&header).unwrap();
    for seat in header["seats"].as_array_mut().unwrap() {
        seat["name"] =
            seat["name"].as_str().unwrap().repeat(times).chars().take(60).collect::<String>().into();
    }
    open(language, &record(&header.to_string(), lines.iter().take(line).map(String::as_str)), FRAME)
}

/// What is written within a place, as it stands in its language.
fn written(window: &Window, at: Rect) -> Vec<String> {
    let painted = texts(&window.output().shapes);
    let inside = painted.iter().filter(|(_, text)| at.contains_rect(text.visual_bounding_rect()));
    inside.map(|(_, text)| text.galley.text().to_owned()).filter(|text| !text.is_empty()).collect()
}

#[test]
fn a_name_of_sixty_letters_in_a_key_of_the_deal_stays_within_the_key() {
    let name: String = "Marie-Antoinette".repeat(4).chars().take(60).collect();
    both(|language| {
        let mut window = full(language, "autotock", 21, 4);
        for size in SIZES {
            window.set_size(size);
            settle(&mut window);
            let deals = word(language, keys::circuit::DEALER);
            let key = told(&window).into_iter().find(|text| text.starts_with(&deals) && text.contains(&name));
            let at = window.get_by_label(&key.unwrap()).rect();
            let inside = written(&window, at);
            assert!(inside.iter().any(|text| *text == name), "{at:?}: {inside:?}");
            assert_eq!(overlapping(&window), [""; 0], "{size:?}");
        }
    });
}

#[test]
fn keys_of_one_name_are_told_apart_by_their_figure_in_small_windows_too() {
    both(|language| {
        for mut window in [in_option(language), full(language, "auto-brocante", 25, 1)] {
            for size in SIZES {
                window.set_size(size);
                settle(&mut window);
                // What a key does stands before the figure that tells it from others.
                let keys = told(&window).into_iter().filter(|text| text.contains(" +")).collect::<Vec<_>>();
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

/// The demo of Auto-Brocante where somebody chooses an option.
fn in_option(language: Language) -> Window {
    demo_of("auto-brocante", language, 8, &[])
}

#[test]
fn what_can_be_drawn_has_the_symbol_of_its_seat_in_the_narrowest_bar() {
    both(|language| {
        let mut window = full(language, "independents", 225, 1);
        window.set_size(SIZES[0]);
        settle(&mut window);
        let bars =
            told(&window).into_iter().filter(|text| text.starts_with("Racing (3)")).collect::<Vec<_>>();
        assert_eq!(bars.len(), 3, "{bars:?}");
        let red = window.get_by_label(bars.iter().find(|bar| bar.contains("Marie-")).unwrap()).rect();
        // Of all seats only that one has a circle.
        let shapes = window.output().shapes.iter();
        let signs =
            shapes.filter(|shape| matches!(&shape.shape, Shape::Circle(sign) if red.contains(sign.center)));
        assert_eq!(signs.count(), 1, "{red:?}");
        assert_eq!(written(&window, red), ["1"]);
    });
}
