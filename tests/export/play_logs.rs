//! Play logs in the format of BG Stats.

use serde_json::Value;
use steward::export::Paper;
use steward::session::Session;

use crate::export::{demo, named, written};

#[test]
fn a_play_log_names_everybody_with_score_rank_and_winner() {
    for game in steward::session::words() {
        let session = demo(game);
        let log: Value = serde_json::from_str(&written(&session, Paper::PlayLog)).unwrap();
        let scores = log["plays"][0]["playerScores"].as_array().unwrap();
        let standings = session.standings().unwrap();
        assert_eq!(scores.len(), standings.len(), "{game}");
        for standing in standings {
            let score = &scores[standing.seat.index()];
            assert_eq!(score["score"], standing.score.total.to_string());
            assert_eq!(score["rank"], standing.rank);
            assert_eq!(score["winner"], standing.rank == 1);
            let id = score["playerRefId"].clone();
            let players = log["players"].as_array().unwrap();
            let player = players.iter().find(|player| player["id"] == id).unwrap();
            assert_eq!(player["name"], session.seats().name(standing.seat));
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
fn every_reference_of_a_play_log_is_found_in_it_and_names_are_the_same_in_every_game() {
    let log =
        |session: &Session| -> Value { serde_json::from_str(&written(session, Paper::PlayLog)).unwrap() };
    for game in steward::session::words() {
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
