//! `steward count FILE NAME=AMOUNT…`: what players hold, counted by hand and compared with the book.

use serde_json::json;

use crate::console::args::Count;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::engine::{Holder, Measure, Seat, Unit};
use crate::record::Trouble;
use crate::say;
use crate::session::Table;
use crate::words::keys::console as k;

/// One thing counted.
struct Counted {
    seat: Seat,
    unit: Unit,
    amount: i64,
}

/// Does it.
pub(super) fn run(args: &Count, console: &mut Console) -> Result<(), Fault> {
    let mut record = files::open(&args.file, console)?;
    let counts: Vec<Counted> =
        args.counts.iter().map(|text| read(text, record.table())).collect::<Result<_, _>>()?;
    let chart = record.table().chart();
    let written: Vec<_> = counts
        .iter()
        .map(|count| {
            let holder = chart.holder_word(Holder::Seat(count.seat));
            json!([holder, chart.unit_word(count.unit), count.amount])
        })
        .collect();
    let n = record.enter(&json!({ "count": written }).to_string()).map_err(|trouble| match trouble {
        Trouble::Problem(problem) => files::problem(&problem, record.table(), &args.file),
        other => other.into(),
    })?;
    let table = record.table();
    let differ = counts.iter().filter(|count| !agrees(count, table, console)).count();
    console.say(say!(k::COUNT_KEPT, n = n.to_string()));
    match differ {
        0 => Ok(()),
        differ => Err(Fault::wrong(say!(k::COUNT_DIFFERS, differ = differ, count = counts.len()))
            .way_out(k::COUNT_WAY_OUT)),
    }
}

/// Reads `Red=1250`, or with a unit `Red=3 cubes`.
fn read(text: &str, table: &dyn Table) -> Result<Counted, Fault> {
    let how = || Fault::request(say!(k::COUNT_UNREAD, text = text)).way_out(k::COUNT_HOW);
    let (name, what) = text.rsplit_once('=').ok_or_else(how)?;
    let seats = table.seats();
    let seat = seats.find(name.trim()).ok_or_else(|| {
        let names: Vec<String> = seats.iter().map(|seat| seats.name(seat)).collect();
        Fault::request(say!(k::NOBODY, who = name.trim())).way_out(say!(k::PLAYERS, names = names.join(", ")))
    })?;
    let end = what.find(char::is_alphabetic).unwrap_or(what.len());
    let (figures, word) = what.split_at_checked(end).ok_or_else(how)?;
    let figures: String = figures.chars().filter(|c| !c.is_whitespace() && !matches!(c, '$' | ',')).collect();
    let amount = figures.parse().map_err(|_| how())?;
    let unit = unit(word.trim(), seat, table)?;
    Ok(Counted { seat, unit, amount })
}

/// The unit of a word, in the player's own colour; money where nothing is said.
fn unit(word: &str, seat: Seat, table: &dyn Table) -> Result<Unit, Fault> {
    let chart = table.chart();
    let units = crate::console::standings::units_of(chart, seat);
    let wanted = |unit: &&Unit| match word {
        "" => chart.measure(**unit) == Measure::Money,
        word => chart.unit(**unit).is_some_and(|kind| kind.word == word),
    };
    units.iter().find(wanted).or(units.first().filter(|_| word.is_empty())).copied().ok_or_else(|| {
        let words: Vec<&str> =
            units.iter().filter_map(|unit| chart.unit(*unit)).map(|kind| kind.word).collect();
        let known = words.join(", ");
        Fault::request(say!(crate::words::keys::session::KEPT_UNKNOWN, unit = word, known = known))
    })
}

/// Says whether a count and the book agree.
fn agrees(count: &Counted, table: &dyn Table, console: &mut Console) -> bool {
    let book = table.balance(Holder::Seat(count.seat), count.unit);
    let amount = |amount| table.amount_line(count.unit, amount);
    let seat = table.seats().name(count.seat);
    match count.amount.cmp(&book) {
        std::cmp::Ordering::Equal => console.say(say!(k::COUNT_AGREES, seat = seat, counted = amount(book))),
        order => console.say(say!(
            if order.is_lt() { k::COUNT_LESS } else { k::COUNT_MORE },
            seat = seat,
            counted = amount(count.amount),
            book = amount(book),
            gap = amount(count.amount.saturating_sub(book).saturating_abs()),
        )),
    }
    count.amount == book
}
