//! The brushes of the board picture: letters of markets, pieces, markers, all in measures of the picture.

use egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::Speech;
use crate::desk::kit::{self, MARKETS, ON_MARKET, PICTURE_LETTERS, Palette, pieces};
use crate::engine::Colour;
use crate::games::automobile::Class;
use crate::say;
use crate::words::keys;

/// A brush: where it paints and how large.
pub struct Brush<'a> {
    /// The part of the window that is painted.
    pub ui: &'a Ui,
    /// With which colours.
    pub palette: &'static Palette,
    /// How large, 1 at the smallest window.
    pub scale: f32,
}

impl<'a> Brush<'a> {
    /// A brush of this size.
    pub fn new(ui: &'a Ui, scale: f32) -> Self {
        Self { ui, palette: Palette::of(ui), scale }
    }

    /// So many points of the picture.
    pub fn points(&self, points: f32) -> f32 {
        points * self.scale
    }

    /// The ordinary letters of the picture.
    pub fn font(&self) -> FontId {
        kit::font(PICTURE_LETTERS * self.scale)
    }

    /// Writes a text.
    pub fn text(&self, at: Pos2, align: Align2, text: &str, colour: Color32) -> Rect {
        self.ui.painter().text(at, align, text, self.font(), colour)
    }

    /// Writes a text in larger letters.
    pub fn large(&self, at: Pos2, align: Align2, text: &str, colour: Color32) -> Rect {
        let font = kit::font(PICTURE_LETTERS * 1.3 * self.scale);
        self.ui.painter().text(at, align, text, font, colour)
    }

    /// Writes a name on at most so many lines.
    pub fn name(&self, area: Rect, name: &str, lines: usize, colour: Color32) {
        let font = kit::font(PICTURE_LETTERS * 0.9 * self.scale);
        let mut job = egui::text::LayoutJob::simple(name.to_owned(), font, colour, area.width());
        job.wrap.max_rows = lines;
        job.wrap.break_anywhere = false;
        let galley = self.ui.painter().layout_job(job);
        self.ui.painter().galley(area.left_top(), galley, colour);
    }

    /// Draws an icon.
    pub fn icon(&self, centre: Pos2, icon: MaterialIcon, colour: Color32) {
        let font = kit::icon_font(icon, PICTURE_LETTERS * 1.35 * self.scale);
        self.ui.painter().text(centre, Align2::CENTER_CENTER, icon.codepoint, font, colour);
    }

    /// Draws the letter of a market; its right top corner is given.
    pub fn market(&self, speech: Speech, corner: Pos2, class: Option<Class>) {
        let side = self.points(16.0);
        let rect = Rect::from_min_size(pos2(corner.x - side, corner.y), vec2(side, side));
        let Some(class) = class else {
            self.ui.painter().rect_stroke(rect, kit::CORNER, self.line(), StrokeKind::Inside);
            return;
        };
        let ground = MARKETS.get(class.index()).copied().unwrap_or(self.palette.faint);
        self.ui.painter().rect_filled(rect, self.points(3.0), ground);
        let letter = speech.say(&say!(keys::sheets::LETTER, class = class.number()));
        self.text(rect.center(), Align2::CENTER_CENTER, &letter, ON_MARKET);
    }

    /// Draws factory tiles as blocks, from a left middle point; gives back where they end.
    pub fn blocks(&self, from: Pos2, count: i64, colour: Colour) -> f32 {
        let size = vec2(self.points(9.0), self.points(12.0));
        let mut left = from.x;
        for _ in 0..count.clamp(0, 6) {
            let rect = Rect::from_min_size(pos2(left, from.y - size.y / 2.0), size);
            let edge = kit::hairline(self.palette.ink);
            self.ui.painter().rect(rect, 1.0, pieces(self.palette, colour), edge, StrokeKind::Inside);
            left += size.x + self.points(2.0);
        }
        left
    }

    /// Draws a cube with its count to the left; the right middle point is given.
    pub fn cubes(&self, right: Pos2, count: &str, colour: Color32) {
        let side = self.points(9.0);
        let rect = Rect::from_center_size(right - vec2(side / 2.0, 0.0), vec2(side, side));
        self.ui.painter().rect(
            rect,
            1.5,
            colour.gamma_multiply(0.45),
            kit::hairline(colour),
            StrokeKind::Inside,
        );
        self.large(rect.left_center() - vec2(self.points(3.0), 0.0), Align2::RIGHT_CENTER, count, colour);
    }

    /// Draws a marker as a pill with an icon and a count; gives back its left edge.
    pub fn marker(&self, right: Pos2, icon: MaterialIcon, count: &str, colour: Color32) -> f32 {
        let size = vec2(self.points(29.0), self.points(14.0));
        let rect = Rect::from_min_size(pos2(right.x - size.x, right.y - size.y / 2.0), size);
        self.ui.painter().rect(
            rect,
            size.y / 2.0,
            self.palette.sheet,
            kit::hairline(colour),
            StrokeKind::Inside,
        );
        self.icon(rect.left_center() + vec2(size.y * 0.6, 0.0), icon, colour);
        self.text(rect.right_center() - vec2(size.y * 0.4, 0.0), Align2::RIGHT_CENTER, count, colour);
        rect.left() - self.points(2.0)
    }

    /// A thin line.
    pub fn line(&self) -> Stroke {
        kit::hairline(self.palette.rule)
    }
}
