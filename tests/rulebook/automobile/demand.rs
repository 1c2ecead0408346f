//! The demand tiles: their number, their classes, and refusals.

use steward::games::automobile::Class;
use steward::msg;
use steward::words::keys::automobile as k;

use super::table::Table;

fn reveal(seats: usize, turn: u8, line: &str) -> Table {
    let mut table = Table::of(seats);
    table.play(&format!("correct phase {turn} 7")).play(line);
    table
}

fn demand(table: &Table) -> [i64; 3] {
    Class::ALL.map(|class| table.state().demand.clone().unwrap().of(class))
}

/// Case 9.
#[test]
fn in_turn_2_the_higher_of_each_pair_is_mid_and_the_lower_low() {
    let table = reveal(5, 2, "reveal 52 44 32 53 22");
    assert_eq!(demand(&table), [0, 19, 13]);
    let description = "demand-of 19: 5 tile; 4 tile; 3 tile; 5 tile; 2 tile";
    assert!(table.description().contains(&description.to_owned()), "{:?}", table.description());
}

#[test]
fn in_turn_1_one_tile_each_is_mid_and_nothing_else_is_wanted() {
    assert_eq!(demand(&reveal(3, 1, "reveal 5 2 3")), [0, 10, 0]);
}

#[test]
fn in_turn_3_the_lower_is_mid_the_higher_low_and_a_tile_drawn_now_premium() {
    assert_eq!(demand(&reveal(3, 3, "reveal 52 44 32 premium 4")), [4, 8, 12]);
}

#[test]
fn in_turn_4_a_bonus_tile_joins_the_low_market() {
    assert_eq!(demand(&reveal(3, 4, "reveal 52 44 23 premium 4 low 3")), [4, 8, 15]);
}

#[test]
fn each_player_shows_as_many_tiles_as_were_drawn() {
    let mut table = reveal(3, 2, "");
    table.refused("reveal 52 44", k::REVEAL_PLAYERS, k::REVEAL_SUGGESTION);
    table.refused("reveal 52 44 3", k::REVEAL_TILES, k::REVEAL_SUGGESTION);
    let mut table = reveal(3, 1, "");
    table.refused("reveal 52 4 3", k::REVEAL_TILES, k::REVEAL_SUGGESTION);
}

#[test]
fn tiles_drawn_at_the_reveal_are_wanted_in_their_turns_only() {
    reveal(3, 1, "").refused("reveal 5 4 3 premium 2", k::REVEAL_TOO_MANY, k::REVEAL_TOO_MANY_SUGGESTION);
    reveal(3, 2, "").refused("reveal 52 44 32 low 2", k::REVEAL_TOO_MANY, k::REVEAL_TOO_MANY_SUGGESTION);
    reveal(3, 3, "").refused("reveal 52 44 32", k::REVEAL_MISSING, k::REVEAL_MISSING_SUGGESTION);
    let mut table = reveal(3, 3, "");
    table.refused("reveal 52 44 32 premium 3 low 2", k::REVEAL_TOO_MANY, k::REVEAL_TOO_MANY_SUGGESTION);
    let mut table = reveal(3, 4, "");
    table.refused("reveal 52 44 32 premium 3", k::REVEAL_MISSING, k::REVEAL_MISSING_SUGGESTION);
    table.refused("reveal 52 44 32 low 3", k::REVEAL_MISSING, k::REVEAL_MISSING_SUGGESTION);
}

#[test]
fn tiles_are_numbered_2_to_5_and_no_more_of_a_number_are_out_than_the_box_has() {
    let mut table = reveal(3, 3, "");
    table.refused("reveal 62 44 32 premium 3", k::REVEAL_NUMBER, k::REVEAL_NUMBER_SUGGESTION);
    table.refused("reveal 52 44 32 premium 1", k::REVEAL_NUMBER, k::REVEAL_NUMBER_SUGGESTION);
    table.refused("reveal 55 55 32 premium 5", k::REVEAL_BAG, k::REVEAL_BAG_SUGGESTION);
    table.play("reveal 55 55 32 premium 4");
}

#[test]
fn where_nobody_has_counted_the_tiles_any_number_of_one_is_taken() {
    let mut table = Table::unread(3, &[]);
    table.play("correct phase 2 7\nreveal 55 55 55");
}

#[test]
fn tiles_are_turned_over_once_and_before_the_sale() {
    let mut table = reveal(3, 1, "");
    table.refused("sale", k::REVEAL_FIRST, k::NOW_REVEAL);
    table.play("reveal 2 3 4");
    table.refused("reveal 2 3 4", k::REVEAL_DONE, k::NOW_SALE);
}

#[test]
fn everybody_draws_in_phase_1_without_telling_what() {
    let mut table = Table::of(3);
    table.refused("sale", k::WRONG_PHASE, k::NOW_TILES);
    table.play("drawn");
    assert_eq!(table.stage(), "1.2");
}

/// At most 12 of the 16 tiles are drawn, so the bag is never empty.
#[test]
fn twelve_tiles_are_out_with_five_players_in_turn_4() {
    assert_eq!(demand(&reveal(5, 4, "reveal 55 55 44 44 32 premium 3 low 2")), [3, 20, 23]);
}

#[test]
fn all_tiles_go_back_in_the_bag_at_the_end_of_a_turn() {
    let mut table = reveal(4, 1, "reveal 5 5 5 5\nsale\nlosses\nend\ncorrect phase 2 7\nreveal 55 55 22 22");
    assert_eq!(demand(&table), [0, 14, 14]);
    table.play("sale\nlosses\nend");
    assert_eq!(table.stage(), "3.1");
}

#[test]
fn the_table_is_told_how_many_tiles_each_player_draws_and_turns_over() {
    for (turn, each) in [(1, 1), (2, 2), (3, 2), (4, 2)] {
        let mut table = Table::of(3);
        table.play(&format!("correct phase {turn} 1"));
        assert_eq!(table.now(), msg!(k::NOW_TILES, each = each), "turn {turn}");
        table.play(&format!("correct phase {turn} 7"));
        assert_eq!(table.now(), msg!(k::NOW_REVEAL, each = each), "turn {turn}");
    }
}
