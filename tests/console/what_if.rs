//! `what-if`, `choices` and `amend --mend`.

use crate::console::room::Room;

fn built(room: &Room) -> &'static str {
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2", "blue build 3 1"]);
    game
}

#[test]
fn a_what_if_leaves_the_record_alone_until_it_is_kept() {
    let room = Room::new();
    let game = built(&room);
    let before = room.bytes(game);
    let text = room.fine(&["what-if", game, "green cubes", "red loan"]);
    assert!(text.contains("Green, R&D cubes: 6 → 8"), "{text}");
    assert!(text.contains("Red, cash: $1,600 → $2,100") && text.contains("Nothing was written"), "{text}");
    assert_eq!(room.bytes(game), before);
    room.fails(2, &["what-if", game, "red fly"]);
    assert_eq!(room.bytes(game), before);
    let text = room.fine(&["what-if", game, "green cubes", "red loan", "--keep"]);
    assert!(text.contains("7 green cubes") && text.contains("8 red loan"), "{text}");
    assert_eq!(room.json(&["replay", game, "--json"])["seats"][0]["dollars"], 2100);
}

#[test]
fn a_what_if_that_took_everything_back_says_that_there_was_nothing_to_keep() {
    let room = Room::new();
    let game = built(&room);
    let before = room.bytes(game);
    for (language, said) in
        [("en", "there was nothing to keep, and nothing was written"), ("fr", "rien à garder")]
    {
        let text = room.fine(&["what-if", game, "red loan", "undo", "--keep", "--lang", language]);
        assert!(text.contains(said), "{text}");
    }
    assert_eq!(room.bytes(game), before);
}

#[test]
fn a_what_if_that_drew_something_names_the_line_and_enters_none_of_it() {
    let room = Room::new();
    let game = "a.steward";
    room.fine(&["new", "independents", "--players", "Red,Blue,Green", "--seed", "7", "-o", game]);
    let before = room.bytes(game);
    for (language, line, word) in
        [("en", "order ", "cannot be kept"), ("fr", "ordonne ", "ne peut pas être gardé")]
    {
        let tried = ["what-if", game, "note the soup is ready", "order", "--lang", language];
        let why = room.fails(2, &[tried.as_slice(), &["--keep"]].concat());
        assert!(why.contains(line) && why.contains(word), "{why}");
        let description = room.fine(&tried);
        assert!(description.contains(word), "it is said before somebody asks to keep it: {description}");
        assert_eq!(room.bytes(game), before);
    }
    room.fine(&["what-if", game, "note the soup is ready", "order", "undo", "note it was good", "--keep"]);
}

#[test]
fn choices_come_with_their_price_and_reminders_can_be_switched_off() {
    let room = Room::new();
    let game = built(&room);
    room.fine(&["act", game, "green cubes"]);
    let text = room.fine(&["choices", game]);
    let at = text.find("  red close 1\n").expect("closing is a choice");
    assert!(text[at..].contains("now: "), "{text}");
    assert!(text.contains("Easily forgotten: Red holds Ford") && text.contains("red ford 1"), "{text}");
    assert!(!room.fine(&["choices", game, "--without", "ford"]).contains("holds Ford"));
    let all = room.fine(&["choices", game, "--all", "--lang", "fr"]);
    assert!(all.contains("pas maintenant") && all.contains("ce qui le permettrait"), "{all}");
}

#[test]
fn entries_that_an_amend_breaks_become_corrections_and_the_old_branch_can_be_taken_up_again() {
    let room = Room::new();
    let game = built(&room);
    room.fails(2, &["amend", game, "5", "strike"]);
    let text =
        room.fine(&["amend", game, "5", "strike", "--mend", "--was", "table", "--reason", "never built"]);
    assert!(text.contains("7 amend table strike 5; replace 6 correct"), "{text}");
    assert!(text.contains("The bank pays Red $400"), "{text}");
    assert!(room.fine(&["check", game]).starts_with("ok: 7 entries"));
    assert!(room.fine(&["explain", game, "5"]).contains("never built"));
    room.fine(&["act", game, "back 6"]);
    assert_eq!(room.json(&["replay", game, "--json"])["seats"][0]["dollars"], 1600);
}

#[test]
fn a_correction_that_no_banknotes_give_is_questioned_with_those_that_they_do() {
    let room = Room::new();
    let game = built(&room);
    let done = room.run(&["act", game, "correct red > bank 15 dollars"]);
    assert_eq!(done.code, 0);
    assert!(done.err.contains("is it $15?") && done.err.contains("$10 or $20"), "{}", done.err);
    let text = room.fine(&["act", game, "correct outside > red 50 dollars: found in the lid"]);
    assert!(text.contains("8 correct"), "{text}");
    let text = room.fine(&["check", game]);
    assert!(text.contains("$50 came from outside the game, since entry 8"), "{text}");
    assert!(text.contains("found in the lid"), "{text}");
}
