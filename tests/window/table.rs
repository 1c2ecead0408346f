//! The table, driven by labels: choices in three clicks, the entry field, the history.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::engine::{Holder, Seat};
use steward::games::automobile::Automobile;
use steward::games::automobile::units::DOLLARS;
use steward::msg;
use steward::page::Referee;
use steward::session::Session;
use steward::words::{Arg, Language, keys};

use crate::driven::{
    FRAME, Window, book, buttons, demo_lines, english, last, open, press, press_like, record, said, sentence,
    settle, shows, table, timeline, word,
};
use crate::hand;
use crate::page::header;

const TO_ACTIONS: &[&str] = &["drawn", "red choose ford", "blue choose kettering", "green choose sloan"];

/// A window on a game of Anne, Bob and Chloé after these lines.
pub fn window(language: Language, lines: &[&str]) -> Window {
    window_of(language, lines, "", FRAME)
}

/// The same without a board value, and with this many seconds between frames.
fn window_of(language: Language, lines: &[&str], unread: &str, frame: f32) -> Window {
    let mut header = header::<Automobile>(&[]);
    header.board.remove(unread);
    let header = serde_json::to_string(&header).unwrap();
    open(language, &record(&header, lines.iter().copied()), frame)
}

fn line(window: &Window) -> Node<'_> {
    let mut fields = window.get_all_by_role(Role::TextInput);
    fields.next().unwrap()
}

fn type_line(window: &mut Window, text: &str) {
    line(window).click();
    settle(window);
    hand::types(window, text);
    settle(window);
}

#[test]
fn cubes_take_one_click_and_undo_and_redo_another() {
    english(|language| {
        let mut window = window(language, TO_ACTIONS);
        press_like(&mut window, &word(language, keys::automobile::VERB_CUBES));
        book(&mut window, language);
        assert_eq!(table(&window).line(5).unwrap().text, "red cubes");
        press_like(&mut window, &word(language, keys::desk::UNDO));
        assert_eq!(table(&window).head(), 4);
        press_like(&mut window, &word(language, keys::desk::REDO));
        assert_eq!(table(&window).head(), 5);
        window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        settle(&mut window);
        assert_eq!(table(&window).head(), 4);
        window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        settle(&mut window);
        assert_eq!(table(&window).head(), 5);
    });
}

#[test]
fn a_list_that_has_just_changed_takes_no_press_of_the_mouse() {
    let mut window = window_of(Language::ENGLISH, TO_ACTIONS, "", 0.05);
    window.run_steps(8);
    press_like(&mut window, "Take two cubes");
    window.run_steps(8);
    let accept = crate::driven::accepts(Language::ENGLISH);
    let books = buttons(&window, &accept)[0].rect().center();
    for _ in 0..2 {
        window.drag_at(books);
        window.drop_at(books);
        window.run_steps(3);
    }
    assert_eq!(
        (last(&window).as_str(), table(&window).lines()),
        ("red cubes", 5),
        "the button has changed its meaning"
    );
    window.run_steps(8);
    press_like(&mut window, "Take two cubes");
    book(&mut window, Language::ENGLISH);
    assert_eq!(last(&window), "blue cubes");
}

#[test]
fn an_act_that_has_just_come_up_takes_no_press_of_the_mouse() {
    // After the demand sale of turn 1 in the demo.
    let header = Session::laid("automobile").unwrap().header_json();
    let path = record(&header, demo_lines("automobile")[..28].iter().map(String::as_str));
    let mut window = open(Language::ENGLISH, &path, 0.05);
    window.run_steps(8);
    let accept = crate::driven::accepts(Language::ENGLISH);
    for (steps, booked) in [(3, "losses"), (8, "losses"), (3, "end")] {
        buttons(&window, &accept)[0].click();
        window.run_steps(steps);
        assert_eq!(last(&window), booked, "a second press on the same place ends no turn");
    }
}

#[test]
fn the_entry_line_completes_answers_and_enters() {
    english(|language| {
        let mut window = window(language, TO_ACTIONS);
        type_line(&mut window, "red cu");
        window.key_press(Key::Tab);
        settle(&mut window);
        assert_eq!(line(&window).value().unwrap(), "red cubes");
        let description = said(language, &msg!(keys::automobile::DESCRIBE_CUBES, seat = "Anne"));
        assert!(
            window.query_all_by_label_contains(&description).next().is_some(),
            "the line is answered in words"
        );
        window.key_press(Key::Enter);
        settle(&mut window);
        assert_eq!(table(&window).line(5).unwrap().text, "red cubes");
        assert_eq!(line(&window).value().unwrap_or_default(), "");
        type_line(&mut window, "blue bui");
        // The list closes first, then the typed text is cleared.
        for _ in 0..2 {
            window.key_press(Key::Escape);
            settle(&mut window);
        }
        assert_eq!(line(&window).value().unwrap_or_default(), "");
    });
}

#[test]
fn a_figure_opens_with_its_entries_and_they_open_too() {
    english(|language| {
        let lines: Vec<&str> = TO_ACTIONS.iter().copied().chain(["red build 1 1"]).collect();
        let mut window = window(language, &lines);
        let cash = said(language, &msg!(keys::desk::FIGURE, figure = Arg::Money(1800)));
        press_like(&mut window, &cash);
        let start = word(language, keys::engine::TERM_SETUP);
        let start = start.chars().skip(1).collect::<String>();
        assert!(window.query_all_by_label_contains(&start).next().is_some(), "the set-up is a term");
        let built = table(&window).describe_line(5).unwrap();
        let what = said(language, &built);
        press_like(&mut window, &said(language, &msg!(keys::table::ENTRY_OF, n = "5", what = what)));
        let tiles = said(language, &msg!(keys::automobile::TERM_TILES, space = "Duryea"));
        let tiles = tiles.chars().skip(1).take(8).collect::<String>();
        assert!(window.query_all_by_label_contains(&tiles).next().is_some(), "the entry tells its terms");
        press_like(&mut window, &word(language, keys::table::BACK_WHY));
        press_like(&mut window, &word(language, keys::desk::CLOSE));
    });
}

#[test]
fn looking_back_closes_the_entry_line_and_shows_the_past() {
    english(|language| {
        let lines: Vec<&str> = TO_ACTIONS.iter().copied().chain(["red build 1 1"]).collect();
        let mut window = window(language, &lines);
        window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
        settle(&mut window);
        let banner = said(language, &msg!(keys::desk::LOOKING_BACK, n = 4));
        assert!(window.query_by_label(&banner).is_some());
        type_line(&mut window, "blue build 2 1");
        hand::strikes(&mut window, Key::Enter);
        assert_eq!(table(&window).lines(), 5, "nothing is entered while looking back");
        hand::strikes(&mut window, Key::Escape);
        let cash = said(language, &msg!(keys::desk::FIGURE, figure = Arg::Money(1800)));
        assert!(window.query_all_by_label_contains(&cash).next().is_none(), "the past is shown");
        let then = said(language, &msg!(keys::desk::FIGURE, figure = Arg::Money(2000)));
        press_like(&mut window, &then);
        assert!(window.query_all_by_label_contains("red build 1 1").next().is_none(), "a figure of the past");
        press_like(&mut window, &word(language, keys::desk::CLOSE));
        window.key_press_modifiers(Modifiers::ALT, Key::ArrowRight);
        settle(&mut window);
        assert!(!line(&window).accesskit_node().is_disabled());
    });
}

#[test]
fn a_printed_value_is_asked_for_and_pressed_digit_by_digit_and_the_act_waits_to_be_entered() {
    english(|language| {
        let mut window = window_of(language, TO_ACTIONS, "space 1 cost", 0.25);
        type_line(&mut window, "red build 1 1");
        let read = word(language, keys::page::READ);
        let question = said(language, &msg!(keys::automobile::ASK_SPACE_COST, n = 1));
        assert!(window.query_by_label(&question).is_some());
        let before = table(&window).lines();
        press(&mut window, &read);
        for digit in ["2", "5", "7"] {
            press(&mut window, digit);
        }
        press(&mut window, &word(language, keys::sheets::TAKE_BACK));
        press(&mut window, "0");
        assert_eq!(hand::field(&window, &question).unwrap().value().as_deref(), Some("250"));
        press(&mut window, &read);
        assert_eq!(table(&window).line(before + 1).unwrap().text, "read space 1 cost 250");
        assert_eq!(table(&window).lines(), before + 1, "an answer is not an acceptance");
        book(&mut window, language);
        assert_eq!(last(&window), "red build 1 1");
    });
}

#[test]
fn the_forms_of_the_referee_make_lines_of_notation() {
    english(|language| {
        let mut window = window(language, TO_ACTIONS);
        use keys::table as t;
        let first = [t::FORM_TEXT, t::FORM_FROM, t::FORM_QUESTION, t::FORM_TEXT, t::FORM_PLAYER];
        for (form, first) in Referee::ALL.into_iter().zip(first) {
            press(&mut window, &word(language, form.name()));
            let first = word(language, first);
            let opened =
                |window: &Window| hand::field(window, &first).is_some_and(|field| field.is_focused());
            assert!(opened(&window), "{form:?}");
            hand::strikes(&mut window, Key::Escape);
            settle(&mut window);
            assert!(!opened(&window), "{form:?}");
        }
        window.key_press(Key::F4);
        settle(&mut window);
        let text = word(language, keys::table::FORM_TEXT);
        assert!(hand::field(&window, &text).is_some_and(|field| field.is_focused()));
        hand::types(&mut window, "pizza");
        settle(&mut window);
        book(&mut window, language);
        assert_eq!(table(&window).line(5).unwrap().text, "note pizza");
    });
}

#[test]
fn what_the_referee_entered_is_told_in_words() {
    english(|language| {
        let lines: Vec<&str> = TO_ACTIONS
            .iter()
            .copied()
            .chain([
                "ruling howard-premium no by Chloé: so it is printed",
                "correct bank > red 40 dollars: found",
                "count red 2040 dollars, blue 1500 dollars",
            ])
            .collect();
        let mut window = window(language, &lines);
        timeline(&mut window, language);
        let option = word(language, keys::automobile::RULING_HOWARD_PREMIUM_NO);
        assert!(shows(&window, &option), "the ruling");
        let counted = said(language, &msg!(keys::referee::COUNTED, count = 2));
        assert!(shows(&window, &counted), "the count");
        assert!(!shows(&window, "bank > red"), "the correction");
    });
}

#[test]
fn what_is_typed_is_drafted_on_the_cards_until_it_is_entered_and_what_it_does_opens() {
    english(|language| {
        let mut window = window(language, TO_ACTIONS);
        let cash = table(&window).balance(Holder::Seat(Seat::new(0)), DOLLARS);
        let after = said(language, &msg!(keys::table::DRAFTED, amount = Arg::Money(cash - 400)));
        assert!(!shows(&window, &after), "nothing is drafted at rest");
        type_line(&mut window, "red build 1 2");
        let drafted = buttons(&window, &after).into_iter().filter_map(|node| node.accesskit_node().label());
        let drafted: Vec<String> = drafted.collect();
        assert_eq!(drafted.len(), 1, "on the card of who builds alone: {drafted:?}");
        press(&mut window, &drafted[0]);
        assert!(shows(&window, &word(language, keys::desk::TOTAL)), "its terms");
        window.key_press(Key::Escape);
        settle(&mut window);
        line(&window).click();
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "red build 1 2");
        assert!(!shows(&window, &after), "what has happened is no draft");
    });
}

#[test]
fn a_card_opens_the_page_of_its_player_where_a_loan_is_taken_out_of_turn() {
    english(|language| {
        let mut window = window(language, TO_ACTIONS);
        press(&mut window, &sentence(language, msg!(keys::table::PAGE_OF, name = "Bob")));
        let loan = msg!(keys::table::VERB_OF, verb = keys::automobile::VERB_LOAN, name = "Bob");
        press(&mut window, &said(language, &loan));
        crate::driven::book(&mut window, language);
        assert_eq!(last(&window), "blue loan");
    });
}
