//! What one player pays in a loss phase.

use egui::Ui;

use crate::ask::terms::automobile::{Character, LOANS, TURNS};
use crate::ask::{Answer, AskError, Payout, payout};
use crate::desk::check::field;
use crate::desk::check::form::{CheckForm, Pen};
use crate::desk::kit;
use crate::words::keys;

/// One player's loss phase, as it is typed.
#[derive(Clone, Debug, PartialEq)]
pub struct PayoutForm {
    turn: u8,
    points: i64,
    loans: i64,
    character: Option<Character>,
    rate: i64,
    rate_read: bool,
}

impl CheckForm for PayoutForm {
    fn example() -> Self {
        Self { turn: 3, points: 7, loans: 2, character: None, rate: 30, rate_read: false }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        payout(Payout {
            turn: self.turn,
            losses: self.points,
            loans: self.loans,
            character: self.character,
            rate: self.rate_read.then_some(self.rate),
        })
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        egui::Grid::new("payout").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            field::stepper(ui, pen, keys::check::TURN, &mut self.turn, 1..=TURNS);
            ui.end_row();
            field::stepper(ui, pen, keys::check::POINTS, &mut self.points, 0..=999);
            ui.end_row();
            field::stepper(ui, pen, keys::check::LOANS, &mut self.loans, 0..=LOANS);
            ui.end_row();
            ui.label(pen.speech.word(keys::check::CHARACTER));
            ui.horizontal(|ui| {
                for (character, text) in discarding(pen) {
                    ui.selectable_value(&mut self.character, character, text);
                }
            });
            ui.end_row();
            field::printed(ui, pen, keys::check::RATE, &mut self.rate_read, &mut self.rate);
            ui.end_row();
        });
    }
}

/// The characters that discard points before paying, and nobody.
pub fn discarding(pen: &Pen<'_>) -> [(Option<Character>, String); 3] {
    [None, Some(Character::Sloan), Some(Character::Chrysler)].map(|character| {
        let word = character.map_or(keys::check::NOBODY, Character::key);
        (character, pen.speech.word(word))
    })
}
