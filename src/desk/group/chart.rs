//! The chart of a game's results over time, with a line for each of the players with the most wins.

use egui::{RichText, Ui};
use egui_plot::{Corner, Legend, Line, MarkerShape, PlotPoints, Points};

use crate::clock::moment_text;
use crate::desk::Speech;
use crate::desk::kit::{self, Palette, figure_text, seat_line};
use crate::engine::Colour;
use crate::group::GameResults;
use crate::msg;
use crate::words::keys::group as k;

/// The most lines, each with its own colour and marker.
const LINES: [(Colour, MarkerShape); 6] = [
    (Colour::Red, MarkerShape::Circle),
    (Colour::Blue, MarkerShape::Square),
    (Colour::Green, MarkerShape::Up),
    (Colour::Yellow, MarkerShape::Diamond),
    (Colour::Orange, MarkerShape::Down),
    (Colour::Purple, MarkerShape::Cross),
];

/// The approximate number of date labels.
const DAYS: f64 = 6.0;

pub fn course_ui(ui: &mut Ui, speech: Speech, results: &GameResults) {
    if results.sessions.len() < 2 {
        return;
    }
    ui.label(kit::bold(speech.word(k::COURSE)));
    if results.players.len() > LINES.len() {
        let most = speech.say(&msg!(k::COURSE_MOST, count = LINES.len()));
        ui.label(RichText::new(most).small().color(Palette::of(ui).faint));
    }
    let measure = results.measure;
    let days: Vec<String> = results
        .sessions
        .iter()
        .map(|past| moment_text(&past.date).unwrap_or_default().chars().take(10).collect())
        .collect();
    let figure = move |value| figure_text(speech, measure.of(value));
    let plot = kit::chart("group-course", days, DAYS, figure)
        .height((kit::CHART.0 + kit::CHART.1) / 2.0)
        .legend(Legend::default().position(Corner::LeftBottom));
    let palette = Palette::of(ui);
    plot.show(ui, |plot| {
        for (sum, (colour, mark)) in results.players.iter().zip(LINES) {
            let course = results.course(&sum.name).into_iter().enumerate();
            let points: Vec<[f64; 2]> =
                course.filter_map(|(at, score)| Some([at as f64, score? as f64])).collect();
            let line = PlotPoints::from(points.clone());
            plot.line(Line::new(sum.name.as_str(), line).color(seat_line(palette, colour)).width(2.0));
            let marks = Points::new(sum.name.as_str(), PlotPoints::from(points));
            plot.points(marks.color(seat_line(palette, colour)).radius(4.0).shape(mark));
        }
    });
}
