//! What each box adds to the table: a picture of its board in the middle of it, and sheets for its phases over that.

pub mod auto_brocante;
pub mod foot;
mod seen;
pub mod sponsors;
mod told;
pub mod worksheet;

pub use seen::Seen;
pub use told::Told;

use egui::{ScrollArea, Ui, vec2};

use crate::desk::kit::{self, page};
use crate::desk::{Command, Speech};
use crate::session::{GameSession, Session, Table};

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
    sponsors_sheet: sponsors::SheetState,
    sponsors_board: sponsors::BoardState,
    brocante: auto_brocante::Pages,
}

impl Pages {
    /// Looks at a table before its pages are asked for.
    pub fn see(&mut self, table: &dyn Table) {
        self.form.see(table);
    }
}

/// Whether a box has a page for what the table does now.
pub fn has(session: &Session, tab: Tab, pages: &Pages) -> bool {
    match (session, tab) {
        (_, Tab::Board) => true,
        (session, Tab::End) => session.table().stage().over.is_some(),
        (_, Tab::Sheet) if pages.form.sheet().is_some() => true,
        (Session::Automobile(_) | Session::Autotock(_) | Session::Independents(_), Tab::Sheet) => false,
        (Session::Sponsors(journal), Tab::Sheet) => sponsors::has_sheet(journal),
        (Session::AutoBrocante(journal), Tab::Sheet) => auto_brocante::has_sheet(journal),
    }
}

/// The page that a phase begins with: its sheet, where the phase is one act of the whole table and not one of many.
pub fn first(session: &Session, pages: &Pages) -> Tab {
    match session {
        _ if pages.form.sheet().is_some_and(|sheet| sheet.verb.is_none()) => Tab::Sheet,
        Session::Sponsors(journal) if sponsors::begins_with_sheet(journal) => Tab::Sheet,
        Session::AutoBrocante(journal) if auto_brocante::has_sheet(journal) => Tab::Sheet,
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
        (_, Tab::End)
        | (Session::Automobile(_) | Session::Autotock(_) | Session::Independents(_), Tab::Board) => {}
        (_, Tab::Sheet) if pages.form.sheet().is_some() => {
            worksheet::worksheet_ui(ui, speech, session.table(), &mut pages.form, commands);
        }
        (Session::Automobile(_) | Session::Autotock(_) | Session::Independents(_), Tab::Sheet) => {}
        (Session::Sponsors(journal), Tab::Sheet) => {
            sponsors::sheet_ui(ui, speech, journal, &mut pages.sponsors_sheet, commands);
        }
        (Session::Sponsors(journal), Tab::Board) => {
            pages.sponsors_board.at = looking;
            picture(ui, |ui| sponsors::board_ui(ui, speech, journal, &mut pages.sponsors_board, commands));
        }
        (Session::AutoBrocante(journal), Tab::Sheet) => {
            auto_brocante::sheet_ui(ui, speech, journal, &mut pages.brocante, commands);
        }
        (Session::AutoBrocante(journal), Tab::Board) => {
            picture(ui, |ui| {
                auto_brocante::board_ui(ui, speech, journal, &mut pages.brocante, looking, commands)
            });
        }
    }
}

/// Draws a picture of a board, which fills the room there is; where that is too little, it scrolls.
fn picture(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) {
    let least = vec2(ui.available_width(), kit::PICTURE_LEAST);
    if ui.available_height() >= least.y {
        return draw(ui);
    }
    page(ui, ScrollArea::vertical().id_salt("picture"), |ui| {
        ui.allocate_ui(least, |ui| {
            ui.set_max_height(least.y);
            draw(ui);
        });
    });
}
