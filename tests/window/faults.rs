//! Layout faults of a screen: text that is cut off or outside its clip rectangle, and controls out of reach.

use egui::accesskit::{Action, Rect as Bounds};
use egui::epaint::TextShape;
use egui::epaint::text::PlacedRow;
use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::kit;

use crate::driven::{Window, settle, texts};

/// How far letters may extend beyond their box, in points, for serifs and rounding.
const SLACK: f32 = 2.0;

/// Whether a shortened text is on a control whose name is the full text, so that a press, a screen reader or
/// a tooltip gives all of it.
fn whole(window: &Window, text: &TextShape) -> bool {
    let at = text.galley.rect.translate(text.pos.to_vec2()).center();
    let shown = text.galley.text();
    window.query_all_by(|node| node.data().supports_action(Action::Click)).any(|node| {
        let after = |rest: &str, part: &str| rest.split_once(part).map(|(_, rest)| rest.to_owned());
        let named = node
            .accesskit_node()
            .label()
            .is_some_and(|name| shown.split('…').try_fold(name, |rest, part| after(&rest, part)).is_some());
        named && node.rect().expand(SLACK).contains(at)
    })
}

/// The faults of the texts on the screen.
pub fn cut(window: &Window) -> Vec<String> {
    let mut wrong = Vec::new();
    for (clip, text) in texts(&window.output().shapes) {
        let shown = text.galley.text();
        if text.galley.elided && !whole(window, text) {
            wrong.push(format!("elided: {shown:?}"));
        }
        if text.angle != 0.0 || shown.trim().is_empty() {
            continue;
        }
        wrong.extend(broken(text).map(|word| format!("broken within a word: {word:?} in {shown:?}")));
        let rect = text.galley.rect.translate(text.pos.to_vec2());
        let in_sight = rect.top() < clip.bottom() - SLACK && rect.bottom() > clip.top() + SLACK;
        // In a window too small for all panels side by side, pages also scroll sideways.
        let small = window.ctx.content_rect().width() < kit::SIDE_BY_SIDE.x;
        let beside = !small && (rect.left() < clip.left() - SLACK || rect.right() > clip.right() + SLACK);
        if in_sight && beside {
            wrong.push(format!("cut at the side: {shown:?} {rect:?} in {clip:?}"));
        }
    }
    wrong
}

/// The number of letters that fit on any line.
const LETTERS: usize = 20;

/// Words broken across two lines.
fn broken(text: &TextShape) -> impl Iterator<Item = String> + '_ {
    let parts = |row: &PlacedRow| -> String { row.glyphs.iter().map(|glyph| glyph.chr).collect() };
    let rows: Vec<(String, bool)> =
        text.galley.rows.iter().map(|row| (parts(row), row.ends_with_newline)).collect();
    let joined = (1..rows.len()).filter_map(move |next| {
        let ((above, ends), (below, _)) = (&rows[next - 1], &rows[next]);
        let head = above.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let tail = below.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        (!ends && !head.is_empty() && !tail.is_empty()).then(|| format!("{head}{tail}"))
    });
    joined.filter(|word| word.chars().count() <= LETTERS)
}

/// The controls outside the window.
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
            // Scroll bars have no name.
            (!within && !name.is_empty()).then(|| (format!("{:?}", node.id()), name, bounds))
        })
        .collect()
}

/// Texts that overlap on the same layer.
pub fn overlapping(window: &Window) -> Vec<String> {
    let texts = texts(&window.output().shapes);
    let seen = texts.iter().filter(|(_, text)| text.angle == 0.0 && !text.galley.text().trim().is_empty());
    let rows = |text: &TextShape| {
        let row = |row: &PlacedRow| row.rect_without_leading_space().translate(text.pos.to_vec2());
        text.galley.rows.iter().map(row).collect::<Vec<Rect>>()
    };
    // Letters are smaller than the height of their line.
    let letters = |rect: Rect, clip: Rect| rect.shrink2(vec2(0.0, rect.height() * 0.15)).intersect(clip);
    let seen = seen.flat_map(|(clip, text)| {
        let rows = rows(text).into_iter().map(|rect| (letters(rect, *clip), text.galley.text()));
        rows.filter(|(rect, _)| rect.is_positive()).collect::<Vec<_>>()
    });
    let seen: Vec<_> = seen.collect();
    let over = |one: usize| {
        let (rect, text) = &seen[one];
        let below = seen[one + 1..].iter().filter(move |(other, _)| {
            let both = rect.intersect(*other);
            both.width() > SLACK && both.height() > SLACK
        });
        below.map(move |(_, other)| format!("over each other: {text:?} and {other:?}"))
    };
    (0..seen.len()).flat_map(over).collect()
}

pub fn look(window: &mut Window, size: Vec2, screen: &str, wrong: &mut Vec<String>) {
    settle(window);
    wrong.extend(cut(window).into_iter().map(|fault| format!("{screen}: {fault}")));
    if size.x < kit::SIDE_BY_SIDE.x {
        // In a small window whole pages scroll, including lists that scroll themselves.
        return;
    }
    // Scroll to the control that is furthest out.
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
