//! Every verb is written as one line and parsed back from it.

use steward::engine::board::{Source, Value};
use steward::engine::entry::{BoardValue, Rename, Verb};
use steward::engine::notation::write_verb;
use steward::engine::{Colour, Rejection, Seat};
use steward::words::keys::engine;

use crate::engine::sample_game::{self, SampleGame};
use crate::engine::{GAME, enter};

/// Notation parsed and written back.
fn again(text: &str) -> String {
    let journal = sample_game::journal(&GAME);
    let verb = journal.parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    let written = write_verb(&verb, journal.setting());
    assert_eq!(journal.parse(&written).as_ref(), Ok(&verb), "{text} is written {written}");
    written
}

#[test]
fn what_is_written_is_read_back() {
    for text in [
        "red roll 3",
        "blue pass",
        "tax",
        "correct bank > red 100 dollars: reason: and more",
        "correct jar 1 > jar 2 3 stamps, turn 2 1",
        "ruling short forgive by Anne: we always play it so",
        "ruling end now",
        "back 4",
        "note tea at five",
        "note 3: too much",
        "count red 1250 dollars, jar 1 3 stamps",
        "read tax rate 300",
        "read tax office The Old Customs House",
        "read tax office 42",
        "assume tax rate 30",
        "rename red Anne",
        "rename red Anne Marie green",
        "pause",
        "pause supper",
        "red leaves",
        "red leaves: home early",
        "amend replace 3 red pass",
        "amend table strike 3; insert 4 blue buy 1; swap 1",
        "amend stand replace 2.1 correct bank > red 1 dollars: so; it was; strike 4",
        "amend replace 3 ruling short forgive",
        r#"amend set-up {"first":"p2"}"#,
    ] {
        assert_eq!(again(text), text);
    }
}

#[test]
fn words_are_read_as_they_are_typed() {
    assert_eq!(again("  RED   roll 3 "), "red roll 3");
    assert_eq!(again("Note tea"), "note tea");
    assert_eq!(again("amend book strike 3"), "amend strike 3");
    assert_eq!(again("correct p1 > Blue 1 dollars"), "correct red > blue 1 dollars");
    assert_eq!(again("undo 2"), "back 9");
}

#[test]
fn an_unreadable_line_gets_the_syntax_of_its_verb() {
    let journal = sample_game::journal(&[]);
    for text in [
        "",
        "   ",
        "redo",
        "undo",
        "undo x",
        "back",
        "back -1",
        "back 99999999999",
        "correct bank red 1",
        "correct bank > red dollars",
        "count red",
        "ruling short",
        "ruling",
        "read rate",
        "rename red",
        "rename nobody Anne",
        "amend",
        "amend 3",
        "amend strike",
        "amend strike x",
        "amend swap 3 red pass",
        "amend replace 3",
        "amend set-up {",
        "amend raise 3",
        "green roll 3",
        "red roll x",
        "dance",
        "\u{202E}",
        "🚗",
        "amend strike 99999999999999",
    ] {
        let why = journal.parse(text);
        assert!(why.is_err(), "{text} is {why:?}");
    }
}

#[test]
fn a_name_that_ends_in_a_colour_stays_whole() {
    let journal = sample_game::journal(&[]);
    let rename = Rename { seat: Seat::new(0), name: "Anne Blue".to_owned(), colour: None };
    let written = write_verb(&Verb::Rename(rename.clone()), journal.setting());
    let colour = Some(Colour::Red);
    assert_eq!(journal.parse(&written), Ok(Verb::Rename(Rename { colour, ..rename })));
}

#[test]
fn a_player_called_bank_does_not_take_the_bank() {
    let mut journal = sample_game::journal(&["rename red Bank"]);
    enter(&mut journal, "correct bank > blue 5 dollars, blue > red 1 dollars");
    assert_eq!(journal.entries()[1].moves.as_ref().unwrap()[0].0, "bank");
    assert_eq!(journal.view::<SampleGame>().unwrap().has(Seat::new(0), sample_game::DOLLARS), 101);
}

#[test]
fn numeric_names_are_parsed() {
    let journal = sample_game::journal(&[]);
    let reading = |text: &str| match journal.parse(text) {
        Ok(Verb::Observe(BoardValue { value, source, .. })) => (value, source),
        other => panic!("{other:?}"),
    };
    assert_eq!(reading("read tax office 42"), (Value::Text("42".to_owned()), Source::Board));
    assert_eq!(reading("assume tax rate 42"), (Value::Whole(42), Source::Assumed));
}

#[test]
fn a_player_who_is_called_as_a_verb_plays_and_the_verb_is_still_understood() {
    for name in ["Note", "Pause", "Count", "Back", "Undo"] {
        let journal = sample_game::journal(&[&format!("rename red {name}")]);
        let parse = |text: &str| journal.parse(text).map(|verb| write_verb(&verb, journal.setting()));
        assert_eq!(parse(&format!("{name} roll 4")), Ok("red roll 4".to_owned()), "{name}");
    }
    let journal = sample_game::journal(&["rename red Note"]);
    let note = journal.parse("note the soup is ready").unwrap();
    assert_eq!(write_verb(&note, journal.setting()), "note the soup is ready");
}

#[test]
fn a_name_with_an_invisible_letter_is_refused() {
    let journal = sample_game::journal(&GAME);
    for (text, letter) in
        [("rename red An\u{202E}ne", "U+202E"), ("rename blue An\u{200B}ne green", "U+200B")]
    {
        let why = journal.parse(text).unwrap_err();
        assert!(why.to_string().contains(letter), "{why}");
        let said = steward::words::render(&why, steward::words::Language::ENGLISH);
        assert!(said.contains("type the name again without it"), "{said}");
    }
}

#[test]
fn an_amount_is_read_as_it_is_shown_and_what_is_none_is_refused() {
    let journal = sample_game::journal(&GAME);
    let read = |text: &str| journal.parse(text).map(|verb| write_verb(&verb, journal.setting()));
    for amount in
        ["1,250 dollars", "1 250 dollars", "1\u{202F}250\u{A0}$", "$1250", "$1,250", "1'250 dollars"]
    {
        let corrected = read(&format!("correct bank > red {amount}, blue > red 2 dollars"));
        assert_eq!(
            corrected.as_deref(),
            Ok("correct bank > red 1250 dollars, blue > red 2 dollars"),
            "{amount}"
        );
        let counted = read(&format!("count red {amount}, jar 1 3 stamps"));
        assert_eq!(counted.as_deref(), Ok("count red 1250 dollars, jar 1 3 stamps"), "{amount}");
    }
    for amount in
        ["1,2 dollars", "20,00 dollars", "8m dollars", "2 0 0 0 dollars", "inf dollars", "1e3 dollars"]
    {
        assert!(read(&format!("correct bank > red {amount}")).is_err(), "{amount}");
        assert!(read(&format!("count red {amount}")).is_err(), "{amount}");
    }
    assert_eq!(read("read tax rate 1,250").as_deref(), Ok("read tax rate 1250"));
    assert!(read("blue buy 1,2").is_err());
    let verb = journal.parse("read tax rate 1,2").unwrap();
    assert!(journal.preview(verb.clone()).is_err());
}

#[test]
fn a_movement_that_moves_nothing_is_refused_for_what_it_is() {
    let journal = sample_game::journal(&GAME);
    let why = |text: &str| {
        let verb = journal.parse(text).unwrap();
        match journal.preview(verb.clone()) {
            Err(Rejection::Refused(refusal)) => refusal.why.key,
            other => panic!("{text}: {other:?}"),
        }
    };
    assert_eq!(why("correct red > red 100 dollars"), engine::MOVE_SAME);
    assert_eq!(why("correct bank > red 0 dollars"), engine::MOVE_LEAST);
    assert_eq!(why("correct bank > red -100 dollars"), engine::MOVE_LEAST);
    assert_eq!(why("correct jar 1 > red 70,000 stamps"), engine::BEYOND_SUPPLY);
    assert_eq!(why("count red 70000 stamps"), engine::BEYOND_SUPPLY);
}
