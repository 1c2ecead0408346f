//! The board of a set-up sheet, drawn from the values entered so far. It highlights the place of the current question, and a click on a place
//! answers it.

use egui::Ui;

use crate::desk::Speech;
use crate::desk::kit;
use crate::desk::scene::{self, Drawn, Layout, Lights, Walk};
use crate::engine::scene::Scene;
use crate::engine::{GameInfo, PlaceId, Seats, SetupSheet};
use crate::words::Language;

/// The share of the page for the board.
const PICTURE: f32 = 0.56;
/// The height of the board in a slim window, as a share of the width.
const SLIM: f32 = 0.64;

/// A board on which values are entered by clicking.
#[derive(Debug)]
pub struct Pointing {
    lay: Layout,
    drawn: Option<(Language, Scene, Drawn)>,
    walk: Walk,
}

impl Pointing {
    /// The board of a game, if it has a layout.
    pub fn of(contents: &'static GameInfo) -> Option<Self> {
        Some(Self { lay: scene::layout(contents.game)?, drawn: None, walk: Walk::default() })
    }

    /// Draws the board next to the cells, with one place highlighted. Returns the pressed place.
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
        let (room, slim) = (ui.available_size(), kit::slim(ui));
        // In a slim window the board is below the cells, and drawn smaller.
        let panel = match slim {
            true => egui::Panel::bottom("sheet-picture-below").exact_size(room.x * SLIM),
            false => egui::Panel::right("sheet-picture").exact_size((room.x * PICTURE).min(room.y * 1.4)),
        };
        let picture = (drawn, self.lay);
        let mut draw = |ui: &mut Ui| scene::scene_ui(ui, speech, &seats, picture, &mut self.walk, &lights);
        let panel = kit::on_sheet(ui, panel).resizable(false);
        panel
            .show(ui, |ui| if slim { kit::scaled(ui, kit::BOARD_LEAST.x, &mut draw) } else { draw(ui) })
            .inner
    }
}
