//! The ledger as a table for spreadsheets: one row for each movement of the entries that stand.

use csv::{Terminator, WriterBuilder};
use serde::Serialize;

use crate::export::Copy;
use crate::session::telling;

/// How columns are kept apart. Amounts are whole numbers, so that there is no decimal sign to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Columns {
    /// By commas, as most programs expect.
    #[default]
    Comma,
    /// By semicolons, as spreadsheets set to French expect.
    Semicolon,
}

/// One movement.
#[derive(Debug, Serialize)]
struct TimelineRow {
    entry: u32,
    at: String,
    notation: String,
    from: String,
    to: String,
    unit: String,
    amount: i64,
    key: String,
    text: String,
    from_name: String,
    to_name: String,
}

/// The ledger: a row of headings, then one row for each movement, in the order in which they were made; entry 0 is
/// the set-up.
///
/// # Errors
/// An entry that cannot be explained, or a table that cannot be written: what the writer says.
pub fn ledger(copy: &Copy<'_>, columns: Columns) -> Result<String, csv::Error> {
    let (delimiter, mark) = match columns {
        Columns::Comma => (b',', ""),
        // Spreadsheets set to French take the letters of an unmarked file for others.
        Columns::Semicolon => (b';', "\u{FEFF}"),
    };
    let mut writer =
        WriterBuilder::new().delimiter(delimiter).terminator(Terminator::CRLF).from_writer(Vec::new());
    for row in rows(copy) {
        writer.serialize(row)?;
    }
    let bytes = writer.into_inner().map_err(|why| csv::Error::from(why.into_error()))?;
    Ok(format!("{mark}{}", String::from_utf8_lossy(&bytes)))
}

fn rows(copy: &Copy<'_>) -> Vec<TimelineRow> {
    let table = copy.table;
    let mut rows = Vec::new();
    for n in std::iter::once(0).chain(table.chain().iter().copied()) {
        let Ok(effect) = table.explain(n) else { continue };
        let line = table.line(n);
        let at = line.as_ref().map(|line| line.at.to_owned()).unwrap_or_default();
        let notation = line.map(|line| line.text).unwrap_or_default();
        for posting in &effect.postings {
            let written = posting.movement.written(table.chart());
            rows.push(TimelineRow {
                entry: n,
                at: harmless(&at),
                notation: harmless(&notation),
                from: harmless(&written.0),
                to: harmless(&written.1),
                unit: harmless(&written.2),
                amount: written.3,
                key: posting.why.cause.id().to_owned(),
                text: harmless(&copy.sentence(telling::posting_line(table, posting))),
                from_name: harmless(&copy.words(table.holder_line(posting.movement.from))),
                to_name: harmless(&copy.words(table.holder_line(posting.movement.to))),
            });
        }
    }
    rows
}

/// A text that no spreadsheet takes for a formula: one that begins like a formula is led in by an apostrophe.
fn harmless(text: &str) -> String {
    match text.trim_start().chars().next() {
        Some('=' | '+' | '-' | '−' | '@' | '\t' | '\r' | '\n') => format!("'{text}"),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_could_run_as_a_formula_is_made_safe() {
        for text in ["=1+1", "+1", "-1", "@sum", "\t=1", " =HYPERLINK(1)"] {
            assert_eq!(harmless(text), format!("'{text}"));
        }
        assert_eq!(harmless("red build 7 2"), "red build 7 2");
    }
}
