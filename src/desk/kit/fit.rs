//! Fits text into the available space: reduces the font size so that nothing is cut and no word is broken.

use std::cmp::Reverse;
use std::sync::Arc;

use egui::epaint::text::PlacedRow;
use egui::text::LayoutJob;
use egui::{Color32, FontId, Galley, RichText, TextStyle, TextWrapMode, Ui, WidgetText};

use crate::desk::kit::{self, bold, letters};

/// The font size at which a text fits on one line.
pub fn size_for_line(ui: &Ui, text: &str, size: f32, width: f32) -> f32 {
    smaller(ui, text, size, width)
}

/// The font size at which every word of a text fits the width.
pub fn size_for_words(ui: &Ui, text: &str, size: f32, width: f32) -> f32 {
    let wide = words_width(ui, text, size);
    if wide <= width { size } else { (size * width / wide).max(kit::SMALLEST.min(size)) }
}

/// The first of these font sizes at which a text fits on so many rows; otherwise the last.
pub fn size_for_rows(ui: &Ui, text: &str, sizes: [f32; 3], rows: usize) -> f32 {
    let fits = |size: &f32| {
        let font = FontId::new(*size, letters::bold());
        let galley = ui.painter().layout(text.to_owned(), font, Color32::TRANSPARENT, ui.available_width());
        galley.rows.len() <= rows
    };
    sizes.into_iter().find(fits).unwrap_or(sizes[2])
}

/// Measured in bold, which is wider.
fn smaller(ui: &Ui, text: &str, size: f32, width: f32) -> f32 {
    let font = FontId::new(size, letters::bold());
    let wide = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::TRANSPARENT).size().x;
    if wide <= width { size } else { (size * width / wide).max(kit::SMALLEST.min(size)) }
}

/// Reduces the row height to that of the text.
pub fn lines_as_letters(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = ui.text_style_height(&TextStyle::Body);
}

/// Lays out a text on one line, with an ellipsis if it is too long.
pub fn one_line(ui: &Ui, text: &str, font: FontId, ink: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, width);
    (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
    ui.painter().layout_job(job)
}

/// Lays out a text on at most so many rows, with an ellipsis if it is too long.
pub fn on_rows(ui: &Ui, text: &str, font: FontId, ink: Color32, rows: usize) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, ui.available_width());
    job.wrap.max_rows = rows;
    ui.painter().layout_job(job)
}

/// Shortens the given names in a text to so many letters, with an ellipsis.
pub fn names_to(text: &str, names: &[String], letters: usize) -> String {
    let mut names: Vec<&String> = names.iter().filter(|name| name.chars().count() > letters).collect();
    names.sort_by_key(|name| Reverse(name.len()));
    names.into_iter().fold(text.to_owned(), |text, name| {
        let short: String = name.chars().take(letters).collect();
        text.replace(name.as_str(), &format!("{}…", short.trim_end()))
    })
}

/// Lays out a text on lines. A space that does not fit at the end of a line hangs over instead of starting the next one.
pub fn on_lines(ui: &Ui, mut job: LayoutJob) -> Arc<Galley> {
    let galley = ui.painter().layout_job(job.clone());
    let begins = |row: &PlacedRow| row.glyphs.first().is_some_and(|glyph| glyph.chr == ' ');
    let Some(size) = job.sections.first().map(|section| section.format.font_id.size) else { return galley };
    if !galley.rows.iter().any(begins) {
        return galley;
    }
    job.wrap.max_width += text_width(ui, bold(" "), size).max(1.0);
    ui.painter().layout_job(job)
}

/// The width of a text on one line.
pub fn text_width(ui: &Ui, text: impl Into<RichText>, size: f32) -> f32 {
    let text = WidgetText::from(text.into().size(size));
    text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button).size().x
}

/// The width of the widest unbreakable part of a text, in bold, which is wider.
pub fn words_width(ui: &Ui, text: &str, size: f32) -> f32 {
    let breaks = |letter: char| letter.is_whitespace() && !matches!(letter, '\u{a0}' | '\u{202f}');
    text.split(breaks).map(|word| text_width(ui, bold(word), size)).fold(0.0, f32::max)
}
