//! The points that the rules of a box leave open, folded away: how many are decided otherwise than usual is seen
//! without unfolding them.

use egui::{CollapsingHeader, RichText, Ui};

use crate::desk::Speech;
use crate::desk::setup::SetupPage;
use crate::desk::theme::{self, Palette};
use crate::say;
use crate::words::keys;

impl SetupPage {
    pub(super) fn rulings_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let forms = self.contents.rulings;
        if forms.is_empty() {
            return;
        }
        let title = say!(keys::shelf::RULINGS, count = self.plan.rulings.len(), all = forms.len());
        CollapsingHeader::new(speech.say(&title)).id_salt("rulings").show(ui, |ui| {
            if !self.plan.rulings.is_empty() && ui.button(speech.word(keys::shelf::RULINGS_DEFAULT)).clicked()
            {
                self.plan.rulings.clear();
            }
            for form in forms {
                let palette = Palette::of(ui);
                let decided = self.plan.rulings.get(form.word).cloned();
                let colour = if decided.is_some() { palette.accent } else { palette.ink };
                let question = speech.word(form.question);
                ui.add_space(theme::GAP);
                ui.label(RichText::new(question.as_str()).color(colour));
                ui.horizontal_wrapped(|ui| {
                    for (at, (word, option)) in form.options.iter().enumerate() {
                        let chosen = decided.as_deref().map_or(at == 0, |decided| decided == *word);
                        let text = speech.word(*option);
                        let told = format!("{question} {text}");
                        if ui.selectable_label(chosen, text).accessible_name(told).clicked() {
                            self.plan.rule(form, word);
                        }
                    }
                });
            }
        });
    }
}
