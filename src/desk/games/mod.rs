//! What each box adds to the table: a picture of its board in the middle of it, and sheets for its phases over that.

pub mod curtain;
pub mod foot;
pub mod independents;
mod seen;
pub mod worksheet;

pub use seen::Seen;

use egui::Ui;

use crate::desk::{Command, Speech};
use crate::engine::Draft;
use crate::session::{GameSession, Session, Table};

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
    pub form: worksheet::Form,
    sections: independents::BoardState,
    telling: curtain::Telling,
}

impl Pages {
    /// Looks at a table before its pages are asked for.
    pub fn see(&mut self, table: &dyn Table) {
        self.form.see(table);
    }
}

/// Whether a box has a page for what the table does now; a worksheet that lies on the card needs none.
pub fn has(table: &dyn Table, tab: Tab, over: Option<&Pages>) -> bool {
    match tab {
        Tab::Board => true,
        Tab::End => over.is_some() && table.stage().over.is_some(),
        Tab::Sheet => over.is_some_and(|pages| pages.form.sheet().is_some()),
        Tab::Alone => table.curtain(&Draft::default()).is_some(),
    }
}

/// The page that a phase begins with: its sheet, where the phase is one act of the whole table and not one of many.
pub fn first(table: &dyn Table, pages: &Pages) -> Tab {
    let awaited = || table.curtain(&Draft::default()).is_some_and(|curtain| curtain.awaited);
    match pages.form.sheet() {
        Some(sheet) if sheet.verb.is_none() => Tab::Sheet,
        _ if awaited() => Tab::Alone,
        _ => Tab::Board,
    }
}

/// Draws a page of a box; while looking back, as it was after that line.
pub fn page_ui(
    ui: &mut Ui,
    speech: Speech,
    session: &Session,
    tab: Tab,
    pages: &mut Pages,
    looking: Option<u32>,
    commands: &mut Vec<Command>,
) {
    match (session, tab) {
        (Session::Independents(journal), Tab::Board) => {
            pages.sections.at = looking;
            independents::board_ui(ui, speech, journal, &mut pages.sections, commands);
        }
        (_, Tab::Board | Tab::End) => {}
        (session, Tab::Sheet) => {
            worksheet::worksheet_ui(ui, speech, session.table(), &mut pages.form, commands);
        }
        (session, Tab::Alone) => {
            curtain::curtain_ui(ui, speech, session.table(), &mut pages.telling, commands);
        }
    }
}
