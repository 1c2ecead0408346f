//! The trial balance: the totals of every unit, what is outside and since when, and the last count.

use steward::engine::StepId;

use crate::engine::enter;
use crate::engine::sample_game::{self, DOLLARS, STAMPS};

#[test]
fn what_is_issued_is_what_players_board_and_bank_have() {
    let journal = sample_game::journal(&["red roll 3", "blue roll 5", "red buy 2"]);
    for balance in journal.trial_balances() {
        assert_eq!(balance.issued.total, balance.players.total + balance.board.total + balance.bank.total);
        assert!(balance.whole() && balance.since.is_none());
    }
}

#[test]
fn a_note_found_outside_shows_with_the_entry_that_brought_it_until_it_goes_back() {
    let mut journal = sample_game::journal(&["red roll 3"]);
    enter(&mut journal, "correct outside > red 50 dollars: found in the lid");
    enter(&mut journal, "blue roll 5");
    let balance = |journal: &steward::engine::Session, unit| {
        journal.trial_balances().into_iter().find(|balance| balance.unit == unit).unwrap()
    };
    assert_eq!(
        (balance(&journal, DOLLARS).outside, balance(&journal, DOLLARS).since),
        (-50, Some(StepId::line(2)))
    );
    assert!(balance(&journal, STAMPS).whole());
    enter(&mut journal, "correct red > outside 50 dollars: back in the lid");
    assert!(balance(&journal, DOLLARS).whole());
}

#[test]
fn the_last_count_is_compared_with_the_book_of_its_moment() {
    let mut journal = sample_game::journal(&["red roll 3"]);
    assert_eq!(journal.last_count(), None);
    let red = journal.view::<sample_game::SampleGame>().unwrap().has(steward::engine::Seat::new(0), DOLLARS);
    enter(&mut journal, &format!("count red {red} dollars, blue 1 dollars"));
    enter(&mut journal, "blue roll 5");
    let count = journal.last_count().unwrap();
    assert_eq!((count.n, count.accounts, count.off), (2, 2, 1));
}
