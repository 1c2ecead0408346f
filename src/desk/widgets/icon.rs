//! Icons from the icon font, each with a name for whoever cannot see it.

use egui::{Align2, Button, Color32, FontId, Pos2, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role};
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

/// An icon beside words that say the same: painted only, so that nobody hears it.
pub fn mark(ui: &mut Ui, icon: MaterialIcon, size: f32, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::empty());
    paint(ui, rect.center(), icon, size, colour);
    response
}

/// An icon that says something by itself, under its name.
pub fn sign(ui: &mut Ui, icon: MaterialIcon, size: f32, colour: Color32, name: &str) {
    mark(ui, icon, size, colour).widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

/// Paints an icon around a point.
pub fn paint(ui: &Ui, centre: Pos2, icon: MaterialIcon, size: f32, colour: Color32) {
    let font = FontId::new(size, icon.font_family());
    ui.painter().text(centre, Align2::CENTER_CENTER, icon.codepoint, font, colour);
}
