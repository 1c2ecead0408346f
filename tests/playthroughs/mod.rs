//! Whole games in notation, replayed and compared with golden files.

mod figures;
mod golden;
mod sensible;
mod spread;

use std::path::{Path, PathBuf};

use steward::engine::GameInfo;
use steward::engine::{Game, Session};
use steward::preset::{Playthrough, demo};
use steward::session::Opening;

/// A playthrough and the path of its golden file.
struct Filed {
    name: String,
    golden: PathBuf,
    whole: Playthrough,
}

/// The playthroughs of a game: its demo and the files of its folder.
fn filed(game: &str) -> Vec<Filed> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(game);
    let mut texts: Vec<(String, String)> =
        demo(game).map(|text| ("demo".to_owned(), text.to_owned())).into_iter().collect();
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|end| end == "txt") {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            texts.push((name, std::fs::read_to_string(&path).unwrap()));
        }
    }
    let read = |(name, text): (String, String)| {
        let whole = Playthrough::parse(&text).unwrap_or_else(|fault| panic!("{game} {name}: {fault}"));
        assert_eq!(whole.game, game, "{name}");
        Filed { golden: folder.join(&name).with_extension("golden"), name, whole }
    };
    texts.into_iter().map(read).collect()
}

/// Every playthrough of a game.
pub fn every(game: &str) -> Vec<Playthrough> {
    filed(game).into_iter().map(|filed| filed.whole).collect()
}

/// The journal of a game before its first line.
pub fn journal<G: Game>(whole: &Playthrough) -> Session {
    let header = begun(whole).header().clone();
    Session::begin(GameInfo::of::<G>(), header).unwrap()
}

/// The session of a playthrough before its first line.
fn begun(whole: &Playthrough) -> Session {
    let contents = steward::session::game(&whole.game).unwrap();
    let opening = Opening::of(whole, contents).unwrap_or_else(|why| panic!("{}", why.line()));
    opening.begin(contents).unwrap_or_else(|why| panic!("{}", why.line()))
}

fn played(filed: &Filed) -> Session {
    let mut session = begun(&filed.whole);
    for line in &filed.whole.lines {
        if let Err(problem) = session.enter_text(&line.text, "") {
            panic!("{}, line {}: {}: {problem}", filed.name, line.at, line.text);
        }
    }
    session
}

#[test]
fn every_game_has_a_playthrough_for_every_number_of_players() {
    for game in steward::session::words() {
        let there: Vec<usize> = filed(game).iter().map(|filed| filed.whole.players.len()).collect();
        for players in steward::session::game(game).unwrap().seats.clone() {
            assert!(there.contains(&players), "{game} has no playthrough for {players} players");
        }
    }
}

#[test]
fn every_playthrough_agrees_with_its_golden_file() {
    for game in steward::session::words() {
        for filed in filed(game) {
            let session = played(&filed);
            let table = session;
            assert!(table.stage().over.is_some(), "{game} {} is not played to the end", filed.name);
            let text = match filed.name.as_str() {
                "demo" => golden::explained(&table),
                _ => golden::turns(&table),
            };
            golden::agrees(&filed.golden, &text);
        }
    }
}

#[test]
fn a_demo_is_short_enough_to_be_watched() {
    for game in steward::session::words() {
        let whole = Playthrough::parse(demo(game).unwrap()).unwrap();
        assert!((60..=150).contains(&whole.lines.len()), "{game}: {} lines", whole.lines.len());
    }
}
