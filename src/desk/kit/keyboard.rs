//! Keyboard focus and keys beyond a single field.

use egui::{Event, Id, Key, Modifiers, Popup, Response, Ui};

/// Whether a key was just pressed. Ignores key repeats.
pub fn pressed_anew(ui: &Ui, key: Key) -> bool {
    let anew = |event: &Event| match event {
        Event::Key { key: down, pressed: true, repeat: false, .. } => *down == key,
        _ => false,
    };
    ui.input(|input| input.events.iter().any(anew))
}

/// Whether a field may take the focus that a click has asked for. Not in the frame of the click, which takes the focus from all other fields.
pub fn may_take(ui: &Ui, wanted: &mut bool) -> bool {
    if *wanted && ui.input(|input| input.pointer.any_click()) {
        ui.request_repaint();
        return false;
    }
    std::mem::take(wanted)
}

/// The id under which the field of the last Enter is kept.
fn entered() -> Id {
    Id::unique("entered")
}

/// Notes the field in which Enter was pressed, because that key takes the focus from it.
pub(super) fn note_enter(ui: &Ui, field: &Response) {
    if field.lost_focus() && pressed_anew(ui, Key::Enter) {
        let now = (field.id, ui.ctx().cumulative_frame_nr());
        ui.data_mut(|data| data.insert_temp(entered(), now));
        ui.request_repaint();
    }
}

/// Returns the focus to the field in which Enter was pressed a frame ago, if it still exists and nothing else has the focus.
pub fn stay_where_entered(ui: &Ui) {
    let noted: Option<(Id, u64)> = ui.data(|data| data.get_temp(entered()));
    let Some((field, frame)) = noted.filter(|(_, frame)| *frame < ui.ctx().cumulative_frame_nr()) else {
        return;
    };
    ui.data_mut(|data| data.remove::<(Id, u64)>(entered()));
    let drawn =
        ui.ctx().viewport(|viewport| viewport.this_pass.widgets.get(field).is_some_and(|it| it.enabled));
    let last = ui.ctx().cumulative_frame_nr() - frame == 1;
    if last && drawn && ui.memory(|memory| memory.focused().is_none()) {
        ui.memory_mut(|memory| memory.request_focus(field));
    }
}

/// The id under which it is kept whether nothing had the focus in the last frame.
fn nowhere() -> Id {
    Id::unique("nowhere")
}

/// Notes at the end of a frame whether nothing has the focus.
pub fn note_nowhere(ui: &Ui) {
    let now = ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    ui.data_mut(|data| data.insert_temp(nowhere(), now));
}

/// Whether the first button of a page is pressed: with a click, or with Enter while nothing has the focus. Tab then moves to this button first.
pub fn first_pressed(ui: &Ui, button: &Response) -> bool {
    let from_nowhere = ui.data(|data| data.get_temp::<bool>(nowhere())).unwrap_or_default();
    if !from_nowhere {
        return button.clicked();
    }
    if pressed_anew(ui, Key::Tab) && !ui.input(|input| input.modifiers.shift) {
        button.request_focus();
    }
    button.clicked() || at_rest(ui) && pressed_anew(ui, Key::Enter)
}

/// The widget that has the focus between two acts.
pub(super) fn rest() -> egui::Id {
    egui::Id::unique("rest")
}

/// Whether no field has the focus and no dialog or popup is open.
pub fn at_rest(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none_or(|id| id == rest()) && memory.top_modal_layer().is_none())
        && !Popup::is_any_open(ui.ctx())
}

/// Whether Escape was just pressed with no dialog or popup open. Consumes the key.
pub fn consume_escape(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.top_modal_layer().is_none()) && !Popup::is_any_open(ui.ctx());
    free && pressed_anew(ui, Key::Escape)
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}
