//! Counts that differ from the book, and the mistake that explains the difference.

use steward::engine::discrepancy::{Mistake, Suspect};
use steward::engine::{Holder, Seat, Session, Unit};

use crate::engine::sample_game::{self, DOLLARS, STAMPS};
use crate::engine::{GAME, enter};

const RED: Holder = Holder::Seat(Seat::new(0));
const BLUE: Holder = Holder::Seat(Seat::new(1));

/// The suspects if the counts differ from the book by these amounts.
fn suspects(journal: &Session, off: &[(Holder, Unit, i64)]) -> Vec<Suspect> {
    let counted: Vec<_> = [(RED, DOLLARS), (RED, STAMPS), (BLUE, DOLLARS), (BLUE, STAMPS)]
        .into_iter()
        .map(|(holder, unit)| {
            let more = off.iter().find(|off| (off.0, off.1) == (holder, unit)).map_or(0, |off| off.2);
            (holder, unit, journal.book().ledger.balance(holder, unit) + more)
        })
        .collect();
    let pieces = |unit: Unit| if unit == DOLLARS { vec![50, 10, 5] } else { vec![5, 1] };
    let found = journal.suspects(&journal.gaps(&counted), &pieces, &|step| format!("entry {step}"));
    for suspect in &found {
        fix_agrees(journal, suspect, &counted);
    }
    found
}

/// Checks that the repair of a suspect makes the book agree with the counts.
fn fix_agrees(journal: &Session, suspect: &Suspect, counted: &[(Holder, Unit, i64)]) {
    let mut fixed = journal.clone();
    fixed.enter(suspect.fix.clone(), String::new()).unwrap();
    for (holder, unit, amount) in counted {
        assert_eq!(
            fixed.book().ledger.balance(*holder, *unit),
            *amount,
            "{:?} {:?}",
            suspect.fix,
            suspect.mistake
        );
    }
    let mut table = journal.book().ledger.clone();
    for movement in suspect.hand_over.iter().rev() {
        table.transfer(movement.reversed()).unwrap();
    }
    for (holder, unit, amount) in counted {
        assert_eq!(table.balance(*holder, *unit), *amount, "what is handed over does not settle it");
    }
}

fn first(journal: &Session, off: &[(Holder, Unit, i64)]) -> (Mistake, String, String) {
    let found = suspects(journal, off);
    let first = found.first().expect("nothing explains it");
    (first.mistake, first.step.map(|step| step.to_string()).unwrap_or_default(), journal.write(&first.fix))
}

#[test]
fn a_count_that_agrees_has_no_suspect() {
    assert!(suspects(&sample_game::journal(&GAME), &[]).is_empty());
}

#[test]
fn a_payment_never_made_is_found_with_its_entry() {
    let journal = sample_game::journal(&GAME);
    let (mistake, entry, fix) = first(&journal, &[(RED, DOLLARS, -60)]);
    assert_eq!((mistake, entry.as_str()), (Mistake::Missed, "7"));
    assert_eq!(fix, "correct red > bank 60 dollars: entry 7");
}

#[test]
fn a_whole_entry_that_never_happened_is_struck() {
    let journal = sample_game::journal(&[
        "red roll 3",
        "blue roll 5",
        "red buy 2",
        "blue pass",
        "correct red > bank 7 dollars",
    ]);
    // Two stamps at 15 dollars: neither was handed over.
    let found = suspects(&journal, &[(RED, DOLLARS, 30), (RED, STAMPS, -2)]);
    assert_eq!(found[0].mistake, Mistake::Missed);
    assert_eq!(found[0].moved.len(), 2);
}

#[test]
fn a_line_typed_twice_is_struck_once() {
    let twice = "correct bank > red 35 dollars";
    let journal = sample_game::journal(&["red roll 3", twice, twice]);
    let (mistake, entry, fix) = first(&journal, &[(RED, DOLLARS, -35)]);
    assert_eq!((mistake, entry.as_str(), fix.as_str()), (Mistake::BookedTwice, "3", "amend strike 3"));
}

#[test]
fn a_payment_to_the_wrong_player_shows_on_both_and_the_entry_is_replaced() {
    let journal = sample_game::journal(&["red roll 3", "correct bank > red 35 dollars"]);
    let (mistake, entry, fix) = first(&journal, &[(RED, DOLLARS, -35), (BLUE, DOLLARS, 35)]);
    assert_eq!((mistake, entry.as_str()), (Mistake::Elsewhere { book: RED, hands: BLUE }, "2"));
    assert_eq!(fix, "amend replace 2 correct bank > blue 35 dollars");
}

#[test]
fn an_amount_typed_the_wrong_way_round_is_typed_anew() {
    let journal = sample_game::journal(&["red roll 3", "correct bank > red 45 dollars"]);
    let (mistake, _, fix) = first(&journal, &[(RED, DOLLARS, -90)]);
    assert_eq!((mistake, fix.as_str()), (Mistake::Turned, "amend replace 2 correct red > bank 45 dollars"));
}

#[test]
fn change_not_given_is_a_correction() {
    let journal = sample_game::journal(&["red roll 3", "correct red > bank 35 dollars"]);
    let (mistake, entry, fix) = first(&journal, &[(RED, DOLLARS, -15)]);
    assert_eq!((mistake, entry.as_str()), (Mistake::NoChange(15), "2"));
    assert_eq!(fix, "correct red > bank 15 dollars: entry 2");
}

#[test]
fn an_act_that_was_never_booked_is_found_among_the_legal_ones() {
    let journal = sample_game::journal(&["red roll 3", "blue roll 5"]);
    let counted = [(RED, DOLLARS, -15), (RED, STAMPS, 1)];
    let found = suspects(&journal, &counted);
    assert!(
        found.iter().any(
            |suspect| suspect.mistake == Mistake::NotBooked && journal.write(&suspect.fix) == "red buy 1"
        ),
        "{found:#?}"
    );
}

#[test]
fn a_count_that_agreed_clears_the_entries_before_it() {
    let before = ["red roll 3", "blue roll 3", "correct bank > red 45 dollars"];
    let all = suspects(&sample_game::journal(&before), &[(RED, DOLLARS, -45)]);
    assert_eq!(all[0].mistake, Mistake::Missed);
    let mut journal = sample_game::journal(&before);
    enter(&mut journal, "count red 175 dollars");
    enter(&mut journal, "correct bank > red 45 dollars: again");
    let found = suspects(&journal, &[(RED, DOLLARS, -45)]);
    let steps: Vec<_> = found.iter().map(|suspect| suspect.step.unwrap().to_string()).collect();
    assert_eq!((found[0].mistake, steps.as_slice()), (Mistake::Missed, ["5".to_owned()].as_slice()));
}

#[test]
fn two_mistakes_at_once_are_explained_one_by_one() {
    let journal = sample_game::journal(&["red roll 3", "blue roll 5"]);
    let found = suspects_each(&journal, &[(RED, DOLLARS, -30), (BLUE, DOLLARS, -50)]);
    let holders: Vec<_> = found.iter().map(|suspect| (suspect.mistake, suspect.text.as_str())).collect();
    assert!(holders.contains(&(Mistake::Missed, "red roll 3")), "{holders:?}");
    assert!(holders.contains(&(Mistake::Missed, "blue roll 5")), "{holders:?}");
}

/// As [`suspects`], for suspects that each explain only a part.
fn suspects_each(journal: &Session, off: &[(Holder, Unit, i64)]) -> Vec<Suspect> {
    let counted: Vec<_> = off
        .iter()
        .map(|(holder, unit, off)| (*holder, *unit, journal.book().ledger.balance(*holder, *unit) + off))
        .collect();
    journal.suspects(&journal.gaps(&counted), &|_| Vec::new(), &|step| format!("entry {step}"))
}
