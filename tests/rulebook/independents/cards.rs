//! Step 3: cards, entered by what they do.

use steward::engine::Acts;
use steward::games::independents::Act;
use steward::words::keys::independents as k;

use super::table::Table;

#[test]
fn a_card_brings_disks_from_the_supply_and_takes_them_there() {
    let mut table = Table::at(2, "", "models", 3);
    table.play("correct bank > models 3 2 disks blue\nred card red 3 +2, blue 3 -1");
    assert_eq!((table.disks("red", "models 3"), table.disks("blue", "models 3")), (2, 1));
    assert_eq!((table.disks("red", "bank"), table.has("red", "cards")), (-22, 3));
    assert_eq!(
        table.description(),
        ["p1 > bank 1: 1 cause-card", "bank > models 3 2: 2 cause-card", "models 3 > bank 1: 1 cause-card"]
    );
}

#[test]
fn a_card_may_reach_another_category_or_do_what_the_book_does_not_keep() {
    let mut table = Table::at(2, "", "engineering", 3);
    table.play("red card red models 2 +1\nblue card none");
    assert_eq!((table.disks("red", "models 2"), table.has("blue", "cards")), (1, 3));
}

#[test]
fn a_card_that_takes_more_than_there_is_or_nothing_is_refused() {
    let mut table = Table::at(2, "", "models", 3);
    table.play("correct bank > models 3 2 disks blue");
    table.refused("red card blue 3 -3", k::EFFECT_SHORT, k::EFFECT_SHORT_SUGGESTION);
    table.refused("red card blue 3 +0", k::EFFECT_NOTHING, k::EFFECT_NOTHING_SUGGESTION);
    table.refused("red card blue 7 +1", k::SECTION_NONE, k::SECTION_NONE_SUGGESTION);
    table.play("correct red > bank 4 cards");
    table.refused("red card none", k::NO_CARD, k::NO_CARD_SUGGESTION);
    table.play("red pass");
}

#[test]
fn passing_is_for_good_and_makes_the_order_of_the_next_category() {
    let mut table = Table::at(3, "", "models", 3);
    table.play("red card none\nblue pass\ngreen card none\nred card none");
    table.refused("blue card none", k::HAS_PASSED, k::NOW_CARDS);
    table.play("green pass\nred pass");
    assert_eq!((table.stage(), table.track()), ("1.5".into(), "blue green red".into()));
    table.play("majority");
    assert_eq!((table.stage(), table.whose()), ("1.1".into(), "blue".into()));
    assert_eq!(table.state().category.word(), "engineering");
}

#[test]
fn how_many_disks_an_effect_moves_is_filled_in_and_its_way_stays() {
    let table = Table::at(2, "", "models", 3);
    let card = |text: &str| Act::parse(text, &table.0.setting().seats).unwrap();
    let filled = card("red card red 3 +1, blue 3 -1").filled(&[4, 2]);
    assert_eq!(filled, Some(card("red card red 3 +4, blue 3 -2")));
}
