//! Suggestions for mistyped words, help on a command, and lines in the language of the user.

use crate::console::room::Room;

#[test]
fn a_mistyped_command_gets_a_suggestion_and_opens_no_window() {
    let room = Room::new();
    let line = room.fails(2, &["exprot"]);
    assert_eq!(line, "there is no file called “exprot”: did you mean “steward export”?");
    let line = room.fails(2, &["exprot", "evening.steward", "-o", "x.html"]);
    assert!(line.contains("exprot") && line.contains("did you mean “steward export”?"), "{line}");
    let line = room.fails(2, &["evening.steward", "--lang", "fr"]);
    assert!(line.starts_with("aucun fichier ne s’appelle «\u{a0}evening.steward\u{a0}»"), "{line}");
    let line = room.fails(2, &["replay", room.acting(), "--jsno"]);
    assert!(line.contains("did you mean “--json”?"), "{line}");
}

#[test]
fn positional_arguments_are_explained_first_and_in_their_order() {
    let room = Room::new();
    for (language, explained) in [
        ("en", ["\n  <FILE> ", "\n  <N> ", "\n  <EDIT> ", "\n  [LINE] ", "\nOptions"]),
        ("fr", ["\n  <FICHIER> ", "\n  <N> ", "\n  <ACTION> ", "\n  [LIGNE] ", "\nOptions"]),
    ] {
        let help = room.fine(&["help", "amend", "--lang", language]);
        let at = explained.map(|word| help.find(word).unwrap_or_else(|| panic!("{word}: {help}")));
        assert!(at.is_sorted(), "{help}");
    }
}

#[test]
fn a_new_game_says_which_board_it_stands_on() {
    let room = Room::new();
    let new = ["new", "automobile", "--players", "Anne,Bob,Chloe"];
    let said = room.fine(&[&new[..], &["-o", "practice.steward"]].concat());
    assert!(said.contains("practice board") && said.contains("--preset unread"), "{said}");
    let said = room.fine(&[&new[..], &["--preset", "unread", "-o", "unread.steward"]].concat());
    assert!(said.contains("\nBoard data: unread\n"), "{said}");
}

#[test]
fn help_on_a_command_is_the_help_of_that_command() {
    let room = Room::new();
    for words in [&["act"][..], &["ask", "sale"], &[]] {
        let asked = room.fine(&[&["help"], words].concat());
        assert_eq!(asked, room.fine(&[words, &["--help"]].concat()));
        assert!(asked.contains("Examples:\n  steward"), "{asked}");
    }
    assert!(room.fails(2, &["help", "exprot"]).contains("steward export"));
}

#[test]
fn choices_in_json_are_grouped_by_whether_they_are_legal() {
    let room = Room::new();
    let said = room.json(&["choices", room.acting(), "--json"]);
    let list = |name: &str| said[name].as_array().unwrap_or_else(|| panic!("{said}")).clone();
    assert!(!list("legal").is_empty() && !list("refused").is_empty());
    assert!(list("legal").iter().all(|one| one["play"].is_string() && one["reason"].is_null()));
    for one in list("refused") {
        assert!(one["reason"].as_str().unwrap().starts_with("automobile-"), "{one}");
        assert!(one["rule"].as_str().unwrap().contains("-rule-"), "{one}");
    }
}

#[test]
fn a_french_line_is_parsed_and_shown_in_the_requested_language() {
    let room = Room::new();
    let game = room.acting();
    let english = room.fine(&["preview", game, "rouge construit 1 2"]);
    assert!(english.starts_with("red build 1 2\n"), "{english}");
    let french = room.fine(&["preview", game, "red build 1 2", "--lang", "fr"]);
    assert!(french.starts_with("rouge construit 1 2\n"), "{french}");
    let refused = room.fails(2, &["act", game, "rouge cosntruit 1"]);
    assert!(refused.contains("did you mean “construit”?"), "{refused}");
}
