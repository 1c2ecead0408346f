//! Automobile at the table: sheets for its phases and a picture of its board. Every figure on them comes from the
//! rules: from a preview of the act that is about to be entered, or from what the game says of the book.

mod bill;
mod board;
mod decisions;
mod distributors;
mod end;
mod lanes;
mod lines;
mod paint;
mod parts;
mod picture;
mod produce;
mod sale;
mod spaces;
mod steps;
mod tiles;
mod trial;

use egui::{ScrollArea, Ui};

pub use board::{BoardState, board_ui};

use crate::desk::games::automobile::trial::{Asked, Trial, accept_ui};
use crate::desk::kit::{self, page};
use crate::desk::{Command, Speech};
use crate::engine::{Journal, Seat};
use crate::games::automobile::{Automobile, Look};
use crate::words::Key;

/// The moment that a sheet is filled in for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    turn: u8,
    phase: u8,
    round: u8,
    seat: Option<Seat>,
}

impl Moment {
    /// The phase that a table stands in.
    fn phase(view: Look<'_>) -> Self {
        let state = view.state();
        Self { turn: state.turn, phase: state.phase.number(), round: 0, seat: None }
    }

    /// The turn of one player within a phase.
    fn act(view: Look<'_>) -> Self {
        let state = view.state();
        Self { round: state.phase.round().unwrap_or(0), seat: state.to_act(), ..Self::phase(view) }
    }
}

/// What the sheets remember between two frames.
#[derive(Debug, Default)]
pub struct SheetState {
    trial: Trial,
    produce: produce::Produce,
    distributors: distributors::Sales,
    decisions: decisions::Decisions,
    tiles: tiles::Tiles,
    sale: sale::Sale,
    bill: bill::Bills,
    end: end::End,
}

/// Whether the phase that the table stands in has a sheet.
pub fn has_sheet(journal: &Journal<Automobile>) -> bool {
    let view = journal.view();
    let state = view.state();
    state.over()
        || match state.phase.number() {
            3 => produce::has_sheet(view),
            5..=8 => true,
            9 => state.turn >= crate::games::automobile::units::TURNS,
            _ => false,
        }
}

/// Whether the phase begins with its sheet; to produce is one action of several.
pub fn begins_with_sheet(journal: &Journal<Automobile>) -> bool {
    let view = journal.view();
    has_sheet(journal) && (view.state().over() || view.state().phase.number() != 3)
}

/// Draws the sheet of the phase; false where it has none.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Automobile>,
    state: &mut SheetState,
    commands: &mut Vec<Command>,
) -> bool {
    if !has_sheet(journal) {
        return false;
    }
    let book = journal.view().state();
    let mut desk = Sheet { speech, journal, trial: &mut state.trial, commands };
    match book.phase.number() {
        3 => produce::sheet(ui, &mut desk, &mut state.produce),
        5 => distributors::sheet(ui, &mut desk, &mut state.distributors),
        6 => decisions::sheet(ui, &mut desk, &mut state.decisions),
        7 if book.demand.is_none() => tiles::sheet(ui, &mut desk, &mut state.tiles),
        7 => sale::sheet(ui, &mut desk, &mut state.sale),
        8 => bill::sheet(ui, &mut desk, &mut state.bill),
        _ => end::sheet(ui, &mut desk, &mut state.end),
    }
    true
}

/// What every sheet is drawn with.
struct Sheet<'a> {
    speech: Speech,
    journal: &'a Journal<Automobile>,
    trial: &'a mut Trial,
    commands: &'a mut Vec<Command>,
}

impl<'a> Sheet<'a> {
    fn view(&self) -> Look<'a> {
        self.journal.view()
    }
}

/// Draws a sheet above its foot, in a space that scrolls.
fn body(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    egui::CentralPanel::no_frame().show(ui, |ui| {
        page(ui, ScrollArea::both().id_salt("sheet"), content);
    });
}

/// Draws the foot of a sheet, below everything that scrolls.
fn foot(ui: &mut Ui, speech: Speech, name: Key, asked: Asked<'_>, commands: &mut Vec<Command>) {
    kit::within(egui::Panel::bottom("sheet-foot"))
        .show(ui, |ui| accept_ui(ui, speech, name, asked, commands));
}
