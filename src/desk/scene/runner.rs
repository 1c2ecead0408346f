//! Draws a car in the order of a race: its position and driver above the road, the car on it, and its square below.

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, glyph, glyph_width, icons, symbol};
use crate::desk::scene::plate::paint;
use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::{Lights, edge};
use crate::engine::scene::{How, Mark};
use crate::engine::{Glyph, Seats};

pub fn runner_ui(ui: &Ui, speech: Speech, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let line = kit::LEAD * kit::LINE_OF_LETTERS;
    let road = rect.with_min_y(rect.top() + line).with_max_y(rect.bottom() - line);
    painter.rect_filled(road, 0, palette.ground);
    let lane = [road.left_center(), road.right_center()];
    painter.extend(egui::Shape::dashed_line(&lane, kit::hairline(palette.sheet), kit::GAP, kit::GAP));
    let high = (road.height() * 0.6).min(road.width() * 0.4);
    let car = Rect::from_center_size(road.center(), vec2(glyph_width(Glyph::Car, high), high));
    glyph(ui, car, Glyph::Car, paint(ui, seats, place.owner, How::Placed));
    let y = rect.top() + line / 2.0;
    let number = painter.text(
        pos2(rect.left() + kit::GAP, y),
        Align2::LEFT_CENTER,
        &place.number,
        kit::strong(kit::LEAD),
        palette.ink,
    );
    let mut left = number.right() + kit::GAP;
    if let Some(player) = place.owner.and_then(|seat| seats.player(seat)) {
        let side = kit::badge_size();
        symbol(ui, Rect::from_min_size(pos2(left, y - side / 2.0), vec2(side, side)), player.colour);
        left += side + kit::NEAR;
    }
    let flag = if place.leads { kit::WIDE } else { 0.0 };
    let room = rect.right() - kit::NEAR - flag - left;
    let name = kit::one_line(ui, &place.name, kit::strong(kit::BODY), palette.ink, room);
    let written = Align2::LEFT_CENTER.anchor_size(pos2(left, y), name.size());
    painter.galley(written.min, name, palette.ink);
    if place.leads {
        let at = pos2(written.right() + kit::SPACE, y);
        kit::paint(ui, at, icons::ICON_FLAG, kit::BODY, palette.accent);
    }
    for mark in &place.marks {
        let Mark::Word(word) = mark else { continue };
        let word = kit::one_line(ui, &speech.say(word), kit::font(kit::SMALL), palette.ink, rect.width());
        let below = pos2(rect.center().x, rect.bottom() - line / 2.0);
        painter.galley(Align2::CENTER_CENTER.anchor_size(below, word.size()).min, word, palette.ink);
    }
    edge(ui, place.id, rect, lights, egui::Stroke::NONE);
}
