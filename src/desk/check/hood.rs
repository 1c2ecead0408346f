//! A lifted hood: what the seller asked, and what the Blue Book says.

use egui::Ui;

use crate::ask::{Answer, AskError, hood};
use crate::desk::check::field;
use crate::desk::check::form::{CheckForm, Pen};
use crate::desk::kit;
use crate::words::keys;

/// The price asked and the seller's value, in dollars.
#[derive(Clone, Debug, PartialEq)]
pub struct HoodForm {
    asked: u32,
    book: u32,
}

impl CheckForm for HoodForm {
    fn example() -> Self {
        Self { asked: 6000, book: 8000 }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        hood(self.asked, self.book)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("hood").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            field::stepper(ui, pen, keys::check::ASKED, &mut self.asked, 0..=100_000);
            ui.end_row();
            field::stepper(ui, pen, keys::check::BOOK, &mut self.book, 0..=100_000);
            ui.end_row();
        });
    }
}
