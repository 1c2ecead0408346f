//! Draws a square of a circuit: its number or sign, or the car on it in a ring of the player's colour.

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::desk::kit::{self, Paint, Palette, glyph, glyph_width, seat_colours, sign_ink, symbol};
use crate::desk::scene::Lights;
use crate::desk::scene::plate::paint;
use crate::desk::scene::seen::DrawnPlace;
use crate::engine::scene::{How, Tone};
use crate::engine::{Glyph, Seats};

pub fn disc_ui(ui: &Ui, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    let (middle, radius) = (rect.center(), rect.width().min(rect.height()) / 2.0);
    let owner = place.owner.and_then(|seat| seats.player(seat)).map(|player| player.colour);
    let whose = owner.map(|colour| seat_colours(colour, palette));
    let (fill, ink) = match (&whose, place.tone) {
        (Some(colours), Tone::Held) => (colours.fill, colours.ink),
        (_, Tone::Closed) => (palette.ground, palette.faint),
        _ => (palette.raised, palette.ink),
    };
    let edge = whose.map_or(palette.edge, |colours| colours.edge);
    ui.painter().circle(middle, radius, fill, kit::hairline(edge));
    if lights.lit(place.id) {
        ui.painter().circle_stroke(middle, radius + kit::DOT / 2.0, kit::glow(palette.accent));
    }
    if lights.chosen(place.id) {
        kit::dashed(ui, rect.expand(kit::DOT), kit::outline(palette.accent));
    }
    match place.pieces.as_slice() {
        [] => printed_ui(ui, place, rect, ink),
        pieces => {
            let share = 2.0 * radius / pieces.len() as f32;
            for (at, piece) in pieces.iter().enumerate() {
                let left = rect.center().x - radius + share * (at as f32 + 0.5);
                let around = if pieces.len() == 1 { radius } else { share / 2.0 };
                let paint = paint(ui, seats, piece.owner, piece.how);
                let centre = pos2(left, middle.y);
                ui.painter().circle(centre, around - kit::DOT / 2.0, palette.raised, kit::glow(paint.fill));
                let side = (around * 1.2).max(1.0);
                let inner = Rect::from_center_size(centre, vec2(side, side));
                match piece.owner.and_then(|seat| seats.player(seat)) {
                    Some(player) => symbol(ui, inner, player.colour),
                    None => glyph(ui, inner, piece.glyph, paint),
                }
                if piece.how == How::Drafted {
                    kit::dashed(ui, inner.expand(kit::DOT), kit::hairline(palette.accent));
                }
            }
            // The sign of the square stays visible next to the car.
            if let Some(sign) = place.sign {
                let side = radius * 0.9;
                let corner = pos2(middle.x + radius * 0.8, middle.y - radius * 0.8);
                let at = Rect::from_center_size(corner, vec2(side, side));
                ui.painter().circle(corner, side * 0.6, palette.raised, kit::hairline(palette.rule));
                glyph(ui, at, sign, Paint::plain(sign_ink(palette, sign), palette.raised));
            }
        }
    }
}

/// Draws the number of an empty square, below its sign.
fn printed_ui(ui: &Ui, place: &DrawnPlace, rect: Rect, ink: egui::Color32) {
    let palette = Palette::of(ui);
    let (middle, high) = (rect.center(), rect.height());
    let number = |at, size| {
        ui.painter().text(at, Align2::CENTER_CENTER, &place.number, kit::font(size), ink);
    };
    match place.sign {
        Some(sign) => {
            let (up, side) = if place.number.is_empty() { (0.0, 0.55) } else { (0.18, 0.42) };
            let size = vec2(glyph_width(sign, high * side), high * side);
            let at = Rect::from_center_size(middle - vec2(0.0, high * up), size);
            let own = if place.tone == Tone::Held { ink } else { sign_ink(palette, sign) };
            glyph(ui, at, sign, Paint::plain(own, palette.raised));
            number(middle + vec2(0.0, high * 0.24), kit::SMALL.min(high * 0.34));
        }
        None => number(middle, if rect.width() >= kit::ROW { kit::BODY } else { kit::SMALL }),
    }
}

/// Draws an area for several pieces, placed along its longer side, with its name.
pub fn bay_ui(ui: &Ui, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    let owner = place.owner.and_then(|seat| seats.player(seat)).map(|player| player.colour);
    let quiet = owner.map_or(palette.rule, |colour| seat_colours(colour, palette).edge);
    let round = rect.width().min(rect.height()) / 2.0;
    let line = if lights.lit(place.id) { kit::glow(palette.accent) } else { kit::hairline(quiet) };
    ui.painter().rect(rect, round, palette.sheet, line, egui::StrokeKind::Inside);
    if lights.chosen(place.id) {
        kit::dashed(ui, rect.expand(kit::DOT), kit::outline(palette.accent));
    }
    let single = place.pieces.iter().flat_map(|piece| (0..piece.count.clamp(0, 6)).map(move |_| piece));
    let single: Vec<_> = single.collect();
    let long = rect.width().max(rect.height());
    let side = (rect.width().min(rect.height()) * 0.7).min(long / single.len().max(1) as f32);
    let way = if rect.width() >= rect.height() { vec2(1.0, 0.0) } else { vec2(0.0, 1.0) };
    let share = long / single.len().max(1) as f32;
    let first = rect.min + (vec2(rect.width(), rect.height()) - way * long) / 2.0;
    for (at, piece) in single.iter().enumerate() {
        let centre = first + way * share * (at as f32 + 0.5);
        let at = Rect::from_center_size(centre, vec2(side, side));
        match (piece.glyph, piece.owner.and_then(|seat| seats.player(seat))) {
            (Glyph::Seat | Glyph::Car, Some(player)) => symbol(ui, at.shrink(kit::DOT), player.colour),
            _ => glyph(ui, at, piece.glyph, paint(ui, seats, piece.owner, piece.how)),
        }
    }
}
