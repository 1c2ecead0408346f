//! Draws a box with its name and the pieces of each player in it; a line of this kind; and a part of a bar.

use egui::text::LayoutJob;
use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, figure_text, seat_colours, symbol};
use crate::desk::scene::plate::marks_ui;
use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::{Lights, edge};
use crate::engine::scene::{How, Piece, Tone};
use crate::engine::{Glyph, Seats};

/// The size of a symbol, and its width together with its figure.
const SIDE: f32 = kit::LEAD;
const SHARE: f32 = kit::GROUP + kit::WIDE;

/// Draws a box with the owner's colour along the top, and the pieces in it.
pub fn box_ui(ui: &Ui, speech: Speech, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    let fill = match place.tone {
        Tone::Held | Tone::Free => palette.raised,
        Tone::Closed | Tone::Wanted => palette.sheet,
    };
    ui.painter().rect_filled(rect, kit::CORNER, fill);
    edge(ui, place.id, rect, lights, kit::hairline(palette.rule));
    let inner = rect.shrink2(vec2(kit::GAP, kit::NEAR));
    let middle = inner.top() + kit::SMALL * 0.6;
    let number = pos2(inner.left(), middle);
    let number =
        ui.painter().text(number, Align2::LEFT_CENTER, &place.number, kit::font(kit::SMALL), palette.faint);
    let mut right = inner.right();
    if let Some(player) = place.owner.and_then(|seat| seats.player(seat)) {
        let won = Rect::from_min_size(pos2(right - kit::ICON, inner.top()), vec2(kit::ICON, kit::ICON));
        symbol(ui, won, player.colour);
        right = won.left() - kit::NEAR;
    }
    // A word that does not fit beside the number has a line of its own.
    let beside = pos2(number.right() + kit::NEAR, inner.top());
    let below =
        kit::words_width(ui, &place.name, kit::SMALL) > right - beside.x && rect.height() > kit::ROW * 2.0;
    let (name, wide) = match below {
        true => (pos2(inner.left(), number.bottom()), inner.width()),
        false => (beside, right - beside.x),
    };
    let ink = if place.tone == Tone::Closed { palette.faint } else { palette.ink };
    let mut job = LayoutJob::simple(place.name.clone(), kit::strong(kit::SMALL), ink, wide);
    let rows = if below || rect.height() <= kit::ROW * 2.0 { 1 } else { 2 };
    (job.wrap.max_rows, job.wrap.break_anywhere) = (rows, rows == 1);
    ui.painter().galley(name, kit::on_lines(ui, job), palette.ink);
    // The owner's symbol is drawn in the corner, so a single piece in an owned box is not drawn again.
    let besides = |piece: &&Piece| place.owner.is_none() || piece.count > 1 || piece.how == How::Drafted;
    let across = (inner.width() / SHARE).floor().max(1.0);
    for (at, piece) in place.pieces.iter().filter(besides).enumerate() {
        let (row, column) = ((at as f32 / across).floor(), at as f32 % across);
        let corner = inner.min + vec2(column * SHARE, kit::ROW + row * kit::ICON);
        piece_ui(ui, speech, seats, piece, corner + vec2(0.0, kit::ICON / 2.0));
    }
    marks_ui(
        ui,
        speech,
        &place.marks,
        (inner.left(), inner.right(), inner.bottom() - kit::GAP, kit::SPACE),
        palette.ink,
    );
}

/// Draws a symbol with a figure from a left centre point. Returns where they end.
fn piece_ui(ui: &Ui, speech: Speech, seats: &Seats, piece: &Piece, from: egui::Pos2) -> f32 {
    let palette = Palette::of(ui);
    let Some(player) = piece.owner.and_then(|seat| seats.player(seat)) else { return from.x };
    let sign = Rect::from_center_size(from + vec2(SIDE / 2.0, 0.0), vec2(SIDE, SIDE));
    symbol(ui, sign, player.colour);
    if piece.glyph == Glyph::Seat {
        return sign.right();
    }
    let drafted = piece.how == How::Drafted;
    let text = figure_text(speech, piece.count);
    let text = if drafted { format!("+{text}") } else { text };
    let at = pos2(sign.right() + kit::DOT, from.y);
    let written = ui.painter().text(at, Align2::LEFT_CENTER, text, kit::strong(kit::LEAD), palette.ink);
    if drafted {
        // As high as the symbol, so that the frame stays clear of a figure below.
        let frame = sign.with_max_x(written.right()).expand(kit::DOT);
        kit::dashed(ui, frame, kit::hairline(palette.accent));
    }
    written.right()
}

/// Draws a line with a name and the pieces of each player.
pub fn line_ui(ui: &Ui, speech: Speech, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    if lights.lit(place.id) || lights.chosen(place.id) {
        edge(ui, place.id, rect, lights, kit::hairline(palette.rule));
    }
    let middle = rect.center().y;
    let mut left = rect.left() + kit::NEAR;
    if let Some(player) = place.owner.and_then(|seat| seats.player(seat)) {
        symbol(ui, Rect::from_center_size(pos2(left + SIDE / 2.0, middle), vec2(SIDE, SIDE)), player.colour);
        left += SIDE + kit::NEAR;
    }
    let (font, ink) = match place.leads || place.owner.is_some() {
        true => (kit::strong(kit::SMALL), palette.ink),
        false => (kit::font(kit::SMALL), palette.faint),
    };
    let mut job = LayoutJob::simple(place.name.clone(), font, ink, rect.right() - left);
    (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
    let galley = ui.painter().layout_job(job);
    let wide = galley.size().x;
    ui.painter().galley(pos2(left, middle - galley.size().y / 2.0), galley, ink);
    left += wide + kit::SPACE;
    for piece in &place.pieces {
        left = piece_ui(ui, speech, seats, piece, pos2(left, middle)) + kit::GAP;
    }
}

/// Draws a part of a bar: its owner's colour and symbol, and a figure.
pub fn part_ui(ui: &Ui, speech: Speech, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    let Some(player) = place.owner.and_then(|seat| seats.player(seat)) else { return };
    let colours = seat_colours(player.colour, palette);
    let line = if lights.lit(place.id) { kit::outline(palette.accent) } else { kit::hairline(colours.edge) };
    ui.painter().rect(rect, kit::CORNER, colours.tint, line, egui::StrokeKind::Inside);
    let count: i64 = place.pieces.iter().map(|piece| piece.count).sum();
    let whole = rect.width() >= kit::GROUP * 4.0;
    let text = if whole { place.name.clone() } else { figure_text(speech, count) };
    // The owner comes first: without room for both, the figure shrinks or is left out.
    let sizes = [(SIDE, kit::NEAR, kit::BODY), (kit::SMALL, kit::DOT, kit::SMALL)];
    let wide =
        |(side, gap, size): (f32, f32, f32)| side + gap + kit::text_width(ui, kit::bold(text.as_str()), size);
    let fitting = sizes.into_iter().find(|sizes| wide(*sizes) <= rect.width() - kit::DOT);
    let fitting = fitting.or(whole.then_some(sizes[0]));
    let (side, gap, size) = fitting.unwrap_or((SIDE, 0.0, 0.0));
    let sign = vec2(side, side).min(rect.size());
    let room = rect.width() - kit::DOT - sign.x - gap;
    let text = fitting.map(|_| kit::one_line(ui, &text, kit::strong(size), palette.ink, room));
    let both = sign.x + text.as_ref().map_or(0.0, |text| gap + text.size().x);
    let at = Rect::from_min_size(rect.center() - vec2(both, sign.y) / 2.0, sign);
    symbol(ui, at, player.colour);
    if let Some(text) = text {
        let beside = pos2(at.right() + gap, rect.center().y - text.size().y / 2.0);
        ui.painter().galley(beside, text, palette.ink);
    }
}
