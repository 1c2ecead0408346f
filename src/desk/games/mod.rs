//! What lies over the board of any box: the worksheet of a phase, and the curtain behind which each player tells alone.

pub mod curtain;
pub mod foot;
pub mod worksheet;

use egui::Ui;

use crate::desk::{Command, Speech};
use crate::engine::Draft;
use crate::session::Table;

/// Which page lies in the middle of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// A picture of the board.
    #[default]
    Board,
    /// The sheet of the present phase.
    Sheet,
    /// The results.
    End,
}

impl Tab {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 3] = [Self::Board, Self::Sheet, Self::End];
}

/// What the pages of a box remember from frame to frame.
#[derive(Debug, Default)]
pub struct Pages {
    /// The worksheet of what the table does now.
    pub form: worksheet::Form,
    telling: curtain::Telling,
}

impl Pages {
    /// Looks at a table before its pages are asked for.
    pub fn see(&mut self, table: &dyn Table) {
        self.form.see(table);
    }
}

/// Whether a box has a page for what the table does now.
pub fn has(table: &dyn Table, tab: Tab, pages: &Pages) -> bool {
    match tab {
        Tab::Board => true,
        Tab::End => table.stage().over.is_some(),
        Tab::Sheet => pages.form.sheet().is_some() || table.curtain(&Draft::default()).is_some(),
    }
}

/// The page that a phase begins with: its sheet, where the phase is one act of the whole table and not one of many.
pub fn first(table: &dyn Table, pages: &Pages) -> Tab {
    let whole = pages.form.sheet().is_some_and(|sheet| sheet.verb.is_none());
    let awaited = || table.curtain(&Draft::default()).is_some_and(|curtain| curtain.awaited);
    if whole || awaited() { Tab::Sheet } else { Tab::Board }
}

/// Draws the sheet of the present phase: its worksheet, or what each player tells alone.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    pages: &mut Pages,
    commands: &mut Vec<Command>,
) {
    match pages.form.sheet() {
        Some(_) => worksheet::worksheet_ui(ui, speech, table, &mut pages.form, commands),
        None => curtain::curtain_ui(ui, speech, table, &mut pages.telling, commands),
    }
}
