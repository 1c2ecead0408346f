//! Disks that are full, protected or slow, files that other programs remove or change, a system without a data folder: the window says
//! what is wrong and what to do, the game continues, and nothing is reported as saved that is not.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use steward::desk::{Action, Desk, Page, Room};
use steward::disk::{AppendFile, Disk, Lock, Stamp, Who};
use steward::export::Paper;
use steward::msg;
use steward::platform::Files;
use steward::record::Record;
use steward::words::{Key, Language, Line, keys};

use crate::driven::{
    FRAME, Window, buttons, description, english, press, said, sentence, settle, shows, table, until, window,
    word, write,
};
use crate::room::{Folder, nowhere, on_table, speaking};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Mood {
    #[default]
    Well,
    /// Accepts no more bytes.
    Full,
    /// Refuses all writes.
    Protected,
    /// Writes, but cannot flush.
    NoFlush,
    /// Blocks every write.
    Slow,
}

/// The real disk with a fault. A folder named `elsewhere` is on another disk without a fault.
#[derive(Clone, Debug, Default)]
struct Moody(Arc<(Mutex<Mood>, Condvar)>);

impl Moody {
    fn is(&self, mood: Mood) {
        *self.now() = mood;
        self.0.1.notify_all();
    }

    fn now(&self) -> MutexGuard<'_, Mood> {
        self.0.0.lock().unwrap()
    }

    /// Fails if nothing can be created or locked on the disk.
    fn lets(&self, path: &Path) -> io::Result<()> {
        match *self.now() {
            _ if elsewhere(path) => Ok(()),
            Mood::Protected => Err(ErrorKind::PermissionDenied.into()),
            _ => Ok(()),
        }
    }

    fn sheet(&self, path: &Path, sheet: Box<dyn AppendFile>) -> Box<dyn AppendFile> {
        if elsewhere(path) { sheet } else { Box::new(Sheet(self.clone(), sheet)) }
    }
}

fn elsewhere(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "elsewhere")
}

impl Disk for Moody {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        Files.read(path)
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn AppendFile>> {
        self.lets(path)?;
        if *self.now() == Mood::Full && !elsewhere(path) {
            return Err(ErrorKind::StorageFull.into());
        }
        Ok(self.sheet(path, Files.create(path, bytes)?))
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
        self.lets(path)?;
        Ok(self.sheet(path, Files.append(path)?))
    }
}

#[derive(Debug)]
struct Sheet(Moody, Box<dyn AppendFile>);

impl AppendFile for Sheet {
    fn lock(&mut self, who: &Who) -> io::Result<Lock> {
        self.1.lock(who)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut mood = self.0.now();
        while *mood == Mood::Slow {
            mood = self.0.0.1.wait(mood).unwrap();
        }
        match *mood {
            Mood::Full => {
                self.1.write(&bytes[..bytes.len() / 2])?;
                Err(ErrorKind::StorageFull.into())
            }
            _ => self.1.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match *self.0.now() {
            Mood::NoFlush => Err(io::Error::other("the flush failed")),
            _ => self.1.flush(),
        }
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.1.cut(length)
    }

    fn stamp(&mut self) -> io::Result<Stamp> {
        self.1.stamp()
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        self.1.read()
    }

    fn set_aside(&mut self, bytes: &[u8]) -> io::Result<PathBuf> {
        self.1.set_aside(bytes)
    }

    fn discard(&mut self) -> io::Result<()> {
        self.1.discard()
    }
}

/// A window with a game on a faulty disk.
fn opened(folder: &Folder, language: Language, disk: &Moody) -> (PathBuf, Window) {
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let room = Room { disk: Arc::new(disk.clone()), ..Room::within(folder.path(), nowhere) };
    let mut desk = Desk::in_room(speaking(language), room);
    desk.give(Action::Open(path.clone()));
    (path, window(desk, FRAME))
}

/// Enters notes, then waits for the writing thread.
fn enter(window: &mut Window, remarks: &[&str]) {
    for remark in remarks {
        crate::driven::enter(window, &format!("note {remark}"));
    }
}

/// Steps until the writing thread has reported its result.
fn answered(window: &mut Window, language: Language) {
    let begun = std::time::Instant::now();
    let writing = |count: i64| said(language, &msg!(keys::desk::WRITING, lines = count));
    while (1..4).any(|count| is(window, &writing(count))) {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "it never answers");
        window.step();
        std::thread::yield_now();
    }
    settle(window);
}

/// Whether a control has exactly this name.
fn is(window: &Window, text: &str) -> bool {
    let same = |value: Option<String>| value.as_deref() == Some(text);
    window.query_all_by(|node| same(node.label()) || same(node.value())).next().is_some()
}

/// Checks that the window reports unsaved lines, for this reason.
fn is_unsafe(window: &Window, language: Language, lines: i64, why: impl Into<Line>) {
    let line = msg!(keys::desk::NOT_SAVED, lines = lines, why = why.into());
    assert!(shows(window, &sentence(language, line)), "{:#?}", description(window));
    assert!(shows(window, &sentence(language, keys::record::RETRY)), "what helps");
    assert!(is(window, &word(language, keys::desk::UNSAVED)));
    assert!(!is(window, &word(language, keys::desk::SAVED)), "nothing is called saved");
    assert_eq!(buttons(window, &word(language, keys::desk::RETRY)).len(), 1);
    assert!(!buttons(window, &word(language, keys::desk::SAVE_COPY)).is_empty());
}

/// Waits until the window reports that everything is saved.
fn is_safe(window: &mut Window, language: Language) {
    until(window, |window| is(window, &word(language, keys::desk::SAVED)));
    assert!(!is(window, &word(language, keys::desk::UNSAVED)));
}

/// The number of entries on the disk.
fn on_disk(path: &Path) -> u32 {
    let record = Record::open_read_only(Arc::new(Files), path).unwrap();
    record.session().lines()
}

/// Types a path into a file prompt and confirms it.
fn place(window: &mut Window, language: Language, path: &Path) {
    let field = word(language, keys::shelf::FILE_PATH);
    until(window, |window| crate::hand::field(window, &field).is_some());
    write(window, &field, &path.display().to_string());
    press(window, &word(language, keys::shelf::FILE_SAVE));
}

fn aside(folder: &Folder) -> PathBuf {
    let aside = folder.path().join("elsewhere");
    std::fs::create_dir_all(&aside).unwrap();
    aside
}

#[test]
fn a_full_disk_and_a_flush_that_fails_are_said_and_tried_again() {
    english(|language| {
        for (mood, why) in [
            (Mood::Full, keys::record::FULL.into()),
            (Mood::NoFlush, msg!(keys::record::AS_READ, why = "the flush failed")),
        ] {
            let (folder, disk) = (Folder::new(), Moody::default());
            let (path, mut window) = opened(&folder, language, &disk);
            is_safe(&mut window, language);
            disk.is(mood);
            enter(&mut window, &["the soup is ready"]);
            answered(&mut window, language);
            is_unsafe(&window, language, 1, why.clone());
            enter(&mut window, &["it was good"]);
            answered(&mut window, language);
            is_unsafe(&window, language, 2, why.clone());
            assert_eq!(table(&window).lines(), 3, "the game goes on in memory");
            press(&mut window, &word(language, keys::desk::RETRY));
            answered(&mut window, language);
            is_unsafe(&window, language, 2, why);
            disk.is(Mood::Well);
            press(&mut window, &word(language, keys::desk::RETRY));
            answered(&mut window, language);
            is_safe(&mut window, language);
            assert_eq!(on_disk(&path), 3);
        }
    });
}

#[test]
fn where_the_disk_is_full_the_game_goes_on_elsewhere() {
    english(|language| {
        let (folder, disk) = (Folder::new(), Moody::default());
        let (_, mut window) = opened(&folder, language, &disk);
        disk.is(Mood::Full);
        enter(&mut window, &["the soup is ready"]);
        answered(&mut window, language);
        let elsewhere = aside(&folder).join("friday.steward");
        window.state_mut().give(Action::BrowseCopy);
        settle(&mut window);
        place(&mut window, language, &elsewhere);
        assert_eq!(on_table(&window), Some(elsewhere.clone()));
        is_safe(&mut window, language);
        enter(&mut window, &["it was good"]);
        answered(&mut window, language);
        is_safe(&mut window, language);
        assert_eq!(on_disk(&elsewhere), 3);
    });
}

#[test]
fn a_slow_disk_freezes_nothing_and_nothing_is_called_saved_before_it_is() {
    english(|language| {
        let (folder, disk) = (Folder::new(), Moody::default());
        let (path, mut window) = opened(&folder, language, &disk);
        disk.is(Mood::Slow);
        enter(&mut window, &["the soup is ready", "it was good", "it is gone"]);
        assert_eq!(table(&window).lines(), 4);
        assert!(
            is(&window, &said(language, &msg!(keys::desk::WRITING, lines = 3))),
            "{:#?}",
            description(&window)
        );
        assert!(!is(&window, &word(language, keys::desk::SAVED)));
        assert_eq!(on_disk(&path), 1);
        disk.is(Mood::Well);
        answered(&mut window, language);
        is_safe(&mut window, language);
        assert_eq!(on_disk(&path), 4);
    });
}

#[test]
fn a_file_that_another_program_takes_away_or_changes_is_noticed() {
    type Meddle = fn(&Path);
    let meddle: [(Key, Meddle); 2] = [
        (keys::record::GONE, |path| std::fs::remove_file(path).unwrap()),
        (keys::record::CHANGED, |path| std::fs::write(path, "a letter").unwrap()),
    ];
    english(|language| {
        for (why, meddle) in meddle {
            let folder = Folder::new();
            let (path, mut window) = opened(&folder, language, &Moody::default());
            meddle(&path);
            let there = std::fs::read(&path).ok();
            enter(&mut window, &["the soup is ready"]);
            answered(&mut window, language);
            is_unsafe(&window, language, 1, why);
            assert_eq!(table(&window).lines(), 2, "the game goes on in memory");
            assert_eq!(std::fs::read(&path).ok(), there, "the file is left as it is");
            let elsewhere = aside(&folder).join("friday.steward");
            window.state_mut().give(Action::BrowseCopy);
            settle(&mut window);
            place(&mut window, language, &elsewhere);
            is_safe(&mut window, language);
            assert_eq!(on_disk(&elsewhere), 2);
        }
    });
}

#[test]
fn a_record_in_a_protected_folder_is_shown_and_gone_on_with_elsewhere() {
    english(|language| {
        let (folder, disk) = (Folder::new(), Moody::default());
        disk.is(Mood::Protected);
        let (_, mut window) = opened(&folder, language, &disk);
        let why = msg!(keys::record::UNWRITTEN, why = Line::from(keys::record::PROTECTED));
        assert!(shows(&window, &sentence(language, why)), "{:#?}", description(&window));
        assert!(shows(&window, &sentence(language, keys::record::OWN_COPY)), "what helps");
        assert!(is(&window, &word(language, keys::desk::ONLY_READ)));
        assert!(!is(&window, &word(language, keys::desk::SAVED)));
        enter(&mut window, &["the soup is ready"]);
        assert_eq!(table(&window).lines(), 1, "nothing is entered");
        let elsewhere = aside(&folder).join("friday.steward");
        window.state_mut().give(Action::BrowseCopy);
        settle(&mut window);
        place(&mut window, language, &elsewhere);
        enter(&mut window, &["the soup is ready"]);
        answered(&mut window, language);
        is_safe(&mut window, language);
        assert_eq!(on_disk(&elsewhere), 2);
    });
}

/// A new game that cannot be created in the records folder: the window asks for another place and the game begins there.
fn begins_elsewhere(language: Language, folder: &Folder, room: Room, why: Key) {
    let mut window = window(Desk::in_room(speaking(language), room), FRAME);
    let path = folder.game("friday", ["Anne", "Bob", "Chloé"]);
    let header = std::fs::read_to_string(path).unwrap();
    let header = header.lines().next().unwrap().split(",\"sum\"").next().unwrap().to_owned() + "}";
    window.state_mut().give(Action::Begin(header));
    settle(&mut window);
    let why = msg!(keys::record::UNWRITTEN, why = Line::from(why));
    assert!(shows(&window, &said(language, &why)), "{:#?}", description(&window));
    assert!(shows(&window, &word(language, keys::shelf::PLACE_TITLE)));
    assert!(!matches!(window.state().page(), Page::Table(_)));
    let elsewhere = aside(folder).join("monday.steward");
    place(&mut window, language, &elsewhere);
    assert_eq!(on_table(&window), Some(elsewhere.clone()));
    is_safe(&mut window, language);
    enter(&mut window, &["the soup is ready"]);
    answered(&mut window, language);
    assert_eq!(on_disk(&elsewhere), 1);
}

#[test]
fn a_new_game_finds_a_place_where_its_folder_is_protected() {
    english(|language| {
        let (folder, disk) = (Folder::new(), Moody::default());
        disk.is(Mood::Protected);
        let room = Room { disk: Arc::new(disk), ..Room::within(folder.path(), nowhere) };
        begins_elsewhere(language, &folder, room, keys::record::PROTECTED);
    });
}

#[test]
fn a_new_game_finds_a_place_on_a_machine_without_a_folder_of_ones_own() {
    english(|language| {
        let folder = Folder::new();
        let room = Room { records: PathBuf::new(), data: None, ..Room::within(folder.path(), nowhere) };
        begins_elsewhere(language, &folder, room, keys::record::NO_HOME);
    });
}

#[test]
fn a_second_window_on_the_same_game_reads_only_and_says_who_holds_it() {
    english(|language| {
        let folder = Folder::new();
        let (path, mut first) = opened(&folder, language, &Moody::default());
        let room = Room::within(folder.path(), nowhere);
        let mut desk = Desk::in_room(speaking(language), room);
        desk.give(Action::Open(path.clone()));
        let mut second = window(desk, FRAME);
        assert!(is(&second, &word(language, keys::desk::ONLY_READ)));
        let who = format!("steward {} (", env!("CARGO_PKG_VERSION"));
        assert!(
            shows(&second, &who) && shows(&second, &std::process::id().to_string()),
            "{:#?}",
            description(&second)
        );
        let mut said = second.query_all_by(|node| node.value().is_some_and(|said| said.contains(&who)));
        let band = said.next().map(|node| node.rect()).unwrap();
        drop(said);
        for way in [keys::desk::WRITE_HERE, keys::desk::SAVE_COPY] {
            let button = buttons(&second, &word(language, way))[0].rect();
            assert!(!band.intersects(button.shrink(0.5)), "{band} runs on under {button}");
        }
        enter(&mut second, &["it is mine"]);
        enter(&mut first, &["the soup is ready"]);
        answered(&mut first, language);
        is_safe(&mut first, language);
        assert_eq!((table(&second).lines(), on_disk(&path)), (1, 2));
        assert!(second.query_by_role_and_label(Role::Button, &word(language, keys::desk::RETRY)).is_none());
    });
}

#[test]
fn what_is_taken_home_to_a_full_disk_leaves_nothing_behind() {
    english(|language| {
        let (folder, disk) = (Folder::new(), Moody::default());
        let (path, mut window) = opened(&folder, language, &disk);
        let there = || std::fs::read_dir(path.parent().unwrap()).unwrap().count();
        let before = there();
        disk.is(Mood::Full);
        window.state_mut().give(Action::TakeHome(Paper::Protocol));
        settle(&mut window);
        assert!(
            shows(&window, &sentence(language, keys::home::UNTAKEN_SUGGESTION)),
            "{:#?}",
            description(&window)
        );
        assert_eq!(there(), before);
        disk.is(Mood::Well);
        window.state_mut().give(Action::TakeHome(Paper::Protocol));
        settle(&mut window);
        assert_eq!(there(), before + 1);
    });
}

#[test]
fn where_no_copy_can_be_kept_games_are_opened_all_the_same_and_it_is_said_once() {
    english(|language| {
        let folder = Folder::new();
        let games = ["friday", "saturday"].map(|name| folder.game(name, ["Anne", "Bob", "Chloé"]));
        // A folder cannot be created where a file exists.
        std::fs::write(folder.path().join("backups"), "a letter").unwrap();
        let room = Room::within(folder.path(), nowhere);
        let mut window = window(Desk::in_room(speaking(language), room), FRAME);
        let said = sentence(language, keys::record::UNCOPIED_SUGGESTION);
        for (path, first) in games.into_iter().zip([true, false]) {
            window.state_mut().give(Action::Open(path.clone()));
            settle(&mut window);
            assert_eq!(on_table(&window), Some(path));
            assert_eq!(shows(&window, &said), first, "{:#?}", description(&window));
        }
    });
}
