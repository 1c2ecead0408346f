//! What is typed is what is booked: every field of every sheet of every game, in both languages, one key per frame.

use std::collections::BTreeMap;

use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::session::Session;
use steward::words::Language;
use steward::words::keys::{desk, table as t};

use crate::driven::{FRAME, Window, both, demo_of, english, last, open, press, record, settle, table, word};
use crate::hand;

/// The lines after which each phase of a demo first begins and ends.
fn moments(game: &str) -> Vec<u32> {
    let whole = Session::demo(game).unwrap().unwrap();
    let mut phases: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for n in 0..=whole.lines().min(60) {
        let phase = whole.line(n).map(|row| row.phase.to_owned()).unwrap_or_default();
        let number = phase.rsplit('.').next().unwrap_or_default().to_owned();
        phases.entry(number).and_modify(|(_, end)| *end = n).or_insert((n, n));
    }
    let mut all: Vec<u32> = phases.into_values().flat_map(|(first, end)| [first, end]).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The fields of the middle page by name, with the maximum of each.
fn fields(window: &Window, language: Language) -> Vec<(String, Option<f64>)> {
    let entry = word(language, desk::ENTRY);
    let found = window.root().children_recursive().filter(|node| {
        let node = node.accesskit_node();
        matches!(node.role(), Role::SpinButton | Role::TextInput) && !node.is_disabled()
    });
    let named = found.filter_map(|node| {
        let node = node.accesskit_node();
        let most = node.max_numeric_value().filter(|most| most.is_finite());
        node.label().filter(|name| *name != entry).map(|name| (name, most))
    });
    let mut named: Vec<(String, Option<f64>)> = named.collect();
    named.dedup();
    named
}

/// A number with two digits if the maximum allows it.
fn number(at: usize, most: Option<f64>) -> String {
    match most {
        Some(most) if most < 10.0 => format!("{}", most.max(0.0) as u32),
        Some(most) => format!("{}", (most as usize - at % 5).max(10)),
        None => format!("1{}", 3 + at % 5),
    }
}

/// Types in every field of the page. Returns what was typed in each.
fn type_in_all(window: &mut Window, language: Language, at: &str) -> Vec<(String, String)> {
    let mut typed = Vec::new();
    for (n, (name, most)) in fields(window, language).into_iter().enumerate() {
        let text = number(n, most);
        hand::fills(window, &name, &text);
        let field = hand::field(window, &name).unwrap_or_else(|| panic!("{at}: {name} is gone"));
        assert!(field.is_focused(), "{at}: {name} has lost the keyboard");
        assert_eq!(field.value().as_deref(), Some(text.as_str()), "{at}: {name}");
        hand::strikes(window, Key::Tab);
        let value = hand::field(window, &name).and_then(|field| field.value());
        assert_eq!(value.as_deref(), Some(text.as_str()), "{at}: {name} once it is left");
        typed.push((name, text));
    }
    typed
}

/// The numbers of a line of notation.
fn numbers(line: &str) -> Vec<&str> {
    line.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect()
}

/// Types in every field of every sheet of a game. Enter in the last one books everything or nothing.
fn through(game: &str) {
    both(|language| {
        for lines in moments(game) {
            let mut window = demo_of(game, language, lines, &[]);
            let sheet = word(language, t::TAB_SHEET);
            if !crate::driven::buttons(&window, &sheet).is_empty() {
                press(&mut window, &sheet);
            }
            let at = format!("{game} after {lines}");
            let typed = type_in_all(&mut window, language, &at);
            let Some((name, _)) = typed.last() else { continue };
            let before = table(&window).lines();
            hand::points_at(&mut window, name);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            if table(&window).lines() > before {
                let booked = last(&window);
                for (name, text) in &typed {
                    assert!(numbers(&booked).contains(&text.as_str()), "{at}: {name} {text}: {booked}");
                }
            }
        }
    });
}

#[test]
fn what_is_typed_on_the_sheets_of_automobile_is_booked() {
    through("automobile");
}

#[test]
fn what_is_typed_on_the_sheets_of_auto_brocante_is_booked() {
    through("auto-brocante");
}

#[test]
fn what_is_typed_on_the_sheets_of_les_sponsors_is_booked() {
    through("sponsors");
}

#[test]
fn what_is_typed_on_the_sheets_of_the_independents_is_booked() {
    through("independents");
}

#[test]
fn what_is_typed_on_the_sheets_of_autotock_is_booked() {
    through("autotock");
}

#[test]
fn what_is_typed_in_a_count_stays_in_its_field() {
    both(|language| {
        for game in steward::session::words() {
            let mut window = demo_of(game, language, 9, &[]);
            hand::strikes(&mut window, Key::F10);
            settle(&mut window);
            type_in_all(&mut window, language, game);
        }
    });
}

#[test]
fn a_digit_behind_enter_in_the_same_frame_stands_in_the_next_question() {
    english(|language| {
        let header = r#"{"steward":2,"game":"sponsors","rules":2,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"}],"preset":"unread","rulings":{},"setup":{"first":"p1"}}"#;
        // One number of each column is missing, so that it is asked for on its own.
        let schema = steward::session::game("sponsors").unwrap().schema();
        let of = |table: &str| {
            let cells = schema.cells().filter(|(_, cell)| cell.table == table).skip(1);
            cells.map(|(_, cell)| format!("read {} 9", cell.word())).collect::<Vec<_>>()
        };
        let known = [of("cards"), of("sponsors")].concat();
        let before = u32::try_from(known.len()).unwrap();
        let mut window = open(language, &record(header, known.iter().map(String::as_str)), FRAME);
        let enter = hand::enter;
        let digit = |digit: &str| Event::Text(digit.to_owned());
        let typed = [digit("9"), enter(true), enter(false), digit("8")];
        window.input_mut().events.extend(typed);
        settle(&mut window);
        let table = table(&window);
        let read: Vec<String> = (before + 1..=table.lines()).map(|n| table.line(n).unwrap().text).collect();
        assert_eq!(read, ["read cards tyres count 9"]);
        let focused = window.query_by(|node| node.is_focused()).and_then(|node| node.value());
        assert_eq!(focused.as_deref(), Some("8"));
    });
}
