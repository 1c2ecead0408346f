//! The circuit of Autotock as the table's own board has it, read off by pressing its squares.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use steward::desk::Action;
use steward::words::Language;

use crate::driven::{self, Window, both, description, press, press_like, settle, shows, write};
use crate::hand;
use crate::room::{Folder, desk, speaking};

/// The page of the own board of Autotock.
fn own_board(folder: &Folder, language: Language) -> Window {
    let mut window = desk(folder, speaking(language));
    window.state_mut().give(Action::NewGame("autotock"));
    settle(&mut window);
    press(&mut window, if language == Language::FRENCH { "Remplir la grille…" } else { "Fill in the grid…" });
    window
}

/// The text of a file once it holds these words.
fn kept(window: &mut Window, folder: &Folder, words: &str) -> String {
    let path = folder.path().join("presets/autotock/own.json");
    loop {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        if text.contains(words) {
            return text;
        }
        std::thread::yield_now();
        window.step();
    }
}

/// The text in the cell of a question.
fn cell(window: &Window, question: &str) -> String {
    window.get_by_role_and_label(Role::TextInput, question).value().unwrap_or_default()
}

#[test]
fn go_squares_and_garages_are_read_off_by_pressing_their_squares() {
    both(|language| {
        let (square, go, branch) = match language {
            Language::FRENCH => (
                "La case",
                "Paddock 2 (dans le sens horaire, le 1 est celui du premier joueur)\u{a0}: quelle case est son Go\u{a0}?",
                "Paddock 1 (dans le sens horaire, le 1 est celui du premier joueur)\u{a0}: de quelle case part son garage\u{a0}?",
            ),
            _ => (
                "Square",
                "Paddock 2 (clockwise, paddock 1 is that of whoever sits first): which square is its Go?",
                "Paddock 1 (clockwise, paddock 1 is that of whoever sits first): from which square does its garage branch off?",
            ),
        };
        let folder = Folder::new();
        let mut window = own_board(&folder, language);
        // The cell under the cursor is filled, and the next one is asked for.
        for number in [3, 2, 17] {
            press(&mut window, &format!("{square} {number}"));
        }
        assert_eq!((cell(&window, branch), cell(&window, go)), ("2".into(), "17".into()));
        let words = if language == Language::FRENCH {
            "La case 17 · Go du paddock 2"
        } else {
            "Square 17 · Go of paddock 2"
        };
        assert!(shows(&window, words), "{:#?}", description(&window));
        kept(&mut window, &folder, "17");
    });
}

#[test]
fn a_special_square_is_counted_from_its_go_and_a_second_go_on_a_square_is_refused() {
    let folder = Folder::new();
    let mut window = own_board(&folder, Language::ENGLISH);
    press(&mut window, "Square 3");
    hand::points_at(&mut window, "How many squares after Go is puncture?");
    settle(&mut window);
    let printed = "How many squares after Go is puncture? (as the rule text prints it)";
    assert!(shows(&window, printed));
    press(&mut window, "Square 10");
    assert_eq!(cell(&window, "How many squares after Go is puncture?"), "7");
    assert!(shows(&window, "Square 10 · Puncture"));
    assert!(!shows(&window, printed), "it was read off the board since");
    hand::points_at(
        &mut window,
        "Paddock 4 (clockwise, paddock 1 is that of whoever sits first): which square is its Go?",
    );
    settle(&mut window);
    press_like(&mut window, "Square 3 · Go of paddock 1");
    assert!(
        shows(&window, "square 3 is the Go of two paddocks")
            || shows(&window, "Square 3 is the Go of two paddocks")
    );
    assert_eq!(
        cell(
            &window,
            "Paddock 4 (clockwise, paddock 1 is that of whoever sits first): which square is its Go?"
        ),
        ""
    );
}

#[test]
fn a_square_is_pressed_by_keyboard_too() {
    let folder = Folder::new();
    let mut window = own_board(&folder, Language::ENGLISH);
    window.get_by_label("Square 1").focus();
    settle(&mut window);
    // Arrows walk the circuit: along its upper side, and down from there.
    driven::key(&mut window, Key::ArrowRight);
    driven::key(&mut window, Key::Enter);
    assert_eq!(
        cell(
            &window,
            "Paddock 1 (clockwise, paddock 1 is that of whoever sits first): which square is its Go?"
        ),
        "2"
    );
}

#[test]
fn invented_values_begin_a_board_and_stay_marked_until_they_are_read() {
    let folder = Folder::new();
    let mut window = own_board(&folder, Language::ENGLISH);
    press(&mut window, "Square 3");
    press(&mut window, "Begin with the practice values");
    assert_eq!(
        cell(
            &window,
            "Paddock 1 (clockwise, paddock 1 is that of whoever sits first): which square is its Go?"
        ),
        "3",
        "what was read stays"
    );
    assert_eq!(
        cell(
            &window,
            "Paddock 2 (clockwise, paddock 1 is that of whoever sits first): which square is its Go?"
        ),
        "12"
    );
    let text = kept(&mut window, &folder, "12");
    assert!(text.contains("assumed") && text.contains("board"), "{text}");
    assert!(window.query_by_label("Begin with the practice values").is_none(), "no cell is empty any more");
}

#[test]
fn the_board_that_was_pressed_together_is_played_on() {
    let folder = Folder::new();
    let mut window = own_board(&folder, Language::ENGLISH);
    press(&mut window, "Square 3");
    press(&mut window, "Begin with the practice values");
    press(&mut window, "Done");
    // Observed values are saved first.
    while window.query_by_label("Name of player 1").is_none() {
        std::thread::yield_now();
        window.step();
    }
    write(&mut window, "Name of player 1", "Anne");
    write(&mut window, "Name of player 2", "Bob");
    window.get_by_label("Anne begins").click();
    settle(&mut window);
    press(&mut window, "Begin");
    assert!(shows(&window, "Go for Anne (square 3)"), "{:#?}", description(&window));
}
