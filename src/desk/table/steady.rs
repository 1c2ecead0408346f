//! No button changes its meaning under a finger: right after something was entered, a press of the mouse enters
//! nothing, whatever stands under it now.

use egui::Ui;

use crate::desk::{Action, kit};

/// Since when the table stands as it stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady {
    version: Option<u32>,
    since: f64,
}

impl Steady {
    /// Sees which version of the book is drawn.
    pub fn see(&mut self, ui: &Ui, version: u32) {
        if self.version.replace(version) != Some(version) {
            self.since = ui.input(|input| input.time);
        }
    }

    /// Whether a press of the mouse comes too early to be meant for what stands there now.
    pub fn holds_back(&self, ui: &Ui) -> bool {
        let (time, mouse) = ui.input(|input| (input.time, input.pointer.any_click()));
        mouse && time - self.since < kit::STEADY
    }

    /// Takes out what a press of the mouse asks to enter too early, of the actions given since the first so many.
    pub fn guard(&self, ui: &Ui, before: usize, actions: &mut Vec<Action>) {
        if self.holds_back(ui) {
            let given = actions.split_off(before.min(actions.len()));
            let enters = |action: &Action| matches!(action, Action::Enter(_) | Action::Amend { .. });
            actions.extend(given.into_iter().filter(|action| !enters(action)));
        }
    }
}
