//! The one button that begins the game, or what is still missing.

use egui::{Align, Key, Layout, Modifiers, RichText, Ui, vec2};

use crate::desk::kit::{self, Palette, at_rest};
use crate::desk::setup::{Focus, SetupPage};
use crate::desk::{Action, Speech};
use crate::say;
use crate::words::keys;

impl SetupPage {
    pub(super) fn begin_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        let Some(checked) = &self.checked else { return };
        ui.add_space(kit::GAP);
        let size = vec2(ui.available_width(), kit::MAIN_BUTTON);
        let drawn = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let size = vec2(180.0, kit::MAIN_BUTTON);
            let begin = kit::Button::main(speech.word(keys::shelf::BEGIN))
                .size(size)
                .enabled(checked.answer.is_ok())
                .show(ui);
            ui.add_space(kit::GAP);
            match (self.focus, &checked.answer) {
                (Some(Focus::Begin), Ok(_)) => {
                    self.focus = None;
                    begin.request_focus();
                }
                // What is in the way is put right where it stands.
                (Some(Focus::Begin), Err(_)) => {
                    self.focus = self.plan.at_fault().map(Focus::Name).or(self.focus);
                }
                _ => {}
            }
            let free = ui.memory(|memory| memory.focused().is_none());
            let entered = free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
            match &checked.answer {
                Ok(header) => {
                    if begin.clicked() || entered {
                        actions.push(Action::Begin(header.clone()));
                        self.plan.first = None;
                    }
                    let folder = self.records.display().to_string();
                    let hint = match folder.as_str() {
                        "" => speech.word(keys::shelf::BEGIN_NOWHERE),
                        folder => speech.say(&say!(keys::shelf::BEGIN_HINT, folder = folder)),
                    };
                    ui.label(RichText::new(hint).size(kit::SMALL).color(palette.faint));
                }
                Err(why) => {
                    ui.label(RichText::new(speech.sentence(why)).color(palette.amber));
                }
            }
            begin
        });
        if drawn.inner.has_focus() || at_rest(ui) {
            self.seat_typed(ui);
        }
        ui.add_space(kit::GAP);
    }
}
