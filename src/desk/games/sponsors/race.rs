//! The race, drawn: the cars in the order of the track, on what each stands, and the balls in the roulette.

use egui::{Align2, Color32, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::desk::games::sponsors::picture::Runner;
use crate::desk::kit::{self, Palette, figure_text, opened, pieces, size_for_line, symbol};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::Colour;
use crate::games::sponsors::Square;
use crate::say;
use crate::words::keys::{racing as k, sponsors as rules};
use crate::words::{Key, Line};

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
    let rows = Rect::from_min_max(area.min, area.right_bottom() - vec2(right + kit::SPACE, 0.0));
    let height = (rows.height() / runners.len().max(1) as f32).min(92.0);
    for (at, runner) in runners.iter().enumerate() {
        let corner = rows.min + vec2(0.0, height * at as f32);
        let rect = Rect::from_min_size(corner, vec2(rows.width(), height)).shrink(kit::NEAR);
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
    let bowl = Rect::from_min_max(pos2(area.right() - right, area.top()), area.max);
    roulette(ui, speech, runners, bowl).or(told)
}

fn words(speech: Speech, runner: &Runner) -> String {
    let place = figure_text(speech, i64::try_from(runner.place).unwrap_or_default());
    let on = runner.on.map(|on| speech.sentence(&on.key().into()));
    let parts = [Some(format!("{place} {}", runner.name)), on, Some(runner.more.clone())];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The colour of a square, always beside its word.
fn ink_of(on: Square, palette: &Palette) -> Color32 {
    match on {
        Square::Plain => palette.rule,
        Square::Green => pieces(palette, Colour::Green),
        Square::Red => pieces(palette, Colour::Red),
        Square::Violet => pieces(palette, Colour::Purple),
    }
}

fn draw(ui: &Ui, speech: Speech, runner: &Runner, rect: Rect, focused: bool) {
    let palette = Palette::of(ui);
    let edge = if focused || runner.acting { palette.ink } else { palette.rule };
    let stroke = if focused || runner.acting { kit::glow(edge) } else { kit::hairline(edge) };
    let fill = if runner.on.is_some() { palette.raised } else { palette.ground };
    ui.painter().rect(rect, kit::CORNER, fill, stroke, StrokeKind::Inside);
    let painter = ui.painter().with_clip_rect(rect);
    let large = kit::font(kit::TITLE);
    let place = figure_text(speech, i64::try_from(runner.place).unwrap_or_default());
    let at = rect.left_center() + vec2(kit::SPACE, 0.0);
    painter.text(at, Align2::LEFT_CENTER, place, large, palette.faint);
    let side = (rect.height() * 0.5).min(34.0);
    let mark = Rect::from_center_size(rect.left_center() + vec2(NUMBER + side / 2.0, 0.0), vec2(side, side));
    symbol(ui, mark, runner.colour);
    let left = mark.right() + kit::SPACE;
    let room = rect.right() - kit::GAP - left;
    let size = size_for_line(ui, &runner.more, kit::SMALL, room).max(kit::PICTURE_LETTERS * 0.9);
    let small = kit::font(size);
    let more = painter.layout(runner.more.clone(), small, palette.faint, room);
    painter.galley(pos2(left, rect.center().y + 1.0), more, palette.faint);
    let mut free = rect.right();
    if let Some(on) = runner.on {
        let text = speech.sentence(&on.key().into());
        let font = kit::font(kit::BODY);
        // On the line of the name: what stands below it may be long.
        let right = rect.right_center() - vec2(kit::SPACE, 0.0);
        let written = painter.text(right, Align2::RIGHT_BOTTOM, text, font, palette.ink);
        let dot = pos2(written.left() - kit::SPACE, written.center().y);
        painter.circle(dot, 7.0, ink_of(on, palette), kit::hairline(palette.ink));
        free = dot.x - kit::SPACE;
    }
    let size = size_for_line(ui, &runner.name, kit::HEADING, free - left);
    let name = kit::font(size);
    painter.text(pos2(left, rect.center().y), Align2::LEFT_BOTTOM, &runner.name, name, palette.ink);
}

/// The balls in the roulette: one for each car racing, those added, and the violet one.
fn roulette(ui: &Ui, speech: Speech, runners: &[Runner], area: Rect) -> Option<String> {
    let palette = Palette::of(ui);
    let radius = area.width().min(area.height()) * 0.42;
    let centre = pos2(area.center().x, area.top() + radius + kit::ROW);
    let font = kit::font(kit::BODY);
    let balls = runners.iter().flat_map(|runner| (0..runner.balls).map(|_| runner.colour));
    let balls: Vec<Colour> = balls.chain([Colour::Purple]).collect();
    let ball = |colour: Key, count: usize| say!(k::BALL_COUNT, colour = colour, count = count);
    let of = runners.iter().filter(|runner| runner.balls > 0);
    let own = of.map(|runner| ball(runner.colour.key(), usize::from(runner.balls)));
    let told: Vec<Line> = own.chain([ball(rules::SQUARE_VIOLET, 1)]).collect();
    let told = speech.sentence(&say!(k::BALLS, balls = told));
    let bowl = Rect::from_center_size(centre, vec2(radius, radius) * 2.0);
    let response = ui.interact(bowl, ui.scope_id().with("roulette"), Sense::focusable_noninteractive());
    let named = told.clone();
    response.widget_info(move || WidgetInfo::labeled(Role::Label, true, named.as_str()));
    let title = speech.word(k::ROULETTE);
    let top = pos2(centre.x, area.top());
    ui.painter().text(top, Align2::CENTER_TOP, title, font, palette.faint);
    ui.painter().circle(centre, radius, palette.sheet, kit::glow(palette.rule));
    ui.painter().circle(centre, radius * 0.22, palette.ground, kit::outline(palette.rule));
    for (at, colour) in balls.iter().enumerate() {
        let angle = std::f32::consts::TAU * at as f32 / balls.len() as f32;
        let spot = centre + vec2(angle.sin(), -angle.cos()) * radius * 0.68;
        symbol(ui, Rect::from_center_size(spot, vec2(radius * 0.3, radius * 0.3)), *colour);
    }
    (ui.rect_contains_pointer(bowl) || response.has_focus()).then_some(told)
}
