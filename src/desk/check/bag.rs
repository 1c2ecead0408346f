//! A draw from the bag: so many disks of each player.

use egui::Ui;

use crate::ask::terms::independents::PLAYERS;
use crate::ask::{Answer, AskError, bag};
use crate::desk::check::field::{self, Cell};
use crate::desk::check::form::{CheckForm, Pen};
use crate::desk::kit;
use crate::say;
use crate::words::keys;

/// The disks of each player in the bag; none of who is not in it.
#[derive(Clone, Debug, PartialEq)]
pub struct BagForm {
    disks: Vec<u32>,
}

impl CheckForm for BagForm {
    fn example() -> Self {
        let mut disks = vec![4, 3, 1];
        disks.resize(PLAYERS, 0);
        Self { disks }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        bag(&self.disks)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("bag").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            for (row, count) in self.disks.iter_mut().enumerate() {
                ui.label(pen.speech.sentence(&say!(keys::check::BAG_PLAYER, n = row + 1)));
                field::number(ui, pen, Cell(keys::check::BAG_DISKS, row), count, 0..=99);
                ui.end_row();
            }
        });
    }
}
