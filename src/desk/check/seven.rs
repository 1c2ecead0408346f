//! The ways of sharing a 7 out in Autotock.

use egui::{Button, Ui};

use crate::ask::{Answer, AskError, seven};
use crate::desk::check::form::{CheckForm, Pen};
use crate::say;
use crate::words::keys;

/// Among how many cars; any number where none is said.
#[derive(Clone, Debug, PartialEq)]
pub struct SevenForm {
    cars: Option<u8>,
}

impl CheckForm for SevenForm {
    fn example() -> Self {
        Self { cars: None }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        seven(self.cars)
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        ui.label(pen.speech.word(keys::check::SEVEN_CARS));
        ui.horizontal_wrapped(|ui| {
            for cars in [None, Some(1), Some(2), Some(3)] {
                let name = match cars {
                    Some(cars) => pen.speech.sentence(&say!(keys::autotock::AMOUNT_CARS, count = cars)),
                    None => pen.speech.word(keys::check::SEVEN_ANY),
                };
                if ui.add(Button::selectable(self.cars == cars, name)).clicked() {
                    self.cars = cars;
                }
            }
        });
    }
}
