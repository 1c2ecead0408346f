//! What sponsor cards bring, and the chances of the roulette.

use egui::Ui;

use crate::ask::terms::sponsors::{ADDED_BALLS, Sponsor};
use crate::ask::{Answer, AskError, MOST_CARS, roulette, sponsors};
use crate::desk::check::field;
use crate::desk::check::form::{CheckForm, Pen};
use crate::desk::kit;
use crate::words::keys;

/// Sponsor cards to be sold, counted by colour.
#[derive(Clone, Debug, PartialEq)]
pub struct SponsorForm {
    cards: [u8; 3],
}

impl CheckForm for SponsorForm {
    fn example() -> Self {
        Self { cards: [1, 2, 0] }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        let of = |(colour, count): (&Sponsor, u8)| std::iter::repeat_n(*colour, usize::from(count));
        let cards: Vec<Sponsor> = Sponsor::ALL.iter().zip(self.cards).flat_map(of).collect();
        sponsors(&cards)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("sponsors").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            let names = [keys::check::BLUE_CARDS, keys::check::RED_CARDS, keys::check::YELLOW_CARDS];
            for (name, count) in names.into_iter().zip(&mut self.cards) {
                field::stepper(ui, pen, name, count, 0..=3);
                ui.end_row();
            }
        });
    }
}

/// A spin: cars still racing, balls added.
#[derive(Clone, Debug, PartialEq)]
pub struct RouletteForm {
    cars: u8,
    extra: u8,
}

impl CheckForm for RouletteForm {
    fn example() -> Self {
        Self { cars: 4, extra: 2 }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        roulette(self.cars, self.extra)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("roulette").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            field::stepper(ui, pen, keys::check::CARS_RACING, &mut self.cars, 1..=MOST_CARS);
            ui.end_row();
            field::stepper(ui, pen, keys::check::BALLS_ADDED, &mut self.extra, 0..=ADDED_BALLS);
            ui.end_row();
        });
    }
}
