//! A printed value asked for where it is needed: the question with a box for a number or a name, with the words it may be
//! answered with, or with what is to be put in order. Nothing is chosen beforehand, and an answer is only that.

use egui::{Ui, Vec2};

use crate::desk::kit::{self};
use crate::desk::table::Lay;
use crate::desk::{Action, Speech};
use crate::engine::board::CellId;
use crate::msg;
use crate::words::keys;

/// Draws below a refusal what reads again the values that may be misread, where any may be.
pub fn misread_ui(ui: &mut Ui, speech: Speech, misread: &[CellId], actions: &mut Vec<Action>) {
    if misread.is_empty() {
        return;
    }
    let words = speech.say(&msg!(keys::reading::MISREAD, count = misread.len()));
    let size = Vec2::new(ui.available_width(), kit::PRESS);
    if kit::Button::plain(words).size(size).show(ui).clicked() {
        actions.push(Action::Lay(Some(Lay::Printed(misread.to_vec()))));
    }
}
