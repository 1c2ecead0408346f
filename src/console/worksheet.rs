//! `steward worksheet FILE`: the worksheet of what the table does now, as the window shows it; the numbers to be filled in
//! stand by the words that fill them in.

use std::path::Path;

use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::console::standings::aligned;
use crate::engine::worksheet::{Cell, FieldId, Label, Row};
use crate::engine::{Draft, Halt, Worksheet};
use crate::say;
use crate::session::Table;
use crate::words::keys::{console as k, desk, sheets};
use crate::words::{Arg, Line};

/// Does it.
pub(super) fn run(file: &Path, fill: &[String], console: &mut Console) -> Result<(), Fault> {
    let record = files::look(file, console)?;
    let table = record.table();
    let mut draft = Draft::default();
    for fill in fill {
        let sheet = table.worksheet(&draft).ok_or_else(|| no_worksheet(table))?;
        let known = fields(&sheet);
        let (at, value) = fill.split_once('=').unwrap_or((fill, ""));
        let meant = table.english(at.trim());
        let Some(id) = known.iter().find(|id| id.0 == meant) else {
            let known = known.into_iter().map(|id| id.0).collect::<Vec<_>>().join(", ");
            return Err(Fault::request(say!(k::NO_FIELD, field = at.trim()))
                .way_out(say!(k::NO_FIELD_WAY_OUT, known = table.typed(&known))));
        };
        let Ok(value) = value.trim().parse::<i64>() else {
            return Err(Fault::request(say!(k::NO_NUMBER, field = at.trim(), value = value.trim()))
                .way_out(say!(k::NO_NUMBER_WAY_OUT, field = at.trim())));
        };
        draft.set(id.clone(), Some(value));
    }
    let sheet = table.worksheet(&draft).ok_or_else(|| no_worksheet(table))?;
    print(table, &sheet, console);
    Ok(())
}

fn no_worksheet(table: &dyn Table) -> Fault {
    Fault::from(k::NO_WORKSHEET).way_out(table.stage().now)
}

/// Every number that can be filled in.
fn fields(sheet: &Worksheet<String>) -> Vec<FieldId> {
    fn of(cell: &Cell<String>, found: &mut Vec<FieldId>) {
        match cell {
            Cell::Field(entry) => found.push(entry.id.clone()),
            Cell::Typed(id, ..) => found.push(id.clone()),
            Cell::Several(cells) => cells.iter().for_each(|cell| of(cell, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    sheet.rows.iter().flat_map(|row| &row.cells).for_each(|cell| of(cell, &mut found));
    found
}

fn print(table: &dyn Table, sheet: &Worksheet<String>, console: &mut Console) {
    let heads = sheet.heads.iter().map(|head| console.words(named(table, head)));
    let heads = [String::new()].into_iter().chain(heads).collect();
    let rows = sheet.rows.iter().map(|row| cells(table, row, console));
    let rows: Vec<Vec<String>> = [heads].into_iter().chain(rows).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let whole = rows.into_iter().map(|mut row| {
        row.resize(columns, String::new());
        row
    });
    let whole: Vec<Vec<String>> = whole.collect();
    let lines = aligned(&whole);
    let small = [None]
        .into_iter()
        .chain(sheet.rows.iter().map(|row| row.small.as_ref().map(|(small, _)| small.clone())));
    for (line, small) in lines.iter().zip(small) {
        console.text(line);
        small.into_iter().for_each(|small| console.term(small));
    }
    sheet.notes.iter().for_each(|note| console.say(note.clone()));
    let beside: Vec<String> = sheet.beside.iter().map(|cell| text(table, cell, console)).collect();
    beside.iter().for_each(|act| console.text(act));
    match &sheet.act {
        None => {}
        Some(Err(missing)) => console.say(say!(sheets::MISSING, what = missing.clone())),
        Some(Ok(offer)) => {
            console.text(&console.typed(table, &offer.act));
            match &offer.answer {
                Ok(_) => {}
                Err(Halt::Refused(refusal)) => {
                    console.term(say!(k::CHOICE_REFUSED, why = refusal.why.clone()));
                    let way_out = refusal.way_out.iter();
                    way_out.for_each(|way| console.term(say!(k::CHOICE_WAY_OUT, way = way.clone())));
                }
                Err(halt) => console.term(halt.line()),
            }
        }
    }
    console.say(k::NOT_ENTERED);
}

/// A label in words.
fn named(table: &dyn Table, label: &Label) -> Line {
    let class = label.class.as_ref();
    match (&label.what, class, label.seat) {
        (Some(what), ..) => what.clone(),
        (None, Some(class), _) => class.name.into(),
        (None, None, Some(seat)) => figure(table.seats().name(seat)),
        (None, None, None) => figure(""),
    }
}

fn figure(figure: impl Into<Arg>) -> Line {
    say!(desk::FIGURE, figure = figure)
}

fn cells(table: &dyn Table, row: &Row<String>, console: &Console) -> Vec<String> {
    let whose = row.whose.as_ref().map(|label| console.words(named(table, label))).unwrap_or_default();
    let cells = row.cells.iter().map(|cell| text(table, cell, console));
    [whose, console.words(named(table, &row.label))].into_iter().chain(cells).collect()
}

fn text(table: &dyn Table, cell: &Cell<String>, console: &Console) -> String {
    let filled = |id: &FieldId, value: Option<i64>| {
        format!("{}={}", id.0, value.map(|value| value.to_string()).unwrap_or_default())
    };
    match cell {
        Cell::Empty | Cell::Press(_) => String::new(),
        Cell::None => "–".to_owned(),
        Cell::Figure(derivation, _) => console.words(figure(derivation.measure.of(derivation.total))),
        Cell::Lying(_, unit, count) => console.words(figure(table.chart().measure(*unit).of(*count))),
        Cell::Words(words) | Cell::Told(words, _) => console.words(words.clone()),
        Cell::Field(entry) => filled(&entry.id, entry.value),
        Cell::Typed(id, value, _) => filled(id, *value),
        Cell::Act(_, _, offer) if offer.is_possible() => offer.act.clone(),
        Cell::Act(..) => "–".to_owned(),
        Cell::Several(cells) => {
            let texts = cells.iter().map(|cell| text(table, cell, console));
            texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
        }
    }
}
