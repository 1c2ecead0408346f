//! Les Sponsors at the table: a picture of the central track and of the race, and sheets for the plays and the stops
//! of the race. Every answer on them comes from the rules.

mod board;
mod hand;
mod picture;
mod play;
mod race;
mod stop;
mod track;

use egui::Ui;

pub use board::{BoardState, board_ui};

use crate::desk::{Command, Speech};
use crate::engine::Journal;
use crate::games::sponsors::Sponsors;
use crate::session::{Reply, Table};

/// What the sheets remember between two frames.
#[derive(Debug, Default)]
pub struct SheetState {
    hand: hand::Hand,
    play: play::Play,
    stop: stop::Stopping,
}

/// Whether there is a sheet for what the table does now: hands to be told, a car to play, or a move to be told.
pub fn has_sheet(journal: &Journal<Sponsors>) -> bool {
    hand::to_be_told(journal) || races(journal)
}

/// Whether the sheet comes before the choices: the race, and a hand without which the game does not go on.
pub fn begins_with_sheet(journal: &Journal<Sponsors>) -> bool {
    races(journal) || hand::awaited(journal)
}

fn races(journal: &Journal<Sponsors>) -> bool {
    let state = journal.view().state();
    let waiting = state.race.spin.is_some() && state.race.dues.is_empty();
    state.phase == 5 && !state.over && !waiting && (!state.race.dues.is_empty() || play::may_play(journal))
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    state: &mut SheetState,
    commands: &mut Vec<Command>,
) {
    if hand::to_be_told(journal) {
        return hand::hands_ui(ui, speech, journal, &mut state.hand, commands);
    }
    match journal.view().state().race.dues.first() {
        Some(due) => stop::stop_ui(ui, speech, journal, due.car, &mut state.stop, commands),
        None => play::play_ui(ui, speech, journal, state, commands),
    }
}

/// What is in the way of a text, in a sentence; nothing where it can be entered.
fn in_the_way(speech: Speech, journal: &Journal<Sponsors>, text: &str) -> Option<String> {
    match Table::preview(journal, text) {
        Reply::Refused(refusal) => Some(speech.sentence(&refusal.why)),
        Reply::Ask(ask) => Some(speech.sentence(&ask.question)),
        Reply::NotUnderstood(why) => Some(speech.sentence(&why)),
        Reply::Done(_) => None,
    }
}
