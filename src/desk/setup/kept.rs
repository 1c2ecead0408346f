//! What Steward keeps alone, and what lies on the table in pieces and is checked.

use egui::{CollapsingHeader, Grid, Ui};

use crate::desk::Speech;
use crate::desk::setup::SetupPage;
use crate::desk::theme;
use crate::say;
use crate::words::{Line, keys};

impl SetupPage {
    pub(super) fn kept_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let kept =
            self.contents.units.iter().filter(|unit| self.plan.kept.iter().any(|word| word == unit.word));
        let names: Vec<Line> = kept.map(|unit| Line::new(unit.name)).collect();
        let title = match names.is_empty() {
            true => say!(keys::shelf::KEPT_NOTHING),
            false => say!(keys::shelf::KEPT, units = names),
        };
        CollapsingHeader::new(speech.say(&title)).id_salt("kept").show(ui, |ui| {
            Grid::new("kept").num_columns(3).spacing([theme::SPACE, 2.0]).show(ui, |ui| {
                for unit in self.contents.units {
                    let name = speech.sentence(&Line::new(unit.name));
                    let label = ui.label(name.as_str());
                    let at = self.plan.kept.iter().position(|word| word == unit.word);
                    for (by_steward, key) in
                        [(false, keys::shelf::IN_PIECES), (true, keys::shelf::BY_STEWARD)]
                    {
                        let text = speech.word(key);
                        let told = format!("{name}: {text}");
                        let chosen = at.is_some() == by_steward;
                        let option = ui.selectable_label(chosen, text).accessible_name(told);
                        if option.labelled_by(label.id).clicked() && !chosen {
                            match at {
                                Some(at) => {
                                    self.plan.kept.remove(at);
                                }
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
