//! The zoom of the window.

use egui::{Key, Modifiers, vec2};
use steward::words::Language;

use crate::driven::{Window, settle};
use crate::room::{Folder, desk, speaking};

fn zoom(window: &mut Window, width: f32, height: f32) -> f32 {
    window.set_size(vec2(width, height) / window.ctx.zoom_factor());
    settle(window);
    window.ctx.zoom_factor()
}

fn pressed(window: &mut Window, key: Key) -> f32 {
    window.key_press_modifiers(Modifiers::COMMAND, key);
    settle(window);
    window.ctx.zoom_factor()
}

#[test]
fn a_large_window_is_filled_until_somebody_chooses_a_size() {
    let folder = Folder::new();
    let mut window = desk(&folder, speaking(Language::ENGLISH));
    assert_eq!(window.ctx.zoom_factor(), 1.0);
    assert_eq!(window.state().prefs().zoom, None);
    let larger = pressed(&mut window, Key::Plus);
    assert_eq!((larger, window.state().prefs().zoom), (1.1, Some(1.1)));
    assert_eq!(pressed(&mut window, Key::Minus), 1.0, "what was chosen stays, the plain size too");
    assert_eq!(window.state().prefs().zoom, Some(1.0));
    assert_eq!(zoom(&mut window, 1920.0, 1080.0), 1.0);
    assert_eq!(pressed(&mut window, Key::Num0), 1.25);
    assert_eq!(window.state().prefs().zoom, None, "the usual size is the one that fits");
}

#[test]
fn beyond_a_quarter_more_a_screen_has_more_room_and_the_largest_no_tiny_letters() {
    let folder = Folder::new();
    let mut window = desk(&folder, speaking(Language::FRENCH));
    assert_eq!(zoom(&mut window, 1600.0, 900.0), 1.25);
    assert_eq!(zoom(&mut window, 2560.0, 1440.0), 1.25);
    assert_eq!(zoom(&mut window, 3840.0, 2160.0), 1.85);
}

#[test]
fn a_small_window_is_never_drawn_smaller_than_plain() {
    let folder = Folder::new();
    let mut window = desk(&folder, speaking(Language::FRENCH));
    assert_eq!(zoom(&mut window, 1024.0, 640.0), 1.0);
    assert_eq!(zoom(&mut window, 1366.0, 768.0), 1.05);
}
