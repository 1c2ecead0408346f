//! A window on a record that another program writes follows the file and pauses with it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use steward::desk::{Action, Desk, Page, Room};
use steward::disk::{AppendFile, Disk, Stamp, Who};
use steward::platform::Files;
use steward::record::Record;
use steward::words::{Language, keys};

use crate::driven::{
    FRAME, Window, description, english, enter, last, press, sentence, settle, shows, table, typed, until,
    window, word, write, write_in_field,
};
use crate::room::{Folder, nowhere, on_table, speaking};

/// The real disk, counting how often the stamp of a file is read.
#[derive(Clone, Debug, Default)]
struct Counting(Arc<AtomicU32>);

impl Disk for Counting {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        Files.read(path)
    }

    fn stamp(&self, path: &Path) -> io::Result<Stamp> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Files.stamp(path)
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn AppendFile>> {
        Files.create(path, bytes)
    }

    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        Files.replace(path, bytes)
    }

    fn writer(&self, path: &Path) -> Option<Who> {
        Files.writer(path)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        Files.remove(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        Files.list(folder)
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>> {
        Files.append(path)
    }
}

/// The writer of a game, and a window that reads the same file.
fn read(folder: &Folder, language: Language, disk: &Counting) -> (PathBuf, Record, Window) {
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let writer = Record::open(Arc::new(Files), &path).unwrap();
    let room = Room { disk: Arc::new(disk.clone()), ..Room::within(folder.path(), nowhere) };
    let mut desk = Desk::in_room(speaking(language), room);
    desk.give(Action::Open(path.clone()));
    (path, writer, window(desk, FRAME))
}

/// Whether the window is read-only.
fn reads(window: &Window) -> bool {
    matches!(window.state().page(), Page::Table(table) if table.record().read_only().is_some())
}

#[test]
fn what_another_program_enters_is_seen_and_what_is_drafted_stays() {
    english(|language| {
        let folder = Folder::new();
        let (_, mut writer, mut window) = read(&folder, language, &Counting::default());
        write_in_field(&mut window, language, "blue choose ");
        writer.enter("red choose ford").unwrap();
        until(&mut window, |window| table(window).lines() == 2);
        settle(&mut window);
        assert!(shows(&window, "Ford"), "{:#?}", description(&window));
        assert!(shows(&window, &typed(&window, language, "blue choose ")), "what is drafted stays");
        writer.enter("undo").unwrap();
        until(&mut window, |window| table(window).lines() == 3);
    });
}

#[test]
fn a_window_that_reads_says_how_to_write_and_writes_once_nobody_else_does() {
    english(|language| {
        let folder = Folder::new();
        let (_, mut writer, mut window) = read(&folder, language, &Counting::default());
        write_in_field(&mut window, language, "blue choose ");
        assert!(
            shows(&window, &sentence(language, keys::desk::HELD_SUGGESTION)),
            "{:#?}",
            description(&window)
        );
        // Pressed too early: nothing is lost.
        press(&mut window, &word(language, keys::desk::WRITE_HERE));
        assert!(
            shows(&window, &typed(&window, language, "blue choose ")) && reads(&window),
            "{:#?}",
            description(&window)
        );
        writer.enter("red choose ford").unwrap();
        drop(writer);
        press(&mut window, &word(language, keys::desk::WRITE_HERE));
        assert!(!reads(&window), "{:#?}", description(&window));
        assert!(shows(&window, &typed(&window, language, "blue choose ")), "what is drafted stays");
        assert_eq!(table(&window).lines(), 2);
        enter(&mut window, "undo");
        assert_eq!(last(&window), "back 1");
    });
}

#[test]
fn a_window_that_reads_draws_nothing_while_nothing_comes() {
    let folder = Folder::new();
    let disk = Counting::default();
    let (_, mut writer, mut window) = read(&folder, Language::ENGLISH, &disk);
    for line in ["red choose ford", "note the soup is ready"] {
        writer.enter(line).unwrap();
        let lines = writer.session().lines();
        until(&mut window, |window| table(window).lines() == lines);
        window.run_steps(12);
        let looked = disk.0.load(Ordering::Relaxed);
        while disk.0.load(Ordering::Relaxed) < looked + 20 {
            assert!(!window.ctx.has_requested_repaint(), "it is drawn for nothing");
            std::thread::yield_now();
        }
    }
}

#[test]
fn a_file_that_is_taken_away_stands_still_and_says_since_when() {
    english(|language| {
        let folder = Folder::new();
        let (path, writer, mut window) = read(&folder, language, &Counting::default());
        let since = match language {
            Language::ENGLISH => "It has not followed the game since ",
            _ => "Il n’avance plus depuis le ",
        };
        assert!(!shows(&window, since));
        let aside = path.with_extension("aside");
        std::fs::rename(&path, &aside).unwrap();
        until(&mut window, |window| shows(window, since));
        std::fs::rename(&aside, &path).unwrap();
        until(&mut window, |window| !shows(window, since));
        drop(writer);
    });
}

#[test]
fn a_copy_of_a_game_that_another_program_writes_holds_what_the_file_holds() {
    let folder = Folder::new();
    let (path, mut writer, mut window) = read(&folder, Language::ENGLISH, &Counting::default());
    window.state_mut().give(Action::BrowseCopy);
    let field = word(Language::ENGLISH, keys::shelf::FILE_PATH);
    until(&mut window, |window| crate::hand::field(window, &field).is_some());
    writer.enter("red choose ford").unwrap();
    let copy = folder.path().join("copy.steward");
    write(&mut window, &field, &copy.display().to_string());
    crate::driven::press(&mut window, &crate::driven::word(Language::ENGLISH, keys::shelf::FILE_SAVE));
    assert_eq!(std::fs::read(&copy).unwrap(), std::fs::read(&path).unwrap());
    assert_eq!(on_table(&window), Some(copy), "the game goes on in it");
}
