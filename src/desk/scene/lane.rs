//! Draws a row of boxes for one piece each, with the players at its end.

use egui::{Align2, Rect, StrokeKind, Ui, pos2, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, figure_text, symbol};
use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::{Lights, edge};
use crate::engine::Seats;
use crate::engine::scene::{How, Slot};

pub fn lane_ui(ui: &Ui, speech: Speech, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(rect, kit::CORNER, palette.raised);
    edge(ui, place.id, rect, lights, kit::hairline(palette.rule));
    let y = rect.center().y;
    if let Some(class) = &place.class {
        class.paint(ui, pos2(rect.left() + kit::GAP, y));
    }
    let side = kit::ROW - kit::NEAR;
    let mut left = rect.left() + kit::GROUP * 2.0;
    for slot in &place.boxes {
        let square = Rect::from_center_size(pos2(left + side / 2.0, y), vec2(side, side));
        match slot {
            Slot::Later => {
                let small = Rect::from_center_size(square.center(), vec2(kit::GAP, kit::GAP));
                ui.painter().rect_filled(small, kit::DOT, palette.rule);
            }
            Slot::Open | Slot::Taken(_) => {
                let line = kit::hairline(palette.edge);
                ui.painter().rect_stroke(square, kit::CORNER, line, StrokeKind::Inside);
            }
        }
        if let Slot::Taken(seat) = slot
            && let Some(player) = seats.player(*seat)
        {
            symbol(ui, square.shrink(kit::DOT), player.colour);
        }
        left += side + kit::NEAR;
    }
    if place.boxes.is_empty() {
        let font = kit::font(kit::SMALL);
        ui.painter().text(pos2(left, y), Align2::LEFT_CENTER, &place.name, font, palette.faint);
    }
    let mut right = rect.right() - kit::SPACE;
    for piece in place.pieces.iter().rev() {
        let Some(player) = piece.owner.and_then(|seat| seats.player(seat)) else { continue };
        let drafted = piece.how == How::Drafted;
        let text = figure_text(speech, piece.count);
        let text = if drafted { format!("+{text}") } else { text };
        let font = kit::strong(kit::BODY);
        let written = ui.painter().text(pos2(right, y), Align2::RIGHT_CENTER, text, font, palette.ink);
        let side = kit::badge_size();
        let at = pos2(written.left() - kit::NEAR - side / 2.0, y);
        let sign = Rect::from_center_size(at, vec2(side, side));
        symbol(ui, sign, player.colour);
        if drafted {
            kit::dashed(ui, sign.union(written).expand(kit::DOT), kit::hairline(palette.accent));
        }
        right = sign.left() - kit::WIDE;
    }
}
