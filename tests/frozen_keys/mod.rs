//! Frozen hashes of what games of random legal acts say at every position, in message keys with their arguments: changed
//! words leave them as they are, changed rules show at the position where the difference begins. `<box>.txt` has a line for
//! each game: its number, how many positions, and two signs for each.
//!
//! ```text
//! GAMES=60 cargo test --no-default-features --test rules frozen_keys
//! SHOW=autotock,17,40 cargo test --test rules frozen_keys -- --nocapture
//! GAMES=60 UPDATE_GOLDEN=1 cargo test --no-default-features --test rules frozen_keys
//! ```
//!
//! The first checks every frozen game (without GAMES a few of each box), the second prints what one position says, to compare
//! it with what an older program prints, and the third freezes them anew.

mod game;
mod said;

use std::fmt::Write;
use std::path::PathBuf;

use sha2::{Digest, Sha256};
use steward::session::Session;

use crate::frozen_keys::game::Walk;

/// Twelve bits in two signs.
const SIGNS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
/// How many games of each box are looked at unless GAMES says otherwise.
const FEW: u64 = 3;

fn number_of(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn file(game: &str) -> PathBuf {
    PathBuf::from(format!("tests/frozen_keys/{game}.txt"))
}

fn signs(text: &str) -> [char; 2] {
    let hash = Sha256::digest(text);
    let bits = usize::from(hash[0]) << 4 | usize::from(hash[1]) >> 4;
    [char::from(SIGNS[bits >> 6]), char::from(SIGNS[bits & 63])]
}

fn line(game: &str, seed: u64) -> String {
    let (mut positions, mut all) = (0, String::new());
    Walk::begin(game, seed).each(|text| {
        positions += 1;
        all.extend(signs(&text));
    });
    format!("{seed} {positions} {all}")
}

fn holds(game: &str) {
    if let Ok(show) = std::env::var("SHOW") {
        let parts: Vec<&str> = show.split(',').collect();
        let [of, seed, position] = parts[..] else { panic!("SHOW=box,game,position") };
        if of == game {
            let mut at = 0;
            Walk::begin(game, seed.parse().unwrap()).each(|text| {
                at += 1;
                if position == "all" || at.to_string() == position {
                    println!("{text}");
                }
            });
        }
        return;
    }
    let games = number_of("GAMES").unwrap_or(FEW);
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        let mut text = String::new();
        (0..games).for_each(|seed| writeln!(text, "{}", line(game, seed)).unwrap());
        std::fs::write(file(game), text).unwrap();
        return;
    }
    let frozen = std::fs::read_to_string(file(game)).unwrap();
    let mut looked_at = 0;
    for then in frozen.lines().take(usize::try_from(games).unwrap()) {
        let (seed, _) = then.split_once(' ').unwrap();
        let now = line(game, seed.parse().unwrap());
        looked_at += 1;
        if now == then {
            continue;
        }
        let of =
            |text: &str| text.rsplit(' ').next().unwrap().as_bytes().chunks(2).map(<[u8]>::to_vec).collect();
        let (then, now): (Vec<Vec<u8>>, Vec<Vec<u8>>) = (of(then), of(&now));
        let same = then.iter().zip(&now).take_while(|(then, now)| then == now).count();
        panic!(
            "{game}, game {seed}: position {} says something else (of {}, there were {}); SHOW={game},{seed},{} writes it out",
            same + 1,
            now.len(),
            then.len(),
            same + 1
        );
    }
    assert!(looked_at > 0, "nothing is frozen of {game}");
}

#[test]
fn automobile_says_at_every_position_what_it_said() {
    holds("automobile");
}

#[test]
fn auto_brocante_says_at_every_position_what_it_said() {
    holds("auto-brocante");
}

#[test]
fn les_sponsors_say_at_every_position_what_they_said() {
    holds("sponsors");
}

#[test]
fn the_independents_say_at_every_position_what_they_said() {
    holds("independents");
}

#[test]
fn autotock_says_at_every_position_what_it_said() {
    holds("autotock");
}

#[test]
fn every_box_has_its_oracle() {
    assert!(Session::GAMES.iter().filter(|game| **game != "tow-truck").all(|game| file(game).exists()));
}
