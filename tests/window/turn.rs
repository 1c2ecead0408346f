//! A whole first turn in the window, phase by phase, by the names of buttons and sheets.

use steward::games::automobile::board::BoardValues;
use steward::games::automobile::{Automobile, Space, production_limits};
use steward::msg;
use steward::words::keys::{automobile as k, desk, sheets, table as t};
use steward::words::{Language, Line};

use crate::driven::{
    Window, book, both, drafts, last, place, press, press_anywhere, press_like, sentence, shows, table, word,
};
use crate::table::window;

/// Opens a verb of the player whose turn it is.
fn verb(window: &mut Window, language: Language, act: &str) {
    let word = act.split_whitespace().nth(1).unwrap();
    let name = sentence(language, table(window).info().name(word).unwrap());
    press_like(window, &name);
}

fn phase(window: &Window) -> String {
    table(window).stage().word()
}

#[test]
fn a_first_turn_is_played_by_buttons_and_sheets_alone() {
    both(|language| {
        let mut window = window(language, &[]);
        assert_eq!(phase(&window), "1.1");
        book(&mut window, language);
        assert_eq!(phase(&window), "1.2");
        for act in ["red choose ford", "blue choose howard", "green choose chrysler"] {
            draft(&mut window, language, act);
        }
        assert_eq!(phase(&window), "1.3");
        actions(&mut window, language);
        assert_eq!(phase(&window), "1.4");
        for _ in 0..2 {
            let own = place(&window, "Oldsmobile Curved Dash (2)");
            press(&mut window, &own);
        }
        book(&mut window, language);
        assert_eq!(last(&window), "blue howard 2 2");
        assert_eq!(phase(&window), "1.5");
        distributors(&mut window, language);
        assert_eq!(phase(&window), "1.6");
        verb(&mut window, language, "red bonus 1");
        draft(&mut window, language, "red bonus 1");
        for act in ["blue pass", "green pass", "red pass"] {
            verb(&mut window, language, act);
            draft(&mut window, language, act);
        }
        assert_eq!(phase(&window), "1.7");
        crate::hand::types(&mut window, "524");
        draft(&mut window, language, "reveal 5 2 4");
        draft(&mut window, language, "sale");
        assert_eq!(phase(&window), "1.8");
        assert!(shows(&window, &word(language, t::CALL_LIST)), "who gets what is called out");
        draft(&mut window, language, "losses");
        assert_eq!(phase(&window), "1.9");
        draft(&mut window, language, "end");
        assert_eq!(phase(&window), "2.1");
        assert!(shows(&window, &word(language, desk::BALANCED)), "the books balance");
    });
}

/// Three rounds: all players build, two place distributors and the third takes cubes, all produce.
fn actions(window: &mut Window, language: Language) {
    for (act, at) in [
        ("red build 1 2", "Duryea (1)"),
        ("blue build 2 2", "Oldsmobile Curved Dash (2)"),
        ("green build 3 1", "Franklin A (3)"),
    ] {
        verb(window, language, act);
        let at = place(window, at);
        press(window, &at);
        draft(window, language, act);
    }
    for (act, class) in [("red place mid mid mid", k::CLASS_MID), ("blue place low low low", k::CLASS_LOW)] {
        verb(window, language, act);
        let band = place(window, &sentence(language, msg!(sheets::LANE, class = class)));
        (0..3).for_each(|_| press(window, &band));
        draft(window, language, act);
    }
    verb(window, language, "green cubes");
    draft(window, language, "green cubes");
    for (who, at) in [("red", 1), ("blue", 2), ("green", 3)] {
        verb(window, language, &format!("{who} produce"));
        let (most, space) = most(window, at);
        let space = sentence(language, space);
        for _ in 0..2 {
            let own = place(window, &space);
            press(window, &own);
        }
        draft(window, language, &format!("{who} produce {at}:{most}"));
    }
}

/// Checks that the draft is this act, possibly after one press, and books it.
pub fn draft(window: &mut Window, language: Language, act: &str) {
    if !drafts(window, language, act) {
        let description =
            sentence(language, table(window).read_act(act).map(|act| table(window).describe(&act)).unwrap());
        press_anywhere(window, &description);
    }
    book(window, language);
    assert_eq!(last(window), act);
}

/// The most cars that the player whose turn it is can make on a space, and the name of the space.
fn most(window: &Window, at: u8) -> (i64, Line) {
    let table = table(window);
    let mut journal = steward::session::begin(steward::session::GAMES, &table.header_json()).unwrap();
    for n in 1..=table.lines() {
        journal.replay_line(&table.line_json(n).unwrap(), false).unwrap();
    }
    let (view, space) = (journal.view::<Automobile>().unwrap(), Space::new(at).unwrap());
    let seat = view.state().to_act().unwrap();
    (production_limits(view, seat, space).unwrap().1, BoardValues::of(view).space(space))
}

/// No player has a choice, so one press fills in everything.
fn distributors(window: &mut Window, language: Language) {
    verb(window, language, "all distributors");
    assert!(shows(window, &word(language, sheets::ALL_SOLD)));
    draft(window, language, "distributors red 1:3, blue 2:3, green -");
}
