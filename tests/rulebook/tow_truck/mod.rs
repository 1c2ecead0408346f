//! The rule page of Tow Truck.

use steward::engine::Journal;
use steward::engine::Rules;
use steward::engine::board::WrittenBoard;
use steward::games::tow_truck::TowTruck;
use steward::preset::Preset;
use steward::words::keys::{engine, tow_truck as k};

use crate::table::{self, Scene, decided_by, every_point};

type Table = table::Table<TowTruck>;

/// Three players on the practice board under a ruling; Red calls first.
fn under(rulings: &str) -> Table {
    let text = steward::preset::practice("tow-truck").unwrap();
    let board = Preset::read(text).unwrap().board(&TowTruck::form(), text).unwrap();
    on(board, rulings)
}

fn on(board: WrittenBoard, rulings: &str) -> Table {
    table::Table(Journal::begin(table::header(3, board, rulings)).unwrap())
}

#[test]
fn the_highest_call_pays_what_it_called_and_takes_the_wreck_home() {
    let mut table = under("");
    table.play("red call 2\nblue call 5\ngreen call 0\ntow mini");
    assert_eq!(
        (table.has("blue", "dollars"), table.has("blue", "minis"), table.has("bank", "minis")),
        (25, 1, 7)
    );
    assert_eq!((table.stage().as_str(), table.whose().as_str()), ("2.1", "blue"));
}

#[test]
fn nobody_pays_more_than_a_wreck_is_worth() {
    let mut table = under("");
    table.play("red call 30\nblue call 5\ngreen call 0\ntow van");
    assert_eq!((table.has("red", "dollars"), table.has("red", "vans")), (20, 1));
}

#[test]
fn a_wreck_that_nobody_would_pay_for_is_scrapped() {
    let mut table = under("");
    table.play("red call 0\nblue call 0\ngreen call 0\ntow van");
    assert_eq!((table.has("scrap 1", "vans"), table.has("red", "dollars")), (1, 30));
}

#[test]
fn calls_are_made_in_turn_and_with_money_in_hand() {
    let mut table = under("");
    table.refused("blue call 3", k::NOT_YOUR_CALL, k::NOW_CALL);
    table.refused("red call 31", k::TOO_DEAR, k::TOO_DEAR_WAY_OUT);
    table.refused("tow van", k::NOT_ALL_CALLED, k::NOW_CALL);
    table.play("red call 1\nblue call 1\ngreen call 1");
    table.refused("red call 3", k::NOT_YOUR_CALL, k::NOW_TOW);
    table.play("correct bank > scrap 1 4 vans");
    table.refused("tow van", k::NOT_IN_BAG, k::NOT_IN_BAG_WAY_OUT);
}

#[test]
fn whoever_calls_may_scrap_wrecks_first() {
    let mut table = under("");
    table.refused("red scrap mini", k::NONE_TO_SCRAP, k::NOW_CALL);
    table.play("correct bank > red 2 minis\nred scrap mini");
    assert_eq!(
        (table.has("red", "dollars"), table.has("red", "minis"), table.has("scrap 1", "minis")),
        (32, 1, 1)
    );
    table.refused("blue scrap mini", k::NOT_YOUR_CALL, k::NOW_CALL);
    table.play("red call 32").refused("red scrap mini", k::NOT_YOUR_CALL, k::NOW_CALL);
}

#[test]
fn the_board_is_asked_for_the_worth_of_a_wreck_when_it_is_towed_home() {
    let mut table = on(WrittenBoard::new(), "");
    table.play("red call 1\nblue call 0\ngreen call 0");
    assert_eq!(table.asks("tow van"), "worth van dollars");
}

#[test]
fn the_empty_bag_ends_the_game_and_wrecks_count_what_they_are_worth() {
    let mut table = under("");
    table.play("correct bank > red 4 vans, bank > scrap 1 7 minis");
    table.play("red call 0\nblue call 4\ngreen call 0\ntow mini");
    assert_eq!(table.stage(), "over");
    assert_eq!(table.ranks(), ["1 red 70", "2 blue 32", "3 green 30"]);
}

#[test]
fn a_tie_is_decided_by_the_ruling_and_names_it() {
    every_point::<TowTruck>(["tie"]);
    decided_by(&Scene { point: "tie", beside: "", line: "tow mini" }, |rulings| {
        let mut table = under(rulings);
        table.play("red call 0\nblue call 4\ngreen call 4");
        table
    });
    for (rulings, has) in [("tie first", 1), ("tie nobody", 0)] {
        let mut table = under(rulings);
        table.play("red call 0\nblue call 4\ngreen call 4\ntow mini");
        assert_eq!((table.has("blue", "minis"), table.rulings_told()), (has, vec!["tie"]));
    }
}

#[test]
fn nights_and_calls_are_put_right() {
    let mut table = under("");
    table.play("correct night 3 green, green called 4: we were there already");
    assert_eq!((table.stage().as_str(), table.whose().as_str()), ("3.1", "red"));
    table.play("correct red called 1, blue called 2\ntow mini");
    assert_eq!((table.has("green", "minis"), table.whose().as_str()), (1, "red"));
    table.refused("correct night 0 red", k::FIX_NIGHT, engine::FIX_WAY_OUT);
    table.refused("correct red called 31", k::FIX_CALL, k::FIX_CALL_WAY_OUT);
}

#[test]
fn only_a_call_is_secret() {
    use steward::engine::{Acts, Secrets};
    let seats = &under("").0.setting().seats.clone();
    let secret = |line| TowTruck::is_secret(&<TowTruck as Rules>::Act::read(line, seats).unwrap());
    assert!(secret("red call 4") && !secret("tow van"));
}
