//! The refusals of the engine, with their numbers.

use steward::engine::GameInfo;
use steward::engine::{Colour, Player, Session};
use steward::words::Arg;

use crate::engine::sample_game::{self, SampleGame};
use crate::engine::{GAME, refused};

#[test]
fn a_line_out_of_order_is_refused_with_the_number_that_was_expected() {
    let journal = sample_game::journal(&GAME);
    let accept = |change: &dyn Fn(&mut steward::engine::entry::Entry)| {
        let mut entry = journal.entries()[0].clone();
        change(&mut entry);
        sample_game::journal(&[]).replay_entry(entry).unwrap_err().to_string()
    };
    assert!(accept(&|entry| entry.n = 2).contains("engine-record-number(found=2 expected=1)"));
    assert!(accept(&|entry| entry.on = 7).contains("engine-record-on(found=7 expected=0)"));
}

#[test]
fn a_seat_without_a_name_or_in_a_colour_that_is_not_in_the_box_is_refused() {
    let begin = |player: Player| {
        let mut header = sample_game::header(&["Red", "Blue"], 100, 3);
        let seat = header.seats.iter().next().unwrap();
        let json = serde_json::to_value(&header.seats).unwrap();
        let mut seats = json.as_array().unwrap().clone();
        seats[seat.index()] = serde_json::to_value(player).unwrap();
        header.seats = serde_json::from_value(seats.into()).unwrap();
        Session::begin(GameInfo::of::<SampleGame>(), header).unwrap_err().to_string()
    };
    let black = begin(Player { name: "Red".to_owned(), colour: Colour::Black });
    assert!(black.contains("engine-seats-colour(name=\"Red\""), "{black}");
    let nameless = begin(Player { name: " ".to_owned(), colour: Colour::Red });
    assert!(nameless.contains("engine-seats-wrong("), "{nameless}");
    let mut journal = sample_game::journal(&[]);
    assert!(refused(&mut journal, "rename red Anne black").contains("engine-seats-colour"));
    assert!(refused(&mut journal, "rename red Blue").contains("engine-seats-wrong"));
}

#[test]
fn a_name_that_another_has_is_refused_with_the_lines_that_exchange_the_two() {
    let mut journal = sample_game::journal(&[]);
    let why = journal.enter(journal.parse("rename red Blue").unwrap(), String::new()).unwrap_err();
    let suggestion = why.suggestion().unwrap();
    let said =
        ["first", "second", "third"].map(|name| match suggestion.args.iter().find(|(arg, _)| *arg == name) {
            Some((_, Arg::Typed(forms))) => forms[0].clone(),
            _ => panic!("{suggestion}"),
        });
    for line in said {
        journal.enter(journal.parse(&line).unwrap(), String::new()).unwrap();
    }
    let names = journal.setting().seats.iter().map(|seat| journal.setting().seats.name(seat));
    assert_eq!(names.take(2).collect::<Vec<_>>(), ["Blue", "Red"]);
}

#[test]
fn a_player_leaves_once_but_a_replacement_may_leave() {
    let mut journal = sample_game::journal(&["red roll 3", "red leaves: the last train"]);
    let twice = refused(&mut journal, "red leaves");
    assert!(twice.contains("engine-left-already(name=\"Red\" n=\"2\")"), "{twice}");
    let verb = journal.parse("red leaves").unwrap();
    assert!(journal.preview(verb.clone()).is_err(), "a preview says it too");
    for line in ["note 2: the tram", "blue leaves", "rename red Anne", "red leaves"] {
        journal.enter(journal.parse(line).unwrap(), String::new()).unwrap();
    }
}

#[test]
fn an_outcome_that_cannot_have_come_out_is_refused_with_what_it_is_drawn_from() {
    let mut journal = sample_game::journal(&[]);
    let text = refused(&mut journal, "red roll 7");
    assert!(
        text.contains(
            "engine-draw-impossible(outcome=[engine-draw-named(name=\"7\")] pool=engine-draw-pool(take=1"
        ),
        "{text}"
    );
}

#[test]
fn notation_that_is_not_understood_says_what_was_wrong_with_it() {
    let journal = sample_game::journal(&[]);
    let description = |text: &str| journal.parse(text).unwrap_err().to_string();
    assert!(description("back -1").contains("engine-notation-how(example=\"back 31\")"));
    assert!(description("amend strike x").contains("engine-notation-no-entry(text=\"x\")"));
    assert!(description("amend set-up {").contains("engine-notation-no-setup("));
    assert!(description("").contains("engine-notation-empty"));
}

#[test]
fn a_point_that_set_up_decides_is_decided_there_only() {
    let mut header = sample_game::header(&["Red", "Blue"], 100, 3);
    header.rulings.insert("paper".to_owned(), "brown".to_owned());
    let mut journal = Session::begin(GameInfo::of::<SampleGame>(), header).unwrap();
    assert!(refused(&mut journal, "ruling paper white").contains("engine-ruling-set-up(id=\"paper\")"));
}
