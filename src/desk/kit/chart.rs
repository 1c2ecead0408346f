//! A chart over turns or days that cannot be scrolled or zoomed.

use egui::Vec2b;
use egui_plot::{Plot, uniform_grid_spacer};

/// A chart that starts at zero, with about the given number of labels below it and figures at its side.
pub fn chart<'a>(id: &str, words: Vec<String>, about: f64, figure: impl Fn(i64) -> String + 'a) -> Plot<'a> {
    let every = (words.len() as f64 / about).ceil().max(1.0);
    Plot::new(id)
        .include_y(0.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_grid(Vec2b::new(false, true))
        .show_x(false)
        .show_y(false)
        .label_formatter(|_| None)
        .x_grid_spacer(uniform_grid_spacer(move |_| [every, every, every]))
        .x_axis_formatter(move |mark, _| {
            let whole = mark.value.fract() == 0.0 && mark.value >= 0.0;
            words.get(mark.value as usize).filter(|_| whole).cloned().unwrap_or_default()
        })
        .y_axis_formatter(move |mark, _| figure(mark.value as i64))
}
