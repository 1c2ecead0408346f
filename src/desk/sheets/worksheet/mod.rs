//! A worksheet of any box, drawn: its rows with figures that open, its numbers to be filled in, and at its foot the one button
//! that enters the act it comes to.

mod cells;
mod columns;
mod on_model;
mod rows;

use egui::{Label, RichText, Ui};

pub use on_model::{OnModel, sheet_on_model_ui};

use crate::desk::kit::{self};
use crate::desk::{Action, Speech};
use crate::engine::Worksheet;
use crate::session::Session;

/// What the parts of a worksheet are drawn with.
struct Desk<'a> {
    speech: Speech,
    table: &'a Session,
    /// Whether it lies on the card, with the board in sight.
    on_card: bool,
    actions: &'a mut Vec<Action>,
    /// The inputs of the model, and what was done to them.
    model: OnModel,
}

impl Desk<'_> {
    /// Draws its helpers, its rows, its notes, and what may be done instead.
    fn parts_ui(&mut self, ui: &mut Ui, sheet: &Worksheet) {
        if !sheet.helpers.is_empty() {
            ui.horizontal_wrapped(|ui| sheet.helpers.iter().for_each(|press| self.press_ui(ui, press)));
            ui.add_space(kit::NEAR);
        }
        self.grid_ui(ui, sheet);
        ui.add_space(kit::GAP);
        for note in &sheet.notes {
            ui.add(Label::new(RichText::new(self.speech.sentence(note)).size(kit::SMALL)).wrap());
        }
        if !sheet.alternatives.is_empty() {
            ui.horizontal_wrapped(|ui| {
                sheet.alternatives.iter().for_each(|cell| self.cell_ui(ui, cell, "", ""))
            });
            ui.add_space(kit::GAP);
        }
    }
}
