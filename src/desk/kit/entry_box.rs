//! An input whose text is kept elsewhere: it shows what stands in it, and a caret while it has the keyboard.

use egui::{Id, Response, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2};

use crate::desk::kit::{CORNER, GAP, LEAD, NEAR, Palette, font, hairline, one_line, outline};

/// Draws it.
pub fn entry_box(ui: &mut Ui, id: Id, size: Vec2, (text, label): (&str, &str), has: bool) -> Response {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::text_edit(true, text, text, ""));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    let edge = if has { outline(palette.accent) } else { hairline(palette.edge) };
    ui.painter().rect(rect, CORNER, palette.raised, edge, StrokeKind::Inside);
    let around = if rect.width() < LEAD * 4.0 { NEAR } else { GAP };
    let galley = one_line(ui, text, font(LEAD), palette.ink, rect.width() - around * 2.0);
    let at = pos2(rect.left() + around, rect.center().y - galley.size().y / 2.0);
    let end = at.x + galley.size().x + 1.0;
    ui.painter().galley(at, galley, palette.ink);
    if has {
        ui.painter().vline(end, rect.shrink(GAP - 1.0).y_range(), outline(palette.accent));
    }
    response
}
