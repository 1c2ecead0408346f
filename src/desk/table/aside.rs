//! The timeline steps aside for a page that has no room beside it; what it is needed for most stays, and one press
//! lays it there again.

use egui::{Ui, Vec2};

use crate::desk::games::Tab;
use crate::desk::kit::{icon_button, icons, spilled};
use crate::desk::table::timeline::steps_ui;
use crate::desk::{Command, Speech};
use crate::session::Table;
use crate::words::keys;

/// What room is made for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The version of the book.
    pub version: u32,
    /// The page that lies open.
    pub tab: Tab,
    /// The window.
    pub window: Vec2,
}

/// Where the timeline is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Aside {
    of: Option<Moment>,
    stepped: bool,
    /// Whether it is wanted beside every page.
    kept: bool,
}

impl Aside {
    /// Whether it has stepped aside. It comes back with every entry, and with every other page.
    pub fn stepped(&mut self, moment: Moment) -> bool {
        if self.of.replace(moment) != Some(moment) {
            self.stepped = false;
        }
        self.stepped && !self.kept
    }

    /// Steps aside if the page that was just drawn had no room; nobody sees the frame before.
    pub fn make_room(&mut self, ui: &Ui) {
        if spilled(ui) && !self.stepped && !self.kept {
            self.stepped = true;
            ui.ctx().request_discard("the timeline steps aside");
        }
    }

    /// Whether it lies where it would have stepped aside.
    pub fn in_the_way(&self) -> bool {
        self.kept
    }

    /// Lets it step aside again.
    pub fn let_go(&mut self) {
        self.kept = false;
    }

    /// Draws what stays of the timeline.
    pub fn strip_ui(&mut self, ui: &mut Ui, speech: Speech, table: &dyn Table, commands: &mut Vec<Command>) {
        ui.vertical_centered(|ui| {
            if icon_button(ui, icons::ICON_HISTORY, speech.word(keys::table::TIMELINE_SHOW)).clicked() {
                self.kept = true;
            }
            steps_ui(ui, speech, table, None, commands);
        });
    }
}
