//! The experts' cards: 5, 8, one-eyed jacks, and the verge.

use steward::words::keys::autotock as k;

use super::table::Table;

fn experts(seats: usize, rulings: &str) -> Table {
    Table::under(seats, &format!("experts yes, {rulings}"))
}

#[test]
fn without_them_a_5_is_a_5_and_there_are_no_one_eyed_jacks() {
    let mut table = Table::of(2);
    table.put("red 10, blue 30, blue 31");
    table.refused_why("red push blue 30", k::NO_EXPERTS);
    table.refused_why("red move one-eyed 10", k::NO_EXPERTS);
    table.refused_why("red cross blue 30 blue 31", k::NO_EXPERTS);
    table.play("red move 5 10");
}

#[test]
fn a_5_moves_another_players_car_and_never_ones_own() {
    let mut table = experts(3, "");
    table.put("red 10, blue 12, blue 30, green g1");
    table.refused_why("red move 5 10", k::FIVE_OWN);
    table.refused_why("red push red 10", k::FIVE_OWN);
    table.refused_why("red push blue 12", k::FIVE_GO);
    table.refused_why("red push green g1", k::GARAGE_SAFE);
    table.play("red push blue 30");
    assert_eq!(table.cars("blue"), "12 35");
}

#[test]
fn a_pushed_car_meets_squares_and_garage_as_if_its_owner_had_moved_it_unless_ruled() {
    let mut table = experts(3, "");
    table.put("blue 25").play("red push blue 25");
    assert_eq!((table.cars("blue"), table.owes("blue"), table.owes("red")), ("30".to_owned(), 1, 0));
    let mut table = experts(3, "");
    table.put("blue 9").play("red push blue 9 in");
    assert_eq!(table.cars("blue"), "g3");
    let mut table = experts(3, "pushed-effects none");
    table.put("blue 25, blue 9 stopped").refused_why("red push blue 9 in", k::GARAGE_PUSHED);
    table.play("red push blue 25");
    assert_eq!((table.cars("blue"), table.owes("blue")), ("30 9".to_owned(), 0));
    table.play("blue discard\ngreen discard\nred push blue 9");
    assert_eq!(table.cars("blue"), "14 30", "reverse has no hold of a pushed car");
}

#[test]
fn an_8_pushes_the_cars_it_passes_off_the_road_and_hits_where_it_lands() {
    let mut table = experts(2, "");
    table.put("red 10, red 12, blue 13, blue 18").play("red move 8 10");
    assert_eq!((table.cars("red"), table.cars("blue")), ("18 v12".to_owned(), "v13".to_owned()));
    let mut table = experts(2, "eight-own no");
    table.put("red 10, red 12, blue 13").play("red move 8 10");
    assert_eq!((table.cars("red"), table.cars("blue")), ("12 18".to_owned(), "v13".to_owned()));
}

#[test]
fn a_car_off_the_road_blocks_nothing_and_comes_back_with_two_less() {
    for (card, to) in [("9", "32"), ("4", "23"), ("2", "25"), ("ace", "25"), ("3", "26")] {
        let mut table = experts(2, "");
        table.put("red v25, blue 20").play(&format!("red move {card} v25"));
        assert_eq!(table.cars("red"), to, "{card}");
    }
    let mut table = experts(2, "");
    table.put("red v25, blue 20, blue 25").play("red discard\nblue move 8 20\nred move 2 v25");
    assert_eq!((table.cars("red"), table.cars("blue")), ("25".to_owned(), "28 v25".to_owned()));
    let mut table = experts(2, "verge refused");
    table.put("red v25").refused_why("red move 2 v25", k::VERGE_SMALL);
    table.play("red move 3 v25");
}

#[test]
fn off_the_road_nitro_is_lost_and_reverse_is_not() {
    let mut table = experts(2, "");
    table.put("red 15 stopped, red 33 stopped, blue 14, blue 32");
    table.play("red discard\nblue move 8 14\nred move 6 v15");
    assert_eq!(table.cars("red"), "19 33");
    table.play("blue move 8 32\nred move 6 v33");
    assert_eq!(table.cars("red"), "19 29");
}

#[test]
fn a_one_eyed_jack_swaps_two_cars_of_others_and_is_a_jack_unless_ruled() {
    let mut table = experts(3, "");
    table.put("red 10, blue 30, green 40, green 24");
    table.refused_why("red cross blue 30 red 10", k::CROSS_OWN);
    table.refused_why("red cross blue 30 blue 30", k::CROSS_SAME);
    table.refused_why("red cross blue 30 green 24", k::SWAP_GO);
    table.play("red cross blue 30 green 40");
    assert_eq!((table.cars("blue"), table.cars("green")), ("40".to_owned(), "24 30".to_owned()));
    let mut table = experts(3, "");
    table.put("red 10, blue 30").play("red swap one-eyed 10 blue 30");
    let mut table = experts(3, "one-eyed only");
    table.put("red 10, blue 30").refused_why("red swap one-eyed 10 blue 30", k::ONE_EYED_ONLY);
    table.refused_why("red move one-eyed 10", k::ONE_EYED_ONLY);
}

#[test]
fn two_cars_of_one_player_may_be_crossed_and_lose_what_held_them() {
    let mut table = experts(3, "");
    table.put("blue 33 stopped, blue 40").play("red cross blue 33 blue 40\nblue move 6 33");
    assert_eq!(table.cars("blue"), "39 40");
}

#[test]
fn what_held_a_car_on_the_verge_does_not_hold_the_one_that_is_swapped_there() {
    let mut table = experts(3, "swap-where verge");
    table.put("blue v33, blue 40").play("correct blue v33 stopped");
    table.play("red cross blue v33 blue 40\nblue move 6 v33");
    assert_eq!(table.cars("blue"), "37 40");
}

#[test]
fn a_5_that_can_move_no_car_of_others_is_unplayable() {
    let mut table = experts(3, "");
    table.put("red 10, blue 12").play("red discard 5");
    let mut table = experts(3, "");
    table.put("red 10, blue 13").refused_why("red discard 5", k::MUST_PLAY);
}

#[test]
fn a_pushed_car_comes_back_from_the_verge_with_two_less_whatever_its_effects() {
    for rulings in ["pushed-effects all", "pushed-effects none"] {
        let mut table = experts(3, rulings);
        table.put("blue v26").play("red push blue v26");
        assert_eq!(table.cars("blue"), "29", "{rulings}");
    }
}

#[test]
fn a_protected_car_stops_an_8_and_an_8_hits_an_own_car_where_it_lands() {
    let mut table = experts(3, "");
    table.put("red 10, blue 12").refused_why("red move 8 10", k::PROTECTED_PASS);
    let mut table = experts(2, "eight-own no");
    table.put("red 10, red 18").play("red move 8 10");
    assert_eq!(table.cars("red"), "18");
}

#[test]
fn an_8_into_the_garage_pushes_what_it_passes() {
    let mut table = experts(2, "");
    table.put("red 42, blue 45, blue 47, blue 2").play("red park 8 42");
    assert_eq!((table.cars("red"), table.cars("blue")), ("g3".to_owned(), "2 v45 v47".to_owned()));
}

#[test]
fn off_the_road_a_car_is_neither_hit_nor_swept_nor_pushed_again() {
    for line in ["red move ace 24", "red move joker 24", "red move 8 24"] {
        let mut table = experts(2, "");
        table.put("red 24, blue v25").play(line);
        assert_eq!(table.cars("blue"), "v25", "{line}");
    }
}

#[test]
fn off_the_road_each_share_of_a_7_counts_two_less() {
    let mut table = experts(2, "");
    table.put("red v25, red 10").play("red seven v25:4 10:3");
    assert_eq!(table.cars("red"), "13 27");
}
