//! Whole games by the keyboard alone and by the accessibility tree alone. Acts are entered in notation, typed
//! or set by a screen reader.

use egui::accesskit::{Live, Role};
use egui::{Event, Key};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Action, Desk, Page};
use steward::session::Session;
use steward::words::Language;
use steward::words::keys::{desk, table as t};

use crate::driven::{
    FRAME, Window, demo_lines, demo_of, description, is_control, press_anywhere, record, sentence, settle,
    table, window, word,
};
use crate::room::speaking;

/// The header and the acts of a demo that are on its chain.
fn acts(game: &str) -> (String, Vec<String>) {
    let whole = Session::demo(game).unwrap().unwrap();
    let table = whole;
    let is_act = |n: &u32| table.chain().contains(n) && table.describe_line(*n).is_some();
    let acts = (1..).zip(demo_lines(game)).filter(|(n, _)| is_act(n)).map(|(_, text)| text).collect();
    (table.header_json(), acts)
}

/// The number of acts in the first round of a game.
fn round(game: &str) -> usize {
    Session::lesson(game).unwrap().unwrap().1.len()
}

fn begin(game: &str, language: Language) -> (Window, Vec<String>) {
    let (header, acts) = acts(game);
    let path = record(&header, []);
    let mut desk = Desk::new(speaking(language));
    desk.give(Action::Open(path));
    (window(desk, FRAME), acts)
}

/// Types an act and enters it: F2, the letters, Enter.
fn by_keyboard(window: &mut Window, act: &str) {
    window.key_press(Key::F2);
    window.run_steps(2);
    window.event(Event::Text(act.to_owned()));
    window.run_steps(2);
    window.key_press(Key::Enter);
    settle(window);
}

/// Sets an act in the entry field and presses the button that enters it, both as a screen reader does.
fn by_tree(window: &mut Window, act: &str) {
    let language = window.state().speech().language;
    let name = word(language, desk::ENTRY);
    window.get_by_role_and_label(Role::TextInput, &name).set_text_value_accesskit(act);
    settle(window);
    press_anywhere(window, &word(language, t::LINE_ENTER));
}

/// The text of the live region.
fn announced(window: &Window) -> String {
    let live = window.query_all_by(|node| node.data().live() == Some(Live::Polite));
    let live: Vec<String> = live.filter_map(|node| node.accesskit_node().label()).collect();
    assert_eq!(live.len(), 1, "one polite live region: {live:?}");
    live.into_iter().next().unwrap()
}

/// Plays acts one way. Each must be announced in plain words, along with any new phase.
fn play(game: &str, language: Language, most: usize, enter: fn(&mut Window, &str)) -> Window {
    let (mut window, acts) = begin(game, language);
    for (at, act) in acts.iter().take(most).enumerate() {
        let before = table(&window).stage();
        enter(&mut window, act);
        let now = table(&window).lines() as usize;
        assert_eq!(now, at + 1, "{game}: {act}: {:#?}", description(&window));
        let said = announced(&window);
        let words = sentence(
            language,
            table(&window).read_act(act).map(|act| table(&window).describe(&act)).unwrap(),
        );
        let row = table(&window).describe_line(table(&window).lines()).map(|line| sentence(language, line));
        assert!(said.contains(row.as_deref().unwrap_or(&words)), "{act}: {said}");
        let after = table(&window).stage();
        if after.over.is_none() && after.word() != before.word() {
            let phase = word(language, after.phases[usize::from(after.phase) - 1]);
            assert!(said.contains(&phase), "{act} leads to {phase}: {said}");
        }
        if after.over.is_none() && after.to_act != before.to_act {
            assert!(said.contains(&sentence(language, after.prompt.clone())), "{act}: {said}");
        }
    }
    window
}

#[test]
fn a_whole_game_of_automobile_is_played_by_keyboard_alone() {
    let window = play("automobile", Language::FRENCH, usize::MAX, by_keyboard);
    assert!(table(&window).stage().over.is_some());
    assert!(table(&window).balanced());
}

#[test]
fn a_whole_game_of_automobile_is_played_by_the_accessibility_tree_alone() {
    let window = play("automobile", Language::ENGLISH, usize::MAX, by_tree);
    assert!(table(&window).stage().over.is_some());
    assert!(table(&window).balanced());
}

#[test]
fn a_round_of_every_other_box_is_played_by_keyboard_alone() {
    for game in steward::session::words().filter(|game| *game != "automobile") {
        play(game, Language::FRENCH, round(game), by_keyboard);
    }
}

#[test]
fn a_round_of_every_other_box_is_played_by_the_accessibility_tree_alone() {
    for game in steward::session::words().filter(|game| *game != "automobile") {
        play(game, Language::ENGLISH, round(game), by_tree);
    }
}

#[test]
fn every_control_of_every_box_has_a_name_and_the_keyboard_reaches_every_one() {
    for game in steward::session::words() {
        let lines = Session::demo(game).unwrap().unwrap().lines();
        for line in [1, lines / 2, lines] {
            let mut window = demo_of(game, Language::FRENCH, line, &[]);
            let controls = |window: &Window| -> Vec<(Role, String)> {
                let found = window.query_all_by(|node| is_control(node.role()) && !node.is_disabled());
                let node = |node: egui_kittest::Node<'_>| {
                    let node = node.accesskit_node();
                    (node.role(), node.label().unwrap_or_default())
                };
                found.map(node).collect()
            };
            let unnamed: Vec<_> =
                controls(&window).into_iter().filter(|(_, name)| name.trim().is_empty()).collect();
            assert!(unnamed.is_empty(), "{game} after {line}: {unnamed:?}");
            // With nothing focused, Tab goes around and returns to its start.
            window.key_press(Key::Escape);
            settle(&mut window);
            let mut reached = std::collections::BTreeSet::new();
            // The places on a board are one tab stop; other tests check how arrow keys move among them.
            let scene = table(&window).scene().unwrap_or_default();
            let names: Vec<String> = scene
                .places
                .iter()
                .map(|place| sentence(Language::FRENCH, place.description[0].clone()))
                .collect();
            let found = controls(&window);
            let is_place = |name: &str| names.iter().any(|place| name.starts_with(place));
            let places = found.iter().filter(|(role, name)| *role == Role::Button && is_place(name)).count();
            let many = found.len() - places.saturating_sub(1);
            let (card, players) = match window.state().page() {
                Page::Table(page) => (page.parts()[0], page.parts()[page.parts().len() - 3]),
                page => panic!("no table lies open: {page:?}"),
            };
            let mut goes = |window: &mut Window, key: Key| {
                window.key_press(key);
                window.run_steps(2);
                let focused: Vec<_> = window.query_all_by(|node| node.is_focused()).collect();
                reached.extend(focused.iter().map(|node| format!("{:?}", node.accesskit_node().id())));
                let there = window.ctx.memory(|memory| memory.focused());
                let there =
                    there.and_then(|id| window.ctx.read_response(id)).map(|there| there.interact_rect);
                there.is_some_and(|there| there.is_positive() && players.contains(there.center()))
            };
            // The possible acts are one tab stop.
            for _ in 0..many + 4 {
                goes(&mut window, Key::Tab);
                let there = window.ctx.memory(|memory| memory.focused());
                let there = there.and_then(|id| window.ctx.read_response(id)).map(|there| there.rect);
                if line < lines && there.is_some_and(|there| card.contains_rect(there)) {
                    (0..3).for_each(|_| _ = goes(&mut window, Key::ArrowDown));
                }
            }
            // The players are one tab stop too: arrow keys move to the right from the first card, and back line by line.
            while !goes(&mut window, Key::F6) {}
            for _ in 0..2 {
                (0..16).for_each(|_| _ = goes(&mut window, Key::ArrowLeft));
                goes(&mut window, Key::ArrowUp);
            }
            for way in [Key::ArrowRight, Key::ArrowLeft, Key::ArrowRight] {
                (0..16).for_each(|_| _ = goes(&mut window, way));
                goes(&mut window, Key::ArrowDown);
            }
            // So are the phases, behind the bar.
            (0..2).for_each(|_| _ = goes(&mut window, Key::F6));
            for way in [Key::ArrowRight, Key::ArrowLeft] {
                (0..16).for_each(|_| _ = goes(&mut window, way));
            }
            let missed = window.query_all_by(|node| is_control(node.role()) && !node.is_disabled());
            let missed = missed.map(|node| node.accesskit_node());
            let missed = missed.filter(|node| !reached.contains(&format!("{:?}", node.id())));
            let missed: Vec<_> = missed.filter_map(|node| node.label()).collect();
            let count = reached.len();
            assert!(count * 10 >= many * 9, "{game} after {line}: {count} of {many}, not {missed:?}");
        }
    }
}
