//! Open for business as a sheet: which car, to whom, and how it ended; or the card that ends the turn.

use egui::{ComboBox, DragValue, Grid, RichText, Ui, vec2};

use crate::desk::Command;
use crate::desk::games::auto_brocante::{Desk, body};
use crate::desk::theme;
use crate::desk::widgets::{icons, main_button};
use crate::engine::{Game, Seat};
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::{Act, AutoBrocante, Bargain, Car, lot};
use crate::words::keys::{auto_brocante as k, brocante};

/// From this width on the two ways in which a sale ends stand beside each other.
const ABREAST: f32 = 440.0;

/// How the sale ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Ending {
    #[default]
    Agreed,
    Hood,
}

/// The sale as it is filled in.
#[derive(Debug, Default)]
pub struct Sale {
    moment: Option<(u8, Seat)>,
    car: Option<Car>,
    buyer: Option<Seat>,
    ending: Ending,
    price: u32,
    asked: u32,
    value: u32,
}

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Desk<'_>, sale: &mut Sale) {
    let (speech, view) = (desk.speech, desk.view());
    let seat = view.state().turn;
    let moment = Some((view.state().round, seat));
    if sale.moment != moment {
        *sale = Sale { moment, ..Sale::default() };
    }
    let cars = lot(view, seat);
    let buyers: Vec<Seat> = view.seats().iter().filter(|other| *other != seat).collect();
    if !sale.car.is_some_and(|car| cars.contains(&car)) {
        sale.car = cars.first().copied();
    }
    sale.buyer = sale.buyer.filter(|buyer| buyers.contains(buyer)).or(buyers.first().copied());
    // Nothing is sold before a price was typed: Enter would do it.
    let bargain = match sale.ending {
        Ending::Agreed => (sale.price > 0).then_some(Bargain::Agreed(sale.price)),
        Ending::Hood => (sale.asked > 0).then_some(Bargain::Hood { asked: sale.asked, value: sale.value }),
    };
    if let Some(((car, buyer), bargain)) = sale.car.zip(sale.buyer).zip(bargain) {
        desk.foot(ui, brocante::SELL, &Act::Business { seat, car, buyer, bargain });
    }
    let draw = AutoBrocante::write(&Act::Draw { seat }, view.seats());
    body(ui, |ui| {
        if draw_ui(ui, &speech.word(k::VERB_DRAW)) {
            desk.commands.push(Command::Enter(draw));
        }
        ui.add_space(theme::SPACE);
        ui.label(RichText::new(speech.word(k::VERB_BUSINESS)).size(theme::HEADING));
        if cars.is_empty() {
            ui.label(speech.word(brocante::NO_CAR));
            return;
        }
        let narrow = ui.available_width() < ABREAST;
        Grid::new("sale").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
            let called = |car: &Car| speech.sentence(&Printing::of(view).car(*car));
            let cars: Vec<(Car, String)> = cars.iter().map(|car| (*car, called(car))).collect();
            choice(ui, speech.word(brocante::CAR), &mut sale.car, &cars);
            let buyers: Vec<(Seat, String)> =
                buyers.iter().map(|buyer| (*buyer, view.name(*buyer))).collect();
            choice(ui, speech.word(brocante::BUYER), &mut sale.buyer, &buyers);
            ui.label(speech.word(brocante::ENDING));
            let endings = |ui: &mut Ui| {
                ui.selectable_value(&mut sale.ending, Ending::Agreed, speech.word(brocante::AGREED));
                ui.selectable_value(&mut sale.ending, Ending::Hood, speech.word(brocante::HOOD));
            };
            match narrow {
                true => ui.vertical(endings),
                false => ui.horizontal(endings),
            };
            ui.end_row();
            match sale.ending {
                Ending::Agreed => dollars(ui, speech.sentence(&k::FIELD_PRICE.into()), &mut sale.price),
                Ending::Hood => {
                    dollars(ui, speech.sentence(&k::FIELD_ASKED.into()), &mut sale.asked);
                    dollars(ui, speech.sentence(&k::FIELD_VALUE.into()), &mut sale.value);
                }
            }
        });
    });
}

fn draw_ui(ui: &mut Ui, name: &str) -> bool {
    let size = vec2(200.0, theme::MAIN_BUTTON);
    main_button(ui, true, size, Some(icons::ICON_STYLE.rich_text()), name).clicked()
}

fn choice<T: Copy + PartialEq>(ui: &mut Ui, name: String, chosen: &mut Option<T>, all: &[(T, String)]) {
    ui.label(name.clone());
    let now = all.iter().find(|(one, _)| Some(*one) == *chosen).map(|(_, text)| text.clone());
    ui.name_inputs(name.clone(), |ui| {
        let list = ComboBox::from_id_salt(name).width(240.0).selected_text(now.unwrap_or_default());
        list.show_ui(ui, |ui| {
            for (one, text) in all {
                ui.selectable_value(chosen, Some(*one), text.as_str());
            }
        });
    });
    ui.end_row();
}

fn dollars(ui: &mut Ui, name: String, amount: &mut u32) {
    ui.label(name.clone());
    let field = DragValue::new(amount).range(0..=100_000).speed(100.0);
    ui.add_sized(vec2(110.0, theme::ROW), field).accessible_name(name);
    ui.end_row();
}
