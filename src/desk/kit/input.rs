//! Inputs under an id of their own. Left to itself a field is known by how many things were drawn before it: where a
//! part of the page comes or goes while it is typed in, it becomes another field, and the keyboard is lost.

use egui::accesskit::Invalid;
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align2, AsIdSalt, CornerRadius, DragValue, Id, Response, StrokeKind, TextEdit, Ui, UiBuilder, Widget,
};

use crate::desk::Speech;
use crate::desk::kit::enter::note_field;
use crate::desk::kit::keyboard::note_enter;
use crate::desk::kit::{CORNER, Palette, figure_text, outline, steps};
use crate::engine::Field;
use crate::msg;
use crate::words::keys::sheets;

/// A line of text that stays itself whatever comes and goes around it; `what` tells it from the others beside it.
pub fn text_field<'a>(what: impl AsIdSalt + 'a, edit: TextEdit<'a>) -> impl Widget + 'a {
    move |ui: &mut Ui| -> Response {
        let id = ui.scope_id().with(("text", what));
        ui.add(known_field(id, edit))
    }
}

/// The same, known by an id that is its own wherever it is drawn.
pub fn known_field<'a>(id: Id, edit: TextEdit<'a>) -> impl Widget + 'a {
    move |ui: &mut Ui| -> Response {
        let drawn = edit.id(id).align(Align2::LEFT_CENTER).show(ui);
        let field = drawn.response.response;
        note_enter(ui, &field);
        note_field(ui, &field, drawn.galley.text().trim().is_empty());
        field
    }
}

/// The same for a number.
pub fn number_field<'a>(what: impl AsIdSalt + 'a, drag: DragValue<'a>) -> impl Widget + 'a {
    move |ui: &mut Ui| -> Response {
        // It takes no id, but the first thing of a part of the page that has one.
        let id = ui.scope_id().with(("number", what));
        let field = ui.scope_builder(UiBuilder::new().scope_id(id), |ui| ui.add(drag)).inner;
        note_enter(ui, &field);
        note_field(ui, &field, false);
        field
    }
}

/// What one less and one more make of a number to be filled in: the next that it can be.
pub fn next_of(field: &Field, now: Option<i64>) -> [Option<i64>; 2] {
    let bounds = (field.least, field.most);
    match (now, field.near) {
        (None, Some(near)) if field.holds(near) => [None, Some(near)],
        _ if field.among.is_empty() => steps(now, bounds, field.may_be_zero, field.step),
        (None, _) => [None, field.among.iter().copied().min()],
        (Some(now), _) => [
            field.among.iter().copied().filter(|other| *other < now).max(),
            field.among.iter().copied().filter(|other| *other > now).min(),
        ],
    }
}

/// Marks a number that cannot be right, and says beside it what can.
pub fn mark_beyond(ui: &Ui, speech: Speech, number: &Response, field: &Field, now: Option<i64>) {
    if now.is_none_or(|now| field.holds(now)) {
        return;
    }
    let among: Vec<String> = field.among.iter().map(|number| figure_text(speech, *number)).collect();
    let possible = match among.is_empty() {
        true => speech.say(&msg!(sheets::FROM_TO, least = field.least, most = field.most)),
        false => among.join(", "),
    };
    let line = outline(Palette::of(ui).red);
    ui.painter().rect_stroke(number.rect, CornerRadius::same(CORNER), line, StrokeKind::Inside);
    ui.ctx().accesskit_node_builder(number.id, |node| {
        node.set_invalid(Invalid::True);
        node.set_description(possible.as_str());
    });
    if number.has_focus() || number.hovered() {
        number.show_tooltip_text(possible);
    }
}

/// What is typed in a number that is still asked for: its question mark counts for nothing, wherever the hand has put the caret.
pub fn answered(text: &str) -> Option<f64> {
    let typed = text.chars().filter(|letter| *letter != '?' && !letter.is_whitespace());
    typed.map(|letter| if letter == '−' { '-' } else { letter }).collect::<String>().parse().ok()
}

/// Gives a number the keyboard, with all of it selected: what is typed stands in its place.
pub fn retype(number: &Response) {
    number.request_focus();
    select_all(number);
}

/// Selects all that a field holds.
pub fn select_all(field: &Response) {
    let mut state = TextEditState::load(&field.ctx, field.id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(MOST_DIGITS));
    state.cursor.set_char_range(Some(all));
    state.store(&field.ctx, field.id);
}

/// No number has more digits.
const MOST_DIGITS: usize = 32;

#[cfg(test)]
mod tests {
    use super::answered;

    #[test]
    fn a_question_mark_beside_what_is_typed_counts_for_nothing() {
        assert_eq!(
            ["21?", "?21", " 21 ", "\u{2212}3?"].map(answered),
            [Some(21.0), Some(21.0), Some(21.0), Some(-3.0)]
        );
        assert_eq!(["?", "", "2x"].map(answered), [None, None, None]);
    }
}
