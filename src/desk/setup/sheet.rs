//! The set-up sheet of a box, drawn: the printed values that every game of it needs, in the order in which they are read, beside
//! a picture of where. What stays empty is asked during the game.

use std::sync::Arc;

use egui::{Label, Modifiers, RichText, ScrollArea, Ui, Vec2, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette, at_rest};
use crate::desk::setup::cell::shown;
use crate::desk::setup::cells::Cells;
use crate::desk::setup::lattice::{self, Band};
use crate::desk::setup::pointing::Pointing;
use crate::engine::GameInfo;
use crate::engine::SetupSheet;
use crate::engine::board::{Board, BoardSchema, Cell, CellId, CellKind, Printed, Source, WrittenBoard};
use crate::msg;
use crate::words::keys::shelf as k;
use crate::words::{Key, Line, keys};

/// The set-up sheet while it is filled in.
#[derive(Debug)]
pub struct Sheet {
    name: String,
    form: Arc<BoardSchema>,
    of: fn(&Board) -> SetupSheet,
    sheet: SetupSheet,
    pub(super) cells: Cells,
    /// How it is laid out, in so much room.
    pages: Option<(Vec2, Vec<Vec<Band>>)>,
    page: usize,
    pointing: Option<Pointing>,
}

impl Sheet {
    /// The sheet of a board that has been read so far.
    pub fn new(contents: &'static GameInfo, name: &str, read: WrittenBoard, speech: Speech) -> Self {
        let form = contents.schema().clone();
        let sheet = (contents.setup_sheet)(&board(&form, &read));
        let cells = Cells::new(&form, read, sheet.cells().collect(), speech);
        let mut pointing = Pointing::of(contents);
        pointing.iter_mut().for_each(|pointing| pointing.read(&form, cells.board()));
        let (of, name) = (contents.setup_sheet, name.to_owned());
        Self { name, form, of, sheet, cells, pages: None, page: 0, pointing }
    }

    /// What its board is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Draws it, with the day on which values of its board were read last; says whether it stays.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, day: Option<&str>) -> bool {
        kit::on_ground(egui::Panel::top("sheet-question")).resizable(false).show(ui, |ui| {
            self.question_ui(ui, speech, day);
            self.pad_ui(ui, speech);
        });
        self.picture_ui(ui, speech);
        kit::central(ui).show(ui, |ui| {
            let width = ui.available_width() - kit::SPACE;
            self.tabs_ui(ui, speech);
            let room = vec2(width, ui.available_height());
            if self.pages.as_ref().is_none_or(|(laid, _)| *laid != room) {
                self.pages = Some((room, lattice::pages(&self.form, speech, self.cells.order(), room)));
                self.page = self.cells.at().and_then(|at| self.page_of(at)).unwrap_or_default();
            }
            self.turn();
            let Some(pages) = self.pages.take() else { return };
            let scroll = ScrollArea::vertical().id_salt(("sheet", self.page)).auto_shrink(false);
            scroll.show(ui, |ui| {
                for band in pages.1.get(self.page).into_iter().flatten() {
                    self.cells.band_ui(ui, speech, band);
                    ui.add_space(kit::GAP);
                }
            });
            self.pages = Some(pages);
            self.cells.walk();
        });
        if self.cells.settled() {
            self.look_again();
            ui.request_repaint();
        }
        !(at_rest(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, egui::Key::Escape)))
    }

    /// What the cell under the cursor asks; where to look, or what cannot stand there; and from where its value is.
    fn question_ui(&self, ui: &mut Ui, speech: Speech, day: Option<&str>) {
        let palette = Palette::of(ui);
        let at = self.cells.at();
        let cell = at.and_then(|at| self.form.cell(at));
        let asked = cell.map_or_else(|| speech.word(k::OWN_HINT), |cell| speech.sentence(&cell.question));
        ui.add(Label::new(kit::bold(asked).size(kit::LEAD)).truncate());
        let look = at.and_then(|at| self.sheet.look(at)).map(|look| speech.word(look));
        ui.horizontal(|ui| match self.cells.fault() {
            Some(fault) => {
                ui.add(Label::new(RichText::new(speech.sentence(fault)).color(palette.red)).truncate());
            }
            None => {
                ui.label(RichText::new(look.unwrap_or_default()).color(palette.ink));
                let source = cell.map(|cell| speech.sentence(&self.source(speech, cell, day)));
                ui.add(Label::new(RichText::new(source.unwrap_or_default()).color(palette.faint)).truncate());
            }
        });
    }

    /// From where the value of a cell is.
    fn source(&self, speech: Speech, cell: &Cell, day: Option<&str>) -> Line {
        match (self.cells.board().get(&cell.word()), day) {
            (None, _) => k::SHEET_UNREAD.into(),
            (Some(Printed(_, Source::Rules)), _) => k::SHEET_OF_RULES.into(),
            (Some(Printed(value, Source::Assumed)), _) => {
                msg!(k::SHEET_INVENTED, value = shown(cell, value, speech).as_str())
            }
            (Some(Printed(_, Source::Board)), None) => k::SHEET_READ.into(),
            (Some(Printed(_, Source::Board)), Some(day)) => msg!(k::SHEET_READ_ON, date = day),
        }
    }

    /// The pages, each with its first table and how much of it has been read.
    fn tabs_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let Some((_, pages)) = &self.pages else {
            ui.add_space(kit::PRESS);
            return;
        };
        let mut turned = None;
        ui.horizontal(|ui| {
            for (at, page) in pages.iter().enumerate() {
                let slots: Vec<CellId> = slots(page).collect();
                let table = slots.first().and_then(|slot| self.form.cell(*slot)).map(|cell| cell.table);
                let table = table.and_then(|table| self.form.table(table));
                let read = slots.iter().filter(|slot| self.is_read(**slot)).count();
                let table: Line = table.unwrap_or(keys::shelf::PRINTED).into();
                let tab = msg!(k::SHEET_PAGE, n = at + 1, table = table, count = read, cells = slots.len());
                let name = speech.say(&tab);
                // One page says what it is; of the others the number is enough.
                let number = || kit::figure_text(speech, i64::try_from(at + 1).unwrap_or_default());
                let words = if at == self.page { name.clone() } else { number() };
                let tab = kit::Button::quiet(words).named(name.as_str()).chosen(at == self.page).show(ui);
                let tab = tab.on_hover_text(name);
                if tab.clicked() {
                    turned = slots.iter().find(|slot| !self.is_read(**slot)).or(slots.first()).copied();
                }
            }
        });
        turned.into_iter().for_each(|slot| self.cells.go(slot));
    }

    /// Whether a cell has been read; an invented value does not count.
    fn is_read(&self, slot: CellId) -> bool {
        let printed = self.form.cell(slot).and_then(|cell| self.cells.board().get(&cell.word()));
        printed.is_some_and(|printed| printed.1 != Source::Assumed)
    }

    /// The picture beside the cells: a press fills the cell under the cursor, or goes to what is read there.
    fn picture_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let Some(pointing) = &mut self.pointing else { return };
        let asked = self.cells.at();
        let lit = asked.and_then(|asked| self.sheet.place(asked));
        let Some(pressed) = pointing.panel_ui(ui, speech, "sheet-picture", lit) else { return };
        match asked.zip(asked.and_then(|asked| pointing.says(asked, pressed))) {
            Some((slot, Ok(value))) => self.cells.put(speech, slot, &value),
            Some((slot, Err(why))) => self.cells.refuse(slot, why),
            None => {
                let here: Vec<CellId> =
                    self.sheet.cells().filter(|slot| self.sheet.place(*slot) == Some(pressed)).collect();
                let empty = here.iter().find(|slot| !self.is_read(**slot)).or(here.first()).copied();
                empty.into_iter().for_each(|slot| self.cells.go(slot));
            }
        }
    }

    /// What has been read may change what else there is to read.
    fn look_again(&mut self) {
        self.sheet = (self.of)(&board(&self.form, self.cells.board()));
        let order: Vec<CellId> = self.sheet.cells().collect();
        if order != self.cells.order() {
            self.cells.reorder(order);
            self.pages = None;
        }
        if let Some(pointing) = &mut self.pointing {
            pointing.read(&self.form, self.cells.board());
        }
    }

    /// Turns to the page to which the keyboard goes.
    fn turn(&mut self) {
        if let Some(page) = self.cells.goes_to().and_then(|slot| self.page_of(slot)) {
            self.page = page;
        }
    }

    /// What may stand in a cell.
    pub(super) fn kind(&self, slot: CellId) -> Option<CellKind> {
        self.form.cell(slot).map(|cell| cell.kind)
    }

    pub(super) fn answers(&self, slot: CellId) -> Vec<(&'static str, Key)> {
        self.form.answers(slot)
    }

    fn page_of(&self, slot: CellId) -> Option<usize> {
        let (_, pages) = self.pages.as_ref()?;
        pages.iter().position(|page| slots(page).any(|other| other == slot))
    }
}

/// How many values of a sheet have been read, and how many there are.
pub fn counted(contents: &'static GameInfo, read: &WrittenBoard) -> (usize, usize) {
    let board = board(&contents.schema(), read);
    let slots: Vec<CellId> = (contents.setup_sheet)(&board).cells().collect();
    let is_read = |slot: &&CellId| board.value(**slot).is_some_and(|printed| printed.1 != Source::Assumed);
    (slots.iter().filter(is_read).count(), slots.len())
}

/// A board as it has been read; a cell that was read for another version of the box is left out.
fn board(form: &Arc<BoardSchema>, read: &WrittenBoard) -> Board {
    Board::from_written(form.clone(), read).unwrap_or_else(|_| Board::empty(form.clone()))
}

/// The cells of a page in order.
fn slots(page: &[Band]) -> impl Iterator<Item = CellId> {
    let pieces = page.iter().flatten().flatten();
    pieces.flat_map(|piece| piece.rows.iter().flat_map(|(_, slots)| slots.iter().copied().flatten()))
}
