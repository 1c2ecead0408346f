//! Tabs in place of the board: the worksheet of a phase, and private input of the players.

pub mod private_input;
pub mod worksheet;

use egui::Ui;

use crate::desk::{Action, Speech};
use crate::engine::Draft;
use crate::session::Session;

/// The open tab in the middle of the table page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Board,
    /// The worksheet of the phase.
    Sheet,
    /// Private input.
    Alone,
    End,
}

impl Tab {
    pub const ALL: [Self; 4] = [Self::Board, Self::Sheet, Self::Alone, Self::End];
}

/// The state of the tabs between frames.
#[derive(Debug, Default)]
pub struct Pages {
    telling: private_input::Telling,
}

/// Whether there is private input.
pub fn has_private_input(table: &Session) -> bool {
    table.book().private_input(table.setting(), &Draft::default()).is_some()
}

/// Whether the session waits for private input.
pub fn awaits_told(table: &Session) -> bool {
    table.book().private_input(table.setting(), &Draft::default()).is_some_and(|input| input.awaited)
}

/// Draws the private input.
pub fn told_ui(ui: &mut Ui, speech: Speech, table: &Session, pages: &mut Pages, actions: &mut Vec<Action>) {
    private_input::curtain_ui(ui, speech, table, &mut pages.telling, actions);
}
