//! Steps 4 and 5: competition and the majority bonus.

use steward::games::independents::competition;
use steward::session::description;
use steward::words::keys::independents as k;
use steward::words::{Language, render};

use super::table::Table;

/// The competition in Models with these disks: `1 red 4, 1 blue 3`.
fn competing(seats: usize, disks: &str) -> Table {
    let mut table = Table::of(seats, "");
    let moves: Vec<String> = disks
        .split(", ")
        .map(|part| {
            let words: Vec<&str> = part.split(' ').collect();
            format!("bank > models {} {} disks {}", words[0], words[2], words[1])
        })
        .collect();
    table.play(&format!("correct {}, phase 1 models 4", moves.join(", ")));
    table
}

#[test]
fn case_1_alone_with_six_one_stays_and_five_return() {
    let mut table = competing(2, "1 red 6");
    table.play("settle");
    assert_eq!((table.disks("red", "models 1"), table.disks("red", "return 1")), (1, 5));
    assert_eq!(table.description(), ["models 1 > return 1 5: 6 alone; -1 stays"]);
    assert_eq!(table.stage(), "1.5");
}

#[test]
fn case_2_the_winner_takes_the_others_back_and_losers_are_halved() {
    let mut table = competing(3, "1 red 4, 1 blue 3, 1 green 1");
    let bank = table.disks("red", "bank");
    table.play("draw 1 blue");
    let left = |who: &str| (table.disks(who, "models 1"), table.disks(who, "return 1"));
    assert_eq!([left("red"), left("blue"), left("green")], [(0, 2), (1, 2), (0, 1)]);
    assert_eq!(table.disks("red", "bank"), bank + 2);
    assert_eq!(
        table.description(),
        [
            "models 1 > return 1 2: 2 half-back",
            "models 1 > bank 2: 2 half-lost",
            "models 1 > return 1 2: 3 winner; -1 stays",
            "models 1 > return 1 1: 1 half-back",
            "chance 4: 4 in-the-bag",
            "chance 3: 3 in-the-bag",
            "chance 1: 1 in-the-bag",
        ]
    );
}

#[test]
fn an_odd_disk_of_a_loser_comes_back() {
    let mut table = competing(2, "1 red 3, 1 blue 5");
    table.play("draw 1 blue");
    assert_eq!((table.disks("red", "return 1"), table.disks("red", "bank")), (2, -23 + 1));
    assert_eq!((table.disks("blue", "models 1"), table.disks("blue", "return 1")), (1, 4));
}

#[test]
fn a_draw_is_for_a_section_of_several_players_and_names_one_of_them() {
    let mut table = competing(3, "1 red 4, 1 blue 3, 2 red 2");
    table.refused("draw 2 red", k::ALONE, k::NO_DRAW_SUGGESTION);
    table.refused("draw 3 red", k::SECTION_EMPTY, k::NO_DRAW_SUGGESTION);
    table.refused("draw 1 green", k::NOT_IN_THE_BAG, k::NOT_IN_THE_BAG_SUGGESTION);
    table.refused("red pass", k::NO_PASS, k::NOW_COMPETITION);
    table.play("settle");
    table.refused("settle", k::NOBODY_ALONE, k::NOBODY_ALONE_SUGGESTION);
    table.play("draw 1 red");
    assert_eq!(table.stage(), "1.5");
}

#[test]
fn a_draw_left_open_waits_for_steward_with_everybodys_chance() {
    let mut table = competing(3, "1 red 4, 1 blue 3");
    let act = table.0.read_act("draw 1").unwrap();
    let due = table.0.due(&act).unwrap();
    let kinds: Vec<(&str, u32)> = due.pool.of.iter().map(|(word, count)| (word.as_str(), *count)).collect();
    assert_eq!(kinds, [("red", 4), ("blue", 3), ("green", 0)]);
    assert!(table.enter("draw 1").is_err());
    table.0.enter_drawn(&act, &[1], String::new()).unwrap();
    assert_eq!(table.disks("blue", "models 1"), 1);
}

#[test]
fn a_single_disk_alone_is_settled_as_it_lies() {
    let mut table = Table::at(2, "", "models", 3);
    table.play("red card red 1 +1\nblue pass\nred pass");
    assert_eq!(table.stage(), "1.5");
    assert_eq!(competition::won(table.view(), table.state().category).len(), 1);
}

#[test]
fn case_3_the_most_sections_won_bring_a_token_to_each_who_shares_them() {
    for (wins, tokens) in [([3, 2, 1], [1, 0, 0]), ([2, 2, 1], [1, 1, 0]), ([0, 0, 0], [0, 0, 0])] {
        let mut table = Table::at(3, "", "models", 5);
        let mut section = 0;
        for (who, count) in ["red", "blue", "green"].into_iter().zip(wins) {
            for _ in 0..count {
                section += 1;
                table.play(&format!("correct bank > models {section} 1 disks {who}"));
            }
        }
        table.play("majority");
        assert_eq!(table.tokens(), tokens, "{wins:?}");
    }
}

/// The description of the last line in English.
fn last_told(table: &Table) -> String {
    let n = table.0.lines();
    render(&table.0.describe_line(n).unwrap(), Language::ENGLISH)
}

#[test]
fn who_takes_back_what_and_who_gets_the_majority_are_named() {
    let mut table = competing(3, "1 red 4, 1 blue 3, 1 green 1, 2 red 3");
    table.play("settle");
    assert!(last_told(&table).ends_with(": Red takes 2 back"), "{}", last_told(&table));
    table.play("draw 1 blue");
    let description = last_told(&table);
    for who in ["Red takes 2 back and loses 2", "Blue takes 2 back", "Green takes 1 back"] {
        assert!(description.contains(who), "{description}");
    }
    let effect = table.0.explain(table.0.head()).unwrap();
    let moved: Vec<String> = effect
        .movements
        .iter()
        .map(|moved| render(&description::movement_line(&table.0, moved), Language::ENGLISH))
        .collect();
    assert!(
        moved.iter().all(|line| ["(Red)", "(Blue)", "(Green)"].iter().any(|who| line.contains(who))),
        "{moved:?}"
    );
    table.play("majority");
    let description = last_told(&table);
    assert!(
        description.contains("Red") && description.contains("Blue") && !description.contains("Green"),
        "{description}"
    );
}
