//! `steward replay FILE [--at N] [--json]`: shows the session after an entry: turn and phase, holdings,
//! debts, results, and whether the books balance.

use std::sync::Arc;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::console::args::Replay;
use crate::console::files;
use crate::console::out::{Console, Fault};
use crate::engine::{Chart, Glance, Holder, Ledger, Rejection, Seat, Unit};
use crate::msg;
use crate::session::{Session, description, partners, standing_line, won};
use crate::words::keys::console as k;
use crate::words::{Arg, Language, render};

pub(super) fn run(args: &Replay, console: &mut Console) -> Result<(), Fault> {
    let record = files::open_read_only(&args.file, console)?;
    if !args.json {
        return print(record.session(), args.at, console);
    }
    let page = Page::of(record.session(), args.at, console.language)?;
    console.json(&page)?;
    if page.balanced { Ok(()) } else { Err(Fault::wrong(k::UNBALANCED)) }
}

/// A session at one moment, for JSON output.
#[derive(Debug, Serialize)]
struct Page {
    game: &'static str,
    entries: u32,
    turn: u32,
    phase: u8,
    over: bool,
    balanced: bool,
    seats: Vec<Hand>,
    standings: Vec<Ranked>,
    /// The missing board value that the results need.
    #[serde(skip_serializing_if = "Option::is_none")]
    unread: Option<String>,
}

/// A player's units in hand, by word.
#[derive(Debug)]
struct Hand {
    name: String,
    amounts: Vec<(&'static str, i64)>,
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.amounts.len()))?;
        map.serialize_entry("name", &self.name)?;
        for (word, amount) in &self.amounts {
            map.serialize_entry(word, amount)?;
        }
        map.end()
    }
}

/// The result of one player.
#[derive(Debug, Serialize)]
struct Ranked {
    name: String,
    score: i64,
    rank: usize,
    /// The other players in the player's team.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    with: Vec<String>,
    /// How a tie was broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided: Option<String>,
}

impl Page {
    fn of(table: &Session, at: Option<u32>, language: Language) -> Result<Self, Fault> {
        let Glance { book, stage, standings } = glance(table, at)?;
        let unread = match &standings {
            Err(Rejection::Missing(missing)) => {
                table.board().schema().cell(missing.cell).map(|cell| cell.word())
            }
            _ => None,
        };
        let hand = |seat: Seat| Hand {
            name: table.seats().name(seat),
            amounts: units_of(table.chart(), seat)
                .into_iter()
                .filter_map(|unit| {
                    let word = table.chart().unit(unit)?.word;
                    Some((word, book.ledger.balance(Holder::Seat(seat), unit)))
                })
                .collect(),
        };
        let places = standings.unwrap_or_default().into_iter().map(|standing| Ranked {
            name: table.seats().name(standing.seat),
            score: standing.score.total,
            rank: standing.rank,
            with: partners(table, standing.seat).into_iter().map(|seat| table.seats().name(seat)).collect(),
            decided: standing.decided.map(|line| render(&line, language)),
        });
        Ok(Self {
            game: table.info().game,
            entries: at.unwrap_or_else(|| table.lines()),
            turn: stage.turn,
            phase: stage.phase,
            over: stage.over.is_some(),
            balanced: balanced(&book.ledger),
            seats: table.seats().iter().map(hand).collect(),
            standings: places.collect(),
            unread,
        })
    }
}

/// The session now, or right after an entry.
///
/// # Errors
/// Refuses an entry that does not exist.
fn glance(table: &Session, at: Option<u32>) -> Result<Glance, Fault> {
    let at = at.unwrap_or_else(|| table.lines());
    table.view_at(at).map_err(|rejection| {
        let entries = table.lines();
        Fault::request(rejection.line()).suggestion(msg!(k::ENTRIES, count = entries))
    })
}

/// Prints a session at one moment.
///
/// # Errors
/// As [`glance`]. Fails if the books do not balance.
pub(super) fn print(table: &Session, at: Option<u32>, console: &mut Console) -> Result<(), Fault> {
    let seen = glance(table, at)?;
    let stage = &seen.stage;
    let name = stage.phases.get(usize::from(stage.phase).saturating_sub(1));
    let title = msg!(
        k::STAGE,
        game = table.info().title,
        turn = stage.turn,
        phase = stage.phase,
        name = name.copied().unwrap_or(table.info().title),
        entries = at.unwrap_or_else(|| table.lines()),
    );
    console.say(title);
    if let Some(seed) = table.header().seed {
        console.say(msg!(k::SEED, seed = seed.to_string()));
    }
    console.say(stage.over.clone().unwrap_or_else(|| stage.prompt.clone()));
    console.blank();
    hands(table, &seen.book.ledger, console);
    places(table, &seen.book.ledger, console);
    seen.book.debts.iter().for_each(|debt| console.say(description::debt_line(table, debt)));
    console.blank();
    results(table, &seen, console);
    console.blank();
    match balanced(&seen.book.ledger) {
        true => console.say(k::BALANCED),
        false => return Err(Fault::wrong(k::UNBALANCED)),
    }
    Ok(())
}

/// Whether the total of each unit equals the supply at the start of the game.
fn balanced(ledger: &Ledger) -> bool {
    let open = Ledger::open(Arc::clone(ledger.chart()));
    ledger.chart().units().into_iter().all(|unit| ledger.total(unit) == open.total(unit))
}

/// The units that one player can hold: the common ones, and those in the player's colour.
pub(super) fn units_of(chart: &Chart, seat: Seat) -> Vec<Unit> {
    let own = |unit: &Unit| unit.colour.is_none_or(|colour| colour == seat);
    chart.units().into_iter().filter(own).collect()
}

/// Prints the units in players' hands, with a column for each unit in use.
fn hands(table: &Session, ledger: &Ledger, console: &mut Console) {
    let chart = table.chart();
    let seats: Vec<Seat> = table.seats().iter().collect();
    let of_seats: Vec<Vec<Unit>> = seats.iter().map(|seat| units_of(chart, *seat)).collect();
    let has = |seat: Seat, unit: Unit| ledger.balance(Holder::Seat(seat), unit);
    let mut rows = vec![vec![String::new()]];
    rows.extend(seats.iter().map(|seat| vec![table.seats().name(*seat)]));
    for at in 0..of_seats.first().map_or(0, Vec::len) {
        let column =
            || seats.iter().zip(&of_seats).filter_map(|(seat, units)| Some((*seat, *units.get(at)?)));
        let named = column().next().and_then(|(_, unit)| chart.unit(unit));
        let Some(kind) = named.filter(|_| column().any(|(seat, unit)| has(seat, unit) != 0)) else {
            continue;
        };
        let head = console.sentence(kind.name);
        let figures = column().map(|(seat, unit)| figure(kind.measure().of(has(seat, unit)), console));
        let cells: Vec<String> = std::iter::once(head).chain(figures).collect();
        rows.iter_mut().zip(cells).for_each(|(row, cell)| row.push(cell));
    }
    aligned(&rows).iter().for_each(|row| console.text(row));
}

fn figure(arg: Arg, console: &Console) -> String {
    console.words(msg!(k::FIGURE, amount = arg))
}

/// Aligns rows in columns, the first to the left and the others to the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |text: &String| text.chars().count();
    let widths: Vec<usize> = (0..columns)
        .map(|at| rows.iter().filter_map(|row| row.get(at)).map(wide).max().unwrap_or(0))
        .collect();
    let row = |row: &Vec<String>| {
        let mut text = String::new();
        for (at, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(width.saturating_sub(wide(cell)));
            match at {
                0 => text.extend([cell.as_str(), space.as_str()]),
                _ => text.extend(["  ", space.as_str(), cell.as_str()]),
            }
        }
        text
    };
    rows.iter().map(row).collect()
}

/// Prints the units on the board by place.
fn places(table: &Session, ledger: &Ledger, console: &mut Console) {
    let chart = table.chart();
    for holder in chart.holders() {
        if !matches!(holder, Holder::Place(..)) {
            continue;
        }
        let mut things = Vec::new();
        for unit in chart.units() {
            let amount = ledger.balance(holder, unit);
            if amount != 0 {
                let line = table.amount_line(unit, amount);
                things.push(match unit.colour {
                    Some(seat) => msg!(k::OF_SEAT, what = line, seat = table.seats().name(seat)),
                    None => line,
                });
            }
        }
        if !things.is_empty() {
            console.say(msg!(k::ON_BOARD, holder = table.holder_line(holder), things = things));
        }
    }
}

fn results(table: &Session, seen: &Glance, console: &mut Console) {
    match &seen.standings {
        Ok(standings) => {
            console.say(if seen.stage.over.is_some() { k::RESULT } else { k::RESULT_NOW });
            for standing in standings {
                console.below(standing_line(table, standing));
            }
            if let Some(won) = won(table, standings).filter(|_| seen.stage.over.is_some()) {
                console.say(won);
            }
        }
        Err(Rejection::Missing(missing)) => {
            console.say(msg!(k::RESULT_ASKS, question = missing.question.clone()))
        }
        Err(rejection) => {
            console.say(rejection.line());
        }
    }
}
