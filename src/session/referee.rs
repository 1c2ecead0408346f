//! Descriptions of what the referee entered: rulings, corrections, counts, amends. Anything else is shown as it was written.

use crate::engine::board::{Cell, CellKind};
use crate::engine::{AnyStands, Colour, Fact, Seat, Setting, Unit};
use crate::msg;
use crate::session::{Session, TimelineRow, description};
use crate::words::keys::{self, referee as k};
use crate::words::{Arg, Key, Line};

/// The first fact of a document, in notation.
fn first(said: Option<AnyStands>, setting: &Setting) -> Option<Fact> {
    said?.facts(setting).into_iter().next()
}

impl Session {
    /// The numbers of the pieces of a unit that a player has; `None` if they are not numbered.
    pub fn numbers(&self, unit: Unit, seat: Seat) -> Option<Vec<u8>> {
        (self.info().numbered)(unit).then(|| self.book().numbers(self.setting(), unit, seat))
    }

    /// The fact of a correction that gives a numbered piece to a player, or puts it back in the bank.
    pub fn piece_fact(&self, unit: Unit, number: u8, to: Option<Seat>) -> Option<String> {
        first((self.info().piece_at)(unit, number, to), self.setting()).map(|fact| fact.text)
    }
}

/// Describes a line of the record.
pub fn describe_row(table: &Session, row: &TimelineRow<'_>) -> Line {
    table.describe_line(row.n).unwrap_or_else(|| describe_verb(table, (row.verb, &row.text), Some(row)))
}

/// Describes a line of notation, entered or not.
pub fn describe_text(table: &Session, text: &str) -> Line {
    let verb = text.split(' ').next().unwrap_or_default();
    let leaves = || describe_verb(table, ("leaves", text), None);
    table.read_act(text).map(|act| table.describe(&act)).unwrap_or_else(|| {
        match text.split([' ', ':']).nth(1) {
            Some("leaves") => leaves(),
            _ => describe_verb(table, (verb, text), None),
        }
    })
}

/// Describes a line that is no act of the game. Its movements are known only once it is entered.
fn describe_verb(table: &Session, (verb, text): (&str, &str), row: Option<&TimelineRow<'_>>) -> Line {
    let rest = text.split_once(' ').map_or("", |(_, rest)| rest);
    let typed = |text: &str| msg!(k::WRITTEN, text = table.typed(text));
    match verb {
        "back" if rest == "0" => Line::new(k::BACK_TO_START),
        "back" => {
            let to = rest.parse().ok().and_then(|n| table.line(n));
            let what = to.map_or_else(|| typed(rest), |to| describe_row(table, &to));
            let from = row.map_or_else(|| table.head(), |row| row.on);
            match rest.parse().is_ok_and(|to| follows(table, to, from)) {
                true => msg!(k::REDONE, what = what),
                false => msg!(k::BACK, n = rest, what = what),
            }
        }
        "note" => msg!(k::NOTED, text = rest),
        "pause" => msg!(k::PAUSED, text = rest),
        "correct" => corrected(table, row, rest),
        "ruling" => ruled(table, rest).unwrap_or_else(|| msg!(k::RULED, text = typed(rest))),
        "amend" => row
            .and_then(|row| put_right(table, row))
            .unwrap_or_else(|| msg!(k::AMENDED, text = amended(table, text))),
        "read" | "assume" => read(table, text),
        "count" => msg!(k::COUNTED, count = rest.split(',').count()),
        "rename" => renamed(rest),
        "leaves" => left(table, text),
        _ => typed(text),
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

/// Describes an amend by its edits.
fn amended(table: &Session, text: &str) -> Line {
    let said = table.typed(text);
    let Arg::Typed(forms) = said else { return msg!(k::WRITTEN, text = said) };
    let forms = forms.map(|form| form.split_once(' ').map_or("", |(_, rest)| rest).to_owned());
    msg!(k::WRITTEN, text = Arg::Typed(Box::new(forms)))
}

/// Describes a rename: the new name and the new colour.
fn renamed(rest: &str) -> Line {
    let called = rest.split_once(' ').map_or(rest, |(_, called)| called);
    match called.rsplit_once(' ').and_then(|(name, word)| Some((name, word.parse::<Colour>().ok()?))) {
        Some((name, colour)) => msg!(k::RECOLOURED, name = name, colour = colour.key()),
        None => msg!(k::RENAMED, name = called),
    }
}

/// Describes a player leaving, with the note.
fn left(table: &Session, text: &str) -> Line {
    let (who, reason) = text.split_once(':').map_or((text, ""), |(who, reason)| (who, reason.trim()));
    let seat = who.split(' ').next().and_then(|word| table.seats().find(word));
    let name = seat.map_or_else(|| who.to_owned(), |seat| table.seats().name(seat));
    because(msg!(k::LEFT, name = name), reason)
}

/// Describes a board value, read or assumed: the question and the answer.
fn read(table: &Session, text: &str) -> Line {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let schema = table.board().schema();
    let named = |cell: &&Cell| rest.strip_prefix(&cell.word()).is_some_and(|value| value.starts_with(' '));
    let cell = schema.cells().map(|(_, cell)| cell).filter(named).max_by_key(|cell| cell.word().len());
    let what = match cell {
        Some(cell) => {
            let value = rest.get(cell.word().len()..).unwrap_or_default().trim();
            let word = match cell.kind {
                CellKind::Word(words) => words.iter().find(|(word, _)| *word == value).map(|(_, key)| *key),
                CellKind::Whole { .. } | CellKind::Name => None,
            };
            let value = word.map_or_else(|| msg!(k::WRITTEN, text = value), Line::new);
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
            msg!(
                k::READ_ANSWER,
                place = place.unwrap_or_else(|| question.clone()),
                question = question,
                value = value
            )
        }
        None => msg!(k::WRITTEN, text = table.typed(rest)),
    };
    if verb == "assume" { msg!(k::ASSUMED, what = what) } else { msg!(k::READ_OFF, what = what) }
}

/// Describes a correction: its movements, its facts, and the reason.
fn corrected(table: &Session, row: Option<&TimelineRow<'_>>, rest: &str) -> Line {
    let said = table.parse_correction(rest).map(|said| said.moves).unwrap_or_default();
    let read = || said.iter().filter_map(|moved| moved.read(table.chart())).collect();
    let moved = row.map_or_else(read, |row| table.moved_by_line(row.n));
    let mut parts: Vec<Line> = moved.iter().map(|movement| description::given(table, movement)).collect();
    let (steps, reason) = rest.split_once(": ").unwrap_or((rest, ""));
    let (by_hand, others): (Vec<&str>, Vec<&str>) = steps.split(',').partition(|step| step.contains('>'));
    let typed = |text: &str| msg!(k::WRITTEN, text = table.typed(text));
    if parts.len() != by_hand.len() {
        parts = by_hand.into_iter().map(|step| typed(step.trim())).collect();
    }
    let fact = |step: &str| first(table.parse_correction(step).ok()?.stands, table.setting());
    let described = |step: &str| fact(step).map_or_else(|| typed(step), |fact| fact.description);
    parts.extend(others.into_iter().map(|step| described(step.trim())));
    because(msg!(k::CORRECTED, text = parts), reason)
}

/// Describes a ruling: the open point, the option, who decided and why.
fn ruled(table: &Session, rest: &str) -> Option<Line> {
    let (head, reason) = rest.split_once(": ").unwrap_or((rest, ""));
    let (head, by) = head.split_once(" by ").unwrap_or((head, ""));
    let (id, option) = head.split_once(' ')?;
    let form = table.book().rulings.forms.iter().find(|form| form.word == id)?;
    let option: Key = form.options.iter().find(|(word, _)| *word == option.trim())?.1;
    let decided = msg!(k::DECIDED, question = form.question, option = option);
    let decided = match by {
        "" => decided,
        by => msg!(k::DECIDED_BY, what = decided, name = by),
    };
    Some(because(msg!(k::RULED, text = decided), reason))
}

/// Describes which entries were amended.
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
