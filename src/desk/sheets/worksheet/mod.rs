//! Draws the worksheet of any game: rows with figures, number fields and buttons, notes, and alternatives.

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

/// What is needed to draw the parts of a worksheet.
struct Desk<'a> {
    speech: Speech,
    table: &'a Session,
    /// Whether it is drawn on the card, with the board visible.
    on_card: bool,
    actions: &'a mut Vec<Action>,
    model: OnModel,
}

impl Desk<'_> {
    /// Draws helpers, rows, notes and alternatives.
    fn parts_ui(&mut self, ui: &mut Ui, sheet: &Worksheet) {
        if !sheet.helpers.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.y = kit::NEAR;
                sheet.helpers.iter().for_each(|press| self.press_ui(ui, press));
            });
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
