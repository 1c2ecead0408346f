//! The column widths and row heights of a worksheet, computed from its contents.

use egui::Ui;

use crate::desk::kit::{self, ClassSign, badge_size, figure_text, text_width, words_width};
use crate::desk::sheets::worksheet::Desk;
use crate::desk::sheets::worksheet::cells::{FIELD, number_width};
use crate::engine::worksheet::{self, Cell, Row};
use crate::engine::{Measure, Worksheet};

/// The widths of the column of owners, of the labels and of the other columns.
pub(super) struct Columns {
    pub(super) whose: f32,
    pub(super) label: f32,
    pub(super) cells: Vec<f32>,
    /// The width of the labels of rows that wrap.
    pub(super) flow: f32,
    /// Whether the small text fits next to every label; otherwise it is below all of them.
    beside: bool,
}

impl Columns {
    /// Where the column after the labels starts.
    pub(super) fn begin(&self) -> f32 {
        let whose = if self.whose > 0.0 { self.whose + kit::GAP } else { 0.0 };
        whose + self.label + kit::GAP
    }
}

/// The least width of a label.
pub(super) const LABEL: f32 = 96.0;

/// The width from which the owners of rows are next to them instead of above.
pub(super) const ABREAST: f32 = 480.0;

/// The width of an owner's name next to rows.
pub(super) const NAME: f32 = 84.0;

/// The greatest width of the label of a row that wraps, as a share of the line.
const FLOW: f32 = 0.4;

/// A number as long as the sums of a worksheet.
const SUM: i64 = 1_000;

/// The most lines of a heading.
pub(super) const HEAD_LINES: f32 = 2.0;

/// The height of a line of small text.
pub(super) const LINE: f32 = kit::SMALL * 1.35;

impl Desk<'_> {
    pub(super) fn columns(&self, ui: &Ui, sheet: &Worksheet) -> Columns {
        let count = sheet.heads.len().saturating_sub(1);
        let steps =
            sheet.rows.iter().flat_map(|row| &row.cells).any(|cell| stepper_width(ui, cell).is_some());
        let width = |at: usize| {
            let head = sheet.heads.get(at + 1).map_or(0.0, |head| self.head_width(ui, head));
            let cells = sheet.rows.iter().filter(|row| row.cells.len() > 1 || count == 1);
            let cells = cells.filter_map(|row| row.cells.get(at));
            let least = if steps { self.figures_to_come(ui, cells.clone()) } else { 0.0 };
            cells.map(|cell| self.cell_width(ui, cell)).fold(head.max(least), f32::max)
        };
        let cells: Vec<f32> = (0..count).map(width).collect();
        let whose = sheet.rows.iter().any(|row| row.whose.is_some()) && ui.available_width() >= ABREAST;
        let whose = if whose { NAME } else { 0.0 };
        let taken = cells.iter().sum::<f32>() + cells.len() as f32 * kit::GAP + whose;
        let wanted = sheet.rows.iter().map(|row| self.label_width(ui, row)).fold(LABEL, f32::max);
        let label = (ui.available_width() - taken - kit::GAP * 2.0).clamp(LABEL, wanted);
        let flows = |row: &&Row| matches!(row.cells.as_slice(), [Cell::Several(_)]) && !self.is_apart(row);
        let flow = sheet.rows.iter().filter(flows).map(|row| self.flow_label_width(ui, row));
        let flow = flow.filter(|wide| *wide < ui.available_width() * FLOW).fold(0.0, f32::max);
        let beside = sheet.rows.iter().all(|row| row.below || self.label_width(ui, row) <= label);
        Columns { whose, label, cells, flow, beside }
    }

    /// The width of all columns.
    pub(super) fn width(&self, ui: &Ui, sheet: &Worksheet) -> f32 {
        let columns = self.columns(ui, sheet);
        columns.begin() + columns.cells.iter().map(|cell| cell + kit::GAP).sum::<f32>()
    }

    /// The width for sums that appear once something is filled in, so that the steppers do not move then.
    fn figures_to_come<'b>(&self, ui: &Ui, mut cells: impl Iterator<Item = &'b Cell>) -> f32 {
        let waits = cells.all(|cell| match cell {
            Cell::Figure(figure, _) => figure.measure == Measure::Money,
            cell => matches!(cell, Cell::None),
        });
        let sum = || text_width(ui, figure_text(self.speech, Measure::Money.of(SUM)), kit::BODY);
        if waits { sum() + kit::GAP * 2.0 } else { 0.0 }
    }

    fn flow_label_width(&self, ui: &Ui, row: &Row) -> f32 {
        let label = &row.label;
        let signed = label.seat.is_some() || label.class.is_some();
        let sign = if signed { self.sign_width(ui, label) + kit::NEAR } else { 0.0 };
        text_width(ui, self.name(label), kit::BODY) + sign
    }

    /// The width of a label with the small text next to it.
    fn label_width(&self, ui: &Ui, row: &Row) -> f32 {
        if let [Cell::Several(_)] = row.cells.as_slice() {
            return 0.0;
        }
        // Small text on a line of its own takes no width here.
        let small = row
            .small
            .as_ref()
            .filter(|_| !row.below)
            .map_or(0.0, |(small, _)| text_width(ui, self.speech.sentence(small), kit::SMALL) + kit::GAP);
        self.named_width(ui, &row.label) + small
    }

    /// The width of a label with its sign.
    fn named_width(&self, ui: &Ui, label: &worksheet::Label) -> f32 {
        text_width(ui, self.name(label), kit::BODY) + self.sign_width(ui, label) + kit::GAP * 2.0
    }

    /// The width of the sign before a label. On the narrow card it is as small as possible.
    pub(super) fn sign_width(&self, ui: &Ui, label: &worksheet::Label) -> f32 {
        match &label.class {
            Some(class) if self.on_card => ClassSign::of(self.speech, class).width(ui),
            Some(_) => ClassSign::WIDEST,
            None => badge_size(),
        }
    }

    pub(super) fn head_width(&self, ui: &Ui, head: &worksheet::Label) -> f32 {
        match &head.class {
            Some(class) => ClassSign::of(self.speech, class).width(ui),
            None if head.seat.is_some() => badge_size(),
            None => words_width(ui, &self.head(head), kit::SMALL),
        }
    }

    pub(super) fn cell_width(&self, ui: &Ui, cell: &Cell) -> f32 {
        let padding = ui.spacing().button_padding.x * 2.0;
        match cell {
            Cell::Empty | Cell::None => 0.0,
            Cell::Figure(figure, _) => {
                text_width(ui, figure_text(self.speech, figure.measure.of(figure.total)), kit::BODY)
                    + kit::GAP * 2.0
            }
            Cell::Balance(_, unit, count) => {
                let measure = self.table.chart().measure(*unit);
                text_width(ui, figure_text(self.speech, measure.of(*count)), kit::BODY) + kit::GAP * 2.0
            }
            Cell::Words(words) => text_width(ui, self.speech.say(words), kit::BODY),
            Cell::Told(words, _) => text_width(ui, self.speech.say(words), kit::BODY) + kit::GAP,
            Cell::Field(entry) if entry.field.begins.is_none() => number_width(ui, &entry.field) + kit::GAP,
            Cell::Field(_) => stepper_width(ui, cell).unwrap_or_default(),
            Cell::Typed(..) => kit::ROW,
            Cell::Press(press) => text_width(ui, self.speech.sentence(&press.label), kit::SMALL) + padding,
            Cell::Act(_, label, offer) => {
                let price = self.price(offer);
                let price =
                    if price.is_empty() { 0.0 } else { text_width(ui, &price, kit::SMALL) + kit::NEAR };
                text_width(ui, self.speech.sentence(label), kit::SMALL) + price + padding
            }
            Cell::Several(cells) => {
                let widths = cells.iter().map(|cell| self.cell_width(ui, cell) + kit::NEAR);
                widths.sum::<f32>() - kit::NEAR
            }
        }
    }

    /// The width of a row's small text, if it is next to the label.
    pub(super) fn beside(&self, ui: &Ui, row: &Row, columns: &Columns) -> Option<f32> {
        if row.below || !columns.beside {
            return None;
        }
        Some(text_width(ui, self.speech.sentence(&row.small.as_ref()?.0), kit::SMALL) + kit::GAP)
    }

    /// The height of a row with the small text below it.
    pub(super) fn height(&self, ui: &Ui, row: &Row, columns: &Columns) -> f32 {
        if let [Cell::Several(cells)] = row.cells.as_slice() {
            let label = self.flow_label_width(ui, row).max(columns.flow) + kit::NEAR;
            let small = row.small.as_ref().map_or(0.0, |(small, _)| {
                text_width(ui, self.speech.sentence(small), kit::SMALL) + kit::NEAR
            });
            let shown = self.shown(cells);
            let cells = shown.iter().map(|cell| self.cell_width(ui, cell) + kit::NEAR).sum::<f32>();
            let wide = label + cells + small;
            return (wide / ui.available_width().max(1.0)).ceil() * (kit::press(ui) + kit::NEAR) + kit::NEAR;
        }
        let Some((small, _)) = &row.small else { return row_height(ui, row) };
        if row.below {
            return row_height(ui, row) + LINE + kit::NEAR;
        }
        if self.beside(ui, row, columns).is_some() {
            return row_height(ui, row);
        }
        let wide = text_width(ui, self.speech.sentence(small), kit::SMALL);
        let room = ui.available_width() - badge_size() - kit::GAP * 2.0;
        row_height(ui, row) + LINE * (wide / room.max(1.0)).ceil()
    }
}

/// The width of a number field with its stepper.
pub(super) fn stepper_width(ui: &Ui, cell: &Cell) -> Option<f32> {
    match cell {
        Cell::Field(entry) if entry.field.begins.is_none() => Some(number_width(ui, &entry.field)),
        Cell::Field(_) => Some(kit::steps_width(ui) + FIELD),
        _ => None,
    }
}

pub(super) fn row_height(ui: &Ui, row: &Row) -> f32 {
    if row.cells.iter().any(is_pressed) { kit::press(ui) } else { kit::ROW }
}

pub(super) fn is_pressed(cell: &Cell) -> bool {
    match cell {
        Cell::Field(_) | Cell::Press(_) | Cell::Act(..) => true,
        Cell::Several(cells) => cells.iter().any(is_pressed),
        _ => false,
    }
}
