//! `group`: the results of a folder of records, as text and as JSON.

use serde_json::json;

use crate::console::room::Room;

/// Two demos of one game, one of another, a copy of the first, a new game, and a file that is not a record.
fn folder() -> Room {
    let room = Room::new();
    std::fs::create_dir_all(room.path("games/older")).unwrap();
    room.fine(&["demo", "automobile", "-o", "games/a.steward"]);
    room.fine(&["demo", "autotock", "-o", "games/older/b.steward"]);
    room.write("games/copy.steward", room.bytes("games/a.steward"));
    room.fine(&["new", "automobile", "--players", "Anne,Bruno,Zoe", "-o", "games/new.steward"]);
    room
}

#[test]
fn past_games_are_added_up_per_player_and_per_box_and_a_copy_counts_once() {
    let room = folder();
    let group = room.json(&["group", "games", "--json"]);
    assert_eq!(group["open"], 1);
    assert_eq!(group["unread"], json!([]));
    let boxes = group["boxes"].as_array().unwrap();
    assert_eq!(
        boxes.iter().map(|one| one["game"].as_str().unwrap()).collect::<Vec<_>>(),
        ["automobile", "autotock"]
    );
    let page = room.json(&["replay", "games/a.steward", "--json"]);
    let standings = page["standings"].as_array().unwrap();
    let players = boxes[0]["players"].as_array().unwrap();
    assert_eq!(players.len(), standings.len());
    for result in boxes[0]["games"][0]["results"].as_array().unwrap() {
        let player = players.iter().find(|player| player["name"] == result["name"]).unwrap();
        assert_eq!((&player["games"], &player["wins"]), (&json!(1), &json!(u8::from(result["rank"] == 1))));
        for figure in ["best", "average", "total"] {
            assert_eq!(player[figure], result["score"]);
        }
    }
    assert_eq!(boxes[0]["games"].as_array().unwrap().len(), 1);
    let text = room.fine(&["group", "games"]);
    let winner = players[0]["name"].as_str().unwrap();
    assert!(
        text.contains("Automobile: one game") && text.contains(&format!("{winner}: one game, 1 won")),
        "{text}"
    );
    assert!(text.contains("All games together") && text.contains("One game is not over"), "{text}");
    assert!(!text.contains("group-"), "{text}");
    let french = room.fine(&["group", "games", "--lang", "fr"]);
    assert!(french.contains("une gagnée") && french.contains("Tous les jeux ensemble"), "{french}");
}

#[test]
fn copies_of_one_evening_that_end_differently_are_named_and_do_not_count_until_one_is_moved_away() {
    let room = Room::new();
    std::fs::create_dir_all(room.path("games")).unwrap();
    room.fine(&["demo", "automobile", "-o", "games/friday.steward"]);
    room.write("games/friday (copy).steward", room.bytes("games/friday.steward"));
    room.fine(&[
        "act",
        "games/friday.steward",
        "correct bank > red 2000 dollars: a pile lay under the board",
    ]);
    assert_eq!(
        room.json(&["group", "games", "--json"])["conflicts"],
        json!([]),
        "the longer one goes on from the other"
    );
    room.fine(&["act", "games/friday (copy).steward", "note a", "note b"]);
    let group = room.json(&["group", "games", "--json"]);
    assert_eq!((&group["boxes"], &group["players"]), (&json!([]), &json!([])));
    let ways = group["conflicts"][0].as_array().unwrap();
    assert!(ways.len() == 2 && ways[0]["results"] != ways[1]["results"], "{ways:?}");
    for language in ["en", "fr"] {
        let text = room.fine(&["group", "games", "--lang", language]);
        for file in ["friday.steward", "friday (copy).steward"] {
            assert!(text.contains(file), "{text}");
        }
    }
    std::fs::rename(room.path("games/friday (copy).steward"), room.path("moved.steward")).unwrap();
    assert_eq!(room.json(&["group", "games", "--json"])["boxes"].as_array().unwrap().len(), 1);
}

#[test]
fn what_cannot_be_read_is_left_out_and_said_and_a_folder_that_is_not_there_is_refused() {
    let room = folder();
    room.write("games/torn.steward", "no record");
    let done = room.run(&["group", "games"]);
    assert_eq!(done.code, 0);
    assert!(done.err.contains("torn.steward was left out"), "{}", done.err);
    assert!(done.out.contains("Automobile: one game"), "{}", done.out);
    let missing = room.fails(2, &["group", "nowhere"]);
    assert!(missing.contains("nowhere"), "{missing}");
    std::fs::create_dir_all(room.path("empty")).unwrap();
    assert!(room.fine(&["group", "empty"]).contains("No finished games there"));
}
