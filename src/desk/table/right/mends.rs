//! What happens to later entries that an edit breaks: each is struck, replaced, or kept as a correction with the same movements.

use egui::{Button, Label, RichText, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons};
use crate::desk::table::plain;
use crate::desk::{Action, Doing, InsteadCommand, Speech};
use crate::engine::StepId;
use crate::engine::correction::Correction;
use crate::engine::entry::{Edit, Verb};
use crate::engine::ledger::Written;
use crate::msg;
use crate::session::Session;
use crate::words::keys::right as k;

/// The change to a broken entry.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mend {
    Strike,
    /// Replaced by another entry.
    Said(Box<Verb>),
}

/// The changes to broken entries, in the order in which they were made.
#[derive(Clone, Debug, Default)]
pub(super) struct Mends(Vec<(StepId, Mend)>);

impl Mends {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Sets the change to an entry.
    pub fn set(&mut self, step: StepId, mend: Mend) {
        match self.0.iter_mut().find(|(other, _)| *other == step) {
            Some((_, old)) => *old = mend,
            None => self.0.push((step, mend)),
        }
    }

    /// The edits, followed by these changes.
    pub fn after(&self, edits: Vec<Edit>) -> Vec<Edit> {
        let edit = |(step, mend): &(StepId, Mend)| match mend {
            Mend::Strike => Edit::Strike(*step),
            Mend::Said(verb) => Edit::Replace(*step, (**verb).clone()),
        };
        edits.into_iter().chain(self.0.iter().map(edit)).collect()
    }

    /// Draws the changes, each with a button to remove it.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, table: &Session) {
        if self.0.is_empty() {
            return;
        }
        ui.add_space(kit::SPACE);
        ui.label(kit::bold(speech.word(k::IN_THE_SAME_BREATH)));
        let mut back = None;
        for (step, mend) in &self.0 {
            ui.horizontal(|ui| {
                let called = msg!(k::ENTRY, n = step.to_string());
                let name = speech.say(&msg!(k::TAKE_BACK, what = called.clone()));
                if icon_button(ui, icons::ICON_CLOSE, name).clicked() {
                    back = Some(*step);
                }
                ui.label(speech.say(&called));
                match mend {
                    Mend::Strike => {
                        ui.label(speech.word(k::MEND_STRUCK));
                    }
                    Mend::Said(verb) => {
                        let what = plain::description(speech, table, &table.write(verb));
                        ui.add(Label::new(what).wrap());
                    }
                }
            });
        }
        self.0.retain(|(step, _)| Some(*step) != back);
    }
}

/// Draws the buttons that repair a broken entry.
pub(super) fn ways_out_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    step: StepId,
    mends: &mut Mends,
    actions: &mut Vec<Action>,
) {
    ui.horizontal_wrapped(|ui| {
        let button = |ui: &mut Ui, key, what| {
            let name = speech.say(&msg!(what, entry = step.to_string()));
            let button = Button::new(RichText::new(speech.word(key)).small());
            ui.add(button).accessible_name(name).clicked()
        };
        if button(ui, k::STRIKE, k::STRIKE_IT) {
            mends.set(step, Mend::Strike);
        }
        if button(ui, k::OTHER_WORDS, k::OTHER_WORDS_OF) {
            actions.push(Action::Instead(InsteadCommand::Of(step, Doing::Replace)));
        }
        if let Some(correction) = as_correction(table, step)
            && button(ui, k::AS_CORRECTION, k::AS_CORRECTION_OF)
        {
            mends.set(step, Mend::Said(Box::new(Verb::Correct(correction))));
        }
    });
}

/// A correction with the movements of an entry.
fn as_correction(table: &Session, step: StepId) -> Option<Correction> {
    let moved = table.moved_by_line(step.line);
    let moves: Vec<Written> = moved.iter().map(|movement| movement.written(table.chart())).collect();
    (!moves.is_empty() && step.part == 0).then(|| Correction::moving(moves, ""))
}

/// Draws an entry with its number and description.
pub(super) fn entry_ui(ui: &mut Ui, speech: Speech, table: &Session, step: StepId, text: &str) {
    let palette = Palette::of(ui);
    let what = plain::description(speech, table, text);
    let line = msg!(k::ENTRY_OF, n = step.to_string(), what = what);
    ui.add(Label::new(RichText::new(speech.say(&line)).color(palette.ink)).wrap());
}
