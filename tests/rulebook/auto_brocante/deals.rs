//! Deals between two dealers: open for business, "buy from a dealer", forced sale, under the hood, lot closed.

use steward::engine::{Acts, Header};
use steward::games::auto_brocante::Act;
use steward::games::auto_brocante::units::DOLLARS;
use steward::words::keys::auto_brocante as k;
use steward::words::{Language, render};

use super::table::{Table, header};

/// Red has not chosen an option yet and may open for business.
fn open(rulings: &str) -> Table {
    let mut table = Table::under(rulings);
    table.play("red none");
    table
}

#[test]
fn an_agreed_price_is_paid_and_the_car_goes_over() {
    let mut table = open("");
    table.play("red business 1 blue 5500");
    assert_eq!((table.net(), table.place(1)), (vec![5500, -5500, 0], "blue".to_owned()));
    table.refused_why("red business 1 blue 100", k::NOT_ON_LOT);
    table.refused_why("red business 2 red 100", k::AGAINST_ONESELF);
    table.refused_why("red business 2 blue walks", k::MUST_SELL);
    table.refused_why("red business 2 blue closed", k::MUST_SELL);
    table.refused_why("red business 2 blue 19501", k::SHORT_OF_CASH);
    table.play("red business 2 blue 19500");
    table.refused_why("red business 3 blue asked 100 value junk", k::LOT_FULL);
    let mut table = open("short-of-cash debt");
    table.play("red business 1 blue 26000");
    assert_eq!((table.purses(), table.debt("blue")), (vec![50_000, 0, 25_000], 1000));
}

/// Cases 2, 3 and 4.
#[test]
fn under_the_hood_the_buyer_pays_the_value_and_one_of_them_the_fine() {
    for (line, net) in [
        ("red business 1 blue asked 6000 value 8000", [9000, -9000]),
        ("red business 1 blue asked 6000 value 6000", [7000, -7000]),
        ("red business 1 blue asked 6000 value 5000", [4000, -4000]),
        ("red business 1 blue asked 5000 value junk", [-1000, 1000]),
    ] {
        let mut table = open("");
        table.play(line);
        assert_eq!((&table.net()[..2], table.place(1)), (&net[..], "blue".to_owned()), "{line}");
    }
    let mut table = open("");
    table.play("red business 1 blue asked 6000 value 8000");
    assert_eq!(table.description()[..2], ["8000 term-value", "1000 term-fine-buyer"]);
    table.play("red business 2 blue asked 6000 value 4000");
    assert_eq!(table.description()[0..2], ["4000 term-value", "1000 term-fine-seller"]);
    table.play("red business 3 green asked 6000 value 4000");
    assert_eq!(table.description()[1], "(doubt)");
}

#[test]
fn what_a_hood_costs_beyond_cash_is_a_debt_to_the_other_dealer_paid_from_later_income() {
    let mut table = open("");
    table.play("correct blue > bank 20000 dollars\nred business 1 blue asked 6000 value 8000");
    assert_eq!((table.purses()[1], table.debt("blue")), (0, 4000));
    assert_eq!(table.ranks(), ["1 red 34000", "2 green 25000", "3 blue -4000"]);
    table.play("red draw\nblue sell 5 list");
    assert_eq!((table.purses()[1], table.debt("blue"), table.purses()[0]), (6000, 0, 34_000));
    let mut table = open("");
    table.play("correct red > bank 25000 dollars\nred business 1 blue asked 6000 value junk");
    assert_eq!((table.purses()[0], table.debt("red")), (0, 1000));
}

#[test]
fn two_dealers_who_owe_each_other_set_it_off_before_an_income_pays_the_rest() {
    let mut table = open("");
    table.play("correct blue > bank 20000 dollars\nred business 1 blue asked 6000 value 8000");
    table.play(
        "correct red > bank 30000 dollars\nred business 2 blue asked 6000 value junk\nred draw\nblue none",
    );
    assert_eq!(
        (table.purses()[..2].to_vec(), table.debt("red"), table.debt("blue")),
        (vec![0, 0], 1000, 4000)
    );
    table.play("blue business 5 green 1");
    assert_eq!((table.purses()[..2].to_vec(), table.debt("red"), table.debt("blue")), (vec![1, 0], 0, 2999));
    let effect = table.0.explain(table.0.head()).unwrap();
    let dollars = effect.movements.iter().filter(|movement| movement.unit == DOLLARS);
    assert_eq!(dollars.map(|movement| movement.amount).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(effect.findings.iter().filter(|finding| finding.total == 1000).count(), 2);
}

#[test]
fn a_car_is_bought_from_a_dealer_who_is_named_by_the_car() {
    let mut table = Table::dealt();
    table.refused_why("red approach 1 100", k::AGAINST_ONESELF);
    table.refused_why("red approach 13 100", k::NOBODYS_CAR);
    table.refused_why("red approach 5 25001", k::SHORT_OF_CASH);
    table.play("red approach 5 11000");
    assert_eq!(
        (table.net(), table.place(5), table.cards()),
        (vec![-11_000, 11_000, 0], "red".to_owned(), vec![4, 5, 5])
    );
    table.play("red approach 9 asked 5000 value 2500");
    assert_eq!((table.net()[2], table.place(9)), (1500, "red".to_owned()));
    assert_eq!(table.stands(), "1.4 red");
}

#[test]
fn without_agreement_the_turn_is_over_but_for_the_card_or_business_by_ruling() {
    let mut table = Table::dealt();
    table.play("red approach 5 walks");
    assert_eq!((table.stands(), table.net(), table.cards()[0]), ("1.5 red".to_owned(), vec![0; 3], 4));
    assert!(table.decided_by("haggle-fails"));
    table.refused_why("red business 1 blue 100", k::NO_BUSINESS);
    table.refused_why("red sell 1 list", k::CARDS_DONE);
    table.play("red draw");
    assert_eq!(table.stands(), "1.3 blue");
    let mut table = Table::under("haggle-fails business");
    table.play("red approach 5 walks\nred business 1 blue 100\nred draw");
    assert_eq!(table.net()[0], 100);
}

#[test]
fn a_forced_sale_is_concluded_with_the_car_that_the_dealer_picks() {
    let mut table = Table::dealt();
    table.refused_why("red force red 1 100", k::AGAINST_ONESELF);
    table.refused_why("red force blue 5 100", k::NOT_ON_LOT);
    table.refused_why("red force blue 1 walks", k::MUST_SELL);
    let act = r#"{"force":{"seat":"p1","dealer":"p2","bargain":{"agreed":100}}}"#;
    let verb = table.0.read(act).unwrap();
    assert_eq!(table.refused_verb(verb).why.key, k::WHICH_CAR);
    table.play("red force blue 1 4000\nred force green 2 asked 3000 value 3000");
    assert_eq!(
        (table.net(), table.place(1), table.place(2)),
        (vec![8000, -4000, -4000], "blue".into(), "green".into())
    );
}

#[test]
fn a_closed_lot_costs_both_a_card_and_the_turn_goes_on() {
    let mut table = Table::dealt();
    table.play("red force blue closed\nred approach 9 closed");
    assert_eq!((table.cards(), table.net()), (vec![3, 4, 4], vec![0; 3]));
    assert_eq!(table.stands(), "1.4 red");
    let mut table = Table::dealt();
    table.play("correct blue > bank 5 cards");
    table.refused_why("red force blue closed", k::NO_CARD);
}

#[test]
fn who_closed_a_lot_has_a_whole_option_in_the_own_turn() {
    let mut table = Table::dealt();
    table.play("red force blue closed\nred draw\nblue sell 5 list\nblue sell 6 list");
    assert_eq!((table.stands(), table.cards()[1]), ("1.4 blue".to_owned(), 2));
}

#[test]
fn a_word_that_ends_no_deal_is_answered_by_what_does_and_by_a_car_that_stands_there() {
    let mut table = Table::dealt();
    let said = |table: &Table, line: &str| render(&table.0.parse(line).unwrap_err(), Language::ENGLISH);
    let hood = said(&table, "red approach 7 hood");
    for word in
        ["“hood”", "price in dollars", "“walks”", "“closed”", "asked 7000 value 4000", "red approach 7"]
    {
        assert!(hood.contains(word), "{hood}");
    }
    assert!(!hood.contains("approach 7 0"), "nobody sells for nothing: {hood}");
    let large = said(&table, "red approach 7 99999999999");
    for line in
        ["red approach 7 99999999999", "red take blue:300", "red take blue:some", "red approach 7 hood"]
    {
        let said = said(&table, line);
        assert!(!said.contains("4,294,967,295") && !said.contains("255"), "{large}: {said}");
    }
    table.play("red none\nred draw\nblue none");
    let business = said(&table, "blue business 5 red haggle");
    assert!(!business.contains("walks"), "whoever opens for business sells: {business}");
    let header = header(3, "");
    let mut table = Table::of(Header { board: Default::default(), ..header });
    table.play("red none\nred draw");
    let bank = said(&table, "blue buy 7 now please");
    let car = bank.rsplit_once("buy ").unwrap().1.split(' ').next().unwrap().to_owned();
    assert_eq!(table.place(car.parse().unwrap()), "bank", "{bank}");
}

#[test]
fn nothing_that_is_legal_instead_has_a_price_that_nobody_has_named() {
    let table = Table::dealt();
    let seats = &table.0.setting().seats;
    for line in
        ["red approach 1 3000", "red approach 5 99999", "red force blue 5 4000", "red business 1 blue 1"]
    {
        let refused = Act::parse(line, seats).unwrap();
        let instead = table.0.instead(&refused.into()).map(|act| act.write(seats)).unwrap_or_default();
        let last = instead.rsplit(' ').next().unwrap_or_default();
        let priced = ["approach", "force", "business"].iter().any(|verb| instead.contains(verb));
        assert!(!priced || last.parse::<u32>().is_err(), "{line}: {instead}");
    }
}
