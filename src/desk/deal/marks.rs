//! Optional marks on the cars of the dealing table: a puncture to be paid for, reverse, nitro. A click on a car sets its mark, or removes it
//! once the car has moved.

use egui::{Button, Color32, Popup, RichText, Ui, vec2};
use egui_material_icons::MaterialIcon;

use crate::ask::terms::autotock::{CARS, Special};
use crate::desk::deal::{DealAction, DealPage, places};
use crate::desk::kit::{self, Palette, glyph_icon, icons, sign_ink};
use crate::desk::{Action, Speech};
use crate::engine::Glyph;
use crate::msg;
use crate::words::keys;

/// The icon of a special square, and its colour.
fn sign(special: Special, palette: &Palette) -> (MaterialIcon, Color32) {
    let glyph: Glyph = special.glyph();
    (glyph_icon(glyph).unwrap_or(icons::ICON_DIRECTIONS_CAR), sign_ink(palette, glyph))
}

/// The cars of one player, each with the special square that it stands on.
pub type Marks = [Option<Special>; CARS as usize];

/// Draws the cars of a place as buttons.
pub fn marks_ui(ui: &mut Ui, speech: Speech, page: &DealPage, place: usize, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = kit::NEAR;
        ui.spacing_mut().button_padding = vec2(0.0, 0.0);
        for (car, mark) in page.marks(place).into_iter().enumerate() {
            car_ui(ui, speech, page, (place, car), mark, actions);
        }
    });
}

fn car_ui(
    ui: &mut Ui,
    speech: Speech,
    page: &DealPage,
    (place, car): (usize, usize),
    mark: Option<Special>,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let player = places::called(page, speech, place);
    let (icon, colour) = match mark {
        Some(special) => sign(special, palette),
        None => (icons::ICON_DIRECTIONS_CAR, palette.rule),
    };
    let name = match mark {
        Some(special) => msg!(keys::deal::CAR_MOVED, player = player, n = car + 1, mark = special.key()),
        None => msg!(keys::deal::CAR, player = player, n = car + 1),
    };
    let name = speech.say(&name);
    let text = RichText::new(icon.rich_text().text()).family(icon.font_family());
    // All cars of a place fit below its name.
    let cars = f32::from(CARS);
    let wide = (ui.max_rect().width() - kit::NEAR * (cars - 1.0)) / cars;
    let size = vec2(wide.min(kit::FINGER), kit::press(ui));
    let button = Button::new(text.size(kit::ICON).color(colour)).min_size(size);
    let response = ui.add(button).accessible_name(name.clone()).on_hover_text(name);
    if mark.is_some() {
        if response.clicked() {
            actions.push(Action::Dealt(DealAction::Mark(place, car, None)));
        }
        return;
    }
    Popup::menu(&response).show(|ui| {
        for special in Special::ALL {
            let (icon, colour) = sign(special, palette);
            let sign = RichText::new(icon.rich_text().text()).family(icon.font_family()).color(colour);
            let name = speech.sentence(&special.key().into());
            let choice = Button::new((sign.size(kit::ICON), RichText::new(name.as_str())));
            if ui.add(choice.min_size(vec2(0.0, kit::press(ui)))).accessible_name(name).clicked() {
                actions.push(Action::Dealt(DealAction::Mark(place, car, Some(special))));
            }
        }
    });
}
