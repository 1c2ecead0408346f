//! Deals and turns.

use steward::engine::Seat;
use steward::engine::entry::Verb;
use steward::games::autotock::Puncture;
use steward::words::keys::{autotock as k, engine};

use super::table::Table;

/// All players discard until their hands are empty.
fn play_out(table: &mut Table) {
    while let Some(who) = table.stands().strip_suffix(" 3").map(str::to_owned) {
        table.play(&format!("{who} discard"));
    }
}

/// Case 1.
#[test]
fn two_are_dealt_6_6_5_5_5_three_5_5_4_4_four_5_4_4_and_two_cards_stay_aside() {
    for (players, deals, aside) in
        [(2, vec![6, 6, 5, 5, 5], 0), (3, vec![5, 5, 4, 4], 0), (4, vec![5, 4, 4], 2)]
    {
        let mut table = Table::undealt(players, "", &[]);
        for cards in &deals {
            assert_eq!(table.stands(), " 1");
            table.play("deal");
            assert_eq!(table.cards("red"), *cards);
            play_out(&mut table);
        }
        let bank = steward::engine::Holder::Bank;
        assert_eq!(table.view().balance(bank, steward::games::autotock::units::CARDS), aside);
        table.play("deal");
        assert_eq!(table.cards("blue"), deals[0], "the pile is shuffled into a full deck");
    }
}

#[test]
fn the_dealers_left_plays_first_in_every_deal_and_the_dealer_changes_with_the_deck() {
    let mut table = Table::undealt(4, "", &[]);
    let mut begin = Vec::new();
    for _ in 0..5 {
        table.play("deal");
        begin.push(table.stands());
        play_out(&mut table);
    }
    assert_eq!(begin, ["red 3", "red 3", "red 3", "blue 3", "blue 3"]);
}

#[test]
fn who_has_no_card_left_is_passed_over_until_the_next_deal() {
    let mut table = Table::of(3);
    table.play("correct blue > pile 1 5 cards\nred discard");
    assert_eq!(table.stands(), "green 3");
    table.play("correct red > pile 1 4 cards, green > pile 1 5 cards");
    assert_eq!(table.stands(), " 1");
}

#[test]
fn acts_out_of_turn_are_refused() {
    let mut table = Table::of(2);
    table.refused_why("blue out ace", k::NOT_YOUR_TURN);
    table.refused_why("deal", k::DEAL_NOT_NOW);
    Table::undealt(2, "", &[]).refused_why("red out ace", k::NO_CARDS);
    let verb = Verb::Act(steward::games::autotock::Act::from(Puncture { seat: Seat::new(3) }).into());
    assert_eq!(table.refused_verb(verb).why.key, engine::SEATS_NOBODY);
}

#[test]
fn a_player_who_can_play_a_shown_card_must() {
    let mut table = Table::of(2);
    let refusal = table.refused_why("red discard ace", k::MUST_PLAY);
    let suggestion = refusal.suggestion.unwrap();
    assert_eq!(suggestion.key, k::MUST_PLAY_SUGGESTION);
    assert!(suggestion.to_string().contains("autotock-describe-play"), "{suggestion}");
    table.refused_why("red discard one-eyed", k::NO_EXPERTS);
    table.play("red discard 8");
    assert_eq!((table.cards("red"), table.stands().as_str()), (5, "blue 3"));
    table.play("blue discard");
    assert_eq!(table.cards("blue"), 5);
}

#[test]
fn a_7_that_only_a_split_can_play_must_be_split() {
    let mut table = Table::of(3);
    table.put("red 10, red 13, blue 12, blue 20");
    // Passing 12 is barred for the car on 10, but sharing one step of the 7 is not.
    table.refused_why("red discard 7", k::MUST_PLAY);
    table.refused_why("red laid 7", k::MUST_PLAY);
}

#[test]
fn a_laid_card_that_cannot_be_played_is_the_discard_or_is_taken_back() {
    let mut table = Table::of(2);
    table.play("red laid 8");
    assert_eq!((table.cards("red"), table.stands().as_str()), (5, "blue 3"));
    let mut table = Table::under(2, "laid-card back");
    table.refused_why("red laid 8", k::LAID_BACK);
}
