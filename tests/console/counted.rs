//! `count` of pieces on the board: cars on a space, distributors in a band.

use crate::console::room::Room;

#[test]
fn cars_on_a_space_and_distributors_in_a_band_are_counted() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2", "blue build 3 1", "green cubes"]);
    room.fine(&["act", game, "red produce 1:7", "blue place premium mid"]);
    let text = room.fine(&["count", game, "space 1=7 cars red", "band 1=1 distributors blue"]);
    assert!(text.contains("Space 1: 7 cars, as the book says"), "{text}");
    assert!(text.contains("The premium band: 1 distributor, as the book says"), "{text}");
    let text = room.fine(&["act", game, "green build 2 1", "red cubes"]);
    assert!(text.contains("12 red cubes"), "{text}");
    let done = room.run(&["count", game, "space 1=0 cars red", "band 1=1 distributors blue"]);
    assert_eq!(done.code, 1);
    assert!(done.out.contains("Space 1: 0 cars counted, 7 cars in the book, 7 cars short"), "{}", done.out);
    assert!(done.out.contains("Entry 8 (red produce 1:7): never handed over"), "{}", done.out);
}

#[test]
fn an_unexplained_count_suggests_a_verb_in_the_language_of_the_user() {
    let room = Room::new();
    let game = room.acting();
    for (language, verb) in [("en", "“correct”"), ("fr", "«\u{A0}corrige\u{A0}»")] {
        let done = room.run(&["count", game, "Red=1237", "--lang", language]);
        assert!(done.code == 1 && done.err.contains(verb), "{done:?}");
    }
}
