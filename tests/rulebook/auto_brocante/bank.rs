//! The minimum, option B and the card "buy from the bank".

use steward::words::keys::auto_brocante as k;

use super::table::{Table, header};

/// Red has no car, five are left in the bank (13 to 17), and Red's turn begins.
fn bare(rulings: &str) -> Table {
    let mut table = Table::under(rulings);
    table.play(
        "correct car 1 graveyard, car 2 graveyard, car 3 graveyard, car 4 graveyard, car 18 graveyard, \
         car 19 graveyard, car 20 graveyard, car 21 graveyard, car 22 graveyard, car 23 graveyard, \
         car 24 graveyard, next red",
    );
    assert_eq!((table.cars()[0], table.stands().as_str()), (5, "1.2 red"));
    table
}

/// Case 6.
#[test]
fn cards_for_the_minimum_are_cards_of_option_a() {
    let mut table = bare("");
    table.refused_why("red none", k::MINIMUM_FIRST);
    table.refused_why("red draw", k::MINIMUM_FIRST);
    table.play("red buy 13 card\nred buy 14 card");
    assert_eq!((table.stands(), table.net()[0]), ("1.4 red".to_owned(), -400));
    let mut table = bare("");
    table.play("red buy 13 card\nred buy 14 fixed");
    assert_eq!((table.stands(), table.net()[0]), ("1.3 red".to_owned(), -4200));
    table.refused_why("red policy", k::OPTION_A_BEGUN);
    table.play("red sell 13 list");
    assert_eq!(table.stands(), "1.4 red");
    let mut table = bare("");
    table.play("red buy 13 fixed\nred buy 14 list");
    assert_eq!((table.stands(), table.net()[0]), ("1.3 red".to_owned(), -6000));
    table.play("red buy 15 fixed");
    assert_eq!(table.cars(), [2, 3, 4, 4, 11, 0]);
}

#[test]
fn no_other_card_is_played_before_the_lot_has_the_minimum() {
    let mut table = bare("");
    table.play("correct car 13 red");
    for card in
        ["red sell 13 list", "red policy card", "red cancel blue", "red fire 5", "red approach 5 3000"]
    {
        table.refused_why(card, k::MINIMUM_FIRST);
    }
    table.play("red buy 14 card\nred sell 13 list");
    assert_eq!(table.stands(), "1.4 red");
}

#[test]
fn the_minimum_is_one_when_the_bank_has_fewer_than_two_cars() {
    let mut table = bare("");
    table.play("correct car 14 graveyard, car 15 graveyard, car 16 graveyard, car 17 graveyard, next red");
    assert_eq!((table.cars()[0], table.stands().as_str()), (1, "1.2 red"));
    table.play("correct car 5 red, next red");
    assert_eq!(table.stands(), "1.3 red", "one car is enough now");
}

#[test]
fn a_turn_may_end_below_the_minimum_which_is_bought_at_the_next() {
    let mut table = Table::dealt();
    table.play(
        "red sell 1 list\nred sell 2 list\nred business 3 blue 1000\nred business 4 blue 1000\nred draw",
    );
    assert_eq!(table.cars()[1], 0);
    table.play("blue none\nblue draw\ngreen none\ngreen draw");
    assert_eq!(table.stands(), "2.2 red");
}

#[test]
fn option_b_costs_the_printed_price_unseen_or_the_list_price() {
    let mut table = Table::dealt();
    table.play("red buy 13 fixed");
    assert_eq!((table.net(), table.place(13)), (vec![-4000, 0, 0], "red".to_owned()));
    assert_eq!(
        (table.stands(), table.description()),
        ("1.4 red".to_owned(), vec!["4000 term-fixed".into(), "1 car-named".into()])
    );
    let mut table = Table::dealt();
    table.play("red buy 13 list");
    assert_eq!((table.net()[0], table.description()[0].as_str()), (-9000, "9000 term-list"));
    let mut table = Table::dealt();
    table.play("red buy 13 card");
    assert_eq!((table.net()[0], table.cards()[0], table.stands().as_str()), (-200, 4, "1.3 red"));
}

#[test]
fn the_price_of_option_b_is_read_off_the_box() {
    let mut header = header(3, "");
    header.board.remove("option b price");
    let mut table = Table::of(header);
    assert_eq!(table.asks("red buy 13 fixed"), "option b price");
    table.play("read option b price 3500\nred buy 13 fixed");
    assert_eq!(table.net(), [-3500, 0, 0]);
    table.play("read option b price 4500");
    assert_eq!(table.net(), [-4500, 0, 0]);
}

#[test]
fn what_is_not_in_the_bank_or_does_not_fit_on_the_lot_is_not_bought() {
    let mut table = Table::dealt();
    table.refused_why("red buy 5 fixed", k::NOT_IN_BANK);
    table.play("correct car 13 red, car 14 red");
    table.refused_why("red buy 15 fixed", k::LOT_FULL);
    table.refused_why("red buy 15 card", k::LOT_FULL);
    let mut table = Table::dealt();
    let gone: Vec<String> = (13..=24).map(|car| format!("car {car} graveyard")).collect();
    table.play(&format!("correct {}", gone.join(", ")));
    table.refused_why("red buy 15 fixed", k::BANK_EMPTY);
}

#[test]
fn nobody_pays_beyond_cash_unless_the_ruling_gives_credit() {
    let poor = "correct red > bank 21500 dollars";
    let mut table = Table::dealt();
    table.play(poor);
    table.refused_why("red buy 13 fixed", k::SHORT_OF_CASH);
    table.refused_why("red policy", k::SHORT_OF_CASH);
    table.refused_why("red buy 14 list", k::WORST_CASE);
    let mut table = Table::under("short-of-cash debt");
    table.play(poor).play("red buy 13 fixed");
    assert_eq!((table.purses()[0], table.debt("red")), (0, 500));
    assert!(table.decided_by("short-of-cash"));
}

#[test]
fn the_list_price_unseen_needs_cash_for_the_dearest_car_that_may_lie_there() {
    let mut table = Table::dealt();
    table.play("correct red > bank 16001 dollars");
    table.refused_why("red buy 14 list", k::WORST_CASE);
    table.play("correct bank > red 1 dollars\nred buy 14 list");
    assert_eq!(table.purses()[0], 9000 - 2000);
    let mut table = Table::dealt();
    table.play("correct red > bank 16001 dollars, car 13 graveyard\nred buy 14 list");
    assert_eq!(table.purses()[0], 8999 - 2000);
}

#[test]
fn the_minimum_at_list_price_only_by_ruling() {
    let mut table = bare("min-price list");
    table.refused_why("red buy 14 fixed", k::LIST_PRICE_ONLY);
    table.play("red buy 14 list");
    assert_eq!(table.net()[0], -2000);
    table.play("red buy 17 list\nred buy 13 fixed");
    assert_eq!(table.net()[0], -2000 - 2000 - 4000);
}

#[test]
fn who_cannot_pay_for_the_minimum_plays_on_below_it_or_owes_by_ruling() {
    let mut table = bare("");
    table.refused_why("red below", k::CAN_PAY);
    table.play("correct red > bank 20000 dollars");
    table.play("red buy 14 fixed");
    table.refused_why("red buy 13 fixed", k::SHORT_OF_CASH);
    table.play("red below");
    assert!(table.decided_by("min-short"));
    assert_eq!((table.stands(), table.cars()[1]), ("1.3 red".to_owned(), 1));
    table.refused_why("red below", k::NOTHING_MISSING);
    let mut table = bare("min-short debt");
    table.play("correct red > bank 24000 dollars");
    table.refused_why("red below", k::CAN_PAY);
    table.play("red buy 13 fixed");
    assert_eq!((table.purses()[0], table.debt("red")), (0, 3000));
    assert!(table.decided_by("min-short"));
}
