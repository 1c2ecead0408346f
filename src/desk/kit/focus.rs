//! The focus ring, headings that can take the keyboard focus, and moving the focus between landmarks.

use egui::{
    Align, CornerRadius, Id, Label, Layout, Order, Rect, Response, RichText, Role, Sense, StrokeKind, Ui,
    WidgetInfo, vec2,
};

use crate::desk::kit::came_from::lies;
use crate::desk::kit::keyboard::rest;
use crate::desk::kit::{CORNER, Palette, may_take, outline};

/// Draws a ring around the focused widget.
pub fn focus_ring(ui: &Ui) {
    let focused = ui.memory(|memory| memory.focused());
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    // A modal dialog covers widgets of lower layers.
    if !ui.memory(|memory| memory.allows_interaction(response.layer_id)) {
        return;
    }
    let painter =
        ui.ctx().layer_painter(response.layer_id).with_clip_rect(response.interact_rect.expand(4.0));
    let (ring, stroke) = (response.rect.expand(1.0), outline(Palette::of(ui).accent));
    painter.rect_stroke(ring, CornerRadius::same(CORNER), stroke, StrokeKind::Outside);
}

/// Draws a title or a question that can take the focus without being clickable.
pub fn resting(ui: &mut Ui, text: RichText) -> Response {
    let text = Label::new(text).wrap().selectable(false).sense(Sense::focusable_noninteractive());
    let block = vec2(ui.available_width(), 0.0);
    ui.allocate_ui_with_layout(block, Layout::top_down(Align::Min), |ui| {
        // Painted directly, because a label underlines its text when focused. The ring shows the focus instead.
        let (place, galley, response) = text.layout_in_ui(ui);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, galley.text()));
        ui.painter().galley(place, galley, Palette::of(ui).ink);
        response
    })
    .inner
}

/// Makes a drawn line focusable.
pub fn rests_on(ui: &Ui, line: &Response, said: &str) -> Response {
    let head = ui.interact(line.rect, line.id.with("rests"), Sense::focusable_noninteractive());
    head.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
    head
}

/// Draws a question above its buttons. It takes the focus when it appears.
pub fn question(ui: &mut Ui, what: Id, said: &str) {
    let laid = lies(ui, what);
    let line = ui.label(said);
    let line = rests_on(ui, &line, said);
    if laid {
        line.request_focus();
    }
}

/// Makes a heading focusable. It takes the focus when wanted, unless a dialog is open.
pub fn head(ui: &Ui, place: Rect, said: &str, wanted: &mut bool) {
    let head = ui.interact(place, rest(), Sense::focusable_noninteractive());
    head.widget_info(|| WidgetInfo::labeled(Role::Heading, true, said));
    if ui.memory(|memory| memory.top_modal_layer().is_none()) && may_take(ui, wanted) {
        head.request_focus();
    }
}

/// Moves the focus to the first widget of the next or previous landmark. Of overlapping landmarks, the last one is on top.
pub fn go_round(ui: &Ui, parts: &[Rect], back: bool) {
    let part = |place: Rect| parts.iter().rposition(|part| part.contains(place.center()));
    let firsts: Vec<Option<Id>> = ui.ctx().viewport(|viewport| {
        let mut firsts = vec![None; parts.len()];
        let layers =
            viewport.this_pass.widgets.layers().filter(|(layer, _)| layer.order == Order::Background);
        let widgets = layers.flat_map(|(_, widgets)| widgets);
        for widget in widgets.filter(|widget| widget.enabled && widget.sense.is_focusable()) {
            let first = part(widget.interact_rect).and_then(|at| firsts.get_mut(at));
            if let Some(first) = first.filter(|_| widget.interact_rect.is_positive()) {
                first.get_or_insert(widget.id);
            }
        }
        firsts
    });
    let focused = ui.memory(|memory| memory.focused()).and_then(|id| ui.ctx().read_response(id));
    let at = focused.and_then(|response| part(response.rect));
    let count = parts.len();
    let from = at.unwrap_or(if back { 0 } else { count.saturating_sub(1) });
    let way = (1..=count).map(|step| (from + if back { count - step } else { step }) % count);
    if let Some(id) = way.filter_map(|at| firsts.get(at).copied().flatten()).next() {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
}
