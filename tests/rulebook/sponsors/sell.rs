//! Sponsor cards: drawn on S, and sold before the die roll and at the end of the phase.

use steward::words::keys::sponsors as k;

use super::table::Table;

/// Red holds these sponsor cards.
fn holding(rulings: &str, cards: &[(&str, i64)]) -> Table {
    let mut table = Table::under(4, rulings);
    for (colour, count) in cards {
        table.play(&format!("correct pile 1 > red {count} sponsor-{colour}"));
    }
    table
}

/// Case 1.
#[test]
fn three_colours_bring_7_three_alike_10_any_other_card_1() {
    for (cards, brings, description) in [
        ("blue red yellow", 7, "7 colours"),
        ("red red red", 10, "10 alike"),
        ("red red blue", 3, "3 x 1 each; (no-set)"),
        ("red blue", 2, "2 x 1 each"),
        ("yellow", 1, "1 x 1 each"),
    ] {
        let mut table = holding("", &[("blue", 1), ("red", 3), ("yellow", 1)]);
        table.play(&format!("red sell {cards}"));
        assert_eq!(table.has("red", "millions"), 5 + brings, "{cards}");
        assert!(table.description().ends_with(description), "{cards}: {}", table.description());
    }
}

#[test]
fn sold_cards_go_under_the_pile_or_aside() {
    for (rulings, holder) in [("sponsor-sold pile", "pile 1"), ("sponsor-sold aside", "sold 1")] {
        let mut table = holding(rulings, &[("red", 1)]);
        let before = table.has(holder, "sponsor-red");
        table.play("red sell red");
        assert_eq!(table.has(holder, "sponsor-red"), before + 1, "{rulings}");
        assert!(table.decided_by("sponsor-sold"));
    }
}

#[test]
fn an_empty_pile_is_made_anew_of_the_cards_laid_aside() {
    let empty =
        "correct pile 1 > sold 1 8 sponsor-red, pile 1 > bank 8 sponsor-blue, pile 1 > bank 8 sponsor-yellow";
    let mut table = Table::under(4, "sponsor-sold aside");
    table.play(empty).play("red roll 2\nred sponsor red");
    assert_eq!((table.has("pile 1", "sponsor-red"), table.has("sold 1", "sponsor-red")), (7, 0));
}

#[test]
fn cards_not_held_cannot_be_sold() {
    let mut table = holding("", &[("red", 1)]);
    table.refused("red sell red red", k::SELL_SHORT, k::SELL_SHORT_SUGGESTION);
    table.refused("red sell red red red red", k::SELL_COUNT, k::SELL_COUNT_SUGGESTION);
    table.refused("blue sell red", k::OUT_OF_TURN, k::NOW_THROW);
    table.play("red roll 1").refused("red sell red", k::THROWN, k::THROWN_SUGGESTION);
}

#[test]
fn the_last_sale_comes_before_the_energy_tokens() {
    let mut table = holding("", &[("red", 2)]);
    table.play("correct phase 3\nred sell red\nred energy 6");
    table.refused("red sell red", k::SELL_LATE, k::SELL_LATE_SUGGESTION);
}

#[test]
fn a_fourth_sponsor_card_makes_the_car_put_one_of_the_four_back() {
    let mut table = holding("", &[("red", 2), ("blue", 1)]);
    table.play("red roll 2");
    table.refused("red sponsor yellow", k::DROP_MISSING, k::DROP_MISSING_SUGGESTION);
    table.refused("red sponsor blue drop yellow", k::DROP_ABSENT, k::DROP_ABSENT_SUGGESTION);
    let mut drawn = table.clone();
    drawn.play("red sponsor yellow drop yellow");
    assert_eq!(drawn.has("pile 1", "sponsor-yellow"), 8);
    table.play("red sponsor yellow drop red");
    assert_eq!((table.has("red", "sponsor-red"), table.has("red", "sponsor-yellow")), (1, 1));
    assert_eq!(table.has("pile 1", "sponsor-red"), 7);
}

#[test]
fn who_holds_fewer_than_three_keeps_the_card_drawn() {
    let mut table = Table::of(4);
    table.play("red roll 2");
    table.refused("red sponsor blue drop blue", k::DROP_NEEDLESS, k::DROP_NEEDLESS_SUGGESTION);
    table.play("red sponsor blue");
    assert_eq!((table.has("red", "sponsor-blue"), table.beside("next").as_str()), (1, "2"));
}

#[test]
fn a_colour_of_which_all_cards_are_out_cannot_be_drawn() {
    let mut table = Table::of(4);
    table.play("correct pile 1 > bank 8 sponsor-red\nred roll 2");
    table.refused("red sponsor red", k::PILE_SHORT, k::PILE_SHORT_SUGGESTION);
}
