//! Les Sponsors at the table: a picture of the central track and of the race, and sheets for hands that are told
//! and for the plays of the race. Every answer on them comes from the rules.

mod board;
mod hand;
mod picture;
mod play;
mod race;
mod track;

use egui::Ui;

pub use board::{BoardState, board_ui};

use crate::desk::table::refused;
use crate::desk::{Command, Speech};
use crate::engine::{Halt, Journal};
use crate::games::sponsors::{Sponsors, next_car};

/// What the sheets remember between two frames.
#[derive(Debug, Default)]
pub struct SheetState {
    hand: hand::Hand,
    play: play::Play,
}

/// Whether there is a sheet for what the table does now: hands to be told, or a car to play.
pub fn has_sheet(journal: &Journal<Sponsors>) -> bool {
    hand::to_be_told(journal) || races(journal)
}

/// Whether the sheet comes before the choices: the race, and a hand without which the game does not go on.
pub fn begins_with_sheet(journal: &Journal<Sponsors>) -> bool {
    races(journal) || hand::awaited(journal)
}

fn races(journal: &Journal<Sponsors>) -> bool {
    let state = journal.view().state();
    state.phase == 5 && !state.over && state.race.spin.is_none() && next_car(journal.view()).is_some()
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    state: &mut SheetState,
    commands: &mut Vec<Command>,
) {
    match hand::to_be_told(journal) {
        true => hand::hands_ui(ui, speech, journal, &mut state.hand, commands),
        false => play::play_ui(ui, speech, journal, state, commands),
    }
}

/// What is in the way of a text and what to do instead, in sentences; nothing where it can be entered.
fn in_the_way(speech: Speech, journal: &Journal<Sponsors>, text: &str) -> Option<String> {
    crate::session::Trial::preview(journal, text).err().map(|halt| match halt {
        Halt::Refused(refusal) => refused(speech, &refusal),
        other => speech.sentence(other.why()),
    })
}
