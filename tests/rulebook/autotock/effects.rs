//! Reverse and nitro.

use steward::words::keys::autotock as k;

use super::table::Table;

fn after(rulings: &str, cars: &str, line: &str) -> String {
    let mut table = Table::under(3, rulings);
    table.put(cars).play(line);
    table.cars("red")
}

#[test]
fn from_reverse_the_next_move_goes_back_and_from_nitro_it_is_doubled() {
    assert_eq!(after("", "red 33 stopped", "red move 6 33"), "27");
    assert_eq!(after("", "red 15 stopped", "red move 6 15"), "27");
    let mut table = Table::of(3);
    table.play(
        "red out ace\nblue discard\ngreen discard\nred move 3 48\nblue discard\ngreen discard\nred move 2 3",
    );
    assert_eq!(table.cars("red"), "7");
    assert_eq!(
        table.description(),
        ["Red goes forward 4 squares to square 7 4: 2 squares of the 2, 2 more for nitro"]
    );
}

#[test]
fn only_a_car_that_ended_a_move_there_is_held_unless_standing_is_ruled() {
    assert_eq!(after("", "red 33", "red move 6 33"), "39");
    assert_eq!(after("effects standing", "red 33", "red move 6 33"), "27");
}

#[test]
fn a_swap_gives_nothing_and_takes_the_effect_away() {
    let mut table = Table::of(3);
    table.put("red 33 stopped, blue 40").play("red swap jack 33 blue 40\nblue move 5 33");
    assert_eq!(table.cars("blue"), "38");
    table.play("green discard\nred move 5 40");
    assert_eq!(table.cars("red"), "45");
}

#[test]
fn a_4_from_reverse_goes_back_or_by_the_ruling_forward() {
    assert_eq!(after("", "red 33 stopped", "red move 4 33"), "29");
    assert_eq!(after("reverse-four forward", "red 33 stopped", "red move 4 33"), "37");
}

#[test]
fn a_4_from_nitro_goes_8_back_or_by_the_ruling_4() {
    assert_eq!(after("", "red 15 stopped", "red move 4 15"), "7");
    assert_eq!(after("nitro-four four", "red 15 stopped", "red move 4 15"), "11");
}

#[test]
fn a_share_of_a_7_is_reversed_or_doubled_for_that_car_only_or_by_the_ruling_refused() {
    assert_eq!(after("", "red 33 stopped, red 20", "red seven 33:3 20:4"), "24 30");
    assert_eq!(after("", "red 15 stopped, red 20", "red seven 15:3 20:4"), "21 24");
    let mut table = Table::under(3, "reverse-seven no");
    table.put("red 33 stopped, red 20").refused_why("red seven 33:3 20:4", k::SEVEN_NOT_FROM);
    table.refused_why("red move 7 33", k::SEVEN_NOT_FROM);
    let mut table = Table::under(3, "nitro-seven no");
    table.put("red 15 stopped, red 20").refused_why("red seven 15:3 20:4", k::SEVEN_NOT_FROM);
}

#[test]
fn nobody_backs_into_the_garage() {
    let mut table = Table::of(3);
    table.put("red 45 stopped").refused_why("red park 3 45", k::GARAGE_BACKWARDS);
}
