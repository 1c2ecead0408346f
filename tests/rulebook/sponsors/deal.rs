//! Preparation: the cars of the players, and the deal.

use steward::engine::GameInfo;
use steward::engine::{First, Rules, Seat};
use steward::games::sponsors::Sponsors;
use steward::words::keys::{engine, sponsors as k};
use steward::words::{Language, render};

use super::table::Table;

const CATEGORIES: [&str; 8] =
    ["tyres", "mechanics", "body", "chassis", "driver", "engine", "engineer", "tests"];

#[test]
fn every_car_begins_with_five_million_and_a_card_of_each_category() {
    for seats in 2..=4 {
        let table = Table::of(seats);
        let cars = if seats == 2 {
            vec!["red", "blue", "second 1", "second 2"]
        } else {
            vec!["red", "blue", "green"]
        };
        for car in cars {
            assert_eq!(table.has(car, "millions"), 5, "{seats} {car}");
            assert_eq!(CATEGORIES.map(|category| table.has(car, category)), [1; 8], "{seats} {car}");
        }
        assert_eq!(CATEGORIES.map(|category| table.has("stock 1", category)), [2; 8], "{seats} players");
        assert_eq!(table.has("pile 1", "sponsor-red"), 8);
    }
}

#[test]
fn with_three_players_one_card_of_each_category_is_out_of_the_game() {
    let table = Table::of(3);
    assert_eq!(CATEGORIES.map(|category| table.has("removed 1", category)), [1; 8]);
    assert_eq!(CATEGORIES.map(|category| Table::of(4).has("removed 1", category)), [0; 8]);
    assert!(table.description().contains("1 removed"));
}

#[test]
fn with_three_players_the_eight_cards_to_take_out_are_named_before_the_deal() {
    assert_eq!(Table::unread(4, "", &[]).now(), "now-deal");
    let table = Table::unread(3, "", &[]);
    let now = Sponsors::stage(table.view()).prompt;
    let description = render(&now, Language::ENGLISH);
    assert_eq!(
        description,
        "Back in the box: tyres 4, mechanics 2, body 6, chassis 3, driver 5, engine 4, engineer 6 and tests 5; then deal \
         each car one card of each category"
    );
}

#[test]
fn cards_are_dealt_once_and_before_anything_else() {
    let mut table = Table::unread(4, "", &["cards", "sponsors"]);
    table.refused("red roll 4", k::OTHER_PHASE, k::NOW_DEAL);
    table.play("dealt").refused("dealt", k::OTHER_PHASE, k::NOW_THROW);
}

#[test]
fn what_the_box_holds_is_asked_for_at_the_deal() {
    let mut table = Table::unread(4, "", &["cards"]);
    assert_eq!(table.asks("dealt"), "sponsors blue count");
    assert_eq!(Table::unread(4, "", &[]).asks("dealt"), "cards tyres count");
}

#[test]
fn cars_act_round_the_board_beginning_with_who_begins() {
    let round = |seats, first, rulings: &str| {
        let table = Table::under(seats, rulings);
        let mut header = table.0.header().clone();
        header.setup = First { seat: Seat::new(first), drawn: false };
        let mut table = crate::rulebook::table::Table::<Sponsors>::begin(header);
        table.play("dealt");
        let mut cars = Vec::new();
        for _ in 0..if seats == 3 { 3 } else { 4 } {
            let car = table.beside("next");
            let colour = ["", "red", "blue", "green", "yellow"][car.parse::<usize>().unwrap()];
            table.play(&format!("{colour} roll 1\n{colour} done"));
            cars.push(car);
        }
        cars.join(" ")
    };
    assert_eq!(round(4, 2, ""), "3 4 1 2");
    assert_eq!(round(3, 1, ""), "2 3 1");
    assert_eq!(round(2, 0, "two-cars-order alternate"), "1 2 3 4");
    assert_eq!(round(2, 1, "two-cars-order alternate"), "2 3 4 1");
    assert_eq!(round(2, 0, "two-cars-order together"), "1 3 2 4");
    assert_eq!(round(2, 1, "two-cars-order together"), "2 4 1 3");
}

#[test]
fn a_car_that_does_not_play_is_refused() {
    let mut table = Table::of(3);
    let act = table.0.read_act(r#"{"roll":{"car":4,"die":1}}"#).unwrap();
    let rejection = table.0.act(act).unwrap_err();
    assert!(
        rejection.to_string().contains(k::NO_SUCH_CAR.id())
            && rejection.to_string().contains(k::NO_SUCH_CAR_SUGGESTION.id())
    );
    let mut header = table.0.header().clone();
    header.setup.seat = Seat::new(3);
    let refused =
        steward::engine::Session::begin(GameInfo::of::<Sponsors>(), header).map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains(engine::SEATS_NOBODY.id()), "{refused}");
    assert_eq!(Sponsors::SEATS, 2..=4);
    table.play("red roll 1");
}
