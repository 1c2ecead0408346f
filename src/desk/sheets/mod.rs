//! What lies over the board of any box: the worksheet of a phase, and the curtain behind which each player tells alone.

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
    telling: private_input::Telling,
}

/// Whether players have something to tell alone.
pub fn is_told_alone(table: &Session) -> bool {
    table.book().private_input(table.setting(), &Draft::default()).is_some()
}

/// Whether the game waits for that.
pub fn awaits_told(table: &Session) -> bool {
    table.book().private_input(table.setting(), &Draft::default()).is_some_and(|input| input.awaited)
}

/// Draws what each player tells alone.
pub fn told_ui(ui: &mut Ui, speech: Speech, table: &Session, pages: &mut Pages, actions: &mut Vec<Action>) {
    private_input::curtain_ui(ui, speech, table, &mut pages.telling, actions);
}
