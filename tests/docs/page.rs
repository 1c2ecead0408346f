//! Reads the fenced blocks and tables of a page. The second word after a fence is the kind of the block.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde::de::DeserializeOwned;
use steward::engine::GameInfo;
use steward::engine::Session;
use steward::games::automobile::Automobile;

pub struct Block {
    /// `record`, `both`, `notation`: how a test uses it.
    pub kind: String,
    /// The line of its opening fence.
    pub line: usize,
    pub text: String,
}

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The code spans of each row of the table under a heading.
pub fn rows(page: &str, heading: &str) -> Vec<Vec<String>> {
    let text = text(page);
    let part = text.split("\n## ").find(|part| part.starts_with(heading));
    let part = part.unwrap_or_else(|| panic!("{page} has no heading {heading}"));
    let rows = part.lines().filter(|row| row.starts_with("| `"));
    rows.map(|row| row.split('`').skip(1).step_by(2).map(str::to_owned).collect()).collect()
}

pub fn text(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

pub fn blocks(page: &str) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut open = false;
    for (line, at) in text(page).lines().zip(1..) {
        match (line.strip_prefix("```"), open) {
            (Some(fence), false) => {
                let kind = fence.split_once(' ').map_or("", |(_, kind)| kind).to_owned();
                found.push(Block { kind, line: at, text: String::new() });
                open = true;
            }
            (Some(_), true) => open = false,
            (None, true) => {
                let block = found.last_mut().unwrap();
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, false) => {}
        }
    }
    assert!(!open, "{page}: the last block does not end");
    found
}

/// The lines of all blocks of a kind, each with its place in the page.
pub fn lines(page: &str, kind: &str) -> Vec<(String, String)> {
    let of_kind = blocks(page).into_iter().filter(|block| block.kind == kind);
    of_kind
        .flat_map(|block| {
            let placed = block.text.lines().zip(block.line + 1..);
            placed.map(|(line, at)| (format!("{page}:{at}"), line.to_owned())).collect::<Vec<_>>()
        })
        .collect()
}

/// Fails if a page has a block of another kind.
pub fn every_block_is_of_a_kind(page: &str, kinds: &[&str]) {
    for block in blocks(page) {
        assert!(
            kinds.contains(&block.kind.as_str()),
            "{page}:{}: no test reads {:?}",
            block.line,
            block.kind
        );
    }
}

/// The names of the off-ledger facts of a game.
pub(super) fn fields<S: steward::engine::Document>() -> BTreeSet<String> {
    S::FIELDS.iter().map(|field| (*field).to_owned()).collect()
}

/// The names of all variants of `T` in JSON, taken from the error that lists them.
pub fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let why = match serde_json::from_str::<T>(r#"{"no such word":null}"#) {
        Ok(_) => panic!("anything is read as it"),
        Err(why) => why.to_string(),
    };
    let known = why.split_once("expected ").unwrap_or_else(|| panic!("{why}")).1.to_owned();
    known.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A session of three before its first act, without board values.
pub fn table() -> Session {
    let hand = text("docs/by-hand.steward");
    Session::begin(
        GameInfo::of::<Automobile>(),
        (GameInfo::of::<Automobile>().header)(hand.lines().next().unwrap()).unwrap(),
    )
    .unwrap()
}
