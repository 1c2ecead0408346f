//! Automatic backups: the last ten games, and each game once a day.

use std::path::{Path, PathBuf};

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
    let mut header = sample_game::header(&["Red", "Blue"], 100, 1);
    header.id = id.to_owned();
    let header = serde_json::to_string(&header).unwrap();
    let record = Record::create(Memory::default().arc(), path(), &header).unwrap();
    // The same lines give the same backup, whatever the time.
    let mut record = record.with_clock(String::new);
    for line in lines {
        record.enter(line).unwrap();
    }
    record
}

fn opens(copy: &Path) -> u32 {
    let copy = Record::open_read_only(std::sync::Arc::new(steward::disk::Files), copy).unwrap();
    copy.table().lines()
}

#[test]
fn the_last_ten_games_are_backed_up_as_they_were_closed() {
    let folder = Folder::new("ten");
    let backups = Backups::at(&folder.0);
    for n in 0..12 {
        let record = game(&format!("game{n}"), &["note soup"]);
        backups.put_away(&Backup::of(&record).unwrap()).unwrap();
    }
    let kept = backups.list();
    assert_eq!(kept.len(), 10);
    let holds =
        |n: u32| kept.iter().any(|path| path.to_string_lossy().ends_with(&format!("game{n}.steward")));
    assert!(!holds(0) && !holds(1) && (2..12).all(holds), "{kept:?}");
    backups.put_away(&Backup::of(&game("game5", &["note soup", "note bread"])).unwrap()).unwrap();
    let kept = backups.list();
    assert_eq!(
        (kept.len(), opens(&kept[0])),
        (10, 2),
        "a game is put away in place of itself, as the newest"
    );
}

#[test]
fn a_game_is_backed_up_at_its_first_opening_on_a_day() {
    let folder = Folder::new("day");
    let backups = Backups::at(&folder.0);
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
        let backups = Backups::at(&folder.0);
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
