//! The sheets and the board of Automobile, driven by their labels: phases 3 and 5 to 8 are played with the sheets alone.

use steward::desk::Speech;
use steward::desk::table::plain;
use steward::engine::Session;
use steward::games::automobile::{Automobile, Class};
use steward::msg;
use steward::words::Language;
use steward::words::keys::{self, automobile as k, sheets};

use crate::driven::{
    self, book, buttons, description, drafts, english, place, press, press_like, said, sentence, settle,
    shows, word,
};
use crate::page::journal;

/// The lines up to round 3 of turn 1: all players have built and have distributors.
pub const TO_ROUND_3: &[&str] = &[
    "drawn",
    "red choose ford",
    "blue choose sloan",
    "green choose chrysler",
    "red build 1 2",
    "blue build 2 2",
    "green build 3 1",
    "red place mid mid low",
    "blue place low low",
    "green place mid",
];

/// The lines from there to the executive decisions.
const TO_DECISIONS: &[&str] = &[
    "red produce 1:4",
    "blue produce 2:3",
    "green produce 3:2",
    "distributors red 1:3, blue 2:2, green 3:1",
];

/// A window with a session in the first of three turns.
fn table(language: Language, lines: &[&str]) -> driven::Window {
    let begun: Session = journal::<Automobile>(&[], &[]);
    driven::open(language, &driven::record(&begun.header_json(), lines.iter().copied()), driven::FRAME)
}

#[test]
fn every_space_of_the_board_tells_itself_in_words_and_with_a_verb_what_that_costs_there() {
    english(|language| {
        let mut window = table(language, &TO_ROUND_3[..5]);
        let free = sentence(language, sheets::FREE);
        let own = place(&window, "Duryea (1)");
        assert!(own.contains("Anne") && own.contains(&sentence(language, sheets::LEADS)), "{own}");
        let third = place(&window, "Franklin A (3)");
        assert!(third.contains(&free) && !third.contains("3 "), "nothing is said of a verb at rest: {third}");
        press(&mut window, &word(language, k::VERB_BUILD));
        let third = place(&window, "Franklin A (3)");
        assert!(third.contains(&sentence(language, msg!(sheets::SKIP, count = 3))), "{third}");
        let lane = sentence(language, msg!(sheets::LANE, class = k::CLASS_MID));
        assert!(
            place(&window, &lane)
                .contains(&sentence(language, msg!(sheets::IN_BAND, there = sheets::NOBODY)))
        );
    });
}

#[test]
fn a_free_space_that_is_pressed_is_a_draft_and_the_button_books_it() {
    english(|language| {
        let mut window = table(language, &TO_ROUND_3[..5]);
        let second = place(&window, "Oldsmobile Curved Dash (2)");
        press(&mut window, &second);
        assert!(drafts(&window, language, "blue build 2 1"), "the least: {:#?}", description(&window));
        assert_eq!(driven::last(&window), "red build 1 2", "a draft books nothing");
        crate::turn::draft(&mut window, language, "blue build 2 2");
    });
}

#[test]
fn distributors_are_drafted_by_pressing_their_bands() {
    english(|language| {
        let mut window = table(language, &TO_ROUND_3[..7]);
        let lane = |class: Class| sentence(language, msg!(sheets::LANE, class = class.key()));
        for (class, draft) in [
            (1, "red place mid"),
            (1, "red place mid mid"),
            (2, "red place mid mid low"),
            // Three is the most: they are not given up for another band.
            (0, "red place mid mid low"),
        ] {
            let band = place(&window, &lane(Class::ALL[class]));
            press(&mut window, &band);
            assert!(drafts(&window, language, draft), "{draft}: {:#?}", description(&window));
        }
    });
}

#[test]
fn one_press_that_would_book_several_acts_puts_one_entry_right_and_books_nothing() {
    english(|language| {
        let sold = ["red produce 1:4", "blue produce 2:3", "green produce 3:2", "red sell 1 mid"];
        let begun: Vec<&str> = TO_ROUND_3.iter().copied().chain(sold).chain(["blue sell 2 low"]).collect();
        let mut window = table(language, &begun);
        let lines = driven::table(&window).lines();
        crate::hand::strikes(&mut window, egui::Key::F9);
        settle(&mut window);
        press(&mut window, &word(language, keys::right::INSERT));
        let forced = sentence(language, msg!(keys::table::FORCED, count = 2));
        press_like(&mut window, &forced);
        assert_eq!(driven::table(&window).lines(), lines, "nothing is booked");
    });
}

#[test]
fn one_press_sells_what_leaves_no_choice_up_to_the_next_true_choice() {
    english(|language| {
        let sold = ["red produce 1:4", "blue produce 2:3", "green produce 3:2", "red sell 1 mid"];
        let begun: Vec<&str> = TO_ROUND_3.iter().copied().chain(sold).collect();
        let mut window = table(language, &begun);
        let forced = msg!(keys::table::FORCED, count = 2);
        press_like(&mut window, &sentence(language, forced.clone()));
        let table = driven::table(&window);
        let lines = [1, 0].map(|back| table.line(table.lines() - back).unwrap().text);
        assert_eq!(lines, ["blue sell 2 low", "green sell 3 mid"]);
        let what = lines.map(|line| plain::description(Speech::new(language), driven::table(&window), &line));
        let told = msg!(keys::table::AT_ONCE, count = 2, what = what.join(" · "));
        assert!(shows(&window, &sentence(language, told)), "just now: {:#?}", description(&window));
        assert!(buttons(&window, &sentence(language, forced)).is_empty(), "the next sale is a choice");
    });
}

#[test]
fn a_space_that_is_pressed_first_shows_what_is_possible_there_with_its_price() {
    english(|language| {
        let mut window = table(language, &[TO_ROUND_3, TO_DECISIONS].concat());
        let own = place(&window, "Duryea (1)");
        press(&mut window, &own);
        let act = "red bonus 1";
        let name = plain::description(Speech::new(language), driven::table(&window), act);
        let outcome = driven::table(&window).preview_text(act).unwrap();
        let price = plain::price(Speech::new(language), driven::table(&window), &outcome.effect.movements);
        press(&mut window, &name);
        assert_eq!(buttons(&window, &price).len(), 1, "{price} opens: {:#?}", description(&window));
        crate::turn::draft(&mut window, language, act);
    });
}

#[test]
fn whoever_is_led_sees_what_a_choice_at_a_space_comes_to_before_it_is_done() {
    english(|language| {
        let mut window = table(language, &[TO_ROUND_3, TO_DECISIONS].concat());
        press(&mut window, &word(language, keys::coach::EXPLAIN));
        let own = place(&window, "Duryea (1)");
        press(&mut window, &own);
        let act = "red bonus 1";
        let does = plain::description(Speech::new(language), driven::table(&window), act);
        press_like(&mut window, &does);
        assert!(drafts(&window, language, act), "{:#?}", description(&window));
        let none = sentence(language, msg!(k::AMOUNT_BONUS, count = 0));
        assert!(!shows(&window, &none), "a marker lies in nobody's hand");
        book(&mut window, language);
        assert_eq!(driven::last(&window), act);
    });
}

#[test]
fn all_sales_begin_with_a_car_of_its_own_row_for_every_distributor() {
    english(|language| {
        let mut window = driven::demo(language, 46, &[]);
        press(&mut window, &word(language, k::VERB_DISTRIBUTORS));
        crate::turn::draft(&mut window, language, "distributors red 1:3 5:2, blue 3:2, green 8:3");
    });
}

#[test]
fn while_money_waits_the_same_act_done_otherwise_lies_clear_of_the_button_that_books() {
    english(|language| {
        let produced = ["red produce 1:4", "blue produce 2:3", "green produce 3:2"];
        let begun: Vec<&str> = TO_ROUND_3.iter().copied().chain(produced).collect();
        let mut window = table(language, &begun);
        driven::enter(&mut window, "distributors red 1:3, blue 2:2, green 3:1");
        let done = word(language, keys::table::DONE);
        assert_eq!(driven::buttons(&window, &done).len(), 1, "money waits to be handed over");
        let describe = |window: &driven::Window, markers: u8| {
            let act = format!("red reduced 1 {markers}");
            plain::description(Speech::new(language), driven::table(window), &act)
        };
        let (two, one) = (describe(&window, 2), describe(&window, 1));
        press(&mut window, &word(language, k::VERB_REDUCED));
        let own = place(&window, "Duryea (1)");
        press(&mut window, &own);
        press(&mut window, &two);
        let lies = |name: &str| driven::buttons(&window, name).last().unwrap().rect();
        let books = lies(&said(language, &msg!(keys::table::ACCEPT_WHAT, what = two.as_str())));
        assert!(!lies(&one).intersects(books), "{:?} {books:?}", lies(&one));
        // Escape cancels the draft step by step.
        for _ in 0..3 {
            crate::hand::strikes(&mut window, egui::Key::Escape);
        }
        settle(&mut window);
        assert_eq!(driven::buttons(&window, &done).len(), 1, "it still waits");
    });
}
