//! A power failure after any write: every acknowledged act is there, and the record opens.

use steward::disk::beside;
use steward::record::Saved;
use steward::session::Session;

use crate::record::memory::{Memory, Mood};
use crate::record::{GAME, Record, begin, open, path, played, written};

#[test]
fn every_prefix_of_a_record_opens_with_its_complete_lines() {
    let whole = written(&GAME);
    let header = whole.iter().position(|byte| *byte == b'\n').unwrap();
    for length in 0..=whole.len() {
        let prefix = &whole[..length];
        let (disk, record) = open(prefix);
        if length < header {
            assert!(record.is_err(), "{length}");
            assert_eq!(disk.has(path()).unwrap(), prefix, "{length}");
            continue;
        }
        let record = record.unwrap_or_else(|fault| panic!("{length}: {fault}"));
        let ends = prefix.iter().filter(|byte| **byte == b'\n').count();
        let whole_line = prefix.ends_with(b"}") && whole.get(length) == Some(&b'\n');
        let lines = ends - usize::from(length > header) + usize::from(whole_line && length > header);
        assert_eq!(record.session().lines() as usize, lines, "{length}");
        let torn = disk.has(&beside(path(), "torn")).unwrap_or_default();
        let mut together = disk.has(path()).unwrap();
        together.extend(torn);
        assert_eq!(together, prefix, "{length}: nothing is lost");
    }
}

#[test]
fn a_record_that_was_torn_goes_on_where_it_was_good() {
    let whole = written(&GAME[..4]);
    let (disk, record) = open(&whole[..whole.len() - 9]);
    let mut record = record.unwrap();
    assert!(record.check().torn > 0);
    record.enter("blue pass").unwrap();
    drop(record);
    let again = Record::open(disk.arc(), path()).unwrap();
    assert_eq!(again.session().book(), played(&GAME[..4]).book());
    assert_eq!(again.check().torn, 0);
}

#[test]
fn every_acknowledged_act_survives_a_crash_after_any_write() {
    for entered in 0..=GAME.len() {
        let disk = Memory::default();
        let mut record = begin(&disk);
        for line in &GAME[..entered] {
            record.enter(line).unwrap();
        }
        // One more act is partly written and never flushed.
        disk.mood(Mood::NoFlush);
        if let Some(next) = GAME.get(entered) {
            assert!(record.enter(next).is_err());
        }
        for survive in [0, 1, 20, 60, 10_000] {
            for zeros in [false, true] {
                let after = disk.crash(survive, zeros);
                let opened = Record::open(after.arc(), path()).unwrap();
                let lines = opened.session().lines() as usize;
                assert!(lines == entered || (!zeros && survive == 10_000 && lines == entered + 1));
                assert_eq!(opened.session().book(), played(&GAME[..lines]).book());
                assert!(opened.check().sound());
            }
        }
    }
}

#[test]
fn an_act_is_one_write_and_one_flush() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    assert_eq!(disk.counts(), (1, 1));
    for (line, count) in GAME.iter().zip(2..) {
        record.enter(line).unwrap();
        assert_eq!(disk.counts(), (count, count), "{line}");
    }
    assert!(record.enter("dance").is_err());
    assert_eq!(disk.counts().0, GAME.len() + 1);
    assert_eq!(record.saved(), Saved::All);
}

#[test]
fn a_record_that_is_opened_is_the_one_that_was_written() {
    let whole = written(&GAME);
    let (disk, record) = open(&whole);
    let record = record.unwrap();
    let played = played(&GAME);
    assert_eq!(record.session().book(), played.book());
    assert_eq!(record.session().entries(), played.entries());
    let (again, game): (&Session, &Session) = (record.session(), &played);
    assert_eq!(
        (again.head(), again.redo_target(), again.chain()),
        (game.head(), game.redo_target(), game.chain())
    );
    let report = record.check();
    assert_eq!((report.entries, report.without_sum, report.without_moves), (17, 0, 0));
    assert!(report.sound());
    drop(record);
    assert_eq!(disk.has(path()).unwrap(), whole);
}
