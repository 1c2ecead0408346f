//! The sheet of the start order: drawn by Steward, or told car by car as the table drew it.

use egui::{Button, RichText, ScrollArea, Ui, vec2};

use crate::desk::games::foot::{Trial, answer_ui};
use crate::desk::kit::{self, Palette, figure_text, page};
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Journal};
use crate::games::sponsors::sides::{cars, name};
use crate::games::sponsors::{Act, Car, Grid, Sponsors};
use crate::say;
use crate::words::keys::{racing as k, sponsors as rules};

/// The cars told so far, in their order.
#[derive(Debug, Default)]
pub struct Start {
    told: Vec<Car>,
    trial: Trial,
}

/// Whether the start order is what the table tells now.
pub fn is_due(journal: &Journal<Sponsors>) -> bool {
    journal.view().state().phase == 4
}

/// Draws the sheet.
pub fn start_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    start: &mut Start,
    commands: &mut Vec<Command>,
) {
    let seats = &journal.setting().seats;
    let all: Vec<Car> = cars(seats).collect();
    start.told.retain(|car| all.contains(car));
    let size = vec2(260.0, kit::MAIN_BUTTON);
    page(ui, ScrollArea::vertical().id_salt("start"), |ui| {
        let draw = Act::Grid(Grid { order: None }).write(seats);
        let asked = start.trial.ask(journal, draw);
        let button = Button::new(speech.word(k::DRAW_START)).min_size(size);
        if ui.add_enabled(asked.legal(), button).clicked() {
            commands.push(Command::Enter(asked.text.to_owned()));
        }
        if !asked.legal() {
            answer_ui(ui, speech, asked, commands);
        }
        ui.add_space(kit::SPACE);
        ui.label(kit::bold(speech.word(k::TELL_START)));
        ui.horizontal_wrapped(|ui| {
            for car in all.iter().copied() {
                let called = speech.sentence(&name(seats, car));
                let place = start.told.iter().position(|told| *told == car).map(|at| at + 1);
                let text = match place {
                    Some(place) => {
                        format!("{} {called}", figure_text(speech, u8::try_from(place).unwrap_or(0)))
                    }
                    None => called,
                };
                let text = RichText::new(text).size(kit::BODY);
                let button =
                    Button::new(text).selected(place.is_some()).min_size(vec2(110.0, kit::MAIN_BUTTON));
                if ui.add(button).clicked() {
                    match place {
                        Some(place) => start.told.truncate(place - 1),
                        None => start.told.push(car),
                    }
                }
            }
        });
        ui.add_space(kit::SPACE);
        let whole = start.told.len() == all.len();
        let order: Vec<_> = start.told.iter().map(|car| name(seats, *car)).collect();
        if whole {
            ui.label(
                RichText::new(speech.sentence(&say!(rules::TOLD_GRID, cars = order)))
                    .color(Palette::of(ui).faint),
            );
        }
        if kit::Button::main(speech.word(rules::VERB_GRID)).size(size).enabled(whole).show(ui).clicked() {
            let order = std::mem::take(&mut start.told);
            commands.push(Command::Enter((Act::Grid(Grid { order: Some(order) })).write(seats)));
        }
    });
}
