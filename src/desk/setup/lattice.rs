//! How the printed tables of a box lie on the page: long ones in two pieces, short ones one below the other. And
//! what their rows and columns are called.

use egui::Vec2;

use crate::desk::Speech;
use crate::engine::board::{BoardSchema, CellId, CellKind};

/// The height of a row, of what stands above the rows, and the space between two pieces.
const ROW: f32 = 22.0;
const HEAD: f32 = 50.0;
/// The space between two pieces.
pub const APART: f32 = 18.0;
/// The width of the name of a row of numbers, the least of one of words and of a cell of words, and that of a letter.
const NUMBERED: f32 = 26.0;
const WORDED: f32 = 92.0;
const ID: f32 = 84.0;
const LETTER: f32 = 6.5;

/// The least width of a cell for a number, that of a digit, and what stands beside the digits.
const WHOLE: f32 = 54.0;
const DIGIT: f32 = 9.0;
const BESIDE: f32 = 18.0;

/// A piece of a printed table.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The table.
    pub table: &'static str,
    /// Its columns, each with the width of its cells.
    pub columns: Vec<(&'static str, f32)>,
    /// Its rows, each with its cells.
    pub rows: Vec<(String, Vec<Option<CellId>>)>,
    /// How wide the names of its rows are.
    pub names: f32,
}

/// Pieces side by side; each place holds some below each other.
pub type Band = Vec<Vec<Piece>>;

impl Piece {
    fn width(&self) -> f32 {
        self.columns.iter().map(|(_, width)| width + 6.0).sum::<f32>() + self.names + 6.0
    }

    fn height(&self) -> f32 {
        HEAD + ROW * self.rows.len() as f32
    }
}

/// Lays some cells of a form, in this order, on pages so large.
pub fn pages(form: &BoardSchema, speech: Speech, slots: &[CellId], size: Vec2) -> Vec<Vec<Band>> {
    let longest = ((size.y - HEAD - APART) / ROW).floor().max(1.0) as usize;
    let mut pages: Vec<(f32, Vec<Band>)> = Vec::new();
    for band in laid(pieces(form, speech, slots, longest), size.x) {
        let height = band.iter().map(|pile| high(pile)).fold(0.0, f32::max) + APART;
        match pages.last_mut() {
            Some((used, page)) if *used + height <= size.y => {
                *used += height;
                page.push(band);
            }
            _ => pages.push((height, vec![band])),
        }
    }
    pages.into_iter().map(|(_, page)| page).collect()
}

/// How high pieces one below the other are.
fn high(pile: &[Piece]) -> f32 {
    pile.iter().map(Piece::height).sum::<f32>() + APART * pile.len().saturating_sub(1) as f32
}

fn laid(pieces: Vec<Piece>, width: f32) -> Vec<Band> {
    let mut bands: Vec<Band> = Vec::new();
    for piece in pieces {
        match bands.last_mut() {
            Some(band) => {
                if let Some(piece) = place(band, piece, width) {
                    bands.push(vec![vec![piece]]);
                }
            }
            None => bands.push(vec![vec![piece]]),
        }
    }
    bands
}

/// Finds a place in a band, or gives the piece back.
fn place(band: &mut Band, piece: Piece, width: f32) -> Option<Piece> {
    let wide = |pile: &Vec<Piece>| pile.iter().map(Piece::width).fold(0.0, f32::max);
    let high = |pile: &Vec<Piece>| pile.iter().map(|piece| piece.height() + APART).sum::<f32>();
    let highest = band.iter().map(high).fold(0.0, f32::max);
    let used: f32 = band.iter().map(|pile| wide(pile) + APART).sum();
    let last = band.last().map_or(0.0, wide);
    match band.last_mut() {
        Some(pile)
            if high(pile) + piece.height() + APART <= highest
                && used - last + piece.width().max(last) <= width =>
        {
            pile.push(piece);
        }
        _ if used + piece.width() <= width => band.push(vec![piece]),
        _ => return Some(piece),
    }
    None
}

/// The cells as tables, each in as many pieces of about the same length as it takes.
fn pieces(form: &BoardSchema, speech: Speech, slots: &[CellId], longest: usize) -> Vec<Piece> {
    let mut tables: Vec<Piece> = Vec::new();
    for (slot, cell) in slots.iter().filter_map(|slot| Some((*slot, form.cell(*slot)?))) {
        if !tables.iter().any(|piece| piece.table == cell.table) {
            tables.push(Piece { table: cell.table, columns: Vec::new(), rows: Vec::new(), names: NUMBERED });
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
        let words = piece.rows.iter().map(|(row, _)| row).filter(|row| row.parse::<u32>().is_err());
        let words: Vec<String> = words.map(|row| row_name(form, speech, row)).collect();
        if !words.is_empty() {
            piece.names = WORDED.max(longest_of(words.into_iter()));
        }
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

/// About how wide the longest of some words is.
fn longest_of(words: impl Iterator<Item = String>) -> f32 {
    words.map(|word| word.chars().count() as f32 * LETTER).fold(0.0, f32::max)
}

/// What a row is called: its number, or the words of the box.
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
            let mut slots: Vec<CellId> = pages(&form, speech, &all, egui::vec2(width, 300.0))
                .iter()
                .flatten()
                .flatten()
                .flatten()
                .flat_map(|piece| piece.rows.iter().flat_map(|(_, slots)| slots.iter().flatten()))
                .copied()
                .collect();
            slots.sort();
            assert_eq!(slots, all, "{width}");
        }
    }
}
