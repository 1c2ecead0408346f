//! A number with a button for one less and one for one more.

use egui::{Response, Ui, Vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{NEAR, PRESS, icons};

/// Draws a stepper around its field; gives back what the number becomes. `steps` is what one less and one more lead to,
/// where they lead anywhere; each is called by its name.
pub fn stepper<N>(
    ui: &mut Ui,
    [less, more]: [String; 2],
    steps: [Option<N>; 2],
    field: impl FnOnce(&mut Ui) -> Response,
) -> Option<N> {
    let [below, above] = steps;
    let step = |ui: &mut Ui, icon: MaterialIcon, name: String, to: Option<N>| {
        let button = egui::Button::new(icon.rich_text())
            .min_size(Vec2::splat(PRESS.min(ui.spacing().interact_size.y)));
        ui.add_enabled(to.is_some(), button).accessible_name(name).clicked().then_some(to).flatten()
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = NEAR;
        ui.spacing_mut().button_padding = Vec2::splat(NEAR);
        let less = step(ui, icons::ICON_REMOVE, less, below);
        field(ui);
        let more = step(ui, icons::ICON_ADD, more, above);
        less.or(more)
    })
    .inner
}
