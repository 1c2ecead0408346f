//! A finished session: date, game and results.

use std::path::{Path, PathBuf};

use crate::engine::Measure;
use crate::session::Table;
use crate::words::Key;

/// A finished session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    pub game: &'static str,
    /// The title of the game.
    pub title: Key,
    /// The id of the record; copies have the same.
    pub id: String,
    /// When it began.
    pub date: String,
    pub path: PathBuf,
    /// The number of lines in the record.
    pub lines: u32,
    /// How results are formatted.
    pub measure: Measure,
    /// The results, best first.
    pub results: Vec<Placed>,
}

/// The result of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub name: String,
    /// The rank, from 1; tied players share one.
    pub rank: usize,
    pub score: i64,
}

impl Past {
    /// A finished session; `None` if it is not over, or a result cannot be computed.
    pub fn of(table: &dyn Table, path: &Path) -> Option<Self> {
        table.stage().over?;
        let standings = table.standings().ok()?;
        let measure = standings.first().map_or(Measure::Number, |one| one.score.measure);
        let place = |standing: &crate::engine::Standing| Placed {
            name: table.seats().name(standing.seat).trim().to_owned(),
            rank: standing.rank,
            score: standing.score.total,
        };
        let mut results: Vec<Placed> = standings.iter().map(place).collect();
        results.sort_by_key(|placed| placed.rank);
        let facts = table.facts();
        Some(Self {
            game: table.contents().game,
            title: table.contents().title,
            id: facts.id.to_owned(),
            date: facts.date.to_owned(),
            path: path.to_owned(),
            lines: table.lines(),
            measure,
            results,
        })
    }
}
