//! What may be done on the board, on the card: what may be meant by the places that were pressed, what little a verb may do,
//! and why nothing can be done at a place.

use egui::{Label, RichText, Ui, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::table::choices::button::together;
use crate::desk::table::choices::list::{AT_ONCE, FULL_WIDTH, whole_ui};
use crate::desk::table::choices::shared::Shared;
use crate::desk::table::choices::{Choices, OfferedChoice};
use crate::desk::table::plain;
use crate::desk::{Action, Speech};
use crate::engine::scene::Idle;
use crate::msg;
use crate::session::Session;
use crate::words::keys;

/// Draws what may be meant by the places that were pressed; says whether there is any.
pub(super) fn fitting_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    actions: &mut Vec<Action>,
) -> bool {
    if let Some(idle) = &choices.idle {
        idle_ui(ui, speech, table, (choices, idle), actions);
        return true;
    }
    let to_fitting = std::mem::take(&mut choices.to_fitting);
    let fitting: Vec<(usize, OfferedChoice)> =
        choices.fitting().into_iter().map(|(at, choice)| (at, choice.clone())).collect();
    if fitting.is_empty() || fitting.len() > AT_ONCE {
        return false;
    }
    choices.focus |= to_fitting;
    listed_ui(ui, speech, choices, &fitting, actions);
    true
}

/// Draws whole choices, each with its verb, one below the other.
fn listed_ui(
    ui: &mut Ui,
    speech: Speech,
    choices: &mut Choices,
    fitting: &[(usize, OfferedChoice)],
    actions: &mut Vec<Action>,
) {
    let description: Vec<&str> = fitting.iter().map(|(_, choice)| choice.description.as_str()).collect();
    // Many stand in two columns, and what they have in common is said once.
    let columns = if fitting.len() > FULL_WIDTH { 2 } else { 1 };
    let shared = Shared::of(&description).filter(|_| columns > 1);
    if let Some(shared) = &shared {
        ui.label(RichText::new(shared.once.as_str()).small().color(Palette::of(ui).faint));
    }
    let width = ((ui.available_width() - kit::NEAR) / columns as f32).floor();
    let whole: Vec<(usize, &(usize, OfferedChoice))> = fitting.iter().enumerate().collect();
    let own = |place: usize, choice: &OfferedChoice| match &shared {
        Some(shared) => shared.own(place, &choice.description).to_owned(),
        None => choice.description.clone(),
    };
    let labels: Vec<String> = whole.iter().map(|(place, (_, choice))| own(*place, choice)).collect();
    let pairs = fitting.iter().zip(&labels).map(|((_, choice), label)| (choice, label.as_str()));
    let letters = together(ui, pairs, width);
    ui.spacing_mut().item_spacing = egui::Vec2::splat(kit::NEAR);
    for row in whole.chunks(columns) {
        ui.horizontal(|ui| {
            for (place, (at, choice)) in row {
                let label = labels.get(*place).map_or(choice.description.as_str(), String::as_str);
                whole_ui(ui, speech, choices, *at, (choice, label), (width, letters), actions);
            }
        });
    }
}

/// Says why nothing can be done where somebody pressed, with what may be done for that.
fn idle_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (choices, idle): (&Choices, &Idle),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    for act in &idle.acts {
        let description = plain::act(speech, table, act);
        let size = vec2(ui.available_width(), kit::PRESS);
        if kit::Button::plain(description).size(size).show(ui).clicked() {
            actions.push(choices.done(table.written(act)));
        }
    }
    for (at, why) in idle.why.iter().enumerate() {
        let colour = if at == 0 { palette.amber } else { palette.faint };
        ui.add(Label::new(RichText::new(speech.sentence(why)).small().color(colour)).wrap());
    }
}

/// Says that the choices of a verb lie on the board; draws those that may be meant once a part is pressed, and few before.
pub(super) fn on_board_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    actions: &mut Vec<Action>,
) {
    if fitting_ui(ui, speech, table, choices, actions) || choices.covered {
        return;
    }
    let (lit, palette) = (choices.lights().open.len(), Palette::of(ui));
    let (said, colour) = match lit {
        0 => (msg!(keys::table::NOWHERE), palette.amber),
        lit => (msg!(keys::table::PRESS_LIT, count = lit), palette.ink),
    };
    ui.add(Label::new(RichText::new(speech.say(&said)).color(colour)).wrap());
    let few = choices.few();
    if !few.is_empty() {
        ui.add_space(kit::NEAR);
        listed_ui(ui, speech, choices, &few, actions);
    }
}
