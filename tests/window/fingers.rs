//! A window that is used with fingers: large controls, a keypad, the reason of a figure by a long press, two fingers that zoom.

use egui::{Event, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Action;
use steward::desk::kit;
use steward::words::Language;

use crate::driven::{Window, demo_of, description, is_control, place, settle, shows};

fn touch(window: &mut Window, finger: u64, phase: TouchPhase, pos: Pos2) {
    let (device_id, id) = (TouchDeviceId(0), TouchId(finger));
    window.input_mut().events.push(Event::Touch { device_id, id, phase, pos, force: None });
}

fn pointer(window: &mut Window, pos: Pos2, pressed: bool) {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    window.input_mut().events.push(Event::PointerButton { pos, button, pressed, modifiers });
}

/// Presses with a finger, for so many frames.
fn tap(window: &mut Window, pos: Pos2, frames: u32) {
    touch(window, 1, TouchPhase::Start, pos);
    window.input_mut().events.push(Event::PointerMoved(pos));
    pointer(window, pos, true);
    for _ in 0..frames {
        window.step();
    }
    touch(window, 1, TouchPhase::End, pos);
    pointer(window, pos, false);
    window.input_mut().events.push(Event::PointerGone);
    window.step();
    settle(window);
}

/// A demo that is used with fingers.
fn held(game: &str, line: u32, size: egui::Vec2) -> Window {
    let mut window = demo_of(game, Language::ENGLISH, line, &[]);
    window.set_size(size);
    settle(&mut window);
    // Nothing is there to be pressed.
    tap(&mut window, egui::pos2(1.0, 1.0), 1);
    assert!(kit::touch(&window.ctx));
    window
}

#[test]
fn whatever_is_pressed_is_as_large_as_a_finger() {
    for size in [vec2(1024.0, 640.0), vec2(1180.0, 820.0), vec2(820.0, 1180.0), vec2(390.0, 844.0)] {
        for game in steward::session::words() {
            let window = held(game, 25, size);
            let around = window.ctx.global_style().interaction.interact_radius;
            let all = window.query_all_by(|node| is_control(node.role()) && !node.is_disabled());
            let small: Vec<String> = all
                .filter(|node| node.rect().size().min_elem() + around * 2.0 < kit::FINGER - 0.5)
                .map(|node| format!("{:?} {}", node.accesskit_node().label(), node.rect()))
                .collect();
            assert!(small.is_empty(), "{game} at {size}: {small:#?}");
        }
    }
}

#[test]
fn a_mouse_makes_the_controls_small_again() {
    let mut window = held("automobile", 25, vec2(1280.0, 800.0));
    window.input_mut().events.push(Event::PointerMoved(egui::pos2(1.0, 1.0)));
    window.step();
    assert!(!kit::touch(&window.ctx));
}

#[test]
fn a_long_press_opens_the_reason_of_what_lies_on_a_place() {
    let mut window = held("automobile", 60, vec2(1280.0, 800.0));
    let there = window.get_by_label(&place(&window, "Duryea (1)")).rect().center();
    tap(&mut window, there, 90);
    assert!(shows(&window, "Duryea"), "{:#?}", description(&window));
    assert!(window.ctx.memory(|memory| memory.top_modal_layer().is_some()), "{:#?}", description(&window));
}

#[test]
fn a_number_is_typed_on_the_keypad() {
    let mut window = held("automobile", 25, vec2(1180.0, 820.0));
    window.state_mut().give(Action::Panel(Some(steward::desk::table::Panel::Position)));
    settle(&mut window);
    let field = |window: &Window| {
        window.query_all_by(|node| node.role() == egui::accesskit::Role::SpinButton).next().unwrap().rect()
    };
    let there = field(&window).center();
    tap(&mut window, there, 1);
    for digit in ["4", "2"] {
        let there = window.get_by_label(digit).rect().center();
        tap(&mut window, there, 1);
    }
    let said =
        window.query_all_by(|node| node.role() == egui::accesskit::Role::SpinButton).next().unwrap().value();
    assert_eq!(said.as_deref(), Some("42"));
}

#[test]
fn two_fingers_zoom_as_keys_do() {
    let mut window = held("automobile", 25, vec2(1280.0, 800.0));
    assert_eq!(window.ctx.zoom_factor(), 1.0);
    let (left, right) = (egui::pos2(400.0, 400.0), egui::pos2(500.0, 400.0));
    touch(&mut window, 1, TouchPhase::Start, left);
    window.input_mut().events.push(Event::PointerMoved(left));
    touch(&mut window, 2, TouchPhase::Start, right);
    window.step();
    for far in 1..=10 {
        touch(&mut window, 1, TouchPhase::Move, left - vec2(far as f32 * 5.0, 0.0));
        touch(&mut window, 2, TouchPhase::Move, right + vec2(far as f32 * 5.0, 0.0));
        window.step();
    }
    assert!(window.ctx.zoom_factor() > 1.5, "{}", window.ctx.zoom_factor());
}
