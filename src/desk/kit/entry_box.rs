//! A text box whose text is kept elsewhere. It shows the text, and a caret while it has the focus.

use egui::accesskit::{Action, Role};
use egui::{Id, Rect, Response, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2};

use crate::desk::kit::fingers::note_number;
use crate::desk::kit::{CORNER, GAP, LEAD, NEAR, Palette, font, hairline, one_line, outline};
use crate::words::parse_entered;

/// The caret of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxCaret {
    /// The box is not focused.
    None,
    /// After the text, to continue it.
    End,
    /// Selects the text, so that typing replaces it.
    All,
}

pub fn entry_box(
    ui: &mut Ui,
    id: Id,
    size: Vec2,
    (text, label, number): (&str, &str, bool),
    caret: BoxCaret,
) -> Response {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::text_edit(true, text, text, ""));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(label);
        if number {
            node.set_role(Role::SpinButton);
            node.add_action(Action::SetValue);
        }
        if let Some(number) = parse_entered(text).ok().flatten().filter(|_| number) {
            node.set_numeric_value(number as f64);
        }
    });
    if number && caret != BoxCaret::None {
        note_number(ui, rect);
    }
    let edge = if caret == BoxCaret::None { hairline(palette.edge) } else { outline(palette.accent) };
    ui.painter().rect(rect, CORNER, palette.raised, edge, StrokeKind::Inside);
    let around = if rect.width() < LEAD * 4.0 { NEAR } else { GAP };
    let galley = one_line(ui, text, font(LEAD), palette.ink, rect.width() - around * 2.0);
    let at = pos2(rect.left() + around, rect.center().y - galley.size().y / 2.0);
    let end = at.x + galley.size().x + 1.0;
    if caret == BoxCaret::All {
        ui.painter().rect_filled(Rect::from_min_size(at, galley.size()), 0, palette.chosen);
    }
    ui.painter().galley(at, galley, palette.ink);
    if caret != BoxCaret::None {
        ui.painter().vline(end, rect.shrink(GAP - 1.0).y_range(), outline(palette.accent));
    }
    response
}
