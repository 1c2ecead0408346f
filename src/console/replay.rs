//! `steward replay FILE [--at N] [--json]`: standings and books after an entry.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::console::args::Replay;
use crate::console::fault::Fault;
use crate::console::out::Console;
use crate::console::{files, standings};
use crate::engine::{Halt, Holder, Seat};
use crate::session::{Glance, Table, partners};
use crate::words::{Language, keys, render};

/// Does it.
pub(super) fn run(args: &Replay, console: &mut Console) -> Result<(), Fault> {
    let record = files::look(&args.file, console)?;
    if !args.json {
        return standings::print(record.table(), args.at, console);
    }
    let page = Page::of(record.table(), args.at, console.language)?;
    console.json(&page)?;
    if page.balanced { Ok(()) } else { Err(Fault::wrong(keys::console::UNBALANCED)) }
}

/// A moment of a game for programs.
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
    /// The printed value that must be read before there are standings.
    #[serde(skip_serializing_if = "Option::is_none")]
    unread: Option<String>,
}

/// What one player has in hand, each unit by its word.
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

/// One player's result.
#[derive(Debug, Serialize)]
struct Ranked {
    name: String,
    score: i64,
    rank: usize,
    /// With whom the player plays on one side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    with: Vec<String>,
    /// What decided between equal results, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided: Option<String>,
}

impl Page {
    fn of(table: &dyn Table, at: Option<u32>, language: Language) -> Result<Self, Fault> {
        let Glance { ledger, stage, standings, .. } = standings::glance(table, at)?;
        let unread = match &standings {
            Err(Halt::Missing(missing)) => table.board().form().cell(missing.slot).map(|cell| cell.word()),
            _ => None,
        };
        let hand = |seat: Seat| Hand {
            name: table.seats().name(seat),
            amounts: standings::units_of(table.chart(), seat)
                .into_iter()
                .filter_map(|unit| {
                    let word = table.chart().unit(unit)?.word;
                    Some((word, ledger.balance(Holder::Seat(seat), unit)))
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
            game: table.contents().game,
            entries: at.unwrap_or_else(|| table.lines()),
            turn: stage.turn,
            phase: stage.phase,
            over: stage.over.is_some(),
            balanced: standings::balanced(&ledger),
            seats: table.seats().iter().map(hand).collect(),
            standings: places.collect(),
            unread,
        })
    }
}
