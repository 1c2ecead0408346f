//! The user's own board, typed in off the box: a grid of cells, filled by keyboard with Tab alone. An empty cell has
//! not been read yet. Whatever is typed is kept at once.

use std::sync::Arc;

use egui::{Align, Layout, Modifiers, RichText, ScrollArea, Ui, vec2};

use crate::desk::Speech;
use crate::desk::errand::{Errand, Looked};
use crate::desk::kit::{self, Palette, at_rest};
use crate::desk::setup::boards::write_own;
use crate::desk::setup::cells::{Cells, Invented};
use crate::desk::setup::lattice::{self, Band};
use crate::desk::setup::pointing::Pointing;
use crate::engine::board::{BoardSchema, WrittenBoard};
use crate::msg;
use crate::preset::{PresetStore, Unusable};
use crate::session::Contents;
use crate::words::{Line, keys};

/// The user's own board while it is typed in.
#[derive(Debug)]
pub struct OwnGrid {
    game: &'static str,
    name: String,
    form: Arc<BoardSchema>,
    shelf: PresetStore,
    cells: Cells,
    bands: Option<(f32, Vec<Band>)>,
    /// The picture on which values are pointed at, where the box has one, and the board it shows.
    pointing: Option<Pointing>,
    /// Invented values that empty cells may begin with.
    practice: Option<WrittenBoard>,
    writing: Option<Errand<Result<(), Unusable>>>,
    unwritten: bool,
    failed: Option<Line>,
    leaving: bool,
    /// Whether the button that ends it takes the keyboard.
    to_done: bool,
}

impl OwnGrid {
    /// A grid over what has been read so far.
    pub fn new(
        contents: &Contents,
        (name, board): (String, WrittenBoard),
        practice: Option<WrittenBoard>,
        shelf: PresetStore,
        speech: Speech,
    ) -> Self {
        let form = contents.schema.clone();
        let order = form.cells().map(|(slot, _)| slot).collect();
        let mut grid = Self {
            game: contents.game,
            name,
            shelf,
            cells: Cells::new(&form, board, order, Invented::InPlace, speech),
            bands: None,
            pointing: Pointing::of(contents),
            practice,
            writing: None,
            unwritten: false,
            failed: None,
            leaving: false,
            to_done: false,
            form,
        };
        grid.redraw();
        grid
    }

    /// The same where some of it has not been written yet.
    #[must_use]
    pub fn unwritten(self, unwritten: bool) -> Self {
        Self { unwritten, ..self }
    }

    /// What the board is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What has been read.
    pub fn board(&self) -> &WrittenBoard {
        self.cells.board()
    }

    /// Draws the grid; says whether it stays open.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech) -> bool {
        self.write(ui);
        kit::on_ground(egui::Panel::top("own-question"))
            .resizable(false)
            .show(ui, |ui| self.question_ui(ui, speech));
        self.picture_ui(ui, speech);
        kit::central(ui).show(ui, |ui| {
            let width = ui.available_width() - 12.0;
            if self.bands.as_ref().is_none_or(|(laid, _)| *laid != width) {
                self.bands = Some((width, lattice::bands(&self.form, speech, width)));
            }
            let Some(bands) = self.bands.take() else { return };
            ScrollArea::vertical().id_salt("own").auto_shrink(false).show(ui, |ui| {
                for band in &bands.1 {
                    self.cells.band_ui(ui, speech, band);
                    ui.add_space(kit::GAP);
                }
            });
            self.bands = Some(bands);
            self.cells.walk();
        });
        if self.cells.past() {
            self.to_done = true;
            ui.request_repaint();
        }
        if self.cells.changed() {
            self.unwritten = true;
            self.redraw();
        }
        if at_rest(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, egui::Key::Escape)) {
            self.leaving = true;
        }
        !(self.leaving && self.writing.is_none() && (!self.unwritten || self.failed.is_some()))
    }

    /// What the cell under the cursor asks, large, or what cannot stand in it; and how far we are.
    fn question_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let palette = Palette::of(ui);
        ui.horizontal(|ui| {
            ui.set_min_height(kit::MAIN_BUTTON + kit::GAP);
            let fault = self.cells.fault();
            let at = self.cells.at().and_then(|at| self.form.cell(at));
            let question = at.map(|cell| self.cells.asked(speech, cell));
            ui.vertical(|ui| {
                let hint = question.unwrap_or_else(|| speech.word(keys::shelf::OWN_HINT));
                ui.label(RichText::new(hint).heading());
                let count = msg!(
                    keys::shelf::OWN_COUNT,
                    count = self.board().len(),
                    cells = self.form.cells().count()
                );
                let (text, colour) = match (&self.failed, fault) {
                    (Some(why), _) => (speech.sentence(why), palette.red),
                    (None, Some(fault)) => (speech.sentence(fault), palette.red),
                    (None, None) => (speech.say(&count), palette.faint),
                };
                ui.label(RichText::new(text).color(colour));
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let size = vec2(140.0, kit::MAIN_BUTTON);
                let done = kit::Button::main(speech.word(keys::shelf::OWN_DONE)).size(size).show(ui);
                if kit::may_take(ui, &mut self.to_done) {
                    done.request_focus();
                }
                if done.clicked() {
                    self.leaving = true;
                }
                let whole = self.board().len() == self.form.cells().count();
                if let Some(practice) = self.practice.as_ref().filter(|_| !whole) {
                    let lend = ui.button(speech.word(keys::shelf::OWN_LEND));
                    if lend.on_hover_text(speech.word(keys::shelf::OWN_LEND_HINT)).clicked() {
                        self.cells.lend(speech, practice);
                    }
                }
            });
        });
    }

    /// The picture of the board beside the cells: a press on it fills the cell under the cursor and goes on to the next.
    fn picture_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let Some(pointing) = &mut self.pointing else { return };
        let asked = self.cells.at();
        let Some(pressed) = pointing.panel_ui(ui, speech, "own-picture", None) else { return };
        match asked.zip(asked.and_then(|asked| pointing.says(asked, pressed))) {
            Some((slot, Ok(value))) => self.cells.put(speech, slot, &value),
            Some((slot, Err(why))) => self.cells.refuse(slot, why),
            None => {}
        }
    }

    /// Puts the board as it has been read on its picture.
    fn redraw(&mut self) {
        if let Some(pointing) = &mut self.pointing {
            pointing.read(&self.form, self.cells.board());
        }
    }

    /// Keeps what has been typed, one write after the other.
    fn write(&mut self, ctx: &egui::Context) {
        match self.writing.as_ref().map(Errand::look) {
            Some(Looked::NotYet) => return,
            Some(Looked::Found(written)) => {
                self.failed = written.err().map(|why| why.line());
                self.unwritten |= self.failed.is_some();
                self.writing = None;
                if self.failed.is_some() {
                    return;
                }
            }
            Some(Looked::Over) => self.writing = None,
            None => {}
        }
        let resting = self.failed.is_some() && !ctx.input(|input| input.events.iter().any(is_typed));
        if self.unwritten && !resting {
            self.unwritten = false;
            let (shelf, game, name) = (self.shelf.clone(), self.game, self.name.clone());
            let (form, board) = (self.form.clone(), self.board().clone());
            self.writing = Some(Errand::run(ctx, move || write_own(&shelf, (game, &name), &form, &board)));
        }
    }
}

fn is_typed(event: &egui::Event) -> bool {
    matches!(event, egui::Event::Text(_) | egui::Event::Key { .. })
}
