//! Icons from the icon font, each with an accessible name.

use egui::{Align2, Button, Color32, Pos2, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{ICON, Palette, icon_font, press, stop};

/// The icons in use. A new one must also be added to the subset font: see [`crate::desk::kit::letters`].
pub mod icons {
    macro_rules! icons {
        ($($icon:ident)+) => {
            pub use egui_material_icons::icons::{$($icon),+};

            pub const ALL: &[egui_material_icons::MaterialIcon] = &[$($icon),+];
        };
    }

    icons! {
        ICON_ADD
        ICON_ALT_ROUTE
        ICON_ARROW_BACK
        ICON_ARROW_DOWNWARD
        ICON_ARROW_UPWARD
        ICON_BACKSPACE
        ICON_BALANCE
        ICON_BOLT
        ICON_CALCULATE
        ICON_CALL_SPLIT
        ICON_CAMPAIGN
        ICON_CASINO
        ICON_CAST
        ICON_CHECK
        ICON_CHEVRON_LEFT
        ICON_CHEVRON_RIGHT
        ICON_CLOSE
        ICON_DARK_MODE
        ICON_DELETE
        ICON_DIRECTIONS_CAR
        ICON_EDIT
        ICON_EDIT_NOTE
        ICON_FACTORY
        ICON_FAST_FORWARD
        ICON_FLAG
        ICON_FOLDER_OPEN
        ICON_GARAGE
        ICON_GRID_ON
        ICON_GROUP
        ICON_HEALING
        ICON_HELP
        ICON_HISTORY
        ICON_HOME
        ICON_INK_ERASER
        ICON_KEYBOARD
        ICON_KEYBOARD_RETURN
        ICON_LEADERBOARD
        ICON_LIGHT_MODE
        ICON_LOCK
        ICON_MENU
        ICON_MENU_BOOK
        ICON_NOTIFICATIONS
        ICON_NOTIFICATIONS_OFF
        ICON_PAUSE
        ICON_PAYMENTS
        ICON_PERCENT
        ICON_PERSON_ADD
        ICON_PLAYING_CARDS
        ICON_PLAY_ARROW
        ICON_PRINT
        ICON_REDO
        ICON_REMOVE
        ICON_RESTART_ALT
        ICON_SAVE_AS
        ICON_SCHOOL
        ICON_SEARCH
        ICON_SETTINGS
        ICON_SHELVES
        ICON_STAR
        ICON_STOREFRONT
        ICON_STYLE
        ICON_SWAP_HORIZ
        ICON_TABLE_RESTAURANT
        ICON_TIRE_REPAIR
        ICON_TROPHY
        ICON_UNDO
        ICON_U_TURN_LEFT
        ICON_VOLUME_OFF
        ICON_WARNING
    }
}

/// A button with an icon and an accessible name.
pub fn icon_button(ui: &mut Ui, icon: MaterialIcon, name: impl Into<String>) -> Response {
    let name = name.into();
    let side = press(ui).min(ui.spacing().interact_size.y).max(ICON);
    let around = Vec2::splat((side - ICON) / 2.0);
    let padding = std::mem::replace(&mut ui.spacing_mut().button_padding, around);
    let icon = icon.rich_text().size(ICON);
    let icon = if ui.is_enabled() { icon } else { icon.color(Palette::of(ui).rule) };
    let button = Button::new(icon).frame_when_inactive(false);
    let response = ui.add(button.min_size(Vec2::splat(side)).sense(stop(ui)));
    ui.spacing_mut().button_padding = padding;
    response.accessible_name(name.clone()).on_hover_text(name)
}

/// An icon next to words with the same meaning. It is only painted, so screen readers skip it.
pub fn mark(ui: &mut Ui, icon: MaterialIcon, size: f32, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::empty());
    paint(ui, rect.center(), icon, size, colour);
    response
}

/// An icon with an accessible name.
pub fn sign(ui: &mut Ui, icon: MaterialIcon, size: f32, colour: Color32, name: &str) {
    mark(ui, icon, size, colour).widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

/// Paints an icon around a point.
pub fn paint(ui: &Ui, centre: Pos2, icon: MaterialIcon, size: f32, colour: Color32) {
    let font = icon_font(icon, size);
    ui.painter().text(centre, Align2::CENTER_CENTER, icon.codepoint, font, colour);
}
