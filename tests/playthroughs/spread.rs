//! The practice board of Automobile is balanced: sensible players end neither ruined nor richer than the money in the game allows.

use steward::engine::Session;
use steward::preset::Playthrough;

use crate::playthroughs::begun;
use crate::playthroughs::sensible::{Selling, fortunes, play, written};

fn table(players: usize, seed: u64) -> Session {
    let names = &["Anne", "Bruno", "Chloe", "David", "Emma"][..players];
    let first = names[seed as usize % players];
    let text = format!("game automobile\npreset practice\nplayers {}\nfirst {first}\n", names.join(", "));
    let header = begun(&Playthrough::parse(&text).unwrap()).header_json();
    steward::session::begin(steward::session::GAMES, &header).unwrap()
}

fn played(players: usize, seed: u64) -> Vec<i64> {
    fortunes(&play(table(players, seed), seed, Selling::Sheet))
}

/// `SPREAD=300` plays 300 games for each number of players and prints the spread of the results.
#[test]
fn sensible_games_on_the_practice_board_end_between_2500_and_5500_for_nearly_everybody() {
    let games: u64 = std::env::var("SPREAD").map_or(3, |text| text.parse().unwrap());
    for players in 3..=5 {
        let mut all: Vec<i64> = (0..games).flat_map(|seed| played(players, seed)).collect();
        all.sort_unstable();
        let at = |percent: usize| all[(all.len() - 1) * percent / 100];
        println!("{players} players: {} {} {} {} {}", at(0), at(5), at(50), at(95), at(100));
        let outside = all.iter().filter(|fortune| !(2500..=5500).contains(*fortune)).count();
        assert!(outside * 10 <= all.len(), "{outside} of {} end outside: {all:?}", all.len());
        assert!((3000..=5000).contains(&at(50)), "{players} players: median {}", at(50));
    }
}

#[test]
fn a_sensible_game_written_in_notation_is_the_same_game() {
    for selling in [Selling::OneByOne, Selling::Sheet] {
        let journal = play(table(3, 1), 1, selling);
        let mut again = table(3, 1);
        for line in written(&journal) {
            again.enter(again.parse(&line).unwrap(), String::new()).unwrap();
        }
        assert_eq!(again.book(), journal.book());
    }
}
