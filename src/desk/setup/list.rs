//! Board values from a text or a spreadsheet, by position or by the name of the cell.

use crate::desk::Speech;
use crate::desk::setup::cell::{needed, read};
use crate::engine::GameInfo;
use crate::engine::board::{Cell, CellId, Printed, Source, WrittenBoard};
use crate::msg;
use crate::words::keys::shelf as k;
use crate::words::{Line, folded, parse_number};

/// The lines of a list with their values, separated by tabs, otherwise by semicolons, otherwise by commas that are not part of a number.
fn rows(text: &str) -> Vec<Vec<&str>> {
    let lines = || text.trim_end().lines();
    let numbers = lines().all(|line| line.trim().is_empty() || parse_number(line).is_ok());
    let sign = ['\t', ';', ','].into_iter().find(|sign| text.contains(*sign) && !(numbers && *sign == ','));
    let parted = |line| match sign {
        Some(sign) => str::split(line, sign).map(bare).collect(),
        None => vec![bare(line)],
    };
    lines().map(parted).collect()
}

/// A value without surrounding quotation marks.
fn bare(value: &str) -> &str {
    value.trim().trim_matches('"').trim()
}

/// Whether a text has more than one value.
pub fn is_list(text: &str) -> bool {
    rows(text).iter().flatten().count() > 1
}

/// Fills a board with the values of a list, from a cell on or from the first. Returns the board and the last filled cell.
///
/// # Errors
/// The line of the first invalid value, and why it is invalid.
pub fn fill(
    (contents, speech): (&'static GameInfo, Speech),
    board: &WrittenBoard,
    from: Option<CellId>,
    text: &str,
) -> Result<(WrittenBoard, CellId), (usize, Line)> {
    let form = contents.schema();
    let asked = |board: &WrittenBoard| (contents.setup_sheet)(&contents.board_of(board));
    let named = |name: &str| {
        let same = |other: &str| folded(other) == folded(name);
        let is = |cell: &Cell| same(&cell.word()) || same(&speech.say(&cell.question));
        form.cells().find(|(_, cell)| is(cell)).map(|(slot, _)| slot)
    };
    let rows = rows(text);
    let by_name = rows.iter().all(|row| matches!(row[..], [name, _] if named(name).is_some()));
    let mut filled = board.clone();
    let mut at = from.or_else(|| asked(board).cells().next());
    let mut last = None;
    for (row, n) in rows.iter().zip(1..) {
        for value in &row[usize::from(by_name)..] {
            if by_name {
                at = named(row[0]);
            }
            let fault = |why| (n, msg!(k::LIST_UNFIT, value = *value, why = why));
            let (slot, cell) = at
                .and_then(|slot| Some((slot, form.cell(slot)?)))
                .ok_or_else(|| fault(Line::new(k::LIST_LONG)))?;
            if !value.is_empty() {
                let value = read(cell, value, speech);
                form.check(slot, &value).map_err(|_| fault(needed(cell, speech)))?;
                filled.insert(cell.word(), Printed(value, Source::Board));
            }
            last = Some(slot);
            at = asked(&filled).cells().skip_while(|other| *other != slot).nth(1);
        }
    }
    last.map(|last| (filled, last)).ok_or_else(|| (1, Line::new(k::LIST_EMPTY)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Value;
    use crate::words::Language;

    fn filled(game: &str, text: &str) -> Result<Vec<(String, Value)>, usize> {
        let speech = (crate::session::game(game).unwrap(), Speech::new(Language::ENGLISH));
        let found = fill(speech, &WrittenBoard::new(), None, text).map_err(|(line, _)| line)?;
        Ok(found.0.into_iter().map(|(word, printed)| (word, printed.0)).collect())
    }

    #[test]
    fn a_list_fills_cells_in_reading_order_and_those_that_its_own_values_ask_for() {
        let text = "4\t5\t6\n2\t12\nHudson\t\t3\t\"3\"\n";
        for text in
            [text.to_owned(), text.replace('\t', ";"), text.replace('\t', "\n"), text.replace('\t', ",")]
        {
            let found = filled("independents", &text).unwrap();
            assert_eq!(found.len(), 8, "{text:?}: {found:?}");
            assert!(found.contains(&("company 1 name".into(), Value::Text("Hudson".into()))), "{found:?}");
        }
        assert!(!is_list("1,400") && is_list("1,400\t2"));
    }

    #[test]
    fn a_list_may_name_its_cells() {
        let found =
            filled("independents", "box companies count\t4\nHow many sections does Models have?\t5").unwrap();
        assert_eq!(
            found.iter().map(|(_, value)| value.clone()).collect::<Vec<_>>(),
            [4, 5].map(Value::Whole)
        );
    }

    #[test]
    fn a_list_that_does_not_fit_is_refused_with_the_line_of_its_first_wrong_value() {
        assert_eq!(filled("independents", "4\t5\nmany\t4"), Err(2));
        assert!(filled("autotock", &"1\n".repeat(60)).is_err());
        assert_eq!(filled("independents", ""), Err(1));
    }
}
