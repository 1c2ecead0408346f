//! Laws that hold for every game: refusals change nothing, every offer is legal, explanations add up.

use proptest::prelude::*;
use steward::engine::AnyAct;
use steward::engine::GameInfo;
use steward::engine::board::{Printed, Source, Value};
use steward::engine::ledger::Supply;
use steward::engine::{Derivation, Holder, Measure, Rejection, Rules, Seat, Session};

use crate::engine::sample_game::{self, Act, Buy, DOLLARS, Pass, Roll, STAMPS, SampleGame};
use crate::engine::{GAME, enter};

fn act() -> impl Strategy<Value = Act> {
    let seat = || (0u8..3).prop_map(Seat::new);
    prop_oneof![
        (seat(), prop::option::of(0u8..8)).prop_map(|(seat, die)| Act::Roll(Roll { seat, die })),
        (seat(), 0u8..14).prop_map(|(seat, count)| Act::Buy(Buy { seat, count })),
        seat().prop_map(|seat| Act::Pass(Pass { seat })),
        Just(Act::Tax),
    ]
}

proptest! {
    #[test]
    fn a_refused_act_leaves_no_trace_and_preview_agrees_with_entering(acts in prop::collection::vec(act(), 1..80)) {
        let mut journal = Session::begin(GameInfo::of::<SampleGame>(), sample_game::header(&["Red", "Blue", "Green"], 40, 9)).unwrap();
        for act in acts {
            let before = (journal.book().clone(), journal.entries().len(), journal.head());
            let act = AnyAct::from(act);
            let act = match journal.due(&act) {
                Some(due) => {
                    prop_assert!(journal.act(act.clone()).is_err(), "nobody has drawn");
                    act.with_outcome(&due.pool.draw(|_| 3))
                }
                None => act,
            };
            let preview = journal.preview_act(&act);
            match (journal.act(act), preview) {
                (Ok(_), Ok(done)) => prop_assert_eq!(&**journal.book(), &*done.book),
                (Err(Rejection::Refused(rejection)), Err(Rejection::Refused(refusal))) => {
                    prop_assert_eq!(rejection, refusal);
                    prop_assert_eq!((journal.book().clone(), journal.entries().len(), journal.head()), before);
                }
                (Err(Rejection::Missing(rejection)), Err(Rejection::Missing(missing))) => {
                    prop_assert_eq!(rejection, missing);
                    enter(&mut journal, "read tax rate 11");
                }
                (entered, preview) => prop_assert!(false, "{entered:?} {preview:?}"),
            }
            prop_assert!(journal.balanced());
        }
    }

    #[test]
    fn every_offer_is_what_preview_says_with_every_filling(steps in prop::collection::vec(0usize..20, 1..40)) {
        let mut journal = sample_game::journal(&["read tax rate 9"]);
        for step in steps {
            let offers = journal.offers();
            for offer in offers.iter().filter(|offer| offer.answer.is_ok()) {
                for field in &offer.fields {
                    for value in [field.least, field.most] {
                        let act = offer.act.filled(&[value]).unwrap();
                        prop_assert!(journal.tried(&act).is_ok(), "{act:?}");
                    }
                }
            }
            let legal: Vec<_> = journal.view::<SampleGame>().unwrap().choices();
            let Some(choice) = legal.get(step % legal.len().max(1)) else { break };
            let act = AnyAct::from(choice.act.clone());
            match journal.due(&act) {
                Some(due) => journal.enter_drawn(&act, &due.pool.draw(|_| 1), String::new()).unwrap(),
                None => journal.act(act).unwrap(),
            };
        }
    }
}

#[test]
fn every_explanation_adds_up_and_shows_exactly_what_moved() {
    let journal = sample_game::journal(&GAME);
    for n in 0..=u32::try_from(GAME.len()).unwrap() {
        if journal.entry(n).is_some_and(|entry| !entry.verb.on_chain()) {
            continue;
        }
        let effect = journal.explain(n).unwrap();
        let description: Vec<_> = effect.postings.iter().map(|posting| posting.movement).collect();
        assert_eq!(description, effect.movements, "{n}");
        for posting in &effect.postings {
            let derivation = Derivation {
                what: posting.why.cause.into(),
                measure: Measure::Number,
                total: posting.movement.amount,
                terms: posting.terms.clone(),
                rule: posting.why.rule,
            };
            assert!(derivation.adds_up(), "{n}: {posting:?}");
        }
        assert!(effect.findings.iter().all(Derivation::adds_up), "{n}");
        if let Some(entry) = journal.entry(n) {
            let chart = journal.book().ledger.chart();
            let written: Vec<_> = effect.movements.iter().map(|movement| movement.written(chart)).collect();
            assert_eq!(Some(written.as_slice()), entry.moves.as_deref(), "{n}");
        }
    }
}

#[test]
fn every_balance_is_explained_by_set_up_and_the_entries_that_moved_it() {
    let mut journal = sample_game::journal(&GAME);
    for line in ["amend replace 3 red buy 1", "correct red > jar 1 5 dollars: fine"] {
        enter(&mut journal, line);
    }
    let chart = journal.book().ledger.chart().clone();
    for holder in chart.holders() {
        for unit in chart.units() {
            let why = journal.explain_balance(holder, unit);
            assert!(why.adds_up(), "{why:?}");
            assert_eq!(why.total, journal.view::<SampleGame>().unwrap().balance(holder, unit));
        }
    }
    let red = journal.explain_balance(Holder::Seat(Seat::new(0)), DOLLARS);
    let terms: Vec<String> = red.terms.iter().map(|term| format!("{} {}", term.amount, term.what)).collect();
    assert_eq!(terms[0], "100 engine-term-setup");
    assert_eq!(terms[1], r#"30 engine-term-entry(entry="1" act="red roll 3")"#);
    assert_eq!(terms[2], r#"-15 engine-term-entry(entry="3" act="red buy 1")"#);
}

#[test]
fn an_undone_entry_is_still_explained_on_its_own_branch() {
    let mut journal = sample_game::journal(&GAME);
    let then = journal.explain(11).unwrap();
    enter(&mut journal, "undo 5");
    enter(&mut journal, "red roll 1");
    assert_eq!(journal.explain(11).unwrap(), then);
    assert!(journal.explain(99).is_err());
}

#[test]
fn finite_pieces_begin_at_the_bank_and_never_change_in_number() {
    let journal = sample_game::journal(&GAME);
    assert_eq!(SampleGame::UNITS[1].supply, Supply::Common(12));
    assert_eq!(journal.book().ledger.total(STAMPS), 12);
    assert_eq!(journal.book().ledger.total(DOLLARS), 0);
}

#[test]
fn a_header_that_does_not_fit_the_game_is_refused() {
    fn set(header: &mut steward::engine::Header, cell: &str, value: i64) {
        header.board.insert(cell.to_owned(), Printed(Value::Whole(value), Source::Board));
    }
    let begin = |change: &dyn Fn(&mut steward::engine::Header)| {
        let mut header = sample_game::header(&["Red", "Blue"], 100, 3);
        change(&mut header);
        Session::begin(GameInfo::of::<SampleGame>(), header).map(|_| ()).unwrap_err().to_string()
    };
    let five =
        steward::engine::Seats::named(&["A", "B", "C", "D", "E"], &steward::engine::Colour::ALL).unwrap();
    assert!(begin(&|header| header.seats = five.clone()).contains("engine-seats-count"));
    assert!(begin(&|header| set(header, "tax turns", 0)).contains("toy-no-turn"));
    assert!(begin(&|header| set(header, "tax purse", -1)).contains("engine-out-of-range"));
    assert!(begin(&|header| set(header, "tax purse", i64::MAX)).contains("engine-out-of-range"));
    assert!(begin(&|header| drop(header.rulings.insert("short".into(), "x".into()))).contains("no-option"));
}
