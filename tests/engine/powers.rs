//! What-if, questions to the referee, mending and branches, on the sample game.

use steward::engine::entry::{AmendPolicy, StepId};
use steward::engine::{Holder, Seat};
use steward::session::{GameSession, Play, Table, WhatIf};

use crate::engine::sample_game::{self, DOLLARS, STAMPS, SampleGame};
use crate::engine::{GAME, enter};

type Journal = steward::engine::Journal<SampleGame>;

const RED: Holder = Holder::Seat(Seat::new(0));

fn table(journal: &Journal) -> &dyn Table {
    journal
}

/// Enters the lines that a what-if keeps in the session itself.
fn kept(journal: &Journal, what_if: &WhatIf) -> Journal {
    let mut journal = journal.clone();
    for text in what_if.keep().unwrap() {
        Play::enter(&mut journal, &text, "").unwrap();
    }
    journal
}

#[test]
fn a_what_if_leaves_the_session_alone_and_compares_before_and_after() {
    let journal = sample_game::journal(&GAME[..2]);
    let mut what_if = WhatIf::begin(&journal.clone().into());
    what_if.enter("red buy 2").unwrap();
    let changed = what_if.compare();
    let of_red: Vec<_> =
        changed.iter().filter(|one| one.holder == RED).map(|one| (one.unit, one.then, one.now)).collect();
    assert_eq!(of_red, [(DOLLARS, 130, 100), (STAMPS, 0, 2)]);
    assert_eq!(journal.entries().len(), 2);
    assert_eq!(what_if.then().ledger, journal.book().ledger);
    assert!(what_if.enter("red buy 2").is_err());
}

#[test]
fn keeping_enters_what_counts_at_the_end_and_nothing_that_was_undone() {
    let journal = sample_game::journal(&GAME[..2]);
    let mut what_if = WhatIf::begin(&journal.clone().into());
    for text in ["red buy 2", "undo", "red pass", "read tax rate 20", "blue buy 1"] {
        what_if.enter(text).unwrap();
    }
    let after = kept(&journal, &what_if);
    assert_eq!(after.book(), played(&what_if).book());
    assert_eq!(after.entries().len(), 5);
}

#[test]
fn a_what_if_that_went_back_before_its_beginning_is_kept_from_there() {
    let journal = sample_game::journal(&GAME[..4]);
    let mut what_if = WhatIf::begin(&journal.clone().into());
    for text in ["undo 2", "red pass"] {
        what_if.enter(text).unwrap();
    }
    let after = kept(&journal, &what_if);
    assert_eq!(after.book(), played(&what_if).book());
    let mut what_if = WhatIf::begin(&journal.clone().into());
    for text in ["amend strike 4", "blue buy 1", "amend replace 6 blue pass"] {
        what_if.enter(text).unwrap();
    }
    assert_eq!(kept(&journal, &what_if).book(), played(&what_if).book());
}

#[test]
fn remarks_and_counts_are_kept_too_and_what_they_stand_on() {
    let journal = sample_game::journal(&GAME[..2]);
    let mut what_if = WhatIf::begin(&journal.clone().into());
    for text in ["note the soup is ready", "red buy 2", "count red 100 dollars", "pause supper"] {
        what_if.enter(text).unwrap();
    }
    let verbs = |journal: &Journal| -> Vec<_> {
        (3..=table(journal).lines()).map(|n| table(journal).line(n).unwrap().verb.to_owned()).collect()
    };
    assert_eq!(verbs(&kept(&journal, &what_if)), ["note", "act", "count", "pause"]);
    for text in ["undo", "red pass"] {
        what_if.enter(text).unwrap();
    }
    let after = kept(&journal, &what_if);
    assert_eq!(
        verbs(&after),
        ["note", "act", "count", "pause", "back", "act"],
        "the count stands on what was undone"
    );
    assert_eq!(after.book(), played(&what_if).book());
}

/// The journal of a what-if, replayed from its lines.
fn played(what_if: &WhatIf) -> Journal {
    let table = what_if.table();
    let mut journal = <Journal as GameSession>::begin(&table.header_json()).unwrap();
    for n in 1..=table.lines() {
        journal.play().replay_entry(&table.line_json(n).unwrap()).unwrap();
    }
    journal
}

#[test]
fn a_game_without_reminders_and_bills_gives_none() {
    let journal = sample_game::journal(&GAME[..2]);
    assert!(table(&journal).reminders().is_empty() && table(&journal).contents().reminders.is_empty());
    assert_eq!(table(&journal).bill(Seat::new(0)), Ok(None));
}

#[test]
fn a_question_shows_before_and_after_and_what_other_rulings_would_change() {
    // Red cannot pay the tax: the open point "short" decides between a debt and forgiving.
    let journal = sample_game::journal(&[
        "red roll 1",
        "blue roll 1",
        "red buy 7",
        "blue pass",
        "read tax rate 20",
        "tax",
    ]);
    let asked = table(&journal).question(StepId::line(6)).unwrap();
    assert_eq!(asked.text, "tax");
    assert_eq!(asked.before.ledger.balance(RED, DOLLARS) - asked.after.ledger.balance(RED, DOLLARS), 5);
    assert_eq!(asked.effect.movements.len(), 1);
    let point = asked.points.iter().find(|point| point.id == "short").unwrap();
    assert_eq!(point.in_force.0, "debt");
    let other = &point.others[0];
    assert_eq!((other.word, other.ruling.as_str()), ("forgive", "ruling short forgive"));
    let edits = other.amended.edits.as_ref().unwrap();
    assert_eq!(edits.write(&journal.setting().seats), "insert 6 ruling short forgive");
    let mut ruled = journal.clone();
    Play::amend(&mut ruled, edits, AmendPolicy::Table, "", "").unwrap();
    assert_eq!(ruled.book().ledger, other.amended.after.ledger);
    assert!(table(&journal).question(StepId::line(99)).is_err());
    let first = table(&journal).question(StepId::line(1)).unwrap();
    assert!(first.points.iter().all(|point| point.id != "short"), "{:?}", first.points);
}

#[test]
fn rulings_of_the_table_are_numbered_and_say_who_decided() {
    let mut journal = sample_game::journal(&GAME[..4]);
    enter(&mut journal, "ruling short forgive by Anne: it is late");
    enter(&mut journal, "ruling short debt");
    let all = table(&journal).table_rulings();
    let description: Vec<_> = all.iter().map(|one| (one.n, one.option.as_str(), one.by.as_str())).collect();
    assert_eq!(description, [(1, "forgive", "Anne"), (2, "debt", "")]);
    assert_eq!(journal.book().rulings.decided("short"), Some((2, "")));
    enter(&mut journal, "undo");
    assert_eq!(journal.book().rulings.decided("short"), Some((1, "Anne")));
}

#[test]
fn entries_that_an_amend_breaks_become_corrections_in_the_same_amend() {
    let mut journal = sample_game::journal(&GAME);
    let strike = table(&journal).edits("strike 1").unwrap();
    let broken = table(&journal).preview_amend(&strike, AmendPolicy::Table).unwrap();
    assert!(!broken.broken.is_empty());
    let because = |step| format!("entry {step}");
    let mended = table(&journal).mend(&strike, AmendPolicy::Table, &because).unwrap();
    assert!(mended.broken.is_empty(), "{:?}", mended.broken);
    let edits = mended.edits.as_ref().unwrap();
    let text = edits.write(&journal.setting().seats);
    assert!(text.starts_with("strike 1; replace ") && edits.count() > 1, "{text}");
    let before = journal.book().ledger.balance(RED, DOLLARS);
    Play::amend(&mut journal, edits, AmendPolicy::Table, "", "").unwrap();
    assert_eq!(journal.book().ledger, mended.after.ledger);
    // The roll is gone and everything after it did what it had done.
    assert_eq!(journal.book().ledger.balance(RED, DOLLARS), before - 30);
    assert!(journal.balanced());
    let replace = table(&journal).edits("replace 7 red roll 5").unwrap();
    let harmless = table(&journal).mend(&replace, AmendPolicy::Book, &because).unwrap();
    assert_eq!(harmless.edits, Some(replace));
}
