//! Icons from the icon font, each with a name for whoever cannot see it.

use egui::{Button, Response, Ui};
use egui_material_icons::MaterialIcon;

/// The icons the window uses.
pub mod icons {
    pub use egui_material_icons::icons::*;
}

/// A button that shows an icon and is called by a name.
pub fn icon_button(ui: &mut Ui, icon: MaterialIcon, name: impl Into<String>) -> Response {
    let name = name.into();
    ui.add(Button::new(icon.rich_text()).frame_when_inactive(false)).accessible_name(name.clone()).on_hover_text(name)
}
