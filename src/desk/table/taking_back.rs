//! Asks before entries are undone: the last one to be changed, or several at once.

use egui::{Key, Label, RichText, Ui};

use crate::desk::kit::{self, dialog, pressed_anew};
use crate::desk::table::plain;
use crate::desk::{Action, Speech};
use crate::msg;
use crate::session::Session;
use crate::words::keys::table as k;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakingBack {
    /// Undo the last entry, to change it.
    Last(u32),
    /// Undo all entries after this one.
    To(u32),
}

/// The entries undone by going back to a line, in order.
pub fn left_behind(table: &Session, line: u32) -> Vec<u32> {
    let before = |n: &u32| table.line(*n).map(|row| row.on);
    let kept: Vec<u32> = std::iter::successors(Some(line), before).collect();
    table.chain().iter().copied().filter(|n| !kept.contains(n)).collect()
}

/// Draws the question. Returns whether it stays open.
pub fn taking_back_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    asked: TakingBack,
    actions: &mut Vec<Action>,
) -> bool {
    match asked {
        TakingBack::Last(line) => last_ui(ui, speech, table, line, actions),
        TakingBack::To(line) => several_ui(ui, speech, table, line, actions),
    }
}

/// Names the entries that would be undone. The focus starts on the button that keeps them.
fn several_ui(ui: &mut Ui, speech: Speech, table: &Session, line: u32, actions: &mut Vec<Action>) -> bool {
    let entries = left_behind(table, line);
    let closes = dialog(ui, "take-back-several", |ui| {
        ui.set_width(kit::DIALOG);
        let title = speech.say(&msg!(k::TAKE_BACK_SEVERAL, count = entries.len()));
        ui.label(RichText::new(title.as_str()).heading());
        for n in &entries {
            let what = table.line(*n).map(|row| plain::describe_row(speech, table, &row)).unwrap_or_default();
            ui.add(Label::new(speech.sentence(&msg!(k::TAKE_BACK_ENTRY, n = *n, what = what))).wrap());
        }
        ui.add_space(kit::GAP);
        ui.horizontal(|ui| {
            let not = ui.button(speech.word(k::TAKE_BACK_NOT));
            if kit::Button::plain(speech.word(k::TAKE_BACK_ALL)).show(ui).clicked() {
                actions.push(Action::BackTo(line));
            } else if not.clicked() {
                ui.close();
            }
            not
        })
        .inner
    });
    !closes
}

fn last_ui(ui: &mut Ui, speech: Speech, table: &Session, line: u32, actions: &mut Vec<Action>) -> bool {
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
