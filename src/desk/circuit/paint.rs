//! The circuit, drawn: a ring of squares with the special ones, every Go in the middle of a side with its paddock
//! and its garage inside.

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::desk::Speech;
use crate::desk::circuit::picture::{Picture, Place, reached};
use crate::desk::circuit::ring::Ring;
use crate::desk::circuit::signs::special_sign;
use crate::desk::kit::{self, Palette, figure_text, icons, pieces, symbol};
use crate::engine::Seat;
use crate::games::autotock::Spot;
use crate::say;
use crate::words::keys::circuit as k;

/// The side from which a square has room for its number beside a sign.
const SMALLEST: f32 = 26.0;

/// Whether places can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// They only say what stands there.
    Look,
    /// They are pressed.
    Press,
}

/// Draws the circuit in the room there is, with these places lit up; gives back the one that was pressed.
pub fn picture_ui(
    ui: &mut Ui,
    speech: Speech,
    picture: &Picture,
    lit: &[(Seat, Spot)],
    touch: Touch,
) -> Option<(Option<Seat>, Spot)> {
    let (area, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let ring = Ring::within(area);
    let mut pressed = None;
    for place in &picture.places {
        let Some(rect) = room(&ring, picture, place) else { continue };
        let seat = place.owner.map(|(seat, _)| seat);
        let id = ui.scope_id().with((place.spot, seat));
        let sense = if touch == Touch::Press { Sense::click() } else { Sense::focusable_noninteractive() };
        let response = ui.interact(rect, id, sense);
        let glows = reached(lit, seat, place.spot);
        let role = if touch == Touch::Press { Role::Button } else { Role::Label };
        let words = match glows {
            true => speech.say(&say!(k::REACHED, place = place.words.as_str())),
            false => place.words.clone(),
        };
        response.widget_info(|| WidgetInfo::labeled(role, true, words.as_str()));
        draw(ui, speech, place, rect, glows, response.has_focus());
        if response.on_hover_text(words).clicked() {
            pressed = Some((seat, place.spot));
        }
    }
    pressed
}

/// Where a place lies.
fn room(ring: &Ring, picture: &Picture, place: &Place) -> Option<Rect> {
    let home = |seat: Seat| picture.homes.iter().find(|(owner, ..)| *owner == seat);
    let side = vec2(ring.cell, ring.cell);
    Some(match (place.spot, place.owner) {
        (Spot::Square(square), _) => ring.square(square),
        (Spot::Verge(square), _) => {
            let (middle, out) = ring.at(square);
            Rect::from_center_size(middle + out * ring.cell * 0.95, side * 0.8)
        }
        (Spot::Garage(number), Some((seat, _))) => {
            let (middle, out) = ring.at(home(seat)?.2);
            Rect::from_center_size(middle - out * ring.cell * 1.06 * f32::from(number), side * 0.94)
        }
        (Spot::Paddock, Some((seat, _))) => {
            let (middle, out) = ring.at(home(seat)?.1);
            let (near, far) = (middle - out * ring.cell * 0.6, middle - out * ring.cell * 3.7);
            let along = vec2(out.y.abs(), out.x.abs()) * ring.cell * 0.47;
            Rect::from_two_pos(near - along, far + along)
        }
        _ => return None,
    })
}

fn draw(ui: &Ui, speech: Speech, place: &Place, rect: Rect, glows: bool, focused: bool) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let round = if matches!(place.spot, Spot::Paddock) { rect.width().min(rect.height()) / 2.0 } else { 4.0 };
    let fill = if glows { palette.raised } else { palette.sheet };
    let edge = match place.owner {
        _ if glows || focused => kit::glow(palette.accent),
        Some((_, colour)) => kit::outline(pieces(palette, colour)),
        None => kit::hairline(palette.rule),
    };
    if !matches!(place.spot, Spot::Verge(_)) {
        painter.rect(rect, round, fill, edge, StrokeKind::Inside);
    }
    mark(ui, speech, place, rect);
    cars(ui, place, rect);
}

/// The number of a square and what it does.
fn mark(ui: &Ui, speech: Speech, place: &Place, rect: Rect) {
    let palette = Palette::of(ui);
    let size = (rect.width() * 0.3).clamp(7.0, kit::BODY);
    let font = kit::font(size);
    let number = match place.spot {
        Spot::Square(square) => square.number(),
        Spot::Garage(number) => number,
        _ => return,
    };
    let corner = rect.min + vec2(rect.width() * 0.1, rect.width() * 0.04);
    // A small square bears its sign or its car alone; its number is in its words.
    let taken = place.special.is_some() || place.owner.is_some() || !place.cars.is_empty();
    if !taken || rect.width() >= SMALLEST {
        ui.painter().text(corner, Align2::LEFT_TOP, figure_text(speech, number), font, palette.faint);
    }
    let (icon, colour) = match (place.special, place.spot) {
        (Some(special), _) => special_sign(special, palette),
        (None, Spot::Square(_)) if place.owner.is_some() => (icons::ICON_FLAG, palette.ink),
        _ => return,
    };
    let font = kit::icon_font(icon, rect.width() * 0.48);
    let at = if place.cars.is_empty() { rect.center() } else { rect.right_bottom() - rect.size() * 0.24 };
    let middle = at + vec2(0.0, if place.cars.is_empty() { rect.height() * 0.08 } else { 0.0 });
    ui.painter().text(middle, Align2::CENTER_CENTER, icon.codepoint, font, colour);
}

fn cars(ui: &Ui, place: &Place, rect: Rect) {
    let palette = Palette::of(ui);
    let side = rect.width().min(rect.height());
    let step = (rect.size() - vec2(side, side)) / 2.0;
    for (at, (colour, held)) in (0u8..).zip(&place.cars) {
        let middle = match place.spot {
            Spot::Paddock => {
                let first = rect.min + vec2(side, side) / 2.0;
                first + step * f32::from(at)
            }
            _ => rect.center() + vec2(f32::from(at) * side * 0.18, 0.0),
        };
        let car = Rect::from_center_size(middle, vec2(side, side) * 0.58);
        if held.is_some() {
            painter_ring(ui, car, palette.amber);
        }
        symbol(ui, car, *colour);
    }
}

/// A ring around a car that a special square has hold of.
fn painter_ring(ui: &Ui, car: Rect, colour: egui::Color32) {
    let (middle, radius) = (pos2(car.center().x, car.center().y), car.width() * 0.66);
    ui.painter().circle_stroke(middle, radius, kit::outline(colour));
}
