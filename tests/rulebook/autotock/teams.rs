//! Teams of two.

use steward::engine::Rules;
use steward::games::autotock::Autotock;
use steward::words::keys::autotock as k;

use super::table::Table;

#[test]
fn who_has_three_cars_home_plays_the_partners_and_both_garages_full_win() {
    let mut table = Table::under(4, "teams yes");
    table.put("red g1, red g2, red g3, green g3, green g2, green 22");
    assert_eq!(table.stands(), "red 3");
    table.refused_why("red out ace", k::PADDOCK_EMPTY);
    table.play("red park 2 22");
    assert_eq!((table.cars("green"), table.stands().as_str()), ("g1 g2 g3".to_owned(), "over"));
}

#[test]
fn one_garage_alone_does_not_win_for_a_team() {
    let mut table = Table::under(4, "teams yes");
    table.put("red g3, red g2, red 47").play("red park ace 47");
    assert_eq!(table.stands(), "blue 3");
    table.play("blue discard\ngreen discard\nyellow discard\nred out king");
    assert_eq!(table.cars("green"), "24");
}

#[test]
fn teams_are_of_four_only() {
    let mut table = Table::under(3, "teams yes");
    table.put("red g3, red g2, red 47").play("red park ace 47");
    assert_eq!(table.stands(), "over");
}

#[test]
fn a_puncture_is_paid_by_who_moved_the_car() {
    let mut table = Table::under(4, "teams yes");
    table.put("red g1, red g2, red g3, green 40").play("red move 2 40");
    assert_eq!((table.owes("red"), table.owes("green")), (1, 0));
}

#[test]
fn an_experts_5_moves_the_partners_car_too_unless_ruled() {
    let mut table = Table::under(4, "teams yes, experts yes");
    table.put("green 40").play("red push green 40");
    assert_eq!(table.cars("green"), "45");
    let mut table = Table::under(4, "teams yes, experts yes, five-who not-partner");
    table.put("green 40").refused_why("red push green 40", k::FIVE_PARTNER);
}

#[test]
fn who_plays_the_partners_cars_pushes_none_of_them() {
    let mut table = Table::under(4, "teams yes, experts yes");
    table.put("red g1, red g2, red g3, green 40, blue 30");
    table.refused_why("red push green 40", k::FIVE_OWN);
    table.play("red push blue 30");
}

#[test]
fn the_cars_of_a_7_belong_to_one_player_also_where_it_brings_the_last_one_home() {
    let mut table = Table::under(4, "teams yes");
    table.put("red g2, red g3, red 44, green 20");
    table.refused_why("red seven 44:4in 20:3", k::SEVEN_PARTNER);
    table.refused_why("red seven 44:4in 19:3", k::NO_CAR);
}

#[test]
fn who_sits_opposite_is_of_one_side_and_without_teams_nobody_is() {
    let sides = |table: &Table| {
        let sides = Autotock::sides(&table.0.setting().seats, &table.0.book().rulings);
        sides.iter().map(|side| table.colours(side)).collect::<Vec<_>>()
    };
    assert_eq!(sides(&Table::under(4, "teams yes")), ["red green", "blue yellow"]);
    assert!(sides(&Table::of(4)).is_empty());
    assert!(sides(&Table::under(3, "teams yes")).is_empty());
}
