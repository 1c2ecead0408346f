//! A panel over the board, with its title and close button in the first line and scrolling contents. The card, the players and undo stay
//! visible.

use egui::accesskit::Role;
use egui::{FocusDirection, Id, Key, RichText, ScrollArea, Ui, UiBuilder, Vec2, vec2};

use crate::desk::kit::came_from::lies;
use crate::desk::kit::enter::enter_moves_on;
use crate::desk::kit::{GAP, HEADING, NEAR, icon_button, icons, press, resting, strong};

const ARROWS: [Key; 4] = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];

/// Draws a panel. Returns whether it is to be closed. When it opens, a field that asks for the focus gets it, otherwise the title.
pub fn wide_sheet(ui: &mut Ui, (title, close): (&str, String), add: impl FnOnce(&mut Ui)) -> bool {
    let before = ui.memory(|memory| memory.focused());
    let (laid, called) = (lies(ui, Id::unique("wide sheet")), Id::unique("wide sheet called"));
    // A panel may replace another one.
    let laid = ui.data_mut(|data| data.get_temp::<String>(called)).is_none_or(|other| other != title) || laid;
    ui.data_mut(|data| data.insert_temp(called, title.to_owned()));
    let place = ui.available_rect_before_wrap().shrink2(vec2(GAP, NEAR));
    let sheet = ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(title).closable(), |ui| {
        let first_line = ui.horizontal_top(|ui| {
            let room = ui.available_width() - press(ui) - GAP;
            let title = ui.scope(|ui| {
                ui.set_width(room);
                resting(ui, RichText::new(title).font(strong(HEADING)))
            });
            (title.inner, ui.allocate_space(Vec2::splat(press(ui))).1)
        });
        let (title, corner) = first_line.inner;
        ScrollArea::both().id_salt("sheet").auto_shrink(false).show(ui, |ui| enter_moves_on(ui, add));
        // The close button comes last in the Tab order.
        ui.scope_builder(UiBuilder::new().max_rect(corner), |ui| {
            if icon_button(ui, icons::ICON_CLOSE, close).clicked() {
                ui.close();
            }
        });
        title
    });
    // An arrow key never moves the focus off the panel.
    if ARROWS.into_iter().any(|arrow| ui.input(|input| input.key_pressed(arrow))) {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    if laid && ui.memory(|memory| memory.focused()) == before {
        sheet.inner.request_focus();
    }
    ui.ctx().accesskit_node_builder(sheet.response.id, |node| {
        node.set_role(Role::Dialog);
        node.set_label(title);
    });
    sheet.response.should_close()
}
