//! Roving focus: a group of controls is one Tab stop. Arrow keys move within the group, and Tab returns to the control that was focused last.

use egui::accesskit::Action;
use egui::{Event, EventFilter, Id, Key, LayerId, Modifiers, Rect, Sense, Ui, Vec2, vec2};

/// The state of a group between frames.
#[derive(Clone, Debug, Default)]
struct Group {
    /// Its controls as drawn, in reading order.
    controls: Vec<(Id, Rect)>,
    /// The control that is the Tab stop.
    stop: Option<Id>,
    /// The initial Tab stop.
    begins: Option<Id>,
}

/// The Tab stop of the group that is being drawn.
#[derive(Clone, Copy, Debug)]
struct Drawing(Option<Id>);

fn drawing() -> Id {
    Id::unique("one stop")
}

/// The sense of the next control. Within a group only one control is a Tab stop.
pub fn stop(ui: &Ui) -> Sense {
    stop_of(ui, ui.next_auto_id())
}

/// The same for a control with an id of its own.
pub fn stop_of(ui: &Ui, control: Id) -> Sense {
    match ui.data(|data| data.get_temp::<Drawing>(drawing())) {
        Some(Drawing(Some(stop))) if stop != control => Sense::CLICK,
        _ => Sense::click(),
    }
}

/// Draws a group as one Tab stop. `draw` returns the initial stop; if that changes, the group starts there again.
pub fn one_stop(ui: &mut Ui, what: &str, draw: impl FnOnce(&mut Ui) -> Option<Id>) {
    group(ui, what, draw);
}

/// The same for a part of a page. An arrow key at its edge moves to the neighbouring part.
pub fn one_stop_of_page(ui: &mut Ui, what: &str, draw: impl FnOnce(&mut Ui) -> Option<Id>) {
    let Some((from, way)) = group(ui, what, draw) else { return };
    ui.data_mut(|data| data.insert_temp(leaving(), Leaving { from, way }));
}

/// An arrow key that leaves a part of a page.
#[derive(Clone, Copy, Debug)]
struct Leaving {
    from: Rect,
    way: Vec2,
}

fn leaving() -> Id {
    Id::unique("leaving a part of a page")
}

/// Moves the focus out of a part of a page, after the whole page is drawn.
pub fn lead_out(ui: &Ui) {
    let left = ui.data(|data| data.get_temp::<Leaving>(leaving()));
    let Some(Leaving { from, way }) = left else { return };
    ui.data_mut(|data| data.remove::<Leaving>(leaving()));
    let around = clickable(ui, ui.layer_id(), 0);
    if let Some(to) = toward(from, way, around.iter().copied()) {
        goes_to(ui, to, &around);
    }
}

/// The clickable widgets of a layer, after the first `others`.
pub(super) fn clickable(ui: &Ui, layer: LayerId, others: usize) -> Vec<(Id, Rect)> {
    ui.ctx().viewport(|viewport| {
        let own = viewport.this_pass.widgets.get_layer(layer).skip(others);
        let controls = own.filter(|it| it.enabled && it.sense.senses_click());
        controls.map(|it| (it.id, it.rect)).collect()
    })
}

/// Focuses a control, and scrolls to it.
pub(super) fn goes_to(ui: &Ui, to: Id, controls: &[(Id, Rect)]) {
    ui.memory_mut(|memory| memory.request_focus(to));
    if let Some((_, place)) = controls.iter().find(|(id, _)| *id == to) {
        ui.scroll_to_rect(*place, None);
    }
}

/// Draws a group. Returns from where and in which direction an arrow key leaves it.
fn group(ui: &mut Ui, what: &str, draw: impl FnOnce(&mut Ui) -> Option<Id>) -> Option<(Rect, Vec2)> {
    let id = ui.scope_id().with(("one stop", what));
    let before: Group = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    // A screen reader can focus any control directly.
    let asked = ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::AccessKitActionRequest(asked) if asked.action == Action::Focus => Some(asked.target_node),
            _ => None,
        })
    });
    let sent = before.controls.iter().map(|(id, _)| *id).find(|id| Some(id.accesskit_id()) == asked);
    if let Some(sent) = sent {
        ui.memory_mut(|memory| memory.request_focus(sent));
    }
    // A focused control becomes the Tab stop.
    let focused = ui.memory(|memory| memory.focused());
    let within = focused.filter(|id| before.controls.iter().any(|(control, _)| control == id));
    ui.data_mut(|data| data.insert_temp(drawing(), Drawing(sent.or(within).or(before.stop))));
    let layer = ui.layer_id();
    let others = ui.ctx().viewport(|viewport| viewport.this_pass.widgets.get_layer(layer).count());
    let begins = draw(ui);
    ui.data_mut(|data| data.remove::<Drawing>(drawing()));
    let controls = clickable(ui, layer, others);
    let there = |id: &Id| controls.iter().any(|(control, _)| control == id);
    let focused = ui.memory(|memory| memory.focused());
    // If the focused control has disappeared, the nearest one takes the focus.
    let gone = focused.filter(|id| !there(id) && before.controls.iter().any(|(old, _)| old == id));
    let heir = gone.and_then(|gone| {
        let from = before.controls.iter().find(|(old, _)| *old == gone)?.1.center();
        let far = |place: &Rect| place.center().distance_sq(from);
        controls.iter().min_by(|(_, one), (_, other)| far(one).total_cmp(&far(other))).map(|(id, _)| *id)
    });
    let focused = focused.filter(there);
    let way = focused.filter(|_| heir.is_none()).and_then(|from| {
        let place = controls.iter().find(|(id, _)| *id == from)?.1;
        Some((place, arrow(ui, from)?))
    });
    let to = heir.or_else(|| way.and_then(|(place, way)| led(place, way, &controls)));
    if let Some(to) = to {
        goes_to(ui, to, &controls);
    }
    let left = before.stop.filter(|_| begins == before.begins).filter(there);
    let stop = to.or(focused).or(left).or(begins.filter(there)).or(controls.first().map(|(id, _)| *id));
    if stop != before.stop {
        ui.request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(id, Group { controls, stop, begins }));
    way.filter(|_| to.is_none())
}

/// The control that an arrow key leads to.
fn led(place: Rect, way: Vec2, controls: &[(Id, Rect)]) -> Option<Id> {
    let all = controls.iter().copied();
    // A control on the same line comes before a nearer one on another line.
    let line = |it: &(Id, Rect)| place.y_range().contains(it.1.center().y);
    let along = if way.y == 0.0 { toward(place, way, all.clone().filter(line)) } else { None };
    along.or_else(|| toward(place, way, all))
}

/// The direction of the arrow key pressed on the focused control.
pub fn arrow(ui: &Ui, focused: Id) -> Option<Vec2> {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, filter));
    let ways = [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ];
    let pressed = |(key, _): &(Key, _)| ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key));
    ways.into_iter().find(pressed).map(|(_, way)| way)
}

/// The weight of the sideways distance.
const ASIDE: f32 = 3.0;

/// The nearest rectangle in a direction.
pub fn toward<T>(from: Rect, way: Vec2, places: impl Iterator<Item = (T, Rect)>) -> Option<T> {
    let far = |rect: Rect| {
        let to = rect.center() - from.center();
        let half = (rect.size() / 2.0 * way.rot90()).length();
        // A rectangle that crosses the direction has no sideways distance, however long it is.
        let (along, aside) = (to.dot(way), (to.dot(way.rot90()).abs() - half).max(0.0));
        // A rectangle that overlaps in the direction is next to this one, not farther on.
        let gap = (rect.size() / 2.0 * way).length().max(1.0);
        (along >= gap).then_some(along + aside * ASIDE)
    };
    let all = places.filter_map(|(id, rect)| Some((id, far(rect)?)));
    all.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(id, _)| id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn an_arrow_leads_to_the_nearest_place_in_its_way_and_stays_at_the_edge() {
        let at = |column: u8, row: u8| {
            let corner = pos2(f32::from(column) * 100.0, f32::from(row) * 80.0);
            (row * 3 + column, Rect::from_min_size(corner, vec2(90.0, 70.0)))
        };
        let grid: Vec<_> = (0..2).flat_map(|row| (0..3).map(move |column| at(column, row))).collect();
        let go = |from: usize, way| toward(grid[from].1, way, grid.iter().copied());
        assert_eq!(go(0, vec2(1.0, 0.0)), Some(1));
        assert_eq!(go(1, vec2(0.0, 1.0)), Some(4));
        assert_eq!(go(5, vec2(-1.0, 0.0)), Some(4));
        assert_eq!(go(2, vec2(1.0, 0.0)), None);
        assert_eq!(go(0, vec2(0.0, -1.0)), None);
    }
}
