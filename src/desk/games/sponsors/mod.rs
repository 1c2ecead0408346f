//! Les Sponsors at the table: a picture of the central track and of the race, and sheets for the start order, the plays,
//! the stops and the returns of the race. Every answer on them comes from the rules.

mod back;
mod board;
mod hand;
mod picture;
mod play;
mod race;
mod start;
mod stop;
mod track;

use egui::Ui;

pub use board::{BoardState, board_ui};

use crate::desk::table::refused;
use crate::desk::{Command, Speech};
use crate::engine::{Halt, Journal};
use crate::games::sponsors::sides::{cars, partner};
use crate::games::sponsors::{Sponsors, next_car};

/// What the sheets remember between two frames.
#[derive(Debug, Default)]
pub struct SheetState {
    hand: hand::Hand,
    start: start::Start,
    back: back::Back,
    play: play::Play,
    stop: stop::Stopping,
}

/// Whether there is a sheet for what the table does now: hands to be told, the start order, a car to play or to come back,
/// or a move to be told.
pub fn has_sheet(journal: &Journal<Sponsors>) -> bool {
    hand::to_be_told(journal) || start::is_due(journal) || races(journal)
}

/// Whether the sheet comes before the choices: the race, the start order where no side has anything to exchange before it,
/// and a hand without which the game does not go on.
pub fn begins_with_sheet(journal: &Journal<Sponsors>) -> bool {
    let view = journal.view();
    let alone = cars(view.seats()).all(|car| partner(view, car).is_none());
    races(journal) || hand::awaited(journal) || alone && start::is_due(journal)
}

fn races(journal: &Journal<Sponsors>) -> bool {
    let state = journal.view().state();
    let waiting = state.race.spin.is_some() && state.race.dues.is_empty();
    state.phase == 5 && !state.over && !waiting && next_car(journal.view()).is_some()
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
    if start::is_due(journal) {
        return start::start_ui(ui, speech, journal, &mut state.start, commands);
    }
    match (journal.view().state().race.dues.first(), back::missing(journal)) {
        (Some(due), _) => stop::stop_ui(ui, speech, journal, due.car, &mut state.stop, commands),
        (None, Some(car)) => back::back_ui(ui, speech, journal, car, &mut state.back, commands),
        (None, None) => play::play_ui(ui, speech, journal, state, commands),
    }
}

/// What is in the way of a text and what to do instead, in sentences; nothing where it can be entered.
fn in_the_way(speech: Speech, journal: &Journal<Sponsors>, text: &str) -> Option<String> {
    crate::session::Trial::preview(journal, text).err().map(|halt| match halt {
        Halt::Refused(refusal) => refused(speech, &refusal),
        other => speech.sentence(other.why()),
    })
}
