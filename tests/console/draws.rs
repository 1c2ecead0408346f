//! `verify-draws`: what was drawn, from what, and that the seed gives it.

use crate::room::Room;

#[test]
fn every_draw_is_named_with_its_pool_and_laid_beside_the_seed() {
    let room = Room::new();
    let game = "a.steward";
    room.fine(&["new", "independents", "--players", "Red,Blue,Green", "--seed", "7", "-o", game]);
    room.fine(&["act", game, "order"]);
    let text = room.fine(&["verify-draws", game]);
    assert!(text.contains("Entry 1, draw 1"), "{text}");
    assert!(text.contains("are what the seed gives"), "{text}");
    let text = room.fine(&["verify-draws", game, "--lang", "fr"]);
    assert!(text.contains("Entrée 1, tirage 1"), "{text}");
}
