//! Complete games with the largest number of players and the longest names.

use std::collections::BTreeMap;

use steward::preset::Playthrough;
use steward::session::{Opening, Session};

/// Names as long as real ones.
pub const NAMES: [&str; 6] =
    ["Marie-Antoinette", "Jean-Christophe", "Wilhelmina", "Maximilian", "Anne-Sophie", "Bartholomew"];

/// The maximum length of a name.
const LETTERS: usize = 60;

/// The playthroughs with the most players of each game.
pub const GAMES: [(&str, &str); 6] = [
    ("automobile", "5-players"),
    ("auto-brocante", "5-players"),
    ("sponsors", "4-players"),
    ("sponsors", "4-players-teams"),
    ("independents", "6-players"),
    ("autotock", "4-teams"),
];

/// The header and lines of a playthrough with the longest names.
pub fn game(game: &str, name: &str) -> (String, Vec<String>) {
    let file = format!("{}/tests/playthroughs/{game}/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let whole = Playthrough::parse(&std::fs::read_to_string(file).unwrap()).unwrap();
    let contents = steward::session::game(game).unwrap();
    let opening = Opening::of(&whole, contents).unwrap_or_else(|why| panic!("{}", why.line()));
    let session = opening.begin(contents).unwrap_or_else(|why| panic!("{}", why.line()));
    (named(&session), whole.lines.into_iter().map(|line| line.text).collect())
}

/// A header with the longest real names.
pub fn named(session: &Session) -> String {
    renamed(&session.header_json(), |at, _| NAMES[at].to_owned())
}

/// A header with names of the maximum length.
#[allow(dead_code, reason = "kept pictures show names as people have them")]
pub fn longest(header: &str) -> String {
    renamed(header, |_, name| name.repeat(LETTERS).chars().take(LETTERS).collect())
}

fn renamed(header: &str, name: impl Fn(usize, &str) -> String) -> String {
    let mut header: serde_json::Value = serde_json::from_str(header).unwrap();
    for (at, seat) in header["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
        seat["name"] = name(at, seat["name"].as_str().unwrap()).into();
    }
    header.to_string()
}

/// The last line of each phase in the second turn, or in the only one.
pub fn moments(table: &Session) -> Vec<u32> {
    let mut last: BTreeMap<u8, u32> = BTreeMap::new();
    for line in 1..=table.lines() {
        let stage = table.view_at(line).unwrap().stage;
        if stage.over.is_none() && stage.turn <= 2 {
            last.insert(stage.phase, line);
        }
    }
    last.into_values().collect()
}
