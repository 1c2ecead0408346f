//! What a player need not look for: in the usual window, and in the smallest one for which all lies side by side, nothing
//! scrolls that the present act needs, and the timeline steps aside for it; figures stay where they are when an amount
//! gets more digits, and a line that is cut short is shown whole.

use egui::accesskit::Role;
use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Command, Desk, Prefs, Room};
use steward::words::{Language, keys};

use crate::driven::{FRAME, Window, both, demo, demo_of, last, press, settle, table, texts, window, word};
use crate::fullest;
use crate::room::{Folder, nowhere};

/// The usual window, and the smallest for which all lies side by side.
const BOTH: [Vec2; 2] = [vec2(1280.0, 720.0), vec2(1024.0, 640.0)];

/// The middle of the table: from the left of the entry line to the right of the button behind it.
fn middle(window: &Window) -> (f32, f32) {
    let language = window.state().speech().language;
    let line = window.get_by_role_and_label(Role::TextInput, &word(language, keys::desk::ENTRY)).rect();
    let enter = window.get_by_role_and_label(Role::Button, &word(language, keys::table::LINE_ENTER)).rect();
    (line.left() - 30.0, enter.right() + 30.0)
}

/// The bars by which the page of the present act scrolls.
fn scrolls(window: &Window) -> Vec<Rect> {
    let (left, right) = middle(window);
    let bars = window.query_all_by(|node| node.role() == Role::ScrollBar).map(|node| node.rect());
    bars.filter(|bar| bar.center().x > left && bar.center().x < right).collect()
}

/// Goes through the middle of every phase of the fullest games of a box.
fn through(game: &str) {
    let mut wrong = Vec::new();
    for (_, name) in fullest::GAMES.iter().filter(|(of, _)| *of == game) {
        let folder = Folder::new();
        let prefs = Prefs { language: Some(Language::FRENCH), ..Prefs::default() };
        let mut desk = Desk::in_room(prefs, Room::within(folder.path(), nowhere));
        let (header, lines) = fullest::game(game, name);
        desk.give(Command::Open(crate::driven::record(&header, lines.iter().map(String::as_str))));
        let mut window = window(desk, FRAME);
        for line in fullest::moments(table(&window)).into_iter().rev() {
            window.state_mut().give(Command::BackTo(line));
            for size in BOTH {
                window.set_size(size);
                settle(&mut window);
                for bar in scrolls(&window) {
                    wrong.push(format!("{game} {name} at {line}, {size:?}: {bar:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_scrolls_that_an_act_of_five_players_of_automobile_needs() {
    through("automobile");
}

#[test]
fn nothing_scrolls_that_an_act_of_five_dealers_needs() {
    through("auto-brocante");
}

#[test]
fn nothing_scrolls_that_an_act_of_four_teams_of_sponsors_needs() {
    through("sponsors");
}

#[test]
fn nothing_scrolls_that_an_act_of_six_companies_needs() {
    through("independents");
}

#[test]
fn nothing_scrolls_that_an_act_of_four_drivers_needs() {
    through("autotock");
}

/// The height of the echo of the last entry, which is as large as it can be, and of the seal below it.
const ECHO: f32 = 90.0;

/// Where every control above the echo lies, by the letters of its name.
fn places(window: &Window) -> Vec<(String, Rect)> {
    let end = window.ctx.content_rect().bottom() - ECHO;
    let nodes = window.query_all_by(|node| {
        matches!(node.role(), Role::Button | Role::TextInput | Role::SpinButton)
            && node.raw_bounds().is_some()
    });
    let plain = |name: String| name.chars().filter(|letter| letter.is_alphabetic()).collect::<String>();
    let mut places: Vec<(String, Rect)> =
        nodes.filter_map(|node| Some((plain(node.accesskit_node().label()?), node.rect()))).collect();
    places.retain(|(_, at)| at.bottom() < end);
    places.sort_by(|(one, at), (other, place)| {
        one.cmp(other).then(at.min.y.total_cmp(&place.min.y)).then(at.min.x.total_cmp(&place.min.x))
    });
    places
}

#[test]
fn nothing_at_a_table_moves_when_its_figures_grow() {
    both(|language| {
        for (game, unit) in
            [("automobile", "dollars"), ("auto-brocante", "dollars"), ("sponsors", "millions")]
        {
            for size in [vec2(1280.0, 720.0), vec2(1024.0, 640.0)] {
                let of = |amount: i64| {
                    let line = format!("correct bank > red {amount} {unit}: it grows");
                    let mut window = demo_of(game, language, 12, &[&line]);
                    window.set_size(size);
                    settle(&mut window);
                    assert!(last(&window).contains(&amount.to_string()), "{}", last(&window));
                    places(&window)
                };
                let (small, large) = (of(2), of(88_000));
                assert!(small.len() > 20);
                for (one, other) in small.iter().zip(&large) {
                    // A figure grows to the left, a word with one in it to the right.
                    let off = |one: f32, other: f32| (one - other).abs() > 0.6;
                    let (was, is) = (one.1, other.1);
                    let sides = off(was.left(), is.left()) && off(was.right(), is.right());
                    let moved = sides || off(was.top(), is.top()) || off(was.bottom(), is.bottom());
                    assert!(one.0 == other.0 && !moved, "{game} {language} {size:?}: {one:?}, {other:?}");
                }
                assert_eq!(small.len(), large.len());
            }
        }
    });
}

#[test]
fn no_edge_of_a_panel_is_read_aloud_in_another_language_and_the_one_of_the_timeline_has_a_name() {
    both(|language| {
        let window = demo(language, 40, &[]);
        let edges = window.query_all_by(|node| node.role() == Role::Splitter);
        let edges: Vec<Option<String>> = edges.map(|node| node.accesskit_node().label()).collect();
        assert_eq!(edges, [Some(word(language, keys::table::TIMELINE_WIDTH))]);
    });
}

/// What is written from a place on to the right, cut short or whole.
fn written(window: &Window, from: f32, elided: bool) -> Vec<String> {
    let shown = texts(&window.output().shapes).into_iter();
    let shown = shown.filter(|(_, text)| text.galley.elided == elided && text.pos.x >= from);
    shown.map(|(_, text)| text.galley.text().to_owned()).collect()
}

#[test]
fn a_line_of_the_timeline_that_is_cut_short_is_shown_whole_where_the_keyboard_is() {
    let told = "a coin that had rolled under the box and was found there when everybody looked for it";
    let mut window = demo(Language::FRENCH, 113, &[&format!("correct bank > red 1 dollars: {told}")]);
    window.set_size(vec2(1024.0, 640.0));
    settle(&mut window);
    press(&mut window, &word(Language::FRENCH, keys::table::TIMELINE_SHOW));
    let (_, timeline) = middle(&window);
    let short = written(&window, timeline, true);
    assert!(short.iter().any(|text| text.contains(told)), "{short:?}");
    let whole = |window: &Window| written(window, 0.0, false).iter().any(|text| text.contains(told));
    assert!(!whole(&window));
    let named = window.query_all_by(|node| {
        node.role() == Role::Button
            && node.label().is_some_and(|name| name.contains(told))
            && node.raw_bounds().is_some_and(|at| at.x0 > f64::from(timeline) - 40.0)
    });
    named.into_iter().next().expect("it is named whole").focus();
    settle(&mut window);
    assert!(whole(&window), "{:?}", written(&window, 0.0, false));
}

#[test]
fn the_timeline_is_as_wide_as_before_once_a_window_is_wide_again() {
    let mut window = demo(Language::ENGLISH, 40, &[]);
    let wide = middle(&window);
    window.set_size(BOTH[1]);
    settle(&mut window);
    assert!(middle(&window).1 < wide.1);
    window.set_size(BOTH[0]);
    settle(&mut window);
    assert_eq!(middle(&window), wide);
}

#[test]
fn the_timeline_steps_aside_for_a_page_without_room_and_comes_back_when_it_is_wanted() {
    both(|language| {
        let mut window = demo(language, 40, &[]);
        let shown = |window: &Window, key| window.query_all_by_label(&word(language, key)).count();
        assert_eq!(shown(&window, keys::table::TIMELINE_SHOW), 0);
        let usual = middle(&window);
        let mut crowded = demo(language, 113, &[]);
        crowded.set_size(BOTH[1]);
        settle(&mut crowded);
        let wide = middle(&crowded);
        assert_eq!(shown(&crowded, keys::desk::UNDO), 1);
        press(&mut crowded, &word(language, keys::table::TIMELINE_SHOW));
        assert!(middle(&crowded).1 < wide.1, "{:?}, {wide:?}", middle(&crowded));
        press(&mut crowded, &word(language, keys::table::TIMELINE_ASIDE));
        assert_eq!(middle(&crowded), wide);
        window.set_size(BOTH[1]);
        settle(&mut window);
        window.set_size(BOTH[0]);
        settle(&mut window);
        assert_eq!((middle(&window), shown(&window, keys::table::TIMELINE_SHOW)), (usual, 0));
    });
}
