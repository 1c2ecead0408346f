//! What people saw on the contact sheets and wanted otherwise, so that it stays mended.

use egui::{Rect, vec2};
use egui_kittest::kittest::Queryable;
use steward::desk::table::{Lay, Teach, plain};
use steward::desk::{Action, Speech};
use steward::session::{GameSession, Session};
use steward::words::{Language, keys};

use crate::faults::overlapping;
use crate::fullest;

use crate::driven::{
    FRAME, Window, both, buttons, demo, demo_lines, demo_of, open, place, press, record, settle, shows,
    table, texts, told, word,
};

fn give(window: &mut Window, action: Action) {
    window.state_mut().give(action);
    settle(window);
}

/// The demo of Automobile in the first moment of a phase in its second turn.
fn in_phase(language: Language, phase: u8) -> Window {
    let whole = Session::demo("automobile").unwrap().unwrap();
    let there = |line: &u32| {
        whole.table().look(*line).is_ok_and(|glance| (glance.stage.turn, glance.stage.phase) == (2, phase))
    };
    let line = (1..=whole.table().lines()).find(there).unwrap();
    demo(language, line, &[])
}

#[test]
fn the_two_entries_before_the_last_are_in_sight_where_the_choices_leave_them_room() {
    both(|language| {
        let window = demo(language, 30, &[]);
        let table = table(&window);
        let before = (1..30).rev().filter_map(|n| table.line(n).filter(|row| row.live)).take(2);
        for row in before {
            let entry = plain::told_row(Speech { language }, table, &row);
            assert!(shows(&window, &entry), "{entry}: {:#?}", told(&window));
        }
    });
}

#[test]
fn nobody_is_sent_to_lit_places_while_a_sheet_lies_over_them() {
    let mut window = in_phase(Language::ENGLISH, 5);
    let sent = |window: &Window| told(window).iter().any(|text| text.contains("lit place"));
    assert!(sent(&window), "{:#?}", told(&window));
    press(&mut window, &word(Language::ENGLISH, keys::table::TAB_SHEET));
    assert!(!sent(&window), "the sheet of the phase lies there");
    press(&mut window, &word(Language::ENGLISH, keys::table::TAB_BOARD));
    assert!(sent(&window), "the board is in sight again");
    give(&mut window, Action::Lay(Some(Lay::Where)));
    assert!(!sent(&window), "another sheet lies there");
}

#[test]
fn what_is_offered_in_place_of_a_refused_act_is_as_high_as_any_button() {
    both(|language| {
        let mut window = demo(language, 4, &[]);
        give(&mut window, Action::Draft("red build 7 2".to_owned()));
        let wait = word(language, keys::desk::WAIT);
        let found = buttons(&window, &wait);
        assert!(!found.is_empty(), "{:#?}", told(&window));
        assert!(found.iter().all(|button| button.rect().height() >= 32.0), "{found:?}");
    });
}

#[test]
fn the_talk_has_the_board_beside_it_in_the_smallest_window_of_parts_side_by_side() {
    let mut window = demo_of("automobile", Language::ENGLISH, 0, &[]);
    window.set_size(vec2(1024.0, 640.0));
    give(&mut window, Action::Teach(Teach::Talk(Some(2))));
    assert!(told(&window).iter().any(|text| text.contains("Duryea (1)") && text.contains("possible here")));
}

#[test]
fn choices_are_weighed_without_columns_in_which_nothing_stands() {
    let lines = Session::demo("sponsors").unwrap().unwrap().table().lines() / 2;
    let mut window = demo_of("sponsors", Language::ENGLISH, lines, &[]);
    give(&mut window, Action::Lay(Some(Lay::Weigh)));
    let there = |key| shows(&window, &word(Language::ENGLISH, key));
    assert!(there(keys::what_if::CHOICE) && !there(keys::what_if::BILL), "{:#?}", told(&window));
}

#[test]
fn factories_that_would_run_into_cars_are_drawn_once_with_how_many_there_are() {
    let mut window = in_phase(Language::ENGLISH, 5);
    let counted = |window: &Window| {
        let plate = window.get_by_label(&place(window, "Duryea (1)")).rect();
        let painted = texts(&window.output().shapes);
        painted.iter().any(|(_, text)| plate.contains(text.pos) && text.galley.text() == "3")
    };
    assert!(!counted(&window), "in a wide plate each is drawn");
    window.set_size(vec2(1024.0, 640.0));
    settle(&mut window);
    assert!(counted(&window));
}

#[test]
fn no_name_is_written_over_a_price_on_the_lots_of_five_dealers() {
    let (game, name) = fullest::GAMES.into_iter().find(|(game, _)| *game == "auto-brocante").unwrap();
    let (header, lines) = fullest::game(game, name);
    let path = record(&header, lines.iter().take(25).map(String::as_str));
    let mut window = open(Language::FRENCH, &path, FRAME);
    window.set_size(vec2(1024.0, 640.0));
    settle(&mut window);
    let lots = Rect::from_min_max(egui::pos2(0.0, 95.0), egui::pos2(690.0, 330.0));
    let painted = texts(&window.output().shapes);
    let painted =
        painted.iter().filter(|(_, text)| lots.contains(text.pos) && !text.galley.text().is_empty());
    let placed: Vec<(Rect, &str)> = painted
        .map(|(_, text)| (text.galley.rect.translate(text.pos.to_vec2()).shrink(2.0), text.galley.text()))
        .collect();
    for (at, (one, name)) in placed.iter().enumerate() {
        let over = placed.iter().skip(at + 1).find(|(other, _)| other.intersects(*one));
        assert!(over.is_none(), "{name:?} {one:?} and {over:?}");
    }
}

#[test]
fn on_a_led_board_in_the_smallest_window_nothing_is_written_over_anything() {
    let lines = demo_lines("automobile").len() as u32;
    for line in (0..lines).step_by(4) {
        let mut window = demo_of("automobile", Language::FRENCH, line, &[]);
        window.set_size(vec2(1024.0, 640.0));
        give(&mut window, Action::Teach(Teach::Explain(true)));
        // A sign with an edge is drawn more than once at its place.
        let sign = format!("{:?}", steward::desk::kit::icons::ICON_SETTINGS.codepoint);
        let wrong = overlapping(&window).into_iter().filter(|fault| !fault.contains(&sign));
        assert_eq!(wrong.collect::<Vec<_>>(), [""; 0], "after entry {line}");
    }
}
