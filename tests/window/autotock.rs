//! Autotock in the window, driven by labels: a card is pressed, then the square where its car lands, and the
//! circuit says what is where.

use egui_kittest::kittest::Queryable;
use steward::desk::Action;
use steward::engine::GameInfo;
use steward::engine::board::{Printed, Value};
use steward::games::autotock::Autotock;
use steward::msg;
use steward::preset::{Preset, practice};
use steward::session::{Session, description};
use steward::words::{Language, keys};

use crate::driven::{
    self, FRAME, Window, book, demo_of, description, draft, english, last, press, press_like, sentence,
    settle, shows, table,
};
use crate::page;
use crate::room::{Folder, desk, speaking};

/// A game of Anne, Bob and Chloé on the practice board, under these rulings, after these lines.
pub fn under(language: Language, rulings: &[(&str, &str)], lines: &[&str]) -> Window {
    let header = serde_json::to_string(&page::header::<Autotock>(rulings)).unwrap();
    driven::open(language, &driven::record(&header, lines.iter().copied()), FRAME)
}

fn window(lines: &[&str]) -> Window {
    under(Language::ENGLISH, &[], lines)
}

/// Whether the card shows previews.
fn drafted(window: &Window) -> bool {
    shows(
        window,
        driven::word(Language::ENGLISH, keys::table::ACCEPT_WHAT).split('{').next().unwrap_or_default(),
    )
}

#[test]
fn a_round_is_dealt_and_played_on_the_board_in_both_languages() {
    for (language, ace, three, out, square) in [
        (Language::ENGLISH, "Ace · Out · 1", "3 · 3 on", "Go for Anne", "Square 3"),
        (Language::FRENCH, "As · Sort · 1", "3 · Avance 3", "Go pour Anne", "La case 3"),
    ] {
        let mut window = under(language, &[], &[]);
        let word = |key| driven::word(language, key);
        book(&mut window, language);
        press(&mut window, ace);
        // The ace can only bring a car out, so its landing square can be pressed or accepted.
        assert!(shows(&window, out), "{:#?}", description(&window));
        book(&mut window, language);
        assert_eq!(last(&window), "red out ace");
        for _ in 0..2 {
            press(&mut window, &word(keys::autotock::VERB_DISCARD));
            book(&mut window, language);
        }
        assert_eq!(last(&window), "green discard");
        press(&mut window, three);
        press_like(&mut window, square);
        book(&mut window, language);
        assert_eq!(last(&window), "red move 3 48");
    }
}

#[test]
fn a_card_that_can_do_nothing_says_so_and_why_of_each_play() {
    let mut window = window(&["deal", "correct red > square 10 1 cars red, blue > square 12 1 cars blue"]);
    press(&mut window, "5 · 5 on");
    assert!(shows(&window, "Anne can do nothing with this card"), "{:#?}", description(&window));
    assert!(shows(&window, "cannot be passed"), "{:#?}", description(&window));
}

#[test]
fn the_car_is_asked_for_only_where_two_could_land_there() {
    let mut window = window(&["deal", "correct red > square 10 1 cars red, red > square 44 1 cars red"]);
    press(&mut window, "2 · 2 on");
    press_like(&mut window, "Go for Bob (square 12)");
    book(&mut window, Language::ENGLISH);
    assert_eq!(last(&window), "red move 2 10");
}

#[test]
fn a_landing_that_several_plays_reach_leaves_only_those_and_the_car_decides() {
    let mut window = window(&["deal", "correct red > square 10 1 cars red, red > square 12 1 cars red"]);
    let plays = |window: &Window| {
        description(window).iter().filter(|description| description.contains("shared")).count()
    };
    press(&mut window, "7 · 7, shared");
    let all = plays(&window);
    press_like(&mut window, "Square 14");
    assert!(
        plays(&window) < all && plays(&window) > 0,
        "{} of {all}: {:#?}",
        plays(&window),
        description(&window)
    );
    press_like(&mut window, "4 from square 10");
    book(&mut window, Language::ENGLISH);
    assert_eq!(last(&window), "red seven 12:3 10:4");
}

#[test]
fn the_circuit_says_what_stands_where() {
    let window = window(&["deal", "red out ace", "correct blue > square 30 1 cars blue, blue 30 stopped"]);
    for words in
        ["Go for Anne (square 48) · A car: Anne", "Square 30 · Puncture · A car: Bob, affected by puncture"]
    {
        assert!(window.query_by_label(words).is_some(), "{words}");
    }
}

#[test]
fn who_deals_how_many_and_who_begins_stand_large_on_the_circuit() {
    driven::english(|language| {
        let window = under(language, &[], &[]);
        for key in [keys::circuit::DEALER, keys::circuit::EACH, keys::circuit::OPENER] {
            assert!(shows(&window, &driven::word(language, key)), "{:#?}", description(&window));
        }
    });
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
        window.state_mut().give(Action::NewGame("autotock"));
        settle(&mut window);
        let seat = if language == Language::FRENCH { "Installer" } else { "Seat" };
        let corners = driven::word(language, keys::autotock::RULING_CORNERS);
        let mut of_two = 0;
        for name in ["Anne", "Bob", "Chlo\u{e9}", "Dora"] {
            press(&mut window, &format!("{seat} {name}"));
            of_two += usize::from(shows(&window, &corners));
        }
        assert_eq!(of_two, 2, "where two sit is asked until a third comes");
        assert!(!shows(&window, &corners));
        assert!(!shows(&window, together), "nobody plays in teams yet");
        press_like(&mut window, yes);
        assert!(shows(&window, together), "{:#?}", description(&window));
        press(&mut window, if language == Language::FRENCH { "Commencer" } else { "Begin" });
        assert!(shows(&window, with), "{:#?}", description(&window));
    }
}

#[test]
fn a_player_whose_cars_are_home_plays_the_partners_in_the_window() {
    let header = r#"{"steward":2,"game":"autotock","rules":2,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chlo\u00e9","colour":"green"},{"name":"Dora","colour":"yellow"}],"rulings":{"teams":"yes"},"setup":{"first":"p1"}}"#;
    let mut lines: Vec<String> = steward::session::game("autotock").map(practice_read).unwrap();
    lines.push("deal".to_owned());
    lines.push(
        "correct red > garage 1 1 cars red, red > garage 2 1 cars red, red > garage 3 1 cars red, green > square 30 1 cars green"
            .to_owned(),
    );
    let path = driven::record(header, lines.iter().map(String::as_str));
    let mut window = driven::open(Language::ENGLISH, &path, FRAME);
    press(&mut window, "2 · 2 on");
    press_like(&mut window, "Square 32");
    book(&mut window, Language::ENGLISH);
    assert_eq!(last(&window), "red move 2 30");
    assert!(shows(&window, "Square 32 \u{b7} A car: Chlo\u{e9}"), "{:#?}", description(&window));
}

/// The practice board as lines that enter it cell by cell.
fn practice_read(contents: &GameInfo) -> Vec<String> {
    let text = practice(contents.game).unwrap();
    let board = Preset::parse(text).unwrap().board(&contents.schema(), text).unwrap();
    let read = |(word, printed): (String, Printed)| match printed.0 {
        Value::Whole(number) => format!("read {word} {number}"),
        Value::Text(text) => format!("read {word} {text}"),
    };
    board.into_iter().map(read).collect()
}

#[test]
fn while_a_card_is_due_for_a_puncture_only_the_joker_may_be_played() {
    let mut window = window(&["deal", "correct red > square 10 1 cars red, red owes 1"]);
    press(&mut window, "9 · 9 on");
    assert!(!drafted(&window), "{:#?}", description(&window));
    press_like(&mut window, "for the puncture");
    book(&mut window, Language::ENGLISH);
    assert_eq!(last(&window), "red puncture");
    press(&mut window, "9 · 9 on");
    press_like(&mut window, "Square 19");
    book(&mut window, Language::ENGLISH);
    assert_eq!(last(&window), "red move 9 10", "where it lands says it all");
}

#[test]
fn a_joker_that_the_table_wants_for_the_punctured_car_is_not_offered_for_another() {
    let lines = [
        "deal",
        "correct red > square 10 1 cars red, red > square 30 1 cars red, red 30 stopped, red owes 1",
    ];
    let mut window = under(Language::ENGLISH, &[("puncture-joker", "must")], &lines);
    press(&mut window, "Joker · Sweeps");
    assert!(!shows(&window, "the car (square 10)"), "{:#?}", description(&window));
    press_like(&mut window, "Square 40");
    book(&mut window, Language::ENGLISH);
    assert_eq!(last(&window), "red move joker 30");
}

#[test]
fn a_card_that_can_do_nothing_is_discarded_or_was_laid_in_vain() {
    let lines = ["deal", "correct red > square 10 1 cars red, blue > square 12 1 cars blue"];
    let mut discarding = window(&lines);
    press(&mut discarding, "5 · 5 on");
    press(&mut discarding, "Anne cannot play and discards: 5");
    book(&mut discarding, Language::ENGLISH);
    assert_eq!(last(&discarding), "red discard 5");
    let mut laying = window(&lines);
    press(&mut laying, "5 · 5 on");
    press(&mut laying, "Anne laid a card that cannot be played: 5");
    book(&mut laying, Language::ENGLISH);
    assert_eq!(last(&laying), "red laid 5");
    let mut back = under(Language::ENGLISH, &[("laid-card", "back")], &lines);
    press(&mut back, "5 · 5 on");
    assert!(!shows(&back, "Anne laid a card"), "the table takes it back");
}

#[test]
fn every_kind_of_play_is_offered_once_its_card_is_pressed() {
    let lines = [
        "deal",
        "correct red > square 10 1 cars red, red > square 44 1 cars red, blue > square 13 1 cars blue, \
         green > square 19 1 cars green",
    ];
    for (card, words) in [
        ("9 · 9 on", "plays the 9 with the car (square 10)"),
        ("8 · 8, clears", "8 with the car (square 10)"),
        ("6 · 6 on", "to take the car into the garage (square 44)"),
        ("5 · Push 5", "another player\u{2019}s car: Bob (square 13)"),
        ("Jack · 10 · swap", "to swap the car (square 10) with Bob (square 13)"),
        ("One-eyed jack · 10 · swap", "to swap Bob (square 13) with Chlo\u{e9} (square 19)"),
        ("Queen · Out · 10", "to bring a car out"),
    ] {
        let mut window = under(Language::ENGLISH, &[("experts", "yes")], &lines);
        press(&mut window, card);
        assert!(shows(&window, words), "{card}: {:#?}", description(&window));
    }
}

#[test]
fn a_play_that_is_not_allowed_says_the_rule() {
    let lines = [
        "deal",
        "correct red > garage 2 1 cars red, red > garage 3 1 cars red, red > square 10 1 cars red, \
         blue > square 12 1 cars blue",
    ];
    let mut window = window(&lines);
    press(&mut window, "Queen · Out · 10");
    assert!(shows(&window, "Anne can do nothing with this card"), "{:#?}", description(&window));
    assert!(shows(&window, "(Bringing a car out)"), "{:#?}", description(&window));
}

#[test]
fn before_a_card_is_booked_it_says_what_befalls_the_cars_of_others_and_how_far_the_own_one_goes() {
    let mut session = Session::laid("autotock").unwrap();
    let (mut lines, mut before) = (0, None);
    for text in driven::demo_lines("autotock") {
        let outcome = session.preview_text(&text).ok();
        let acts = text.split(' ').next().and_then(|word| session.seats().find(word));
        let moved = outcome.iter().flat_map(|outcome| outcome.movements());
        let other = moved.filter(|moved| moved.unit.colour.is_some_and(|colour| Some(colour) != acts));
        if let (Some(_), Some(moved)) = (acts, other.copied().next()) {
            before = Some((lines, text, moved));
            break;
        }
        session.enter_text(&text, "").unwrap();
        lines += 1;
    }
    let (lines, text, moved) = before.unwrap();
    english(|language| {
        let mut window = demo_of("autotock", language, lines, &[]);
        draft(&mut window, &text);
        let outcome = table(&window).preview_text(&text).unwrap();
        let found = outcome.effect.findings.iter().map(description::figure_line);
        for said in found.chain([description::given(table(&window), &moved)]) {
            let said = sentence(language, said);
            assert!(shows(&window, &said), "{said}: {:#?}", description(&window));
        }
    });
}

#[test]
fn a_square_that_is_asked_for_is_pressed_on_the_circuit() {
    english(|language| {
        let mut header = page::header::<Autotock>(&[]);
        header.board.clear();
        let header = serde_json::to_string(&header).unwrap();
        let mut window = driven::open(language, &driven::record(&header, ["deal"]), FRAME);
        let ace = if language == Language::FRENCH { "As · Sort · 1" } else { "Ace · Out · 1" };
        press(&mut window, ace);
        let hint = driven::word(language, keys::reading::ON_BOARD);
        assert!(shows(&window, &hint), "{:#?}", description(&window));
        let square = if language == Language::FRENCH { "La case" } else { "Square" };
        for (asked, number) in [("corner 1 go", 48), ("corner 1 branch", 47), ("corner 2 go", 12)] {
            let at = driven::place(&window, &format!("{square} {number}"));
            press(&mut window, &at);
            assert_eq!(last(&window), format!("read {asked} {number}"), "{:#?}", description(&window));
        }
        let at = driven::place(&window, &format!("{square} 12"));
        press(&mut window, &at);
        assert_eq!(last(&window), "read corner 2 branch 12");
    });
}

#[test]
fn a_swap_onto_a_puncture_says_that_no_card_is_due_and_by_which_house_rule() {
    english(|language| {
        let lines = ["deal", "correct red > square 10 1 cars red, blue > square 18 1 cars blue"];
        let mut window = under(language, &[], &lines);
        draft(&mut window, "red swap jack 10 blue 18");
        let name = msg!(keys::circuit::NAME, name = "Anne");
        let at = msg!(keys::autotock::SQUARE, n = 18);
        let said = sentence(language, msg!(keys::autotock::SPARED_SWAPPED, seat = name, at = at));
        assert!(shows(&window, &said), "{said}: {:#?}", description(&window));
        let rule = if language == Language::FRENCH { "crevaison" } else { "puncture" };
        let doubts = |act: &str| {
            table(&window)
                .book()
                .doubts(table(&window).setting(), &table(&window).read_act(act).unwrap())
                .len()
        };
        assert!(doubts("red swap jack 10 blue 18") == 1);
        assert!(description(&window).iter().any(|text| text.starts_with(&said) && text.contains(rule)));
        assert!(doubts("red swap jack 10 blue 19") == 0);
    });
}
