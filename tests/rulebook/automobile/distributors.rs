//! Distributors: placed in bands in phase 3, and selling one car each in phase 5, one at a time.

use steward::engine::entry::Verb;
use steward::games::automobile::{Act, Place};
use steward::msg;
use steward::page::moved_on_board;
use steward::session::description::is_consequence;
use steward::words::keys::automobile as k;

use super::table::Table;

/// Red has two cars each on Duryea (1, mid), the Curved Dash (2, low) and the Pierce (6, premium), and these distributors in the
/// premium, mid and low band. Phase 5 of turn 1 begins, with three premium, four mid and three low boxes open.
fn sellers(bands: [u8; 3]) -> Table {
    let mut table = Table::of(3);
    table.play(
        "correct red > space 1 1 tiles red, red > space 1 2 cars red, red > space 2 2 cars red, \
         red > space 6 2 cars red",
    );
    for (band, count) in (1..).zip(bands).filter(|(_, count)| *count > 0) {
        table.play(&format!("correct red > band {band} {count} distributors red"));
    }
    table.play("correct phase 1 3 3, next green\ngreen cubes");
    table
}

#[test]
fn up_to_three_distributors_are_placed_in_any_bands() {
    let mut table = Table::of(3);
    table.play("correct phase 1 3\nred place mid mid low\nblue place premium");
    assert_eq!(["band 1", "band 2", "band 3"].map(|band| table.has(band, "distributors red")), [0, 2, 1]);
    table.refused("green place mid mid mid low", k::PLACE_COUNT, k::PLACE_SUGGESTION);
    let none = Verb::Act(Act::Place(Place { seat: table.seat("green"), bands: [0; 3] }).into());
    assert_eq!(table.refused_verb(none).why.key, k::PLACE_COUNT);
    table.play("correct green > outside 6 distributors green");
    table.refused("green place mid mid mid", k::PLACE_SHORT, k::PLACE_SUGGESTION);
    table.play("green place mid mid");
}

#[test]
fn a_distributor_sells_one_car_of_its_row_at_full_price() {
    for (space, price) in [(6, 200), (1, 150), (2, 100)] {
        let mut table = sellers([0, 1, 0]);
        table.play(&format!("red sell {space} mid"));
        assert_eq!(table.cash("red"), 2000 + price);
    }
}

#[test]
fn a_distributor_reaches_its_own_row_and_one_up_or_down() {
    let mut table = sellers([1, 0, 1]);
    table.refused("red sell 2 premium", k::BAND_TOO_FAR, k::BAND_TOO_FAR_SUGGESTION);
    table.refused("red sell 6 low", k::BAND_TOO_FAR, k::BAND_TOO_FAR_SUGGESTION);
    table.refused("red sell 1 mid", k::NO_DISTRIBUTOR, k::NO_DISTRIBUTOR_SUGGESTION);
    table.refused("red sell 3 premium", k::NO_CAR_THERE, k::NO_CAR_THERE_SUGGESTION);
    table.play("red sell 1 premium\nred sell 1 low");
    assert_eq!(table.has("band 2", "distributors red"), 2);
}

#[test]
fn each_open_box_is_used_once_and_a_full_row_is_refused() {
    let mut table = sellers([0, 3, 0]);
    table.play("read boxes mid from-1 1\nred sell 1 mid");
    table.refused("red sell 1 mid", k::BOXES_FULL, k::BOXES_FULL_SUGGESTION);
    table.play("red sell 2 mid\nred sell 6 mid");
}

#[test]
fn boxes_marked_2_4_and_3_4_open_in_their_turns() {
    for (turn, boxes) in [(1, 1), (2, 3), (3, 6), (4, 6)] {
        let mut table = Table::of(3);
        table.play("read boxes mid from-1 1\nread boxes mid from-2 2\nread boxes mid from-3 3");
        table.play("correct red > space 1 9 cars red, red > band 2 8 distributors red");
        table.play(&format!("correct phase {turn} 5"));
        while table.stage() == format!("{turn}.5") {
            table.play("red sell 1 mid");
        }
        assert_eq!(table.cash("red"), 2000 + 150 * boxes, "turn {turn}");
        assert_eq!(table.points()[0], 8 - boxes);
    }
}

#[test]
fn afterwards_a_distributor_stands_right_of_its_box_and_who_could_not_sell_comes_back_for_a_loss_point() {
    let mut table = sellers([0, 3, 1]);
    table.play("correct space 2 > red 2 cars red, space 1 > red 2 cars red\nred sell 6 mid\nred sell 6 mid");
    assert_eq!(table.stage(), "1.6");
    assert_eq!(["band 1", "band 2", "band 3"].map(|band| table.has(band, "distributors red")), [2, 0, 0]);
    assert_eq!((table.has("red", "distributors red"), table.points()[0]), (6, 2));
    assert_eq!(table.has("box 1", "distributors red"), 0);
    let description = table.description();
    assert!(description.contains(&"bank > red 2 losses: 1 idle; 1 idle".to_owned()), "{description:?}");
}

#[test]
fn selling_is_compulsory_while_possible_but_which_car_is_free() {
    let mut table = sellers([0, 2, 0]);
    table.refused("red pass", k::WRONG_PHASE, k::NOW_DISTRIBUTORS);
    table.refused("green sell 1 mid", k::NOT_YOUR_TURN, k::NOW_DISTRIBUTORS);
    table.play("red sell 2 mid\nred sell 6 mid");
    assert_eq!(table.cash("red"), 2300);
}

#[test]
fn a_phase_in_which_nobody_can_sell_is_settled_by_the_entry_before_it() {
    let mut table = Table::of(3);
    table.play("correct red > band 2 2 distributors red, phase 1 3 3, next green\ngreen cubes");
    assert_eq!((table.stage().as_str(), table.points()[0]), ("1.6", 2));
}

/// Case 8: turn 2 in the order Yellow, Red, Blue, Green. Yellow sells 2 mid and 1 low, Red 2 mid and 2 low,
/// Blue 2 mid, Green 2 premium, and every mid box is taken.
pub fn case_8() -> Table {
    let mut table = Table::of(4);
    table.play(
        "correct yellow > space 1 2 cars yellow, yellow > space 2 1 cars yellow, \
         red > space 3 2 cars red, red > space 5 2 cars red, blue > space 4 2 cars blue, \
         green > space 6 2 cars green, green > space 8 2 cars green",
    );
    table.play(
        "correct yellow > band 2 3 distributors yellow, red > band 2 4 distributors red, \
         blue > band 2 2 distributors blue, green > band 1 2 distributors green, \
         green > band 2 1 distributors green, phase 2 5, order yellow red blue green",
    );
    table
}

#[test]
fn greens_third_distributor_comes_back_when_every_mid_box_is_taken() {
    let mut table = case_8();
    table.play("yellow sell 1 mid\nred sell 3 mid\nblue sell 4 mid\ngreen sell 6 premium");
    table.play("yellow sell 1 mid\nred sell 3 mid\nblue sell 4 mid\ngreen sell 6 premium");
    table.play("yellow sell 2 mid");
    assert_eq!(table.whose(), "red");
    table.play("red sell 5 mid");
    assert_eq!(table.whose(), "red");
    table.play("red sell 5 mid");
    assert_eq!(table.stage(), "2.6");
    assert_eq!(table.purses(), [2500, 2300, 2400, 2400]);
    assert_eq!((table.points(), table.has("green", "distributors green")), (vec![0, 0, 1, 0], 6));
}

#[test]
fn what_leaves_no_choice_is_known_up_to_the_first_sale_that_has_one() {
    let mut table = Table::of(3);
    table.play(
        "correct red > space 1 2 cars red, red > space 2 1 cars red, blue > space 4 2 cars blue, \
         red > band 2 3 distributors red, blue > band 2 2 distributors blue, phase 1 3 3, next green\ngreen cubes",
    );
    let forced = |table: &Table| -> Vec<String> {
        let seats = &table.0.setting().seats;
        table.0.book().forced(table.0.setting()).iter().map(|(act, _)| act.write(seats)).collect()
    };
    assert!(forced(&table).is_empty(), "Red sells from one space or the other");
    table.play("red sell 2 mid");
    let left = forced(&table);
    assert_eq!(left, ["blue sell 4 mid", "red sell 1 mid", "blue sell 4 mid", "red sell 1 mid"]);
    table.play(&left.join("\n"));
    assert_eq!(table.stage(), "1.6");
}

#[test]
fn an_act_after_which_nobody_can_sell_says_who_takes_back_how_many_distributors_for_how_many_points() {
    let mut table = Table::of(3);
    table.play(
        "correct red > band 2 2 distributors red\ncorrect blue > band 3 1 distributors blue\n\
         correct phase 1 3 3, next green\ngreen cubes",
    );
    let found = table.0.explain(table.0.head()).unwrap().findings;
    let consequences: Vec<_> = found.into_iter().filter(is_consequence).map(|found| found.what).collect();
    let back = |seat: &str, count| msg!(k::COME_BACK, seat = seat, count);
    assert_eq!(consequences, [back("Red", 2), back("Blue", 1)]);
    // Returning distributors are not shown as hit.
    assert_eq!(moved_on_board(&table.0, table.seat("green"), &table.0.moved_by_line(table.0.lines())), []);
}
