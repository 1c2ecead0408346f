//! The race, drawn: the cars in the order of the track, on what each stands, and the balls in the roulette.

use egui::{
    Align2, Color32, FontFamily, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::desk::games::sponsors::picture::Runner;
use crate::desk::table::Subject;
use crate::desk::theme::{self, Palette, pieces};
use crate::desk::widgets::{figure_text, opened, size_for_line, symbol};
use crate::desk::{Command, Speech};
use crate::engine::Colour;
use crate::games::sponsors::Square;
use crate::words::keys::racing as k;

/// The room for the place of a car.
const NUMBER: f32 = 44.0;

/// Draws the race; gives back the words of the car under the pointer or the focus.
pub fn race_ui(
    ui: &mut Ui,
    speech: Speech,
    runners: &[Runner],
    area: Rect,
    commands: &mut Vec<Command>,
) -> Option<String> {
    let mut told = None;
    let right = (area.width() * 0.3).min(area.height());
    let rows = Rect::from_min_max(area.min, area.right_bottom() - vec2(right + theme::SPACE, 0.0));
    let height = (rows.height() / runners.len().max(1) as f32).min(92.0);
    for (at, runner) in runners.iter().enumerate() {
        let corner = rows.min + vec2(0.0, height * at as f32);
        let rect = Rect::from_min_size(corner, vec2(rows.width(), height)).shrink(theme::GAP / 2.0);
        let words = words(speech, runner);
        let id = ui.scope_id().with(("runner", at));
        let response = ui.interact(rect, id, Sense::click());
        let named = words.clone();
        response.widget_info(move || WidgetInfo::labeled(Role::Button, true, named.as_str()));
        draw(ui, speech, runner, rect, response.has_focus());
        let response = opened(response, commands, || Subject::Lying(vec![runner.holder]));
        if ui.rect_contains_pointer(rect) || response.has_focus() {
            told = Some(words);
        }
    }
    roulette(ui, speech, runners, Rect::from_min_max(pos2(area.right() - right, area.top()), area.max));
    told
}

fn words(speech: Speech, runner: &Runner) -> String {
    let place = figure_text(speech, i64::try_from(runner.place).unwrap_or_default());
    let on = runner.on.map(|on| speech.sentence(&square(on).into()));
    let parts = [Some(format!("{place} {}", runner.name)), on, Some(runner.more.clone())];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A square as a word of the picture.
pub fn square(on: Square) -> crate::words::Key {
    match on {
        Square::Plain => k::ON_PLAIN,
        Square::Green => k::ON_GREEN,
        Square::Red => k::ON_RED,
        Square::Violet => k::ON_VIOLET,
    }
}

/// The colour of a square, always beside its word.
pub fn ink_of(on: Square, palette: &Palette) -> Color32 {
    match on {
        Square::Plain => palette.rule,
        Square::Green => pieces(Colour::Green),
        Square::Red => pieces(Colour::Red),
        Square::Violet => pieces(Colour::Purple),
    }
}

fn draw(ui: &Ui, speech: Speech, runner: &Runner, rect: Rect, focused: bool) {
    let palette = Palette::of(ui);
    let edge = if focused || runner.acting { palette.accent } else { palette.rule };
    let stroke = Stroke::new(if focused || runner.acting { 3.0 } else { 1.0 }, edge);
    let fill = if runner.on.is_some() { palette.raised } else { palette.ground };
    ui.painter().rect(rect, 4.0, fill, stroke, StrokeKind::Inside);
    let painter = ui.painter().with_clip_rect(rect);
    let large = FontId::new(theme::TITLE, FontFamily::Proportional);
    let place = figure_text(speech, i64::try_from(runner.place).unwrap_or_default());
    let at = rect.left_center() + vec2(theme::SPACE, 0.0);
    painter.text(at, Align2::LEFT_CENTER, place, large, palette.faint);
    let side = (rect.height() * 0.5).min(34.0);
    let mark = Rect::from_center_size(rect.left_center() + vec2(NUMBER + side / 2.0, 0.0), vec2(side, side));
    symbol(ui, mark, runner.colour);
    let left = mark.right() + theme::SPACE;
    let room = rect.right() - theme::GAP - left;
    let size = size_for_line(ui, &runner.more, theme::SMALL, room).max(theme::TINY * 0.9);
    let small = FontId::new(size, FontFamily::Proportional);
    let more = painter.layout(runner.more.clone(), small, palette.faint, room);
    painter.galley(pos2(left, rect.center().y + 1.0), more, palette.faint);
    let mut free = rect.right();
    if let Some(on) = runner.on {
        let text = speech.sentence(&square(on).into());
        let font = FontId::new(theme::BODY, FontFamily::Proportional);
        // On the line of the name: what stands below it may be long.
        let right = rect.right_center() - vec2(theme::SPACE, 0.0);
        let written = painter.text(right, Align2::RIGHT_BOTTOM, text, font, palette.ink);
        let dot = pos2(written.left() - theme::SPACE, written.center().y);
        painter.circle(dot, 7.0, ink_of(on, palette), Stroke::new(1.0, palette.ink));
        free = dot.x - theme::SPACE;
    }
    let size = size_for_line(ui, &runner.name, theme::HEADING, free - left);
    let name = FontId::new(size, FontFamily::Proportional);
    painter.text(pos2(left, rect.center().y), Align2::LEFT_BOTTOM, &runner.name, name, palette.ink);
}

/// The balls in the roulette: one for each car racing, those added, and the violet one.
fn roulette(ui: &Ui, speech: Speech, runners: &[Runner], area: Rect) {
    let palette = Palette::of(ui);
    let radius = area.width().min(area.height()) * 0.42;
    let centre = pos2(area.center().x, area.top() + radius + theme::ROW);
    let font = FontId::new(theme::BODY, FontFamily::Proportional);
    let balls = runners.iter().flat_map(|runner| (0..runner.balls).map(|_| runner.colour));
    let balls: Vec<Colour> = balls.chain([Colour::Purple]).collect();
    let title = speech.word(k::ROULETTE);
    let top = pos2(centre.x, area.top());
    ui.painter().text(top, Align2::CENTER_TOP, title, font, palette.faint);
    ui.painter().circle(centre, radius, palette.sheet, Stroke::new(3.0, palette.rule));
    ui.painter().circle(centre, radius * 0.22, palette.ground, Stroke::new(2.0, palette.rule));
    for (at, colour) in balls.iter().enumerate() {
        let angle = std::f32::consts::TAU * at as f32 / balls.len() as f32;
        let spot = centre + vec2(angle.sin(), -angle.cos()) * radius * 0.68;
        symbol(ui, Rect::from_center_size(spot, vec2(radius * 0.3, radius * 0.3)), *colour);
    }
}
