//! What the rules leave no choice about: said act by act, and entered with one press up to the first true choice.

use egui::{Label, RichText, ScrollArea, Ui, vec2};

use crate::desk::kit::{self, Palette, opening};
use crate::desk::table::choices::Choices;
use crate::desk::table::{Subject, plain, why};
use crate::desk::{Action, Speech};
use crate::engine::{AnyAct, Effect};
use crate::msg;
use crate::session::Session;
use crate::words::keys;

/// Draws them; a single one is a choice like any other.
pub(super) fn forced_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &Choices,
    actions: &mut Vec<Action>,
) {
    let forced = &choices.forced;
    if forced.len() < 2 {
        return;
    }
    let room = (ui.available_height() - kit::PRESS - kit::GAP).max(kit::PRESS);
    ScrollArea::vertical().id_salt("forced").max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = kit::NEAR;
        for (act, effect) in forced {
            row_ui(ui, speech, table, (act, effect), actions);
        }
    });
    ui.add_space(kit::NEAR);
    let words = msg!(keys::table::FORCED, count = forced.len());
    let size = vec2(ui.available_width(), kit::PRESS);
    if kit::Button::main(speech.say(&words)).size(size).show(ui).clicked() {
        actions.push(Action::EnterAll(forced.iter().map(|(act, _)| table.written(act)).collect()));
    }
}

/// One of them, with what it brings or costs, which opens.
fn row_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (act, effect): (&AnyAct, &Effect),
    actions: &mut Vec<Action>,
) {
    let price = plain::price(speech, table, &effect.movements);
    let wide = ui.available_width() - kit::text_width(ui, price.as_str(), kit::SMALL) - kit::GAP;
    ui.horizontal_top(|ui| {
        ui.scope(|ui| {
            ui.set_width(wide);
            let description =
                RichText::new(plain::act(speech, table, act)).small().color(Palette::of(ui).ink);
            ui.add(Label::new(description).wrap());
        });
        let price = RichText::new(price).small();
        opening(ui, price, actions, || Subject::Figures(why::figures(table, effect)));
    });
}
