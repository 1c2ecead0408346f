//! Where the keyboard is: the ring around it, the head on which it rests, and its way round the parts of a page.

use egui::{
    Align, CornerRadius, Id, Label, Layout, Order, Rect, Response, RichText, Role, Sense, StrokeKind, Ui,
    WidgetInfo, vec2,
};

use crate::desk::kit::came_from::lies;
use crate::desk::kit::keyboard::rest;
use crate::desk::kit::{CORNER, Palette, may_take, outline};

/// Draws a ring around what the keyboard is on, whatever it is.
pub fn focus_ring(ui: &Ui) {
    let focused = ui.memory(|memory| memory.focused());
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    // Under a sheet that lies over everything the keyboard waits.
    if !ui.memory(|memory| memory.allows_interaction(response.layer_id)) {
        return;
    }
    let painter =
        ui.ctx().layer_painter(response.layer_id).with_clip_rect(response.interact_rect.expand(4.0));
    let (ring, stroke) = (response.rect.expand(1.0), outline(Palette::of(ui).accent));
    painter.rect_stroke(ring, CornerRadius::same(CORNER), stroke, StrokeKind::Outside);
}

/// Draws a title or a question in a block of its own, on which the keyboard can rest without pressing anything.
pub fn resting(ui: &mut Ui, text: RichText) -> Response {
    let text = Label::new(text).wrap().selectable(false).sense(Sense::focusable_noninteractive());
    let block = vec2(ui.available_width(), 0.0);
    ui.allocate_ui_with_layout(block, Layout::top_down(Align::Min), |ui| {
        // The ring says where the keyboard is; a label draws a line below what has it.
        let (place, galley, response) = text.layout_in_ui(ui);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, galley.text()));
        ui.painter().galley(place, galley, Palette::of(ui).ink);
        response
    })
    .inner
}

/// Lets the keyboard rest on a line that stands there already.
pub fn rests_on(ui: &Ui, line: &Response, said: &str) -> Response {
    let head = ui.interact(line.rect, line.id.with("rests"), Sense::focusable_noninteractive());
    head.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
    head
}

/// Writes above buttons what they answer: the keyboard rests there when they are laid over the page.
pub fn question(ui: &mut Ui, what: Id, said: &str) {
    let laid = lies(ui, what);
    let line = ui.label(said);
    let line = rests_on(ui, &line, said);
    if laid {
        line.request_focus();
    }
}

/// A head that the keyboard can rest on, without pressing anything; it does once that is wanted and nothing lies over it.
pub fn head(ui: &Ui, place: Rect, said: &str, wanted: &mut bool) {
    let head = ui.interact(place, rest(), Sense::focusable_noninteractive());
    head.widget_info(|| WidgetInfo::labeled(Role::Heading, true, said));
    if ui.memory(|memory| memory.top_modal_layer().is_none()) && may_take(ui, wanted) {
        head.request_focus();
    }
}

/// Leads the keyboard to the first thing of the next part of a page, or of the one before; of parts that lie over each
/// other the later is on top.
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
