//! The results turn by turn: a chart of all players, and the same figures as a table.

use egui::{Color32, Grid, RichText, Ui, Vec2};
use egui_plot::{Line, MarkerShape, PlotPoints, Points};

use crate::desk::kit::{self, Figure, Palette, figure_text, seat_line, symbol};
use crate::desk::table::Subject;
use crate::desk::{Action, Speech};
use crate::engine::{Colour, Player};
use crate::session::{Course, Session, course};
use crate::words::keys::home as k;

/// The results turn by turn, computed once for each version of the book.
#[derive(Debug, Default)]
pub struct Seen {
    of: Option<(u32, Option<Course>)>,
}

/// A player: a line of the chart and a column of the table.
struct Thread {
    name: String,
    colour: Color32,
    mark: MarkerShape,
    player: Colour,
}

fn threads(ui: &Ui, table: &Session) -> Vec<Thread> {
    let palette = Palette::of(ui);
    let players = table.seats().iter().filter_map(|seat| table.seats().player(seat));
    let thread = |player: &Player| Thread {
        name: player.name.clone(),
        colour: seat_line(palette, player.colour),
        mark: mark(player.colour),
        player: player.colour,
    };
    players.map(thread).collect()
}

/// Headroom of the chart, so that the mark of the highest figure is not on the edge.
const ABOVE: f64 = 1.12;
/// The width of a table column with a name.
const NAMED: f32 = 120.0;

/// Draws the chart in the remaining height, then the table.
pub fn course_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    shown: &mut Seen,
    room: f32,
    actions: &mut Vec<Action>,
) {
    let top = ui.cursor().top();
    if shown.of.as_ref().is_none_or(|(version, _)| *version != table.lines()) {
        shown.of = Some((table.lines(), course(table)));
    }
    let Some((_, Some(course))) = &shown.of else { return };
    let threads = threads(ui, table);
    ui.horizontal_wrapped(|ui| {
        ui.set_row_height(kit::ROW);
        ui.label(kit::bold(speech.word(k::COURSE)));
        ui.add_space(kit::GAP);
        for thread in &threads {
            thread_ui(ui, thread);
            ui.add_space(kit::GAP);
        }
    });
    let height = room - (ui.cursor().top() - top) - kit::WIDE;
    let turns = named(speech, table, course);
    chart_ui(ui, speech, course, &threads, turns.clone(), height.clamp(kit::CHART.0, kit::CHART.1));
    table_ui(ui, speech, table, course, (&threads, &turns), actions);
}

/// The names of the turns. If turn numbers start again, the phase is added.
fn named(speech: Speech, table: &Session, course: &Course) -> Vec<String> {
    let stage = table.stage();
    let mut before = 0;
    let mut again = false;
    let name = |turn: &crate::session::Turn| {
        again |= turn.turn < before;
        before = turn.turn;
        let phase = table.view_at(turn.line).ok().map(|glance| glance.stage.phase).filter(|_| again);
        match phase {
            Some(phase) => speech.say(&stage.phase_named(turn.turn, phase)),
            None => speech.say(&stage.turn_named(turn.turn)),
        }
    };
    course.turns.iter().map(name).collect()
}

/// Draws the mark and name of a player, only as wide as needed, so that a wrapped row breaks correctly.
fn thread_ui(ui: &mut Ui, thread: &Thread) {
    let name = RichText::new(thread.name.as_str()).small();
    let font = kit::font(kit::SMALL);
    let letters = ui.painter().layout_no_wrap(thread.name.clone(), font, Palette::of(ui).ink).size().x;
    let width = kit::SMALL + ui.spacing().item_spacing.x + letters;
    let (place, _) = ui.allocate_exact_size(egui::vec2(width, kit::ROW), egui::Sense::hover());
    let line = egui::Layout::left_to_right(egui::Align::Center);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(place).layout(line));
    mark_ui(&mut ui, thread);
    ui.add(egui::Label::new(name).extend());
}

/// Draws the mark of a player.
fn mark_ui(ui: &mut Ui, thread: &Thread) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(kit::SMALL), egui::Sense::hover());
    symbol(ui, rect, thread.player);
    response.on_hover_text(thread.name.as_str());
}

fn chart_ui(
    ui: &mut Ui,
    speech: Speech,
    course: &Course,
    threads: &[Thread],
    turns: Vec<String>,
    height: f32,
) {
    let measure = course.measure;
    let figure = move |value| figure_text(speech, measure.of(value));
    // Half of the last turn's label extends beyond the chart.
    let plot = kit::chart("course", turns, 8.0, figure)
        .width(ui.available_width() - kit::WIDE)
        .height(height)
        .include_y(
            course.turns.iter().flat_map(|turn| &turn.figures).max().map_or(1.0, |most| *most as f64 * ABOVE),
        );
    plot.show(ui, |plot| {
        for (at, thread) in threads.iter().enumerate() {
            let points: Vec<[f64; 2]> = course
                .turns
                .iter()
                .enumerate()
                .filter_map(|(place, turn)| Some([place as f64, *turn.figures.get(at)? as f64]))
                .collect();
            let line = PlotPoints::from(points.clone());
            plot.line(Line::new(thread.name.as_str(), line).color(thread.colour).width(2.5));
            let marks = Points::new(thread.name.as_str(), PlotPoints::from(points));
            plot.points(marks.color(thread.colour).radius(6.0).shape(thread.mark));
        }
    });
}

/// The chart marker most similar to a colour's symbol.
fn mark(colour: Colour) -> MarkerShape {
    match colour {
        Colour::Red => MarkerShape::Circle,
        Colour::Blue => MarkerShape::Square,
        Colour::Green => MarkerShape::Up,
        Colour::Yellow => MarkerShape::Diamond,
        Colour::Black => MarkerShape::Asterisk,
        Colour::White => MarkerShape::Plus,
        Colour::Orange => MarkerShape::Down,
        Colour::Purple => MarkerShape::Cross,
    }
}

fn table_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    course: &Course,
    (threads, turns): (&[Thread], &[String]),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    // The chart names the marks, so narrow columns show only the marks.
    let named = ui.available_width() >= NAMED * (threads.len() + 1) as f32;
    Grid::new("course-table").striped(true).spacing([kit::SPACE, kit::NEAR]).show(ui, |ui| {
        ui.label("");
        for thread in threads {
            if named { thread_ui(ui, thread) } else { mark_ui(ui, thread) }
        }
        ui.end_row();
        for (turn, text) in course.turns.iter().zip(turns) {
            ui.label(RichText::new(text.as_str()).small().color(palette.faint));
            for (place, (thread, figure)) in threads.iter().zip(&turn.figures).enumerate() {
                let label = format!("{text}, {}", thread.name);
                Figure::counted(course.measure, *figure, label).low().opens(ui, speech, actions, || {
                    let behind = turn.behind(table, place);
                    behind.map_or(Subject::Entry(turn.line), |behind| Subject::of(&behind))
                });
            }
            ui.end_row();
        }
    });
}
