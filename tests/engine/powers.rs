//! What-if, questions to the referee, mending and branches, on the sample game.

use steward::engine::amend::Amended;
use steward::engine::entry::{AmendPolicy, Amendment, Decision, Edit, Verb};
use steward::engine::notation::write_edits;
use steward::engine::{GameInfo, Holder, Seat, Session, StepId};
use steward::session::WhatIf;

use crate::engine::sample_game::{self, DOLLARS, STAMPS, SampleGame};
use crate::engine::{GAME, enter};

/// An amend of the table.
fn amend(edits: &[Edit]) -> Verb {
    Verb::Amend(Amendment::of(edits.to_vec(), AmendPolicy::Table))
}

/// Previews an amend that keeps what it breaks as corrections.
fn mended(session: &Session, edits: &[Edit], was: AmendPolicy) -> Amended {
    let amendment = Amendment::of(edits.to_vec(), was);
    let mended = session.mend(&amendment, &|step| format!("entry {step}")).unwrap();
    session.preview_amend(&mended).unwrap()
}

const RED: Holder = Holder::Seat(Seat::new(0));

/// The session after entering the lines that a what-if keeps.
fn kept(journal: &Session, what_if: &WhatIf) -> Session {
    let mut journal = journal.clone();
    for text in what_if.keep().unwrap() {
        journal.enter_text(&text, "").unwrap();
    }
    journal
}

#[test]
fn a_what_if_leaves_the_session_alone_and_compares_before_and_after() {
    let journal = sample_game::journal(&GAME[..2]);
    let mut what_if = WhatIf::begin(&journal);
    what_if.enter_text("red buy 2").unwrap();
    let changed = what_if.compare();
    let of_red: Vec<_> =
        changed.iter().filter(|one| one.holder == RED).map(|one| (one.unit, one.then, one.now)).collect();
    assert_eq!(of_red, [(DOLLARS, 130, 100), (STAMPS, 0, 2)]);
    assert_eq!(journal.entries().len(), 2);
    assert_eq!(what_if.then().book.ledger, journal.book().ledger);
    assert!(what_if.enter_text("red buy 2").is_err());
}

#[test]
fn keeping_enters_what_counts_at_the_end_and_nothing_that_was_undone() {
    let journal = sample_game::journal(&GAME[..2]);
    let mut what_if = WhatIf::begin(&journal);
    for text in ["red buy 2", "undo", "red pass", "read tax rate 20", "blue buy 1"] {
        what_if.enter_text(text).unwrap();
    }
    let after = kept(&journal, &what_if);
    assert_eq!(after.book(), played(&what_if).book());
    assert_eq!(after.entries().len(), 5);
}

#[test]
fn a_what_if_that_went_back_before_its_beginning_is_kept_from_there() {
    let journal = sample_game::journal(&GAME[..4]);
    let mut what_if = WhatIf::begin(&journal);
    for text in ["undo 2", "red pass"] {
        what_if.enter_text(text).unwrap();
    }
    let after = kept(&journal, &what_if);
    assert_eq!(after.book(), played(&what_if).book());
    let mut what_if = WhatIf::begin(&journal);
    for text in ["amend strike 4", "blue buy 1", "amend replace 6 blue pass"] {
        what_if.enter_text(text).unwrap();
    }
    assert_eq!(kept(&journal, &what_if).book(), played(&what_if).book());
}

#[test]
fn notes_and_counts_are_kept_with_their_lines() {
    let journal = sample_game::journal(&GAME[..2]);
    let mut what_if = WhatIf::begin(&journal);
    for text in ["note the soup is ready", "red buy 2", "count red 100 dollars", "pause supper"] {
        what_if.enter_text(text).unwrap();
    }
    let verbs = |journal: &Session| -> Vec<_> {
        (3..=journal.lines()).map(|n| journal.line(n).unwrap().verb.word()).collect()
    };
    assert_eq!(verbs(&kept(&journal, &what_if)), ["note", "act", "count", "pause"]);
    for text in ["undo", "red pass"] {
        what_if.enter_text(text).unwrap();
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
fn played(what_if: &WhatIf) -> Session {
    let table = what_if.session();
    let mut journal = Session::begin(GameInfo::of::<SampleGame>(), table.header().clone()).unwrap();
    for n in 1..=table.lines() {
        journal.replay_line(&table.line_json(n).unwrap(), false).unwrap();
    }
    journal
}

#[test]
fn a_game_without_reminders_and_bills_gives_none() {
    let journal = sample_game::journal(&GAME[..2]);
    assert!(journal.book().reminders(journal.setting()).is_empty() && journal.info().reminders.is_empty());
    assert_eq!(journal.book().bill(journal.setting(), Seat::new(0)), Ok(None));
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
    let asked = journal.question(StepId::line(6)).unwrap();
    assert_eq!(asked.text, "tax");
    assert_eq!(
        asked.before.book.ledger.balance(RED, DOLLARS) - asked.after.book.ledger.balance(RED, DOLLARS),
        5
    );
    assert_eq!(asked.effect.movements.len(), 1);
    let point = asked.points.iter().find(|point| point.id == "short").unwrap();
    assert_eq!(point.in_force.0, "debt");
    let other = &point.others[0];
    assert_eq!((other.option.0, &other.ruling), ("forgive", &Decision::of("short", "forgive")));
    let edits = &other.amended.edits;
    assert_eq!(write_edits(edits, journal.setting()), "insert 6 ruling short forgive");
    let mut ruled = journal.clone();
    ruled.enter(amend(edits), String::new()).unwrap();
    assert_eq!(ruled.book().ledger, other.amended.book.ledger);
    assert!(journal.question(StepId::line(99)).is_err());
    let first = journal.question(StepId::line(1)).unwrap();
    assert!(first.points.iter().all(|point| point.id != "short"), "{:?}", first.points);
}

#[test]
fn rulings_of_the_table_are_numbered_and_say_who_decided() {
    let mut journal = sample_game::journal(&GAME[..4]);
    enter(&mut journal, "ruling short forgive by Anne: it is late");
    enter(&mut journal, "ruling short debt");
    let all = journal.decisions();
    let description: Vec<_> = all.iter().map(|(_, one)| (one.option.as_str(), one.by.as_str())).collect();
    assert_eq!(description, [("forgive", "Anne"), ("debt", "")]);
    assert_eq!(journal.book().rulings.decided("short"), Some((2, "")));
    enter(&mut journal, "undo");
    assert_eq!(journal.book().rulings.decided("short"), Some((1, "Anne")));
}

#[test]
fn entries_that_an_amend_breaks_become_corrections_in_the_same_amend() {
    let mut journal = sample_game::journal(&GAME);
    let strike = journal.read_edits("strike 1").unwrap();
    let broken = journal.preview_amend(&Amendment::of(strike.clone(), AmendPolicy::Table)).unwrap();
    assert!(!broken.broken.is_empty());
    let made_whole = mended(&journal, &strike, AmendPolicy::Table);
    assert!(made_whole.broken.is_empty(), "{:?}", made_whole.broken);
    let edits = &made_whole.edits;
    let text = write_edits(edits, journal.setting());
    assert!(text.starts_with("strike 1; replace ") && edits.len() > 1, "{text}");
    let before = journal.book().ledger.balance(RED, DOLLARS);
    journal.enter(amend(edits), String::new()).unwrap();
    assert_eq!(journal.book().ledger, made_whole.book.ledger);
    // The roll is gone, but everything after it still has its effect.
    assert_eq!(journal.book().ledger.balance(RED, DOLLARS), before - 30);
    assert!(journal.balanced());
    let replace = journal.read_edits("replace 7 red roll 5").unwrap();
    let harmless = mended(&journal, &replace, AmendPolicy::Book);
    assert_eq!(harmless.edits, replace);
}
