//! Contents that are wider than their space: drawn smaller, so that they are seen whole. Two fingers enlarge them, one moves them.

use egui::emath::TSTransform;
use egui::{Context, Id, LayerId, Pos2, Rect, Sense, Ui, UiBuilder, Vec2, vec2};

use crate::desk::kit::fingers::scroll_page;

/// The greatest scale, so that the smallest text can be read.
const MOST: f32 = 2.0;

/// The part that is seen.
#[derive(Clone, Copy, Debug)]
struct Seen {
    /// The scale relative to that at which everything is seen.
    zoom: f32,
    /// The left upper corner of what is seen, in points of the window.
    corner: Vec2,
}

/// Where contents are drawn, and the frame in which they were drawn.
type Noted = (Rect, u64);

fn noted() -> Id {
    Id::unique("scaled contents")
}

/// Whether two fingers at a point enlarge contents instead of the window.
pub fn enlarges_contents(ctx: &Context, at: Pos2) -> bool {
    let noted: Option<Noted> = ctx.data(|data| data.get_temp(noted()));
    noted.is_some_and(|(room, frame)| room.contains(at) && frame + 1 >= ctx.cumulative_frame_nr())
}

/// Draws contents of this width in the available space, with the same proportions.
pub fn scaled<R>(ui: &mut Ui, wide: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let id = ui.scope_id().with("scaled");
    let fits = room.width() / wide;
    let mut seen = ui.data(|data| data.get_temp(id)).unwrap_or(Seen { zoom: 1.0, corner: Vec2::ZERO });
    let fingers = ui.ctx().multi_touch().filter(|fingers| room.contains(fingers.start_pos));
    if let Some(fingers) = fingers {
        let before = seen.zoom;
        seen.zoom = (before * fingers.zoom_delta).clamp(1.0, MOST / fits);
        // What is between the fingers stays there.
        let between = fingers.center_pos - room.min;
        seen.corner = (seen.corner + between) * (seen.zoom / before) - between - fingers.translation_delta;
    }
    let layer = LayerId::new(ui.layer_id().order, id);
    let drag = ui.ctx().read_response(id).filter(|drag| drag.dragged() && fingers.is_none());
    let moved = drag.map_or(Vec2::ZERO, |_| ui.input(|input| input.pointer.delta()));
    let wanted = seen.corner - moved;
    seen.corner = wanted.clamp(Vec2::ZERO, room.size() * (seen.zoom - 1.0));
    // At an end of the contents the page moves on.
    if moved != Vec2::ZERO {
        scroll_page(ui, seen.corner.y - wanted.y);
    }
    let to_window = TSTransform::new(room.min.to_vec2() - seen.corner, fits * seen.zoom);
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(wide, room.height() / fits));
    ui.ctx().set_sublayer(ui.layer_id(), layer);
    ui.ctx().set_transform_layer(layer, to_window);
    let mut contents = ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
    contents.set_clip_rect(to_window.inverse() * room.intersect(ui.clip_rect()));
    contents.interact(whole, id, Sense::drag());
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| {
        data.insert_temp(id, seen);
        data.insert_temp::<Noted>(noted(), (room, frame));
    });
    let result = add(&mut contents);
    ui.advance_cursor_after_rect(room);
    result
}
