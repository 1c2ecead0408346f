//! Finished sessions: date, game and results.

use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use crate::engine::Measure;
use crate::msg;
use crate::session::Session;
use crate::words::{Key, Line, keys};

/// A finished session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    pub game: &'static str,
    /// The title of the game.
    pub title: Key,
    /// The id of the record, which copies share.
    pub id: String,
    /// When the session began.
    pub date: String,
    pub path: PathBuf,
    /// A hash of the record up to each line, which shows whether one copy continues another.
    pub course: Vec<u64>,
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

/// A hash of the record up to each line.
fn course(table: &Session) -> Vec<u64> {
    let mut hasher = DefaultHasher::new();
    let lines = (1..=table.lines()).filter_map(|n| table.line_json(n));
    let of = |text: String| {
        hasher.write(text.as_bytes());
        hasher.finish()
    };
    std::iter::once(table.header_json()).chain(lines).map(of).collect()
}

impl Past {
    /// Whether this record continues the other or equals it.
    pub fn holds(&self, other: &Self) -> bool {
        let last = other.course.len().saturating_sub(1);
        self.course.get(last) == other.course.last()
    }

    pub fn result_lines(&self) -> Vec<Line> {
        let line = |placed: &Placed| {
            let score = self.measure.of(placed.score);
            msg!(keys::group::RESULT, rank = placed.rank, name = placed.name.as_str(), score = score)
        };
        self.results.iter().map(line).collect()
    }

    /// Summarises a finished session; `None` if it is not over or the results cannot be computed.
    pub fn of(table: &Session, path: &Path) -> Option<Self> {
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
        let facts = table.header();
        Some(Self {
            game: table.info().game,
            title: table.info().title,
            id: facts.id.to_owned(),
            date: facts.date.to_owned(),
            path: path.to_owned(),
            course: course(table),
            measure,
            results,
        })
    }
}
