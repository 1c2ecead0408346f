//! Workshop cards: bought on A and V, exchanged on E, and the end of the phase.

use steward::words::keys::sponsors as k;

use super::table::Table;

/// Red is on this square after rolling the die.
fn on(seats: usize, rulings: &str, square: u8) -> Table {
    let mut table = Table::under(seats, rulings);
    let before = (square + 22) % 24 + 1;
    table.play(&format!("correct red at {before}\nred roll 1"));
    table
}

#[test]
fn a_card_of_any_category_is_bought_on_any_a() {
    let mut table = on(4, "", 7);
    table.play("red buy engineer");
    assert_eq!((table.has("red", "engineer"), table.has("red", "millions")), (2, 3));
    assert_eq!((table.has("stock 1", "engineer"), table.beside("next").as_str()), (1, "2"));
}

#[test]
fn each_of_the_two_cars_of_a_player_pays_with_its_own_money() {
    let mut table = Table::of(2);
    table.play(
        "red roll 1\nred done\nblue roll 1\nblue done\ncorrect green at 12\ngreen roll 1\ngreen buy tyres",
    );
    assert_eq!((table.has("red", "millions"), table.has("second 1", "millions")), (5, 3));
    assert_eq!((table.has("red", "tyres"), table.has("second 1", "tyres")), (1, 2));
}

#[test]
fn a_v_sells_the_two_categories_of_its_zone() {
    let mut table = on(4, "", 14);
    table.refused("red buy tyres", k::NOT_OF_THE_ZONE, k::NOT_OF_THE_ZONE_SUGGESTION);
    table.play("red buy engine");
    assert_eq!(table.has("red", "engine"), 2);
}

#[test]
fn the_price_is_one_for_all_or_one_for_each_category() {
    let mut table = Table::unread(4, "", &["cards", "sponsors", "track", "zone", "square"]);
    table.play("dealt\ncorrect red at 24\nred roll 1");
    assert_eq!(table.asks("red buy tyres"), "price kind");
    table.play("read price kind each");
    assert_eq!(table.asks("red buy tyres"), "price tyres millions");
    table.play("read price tyres millions 4\nred buy tyres");
    assert_eq!(table.has("red", "millions"), 1);
}

#[test]
fn a_cashier_is_told_what_was_paid() {
    let mut table = on(4, "price cashier", 1);
    table.refused("red buy tyres", k::PRICE_MISSING, k::PRICE_MISSING_SUGGESTION);
    table.play("red buy tyres 4");
    assert_eq!(table.has("red", "millions"), 1);
    assert!(table.decided_by("price"));
    on(4, "", 1).refused("red buy tyres 4", k::PRICE_TYPED, k::PRICE_TYPED_SUGGESTION);
}

#[test]
fn a_card_that_cannot_be_paid_or_is_not_there_is_not_bought() {
    let mut table = on(4, "", 1);
    table.play("correct red > bank 4 millions");
    table.refused("red buy tyres", k::BUY_SHORT, k::BUY_SHORT_SUGGESTION);
    table.play("correct stock 1 > bank 2 tyres");
    table.refused("red buy tyres", k::STOCK_EMPTY, k::STOCK_EMPTY_SUGGESTION);
}

#[test]
fn the_own_zone_exchanges_with_the_board_one_for_one() {
    let mut table = on(4, "", 4);
    table.play("red swap engine");
    assert_eq!((table.has("red", "engine"), table.has("stock 1", "engine")), (1, 2));
    assert_eq!(table.description(), "1 cause-swap-taken; 1 cause-swap-laid");
    on(4, "", 10).refused("red swap engine", k::SWAP_ZONE, k::SWAP_ZONE_SUGGESTION);
    let mut table = on(4, "", 4);
    table.play("correct red > played 1 1 engine");
    table.refused("red swap engine", k::NO_CARD, k::NO_CARD_SUGGESTION);
}

#[test]
fn an_empty_pile_gives_nothing_unless_the_table_lays_the_old_card_down_first() {
    let mut table = on(4, "", 4);
    table.play("correct stock 1 > bank 2 engine");
    table.refused("red swap engine", k::STOCK_EMPTY, k::STOCK_EMPTY_SUGGESTION);
    let mut table = on(4, "e-stock table", 4);
    table.play("correct stock 1 > bank 2 engine\nred swap engine");
    assert_eq!(table.description(), "1 cause-swap-laid; 1 cause-swap-taken");
}

#[test]
fn in_anothers_zone_its_owner_must_exchange() {
    let mut table = on(4, "", 10);
    table.refused("red force green engine", k::FORCE_OTHER, k::FORCE_OTHER_SUGGESTION);
    table.play("red force blue engine");
    assert_eq!((table.has("red", "engine"), table.has("blue", "engine")), (1, 1));
    assert_eq!(table.description(), "1 cause-force-given; 1 cause-force-got");
    on(4, "", 4).refused("red force blue engine", k::FORCE_NOBODY, k::FORCE_NOBODY_SUGGESTION);
}

#[test]
fn nobody_is_forced_in_a_zone_without_an_owner() {
    let mut table = on(3, "", 22);
    table.refused("red force blue engine", k::FORCE_NOBODY, k::FORCE_NOBODY_SUGGESTION);
    table.play("red done");
}

#[test]
fn a_partner_is_no_opponent_and_exchanges_nothing_in_the_workshop() {
    for (sides, square, partner, opponent) in
        [("opposite", 16, "green", "blue"), ("neighbours", 10, "blue", "green")]
    {
        let mut table = on(4, &format!("sides {sides}"), square);
        let force = |who: &str| format!("red force {who} engine");
        table.refused(&force(partner), k::FORCE_NOBODY, k::FORCE_NOBODY_SUGGESTION);
        table.play("red done");
        let theirs = if square == 16 { 10 } else { 16 };
        on(4, &format!("sides {sides}"), theirs).play(&force(opponent));
    }
    on(4, "sides alone", 16).play("red force green engine");
}

#[test]
fn the_zone_of_ones_other_car_gives_nothing_unless_ruled() {
    on(2, "e-no-owner nothing", 16).refused(
        "red force green engine",
        k::FORCE_NOBODY,
        k::FORCE_NOBODY_SUGGESTION,
    );
    let mut table = on(2, "e-no-owner own-cars", 16);
    table.play("red force green engine");
    assert!(table.decided_by("e-no-owner"));
    on(2, "", 10).play("red force blue engine");
}

#[test]
fn the_phase_ends_with_the_round_in_which_the_last_card_was_bought() {
    let mut table = on(4, "", 1);
    let all = ["mechanics", "body", "chassis", "driver", "engine", "engineer", "tests"];
    for category in all {
        table.play(&format!("correct stock 1 > bank 2 {category}"));
    }
    table.play("correct stock 1 > bank 1 tyres\nred buy tyres");
    assert_eq!(table.stage(), "1.2");
    table.play("blue roll 1\nblue done\ngreen roll 1\ngreen done");
    assert_eq!(table.stage(), "1.2");
    table.play("yellow roll 1\nyellow done");
    assert_eq!((table.stage(), table.now()), ("1.3".to_owned(), "now-energy"));
}

#[test]
fn while_a_card_is_left_round_follows_round() {
    let mut table = Table::of(3);
    table.play("red roll 1\nred done\nblue roll 1\nblue done\ngreen roll 1\ngreen done");
    assert_eq!((table.stage(), table.beside("next").as_str()), ("2.2".to_owned(), "1"));
}
