//! Amends.

use proptest::prelude::*;
use steward::engine::GameInfo;
use steward::engine::amend::difference;
use steward::engine::entry::{Edit, Verb};
use steward::engine::{Holder, Ledger, Movement, Rules, Seat, Session, StepId};

use crate::engine::sample_game::{self, DOLLARS, STAMPS, SampleGame};
use crate::engine::{GAME, book, enter, refused};

/// The session after an amend of the whole game.
fn amended(amend: &str) -> Session {
    let mut journal = sample_game::journal(&GAME);
    enter(&mut journal, amend);
    journal
}

fn preview(journal: &Session, amend: &str) -> steward::engine::amend::Amended {
    match journal.parse(amend).unwrap() {
        Verb::Amend(amendment) => journal.preview_amend(&amendment).unwrap(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn replacing_an_entry_by_the_same_act_changes_nothing() {
    let journal = amended("amend replace 7 red roll 6");
    assert_eq!(journal.book(), &book(&GAME));
    assert!(preview(&sample_game::journal(&GAME), "amend replace 7 red roll 6").changed.is_empty());
}

#[test]
fn an_amend_is_the_replay_of_the_edited_list() {
    let edited = |at: usize, line: &'static str| {
        let mut lines = GAME;
        lines[at] = line;
        book(&lines)
    };
    assert_eq!(amended("amend replace 1 red roll 1").book(), &edited(0, "red roll 1"));
    assert_eq!(amended("amend replace 4 blue buy 1").book(), &edited(3, "blue buy 1"));
    let both = amended("amend replace 1 red roll 1; replace 3 red pass");
    let mut lines = GAME;
    (lines[0], lines[2]) = ("red roll 1", "red pass");
    assert_eq!(both.book(), &book(&lines));
}

#[test]
fn a_struck_entry_is_gone_and_an_inserted_one_counts() {
    let correction = "correct bank > red 5 dollars";
    let with = |lines: &[&str]| book(lines);
    let mut journal = sample_game::journal(&["red roll 3", correction, "blue roll 5"]);
    enter(&mut journal, "amend strike 2");
    assert_eq!(journal.book(), &with(&["red roll 3", "blue roll 5"]));
    enter(&mut journal, &format!("amend insert 3 {correction}"));
    assert_eq!(journal.book(), &with(&["red roll 3", correction, "blue roll 5"]));
    enter(&mut journal, "amend replace 5.1 correct bank > red 6 dollars");
    assert_eq!(journal.view::<SampleGame>().unwrap().has(Seat::new(0), DOLLARS), 136);
    enter(&mut journal, "amend swap 5.1");
    assert_eq!(journal.view::<SampleGame>().unwrap().has(Seat::new(0), DOLLARS), 136);
    assert_eq!(journal.effective_log().steps.last().unwrap().id.to_string(), "5.1");
    assert!(refused(&mut journal, "amend swap 5.1").contains("engine-amend-last"));
    assert!(refused(&mut journal, "amend strike 2").contains("engine-amend-not-there"));
}

#[test]
fn undo_of_an_amend_restores_the_book_and_redo_amends_again() {
    let mut journal = amended("amend strike 4; insert 6 blue buy 1");
    let after = journal.book().clone();
    assert_ne!(*after, *book(&GAME));
    enter(&mut journal, "undo");
    assert_eq!(journal.book(), &book(&GAME));
    enter(&mut journal, "redo");
    assert_eq!(journal.book(), &after);
    enter(&mut journal, "undo 2");
    assert_eq!(journal.book(), &book(&GAME[..10]));
}

#[test]
fn the_put_right_list_leads_from_the_book_before_to_the_book_after() {
    let journal = sample_game::journal(&GAME);
    let preview = preview(&journal, "amend table replace 3 red buy 5");
    let mut ledger: Ledger = journal.book().ledger.clone();
    for movement in &preview.put_right {
        ledger.transfer(*movement).unwrap();
    }
    assert_eq!(ledger, preview.book.ledger);
    let red = Holder::Seat(Seat::new(0));
    assert!(preview.put_right.contains(&Movement { from: Holder::Bank, to: red, unit: STAMPS, amount: 3 }));
    assert_eq!(difference(&ledger, &ledger), []);
}

#[test]
fn an_amend_that_stands_keeps_every_balance_and_counts_from_then_on() {
    let before = book(&GAME);
    let mut journal = amended("amend stand replace 3 red buy 5");
    assert_eq!((&journal.book().ledger, &journal.book().debts), (&before.ledger, &before.debts));
    assert!(journal.balanced());
    enter(&mut journal, "red roll 2");
    assert_eq!(
        journal.view::<SampleGame>().unwrap().has(Seat::new(0), DOLLARS),
        before.ledger.balance(Holder::Seat(Seat::new(0)), DOLLARS) + 20
    );
}

#[test]
fn an_amend_that_breaks_a_later_entry_says_which_and_enters_nothing() {
    let mut journal = sample_game::journal(&GAME);
    let broken = preview(&journal, "amend strike 1").broken;
    assert_eq!(broken[0].0, StepId::line(2));
    let before = (journal.book().clone(), journal.entries().len(), journal.head());
    let why = refused(&mut journal, "amend strike 1");
    assert!(why.contains("engine-amend-breaks") && why.contains("toy-not-now"), "{why}");
    assert_eq!((journal.book().clone(), journal.entries().len(), journal.head()), before);
}

#[test]
fn the_set_up_is_put_right_like_any_entry() {
    let mut journal = amended(r#"amend set-up {"first":"p1","drawn":true}"#);
    let red = |journal: &Session| journal.view::<SampleGame>().unwrap().has(Seat::new(0), DOLLARS);
    assert_eq!(red(&journal), red(&sample_game::journal(&GAME)) + 50);
    assert!(matches!(journal.parse("amend set-up {}"), Err(why) if why.to_string().contains("first")));
    enter(&mut journal, "undo");
    assert_eq!(journal.book(), &book(&GAME));
}

#[test]
fn only_steps_whose_own_effect_changes_are_named() {
    let journal = sample_game::journal(&GAME);
    let changed: Vec<u32> = preview(&journal, "amend replace 3 red buy 1")
        .changed
        .iter()
        .map(|change| change.step.line)
        .collect();
    // Fewer stamps mean less tax, twice.
    assert_eq!(changed, [3, 6, 11]);
}

proptest! {
    #[test]
    fn any_amend_equals_playing_the_edited_list(at in 0usize..11, die in 1u8..7, strike in any::<bool>()) {
        let mut journal = sample_game::journal(&GAME);
        let step = StepId::line(u32::try_from(at).unwrap() + 1);
        let mut lines: Vec<String> = GAME.iter().map(|line| (*line).to_owned()).collect();
        let who = if at % 2 == 0 { "red" } else { "blue" };
        let new = format!("{who} roll {die}");
        let line = if strike {
            lines.remove(at);
            format!("amend strike {step}")
        } else {
            lines[at].clone_from(&new);
            format!("amend replace {step} {new}")
        };
        let verb = journal.parse(&line).unwrap();
        let mut played = Session::begin(GameInfo::of::<SampleGame>(), journal.header().clone()).unwrap();
        let legal = lines.iter().all(|line| {
            let verb = played.parse(line).unwrap();
            played.enter(verb, String::new()).is_ok()
        });
        match journal.enter(verb, String::new()) {
            Ok(_) => prop_assert_eq!(journal.book(), played.book()),
            // A board value is not a step: it cannot be struck or replaced.
            Err(_) => prop_assert!(!legal || GAME[at].starts_with("read")),
        }
    }

    #[test]
    fn letting_any_amend_stand_keeps_every_balance(count in 1u8..8, die in 1u8..7) {
        let mut journal = sample_game::journal(&GAME);
        let before = journal.book().clone();
        let text = format!("amend stand replace 1 red roll {die}; replace 3 red buy {count}");
        let verb = journal.parse(&text).unwrap();
        if journal.enter(verb, String::new()).is_ok() {
            prop_assert_eq!(&journal.book().ledger, &before.ledger);
            let edits = journal.entries().last().map(|entry| matches!(&entry.verb,
                Verb::Amend(amendment) if matches!(amendment.edits[..], [Edit::Replace(..), Edit::Replace(..)])));
            prop_assert_eq!(edits, Some(true));
        } else {
            prop_assert_eq!(journal.book(), &before);
        }
        prop_assert_eq!(SampleGame::ID, "toy");
    }
}
