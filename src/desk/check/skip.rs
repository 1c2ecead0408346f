//! A skip cost: how many spaces beyond the most modern one.

use egui::Ui;

use crate::ask::terms::automobile::Space;
use crate::ask::{Answer, Question, skip};
use crate::desk::check::field;
use crate::desk::check::form::{Form, Pen};
use crate::desk::kit;
use crate::words::keys;

/// How many spaces beyond the most modern one.
#[derive(Clone, Debug, PartialEq)]
pub struct SkipForm {
    spaces: u8,
}

impl Form for SkipForm {
    fn example() -> Self {
        Self { spaces: 3 }
    }

    fn ask(&self) -> Result<Answer, Question> {
        skip(self.spaces)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("skip").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            field::stepper(ui, pen, keys::check::SPACES_BEYOND, &mut self.spaces, 0..=Space::COUNT);
            ui.end_row();
        });
    }
}
