//! Open for business as a sheet: which car, to whom, and how it ended; or the card that ends the turn.

use egui::{ComboBox, DragValue, Grid, Response, RichText, Ui, vec2};

use crate::desk::Command;
use crate::desk::games::auto_brocante::{Desk, body};
use crate::desk::games::foot::sheet_number;
use crate::desk::kit::{self, icons, may_take, retype};
use crate::engine::{Acts, Seat};
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::{Act, Bargain, Business, Car, DrawCard, lot};
use crate::words::Key;
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

/// No figure yet.
const UNKNOWN: i64 = -1;

/// The sale as it is filled in.
#[derive(Debug, Default)]
pub struct Sale {
    /// The entry it was begun after: the next one ends it, but no fact that is only written down.
    after: Option<u32>,
    car: Option<Car>,
    buyer: Option<Seat>,
    ending: Ending,
    /// What is asked, however the sale ends.
    price: Option<u32>,
    value: Option<u32>,
    /// Whether what comes next is typed: the ending has just been chosen.
    typing: bool,
}

impl Sale {
    /// How the sale ends, or what is still to be typed: Enter would book the rest.
    fn bargain(&self) -> Result<Bargain, Key> {
        let price = self.price.filter(|price| *price > 0);
        match self.ending {
            Ending::Agreed => price.map(Bargain::Agreed).ok_or(k::FIELD_PRICE),
            Ending::Hood => {
                let asked = price.ok_or(k::FIELD_ASKED)?;
                self.value.map(|value| Bargain::Hood { asked, value }).ok_or(k::FIELD_VALUE)
            }
        }
    }
}

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Desk<'_>, sale: &mut Sale) {
    let (speech, view) = (desk.speech, desk.view());
    let seat = view.state().turn;
    let after = Some(desk.journal.head());
    if sale.after != after {
        *sale = Sale { after, ..Sale::default() };
    }
    let cars = lot(view, seat);
    let buyers: Vec<Seat> = view.seats().iter().filter(|other| *other != seat).collect();
    sale.car = sale.car.filter(|car| cars.contains(car)).or(only(&cars));
    sale.buyer = sale.buyer.filter(|buyer| buyers.contains(buyer)).or(only(&buyers));
    match (sale.car, sale.buyer, sale.bargain()) {
        (Some(car), Some(buyer), Ok(bargain)) => {
            desk.foot(ui, brocante::SELL, &Act::Business(Business { seat, car, buyer, bargain }));
        }
        (None, ..) => desk.missing(ui, brocante::SELL, brocante::WHICH_CAR),
        (_, None, _) => desk.missing(ui, brocante::SELL, brocante::WHICH_BUYER),
        (.., Err(missing)) => desk.missing(ui, brocante::SELL, missing),
    }
    let draw = Act::Draw(DrawCard { seat }).write(view.seats());
    body(ui, |ui| {
        if draw_ui(ui, &speech.word(k::VERB_DRAW)) {
            desk.commands.push(Command::Enter(draw));
        }
        ui.add_space(kit::SPACE);
        ui.label(RichText::new(speech.word(k::VERB_BUSINESS)).size(kit::HEADING));
        if cars.is_empty() {
            ui.label(speech.word(brocante::NO_CAR));
            return;
        }
        let narrow = ui.available_width() < ABREAST;
        Grid::new("sale").num_columns(2).spacing([kit::WIDE, kit::GAP]).show(ui, |ui| {
            let called = |car: &Car| speech.sentence(&Printing::of(view).car(*car));
            let cars: Vec<(Car, String)> = cars.iter().map(|car| (*car, called(car))).collect();
            choice(ui, speech.word(brocante::CAR), &mut sale.car, &cars);
            let buyers: Vec<(Seat, String)> =
                buyers.iter().map(|buyer| (*buyer, view.name(*buyer))).collect();
            choice(ui, speech.word(brocante::BUYER), &mut sale.buyer, &buyers);
            ui.label(speech.word(brocante::ENDING));
            let endings = |ui: &mut Ui| {
                for (ending, name) in [(Ending::Agreed, brocante::AGREED), (Ending::Hood, brocante::HOOD)] {
                    let chosen = ui.selectable_value(&mut sale.ending, ending, speech.word(name));
                    sale.typing |= chosen.clicked();
                }
            };
            match narrow {
                true => ui.vertical(endings),
                false => ui.horizontal(endings),
            };
            ui.end_row();
            let name = match sale.ending {
                Ending::Agreed => k::FIELD_PRICE,
                Ending::Hood => k::FIELD_ASKED,
            };
            let price = dollars(ui, "price", speech.sentence(&name.into()), &mut sale.price);
            if may_take(ui, &mut sale.typing) {
                retype(&price);
            }
            if sale.ending == Ending::Hood {
                dollars(ui, "value", speech.sentence(&k::FIELD_VALUE.into()), &mut sale.value);
            }
        });
    });
}

/// What needs no choice.
fn only<T: Copy>(all: &[T]) -> Option<T> {
    if let [one] = all { Some(*one) } else { None }
}

fn draw_ui(ui: &mut Ui, name: &str) -> bool {
    let size = vec2(200.0, kit::MAIN_BUTTON);
    kit::Button::main(name).icon(icons::ICON_STYLE).size(size).show(ui).clicked()
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

/// An amount: nothing until it is typed.
fn dollars(ui: &mut Ui, what: &str, name: String, amount: &mut Option<u32>) -> Response {
    let mut typed = amount.map_or(UNKNOWN, i64::from);
    ui.label(name.clone());
    let field = DragValue::new(&mut typed).range(UNKNOWN..=i64::from(u32::MAX)).speed(100.0);
    let field = field.custom_formatter(|number, _| match number {
        0.0.. => format!("{number:.0}"),
        _ => "?".to_owned(),
    });
    let field = ui.add_sized(vec2(110.0, kit::PRESS), sheet_number(what, field)).accessible_name(name);
    *amount = u32::try_from(typed).ok();
    ui.end_row();
    field
}
