//! Draws the board of any game: its places with their pieces, roads and highlights. One renderer handles painting, clicks, the keyboard and
//! accessible names. The layout of each game is a small file of its own.

mod boxed;
mod corners;
mod disc;
mod head;
mod key;
mod lane;
mod layout;
mod lights;
pub mod motion;
mod plate;
mod runner;
mod seen;
mod shape;

use egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo};

use crate::desk::kit::{self, Palette};
use crate::desk::scene::shape::Shape;
use crate::desk::table::{Subject, lies};
use crate::desk::{Action, Speech};
use crate::engine::{AnyAct, PlaceId, Seats};
use crate::msg;
use crate::session::Session;
use crate::words::keys;

pub use layout::{Layout, layout};
pub use layout::{in_tray, is_key};
pub use lights::Lights;
use motion::Motion;
pub use seen::{Drawn, DrawnPlace};

/// The state of a board between frames.
#[derive(Debug, Default)]
pub struct BoardView {
    drawn: Option<(seen::Of, Drawn)>,
    /// The board before the last act, until the new one is drawn.
    before: Option<(u32, Drawn)>,
    motion: Option<Motion>,
    walk: Walk,
    tray: Option<Rect>,
}

/// The keyboard focus on a board.
#[derive(Debug, Default)]
pub struct Walk {
    /// The focused place, or the one that Tab leads to: on the board, and in the tray.
    cursors: [Option<PlaceId>; 2],
    /// Whether the board is to take the focus.
    take: bool,
    /// The place whose reason is asked for: with the second button, or by a long press.
    asked: Option<PlaceId>,
}

impl BoardView {
    /// Updates the board. After an act its pieces are animated.
    fn look(&mut self, ui: &Ui, speech: Speech, table: &Session, looked: Looked<'_>) {
        let stands = |of: &seen::Of| looked.at.is_none() && of.1.is_none() && of.0 != table.lines();
        if self.drawn.as_ref().is_some_and(|(of, _)| stands(of)) {
            self.before = self.drawn.take().map(|(of, drawn)| (of.0, drawn));
        }
        seen::look(&mut self.drawn, speech, table, looked);
        if let (Some((version, before)), Some((_, after))) = (self.before.take(), &self.drawn) {
            let next = version.checked_add(1) == Some(table.lines());
            self.motion = if next { Motion::between(ui, &before, after) } else { None };
        }
    }

    /// The area of the tray when it was last drawn; `None` if it has no places.
    pub fn tray(&self) -> Option<Rect> {
        self.tray
    }

    /// The places as last drawn.
    pub fn places(&self) -> impl Iterator<Item = PlaceId> {
        self.drawn.iter().flat_map(|(_, drawn)| drawn.places.iter().map(|place| place.id))
    }

    /// Focuses the first highlighted place, or the one that was focused last.
    pub fn focus(&mut self) {
        self.walk.take = true;
    }
}

/// What determines the look of a board.
#[derive(Clone, Copy, Debug)]
pub struct Looked<'a> {
    /// The line shown in the history.
    pub at: Option<u32>,
    pub lights: &'a Lights,
    pub draft: Option<&'a AnyAct>,
}

/// Draws a board in the available space. Returns the pressed place if the page is to handle it.
pub fn board_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    board: &mut BoardView,
    looked: Looked<'_>,
    actions: &mut Vec<Action>,
) -> Option<PlaceId> {
    let lay = layout(table.info().game)?;
    board.look(ui, speech, table, looked);
    let (_, drawn) = board.drawn.as_ref()?;
    let shapes = laid(drawn, lay, board_area(ui, ui.available_rect_before_wrap()));
    let ready =
        shapes.iter().filter(|(place, _)| drawn.ready.contains(&place.id)).map(|(_, shape)| shape.rect());
    let to_window = ui.ctx().layer_transform_to_global(ui.layer_id()).unwrap_or_default();
    board.tray = ready.reduce(Rect::union).map(|tray| to_window * tray);
    let pressed = scene_ui(ui, speech, table.seats(), (drawn, lay), &mut board.walk, looked.lights);
    if let Some(motion) = &mut board.motion
        && !motion.paint(ui, table.seats(), &laid(drawn, lay, board_area(ui, ui.min_rect())))
    {
        board.motion = None;
    }
    let asked = board.walk.asked.take();
    let pressed = pressed.or(asked)?;
    let place = drawn.place(pressed)?;
    let balance = place.accounts.first().copied().zip(place.unit);
    let empty = place.figures.is_empty() && balance.is_none() && !lies(table, &place.accounts, looked.at);
    let idle = || table.book().idle(table.setting(), pressed);
    // If there is nothing to see or do, the page says why.
    let acts = || looked.lights.takes(pressed) || empty || idle().is_some();
    if looked.at.is_none() && asked.is_none() && acts() {
        return Some(pressed);
    }
    actions.push(Action::Why(match (place.figures.as_slice(), balance) {
        ([], Some((holder, unit))) => Subject::Balance(holder, unit),
        ([], None) if empty => Subject::Told(place.words.clone()),
        ([], None) => Subject::Lying(place.accounts.clone()),
        (figures, _) => Subject::Figures(figures.to_vec()),
    }));
    None
}

/// Paints a board without interaction and without its keys. Returns whether the game has a board.
pub fn picture_ui(
    ui: &Ui,
    speech: Speech,
    table: &Session,
    board: &mut BoardView,
    looked: Looked<'_>,
    area: Rect,
) -> bool {
    seen::look(&mut board.drawn, speech, table, looked);
    let (Some(lay), Some((_, drawn))) = (layout(table.info().game), &mut board.drawn) else {
        return false;
    };
    drawn.places.retain(|place| !is_key(table.info().game, place.id));
    let places = laid(drawn, lay, area);
    roads_ui(ui, &drawn.roads, &places);
    places.iter().for_each(|(place, shape)| draw(ui, speech, table.seats(), place, *shape, looked.lights));
    true
}

/// Describes places of a board, as last drawn.
pub fn words_of(board: &BoardView, places: &[PlaceId]) -> String {
    let drawn = board.drawn.iter().flat_map(|(_, drawn)| places.iter().filter_map(|id| drawn.place(*id)));
    drawn.map(|place| place.words.as_str()).collect::<Vec<_>>().join("; ")
}

/// Describes what is next to a board, as last drawn.
pub fn tray(board: &BoardView) -> &str {
    board.drawn.as_ref().map_or("", |(_, drawn)| drawn.tray.as_str())
}

fn laid(drawn: &Drawn, lay: Layout, area: Rect) -> Vec<(&DrawnPlace, Shape)> {
    drawn.places.iter().filter_map(|place| Some((place, lay(area, drawn, place)?))).collect()
}

/// Draws a scene in the available space with its highlights. Returns the pressed place.
pub fn scene_ui(
    ui: &mut Ui,
    speech: Speech,
    seats: &Seats,
    (drawn, lay): (&Drawn, Layout),
    walk: &mut Walk,
    lights: &Lights,
) -> Option<PlaceId> {
    let (whole, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let area = board_area(ui, whole);
    tray_ui(ui, &drawn.tray, (area, whole));
    let places = laid(drawn, lay, area);
    roads_ui(ui, &drawn.roads, &places);
    let tray = |place: PlaceId| drawn.ready.contains(&place);
    let taken = std::mem::take(&mut walk.take);
    let lit = |place: &DrawnPlace| lights.lit(place.id);
    // The focus goes to the first highlighted place, on the board or in the tray.
    let next = |place: &DrawnPlace| lit(place) && !lights.chosen(place.id);
    let first = |wanted: &dyn Fn(&DrawnPlace) -> bool| places.iter().find(|(place, _)| wanted(place));
    let wanted = taken.then(|| first(&next).or_else(|| first(&lit)).or(places.first()));
    let wanted = wanted.flatten().map(|(place, _)| place.id);
    for (at, cursor) in walk.cursors.iter_mut().enumerate() {
        let own = || places.iter().map(|(place, _)| *place).filter(|place| usize::from(tray(place.id)) == at);
        let stands = wanted.or(*cursor).filter(|id| own().any(|place| place.id == *id));
        *cursor = stands.or(own().find(|place| lit(place)).or_else(|| own().next()).map(|place| place.id));
    }
    let (mut pressed, mut leads) = (None, None);
    let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    for (place, shape) in &places {
        let current = walk.cursors.contains(&Some(place.id));
        let lit = lights.lit(place.id);
        let lit = lit.then(|| speech.say(&msg!(keys::table::LIT, place = place.words.as_str())));
        let response = touch(ui, (place.id, lit.as_deref().unwrap_or(&place.words)), *shape, current);
        if wanted == Some(place.id) {
            response.request_focus();
        }
        if response.has_focus()
            && let Some(cursor) = walk.cursors.get_mut(usize::from(tray(place.id)))
        {
            *cursor = Some(place.id);
        }
        draw(ui, speech, seats, place, *shape, lights);
        if place.to.is_some() && (response.hovered() || lights.chosen(place.id) || response.has_focus()) {
            leads = leads.filter(|_| !response.hovered()).or(place.to);
        }
        // No tooltips under a panel that covers the board.
        let spared = || places.iter().filter(|(other, _)| other.id != place.id && lights.lit(other.id));
        let response = match covered || !response.hovered() {
            true => response,
            false => {
                let spared: Vec<Rect> = spared().map(|(_, shape)| shape.rect()).collect();
                kit::tip(response, &place.words, area, &spared)
            }
        };
        if response.clicked() {
            pressed = Some(place.id);
        }
        if response.secondary_clicked() {
            walk.asked = Some(place.id);
        }
    }
    if let Some((_, shape)) = places.iter().find(|(place, _)| leads == Some(place.id)) {
        let line = kit::glow(Palette::of(ui).accent);
        ui.painter().rect_stroke(shape.rect(), kit::CORNER, line, egui::StrokeKind::Middle);
    }
    if let Some(to) = walk.cursors.into_iter().flatten().find_map(|cursor| walked(ui, &places, cursor)) {
        if let Some(cursor) = walk.cursors.get_mut(usize::from(tray(to))) {
            *cursor = Some(to);
        }
        ui.memory_mut(|memory| memory.request_focus(id(ui, to)));
    }
    pressed
}

/// The lines reserved for what is next to a board, used or not, so that the board keeps its size.
fn tray_lines(ui: &Ui) -> u8 {
    if ui.ctx().content_rect().height() < kit::TALL { 1 } else { 2 }
}

/// The area for the places, above what is next to the board.
fn board_area(ui: &Ui, whole: Rect) -> Rect {
    let area = whole.shrink(kit::NEAR);
    area.with_max_y(area.bottom() - f32::from(tray_lines(ui)) * kit::SMALL * 1.4 - kit::NEAR)
}

/// Draws what is next to the board below its places.
fn tray_ui(ui: &mut Ui, tray: &str, (board, whole): (Rect, Rect)) {
    if tray.is_empty() {
        return;
    }
    let foot = board.with_min_y(board.bottom()).with_max_y(whole.bottom());
    let place = egui::UiBuilder::new().max_rect(foot).layout(egui::Layout::bottom_up(egui::Align::Min));
    ui.scope_builder(place, |ui| {
        ui.shrink_clip_rect(foot);
        let lines = usize::from(tray_lines(ui));
        let text = kit::on_rows(ui, tray, kit::font(kit::SMALL), Palette::of(ui).ink, lines);
        ui.add(egui::Label::new(text)).on_hover_text(tray);
    });
}

/// The id of a place's widget.
fn id(ui: &Ui, place: PlaceId) -> Id {
    ui.scope_id().with(("place", place))
}

/// The widget of a place. Only the focused one is a Tab stop; arrow keys move on from there.
fn touch(ui: &Ui, (place, words): (PlaceId, &str), shape: Shape, current: bool) -> Response {
    let sense = if current { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(shape.rect(), id(ui, place), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    response
}

/// The place that an arrow key leads to from the focused one.
fn walked(ui: &Ui, places: &[(&DrawnPlace, Shape)], cursor: PlaceId) -> Option<PlaceId> {
    if !ui.memory(|memory| memory.has_focus(id(ui, cursor))) {
        return None;
    }
    let way = kit::arrow(ui, id(ui, cursor))?;
    let from = places.iter().find(|(place, _)| place.id == cursor)?.1.rect();
    kit::toward(from, way, places.iter().map(|(place, shape)| (place.id, shape.rect())))
}

/// Draws the roads between the centres of places, before the places themselves.
fn roads_ui(ui: &Ui, roads: &[(PlaceId, PlaceId)], places: &[(&DrawnPlace, Shape)]) {
    let middle = |at: PlaceId| places.iter().find(|(place, _)| place.id == at).map(|(_, shape)| shape.rect());
    let palette = Palette::of(ui);
    for (from, to) in roads.iter().filter_map(|(from, to)| Some((middle(*from)?, middle(*to)?))) {
        let ends = [from.center(), to.center()];
        ui.painter().line_segment(ends, kit::way(kit::ROAD, palette.rule));
        let dashes = egui::Shape::dashed_line(&ends, kit::hairline(palette.sheet), kit::NEAR, kit::NEAR);
        ui.painter().extend(dashes);
    }
}

fn draw(ui: &Ui, speech: Speech, seats: &Seats, place: &DrawnPlace, shape: Shape, lights: &Lights) {
    match shape {
        Shape::Plate(rect) => plate::plate_ui(ui, speech, seats, place, rect, lights),
        Shape::Lane(rect) => lane::lane_ui(ui, speech, seats, place, rect, lights),
        Shape::Disc(rect) => disc::disc_ui(ui, seats, place, rect, lights),
        Shape::Key(rect) => {
            key::key_ui(ui, place, rect, lights);
            corners::corners_ui(ui, speech, place, rect);
        }
        Shape::Head(rect) => head::head_ui(ui, speech, seats, place, rect, lights),
        Shape::Bay(rect) => disc::bay_ui(ui, seats, place, rect, lights),
        Shape::Box(rect) => boxed::box_ui(ui, speech, seats, place, rect, lights),
        Shape::Line(rect) => boxed::line_ui(ui, speech, seats, place, rect, lights),
        Shape::Runner(rect) => runner::runner_ui(ui, speech, seats, place, rect, lights),
        Shape::Part(rect) => boxed::part_ui(ui, speech, seats, place, rect, lights),
    }
}

/// Draws the outline of a place: highlighted, pressed, or neither.
fn edge(ui: &Ui, place: PlaceId, rect: Rect, lights: &Lights, quiet: egui::Stroke) {
    let palette = Palette::of(ui);
    let line = if lights.lit(place) { kit::outline(palette.accent) } else { quiet };
    ui.painter().rect_stroke(rect, kit::CORNER, line, egui::StrokeKind::Inside);
    if lights.chosen(place) {
        kit::dashed(ui, rect.expand(kit::NEAR), kit::outline(palette.accent));
    }
}
