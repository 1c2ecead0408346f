//! Energy tokens at the end of the first phase.

use steward::words::keys::sponsors as k;

use super::table::Table;

/// Case 2.
#[test]
fn of_13_million_ten_buy_tokens_and_three_are_lost() {
    let mut table = Table::of(4);
    table.play("correct phase 3, bank > red 8 millions");
    table.refused("red energy 11", k::ENERGY_MANY, k::ENERGY_MANY_SUGGESTION);
    table.play("red energy 10");
    assert_eq!((table.has("red", "energy"), table.has("red", "millions")), (10, 0));
    assert_eq!(table.description(), "10 x 1 tokens; 10 cause-tokens; 3 cause-money-lost");
    table.refused("red energy 1", k::ENERGY_TWICE, k::ENERGY_TWICE_SUGGESTION);
}

#[test]
fn tokens_are_bought_with_the_own_money_in_any_order() {
    let mut table = Table::of(4);
    table.refused("red energy 1", k::OTHER_PHASE, k::NOW_THROW);
    table.play("correct phase 3");
    table.refused("yellow energy 6", k::ENERGY_MANY, k::ENERGY_MANY_SUGGESTION);
    table.play("yellow energy 5\nred energy 0\nblue energy 1");
    assert_eq!(table.stage(), "1.3");
    table.play("green energy 5");
    assert_eq!((table.stage(), table.now()), ("1.4".to_owned(), "now-grid"));
}

#[test]
fn tokens_left_unbought_while_there_is_money_are_questioned_before_they_are_entered() {
    let mut table = Table::of(4);
    table.play("correct phase 3, bank > red 8 millions");
    let asked = |tokens: u8| table.doubts(&format!("red energy {tokens}"));
    assert_eq!(asked(9).iter().map(|line| line.key).collect::<Vec<_>>(), [k::DOUBT_ENERGY]);
    assert_eq!((asked(10), asked(11)), (Vec::new(), Vec::new()));
}
