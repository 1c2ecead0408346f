//! How many cards are dealt in Autotock.

use egui::Ui;

use crate::ask::terms::autotock::PLAYERS;
use crate::ask::{Answer, Question, deal};
use crate::desk::check::field;
use crate::desk::check::form::{Form, Pen};
use crate::desk::kit;
use crate::words::keys;

/// How many play.
#[derive(Clone, Debug, PartialEq)]
pub struct DealForm {
    players: usize,
}

impl Form for DealForm {
    fn example() -> Self {
        Self { players: 3 }
    }

    fn ask(&self) -> Result<Answer, Question> {
        deal(self.players)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("deal").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            field::stepper(ui, pen, keys::deal::PLAYERS, &mut self.players, PLAYERS);
            ui.end_row();
        });
    }
}
