//! Text and number fields with fixed ids. An automatic id depends on the widgets drawn before, so a field would lose its state and the focus
//! when other widgets come or go.

use egui::accesskit::{Action, ActionData, Invalid, Role};
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Align2, AsIdSalt, CornerRadius, Id, Response, StrokeKind, TextEdit, Ui, Widget};

use crate::desk::kit::enter::note_field;
use crate::desk::kit::fingers::note_number;
use crate::desk::kit::keyboard::note_enter;
use crate::desk::kit::{CORNER, Palette, outline, steps};
use crate::engine::Field;
use crate::words::{Entered, parse_entered};

/// A line of text with a fixed id; `what` distinguishes it from its neighbours.
pub fn text_field<'a>(what: impl AsIdSalt + 'a, edit: TextEdit<'a>) -> impl Widget + 'a {
    move |ui: &mut Ui| -> Response {
        let id = ui.scope_id().with(("text", what));
        ui.add(known_field(id, edit))
    }
}

/// The same with a given id.
pub fn known_field<'a>(id: Id, edit: TextEdit<'a>) -> impl Widget + 'a {
    move |ui: &mut Ui| -> Response {
        let drawn = edit.id(id).align(Align2::LEFT_CENTER).show(ui);
        let field = drawn.response.response;
        note_enter(ui, &field);
        note_field(ui, &field, drawn.galley.text().trim().is_empty(), false);
        field
    }
}

/// The hint in an empty number field.
const UNKNOWN: &str = "?";

/// A number field. Only typing and its step buttons change it, and text that is not a number is kept as typed. `begins` is shown while
/// nothing is entered.
pub fn number_field<'a>(
    what: impl AsIdSalt + 'a,
    entered: &'a mut Entered,
    begins: Option<i64>,
) -> impl Widget + 'a {
    move |ui: &mut Ui| -> Response {
        let id = ui.scope_id().with(("number", what));
        let typed = ui.memory(|memory| memory.has_focus(id));
        let kept: Option<String> = ui.data(|data| data.get_temp(id));
        let written = |entered: &Entered| match entered {
            Ok(number) => number.or(begins).map(|number| number.to_string()).unwrap_or_default(),
            Err(text) => text.clone(),
        };
        // While it has the focus it shows what was typed; `8,000` becomes 8000 afterwards.
        let kept = kept.filter(|text| typed && parse_entered(text) == *entered);
        let mut text = kept.unwrap_or_else(|| written(entered));
        let width = ui.spacing().interact_size.x;
        let edit = TextEdit::singleline(&mut text).hint_text(UNKNOWN).desired_width(width);
        let field = edit.id(id).align(Align2::LEFT_CENTER).show(ui).response.response;
        let empty = text.is_empty();
        if field.changed() {
            *entered = parse_entered(&text);
            ui.data_mut(|data| data.insert_temp(id, text.clone()));
            ui.request_repaint();
        }
        if let Some(said) = as_number(ui, &field, if empty { UNKNOWN } else { &text }) {
            *entered = parse_entered(&said);
        }
        if field.gained_focus() {
            select_all(&field);
        }
        if field.has_focus() {
            note_number(ui, field.rect);
        }
        note_enter(ui, &field);
        note_field(ui, &field, false, false);
        field
    }
}

/// Presents a field as a number to screen readers. Returns the value that a screen reader sets.
pub fn as_number(ui: &Ui, field: &Response, text: &str) -> Option<String> {
    ui.ctx().accesskit_node_builder(field.id, |node| {
        node.set_role(Role::SpinButton);
        node.add_action(Action::SetValue);
        node.set_value(text);
        if let Ok(Some(number)) = parse_entered(text) {
            node.set_numeric_value(number as f64);
        }
    });
    set_by_reader(ui, field.id)
}

/// The value that a screen reader sets.
pub fn set_by_reader(ui: &Ui, id: Id) -> Option<String> {
    ui.input(|input| {
        let data = input.accesskit_action_requests(id, Action::SetValue).filter_map(|set| set.data.clone());
        data.last().and_then(|data| match data {
            ActionData::NumericValue(number) => Some(number.to_string()),
            ActionData::Value(text) => Some(text.into()),
            _ => None,
        })
    })
}

/// The next lower and higher number that a field accepts.
pub fn next_of(field: &Field, now: Option<i64>) -> [Option<i64>; 2] {
    let bounds = (field.least, field.most);
    match (now, field.near) {
        _ if field.step == 0 => [None, None],
        (None, Some(near)) if field.holds(near) => [None, Some(near)],
        _ if field.among.is_empty() => steps(now, bounds, field.may_be_zero, field.step),
        (None, _) => [None, field.among.iter().copied().min()],
        (Some(now), _) => [
            field.among.iter().copied().filter(|other| *other < now).max(),
            field.among.iter().copied().filter(|other| *other > now).min(),
        ],
    }
}

/// Marks a number field as wrong, with the reason.
pub fn mark_wrong(ui: &Ui, number: &Response, why: &str) {
    let line = outline(Palette::of(ui).red);
    ui.painter().rect_stroke(number.rect, CornerRadius::same(CORNER), line, StrokeKind::Inside);
    ui.ctx().accesskit_node_builder(number.id, |node| {
        node.set_invalid(Invalid::True);
        node.set_description(why);
    });
    if number.has_focus() || number.hovered() {
        number.show_tooltip_text(why);
    }
}

/// Selects the text of a field.
pub fn select_all(field: &Response) {
    let mut state = TextEditState::load(&field.ctx, field.id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(MOST_DIGITS));
    state.cursor.set_char_range(Some(all));
    state.store(&field.ctx, field.id);
}

/// More digits than any number has.
const MOST_DIGITS: usize = 32;
