//! Production: limited by the number of tiles, on any own spaces, at the cost of each car.

use steward::words::keys::automobile as k;

use super::table::Table;

/// Red has one tile on Duryea (mid, 80 per car, 2 to 4 cars) and two on the Curved Dash (low, 60 per car, 4
/// to 9 cars). It is Red's turn to act.
fn makers(rulings: &str) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    table.play("correct red > space 1 1 tiles red, red > space 2 2 tiles red, phase 1 3");
    table
}

#[test]
fn cars_are_paid_for_and_stand_on_the_space_that_made_them() {
    let mut table = makers("");
    table.play("red produce 1:3 2:5");
    assert_eq!(table.cash("red"), 2000 - 3 * 80 - 5 * 60);
    assert_eq!((table.has("space 1", "cars red"), table.has("space 2", "cars red")), (3, 5));
    assert_eq!(table.has("red", "cars red"), 20);
    assert_eq!(
        table.description()[0],
        "red > bank 540 dollars: 3 x 80 cars (assumed); 5 x 60 cars (assumed)"
    );
}

#[test]
fn each_space_keeps_within_the_least_and_the_most_of_its_tiles() {
    let mut table = makers("");
    for line in ["red produce 1:1", "red produce 1:5", "red produce 2:3", "red produce 2:10"] {
        table.refused(line, k::PRODUCE_LIMITS, k::PRODUCE_LIMITS_SUGGESTION);
    }
    table.play("red produce 1:4 2:9");
}

#[test]
fn a_space_may_produce_in_every_round() {
    let mut table = makers("");
    table.play("red produce 1:4\nblue cubes\ngreen cubes\nred produce 1:4");
    assert_eq!(table.has("space 1", "cars red"), 8);
}

#[test]
fn the_parts_factory_takes_20_dollars_off_each_car_of_its_space_only() {
    let mut table = makers("");
    table.play("correct red > space 1 1 parts red\nred produce 1:2 2:4");
    assert_eq!(table.cash("red"), 2000 - 2 * 60 - 4 * 60);
    let description = "red > bank 360 dollars: 2 x 60 cars-parts (assumed); 4 x 60 cars (assumed)";
    assert_eq!(table.description()[0], description);
}

#[test]
fn cars_are_made_on_own_spaces_with_a_tile_each_named_once() {
    let mut table = makers("parts-alone yes");
    table.play("correct blue > space 3 1 tiles blue, red > space 4 1 parts red");
    table.refused("red produce 3:2", k::PRODUCE_NOT_YOURS, k::PRODUCE_NOT_YOURS_SUGGESTION);
    table.refused("red produce 4:2", k::PRODUCE_NO_TILE, k::PRODUCE_NO_TILE_SUGGESTION);
    table.refused("red produce 1:2 1:2", k::PRODUCE_TWICE, k::PRODUCE_TWICE_SUGGESTION);
}

#[test]
fn no_more_cars_are_made_than_are_in_hand() {
    let mut table = makers("");
    table.play("correct red > outside 26 cars red");
    table.refused("red produce 1:3", k::CARS_SHORT, k::CARS_SHORT_SUGGESTION);
    table.play("red produce 1:2");
}

#[test]
fn cars_that_cannot_be_paid_are_refused_with_the_loans_that_would_do() {
    let mut table = makers("");
    table.play("correct red > bank 1900 dollars");
    let refusal = table.refused("red produce 1:2", k::SHORT_OF_CASH, k::WAY_OR);
    let parts: Vec<String> = refusal.suggestion.unwrap().args.iter().map(|arg| format!("{arg:?}")).collect();
    assert!(parts[0].contains(k::WAY_LOANS.id()) && parts[1].contains(k::WAY_FEWER_CARS.id()), "{parts:?}");
}

#[test]
fn producing_nothing_is_no_action() {
    use steward::engine::entry::Verb;
    use steward::games::automobile::{Act, Produce};
    let mut table = makers("");
    let refusal = table
        .refused_verb(Verb::Act(Act::Produce(Produce { seat: table.seat("red"), cars: Vec::new() }).into()));
    assert_eq!(
        (refusal.why.key, refusal.suggestion),
        (k::PRODUCE_NOTHING, Some(k::PRODUCE_NOTHING_SUGGESTION.into()))
    );
}

#[test]
fn a_space_may_be_left_out_unless_the_table_rules_otherwise() {
    makers("").play("red produce 1:2");
    let mut table = makers("leave-out no");
    table.refused("red produce 1:2", k::PRODUCE_LEFT_OUT, k::PRODUCE_LEFT_OUT_SUGGESTION);
    table.play("red produce 1:2 2:4");
}

#[test]
fn a_space_is_left_out_where_fewer_cars_are_left_than_its_minimum() {
    let mut table = makers("leave-out no");
    table.play("correct red > outside 23 cars red\nred produce 1:2");
    assert_eq!(table.has("space 1", "cars red"), 2);
}

#[test]
fn a_parts_factory_that_counts_as_a_tile_may_not_be_left_out_either() {
    let mut table = makers("leave-out no, parts-alone yes, parts-count yes");
    table.play("correct red > space 3 1 parts red");
    table.refused("red produce 1:2 2:4", k::PRODUCE_LEFT_OUT, k::PRODUCE_LEFT_OUT_SUGGESTION);
    table.play("red produce 1:2 2:4 3:2");
}

#[test]
fn the_parts_factory_counts_as_a_tile_only_by_ruling() {
    let mut table = makers("");
    table.play("correct red > space 1 1 parts red");
    table.refused("red produce 1:7", k::PRODUCE_LIMITS, k::PRODUCE_LIMITS_SUGGESTION);
    let mut table = makers("parts-count yes");
    table.play("correct red > space 1 1 parts red\nred produce 1:7");
    assert_eq!(table.has("space 1", "cars red"), 7);
    assert!(table.decided_by("leave-out"));
    assert!(table.decided_by("parts-count"));
}

#[test]
fn three_tiles_and_a_counting_parts_factory_make_no_more_than_three_tiles() {
    let mut table = makers("parts-count yes");
    table.play("correct red > space 1 2 tiles red, red > space 1 1 parts red");
    table.refused("red produce 1:11", k::PRODUCE_LIMITS, k::PRODUCE_LIMITS_SUGGESTION);
    table.play("red produce 1:10");
}

#[test]
fn a_space_short_of_cars_produces_nothing_or_by_ruling_what_is_left() {
    let short = "correct red > outside 25 cars red";
    let mut table = makers("");
    table.play(short).refused("red produce 2:3", k::PRODUCE_LIMITS, k::PRODUCE_LIMITS_SUGGESTION);
    let mut table = makers("cars-short what-is-left");
    table.play(short).refused("red produce 2:2", k::PRODUCE_LIMITS, k::PRODUCE_LIMITS_SUGGESTION);
    table.play("red produce 2:3");
    assert_eq!(table.has("red", "cars red"), 0);
    assert!(table.decided_by("cars-short"));
}
