//! Marks on the cars of the dealing table, for whoever forgets: a puncture to be paid for, reverse, nitro. A tap
//! goes to the next mark; the car has moved: tap it away.

use egui::{Button, RichText, Ui, vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::deal::{DealPage, Step, places};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::icons;
use crate::desk::{Command, Speech};
use crate::games::autotock::{Special, units};
use crate::say;
use crate::words::{Key, keys};

/// The cars of one player, each with the special square it stands on.
pub type Marks = [Option<Special>; units::CARS as usize];

/// The mark after this one: puncture, reverse, nitro, none.
pub const fn next(mark: Option<Special>) -> Option<Special> {
    match mark {
        None => Some(Special::Puncture),
        Some(Special::Puncture) => Some(Special::Reverse),
        Some(Special::Reverse) => Some(Special::Nitro),
        Some(Special::Nitro) => None,
    }
}

/// Draws the cars of a place, to be tapped.
pub fn marks_ui(ui: &mut Ui, speech: Speech, page: &DealPage, place: usize, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GAP / 2.0;
        ui.spacing_mut().button_padding = vec2(2.0, 0.0);
        for (car, mark) in page.marks(place).into_iter().enumerate() {
            let (icon, colour, named): (MaterialIcon, _, Key) = match mark {
                None => (icons::ICON_DIRECTIONS_CAR, palette.rule, keys::deal::NO_MARK),
                Some(Special::Puncture) => (icons::ICON_TIRE_REPAIR, palette.red, Special::Puncture.key()),
                Some(Special::Reverse) => (icons::ICON_U_TURN_LEFT, palette.amber, Special::Reverse.key()),
                Some(Special::Nitro) => (icons::ICON_BOLT, palette.good, Special::Nitro.key()),
            };
            let player = places::called(page, speech, place);
            let name = speech.say(&say!(keys::deal::CAR, player = player, n = car + 1, mark = named));
            let text = RichText::new(icon.rich_text().text()).family(icon.font_family());
            let button = Button::new(text.size(theme::ICON).color(colour)).min_size(vec2(38.0, theme::ROW));
            if ui.add(button).accessible_name(name.clone()).on_hover_text(name).clicked() {
                commands.push(Command::Dealt(Step::Mark(place, car)));
            }
        }
    });
}
