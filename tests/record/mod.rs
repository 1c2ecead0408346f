//! Records on disks that fail, tear, fill up or are slow; records changed, written by hand or by another program.

use crate::sample_game;

mod backups;
mod changed;
mod crash;
mod decided;
mod draws;
mod failure;
mod files;
mod follow;
mod games;
mod hand;
mod locks;
mod together;
mod trouble;

use std::path::Path;

use crate::memory::{self, Memory};
use sample_game::SampleGame;
use steward::disk::Disk;
use steward::engine::{GameInfo, Session};
use steward::record::Fault;
use steward::session::Games;

/// A record of the sample game.
pub type Record = steward::record::RecordOf<One>;

/// The list of games with only the sample game.
#[derive(Debug)]
pub enum One {}

impl Games for One {
    const LIST: &'static [&'static GameInfo] = &[GameInfo::of::<SampleGame>()];
}

/// Two turns with board values, undo, a branch, a note and an amend.
pub const GAME: [&str; 17] = [
    "red roll 3",
    "blue roll 5",
    "red buy 2",
    "blue pass",
    "read tax rate 20",
    "tax",
    "red roll 6",
    "undo",
    "red roll 2",
    "note red said six",
    "blue roll 1",
    "amend stand replace 3 red buy 1",
    "red pass",
    "blue buy 1",
    "correct bank > red 5 dollars: \"found\"",
    "ruling short forgive",
    "tax",
];

pub fn path() -> &'static Path {
    Path::new("friday.steward")
}

/// The header of a session of two.
pub fn header() -> String {
    serde_json::to_string(&sample_game::header(&["Red", "Blue"], 100, 3)).unwrap()
}

/// A new record on a disk, with a fixed clock.
pub fn begin(disk: &Memory) -> Record {
    Record::create(disk.arc(), path(), &header())
        .unwrap()
        .with_clock(|| "2026-03-01T20:15:00-05:00".to_owned())
}

pub fn written(lines: &[&str]) -> Vec<u8> {
    let disk = Memory::default();
    let mut record = begin(&disk);
    for line in lines {
        record.enter(line).unwrap();
    }
    drop(record);
    disk.read(path()).unwrap()
}

/// Opens these bytes as a record on a new disk.
pub fn open(bytes: &[u8]) -> (Memory, Result<Record, Fault>) {
    let disk = Memory::default();
    disk.put(path(), bytes);
    let record = Record::open(disk.arc(), path());
    (disk, record)
}

/// The session after these lines.
pub fn played(lines: &[&str]) -> Session {
    let disk = Memory::default();
    let mut record = begin(&disk);
    for line in lines {
        record.enter(line).unwrap();
    }
    record.session().clone()
}
