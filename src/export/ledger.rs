//! The ledger as CSV, with a row for each movement of the entries in force.

use csv::{Terminator, WriterBuilder};

use crate::engine::{Effect, Posting};
use crate::export::Copy;
use crate::session::description;
use crate::words::Key;
use crate::words::keys::export as k;

/// The headings of the columns, in order.
const HEADINGS: [Key; 11] = [
    k::LEDGER_ENTRY,
    k::LEDGER_AT,
    k::LEDGER_LINE,
    k::LEDGER_FROM,
    k::LEDGER_TO,
    k::LEDGER_UNIT,
    k::LEDGER_AMOUNT,
    k::LEDGER_CAUSE,
    k::LEDGER_TEXT,
    k::LEDGER_FROM_NAME,
    k::LEDGER_TO_NAME,
];

/// The ledger: a row of headings, then a row for each movement in order. Entry 0 is the setup.
///
/// # Errors
/// Fails if the CSV cannot be written.
pub fn ledger(copy: &Copy<'_>) -> Result<String, csv::Error> {
    let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
    writer.write_record(HEADINGS.map(|heading| copy.words(heading)))?;
    for row in rows(copy) {
        writer.write_record(row)?;
    }
    let bytes = writer.into_inner().map_err(|why| csv::Error::from(why.into_error()))?;
    // The byte order mark tells spreadsheets that the file is UTF-8.
    Ok(format!("\u{FEFF}{}", String::from_utf8_lossy(&bytes)))
}

fn rows(copy: &Copy<'_>) -> Vec<[String; 11]> {
    let table = copy.table;
    let of = |n: u32, effect: &Effect| {
        let line = table.line(n);
        let at = line.as_ref().map(|line| line.at.to_owned()).unwrap_or_default();
        let notation = line.map(|line| copy.typed(&line.text)).unwrap_or_default();
        let row = |posting: &Posting| {
            let written = posting.movement.written(table.chart());
            [
                n.to_string(),
                harmless(&at),
                harmless(&notation),
                harmless(&copy.typed(&written.0)),
                harmless(&copy.typed(&written.1)),
                harmless(&copy.typed(&written.2)),
                written.3.to_string(),
                copy.sentence(posting.why.cause),
                harmless(&copy.sentence(description::posting_line(table, posting))),
                harmless(&copy.words(table.holder_line(posting.movement.from))),
                harmless(&copy.words(table.holder_line(posting.movement.to))),
            ]
        };
        effect.postings.iter().map(row).collect::<Vec<_>>()
    };
    copy.effects(of).into_values().flatten().collect()
}

/// Prefixes text that a spreadsheet would take for a formula with an apostrophe.
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
