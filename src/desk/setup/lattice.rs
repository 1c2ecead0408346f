//! The layout of the set-up sheet: the printed tables of a game in columns on pages, and the names of their rows.

use egui::Vec2;

use crate::desk::Speech;
use crate::desk::kit;
use crate::engine::board::{BoardSchema, CellId, CellKind};

/// The possible row heights. The greatest one that needs no additional page is used.
const ROWS: [f32; 3] = [kit::PRESS, 27.0, 22.0];
/// The height above the rows of a table.
const HEAD: f32 = 50.0;
/// The distance between two tables, and between two fields.
pub const APART: f32 = 18.0;
pub const BETWEEN: f32 = kit::NEAR;
/// The width of a numbered row's name, the least width of a name in words, the least width of a cell with words, and the width of a letter.
const NUMBERED: f32 = 26.0;
const WORDED: f32 = 92.0;
const ID: f32 = 84.0;
const LETTER: f32 = 6.5;

/// The least width of a cell for a number, the width of a digit, and the space next to the digits.
const WHOLE: f32 = 54.0;
const DIGIT: f32 = 9.0;
const BESIDE: f32 = 18.0;

/// A part of a printed table.
#[derive(Clone, Debug)]
pub struct Piece {
    pub table: &'static str,
    /// Its columns, each with the width of its cells.
    pub columns: Vec<(&'static str, f32)>,
    /// Its rows, each with its cells.
    pub rows: Vec<(String, Vec<Option<CellId>>)>,
    /// The width of the row names.
    pub names: f32,
}

/// The columns of a page, each with its tables from top to bottom.
pub type Page = Vec<Vec<Piece>>;

impl Piece {
    fn size(&self, row: f32) -> Vec2 {
        let columns = self.columns.iter().map(|(_, width)| width + BETWEEN).sum::<f32>();
        egui::vec2(columns + self.names, HEAD + row * self.rows.len() as f32)
    }
}

/// The cells of a page in order.
pub fn slots(page: &Page) -> impl Iterator<Item = CellId> {
    let pieces = page.iter().flatten();
    pieces.flat_map(|piece| piece.rows.iter().flat_map(|(_, slots)| slots.iter().copied().flatten()))
}

/// Lays out cells of a schema, in this order, on pages of a given size. Returns the pages and the row height.
pub fn pages(form: &BoardSchema, speech: Speech, slots: &[CellId], size: Vec2) -> (Vec<Page>, f32) {
    let laid = |row: f32| {
        let longest = ((size.y - HEAD) / row).floor().max(1.0) as usize;
        (laid(pieces(form, speech, slots, longest), size, row), row)
    };
    ROWS.map(laid).into_iter().min_by_key(|(pages, _)| pages.len()).unwrap_or_default()
}

fn laid(pieces: Vec<Piece>, size: Vec2, row: f32) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    // The left and the bottom right of the last column.
    let (mut left, mut end) = (0.0, Vec2::ZERO);
    for piece in pieces {
        let place = piece.size(row);
        let column = pages.last_mut().and_then(|page| page.last_mut());
        if let Some(column) = column
            && end.y + APART + place.y <= size.y
            && left + place.x <= size.x
        {
            column.push(piece);
            end = egui::vec2(end.x.max(left + place.x), end.y + APART + place.y);
            continue;
        }
        left = if end.x + APART + place.x <= size.x { end.x + APART } else { 0.0 };
        match pages.last_mut() {
            Some(page) if left > 0.0 => page.push(vec![piece]),
            _ => pages.push(vec![vec![piece]]),
        }
        end = egui::vec2(left + place.x, place.y);
    }
    pages
}

/// The cells as tables, each split into parts of about equal length.
fn pieces(form: &BoardSchema, speech: Speech, slots: &[CellId], longest: usize) -> Vec<Piece> {
    let mut tables: Vec<Piece> = Vec::new();
    for (slot, cell) in slots.iter().filter_map(|slot| Some((*slot, form.cell(*slot)?))) {
        if !tables.iter().any(|piece| piece.table == cell.table) {
            tables.push(Piece { table: cell.table, columns: Vec::new(), rows: Vec::new(), names: 0.0 });
        }
        let Some(piece) = tables.iter_mut().find(|piece| piece.table == cell.table) else { continue };
        let at = piece.columns.iter().position(|(column, _)| *column == cell.column).unwrap_or_else(|| {
            let width = match cell.kind {
                CellKind::Name => 150.0,
                CellKind::Word(words) => {
                    ID.max(longest_of(words.iter().map(|(_, key)| speech.word(*key))) + BESIDE)
                }
                CellKind::Whole { most, .. } => WHOLE.max(DIGIT * (most.max(1).ilog10() + 1) as f32 + BESIDE),
            };
            piece.columns.push((cell.column, width));
            piece.columns.len() - 1
        });
        let row = piece.rows.iter().position(|(row, _)| *row == cell.row).unwrap_or_else(|| {
            piece.rows.push((cell.row.clone(), Vec::new()));
            piece.rows.len() - 1
        });
        if let Some((_, slots)) = piece.rows.get_mut(row) {
            slots.resize(slots.len().max(at + 1), None);
            if let Some(place) = slots.get_mut(at) {
                *place = Some(slot);
            }
        }
    }
    for piece in &mut tables {
        let rows = || piece.rows.iter().map(|(row, _)| row).filter(|row| !row.is_empty());
        let words = rows().filter(|row| row.parse::<u32>().is_err()).map(|row| row_name(form, speech, row));
        piece.names = match (rows().count(), longest_of(words)) {
            (0, _) => 0.0,
            (_, 0.0) => NUMBERED,
            (_, longest) => WORDED.max(longest),
        };
    }
    let parted = |piece: Piece| {
        let parts: Vec<Piece> = piece
            .rows
            .chunks(piece.rows.len().div_ceil(piece.rows.len().div_ceil(longest).max(1)).max(1))
            .map(|rows| Piece {
                table: piece.table,
                columns: piece.columns.clone(),
                rows: rows.to_vec(),
                names: piece.names,
            })
            .collect();
        parts
    };
    tables.into_iter().flat_map(parted).collect()
}

/// The approximate width of the longest word.
fn longest_of(words: impl Iterator<Item = String>) -> f32 {
    words.map(|word| word.chars().count() as f32 * LETTER).fold(0.0, f32::max)
}

/// The name of a row: its number, or the words of the game.
pub fn row_name(form: &BoardSchema, speech: Speech, row: &str) -> String {
    let name = form.row(row).map_or_else(|| row.to_owned(), |key| speech.word(key));
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_lies_on_the_page_once() {
        let form = crate::session::game("automobile").unwrap().schema();
        for width in [300.0, 1240.0, 1900.0] {
            let speech = Speech::new(crate::words::Language::FRENCH);
            let all: Vec<CellId> = form.cells().map(|(slot, _)| slot).collect();
            let (pages, _) = pages(&form, speech, &all, egui::vec2(width, 300.0));
            let mut slots: Vec<CellId> = pages.iter().flat_map(slots).collect();
            slots.sort();
            assert_eq!(slots, all, "{width}");
        }
    }
}
