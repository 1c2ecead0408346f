//! Play logs as BG Stats reads them.

use serde_json::Value;
use steward::export::{Paper, code, link, version};
use steward::session::{GameSession, Opening, Session};
use steward::words::Language;

use crate::{copy, demo, named, written};

#[test]
fn a_play_log_names_everybody_with_score_rank_and_winner() {
    for game in Session::GAMES {
        let session = demo(game);
        let log: Value = serde_json::from_str(&written(&session, Paper::PlayLog)).unwrap();
        let scores = log["plays"][0]["playerScores"].as_array().unwrap();
        let standings = session.table().standings().unwrap();
        assert_eq!(scores.len(), standings.len(), "{game}");
        for standing in standings {
            let score = &scores[standing.seat.index()];
            assert_eq!(score["score"], standing.score.total.to_string());
            assert_eq!(score["rank"], standing.rank);
            assert_eq!(score["winner"], standing.rank == 1);
            let id = score["playerRefId"].clone();
            let players = log["players"].as_array().unwrap();
            let player = players.iter().find(|player| player["id"] == id).unwrap();
            assert_eq!(player["name"], session.table().seats().name(standing.seat));
        }
    }
}

#[test]
fn the_same_game_twice_is_one_play_and_another_game_another() {
    let id = |session: &Session| {
        let log: Value = serde_json::from_str(&written(session, Paper::PlayLog)).unwrap();
        log["plays"][0]["uuid"].clone()
    };
    assert_eq!(id(&named("Anne")), id(&named("Anne")));
    assert_ne!(id(&named("Anne")), id(&demo("automobile")));
}

#[test]
fn the_link_carries_the_play_and_fits_into_a_square_code() {
    let session = named("Zoë & co");
    let link = link(&copy(&session, Language::ENGLISH));
    let (_, data) = link.split_once("createPlay.html?data=").unwrap();
    let text = percent_encoding::percent_decode_str(data).decode_utf8().unwrap();
    let play: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(play["playDate"], "2026-03-01 19:15:00", "universal time, as BG Stats expects it");
    assert_eq!(play["durationMin"], 45);
    assert_eq!(play["players"][0]["name"], "Zoë & co");
    assert_eq!(play["players"][0]["startPlayer"], true);
    let rows = code(&link).unwrap();
    assert!(rows.len() > 20 && rows.iter().all(|row| row.len() == rows.len()));
    assert!(code(&"x".repeat(10_000)).is_none());
}

#[test]
fn every_reference_of_a_play_log_is_found_in_it_and_names_are_the_same_in_every_game() {
    let log =
        |session: &Session| -> Value { serde_json::from_str(&written(session, Paper::PlayLog)).unwrap() };
    for game in Session::GAMES {
        let log = log(&demo(game));
        let known = |list: &str, id: &Value| log[list].as_array().unwrap().iter().any(|one| one["id"] == *id);
        let play = &log["plays"][0];
        assert!(known("games", &play["gameRefId"]), "{game}");
        for score in play["playerScores"].as_array().unwrap() {
            assert!(known("players", &score["playerRefId"]), "{game}: {score}");
        }
    }
    let player = |session: &Session| {
        let log = log(session);
        let players = log["players"].as_array().unwrap().clone();
        players.into_iter().find(|one| one["name"] == "Bruno").unwrap()["uuid"].clone()
    };
    assert_eq!(player(&demo("automobile")), player(&demo("autotock")), "a player is the same in every game");
}

/// A square code as a screen shows it: each cell so many points wide, with the light margin around.
fn drawn(code: &[Vec<bool>], points: usize) -> (usize, impl FnMut(usize, usize) -> u8) {
    const MARGIN: usize = 4;
    let side = (code.len() + 2 * MARGIN) * points;
    let dark = move |x: usize, y: usize| {
        let at = |n: usize| (n / points).checked_sub(MARGIN);
        let cell = at(y).and_then(|y| code.get(y)).zip(at(x)).and_then(|(row, x)| row.get(x));
        if cell.copied().unwrap_or(false) { 0 } else { 255 }
    };
    (side, dark)
}

#[test]
fn the_code_of_the_fullest_table_is_read_by_a_telephone_and_is_small_enough_for_one() {
    for (game, players) in [("automobile", 5), ("auto-brocante", 5), ("independents", 6), ("autotock", 4)] {
        let contents = Session::contents(game).unwrap();
        let names = ["Alexandra", "Bénédicte", "Christophe", "Dominique", "Emmanuelle", "François"];
        let names = names.iter().take(players).map(|name| (*name).to_owned()).collect();
        let date = "2026-03-01T20:15:00+01:00".to_owned();
        let opening =
            Opening { id: "0123456789abcdef0123456789abcdef".to_owned(), date, names, ..Opening::default() };
        let session = opening.begin(&contents).unwrap();
        let link = link(&copy(&session, Language::FRENCH));
        let rows = code(&link).unwrap();
        assert!(version(&rows) <= 25, "{game}: version {}, {} letters", version(&rows), link.len());
        let (side, dark) = drawn(&rows, 3);
        let mut seen = rqrr::PreparedImage::prepare_from_greyscale(side, side, dark);
        let (_, read) = seen.detect_grids()[0].decode().unwrap();
        assert_eq!(read, link, "{game}");
    }
}
