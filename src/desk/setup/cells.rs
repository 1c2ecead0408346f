//! Printed values while they are typed in: a field for each, with what cannot stand in it. An empty one has not been read.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{
    Align, EventFilter, Grid, Key, Label, Layout, Modifiers, Rect, Response, RichText, TextEdit, Ui, Vec2,
    vec2,
};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, size_for_line, text_field};
use crate::desk::setup::cell::{needed, read, shown};
use crate::desk::setup::lattice::{self, APART, Band, Piece};
use crate::engine::board::{BoardSchema, Cell, CellId, CellKind, Printed, Source, Value, WrittenBoard};
use crate::words::Line;

/// The height of a cell.
const CELL: f32 = 22.0;
/// The room beside the letters of a cell.
const MARGIN: f32 = 6.0;

/// The cells of a board while they are typed in. An invented value is only the hint in an empty cell.
#[derive(Debug)]
pub struct Cells {
    form: Arc<BoardSchema>,
    board: WrittenBoard,
    texts: BTreeMap<CellId, String>,
    faults: BTreeMap<CellId, Line>,
    /// The cell under the cursor.
    at: Option<CellId>,
    /// The cell to be typed in next.
    focus: Option<CellId>,
    /// The cells in the order in which they are read.
    order: Vec<CellId>,
    /// Whether the keyboard has just come to the cell under the cursor: a digit pressed there begins anew.
    fresh: bool,
    changed: bool,
    settled: bool,
    past: bool,
    /// Where each was drawn, and the way of the arrow that was pressed in one of them.
    drawn: Vec<(CellId, Rect)>,
    way: Option<(Rect, Vec2)>,
}

impl Cells {
    /// The cells of a board in an order, the keyboard in the first that is empty.
    pub fn new(form: &Arc<BoardSchema>, board: WrittenBoard, order: Vec<CellId>, speech: Speech) -> Self {
        let mut cells = Self {
            form: form.clone(),
            board,
            texts: BTreeMap::new(),
            faults: BTreeMap::new(),
            at: None,
            focus: None,
            order,
            fresh: false,
            changed: false,
            settled: false,
            past: false,
            drawn: Vec::new(),
            way: None,
        };
        for (slot, cell) in form.cells() {
            cells.settle(speech, slot, cell);
        }
        cells.settled = false;
        let empty = cells.order.iter().find(|slot| !cells.texts.contains_key(slot));
        cells.focus = empty.or(cells.order.first()).copied();
        cells
    }

    /// What has been read.
    pub fn board(&self) -> &WrittenBoard {
        &self.board
    }

    /// The cells in the order in which they are read.
    pub fn order(&self) -> &[CellId] {
        &self.order
    }

    /// They are read in another order.
    pub fn reorder(&mut self, order: Vec<CellId>) {
        self.order = order;
    }

    /// The cell under the cursor, or that to which the keyboard goes.
    pub fn at(&self) -> Option<CellId> {
        self.focus.or(self.at)
    }

    /// The cell to which the keyboard goes next.
    pub fn goes_to(&self) -> Option<CellId> {
        self.focus
    }

    /// Sends the keyboard to a cell.
    pub fn go(&mut self, slot: CellId) {
        (self.focus, self.at, self.fresh) = (Some(slot), Some(slot), true);
    }

    /// What cannot stand in the cell under the cursor, else in any.
    pub fn fault(&self) -> Option<&Line> {
        self.at().and_then(|at| self.faults.get(&at)).or_else(|| self.faults.values().next())
    }

    /// Says that a cell cannot hold what was pointed at.
    pub fn refuse(&mut self, slot: CellId, why: Line) {
        self.faults.insert(slot, why);
    }

    /// Whether something else has been read since this was asked last.
    pub fn changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    /// Whether a cell was left since this was asked last.
    pub fn settled(&mut self) -> bool {
        std::mem::take(&mut self.settled)
    }

    /// Whether the keyboard went past the last cell.
    pub fn past(&mut self) -> bool {
        std::mem::take(&mut self.past)
    }

    /// Puts a value in a cell and goes on to the next.
    pub fn put(&mut self, speech: Speech, slot: CellId, value: &Value) {
        let Some(cell) = self.form.cell(slot).cloned() else { return };
        self.texts.insert(slot, shown(&cell, value, speech));
        self.read(speech, slot, &cell);
        self.leave(speech, slot, 1);
    }

    /// Presses a digit for the cell under the cursor, or takes the last one off.
    pub fn press(&mut self, speech: Speech, digit: Option<char>) {
        let Some(slot) = self.at() else { return };
        let Some(cell) = self.form.cell(slot).cloned() else { return };
        let mut text = self.texts.remove(&slot).unwrap_or_default();
        match digit {
            Some(digit) if self.fresh => text = String::from(digit),
            Some(digit) => text.push(digit),
            None => _ = text.pop(),
        }
        self.texts.insert(slot, text);
        self.read(speech, slot, &cell);
        self.go(slot);
        self.fresh = false;
    }

    /// Leaves a cell for one before or after it.
    pub fn leave(&mut self, speech: Speech, slot: CellId, by: isize) {
        if let Some(cell) = self.form.cell(slot).cloned() {
            self.settle(speech, slot, &cell);
        }
        let at = self.order.iter().position(|other| *other == slot);
        let next = at.and_then(|at| at.checked_add_signed(by)).and_then(|at| self.order.get(at)).copied();
        match next {
            Some(next) => self.go(next),
            None => self.past = true,
        }
    }

    /// Goes where an arrow leads, once all cells are drawn.
    pub fn walk(&mut self) {
        let drawn = std::mem::take(&mut self.drawn);
        let to = self.way.take().and_then(|(from, way)| kit::toward(from, way, drawn.into_iter()));
        to.into_iter().for_each(|to| self.go(to));
    }

    /// Draws tables side by side.
    pub fn band_ui(&mut self, ui: &mut Ui, speech: Speech, band: &Band) {
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
                        let size = kit::size_for_words(ui, &name, kit::SMALL, *width);
                        ui.add(Label::new(RichText::new(name).size(size).color(faint)).wrap());
                    });
                }
                ui.end_row();
                for (row, slots) in &piece.rows {
                    let name = RichText::new(lattice::row_name(&self.form, speech, row)).color(faint);
                    ui.allocate_ui_with_layout(
                        vec2(piece.names, CELL),
                        Layout::left_to_right(Align::Center),
                        |ui| {
                            ui.set_min_width(piece.names);
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
        let printed = self.board.get(&cell.word());
        let colour = match (self.faults.contains_key(&slot), printed.map(|printed| printed.1)) {
            (true, _) => palette.red,
            (false, Some(Source::Rules)) => palette.accent,
            (false, Some(Source::Board | Source::Assumed) | None) => palette.ink,
        };
        let behind = printed.filter(|printed| printed.1 == Source::Assumed);
        let behind = behind.map(|printed| shown(&cell, &printed.0, speech)).unwrap_or_default();
        let numbers = matches!(cell.kind, CellKind::Whole { .. });
        let align = if numbers { egui::Align2::RIGHT_CENTER } else { egui::Align2::LEFT_CENTER };
        // A long name stands whole in smaller letters.
        let size = size_for_line(ui, &text, kit::BODY, width - MARGIN * 2.0 - kit::NEAR);
        let edit = TextEdit::singleline(&mut text)
            .font(kit::font(size))
            .desired_width(width)
            .margin(egui::Margin::symmetric(MARGIN as i8, 0))
            .text_color(colour)
            .hint_text(RichText::new(behind).italics().color(palette.amber))
            .lock_focus(true)
            .align(align);
        let response = ui
            .add_sized([width, CELL], text_field(slot.0, edit))
            .accessible_name(speech.sentence(&cell.question))
            .on_hover_text(speech.sentence(&cell.question));
        let mut wanted = self.focus == Some(slot);
        if kit::may_take(ui, &mut wanted) {
            self.focus = None;
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
            self.fresh = false;
            self.texts.insert(slot, text);
            self.read(speech, slot, &cell);
        }
        self.drawn.push((slot, response.rect));
        self.keys(ui, speech, (slot, &cell), &response);
    }

    /// What keys do that lead out of a cell.
    fn keys(&mut self, ui: &Ui, speech: Speech, (slot, cell): (CellId, &Cell), field: &Response) {
        if field.lost_focus() {
            self.settle(speech, slot, cell);
            if ui.input(|input| input.key_pressed(Key::Enter)) {
                self.leave(speech, slot, 1);
            }
        } else if field.has_focus() {
            let struck = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let rows = [(Key::ArrowUp, vec2(0.0, -1.0)), (Key::ArrowDown, vec2(0.0, 1.0))];
            let way = rows.into_iter().find(|(key, _)| struck(*key));
            self.way = self.way.or(way.map(|(_, way)| (field.rect, way)));
            // The cell that the keyboard goes to may be drawn in this frame too.
            let goes = |held, by| ui.input_mut(|input| input.consume_key(held, Key::Tab)).then_some(by);
            let by = goes(Modifiers::SHIFT, -1).or_else(|| goes(Modifiers::NONE, 1));
            by.into_iter().for_each(|by| self.leave(speech, slot, by));
        }
    }

    /// Reads what stands in a cell now.
    fn read(&mut self, speech: Speech, slot: CellId, cell: &Cell) {
        let text = self.texts.get(&slot).map(|text| text.trim().to_owned()).unwrap_or_default();
        self.faults.remove(&slot);
        if text.is_empty() {
            self.changed |= self.board.remove(&cell.word()).is_some();
            return;
        }
        let value = read(cell, &text, speech);
        match self.form.check(slot, &value) {
            Ok(()) => {
                let printed = Printed(value, Source::Board);
                self.changed |= self.board.insert(cell.word(), printed.clone()) != Some(printed);
            }
            Err(_) => {
                self.changed |= self.board.remove(&cell.word()).is_some();
                self.faults.insert(slot, needed(cell, speech));
            }
        }
    }

    /// Writes a cell in full once it is left: `m` becomes the word it stands for.
    fn settle(&mut self, speech: Speech, slot: CellId, cell: &Cell) {
        self.settled = true;
        if let Some(printed) = self.board.get(&cell.word()).filter(|printed| printed.1 != Source::Assumed) {
            self.texts.insert(slot, shown(cell, &printed.0, speech));
        }
    }
}
