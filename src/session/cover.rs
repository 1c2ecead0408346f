//! Parses headers in two steps: the game first, then the rest in the types of that game.

use serde::Deserialize;
use serde_json::Value;

use crate::engine::{FORMAT, GameInfo, Session};
use crate::session::HeaderFault;
use crate::words::unreadable;

/// The fields of a header that are parsed first.
#[derive(Debug, Deserialize)]
struct Cover {
    game: String,
}

/// The fields that identify the header of a test build; its other fields may be anything.
#[derive(Debug, Deserialize)]
struct Edition {
    steward: u64,
    #[serde(default)]
    rules: Value,
    #[serde(default)]
    seed: Value,
}

impl Edition {
    /// Refuses headers written by a test build.
    fn check(header: &str, rules: Option<u32>) -> Result<(), HeaderFault> {
        let Ok(found) = serde_json::from_str::<Self>(header) else { return Ok(()) };
        let version = found.rules.as_u64();
        let others = rules.zip(version).is_some_and(|(known, found)| u64::from(known) != found);
        if found.steward != u64::from(FORMAT) || others || found.seed.is_object() {
            return Err(HeaderFault::TestBuild { format: found.steward, rules: version.unwrap_or(0) });
        }
        Ok(())
    }
}

/// Begins a session of a listed game from a header, the first line of a record.
///
/// # Errors
/// Refuses text that is not a header, other formats and unknown games; lists the known games.
pub fn begin(games: &[&'static GameInfo], header: &str) -> Result<Session, HeaderFault> {
    let unread = |why: serde_json::Error| HeaderFault::Unreadable(unreadable(&why));
    Edition::check(header, None)?;
    let Cover { game } = serde_json::from_str(header).map_err(unread)?;
    let Some(info) = games.iter().find(|info| info.game == game) else {
        let known: Vec<&str> = games.iter().map(|info| info.game).collect();
        return Err(HeaderFault::Game { found: game, known: known.join(", ") });
    };
    Edition::check(header, Some(info.rules))?;
    Session::begin(info, (info.header)(header).map_err(unread)?).map_err(HeaderFault::Refused)
}
