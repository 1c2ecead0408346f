//! What the keyboard does now, beyond a single field.

use egui::{Event, Key, Modifiers, Popup, Ui};

/// Whether a key goes down now; one that is held down and repeats does not.
pub fn pressed_anew(ui: &Ui, key: Key) -> bool {
    let anew = |event: &Event| match event {
        Event::Key { key: down, pressed: true, repeat: false, .. } => *down == key,
        _ => false,
    };
    ui.input(|input| input.events.iter().any(anew))
}

/// Whether a key is held down and repeats.
pub fn held(ui: &Ui) -> bool {
    let repeats = |event: &Event| matches!(event, Event::Key { pressed: true, repeat: true, .. });
    ui.input(|input| input.events.iter().any(repeats))
}

/// Whether a field may take the keyboard that a press has asked for: not in the frame of the press itself, which takes the
/// keyboard from every field that it does not meet.
pub fn may_take(ui: &Ui, wanted: &mut bool) -> bool {
    if *wanted && ui.input(|input| input.pointer.any_click()) {
        ui.request_repaint();
        return false;
    }
    std::mem::take(wanted)
}

/// What the keyboard rests on between two acts.
pub(super) fn rest() -> egui::Id {
    egui::Id::unique("rest")
}

/// Whether no field has the keyboard and nothing lies over the page: its keys are nobody else's.
pub fn at_rest(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none_or(|id| id == rest()) && memory.top_modal_layer().is_none())
        && !Popup::is_any_open(ui.ctx())
}

/// Whether Esc goes down now and nothing lies over the page that it would put away; then it is nobody else's.
pub fn stepped_back(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.top_modal_layer().is_none()) && !Popup::is_any_open(ui.ctx());
    free && pressed_anew(ui, Key::Escape)
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}
