//! The link by which BG Stats takes a play over, and the square code of it for a telephone. A code is read the better the
//! fewer squares it has: nothing is said twice, and nothing that may be left out.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use qrcode::{Color, EcLevel, QrCode};
use serde_json::{Map, Value, json};

use crate::clock::universal;
use crate::engine::Standing;
use crate::export::Copy;
use crate::export::play::{colour, comment, first, moment, play_name, ranked, stable, team};

/// Where the link leads; the play follows as JSON.
const DOOR: &str = "bgstats://app.bgstatsapp.com/createPlay.html?data=";

/// What may not stand in the query of a link as it is.
const QUERY: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b':').remove(b',');

/// How many letters of a name reckoned for another program tell players, and plays, from each other.
const PLAYER: usize = 8;
const PLAY: usize = 16;

/// The link that hands a play over. Of a game that is not over it hands over who plays, and no result.
pub fn link(copy: &Copy<'_>) -> String {
    let table = copy.table;
    let mut play = Map::from_iter([
        ("sourceName".to_owned(), json!("Steward")),
        ("sourcePlayId".to_owned(), json!(short(&play_name(copy), PLAY))),
        ("playDate".to_owned(), json!(played(copy))),
        ("game".to_owned(), game(copy)),
        ("players".to_owned(), ranked(copy).iter().map(|standing| player(copy, standing)).collect()),
    ]);
    if copy.minutes > 0 {
        play.insert("durationMin".to_owned(), json!(copy.minutes));
    }
    if table.stage().over.is_none() {
        play.insert("comments".to_owned(), json!(comment(copy)));
    }
    format!("{DOOR}{}", utf8_percent_encode(&Value::from(play).to_string(), QUERY))
}

fn game(copy: &Copy<'_>) -> Value {
    let table = copy.table;
    let mut game = json!({
        "name": copy.words(table.contents().title),
        "highestWins": true,
        "noPoints": false,
        "sourceGameId": table.contents().game,
    });
    if let (Some(number), Some(game)) = (copy.bgg, game.as_object_mut()) {
        game.insert("bggId".to_owned(), json!(number));
    }
    game
}

/// A player; `startPlayer` and `winner` must not be left out.
fn player(copy: &Copy<'_>, standing: &Standing) -> Value {
    let (seat, over) = (standing.seat, copy.table.stage().over.is_some());
    let name = copy.table.seats().name(seat);
    let id = short(&stable(&format!("player {}", name.trim().to_lowercase())), PLAYER);
    let mut player = json!({
        "name": name,
        "sourcePlayerId": id,
        "startPlayer": Some(seat) == first(copy),
        "role": colour(copy, seat),
        "winner": over && standing.rank == 1,
    });
    let Some(fields) = player.as_object_mut() else { return player };
    if over {
        fields.insert("rank".to_owned(), json!(standing.rank));
        fields.insert("score".to_owned(), json!(standing.score.total));
    }
    if let Some(team) = team(copy, seat) {
        fields.insert("team".to_owned(), json!(team));
    }
    player
}

/// When it was played, in universal time, as BG Stats expects it.
fn played(copy: &Copy<'_>) -> String {
    let date = copy.table.facts().date;
    universal(date).unwrap_or_else(|| moment(date))
}

fn short(name: &uuid::Uuid, letters: usize) -> String {
    name.simple().to_string().chars().take(letters).collect()
}

/// A square code: rows of cells, true where it is dark. None where the text is too long for one.
pub fn code(text: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let dark: Vec<bool> = code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect();
    Some(dark.chunks(code.width()).map(<[bool]>::to_vec).collect())
}

/// The version of a square code, from 1 to 40, by the cells of its side.
pub fn version(code: &[Vec<bool>]) -> usize {
    code.len().saturating_sub(17) / 4
}
