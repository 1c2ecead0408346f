//! Jokers sweep.

use steward::words::keys::autotock as k;

use super::table::Table;

#[test]
fn a_joker_sends_every_car_on_the_way_to_its_paddock_even_own_ones_unless_ruled() {
    let mut table = Table::of(2);
    table.put("red 10, red 12, blue 13, blue 20").play("red move joker 10");
    assert_eq!((table.cars("red"), table.cars("blue")), ("20".to_owned(), String::new()));
    let mut table = Table::under(2, "joker-own no");
    table.put("red 10, red 12, blue 13").play("red move joker 10");
    assert_eq!((table.cars("red"), table.cars("blue")), ("12 20".to_owned(), String::new()));
}

#[test]
fn the_rulings_on_own_cars_are_named_beside_own_cars_alone() {
    for (experts, line, ruling) in
        [("", "red move joker 10", "joker-own"), ("experts yes", "red move 8 10", "eight-own")]
    {
        let mut table = Table::under(2, experts);
        table.put("red 10, blue 13").play(line);
        assert!(!table.decided_by(ruling), "{line}");
        let mut table = Table::under(2, experts);
        table.put("red 10, red 13").play(line);
        assert!(table.decided_by(ruling), "{line}");
    }
}

#[test]
fn a_protected_car_stops_a_joker() {
    let mut table = Table::of(3);
    table.put("red 10, blue 12").refused_why("red move joker 10", k::PROTECTED_PASS);
}

#[test]
fn a_joker_from_nitro_sweeps_20_or_by_the_ruling_10() {
    let mut table = Table::of(2);
    table.put("red 3 stopped, blue 15").play("red move joker 3");
    assert_eq!((table.cars("red"), table.cars("blue")), ("23".to_owned(), String::new()));
    let mut table = Table::under(2, "nitro-joker ten");
    table.put("red 3 stopped, blue 15").play("red move joker 3");
    assert_eq!((table.cars("red"), table.cars("blue")), ("13".to_owned(), "15".to_owned()));
}

#[test]
fn where_a_joker_lands_it_hits_own_cars_too() {
    let mut table = Table::under(2, "joker-own no");
    table.put("red 10, red 20").play("red move joker 10");
    assert_eq!(table.cars("red"), "20");
}

#[test]
fn a_joker_sweeps_backwards_from_reverse_and_up_to_the_branch_of_the_garage_but_nothing_when_it_brings_out() {
    let mut table = Table::of(2);
    table.put("red 33 stopped, blue 30, blue 35").play("red move joker 33");
    assert_eq!((table.cars("red"), table.cars("blue")), ("23".to_owned(), "35".to_owned()));
    let mut table = Table::of(2);
    table.put("red 40, blue 47, blue 2").play("red park joker 40");
    assert_eq!((table.cars("red"), table.cars("blue")), ("g3".to_owned(), "2".to_owned()));
    let mut table = Table::of(2);
    table.put("blue 47, blue 2").play("red out joker");
    assert_eq!(table.cars("blue"), "2 47");
}
