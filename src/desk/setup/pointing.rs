//! The board of a set-up sheet, drawn as far as it has been read: the place where a value is read is lit, and a place is pressed
//! to say that it is the one asked for, which is quicker than counting squares.

use egui::Ui;

use crate::desk::Speech;
use crate::desk::kit;
use crate::desk::scene::{self, Drawn, Layout, Lights, Walk};
use crate::engine::scene::Scene;
use crate::engine::{GameInfo, PlaceId, Seats, SetupSheet};
use crate::words::Language;

/// The share of the page that the picture of a board takes.
const PICTURE: f32 = 0.56;

/// The board of a box on which values are pointed at.
#[derive(Debug)]
pub struct Pointing {
    lay: Layout,
    drawn: Option<(Language, Scene, Drawn)>,
    walk: Walk,
}

impl Pointing {
    /// The board of a game, if there is a layout of it.
    pub fn of(contents: &'static GameInfo) -> Option<Self> {
        Some(Self { lay: scene::layout(contents.game)?, drawn: None, walk: Walk::default() })
    }

    /// Draws it beside the cells, with one place lit; gives back the place that was pressed.
    pub fn panel_ui(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        sheet: &SetupSheet,
        lit: Option<PlaceId>,
    ) -> Option<PlaceId> {
        let scene = sheet.drawing.as_ref()?;
        if self
            .drawn
            .as_ref()
            .is_none_or(|(language, drawn, _)| (*language, drawn) != (speech.language, scene))
        {
            let drawn = Drawn::of(speech, scene.clone(), &[]);
            self.drawn = Some((speech.language, scene.clone(), drawn));
        }
        let (_, _, drawn) = self.drawn.as_ref()?;
        let (seats, mut lights) = (Seats::default(), Lights::default());
        lights.show(lit.into_iter());
        let width = (ui.available_width() * PICTURE).min(ui.available_height() * 1.4);
        let panel = kit::on_sheet(ui, egui::Panel::right("sheet-picture")).resizable(false).exact_size(width);
        let picture = (drawn, self.lay);
        panel.show(ui, |ui| scene::scene_ui(ui, speech, &seats, picture, &mut self.walk, &lights)).inner
    }
}
