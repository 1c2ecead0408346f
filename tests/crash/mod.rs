//! Kills the program while it works: every entry that it reported is in the record, and the record opens.
//! `KILLS=200 cargo test --test files crash` sets the number of kills.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use steward::preset::{Playthrough, demo};
use steward::record::Record;
use steward::session::Opening;

/// A temporary folder, removed on drop.
struct Room(PathBuf);

impl Drop for Room {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The number of the entry that a line of output reports.
fn entry(line: &str) -> Option<u32> {
    let (n, text) = line.split_once(' ')?;
    (!text.is_empty()).then(|| n.parse().ok())?
}

/// Begins a game, types all of it, and kills the program once it has reported this many entries. Returns the
/// last entry reported and the lines of the record.
fn killed_after(game: &str, said: u32, room: &Room) -> (u32, Vec<String>) {
    let whole = Playthrough::parse(demo(game).unwrap()).unwrap();
    let path = room.0.join(format!("{game}-{said}.steward"));
    let contents = steward::session::game(game).unwrap();
    let session = Opening::of(&whole, contents).unwrap().begin(contents).unwrap();
    let disk = std::sync::Arc::new(steward::platform::Files);
    drop(Record::create_of(disk, &path, session).unwrap());

    let mut program = Command::new(env!("CARGO_BIN_EXE_steward"));
    program.arg("act").arg(&path).arg("-").env("STEWARD_DATA", &room.0);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut running = program.spawn().unwrap();
    let mut input = running.stdin.take().unwrap();
    for line in &whole.lines {
        writeln!(input, "{}", line.text).unwrap();
    }
    drop(input);
    let mut last = 0;
    let mut output = BufReader::new(running.stdout.take().unwrap()).lines();
    while last < said {
        match output.next() {
            Some(line) => last = entry(&line.unwrap()).unwrap_or(last),
            None => break,
        }
    }
    running.kill().unwrap();
    running.wait().unwrap();
    // Output that was written before the kill counts too.
    for line in output.map_while(Result::ok) {
        last = entry(&line).unwrap_or(last);
    }
    let record: Record =
        Record::open_file(&path).unwrap_or_else(|fault| panic!("{game} after {said}: {fault}"));
    assert!(record.read_only().is_none(), "{game} after {said}: a dead program holds the record");
    let table = record.session();
    let there = (1..=table.lines()).map(|n| table.line(n).unwrap().text).collect();
    (last, there)
}

#[test]
fn what_the_program_said_was_entered_is_there_after_it_was_killed() {
    let kills = std::env::var("KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let room = Room(std::env::temp_dir().join(format!("steward-crash-{}", std::process::id())));
    std::fs::create_dir_all(&room.0).unwrap();
    let mut dice = ChaCha8Rng::seed_from_u64(20);
    let mut acknowledged = 0;
    for kill in 0..kills {
        let game = steward::session::GAMES[kill % steward::session::GAMES.len()].game;
        let whole = Playthrough::parse(demo(game).unwrap()).unwrap();
        let typed: Vec<&str> = whole.lines.iter().map(|line| line.text.as_str()).collect();
        let said = dice.random_range(1..u32::try_from(typed.len()).unwrap());
        let (last, there) = killed_after(game, said, &room);
        assert!(
            there.len() >= last as usize,
            "{game}: entry {last} was said to be there, {} are",
            there.len()
        );
        acknowledged += last;
        assert!(last >= said, "{game}: the program ended before entry {said}");
        // Lines are stored in canonical notation, so only their number is compared.
        assert!(there.len() <= typed.len(), "{game}: {} entries of {} lines", there.len(), typed.len());
        std::fs::remove_dir_all(&room.0).unwrap();
        std::fs::create_dir_all(&room.0).unwrap();
    }
    println!("killed {kills} times: all {acknowledged} acknowledged acts were there");
}
