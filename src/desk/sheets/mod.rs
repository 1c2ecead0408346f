//! What lies over the board of any box: the worksheet of a phase, and the curtain behind which each player tells alone.

pub mod foot;
pub mod private_input;
pub mod worksheet;

use egui::Ui;

use crate::desk::{Action, Speech};
use crate::engine::Draft;
use crate::session::Session;

/// Which page lies in the middle of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// A picture of the board.
    #[default]
    Board,
    /// The sheet of the present phase.
    Sheet,
    /// What players tell or look at alone.
    Alone,
    /// The results.
    End,
}

impl Tab {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 4] = [Self::Board, Self::Sheet, Self::Alone, Self::End];
}

/// What the pages of a box remember from frame to frame.
#[derive(Debug, Default)]
pub struct Pages {
    /// The worksheet of what the table does now.
    pub form: worksheet::OpenWorksheet,
    telling: private_input::Telling,
}

impl Pages {
    /// Looks at a table before its pages are asked for.
    pub fn see(&mut self, table: &Session) {
        self.form.see(table);
    }
}

/// Whether a box has a page for what the table does now; a worksheet that lies on the card needs none.
pub fn has(table: &Session, tab: Tab, over: Option<&Pages>) -> bool {
    match tab {
        Tab::Board => true,
        Tab::End => over.is_some() && table.stage().over.is_some(),
        Tab::Sheet => over.is_some_and(|pages| pages.form.sheet().is_some()),
        Tab::Alone => table.book().private_input(table.setting(), &Draft::default()).is_some(),
    }
}

/// The page that a phase begins with: its sheet, where the phase is one act of the whole table and not one of many.
pub fn first(table: &Session, pages: &Pages) -> Tab {
    let awaited = || {
        table
            .book()
            .private_input(table.setting(), &Draft::default())
            .is_some_and(|private_input| private_input.awaited)
    };
    match pages.form.sheet() {
        Some(sheet) if sheet.verb.is_none() => Tab::Sheet,
        _ if awaited() => Tab::Alone,
        _ => Tab::Board,
    }
}

/// Draws a sheet: the worksheet of the present phase, or what each player tells alone.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (pages, tab): (&mut Pages, Tab),
    actions: &mut Vec<Action>,
) {
    match tab {
        Tab::Board | Tab::End => {}
        Tab::Sheet => worksheet::worksheet_ui(ui, speech, table, &mut pages.form, actions),
        Tab::Alone => private_input::curtain_ui(ui, speech, table, &mut pages.telling, actions),
    }
}
