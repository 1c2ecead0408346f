//! Before the race: exchanges and tokens within a side, and the start order.

use steward::engine::Rules;
use steward::games::sponsors::Sponsors;
use steward::words::keys::sponsors as k;

use super::table::Table;

/// Before the race, with four tokens each.
fn before(seats: usize, rulings: &str) -> Table {
    let mut table = Table::under(seats, rulings);
    table.play("correct phase 4, bank > red 4 energy, bank > blue 4 energy");
    table
}

#[test]
fn two_players_exchange_up_to_two_cards_between_their_cars() {
    let mut table = before(2, "exchange-2 two");
    table.play("red exchange green engine\ngreen exchange red tyres");
    assert!(table.decided_by("exchange-2"));
    table.refused("red exchange green body", k::EXCHANGE_AGAIN, k::EXCHANGE_AGAIN_SUGGESTION);
    table.play("blue exchange yellow body");
    let mut table = before(2, "exchange-2 one");
    table.play("red exchange green engine");
    table.refused("red exchange green tyres", k::EXCHANGE_AGAIN, k::EXCHANGE_AGAIN_SUGGESTION);
}

#[test]
fn only_cars_of_one_side_exchange() {
    let mut table = before(2, "");
    table.refused("red exchange blue engine", k::SIDE_OTHER, k::SIDE_OTHER_SUGGESTION);
    table.play("correct red > played 1 1 engine");
    table.refused("red exchange green engine", k::NO_CARD, k::NO_CARD_SUGGESTION);
    before(4, "sides alone").refused("red exchange green engine", k::SIDE_ALONE, k::SIDE_ALONE_SUGGESTION);
    before(3, "sides opposite").refused("red give green 1", k::SIDE_ALONE, k::SIDE_ALONE_SUGGESTION);
}

#[test]
fn four_players_form_two_teams() {
    before(4, "sides opposite").play("red exchange green engine\nblue give yellow 2");
    before(4, "sides neighbours").play("red exchange blue engine\ngreen exchange yellow tests");
    let mut table = before(4, "sides neighbours");
    table.refused("red exchange green engine", k::SIDE_OTHER, k::SIDE_OTHER_SUGGESTION);
}

#[test]
fn a_side_shares_its_tokens_ten_to_a_car() {
    let mut table = before(2, "");
    table.play("correct bank > second 1 8 energy");
    table.refused("red give green 3", k::GIVE_MANY, k::GIVE_MANY_SUGGESTION);
    table.refused("red give green 0", k::GIVE_MANY, k::GIVE_MANY_SUGGESTION);
    table.play("red give green 2");
    assert_eq!((table.has("red", "energy"), table.has("second 1", "energy")), (2, 10));
    table.refused("red give green 1", k::GIVE_MANY, k::GIVE_NONE_SUGGESTION);
    table.refused("green give red 9", k::GIVE_MANY, k::GIVE_MANY_SUGGESTION);
    table.play("green give red 8");
}

#[test]
fn the_start_order_names_every_car_once() {
    let mut table = before(4, "");
    table.refused("grid red blue green", k::GRID_CARS, k::GRID_CARS_SUGGESTION);
    table.refused("grid red blue green green", k::GRID_CARS, k::GRID_CARS_SUGGESTION);
    table.play("grid yellow red green blue");
    assert_eq!((table.beside("order"), table.stage()), ("4 1 3 2".to_owned(), "1.5".to_owned()));
    table.refused("grid yellow red green blue", k::OTHER_PHASE, k::NOW_LEADER);
}

#[test]
fn the_start_order_may_be_drawn() {
    let mut table = before(3, "");
    let act = table.0.read_act(r#"{"grid":{}}"#).unwrap();
    assert_eq!(table.0.due(&act).map(|due| due.pool.take), Some(3));
    table.0.enter_drawn(&act, &[2, 0, 1], String::new()).unwrap();
    assert_eq!(table.beside("order"), "3 1 2");
    assert_eq!(Sponsors::stage(table.view()).phase, 5);
}
