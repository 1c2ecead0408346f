//! How many cards are dealt in Autotock.

use egui::Ui;

use crate::ask::terms::autotock::PLAYERS;
use crate::ask::{Answer, AskError, deal};
use crate::desk::check::field;
use crate::desk::check::form::{CheckForm, Pen};
use crate::desk::kit;
use crate::words::keys;

/// How many play.
#[derive(Clone, Debug, PartialEq)]
pub struct DealForm {
    players: usize,
}

impl CheckForm for DealForm {
    fn example() -> Self {
        Self { players: 3 }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        deal(self.players)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("deal").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            field::stepper(ui, pen, keys::deal::PLAYERS, &mut self.players, PLAYERS);
            ui.end_row();
        });
    }
}
