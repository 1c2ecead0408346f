//! Divergences: `check` lists entries whose effect has changed, and the table decides.

use crate::console::room::Room;

/// A game in which entry 5, a loan, is recorded with 400 dollars.
fn changed(room: &Room) -> &'static str {
    let game = room.acting();
    room.fine(&["act", game, "red loan"]);
    let text = String::from_utf8(room.bytes(game)).unwrap();
    let unsigned = |line: &str| format!("{}}}\n", line.split(",\"sum\"").next().unwrap());
    let mut lines: Vec<String> = text.lines().map(unsigned).collect();
    assert!(lines[5].contains(r#"["bank","p1","dollars",500]"#), "{}", lines[5]);
    lines[5] = lines[5].replace("500", "400");
    room.write(game, lines.concat());
    game
}

fn cash(room: &Room, game: &str) -> i64 {
    room.json(&["replay", game, "--json"])["seats"][0]["dollars"].as_i64().unwrap()
}

#[test]
fn a_divergence_is_listed_with_both_numbers_and_the_choices() {
    let room = Room::new();
    let game = changed(&room);
    for (language, then, now) in [("en", "Then: ", "Now: "), ("fr", "Avant\u{a0}: ", "Maintenant\u{a0}: ")] {
        let done = room.run(&["check", game, "--lang", language]);
        assert_eq!(done.code, 1, "{done:?}");
        let line = |begin: &str| {
            let line = done.out.lines().find(|line| line.trim().starts_with(begin));
            line.unwrap_or_else(|| panic!("{}", done.out)).to_owned()
        };
        assert!(line(then).contains("400") && line(now).contains("500"), "{}", done.out);
        assert!(done.out.contains("5 (red loan)"), "{}", done.out);
        assert!(done.err.contains("--as-played") && done.err.contains("--by-rule"), "{}", done.err);
    }
}

#[test]
fn as_played_restores_the_recorded_balances() {
    let room = Room::new();
    let game = changed(&room);
    let today = cash(&room, game);
    let description = room.fine(&["check", game, "--as-played"]);
    assert!(
        description.contains("The table decided: as played (correction in entry 7)")
            || description.contains("as played (correction in entry 7)"),
        "{description}"
    );
    assert!(description.contains("ok: 7 entries"), "{description}");
    assert_eq!(cash(&room, game), today - 100);
    assert!(room.fine(&["check", game]).contains("as played (correction in entry 7)"));
    assert!(room.fine(&["explain", game, "7"]).contains("entry 5 as it was played"));
    room.fine(&["act", game, "undo"]);
    assert_eq!(room.run(&["check", game]).code, 1, "the decision was taken back");
}

#[test]
fn by_the_rule_keeps_what_the_rules_say_now() {
    let room = Room::new();
    let game = changed(&room);
    let today = cash(&room, game);
    let description = room.fine(&["check", game, "--by-rule", "--lang", "fr"]);
    assert!(description.contains("selon la règle") && description.contains("ok: 6 entrées"), "{description}");
    assert_eq!(cash(&room, game), today);
    assert!(room.fine(&["check", game]).contains("by the rule"));
    let again = room.run(&["check", game, "--as-played"]);
    assert_eq!((again.code, again.err.as_str()), (0, "nothing is left to decide\n"));
    assert_eq!(cash(&room, game), today);
}

#[test]
fn both_ways_at_once_are_refused() {
    let room = Room::new();
    let game = changed(&room);
    let bytes = room.bytes(game);
    assert!(room.fails(2, &["check", game, "--as-played", "--by-rule"]).contains("--by-rule"));
    assert_eq!(room.bytes(game), bytes);
}
