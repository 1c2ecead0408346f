//! `steward group FOLDER`: the results of a group by game and player, from its records.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde_json::{Value, json};

use crate::clock::date_line;
use crate::console::args::Group as Args;
use crate::console::out::{Console, Fault};
use crate::group::{GameResults, Group, LoadedFile, Past, load};
use crate::msg;
use crate::platform;
use crate::words::keys::{console, group as k};
use crate::words::{Arg, Line};

/// The records found in some folders.
#[derive(Debug, Default)]
struct Read {
    past: Vec<Past>,
    open: usize,
    unread: Vec<(PathBuf, Line)>,
}

pub(super) fn run(args: &Args, console: &mut Console) -> Result<(), Fault> {
    let mut paths = Vec::new();
    for place in &args.places {
        paths.extend(records(place)?);
    }
    paths.sort();
    paths.dedup();
    let found = Mutex::new(Read::default());
    load(&paths, &|path, one| {
        let Ok(mut found) = found.lock() else { return };
        match one {
            LoadedFile::Past(past) => found.past.push(*past),
            LoadedFile::Open => found.open += 1,
            LoadedFile::Invalid(fault) => found.unread.push((path.to_owned(), fault.line())),
        }
    });
    let mut found = found.into_inner().unwrap_or_default();
    found.unread.sort_by(|one, other| one.0.cmp(&other.0));
    for (path, why) in &found.unread {
        let file = path.display().to_string();
        console.note(msg!(k::UNREAD, file = file, why = why.clone()));
    }
    let group = Group::of(found.past);
    match args.json {
        true => console.json(&json(&group, found.open, &found.unread)),
        false => {
            show(&group, found.open, console);
            Ok(())
        }
    }
}

/// The records in a folder, or the given record itself.
fn records(place: &Path) -> Result<Vec<PathBuf>, Fault> {
    if place.is_file() {
        return Ok(vec![place.to_owned()]);
    }
    platform::records(place).map_err(|why| {
        let file = place.display().to_string();
        Fault::request(msg!(console::UNREAD, file = file, why = why.to_string()))
    })
}

fn show(group: &Group, open: usize, console: &mut Console) {
    if group.games.is_empty() && group.conflicts.is_empty() {
        console.say(k::NONE);
    }
    for results in &group.games {
        console.say(msg!(k::OF_BOX, game = results.title, count = results.sessions.len()));
        for sum in &results.players {
            let [best, average] = [sum.best, sum.average()].map(|figure| results.measure.of(figure));
            console.below(msg!(
                k::SUM,
                name = sum.name.as_str(),
                games = sum.games,
                wins = sum.wins,
                best = best,
                average = average,
            ));
        }
        for past in &results.sessions {
            console.term(msg!(k::GAME, day = day(past), results = past.result_lines()));
        }
        console.blank();
    }
    if group.games.len() > 1 {
        console.say(k::ALL);
        for player in &group.players {
            let name = player.name.as_str();
            console.below(msg!(k::PLAYER, name = name, games = player.games, wins = player.wins));
        }
    }
    for ways in &group.conflicts {
        if let Some(past) = ways.first() {
            console.say(msg!(k::CONFLICT, game = past.title, day = day(past)));
        }
        for past in ways {
            let file = past.path.display().to_string();
            console.below(msg!(k::CONFLICT_COPY, file = file, results = past.result_lines()));
        }
    }
    if open > 0 {
        console.say(msg!(k::OPEN, count = open));
    }
}

/// The day of a game, or its file name if that is unknown.
fn day(past: &Past) -> Arg {
    let stem = past.path.file_stem().unwrap_or_default().to_string_lossy();
    date_line(&past.date).map_or_else(|| Arg::from(stem.into_owned()), Arg::from)
}

fn json(group: &Group, open: usize, unread: &[(PathBuf, Line)]) -> Value {
    let files: Vec<String> = unread.iter().map(|(path, _)| path.display().to_string()).collect();
    let players =
        group.players.iter().map(|one| json!({ "name": one.name, "games": one.games, "wins": one.wins }));
    json!({
        "boxes": group.games.iter().map(results_json).collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "conflicts": group.conflicts.iter().map(|ways| ways.iter().map(game).collect()).collect::<Vec<Vec<_>>>(),
        "open": open,
        "unread": files,
    })
}

fn results_json(results: &GameResults) -> Value {
    let players = results.players.iter().map(|sum| {
        json!({
            "name": sum.name,
            "games": sum.games,
            "wins": sum.wins,
            "best": sum.best,
            "average": sum.average(),
            "total": sum.total,
        })
    });
    let games = results.sessions.iter().map(game);
    json!({
        "game": results.game,
        "players": players.collect::<Vec<_>>(),
        "games": games.collect::<Vec<_>>(),
    })
}

fn game(past: &Past) -> Value {
    let results = past.results.iter();
    let results = results.map(|one| json!({ "name": one.name, "rank": one.rank, "score": one.score }));
    json!({
        "id": past.id,
        "date": past.date,
        "file": past.path.display().to_string(),
        "results": results.collect::<Vec<_>>(),
    })
}
