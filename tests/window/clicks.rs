//! Acts of every turn, entered with the mouse alone.

use steward::msg;
use steward::words::Language;
use steward::words::keys::{automobile as k, sheets};

use crate::driven::{
    Window, buttons, demo, demo_lines, description as described_by, english, open, place, press, press_like,
    record, sentence, table,
};
use crate::turn::draft;

/// A control to press, by its full name or a part of it.
enum Press {
    /// The place on the board whose name starts with this text.
    Place(String),
    Like(String),
}

/// Presses these controls, then the act if it is one of several, and the button that books it.
fn clicks(language: Language, window: &mut Window, act: &str, presses: &[Press]) {
    for name in presses {
        match name {
            Press::Place(begins) => press(window, &place(window, begins)),
            Press::Like(name) => press_like(window, name),
        }
    }
    draft(window, language, act);
}

/// The button of a verb: its name, possibly with a price.
fn verb(language: Language, window: &Window, word: &str) -> Press {
    Press::Like(sentence(language, table(window).info().name(word).unwrap()))
}

/// The demo of Automobile just before an entry that starts with this text.
fn before(language: Language, act: &str) -> Window {
    let n = demo_lines("automobile").iter().position(|line| line.starts_with(act));
    demo(language, n.unwrap() as u32, &[])
}

#[test]
fn a_press_elsewhere_counts_at_once_and_a_second_press_in_the_same_place_does_not() {
    english(|language| {
        let description = before(language, "blue build 3 2");
        let lines = &demo_lines("automobile")[..table(&description).lines() as usize];
        let path = record(&table(&description).header_json(), lines.iter().map(String::as_str));
        let mut window = open(language, &path, 1.0 / 60.0);
        window.run_steps(40);

        let Press::Like(build) = verb(language, &window, "build") else { panic!("a verb is named in part") };
        let at = buttons(&window, &build)[0].rect().center();
        press_like(&mut window, &build);
        let shown = described_by(&window);
        window.drag_at(at);
        window.drop_at(at);
        window.run_steps(4);
        assert_eq!(described_by(&window), shown, "a double press is one press");

        let presses = [Press::Place("Franklin A (3)".to_owned())];
        clicks(language, &mut window, "blue build 3 2", &presses);
    });
}

#[test]
fn build_cubes_loan_close_and_pass_are_entered_by_presses() {
    english(|language| {
        let mut window = before(language, "blue build 3 2");
        let space = || Press::Place("Franklin A (3)".to_owned());
        let presses = [verb(language, &window, "build"), space()];
        clicks(language, &mut window, "blue build 3 2", &presses);
        // Only building is possible on a free space, so it needs no verb.
        let mut window = before(language, "blue build 3 2");
        clicks(language, &mut window, "blue build 3 2", &[space()]);

        let presses = [verb(language, &window, "loan")];
        clicks(language, &mut window, "green loan", &presses);

        let mut window = before(language, "green build 4 2");
        let presses = [verb(language, &window, "cubes")];
        clicks(language, &mut window, "green cubes", &presses);

        let mut window = before(language, "green pass");
        let presses = [verb(language, &window, "pass")];
        clicks(language, &mut window, "green pass", &presses);
        let own = Press::Place("Duryea (1)".to_owned());
        let presses = [verb(language, &window, "close"), own];
        clicks(language, &mut window, "red close 1", &presses);
    });
}

#[test]
fn a_press_of_a_space_produces_the_least_and_a_second_one_the_most() {
    english(|language| {
        let mut window = before(language, "red produce 1:7 5:9");
        let space = |name: &str| Press::Place(name.to_owned());
        let presses = [
            verb(language, &window, "produce"),
            space("Duryea (1)"),
            space("Duryea (1)"),
            space("Rambler L (5)"),
        ];
        clicks(language, &mut window, "red produce 1:9 5:4", &presses);
    });
}

#[test]
fn distributors_are_pressed_one_by_one_and_booked() {
    english(|language| {
        let mut window = before(language, "red place mid low low");
        let lane = |class| Press::Place(sentence(language, msg!(sheets::LANE, class = class)));
        let presses = [lane(k::CLASS_MID), lane(k::CLASS_LOW), lane(k::CLASS_LOW)];
        clicks(language, &mut window, "red place mid low low", &presses);
    });
}
