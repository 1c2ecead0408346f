//! Frozen hashes of the messages of random sessions at every position, as keys with arguments. Changes of
//! wording do not affect them; a change of the rules shows at the first position that differs. `<game>.txt`
//! has a line for each session: its number, the number of positions, and two digits for each position.
//!
//! ```text
//! GAMES=60 cargo test --no-default-features --test rules frozen_keys
//! SHOW=autotock,17,40 cargo test --test rules frozen_keys -- --nocapture
//! GAMES=60 UPDATE_GOLDEN=1 cargo test --no-default-features --test rules frozen_keys
//! ```
//!
//! The first command checks every frozen session (without `GAMES`, a few of each game). The second prints a
//! position, to compare with the output of an older version. The third renews the files.

mod game;
mod position;

use std::fmt::Write;
use std::path::PathBuf;

use sha2::{Digest, Sha256};

use crate::frozen_keys::game::Walk;

/// Two digits hold twelve bits of the hash.
const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
/// The number of sessions of each game checked without `GAMES`.
const DEFAULT_GAMES: u64 = 3;

fn number_of(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn file(game: &str) -> PathBuf {
    PathBuf::from(format!("tests/frozen_keys/{game}.txt"))
}

fn digits(text: &str) -> [char; 2] {
    let hash = Sha256::digest(text);
    let bits = usize::from(hash[0]) << 4 | usize::from(hash[1]) >> 4;
    [char::from(DIGITS[bits >> 6]), char::from(DIGITS[bits & 63])]
}

fn line(game: &str, seed: u64) -> String {
    let (mut positions, mut all) = (0, String::new());
    Walk::begin(game, seed).each(|text| {
        positions += 1;
        all.extend(digits(&text));
    });
    format!("{seed} {positions} {all}")
}

fn check_or_freeze(game: &str) {
    if let Ok(show) = std::env::var("SHOW") {
        let parts: Vec<&str> = show.split(',').collect();
        let [of, seed, position] = parts[..] else { panic!("SHOW=game,session,position") };
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
    let games = number_of("GAMES").unwrap_or(DEFAULT_GAMES);
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
fn automobile_keeps_its_messages_at_every_position() {
    check_or_freeze("automobile");
}

#[test]
fn auto_brocante_keeps_its_messages_at_every_position() {
    check_or_freeze("auto-brocante");
}

#[test]
fn les_sponsors_keep_their_messages_at_every_position() {
    check_or_freeze("sponsors");
}

#[test]
fn the_independents_keep_their_messages_at_every_position() {
    check_or_freeze("independents");
}

#[test]
fn autotock_keeps_its_messages_at_every_position() {
    check_or_freeze("autotock");
}

#[test]
fn every_game_has_frozen_keys() {
    assert!(steward::session::words().all(|game| file(game).exists()));
}
