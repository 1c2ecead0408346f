//! Demand sales: by class, from the most modern space backwards, in rounds.

use steward::engine::{PlaceId, QuizAnswer, Teaching};
use steward::games::automobile::{Automobile, Stock, sell_rounds};

use super::table::Table;

fn stock(cars: i64, bonus: i64, reduced: i64) -> Stock {
    Stock { cars, bonus, reduced }
}

/// Case 3.
#[test]
fn each_round_sells_yellow_1_red_2_with_its_bonus_marker_green_1_and_blue_1_in_that_order() {
    let stocks = [stock(5, 0, 0), stock(5, 1, 0), stock(5, 0, 0), stock(5, 0, 0)];
    let sold: Vec<_> =
        sell_rounds(&stocks, 10).iter().map(|sold| (sold.round, sold.stock, sold.cars)).collect();
    let round = |n| [(n, 0, 1), (n, 1, 2), (n, 2, 1), (n, 3, 1)];
    assert_eq!(sold, [round(1), round(2)].concat());
}

/// The same in a session: Yellow on Hudson (12), Red on Buick (8), Green on Cadillac (4), Blue on Duryea (1), all mid.
#[test]
fn yellow_red_green_and_blue_share_the_mid_demand_from_the_most_modern_backwards() {
    let mut table = Table::of(4);
    table.play(
        "correct yellow > space 12 1 tiles yellow, red > space 8 1 tiles red, green > space 4 1 tiles green, \
         blue > space 1 1 tiles blue, yellow > space 12 5 cars yellow, red > space 8 5 cars red, \
         green > space 4 5 cars green, blue > space 1 5 cars blue, phase 1 6",
    );
    table.play("red bonus 8\nblue pass\ngreen pass\nyellow pass\nred pass\nreveal 2 2 2 2\nsale");
    assert_eq!(table.purses(), [2000 + 4 * 150, 2000 + 150, 2000 + 150, 2000 + 2 * 150]);
    assert_eq!(table.points(), [1, 4, 4, 3]);
    let description = table.description();
    assert!(
        description.contains(&"bank > red 600 dollars: 4 x 150 sold; (demand-gone)".to_owned()),
        "{description:?}"
    );
}

/// Red on Duryea (1, mid) and the Curved Dash (2, low), Blue on Franklin A (3, mid).
fn market(markers: &str) -> Table {
    let mut table = Table::of(3);
    table.play(
        "correct red > space 1 1 tiles red, red > space 2 1 tiles red, blue > space 3 1 tiles blue, \
         red > space 1 6 cars red, red > space 2 6 cars red, blue > space 3 6 cars blue",
    );
    if !markers.is_empty() {
        table.play(markers);
    }
    table
}

#[test]
fn a_space_with_reduced_markers_sells_all_its_cars_at_the_reduced_price() {
    let mut table = market("correct bank > space 1 2 reduced, bank > space 2 1 reduced, phase 2 7");
    table.play("reveal 22 22 33\nsale");
    assert_eq!(table.purses(), [2000 + 5 * 110 + 6 * 70, 2000 + 2 * 150, 2000]);
    let description = table.description();
    assert!(description[1].starts_with("bank > blue 300 dollars: 2 x 150 sold"), "{description:?}");
    assert!(
        description
            .contains(&"bank > red 550 dollars: 5 x 110 sold-reduced (assumed); (demand-gone)".to_owned())
    );
    assert!(
        description.contains(&"bank > red 420 dollars: 6 x 70 sold-reduced".to_owned()),
        "{description:?}"
    );
}

#[test]
fn a_bonus_and_a_reduced_set_of_two_sell_four_cars_a_round() {
    let mut table = market("correct bank > space 1 2 reduced, bank > space 1 1 bonus, phase 1 7");
    table.play("reveal 2 2 2\nsale");
    assert_eq!(table.purses(), [2000 + 4 * 110, 2000 + 2 * 150, 2000]);
}

#[test]
fn demand_left_over_is_lost_and_so_are_cars_of_a_class_nobody_wants() {
    let mut table = market("correct phase 1 7");
    table.play("reveal 5 5 5\nsale");
    assert_eq!(table.purses(), [2000 + 6 * 150, 2000 + 6 * 150, 2000]);
    assert_eq!(table.points(), [6, 0, 0]);
}

#[test]
fn afterwards_all_cars_and_markers_have_left_the_board() {
    let mut table = market("correct bank > space 1 2 reduced, bank > space 3 1 bonus, phase 1 7");
    table.play("reveal 2 2 2\nsale");
    assert_eq!((table.has("red", "cars red"), table.has("blue", "cars blue")), (28, 28));
    assert_eq!((table.has("bank", "bonus"), table.has("bank", "reduced")), (3, 4));
}

#[test]
fn premium_cars_sell_at_200_by_the_tile_drawn_at_the_reveal() {
    let mut table = Table::of(3);
    table.play("correct red > space 6 1 tiles red, red > space 6 5 cars red, phase 3 7");
    table.play("reveal 22 33 44 premium 3\nsale");
    assert_eq!((table.cash("red"), table.points()[0]), (2600, 2));
}

/// Franklin A (3) is the more modern of two mid spaces, and there is only one low space.
#[test]
fn which_space_sells_first_is_asked_of_a_class_with_several_once_the_demand_is_known() {
    let mut table = market("correct phase 1 7");
    assert_eq!(Automobile::quiz_questions(table.view()), []);
    table.play("reveal 2 2 2");
    let answers =
        Automobile::quiz_questions(table.view()).into_iter().map(|quiz_question| quiz_question.answer);
    assert_eq!(answers.collect::<Vec<_>>(), [QuizAnswer::Places(vec![PlaceId::new("space", 3)])]);
}
