//! Controls in several rows: Right moves from the end of a row to the start of the next, and Left moves back.

use egui::{EventFilter, Id, Key, Modifiers, Rect, Ui, vec2};

use crate::desk::kit::one_stop::{clickable, goes_to, toward};

/// Draws controls that are Tab stops, with arrow keys that move from row to row.
pub fn rows<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let layer = ui.layer_id();
    let others = ui.ctx().viewport(|viewport| viewport.this_pass.widgets.get_layer(layer).count());
    let inner = draw(ui);
    let controls = clickable(ui, layer, others);
    let focused = ui.memory(|memory| memory.focused()).filter(|_| !ui.text_edit_focused());
    let Some((focused, place)) = controls.iter().copied().find(|(id, _)| Some(*id) == focused) else {
        return inner;
    };
    // A figure within a control is skipped, because Tab reaches it from the control.
    let within = |one: &Rect| controls.iter().any(|(_, other)| other.contains_rect(*one) && other != one);
    let controls: Vec<(Id, Rect)> = controls.iter().copied().filter(|(_, one)| !within(one)).collect();
    if !controls.iter().any(|(_, other)| !same(place, *other)) {
        return inner;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, filter));
    let struck = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let on = [(Key::ArrowRight, true), (Key::ArrowLeft, false)].into_iter().find(|(key, _)| struck(*key));
    if let Some(to) = on.and_then(|(_, on)| beside(place, on, &controls)) {
        goes_to(ui, to, &controls);
    }
    inner
}

/// Whether two rectangles are on the same line.
fn same(place: Rect, other: Rect) -> bool {
    place.y_range().contains(other.center().y) || other.y_range().contains(place.center().y)
}

/// The next or previous control in a row; at its end, the first or last one of the neighbouring row.
fn beside(place: Rect, on: bool, controls: &[(Id, Rect)]) -> Option<Id> {
    let way = if on { 1.0 } else { -1.0 };
    let row = controls.iter().copied().filter(|(_, other)| same(place, *other));
    let along = toward(place, vec2(way, 0.0), row);
    along.or_else(|| {
        let farther = |rect: &Rect| (rect.center().y - place.center().y) * way > 0.0 && !same(place, *rect);
        let all = || controls.iter().filter(|(_, rect)| farther(rect));
        let near = |rect: &Rect| rect.center().y * way;
        let (_, next) = all().min_by(|(_, one), (_, other)| near(one).total_cmp(&near(other)))?;
        let first = |rect: &Rect| rect.center().x * way;
        let row = all().filter(|(_, rect)| same(*next, *rect));
        row.min_by(|(_, one), (_, other)| first(one).total_cmp(&first(other))).map(|(id, _)| *id)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    #[test]
    fn rows_go_on_one_into_the_other_and_end_with_the_last() {
        let id = |at: usize| Id::unique(("key", at));
        // Three above, two below.
        let at = |at: usize| {
            let corner = pos2((at % 3) as f32 * 100.0, (at / 3) as f32 * 40.0);
            (id(at), Rect::from_min_size(corner, vec2(90.0, 32.0)))
        };
        let keys: Vec<_> = (0..5).map(at).collect();
        let on: Vec<_> = (0..5).map(|at| beside(keys[at].1, true, &keys)).collect();
        assert_eq!(on, [Some(id(1)), Some(id(2)), Some(id(3)), Some(id(4)), None]);
        let back: Vec<_> = (0..5).map(|at| beside(keys[at].1, false, &keys)).collect();
        assert_eq!(back, [None, Some(id(0)), Some(id(1)), Some(id(2)), Some(id(3))]);
    }
}
