//! Chooses the units that Steward keeps alone. All other units are pieces on the table.

use egui::{CollapsingHeader, Grid, RichText, Ui};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette};
use crate::desk::setup::SetupPage;
use crate::msg;
use crate::words::{Line, keys};

/// The number of units per row.
const ACROSS: usize = 2;

impl SetupPage {
    pub(super) fn kept_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let units = self.contents.units;
        let kept = units.iter().filter(|unit| self.plan.kept.iter().any(|word| word == unit.word));
        let names: Vec<Line> = kept.map(|unit| Line::new(unit.name)).collect();
        let title = match names.is_empty() {
            true => msg!(keys::shelf::KEPT_NOTHING),
            false => msg!(keys::shelf::KEPT, units = names),
        };
        CollapsingHeader::new(speech.say(&title)).id_salt("kept").show(ui, |ui| {
            ui.label(RichText::new(speech.word(keys::shelf::KEPT_HINT)).color(Palette::of(ui).faint));
            let across = if kit::phone(ui) { 1 } else { ACROSS };
            Grid::new("kept").num_columns(across).spacing([kit::GROUP, 0.0]).show(ui, |ui| {
                for units in units.chunks(across) {
                    for unit in units {
                        let at = self.plan.kept.iter().position(|word| word == unit.word);
                        let mut ticked = at.is_some();
                        let name = speech.sentence(&Line::new(unit.name));
                        if ui.checkbox(&mut ticked, name).changed() {
                            match at {
                                Some(at) => _ = self.plan.kept.remove(at),
                                None => self.plan.kept.push(unit.word.to_owned()),
                            }
                        }
                    }
                    ui.end_row();
                }
            });
        });
    }
}
