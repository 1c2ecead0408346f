//! Opening of records and other files for commands.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::console::out::{Console, Fault};
use crate::engine::Rejection;
use crate::msg;
use crate::preset::{self, PresetStore};
use crate::record::{Closed, Record, Trouble};
use crate::session::{Session, description};
use crate::words::{Arg, LONGEST_TEXT, Line, keys, read_text};

/// The file name for standard input.
pub(super) const INPUT: &str = "-";

/// Opens a record read-only.
pub(super) fn open_read_only(path: &Path, console: &mut Console) -> Result<Record, Fault> {
    let record: Record = Record::open_read_only(console.disk(), path)?;
    unfinished(&record, console);
    Ok(record)
}

/// Opens a record for writing. If `after` is given, it must be the number of the last entry.
pub(super) fn open(path: &Path, after: Option<u32>, console: &mut Console) -> Result<Record, Fault> {
    let record: Record = Record::open(console.disk(), path)?;
    if let Some(why) = record.read_only() {
        return Err(Fault::request(why.line()).suggestion(keys::record::OWN_COPY));
    }
    console.notes_of(&record);
    let last = record.session().lines();
    if let Some(after) = after.filter(|after| *after != last) {
        let why = msg!(keys::console::AFTER, after = after.to_string(), last = last.to_string());
        return Err(Fault::request(why).suggestion(msg!(keys::console::LOOK, file = quoted(path))));
    }
    Ok(record)
}

/// Converts an error of entering a line. Closes the record, so that a line reported as not saved cannot be written later.
pub(super) fn trouble(trouble: &Trouble, record: &mut Record, path: &Path) -> Fault {
    let Trouble::NotSaved { why, .. } = trouble else {
        return Fault::request(trouble.line()).with_way_out(trouble.suggestion());
    };
    let (closed, why) = (record.close(), why.clone());
    let count = match closed {
        Closed::NotWritten(count, _) | Closed::Unknown(count, _) => count,
        Closed::Written => 0,
    };
    let first = record.session().lines().saturating_add(1).saturating_sub(count);
    let (n, last) = (first.to_string(), first.saturating_sub(1).to_string());
    match closed {
        Closed::NotWritten(..) => {
            Fault::wrong(msg!(keys::console::NOT_WRITTEN, count = count, n = n, why = why))
                .suggestion(keys::console::WRITE_AGAIN)
        }
        Closed::Written | Closed::Unknown(..) => {
            Fault::unsure(msg!(keys::console::UNKNOWN, count = count, n = n, why = why)).suggestion(msg!(
                keys::console::LOOK_AFTER,
                file = quoted(path),
                last = last
            ))
        }
    }
}

/// Notes that a line is incomplete, or where it was set aside.
pub(super) fn unfinished(record: &Record, console: &mut Console) {
    if let Some(n) = record.unfinished() {
        console.note(msg!(keys::console::TORN, n = n));
    }
    if let Some((n, aside)) = record.set_aside() {
        let aside = aside.display().to_string();
        console.note(msg!(keys::console::TORN_ASIDE, n = n, file = aside));
    }
}

/// The text of a file or of standard input.
pub(super) fn text(path: &Path) -> Result<String, Fault> {
    let read =
        if path == Path::new(INPUT) { read_text(io::stdin()) } else { File::open(path).and_then(read_text) };
    read.map_err(|why| {
        let why: Arg = match why.kind() {
            ErrorKind::FileTooLarge => {
                msg!(keys::console::TEXT_TOO_LONG, most = (LONGEST_TEXT >> 20) as usize).into()
            }
            ErrorKind::InvalidData => keys::console::NO_TEXT.into(),
            _ => why.to_string().into(),
        };
        Fault::request(msg!(keys::console::UNREAD, file = path.display().to_string(), why = why))
    })
}

pub(super) fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '/' | '\\' | '.' | '-' | '_' | ':');
    if text.chars().all(plain) { text } else { format!("\"{text}\"") }
}

/// Why a line was not entered. If a board value is missing, includes the command that enters it.
pub(super) fn rejected(rejection: &Rejection, table: &Session, path: &Path) -> Fault {
    let asked = match rejection {
        Rejection::Missing(missing) => table.board().schema().cell(missing.cell).zip(Some(&missing.question)),
        Rejection::Unreadable(_) | Rejection::Refused(_) => None,
    };
    let Some((cell, question)) = asked else {
        return Fault::request(rejection.line()).with_way_out(rejection.suggestion());
    };
    let act = |read: String| format!("steward act {} \"{read}\"", quoted(path));
    let command = match table.typed(&format!("read {} {}", cell.word(), sample(table, &cell.word()))) {
        Arg::Typed(forms) => Arg::Typed(Box::new(forms.map(act))),
        other => other,
    };
    Fault::request(msg!(keys::console::READ, question = question.clone(), command = command))
}

/// Why a text was not entered, with the open points that affected it.
pub(super) fn refused(rejection: &Rejection, table: &Session, path: &Path, text: &str) -> Fault {
    let mut fault = rejected(rejection, table, path);
    if rejection.is_refused()
        && let Some((way, act)) =
            fault.suggestion.clone().zip(table.read_act(text).and_then(|act| table.instead(&act)))
    {
        fault.suggestion =
            Some(msg!(keys::console::INSTEAD, way = way, act = table.typed(&table.written(&act))));
    }
    let rulings = table.read_act(text).map(|act| table.decides(&act)).unwrap_or_default();
    let rulings = description::deciding_lines(table, &rulings);
    if rulings.is_empty() || !rejection.is_refused() {
        return fault;
    }
    let why = msg!(keys::session::REFUSED_BY, why = fault.why, rulings = rulings);
    Fault { why, ..fault }
}

/// An example value for a cell, from the practice board.
fn sample(table: &Session, cell: &str) -> String {
    let board = PresetStore::board(None, table.info().game, table.board().schema(), preset::PRACTICE);
    match board.ok().and_then(|board| board.get(cell).map(|printed| printed.0.clone())) {
        Some(crate::engine::board::Value::Whole(number)) => number.to_string(),
        Some(crate::engine::board::Value::Text(text)) => text,
        None => "1".to_owned(),
    }
}

pub(super) fn no_such_game(game: &str) -> Fault {
    let known = crate::session::words().collect::<Vec<_>>().join(", ");
    let why: Line = msg!(keys::record::NO_SUCH_GAME, game = game, known = known);
    Fault::request(why)
}
