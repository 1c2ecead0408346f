//! Draws the heading of a player's area on a board: the player, marks, and further pieces.

use egui::{Align2, Rect, StrokeKind, Ui, Vec2, pos2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, icons, seat_colours, symbol};
use crate::desk::scene::plate::count_ui;
use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::{Lights, edge};
use crate::engine::Seats;

pub fn head_ui(ui: &Ui, speech: Speech, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    let Some(player) = place.owner.and_then(|seat| seats.player(seat)) else { return };
    let fill = if place.leads { palette.raised } else { palette.sheet };
    ui.painter().rect_filled(rect, kit::CORNER, fill);
    edge(ui, place.id, rect, lights, kit::hairline(palette.rule));
    if place.leads {
        let line = kit::outline(seat_colours(player.colour, palette).edge);
        ui.painter().rect_stroke(rect, kit::CORNER, line, StrokeKind::Inside);
    }
    let (y, side) = (rect.center().y, kit::badge_size());
    let sign = Rect::from_center_size(pos2(rect.left() + kit::SPACE, y), Vec2::splat(side));
    symbol(ui, sign, player.colour);
    let mut right = rect.right() - kit::GAP;
    for piece in place.pieces.iter().filter(|piece| piece.count > 0).rev() {
        right = count_ui(ui, speech, seats, piece, pos2(right, y)) - kit::NEAR;
    }
    let (small, left) = (kit::font(kit::SMALL), sign.right() + kit::NEAR);
    let number = kit::text_width(ui, &place.number, kit::SMALL);
    let room = right - left - number - kit::GAP;
    let mut job =
        egui::text::LayoutJob::simple(place.name.clone(), kit::strong(kit::BODY), palette.ink, room);
    (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
    let galley = ui.painter().layout_job(job);
    let name = Align2::LEFT_CENTER.anchor_size(pos2(left, y), galley.size());
    ui.painter().galley(name.min, galley, palette.ink);
    let at = pos2(name.right() + kit::GAP, y);
    let said = ui.painter().text(at, Align2::LEFT_CENTER, &place.number, small, palette.faint);
    if place.leads && said.right() + kit::WIDE < right {
        kit::paint(ui, pos2(said.right() + kit::SPACE, y), icons::ICON_FLAG, kit::BODY, palette.accent);
    }
}
