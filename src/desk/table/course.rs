//! The course of a game turn by turn: a chart of one figure for everybody, and the same figures as a table.

use egui::{Grid, RichText, Ui};
use egui_plot::{Legend, Line, MarkerShape, Plot, PlotPoints, Points};

use crate::desk::table::Subject;
use crate::desk::theme::{self, Palette, pieces};
use crate::desk::widgets::{Figure, figure_text, name_size, symbol};
use crate::desk::{Command, Speech};
use crate::engine::Colour;
use crate::say;
use crate::session::{Course, Followed, Table, courses};
use crate::words::keys::{desk, home as k};

/// The courses of a game, looked at once for each version of its book.
#[derive(Debug, Default)]
pub struct Courses {
    of: Option<(u32, Vec<Course>)>,
    open: usize,
}

fn name(speech: Speech, what: Followed) -> String {
    match what {
        Followed::Result => speech.word(k::RESULTS),
        Followed::Held(_, unit) => speech.sentence(&unit.into()),
    }
}

/// Draws the chart that was chosen, with its table.
pub fn course_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    shown: &mut Courses,
    commands: &mut Vec<Command>,
) {
    if shown.of.as_ref().is_none_or(|(version, _)| *version != table.version()) {
        shown.of = Some((table.version(), courses(table)));
    }
    let Some((_, courses)) = &shown.of else { return };
    theme::ledger_heading(ui, speech.word(k::COURSE));
    ui.horizontal_wrapped(|ui| {
        for (at, course) in courses.iter().enumerate() {
            if ui.selectable_label(at == shown.open, name(speech, course.what)).clicked() {
                shown.open = at;
            }
        }
    });
    let Some(course) = courses.get(shown.open) else { return };
    chart_ui(ui, speech, table, course);
    table_ui(ui, speech, table, course, commands);
}

fn chart_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, course: &Course) {
    let measure = course.measure;
    let turns: Vec<u8> = course.turns.iter().map(|turn| turn.turn).collect();
    let plot = Plot::new("course")
        .height(theme::CHART)
        .include_y(0.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .legend(Legend::default())
        .label_formatter(|_| None)
        .x_axis_formatter(move |mark, _| {
            let whole = mark.value.fract() == 0.0 && mark.value >= 0.0;
            let turn = turns.get(mark.value as usize).filter(|_| whole);
            turn.map_or_else(String::new, |turn| speech.say(&say!(desk::TURN, turn = *turn)))
        })
        .y_axis_formatter(move |mark, _| figure_text(speech, measure.of(mark.value as i64)));
    plot.show(ui, |plot| {
        for (at, seat) in table.seats().iter().enumerate() {
            let Some(player) = table.seats().player(seat) else { continue };
            let points: Vec<[f64; 2]> = course
                .turns
                .iter()
                .enumerate()
                .filter_map(|(place, turn)| Some([place as f64, *turn.figures.get(at)? as f64]))
                .collect();
            let colour = pieces(player.colour);
            let line = PlotPoints::from(points.clone());
            plot.line(Line::new(player.name.as_str(), line).color(colour).width(2.5));
            let marks = Points::new(player.name.as_str(), PlotPoints::from(points));
            plot.points(marks.color(colour).radius(6.0).shape(mark(player.colour)));
        }
    });
}

/// The mark of a colour on a chart, as near to its symbol as charts have.
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

fn table_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, course: &Course, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    Grid::new("course-table").striped(true).spacing([theme::SPACE, theme::LINE]).show(ui, |ui| {
        ui.label("");
        for player in table.seats().iter().filter_map(|seat| table.seats().player(seat)) {
            ui.horizontal(|ui| {
                let side = egui::Vec2::splat(theme::SMALL);
                let (rect, _) = ui.allocate_exact_size(side, egui::Sense::hover());
                symbol(ui, rect, player.colour);
                ui.label(RichText::new(player.name.as_str()).size(name_size(player)));
            });
        }
        ui.end_row();
        for turn in &course.turns {
            let text = speech.say(&say!(desk::TURN, turn = turn.turn));
            ui.label(RichText::new(text.as_str()).small().color(palette.faint));
            for (seat, figure) in table.seats().iter().zip(&turn.figures) {
                let label = format!("{text}, {}", table.seats().name(seat));
                Figure::counted(course.measure, *figure, label).low().opens(ui, speech, commands, || {
                    let behind = course.behind(table, turn.line, seat);
                    behind.map_or(Subject::Entry(turn.line), |behind| Subject::of(&behind))
                });
            }
            ui.end_row();
        }
    });
}
