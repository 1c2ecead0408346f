//! A whole first turn in the window, phase by phase, with nothing but buttons and sheets, by what they are called.

use steward::desk::Page;
use steward::engine::board::Value;
use steward::games::automobile::board::Printing;
use steward::games::automobile::{Space, production_limits};
use steward::say;
use steward::session::Session;
use steward::words::keys::{automobile as k, desk, sheets, table as t};
use steward::words::{Language, Line};

use crate::driven::{
    Window, both, last, press, press_anywhere, press_last, press_like, sentence, shows, table, word,
};
use crate::table::window;

/// Presses the choice that does this, said in words.
fn choose(window: &mut Window, language: Language, act: &str) {
    let told = sentence(language, table(window).told(act).unwrap());
    press_anywhere(window, &told);
    assert_eq!(last(window), act);
}

/// Opens a verb of whoever acts.
fn verb(window: &mut Window, language: Language, act: &str) {
    let word = act.split_whitespace().nth(1).unwrap();
    let name = sentence(language, (table(window).contents().verb)(word).unwrap());
    press_like(window, &name);
}

fn phase(window: &Window) -> String {
    table(window).stage().word()
}

/// The space as its button among the choices is called.
fn space(window: &Window, act: &str) -> String {
    let n = act.split_whitespace().nth(2).unwrap();
    let board = table(window).board();
    let named = board.form().cells().find(|(_, cell)| cell.word() == format!("space {n} name"));
    match named.and_then(|(slot, _)| board.value(slot)).map(|printed| &printed.0) {
        Some(Value::Text(name)) => format!("{n} {name}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_first_turn_is_played_by_buttons_and_sheets_alone() {
    both(|language| {
        let mut window = window(language, &[]);
        assert_eq!(phase(&window), "1.1");
        press_like(&mut window, &word(language, k::VERB_DRAWN));
        assert_eq!(phase(&window), "1.2");
        for act in ["red choose ford", "blue choose howard", "green choose chrysler"] {
            choose(&mut window, language, act);
        }
        assert_eq!(phase(&window), "1.3");
        actions(&mut window, language);
        assert_eq!(phase(&window), "1.4");
        verb(&mut window, language, "blue howard 2 2");
        assert_eq!(last(&window), "blue howard 2 2");
        assert_eq!(phase(&window), "1.5");
        distributors(&mut window, language);
        assert_eq!(phase(&window), "1.6");
        let bonus = say!(sheets::ON_SPACE, what = sheets::BONUS_PLUS, space = duryea());
        press(&mut window, &sentence(language, bonus));
        assert_eq!(last(&window), "red bonus 1");
        for who in ["Bob", "Chloé", "Anne"] {
            press(&mut window, &sentence(language, say!(sheets::PASS, who = who)));
        }
        assert_eq!(phase(&window), "1.7");
        for tile in [5, 2, 4] {
            press(&mut window, &sentence(language, say!(sheets::TILE, tile = tile)));
        }
        press_last(&mut window, &word(language, sheets::REVEAL));
        assert_eq!(last(&window), "reveal 5 2 4");
        press_last(&mut window, &word(language, sheets::SELL_BY_DEMAND));
        assert_eq!((phase(&window).as_str(), last(&window).as_str()), ("1.8", "sale"));
        assert!(shows(&window, &word(language, t::CALL_LIST)), "who gets what is called out");
        press_like(&mut window, &word(language, sheets::PAY));
        assert_eq!((phase(&window).as_str(), last(&window).as_str()), ("1.9", "losses"));
        press_like(&mut window, &word(language, k::VERB_END));
        assert_eq!(phase(&window), "2.1");
        assert!(shows(&window, &word(language, desk::BALANCED)), "the books balance");
    });
}

fn duryea() -> Line {
    say!(k::SPACE_NAMED, n = 1, name = "Duryea")
}

/// Three rounds: all build, two place distributors and the third takes cubes, all produce.
fn actions(window: &mut Window, language: Language) {
    for act in ["red build 1 2", "blue build 2 2", "green build 3 1"] {
        let name = space(window, act);
        verb(window, language, act);
        press_like(window, &name);
        choose(window, language, act);
    }
    for act in ["red place mid mid mid", "blue place low low low"] {
        verb(window, language, act);
        choose(window, language, act);
    }
    verb(window, language, "green cubes");
    assert_eq!(last(window), "green cubes");
    for (who, at) in [("red", 1), ("blue", 2), ("green", 3)] {
        press(window, &word(language, t::TAB_SHEET));
        let (most, space) = most(window, at);
        press(window, &sentence(language, say!(sheets::MAKE, count = most, space = space)));
        press_last(window, &word(language, sheets::PRODUCE));
        assert_eq!(last(window), format!("{who} produce {at}:{most}"));
    }
}

/// The most cars that whoever acts makes on a space, and what the space is called.
#[allow(irrefutable_let_patterns, reason = "the list of games grows")]
fn most(window: &Window, at: u8) -> (i64, Line) {
    let Page::Table(page) = window.state().page() else { panic!("no table lies open") };
    let Session::Automobile(journal) = page.record().session() else { panic!("another box") };
    let (view, space) = (journal.view(), Space::new(at).unwrap());
    let seat = view.state().to_act().unwrap();
    (production_limits(view, seat, space).unwrap().1, Printing::of(view).space(space))
}

/// Nobody has a choice, so that one press fills in all of it.
fn distributors(window: &mut Window, language: Language) {
    press_like(window, &word(language, sheets::FORCED));
    assert!(shows(window, &word(language, sheets::ALL_SOLD)));
    press_like(window, &word(language, sheets::SELL));
    assert_eq!(last(window), "distributors red 1:3, blue 2:3, green -");
}
