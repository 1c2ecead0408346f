//! The sheet of a stop: the place of the car that moved, the square it stands on, whether it is right behind another,
//! and how far it came where it was blocked. What follows is the rules' to say.

use egui::{Button, DragValue, ScrollArea, Ui, vec2};

use crate::desk::games::foot::{Trial, accepted, answer_ui, sheet_number};
use crate::desk::games::sponsors::race::square;
use crate::desk::kit::{self, figure_text, page};
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Journal};
use crate::games::sponsors::{Act, Bonus, Car, Finish, Sponsors, Square, Stop, place};
use crate::say;
use crate::words::keys::racing as k;

/// The height of a row of answers, in points.
const ROW: f32 = 32.0;

/// What is filled in, and the answer of the rules to it.
#[derive(Debug, Default)]
pub struct Stopping {
    filled: Option<(u32, Filled)>,
    trial: Trial,
}

#[derive(Clone, Debug)]
struct Filled {
    place: u8,
    on: Square,
    behind: Option<u8>,
    first: Option<Bonus>,
    blocked: bool,
    only: u8,
}

/// Draws the sheet.
pub fn stop_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    car: Car,
    state: &mut Stopping,
    commands: &mut Vec<Command>,
) {
    let version = journal.head();
    let was = place(journal.view().state(), car).unwrap_or(1);
    let empty =
        || Filled { place: was, on: Square::Plain, behind: None, first: None, blocked: false, only: 0 };
    if state.filled.as_ref().is_none_or(|(seen, _)| *seen != version) {
        state.filled = Some((version, empty()));
    }
    let Some((_, filled)) = state.filled.as_mut() else { return };
    page(ui, ScrollArea::vertical().id_salt("stop"), |ui| {
        fields_ui(ui, speech, filled, was);
        let Filled { place, on, behind, first, blocked, only } = filled.clone();
        let act = Act::Stop(Stop { car, place, on, behind, first, only: blocked.then_some(only) });
        let text = act.write(&journal.setting().seats);
        let asked = state.trial.ask(journal, text);
        ui.add_space(kit::SPACE);
        ui.horizontal(|ui| {
            let legal = asked.legal();
            let size = vec2(160.0, kit::MAIN_BUTTON);
            let stops = kit::Button::main(speech.word(k::STOPS)).size(size).enabled(legal).show(ui);
            if accepted(ui, &stops, legal) {
                commands.push(Command::Enter(asked.text.to_owned()));
            }
            let finish = Button::new(speech.word(k::FINISHES)).min_size(size);
            if ui.add(finish).clicked() {
                let act = Act::Finish(Finish { car });
                commands.push(Command::Enter(act.write(&journal.setting().seats)));
            }
        });
        answer_ui(ui, speech, asked, commands);
    });
}

fn fields_ui(ui: &mut Ui, speech: Speech, filled: &mut Filled, was: u8) {
    row_ui(ui, speech.word(k::PLACE), |ui| {
        for place in 1..=was {
            let name = speech.sentence(&say!(k::PLACE_NAMED, place = place));
            let button = Button::selectable(filled.place == place, figure_text(speech, place));
            if ui.add(button.min_size(vec2(44.0, ROW))).accessible_name(name).clicked() {
                filled.place = place;
            }
        }
    });
    row_ui(ui, speech.word(k::STANDS_ON), |ui| {
        for on in Square::ALL.iter().copied() {
            let text = speech.sentence(&square(on).into());
            if ui.add(Button::selectable(filled.on == on, text).min_size(vec2(60.0, ROW))).clicked() {
                filled.on = on;
            }
        }
    });
    row_ui(ui, speech.word(k::BEHIND), |ui| {
        for (free, key) in [(None, k::BEHIND_NOBODY), (Some(2), k::BEHIND_TWO), (Some(1), k::BEHIND_ONE)] {
            let behind = Button::selectable(filled.behind == free, speech.word(key));
            if ui.add(behind.min_size(vec2(60.0, ROW))).clicked() {
                filled.behind = free;
            }
        }
    });
    let both = filled.behind.is_some() && filled.on == Square::Green;
    if !both {
        filled.first = None;
    }
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut filled.blocked, speech.word(k::BLOCKED));
        let field = sheet_number("only", DragValue::new(&mut filled.only));
        ui.add_enabled(filled.blocked, field).accessible_name(speech.word(k::BLOCKED_AFTER));
        ui.add_space(kit::SPACE);
        ui.add_enabled_ui(both, |ui| {
            let mut slip = filled.first == Some(Bonus::Slip);
            if ui.checkbox(&mut slip, speech.word(k::SLIP_FIRST)).changed() {
                filled.first = slip.then_some(Bonus::Slip);
            }
        });
    });
}

/// A question, and beside it what it may be answered with; below where there is no room.
fn row_ui(ui: &mut Ui, question: String, answers: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = ROW;
        ui.horizontal_wrapped(|ui| {
            ui.add(egui::Label::new(kit::bold(question)).extend());
            answers(ui);
        });
    });
    ui.add_space(kit::GAP);
}
