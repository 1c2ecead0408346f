//! The real disk of this machine.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use steward::disk::beside;
use steward::platform::Files;
use steward::record::{Cause, ReadOnly, Trouble, new_id};

use crate::record::{GAME, Record, header, played};

/// A temporary folder, removed on drop.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("steward-{}", new_id().unwrap()));
        fs::create_dir(&folder).unwrap();
        Self(folder)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("friday.steward")
    }

    pub fn names(&self) -> Vec<String> {
        let names = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> =
            names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // The system clears its temporary folder itself.
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn open(path: &Path) -> Record {
    Record::open(Arc::new(Files), path).unwrap()
}

#[test]
fn a_record_is_begun_closed_opened_and_gone_on_with() {
    let folder = Folder::new();
    let mut record = Record::create(Arc::new(Files), &folder.file(), &header()).unwrap();
    record.enter(GAME[0]).unwrap();
    drop(record);
    let mut record = open(&folder.file());
    for line in &GAME[1..] {
        record.enter(line).unwrap();
    }
    drop(record);
    let record = open(&folder.file());
    assert_eq!(record.session().book(), played(&GAME).book());
    assert!(record.check().sound() && record.check().without_sum == 0);
    let at = record.session().line(1).unwrap().at.to_owned();
    assert_eq!(at.len(), 25, "{at}");
    drop(record);
    let left: &[&str] =
        if cfg!(unix) { &["friday.steward"] } else { &["friday.steward", "friday.steward.lock"] };
    assert_eq!(folder.names(), left);
}

#[test]
fn a_file_removed_replaced_or_changed_by_another_program_is_noticed_on_the_real_disk() {
    type Meddle = fn(&Path);
    let meddle: [(&str, Meddle); 4] = [
        ("record-gone", |file| fs::remove_file(file).unwrap()),
        ("record-gone", |file| {
            fs::copy(file, file.with_extension("other")).unwrap();
            fs::rename(file.with_extension("other"), file).unwrap();
        }),
        ("record-changed", |file| fs::write(file, "a letter").unwrap()),
        ("record-changed", |file| {
            let text = fs::read_to_string(file).unwrap();
            fs::write(file, text.replace("Red", "Rex")).unwrap();
        }),
    ];
    for (said, meddle) in meddle.into_iter().filter(|(said, _)| cfg!(unix) || *said == "record-changed") {
        let folder = Folder::new();
        let mut record = Record::create(Arc::new(Files), &folder.file(), &header()).unwrap();
        record.enter(GAME[0]).unwrap();
        let before = fs::metadata(folder.file()).unwrap().modified().unwrap();
        meddle(&folder.file());
        if let Ok(file) = fs::File::options().write(true).open(folder.file()) {
            // Two writes may get the same time stamp.
            file.set_modified(before + std::time::Duration::from_secs(1)).unwrap();
        }
        let there = fs::read(folder.file()).ok();
        let Err(Trouble::NotSaved { why, .. }) = record.enter(GAME[1]) else { panic!("{said}") };
        assert_eq!(why.to_string(), said);
        assert_eq!(fs::read(folder.file()).ok(), there, "it is left as it is");
    }
}

#[test]
fn a_file_that_was_only_touched_is_written_on() {
    let folder = Folder::new();
    let mut record = Record::create(Arc::new(Files), &folder.file(), &header()).unwrap();
    let file = fs::File::options().write(true).open(folder.file()).unwrap();
    file.set_modified(std::time::SystemTime::UNIX_EPOCH).unwrap();
    record.enter(GAME[0]).unwrap();
}

#[test]
fn two_programs_do_not_write_one_record() {
    let folder = Folder::new();
    let first = Record::create(Arc::new(Files), &folder.file(), &header()).unwrap();
    let second = open(&folder.file());
    let Some(ReadOnly::Held(who)) = second.read_only() else { panic!("{:?}", second.read_only()) };
    if cfg!(unix) {
        assert_eq!(who.as_ref().unwrap().pid, std::process::id());
        assert!(who.as_ref().unwrap().program.starts_with("steward "));
    }
    drop(first);
    assert_eq!(open(&folder.file()).read_only(), None);
}

#[test]
fn a_lock_left_by_a_dead_program_does_not_block() {
    let folder = Folder::new();
    drop(Record::create(Arc::new(Files), &folder.file(), &header()).unwrap());
    let left = r#"{"pid":1,"program":"steward 0.0.1","since":"2026-01-01T00:00:00+00:00"}"#;
    for text in [left, "", "rubbish"] {
        fs::write(beside(&folder.file(), "lock"), text).unwrap();
        assert_eq!(open(&folder.file()).read_only(), None, "{text}");
    }
}

/// Opens a record, reports it, and waits to be killed. The test below runs it as a separate process.
#[test]
fn holds_a_record_until_it_is_killed() {
    let Ok(path) = std::env::var("STEWARD_TEST_HOLD") else { return };
    let mut record = open(Path::new(&path));
    record.enter(GAME[0]).unwrap();
    println!("held");
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
}

#[test]
fn a_program_that_is_killed_gives_its_record_back() {
    let folder = Folder::new();
    drop(Record::create(Arc::new(Files), &folder.file(), &header()).unwrap());
    let mut other = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "record::files::holds_a_record_until_it_is_killed", "--nocapture"])
        .env("STEWARD_TEST_HOLD", folder.file())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(other.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("held")));
    let looked = open(&folder.file());
    assert!(matches!(looked.read_only(), Some(ReadOnly::Held(_))));
    assert_eq!(looked.session().lines(), 1);
    other.kill().unwrap();
    other.wait().unwrap();
    let mut record = open(&folder.file());
    assert_eq!(record.read_only(), None);
    record.enter(GAME[1]).unwrap();
}

#[test]
fn a_folder_or_a_missing_file_is_reported() {
    let folder = Folder::new();
    let cause = |path: &Path| Record::open(Arc::new(Files), path).unwrap_err().cause;
    assert_eq!(cause(&folder.file()), Cause::Missing);
    assert_eq!(cause(&folder.0), Cause::Folder);
    assert_eq!(cause(&folder.0.join("no/such/folder.steward")), Cause::Missing);
    assert!(folder.names().is_empty());
    fs::write(folder.file(), "").unwrap();
    assert_eq!(cause(&folder.file()), Cause::Empty);
    let exists = Record::create(Arc::new(Files), &folder.file(), &header()).unwrap_err();
    assert_eq!(exists.cause, Cause::Exists);
    let nowhere = Record::create(Arc::new(Files), &folder.0.join("no/where.steward"), &header()).unwrap_err();
    assert!(matches!(nowhere.cause, Cause::Unwritten(_)));
}
