//! The indicators in the bar: whether the books balance, and whether everything is saved.

use egui::Ui;

use crate::desk::kit::{self, Palette, icons};
use crate::desk::table::Panel;
use crate::desk::{Action, Speech};
use crate::msg;
use crate::record::Saved;
use crate::words::keys;

#[derive(Debug)]
pub struct Status<'a> {
    pub balanced: bool,
    /// Whether something is outside the game.
    pub outside: bool,
    pub saved: &'a Saved,
    pub read_only: bool,
    /// The entry that was not written completely.
    pub unfinished: Option<u32>,
}

/// Draws two icons with tooltips.
pub fn status_ui(ui: &mut Ui, speech: Speech, status: &Status<'_>, actions: &mut Vec<Action>) {
    let Status { balanced, outside, saved, read_only, unfinished } = *status;
    let palette = Palette::of(ui);
    let (icon, text, colour) = match (balanced, outside) {
        (false, _) => (icons::ICON_WARNING, keys::desk::NOT_BALANCED, palette.red),
        (true, true) => (icons::ICON_BALANCE, keys::trial_balance::OUTSIDE_SOME, palette.amber),
        (true, false) => (icons::ICON_BALANCE, keys::desk::BALANCED, palette.good),
    };
    let side = egui::vec2(kit::ROW, kit::press(ui));
    ui.spacing_mut().button_padding.x = 0.0;
    let button = egui::Button::new(icon.rich_text().size(kit::LEAD).color(colour)).min_size(side);
    let button = ui.add(button.frame_when_inactive(false)).accessible_name(speech.word(text));
    if button.on_hover_text(speech.word(text)).clicked() {
        actions.push(Action::Panel(Some(Panel::TrialBalance)));
    }
    let (icon, text, colour) = match (read_only, saved, unfinished) {
        (true, ..) => (icons::ICON_LOCK, speech.word(keys::desk::ONLY_READ), palette.amber),
        (false, Saved::All, Some(n)) => {
            let text = speech.say(&msg!(keys::desk::UNFINISHED_ENTRY, n = n));
            (icons::ICON_WARNING, text, palette.amber)
        }
        (false, Saved::All, None) => (icons::ICON_CHECK, speech.word(keys::desk::SAVED), palette.good),
        (false, Saved::Writing(lines), _) => {
            let text = speech.say(&msg!(keys::desk::WRITING, lines = *lines));
            (icons::ICON_EDIT, text, palette.faint)
        }
        (false, Saved::Not(..), _) => (icons::ICON_WARNING, speech.word(keys::desk::UNSAVED), palette.red),
    };
    let (rect, response) = ui.allocate_exact_size(side, egui::Sense::hover());
    kit::paint(ui, rect.center(), icon, kit::LEAD, colour);
    let label = || egui::WidgetInfo::labeled(egui::Role::Label, true, text.as_str());
    response.on_hover_text(text.as_str()).widget_info(label);
}
