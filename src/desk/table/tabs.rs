//! The tabs in the middle of the table: the board, worksheets, the end.

use egui::{Button, Ui};

use crate::desk::Speech;
use crate::desk::sheets::Tab;
use crate::words::{Key, keys};

/// Draws the tabs. Returns the open one. A wanted tab that does not exist at the moment opens again once it does.
pub fn tabs_ui(ui: &mut Ui, speech: Speech, pages: &[Tab], wanted: &mut Tab) -> Tab {
    let open = if pages.contains(wanted) { *wanted } else { Tab::Board };
    if pages.len() < 2 {
        return open;
    }
    ui.horizontal(|ui| {
        for page in pages {
            if ui.add(Button::selectable(open == *page, speech.word(name(*page)))).clicked() {
                *wanted = *page;
            }
        }
    });
    open
}

const fn name(page: Tab) -> Key {
    match page {
        Tab::Board => keys::table::TAB_BOARD,
        Tab::Sheet => keys::table::TAB_SHEET,
        Tab::Alone => keys::table::TAB_ALONE,
        Tab::End => keys::table::TAB_END,
    }
}
