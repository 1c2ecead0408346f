//! Disks that are full, gone or slow, and two writers.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use steward::disk::{Disk, beside};
use steward::record::{Cause, Closed, ReadOnly, Saved, Trouble};

use crate::record::memory::{Memory, Mood};
use crate::record::{GAME, Record, begin, header, open, path, played, written};

#[test]
fn an_act_that_the_disk_does_not_take_is_not_acknowledged_and_the_game_goes_on() {
    for mood in [Mood::Room(0), Mood::Room(31), Mood::NoFlush, Mood::Dead] {
        let disk = Memory::default();
        let mut record = begin(&disk);
        record.enter(GAME[0]).unwrap();
        disk.mood(mood);
        assert!(matches!(record.enter(GAME[1]), Err(Trouble::NotSaved { n: 2, .. })), "{mood:?}");
        assert!(matches!(record.enter(GAME[2]), Err(Trouble::NotSaved { n: 3, .. })));
        assert!(matches!(record.saved(), Saved::Not(2, _)));
        assert_eq!(record.session().book(), played(&GAME[..3]).book());
        assert!(matches!(record.retry(), Saved::Not(2, _)));
        disk.mood(Mood::Well);
        assert_eq!(record.retry(), Saved::All);
        record.enter(GAME[3]).unwrap();
        drop(record);
        assert_eq!(disk.has(path()).unwrap(), written(&GAME[..4]), "{mood:?}");
    }
}

#[test]
fn a_file_that_another_program_removed_is_no_place_to_save() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    record.enter(GAME[0]).unwrap();
    disk.take(path());
    let Err(Trouble::NotSaved { n: 2, why }) = record.enter(GAME[1]) else { panic!() };
    assert_eq!(why.to_string(), "record-gone");
    assert!(matches!(record.retry(), Saved::Not(1, _)));
    assert_eq!(record.session().book(), played(&GAME[..2]).book());
    record.go_on_at(disk.arc(), Path::new("stick.steward")).unwrap();
    assert_eq!(disk.has(Path::new("stick.steward")).unwrap(), written(&GAME[..2]));
}

#[test]
fn a_file_that_another_program_changed_is_left_as_it_is_until_it_is_as_it_was() {
    let whole = written(&GAME[..1]);
    let longer = [&whole[..], b"and so on\n"].concat();
    for changed in [&whole[..whole.len() - 1], &longer, b""] {
        let disk = Memory::default();
        let mut record = begin(&disk);
        record.enter(GAME[0]).unwrap();
        disk.put(path(), changed);
        let Err(Trouble::NotSaved { n: 2, why }) = record.enter(GAME[1]) else { panic!() };
        assert_eq!(why.to_string(), "record-changed");
        assert!(matches!(record.retry(), Saved::Not(1, _)));
        assert_eq!(disk.has(path()).unwrap(), changed, "nothing of it is lost");
        disk.put(path(), &whole);
        assert_eq!(record.retry(), Saved::All);
        assert_eq!(disk.has(path()).unwrap(), written(&GAME[..2]));
    }
}

#[test]
fn what_a_failed_write_left_is_cut_off_and_what_another_program_wrote_is_not() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    disk.mood(Mood::Room(31));
    assert!(record.enter(GAME[0]).is_err());
    let torn = disk.has(path()).unwrap();
    disk.mood(Mood::Well);
    let other = [&torn[..], b"and so on\n"].concat();
    disk.put(path(), &other);
    let Saved::Not(1, why) = record.retry() else { panic!() };
    assert_eq!((why.to_string().as_str(), disk.has(path()).unwrap()), ("record-changed", other));
    disk.put(path(), &torn);
    assert_eq!(record.retry(), Saved::All);
    assert_eq!(disk.has(path()).unwrap(), written(&GAME[..1]));
}

#[test]
fn the_next_act_brings_along_what_was_missing() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    disk.mood(Mood::Room(40));
    assert!(record.enter(GAME[0]).is_err());
    disk.mood(Mood::Well);
    record.enter(GAME[1]).unwrap();
    assert_eq!(record.saved(), Saved::All);
    assert_eq!(disk.has(path()).unwrap(), written(&GAME[..2]));
}

#[test]
fn when_the_disk_is_gone_the_session_goes_on_in_another_file() {
    let (disk, stick) = (Memory::default(), Memory::default());
    let mut record = begin(&disk);
    record.enter(GAME[0]).unwrap();
    disk.mood(Mood::Dead);
    assert!(record.enter(GAME[1]).is_err());
    let other = Path::new("stick.steward");
    assert!(matches!(record.go_on_at(disk.arc(), other).unwrap_err().cause, Cause::Unwritten(_)));
    record.go_on_at(stick.arc(), other).unwrap();
    assert_eq!(record.path(), other);
    assert_eq!(record.saved(), Saved::All);
    record.enter(GAME[2]).unwrap();
    drop(record);
    assert_eq!(stick.has(other).unwrap(), written(&GAME[..3]));
}

#[test]
fn refused_lines_are_not_written_when_the_record_is_closed() {
    for mood in [Mood::NoFlush, Mood::Room(0), Mood::Room(31)] {
        let disk = Memory::default();
        let mut record = begin(&disk);
        record.enter(GAME[0]).unwrap();
        disk.mood(mood);
        assert!(record.enter(GAME[1]).is_err());
        disk.mood(Mood::Well);
        assert!(matches!(record.close(), Closed::NotWritten(1, _)), "{mood:?}");
        assert_eq!(disk.has(path()).unwrap(), written(&GAME[..1]), "{mood:?}");
        drop(record);
        assert_eq!(disk.has(path()).unwrap(), written(&GAME[..1]), "{mood:?}");
    }
}

#[test]
fn a_record_that_is_dropped_takes_back_what_the_disk_refused() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    record.write_away(Box::new(|| {})).unwrap();
    disk.mood(Mood::NoFlush);
    record.enter(GAME[0]).unwrap();
    assert!(matches!(record.finish(), Saved::Not(1, _)));
    disk.mood(Mood::Well);
    drop(record);
    assert_eq!(disk.has(path()).unwrap(), written(&[]));
}

#[test]
fn closing_reports_an_entry_that_may_not_be_saved() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    disk.mood(Mood::NoFlush);
    assert!(record.enter(GAME[0]).is_err());
    assert!(matches!(record.close(), Closed::Unknown(1, _)), "taking it back is not flushed either");
    let mut record = Record::open(disk.arc(), path()).unwrap();
    disk.mood(Mood::Well);
    assert_eq!(record.close(), Closed::Written);
    assert!(matches!(record.enter(GAME[1]), Err(Trouble::ReadOnly(_))), "it is only looked at from then on");
}

#[test]
fn nothing_is_written_over_and_nothing_half_written_is_left() {
    let (disk, _) = open(b"a letter");
    assert_eq!(Record::create(disk.arc(), path(), &header()).unwrap_err().cause, Cause::Exists);
    assert_eq!(disk.has(path()).unwrap(), b"a letter");
    let disk = Memory::default();
    disk.mood(Mood::Room(10));
    assert!(matches!(Record::create(disk.arc(), path(), &header()).unwrap_err().cause, Cause::Unwritten(_)));
    assert_eq!(disk.has(path()), None);
    assert!(matches!(Record::create(disk.arc(), path(), "{}").unwrap_err().cause, Cause::Header(_)));
}

#[test]
fn a_slow_disk_does_not_hold_up_the_next_act() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    let rung = Arc::new(AtomicUsize::new(0));
    let bell = Arc::clone(&rung);
    record
        .write_away(Box::new(move || {
            bell.fetch_add(1, Ordering::SeqCst);
        }))
        .unwrap();
    disk.hold_up(true);
    for line in GAME {
        record.enter(line).unwrap();
    }
    assert_eq!(record.saved(), Saved::Writing(17));
    assert_eq!(Record::open(disk.arc(), path()).unwrap().session().lines(), 0);
    disk.hold_up(false);
    assert_eq!(record.finish(), Saved::All);
    drop(record);
    assert_eq!(rung.load(Ordering::SeqCst), 2, "the bell is rung after the answer");
    assert_eq!(disk.has(path()).unwrap(), written(&GAME));
}

#[test]
fn a_thread_that_writes_finishes_before_the_record_is_closed() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    record.write_away(Box::new(|| {})).unwrap();
    for line in GAME {
        record.enter(line).unwrap();
    }
    drop(record);
    assert_eq!(disk.has(path()).unwrap(), written(&GAME));
}

#[test]
fn a_thread_whose_disk_fails_says_so_and_goes_on_when_it_is_well_again() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    record.write_away(Box::new(|| {})).unwrap();
    disk.mood(Mood::Room(50));
    record.enter(GAME[0]).unwrap();
    assert!(matches!(record.finish(), Saved::Not(1, _)));
    assert!(matches!(record.enter(GAME[1]), Ok(2) | Err(Trouble::NotSaved { .. })));
    assert!(matches!(record.finish(), Saved::Not(2, _)));
    disk.mood(Mood::Well);
    record.retry();
    assert_eq!(record.finish(), Saved::All);
    assert_eq!(disk.has(path()).unwrap(), written(&GAME[..2]));
}

#[test]
fn the_second_to_open_a_record_only_reads_and_is_shown_who_writes() {
    let disk = Memory::default();
    let mut first = begin(&disk);
    first.enter(GAME[0]).unwrap();
    let mut second = Record::open(disk.arc(), path()).unwrap();
    let Some(ReadOnly::Held(Some(who))) = second.read_only() else { panic!() };
    assert_eq!(who.pid, std::process::id());
    assert!(matches!(second.enter(GAME[1]), Err(Trouble::ReadOnly(_))));
    assert_eq!(second.session().lines(), 1);
    first.enter(GAME[1]).unwrap();
    drop(first);
    let third = Record::open(disk.arc(), path()).unwrap();
    assert_eq!((third.read_only(), third.session().lines()), (None, 2));
    assert_eq!(Record::create(disk.arc(), path(), &header()).unwrap_err().cause, Cause::Exists);
}

#[test]
fn reading_locks_nothing_and_moves_nothing() {
    let whole = written(&GAME);
    let torn = &whole[..whole.len() - 5];
    let disk = Memory::default();
    disk.put(path(), torn);
    let looked = Record::open_read_only(disk.arc(), path()).unwrap();
    assert_eq!((looked.check().entries, looked.read_only()), (16, Some(&ReadOnly::Asked)));
    assert_eq!(disk.read(path()).unwrap(), torn);
    assert_eq!(disk.has(&beside(path(), "torn")), None);
    assert_eq!(Record::open(disk.arc(), path()).unwrap().read_only(), None);
}

#[test]
fn a_record_that_cannot_be_written_is_opened_read_only() {
    let disk = Memory::default();
    disk.put(path(), &written(&GAME));
    disk.protect(path());
    let record = Record::open(disk.arc(), path()).unwrap();
    assert!(matches!(record.read_only(), Some(ReadOnly::Unwritten(_))));
    assert_eq!(record.session().lines(), 17);
}

#[test]
fn every_trouble_has_a_message_in_every_language() {
    let mut said = Vec::new();
    let whole = String::from_utf8(written(&GAME)).unwrap();
    for bytes in [
        "".to_owned(),
        "hello".to_owned(),
        whole.replace("\"steward\":2", "\"steward\":9"),
        whole.replace("\"rules\":2", "\"rules\":9"),
        whole.replace("\"toy\"", "\"go\""),
        whole.replace("\"die\":5", "\"die\":6"),
        whole.replacen("\"act\"", "\"fact\"", 1).replace(",\"sum\"", ",\"sum \""),
        whole.replacen("\"n\":1", "\"n\":1,\"pause\":\"\"", 1).replace(",\"sum\"", ",\"sum \""),
        whole.replacen("\"n\":1", "\"n\":3", 1).replace(",\"sum\"", ",\"sum \""),
    ] {
        let fault = open(bytes.as_bytes()).1.map(|_| ()).unwrap_err();
        said.extend([Some(fault.line()), fault.suggestion()]);
    }
    let disk = Memory::default();
    let mut record = begin(&disk);
    said.push(Record::open(disk.arc(), path()).unwrap().read_only().map(ReadOnly::line));
    said.push(Record::open_read_only(disk.arc(), path()).unwrap().read_only().map(ReadOnly::line));
    disk.mood(Mood::Dead);
    for text in ["tax", "red dance", "{}", "red roll 1"] {
        let trouble = record.enter(text).unwrap_err();
        said.extend([Some(trouble.line()), trouble.suggestion()]);
    }
    for line in said.into_iter().flatten() {
        for language in steward::words::Language::ALL {
            let text = steward::words::render(&line, *language);
            assert!(!text.contains("record-") && !text.contains("engine-"), "{text}");
        }
    }
}
