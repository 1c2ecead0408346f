//! A picture with one line below it that tells in words what is pointed at.

use egui::{Label, Rect, RichText, Sense, Ui, UiBuilder, vec2};

use crate::desk::kit::{self, Palette};

/// What was told last.
#[derive(Debug, Default)]
pub struct Told(String);

impl Told {
    /// Draws a picture in the space there is; it gives back the words of what is pointed at. Where there is nothing, the
    /// line says how to point.
    pub fn under(&mut self, ui: &mut Ui, how: String, draw: impl FnOnce(&mut Ui, Rect) -> Option<String>) {
        let height = kit::ROW * 1.35;
        let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let words = Rect::from_min_max(rect.left_bottom() - vec2(0.0, height), rect.right_bottom());
        let drawn = Rect::from_min_max(rect.min, words.right_top() - vec2(0.0, kit::GAP));
        let pointed = draw(ui, drawn).unwrap_or_default();
        let told = if self.0.is_empty() { how } else { self.0.clone() };
        ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
            let colour = Palette::of(ui).ink;
            ui.add(Label::new(RichText::new(told).size(kit::SMALL).color(colour)).wrap());
        });
        if pointed != self.0 {
            self.0 = pointed;
            ui.request_repaint();
        }
    }
}
