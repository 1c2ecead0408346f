//! Statistics of past sessions: for each game and player, the number of sessions, the wins, the best result and the average.

use std::collections::BTreeMap;

use crate::clock::seconds;
use crate::engine::Measure;
use crate::group::Past;
use crate::words::{Key, folded};

/// The results of a group.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// The games played.
    pub games: Vec<GameResults>,
    /// All players across all games, most wins first.
    pub players: Vec<PlayerResults>,
    /// Copies of a session that diverged and ended differently. None of them counts.
    pub conflicts: Vec<Vec<Past>>,
}

/// The results in one game.
#[derive(Clone, Debug)]
pub struct GameResults {
    pub game: &'static str,
    pub title: Key,
    /// How results are formatted.
    pub measure: Measure,
    /// The players of this game, most wins first.
    pub players: Vec<Sum>,
    /// The sessions, oldest first.
    pub sessions: Vec<Past>,
}

/// The results of a player in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    pub name: String,
    /// The number of sessions.
    pub games: usize,
    /// The number of sessions won, alone or shared.
    pub wins: usize,
    /// The best result.
    pub best: i64,
    /// The sum of all results.
    pub total: i64,
}

/// The results of a player in all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResults {
    pub name: String,
    /// The number of sessions.
    pub games: usize,
    /// The number of sessions won, alone or shared.
    pub wins: usize,
}

impl Sum {
    /// The average result, rounded to a whole number.
    pub fn average(&self) -> i64 {
        let games = i64::try_from(self.games).unwrap_or(i64::MAX).max(1);
        self.total.saturating_mul(2).saturating_add(games).div_euclid(games.saturating_mul(2))
    }
}

impl GameResults {
    /// A player's result in each session, oldest first; `None` if the player did not take part.
    pub fn course(&self, name: &str) -> Vec<Option<i64>> {
        let name = folded(name);
        let of = |past: &Past| {
            past.results.iter().find(|placed| folded(&placed.name) == name).map(|placed| placed.score)
        };
        self.sessions.iter().map(of).collect()
    }
}

impl Group {
    /// Aggregates sessions. Of several copies of a record only the longest counts, or none if they ended differently.
    pub fn of(games: impl IntoIterator<Item = Past>) -> Self {
        let mut copies: BTreeMap<(&str, String), Vec<Past>> = BTreeMap::new();
        for past in games {
            let id = match past.id.as_str() {
                "" => past.path.display().to_string(),
                id => id.to_owned(),
            };
            copies.entry((past.game, id)).or_default().push(past);
        }
        let (mut games, mut conflicts) = (Vec::new(), Vec::new());
        for mut copies in copies.into_values() {
            copies
                .sort_by(|one, other| (other.course.len(), &one.path).cmp(&(one.course.len(), &other.path)));
            let mut ways: Vec<Past> = Vec::new();
            for past in copies {
                if !ways.iter().any(|way| way.holds(&past) || way.results == past.results) {
                    ways.push(past);
                }
            }
            match ways.len() {
                1 => games.append(&mut ways),
                _ => conflicts.push(ways),
            }
        }
        let began = |past: &Past| (seconds(&past.date), past.path.clone());
        games.sort_by_key(began);
        conflicts.sort_by_key(|ways| ways.first().map(began));
        let all: Vec<GameResults> =
            crate::session::words().filter_map(|game| of_game(game, &games)).collect();
        Self { players: of_players(&games), games: all, conflicts }
    }
}

fn of_game(game: &str, games: &[Past]) -> Option<GameResults> {
    let games: Vec<Past> = games.iter().filter(|past| past.game == game).cloned().collect();
    let first = games.first()?;
    let (game, title, measure) = (first.game, first.title, first.measure);
    let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
    for placed in games.iter().flat_map(|past| &past.results) {
        let empty = Sum { name: String::new(), games: 0, wins: 0, best: placed.score, total: 0 };
        let sum = sums.entry(folded(&placed.name)).or_insert(empty);
        // Show the spelling of the last session.
        sum.name.clone_from(&placed.name);
        sum.games += 1;
        sum.wins += usize::from(placed.rank == 1);
        sum.best = sum.best.max(placed.score);
        sum.total = sum.total.saturating_add(placed.score);
    }
    let mut players: Vec<Sum> = sums.into_values().collect();
    players.sort_by_key(|sum| (std::cmp::Reverse((sum.wins, sum.games)), folded(&sum.name)));
    Some(GameResults { game, title, measure, players, sessions: games })
}

fn of_players(games: &[Past]) -> Vec<PlayerResults> {
    let mut players: BTreeMap<String, PlayerResults> = BTreeMap::new();
    for placed in games.iter().flat_map(|past| &past.results) {
        let empty = PlayerResults { name: String::new(), games: 0, wins: 0 };
        let player = players.entry(folded(&placed.name)).or_insert(empty);
        player.name.clone_from(&placed.name);
        player.games += 1;
        player.wins += usize::from(placed.rank == 1);
    }
    let mut players: Vec<PlayerResults> = players.into_values().collect();
    players.sort_by_key(|player| (std::cmp::Reverse((player.wins, player.games)), folded(&player.name)));
    players
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::group::Placed;

    fn past(id: &str, date: &str, results: &[(&str, usize, i64)]) -> Past {
        let title = crate::session::game("automobile").unwrap().title;
        let place = |(name, rank, score): &(&str, usize, i64)| Placed {
            name: (*name).to_owned(),
            rank: *rank,
            score: *score,
        };
        Past {
            game: "automobile",
            title,
            id: id.to_owned(),
            date: date.to_owned(),
            path: PathBuf::from(format!("{id}.steward")),
            course: (0..=100).collect(),
            measure: Measure::Money,
            results: results.iter().map(place).collect(),
        }
    }

    #[test]
    fn games_wins_best_and_average_are_added_up_whatever_the_spelling_of_a_name() {
        let group = Group::of([
            past("b", "2026-03-02", &[("anne", 1, 301), ("Bob", 2, 100)]),
            past("a", "2026-03-01", &[("Bob", 1, 200), ("Anne ", 1, 200)]),
        ]);
        let sum =
            |name: &str, games, wins, best, total| Sum { name: name.to_owned(), games, wins, best, total };
        assert_eq!(group.games[0].players, [sum("anne", 2, 2, 301, 501), sum("Bob", 2, 1, 200, 300)]);
        assert_eq!(group.games[0].players[0].average(), 251);
        assert_eq!(group.games[0].course("ANNE"), [Some(200), Some(301)]);
        assert_eq!(group.players[1], PlayerResults { name: "Bob".to_owned(), games: 2, wins: 1 });
    }

    #[test]
    fn a_copy_of_a_record_is_no_second_game_and_the_longest_counts() {
        let mut copy = past("a", "2026-03-01", &[("Anne", 2, 50)]);
        copy.course = (0..=120).collect();
        copy.path = PathBuf::from("copy.steward");
        for games in [
            [past("a", "2026-03-01", &[("Anne", 1, 60)]), copy.clone()],
            [copy, past("a", "2026-03-01", &[("Anne", 1, 60)])],
        ] {
            let group = Group::of(games);
            assert_eq!(group.games[0].sessions.len(), 1);
            assert_eq!((group.games[0].players[0].best, group.players[0].wins), (50, 0));
        }
    }

    #[test]
    fn copies_that_went_different_ways_count_only_where_they_end_the_same() {
        let mut other = past("a", "2026-03-01", &[("Anne", 2, 50)]);
        other.course = (0..=90).chain(200..300).collect();
        let group = Group::of([past("a", "2026-03-01", &[("Anne", 1, 60)]), other.clone()]);
        assert!(group.games.is_empty() && group.players.is_empty());
        assert_eq!(group.conflicts.iter().map(Vec::len).collect::<Vec<_>>(), [2]);
        other.results = past("a", "", &[("Anne", 1, 60)]).results;
        let group = Group::of([past("a", "2026-03-01", &[("Anne", 1, 60)]), other]);
        assert_eq!((group.games[0].sessions.len(), group.conflicts.len()), (1, 0));
    }

    #[test]
    fn an_average_below_zero_is_rounded_as_one_above() {
        let sum = |total| Sum { name: String::new(), games: 2, wins: 0, best: 0, total };
        assert_eq!([5, -5, 4].map(|total| sum(total).average()), [3, -2, 2]);
    }
}
