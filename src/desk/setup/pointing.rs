//! A board that is being read, drawn as far as it has been: a place is pressed to say that it is the one asked for, which is
//! quicker than counting squares.

use egui::Ui;

use crate::desk::Speech;
use crate::desk::scene::{self, Drawn, Layout, Lights, Walk};
use crate::engine::board::{Board, CellId, Value};
use crate::engine::{PlaceId, Scene, Seats};
use crate::session::Contents;
use crate::words::{Language, Line};

/// The board of a box on which values are pointed at.
#[derive(Debug)]
pub struct Pointing {
    lay: Layout,
    printed: fn(&Board) -> Option<Scene>,
    pointed: fn(&Board, CellId, PlaceId) -> Option<Result<Value, Line>>,
    board: Board,
    drawn: Option<(Language, Drawn)>,
    walk: Walk,
}

impl Pointing {
    /// That of a box, where it has one.
    pub fn of(contents: &Contents) -> Option<Self> {
        let board = Board::unread(contents.form.clone());
        (contents.printed)(&board)?;
        Some(Self {
            lay: scene::layout(contents.game)?,
            printed: contents.printed,
            pointed: contents.pointed,
            board,
            drawn: None,
            walk: Walk::default(),
        })
    }

    /// The board has been read so far.
    pub fn read(&mut self, board: Board) {
        self.board = board;
        self.drawn = None;
    }

    /// Draws it; gives back what a press says of the cell that is asked for, or why it cannot be.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        asked: Option<CellId>,
    ) -> Option<Result<Value, Line>> {
        if self.drawn.as_ref().is_none_or(|(language, _)| *language != speech.language) {
            let scene = (self.printed)(&self.board)?;
            self.drawn = Some((speech.language, Drawn::of(speech, scene, &[])));
        }
        let (_, drawn) = self.drawn.as_ref()?;
        let (seats, lights) = (Seats::default(), Lights::default());
        let pressed = scene::scene_ui(ui, speech, &seats, (drawn, self.lay), &mut self.walk, &lights)?;
        (self.pointed)(&self.board, asked?, pressed)
    }
}
