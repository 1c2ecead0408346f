//! A board that is being read, drawn as far as it has been: a place is pressed to say that it is the one asked for, which is
//! quicker than counting squares; and the place where a value is read is lit.

use std::sync::Arc;

use egui::Ui;

use crate::desk::Speech;
use crate::desk::kit;
use crate::desk::scene::{self, Drawn, Layout, Lights, Walk};
use crate::engine::board::{Board, BoardSchema, CellId, Value, WrittenBoard};
use crate::engine::{GameInfo, PlaceId, Seats, SetupSheet};
use crate::words::{Language, Line};

/// The share of the page that the picture of a board takes.
const PICTURE: f32 = 0.56;

/// The board of a box on which values are pointed at.
#[derive(Debug)]
pub struct Pointing {
    lay: Layout,
    sheet: fn(&Board) -> SetupSheet,
    pointed: fn(&Board, CellId, PlaceId) -> Option<Result<Value, Line>>,
    board: Board,
    drawn: Option<(Language, Drawn)>,
    walk: Walk,
}

impl Pointing {
    /// The board of a game, if its set-up sheet has a drawing.
    pub fn of(contents: &'static GameInfo) -> Option<Self> {
        let (board, sheet) = (Board::empty(contents.schema().clone()), contents.setup_sheet);
        sheet(&board).drawing?;
        Some(Self {
            lay: scene::layout(contents.game)?,
            sheet,
            pointed: contents.pointed,
            board,
            drawn: None,
            walk: Walk::default(),
        })
    }

    /// The board has been read so far.
    pub fn read(&mut self, form: &Arc<BoardSchema>, read: &WrittenBoard) {
        // A cell that was read for another version of the box is left out.
        self.board = Board::from_written(form.clone(), read).unwrap_or_else(|_| Board::empty(form.clone()));
        self.drawn = None;
    }

    /// Draws it beside the cells, with one place lit; gives back the place that was pressed.
    pub fn panel_ui(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        name: &'static str,
        lit: Option<PlaceId>,
    ) -> Option<PlaceId> {
        let width = (ui.available_width() * PICTURE).min(ui.available_height() * 1.4);
        let panel = kit::on_sheet(ui, egui::Panel::right(name)).resizable(false).exact_size(width);
        panel.show(ui, |ui| self.show(ui, speech, lit)).inner
    }

    fn show(&mut self, ui: &mut Ui, speech: Speech, lit: Option<PlaceId>) -> Option<PlaceId> {
        if self.drawn.as_ref().is_none_or(|(language, _)| *language != speech.language) {
            let scene = (self.sheet)(&self.board).drawing?;
            self.drawn = Some((speech.language, Drawn::of(speech, scene, &[])));
        }
        let (_, drawn) = self.drawn.as_ref()?;
        let (seats, mut lights) = (Seats::default(), Lights::default());
        lights.show(lit.into_iter());
        scene::scene_ui(ui, speech, &seats, (drawn, self.lay), &mut self.walk, &lights)
    }

    /// What a press on a place says of the cell that is asked for, or why it cannot be; nothing where that names no place.
    pub fn says(&self, asked: CellId, pressed: PlaceId) -> Option<Result<Value, Line>> {
        (self.pointed)(&self.board, asked, pressed)
    }
}
