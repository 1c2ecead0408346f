//! The draft of a set-up sheet: a field for each value of a board. An empty field was not filled in. An invented value is only a hint in it.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{
    Align, Event, EventFilter, Grid, Id, Key, Label, Layout, Modifiers, Rect, Response, RichText, TextEdit,
    Ui, Vec2, vec2,
};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, known_field, size_for_line};
use crate::desk::setup::cell::{needed, read, shown};
use crate::desk::setup::lattice::{self, APART, BETWEEN, Page, Piece};
use crate::desk::setup::list;
use crate::engine::board::{BoardSchema, CellId, Printed, Source, Value, WrittenBoard};
use crate::engine::{GameInfo, SetupSheet};
use crate::words::Line;

/// The margin of a field.
const MARGIN: f32 = 6.0;

/// The values of a board while they are being typed.
#[derive(Debug)]
pub struct Cells {
    contents: &'static GameInfo,
    form: Arc<BoardSchema>,
    board: WrittenBoard,
    /// The questions about the board, where to look, and their order.
    pub sheet: SetupSheet,
    order: Vec<CellId>,
    /// Texts that differ from the value's own text.
    typed: BTreeMap<CellId, String>,
    /// Why pasted or pointed-at values were refused.
    refused: Option<Line>,
    /// The current cell, and whether it is still to take the focus.
    at: Option<CellId>,
    comes: bool,
    /// Whether the next digit replaces the value of the current cell.
    fresh: bool,
    /// Whether the focus moved past the last cell.
    past: bool,
    /// The areas of the drawn cells, and the direction of an arrow key pressed in one of them.
    drawn: Vec<(CellId, Rect)>,
    way: Option<(Rect, Vec2)>,
}

impl Cells {
    /// The cells of a board, with the focus in the first empty one.
    pub fn new(contents: &'static GameInfo, board: WrittenBoard) -> Self {
        let mut cells = Self {
            contents,
            form: contents.schema(),
            board,
            sheet: SetupSheet::default(),
            order: Vec::new(),
            typed: BTreeMap::new(),
            refused: None,
            at: None,
            comes: false,
            fresh: false,
            past: false,
            drawn: Vec::new(),
            way: None,
        };
        cells.look_again();
        let empty = cells.order.iter().find(|slot| !cells.is_read(**slot));
        empty.or(cells.order.first()).copied().into_iter().for_each(|slot| cells.go(slot));
        cells
    }

    /// The entered values.
    pub fn board(&self) -> &WrittenBoard {
        &self.board
    }

    /// The cells in reading order.
    pub fn order(&self) -> &[CellId] {
        &self.order
    }

    /// The current cell.
    pub fn at(&self) -> Option<CellId> {
        self.at
    }

    /// The cell that is to take the focus.
    pub fn goes_to(&self) -> Option<CellId> {
        self.at.filter(|_| self.comes)
    }

    /// Whether a cell has a value, other than an invented one.
    pub fn is_read(&self, slot: CellId) -> bool {
        self.printed(slot).is_some_and(|printed| printed.1 != Source::Assumed)
    }

    /// The value of a cell and its source.
    pub fn printed(&self, slot: CellId) -> Option<&Printed> {
        self.board.get(&self.form.cell(slot)?.word())
    }

    /// Focuses a cell.
    pub fn go(&mut self, slot: CellId) {
        if self.at != Some(slot) {
            self.refused = None;
        }
        (self.at, self.comes, self.fresh) = (Some(slot), true, true);
    }

    /// The refusal of pasted values, otherwise the error of the current cell, otherwise of any cell.
    pub fn fault(&self, speech: Speech) -> Option<Line> {
        let fault = |slot: CellId| {
            let (text, cell) = (self.typed.get(&slot)?.trim(), self.form.cell(slot)?);
            let wrong = !text.is_empty() && self.form.check(slot, &read(cell, text, speech)).is_err();
            wrong.then(|| needed(cell, speech))
        };
        self.refused
            .clone()
            .or_else(|| fault(self.at?))
            .or_else(|| self.typed.keys().copied().find_map(fault))
    }

    /// Shows why a pointed-at value is not valid for a cell.
    pub fn refuse(&mut self, why: Line) {
        self.refused = Some(why);
    }

    /// Whether the focus moved past the last cell.
    pub fn past(&mut self) -> bool {
        std::mem::take(&mut self.past)
    }

    /// Sets the text of a cell.
    fn type_in(&mut self, speech: Speech, slot: CellId, text: String) {
        let Some(cell) = self.form.cell(slot) else { return };
        let value = read(cell, text.trim(), speech);
        match self.form.check(slot, &value) {
            Ok(()) => _ = self.board.insert(cell.word(), Printed(value, Source::Board)),
            Err(_) => _ = self.board.remove(&cell.word()),
        }
        self.typed.insert(slot, text);
        (self.fresh, self.refused) = (false, None);
    }

    /// Types a digit into the current cell, or deletes its last one.
    pub fn press(&mut self, speech: Speech, digit: Option<char>) {
        let Some(slot) = self.at else { return };
        let mut text = if self.fresh && digit.is_some() { String::new() } else { self.text(speech, slot) };
        match digit {
            Some(digit) => text.push(digit),
            None => _ = text.pop(),
        }
        self.type_in(speech, slot, text);
        self.comes = true;
    }

    /// Fills cells with the values of a list, if all of them are valid.
    pub fn paste(&mut self, speech: Speech, slot: CellId, text: &str) {
        match list::fill((self.contents, speech), &self.board, Some(slot), text) {
            Ok((board, last)) => {
                (self.board, self.refused) = (board, None);
                self.typed.clear();
                self.look_again();
                self.leave(last, 1);
            }
            Err((_, why)) => self.refuse(why),
        }
    }

    /// Sets the value of a cell and moves to the next.
    pub fn put(&mut self, slot: CellId, value: Value) {
        let Some(cell) = self.form.cell(slot) else { return };
        self.board.insert(cell.word(), Printed(value, Source::Board));
        self.typed.remove(&slot);
        self.leave(slot, 1);
    }

    /// Moves from a cell to one before or after it.
    pub fn leave(&mut self, slot: CellId, by: isize) {
        self.settle(slot);
        let at = self.order.iter().position(|other| *other == slot);
        let next = at.and_then(|at| at.checked_add_signed(by)).and_then(|at| self.order.get(at)).copied();
        match next {
            Some(next) => self.go(next),
            None => self.past = true,
        }
    }

    /// Shows the whole value of a cell after it is left, and updates the questions that depend on it.
    fn settle(&mut self, slot: CellId) {
        if self.is_read(slot) || self.typed.get(&slot).is_some_and(|text| text.trim().is_empty()) {
            self.typed.remove(&slot);
        }
        self.look_again();
    }

    fn look_again(&mut self) {
        self.sheet = (self.contents.setup_sheet)(&self.contents.board_of(&self.board));
        self.order = self.sheet.cells().collect();
    }

    /// The text of a cell's field.
    fn text(&self, speech: Speech, slot: CellId) -> String {
        let written = || {
            let value = &self.printed(slot).filter(|_| self.is_read(slot))?.0;
            Some(shown(self.form.cell(slot)?, value, speech))
        };
        self.typed.get(&slot).cloned().or_else(written).unwrap_or_default()
    }

    /// Moves the focus after an arrow key, once all cells are drawn.
    pub fn walk(&mut self) {
        let drawn = std::mem::take(&mut self.drawn);
        let to = self.way.take().and_then(|(from, way)| kit::toward(from, way, drawn.into_iter()));
        to.into_iter().for_each(|to| self.go(to));
    }

    /// Draws a page of tables in columns.
    pub fn page_ui(&mut self, ui: &mut Ui, speech: Speech, (page, row): (&Page, f32)) {
        ui.spacing_mut().item_spacing = vec2(BETWEEN, APART);
        ui.spacing_mut().interact_size.y = row;
        ui.horizontal_top(|ui| {
            for column in page {
                ui.vertical(|ui| column.iter().for_each(|piece| self.piece_ui(ui, speech, piece, row)));
                ui.add_space(APART - BETWEEN);
            }
        });
    }

    fn piece_ui(&mut self, ui: &mut Ui, speech: Speech, piece: &Piece, row: f32) {
        let faint = Palette::of(ui).faint;
        let table = self.form.table(piece.table).map(|key| speech.word(key));
        let first = piece.rows.first().and_then(|(_, slots)| slots.iter().flatten().next()).copied();
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(kit::bold(table.unwrap_or_default()));
            let grid = Grid::new(("own", piece.table, first)).spacing([BETWEEN, 0.0]);
            grid.min_col_width(0.0).min_row_height(row).show(ui, |ui| {
                ui.label("");
                for (column, width) in &piece.columns {
                    let name = self.form.column(column).map(|key| speech.word(key));
                    let name = name.unwrap_or_else(|| (*column).to_owned());
                    ui.vertical(|ui| {
                        ui.set_max_width(*width);
                        let size = kit::size_for_words(ui, &name, kit::SMALL, *width);
                        ui.add(Label::new(RichText::new(name).size(size).color(faint)).wrap());
                    });
                }
                ui.end_row();
                for (name, slots) in &piece.rows {
                    let name = RichText::new(lattice::row_name(&self.form, speech, name)).color(faint);
                    let line = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(vec2(piece.names, row), line, |ui| {
                        ui.set_min_width(piece.names);
                        ui.label(name);
                    });
                    for (slot, (_, width)) in slots.iter().zip(&piece.columns) {
                        match slot {
                            Some(slot) => self.cell_ui(ui, speech, *slot, vec2(*width, row)),
                            None => _ = ui.label(""),
                        }
                    }
                    ui.end_row();
                }
            });
        });
    }

    fn cell_ui(&mut self, ui: &mut Ui, speech: Speech, slot: CellId, size: Vec2) {
        let Some(cell) = self.form.cell(slot).cloned() else { return };
        let (palette, id) = (Palette::of(ui), Id::unique(("printed", slot.0)));
        let here = ui.memory(|memory| memory.has_focus(id)) || self.goes_to() == Some(slot);
        let list = here.then(|| pasted(ui)).flatten();
        list.into_iter().for_each(|list| self.paste(speech, slot, &list));
        let mut text = self.text(speech, slot);
        let printed = self.printed(slot);
        let colour = match printed.map(|printed| printed.1) {
            None if !text.is_empty() => palette.red,
            Some(Source::Rules) => palette.accent,
            Some(Source::Board | Source::Assumed) | None => palette.ink,
        };
        let invented = printed.filter(|printed| printed.1 == Source::Assumed);
        let invented = invented.map(|printed| shown(&cell, &printed.0, speech)).unwrap_or_default();
        // A long name is written smaller to fit.
        let letters = size_for_line(ui, &text, kit::BODY, size.x - MARGIN * 2.0 - kit::NEAR);
        let edit = TextEdit::singleline(&mut text)
            .font(kit::font(letters))
            .desired_width(size.x)
            .margin(egui::Margin::symmetric(MARGIN as i8, 0))
            .text_color(colour)
            .hint_text(RichText::new(invented).italics().color(palette.amber))
            .lock_focus(true);
        let question = speech.sentence(&cell.question);
        let response = ui.add_sized(size, known_field(id, edit));
        let response = response.accessible_name(question.as_str()).on_hover_text(question);
        let mut wanted = self.goes_to() == Some(slot);
        if kit::may_take(ui, &mut wanted) {
            self.comes = false;
            response.request_focus();
            kit::select_all(&response);
            let tab =
                EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: false };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, tab));
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
            self.fresh |= self.at != Some(slot);
            self.at = Some(slot);
        }
        if response.changed() {
            self.type_in(speech, slot, text);
        }
        self.drawn.push((slot, response.rect));
        self.keys(ui, slot, &response);
    }

    /// Handles the keys that leave a cell.
    fn keys(&mut self, ui: &Ui, slot: CellId, field: &Response) {
        if field.lost_focus() {
            self.settle(slot);
            if ui.input(|input| input.key_pressed(Key::Enter)) {
                self.leave(slot, 1);
            }
        } else if field.has_focus() {
            let struck = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let rows = [(Key::ArrowUp, vec2(0.0, -1.0)), (Key::ArrowDown, vec2(0.0, 1.0))];
            let way = rows.into_iter().find(|(key, _)| struck(*key));
            self.way = self.way.or(way.map(|(_, way)| (field.rect, way)));
            // The next cell may be drawn in the same frame.
            let goes = |held, by| ui.input_mut(|input| input.consume_key(held, Key::Tab)).then_some(by);
            let by = goes(Modifiers::SHIFT, -1).or_else(|| goes(Modifiers::NONE, 1));
            by.into_iter().for_each(|by| self.leave(slot, by));
        }
    }
}

/// Takes a pasted list of several values. A single value is left to the text field.
fn pasted(ui: &Ui) -> Option<String> {
    ui.input_mut(|input| {
        let list = |event: &Event| matches!(event, Event::Paste(text) if list::is_list(text));
        let at = input.events.iter().position(list)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    })
}
