//! Closing a space: the refund, the removal of half the loss points, and what is left behind.

use steward::words::keys::automobile as k;

use super::table::Table;

/// Red has two tiles and the parts factory on Franklin A (3, $300 a tile); Red is to act.
fn owners(rulings: &str) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    table.play("correct red > space 3 2 tiles red, red > space 3 1 parts red, phase 1 3");
    table
}

#[test]
fn a_closed_space_refunds_its_cost_less_100_a_tile_and_400_for_the_parts_factory() {
    let mut table = owners("");
    table.play("red close 3");
    assert_eq!(table.cash("red"), 2000 + 2 * 200 + 400);
    assert_eq!(table.description()[0], "bank > red 800 dollars: 2 x 200 refund (assumed); 400 refund-parts");
    assert_eq!((table.has("red", "tiles red"), table.has("red", "parts red")), (6, 1));
    assert_eq!(table.has("space 3", "closed"), 1);
}

#[test]
fn the_parts_factory_of_a_closed_space_may_be_built_again() {
    let mut table = owners("");
    table.play("red close 3\nblue cubes\ngreen cubes\nred build 4 1 parts");
    assert_eq!(table.has("space 4", "parts red"), 1);
}

#[test]
fn a_tile_that_cost_less_than_100_refunds_nothing() {
    let mut table = owners("");
    table.play("read space 3 cost 80\nred close 3");
    assert_eq!(table.cash("red"), 2400);
}

/// Case 5.
#[test]
fn closing_with_7_loss_points_discards_4_with_1_discards_1_and_two_closings_halve_twice() {
    for (points, kept) in [(7, 3), (1, 0), (0, 0), (8, 4)] {
        let mut table = owners("");
        table.play(
            &format!("correct bank > red {points} losses, bank > blue 5 losses")
                .replace("bank > red 0 losses, ", ""),
        );
        table.play("red close 3");
        assert_eq!((table.has("red", "losses"), table.has("blue", "losses")), (kept, 5));
    }
    let mut table = owners("");
    table.play("correct bank > red 7 losses, red > space 4 1 tiles red");
    table.play("red close 3\nblue cubes\ngreen cubes\nred close 4");
    assert_eq!(table.has("red", "losses"), 1);
}

#[test]
fn only_own_open_spaces_close_and_only_in_phases_3_and_6() {
    let mut table = owners("");
    table.play("correct blue > space 4 1 tiles blue, bank > space 5 1 closed");
    for line in ["red close 4", "red close 5", "red close 6"] {
        table.refused(line, k::CLOSE_NOT_YOURS, k::CLOSE_NOT_YOURS_SUGGESTION);
    }
    table.refused("blue close 4", k::NOT_YOUR_TURN, k::NOW_ACTION);
    table.play("correct phase 1 7");
    table.refused("red close 3", k::CLOSE_NOT_NOW, k::NOW_REVEAL);
}

#[test]
fn cars_on_a_space_that_closes_stay_and_are_sold_or_count_as_losses_by_ruling() {
    let play = "correct red > space 3 3 cars red, bank > red 4 losses\nred close 3";
    let mut table = owners("");
    table.play(play);
    assert_eq!((table.has("space 3", "cars red"), table.has("red", "losses")), (3, 2));
    table.play("correct phase 1 7\nreveal 3 2 2\nsale");
    assert_eq!(table.cash("red"), 2800 + 3 * 150);
    let mut table = owners("closed-cars loss");
    table.play(play);
    assert_eq!((table.has("red", "cars red"), table.has("red", "losses")), (28, 2 + 3));
    assert!(table.decided_by("closed-cars"));
}

#[test]
fn the_cars_of_a_closed_space_are_sold_by_howard_and_distributors_too() {
    let mut table = owners("");
    table.play("correct bank > space 1 1 closed, red > space 1 4 cars red, red > band 2 1 distributors red");
    table.play("correct phase 1 4, red is howard\nred howard 1 1");
    table.play("red sell 1 mid");
    assert_eq!(table.cash("red"), 2450);
}

#[test]
fn a_closed_space_keeps_its_place_in_the_order_of_sale() {
    let mut table = Table::of(3);
    table.play(
        "correct red > space 1 1 tiles red, red > space 1 5 cars red, \
         bank > space 3 1 closed, blue > space 3 5 cars blue, phase 1 7",
    );
    table.play("reveal 2 2 3\nsale");
    assert_eq!((table.purses(), table.points()), (vec![2450, 2600, 2000], vec![2, 1, 0]));
}
