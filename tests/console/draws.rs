//! Draws from the seed, and the visibility of draws that no longer count.

use crate::console::room::Room;

/// A session of the Independents with a fixed seed.
fn seeded(room: &Room) -> &'static str {
    let game = "a.steward";
    room.fine(&["new", "independents", "--players", "Red,Blue,Green", "--seed", "7", "-o", game]);
    game
}

#[test]
fn a_draw_after_an_undo_is_the_same_and_both_stay_visible() {
    let room = Room::new();
    let game = seeded(&room);
    let drawn = |n: u32, text: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{n} order ")));
        line.unwrap_or_else(|| panic!("{text}")).to_owned()
    };
    let first = drawn(1, &room.fine(&["act", game, "order"]));
    let again = drawn(3, &room.fine(&["act", game, "undo", "order"]));
    assert_eq!(first, again);
    for entry in ["1", "3"] {
        let text = room.fine(&["explain", game, entry]);
        assert!(text.contains("Drawn by Steward (draw 1"), "{text}");
    }
    assert!(room.fine(&["check", game]).starts_with("ok: 3 entries"));
}

#[test]
fn a_draw_that_is_overridden_stays_in_the_record() {
    let room = Room::new();
    let game = seeded(&room);
    room.fine(&["act", game, "order", "undo", "order green red"]);
    assert!(room.fine(&["explain", game, "1"]).contains("Drawn by Steward"));
    assert!(!room.fine(&["explain", game, "3"]).contains("Drawn by Steward"));
}
