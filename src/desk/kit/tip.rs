//! Tooltips of places on a board. They show next to the place while the pointer rests, and avoid covering highlighted places.

use egui::{Rect, RectAlign, Response, Tooltip, Vec2};

use crate::desk::kit::{BODY, MARGIN, NEAR, font};

/// The possible positions, best first.
const BESIDE: [RectAlign; 8] = [
    RectAlign::BOTTOM_START,
    RectAlign::TOP_START,
    RectAlign::BOTTOM_END,
    RectAlign::TOP_END,
    RectAlign::RIGHT_START,
    RectAlign::LEFT_START,
    RectAlign::RIGHT_END,
    RectAlign::LEFT_END,
];

/// Shows a tooltip next to a place, or at the edge of `among`, where it covers least of the `spared` places.
pub fn tip(place: Response, words: &str, among: Rect, spared: &[Rect]) -> Response {
    let style = place.ctx.global_style();
    let delay = style.interaction.tooltip_delay;
    let rests = place.ctx.input(|input| input.pointer.time_since_last_movement());
    if rests < delay {
        place.ctx.request_repaint_after_secs(delay - rests);
        return place;
    }
    let mut tip = Tooltip::for_enabled(&place);
    if !tip.popup.is_open() {
        return place;
    }
    let colour = style.visuals.text_color();
    let window = place.ctx.content_rect();
    let edges = f32::from(MARGIN) * 2.0 + 2.0;
    let wide = style.spacing.tooltip_width.min(window.width() - edges - NEAR * 2.0);
    let text = place.ctx.fonts_mut(|fonts| fonts.layout(words.to_owned(), font(BODY), colour, wide));
    let size = text.size() + Vec2::splat(edges);
    // A board may be drawn smaller.
    let to_window = place.ctx.layer_transform_to_global(place.layer_id).unwrap_or_default();
    let (at, among) = (to_window * place.rect, to_window * among);
    let spared: Vec<Rect> = spared.iter().map(|rect| to_window * *rect).collect();
    // Next to the place, then above or below all of them.
    let edge = Rect::from_x_y_ranges(at.x_range(), among.y_range());
    let all = [at, edge].into_iter().flat_map(|anchor| BESIDE.map(|align| (anchor, align)));
    let room = all.map(|(anchor, align)| (anchor, align, align.align_rect(&anchor, size, NEAR)));
    let room: Vec<(Rect, RectAlign, Rect)> = room.filter(|(.., rect)| window.contains_rect(*rect)).collect();
    let best = room
        .iter()
        .min_by(|(.., one), (.., other)| hidden(*one, &spared).total_cmp(&hidden(*other, &spared)));
    if let Some((anchor, align, _)) = best {
        tip.popup = tip.popup.anchor(*anchor).align(*align).align_alternatives(&[]).gap(NEAR);
    }
    tip.show(|ui| {
        ui.set_max_width(wide);
        ui.label(words)
    });
    place
}

/// The area of these places that a tooltip covers.
fn hidden(by: Rect, spared: &[Rect]) -> f32 {
    let area = |rect: Rect| rect.width().max(0.0) * rect.height().max(0.0);
    spared.iter().map(|rect| area(rect.intersect(by))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Pos2;

    #[test]
    fn tooltip_covers_no_spared_place() {
        let rect = |left: f32| Rect::from_min_size(Pos2::new(left, 0.0), Vec2::splat(10.0));
        assert_eq!(hidden(rect(0.0), &[rect(10.0), rect(30.0)]), 0.0);
        assert_eq!(hidden(rect(0.0), &[rect(5.0), rect(-5.0)]), 100.0);
    }
}
