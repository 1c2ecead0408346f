//! A worksheet whose inputs belong to the page model.

use egui::{Id, Layout, Response, Ui, Vec2, vec2};

use crate::desk::kit::{self, BoxCaret};
use crate::desk::sheets::worksheet::Desk;
use crate::desk::sheets::worksheet::cells::{number_width, steps_width};
use crate::desk::{Action, Speech};
use crate::engine::Worksheet;
use crate::engine::worksheet::{FieldId, NumberEntry};
use crate::page::{Event, Input, InputId, InputKind};
use crate::session::Session;

/// The inputs of the page model, and the resulting events.
#[derive(Debug, Default)]
pub struct OnModel {
    pub inputs: Vec<Input>,
    /// The focused input.
    pub focus: Option<InputId>,
    /// Whether typed text replaces the text of the focused input.
    pub replaces: bool,
    /// Whether number fields are drawn elsewhere.
    pub numbers_apart: bool,
    /// The events of the user.
    pub events: Vec<Event>,
    /// Whether a button was pressed by a key, so that it keeps the keyboard for the next press.
    pub stays: bool,
    /// The widget of the focused input.
    pub has: Option<Response>,
}

/// Draws the rows of a worksheet, its notes and alternatives.
pub fn sheet_on_model_ui(
    ui: &mut Ui,
    (speech, table): (Speech, &Session),
    sheet: &Worksheet,
    model: OnModel,
    on_card: bool,
    actions: &mut Vec<Action>,
) -> OnModel {
    let mut desk = Desk { speech, table, on_card, actions, model };
    ui.spacing_mut().item_spacing.y = 0.0;
    if on_card {
        desk.parts_ui(ui, sheet);
        return desk.model;
    }
    // In place of the board a worksheet is in the middle, with room for its notes.
    let width = desk.width(ui, sheet).max(kit::DIALOG).min(ui.available_width());
    ui.horizontal_top(|ui| {
        ui.add_space((ui.available_width() - width) / 2.0);
        ui.vertical(|ui| {
            ui.set_width(width);
            desk.parts_ui(ui, sheet);
        });
    });
    desk.model
}

impl Desk<'_> {
    /// Draws a number field with its stepper.
    pub(super) fn number_ui(&mut self, ui: &mut Ui, entry: &NumberEntry) {
        let model = &mut self.model;
        let (id, label) = (InputId::Sheet(entry.id.clone()), self.speech.sentence(&entry.field.label));
        let text = text_of(model, &id);
        let shown = match (text.is_empty(), entry.field.begins) {
            (true, Some(begins)) => begins.to_string(),
            _ => text,
        };
        let whole = vec2(number_width(ui, &entry.field), kit::press(ui));
        let size = whole - vec2(steps_width(ui, &entry.field), 0.0);
        let caret = model.caret(&id);
        let known = Id::unique(("page-input", &id));
        let steps = kit::next_of(&entry.field, entry.value.or(entry.field.begins));
        let boxed = |ui: &mut Ui| kit::entry_box(ui, known, size, (&shown, &label, true), caret);
        let (stepped, response) = ui
            .allocate_ui_with_layout(whole, Layout::left_to_right(egui::Align::Center), |ui| {
                ui.spacing_mut().interact_size.y = kit::press(ui);
                match entry.field.step {
                    0 => (None, boxed(ui)),
                    _ => kit::stepper(ui, self.speech, entry.field.label.clone(), steps, boxed),
                }
            })
            .inner;
        bound(ui, &response, entry.field.most);
        model.note(id, stepped.or_else(|| kit::set_by_reader(ui, known)?.parse().ok()), response);
    }

    /// Draws a field for one digit.
    pub(super) fn digit_ui(&mut self, ui: &mut Ui, field: &FieldId, named: &str) {
        let model = &mut self.model;
        let id = InputId::Sheet(field.clone());
        let (text, caret) = (text_of(model, &id), model.caret(&id));
        let known = Id::unique(("page-input", &id));
        let response =
            kit::entry_box(ui, known, Vec2::splat(kit::press(ui) - kit::NEAR), (&text, named, true), caret);
        if let Some(InputKind::Digit(digits)) = model.kind(&id) {
            bound(ui, &response, digits.iter().max().copied().unwrap_or_default().into());
        }
        model.note(id, kit::set_by_reader(ui, known).and_then(|text| text.parse().ok()), response);
    }
}

fn text_of(model: &OnModel, id: &InputId) -> String {
    model.inputs.iter().find(|input| input.id == *id).map(|input| input.text.clone()).unwrap_or_default()
}

/// Tells screen readers the greatest accepted number.
fn bound(ui: &Ui, response: &Response, most: i64) {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_max_numeric_value(most as f64));
}

impl OnModel {
    fn kind(&self, id: &InputId) -> Option<&InputKind> {
        self.inputs.iter().find(|input| input.id == *id).map(|input| &input.kind)
    }

    fn caret(&self, id: &InputId) -> BoxCaret {
        match self.focus.as_ref() == Some(id) {
            true if self.replaces => BoxCaret::All,
            true => BoxCaret::End,
            false => BoxCaret::None,
        }
    }

    /// Notes the events of an input.
    fn note(&mut self, id: InputId, stepped: Option<i64>, response: Response) {
        if let Some(number) = stepped {
            self.events.push(Event::SetNumber(id.clone(), number));
        } else if response.clicked() {
            self.events.push(Event::GoTo(id.clone()));
        }
        if self.focus.as_ref() == Some(&id) {
            self.has = Some(response);
        }
    }
}
