//! Cars put on the circuit without a game, by the labels of its places.

use egui_kittest::kittest::NodeT;
use steward::desk::check::{CheckAction, CheckKind};
use steward::desk::{Action, Desk, Prefs, Room};
use steward::words::Language;

use crate::driven::{self, FRAME, Window, buttons, press, settle, shows, told};

fn window() -> Window {
    let prefs = Prefs { language: Some(Language::ENGLISH), ..Prefs::default() };
    let mut desk =
        Desk::in_room(prefs, Room::within(&std::env::temp_dir(), |_| Box::pin(std::future::ready(None))));
    desk.give(Action::Check);
    desk.give(Action::Checked(CheckAction::To(CheckKind::Move)));
    let mut window = driven::window(desk, FRAME);
    press(&mut window, "Clear the circuit");
    window
}

/// All the words of a place.
fn place(window: &Window, begin: &str) -> Option<String> {
    let labels = buttons(window, begin).into_iter().filter_map(|node| node.accesskit_node().label());
    labels.into_iter().find(|label| *label == begin || label.starts_with(&format!("{begin} · ")))
}

fn touch(window: &mut Window, begin: &str) {
    let label = place(window, begin).unwrap_or_else(|| panic!("{begin}: {:#?}", told(window)));
    press(window, &label);
    settle(window);
}

fn says(window: &Window, begin: &str, what: &str) -> bool {
    place(window, begin).is_some_and(|label| label.contains(what))
}

#[test]
fn a_press_puts_a_car_another_holds_it_and_a_third_takes_it_away() {
    let mut window = window();
    touch(&mut window, "Square 9");
    assert!(says(&window, "Square 9", "A car: Red") && !says(&window, "Square 9", "held"));
    touch(&mut window, "Square 9");
    assert!(says(&window, "Square 9", "A car: Red, held by"), "{:?}", place(&window, "Square 9"));
    touch(&mut window, "Square 9");
    assert!(!says(&window, "Square 9", "A car"));
}

#[test]
fn a_square_holds_one_car_and_a_player_three() {
    let mut window = window();
    touch(&mut window, "Square 20");
    press(&mut window, "Put down: blue");
    touch(&mut window, "Square 20");
    assert!(says(&window, "Square 20", "A car: Blue") && !says(&window, "Square 20", "Red"));
    touch(&mut window, "Square 21");
    touch(&mut window, "Square 22");
    assert!(!shows(&window, "Blue has three cars, not more"));
    touch(&mut window, "Square 23");
    assert!(shows(&window, "Blue has three cars, not more") && !says(&window, "Square 23", "A car"));
    press(&mut window, "Take away");
    touch(&mut window, "Square 21");
    assert!(!says(&window, "Square 21", "A car") && says(&window, "Square 22", "A car: Blue"));
}

#[test]
fn where_experts_play_a_car_is_put_off_the_road_too() {
    let mut window = window();
    press(&mut window, "Experts’ cards");
    touch(&mut window, "Square 31");
    touch(&mut window, "Square 31");
    assert!(!says(&window, "Square 31", "A car"));
    touch(&mut window, "Verge beside 31");
    assert!(place(&window, "Verge beside 31").is_none());
}

#[test]
fn where_a_card_can_end_is_said_of_the_place() {
    let mut window = window();
    touch(&mut window, "Square 10");
    press(&mut window, "9 · 9 on");
    assert!(says(&window, "Square 19", "possible here") && !says(&window, "Square 18", "possible here"));
}
