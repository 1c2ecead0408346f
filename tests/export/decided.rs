//! Every export of a result says how a tie was broken and which players won together.

use std::path::Path;

use serde_json::Value;
use steward::export::Paper;
use steward::preset::Playthrough;
use steward::session::{Opening, Session};
use steward::words::Language;

use crate::export::{copy, demo, named, written};

/// The session of a playthrough.
fn played(game: &str, name: &str) -> Session {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{game}/{name}.txt"));
    let whole = Playthrough::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    let contents = steward::session::game(game).unwrap();
    let mut session = Opening::of(&whole, contents).unwrap().begin(contents).unwrap();
    for typed in &whole.lines {
        session.enter_text(&typed.text, "").unwrap();
    }
    session
}

fn log(session: &Session) -> Value {
    serde_json::from_str(&written(session, Paper::PlayLog)).unwrap()
}

#[test]
fn tie_breaks_are_exported() {
    let session = demo("automobile");
    let summary = written(&session, Paper::Summary);
    assert!(summary.contains("1. Chloé: $4,250 (2 loss points against 6)\n2. Bruno: $4,250\n"), "{summary}");
    assert!(summary.ends_with("Chloé wins\n"), "{summary}");
    let protocol = written(&session, Paper::Protocol);
    let decided = "<p>2 loss points against 6, by house rule no. 2 (decided by Bruno) (house rule “tie”: What if net worths are equal? \
                   fewer loss points win)</p>";
    assert!(protocol.contains(decided));
    assert!(protocol.contains("<strong>Chloé wins</strong>"));
    let french = Paper::Summary.write(&copy(&session, Language::FRENCH)).unwrap();
    assert!(french.contains("(2 points de perte contre 6)"), "{french}");
}

#[test]
fn a_winner_by_tie_break_is_marked_for_bg_stats() {
    let log = log(&demo("automobile"));
    let play = &log["plays"][0];
    let winners: Vec<&Value> =
        play["playerScores"].as_array().unwrap().iter().filter(|score| score["winner"] == true).collect();
    assert_eq!(winners.len(), 1);
    assert_eq!((&winners[0]["playerRefId"], &play["manualWinner"]), (&Value::from(3), &Value::from(true)));
    assert_eq!(play["comments"], "Chloé: 2 loss points against 6");
    let plain = self::log(&demo("autotock"));
    assert_eq!(plain["plays"][0]["manualWinner"], false, "the highest result wins by itself");
}

#[test]
fn team_wins_are_exported() {
    for (game, name) in [("autotock", "4-teams"), ("sponsors", "4-players-teams")] {
        let session = played(game, name);
        let table = &session;
        let standings = table.standings().unwrap();
        let [one, other] = [0, 1].map(|at| table.seats().name(standings[at].seat));
        let summary = written(&session, Paper::Summary);
        assert!(summary.contains(&format!("1. {one} with {other}: ")), "{game}: {summary}");
        assert!(summary.contains(&format!("{one} and {other} win together")), "{game}: {summary}");
        let protocol = written(&session, Paper::Protocol);
        assert!(protocol.contains(&format!("{one} with {other}: ")), "{game}");
        let log = log(&session);
        assert_eq!(
            (&log["games"][0]["usesTeams"], &log["plays"][0]["usesTeams"]),
            (&true.into(), &true.into())
        );
        let scores = &log["plays"][0]["playerScores"];
        let of = |won: bool| -> Vec<&str> {
            let all = scores.as_array().unwrap().iter().filter(|score| score["winner"] == won);
            all.map(|score| score["team"].as_str().unwrap()).collect()
        };
        let (won, lost) = (of(true), of(false));
        assert!(won.len() == 2 && lost.len() == 2, "{game}: {scores}");
        assert!(won[0] == won[1] && lost[0] == lost[1] && won[0] != lost[0], "{game}: {scores}");
    }
    let alone = log(&demo("automobile"));
    assert_eq!(alone["plays"][0]["playerScores"][0]["team"], "");
}

#[test]
fn a_game_that_is_not_over_is_handed_over_without_a_winner() {
    let session = named("Anne");
    let log = log(&session);
    let play = &log["plays"][0];
    assert_eq!((&play["ignored"], &play["manualWinner"]), (&true.into(), &true.into()));
    assert_eq!(play["comments"], "Not over: Turn 1 of 4");
    for score in play["playerScores"].as_array().unwrap() {
        assert_eq!(
            (&score["winner"], &score["score"], &score["rank"]),
            (&false.into(), &"".into(), &0.into())
        );
    }
    assert_eq!(self::log(&demo("automobile"))["plays"][0]["ignored"], false);
}

#[test]
fn a_play_log_has_the_counts_of_the_game_and_the_number_given() {
    for game in steward::session::words() {
        let session = demo(game);
        let seats = steward::session::game(game).unwrap().seats.clone();
        let with = steward::export::Copy { bgg: Some(4711), ..copy(&session, Language::ENGLISH) };
        let log: Value = serde_json::from_str(&Paper::PlayLog.write(&with).unwrap()).unwrap();
        let box_of = &log["games"][0];
        let counts = (&box_of["minPlayerCount"], &box_of["maxPlayerCount"]);
        assert_eq!(counts, (&(*seats.start()).into(), &(*seats.end()).into()), "{game}");
        assert_eq!(box_of["bggId"], 4711);
    }
}

#[test]
fn every_demo_and_every_game_is_a_play_of_its_own() {
    let mut names: Vec<String> = steward::session::words()
        .map(|game| log(&demo(game))["plays"][0]["uuid"].as_str().unwrap().to_owned())
        .collect();
    let nameless = |names: [&str; 3]| {
        let contents = steward::session::game("automobile").unwrap();
        let names = names.map(str::to_owned).to_vec();
        log(&Opening { names, ..Opening::default() }.begin(contents).unwrap())["plays"][0]["uuid"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    names.extend([nameless(["A", "B", "C"]), nameless(["D", "E", "F"])]);
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[test]
fn numbers_left_by_an_undo_are_named_in_the_protocol() {
    let protocol = written(&demo("automobile"), Paper::Protocol);
    let undone = "<tr class=\"gap\"><td class=\"n\">22–23</td><td colspan=\"2\">Undone</td></tr>";
    assert!(protocol.contains(undone));
    assert!(protocol.contains("Below, under “Remarks and counts”"));
}
