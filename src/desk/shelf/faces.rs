//! The pictures of the games on the home page: a background colour and a few shapes.

use std::f32::consts::TAU;

use egui::{CornerRadius, Painter, Pos2, Rect, Ui, pos2, vec2};

use crate::desk::kit::{self, FACES, ON_FACE, icons, paint};
use crate::words::{Key, keys};

/// A short description of what Steward does for a game.
pub fn does(game: &str) -> Key {
    match game {
        "automobile" => keys::shelf::DOES_AUTOMOBILE,
        "auto-brocante" => keys::shelf::DOES_AUTO_BROCANTE,
        "sponsors" => keys::shelf::DOES_SPONSORS,
        "independents" => keys::shelf::DOES_INDEPENDENTS,
        _ => keys::shelf::DOES_AUTOTOCK,
    }
}

/// Paints the picture of a game.
pub fn face_ui(ui: &Ui, area: Rect, game: &str) {
    let at = crate::session::GAMES.iter().position(|other| other.game == game).unwrap_or_default();
    let corner = kit::SHEET_CORNER;
    let top = CornerRadius { nw: corner, ne: corner, sw: 0, se: 0 };
    ui.painter().rect_filled(area, top, FACES[at % FACES.len()]);
    let face = Face { ui, area };
    match game {
        "automobile" => face.road(),
        "auto-brocante" => face.price(),
        "sponsors" => face.race(),
        "independents" => face.disks(),
        _ => face.circuit(),
    }
}

/// The opacity of shapes in the background.
const BACK: f32 = 0.35;

struct Face<'a> {
    ui: &'a Ui,
    area: Rect,
}

impl Face<'_> {
    /// A point relative to the centre, in units of the height.
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.area.center() + vec2(x, y) * self.area.height()
    }

    fn share(&self, part: f32) -> f32 {
        self.area.height() * part
    }

    fn car(&self, x: f32, y: f32, part: f32) {
        let place = Rect::from_center_size(self.at(x, y), vec2(self.share(part) * 1.5, self.share(part)));
        kit::car(&self.painter(), place, kit::Paint::plain(ON_FACE, ON_FACE));
    }

    fn painter(&self) -> Painter {
        self.ui.painter().with_clip_rect(self.area.intersect(self.ui.clip_rect()))
    }

    /// A factory and a road.
    fn road(&self) {
        let back = ON_FACE.gamma_multiply(BACK);
        let wave = |at: u8| {
            let along = f32::from(at) / 24.0;
            let x = self.area.left() + self.area.width() * along;
            pos2(x, self.at(0.0, 0.12 - 0.24 * (along * TAU * 0.8).sin()).y)
        };
        self.painter().line((0..=24).map(wave).collect(), kit::way(self.share(0.14), back));
        paint(self.ui, self.at(-0.55, -0.2), icons::ICON_FACTORY, self.share(0.42), ON_FACE);
        self.car(0.2, 0.24, 0.42);
    }

    /// A car with a price tag on a post.
    fn price(&self) {
        let sign = Rect::from_center_size(self.at(-0.1, -0.24), vec2(self.share(0.6), self.share(0.3)));
        let post = sign.center_bottom();
        let line = kit::way(self.share(0.03), ON_FACE);
        self.painter().line_segment([post, post + vec2(0.0, self.share(0.4))], line);
        self.painter().rect_filled(sign, kit::CORNER, ON_FACE);
        paint(self.ui, sign.center(), icons::ICON_PAYMENTS, self.share(0.26), FACES[1]);
        self.car(0.28, 0.2, 0.46);
    }

    /// Two cars on a ring.
    fn race(&self) {
        let back = ON_FACE.gamma_multiply(BACK);
        let radius = vec2(self.share(0.62), self.share(0.3));
        let line = kit::way(self.share(0.13), back);
        self.painter().add(egui::epaint::EllipseShape::stroke(self.area.center(), radius, line));
        self.car(-0.12, -0.3, 0.34);
        self.car(0.45, 0.2, 0.34);
    }

    /// Rows of disks, some of them used up.
    fn disks(&self) {
        for place in 0..15_u8 {
            let (row, column) = (f32::from(place / 5) - 1.0, f32::from(place % 5) - 2.0);
            let spent = [0, 3, 7, 10, 14].contains(&place);
            let ink = if spent { ON_FACE.gamma_multiply(BACK) } else { ON_FACE };
            self.painter().circle_filled(self.at(column * 0.26, row * 0.26), self.share(0.095), ink);
        }
    }

    /// Squares around a card.
    fn circuit(&self) {
        for place in 0..24_u8 {
            let turn = f32::from(place) / 24.0 * TAU;
            let at = self.at(turn.cos() * 0.62, turn.sin() * 0.38);
            match place % 6 {
                0 => self.painter().circle_filled(at, self.share(0.06), ON_FACE),
                _ => self.painter().circle_stroke(at, self.share(0.05), kit::hairline(ON_FACE)),
            };
        }
        paint(self.ui, self.area.center(), icons::ICON_PLAYING_CARDS, self.share(0.4), ON_FACE);
    }
}
