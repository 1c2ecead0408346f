//! Draws of a record: open seeds, sealed seeds and what becomes of them when the game is over.

use std::path::PathBuf;
use std::sync::Arc;

use steward::chance::Seed;
use steward::disk::Disk;
use steward::disk::Files;
use steward::engine::Unseeded;
use steward::record::{Broken, Known, SeedStore, new_id};

use crate::memory::Memory;
use crate::toy::{self, Toy};
use crate::{Record, path};

/// A record with this seed in its header, begun on a disk.
fn record(disk: &Memory, id: &str, seed: steward::engine::Seed) -> Record {
    let mut header = toy::header(&["Red", "Blue"], 100, 1);
    (header.id, header.seed) = (id.to_owned(), Some(seed));
    let header = serde_json::to_string::<steward::engine::Header<Toy>>(&header).unwrap();
    Record::create(disk.arc(), path(), &header).unwrap().with_seeds(None)
}

/// A seeds in a folder of its own, taken away at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(id: &str) -> Self {
        Self(std::env::temp_dir().join(format!("steward-draws-{id}")))
    }

    fn seeds(&self) -> SeedStore {
        SeedStore::at(Arc::new(Files), &self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn lines(disk: &Memory) -> Vec<String> {
    let text = String::from_utf8(disk.read(path()).unwrap()).unwrap();
    text.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn what_is_left_to_chance_is_drawn_from_the_seed_and_check_draws_it_again() {
    let disk = Memory::default();
    let mut record = record(&disk, "open", steward::engine::Seed::Open(7));
    record.enter("red roll").unwrap();
    record.enter("blue roll").unwrap();
    let expected = |ordinal| Seed::open(7).draw(ordinal).below(6) + 1;
    assert_eq!(record.table().line(1).unwrap().text, format!("red roll {}", expected(1)));
    assert_eq!(record.table().line(2).unwrap().text, format!("blue roll {}", expected(2)));
    drop(record);
    let report = Record::open(disk.arc(), path()).unwrap().check();
    assert_eq!((report.proof.seed, report.proof.draws, report.sound()), (Known::Open(7), 2, true));
}

#[test]
fn the_line_of_a_draw_is_readable() {
    let disk = Memory::default();
    let mut record = record(&disk, "open", steward::engine::Seed::Open(7)).with_clock(String::new);
    record.enter("red roll").unwrap();
    let die = Seed::open(7).draw(1).below(6) + 1;
    let draw = format!(
        r#""draw":{{"ordinal":1,"pool":{{"of":[["1",1],["2",1],["3",1],["4",1],["5",1],["6",1]],"take":1}},"outcome":["{die}"]}}"#
    );
    assert!(lines(&disk)[0].contains(&draw), "{}", lines(&disk)[0]);
}

#[test]
fn an_undone_draw_comes_out_the_same_and_the_record_says_it_was_known() {
    let disk = Memory::default();
    let mut record = record(&disk, "open", steward::engine::Seed::Open(7));
    for line in ["red roll", "undo", "red roll"] {
        record.enter(line).unwrap();
    }
    let text = |n| record.table().line(n).unwrap().text;
    assert_eq!(text(1), text(3));
    let known = |n| record.table().line(n).unwrap().draw.unwrap().known;
    assert_eq!((known(1), known(3)), (false, true));
    drop(record);
    assert!(Record::open(disk.arc(), path()).unwrap().check().sound());
}

#[test]
fn a_draw_that_the_seed_does_not_give_is_named() {
    let disk = Memory::default();
    let mut record = record(&disk, "open", steward::engine::Seed::Open(7));
    record.enter("red roll").unwrap();
    drop(record);
    let die = Seed::open(7).draw(1).below(6) + 1;
    let other = die % 6 + 1;
    let header = String::from_utf8(disk.read(path()).unwrap()).unwrap().lines().next().unwrap().to_owned();
    let mut line: serde_json::Value = serde_json::from_str(&lines(&disk)[0]).unwrap();
    line["act"]["roll"]["die"] = other.into();
    line["draw"]["outcome"] = serde_json::json!([other.to_string()]);
    let line = line.as_object_mut().unwrap();
    line.retain(|field, _| !["moves", "sum"].contains(&field.as_str()));
    let text = format!("{header}\n{}\n", serde_json::to_string(line).unwrap());
    let (_, record) = crate::open(text.as_bytes());
    let report = record.unwrap().check();
    let wrong = Broken::Draw { n: 1, found: other.to_string(), expected: die.to_string() };
    assert_eq!((report.proof.broken.as_slice(), report.sound()), ([wrong].as_slice(), false));
}

#[test]
fn an_outcome_that_an_amend_puts_in_is_listed_until_the_amend_is_undone() {
    let disk = Memory::default();
    let mut record = record(&disk, "open", steward::engine::Seed::Open(7));
    for line in ["red roll", "amend insert 1 red roll 3; strike 1"] {
        record.enter(line).unwrap();
    }
    let unseeded = record.table().unseeded();
    let [Unseeded::Typed { n: 2, pool, outcome, instead_of: None }, Unseeded::Amended { n: 2, draw: 1 }] =
        &unseeded[..]
    else {
        panic!("{unseeded:?}")
    };
    assert_eq!((pool.of.len(), outcome.as_slice()), (6, ["3".to_owned()].as_slice()));
    record.enter("undo").unwrap();
    assert_eq!(record.table().unseeded(), []);
}

#[test]
fn the_end_of_the_game_publishes_the_sealed_seed() {
    let id = new_id().unwrap();
    let folder = Folder::new(&id);
    let seed = Seed::fresh().unwrap();
    let sealed = folder.seeds().keep(&id, &seed).unwrap();
    let disk = Memory::default();
    let mut record = record(&disk, &id, sealed).with_seeds(Some(folder.seeds()));
    for line in ["red roll", "blue roll 3", "red pass", "blue pass", "read tax rate 1"] {
        record.enter(line).unwrap();
    }
    assert_eq!((record.check().proof.seed, record.check().proof.draws), (Known::Sealed, 1));
    assert!(!disk.read(path()).unwrap().windows(64).any(|part| part == seed.to_string().as_bytes()));
    assert_eq!(record.enter("tax").unwrap(), 6);
    assert_eq!(record.table().published(), Some(seed.to_string().as_str()));
    assert!(lines(&disk)[6].contains(r#""on":6,"at":"#) && lines(&disk)[6].contains(r#""seed":""#));
    drop(record);
    let mut again = Record::open(disk.arc(), path()).unwrap().with_seeds(None);
    let report = again.check();
    assert_eq!((report.proof.seed, report.proof.draws, report.sound()), (Known::Published, 1, true));
    for line in ["back 0", "red roll"] {
        again.enter(line).unwrap();
    }
    assert!(again.table().line(9).unwrap().draw.unwrap().known, "everybody can read the seed now");
    assert_eq!(again.table().line(9).unwrap().text, again.table().line(1).unwrap().text);
}

#[test]
fn a_published_seed_that_was_not_sealed_is_a_fault() {
    let disk = Memory::default();
    drop(record(&disk, "x", steward::engine::Seed::Commitment(Seed::open(1).commitment())));
    let mut text = String::from_utf8(disk.read(path()).unwrap()).unwrap();
    text.push_str(&format!("{{\"seed\":\"{}\"}}\n", Seed::open(2)));
    let (_, record) = crate::open(text.as_bytes());
    let report = record.unwrap().check();
    assert_eq!((report.proof.broken.as_slice(), report.sound()), ([Broken::Seal].as_slice(), false));
}

#[test]
fn a_seed_that_is_not_on_this_machine_leaves_the_draw_to_the_table() {
    let disk = Memory::default();
    let mut record = record(&disk, "away", steward::engine::Seed::Commitment(Seed::open(1).commitment()));
    let trouble = record.enter("red roll").unwrap_err().to_string();
    assert!(trouble.contains("engine-draw-open"), "{trouble}");
    record.enter("red roll 5").unwrap();
    let typed = record.enter(&format!("seed {}", Seed::open(1))).unwrap_err().to_string();
    assert!(typed.contains("engine-seed-typed"), "{typed}");
    assert_eq!(record.table().lines(), 1);
}
