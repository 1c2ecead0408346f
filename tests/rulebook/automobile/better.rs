//! After the end: the decisions of which another choice was worth more, reckoned by hand from the rule page.

use steward::engine::{Acts, Better};
use steward::games::automobile::Act;
use steward::session::{GameSession, Session};
use steward::words::Key;
use steward::words::keys::automobile as k;

use super::table::Table;

/// The last turn: Red has a tile on Duryea, Blue one on Franklin A, both mid, and each makes so many cars; six are wanted,
/// so that each sells three for 150 dollars.
fn last_turn(red: u8, blue: u8) -> Table {
    let mut table = Table::of(3);
    table.play("correct red > space 1 1 tiles red, blue > space 3 1 tiles blue, phase 4 3");
    table.play(&format!("red produce 1:{red}\nblue produce 3:{blue}\ngreen cubes"));
    table.play("red cubes\nblue cubes\ngreen cubes\nred cubes\nblue cubes\ngreen cubes");
    table.play("red pass\nblue pass\ngreen pass\nreveal 25 25 24 premium 3 low 3\nsale\nlosses");
    table
}

/// What was done, what would have been worth more, how much, and for what.
type Told = (String, String, i64, Vec<(Key, i64)>);

fn told(table: &Table) -> Vec<Told> {
    let seats = &table.0.setting().seats;
    let write = |act: &Act| act.write(seats);
    let terms = |better: &Better<Act>| {
        let terms = better.more.terms.iter();
        terms.map(|term| (term.what.key, term.amount)).collect()
    };
    let better = table.0.better();
    better.iter().map(|one| (write(&one.did), write(&one.other), one.more.total, terms(one))).collect()
}

#[test]
fn the_car_that_nobody_bought_is_worth_its_cost_and_its_loss_point() {
    // A fourth car cost 80 dollars to make and 40 for its point in turn 4; a third was sold, above its cost.
    let red = ("red produce 1:4", "red produce 1:3", 120, [80, 40]);
    let blue = ("blue produce 3:4", "blue produce 3:3", 120, [80, 40]);
    let expected = [red, blue].map(|(did, other, more, terms)| {
        let terms = [k::CAUSE_PRODUCE, k::CAUSE_LOSSES].into_iter().zip(terms).collect();
        (did.to_owned(), other.to_owned(), more, terms)
    });
    assert_eq!(told(last_turn(4, 4).play("end")), expected);
}

#[test]
fn where_no_choice_was_worth_more_nothing_is_said() {
    assert_eq!(told(last_turn(3, 3).play("end")), []);
}

#[test]
fn a_game_that_goes_on_is_told_nothing() {
    assert_eq!(told(&last_turn(4, 4)), []);
}

#[test]
fn of_the_demo_three_decisions_are_told_whose_terms_add_up_and_which_come_true_when_they_are_played() {
    let session = Session::demo("automobile").unwrap().unwrap();
    let table = session.table();
    let better = table.better();
    assert_eq!(better.len(), 3);
    let worth = |table: &dyn steward::session::Table, seat| {
        let standings = table.standings().unwrap();
        standings.iter().find(|standing| standing.seat == seat).unwrap().score.total
    };
    for choice in better {
        assert!(choice.more.adds_up() && choice.more.total > 0, "{choice:?}");
        let mut other = session.clone();
        let amend = format!("amend book replace {} {}", choice.step, choice.other);
        other.play().enter(&amend, "").unwrap();
        assert_eq!(
            worth(other.table(), choice.seat) - worth(table, choice.seat),
            choice.more.total,
            "{amend}"
        );
    }
}

#[test]
fn only_a_box_that_weighs_decisions_tells_any() {
    for game in Session::GAMES {
        let told = Session::demo(game).unwrap().unwrap().table().better();
        assert_eq!(told.is_empty(), *game != "automobile", "{game}");
    }
}
