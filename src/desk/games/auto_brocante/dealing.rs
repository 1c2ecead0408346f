//! The deal as a sheet: the numbers of every dealer's cars, typed one after the other.

use egui::{DragValue, Grid, RichText, Ui};

use crate::desk::games::auto_brocante::{Desk, body};
use crate::desk::games::foot::sheet_number;
use crate::desk::kit::{self, Palette, SMALL, badge};
use crate::engine::{Rules, Seat};
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::{Act, AutoBrocante, Car, DealCars};
use crate::say;
use crate::words::keys::{auto_brocante as k, brocante};

/// The room for the names of the dealers, and between two cars.
const NAMES: f32 = 120.0;
const GAP: f32 = 10.0;

/// The numbers as they are typed, dealer by dealer.
#[derive(Debug, Default)]
pub struct Dealing {
    cars: Vec<Vec<Option<Car>>>,
}

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Desk<'_>, dealing: &mut Dealing) {
    let (speech, view) = (desk.speech, desk.view());
    let proposed = AutoBrocante::candidates(view).into_iter().find_map(|choice| match choice.act {
        Act::Deal(DealCars { cars }) => Some(cars),
        _ => None,
    });
    let Some(proposed) = proposed else { return };
    let lots: Vec<usize> = proposed.iter().map(Vec::len).collect();
    if dealing.cars.iter().map(Vec::len).collect::<Vec<_>>() != lots {
        // Nobody has said yet which cars were dealt.
        dealing.cars = lots.iter().map(|count| vec![None; *count]).collect();
    }
    let all = |cars: &Vec<Option<Car>>| cars.iter().copied().collect::<Option<Vec<Car>>>();
    match dealing.cars.iter().map(all).collect::<Option<Vec<_>>>() {
        Some(cars) => desk.foot(ui, k::VERB_DEAL, &Act::Deal(DealCars { cars })),
        None => desk.missing(ui, k::VERB_DEAL, brocante::DEALING_MISSING),
    }
    let palette = Palette::of(ui);
    body(ui, |ui| {
        ui.label(speech.word(brocante::DEALING));
        let most = dealing.cars.iter().map(Vec::len).max().unwrap_or_default().max(1);
        let wide = (ui.available_width() - NAMES) / most as f32 - GAP;
        Grid::new("dealing").spacing([GAP, kit::GAP]).show(ui, |ui| {
            for (seat, cars) in view.seats().iter().zip(&mut dealing.cars) {
                if let Some(player) = view.seats().player(seat) {
                    badge(ui, player);
                }
                for (n, car) in (1u8..).zip(cars) {
                    ui.vertical(|ui| {
                        ui.set_width(wide);
                        number(
                            ui,
                            &speech.sentence(&say!(k::FIELD_DEALT, seat = name(desk, seat), n = n)),
                            car,
                        );
                        let called =
                            car.and_then(|car| Printing::of(view).known_name(car)).unwrap_or_default();
                        let small = RichText::new(called).size(SMALL).color(palette.faint);
                        ui.add(egui::Label::new(small).wrap());
                    });
                }
                ui.end_row();
            }
        });
    });
}

fn name(desk: &Desk<'_>, seat: Seat) -> String {
    desk.view().name(seat)
}

fn number(ui: &mut Ui, named: &str, car: &mut Option<Car>) {
    let mut typed = car.map_or(0, Car::number);
    let field = DragValue::new(&mut typed).range(0..=Car::COUNT).speed(0.1);
    let field = field.custom_formatter(|number, _| match number {
        1.0.. => format!("{number:.0}"),
        _ => "?".to_owned(),
    });
    ui.add(sheet_number(named, field)).accessible_name(named);
    *car = Car::new(typed);
}
