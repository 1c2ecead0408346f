//! The user's own board, typed in off the box: a grid of cells, filled by keyboard with Tab alone. An empty cell has
//! not been read yet. Whatever is typed is kept at once.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Align, Grid, Label, Layout, Modifiers, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::desk::Speech;
use crate::desk::errand::{Errand, Looked};
use crate::desk::kit::{self, Palette, at_rest, size_for_line, text_field};
use crate::desk::setup::boards::write_own;
use crate::desk::setup::cell::{read, shown};
use crate::desk::setup::lattice::{self, APART, Band, Piece};
use crate::desk::setup::pointing::Pointing;
use crate::engine::board::{Board, BoardForm, Cell, CellId, CellKind, Printed, Source, WrittenBoard};
use crate::preset::{Shelf, Unusable};
use crate::say;
use crate::session::Contents;
use crate::words::{Line, keys};

/// The height of a cell.
const CELL: f32 = 22.0;
/// The room beside the letters of a cell.
const MARGIN: f32 = 6.0;
/// The share of the page that the picture of a board takes.
const PICTURE: f32 = 0.56;

/// The user's own board while it is typed in.
#[derive(Debug)]
pub struct OwnGrid {
    game: &'static str,
    name: String,
    form: Arc<BoardForm>,
    shelf: Shelf,
    board: WrittenBoard,
    texts: BTreeMap<CellId, String>,
    faults: BTreeMap<CellId, Line>,
    /// The cell under the cursor.
    at: Option<CellId>,
    /// The cell to be typed in next.
    focus: Option<CellId>,
    bands: Option<(f32, Vec<Band>)>,
    /// The picture on which values are pointed at, where the box has one, and the board it shows.
    pointing: Option<Pointing>,
    /// Invented values that empty cells may begin with.
    practice: Option<WrittenBoard>,
    writing: Option<Errand<Result<(), Unusable>>>,
    unwritten: bool,
    failed: Option<Line>,
    leaving: bool,
}

impl OwnGrid {
    /// A grid over what has been read so far.
    pub fn new(
        contents: &Contents,
        (name, board): (String, WrittenBoard),
        practice: Option<WrittenBoard>,
        shelf: Shelf,
        speech: Speech,
    ) -> Self {
        let form = contents.form.clone();
        let text = |cell: &Cell| board.get(&cell.word()).map(|printed| shown(cell, &printed.0, speech));
        let texts = form.cells().filter_map(|(slot, cell)| Some((slot, text(cell)?))).collect();
        let empty = form.cells().find(|(_, cell)| !board.contains_key(&cell.word())).map(|(slot, _)| slot);
        let mut grid = Self {
            game: contents.game,
            name,
            shelf,
            texts,
            faults: BTreeMap::new(),
            at: None,
            focus: empty.or(Some(CellId(0))),
            bands: None,
            pointing: Pointing::of(contents),
            practice,
            writing: None,
            unwritten: false,
            failed: None,
            leaving: false,
            board,
            form,
        };
        grid.redraw();
        grid
    }

    /// What the board is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What has been read.
    pub fn board(&self) -> &WrittenBoard {
        &self.board
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
                self.bands = Some((width, lattice::bands(&self.form, width)));
            }
            let Some(bands) = self.bands.take() else { return };
            ScrollArea::vertical().id_salt("own").auto_shrink(false).show(ui, |ui| {
                for band in &bands.1 {
                    self.band_ui(ui, speech, band);
                    ui.add_space(kit::GAP);
                }
            });
            self.bands = Some(bands);
        });
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
            let fault = self.at.and_then(|at| self.faults.get(&at)).or_else(|| self.faults.values().next());
            let question = self.at.and_then(|at| self.form.cell(at)).map(|cell| self.asked(speech, cell));
            ui.vertical(|ui| {
                let hint = question.unwrap_or_else(|| speech.word(keys::shelf::OWN_HINT));
                ui.label(RichText::new(hint).heading());
                let count =
                    say!(keys::shelf::OWN_COUNT, count = self.board.len(), cells = self.form.cells().count());
                let (text, colour) = match (&self.failed, fault) {
                    (Some(why), _) => (speech.sentence(why), palette.red),
                    (None, Some(fault)) => (speech.sentence(fault), palette.red),
                    (None, None) => (speech.say(&count), palette.faint),
                };
                ui.label(RichText::new(text).color(colour));
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let size = vec2(140.0, kit::MAIN_BUTTON);
                if kit::Button::main(speech.word(keys::shelf::OWN_DONE)).size(size).show(ui).clicked() {
                    self.leaving = true;
                }
                if self.practice.is_some() && self.board.len() < self.form.cells().count() {
                    let lend = ui.button(speech.word(keys::shelf::OWN_LEND));
                    if lend.on_hover_text(speech.word(keys::shelf::OWN_LEND_HINT)).clicked() {
                        self.lend(speech);
                    }
                }
            });
        });
    }

    /// What a cell asks, and whether the rule text has said it.
    fn asked(&self, speech: Speech, cell: &Cell) -> String {
        let question = speech.sentence(&cell.question);
        match self.board.get(&cell.word()) {
            Some(Printed(_, Source::Rules)) => speech.say(&say!(keys::shelf::OWN_RULES, question = question)),
            _ => question,
        }
    }

    fn band_ui(&mut self, ui: &mut Ui, speech: Speech, band: &Band) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = APART;
            for pile in band {
                ui.vertical(|ui| {
                    for piece in pile {
                        self.piece_ui(ui, speech, piece);
                        ui.add_space(kit::GAP);
                    }
                });
            }
        });
    }

    fn piece_ui(&mut self, ui: &mut Ui, speech: Speech, piece: &Piece) {
        let faint = Palette::of(ui).faint;
        ui.spacing_mut().interact_size.y = CELL;
        let table = self.form.table(piece.table).map(|key| speech.word(key));
        ui.label(kit::bold(table.unwrap_or_default()));
        let first = piece.rows.first().and_then(|(_, slots)| slots.iter().flatten().next()).copied();
        Grid::new(("own", piece.table, first))
            .spacing([kit::NEAR, 0.0])
            .min_col_width(0.0)
            .min_row_height(CELL)
            .show(ui, |ui| {
                ui.label("");
                for (column, width) in &piece.columns {
                    let name = self.form.column(column).map(|key| speech.word(key));
                    let name = name.unwrap_or_else(|| (*column).to_owned());
                    ui.vertical(|ui| {
                        ui.set_max_width(*width);
                        ui.add(Label::new(RichText::new(name).size(kit::SMALL).color(faint)).wrap());
                    });
                }
                ui.end_row();
                for (row, slots) in &piece.rows {
                    let name = RichText::new(lattice::row_name(&self.form, speech, row)).color(faint);
                    ui.allocate_ui_with_layout(
                        vec2(piece.names(), CELL),
                        Layout::left_to_right(Align::Center),
                        |ui| {
                            ui.set_min_width(piece.names());
                            ui.label(name);
                        },
                    );
                    for (at, (_, width)) in piece.columns.iter().enumerate() {
                        match slots.get(at).copied().flatten() {
                            Some(slot) => self.cell_ui(ui, speech, slot, *width),
                            None => {
                                ui.label("");
                            }
                        }
                    }
                    ui.end_row();
                }
            });
    }

    fn cell_ui(&mut self, ui: &mut Ui, speech: Speech, slot: CellId, width: f32) {
        let palette = Palette::of(ui);
        let Some(cell) = self.form.cell(slot).cloned() else { return };
        let mut text = self.texts.get(&slot).cloned().unwrap_or_default();
        let source = self.board.get(&cell.word()).map(|printed| printed.1);
        let colour = match (self.faults.contains_key(&slot), source) {
            (true, _) => palette.red,
            (false, Some(Source::Assumed)) => palette.amber,
            (false, Some(Source::Rules)) => palette.accent,
            (false, Some(Source::Board) | None) => palette.ink,
        };
        let numbers = matches!(cell.kind, CellKind::Whole { .. });
        let align = if numbers { egui::Align2::RIGHT_CENTER } else { egui::Align2::LEFT_CENTER };
        // A long name stands whole in smaller letters.
        let size = size_for_line(ui, &text, kit::BODY, width - MARGIN * 2.0 - kit::NEAR);
        let edit = TextEdit::singleline(&mut text)
            .font(kit::font(size))
            .desired_width(width)
            .margin(egui::Margin::symmetric(MARGIN as i8, 0))
            .text_color(colour)
            .align(align);
        let response = ui
            .add_sized([width, CELL], text_field(slot.0, edit))
            .accessible_name(speech.sentence(&cell.question))
            .on_hover_text(self.asked(speech, &cell));
        if self.focus == Some(slot) {
            self.focus = None;
            response.request_focus();
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
            self.at = Some(slot);
        }
        if response.changed() {
            self.texts.insert(slot, text);
            self.typed(speech, slot, &cell);
        }
        if response.lost_focus() {
            self.settle(speech, slot, &cell);
            if ui.input(|input| input.key_pressed(egui::Key::Enter)) {
                self.focus = Some(CellId(slot.0 + 1)).filter(|next| self.form.cell(*next).is_some());
            }
        }
    }

    /// The picture of the board beside the cells: a press on it fills the cell under the cursor and goes on to the next.
    fn picture_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let Some(pointing) = &mut self.pointing else { return };
        let asked = self.at;
        let width = (ui.available_width() * PICTURE).min(ui.available_height() * 1.4);
        let panel = kit::on_sheet(ui, egui::Panel::right("own-picture")).resizable(false).exact_size(width);
        let said = panel.show(ui, |ui| pointing.show(ui, speech, asked)).inner;
        let Some((slot, said)) = asked.zip(said) else { return };
        match said {
            Ok(value) => {
                let Some(cell) = self.form.cell(slot).cloned() else { return };
                self.texts.insert(slot, shown(&cell, &value, speech));
                self.typed(speech, slot, &cell);
                self.at = Some(CellId(slot.0 + 1)).filter(|next| self.form.cell(*next).is_some());
            }
            Err(why) => {
                self.faults.insert(slot, why);
            }
        }
    }

    /// Puts the board as it has been read on its picture.
    fn redraw(&mut self) {
        if let Some(pointing) = &mut self.pointing {
            // A cell that was read for another version of the box is left out.
            let board = Board::read(self.form.clone(), &self.board);
            pointing.read(board.unwrap_or_else(|_| Board::unread(self.form.clone())));
        }
    }

    /// Fills the empty cells with the invented values of practice, which stay marked as invented.
    fn lend(&mut self, speech: Speech) {
        for (slot, cell) in self.form.cells() {
            let Some(printed) = self.practice.as_ref().and_then(|practice| practice.get(&cell.word())) else {
                continue;
            };
            if !self.board.contains_key(&cell.word()) {
                self.texts.insert(slot, shown(cell, &printed.0, speech));
                self.faults.remove(&slot);
                self.board.insert(cell.word(), printed.clone());
                self.unwritten = true;
            }
        }
        self.redraw();
    }

    /// Reads what stands in a cell now.
    fn typed(&mut self, speech: Speech, slot: CellId, cell: &Cell) {
        self.read(speech, slot, cell);
        self.redraw();
    }

    fn read(&mut self, speech: Speech, slot: CellId, cell: &Cell) {
        let text = self.texts.get(&slot).map(|text| text.trim().to_owned()).unwrap_or_default();
        self.faults.remove(&slot);
        if text.is_empty() {
            self.unwritten |= self.board.remove(&cell.word()).is_some();
            return;
        }
        let value = read(cell, &text, speech);
        match self.form.check(slot, &value) {
            Ok(()) => {
                let printed = Printed(value, Source::Board);
                self.unwritten |= self.board.insert(cell.word(), printed.clone()) != Some(printed);
            }
            Err(why) => {
                self.unwritten |= self.board.remove(&cell.word()).is_some();
                self.faults.insert(slot, why);
            }
        }
    }

    /// Writes a cell in full once it is left: `m` becomes the word it stands for.
    fn settle(&mut self, speech: Speech, slot: CellId, cell: &Cell) {
        if let Some(printed) = self.board.get(&cell.word()) {
            self.texts.insert(slot, shown(cell, &printed.0, speech));
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
            let (form, board) = (self.form.clone(), self.board.clone());
            self.writing = Some(Errand::run(ctx, move || write_own(&shelf, (game, &name), &form, &board)));
        }
    }
}

fn is_typed(event: &egui::Event) -> bool {
    matches!(event, egui::Event::Text(_) | egui::Event::Key { .. })
}
