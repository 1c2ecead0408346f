//! What the rules leave no choice about: said act by act, and entered with one press up to the first true choice.

use egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::table::choices::Choices;
use crate::desk::table::plain;
use crate::desk::{Action, Speech};
use crate::engine::Offer;
use crate::say;
use crate::session::Table;
use crate::words::keys;

/// Draws them; a single one is a choice like any other.
pub(super) fn forced_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    choices: &Choices,
    actions: &mut Vec<Action>,
) {
    let forced = &choices.forced;
    let [first, _, ..] = forced.as_slice() else { return };
    let verb = first.act.split(' ').take(2).find_map(|word| (table.contents().verb)(word));
    let Some(verb) = verb else { return };
    for offer in forced {
        row_ui(ui, speech, table, offer);
    }
    let words = say!(keys::table::FORCED, verb = verb, count = forced.len());
    let size = vec2(ui.available_width(), kit::PRESS);
    if kit::Button::main(speech.say(&words)).size(size).show(ui).clicked() {
        actions.push(Action::EnterAll(forced.iter().map(|offer| offer.act.clone()).collect()));
    }
}

/// One of them, with what it brings or costs.
fn row_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, offer: &Offer<String>) {
    let price = offer.answer.as_ref().map(|movements| plain::price(speech, table, movements));
    ui.horizontal(|ui| {
        let small = |text: String| RichText::new(text).small().color(Palette::of(ui).ink);
        let (told, price) = (small(plain::told(speech, table, &offer.act)), small(price.unwrap_or_default()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(price);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(told).truncate()));
        });
    });
}
