//! What is done, in the same breath, with later entries that an edit breaks: struck, given other words, or kept as a
//! correction that moves what they moved.

use egui::{Button, Label, RichText, TextEdit, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons, text_field};
use crate::desk::table::apart::InsteadCommand;
use crate::desk::table::right::{Doing, is_said_on_page};
use crate::desk::table::{plain, spoken};
use crate::desk::{Action, Speech};
use crate::engine::entry::{Edit, Verb};
use crate::engine::{Rejection, StepId};
use crate::msg;
use crate::session::Session;
use crate::words::keys::right as k;

/// What is done with a broken entry.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mend {
    /// Taken out.
    Strike,
    /// Given other words, in notation.
    Words(String),
    /// Something else in its place.
    Said(Box<Verb>),
}

/// What is done with broken entries, in the order in which it was decided.
#[derive(Clone, Debug, Default)]
pub(super) struct Mends(Vec<(StepId, Mend)>);

impl Mends {
    /// Nothing is done.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Decides what is done with one.
    pub fn set(&mut self, step: StepId, mend: Mend) {
        match self.0.iter_mut().find(|(other, _)| *other == step) {
            Some((_, old)) => *old = mend,
            None => self.0.push((step, mend)),
        }
    }

    /// The words that one is given.
    fn words_of(&mut self, step: StepId) -> Option<&mut String> {
        let found = self.0.iter_mut().find(|(other, _)| *other == step);
        found.and_then(|(_, mend)| if let Mend::Words(words) = mend { Some(words) } else { None })
    }

    /// Edits with these behind them.
    pub fn after(&self, table: &Session, edits: Vec<Edit>) -> Result<Vec<Edit>, Rejection> {
        let edit = |(step, mend): &(StepId, Mend)| {
            Ok(match mend {
                Mend::Strike => Edit::Strike(*step),
                Mend::Words(words) => Edit::Replace(*step, table.read(words)?),
                Mend::Said(verb) => Edit::Replace(*step, (**verb).clone()),
            })
        };
        edits.into_iter().map(Ok).chain(self.0.iter().map(edit)).collect()
    }

    /// Draws what has been decided; each can be taken back.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, table: &Session) {
        if self.0.is_empty() {
            return;
        }
        ui.add_space(kit::SPACE);
        ui.label(kit::bold(speech.word(k::IN_THE_SAME_BREATH)));
        let mut back = None;
        for (step, mend) in &mut self.0 {
            ui.horizontal(|ui| {
                let called = msg!(k::ENTRY, n = step.to_string());
                let name = speech.say(&msg!(k::TAKE_BACK, what = called.clone()));
                if icon_button(ui, icons::ICON_CLOSE, name).clicked() {
                    back = Some(*step);
                }
                let name = ui.label(speech.say(&called));
                match mend {
                    Mend::Strike => {
                        ui.label(speech.word(k::MEND_STRUCK));
                    }
                    Mend::Said(verb) => {
                        let what = plain::description(speech, table, &table.write(verb));
                        ui.add(Label::new(what).wrap());
                    }
                    Mend::Words(words) => {
                        let edit = TextEdit::singleline(words).desired_width(f32::INFINITY);
                        ui.add(text_field(*step, edit)).labelled_by(name.id);
                    }
                }
            });
        }
        self.0.retain(|(step, _)| Some(*step) != back);
    }
}

/// Draws the ways out of one broken entry; says which was pressed.
pub(super) fn ways_out_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    step: StepId,
    text: &str,
    mends: &mut Mends,
    actions: &mut Vec<Action>,
) {
    if let Some(words) = mends.words_of(step) {
        let name = speech.say(&msg!(k::OTHER_WORDS_OF, entry = step.to_string()));
        let edit = TextEdit::singleline(words).desired_width(f32::INFINITY);
        ui.add(text_field(step, edit)).accessible_name(name);
    }
    ui.horizontal_wrapped(|ui| {
        let button = |ui: &mut Ui, key, what| {
            let name = speech.say(&msg!(what, entry = step.to_string()));
            let button = Button::new(RichText::new(speech.word(key)).small());
            ui.add(button).accessible_name(name).clicked()
        };
        if button(ui, k::STRIKE, k::STRIKE_IT) {
            mends.set(step, Mend::Strike);
        }
        let on_page = is_said_on_page(table, step);
        if button(ui, k::OTHER_WORDS, k::OTHER_WORDS_OF) {
            match on_page {
                true => actions.push(Action::Instead(InsteadCommand::Of(step, Doing::Replace))),
                false => mends.set(step, Mend::Words(speech.typed(table, text))),
            }
        }
        if let Some(words) = as_correction(table, step)
            && button(ui, k::AS_CORRECTION, k::AS_CORRECTION_OF)
        {
            let said = table.read(&words).ok().filter(|_| on_page);
            let mend = said.map(|verb| Mend::Said(Box::new(verb)));
            mends.set(step, mend.unwrap_or_else(|| Mend::Words(speech.typed(table, &words))));
        }
    });
}

/// A correction that moves what an entry moved when it was entered.
fn as_correction(table: &Session, step: StepId) -> Option<String> {
    let row = table.line(step.line)?;
    let moves: Vec<String> =
        table.moved_by_line(row.n).iter().map(|movement| spoken::moving(table, movement)).collect();
    (!moves.is_empty() && step.part == 0).then(|| format!("correct {}", moves.join(", ")))
}

/// Writes a label of an entry and what it says.
pub(super) fn entry_ui(ui: &mut Ui, speech: Speech, table: &Session, step: StepId, text: &str) {
    let palette = Palette::of(ui);
    let what = plain::description(speech, table, text);
    let line = msg!(k::ENTRY_OF, n = step.to_string(), what = what);
    ui.add(Label::new(RichText::new(speech.say(&line)).color(palette.ink)).wrap());
}
