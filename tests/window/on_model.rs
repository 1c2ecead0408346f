//! A table page built on the page model: typed text reaches what each key leads to, at any speed, and something always has the focus.

use egui::{Event, Key, Modifiers};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use steward::games::autotock::Autotock;
use steward::msg;
use steward::session::describe_text;
use steward::words::{Language, keys};

use crate::driven::{self, FRAME, Window, english, french, last, sentence, settle, shows, table};
use crate::{hand, page};

/// A game of Autotock with an unknown board or on the practice board.
fn autotock(language: Language, read: bool, lines: &[&str]) -> Window {
    let mut header = page::header::<Autotock>(&[]);
    if !read {
        header.board.clear();
    }
    let header = serde_json::to_string(&header).unwrap();
    driven::open(language, &driven::record(&header, lines.iter().copied()), FRAME)
}

fn key(key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

/// Types a text in a single frame; `⏎` is Enter.
fn in_one_frame(window: &mut Window, text: &str) {
    let events = |letter: char| match letter {
        '⏎' => vec![key(Key::Enter, true), key(Key::Enter, false)],
        letter => vec![Event::Text(letter.to_string())],
    };
    window.input_mut().events.extend(text.chars().flat_map(events));
    settle(window);
}

#[test]
fn answers_typed_in_one_frame_reach_the_questions_they_lead_to() {
    english(|language| {
        let mut window = autotock(language, false, &["deal"]);
        in_one_frame(&mut window, "a⏎48⏎47⏎12⏎");
        let read: Vec<String> = (2..=table(&window).lines())
            .filter_map(|line| table(&window).line(line).map(|row| row.text))
            .collect();
        assert_eq!(read, ["read corner 1 go 48", "read corner 1 branch 47", "read corner 2 go 12"]);
    });
}

#[test]
fn a_card_typed_in_one_frame_is_drafted_and_an_enter_behind_it_books_what_is_named() {
    english(|language| {
        let mut window = autotock(language, true, &["deal", "correct red > square 10 1 cars red"]);
        let lines = table(&window).lines();
        in_one_frame(&mut window, "5⏎");
        assert_eq!(table(&window).lines(), lines, "it is drafted");
        assert!(driven::drafts(&window, language, "red move 5 10"));
        in_one_frame(&mut window, "⏎");
        assert_eq!(last(&window), "red move 5 10");
    });
}

#[test]
fn an_enter_held_down_books_one_act() {
    english(|language| {
        let mut window = autotock(language, true, &[]);
        // The window does not mark these key events as repeats.
        for _ in 0..20 {
            window.input_mut().events.push(key(Key::Enter, true));
            window.step();
        }
        settle(&mut window);
        assert_eq!(table(&window).lines(), 1);
    });
}

/// Plays by keys, with one frame for each piece of text. Returns what was entered.
fn played(language: Language, read: bool, pieces: &[&str]) -> Vec<String> {
    let mut window = autotock(language, read, &["deal"]);
    pieces.iter().for_each(|piece| in_one_frame(&mut window, piece));
    let lines = 2..=table(&window).lines();
    lines.filter_map(|line| table(&window).line(line).map(|row| row.text)).collect()
}

#[test]
fn keys_mean_the_same_at_any_speed() {
    french(|language| {
        let read = "r⏎⏎a⏎⏎d⏎⏎5⏎⏎7⏎⏎2⏎⏎";
        let unread = "a⏎48⏎47⏎12⏎11⏎24⏎23⏎36⏎35⏎6⏎d⏎⏎⏎r⏎⏎";
        for (board, keys) in [(true, read), (false, unread)] {
            let letters: Vec<String> = keys.chars().map(String::from).collect();
            let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
            let at_once = played(language, board, &[keys]);
            assert_eq!(at_once, played(language, board, &letters), "{keys}");
            assert!(at_once.len() > 5, "{at_once:?}");
        }
    });
}

#[test]
fn the_keyboard_is_always_somewhere() {
    english(|language| {
        for (seed, read) in [(1, true), (2, false), (3, true)] {
            let mut dice = ChaCha8Rng::seed_from_u64(seed);
            let mut window = autotock(language, read, &["deal"]);
            for _ in 0..120 {
                match dice.random_range(0..10) {
                    0..4 => {
                        hand::types(&mut window, ["1", "5", "7", "k", "x", "12"].choose(&mut dice).unwrap())
                    }
                    4..6 => hand::strikes(&mut window, Key::Enter),
                    6 => hand::strikes(&mut window, Key::Escape),
                    7 => hand::strikes(&mut window, Key::ArrowDown),
                    8 => hand::strikes(&mut window, Key::Tab),
                    _ => hand::strikes(&mut window, Key::Backspace),
                }
                settle(&mut window);
                let focused = window.ctx.memory(|memory| memory.focused());
                assert!(focused.is_some(), "the keyboard is nowhere: {:#?}", driven::description(&window));
            }
        }
    });
}

#[test]
fn looking_back_stops_at_what_was_not_undone() {
    english(|language| {
        let lines = ["deal", "red out ace", "undo", "red out king"];
        let mut window = autotock(language, true, &lines);
        let deal = sentence(language, describe_text(table(&window), "deal"));
        for shown in [deal, driven::word(language, keys::table::SET_UP)] {
            window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
            settle(&mut window);
            let title = msg!(keys::table::ENTRY_N_OF, n = 1, of = 4);
            assert!(shows(&window, &shown), "{shown}: {:#?}", driven::description(&window));
            assert_eq!(
                shows(&window, &driven::said(language, &title)),
                shown != driven::word(language, keys::table::SET_UP)
            );
        }
        hand::types(&mut window, "5");
        settle(&mut window);
        assert!(shows(&window, &driven::word(language, keys::page::LOOKING_BACK)));
        window.key_press(Key::ArrowDown);
        settle(&mut window);
        let deal = sentence(language, describe_text(table(&window), "deal"));
        assert!(shows(&window, &deal), "an arrow leads on: {:#?}", driven::description(&window));
        assert!(!shows(&window, &driven::word(language, keys::page::LOOKING_BACK)));
    });
}
