//! `steward act FILE LINE…`: enters lines at the end of a record. A refused line ends the command; the lines
//! before it stay entered. `steward preview FILE LINE`: previews a line without entering it.

use std::path::Path;

use crate::clock::now;
use crate::console::args::Act;
use crate::console::out::{Console, Exit, Fault};
use crate::console::{amend, count, explain, files};
use crate::engine::board::{Source, WrittenBoard};
use crate::engine::{AnyAct, Debt, Holder, Posting, Reply, Unit, draw};
use crate::msg;
use crate::preset::PresetStore;
use crate::record::{Record, Trouble};
use crate::session::{Session, TimelineRow, description, guard};
use crate::words::keys::console as k;

pub(super) fn run(args: &Act, console: &mut Console) -> Result<(), Fault> {
    let lines = lines(&args.lines)?;
    let mut record = files::open(&args.file, args.after, console)?;
    let before = record.session().board().written();
    let mut entered = before.clone();
    let mut done = Ok(());
    for (at, line) in lines.iter().enumerate() {
        if let Err(fault) = enter(&mut record, args, line, console) {
            done = Err(placed(fault, line, at, lines.len()));
            break;
        }
        entered = record.session().board().written();
    }
    files::unfinished(&record, console);
    keep_board_values(record.session(), &before, entered, console);
    done?;
    let stage = record.session().stage();
    console.say(stage.over.unwrap_or(stage.prompt));
    Ok(())
}

/// The typed lines. `-` reads lines from standard input, ignoring blank lines and comments (`#`).
fn lines(typed: &[String]) -> Result<Vec<String>, Fault> {
    let mut all = Vec::new();
    for text in typed {
        if text != files::INPUT {
            all.push(text.clone());
            continue;
        }
        let input = files::text(Path::new(files::INPUT))?;
        let entered = input.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        all.extend(entered.map(str::to_owned));
    }
    Ok(all)
}

/// Shows the questions about a line before it is entered.
pub(super) fn doubts(table: &Session, reply: &Reply, console: &mut Console) {
    let pieces = count::pieces(console.disk(), table);
    let values = |unit: Unit| pieces.get(&unit.kind).cloned().unwrap_or_default();
    guard::doubts(table, reply, &values).into_iter().for_each(|doubt| console.note(doubt));
}

fn enter(record: &mut Record, args: &Act, text: &str, console: &mut Console) -> Result<(), Fault> {
    let path = &args.file;
    record.fits(text).map_err(|trouble| files::trouble(&trouble, record, path))?;
    let changes = record.session().preview_reading(text);
    if let Some(amended) = changes.as_ref().filter(|amended| !amended.broken.is_empty()) {
        return Err(amend::broken(record.session(), amended, console));
    }
    let table = record.session();
    let unlisted = |act: &AnyAct| table.book().unlisted(table.setting(), act).into_iter().next();
    if let Some(odd) = table.read_act(text).and_then(|act| unlisted(&act)).filter(|_| !args.sure) {
        return Err(Fault::request(odd).suggestion(k::SURE));
    }
    doubts(record.session(), &record.session().preview_text(text), console);
    let before = record.session().book().ledger.clone();
    let n = record.enter(text).map_err(|trouble| match trouble {
        Trouble::Rejected(rejection) => files::refused(&rejection, record.session(), path, text),
        other => files::trouble(&other, record, path),
    })?;
    console.did(msg!(k::ENTERED_AS, n = n.to_string()));
    for n in n..=record.session().lines() {
        echo(record.session(), n, console);
    }
    if let Some(amended) = changes {
        let table = record.session();
        amend::changed(table, &amended, console);
        amend::balances(table, &before, &table.book().ledger, console);
    }
    console.hand_over()
}

/// Shows an entry as recorded, with its movements.
pub(super) fn echo(table: &Session, n: u32, console: &mut Console) {
    let Some(row) = table.line(n) else { return };
    console.text(&format!("{n} {}", console.typed(table, &row.text)));
    drawn(&row, console);
    let effect = table.explain(n).unwrap_or_default();
    for posting in &effect.postings {
        console.below(description::posting_line(table, posting));
    }
    if effect.postings.is_empty() && !effect.movements.is_empty() {
        explain::show_effect(table, &effect, console);
    }
    effect.findings.iter().for_each(|figure| console.below(description::figure_line(figure)));
    let due = |debt: &&Debt| {
        let same =
            |due: &Posting| due.movement.from == Holder::Seat(debt.from) && due.movement.unit == debt.unit;
        effect.dues.iter().any(same)
    };
    table.book().debts.iter().filter(due).for_each(|debt| console.below(description::debt_line(table, debt)));
}

/// Says that Steward drew the outcome of an entry.
pub(super) fn drawn(row: &TimelineRow<'_>, console: &mut Console) {
    let Some(draw) = row.draw else { return };
    let (n, outcome) = (draw.ordinal.to_string(), draw.outcome.join(", "));
    console.below(msg!(k::DRAWN, n = n, outcome = outcome, pool = draw::describe_pool(&draw.pool)));
}

/// Adds to an error which of several lines it is about and how many were entered.
fn placed(fault: Fault, line: &str, at: usize, count: usize) -> Fault {
    if count == 1 {
        return fault;
    }
    if fault.exit == Exit::Unsure {
        let why = msg!(k::STOPPED, n = at + 1, count = count, what = fault.why);
        return Fault { why, ..fault };
    }
    let why = msg!(k::OF_LINES, n = at + 1, count = count, line = line, before = at, what = fault.line());
    Fault { exit: fault.exit, why, suggestion: None }
}

/// Stores the entered board values for later sessions of the game, if they are on the disk.
fn keep_board_values(table: &Session, before: &WrittenBoard, entered: WrittenBoard, console: &mut Console) {
    let new = |(word, printed): &(String, _)| before.get(word) != Some(printed);
    let read: WrittenBoard =
        entered.into_iter().filter(new).filter(|(_, printed)| printed.1 == Source::Board).collect();
    if read.is_empty() {
        return;
    }
    let Some(shelf) = PresetStore::of_user(console.disk()) else { return };
    let date: String = now().chars().take(10).collect();
    match shelf.keep((table.info().game, &table.header().preset), table.board().schema(), &read, &date) {
        Ok(_) => console.say(msg!(k::READINGS_KEPT, count = read.len())),
        Err(unusable) => {
            let fault: Fault = unusable.into();
            console.note(msg!(k::READINGS_NOT_KEPT, why = fault.line()));
        }
    }
}

pub(super) fn preview(file: &Path, line: &str, console: &mut Console) -> Result<(), Fault> {
    let record = files::open_read_only(file, console)?;
    let table = record.session();
    if let Some(amended) = table.preview_reading(line) {
        console.text(&console.typed(table, line));
        if !amended.broken.is_empty() {
            return Err(amend::broken(table, &amended, console));
        }
        amend::changed(table, &amended, console);
        amend::balances(table, &table.book().ledger, &amended.book.ledger, console);
        amend::hand_over(table, &amended, console);
        console.say(k::NOT_ENTERED);
        return Ok(());
    }
    let reply = table.preview_text(line);
    doubts(table, &reply, console);
    let rejection = match reply {
        Ok(outcome) => {
            console.text(&console.typed(table, &table.write(&outcome.verb)));
            if outcome.effect.movements.is_empty() && outcome.effect.findings.is_empty() {
                console.below(k::WOULD_MOVE_NOTHING);
            }
            explain::show_effect(table, &outcome.effect, console);
            outcome
                .act()
                .map(|act| description::deciding_lines(table, &table.decides(act)))
                .into_iter()
                .flatten()
                .for_each(|ruled| console.below(ruled));
            let stage = outcome.stage;
            console.say(stage.over.unwrap_or(stage.prompt));
            console.say(k::NOT_ENTERED);
            return Ok(());
        }
        Err(rejection) => rejection,
    };
    Err(files::refused(&rejection, table, file, line))
}
