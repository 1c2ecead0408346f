//! Draws the variants of a game with the resulting teams, and the house rules in a collapsed section whose heading counts those that differ from
//! the default.

use egui::{CollapsingHeader, RichText, Ui};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette};
use crate::desk::setup::SetupPage;
use crate::engine::ruling::RulingForm;
use crate::msg;
use crate::words::{Line, keys};

impl SetupPage {
    /// The questions of set-up, or those of play, for the number of players.
    fn asked(&self, at_set_up: bool) -> Vec<&'static RulingForm> {
        let players = self.plan.seats.len();
        self.contents
            .rulings
            .iter()
            .filter(|form| form.at_set_up == at_set_up && form.is_for(players))
            .collect()
    }

    /// Draws the variants: teams and other ways to play.
    pub(super) fn ways_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let ways = self.asked(true);
        if ways.is_empty() {
            return;
        }
        kit::title(ui, speech.word(keys::shelf::WAYS));
        for form in ways {
            self.ruling_ui(ui, speech, form);
        }
        for side in self.plan.sides(self.contents, speech) {
            let names = side.iter().map(|name| msg!(keys::shelf::NAME, name = name.as_str()));
            let text = msg!(keys::shelf::TOGETHER, names = names.collect::<Vec<Line>>());
            ui.label(RichText::new(speech.say(&text)).color(Palette::of(ui).ink));
        }
        ui.add_space(kit::SPACE);
    }

    pub(super) fn rulings_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let open = self.asked(false);
        if open.is_empty() {
            return;
        }
        let decided = open.iter().filter(|form| self.plan.rulings.contains_key(form.word)).count();
        let title = msg!(keys::shelf::RULINGS, count = decided, all = open.len());
        CollapsingHeader::new(speech.say(&title)).id_salt("rulings").show(ui, |ui| {
            if decided > 0 && ui.button(speech.word(keys::shelf::RULINGS_DEFAULT)).clicked() {
                self.plan.rulings.retain(|word, _| open.iter().all(|form| form.word != word.as_str()));
            }
            for form in open {
                self.ruling_ui(ui, speech, form);
            }
        });
    }

    /// Draws a question with its options.
    fn ruling_ui(&mut self, ui: &mut Ui, speech: Speech, form: &RulingForm) {
        let decided = self.plan.rulings.get(form.word).cloned();
        let question = speech.word(form.question);
        ui.add_space(kit::GAP);
        let asked = question.as_str();
        ui.label(if decided.is_some() { kit::bold(asked) } else { RichText::new(asked) });
        ui.horizontal_wrapped(|ui| {
            for (at, (word, option)) in form.options.iter().enumerate() {
                let chosen = decided.as_deref().map_or(at == 0, |decided| decided == *word);
                let text = speech.word(*option);
                let description = format!("{question} {text}");
                if ui.selectable_label(chosen, text).accessible_name(description).clicked() {
                    self.plan.rule(form, word);
                }
            }
        });
    }
}
