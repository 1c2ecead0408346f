//! Autotock in the window, by its labels, in both languages: a card is picked and played, the circuit says what
//! stands where, and a card is asked about without a game.

use egui_kittest::kittest::Queryable;
use steward::desk::check::{Kind, Step};
use steward::desk::games::autotock::{State, board_ui, sheet_ui};
use steward::desk::{Command, Desk, Prefs, Room};
use steward::games::autotock::Autotock;
use steward::words::Language;

use crate::driven::{self, FRAME, press, press_like, settle};
use crate::page::{self, Draw, journal, last};

type Window = page::Window<Autotock, State>;

fn window(language: Language, lines: &[&str], board: bool) -> Window {
    let draw: Draw<Autotock, State> = match board {
        true => |ui, speech, journal, state, _| board_ui(ui, speech, journal, state),
        false => |ui, speech, journal, state, commands| {
            sheet_ui(ui, speech, journal, state, commands);
        },
    };
    page::window(language, [900.0, 520.0], journal(&[], lines), State::default(), draw)
}

#[test]
fn a_round_is_dealt_and_played_by_its_labels_in_both_languages() {
    for (language, deal, ace, out, three, moves, discard) in [
        (
            Language::ENGLISH,
            "Cards are dealt",
            "Ace",
            "a car comes out",
            "3",
            "the car on square 48",
            "cannot play",
        ),
        (
            Language::FRENCH,
            "Les cartes sont distribuées",
            "As",
            "une voiture sort",
            "3",
            "la voiture\u{a0}: case 48",
            "ne peut pas jouer",
        ),
    ] {
        let mut window = window(language, &[], false);
        press(&mut window, deal);
        press(&mut window, ace);
        press_like(&mut window, out);
        assert_eq!(last(&window), "red out ace");
        press_like(&mut window, discard);
        press_like(&mut window, discard);
        assert_eq!(last(&window), "green discard");
        press(&mut window, three);
        press_like(&mut window, moves);
        assert_eq!(last(&window), "red move 3 48");
    }
}

#[test]
fn a_card_that_can_do_nothing_says_so_and_a_refused_move_says_why() {
    let lines = ["deal", "correct red > square 10 1 cars red, blue > square 12 1 cars blue"];
    let mut window = window(Language::ENGLISH, &lines, false);
    press(&mut window, "5");
    assert!(window.query_by_label_contains("Anne can do nothing with this card").is_some());
    assert!(window.query_all_by_label_contains("cannot be passed").next().is_some());
}

#[test]
fn a_landing_on_the_circuit_drafts_the_move() {
    let lines = ["deal", "correct red > square 10 1 cars red"];
    let mut window = window(Language::ENGLISH, &lines, false);
    press(&mut window, "2");
    press(&mut window, "Go for Bob (square 12)");
    assert_eq!(window.state().drafts, ["red move 2 10"]);
}

#[test]
fn the_circuit_says_what_stands_where() {
    let lines = ["deal", "red out ace", "correct blue > square 30 1 cars blue, blue 30 stopped"];
    let window = window(Language::ENGLISH, &lines, true);
    for words in
        ["Go for Anne (square 48) · A car: Anne", "Square 30 · Puncture · A car: Bob, held by puncture"]
    {
        assert!(window.query_by_label(words).is_some(), "{words}");
    }
}

#[test]
fn a_card_is_asked_about_without_a_game() {
    for (language, must) in [(Language::ENGLISH, "must play"), (Language::FRENCH, "doit")] {
        let prefs = Prefs { language: Some(language), ..Prefs::default() };
        let room = Room::within(&std::env::temp_dir(), |_| Box::pin(std::future::ready(None)));
        let mut desk = Desk::in_room(prefs, room);
        desk.give(Command::Check);
        desk.give(Command::Checked(Step::To(Kind::Move)));
        let mut window = driven::window(desk, FRAME);
        window.get_by_label("9").click();
        settle(&mut window);
        assert!(window.query_all_by_label_contains(must).next().is_some());
    }
}
