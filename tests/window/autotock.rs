//! Autotock in the window, by its labels, in both languages: a card is picked and played, the circuit says what
//! stands where, and a card is asked about without a game.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::check::{CheckCommand, Kind};
use steward::desk::games::autotock::{State, board_ui, sheet_ui};
use steward::desk::{Command, Desk, Prefs, Room};
use steward::engine::board::{Printed, Value};
use steward::games::autotock::Autotock;
use steward::preset::{Preset, practice};
use steward::session::{Contents, Session};
use steward::words::Language;

use crate::driven::{self, FRAME, buttons, press, press_like, settle, shows, told};
use crate::page::{self, Draw, journal, last};
use crate::room::{Folder, desk, speaking};

type Window = page::Window<Autotock, State>;

fn window(language: Language, lines: &[&str], board: bool) -> Window {
    let draw: Draw<Autotock, State> = match board {
        true => |ui, speech, journal, state, _| board_ui(ui, speech, journal, state),
        false => |ui, speech, journal, state, commands| {
            sheet_ui(ui, speech, journal, state, commands);
        },
    };
    page::window(language, [900.0, 520.0], journal(&[], lines), State::default(), draw)
}

#[test]
fn a_round_is_dealt_and_played_by_its_labels_in_both_languages() {
    for (language, deal, ace, out, three, moves, discard) in [
        (
            Language::ENGLISH,
            "Cards are dealt",
            "Ace",
            "brings a car out",
            "3",
            "the car (square 48)",
            "cannot play",
        ),
        (
            Language::FRENCH,
            "Les cartes sont distribuées",
            "As",
            "sort une voiture",
            "3",
            "la voiture (case 48)",
            "ne peut pas jouer",
        ),
    ] {
        let mut window = window(language, &[], false);
        press(&mut window, deal);
        press(&mut window, ace);
        press_like(&mut window, out);
        assert_eq!(last(&window), "red out ace");
        press_like(&mut window, discard);
        press_like(&mut window, discard);
        assert_eq!(last(&window), "green discard");
        press(&mut window, three);
        press_like(&mut window, moves);
        assert_eq!(last(&window), "red move 3 48");
    }
}

#[test]
fn a_card_that_can_do_nothing_says_so_and_a_refused_move_says_why() {
    let lines = ["deal", "correct red > square 10 1 cars red, blue > square 12 1 cars blue"];
    let mut window = window(Language::ENGLISH, &lines, false);
    press(&mut window, "5");
    assert!(window.query_by_label_contains("Anne can do nothing with this card").is_some());
    assert!(window.query_all_by_label_contains("cannot be passed").next().is_some());
}

#[test]
fn a_landing_on_the_circuit_drafts_the_move() {
    let lines = ["deal", "correct red > square 10 1 cars red"];
    let mut window = window(Language::ENGLISH, &lines, false);
    press(&mut window, "2");
    press_like(&mut window, "Go for Bob (square 12)");
    assert_eq!(window.state().drafts, ["red move 2 10"]);
}

#[test]
fn the_circuit_says_what_stands_where() {
    let lines = ["deal", "red out ace", "correct blue > square 30 1 cars blue, blue 30 stopped"];
    let window = window(Language::ENGLISH, &lines, true);
    for words in
        ["Go for Anne (square 48) · A car: Anne", "Square 30 · Puncture · A car: Bob, held by puncture"]
    {
        assert!(window.query_by_label(words).is_some(), "{words}");
    }
}

#[test]
fn a_card_is_asked_about_without_a_game() {
    for (language, must) in [(Language::ENGLISH, "must play"), (Language::FRENCH, "doit")] {
        let prefs = Prefs { language: Some(language), ..Prefs::default() };
        let room = Room::within(&std::env::temp_dir(), |_| Box::pin(std::future::ready(None)));
        let mut desk = Desk::in_room(prefs, room);
        desk.give(Command::Check);
        desk.give(Command::Checked(CheckCommand::To(Kind::Move)));
        let mut window = driven::window(desk, FRAME);
        window.get_by_label("9").click();
        settle(&mut window);
        assert!(window.query_all_by_label_contains(must).next().is_some());
    }
}

#[test]
fn teams_are_chosen_in_sight_and_the_table_says_who_plays_with_whom() {
    for (language, yes, together, with) in [
        (
            Language::ENGLISH,
            "Do four play in teams of two? yes",
            "Anne and Chlo\u{e9} play together",
            "Anne plays with Chlo\u{e9}",
        ),
        (Language::FRENCH, "oui", "Anne et Chlo\u{e9} jouent ensemble", "Anne joue avec Chlo\u{e9}"),
    ] {
        let folder = Folder::new();
        let mut prefs = speaking(language);
        prefs.names = ["Anne", "Bob", "Chlo\u{e9}", "Dora"].map(str::to_owned).to_vec();
        let mut window = desk(&folder, prefs);
        window.state_mut().give(Command::NewGame("autotock"));
        settle(&mut window);
        let seat = if language == Language::FRENCH { "Installer" } else { "Seat" };
        for name in ["Anne", "Bob", "Chlo\u{e9}", "Dora"] {
            press(&mut window, &format!("{seat} {name}"));
        }
        assert!(!shows(&window, together), "nobody plays in teams yet");
        press_like(&mut window, yes);
        assert!(shows(&window, together), "{:#?}", told(&window));
        press(&mut window, if language == Language::FRENCH { "Commencer" } else { "Begin" });
        assert!(shows(&window, with), "{:#?}", told(&window));
    }
}

#[test]
fn a_player_whose_cars_are_home_plays_the_partners_in_the_window() {
    let header = r#"{"steward":1,"game":"autotock","rules":1,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chlo\u00e9","colour":"green"},{"name":"Dora","colour":"yellow"}],"rulings":{"teams":"yes"},"setup":{"first":"p1"}}"#;
    let mut lines: Vec<String> = Session::contents("autotock").map(practice_read).unwrap();
    lines.push("deal".to_owned());
    lines.push(
        "correct red > garage 1 1 cars red, red > garage 2 1 cars red, red > garage 3 1 cars red, green > square 30 1 cars green"
            .to_owned(),
    );
    let path = driven::record(header, lines.iter().map(String::as_str));
    let mut window = driven::open(Language::ENGLISH, &path, FRAME);
    press(&mut window, "Sheet");
    press(&mut window, "2");
    press_like(&mut window, "the car (square 30)");
    assert_eq!(driven::last(&window), "red move 2 30");
    press(&mut window, "Board");
    assert!(shows(&window, "Square 32 \u{b7} A car: Chlo\u{e9}"), "{:#?}", told(&window));
}

/// The practice board, read off cell by cell.
fn practice_read(contents: Contents) -> Vec<String> {
    let text = practice(contents.game).unwrap();
    let board = Preset::read(text).unwrap().board(&contents.form, text).unwrap();
    let read = |(word, printed): (String, Printed)| match printed.0 {
        Value::Whole(number) => format!("read {word} {number}"),
        Value::Text(text) => format!("read {word} {text}"),
    };
    board.into_iter().map(read).collect()
}

#[test]
fn the_shares_of_a_7_have_a_live_total_and_leave_the_plays_that_agree() {
    let lines = ["deal", "correct red > square 10 1 cars red, red > square 20 1 cars red"];
    let mut window = window(Language::ENGLISH, &lines, false);
    press(&mut window, "7");
    assert!(shows(&window, "0 of 7"), "{:#?}", told(&window));
    let all = buttons(&window, "7, shared").len();
    window.get_by_role_and_label(Role::SpinButton, "Square 10").set_value_accesskit(4.0);
    settle(&mut window);
    assert!(shows(&window, "4 of 7"));
    let fitting = buttons(&window, "7, shared").len();
    assert!(0 < fitting && fitting < all, "{fitting} of {all}: {:#?}", told(&window));
    window.get_by_role_and_label(Role::SpinButton, "Square 20").set_value_accesskit(3.0);
    settle(&mut window);
    assert!(shows(&window, "7 of 7"));
    press_like(&mut window, "7, shared");
    assert!(last(&window).starts_with("red seven "), "{}", last(&window));
    assert!(last(&window).contains("10:4") && last(&window).contains("20:3"), "{}", last(&window));
}

/// The cards that may be pressed.
fn offered(window: &Window) -> Vec<String> {
    let cards = buttons(window, "").into_iter().filter(|node| !node.accesskit_node().is_disabled());
    cards.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn while_a_card_is_due_for_a_puncture_only_the_joker_is_offered() {
    let lines = ["deal", "correct red > square 10 1 cars red, red owes 1"];
    let mut window = window(Language::ENGLISH, &lines, false);
    let there = offered(&window);
    assert!(there.contains(&"Joker".to_owned()), "{there:?}");
    assert!(!there.contains(&"9".to_owned()) && !there.contains(&"Ace".to_owned()), "{there:?}");
    press(&mut window, "Anne gives the card for the puncture");
    assert_eq!(last(&window), "red puncture");
    assert!(offered(&window).contains(&"9".to_owned()));
}

#[test]
fn a_place_that_several_plays_reach_leaves_only_those_in_the_list() {
    let lines = ["deal", "correct red > square 10 1 cars red, red > square 12 1 cars red"];
    let mut window = window(Language::ENGLISH, &lines, false);
    press(&mut window, "7");
    let plays = |window: &Window| buttons(window, "7, shared").len();
    let all = plays(&window);
    press_like(&mut window, "Square 14");
    assert!(plays(&window) < all && plays(&window) > 0, "{} of {all}", plays(&window));
}

#[test]
fn a_joker_that_the_table_wants_for_the_punctured_car_is_refused_for_another() {
    let lines = [
        "deal",
        "correct red > square 10 1 cars red, red > square 30 1 cars red, red 30 stopped, red owes 1",
    ];
    let mut window = under(&[("puncture-joker", "must")], &lines);
    press(&mut window, "Joker");
    assert!(shows(&window, "One way: Anne may play it instead of giving a card"), "{:#?}", told(&window));
    let other = buttons(&window, "the car (square 10)");
    assert!(other.iter().all(|node| node.accesskit_node().is_disabled()), "{other:?}");
    press_like(&mut window, "the car (square 30)");
    assert_eq!(last(&window), "red move joker 30");
}

/// The same window under rulings.
fn under(rulings: &[(&str, &str)], lines: &[&str]) -> Window {
    let draw: Draw<Autotock, State> = |ui, speech, journal, state, commands| {
        sheet_ui(ui, speech, journal, state, commands);
    };
    page::window(Language::ENGLISH, [900.0, 520.0], journal(rulings, lines), State::default(), draw)
}

#[test]
fn a_card_that_can_do_nothing_is_discarded_or_was_laid_in_vain() {
    let lines = ["deal", "correct red > square 10 1 cars red, blue > square 12 1 cars blue"];
    let mut discarding = window(Language::ENGLISH, &lines, false);
    press(&mut discarding, "5");
    press(&mut discarding, "Anne cannot play and discards: 5");
    assert_eq!(last(&discarding), "red discard 5");
    let mut laying = window(Language::ENGLISH, &lines, false);
    press(&mut laying, "5");
    press(&mut laying, "Anne laid a card that cannot be played: 5");
    assert_eq!(last(&laying), "red laid 5");
    let mut back = under(&[("laid-card", "back")], &lines);
    press(&mut back, "5");
    assert!(!shows(&back, "Anne laid a card"), "the table takes it back");
}

#[test]
fn every_kind_of_play_is_listed_with_where_it_lands_what_it_hits_and_what_follows() {
    let lines = [
        "deal",
        "correct red > square 10 1 cars red, red > square 44 1 cars red, blue > square 13 1 cars blue, \
         green > square 19 1 cars green",
    ];
    let mut window = under(&[("experts", "yes")], &lines);
    for (card, words) in [
        ("9", "9 with the car (square 10): Chlo\u{e9} is hit (square 19)"),
        ("8", "Bob goes off the road (square 13)"),
        ("6", "6 and takes the car into the garage (square 44): Anne: from square 44 to garage place 3"),
        ("5", "5 with another\u{2019}s car: Bob (square 13)"),
        ("4", "from square 10 to square 6 · Anne owes"),
        ("Jack", "swaps the car (square 10) with Bob (square 13)"),
        ("One-eyed jack", "swaps Bob (square 13) with Chlo\u{e9} (square 19)"),
        ("Joker", "Bob is swept away (square 13)"),
        ("Queen", "brings a car out"),
    ] {
        press(&mut window, card);
        assert!(shows(&window, words), "{card}: {:#?}", told(&window));
        assert!(shows(&window, "must play"), "{card}");
    }
}

#[test]
fn a_play_that_may_not_be_says_the_rule() {
    let lines = ["deal", "correct red > square 46 1 cars red, red > garage 1 1 cars red"];
    let mut window = window(Language::ENGLISH, &lines, false);
    press(&mut window, "3");
    assert!(shows(&window, "(Garage)"), "{:#?}", told(&window));
}

#[test]
fn the_table_begins_with_the_card_and_its_circuit() {
    driven::both(|language| {
        let window = driven::demo_of("autotock", language, 20, &[]);
        let pick = driven::word(language, steward::words::keys::circuit::PICK);
        assert!(shows(&window, &pick), "{:#?}", told(&window));
    });
}
