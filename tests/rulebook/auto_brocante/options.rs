//! Policies, drawing a new hand, and the cards that sell, cancel and take.

use steward::engine::{Acts, Choice, Rules, Seat};
use steward::games::auto_brocante::{Act, AutoBrocante, Take};
use steward::words::keys::auto_brocante as k;

use super::table::{Table, header};

#[test]
fn a_policy_costs_4000_and_there_are_ten_without_a_limit_for_one_dealer() {
    let mut table = Table::dealt();
    table.play("red policy");
    assert_eq!((table.net()[0], table.policies()), (-4000, vec![2, 1, 1]));
    table.play("correct bank > red 6 policies, next red");
    table.refused_why("red policy", k::NO_POLICY_LEFT);
    table.refused_why("red policy card", k::NO_POLICY_LEFT);
}

#[test]
fn a_free_policy_is_a_card_of_option_a() {
    let mut table = Table::dealt();
    table.play("red policy card\nred policy card");
    assert_eq!((table.net()[0], table.policies()[0], table.cards()[0]), (0, 3, 3));
    assert_eq!(table.stands(), "1.4 red");
}

#[test]
fn option_d_puts_the_hand_under_the_pile_and_draws_as_many() {
    let mut table = Table::dealt();
    table.play("red exchange");
    assert_eq!((table.cards()[0], table.stands().as_str()), (5, "1.4 red"));
    assert_eq!(table.description(), ["5 cause-exchange-out", "5 cause-exchange-in"]);
}

#[test]
fn cards_sell_at_list_or_blue_book_and_what_is_on_them_and_the_car_is_out_of_the_game() {
    for (line, price) in [
        ("red sell 1 list", 5000),
        ("red sell 1 list+2000", 7000),
        ("red sell 1 list+3000", 8000),
        ("red sell 1 book 6500", 6500),
        ("red sell 1 book+3000 6500", 9500),
        ("red sell 1 book+3000 junk", 3000),
        ("red sell 1 book junk", 0),
    ] {
        let mut table = Table::dealt();
        table.play(line);
        assert_eq!((table.net()[0], table.cards()[0]), (price, 4), "{line}");
        assert_eq!((table.place(1), table.cars()), ("graveyard".to_owned(), vec![12, 3, 4, 4, 1, 0]));
    }
}

#[test]
fn only_own_cars_are_sold_and_only_at_prices_for_which_there_is_a_card() {
    let mut table = Table::dealt();
    table.refused_why("red sell 5 list", k::NOT_ON_LOT);
    table.refused_why("red sell 13 list", k::NOT_ON_LOT);
    table.refused_why("red sell 1 list+1000", k::NO_SUCH_CARD);
    table.refused_why("red sell 1 book+2000 5000", k::NO_SUCH_CARD);
    table.play("read sell 4 plus 1000\nred sell 1 list+1000");
    assert_eq!(table.net()[0], 6000);
}

#[test]
fn a_value_that_is_not_printed_is_doubted_and_taken() {
    let mut table = Table::dealt();
    table.play("red sell 1 book 6000");
    assert_eq!((table.net()[0], table.description().contains(&"(doubt)".to_owned())), (6000, true));
    let mut table = Table::dealt();
    table.play("red sell 1 book 6500");
    assert!(!table.description().contains(&"(doubt)".to_owned()));
    let mut table = Table::dealt();
    table.play("read car 1 list 7000\nred sell 1 book 6000");
    assert!(!table.description().contains(&"(doubt)".to_owned()), "nothing is printed for 7000");
}

#[test]
fn a_policy_is_cancelled_only_with_an_opponent_who_has_one() {
    let mut table = Table::dealt();
    table.refused_why("red cancel red", k::AGAINST_ONESELF);
    table.play("red cancel blue");
    assert_eq!((table.policies(), table.cards()[0]), (vec![1, 0, 1], 4));
    table.refused_why("red cancel blue", k::NO_POLICY);
}

#[test]
fn three_cards_are_taken_from_opponents_or_all_there_are() {
    let mut table = Table::dealt();
    table.refused_why("red take blue:2", k::TAKE_COUNT);
    table.refused_why("red take blue:3 green:1", k::TAKE_COUNT);
    table.refused_why("red take red:3", k::AGAINST_ONESELF);
    table.play("red take blue:2 green:1");
    assert_eq!(table.cards(), [7, 3, 4]);
    let mut table = Table::dealt();
    table.play("correct blue > bank 5 cards, green > bank 3 cards");
    table.refused_why("red take blue:2", k::TAKE_TOO_MANY);
    table.play("red take green:2");
    assert_eq!(table.cards(), [6, 0, 0]);
    table.refused_why("red take green:1", k::TAKE_NOTHING);
}

#[test]
fn of_whom_no_card_is_taken_is_left_out() {
    let table = Table::dealt();
    let [red, blue, green] = ["red", "blue", "green"].map(|who| table.seat(who));
    let take = |from: &[(Seat, u8)]| Act::Take(Take { seat: red, from: from.to_vec() });
    let asked = take(&[(blue, 2), (green, 1)]);
    assert_eq!(asked.filled(&[0, 2]), Some(take(&[(green, 2)])));
    assert_eq!(asked.filled(&[1, 1]), Some(take(&[(blue, 1), (green, 1)])));
}

#[test]
fn a_card_that_sells_is_read_as_it_is_played_and_not_asked_for_five_times() {
    let mut header = header(3, "");
    header.board.retain(|word, _| !word.starts_with("sell "));
    let mut table = Table::of(header);
    let sales = AutoBrocante::candidates(table.view());
    let sales: Vec<_> = sales.iter().filter(|choice| matches!(choice.act, Act::Sell(_))).collect();
    let each = |choice: &&&Choice<Act>| matches!(&choice.act, Act::Sell(sale) if sale.car.number() == 1);
    assert_eq!(sales.iter().filter(each).count(), 2, "by list price or by Blue Book, for each car");
    let filled = sales[0].act.filled(&[2500]);
    assert_eq!(filled.unwrap().write(&table.0.setting().seats), "red sell 1 list+2500");
    assert_eq!(sales[0].fields.last().map(|field| field.label.key), Some(k::FIELD_PLUS));
    let begins = sales[0].fields.last().and_then(|field| field.begins);
    assert_eq!(begins, Some(0), "whose card adds nothing is asked for nothing");
    table.play("red sell 1 list+2500");
    assert_eq!(table.net()[0], 7500);
}
