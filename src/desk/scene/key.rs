//! Draws a key of a tray: a sign or a number with a word below it, fitted into the available space.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Align, Align2, Color32, Galley, Pos2, Rect, Ui, pos2, vec2};

use crate::desk::kit::{self, Paint, Palette, glyph, glyph_width};
use crate::desk::scene::Lights;
use crate::desk::scene::seen::DrawnPlace;
use crate::engine::Glyph;
use crate::engine::scene::Tone;

pub fn key_ui(ui: &Ui, place: &DrawnPlace, rect: Rect, lights: &Lights) {
    let palette = Palette::of(ui);
    let closed = place.tone == Tone::Closed;
    let fill = if closed { palette.ground } else { palette.raised };
    let line = match (lights.chosen(place.id), lights.lit(place.id)) {
        (true, _) => kit::glow(palette.ink),
        (false, true) => kit::outline(palette.accent),
        (false, false) => kit::hairline(palette.edge),
    };
    ui.painter().rect(rect, kit::CORNER, fill, line, egui::StrokeKind::Inside);
    let ink = if closed { palette.faint } else { palette.ink };
    // Below the contents of the corners.
    let corners = if place.marks.is_empty() { kit::DOT } else { kit::GAP + kit::SMALL };
    let foot = if place.counted.is_empty() { kit::DOT } else { kit::DOT + kit::SMALL };
    let free = rect.shrink2(vec2(kit::NEAR, 0.0));
    let free = free.with_min_y(rect.top() + corners).with_max_y(rect.bottom() - foot);
    let face = Face { ui, place, free, colours: (ink, fill, palette.faint) };
    let large: &[f32] = if rect.height() >= kit::PRESS { &[kit::HEADING, kit::BODY] } else { &[kit::BODY] };
    if place.name.is_empty() {
        face.sign(free.center(), large[0]);
    } else if !face.aside() && !face.below(large) {
        face.low(large[0]);
    }
}

/// The contents of a key.
struct Face<'a> {
    ui: &'a Ui,
    place: &'a DrawnPlace,
    /// The area for them.
    free: Rect,
    /// The colours of the sign, the background and the word.
    colours: (Color32, Color32, Color32),
}

impl Face<'_> {
    /// Draws the sign or the number.
    fn sign(&self, middle: Pos2, size: f32) {
        let (ui, (ink, fill, _)) = (self.ui, self.colours);
        match self.place.sign {
            Some(sign) => {
                let side = Rect::from_center_size(middle, vec2(glyph_width(sign, size), size));
                glyph(ui, side, sign, Paint::plain(ink, fill));
            }
            None => {
                let (number, wide) = (&self.place.number, self.free.width());
                let size = kit::size_for_line(ui, number, size, wide);
                let number = kit::one_line(ui, number, kit::strong(size), ink, wide);
                let at = Align2::CENTER_CENTER.anchor_size(middle, number.size());
                ui.painter().galley(at.min, number, ink);
            }
        }
    }

    fn sign_width(&self, size: f32) -> f32 {
        match self.place.sign {
            Some(sign) => glyph_width(sign, size),
            None => kit::text_width(self.ui, kit::bold(&self.place.number), size),
        }
    }

    /// Whether the sign distinguishes the key from others with the same word, as a figure or a seat does.
    fn describes(&self) -> bool {
        match self.place.sign {
            Some(sign) => matches!(sign, Glyph::Sign(_)),
            None => !self.place.number.is_empty(),
        }
    }

    /// Lays out the word on so many rows, with an ellipsis if it is too long.
    fn word(&self, wide: f32, rows: usize) -> Arc<Galley> {
        let mut job = LayoutJob::simple(self.place.name.clone(), kit::font(kit::SMALL), self.colours.2, wide);
        (job.wrap.max_rows, job.wrap.break_anywhere) = (rows, rows == 1);
        job.halign = if rows == 1 { Align::LEFT } else { Align::Center };
        self.ui.painter().layout_job(job)
    }

    fn write(&self, at: Pos2, word: Arc<Galley>) {
        self.ui.painter().galley(at, word, self.colours.2);
    }

    /// Draws the word on two lines next to the sign, if it does not fit below it. Returns whether it fits.
    fn aside(&self) -> bool {
        let free = self.free;
        let two = 2.0 * kit::SMALL * kit::LINE_OF_LETTERS;
        if !self.word(free.width(), 1).elided || free.height() < two || free.height() >= kit::BODY + two {
            return false;
        }
        let fitting = [kit::BODY, kit::SMALL].into_iter().find_map(|size| {
            let room = free.width() - self.sign_width(size) - kit::NEAR;
            let whole = kit::words_width(self.ui, &self.place.name, kit::SMALL) <= room;
            let word = self.word(room, 2);
            (whole && !word.elided).then_some((size, word))
        });
        let Some((size, word)) = fitting else { return false };
        let wide = word.rect.width();
        let from = free.center().x - (self.sign_width(size) + kit::NEAR + wide) / 2.0;
        self.sign(pos2(from + self.sign_width(size) / 2.0, free.center().y), size);
        let middle = from + self.sign_width(size) + kit::NEAR + wide / 2.0;
        self.write(pos2(middle, free.center().y - word.size().y / 2.0), word);
        true
    }

    /// Draws the word below the sign, on two lines if necessary. Returns whether it fits.
    fn below(&self, sizes: &[f32]) -> bool {
        let free = self.free;
        let line = self.word(free.width(), 1);
        let whole = |word: &str| kit::text_width(self.ui, word.to_owned(), kit::SMALL) <= free.width();
        let two = line.elided && self.place.name.split_whitespace().all(whole);
        let two = two.then(|| self.word(free.width(), 2));
        let fitting = sizes.iter().find_map(|size| {
            let left = |word: &Arc<Galley>| free.height() - size - word.size().y;
            let below = two.iter().chain([&line]).find(|word| left(word) >= 0.0)?;
            Some((*size, below, left(below)))
        });
        let Some((size, word, left)) = fitting else { return false };
        let top = free.top() + (left - left.min(kit::NEAR)) / 2.0;
        self.sign(pos2(free.center().x, top + size / 2.0), size);
        // A centred layout is positioned by its centre.
        let middle = if word.rows.len() > 1 { 0.0 } else { word.size().x / 2.0 };
        self.write(pos2(free.center().x - middle, top + size + left.min(kit::NEAR)), word.clone());
        true
    }

    /// Draws a low key: the word next to the sign. If that does not fit, the word alone, or both if the sign distinguishes the key.
    fn low(&self, size: f32) {
        let free = self.free;
        let beside = |size: f32| self.word(free.width() - self.sign_width(size) - kit::NEAR, 1);
        let word = beside(size);
        match (word.elided, self.describes()) {
            (false, _) => self.beside(size, word),
            (true, false) => {
                let (name, wide) = (&self.place.name, free.width());
                let size = kit::size_for_line(self.ui, name, kit::SMALL, wide);
                let line = kit::one_line(self.ui, name, kit::font(size), self.colours.2, wide);
                self.write(free.center() - line.size() / 2.0, line);
            }
            (true, true) => match beside(kit::SMALL) {
                word if word.elided && self.small_below() => {}
                word if word.elided && self.sign_width(kit::SMALL) + kit::GROUP > free.width() => {
                    self.sign(free.center(), kit::SMALL);
                }
                word => self.beside(kit::SMALL, word),
            },
        }
    }

    fn beside(&self, size: f32, word: Arc<Galley>) {
        let (middle, wide) = (self.free.center(), self.sign_width(size));
        let from = middle.x - (wide + kit::NEAR + word.size().x) / 2.0;
        self.sign(pos2(from + wide / 2.0, middle.y), size);
        self.write(pos2(from + wide + kit::NEAR, middle.y - word.size().y / 2.0), word);
    }

    /// Draws the whole word in small letters below a small sign. Returns whether it is still legible.
    fn small_below(&self) -> bool {
        let free = self.free;
        let size = kit::size_for_line(self.ui, &self.place.name, kit::SMALL, free.width());
        let size = size.min((free.height() - kit::SMALL) / kit::LINE_OF_LETTERS);
        if size < kit::SMALLEST {
            return false;
        }
        let word = kit::one_line(self.ui, &self.place.name, kit::font(size), self.colours.2, free.width());
        self.sign(pos2(free.center().x, free.top() + kit::SMALL / 2.0), kit::SMALL);
        self.write(Align2::CENTER_BOTTOM.anchor_size(free.center_bottom(), word.size()).min, word);
        true
    }
}
