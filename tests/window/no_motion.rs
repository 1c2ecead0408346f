//! In a window of the usual size and in the smallest that shows all panels side by side, nothing that the current act needs scrolls or
//! moves. Figures stay in place when an amount gets more digits, and shortened lines can be shown in full.

use egui::accesskit::Role;
use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::scene::motion;
use steward::desk::{Action, Desk, Prefs, Room};
use steward::session::Session;
use steward::words::{Language, keys};

use crate::driven::{
    FRAME, Window, both, demo, demo_of, key, last, press, settle, table, texts, window, word,
};
use crate::fullest;
use crate::room::{Folder, nowhere};

/// The usual size, and the smallest that shows all panels side by side.
const BOTH: [Vec2; 2] = [vec2(1280.0, 720.0), vec2(1024.0, 640.0)];

/// The scroll bars.
fn scrolls(window: &Window) -> Vec<Rect> {
    window.query_all_by(|node| node.role() == Role::ScrollBar).map(|node| node.rect()).collect()
}

/// Checks the middle of every phase of the fullest sessions of a game.
fn through(game: &str) {
    let mut wrong = Vec::new();
    for (_, name) in fullest::GAMES.iter().filter(|(of, _)| *of == game) {
        let folder = Folder::new();
        let prefs = Prefs { language: Some(Language::FRENCH), ..Prefs::default() };
        let mut desk = Desk::in_room(prefs, Room::within(folder.path(), nowhere));
        let (header, lines) = fullest::game(game, name);
        desk.give(Action::Open(crate::driven::record(&header, lines.iter().map(String::as_str))));
        let mut window = window(desk, FRAME);
        for line in fullest::moments(table(&window)).into_iter().rev() {
            window.state_mut().give(Action::BackTo(line));
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

/// The letters of a name.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphabetic()).collect()
}

/// The rectangle of every control by the letters of its name, except for the last entry at the bottom of the card.
fn places(window: &Window) -> Vec<(String, Rect)> {
    let language = window.state().speech().language;
    let just = window.get_by_label(&word(language, keys::table::JUST_NOW)).rect();
    let nodes = window.query_all_by(|node| {
        matches!(node.role(), Role::Button | Role::TextInput | Role::SpinButton)
            && node.raw_bounds().is_some()
    });
    let mut places: Vec<(String, Rect)> =
        nodes.filter_map(|node| Some((plain(&node.accesskit_node().label()?), node.rect()))).collect();
    places.retain(|(_, at)| at.left() < just.left() || at.top() < just.bottom());
    // The gain from the last entry is a lone figure beside the balance that it changed.
    places.retain(|(name, _)| !name.is_empty());
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
                    // Figures grow to the left; words that contain one grow to the right.
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
fn no_edge_of_a_panel_is_read_aloud() {
    both(|language| {
        let window = demo(language, 40, &[]);
        assert_eq!(window.query_all_by(|node| node.role() == Role::Splitter).count(), 0);
    });
}

/// The text painted to the right of a position, shortened or not.
fn written(window: &Window, from: f32, elided: bool) -> Vec<String> {
    let shown = texts(&window.output().shapes).into_iter();
    let shown = shown.filter(|(_, text)| text.galley.elided == elided && text.pos.x >= from);
    shown.map(|(_, text)| text.galley.text().to_owned()).collect()
}

#[test]
fn a_line_of_the_timeline_that_is_cut_short_is_shown_whole_where_the_keyboard_is() {
    let description = "a coin that had rolled under the box and was found there when everybody looked for it";
    let long = format!("correct bank > red 1 dollars: {description}");
    let mut window = demo(Language::FRENCH, 113, &[&long, "note that is all"]);
    window.set_size(vec2(1024.0, 640.0));
    settle(&mut window);
    press(&mut window, &word(Language::FRENCH, keys::table::TIMELINE_SHOW));
    let short = written(&window, 0.0, true);
    assert!(short.iter().any(|text| text.contains(description)), "{short:?}");
    let whole = |window: &Window| written(window, 0.0, false).iter().any(|text| text.contains(description));
    assert!(!whole(&window));
    let named = window.query_all_by(|node| {
        node.role() == Role::Button && node.label().is_some_and(|name| name.contains(description))
    });
    // The card above the timeline shows it too.
    named.into_iter().last().expect("it is named whole").focus();
    settle(&mut window);
    assert!(whole(&window), "{:?}", written(&window, 0.0, false));
}

#[test]
fn the_timeline_is_a_drawer_that_moves_nothing_and_a_column_where_there_is_room() {
    both(|language| {
        let mut window = demo(language, 40, &[]);
        let title = word(language, keys::desk::TIMELINE);
        let there = |window: &Window| window.query_all_by_label(&title).count();
        let toggle = plain(&word(language, keys::table::TIMELINE_SHOW));
        let places = |window: &Window| {
            let all = places(window).into_iter();
            all.filter(|(name, _)| *name != toggle).collect::<Vec<_>>()
        };
        let before = places(&window);
        assert_eq!(there(&window), 0);
        press(&mut window, &word(language, keys::table::TIMELINE_SHOW));
        assert_eq!(there(&window), 1);
        let shown = places(&window);
        let gone: Vec<_> = before.iter().filter(|place| !shown.contains(place)).collect();
        assert!(gone.is_empty(), "{gone:?}");
        press(&mut window, &word(language, keys::table::TIMELINE_ASIDE));
        let after = places(&window);
        assert_eq!((there(&window), after.len()), (0, before.len()));
        press(&mut window, &word(language, keys::table::TIMELINE_SHOW));
        key(&mut window, egui::Key::Escape);
        assert_eq!(there(&window), 0, "Escape puts it away");
        window.set_size(vec2(1800.0, 720.0));
        settle(&mut window);
        assert_eq!(there(&window), 1);
    });
}

/// The line of the Automobile demo at which the second act of building is next.
const BUILDING: u32 = 13;

/// The number of shapes in each frame after an act.
fn frames(moves: bool) -> Vec<usize> {
    let whole = Session::demo("automobile").unwrap().unwrap();
    let lines: Vec<String> = (1..=BUILDING).map(|n| whole.line(n).unwrap().text).collect();
    let path = crate::driven::record(&whole.header_json(), lines.iter().map(String::as_str));
    let mut window = crate::driven::open(Language::ENGLISH, &path, 1.0 / 60.0);
    motion::set(&window.ctx, moves);
    let built = crate::driven::table(&window).read("green build 4 1").unwrap();
    window.state_mut().give(Action::Enter(built));
    let shapes = |_| {
        window.step();
        window.output().shapes.len()
    };
    let frames = (0..20).map(shapes).collect();
    assert_eq!(crate::driven::last(&window), "green build 4 1");
    frames
}

#[test]
fn a_piece_is_seen_to_go_for_a_moment_where_somebody_sits_and_lies_there_at_once_for_who_asks() {
    let (going, still) = (frames(true), frames(false));
    let more: Vec<bool> = going.iter().zip(&still).map(|(going, still)| going > still).collect();
    assert!(more.contains(&true), "{going:?}, and where nothing moves {still:?}");
    assert_eq!((more[19], going[19]), (false, still[19]), "it has arrived");
}
