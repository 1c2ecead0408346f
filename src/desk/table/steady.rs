//! Prevents accidental clicks: right after an entry, a mouse click enters nothing, because the button below the pointer may have changed.

use egui::Ui;

use crate::desk::{Action, kit};

/// The version of the book that is drawn, and since when.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady {
    version: Option<u32>,
    since: f64,
}

impl Steady {
    /// Notes the drawn version.
    pub fn see(&mut self, ui: &Ui, version: u32) {
        if self.version.replace(version) != Some(version) {
            self.since = ui.input(|input| input.time);
        }
    }

    /// Whether a mouse click comes too soon after a change.
    pub fn is_too_soon(&self, ui: &Ui) -> bool {
        let (time, mouse) = ui.input(|input| (input.time, input.pointer.any_click()));
        mouse && time - self.since < kit::STEADY
    }

    /// Removes entering actions that a click made too early, among those after the first `before`.
    pub fn guard(&self, ui: &Ui, before: usize, actions: &mut Vec<Action>) {
        if self.is_too_soon(ui) {
            let given = actions.split_off(before.min(actions.len()));
            let enters = |action: &Action| matches!(action, Action::Enter(_) | Action::Amend { .. });
            actions.extend(given.into_iter().filter(|action| !enters(action)));
        }
    }
}
