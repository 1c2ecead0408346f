//! The final count behind a curtain: every dealer types the own Blue Book values alone. They are dots while they are
//! typed and shown only while a button is held; nobody else begins before the dealer is done, and they are entered all
//! together when the Blue Books are opened.

use std::collections::BTreeMap;

use egui::{Id, Label, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::desk::games::auto_brocante::Pages;
use crate::desk::kit::{self, Alone, Palette, badge, icons, page, sign};
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Journal, Seat, View};
use crate::games::auto_brocante::board::{Printing, worth};
use crate::games::auto_brocante::{Act, AutoBrocante, Car, FinalCount, doubt, lot, shown};
use crate::say;
use crate::words::keys::{auto_brocante as k, brocante};

/// What has been typed, and who is alone with it.
#[derive(Default)]
pub struct Curtain {
    typed: BTreeMap<(Seat, Car), String>,
    alone: Alone<Seat>,
}

impl std::fmt::Debug for Curtain {
    /// Says nothing of the values: they are secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Curtain").field("typed", &self.typed.len()).finish_non_exhaustive()
    }
}

impl Curtain {
    fn value(&self, speech: Speech, seat: Seat, car: Car) -> Option<u32> {
        let text = self.typed.get(&(seat, car))?.trim().to_lowercase();
        let junk = text == "junk" || text == speech.word(k::JUNK);
        if junk { Some(0) } else { text.parse().ok() }
    }
}

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<AutoBrocante>,
    pages: &mut Pages,
    commands: &mut Vec<Command>,
) {
    let (view, curtain) = (journal.view(), &mut pages.curtain);
    let lots: Vec<(Seat, Vec<Car>)> = view.seats().iter().map(|seat| (seat, lot(view, seat))).collect();
    curtain
        .typed
        .retain(|(seat, car), _| lots.iter().any(|(other, cars)| other == seat && cars.contains(car)));
    let values: Option<Vec<Vec<(Car, u32)>>> = lots
        .iter()
        .map(|(seat, cars)| {
            cars.iter().map(|car| Some((*car, curtain.value(speech, *seat, *car)?))).collect()
        })
        .collect();
    page(ui, ScrollArea::both().id_salt("curtain"), |ui| {
        ui.add(Label::new(speech.word(brocante::CURTAIN)).wrap());
        ui.add_space(kit::GAP);
        for (seat, cars) in &lots {
            kit::raised(ui).inner_margin(egui::Margin::symmetric(kit::MARGIN, 0)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                dealer_ui(ui, speech, view, curtain, *seat, cars);
            });
        }
        ui.add_space(kit::GAP);
        let size = vec2(260.0, kit::MAIN_BUTTON);
        let icon = icons::ICON_MENU_BOOK;
        if kit::Button::main(speech.word(k::VERB_FINAL))
            .icon(icon)
            .size(size)
            .enabled(values.is_some())
            .show(ui)
            .clicked()
            && let Some(values) = values
        {
            let act = Act::Final(FinalCount { values });
            commands.push(Command::Enter(act.write(view.seats())));
            *curtain = Curtain::default();
        }
    });
}

fn dealer_ui(
    ui: &mut Ui,
    speech: Speech,
    view: View<'_, AutoBrocante>,
    curtain: &mut Curtain,
    seat: Seat,
    cars: &[Car],
) {
    let palette = Palette::of(ui);
    let done = cars.iter().filter(|car| curtain.value(speech, seat, **car).is_some()).count();
    let mut looking = false;
    ui.horizontal(|ui| {
        if let Some(player) = view.seats().player(seat) {
            badge(ui, player);
        }
        let line = say!(brocante::TYPED, done = done, cars = cars.len());
        let colour = if done == cars.len() { palette.good } else { palette.faint };
        ui.label(RichText::new(speech.sentence(&line)).color(colour));
        if cars.is_empty() {
            return;
        }
        looking = curtain.alone.buttons(ui, speech, seat, view.name(seat));
    });
    if !curtain.alone.is_open(seat) {
        return;
    }
    let field = |car: Car| Id::unique(("final count", seat, car));
    for (at, car) in cars.iter().enumerate() {
        let called = speech.sentence(&Printing::of(view).car(*car));
        ui.horizontal(|ui| {
            ui.allocate_ui(vec2(240.0, kit::ROW), |ui| {
                ui.set_min_width(240.0);
                ui.label(called.as_str());
            });
            let named = speech.sentence(&say!(
                k::FIELD_FINAL,
                seat = view.name(seat),
                car = Printing::of(view).car(*car)
            ));
            let seen = || shown(view, seat, *car).map(|typed| typed.to_string()).unwrap_or_default();
            let text = curtain.typed.entry((seat, *car)).or_insert_with(seen);
            let edit = TextEdit::singleline(text).id(field(*car)).password(true);
            let edit = ui.add(edit.char_limit(9).desired_width(90.0)).accessible_name(named);
            curtain.alone.follow(ui, &edit, cars.get(at + 1).map(|next| field(*next)));
            let Some(value) = curtain.value(speech, seat, *car) else { return };
            let doubt = doubt(view, seat, *car, value);
            if doubt.is_some() {
                // Beside the dots, without the value.
                sign(ui, icons::ICON_WARNING, kit::ICON, palette.amber, &speech.word(brocante::ODD));
            }
            if looking {
                ui.label(speech.say(&worth(i64::from(value))));
            }
            if let Some(doubt) = doubt.filter(|_| looking) {
                let doubt = RichText::new(speech.sentence(&doubt)).small().color(palette.amber);
                ui.add(Label::new(doubt).wrap());
            }
        });
    }
}
