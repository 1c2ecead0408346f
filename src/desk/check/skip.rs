//! A skip cost: how many spaces beyond the most modern one.

use egui::Ui;

use crate::ask::terms::automobile::Space;
use crate::ask::{Answer, AskError, skip};
use crate::desk::check::field;
use crate::desk::check::form::{CheckForm, Pen};
use crate::desk::kit;
use crate::words::keys;

/// How many spaces beyond the most modern one.
#[derive(Clone, Debug, PartialEq)]
pub struct SkipForm {
    spaces: u8,
}

impl CheckForm for SkipForm {
    fn example() -> Self {
        Self { spaces: 3 }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        skip(self.spaces)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("skip").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            field::stepper(ui, pen, keys::check::SPACES_BEYOND, &mut self.spaces, 0..=Space::COUNT);
            ui.end_row();
        });
    }
}
