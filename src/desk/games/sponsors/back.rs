//! The sheet of a car that comes back from off the track: on its own square, or on the first free one behind.

use egui::{Button, ScrollArea, Ui, vec2};

use crate::desk::games::foot::{Trial, answer_ui};
use crate::desk::games::sponsors::race::square;
use crate::desk::kit::{self, figure_text, page};
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Journal};
use crate::games::sponsors::{Act, Car, Miss, Sponsors, Square, next_car, place};
use crate::say;
use crate::words::keys::racing as k;

/// Where it stands, as far as that has been told.
#[derive(Debug, Default)]
pub struct Back {
    filled: Option<(u32, u8, Square)>,
    trial: Trial,
}

/// The car that misses its turn now.
pub fn missing(journal: &Journal<Sponsors>) -> Option<Car> {
    let view = journal.view();
    let race = &view.state().race;
    let waiting = race.spin.is_some() || !race.dues.is_empty();
    next_car(view).filter(|car| !waiting && race.off.contains_key(car))
}

/// Draws the sheet.
pub fn back_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    car: Car,
    back: &mut Back,
    commands: &mut Vec<Command>,
) {
    let view = journal.view();
    let was = place(view.state(), car).unwrap_or(1);
    let last = u8::try_from(view.state().race.order.len()).unwrap_or(was);
    let version = journal.head();
    let (_, mut to, mut on) =
        back.filled.filter(|(seen, ..)| *seen == version).unwrap_or((version, was, Square::Plain));
    let size = vec2(260.0, kit::MAIN_BUTTON);
    page(ui, ScrollArea::vertical().id_salt("back"), |ui| {
        if kit::Button::main(speech.word(k::BACK_ON_SQUARE)).size(size).show(ui).clicked() {
            let act = Act::Miss(Miss { car, place: None, on: None });
            commands.push(Command::Enter(act.write(view.seats())));
        }
        ui.add_space(kit::SPACE);
        ui.label(kit::bold(speech.word(k::SQUARE_TAKEN)));
        ui.horizontal_wrapped(|ui| {
            ui.label(speech.word(k::PLACE));
            for place in was..=last {
                let named = speech.sentence(&say!(k::PLACE_NAMED, place = place));
                let button = Button::selectable(to == place, figure_text(speech, place));
                if ui.add(button.min_size(vec2(44.0, kit::PRESS))).accessible_name(named).clicked() {
                    to = place;
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(speech.word(k::STANDS_ON));
            for kind in Square::ALL.iter().copied() {
                let text = speech.sentence(&square(kind).into());
                if ui.add(Button::selectable(on == kind, text).min_size(vec2(60.0, kit::PRESS))).clicked() {
                    on = kind;
                }
            }
        });
        let act = Act::Miss(Miss { car, place: Some(to), on: Some(on) });
        let text = act.write(view.seats());
        let asked = back.trial.ask(journal, text);
        let button = Button::new(speech.word(k::STANDS_BEHIND)).min_size(size);
        if ui.add_enabled(asked.legal(), button).clicked() {
            commands.push(Command::Enter(asked.text.to_owned()));
        }
        answer_ui(ui, speech, asked, commands);
    });
    back.filled = Some((version, to, on));
}
