//! The circuit of Autotock on the players' own board, entered by pressing its squares.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use steward::words::Language;

use crate::driven::{self, Window, both, description, press, press_like, settle, shows};
use crate::hand;
use crate::room::Folder;
use crate::setup_sheet::opened;

/// The text in the cell for a question.
fn cell(window: &Window, question: &str) -> String {
    window.get_by_role_and_label(Role::TextInput, question).value().unwrap_or_default()
}

#[test]
fn go_squares_and_garages_are_read_off_by_pressing_their_squares() {
    both(|language| {
        let (square, go, branch) = match language {
            Language::FRENCH => (
                "La case",
                "Quelle case est le Go du paddock 2\u{a0}? (Dans le sens horaire\u{a0}; le 1 est celui du premier joueur de la liste)",
                "De quelle case part le garage du paddock 1\u{a0}? (Dans le sens horaire\u{a0}; le 1 est celui du premier joueur de la liste)",
            ),
            _ => (
                "Square",
                "Which square is the Go of paddock 2? (Clockwise; paddock 1 is that of the first player listed)",
                "From which square does the garage of paddock 1 branch off? (Clockwise; paddock 1 is that of the first player listed)",
            ),
        };
        let folder = Folder::new();
        let mut window = opened(&folder, language, "autotock");
        // The cell at the cursor is filled in, and the next one is asked for.
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
    });
}

#[test]
fn a_special_square_is_counted_from_its_go_and_a_second_go_on_a_square_is_refused() {
    let folder = Folder::new();
    let mut window = opened(&folder, Language::ENGLISH, "autotock");
    press(&mut window, "Square 3");
    hand::points_at(&mut window, "How many squares after Go is puncture?");
    settle(&mut window);
    let printed = "As the rule text prints it";
    assert!(shows(&window, printed));
    press(&mut window, "Square 10");
    assert_eq!(cell(&window, "How many squares after Go is puncture?"), "7");
    assert!(shows(&window, "Square 10 · Puncture"));
    hand::points_at(&mut window, "How many squares after Go is puncture?");
    settle(&mut window);
    assert!(!shows(&window, printed), "it was read off the board since");
    hand::points_at(
        &mut window,
        "Which square is the Go of paddock 4? (Clockwise; paddock 1 is that of the first player listed)",
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
            "Which square is the Go of paddock 4? (Clockwise; paddock 1 is that of the first player listed)"
        ),
        ""
    );
}

#[test]
fn a_square_is_pressed_by_keyboard_too() {
    let folder = Folder::new();
    let mut window = opened(&folder, Language::ENGLISH, "autotock");
    window.get_by_label("Square 1").focus();
    settle(&mut window);
    // Arrow keys move along the circuit: along its upper side, then down.
    driven::key(&mut window, Key::ArrowRight);
    driven::key(&mut window, Key::Enter);
    assert_eq!(
        cell(
            &window,
            "Which square is the Go of paddock 1? (Clockwise; paddock 1 is that of the first player listed)"
        ),
        "2"
    );
}
