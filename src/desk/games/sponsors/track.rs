//! The central track, drawn: its squares round the board, the pawns on them, the cards on the board in the middle.

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::desk::games::sponsors::picture::{Heap, Spot};
use crate::desk::kit::{self, Palette, Round, figure_text, opened, pieces, size_for_line, symbol};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::words::keys::racing as k;

/// The largest side of a square.
const MOST: f32 = 54.0;

/// Draws the track; gives back the words of the square under the pointer or the focus.
pub fn track_ui(
    ui: &mut Ui,
    speech: Speech,
    spots: &[Spot],
    heaps: &[Heap],
    area: Rect,
    commands: &mut Vec<Command>,
) -> Option<String> {
    let palette = Palette::of(ui);
    heaps_ui(ui, speech, heaps, area, commands);
    if spots.is_empty() {
        let font = kit::font(kit::BODY);
        let text = speech.word(k::TRACK_UNREAD);
        ui.painter().text(area.center_top(), Align2::CENTER_TOP, text, font, palette.faint);
    }
    let mut told = None;
    let round = Round::within(area, spots.len(), 1, 0.0);
    for (at, spot) in spots.iter().enumerate() {
        let rect = Rect::from_center_size(round.at(at).0, Vec2::splat(round.cell.min(MOST)));
        let id = ui.scope_id().with(("square", spot.number));
        let response = ui.interact(rect, id, Sense::focusable_noninteractive());
        let named = spot.words.clone();
        response.widget_info(move || WidgetInfo::labeled(Role::Label, true, named.as_str()));
        draw(ui, speech, spot, rect, response.has_focus());
        if ui.rect_contains_pointer(rect) || response.has_focus() {
            told = Some(spot.words.clone());
        }
    }
    told
}

fn draw(ui: &Ui, speech: Speech, spot: &Spot, rect: Rect, focused: bool) {
    let palette = Palette::of(ui);
    let zone = spot.zone.map(|colour| pieces(palette, colour));
    let edge = if focused || spot.acting { palette.ink } else { zone.unwrap_or(palette.rule) };
    let edge = if focused || spot.acting { kit::glow(edge) } else { kit::outline(edge) };
    ui.painter().rect(rect, kit::CORNER, palette.sheet, edge, StrokeKind::Inside);
    let inner = rect.shrink(rect.width() * 0.1);
    if let Some(colour) = spot.zone {
        let mark = vec2(inner.width() * 0.24, inner.width() * 0.24);
        symbol(ui, Rect::from_min_size(pos2(inner.right() - mark.x, inner.top()), mark), colour);
    }
    let small = kit::font((rect.width() * 0.22).max(7.0));
    let number = figure_text(speech, spot.number);
    ui.painter().text(inner.left_top(), Align2::LEFT_TOP, number, small, palette.faint);
    let letter = match spot.kind {
        Some(kind) => speech.word(kind.key()),
        None => speech.word(k::UNREAD),
    };
    let large = kit::font(rect.width() * 0.4);
    let middle =
        if spot.pawns.is_empty() { rect.center() } else { rect.center() - vec2(0.0, rect.width() * 0.08) };
    ui.painter().text(middle, Align2::CENTER_CENTER, letter, large, palette.ink);
    let pawn = rect.width() * 0.34;
    for (at, colour) in spot.pawns.iter().enumerate() {
        let left = inner.left() + at as f32 * (pawn * 0.8);
        let rect = Rect::from_min_size(pos2(left, inner.bottom() - pawn), vec2(pawn, pawn));
        symbol(ui, rect, *colour);
    }
}

/// The cards that lie on the board, in the middle of the track.
fn heaps_ui(ui: &Ui, speech: Speech, heaps: &[Heap], area: Rect, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let font = kit::font(kit::BODY);
    let (columns, rows) = (2usize, heaps.len().div_ceil(2).max(1));
    let inner = area.shrink2(vec2(area.width() * 0.17, area.height() * 0.24));
    let cell = vec2(inner.width() / columns as f32, inner.height() / rows as f32);
    for (at, heap) in heaps.iter().enumerate() {
        let corner = inner.min + vec2(cell.x * (at / rows) as f32, cell.y * (at % rows) as f32);
        let rect = Rect::from_min_size(corner, cell).shrink(kit::NEAR);
        let figure = figure_text(speech, heap.count.total);
        let id = ui.scope_id().with(("heap", at));
        let response = ui.interact(rect, id, Sense::click());
        let named = format!("{}: {figure}", heap.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, named.as_str()));
        opened(response, commands, || Subject::of(&heap.count));
        let ink = if heap.count.total > 0 { palette.ink } else { palette.faint };
        let clipped = ui.painter().with_clip_rect(rect);
        clipped.rect(rect, kit::CORNER, palette.raised, kit::hairline(palette.rule), StrokeKind::Inside);
        let left = rect.left_center() + vec2(kit::GAP, 0.0);
        let room = rect.width() - kit::GROUP - kit::BODY;
        let size = size_for_line(ui, &heap.name, kit::BODY, room);
        clipped.text(left, Align2::LEFT_CENTER, &heap.name, kit::font(size), ink);
        let right = rect.right_center() - vec2(kit::GAP, 0.0);
        clipped.text(right, Align2::RIGHT_CENTER, &figure, font.clone(), ink);
    }
}
