//! The link by which BG Stats takes a play over, and the square code of it for a telephone.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use qrcode::{Color, EcLevel, QrCode};
use serde_json::json;

use crate::export::Copy;
use crate::export::play::{colour, first, moment, ranked, stable};

/// Where the link leads; the play follows as JSON.
const DOOR: &str = "bgstats://app.bgstatsapp.com/createPlay.html?data=";

/// The link that hands a play over.
pub fn link(copy: &Copy<'_>) -> String {
    let table = copy.table;
    let facts = table.facts();
    let beginner = first(copy);
    let players: Vec<_> = ranked(copy)
        .iter()
        .map(|standing| {
            json!({
                "name": table.seats().name(standing.seat),
                "sourcePlayerId": stable(&format!("player {}", table.seats().name(standing.seat).trim().to_lowercase())),
                "startPlayer": Some(standing.seat) == beginner,
                "rank": standing.rank,
                "role": colour(copy, standing.seat),
                "score": standing.score.total,
                "winner": standing.rank == 1,
            })
        })
        .collect();
    let play = json!({
        "sourceName": "Steward",
        "sourcePlayId": stable(&format!("play {}", facts.id)),
        "playDate": moment(facts.date),
        "durationMin": copy.minutes,
        "board": facts.preset,
        "game": {
            "name": copy.words(table.title()),
            "highestWins": true,
            "noPoints": false,
            "sourceGameId": table.game(),
        },
        "players": players,
    });
    format!("{DOOR}{}", utf8_percent_encode(&play.to_string(), NON_ALPHANUMERIC))
}

/// A square code: rows of cells, true where it is dark. None where the text is too long for one.
pub fn code(text: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let dark: Vec<bool> = code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect();
    Some(dark.chunks(code.width()).map(<[bool]>::to_vec).collect())
}
