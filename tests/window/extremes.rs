//! Every screen at the extremes: the smallest window for which everything is laid out beside each other, smaller and
//! larger ones, zoomed in; the most players with the longest names; French, whose words are longer. No text is cut
//! short or outside its clip, and whatever can be pressed lies in the window or can be scrolled into it.

use egui::accesskit::{Action, Rect as Bounds};
use egui::epaint::TextShape;
use egui::{Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::check::{Kind, Step};
use steward::desk::table::{Form, Lay};
use steward::desk::{Command, Desk, Prefs, Room, theme};
use steward::session::{Session, Sitting};
use steward::words::Language;

use crate::driven::{FRAME, Window, record, settle, texts, window};
use crate::room::{Folder, nowhere};

/// Points by which letters may stand out of their box: serifs, and rounding.
const SLACK: f32 = 2.0;

/// Whether a text that is cut short stands on a control that is called by all of it: pressed, it opens, and a screen
/// reader and the pointer get the whole.
fn whole(window: &Window, text: &TextShape) -> bool {
    let at = text.galley.rect.translate(text.pos.to_vec2()).center();
    let shown = text.galley.text();
    window.query_all_by(|node| node.data().supports_action(Action::Click)).any(|node| {
        let named = node.accesskit_node().label().is_some_and(|name| name.contains(shown));
        named && node.rect().expand(SLACK).contains(at)
    })
}

/// What is wrong with the letters on the screen.
fn cut(window: &Window) -> Vec<String> {
    let mut wrong = Vec::new();
    for (clip, text) in texts(&window.output().shapes) {
        let shown = text.galley.text();
        if text.galley.elided && !whole(window, text) {
            wrong.push(format!("elided: {shown:?}"));
        }
        if text.angle != 0.0 || shown.trim().is_empty() {
            continue;
        }
        let rect = text.galley.rect.translate(text.pos.to_vec2());
        let seen = rect.intersect(clip);
        // In a window below the least for which all lies side by side, pages scroll sideways too.
        let small = window.ctx.content_rect().width() < theme::SIDE_BY_SIDE.x;
        let beside = !small && (rect.left() < clip.left() - SLACK || rect.right() > clip.right() + SLACK);
        if seen.is_positive() && beside {
            wrong.push(format!("cut at the side: {shown:?} {rect:?} in {clip:?}"));
        }
    }
    wrong
}

/// Whatever can be pressed and does not lie in the window.
fn outside(window: &Window, size: Vec2) -> Vec<(String, String, Bounds)> {
    let nodes = window.query_all_by(|node| {
        node.data().supports_action(Action::Click) && !node.is_disabled() && node.raw_bounds().is_some()
    });
    nodes
        .filter_map(|node| {
            let node = node.accesskit_node();
            let bounds = node.raw_bounds()?;
            let name = node.label().or(node.value()).unwrap_or_default();
            let within = bounds.x0 >= -1.0
                && bounds.y0 >= -1.0
                && bounds.x1 <= f64::from(size.x) + 1.0
                && bounds.y1 <= f64::from(size.y) + 1.0;
            // A bar for scrolling has no name.
            (!within && !name.is_empty()).then(|| (format!("{:?}", node.id()), name, bounds))
        })
        .collect()
}

/// Names as long as people have.
const NAMES: [&str; 6] =
    ["Marie-Antoinette", "Jean-Christophe", "Wilhelmina", "Maximilian", "Anne-Sophie", "Bartholomew"];

/// A game of a box with the most players and those names, after as many lines of its demo as still fit.
fn longest(game: &str) -> std::path::PathBuf {
    let whole = Session::demo(game).unwrap().unwrap();
    let mut header: serde_json::Value = serde_json::from_str(&whole.table().header_json()).unwrap();
    for (at, seat) in header["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
        seat["name"] = NAMES[at].into();
    }
    let lines: Vec<String> =
        (1..=whole.table().lines()).filter_map(|n| whole.table().line(n)).map(|row| row.text).collect();
    record(&header.to_string(), lines.iter().map(String::as_str))
}

/// What is asked of the desk to lay out each screen on the table.
fn laid_out() -> Vec<(String, Command)> {
    let lays = [
        Lay::Hand,
        Lay::Versions,
        Lay::Count,
        Lay::Weigh,
        Lay::Seal,
        Lay::Reminders,
        Lay::People,
        Lay::Position,
        Lay::Home,
        Lay::Question(2),
        Lay::Right(2),
    ];
    let lays = lays.into_iter().map(|lay| (format!("{lay:?}"), Command::Lay(Some(lay))));
    let forms = Form::ALL.into_iter().map(|form| (format!("{form:?}"), Command::Form(Some(form))));
    lays.chain(forms).collect()
}

/// Looks at one screen.
fn look(window: &mut Window, size: Vec2, screen: &str, wrong: &mut Vec<String>) {
    settle(window);
    wrong.extend(cut(window).into_iter().map(|fault| format!("{screen}: {fault}")));
    if size.x < theme::SIDE_BY_SIDE.x {
        // In a small window whole pages scroll, with lists that scroll within them.
        return;
    }
    // What lies furthest out is scrolled to.
    let far = outside(window, size);
    let furthest = far
        .into_iter()
        .max_by(|(_, _, one), (_, _, other)| (one.y1 + one.x1).total_cmp(&(other.y1 + other.x1)));
    let Some((id, name, _)) = furthest else { return };
    let this = |node: &egui_kittest::kittest::AccessKitNode<'_>| format!("{:?}", node.id()) == id;
    let Some(node) = window.query_all_by(this).next() else { return };
    node.scroll_to_me();
    settle(window);
    window.run_steps(4);
    let left = outside(window, size).into_iter().find(|(left, ..)| *left == id);
    wrong.extend(left.map(|(_, _, bounds)| format!("{screen}: out of reach: {name:?} {bounds:?}")));
}

fn go(size: Vec2) -> Vec<String> {
    let folder = Folder::new();
    let prefs = Prefs { language: Some(Language::FRENCH), deal_players: Some(6), ..Prefs::default() };
    let desk = Desk::in_room(prefs, Room::within(folder.path(), nowhere));
    let mut window = window(desk, FRAME);
    window.set_size(size);
    let mut wrong = Vec::new();
    let mut at = |window: &mut Window, screen: &str, commands: Vec<Command>| {
        commands.into_iter().for_each(|command| window.state_mut().give(command));
        look(window, size, &format!("{screen} {size:?}"), &mut wrong);
    };
    at(&mut window, "shelf", vec![]);
    at(&mut window, "keys", vec![Command::Keys]);
    at(&mut window, "deal", vec![Command::Keys, Command::Deal]);
    for kind in Kind::ALL {
        at(&mut window, &format!("{kind:?}"), vec![Command::Check, Command::Checked(Step::To(kind))]);
    }
    for game in Session::GAMES {
        at(&mut window, &format!("set-up {game}"), vec![Command::NewGame(game)]);
        let path = longest(game);
        at(&mut window, &format!("{game} end"), vec![Command::Open(path)]);
        let lines = crate::driven::table(&window).lines();
        for part in 0..4 {
            let line = 1 + lines * part / 4;
            at(&mut window, &format!("{game} then {line}"), vec![Command::Look(Some(line))]);
            at(&mut window, &format!("{game} at {line}"), vec![Command::Look(None), Command::BackTo(line)]);
        }
        for (name, command) in laid_out() {
            let close = match &command {
                Command::Lay(_) => Command::Lay(None),
                _ => Command::Form(None),
            };
            at(&mut window, &format!("{game} {name}"), vec![command]);
            window.state_mut().give(close);
        }
    }
    wrong.sort();
    wrong.dedup();
    wrong
}

#[test]
fn nothing_is_cut_in_the_smallest_window_for_which_all_lies_side_by_side() {
    let wrong = go(vec2(1024.0, 640.0));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_usual_window() {
    let wrong = go(vec2(1280.0, 720.0));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_least_window() {
    let wrong = go(vec2(640.0, 400.0));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_largest_window() {
    let wrong = go(vec2(2560.0, 1440.0));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_usual_window_zoomed_by_half() {
    let wrong = go(vec2(1280.0, 720.0) / 1.5);
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
