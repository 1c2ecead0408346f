//! Draws of a record: its seed, and the visibility of draws that no longer count.

use steward::chance;
use steward::disk::Disk;

use crate::record::memory::Memory;
use crate::record::sample_game::{self};
use crate::record::{Record, path};

/// A record on a disk with the seed 7 in its header.
fn record(disk: &Memory) -> Record {
    let mut header = sample_game::header(&["Red", "Blue"], 100, 1);
    header.seed = Some(7);
    let header = serde_json::to_string::<steward::engine::Header>(&header).unwrap();
    assert!(header.contains(r#""seed":7"#), "{header}");
    Record::create(disk.arc(), path(), &header).unwrap()
}

fn lines(disk: &Memory) -> Vec<String> {
    let text = String::from_utf8(disk.read(path()).unwrap()).unwrap();
    text.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn what_is_left_to_chance_is_drawn_from_the_seed() {
    let disk = Memory::default();
    let mut record = record(&disk);
    record.enter("red roll").unwrap();
    record.enter("blue roll").unwrap();
    let expected = |ordinal| chance::draw(7, ordinal).below(6) + 1;
    assert_eq!(record.session().line(1).unwrap().text, format!("red roll {}", expected(1)));
    assert_eq!(record.session().line(2).unwrap().text, format!("blue roll {}", expected(2)));
    drop(record);
    assert!(Record::open(disk.arc(), path()).unwrap().check().sound());
}

#[test]
fn the_line_of_a_draw_is_readable() {
    let disk = Memory::default();
    let mut record = record(&disk).with_clock(String::new);
    record.enter("red roll").unwrap();
    let die = chance::draw(7, 1).below(6) + 1;
    let draw = format!(
        r#""draw":{{"ordinal":1,"pool":{{"of":[["1",1],["2",1],["3",1],["4",1],["5",1],["6",1]],"take":1}},"outcome":["{die}"]}}"#
    );
    assert!(lines(&disk)[0].contains(&draw), "{}", lines(&disk)[0]);
}

#[test]
fn an_undone_draw_comes_out_the_same_and_stays_in_the_record() {
    let disk = Memory::default();
    let mut record = record(&disk);
    for line in ["red roll", "undo", "red roll"] {
        record.enter(line).unwrap();
    }
    drop(record);
    let record = Record::open(disk.arc(), path()).unwrap();
    let row = |n| record.session().line(n).unwrap();
    assert_eq!((row(1).text, row(1).draw), (row(3).text, row(3).draw));
    assert_eq!((row(1).live, row(3).live), (false, true));
}

#[test]
fn an_outcome_typed_in_place_of_a_draw_stands_beside_it() {
    let disk = Memory::default();
    let mut record = record(&disk);
    for line in ["red roll", "undo", "red roll 3", "amend book replace 3 red roll 4"] {
        record.enter(line).unwrap();
    }
    let row = |n| record.session().line(n).unwrap();
    assert!(row(1).draw.is_some() && row(3).draw.is_none());
    assert!(row(4).text.contains("red roll 4"), "{}", row(4).text);
}
