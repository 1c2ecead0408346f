//! A fault at every call: each command that writes is run once for each of its calls on the disk or the
//! output, and that call fails or the program dies there. The exit code and the output must be true, nothing
//! may be entered twice, a retry must be safe, and other files must be unchanged.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use steward::console::{Machine, Window, run_on};
use steward::disk::Disk;
use steward::platform::data_folder;
use steward::record::{Record, Saved};
use steward::words::Language;

use crate::console::faulty::{ALL, Fate, Faulty, Pipe};
use crate::console::memory::Memory;

/// Exit code and outputs of a command.
struct Done {
    code: u8,
    out: String,
    err: String,
}

fn run(memory: &Memory, fate: Option<&Fate>, args: &[&str]) -> Done {
    let disk: Arc<dyn Disk> = match fate {
        Some(fate) => Arc::new(Faulty(memory.clone(), fate.clone())),
        None => memory.arc(),
    };
    let (output, errors) = (Pipe(Arc::default(), fate.cloned()), Pipe::default());
    let machine = Machine { disk, output: Box::new(output.clone()), errors: Box::new(errors.clone()) };
    let typed = ["steward"].iter().chain(args).chain(&["--lang", "en"]).map(Into::into);
    let code = run_on(machine, typed, |_, _| Window::NotBuilt);
    Done { code, out: output.text(), err: errors.text() }
}

#[test]
fn the_window_is_opened_in_the_language_that_was_asked_for() {
    let opened = |typed: &[&str], window| {
        let (output, errors) = (Pipe(Arc::default(), None), Pipe::default());
        let machine =
            Machine { disk: Memory::default().arc(), output: Box::new(output), errors: Box::new(errors) };
        run_on(machine, ["steward"].iter().chain(typed).map(Into::into), window)
    };
    let french = |_: Option<&Path>, language| {
        assert_eq!(language, Some(Language::FRENCH));
        Window::Closed
    };
    assert_eq!(opened(&["--lang", "fr"], french), 0);
    let as_it_was = |_: Option<&Path>, language| {
        assert_eq!(language, None);
        Window::Closed
    };
    assert_eq!(opened(&[], as_it_was), 0);
}

/// An output that accepts this many writes.
struct Closing(usize);

impl std::io::Write for Closing {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 = self.0.checked_sub(1).ok_or(std::io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_truncated_answer_reports_entered_lines() {
    let memory = disk(b"");
    for (room, acts, n) in
        [(0, &["note one"][..], 5), (1, &["note two"], 6), (2, &["note three", "note four"], 8)]
    {
        let errors = Pipe::default();
        let machine =
            Machine { disk: memory.arc(), output: Box::new(Closing(room)), errors: Box::new(errors.clone()) };
        let typed = ["steward", "act", GAME].iter().chain(acts).chain(&["--lang", "en"]).map(Into::into);
        assert_eq!(run_on(machine, typed, |_, _| Window::NotBuilt), 3, "{}", errors.text());
        assert!(errors.text().contains(&format!("entered as {n}; ")), "{}", errors.text());
    }
}

#[test]
fn a_game_on_a_disk_without_locks_is_begun_and_played_and_that_is_said_once() {
    let memory = Memory::default();
    memory.no_locks();
    for (language, said) in [("en", "cannot lock files"), ("fr", "ne sait pas verrouiller")] {
        let game = format!("{language}.steward");
        for args in [
            &["new", "automobile", "--players", "A,B,C", "--first", "A", "-o", &game][..],
            &["act", &game, "drawn", "note soup"],
        ] {
            let errors = Pipe::default();
            let output = Box::new(Pipe(Arc::default(), None));
            let machine = Machine { disk: memory.arc(), output, errors: Box::new(errors.clone()) };
            let spoken = ["--lang", language];
            let typed = ["steward"].iter().chain(args).chain(&spoken).map(Into::into);
            assert_eq!(run_on(machine, typed, |_, _| Window::NotBuilt), 0, "{}", errors.text());
            let text = errors.text();
            assert!(text.matches(said).count() == 1 && text.contains(&format!("{game}.lock")), "{text}");
        }
    }
}

const GAME: &str = "friday.steward";
/// Unrelated files next to the game.
const OTHERS: [(&str, &[u8]); 3] =
    [("friday.steward.lock", b"# Cargo's"), ("friday.steward.torn", b"a thesis"), ("friday", b"a letter")];
const TORN: &[u8] = b"{\"n\":5,\"on\":4,\"act\":{\"bui";

/// A game after four entries, optionally with an incomplete fifth, and unrelated files next to it.
fn disk(torn: &[u8]) -> Memory {
    let memory = Memory::default();
    for args in [
        &["new", "automobile", "--players", "Red,Blue,Green", "--first", "Red", "--seed", "7", "-o", GAME][..],
        &["act", GAME, "drawn", "red choose ford", "blue choose kettering", "green choose sloan"],
    ] {
        let done = run(&memory, None, args);
        assert_eq!(done.code, 0, "{}", done.err);
    }
    let whole = memory.has(Path::new(GAME)).unwrap();
    memory.put(Path::new(GAME), &[&whole, torn].concat());
    for (path, bytes) in OTHERS {
        memory.put(Path::new(path), bytes);
    }
    memory
}

/// A copy of a disk.
fn copy(memory: &Memory) -> Memory {
    memory.crash(1 << 40, false)
}

fn record(memory: &Memory, path: &str) -> Record {
    Record::open_read_only(memory.arc(), Path::new(path)).unwrap_or_else(|fault| panic!("{fault}"))
}

fn texts(memory: &Memory) -> Vec<String> {
    let record = record(memory, GAME);
    (1..=record.session().lines()).map(|n| record.session().line(n).unwrap().text).collect()
}

/// The last entry that the output reports.
fn description(done: &Done) -> Option<usize> {
    let shown = done.out.lines().filter_map(|line| line.split_once(' ')?.0.parse().ok());
    let named = done.err.split("entered as ").skip(1).filter_map(|rest| {
        let words = rest.split(';').next()?.rsplit(' ').next()?;
        words.trim().parse().ok()
    });
    let kept = done.out.lines().filter_map(|line| line.strip_prefix("Kept as entry ")?.parse().ok());
    shown.chain(named).chain(kept).max()
}

fn others_are_whole(memory: &Memory, at: &str) {
    for (path, bytes) in OTHERS {
        assert_eq!(memory.has(Path::new(path)).as_deref(), Some(bytes), "{at}: {path}");
    }
}

/// Runs a command with every fault; returns the number of runs by exit code.
fn every_fault(
    before: &Memory,
    args: &[&str],
    check: impl Fn(&Memory, &Done, &Fate, &str),
) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for how in ALL {
        for at in 1.. {
            let (memory, fate) = (copy(before), Fate::new(at, how));
            let done = run(&memory, Some(&fate), args);
            let place = format!("{args:?}, call {at}, {how:?}: {} {}{}", done.code, done.out, done.err);
            others_are_whole(&memory, &place);
            check(&memory, &done, &fate, &place);
            if !fate.came() {
                assert_eq!(done.code, 0, "{place}");
                break;
            }
            let ended = match (fate.dead(), done.code) {
                (true, _) => "killed",
                (false, 0) => "0",
                (false, 1) => "1",
                (false, 2) => "2",
                _ => "3",
            };
            *counts.entry(ended).or_default() += 1;
        }
    }
    counts
}

#[test]
fn after_any_fault_the_report_on_entries_is_true_and_a_retry_is_safe() {
    let commands: [&[&str]; 6] = [
        &["act", GAME, "red build 1 1"],
        &["act", GAME, "red build 1 1", "blue build 2 1"],
        &["amend", GAME, "2", "replace", "red choose durant", "--mend"],
        &["count", GAME, "Red=2000"],
        &["what-if", GAME, "red build 1 1", "--keep"],
        &["what-if", GAME, "red build 1 1", "blue build 2 1", "--keep"],
    ];
    for (torn, args) in [b"".as_slice(), TORN].into_iter().flat_map(|torn| commands.map(|args| (torn, args)))
    {
        let begun = disk(torn);
        let clean = copy(&begun);
        let fine = run(&clean, None, args);
        assert_eq!(fine.code, 0, "{args:?}: {} {}", fine.out, fine.err);
        let (before, whole) = (texts(&begun), texts(&clean));
        let counts = every_fault(&begun, args, |memory, done, fate, place| {
            let there = texts(memory);
            assert!(whole.starts_with(&there) && there.starts_with(&before), "{place}: {there:?}");
            if args[0] == "what-if" {
                assert!(there == before || there == whole, "{place}: all of it or nothing");
            }
            if !fate.dead() {
                let description = description(done).unwrap_or(before.len());
                match done.code {
                    0 => assert_eq!(there, whole, "{place}"),
                    1 | 2 => assert_eq!(there.len(), description.max(before.len()), "{place}"),
                    3 => assert!(
                        description == there.len() || done.err.contains(" may be in the file"),
                        "{place}"
                    ),
                    code => panic!("{code}: {place}"),
                }
            }
            // The incomplete line is in the file, or set aside, or both.
            let bytes = memory.has(Path::new(GAME)).unwrap();
            let aside = memory.has(Path::new("friday.steward.torn.2"));
            assert!(
                torn.is_empty() || bytes.ends_with(torn) || aside.as_deref() == Some(torn),
                "{place}: nothing of it is lost"
            );
            if args.len() == 3 || args[0] == "amend" {
                if args[0] == "what-if" {
                    return;
                }
                let again = run(memory, None, &[args, &["--after", "4"]].concat());
                assert_eq!(again.code, if there.len() == 4 { 0 } else { 2 }, "{place}: {}", again.err);
                assert_eq!(texts(memory), whole, "{place}: once");
                others_are_whole(memory, place);
            }
        });
        println!("{args:?}{}: {counts:?}", if torn.is_empty() { "" } else { ", torn" });
    }
}

#[test]
fn after_any_fault_a_file_is_written_whole_or_not_at_all() {
    whole_or_nothing(
        &disk(b""),
        &[
            &["new", "autotock", "--players", "A,B,C,D", "--seed", "7", "--first", "A", "-o", "out"],
            &["demo", "autotock", "-o", "out"],
            &["export", GAME, "--paper", "ledger", "-o", "out"],
        ],
    );
}

#[test]
fn after_any_fault_board_data_are_the_old_or_the_new() {
    let begun = with_own_board();
    let (own, shared) = (own_board(), Path::new("out"));
    let args =
        ["board", "export", "automobile", "own", "--edition", "1", "--by", "A", "--date", "1", "-o", "out"];
    whole_or_nothing(&begun, &[&args]);
    assert_eq!(run(&begun, None, &args).code, 0);
    let text = String::from_utf8(begun.has(shared).unwrap()).unwrap();
    begun.put(shared, text.replace("250", "300").as_bytes());
    let old = begun.has(&own).unwrap();
    let clean = copy(&begun);
    assert_eq!(run(&clean, None, &["board", "import", "out", "--replace"]).code, 0);
    let new = clean.has(&own).unwrap();
    assert_ne!(old, new);
    let counts =
        every_fault(&begun, &["board", "import", "out", "--replace"], |memory, done, fate, place| {
            let there = memory.has(&own).unwrap();
            assert!(there == old || there == new, "{place}");
            match done.code {
                _ if fate.dead() => {}
                0 => assert_eq!(there, new, "{place}"),
                1 | 2 => assert_eq!(there, old, "{place}"),
                _ => assert!(there == old || done.err.contains("was written; "), "{place}"),
            }
        });
    println!("board import: {counts:?}");
}

#[test]
fn after_any_fault_a_board_value_is_entered_once_and_saved_whole() {
    let (begun, own) = (disk(b""), own_board());
    let args = ["act", GAME, "read space 7 cost 250"];
    let counts = every_fault(&begun, &args, |memory, done, fate, place| {
        let (entered, kept) = (texts(memory).len() == 5, memory.has(&own));
        assert!(kept.as_ref().is_none_or(|kept| String::from_utf8_lossy(kept).contains("250")), "{place}");
        if fate.dead() {
            return;
        }
        assert!(entered || kept.is_none(), "{place}: nothing is kept that is not entered");
        assert!(done.code == 3 || entered == (done.code == 0 || description(done) == Some(5)), "{place}");
        let said = if kept.is_some() { "Kept for your next games" } else { "not kept for the next one" };
        let all = [&*done.out, &*done.err].concat();
        assert!(done.code != 0 || all.contains(said), "{place}: it says whether it is kept");
    });
    println!("{args:?}: {counts:?}");
}

/// The path of the user's own board data.
fn own_board() -> std::path::PathBuf {
    data_folder().unwrap().join("presets/automobile/own.json")
}

/// A game in which a board value was observed.
fn with_own_board() -> Memory {
    let memory = disk(b"");
    let done = run(&memory, None, &["act", GAME, "read space 7 cost 250"]);
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(memory.has(&own_board()).is_some());
    memory
}

fn whole_or_nothing(begun: &Memory, commands: &[&[&str]]) {
    for args in commands {
        let clean = copy(begun);
        let fine = run(&clean, None, args);
        assert_eq!(fine.code, 0, "{args:?}: {}", fine.err);
        let whole = clean.has(Path::new("out")).unwrap();
        let counts = every_fault(begun, args, |memory, done, fate, place| {
            let there = memory.has(Path::new("out"));
            if !fate.dead() {
                let written = done.code == 0 || done.err.starts_with("out was written; ");
                assert_eq!(there.is_some(), written, "{place}");
                assert!(written || matches!(done.code, 1 | 2), "{place}");
            }
            // The id and time of a new game differ from run to run.
            if args[0] != "new"
                && let Some(there) = there
            {
                assert!(whole.starts_with(&there) && (fate.dead() || there == whole), "{place}");
            }
        });
        println!("{args:?}: {counts:?}");
    }
}

#[test]
fn after_any_fault_the_window_reports_nothing_as_saved_that_is_not() {
    for torn in [b"".as_slice(), TORN] {
        let (begun, mut counts) = (disk(torn), BTreeMap::<&str, usize>::new());
        let four = texts(&begun);
        for how in ALL {
            for at in 1.. {
                let (memory, fate) = (copy(&begun), Fate::new(at, how));
                let place = format!("call {at}, {how:?}");
                let ended = window(&memory, &fate, &place);
                others_are_whole(&memory, &place);
                let there = texts(&memory);
                assert!(there.len() <= 6 && there.starts_with(&four), "{place}: {there:?}");
                if !fate.came() {
                    assert_eq!((ended, there.len()), ("saved", 6), "{place}");
                    break;
                }
                *counts.entry(if fate.dead() { "killed" } else { ended }).or_default() += 1;
            }
        }
        println!("window{}: {counts:?}", if torn.is_empty() { "" } else { ", torn" });
    }
}

/// Does what the window does: opens a game, writes on a thread, enters lines, retries on failure, and closes.
fn window(memory: &Memory, fate: &Fate, place: &str) -> &'static str {
    let disk = Arc::new(Faulty(memory.clone(), fate.clone()));
    let Ok(mut record) = Record::open(disk, Path::new(GAME)) else { return "not opened" };
    if record.read_only().is_some() || record.write_away(Box::new(|| {})).is_err() {
        return "read only";
    }
    for text in ["red build 1 1", "note soup"] {
        // The record below reports what is not saved.
        let _ = record.enter(text);
        if record.finish() == Saved::All && !fate.dead() {
            assert_eq!(texts(memory).len(), record.session().lines() as usize, "{place}: {text}");
        }
    }
    if matches!(record.saved(), Saved::Not(..)) {
        record.retry();
    }
    let saved = record.finish();
    if fate.dead() {
        return "killed";
    }
    let lines = record.session().lines() as usize;
    match (saved, record.close()) {
        (Saved::All, steward::record::Closed::Written) => {
            assert_eq!(texts(memory).len(), lines, "{place}");
            "saved"
        }
        (Saved::Not(count, _), steward::record::Closed::NotWritten(..)) => {
            assert_eq!(texts(memory).len(), lines - count as usize, "{place}");
            "not saved"
        }
        (Saved::Not(..), steward::record::Closed::Unknown(..)) => "unknown",
        other => panic!("{place}: {other:?}"),
    }
}
