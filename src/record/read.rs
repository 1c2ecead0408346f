//! A record as it is read: line by line from the header on, each checked against its sum, replayed and compared
//! with what it did when it was entered. A last line that was torn is set aside; any other fault ends it.

use std::path::Path;

use crate::engine::Difference;
use crate::record::fault::{Cause, Fault, Place};
use crate::record::proof::{Proof, prove};
use crate::record::sum::{Sum, apart};
use crate::session::{LineFault, Sitting};

/// What checking a record found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many lines follow the header.
    pub entries: u32,
    /// Lines without a checksum, the header among them.
    pub without_sum: u32,
    /// Lines that change the book and were written without the movements they make.
    pub without_moves: u32,
    /// Lines that do something else than they did, decided by the table or not.
    pub differences: Vec<Difference>,
    /// How many bytes of a torn last line were set aside.
    pub torn: usize,
    /// Whether each unit adds up.
    pub balanced: bool,
    /// Whether the draws are those of the seed.
    pub proof: Proof,
}

impl Report {
    /// Whether the record says what it said when it was written, and the books balance.
    pub fn sound(&self) -> bool {
        self.balanced && self.proof.broken.is_empty() && self.open().next().is_none()
    }

    /// The lines that do something else than they did and about which nothing is decided.
    pub fn open(&self) -> impl Iterator<Item = &Difference> {
        self.differences.iter().filter(|difference| difference.settled.is_none())
    }
}

/// A record read into memory.
#[derive(Debug)]
pub(super) struct Page<S> {
    /// The game.
    pub(super) sitting: S,
    /// The text of header and good lines as it is in the file.
    pub(super) text: String,
    /// The sum of the last line.
    pub(super) sum: Sum,
    /// What was found.
    pub(super) report: Report,
    /// What follows the good lines: the beginning of a line that was never finished.
    pub(super) torn: Vec<u8>,
}

/// One line of the file that holds something.
struct Piece<'a> {
    line: usize,
    begin: usize,
    end: usize,
    bytes: &'a [u8],
}

/// Reads a record from the bytes of its file.
pub(super) fn read<S: Sitting>(path: &Path, bytes: &[u8]) -> Result<Page<S>, Fault> {
    let mut pieces = pieces(bytes);
    let first = pieces.next().ok_or_else(|| Fault::of(path, Cause::Empty))?;
    let mut at = Place { line: first.line, good: 0, good_bytes: 0 };
    let fault = |at: Place, cause| Fault { path: path.to_owned(), place: Some(at), cause };
    let text = std::str::from_utf8(first.bytes).map_err(|_| fault(at, Cause::NotText))?;
    let (own, sum, signed) =
        check(&Sum::default(), text.trim_start_matches('\u{feff}')).map_err(|cause| fault(at, cause))?;
    let sitting = S::begin(&own).map_err(|why| fault(at, Cause::Header(why)))?;
    let report = Report { without_sum: u32::from(!signed), ..Report::default() };
    let mut page = Page { sitting, text: String::new(), sum, report, torn: Vec::new() };
    at.good_bytes = first.end;
    let mut pieces = pieces.peekable();
    while let Some(piece) = pieces.next() {
        at.line = piece.line;
        match page.take(piece.bytes) {
            Ok(()) => {
                at.good += 1;
                at.good_bytes = piece.end;
            }
            Err(cause) if pieces.peek().is_none() && cause.may_be_torn(piece.bytes) => {
                page.torn = bytes.get(piece.begin..).unwrap_or_default().to_vec();
            }
            Err(cause) => return Err(fault(at, cause)),
        }
    }
    page.report.entries = at.good;
    page.report.torn = page.torn.len();
    page.report.balanced = page.sitting.table().balanced();
    page.report.proof = prove(page.sitting.table());
    page.report.differences = page.sitting.table().differences();
    let end = if page.torn.is_empty() { bytes.len() } else { bytes.len() - page.torn.len() };
    page.text = String::from_utf8_lossy(bytes.get(..end).unwrap_or_default()).into_owned();
    Ok(page)
}

impl<S: Sitting> Page<S> {
    /// Takes up a line: its sum first, then what it says.
    fn take(&mut self, bytes: &[u8]) -> Result<(), Cause> {
        let text = std::str::from_utf8(bytes).map_err(|_| Cause::NotText)?;
        let (own, sum, signed) = check(&self.sum, text)?;
        let accepted = self.sitting.play().accept(&own).map_err(Cause::Line)?;
        self.sum = sum;
        self.report.without_sum += u32::from(!signed);
        self.report.without_moves += u32::from(accepted.without_moves);
        Ok(())
    }
}

impl Cause {
    /// Whether a write that never ended may have left these bytes: it lacks its end, or the disk has zeros where it never
    /// wrote. A line that is there to its end was changed afterwards.
    fn may_be_torn(&self, bytes: &[u8]) -> bool {
        let ended = bytes.ends_with(b"\n") && !bytes.windows(2).any(|pair| pair == [0, 0]);
        !ended
            && match self {
                Self::NotText | Self::Sum | Self::Line(LineFault::Unreadable(_)) => true,
                Self::Line(fault) => fault.field() == Some("sum"),
                _ => false,
            }
    }
}

/// A line without its sum, the sum it should have, and whether it has one.
fn check(before: &Sum, text: &str) -> Result<(String, Sum, bool), Cause> {
    let (own, figures) = apart(text.trim());
    let sum = before.next(&own);
    match figures {
        Some(figures) if !sum.is(figures) => Err(Cause::Sum),
        figures => Ok((own, sum, figures.is_some())),
    }
}

/// The lines of a file that hold something, with where they begin and end.
fn pieces(bytes: &[u8]) -> impl Iterator<Item = Piece<'_>> {
    let mut begin = 0;
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').enumerate().map(move |(at, bytes)| {
        let piece = Piece { line: at + 1, begin, end: begin + bytes.len(), bytes };
        begin = piece.end;
        piece
    });
    lines.filter(|piece| !piece.bytes.iter().all(u8::is_ascii_whitespace))
}
