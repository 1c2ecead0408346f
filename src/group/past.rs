//! A game that is over, as a group remembers it: when, which box, and everybody's result.

use std::path::{Path, PathBuf};

use crate::engine::Measure;
use crate::session::Table;
use crate::words::Key;

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The word of its box.
    pub game: &'static str,
    /// The title of its box.
    pub title: Key,
    /// The name that no other record has; a copy of the record has the same.
    pub id: String,
    /// When it was begun.
    pub date: String,
    /// Where its record lies.
    pub path: PathBuf,
    /// How many lines the record has.
    pub lines: u32,
    /// In what results are counted.
    pub measure: Measure,
    /// Everybody's result, best first.
    pub results: Vec<Placed>,
}

/// The result of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The player.
    pub name: String,
    /// The place, from 1; equal results share one.
    pub rank: usize,
    /// What it came to.
    pub score: i64,
}

impl Past {
    /// A game as it is remembered; none while it is not over, and where a result cannot be reckoned.
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
