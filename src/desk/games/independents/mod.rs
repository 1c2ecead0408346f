//! The Last of the Independents at the table: a picture of the board with everybody's pools, a sheet for the disks
//! that are placed, moved by cards and given by trends, and the bags with the chances of each draw.

mod bags;
mod board;
mod picture;
mod plan;
mod sections;
mod trends;
mod year;

use egui::Ui;

pub use board::{BoardState, board_ui};

use crate::desk::{Command, Speech};
use crate::engine::{Acts, Choice, Journal};
use crate::games::independents::board::Printing;
use crate::games::independents::{Act, Category, Independents, Look, turn};

/// What the sheets remember between two frames.
#[derive(Debug, Default)]
pub struct SheetState {
    bags: bags::Bags,
    sections: sections::Sections,
    trends: trends::Trends,
    year: year::Year,
}

/// What a sheet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Disks that are placed or moved by a card.
    Sections,
    /// A trend that is revealed.
    Trend,
    /// Disks that are drawn.
    Bags,
    /// How the companies stand at the end of a year.
    Year,
}

fn kind(view: Look<'_>) -> Option<Kind> {
    let read = |category: &Category| Printing::of(view).sections(*category).is_ok();
    let somebody = turn::whose(view).is_some();
    match turn::step(view) {
        _ if view.state().over => None,
        1..=3 => (somebody && read(&view.state().category)).then_some(Kind::Sections),
        4 | 7 => Some(Kind::Bags),
        6 => (somebody && Category::ALL.iter().all(read)).then_some(Kind::Trend),
        8 => Some(Kind::Year),
        _ => None,
    }
}

/// Whether there is a sheet for the step that the table stands in.
pub fn has_sheet(journal: &Journal<Independents>) -> bool {
    kind(journal.view()).is_some()
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Independents>,
    state: &mut SheetState,
    commands: &mut Vec<Command>,
) {
    match kind(journal.view()) {
        Some(Kind::Sections) => {
            sections::sheet_ui(ui, speech, journal, &mut state.sections, commands);
        }
        Some(Kind::Trend) => trends::sheet_ui(ui, speech, journal, &mut state.trends, commands),
        Some(Kind::Year) => year::sheet_ui(ui, speech, journal, &mut state.year, commands),
        Some(Kind::Bags) => bags::sheet_ui(ui, speech, journal, &mut state.bags, commands),
        None => {}
    }
}

/// Something that may be done without a disk: its line and its words.
#[derive(Debug)]
struct Plain {
    text: String,
    words: String,
}

/// What may be done without a disk: to pass, to keep them all, a card that does nothing, the new year.
fn without(journal: &Journal<Independents>, speech: Speech) -> Vec<Plain> {
    let plain = |choice: Choice<Act>| match &choice.act {
        Act::Pass(_) | Act::Year(_) => Some(choice.act),
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
