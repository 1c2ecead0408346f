//! The queries that panels and commands make of any game.

use steward::engine::entry::{AmendPolicy, Amendment, Verb};
use steward::engine::{GameInfo, Holder, Rejection, Seat};
use steward::session::{HeaderFault, LineFault, begin};

use crate::engine::sample_game::{self, DOLLARS, SampleGame};
use crate::engine::{GAME, book, enter};

const ONE: &[&GameInfo] = &[GameInfo::of::<SampleGame>()];

#[test]
fn a_line_has_its_text_and_says_whether_the_book_includes_it() {
    let mut journal = sample_game::journal(&GAME);
    enter(&mut journal, "undo");
    let table = &journal;
    let row = table.line(3).unwrap();
    assert_eq!(
        (row.n, row.on, row.verb.word(), row.text.as_str(), row.phase),
        (3, 2, "act", "red buy 2", "1.2")
    );
    assert_eq!(
        journal
            .entry(row.n)
            .unwrap()
            .moves
            .as_deref()
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>(),
        ["bank > p1: 2 stamps", "p1 > bank: 30 dollars"]
    );
    let live: Vec<bool> = (1..=table.lines()).map(|n| table.line(n).unwrap().live).collect();
    assert_eq!(live.iter().position(|live| !live), Some(10));
    assert!(table.line(0).is_none() && table.line(13).is_none());
    assert_eq!((table.head(), table.undo_target(), table.redo_target()), (10, Some(9), Some(11)));
}

#[test]
fn a_preview_says_what_would_move_and_where_the_table_would_be() {
    let journal = sample_game::journal(&GAME[..3]);
    let table = &journal;
    let Ok(done) = table.preview_text("blue buy 1") else { panic!() };
    assert_eq!(journal.write(&done.verb), "blue buy 1");
    assert_eq!(done.movements().len(), 2);
    assert_eq!(done.effect.postings.len(), 2);
    assert_eq!(done.stage.word(), "1.3");
    assert!(done.book.debts.is_empty());
    assert!(matches!(table.preview_text("red pass"), Err(Rejection::Refused(_))));
    assert!(matches!(table.preview_text("red dance"), Err(Rejection::Unreadable(_))));
    assert!(matches!(table.preview_text(""), Err(Rejection::Unreadable(_))));
    assert_eq!(journal.book(), &sample_game::journal(&GAME[..3]).book().clone());
}

#[test]
fn a_preview_of_any_verb_is_the_book_that_entering_it_makes() {
    for text in [
        "blue buy 1",
        "undo",
        "undo 2",
        "back 1",
        "correct bank > red 5 dollars",
        "ruling short forgive",
        "note tea",
        "read tax rate 3",
        "count red 1 dollars",
        "rename red Anne",
        "amend replace 1 red roll 6",
        "pause",
        "red leaves",
        r#"{"act":{"buy":{"seat":"p2","count":1}}}"#,
        r#"{"buy":{"seat":"p2","count":1}}"#,
        r#"{"note":{"text":"x"}}"#,
        r#"{"act":"blue buy 1"}"#,
    ] {
        let mut journal = sample_game::journal(&GAME[..3]);
        let Ok(done) = journal.preview_text(text) else { panic!("{text}") };
        let n = journal.enter_text(text, "now").unwrap();
        assert_eq!(
            (done.book.ledger.clone(), done.stage),
            (journal.book().ledger.clone(), journal.stage()),
            "{text}"
        );
        assert_eq!(journal.line(n).unwrap().at, "now");
    }
}

#[test]
fn offers_are_notation() {
    let journal = sample_game::journal(&GAME[..2]);
    let table = &journal;
    let offers = table.offers();
    assert_eq!(
        offers.iter().map(|offer| table.written(&offer.act)).collect::<Vec<_>>(),
        ["red buy 1", "red pass"]
    );
    assert_eq!(offers[0].fields[0].most, 8);
    assert!(matches!(offers[0].answer, Ok(ref moves) if moves.len() == 2));
}

#[test]
fn what_cannot_be_entered_says_why_and_changes_nothing() {
    let mut journal = sample_game::journal(&GAME[..2]);
    let before = journal.book().clone();
    for text in [
        "dance",
        "{",
        "{}",
        r#"{"dance":{}}"#,
        r#"{"act":{"dance":{}}}"#,
        r#"{"n":1,"act":"tax"}"#,
        r#"{"act":1}"#,
    ] {
        assert!(matches!(journal.enter_text(text, ""), Err(Rejection::Unreadable(_))), "{text}");
    }
    assert!(matches!(journal.enter_text("tax", ""), Err(Rejection::Refused(_))));
    assert_eq!((journal.book(), journal.entries().len()), (&before, 2));
}

#[test]
fn an_amend_is_seen_before_it_is_entered() {
    let mut journal = sample_game::journal(&GAME);
    let replace = journal.read_edits("replace 3 red buy 1").unwrap();
    let seen = journal.preview_amend(&Amendment::of(replace.clone(), AmendPolicy::Table)).unwrap();
    assert!(seen.broken.is_empty());
    assert_eq!(seen.changed[0].text, "red buy 2");
    assert_eq!(seen.put_right.len(), 2 + 1);
    let n = journal
        .enter(
            Verb::Amend(Amendment {
                reason: "miscounted".to_owned(),
                ..Amendment::of(replace, AmendPolicy::Table)
            }),
            String::new(),
        )
        .unwrap()
        .n;
    assert_eq!(&journal.book().ledger, &seen.book.ledger);
    let mended = journal.mended();
    assert_eq!(mended.into_iter().map(|(step, by)| (step.line, by[0].by)).collect::<Vec<_>>(), [(3, n)]);
    assert!(journal.line_json(n).unwrap().contains("miscounted"));
    let preview = |text| {
        let table = &journal;
        table
            .read_edits(text)
            .and_then(|edits| table.preview_amend(&Amendment::of(edits.clone(), AmendPolicy::Book)))
    };
    let seen = preview("strike 1").unwrap();
    assert_eq!((seen.broken[0].0.line, seen.broken[0].1.as_str()), (2, "blue roll 5"));
    assert!(preview("strike").is_err());
    assert!(preview("strike 77").is_err());
}

#[test]
fn looking_back_shows_the_table_after_any_line() {
    let mut journal = sample_game::journal(&GAME);
    enter(&mut journal, "undo 3");
    let glance = |n| journal.view_at(n).unwrap();
    assert_eq!(glance(0).book.ledger, book(&[]).ledger);
    assert_eq!(glance(5).book.ledger, glance(4).book.ledger);
    assert_eq!(glance(11).book.ledger, book(&GAME).ledger);
    assert_eq!(glance(12).book.ledger, book(&GAME[..8]).ledger);
    assert!(journal.view_at(13).is_err());
}

#[test]
fn a_balance_of_the_past_is_explained_as_it_was() {
    let mut journal = sample_game::journal(&GAME);
    enter(&mut journal, "undo 3");
    let table = &journal;
    let red = Holder::Seat(Seat::new(0));
    for line in 0..=table.lines() {
        let why = table.at(line).unwrap().explain_balance(red, DOLLARS);
        assert_eq!(why.total, table.view_at(line).unwrap().book.ledger.balance(red, DOLLARS), "{line}");
        assert!(why.adds_up(), "{line}");
    }
    assert!(table.at(99).is_err());
}

#[test]
fn a_fact_is_explained_by_nothing_and_a_balance_by_its_entries() {
    let journal = sample_game::journal(&GAME);
    let table = &journal;
    assert!(table.explain(5).unwrap().movements.is_empty());
    assert_eq!(table.explain(0).unwrap().postings.len(), 2);
    assert!(table.explain(12).is_err());
    let red = Holder::Seat(Seat::new(0));
    assert_eq!(table.explain_balance(red, DOLLARS).total, table.balance(red, DOLLARS));
    assert!(table.balanced() && table.book().debts.is_empty());
}

#[test]
fn a_line_written_by_hand_may_leave_out_what_follows_from_it() {
    let mut journal = sample_game::journal(&[]);
    let accepted = journal.replay_line(r#"{"act":"red roll 3"}"#, false).unwrap();
    assert_eq!((accepted.n, accepted.without_moves), (1, true));
    journal.replay_line(r#"{"n":2,"on":1,"act":"blue roll 5"}"#, false).unwrap();
    journal.replay_line(r#"{"read":"tax rate 20","colour":"unknown fields survive"}"#, false).unwrap();
    journal.replay_line(r#"{"correct":"bank > red 5 dollars"}"#, false).unwrap();
    journal.replay_line(r#"{"act":"undo"}"#, false).unwrap();
    assert_eq!(journal.book(), &book(&["red roll 3", "blue roll 5", "read tax rate 20"]));
    assert_eq!(journal.moved_by_line(1).len(), 1);
    assert_eq!(journal.line(1).unwrap().phase, "1.1");
}

#[test]
fn a_line_that_is_wrong_names_its_field() {
    let fault = |line: &str| sample_game::journal(&["red roll 3"]).replay_line(line, false).unwrap_err();
    let field = |line: &str| fault(line).field().map(str::to_owned);
    assert_eq!(field(r#"{"act":{"roll":{"die":2}}}"#).as_deref(), Some("act"));
    assert_eq!(field(r#"{"act":"blue dances"}"#).as_deref(), Some("act"));
    assert_eq!(field(r#"{"n":"2","act":"tax"}"#).as_deref(), Some("n"));
    assert_eq!(field(r#"{"n":99999999999,"act":"tax"}"#).as_deref(), Some("n"));
    assert_eq!(
        field(r#"{"act":"blue roll 1","moves":[["bank","p1","dollars",1e999]]}"#).as_deref(),
        Some("moves")
    );
    assert_eq!(field(r#"{"n":2,"n":2,"act":"tax"}"#).as_deref(), Some("n"));
    assert_eq!(field(r#"{"sum":"ab","act":"blue roll 1"}"#).as_deref(), Some("sum"));
    assert!(matches!(fault("{\"act\":"), LineFault::Unreadable(_)));
    assert!(matches!(fault("[]"), LineFault::Unreadable(_)));
    assert!(matches!(fault(r#"{"n":2}"#), LineFault::Verbs(found) if found.is_empty()));
    assert!(
        matches!(fault(r#"{"act":"tax","note":{"text":""},"pause":""}"#), LineFault::Verbs(found) if found.len() == 3)
    );
    for line in [r#"{"n":7,"act":"blue roll 1"}"#, r#"{"on":0,"act":"blue roll 1"}"#, r#"{"act":"tax"}"#] {
        assert!(matches!(fault(line), LineFault::Rejected(_)), "{line}");
    }
}

#[test]
fn a_header_says_why_it_opens_no_book() {
    let header = serde_json::to_string(&sample_game::header(&["Red", "Blue"], 100, 3)).unwrap();
    let fault = |from: &str, to: &str| {
        assert!(header.contains(from), "{header}");
        begin(ONE, &header.replace(from, to)).map(|_| ()).unwrap_err()
    };
    for format in [1, 3] {
        let other = HeaderFault::TestBuild { format, rules: 2 };
        assert_eq!(fault("\"steward\":2", &format!("\"steward\":{format}")), other);
    }
    for rules in [1, 3] {
        let other = HeaderFault::TestBuild { format: 2, rules };
        assert_eq!(fault("\"rules\":2", &format!("\"rules\":{rules}")), other);
    }
    for seed in [r#""seed":{"sealed":"00"},"seats""#, r#""seed":{"open":7},"seats""#] {
        assert_eq!(fault("\"seats\"", seed), HeaderFault::TestBuild { format: 2, rules: 2 });
    }
    assert!(
        matches!(fault("\"toy\"", "\"chess\""), HeaderFault::Game { found, known } if found == "chess" && known == "toy")
    );
    assert!(
        matches!(fault("\"first\"", "\"fist\""), HeaderFault::Unreadable(why) if why.to_string().contains("fist"))
    );
    assert!(matches!(fault("\"Blue\"", "\"red\""), HeaderFault::Refused(_)));
    assert!(matches!(fault("\"Blue\"", &format!("{:?}", "x".repeat(10_000))), HeaderFault::Refused(_)));
    assert!(begin(ONE, &header.replace("\"rules\":2", "\"rules\":2,\"later\":[1]")).is_ok());
}
