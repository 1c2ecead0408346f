//! The pages in the middle of the table: the board, a worksheet as large as it, the end.

use egui::{Button, Ui};

use crate::desk::Speech;
use crate::desk::sheets::Tab;
use crate::words::{Key, keys};

/// Draws the pages there are in the middle; says which lies open. The one that is wanted stays wanted while the table has nothing on
/// it, and comes back with what it shows.
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
