//! The circuit as it is printed on a board that is being read: a square is pressed to say that it is the one asked
//! for.

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, vec2};

use crate::desk::Speech;
use crate::desk::circuit::ring::Ring;
use crate::desk::circuit::signs::special_sign;
use crate::desk::kit::{self, Palette, figure_text, icons};
use crate::engine::board::{Board, Slot, Value};
use crate::games::autotock::{Laid, Spot, Square, laid, pointed};
use crate::words::Line;

/// Draws the squares with what has been read of them; gives back what a press says of the cell that is asked for, or
/// why it cannot be.
pub fn printed_ui(
    ui: &mut Ui,
    speech: Speech,
    board: &Board,
    asked: Option<Slot>,
) -> Option<Result<Value, Line>> {
    let (area, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let ring = Ring::within(area);
    let read = laid(board);
    let mut said = None;
    for square in Square::all() {
        let there: Vec<Laid> = read.iter().filter(|(at, _)| *at == square).map(|(_, laid)| *laid).collect();
        let words = [Spot::Square(square).line()].into_iter().chain(there.iter().map(|laid| laid.line()));
        let words: Vec<String> = words.map(|line| speech.sentence(&line)).collect();
        let words = words.join(" · ");
        let rect = ring.square(square);
        let response = ui.interact(rect, ui.scope_id().with(square), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.as_str()));
        square_ui(ui, speech, square, &there, rect, response.has_focus() || response.hovered());
        if response.on_hover_text(words).clicked() {
            said = asked.and_then(|asked| pointed(board, asked, square));
        }
    }
    said
}

fn square_ui(ui: &Ui, speech: Speech, square: Square, there: &[Laid], rect: Rect, under: bool) {
    let palette = Palette::of(ui);
    let go = there.iter().any(|laid| matches!(laid, Laid::Go(_)));
    let edge = match (under, go) {
        (true, _) => kit::glow(palette.accent),
        (false, true) => kit::outline(palette.ink),
        (false, false) => kit::hairline(palette.rule),
    };
    ui.painter().rect(rect, kit::CORNER, palette.raised, edge, StrokeKind::Inside);
    let small = kit::font((rect.width() * 0.3).clamp(7.0, kit::BODY));
    let corner = rect.min + vec2(rect.width() * 0.1, rect.width() * 0.04);
    ui.painter().text(corner, Align2::LEFT_TOP, figure_text(speech, square.number()), small, palette.faint);
    let share = 1.0 / there.len().max(1) as f32;
    for (at, laid) in there.iter().enumerate() {
        let (icon, colour, number) = match laid {
            Laid::Go(corner) => (icons::ICON_FLAG, palette.ink, Some(*corner)),
            Laid::Branch(corner) => (icons::ICON_GARAGE, palette.accent, Some(*corner)),
            Laid::Special(special) => {
                let (icon, colour) = special_sign(*special, palette);
                (icon, colour, None)
            }
        };
        let middle =
            rect.left_center() + vec2(rect.width() * share * (at as f32 + 0.5), rect.height() * 0.12);
        let font = kit::icon_font(icon, rect.width() * (0.3 + 0.16 * share));
        ui.painter().text(middle, Align2::CENTER_CENTER, icon.codepoint, font, colour);
        if let Some(number) = number {
            let font = kit::font((rect.width() * 0.26).max(7.0));
            let below = middle + vec2(rect.width() * 0.17, rect.height() * 0.3);
            ui.painter().text(below, Align2::CENTER_CENTER, figure_text(speech, number), font, colour);
        }
    }
}
