//! Jacks swap.

use steward::words::keys::autotock as k;

use super::table::Table;

#[test]
fn a_jack_changes_an_own_car_with_another_players() {
    let mut table = Table::of(2);
    table.put("red 10, blue 40").play("red swap jack 10 blue 40");
    assert_eq!((table.cars("red"), table.cars("blue")), ("40".to_owned(), "10".to_owned()));
}

#[test]
fn other_cards_and_own_cars_swap_nothing() {
    let mut table = Table::of(2);
    table.put("red 10, red 11, blue 40");
    table.refused_why("red swap queen 10 blue 40", k::CARD_NOT_SWAP);
    table.refused_why("red swap jack 10 red 11", k::SWAP_OWN);
}

#[test]
fn a_car_on_its_own_go_may_leave_it_but_is_not_taken_from_it() {
    let mut table = Table::of(2);
    table.put("red 48, red 10, blue 24, blue 40").refused_why("red swap jack 10 blue 24", k::SWAP_GO);
    table.play("red swap jack 48 blue 40");
    assert_eq!((table.cars("red"), table.cars("blue")), ("10 40".to_owned(), "24 48".to_owned()));
    let mut table = Table::under(2, "go-protection until-moved");
    table.put("red 10, blue 24").refused_why("red swap jack 10 blue 24", k::SWAP_GO);
    let mut table = Table::under(2, "swap-go no");
    table.put("red 48, blue 40").refused_why("red swap jack 48 blue 40", k::SWAP_GO);
}

#[test]
fn only_cars_on_the_circuit_are_swapped_or_by_the_ruling_those_on_the_verge_too() {
    let mut table = Table::of(2);
    table.put("red 10, red g1, blue v40").refused_why("red swap jack 10 blue v40", k::SWAP_WHERE);
    table.refused_why("red swap jack g1 blue v40", k::SWAP_WHERE);
    let mut table = Table::under(2, "swap-where verge");
    table.put("red 10, blue v40").play("red swap jack 10 blue v40");
    assert_eq!((table.cars("red"), table.cars("blue")), ("v40".to_owned(), "10".to_owned()));
}
