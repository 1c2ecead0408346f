//! Backgrounds: the ground of the window, sheets on it, and raised areas on a sheet.

use egui::epaint::Shadow;
use egui::text::LayoutJob;
use egui::{
    Align, CentralPanel, Color32, Frame, Label, LayerId, Layout, Margin, Panel, Rect, RichText, Sense, Ui,
    UiBuilder, WidgetInfo, vec2,
};

use crate::desk::kit::{
    BODY, CORNER, GAP, HEADING, LEAD, MARGIN, NEAR, PAGE_MARGIN, Palette, ROW, SHEET_CORNER, SMALL, font,
    hairline, narrow, size_for_rows, slim, strong,
};

/// Paints the background of the window.
pub fn ground(ui: &Ui) {
    let below = ui.ctx().layer_painter(LayerId::background());
    below.rect_filled(ui.ctx().viewport_rect(), 0, Palette::of(ui).ground);
}

/// A sheet on the background.
pub fn sheet(ui: &Ui) -> Frame {
    let palette = Palette::of(ui);
    let shadow = Shadow { offset: [0, 1], blur: 4, spread: 0, color: palette.shadow };
    Frame::new()
        .fill(palette.sheet)
        .shadow(shadow)
        .corner_radius(SHEET_CORNER)
        .inner_margin(Margin::same(MARGIN))
}

/// A sheet with the margin of a page.
pub fn page_sheet(ui: &Ui) -> Frame {
    sheet(ui).inner_margin(Margin::same(PAGE_MARGIN))
}

/// A raised area on a sheet.
pub fn raised(ui: &Ui) -> Frame {
    let palette = Palette::of(ui);
    Frame::new()
        .fill(palette.raised)
        .stroke(hairline(palette.rule))
        .corner_radius(CORNER)
        .inner_margin(Margin::same(MARGIN))
}

/// Draws a page in the middle of the window, with a greatest width.
pub fn centred<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let width = width.min(ui.available_width());
    let side = ((ui.available_width() - width) / 2.0).floor();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.set_width(width);
            add(ui)
        })
        .inner
    })
    .inner
}

/// Draws items side by side. In a slim window they go on below where there is no more room.
pub fn in_line<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    if slim(ui) { ui.horizontal_wrapped(add).inner } else { ui.horizontal(add).inner }
}

/// Draws a page of panels in the middle of the window, with a greatest width and the window's height.
pub fn column<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let whole = ui.available_rect_before_wrap();
    let side = ((whole.width() - width).max(0.0) / 2.0).floor();
    ui.scope_builder(UiBuilder::new().max_rect(whole.shrink2(vec2(side, 0.0))), add).inner
}

/// Draws the heading of a page.
pub fn title(ui: &mut Ui, text: impl Into<String>) {
    ui.label(RichText::new(text).font(strong(HEADING)));
    ui.add_space(GAP);
}

/// Draws the right-aligned heading of a column of figures.
pub fn heading(ui: &mut Ui, text: String, width: f32) {
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(vec2(width, ROW), layout, |ui| {
        ui.set_min_width(width);
        let text = RichText::new(text).font(font(SMALL)).color(Palette::of(ui).faint);
        ui.add(Label::new(text).truncate());
    });
}

/// Adds space between two parts of a page.
pub fn part(ui: &mut Ui) {
    ui.add_space(NEAR);
}

/// The distance between the sheets of a page.
const BETWEEN: i8 = 4;

/// A sheet next to others. In a narrow window it has smaller margins.
fn beside(ui: &Ui) -> Frame {
    let margin = Margin::symmetric(if narrow(ui) { BETWEEN } else { BETWEEN * 2 }, BETWEEN);
    sheet(ui).inner_margin(margin).outer_margin(Margin::same(BETWEEN))
}

/// Draws a panel as a sheet.
pub fn on_sheet(ui: &Ui, panel: Panel) -> Panel {
    panel.frame(beside(ui)).show_separator_line(false)
}

/// A panel without a frame, as part of a sheet.
pub fn within(panel: Panel) -> Panel {
    panel.frame(Frame::NONE).show_separator_line(false).resizable(false)
}

/// Draws a panel on the background.
pub fn on_ground(panel: Panel) -> Panel {
    panel.frame(Frame::NONE.inner_margin(Margin::symmetric(MARGIN, BETWEEN))).show_separator_line(false)
}

/// The central panel on the background.
pub fn on_ground_central() -> CentralPanel {
    CentralPanel::default().frame(Frame::NONE.inner_margin(Margin::symmetric(MARGIN, BETWEEN)))
}

/// The central panel as a sheet.
pub fn central(ui: &Ui) -> CentralPanel {
    CentralPanel::default().frame(beside(ui))
}

/// Draws a sheet at a given rectangle.
pub fn laid_on_sheet<R>(ui: &mut Ui, place: Rect, name: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let laid = UiBuilder::new().max_rect(place).id_salt(name);
    ui.scope_builder(laid, |ui| central(ui).show(ui, add).inner).inner
}

/// Draws a thin line between two parts of a card.
pub fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), NEAR), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, hairline(Palette::of(ui).rule));
}

/// Draws the bar of a mode: one sentence, and its buttons from the right.
pub fn mode_ui(ui: &mut Ui, (fill, ink): (Color32, Color32), text: &str, ways: impl FnOnce(&mut Ui)) {
    let place = ui.available_rect_before_wrap();
    ui.painter().rect_filled(place, CORNER, fill);
    let line = Layout::right_to_left(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place.shrink2(vec2(GAP, 0.0))).layout(line), |ui| {
        ui.spacing_mut().item_spacing.x = NEAR;
        ways(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let (size, room) = (size_for_rows(ui, text, [LEAD, BODY, SMALL], 2), ui.available_width());
            let mut job = LayoutJob::simple(text.to_owned(), strong(size), ink, room);
            job.wrap.max_rows = 3;
            let shown = match ui.painter().layout_job(job.clone()).elided {
                // In the smallest windows there is only room for the buttons.
                true => ui.allocate_response(ui.available_size(), Sense::hover()),
                false => ui.add(Label::new(job).wrap().selectable(false)),
            };
            shown.on_hover_text(text).widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
        });
    });
}
