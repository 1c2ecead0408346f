//! Whole sessions of every game on disks that lose, tear and change data. `FLIPS=2000 cargo test --test files
//! record::games` flips 2000 bytes of each record; `PREFIXES=all` opens every prefix.

use std::path::Path;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use steward::disk::{Disk, beside};
use steward::preset::{Playthrough, demo};
use steward::record::{Cause, Fault, Record, Saved, Trouble, save_good};
use steward::session::Listed;
use steward::session::{LineFault, Opening, Session};

use crate::record::memory::{Memory, Mood};
use crate::record::path;

/// The demo of a game before its first line, and its lines.
fn begun(game: &str) -> (Session, Vec<String>) {
    let whole = Playthrough::parse(demo(game).unwrap()).unwrap();
    let contents = steward::session::game(game).unwrap();
    let session = Opening::of(&whole, contents).unwrap().begin(contents).unwrap();
    (session, whole.lines.into_iter().map(|line| line.text).collect())
}

/// The record of a whole demo.
fn written(game: &str) -> Vec<u8> {
    let (session, lines) = begun(game);
    let disk = Memory::default();
    let mut record = Record::create_of(disk.arc(), path(), session).unwrap();
    for line in lines {
        record.enter(&line).unwrap();
    }
    drop(record);
    disk.read(path()).unwrap()
}

fn open(bytes: &[u8]) -> (Memory, Result<Record, Fault>) {
    let disk = Memory::default();
    disk.put(path(), bytes);
    let record = Record::open(disk.arc(), path());
    (disk, record)
}

/// The number in an environment variable, or a default.
fn times(variable: &str, few: usize) -> usize {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(few)
}

/// Checks that a changed record is refused with its line and field, that it is left unchanged, and that its
/// valid beginning can be saved and opened. Returns the line.
#[track_caller]
fn refused(disk: &Memory, bytes: &[u8], fault: &Fault) -> usize {
    assert_eq!(disk.has(path()).unwrap(), bytes, "{fault}");
    assert_eq!(disk.has(&beside(path(), "torn")), None, "{fault}");
    let place = fault.place.unwrap_or_else(|| panic!("{fault}"));
    let whole_line_is_wrong = matches!(
        fault.cause,
        Cause::NotText | Cause::Header(_) | Cause::Line(LineFault::Unreadable(_) | LineFault::Rejected(_))
    );
    assert!(whole_line_is_wrong || fault.field().is_some(), "{fault}");
    let copy = Path::new("good.steward");
    match save_good::<Listed>(disk, path(), copy) {
        Ok(entries) => {
            assert_eq!(entries, place.good);
            let good = Record::open(disk.arc(), copy).unwrap();
            assert_eq!(good.session().lines(), entries);
            assert_eq!(disk.has(path()).unwrap(), bytes);
        }
        Err(again) => assert_eq!((place.good_bytes, &again), (0, fault)),
    }
    place.line
}

/// Checks that the torn part and the valid part together are the whole file.
fn together(disk: &Memory) -> Vec<u8> {
    let mut together = disk.has(path()).unwrap();
    together.extend(disk.has(&beside(path(), "torn")).unwrap_or_default());
    together
}

#[test]
fn no_acknowledged_act_of_any_game_is_lost_in_a_crash_after_any_write() {
    let mut pulled = 0;
    for game in steward::session::words() {
        let (session, lines) = begun(game);
        let disk = Memory::default();
        let mut record = Record::create_of(disk.arc(), path(), session).unwrap();
        let mut dice = ChaCha8Rng::seed_from_u64(lines.len() as u64);
        for (done, line) in (0u32..).zip(&lines) {
            let known = disk.has(path()).unwrap();
            // The act is written but not flushed: all, part or none of it survives.
            disk.mood(Mood::NoFlush);
            assert!(matches!(record.enter(line), Err(Trouble::NotSaved { .. })), "{game}: {line}");
            let new = disk.has(path()).unwrap().len() - known.len();
            for (survive, zeros) in
                [(0, false), (dice.random_range(1..new), dice.random_bool(0.5)), (new, false)]
            {
                let after = disk.crash(survive, zeros);
                let opened = Record::open(after.arc(), path());
                let opened = opened.unwrap_or_else(|fault| panic!("{game} {done} {survive}: {fault}"));
                let there = opened.session().lines();
                assert!(
                    there == done || (!zeros && survive + 1 >= new && there == done + 1),
                    "{game} {done}"
                );
                assert!(together(&after).starts_with(&known), "{game} {done}");
                pulled += 1;
            }
            disk.mood(Mood::Well);
            assert_eq!(record.retry(), Saved::All);
            // Now it is acknowledged and must survive.
            assert_eq!(disk.crash(0, false).has(path()).unwrap(), disk.has(path()).unwrap(), "{game} {done}");
        }
        assert_eq!(record.session().lines() as usize, lines.len(), "{game}");
        drop(record);
        let opened = Record::open(disk.arc(), path()).unwrap();
        assert!(opened.check().sound(), "{game}");
    }
    println!("the plug pulled {pulled} times");
}

#[test]
fn unflushed_acts_that_survive_in_pieces_damage_no_other_line() {
    for game in steward::session::words() {
        let (session, lines) = begun(game);
        let disk = Memory::default();
        let mut record = Record::create_of(disk.arc(), path(), session).unwrap();
        let (saved, unsaved) = (&lines[..lines.len() / 2], &lines[lines.len() / 2..]);
        for line in saved {
            record.enter(line).unwrap();
        }
        let known = disk.has(path()).unwrap();
        disk.mood(Mood::NoFlush);
        for line in &unsaved[..4] {
            assert!(record.enter(line).is_err(), "{game}: {line}");
        }
        let all = disk.has(path()).unwrap();
        for hole in (known.len()..all.len()).step_by(37) {
            let mut bytes = all.clone();
            let end = bytes.len().min(hole + 64);
            bytes[hole..end].fill(0);
            let (after, opened) = open(&bytes);
            match opened {
                Ok(opened) => {
                    assert!(opened.session().lines() as usize >= saved.len(), "{game} {hole}");
                    drop(opened);
                    assert_eq!(together(&after), bytes, "{game} {hole}");
                }
                Err(fault) => {
                    refused(&after, &bytes, &fault);
                    assert!(fault.place.unwrap().good as usize >= saved.len(), "{game} {hole}: {fault}");
                }
            }
        }
    }
}

#[test]
fn prefixes_of_whole_sessions_of_every_game_open_with_their_complete_lines() {
    let every = std::env::var("PREFIXES").is_ok_and(|text| text == "all");
    let mut prefixes = 0;
    for game in steward::session::words() {
        let whole = written(game);
        let header = whole.iter().position(|byte| *byte == b'\n').unwrap();
        let mut dice = ChaCha8Rng::seed_from_u64(whole.len() as u64);
        let mut lengths: Vec<usize> = (0..=whole.len()).collect();
        if !every {
            // Both ends of each line, and a few bytes in between.
            lengths.retain(|at| {
                let near = at.saturating_sub(1)..whole.len().min(at + 2);
                whole[near].contains(&b'\n') && dice.random_bool(0.3) || dice.random_bool(0.002)
            });
        }
        prefixes += lengths.len();
        for length in lengths {
            let prefix = &whole[..length];
            let (disk, opened) = open(prefix);
            let Ok(opened) = opened else {
                assert!(length < header, "{game} {length}: {}", opened.unwrap_err());
                assert_eq!(disk.has(path()).unwrap(), prefix, "{game} {length}");
                continue;
            };
            let whole_line = whole.get(length) == Some(&b'\n') || length == whole.len();
            let ends = whole[..length].iter().filter(|byte| **byte == b'\n').count();
            let lines = if whole_line && !prefix.ends_with(b"\n") { ends + 1 } else { ends };
            assert_eq!(opened.session().lines() as usize, lines - 1, "{game} {length}");
            drop(opened);
            assert_eq!(together(&disk), prefix, "{game} {length}: nothing is lost");
        }
    }
    println!("{prefixes} prefixes opened");
}

#[test]
fn a_byte_flipped_anywhere_in_a_record_of_any_game_is_found() {
    let flips = times("FLIPS", 40);
    for game in steward::session::words() {
        let whole = written(game);
        let count = whole.iter().filter(|byte| **byte == b'\n').count();
        let mut dice = ChaCha8Rng::seed_from_u64(2000);
        for _ in 0..flips {
            let (at, bits) = (dice.random_range(0..whole.len()), dice.random_range(1..=255u8));
            let mut bytes = whole.clone();
            bytes[at] ^= bits;
            let line = whole[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
            let (disk, opened) = open(&bytes);
            match opened {
                Err(fault) => {
                    let named = refused(&disk, &bytes, &fault);
                    assert!(
                        (line..=line + 1).contains(&named),
                        "{game} {at} {bits}: line {named} for {line}"
                    );
                }
                Ok(opened) => {
                    // The last line may lack its line break or the end of its checksum; its act is complete.
                    let report = opened.check();
                    assert!(
                        at + 1 == whole.len() || (line == count && report.without_sum == 1),
                        "{game} {at} {bits}: line {line} of {count}, {report:?}"
                    );
                    assert!(opened.session().lines() as usize + 2 >= count, "{game} {at} {bits}");
                    drop(opened);
                    assert_eq!(together(&disk), bytes, "{game} {at} {bits}");
                }
            }
        }
        println!("{game}: {flips} bytes flipped");
    }
}

#[test]
fn a_line_of_any_game_swapped_doubled_or_deleted_is_found() {
    for game in steward::session::words() {
        let whole = String::from_utf8(written(game)).unwrap();
        let lines: Vec<&str> = whole.lines().collect();
        let check = |changed: &[&str], wanted: usize| {
            let bytes = (changed.join("\n") + "\n").into_bytes();
            let (disk, opened) = open(&bytes);
            let fault = opened.map(|_| ()).unwrap_err();
            assert_eq!(refused(&disk, &bytes, &fault), wanted, "{game}: {fault}");
            assert_eq!(fault.field(), Some("sum"), "{game}: {fault}");
        };
        let places = (1..lines.len() - 2).step_by(times("EVERY", 9));
        println!("{game}: {} lines swapped, doubled and deleted", places.len());
        for at in places {
            let mut changed = lines.clone();
            changed.swap(at, at + 1);
            check(&changed, at + 1);
            let mut changed = lines.clone();
            changed.insert(at, lines[at]);
            check(&changed, at + 2);
            let mut changed = lines.clone();
            changed.remove(at);
            check(&changed, at + 1);
        }
    }
}
