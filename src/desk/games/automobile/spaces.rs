//! The factory track, drawn: 26 spaces winding in order, each of them something to point at, to focus and to
//! press.

use egui::{Align2, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::desk::games::automobile::paint::Brush;
use crate::desk::games::automobile::picture::Spot;
use crate::desk::kit::{self, Palette, figure_text, icons, opened, symbol};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::Seats;
use crate::games::automobile::Space;
use crate::games::automobile::track::Ground;
use crate::games::automobile::units::on;
use crate::words::Arg;
use crate::words::keys::sheets;

/// How many spaces lie side by side.
const ACROSS: usize = 7;
/// How many rows the track winds through.
const DOWN: usize = 4;
/// A space at scale 1 without its name, and a line of its name.
const CELL: Vec2 = vec2(78.0, 46.0);
const NAME: f32 = 14.0;

/// The scale at which the track fits an area, and how many lines of a name there is room for.
fn fit(area: Rect) -> (f32, usize) {
    let cell = vec2(area.width() / ACROSS as f32, area.height() / DOWN as f32) * vec2(0.94, 0.93);
    let sizes = [2, 1, 0].map(|lines| (cell.x / CELL.x).min(cell.y / (CELL.y + NAME * lines as f32)));
    let roomy = sizes.into_iter().zip([2, 1, 0]).find(|(scale, _)| *scale >= 0.85);
    let [.., bare] = sizes;
    let (scale, lines) = roomy.unwrap_or((bare, 0));
    (scale.clamp(0.4, 2.5), lines)
}

/// Where a space lies: rows run to the right and to the left by turns.
fn place(area: Rect, space: Space) -> Rect {
    let at = usize::from(space.number()) - 1;
    let (row, along) = (at / ACROSS, at % ACROSS);
    let column = if row % 2 == 0 { along } else { ACROSS - 1 - along };
    let cell = vec2(area.width() / ACROSS as f32, area.height() / DOWN as f32);
    let corner = area.min + vec2(cell.x * column as f32, cell.y * row as f32);
    Rect::from_min_size(corner, cell).shrink2(vec2(cell.x * 0.03, cell.y * 0.045))
}

/// Draws the track; gives back the words of the space under the pointer or the focus.
pub fn track_ui(
    ui: &mut Ui,
    speech: Speech,
    seats: &Seats,
    spots: &[Spot],
    area: Rect,
    commands: &mut Vec<Command>,
) -> Option<String> {
    let (scale, lines) = fit(area);
    let brush = Brush::new(ui, scale);
    let mut way = Vec::new();
    for spot in spots {
        way.push(place(area, spot.space).center());
    }
    ui.painter().line(way, kit::way(brush.points(7.0), brush.palette.rule));
    legend(&brush, speech, area);
    let mut told = None;
    for spot in spots {
        let rect = place(area, spot.space);
        let response = ui.interact(rect, ui.scope_id().with(("space", spot.space)), Sense::click());
        let named = spot.words.clone();
        response.widget_info(move || WidgetInfo::labeled(Role::Button, true, named.as_str()));
        draw(&brush, speech, seats, spot, (rect, lines), &response);
        if response.hovered() || told.is_none() && response.has_focus() {
            told = Some(spot.words.clone());
        }
        match &spot.draft {
            Some(draft) if response.clicked() => commands.push(Command::Draft(draft.clone())),
            Some(_) => {}
            None if spot.costs.is_empty() => {
                opened(response, commands, || Subject::Lying(vec![on(spot.space)]));
            }
            None => _ = opened(response, commands, || Subject::Figures(spot.costs.clone())),
        }
    }
    told
}

fn draw(
    brush: &Brush<'_>,
    speech: Speech,
    seats: &Seats,
    spot: &Spot,
    (rect, lines): (Rect, usize),
    response: &Response,
) {
    let ui = brush.ui;
    let palette = brush.palette;
    let round = brush.points(4.0);
    let fill = match spot.ground {
        Ground::Open(_) => palette.raised,
        Ground::Free => palette.sheet,
        Ground::Closed => palette.ground,
    };
    let edge = if response.has_focus() || response.hovered() {
        kit::outline(palette.accent)
    } else if spot.leads {
        kit::outline(palette.ink)
    } else {
        brush.line()
    };
    ui.painter().rect(rect, round, fill, edge, StrokeKind::Inside);
    if spot.ground == Ground::Closed {
        hatch(ui, rect, palette);
    }
    let inner = rect.shrink(brush.points(3.0));
    let ink = if spot.ground == Ground::Free { palette.faint } else { palette.ink };
    let number = figure_text(speech, spot.space.number());
    // In a low space the owner stands right below the number, which then is smaller.
    let low = inner.height() < brush.points(46.0);
    let write = if low { Brush::text } else { Brush::large };
    let written = write(brush, inner.left_top(), Align2::LEFT_TOP, &number, palette.ink);
    if spot.leads {
        brush.icon(
            pos2(written.right() + brush.points(10.0), written.center().y),
            icons::ICON_FLAG,
            palette.accent,
        );
    }
    brush.market(speech, inner.right_top(), spot.class);
    let name = Rect::from_min_max(pos2(inner.left(), inner.top() + brush.points(14.0)), inner.right_bottom());
    if lines > 0 {
        brush.name(name, &spot.name, lines, ink);
    }
    owner(brush, seats, spot, inner);
    foot(brush, speech, spot, inner);
}

/// Who stands there: symbol, tiles, parts factory, markers.
fn owner(brush: &Brush<'_>, seats: &Seats, spot: &Spot, inner: Rect) {
    let y = inner.bottom() - brush.points(20.0);
    if let Ground::Open(seat) = spot.ground
        && let Some(player) = seats.player(seat)
    {
        let side = brush.points(13.0);
        let mark = Rect::from_center_size(pos2(inner.left() + side / 2.0, y), vec2(side, side));
        symbol(brush.ui, mark, player.colour);
        let end = brush.blocks(pos2(mark.right() + brush.points(4.0), y), spot.tiles, player.colour);
        if spot.parts {
            brush.icon(pos2(end + brush.points(7.0), y), icons::ICON_SETTINGS, brush.palette.ink);
        }
    }
}

/// What lies there: cars and markers, or what building there costs.
fn foot(brush: &Brush<'_>, speech: Speech, spot: &Spot, inner: Rect) {
    let palette = brush.palette;
    let y = inner.bottom() - brush.points(5.0);
    if spot.cars > 0 {
        let at = pos2(inner.left() + brush.points(7.0), y);
        brush.icon(at, icons::ICON_DIRECTIONS_CAR, palette.ink);
        let count = figure_text(speech, spot.cars);
        brush.large(at + vec2(brush.points(10.0), 0.0), Align2::LEFT_CENTER, &count, palette.ink);
    } else if let (Some(cost), true) = (spot.cost, spot.ground != Ground::Closed) {
        let cost = figure_text(speech, Arg::Money(cost));
        brush.text(pos2(inner.left(), y), Align2::LEFT_CENTER, &cost, palette.faint);
    }
    if let Some(skip) = spot.skip.filter(|skip| *skip > 0) {
        let colour = if spot.too_far { palette.rule } else { palette.accent };
        brush.cubes(pos2(inner.right(), y), &figure_text(speech, skip), colour);
    }
    let mut right = inner.right();
    for (count, icon, colour) in
        [(spot.reduced, icons::ICON_PERCENT, palette.amber), (spot.bonus, icons::ICON_ADD, palette.good)]
    {
        if count > 0 {
            right = brush.marker(pos2(right, y), icon, &figure_text(speech, count), colour);
        }
    }
}

/// What the marks mean, in the corner that the track leaves free.
fn legend(brush: &Brush<'_>, speech: Speech, area: Rect) {
    let cell = vec2(area.width() / ACROSS as f32, area.height() / DOWN as f32);
    let from = pos2(area.left() + brush.points(10.0), area.bottom() - cell.y * 0.93);
    let step = cell.y * 0.215;
    let faint = brush.palette.faint;
    for (row, (icon, colour, word)) in (0u8..).zip([
        (Some(icons::ICON_FLAG), brush.palette.accent, sheets::LEADS),
        (None, brush.palette.accent, sheets::LEGEND_CUBES),
        (Some(icons::ICON_SETTINGS), faint, sheets::LEGEND_PARTS),
        (Some(icons::ICON_DIRECTIONS_CAR), faint, sheets::LEGEND_CARS),
    ]) {
        let at = from + vec2(0.0, step * (f32::from(row) + 0.5));
        match icon {
            Some(icon) => brush.icon(at, icon, colour),
            None => brush.cubes(at + vec2(brush.points(4.5), 0.0), "", colour),
        }
        let text = speech.sentence(&word.into());
        brush.text(at + vec2(brush.points(11.0), 0.0), Align2::LEFT_CENTER, &text, faint);
    }
}

/// A closed space is struck through.
fn hatch(ui: &Ui, rect: Rect, palette: &Palette) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let step = rect.height() / 5.0;
    let mut x = rect.left() - rect.height();
    while x < rect.right() {
        painter.line_segment(
            [pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())],
            kit::hairline(palette.rule),
        );
        x += step;
    }
}
