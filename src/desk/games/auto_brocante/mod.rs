//! Auto-Brocante at the table: a picture of the lots, and sheets for the deal, for business and for the final count.

mod curtain;
mod dealing;
mod lots;
mod picture;
mod sale;

use egui::{ScrollArea, Ui};

use crate::desk::games::foot::{Trial, accept_ui, missing_ui};
use crate::desk::kit::{self, page};
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Journal, Rules, View};
use crate::games::auto_brocante::{Act, AutoBrocante};
use crate::words::Key;

pub use lots::board_ui;

/// What the pages of the box remember between two frames.
#[derive(Debug, Default)]
pub struct Pages {
    trial: Trial,
    board: lots::Board,
    dealing: dealing::Dealing,
    sale: sale::Sale,
    curtain: curtain::Curtain,
}

/// What the table stands at, where there is a sheet for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sheet {
    Dealing,
    Business,
    Final,
}

fn present(journal: &Journal<AutoBrocante>) -> Option<Sheet> {
    let stage = AutoBrocante::stage(journal.view());
    match stage.phase {
        _ if stage.over.is_some() => None,
        1 => Some(Sheet::Dealing),
        4 => Some(Sheet::Business),
        // After a card of option A the lot may be opened as well.
        3 if journal.view().state().cards > 0 => Some(Sheet::Business),
        6 => Some(Sheet::Final),
        _ => None,
    }
}

/// Whether the sheet comes before the choices: the deal, and the final count, whose values are nobody else's to see.
pub fn begins_with_sheet(journal: &Journal<AutoBrocante>) -> bool {
    matches!(present(journal), Some(Sheet::Dealing | Sheet::Final))
}

/// Whether there is a sheet for what the table does now.
pub fn has_sheet(journal: &Journal<AutoBrocante>) -> bool {
    present(journal).is_some()
}

/// Draws the sheet for what the table does now.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<AutoBrocante>,
    pages: &mut Pages,
    commands: &mut Vec<Command>,
) {
    let Pages { trial, dealing, sale, curtain, .. } = pages;
    let mut desk = Desk { speech, journal, trial, commands };
    match present(journal) {
        Some(Sheet::Dealing) => dealing::sheet(ui, &mut desk, dealing),
        Some(Sheet::Business) => sale::sheet(ui, &mut desk, sale),
        Some(Sheet::Final) => curtain::sheet(ui, &mut desk, curtain),
        None => {}
    }
}

/// What every sheet is drawn with.
struct Desk<'a> {
    speech: Speech,
    journal: &'a Journal<AutoBrocante>,
    trial: &'a mut Trial,
    commands: &'a mut Vec<Command>,
}

impl<'a> Desk<'a> {
    fn view(&self) -> View<'a, AutoBrocante> {
        self.journal.view()
    }

    /// The foot of a sheet: the act, the answer of the rules, the button that enters it.
    fn foot(&mut self, ui: &mut Ui, name: Key, act: &Act) {
        let text = act.write(&self.journal.setting().seats);
        let asked = self.trial.ask(self.journal, text);
        below(ui, |ui| accept_ui(ui, self.speech, name, asked, self.commands));
    }

    /// The foot of a sheet that is not complete.
    fn missing(&self, ui: &mut Ui, name: Key, missing: Key) {
        below(ui, |ui| missing_ui(ui, self.speech, name, missing));
    }
}

/// Draws the foot of a sheet: the same place, whatever it says.
fn below(ui: &mut Ui, foot: impl FnOnce(&mut Ui)) {
    kit::within(egui::Panel::bottom("brocante-foot")).show(ui, foot);
}

/// Draws a sheet above its foot, in a space that scrolls.
fn body(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    egui::CentralPanel::no_frame().show(ui, |ui| {
        page(ui, ScrollArea::both().id_salt("brocante-sheet"), content);
    });
}
