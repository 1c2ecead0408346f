//! The card of a seat: a sheet with a stripe in the seat's colour, and an outline while the player acts.

use egui::{CornerRadius, Rect, StrokeKind, Ui};

use crate::desk::kit::{NEAR, Palette, SHEET_CORNER, hairline, outline, seat_colours, sheet};
use crate::engine::Colour;

/// The width of the stripe.
const STRIPE: f32 = NEAR * 1.5;

/// Paints the card of a seat.
pub fn seat_card(ui: &Ui, place: Rect, colour: Colour, acting: bool) {
    let palette = Palette::of(ui);
    let seat = seat_colours(colour, palette);
    let (painter, whole) = (ui.painter(), CornerRadius::same(SHEET_CORNER));
    painter.add(sheet(ui).shadow.as_shape(place, whole));
    painter.rect_filled(place, whole, seat.fill);
    let paper = place.with_min_x(place.left() + STRIPE);
    painter.rect_filled(paper, CornerRadius { nw: 0, sw: 0, ..whole }, palette.sheet);
    painter.vline(paper.left(), place.y_range(), hairline(seat.edge));
    let edge = if acting { outline(palette.ink) } else { hairline(palette.rule) };
    painter.rect_stroke(place, whole, edge, StrokeKind::Middle);
}
