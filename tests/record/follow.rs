//! Following a record that another program writes.

use steward::disk::Disk;
use steward::record::{Follower, ReadOnly};

use crate::record::memory::Memory;
use crate::record::{GAME, Record, begin, path};

/// A writer and a follower after the first line.
fn two() -> (Memory, Record, Record, Follower) {
    let disk = Memory::default();
    let mut writer = begin(&disk);
    writer.enter(GAME[0]).unwrap();
    let reader = Record::open_read_only(disk.arc(), path()).unwrap();
    let follower = reader.follower().unwrap();
    assert!(writer.follower().is_none(), "a writer has no follower");
    (disk, writer, reader, follower)
}

/// The state of a follower after catching up: the number of lines, and whether following has failed.
fn looks(reader: &mut Record, follower: &mut Follower) -> (u32, bool) {
    if let Some(found) = follower.check() {
        assert!(reader.follow(found).is_continue());
    }
    assert!(follower.check().is_none(), "nothing came since");
    (reader.session().lines(), reader.stands_still().is_some())
}

#[test]
fn whole_lines_are_followed_as_they_come_and_half_a_line_is_waited_for() {
    let (disk, mut writer, mut reader, mut follower) = two();
    assert_eq!(looks(&mut reader, &mut follower), (1, false));
    for (line, n) in GAME[1..4].iter().zip(2..) {
        writer.enter(line).unwrap();
        assert_eq!(looks(&mut reader, &mut follower), (n, false));
    }
    assert_eq!(reader.session().book(), writer.session().book());
    assert_eq!(reader.fingerprint(), writer.fingerprint());
    let before = disk.read(path()).unwrap();
    writer.enter(GAME[4]).unwrap();
    let whole = disk.read(path()).unwrap();
    disk.put(path(), &whole[..whole.len() - 3]);
    assert_eq!(looks(&mut reader, &mut follower), (4, false));
    disk.put(path(), &before);
    assert_eq!(looks(&mut reader, &mut follower), (4, false), "the half that was cut off again is no line");
    disk.put(path(), &whole);
    assert_eq!(looks(&mut reader, &mut follower), (5, false));
}

#[test]
fn following_pauses_while_a_file_is_gone_or_changed() {
    type Wrong = fn(&[u8]) -> Option<Vec<u8>>;
    let wrong: [Wrong; 4] = [
        |_| None,
        |_| Some(b"{}\n".to_vec()),
        |whole| Some([b"x", &whole[1..]].concat()),
        |whole| Some([whole, b"{\"n\":3,\"note\":{\"text\":\"x\"},\"sum\":\"0123456789abcdef\"}\n"].concat()),
    ];
    for wrong in wrong {
        let (disk, mut writer, mut reader, mut follower) = two();
        writer.enter(GAME[1]).unwrap();
        let whole = disk.read(path()).unwrap();
        match wrong(&whole) {
            None => disk.take(path()),
            Some(bytes) => disk.put(path(), &bytes),
        }
        assert_eq!(looks(&mut reader, &mut follower), (1, true));
        let since = reader.stands_still().unwrap().to_string();
        assert!(since.starts_with("record-stands-still(since=words-moment(day=words-date("), "{since}");
        disk.put(path(), &whole);
        assert_eq!(looks(&mut reader, &mut follower), (2, false));
    }
}

#[test]
fn a_writer_that_has_ended_is_no_longer_named_as_the_one_who_writes() {
    let (disk, writer, ..) = two();
    let mut reader = Record::open(disk.arc(), path()).unwrap();
    let mut follower = reader.follower().unwrap();
    let mut now = |reader: &mut Record| {
        looks(reader, &mut follower);
        reader.read_only().unwrap().clone()
    };
    assert!(matches!(now(&mut reader), ReadOnly::Held(Some(_))));
    drop(writer);
    assert!(matches!(now(&mut reader), ReadOnly::Free(_)));
    let other = Record::open(disk.arc(), path()).unwrap();
    assert_eq!(other.read_only(), None);
    assert!(matches!(now(&mut reader), ReadOnly::Held(Some(_))));
}

#[test]
fn a_copy_holds_what_the_file_holds() {
    let (disk, mut writer, reader, _) = two();
    writer.enter(GAME[1]).unwrap();
    let copy = std::path::Path::new("copy.steward");
    reader.save_copy(copy).unwrap();
    assert_eq!(disk.has(copy), disk.has(path()));
    disk.take(path());
    let copy = std::path::Path::new("again.steward");
    reader.save_copy(copy).unwrap();
    let saved = Record::open_read_only(disk.arc(), copy).unwrap();
    assert_eq!(saved.session().lines(), 1, "where the file is gone, what was seen of it");
}
