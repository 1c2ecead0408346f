//! Draws the corners of a key: its colour along the top, pieces at the right, marks at the left, its number below.

use egui::epaint::CornerRadiusF32;
use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Paint, Palette, figure_text, glyph, seat_colours};
use crate::desk::scene::seen::DrawnPlace;
use crate::engine::Derivation;
use crate::engine::scene::{How, Mark};

pub fn corners_ui(ui: &Ui, speech: Speech, place: &DrawnPlace, rect: Rect) {
    let palette = Palette::of(ui);
    if let Some(colour) = place.tint {
        let colours = seat_colours(colour, palette);
        let bar = rect.with_max_y(rect.top() + kit::NEAR);
        let corner = f32::from(kit::CORNER);
        let round = CornerRadiusF32 { nw: corner, ne: corner, sw: 0.0, se: 0.0 };
        ui.painter().rect(bar, round, colours.fill, kit::hairline(colours.edge), egui::StrokeKind::Inside);
    }
    let corner = rect.left_bottom() + vec2(kit::NEAR * 1.5, -kit::NEAR);
    ui.painter().text(corner, Align2::LEFT_BOTTOM, &place.counted, kit::font(kit::SMALL), palette.faint);
    let y = rect.top() + kit::GAP + kit::SMALL / 2.0;
    let single = place.pieces.iter().flat_map(|piece| (0..piece.count.clamp(0, 4)).map(move |_| piece));
    let single: Vec<_> = single.collect();
    // Several pieces share the width of the key.
    let step = kit::BODY.min((rect.width() - kit::GAP * 2.0) / single.len().max(1) as f32);
    for (at, piece) in single.iter().enumerate() {
        let right = rect.right() - kit::NEAR - step * at as f32;
        let corner =
            Rect::from_min_size(pos2(right - kit::BODY, y - kit::BODY / 2.0), Vec2::splat(kit::BODY));
        glyph(ui, corner, piece.glyph, Paint::plain(palette.ink, palette.raised));
        if piece.how == How::Drafted {
            kit::dashed(ui, corner.expand(kit::DOT), kit::hairline(palette.accent));
        }
    }
    let mut left = rect.left() + kit::NEAR * 1.5;
    // If a word is in the other corner and both do not fit, the figure loses its icon, or is left out.
    let word = place.marks.iter().skip(1).find_map(|mark| match mark {
        Mark::Word(word) => Some(kit::text_width(ui, speech.say(word), kit::SMALL)),
        _ => None,
    });
    let crowded = |more: f32| word.is_some_and(|word| word + more + kit::NEAR * 4.0 > rect.width());
    let left_out = usize::from(crowded(kit::SMALL));
    for (at, mark) in place.marks.iter().take(2).enumerate().skip(left_out) {
        let (text, ink, sign) = match mark {
            Mark::Figure(figure, sign) => (figured(speech, figure), palette.ink, *sign),
            Mark::Faint(figure, sign) => (figured(speech, figure), palette.faint, *sign),
            Mark::Order(order) => {
                let order = i64::try_from(*order).unwrap_or_default();
                (figure_text(speech, order), palette.accent, None)
            }
            Mark::Word(word) => (speech.say(word), palette.amber, None),
        };
        let font = kit::strong(kit::SMALL);
        if at > 0 {
            ui.painter().text(pos2(rect.right() - kit::NEAR * 1.5, y), Align2::RIGHT_CENTER, text, font, ink);
            continue;
        }
        left = ui.painter().text(pos2(left, y), Align2::LEFT_CENTER, text, font, ink).right() + kit::DOT;
        if let Some(sign) = sign.filter(|_| !crowded(kit::SMALL * 2.0)) {
            let side = Rect::from_min_size(pos2(left, y - kit::SMALL / 2.0), Vec2::splat(kit::SMALL));
            glyph(ui, side, sign, Paint::plain(palette.faint, palette.raised));
        }
    }
}

fn figured(speech: Speech, figure: &Derivation) -> String {
    figure_text(speech, figure.measure.of(figure.total))
}
