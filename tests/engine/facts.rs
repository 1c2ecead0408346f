//! Board values, counts, names, rulings and corrections.

use steward::engine::ruling::RulingOption;
use steward::engine::{Colour, Holder, Seat};

use crate::engine::sample_game::{self, DOLLARS, FORGIVE, JAR, LAST_TURN, STAMPS, SampleGame};
use crate::engine::{book, enter, refused};

const TO_THE_TAX: [&str; 4] = ["red roll 3", "blue roll 5", "red buy 2", "blue pass"];

#[test]
fn an_unread_value_is_asked_for_only_by_the_act_that_needs_it() {
    let mut journal = sample_game::journal(&TO_THE_TAX);
    assert_eq!(refused(&mut journal, "tax"), "ask: toy-which");
    enter(&mut journal, "read tax rate 20");
    enter(&mut journal, "tax");
    assert_eq!(journal.view::<SampleGame>().unwrap().balance(JAR, DOLLARS), 40);
}

#[test]
fn a_changed_reading_replays_every_act_and_undo_does_not_take_it_back() {
    let mut journal = sample_game::journal(&TO_THE_TAX);
    enter(&mut journal, "read tax rate 20");
    enter(&mut journal, "tax");
    enter(&mut journal, "read tax rate 30");
    assert_eq!(journal.view::<SampleGame>().unwrap().balance(JAR, DOLLARS), 60);
    enter(&mut journal, "undo");
    enter(&mut journal, "redo");
    assert_eq!(journal.view::<SampleGame>().unwrap().balance(JAR, DOLLARS), 60);
    assert_eq!(journal.moved().len(), 5);
}

#[test]
fn a_reading_that_cannot_stand_there_changes_nothing() {
    let mut journal = sample_game::journal(&TO_THE_TAX);
    for (line, why) in [
        ("read tax rate 501", "engine-board-not-whole"),
        ("read tax rate much", "engine-board-not-whole"),
        ("read tax height 3", "engine-board-unknown-cell"),
    ] {
        let text = refused(&mut journal, line);
        assert!(text.contains(why), "{line}: {text}");
    }
    assert_eq!(journal.entries().len(), 4);
    assert_eq!(refused(&mut journal, "tax"), "ask: toy-which");
}

#[test]
fn a_ruling_holds_from_its_line_on_and_undo_lifts_it() {
    let mut journal = sample_game::journal(&["correct red > bank 100 dollars"]);
    assert!(refused(&mut journal, "correct red > bank 1 dollars").contains("engine-short"));
    assert!(journal.parse("correct").is_err());
    let mut journal = sample_game::journal(&TO_THE_TAX);
    enter(&mut journal, "ruling short forgive by Anne: house rule");
    assert!(journal.view::<SampleGame>().unwrap().is(FORGIVE));
    enter(&mut journal, "read tax rate 400");
    enter(&mut journal, "tax");
    assert_eq!(
        (journal.book().debts.len(), journal.view::<SampleGame>().unwrap().balance(JAR, DOLLARS)),
        (0, 0)
    );
    enter(&mut journal, "undo 2");
    assert!(
        !journal.view::<SampleGame>().unwrap().is(FORGIVE)
            && journal.view::<SampleGame>().unwrap().is(RulingOption::new(0, 0))
    );
    enter(&mut journal, "tax");
    assert_eq!(
        (journal.book().debts.len(), journal.view::<SampleGame>().unwrap().balance(JAR, DOLLARS)),
        (1, 100)
    );
    assert!(refused(&mut journal, "ruling long yes").contains("engine-ruling-unknown"));
    assert!(refused(&mut journal, "ruling short maybe").contains("engine-ruling-no-option"));
}

#[test]
fn a_ruling_may_end_the_game() {
    let mut journal = sample_game::journal(&["red roll 3", "ruling end now"]);
    assert!(journal.view::<SampleGame>().unwrap().is(LAST_TURN));
    assert!(refused(&mut journal, "blue roll 1").contains("engine-game-over"));
    assert_eq!(journal.entries().last().unwrap().phase.as_deref(), Some("over"));
}

#[test]
fn a_debt_is_paid_first_from_later_income_and_not_from_a_correction() {
    let mut journal = sample_game::journal(&TO_THE_TAX);
    enter(&mut journal, "read tax rate 70");
    enter(&mut journal, "tax");
    let red = Seat::new(0);
    assert_eq!(
        (journal.view::<SampleGame>().unwrap().has(red, DOLLARS), journal.book().owed_by(red, DOLLARS)),
        (0, 40)
    );
    enter(&mut journal, "red roll 3");
    assert_eq!(
        (journal.view::<SampleGame>().unwrap().has(red, DOLLARS), journal.book().owed_by(red, DOLLARS)),
        (0, 10)
    );
    let jar = journal.view::<SampleGame>().unwrap().balance(JAR, DOLLARS);
    enter(&mut journal, "correct bank > red 15 dollars: found under the table");
    assert_eq!(
        (journal.view::<SampleGame>().unwrap().has(red, DOLLARS), journal.book().owed_by(red, DOLLARS)),
        (15, 10)
    );
    assert_eq!(journal.view::<SampleGame>().unwrap().balance(JAR, DOLLARS), jar);
}

#[test]
fn a_correction_moves_things_and_fixes_what_is_not_on_the_ledger() {
    let mut journal = sample_game::journal(&["red roll 3"]);
    enter(&mut journal, "correct bank > jar 2 3 stamps, red > blue 30 dollars, turn 2 3: we had it wrong");
    assert_eq!(journal.view::<SampleGame>().unwrap().balance(Holder::Place(0, 2), STAMPS), 3);
    assert_eq!(journal.view::<SampleGame>().unwrap().has(Seat::new(1), DOLLARS), 130);
    assert_eq!(
        (
            journal.view::<SampleGame>().unwrap().state().turn,
            journal.view::<SampleGame>().unwrap().state().phase
        ),
        (2, 3)
    );
    enter(&mut journal, "undo");
    assert_eq!(journal.book(), &book(&["red roll 3"]));
}

#[test]
fn a_refused_correction_leaves_no_trace_of_its_first_half() {
    let mut journal = sample_game::journal(&["red roll 3"]);
    let before = journal.book().clone();
    for (line, why) in [
        ("correct bank > red 5 dollars, bank > red 13 stamps", "engine-beyond-supply"),
        ("correct bank > red 5 dollars, bank > hall 5 dollars", "engine-move-unknown"),
        ("correct bank > red 5 dollars, turn 2 4", "toy-no-phase"),
        ("correct bank > red 9223372036854775807 dollars", "engine-out-of-range"),
        ("correct bank > bank 1 dollars", "engine-move-same"),
    ] {
        let text = refused(&mut journal, line);
        assert!(text.contains(why), "{line}: {text}");
        assert_eq!(journal.book(), &before, "{line}");
    }
}

#[test]
fn a_count_moves_nothing_and_must_name_what_there_is() {
    let mut journal = sample_game::journal(&["red roll 3"]);
    let before = journal.book().clone();
    enter(&mut journal, "count red 120 dollars, blue 1 stamps");
    assert_eq!(journal.book(), &before);
    assert_eq!(journal.head(), 1);
    assert!(refused(&mut journal, "count red 1 cubes").contains("engine-move-unknown"));
    assert!(refused(&mut journal, "count red -1 dollars").contains("engine-move-unknown"));
}

#[test]
fn a_name_put_right_touches_no_entry() {
    let mut journal = sample_game::journal(&["red roll 3"]);
    enter(&mut journal, "rename red Anne green");
    assert_eq!(journal.setting().seats.player(Seat::new(0)).unwrap().colour, Colour::Green);
    enter(&mut journal, "undo");
    enter(&mut journal, "anne roll 4");
    assert_eq!(journal.view::<SampleGame>().unwrap().name(Seat::new(0)), "Anne");
    for line in ["rename green Blue", "rename green Anne blue", "rename green Anne white"] {
        assert!(refused(&mut journal, line).contains("engine-seats"), "{line}");
    }
}
