//! Icons from the icon font, each with a name for whoever cannot see it.

use egui::{Button, Response, Ui};
use egui_material_icons::MaterialIcon;

use crate::desk::theme::ICON;

/// The icons the window uses.
pub mod icons {
    pub use egui_material_icons::icons::*;
}

/// A button that shows an icon and is called by a name.
pub fn icon_button(ui: &mut Ui, icon: MaterialIcon, name: impl Into<String>) -> Response {
    let name = name.into();
    let button = Button::new(icon.rich_text().size(ICON)).frame_when_inactive(false);
    ui.add(button).accessible_name(name.clone()).on_hover_text(name)
}
