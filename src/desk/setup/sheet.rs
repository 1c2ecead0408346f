//! The set-up sheet of a game: the board values in reading order, next to a picture of the board. Values left empty are asked during the session.

use egui::{Key, Label, Modifiers, RichText, ScrollArea, Ui, Vec2, ViewportCommand, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, at_rest};
use crate::desk::setup::cell::shown;
use crate::desk::setup::cells::Cells;
use crate::desk::setup::lattice::{self, Page, slots};
use crate::desk::setup::pointing::Pointing;
use crate::engine::GameInfo;
use crate::engine::board::{Cell, CellId, CellKind, Printed, Source, Value, WrittenBoard};
use crate::msg;
use crate::words::keys::shelf as k;
use crate::words::{Line, keys};

/// The set-up sheet while it is filled in.
#[derive(Debug)]
pub struct Sheet {
    contents: &'static GameInfo,
    name: String,
    pub(super) cells: Cells,
    page: usize,
    pointing: Option<Pointing>,
}

impl Sheet {
    /// The sheet of a board with the values entered so far.
    pub fn new(contents: &'static GameInfo, name: &str, read: WrittenBoard) -> Self {
        let (cells, pointing) = (Cells::new(contents, read), Pointing::of(contents));
        Self { contents, name: name.to_owned(), cells, page: 0, pointing }
    }

    /// The name of the board.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Draws the sheet. `day` is the date on which values were last entered. Returns whether it stays open.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, day: Option<&str>) -> bool {
        kit::on_ground(egui::Panel::top("sheet-question")).resizable(false).show(ui, |ui| {
            self.question_ui(ui, speech, day);
            self.pad_ui(ui, speech);
        });
        self.picture_ui(ui, speech);
        kit::central(ui).show(ui, |ui| {
            let room =
                vec2(ui.available_width() - kit::SPACE, ui.available_height() - kit::press(ui) - kit::GAP);
            let (pages, row) = self.pages(speech, room);
            self.tabs_ui(ui, speech, &pages);
            let Some(page) = pages.get(self.page) else { return };
            let scroll = ScrollArea::vertical().id_salt(("sheet", self.page)).auto_shrink(false);
            scroll.show(ui, |ui| self.cells.page_ui(ui, speech, (page, row)));
            self.cells.walk();
        });
        !(at_rest(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)))
    }

    /// The pages for the available size. Opens the page of the cell that takes the focus.
    fn pages(&mut self, speech: Speech, room: Vec2) -> (Vec<Page>, f32) {
        let laid = lattice::pages(&self.contents.schema(), speech, self.cells.order(), room);
        let of = |slot: CellId| laid.0.iter().position(|page| slots(page).any(|other| other == slot));
        self.page =
            self.cells.goes_to().and_then(of).unwrap_or(self.page).min(laid.0.len().saturating_sub(1));
        laid
    }

    /// Draws the question of the current cell, where to look or what is wrong, and the source of its value.
    fn question_ui(&self, ui: &mut Ui, speech: Speech, day: Option<&str>) {
        let (palette, schema) = (Palette::of(ui), self.contents.schema());
        let at = self.cells.at();
        let cell = at.and_then(|at| schema.cell(at));
        let asked = cell.map_or_else(|| speech.word(k::OWN_HINT), |cell| speech.sentence(&cell.question));
        ui.add(Label::new(kit::bold(asked).size(kit::LEAD)).truncate());
        let look = at.and_then(|at| self.cells.sheet.look(at)).map(|look| speech.word(look));
        let fault = self.cells.fault(speech).map(|fault| speech.sentence(&fault));
        let colour = if fault.is_some() { palette.red } else { palette.ink };
        let under = RichText::new(fault.or(look).unwrap_or_default()).color(colour);
        ui.add(Label::new(under).truncate());
        let source = at.zip(cell).map(|at| speech.sentence(&self.source(speech, at, day)));
        ui.label(RichText::new(source.unwrap_or_default()).small().color(palette.faint));
    }

    /// The source of a cell's value.
    fn source(&self, speech: Speech, (slot, cell): (CellId, &Cell), day: Option<&str>) -> Line {
        match (self.cells.printed(slot), day) {
            (None, _) => k::SHEET_UNREAD.into(),
            (Some(Printed(_, Source::Rules)), _) => k::SHEET_OF_RULES.into(),
            (Some(Printed(value, Source::Assumed)), _) => {
                msg!(k::SHEET_INVENTED, value = shown(cell, value, speech).as_str())
            }
            (Some(Printed(_, Source::Board)), None) => k::SHEET_READ.into(),
            (Some(Printed(_, Source::Board)), Some(day)) => msg!(k::SHEET_READ_ON, date = day),
        }
    }

    /// Draws the tabs of the pages.
    fn tabs_ui(&mut self, ui: &mut Ui, speech: Speech, pages: &[Page]) {
        let schema = self.contents.schema();
        ui.horizontal(|ui| {
            for (at, page) in pages.iter().enumerate() {
                let table = page.first().and_then(|column| schema.table(column.first()?.table));
                let table: Line = table.unwrap_or(keys::shelf::PRINTED).into();
                let name = speech.say(&msg!(k::SHEET_PAGE, n = at + 1, table = table));
                // The open page shows its name, the others just their numbers.
                let number = || kit::figure_text(speech, i64::try_from(at + 1).unwrap_or_default());
                let words = if at == self.page { name.clone() } else { number() };
                let tab = kit::Button::quiet(words).named(name.as_str()).chosen(at == self.page).show(ui);
                if tab.on_hover_text(name).clicked() {
                    self.go_to_first(slots(page).collect());
                }
            }
        });
    }

    /// Focuses the first empty cell of a list.
    fn go_to_first(&mut self, slots: Vec<CellId>) {
        let empty = slots.iter().find(|slot| !self.cells.is_read(**slot)).or(slots.first()).copied();
        empty.into_iter().for_each(|slot| self.cells.go(slot));
    }

    /// Draws the board next to the cells. A click fills in the current cell, or moves to the cell of the clicked place.
    fn picture_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let (Some(pointing), sheet) = (&mut self.pointing, &self.cells.sheet) else { return };
        let asked = self.cells.at();
        let lit = asked.and_then(|asked| sheet.place(asked));
        let Some(pressed) = pointing.panel_ui(ui, speech, sheet, lit) else { return };
        let board = self.contents.board_of(self.cells.board());
        match asked.zip(asked.and_then(|asked| (self.contents.pointed)(&board, asked, pressed))) {
            Some((slot, Ok(value))) => self.cells.put(slot, value),
            Some((_, Err(why))) => self.cells.refuse(why),
            None => {
                let here = sheet.cells().filter(|slot| sheet.place(*slot) == Some(pressed));
                self.go_to_first(here.collect());
            }
        }
    }

    /// Draws buttons for the current cell: its words or digits, and one that pastes a list.
    fn pad_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let Some(slot) = self.cells.at() else { return };
        let schema = self.contents.schema();
        kit::in_line(ui, |ui| {
            ui.set_min_height(kit::press(ui));
            let pressed = |ui: &mut Ui, words: String| {
                kit::Button::plain(words).size(vec2(kit::press(ui), kit::press(ui))).show(ui).clicked()
            };
            if let Some(CellKind::Whole { .. }) = schema.cell(slot).map(|cell| cell.kind) {
                for digit in '0'..='9' {
                    if pressed(ui, String::from(digit)) {
                        self.cells.press(speech, Some(digit));
                    }
                }
                if pressed(ui, speech.word(k::SHEET_DELETE)) {
                    self.cells.press(speech, None);
                }
            }
            for (word, name) in schema.answers(slot) {
                if pressed(ui, speech.word(name)) {
                    self.cells.put(slot, Value::Text(word.to_owned()));
                }
            }
            if pressed(ui, speech.word(k::SHEET_NEXT)) {
                self.cells.leave(slot, 1);
            }
            let paste = kit::Button::quiet(speech.word(k::SHEET_PASTE)).show(ui);
            if paste.on_hover_text(speech.word(k::SHEET_PASTE_HINT)).clicked() {
                self.cells.go(slot);
                ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
            }
        });
    }
}
