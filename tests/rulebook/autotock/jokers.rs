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
