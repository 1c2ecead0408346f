//! The play log for BG Stats: a JSON object with the fields of its own exports. All ids are derived from the id of the record, so
//! importing it twice creates one play. A game that is not over has no winner and is excluded from the statistics.

use serde::Serialize;
use uuid::Uuid;

use crate::clock::moment_text;
use crate::engine::{Seat, Standing};
use crate::export::Copy;
use crate::msg;
use crate::session::sides;
use crate::words::folded;
use crate::words::keys::export as k;

/// The play log as text.
///
/// # Errors
/// The error of the JSON writer.
pub fn play_log(copy: &Copy<'_>) -> Result<String, serde_json::Error> {
    serde_json::to_string_pretty(&Log::of(copy))
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Log {
    about: &'static str,
    players: Vec<Player>,
    locations: Vec<Location>,
    games: Vec<Game>,
    plays: Vec<Play>,
    user_info: UserInfo,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Player {
    id: usize,
    uuid: Uuid,
    name: String,
    is_anonymous: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    modification_date: Option<String>,
    bgg_username: &'static str,
}

#[derive(Debug, Serialize)]
struct Location {
    id: usize,
    uuid: Uuid,
    name: String,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Game {
    id: usize,
    uuid: Uuid,
    name: String,
    bgg_id: u32,
    bgg_name: String,
    bgg_year: u32,
    highest_wins: bool,
    no_points: bool,
    cooperative: bool,
    uses_teams: bool,
    min_player_count: usize,
    max_player_count: usize,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Play {
    uuid: Uuid,
    #[serde(skip_serializing_if = "Option::is_none")]
    play_date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry_date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    modification_date: Option<String>,
    duration_min: u32,
    ignored: bool,
    manual_winner: bool,
    rounds: u32,
    board: String,
    comments: String,
    scoring_setting: u8,
    uses_teams: bool,
    location_ref_id: usize,
    game_ref_id: usize,
    player_scores: Vec<PlayerScore>,
    expansion_plays: [(); 0],
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayerScore {
    player_ref_id: usize,
    score: String,
    winner: bool,
    new_player: bool,
    start_player: bool,
    rank: usize,
    seat_order: usize,
    role: String,
    team: String,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct UserInfo {
    me_ref_id: usize,
}

/// The id of the only game, and of the only location, in a log.
const ONLY: usize = 1;

impl Log {
    fn of(copy: &Copy<'_>) -> Self {
        let table = copy.table;
        let facts = table.header();
        let title = copy.words(table.info().title);
        let begun = moment_text(&facts.date);
        let ended = last_moment(copy).or_else(|| begun.clone());
        let seats = table.seats();
        let over = table.stage().over.is_some();
        let teams = !sides(table).is_empty();
        let contents = crate::session::game(table.info().game);
        let (least, most) = contents.map_or((seats.count(), seats.count()), |contents| {
            (*contents.seats.start(), *contents.seats.end())
        });
        let players = seats.iter().map(|seat| Player {
            id: seat.index() + 1,
            uuid: stable(&format!("player {}", folded(&seats.name(seat)))),
            name: seats.name(seat),
            is_anonymous: false,
            modification_date: begun.clone(),
            bgg_username: "",
        });
        Self {
            about: concat!("Steward ", env!("CARGO_PKG_VERSION")),
            players: players.collect(),
            locations: Vec::new(),
            games: vec![Game {
                id: ONLY,
                uuid: stable(&format!("game {}", table.info().game)),
                name: title,
                bgg_id: copy.bgg.unwrap_or(0),
                bgg_name: String::new(),
                bgg_year: 0,
                highest_wins: true,
                no_points: false,
                cooperative: false,
                uses_teams: teams,
                min_player_count: least,
                max_player_count: most,
            }],
            plays: vec![Play {
                uuid: play_name(copy),
                play_date: begun.clone(),
                entry_date: begun,
                modification_date: ended,
                duration_min: copy.minutes,
                ignored: !over,
                manual_winner: !over || decided_otherwise(&ranked(copy)),
                rounds: table.stage().turn,
                board: facts.preset.to_owned(),
                comments: comment(copy),
                scoring_setting: 0,
                uses_teams: teams,
                location_ref_id: 0,
                game_ref_id: ONLY,
                player_scores: scores(copy),
                expansion_plays: [],
            }],
            user_info: UserInfo { me_ref_id: 0 },
        }
    }
}

fn scores(copy: &Copy<'_>) -> Vec<PlayerScore> {
    let over = copy.table.stage().over.is_some();
    let score = |standing: &Standing| PlayerScore {
        player_ref_id: standing.seat.index() + 1,
        score: if over { standing.score.total.to_string() } else { String::new() },
        winner: over && standing.rank == 1,
        new_player: false,
        start_player: Some(standing.seat) == first(copy),
        rank: if over { standing.rank } else { 0 },
        seat_order: standing.seat.index() + 1,
        role: colour(copy, standing.seat),
        team: team(copy, standing.seat).unwrap_or_default(),
    };
    ranked(copy).iter().map(score).collect()
}

/// The unique id of a play. A handwritten record may have no id; then its header is used.
fn play_name(copy: &Copy<'_>) -> Uuid {
    match &*copy.table.header().id {
        "" => stable(&format!("play {}", copy.table.header_json())),
        id => stable(&format!("play {id}")),
    }
}

/// Whether a tie was broken, so that the winners are not simply those with the highest score.
fn decided_otherwise(standings: &[Standing]) -> bool {
    let best = standings.iter().map(|standing| standing.score.total).max();
    standings.iter().any(|standing| (standing.rank == 1) != (Some(standing.score.total) == best))
}

/// How a tie was broken, or that the game is not over.
fn comment(copy: &Copy<'_>) -> String {
    let stage = copy.table.stage();
    if stage.over.is_none() {
        return copy.sentence(msg!(k::NOT_OVER, turn = stage.turn_line()));
    }
    let decided = |standing: &Standing| {
        let decided = standing.decided.clone().filter(|_| standing.rank == 1)?;
        Some(copy.words(msg!(k::DECIDED, name = copy.table.seats().name(standing.seat), decided = decided)))
    };
    ranked(copy).iter().filter_map(decided).collect::<Vec<_>>().join("; ")
}

/// The team of a player, if there are teams: A, B.
fn team(copy: &Copy<'_>, seat: Seat) -> Option<String> {
    let side = sides(copy.table).iter().position(|side| side.contains(&seat))?;
    Some(['A', 'B', 'C'].get(side)?.to_string())
}

/// The results in seating order.
pub(super) fn ranked(copy: &Copy<'_>) -> Vec<Standing> {
    let mut standings = copy.table.standings().unwrap_or_default();
    standings.sort_by_key(|standing| standing.seat);
    standings
}

fn first(copy: &Copy<'_>) -> Option<Seat> {
    let header: serde_json::Value = serde_json::from_str(&copy.table.header_json()).ok()?;
    let word = header.get("setup")?.get("first")?.as_str()?;
    copy.table.seats().iter().find(|seat| seat.to_string() == word)
}

pub(super) fn colour(copy: &Copy<'_>, seat: Seat) -> String {
    copy.table.seats().player(seat).map(|player| copy.words(player.colour.key())).unwrap_or_default()
}

/// A stable id from a namespace of its own.
fn stable(what: &str) -> Uuid {
    Uuid::new_v5(&Uuid::new_v5(&Uuid::NAMESPACE_URL, b"steward play log"), what.as_bytes())
}

/// When the last line was entered.
fn last_moment(copy: &Copy<'_>) -> Option<String> {
    let last = copy.table.line(copy.table.lines())?;
    moment_text(last.at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_stable_and_distinct() {
        assert_eq!(stable("play a"), stable("play a"));
        assert_ne!(stable("play a"), stable("play b"));
    }
}
