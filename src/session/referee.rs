//! Descriptions of lines entered as referee: rulings, corrections, counts and amends. Text that cannot be parsed is shown as written.

use crate::engine::board::{CellKind, Source, Value};
use crate::engine::correction::Correction;
use crate::engine::entry::{BoardValue, Decision, Verb};
use crate::engine::{Seat, Unit, notation};
use crate::msg;
use crate::session::{Session, TimelineRow, description};
use crate::words::keys::{self, referee as k};
use crate::words::{Arg, Key, Line};

impl Session {
    /// The numbers of a player's pieces of a unit; `None` if they are not numbered.
    pub fn numbers(&self, unit: Unit, seat: Seat) -> Option<Vec<u8>> {
        (self.info().numbered)(unit).then(|| self.book().numbers(self.setting(), unit, seat))
    }

    /// The fact that gives a numbered piece to a player, or puts it back in the bank, for a correction.
    pub fn piece_fact(&self, unit: Unit, number: u8, to: Option<Seat>) -> Option<String> {
        Some((self.info().piece_at)(unit, number, to)?.facts(self.setting()).into_iter().next()?.text)
    }
}

/// Describes a line of the record.
pub fn describe_row(table: &Session, row: &TimelineRow<'_>) -> Line {
    table.describe_line(row.n).unwrap_or_else(|| describe_verb(table, row.verb, Some(row)))
}

/// Describes a line of notation, whether entered or not.
pub fn describe_text(table: &Session, text: &str) -> Line {
    match table.read(text) {
        Ok(verb) => describe_verb(table, &verb, None),
        Err(_) => written(table, text),
    }
}

fn written(table: &Session, text: &str) -> Line {
    msg!(k::WRITTEN, text = table.typed(text))
}

/// Describes a line. The movements of a correction and the entries changed by an amend are only known once it is entered, with `row`.
fn describe_verb(table: &Session, verb: &Verb, row: Option<&TimelineRow<'_>>) -> Line {
    match verb {
        Verb::Act(act) => table.describe(act),
        Verb::Back(0) => Line::new(k::BACK_TO_START),
        Verb::Back(to) => {
            let what = table
                .line(*to)
                .map_or_else(|| written(table, &to.to_string()), |to| describe_row(table, &to));
            let from = row.map_or_else(|| table.head(), |row| row.on);
            match follows(table, *to, from) {
                true => msg!(k::REDONE, what = what),
                false => msg!(k::BACK, n = to.to_string(), what = what),
            }
        }
        Verb::Note(note) => msg!(k::NOTED, text = note.text.as_str()),
        Verb::Pause(text) => msg!(k::PAUSED, text = text.as_str()),
        Verb::Correct(correction) => corrected(table, row, correction),
        Verb::Ruling(decision) => ruled(table, decision),
        Verb::Amend(amendment) => {
            let edits = || written(table, &notation::write_edits(&amendment.edits, table.setting()));
            row.and_then(|row| put_right(table, row)).unwrap_or_else(|| msg!(k::AMENDED, text = edits()))
        }
        Verb::Observe(value) => observed(table, value),
        Verb::Count(counted) => msg!(k::COUNTED, count = counted.len()),
        Verb::Rename(rename) => match rename.colour {
            Some(colour) => msg!(k::RECOLOURED, name = rename.name.as_str(), colour = colour.key()),
            None => msg!(k::RENAMED, name = rename.name.as_str()),
        },
        Verb::Leaves(leaving) => {
            because(msg!(k::LEFT, name = table.seats().name(leaving.seat)), &leaving.note)
        }
    }
}

/// Whether a line comes after another on the same branch.
fn follows(table: &Session, line: u32, earlier: u32) -> bool {
    let mut at = line;
    while at > earlier {
        at = table.line(at).map_or(0, |row| row.on);
    }
    at == earlier && line != earlier
}

/// Describes a board value, read or assumed, as the question and the answer.
fn observed(table: &Session, BoardValue { cell, value, source }: &BoardValue) -> Line {
    let schema = table.board().schema();
    let text = match value {
        Value::Whole(number) => number.to_string(),
        Value::Text(text) => text.clone(),
    };
    let what = match schema.find(cell).and_then(|id| schema.cell(id)) {
        Some(cell) => {
            let key = match cell.kind {
                CellKind::Word(words) => words.iter().find(|(word, _)| *word == text).map(|(_, key)| *key),
                CellKind::Whole { .. } | CellKind::Name => None,
            };
            let word =
                |key: Option<Key>, word: &str| key.map_or_else(|| msg!(k::WRITTEN, text = word), Line::new);
            let parts = [
                (schema.table(cell.table), cell.table),
                (schema.row(&cell.row), cell.row.as_str()),
                (schema.column(cell.column), cell.column),
            ];
            let parts = parts.into_iter().filter(|(_, part)| !part.is_empty());
            let place = parts.map(|(key, part)| word(key, part));
            let place = place.reduce(|start, next| msg!(keys::words::LIST_MORE, start = start, next = next));
            let question = cell.question.clone();
            let value = match value {
                Value::Whole(number) => Arg::Number(*number),
                Value::Text(_) => word(key, &text).into(),
            };
            msg!(
                k::READ_ANSWER,
                place = place.unwrap_or_else(|| question.clone()),
                question = question,
                value = value
            )
        }
        None => written(table, &format!("{cell} {text}")),
    };
    if *source == Source::Assumed { msg!(k::ASSUMED, what = what) } else { msg!(k::READ_OFF, what = what) }
}

/// Describes a correction: its movements, its facts, and the reason.
fn corrected(table: &Session, row: Option<&TimelineRow<'_>>, correction: &Correction) -> Line {
    let (chart, setting) = (table.chart(), table.setting());
    let moved = match row {
        Some(row) => table.moved_by_line(row.n),
        None => correction.moves.iter().filter_map(|moved| moved.read(chart)).collect(),
    };
    let moved = moved.iter().map(|movement| description::given(table, movement));
    let facts = correction.stands.iter().flat_map(|stands| stands.facts(setting));
    let facts = facts.map(|fact| match fact.secret {
        true => written(table, &notation::masked(&fact.text)),
        false => fact.description,
    });
    let debts = correction
        .owed
        .iter()
        .zip(1..)
        .map(|(debt, n)| written(table, &notation::write_debt(n, debt, table.seats())));
    because(
        msg!(k::CORRECTED, text = moved.chain(facts).chain(debts).collect::<Vec<_>>()),
        &correction.reason,
    )
}

/// Describes a ruling: the open point, the option, who decided and why.
fn ruled(table: &Session, decision: &Decision) -> Line {
    let book = table.book();
    let form = book.rulings.forms.iter().find(|form| form.word == decision.id);
    let option = form.and_then(|form| form.options.iter().find(|(word, _)| *word == decision.option));
    let decided = match form.zip(option) {
        Some((form, (_, option))) => msg!(k::DECIDED, question = form.question, option = *option),
        None => written(table, &format!("{} {}", decision.id, decision.option)),
    };
    let decided = match decision.by.as_str() {
        "" => decided,
        by => msg!(k::DECIDED_BY, what = decided, name = by),
    };
    because(msg!(k::RULED, text = decided), &decision.reason)
}

/// Describes an amend by the entries it changed.
fn put_right(table: &Session, row: &TimelineRow<'_>) -> Option<Line> {
    let entries: Vec<String> = table.mended_by(row.n).iter().map(ToString::to_string).collect();
    let count = entries.len();
    (count > 0).then(|| msg!(k::AMENDED_ENTRIES, count = count, entries = entries.join(", ")))
}

fn because(what: Line, reason: &str) -> Line {
    match reason {
        "" => what,
        reason => msg!(k::BECAUSE, what = what, reason = reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Session;
    use crate::words::{Language, render};

    #[test]
    fn what_the_referee_enters_is_described() {
        let mut session = Session::laid("automobile").unwrap();
        for (text, expected) in [
            ("assume space 1 class low", "Assumed, not read off the board: "),
            ("read space 1 cost 250", "Read off the board: "),
            ("rename red Anna", "From now on called Anna"),
            ("blue leaves: the last train", "Bruno leaves the table: the last train"),
            (
                "correct bank > red 40 dollars: under the box",
                "Correction: the bank gives Anna $40: under the box",
            ),
            (
                "correct bank > red 40 dollars, bank > green 1 cubes",
                "Correction: the bank gives Anna $40 and the bank gives Chloé",
            ),
            ("rename red Ann yellow", "From now on called Ann, in yellow"),
            ("note red was late", "Note: red was late"),
        ] {
            let n = session.enter_text(text, "").unwrap();
            let row = session.line(n).unwrap();
            let found = render(&describe_row(&session, &row), Language::ENGLISH);
            assert!(found.starts_with(expected), "{text}: {found}");
            let written = text.split_once(' ').unwrap().1;
            assert!(!found.contains(written) || text.starts_with("note"), "{text}: {found}");
        }
    }
}
