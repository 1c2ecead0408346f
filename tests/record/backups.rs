//! Automatic backups: the last ten games, and each game once a day.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use steward::platform::Files;
use steward::record::{Backup, Backups};

use crate::record::memory::Memory;
use crate::record::{Record, path};
use crate::sample_game;

/// A temporary folder, removed on drop.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("steward-backups-{name}-{}", std::process::id()));
        // An earlier run that failed may have left it.
        let _ = std::fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn game(id: &str, lines: &[&str]) -> Record {
    // With the same time, the same lines give the same record.
    game_at(id, lines, String::new)
}

fn game_at(id: &str, lines: &[&str], clock: fn() -> String) -> Record {
    let mut header = sample_game::header(&["Red", "Blue"], 100, 1);
    header.id = id.to_owned();
    let header = serde_json::to_string(&header).unwrap();
    let record = Record::create(Memory::default().arc(), path(), &header).unwrap();
    let mut record = record.with_clock(clock);
    for line in lines {
        record.enter(line).unwrap();
    }
    record
}

fn opens(copy: &Path) -> u32 {
    let copy = Record::open_read_only(Arc::new(Files), copy).unwrap();
    copy.session().lines()
}

#[test]
fn the_last_ten_games_are_backed_up_as_they_were_closed() {
    let folder = Folder::new("ten");
    let backups = Backups::at(Arc::new(Files), &folder.0);
    for n in 0..12 {
        let record = game_at(&format!("game{n}"), &["note soup"], next_minute);
        backups.put_away(&Backup::of(&record).unwrap()).unwrap();
    }
    let kept = backups.list();
    assert_eq!(kept.len(), 10);
    let holds =
        |n: u32| kept.iter().any(|path| path.to_string_lossy().ends_with(&format!("game{n}.steward")));
    assert!(!holds(0) && !holds(1) && (2..12).all(holds), "{kept:?}");
    let again = kept.iter().find(|path| path.to_string_lossy().ends_with("game5.steward")).unwrap();
    let mut record = Record::open(Arc::new(Files), again).unwrap().with_clock(next_minute);
    record.enter("note bread").unwrap();
    let (backup, again) = (Backup::of(&record).unwrap(), again.clone());
    drop(record);
    backups.put_away(&backup).unwrap();
    let kept = backups.list();
    assert_eq!(
        (kept.len(), opens(&kept[0])),
        (10, 2),
        "a game is put away in place of itself, as the newest"
    );
    assert_eq!(kept[0], again);
}

/// One minute later at each call, in a past year.
fn next_minute() -> String {
    static MINUTE: AtomicU32 = AtomicU32::new(0);
    let minute = MINUTE.fetch_add(1, Ordering::Relaxed);
    format!("2026-01-01T{:02}:{:02}:00Z", minute / 60, minute % 60)
}

#[test]
fn copies_of_a_clock_that_ran_ahead_and_games_of_others_take_no_place_from_the_one_just_made() {
    let folder = Folder::new("ahead");
    let backups = Backups::at(Arc::new(Files), &folder.0);
    std::fs::create_dir_all(folder.0.join("games")).unwrap();
    let others = folder.0.join("games").join("grandmother.steward");
    let ahead = || "2199-01-01T00:00:00Z".to_owned();
    for n in 0..10 {
        let record = game_at(&format!("ahead{n}"), &["note soup"], ahead);
        backups.put_away(&Backup::of(&record).unwrap()).unwrap();
    }
    std::fs::copy(&backups.list()[0], &others).unwrap();
    for copy in backups.list() {
        let file = std::fs::File::options().write(true).open(copy).unwrap();
        file.set_modified(std::time::SystemTime::now() + std::time::Duration::from_secs(1 << 30)).unwrap();
    }
    for n in 0..10 {
        let record = game_at(&format!("now{n}"), &["note soup"], next_minute);
        backups.put_away(&Backup::of(&record).unwrap()).unwrap();
    }
    let kept = backups.list();
    let count = |part: &str| kept.iter().filter(|path| path.to_string_lossy().contains(part)).count();
    assert_eq!((count("toy-now"), count("toy-ahead"), count("grandmother")), (10, 0, 1), "{kept:#?}");
}

#[test]
fn a_copy_that_cannot_be_kept_is_said_and_ends() {
    let folder = Folder::new("none");
    std::fs::create_dir_all(&folder.0).unwrap();
    // A folder cannot be created where a file exists.
    for kind in ["games", "days"] {
        std::fs::write(folder.0.join(kind), "a letter").unwrap();
    }
    let backups = Backups::at(Arc::new(Files), &folder.0);
    let backup = Backup::of(&game("friday", &["note soup"])).unwrap();
    assert!(backups.put_away(&backup).is_err() && backups.opened(&backup).is_err());
    // An unreadable file under the name of a backup is left alone.
    for kind in ["games", "days"] {
        std::fs::remove_file(folder.0.join(kind)).unwrap();
    }
    backups.put_away(&backup).unwrap();
    let copy = backups.list().remove(0);
    std::fs::remove_file(&copy).unwrap();
    std::fs::create_dir(&copy).unwrap();
    backups.put_away(&backup).unwrap();
    assert_eq!(backups.list().iter().filter(|path| path.is_file()).count(), 1);
}

#[test]
fn a_game_is_backed_up_at_its_first_opening_on_a_day() {
    let folder = Folder::new("day");
    let backups = Backups::at(Arc::new(Files), &folder.0);
    backups.opened(&Backup::of(&game("friday", &["note soup"])).unwrap()).unwrap();
    backups.opened(&Backup::of(&game("friday", &["note soup", "note bread"])).unwrap()).unwrap();
    let kept = backups.list();
    assert_eq!(kept.len(), 1);
    assert_eq!(opens(&kept[0]), 1, "what was entered later on the day cannot reach it");
}

#[test]
fn a_game_without_an_entry_is_not_kept() {
    assert!(Backup::of(&game("empty", &[])).is_none());
}

#[test]
fn backups_of_unnamed_and_of_diverged_games_never_overwrite_each_other() {
    for id in ["", "friday"] {
        let folder = Folder::new(&format!("apart-{id}"));
        let backups = Backups::at(Arc::new(Files), &folder.0);
        let kept = |backups: &Backups| {
            let mut kept: Vec<String> =
                backups.list().iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
            kept.sort();
            kept
        };
        for lines in [&["note soup"][..], &["note bread"], &["note soup", "note more"], &["note soup"]] {
            let record = game(id, lines);
            backups.put_away(&Backup::of(&record).unwrap()).unwrap();
            backups.opened(&Backup::of(&record).unwrap()).unwrap();
        }
        let notes = kept(&backups);
        let holds =
            |words: &[&str]| notes.iter().filter(|text| words.iter().all(|word| text.contains(word))).count();
        assert_eq!((holds(&["soup", "more"]), holds(&["bread"])), (1, 2), "{notes:#?}");
        assert_eq!(notes.len(), 4, "one of each way in the games, and one of each in the days: {notes:#?}");
    }
}
