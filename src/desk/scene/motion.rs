//! The animation of pieces after an act, for a fifth of a second: from where equal pieces were removed, otherwise from below the board, where
//! the players are.

use egui::{Context, Id, Pos2, Rect, Ui, Vec2, pos2, vec2};

use crate::desk::kit::{self, glyph, glyph_width, symbol};
use crate::desk::scene::plate::paint;
use crate::desk::scene::seen::{Drawn, DrawnPlace};
use crate::desk::scene::shape::Shape;
use crate::engine::scene::{How, Piece};
use crate::engine::{Glyph, PlaceId, Seats};

/// The duration in seconds.
const LONG: f64 = 0.2;
/// The most pieces that are animated. Larger changes show at once.
const MOST: usize = 12;

/// Turns the animation on or off.
pub fn set(ctx: &Context, moves: bool) {
    ctx.data_mut(|data| data.insert_temp(flag(), moves));
}

fn flag() -> Id {
    Id::unique("pieces move")
}

/// An animation that is running.
#[derive(Debug)]
pub struct Motion {
    since: Option<f64>,
    going: Vec<Going>,
}

#[derive(Debug)]
struct Going {
    piece: Piece,
    from: Option<PlaceId>,
    to: PlaceId,
}

impl Motion {
    /// The pieces that moved between two boards; `None` if there are none or too many, or if the animation is off.
    pub fn between(ui: &Ui, before: &Drawn, after: &Drawn) -> Option<Self> {
        if !ui.data(|data| data.get_temp::<bool>(flag()).unwrap_or_default()) {
            return None;
        }
        let (came, left) = (changed(before, after), changed(after, before));
        let going = came.into_iter().map(|(to, piece)| {
            let same =
                |(_, other): &&(PlaceId, Piece)| (other.glyph, other.owner) == (piece.glyph, piece.owner);
            Going { from: left.iter().find(same).map(|(from, _)| *from), piece, to }
        });
        let going: Vec<Going> = going.collect();
        (!going.is_empty() && going.len() <= MOST).then_some(Self { since: None, going })
    }

    /// Paints the pieces at their current positions. Returns whether the animation is still running.
    pub fn paint(&mut self, ui: &Ui, seats: &Seats, places: &[(&DrawnPlace, Shape)]) -> bool {
        let now = ui.input(|input| input.time);
        let gone = (now - *self.since.get_or_insert(now)) / LONG;
        if gone >= 1.0 {
            return false;
        }
        // Fast at first, then slower.
        let share = 1.0 - (1.0 - gone as f32).powi(3);
        let rect =
            |id: PlaceId| places.iter().find(|(place, _)| place.id == id).map(|(_, shape)| shape.rect());
        for Going { piece, from, to } in &self.going {
            let Some(to) = rect(*to) else { continue };
            let below = || pos2(to.center().x, ui.max_rect().bottom());
            let from = from.and_then(rect).map_or_else(below, |from| from.center());
            let middle: Pos2 = from + (to.center() - from) * share;
            let size: Vec2 = vec2(glyph_width(piece.glyph, kit::ICON), kit::ICON);
            let place = Rect::from_center_size(middle, size);
            match (piece.glyph, piece.owner.and_then(|seat| seats.player(seat))) {
                (Glyph::Seat, Some(player)) => symbol(ui, place, player.colour),
                _ => glyph(ui, place, piece.glyph, paint(ui, seats, piece.owner, How::Placed)),
            }
        }
        ui.ctx().request_repaint();
        true
    }
}

/// The pieces that increased at a place, once each.
fn changed(before: &Drawn, after: &Drawn) -> Vec<(PlaceId, Piece)> {
    let count = |drawn: &Drawn, id: PlaceId, piece: &Piece| -> i64 {
        let there = drawn.place(id).map(|place| place.pieces.as_slice()).unwrap_or_default();
        let same = there.iter().filter(|other| other.how == How::Placed);
        same.filter(|other| (other.glyph, other.owner) == (piece.glyph, piece.owner))
            .map(|other| other.count)
            .sum()
    };
    let all = after.places.iter().flat_map(|place| place.pieces.iter().map(move |piece| (place.id, piece)));
    let more = all.filter(|(id, piece)| {
        piece.how == How::Placed && count(after, *id, piece) > count(before, *id, piece)
    });
    more.map(|(id, piece)| (id, piece.clone())).collect()
}
