//! The Last of the Independents at the table: a picture of the board with everybody's pools, and a sheet for the disks
//! that are placed and moved by cards.

mod board;
mod picture;
mod plan;
mod sections;

use egui::Ui;

pub use board::{BoardState, board_ui};

use crate::desk::{Command, Speech};
use crate::engine::{Acts, Choice, Journal};
use crate::games::independents::board::Printing;
use crate::games::independents::{Act, Independents, turn};

/// What the sheets remember between two frames.
#[derive(Debug, Default)]
pub struct SheetState {
    sections: sections::Sections,
}

/// Whether there is a sheet for the step that the table stands in.
pub fn has_sheet(journal: &Journal<Independents>) -> bool {
    let view = journal.view();
    let read = Printing::of(view).sections(view.state().category).is_ok();
    (1..=3).contains(&turn::step(view)) && !view.state().over && turn::whose(view).is_some() && read
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Independents>,
    state: &mut SheetState,
    commands: &mut Vec<Command>,
) {
    if has_sheet(journal) {
        sections::sheet_ui(ui, speech, journal, &mut state.sections, commands);
    }
}

/// Something that may be done without a disk: its line and its words.
#[derive(Debug)]
struct Plain {
    text: String,
    words: String,
}

/// What may be done without a disk: to pass, to keep them all, a card that does nothing.
fn without(journal: &Journal<Independents>, speech: Speech) -> Vec<Plain> {
    let plain = |choice: Choice<Act>| match &choice.act {
        Act::Pass(_) => Some(choice.act),
        Act::Required(required) if required.disks.is_empty() => Some(choice.act),
        Act::Card(card) if card.effects.is_empty() => Some(choice.act),
        _ => None,
    };
    let setting = journal.setting();
    let worded =
        |act: Act| Plain { text: act.write(&setting.seats), words: speech.sentence(&act.tell(setting)) };
    journal.choices().into_iter().filter_map(plain).map(worded).collect()
}

/// A button for each of them.
fn without_ui(ui: &mut Ui, others: &[Plain], commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        for Plain { text, words } in others {
            if ui.button(words).clicked() {
                commands.push(Command::Enter(text.clone()));
            }
        }
    });
}
