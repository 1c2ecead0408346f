//! Sessions that start in the middle, from a state sheet.

use steward::engine::GameInfo;
use steward::engine::ledger::Written;
use steward::engine::{Holder, Seat, Session};

use crate::engine::sample_game::{self, DOLLARS, STAMPS, SampleGame};
use crate::engine::{GAME, enter};

fn refused(text: &str) -> String {
    sample_game::journal(&[]).position(text).unwrap_err().to_string()
}

fn begun(sheet: &str) -> Session {
    let mut header = sample_game::header(&["Red", "Blue"], 100, 3);
    header.position = Some(sample_game::journal(&[]).position(sheet).unwrap());
    Session::begin(GameInfo::of::<SampleGame>(), header).unwrap()
}

#[test]
fn a_state_sheet_sets_balances_and_phase() {
    let journal =
        begun("red 40 dollars, red 5 stamps # a remark\n\nblue 3 stamps\njar 1 60 dollars\nturn 2 2");
    let has = |holder, unit| journal.view::<SampleGame>().unwrap().balance(holder, unit);
    let (red, blue) = (Holder::Seat(Seat::new(0)), Holder::Seat(Seat::new(1)));
    assert_eq!((has(red, DOLLARS), has(red, STAMPS), has(sample_game::JAR, DOLLARS)), (40, 5, 60));
    assert_eq!((has(blue, DOLLARS), has(blue, STAMPS), has(Holder::Bank, STAMPS)), (100, 3, 4));
    assert_eq!(
        (
            journal.view::<SampleGame>().unwrap().state().turn,
            journal.view::<SampleGame>().unwrap().state().phase
        ),
        (2, 2)
    );
    assert!(journal.balanced());
    assert_eq!(has(Holder::Outside, DOLLARS), 0, "nothing comes from outside");
}

#[test]
fn pieces_that_are_in_hand_already_do_not_move() {
    let correction = sample_game::journal(&[]).position("red 100 dollars, blue 90 dollars").unwrap();
    let moved = Written("p2".into(), "bank".into(), "dollars".into(), 10);
    assert_eq!(correction.moves, [moved]);
}

#[test]
fn a_sheet_that_does_not_add_up_is_refused_with_the_figures() {
    let text = refused("red 8 stamps, blue 5 stamps");
    assert!(
        text.contains("engine-position-sum(found=toy-stamps(count=13) there=toy-stamps(count=12)"),
        "{text}"
    );
    assert!(text.contains("engine-position-sum-suggestion"), "{text}");
    let text = refused("red 8 stamps, bank 3 stamps");
    assert!(text.contains("found=toy-stamps(count=11) there=toy-stamps(count=12)"), "{text}");
    assert!(sample_game::journal(&[]).position("red 8 stamps, bank 4 stamps").is_ok());
}

#[test]
fn a_place_named_twice_is_refused_and_so_is_what_is_not_at_this_table() {
    assert!(refused("red 8 stamps, red 8 stamps").contains("engine-position-twice"));
    assert!(refused("red 8 stamps\nred 8 apples").contains("engine-move-unknown"));
    assert!(refused("red -8 stamps").contains("engine-move-unknown"));
    let text = refused("red 8 stamps\nred has");
    assert!(text.contains("engine-position-line(n=2 ") && text.contains("engine-position-how"), "{text}");
}

#[test]
fn absurd_amounts_are_refused_without_a_panic() {
    let huge = format!("red {} dollars, blue {} dollars", i64::MAX, i64::MAX);
    let mut header = sample_game::header(&["Red", "Blue"], 100, 3);
    header.position = sample_game::journal(&[]).position(&huge).ok();
    if header.position.is_some() {
        assert!(
            Session::begin(GameInfo::of::<SampleGame>(), header)
                .unwrap_err()
                .to_string()
                .contains("engine-out-of-range")
        );
    }
    assert!(refused(&format!("red {} stamps, blue {} stamps", i64::MAX, i64::MAX)).contains("beyond-supply"));
}

#[test]
fn a_state_sheet_in_mid_game_imports_the_position() {
    let mut journal = sample_game::journal(&GAME);
    let correction = journal.position("red 7 dollars, blue 0 stamps, turn 3 1").unwrap();
    let verb = steward::engine::entry::Verb::Correct(correction);
    journal.enter(verb, String::new()).unwrap();
    let (red, blue) = (Holder::Seat(Seat::new(0)), Holder::Seat(Seat::new(1)));
    assert_eq!(
        (
            journal.view::<SampleGame>().unwrap().balance(red, DOLLARS),
            journal.view::<SampleGame>().unwrap().balance(blue, STAMPS)
        ),
        (7, 0)
    );
    enter(&mut journal, "red roll 1");
}
