//! The end of a turn, the end of the game, and loans.

use steward::engine::Rules;
use steward::words::keys::{automobile as k, engine};

use super::table::Table;

#[test]
fn a_loan_gives_500_at_any_moment_and_nobody_takes_a_third() {
    let mut table = Table::of(3);
    table.play("red loan\ndrawn\nred loan");
    assert_eq!((table.cash("red"), table.has("red", "loans")), (3000, 2));
    table.refused("red loan", k::NO_LOAN_LEFT, k::NO_LOAN_LEFT_SUGGESTION);
    for phase in 1..=9 {
        table.play(&format!("correct phase 2 {phase}\nblue loan\nundo"));
    }
}

#[test]
fn the_next_turn_begins_with_all_decisions_and_characters_free() {
    let mut table = Table::of(3);
    table.play("correct red > space 1 1 tiles red, phase 1 6, red is ford");
    table.play("red bonus 1\nblue pass\ngreen pass\nred reduced 1 2\nred close 1\nred pass");
    table.play("reveal 2 2 2\nsale\nlosses\nend");
    assert_eq!(
        (table.stage().as_str(), table.has("bank", "bonus"), table.has("bank", "reduced")),
        ("2.1", 3, 4)
    );
    assert_eq!((table.state().taken, table.state().demand.clone()), (Default::default(), None));
    table.play("drawn\nblue choose ford");
}

#[test]
fn end_comes_after_the_losses() {
    Table::of(3).refused("end", k::WRONG_PHASE, k::NOW_TILES);
}

/// Red has two tiles on Franklin A ($300 each), one on Duryea ($200) and the parts factory; Blue closed Cadillac.
fn last_turn(rulings: &str) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    table.play(
        "correct red > space 3 2 tiles red, red > space 1 1 tiles red, red > space 1 1 parts red, \
         bank > space 4 1 closed, phase 4 9",
    );
    table
}

#[test]
fn open_tiles_count_their_printed_cost_the_parts_factory_500_and_each_loan_600() {
    let mut table = last_turn("");
    table.play("red loan\nblue loan\nblue loan");
    let before = table.ranks();
    assert_eq!(before, ["1 red 3200", "2 green 2000", "3 blue 1800"]);
    table.play("end");
    assert_eq!(table.stage(), "over");
    assert_eq!(table.purses(), [2500 + 600 + 200 + 500 - 600, 3000 - 1200, 2000]);
    assert_eq!((table.ranks(), table.has("red", "loans")), (before, 0));
    assert_eq!(
        table.description()[0],
        "bank > red 1300 dollars: 1 x 200 value; 500 value-parts; 2 x 300 value (assumed)"
    );
}

#[test]
fn what_a_player_cannot_pay_back_is_taken_off_the_fortune() {
    let mut table = last_turn("");
    table.play("blue loan\ncorrect blue > bank 2400 dollars\nend");
    assert_eq!((table.cash("blue"), table.debt("blue")), (0, 500));
    assert_eq!(table.ranks().last().unwrap(), "3 blue -500");
}

#[test]
fn a_debt_is_paid_first_from_the_value_of_the_factories() {
    let mut table = last_turn("");
    table.play("correct red > bank 2000 dollars, bank > red 60 losses, phase 4 8\nlosses red debt");
    assert_eq!(table.debt("red"), 63 * 40 + 100 - 1000);
    table.play("end");
    assert_eq!((table.cash("red"), table.debt("red")), (0, 1620 - 1300 + 1200));
    assert_eq!(table.ranks().last().unwrap(), "3 red -1520");
}

#[test]
fn before_the_fourth_turn_is_over_the_game_goes_on_and_after_it_nothing_does() {
    let mut table = last_turn("");
    table.play("correct phase 3 9\nend");
    assert_eq!(table.stage(), "4.1");
    table.play("correct phase 4 9\nend");
    for line in ["red loan", "drawn", "end"] {
        table.refused(line, engine::GAME_OVER, engine::GAME_OVER_SUGGESTION);
    }
}

#[test]
fn equal_fortunes_share_the_win_unless_the_table_looks_at_loss_points() {
    let points = "correct bank > red 1 losses, phase 4 9\nend";
    let mut table = Table::of(3);
    table.play(points);
    assert_eq!(table.ranks(), ["1 red 2000", "1 blue 2000", "1 green 2000"]);
    let mut table = Table::under(3, "tie losses");
    table.play(points);
    assert_eq!(table.ranks(), ["1 blue 2000", "1 green 2000", "3 red 2000"]);
    let standings = steward::games::automobile::Automobile::standings(table.view()).unwrap();
    let decided = standings.iter().map(|standing| {
        standing.decided.as_ref().map(|line| (line.key, standing.ruling.map(|form| form.word)))
    });
    let by_losses = Some((k::DECIDED_LOSSES, Some("tie")));
    assert_eq!(decided.collect::<Vec<_>>(), [by_losses, by_losses, None]);
    assert!(standings.iter().all(|standing| standing.score.terms.iter().all(|term| term.applied)));
}
