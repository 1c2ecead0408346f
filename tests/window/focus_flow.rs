//! Automatic focus moves: from a place pressed by key to what the press leads to.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::words::Language;
use steward::words::keys;

use crate::driven::{
    FRAME, Window, description, draft, drafts, english, last, open, place, record, sentence, settle, shows,
    table, typed, word,
};
use crate::hand;
use crate::independents::UNLAID;
use crate::keys::{TO_ACTIONS, unread};
use crate::stops::to_part;

/// The name of the focused control.
fn focused(window: &Window) -> String {
    let found = window.query_all_by(|node| node.is_focused()).last();
    let said = |node: Node<'_>| node.accesskit_node().label().or_else(|| node.accesskit_node().value());
    found.and_then(said).unwrap_or_default()
}

/// Moves the focus to a place on the board or in its tray with F6 and the arrow keys.
fn walks(window: &mut Window, part: usize, name: &str) {
    let at = |window: &Window, wanted: &dyn Fn(&Node<'_>) -> bool| {
        let found = window.query_all_by(|node| node.role() == Role::Button || node.is_focused());
        found.filter(|node| wanted(node)).last().map(|node| node.rect().center())
    };
    let named = |node: &Node<'_>| node.accesskit_node().label().is_some_and(|label| label.contains(name));
    to_part(window, part);
    let mut way = Vec::new();
    for step in 0..40 {
        if focused(window).contains(name) {
            return;
        }
        way.push(focused(window));
        let from = at(window, &|node| node.accesskit_node().is_focused());
        let (Some(from), Some(to)) = (from, at(window, &named)) else { break };
        let gap = to - from;
        let across = if gap.x > 0.0 { Key::ArrowRight } else { Key::ArrowLeft };
        let along = if gap.y > 0.0 { Key::ArrowDown } else { Key::ArrowUp };
        let wide = gap.x.abs() > gap.y.abs();
        hand::strikes(window, if wide == (step % 5 < 4) { across } else { along });
    }
    panic!("no arrow leads to {name}: {way:#?}");
}

/// Moves the focus to a place and presses it.
fn presses(window: &mut Window, part: usize, name: &str) {
    walks(window, part, name);
    hand::strikes(window, Key::Enter);
    settle(window);
}

#[test]
fn a_place_pressed_by_a_key_leads_to_what_may_be_done_there_and_enter_books_it() {
    english(|language| {
        let mut window = unread(language, &[TO_ACTIONS, &["red build 1 2"]].concat(), &[]);
        let second = place(&window, "Oldsmobile Curved Dash (2)");
        presses(&mut window, 1, &second);
        assert!(drafts(&window, language, "blue build 2 1"), "{:#?}", description(&window));
        assert_eq!(last(&window), "red build 1 2", "the press that chooses books nothing");
        hand::strikes(&mut window, Key::ArrowUp);
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "blue build 2 2");
    });
}

#[test]
fn an_enter_held_down_on_a_place_books_nothing_where_it_leads() {
    let mut window = unread(Language::ENGLISH, &[TO_ACTIONS, &["red build 1 2"]].concat(), &[]);
    let second = place(&window, "Oldsmobile Curved Dash (2)");
    walks(&mut window, 1, &second);
    for _ in 0..4 {
        window.key_down(Key::Enter);
        window.run_steps(3);
    }
    assert!(drafts(&window, Language::ENGLISH, "blue build 2 1"), "{}", focused(&window));
    assert_eq!(last(&window), "red build 1 2");
}

#[test]
fn a_card_pressed_by_a_key_leads_to_where_it_may_land_or_to_its_answers_on_the_card() {
    english(|language| {
        let both_go = "correct red > square 10 1 cars red, red > square 12 1 cars red";
        let mut window = crate::autotock::under(language, &[], &["deal", both_go]);
        let seven = place(&window, "7 · ");
        presses(&mut window, 2, &seven);
        let now = focused(&window);
        assert_ne!(now, seven);
        assert!(!now.is_empty() && shows(&window, &now), "{now}");
        assert!(table(&window).scene().is_some());
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_ne!(focused(&window), seven, "{now}");
    });
}

#[test]
fn an_act_typed_without_its_player_is_of_the_only_one_who_may_do_it() {
    english(|language| {
        let mut window = unread(language, &[TO_ACTIONS, &["red build 1 1"]].concat(), &[]);
        let whole = typed(&window, language, "red ford 1 parts");
        hand::types(&mut window, whole.split_once(' ').unwrap().1);
        assert!(shows(
            &window,
            &sentence(
                language,
                table(&window).read_act("red ford 1 parts").map(|act| table(&window).describe(&act)).unwrap()
            )
        ));
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "red ford 1 parts");
    });
}

#[test]
fn an_act_that_nobody_may_do_is_refused_to_whoever_acts() {
    let mut window = unread(Language::ENGLISH, &[TO_ACTIONS, &["red build 1 1"]].concat(), &[]);
    hand::types(&mut window, "ford 4");
    let why = table(&window).preview_text("blue ford 4").unwrap_err();
    assert!(shows(&window, &sentence(Language::ENGLISH, why.why().clone())), "{:#?}", description(&window));
}

#[test]
fn undo_right_after_several_values_were_read_at_once_leads_to_the_last_of_them() {
    english(|language| {
        let lines = ["order blue green", "read box companies count 4"];
        let mut window = open(language, &record(UNLAID, lines), FRAME);
        draft(&mut window, "red company 2");
        for typed in ["4", "3", "3"] {
            hand::types(&mut window, typed);
            window.key_press(Key::Enter);
            settle(&mut window);
        }
        let head = table(&window).head();
        assert_eq!(table(&window).lines(), 5, "{:#?}", description(&window));
        window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
        settle(&mut window);
        assert_eq!(table(&window).head(), head, "the order stays: {:#?}", description(&window));
        assert!(shows(&window, &word(language, keys::reading::NOT_UNDONE)));
    });
}
