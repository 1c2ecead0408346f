//! Draws a plate: number and class at the top, the name, and pieces or figures at the bottom.

use egui::epaint::CornerRadiusF32;
use egui::text::LayoutJob;
use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Paint, Palette, figure_text, glyph, glyph_width, icons, seat_colours};
use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::{Lights, edge};
use crate::engine::scene::{How, Mark, Piece, Tone};
use crate::engine::{Glyph, Seat, Seats};

pub fn plate_ui(ui: &Ui, speech: Speech, seats: &Seats, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    let fill = match place.tone {
        Tone::Held => palette.raised,
        Tone::Free if lights.lit(place.id) => palette.raised,
        Tone::Free => palette.sheet,
        Tone::Closed | Tone::Wanted => palette.ground,
    };
    ui.painter().rect_filled(rect, kit::CORNER, fill);
    let owner = place.owner.and_then(|seat| seats.player(seat)).map(|player| player.colour);
    if let Some(colour) = place.tint.or(owner) {
        let stripe = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + kit::GAP));
        let corner = f32::from(kit::CORNER);
        let round = CornerRadiusF32 { nw: corner, ne: corner, sw: 0.0, se: 0.0 };
        ui.painter().rect_filled(stripe, round, seat_colours(colour, palette).fill);
    }
    match place.tone {
        Tone::Wanted => kit::dashed(ui, rect, kit::outline(palette.amber)),
        _ => edge(ui, place.id, rect, lights, kit::hairline(palette.rule)),
    }
    let inner = rect.shrink2(vec2(kit::GAP, 0.0)).with_min_y(rect.top() + kit::SPACE);
    let ink = if place.tone == Tone::Free && !lights.lit(place.id) { palette.faint } else { palette.ink };
    // A place whose name is not known yet is identified by its number.
    let (font, faded) = match place.name.is_empty() {
        true => (kit::strong(kit::LEAD), palette.ink),
        false => (kit::font(kit::SMALL), palette.faint),
    };
    let number = ui.painter().text(inner.min, Align2::LEFT_TOP, &place.number, font, faded);
    let mut beside = number.right() + kit::NEAR;
    let markers: Vec<&Piece> = place.pieces.iter().filter(|piece| is_marker(piece)).collect();
    // A narrow plate has no room for the flag next to markers.
    if place.leads && (markers.is_empty() || inner.width() > kit::MAIN_BUTTON * 2.0) {
        kit::paint(
            ui,
            pos2(beside + kit::GAP, number.center().y),
            icons::ICON_FLAG,
            kit::BODY,
            palette.accent,
        );
        beside += kit::WIDE;
    }
    for piece in markers {
        beside = marker_ui(ui, speech, piece, pos2(beside, number.center().y));
    }
    if let Some(class) = &place.class {
        class.paint(ui, pos2(inner.right() - class.width(ui), number.center().y));
    }
    let foot = rect.bottom() - kit::SPACE;
    let line = foot - kit::GAP - kit::GROUP >= number.bottom();
    let above = line && !place.marks.is_empty() && marks_above(ui, speech, place, inner.width());
    let below = match place.marks.is_empty() && place.pieces.is_empty() {
        true => rect.bottom() - kit::DOT,
        false => foot - kit::GAP - if above { kit::GROUP } else { 0.0 },
    };
    let room = below - number.bottom();
    // Without a line of its own, the name is next to the number.
    let beside_number = room < kit::SMALL;
    let lines = if room >= kit::SMALL * 3.9 { 3 } else { usize::from(room >= kit::SMALL * 2.6) + 1 };
    // In a low plate the figures are next to the name.
    let class = place.class.as_ref().map_or(0.0, |class| class.width(ui) + kit::NEAR);
    let at = if beside_number { pos2(beside, number.top()) } else { pos2(inner.left(), number.bottom()) };
    let wide = match (beside_number, above && room < kit::SMALL) {
        (true, _) => inner.right() - class - beside,
        (false, true) => inner.width() - kit::GROUP - kit::NEAR,
        (false, false) => inner.width(),
    };
    let mut job = LayoutJob::simple(place.name.clone(), kit::strong(kit::SMALL), palette.ink, wide);
    // A word that is too long for a line is cut with an ellipsis instead of broken.
    let cut = kit::words_width(ui, &place.name, kit::SMALL) > wide;
    (job.wrap.max_rows, job.wrap.break_anywhere) = if cut { (1, true) } else { (lines, false) };
    ui.painter().galley(at, kit::on_lines(ui, job), palette.ink);
    let row = inner.with_min_y(foot).with_max_y(foot);
    foot_ui(ui, speech, seats, place, (row, above), ink);
}

/// Draws a marker with a count from a left centre point. Returns where it ends.
fn marker_ui(ui: &Ui, speech: Speech, piece: &Piece, from: egui::Pos2) -> f32 {
    let palette = Palette::of(ui);
    let place = Rect::from_min_size(from - vec2(0.0, kit::SMALL / 2.0), vec2(kit::SMALL, kit::SMALL));
    glyph(ui, place, piece.glyph, Paint::plain(palette.ink, palette.raised));
    if piece.count < 2 {
        return place.right() + kit::DOT;
    }
    let (text, font) = (figure_text(speech, piece.count), kit::strong(kit::SMALL));
    let at = pos2(place.right(), from.y);
    ui.painter().text(at, Align2::LEFT_CENTER, text, font, palette.ink).right() + kit::DOT
}

/// Whether a piece is a marker of the place.
fn is_marker(piece: &Piece) -> bool {
    matches!(piece.glyph, Glyph::More | Glyph::Less)
}

/// Whether the figures are above the pieces: cars take the right end of the bottom row, and other pieces may need its width.
fn marks_above(ui: &Ui, speech: Speech, place: &DrawnPlace, width: f32) -> bool {
    if place.pieces.iter().any(|piece| piece.glyph == Glyph::Car) {
        return true;
    }
    let pieces = place.pieces.iter().filter(|piece| !is_marker(piece));
    let pieces = pieces.map(|piece| (glyph_width(piece.glyph, kit::LEAD) + kit::NEAR) * piece.count as f32);
    let pieces: f32 = pieces.sum();
    let marks = place.marks.iter().map(|mark| mark_width(ui, speech, mark) + kit::NEAR);
    pieces > 0.0 && pieces + marks.sum::<f32>() > width
}

/// The width of a figure or word.
fn mark_width(ui: &Ui, speech: Speech, mark: &Mark) -> f32 {
    let sign = |sign: &Option<Glyph>| sign.map_or(0.0, |sign| glyph_width(sign, kit::BODY) + kit::NEAR);
    match mark {
        Mark::Order(_) => kit::GROUP,
        Mark::Figure(figure, glyph) | Mark::Faint(figure, glyph) => {
            kit::text_width(ui, figure_text(speech, figure.measure.of(figure.total)), kit::BODY) + sign(glyph)
        }
        Mark::Word(line) => kit::text_width(ui, speech.say(line), kit::SMALL),
    }
}

/// Draws the bottom row: pieces from the left, cars and figures at the right. If both do not fit, the figures are above.
fn foot_ui(
    ui: &Ui,
    speech: Speech,
    seats: &Seats,
    place: &DrawnPlace,
    (row, above): (Rect, bool),
    ink: egui::Color32,
) {
    let pieces = place.pieces.iter().filter(|piece| !is_marker(piece));
    let (right, left): (Vec<&Piece>, Vec<&Piece>) = pieces.partition(|piece| piece.glyph == Glyph::Car);
    let mut to = row.right();
    for piece in right.into_iter().rev() {
        to = count_ui(ui, speech, seats, piece, pos2(to, row.center().y));
    }
    // Pieces that would overlap cars or figures are drawn once, with a count.
    let wide = |piece: &&Piece| (glyph_width(piece.glyph, kit::LEAD) + kit::NEAR) * piece.count as f32;
    let marks = place.marks.iter().map(|mark| mark_width(ui, speech, mark) + kit::NEAR).sum::<f32>();
    let marks = if above { 0.0 } else { marks };
    let each = row.left() + left.iter().map(wide).sum::<f32>() <= to - marks + kit::NEAR;
    let mut from = row.left();
    for piece in left {
        let at = pos2(from, row.center().y);
        from = match each {
            true => several_ui(ui, seats, piece, at),
            false => counted_ui(ui, speech, seats, piece, at),
        };
    }
    let height = if above { row.center().y - kit::GROUP } else { row.center().y };
    let (free, to) = match above || place.pieces.is_empty() {
        true => (row.left(), row.right()),
        false => (from + kit::NEAR, to),
    };
    // Next to pieces, below a name, a turn order number has no more room than they have.
    let side = if above || place.pieces.is_empty() { kit::SPACE } else { kit::GAP };
    marks_ui(ui, speech, &place.marks, (free, to, height, side), ink);
}

/// Draws the figures of a place: one at the right; of two, the first at the left.
pub fn marks_ui(
    ui: &Ui,
    speech: Speech,
    marks: &[Mark],
    (left, right, y, side): (f32, f32, f32, f32),
    ink: egui::Color32,
) {
    let palette = Palette::of(ui);
    let mut to = right;
    let alone = marks.len() == 1;
    for (at, mark) in marks.iter().enumerate().rev() {
        let (text, sign, colour) = match mark {
            Mark::Order(order) => {
                let middle = pos2(to - side, y - (side - kit::GAP));
                ui.painter().circle_filled(middle, side, palette.ink);
                let text = figure_text(speech, i64::try_from(*order).unwrap_or_default());
                let font = kit::strong(kit::SMALL);
                ui.painter().text(middle, Align2::CENTER_CENTER, text, font, palette.raised);
                to -= kit::GROUP + kit::NEAR;
                continue;
            }
            Mark::Figure(figure, sign) => (figure_text(speech, figure.measure.of(figure.total)), *sign, ink),
            Mark::Faint(figure, sign) => {
                (figure_text(speech, figure.measure.of(figure.total)), *sign, palette.faint)
            }
            Mark::Word(line) => (speech.say(line), None, palette.faint),
        };
        let quiet = matches!(mark, Mark::Faint(..) | Mark::Word(_));
        let size = if matches!(mark, Mark::Word(_)) { kit::SMALL } else { kit::BODY };
        let font = if quiet { kit::font(size) } else { kit::strong(size) };
        if at == 0 && !alone {
            // Without room for both, the price of what is out of reach is left out.
            if matches!(mark, Mark::Faint(..)) && left + mark_width(ui, speech, mark) > to {
                continue;
            }
            ui.painter().text(pos2(left, y), Align2::LEFT_CENTER, text, font, colour);
            continue;
        }
        if let Some(sign) = sign {
            let wide = glyph_width(sign, kit::BODY);
            let rect = Rect::from_center_size(pos2(to - wide / 2.0, y), vec2(wide, kit::BODY));
            let fill = if sign == Glyph::Loss { palette.red } else { colour };
            glyph(ui, rect, sign, Paint::plain(fill, palette.sheet));
            to -= wide + kit::NEAR / 2.0;
        }
        let only_price = alone && sign.is_none() && !matches!(mark, Mark::Word(_));
        let written = match only_price {
            true => ui.painter().text(pos2(left, y), Align2::LEFT_CENTER, text, font, colour),
            false => ui.painter().text(pos2(to, y), Align2::RIGHT_CENTER, text, font, colour),
        };
        to = written.left() - kit::GAP;
    }
}

/// The colours of a piece.
pub fn paint(ui: &Ui, seats: &Seats, owner: Option<Seat>, how: How) -> Paint {
    let palette = Palette::of(ui);
    let player = owner.and_then(|seat| seats.player(seat));
    let lying = match player {
        Some(player) => Paint::seat(seat_colours(player.colour, palette), palette.raised),
        None => Paint::plain(palette.ink, palette.raised),
    };
    match how {
        How::Placed => lying,
        How::Drafted => Paint { fill: lying.fill.gamma_multiply(0.6), edge: None, ..lying },
    }
}

/// Draws each piece from a left centre point. Returns where they end.
fn several_ui(ui: &Ui, seats: &Seats, piece: &Piece, from: egui::Pos2) -> f32 {
    let size = vec2(glyph_width(piece.glyph, kit::LEAD), kit::LEAD);
    let mut left = from.x;
    for _ in 0..piece.count.clamp(0, 6) {
        let place = Rect::from_min_size(pos2(left, from.y - size.y / 2.0), size);
        glyph(ui, place, piece.glyph, paint(ui, seats, piece.owner, piece.how));
        if piece.how == How::Drafted {
            kit::dashed(ui, place, kit::hairline(Palette::of(ui).accent));
        }
        left += size.x + kit::NEAR;
    }
    left
}

/// Draws a piece with a count from a left centre point. Returns where it ends.
fn counted_ui(ui: &Ui, speech: Speech, seats: &Seats, piece: &Piece, from: egui::Pos2) -> f32 {
    let one = Piece { count: 1, ..piece.clone() };
    let to = several_ui(ui, seats, &one, from) - kit::DOT;
    if piece.count < 2 {
        return to;
    }
    let (text, font) = (figure_text(speech, piece.count), kit::strong(kit::SMALL));
    let (at, ink) = (pos2(to, from.y), Palette::of(ui).ink);
    ui.painter().text(at, Align2::LEFT_CENTER, text, font, ink).right() + kit::DOT
}

/// Draws a piece with a count up to a right centre point. Returns where it starts.
pub fn count_ui(ui: &Ui, speech: Speech, seats: &Seats, piece: &Piece, right: egui::Pos2) -> f32 {
    let palette = Palette::of(ui);
    let mut to = right.x;
    if piece.count > 1 || piece.glyph == Glyph::Car {
        let text = figure_text(speech, piece.count);
        let font = kit::strong(kit::BODY);
        let written = ui.painter().text(pos2(to, right.y), Align2::RIGHT_CENTER, text, font, palette.ink);
        to = written.left() - kit::NEAR;
    }
    let wide = glyph_width(piece.glyph, kit::LEAD);
    let place = Rect::from_center_size(pos2(to - wide / 2.0, right.y), vec2(wide, kit::LEAD));
    glyph(ui, place, piece.glyph, paint(ui, seats, piece.owner, piece.how));
    if piece.how == How::Drafted {
        kit::dashed(ui, place, kit::hairline(palette.accent));
    }
    place.left() - kit::NEAR
}
