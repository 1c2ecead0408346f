//! Before the last act is taken back to be changed, whoever pressed the pencil is asked.

use egui::{Key, Label, RichText, Ui};

use crate::desk::kit::{self, dialog, pressed_anew};
use crate::desk::table::plain;
use crate::desk::{Action, Speech};
use crate::msg;
use crate::session::Table;
use crate::words::keys::table as k;

/// Draws the question over the table; says whether it stays.
pub fn taking_back_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    line: u32,
    actions: &mut Vec<Action>,
) -> bool {
    let closes = dialog(ui, "take-back", |ui| {
        ui.set_width(kit::DIALOG);
        let title = speech.say(&msg!(k::TAKE_BACK_TITLE, n = line));
        let question = kit::resting(ui, RichText::new(title).heading());
        let what = table.line(line).map(|row| plain::describe_row(speech, table, &row)).unwrap_or_default();
        ui.add(Label::new(speech.sentence(&msg!(k::TAKE_BACK_DESCRIBE, what = what))).wrap());
        ui.add_space(kit::GAP);
        ui.horizontal(|ui| {
            let takes = kit::Button::main(speech.word(k::TAKE_BACK)).show(ui).clicked();
            let not = ui.button(speech.word(k::TAKE_BACK_NOT));
            if takes || pressed_anew(ui, Key::Enter) && !not.has_focus() {
                actions.push(Action::TakeBack);
            } else if not.clicked() {
                ui.close();
            }
        });
        question
    });
    !closes
}
