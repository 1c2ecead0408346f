//! Starting cash and pieces, and the player who chooses first.

use steward::words::keys::automobile as k;

use super::table::Table;

#[test]
fn everybody_begins_with_2000_dollars_28_cars_8_distributors_6_tiles_and_a_parts_factory() {
    for seats in 3..=5 {
        let table = Table::of(seats);
        assert_eq!(table.purses(), vec![2000; seats]);
        for who in ["red", "blue", "green", "yellow", "black"].into_iter().take(seats) {
            let pieces = ["cars", "distributors", "tiles", "parts"].map(|unit| format!("{unit} {who}"));
            assert_eq!(pieces.map(|unit| table.has(who, &unit)), [28, 8, 6, 1]);
            assert_eq!((table.has(who, "loans"), table.has(who, "losses")), (0, 0));
        }
        assert_eq!((table.has("bank", "bonus"), table.has("bank", "reduced")), (3, 4));
    }
}

#[test]
fn fewer_players_begin_with_more_cubes() {
    for (seats, cubes) in [(3, 5), (4, 4), (5, 3)] {
        assert_eq!(Table::of(seats).has("red", "cubes"), cubes);
    }
}

#[test]
fn the_first_choice_goes_clockwise_from_the_first_player() {
    let mut table = Table::of(3);
    table.refused("red choose ford", k::WRONG_PHASE, k::NOW_TILES);
    table.play("drawn");
    table.refused("blue choose ford", k::NOT_YOUR_TURN, k::NOW_CHOOSE);
    table.play("red choose ford\nblue choose sloan\ngreen choose kettering");
    assert_eq!(table.stage(), "1.3");
}

#[test]
fn another_first_player_than_the_first_at_the_table_goes_clockwise_too() {
    let mut table = Table::led_by(2, 4, "first-choice clockwise");
    table.play("drawn\ngreen choose ford\nyellow choose sloan\nred choose howard\nblue choose kettering");
    assert_eq!(table.stage(), "1.3");
}

#[test]
fn a_new_game_is_explained_from_its_first_line() {
    let description = Table::of(3).description();
    assert_eq!(description[0], "bank > red 2000 dollars: 2000 cause-start");
    assert_eq!(description[1], "bank > red 5 cubes: 5 cause-start");
}
