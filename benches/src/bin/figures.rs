//! What is measured without a window and without criterion: memory, whole games of chance, one durable act.
//! Each figure is a line: its name, a tab, its value.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measure that cannot go on stops"
)]

use std::sync::Arc;

use steward::disk::Files;
use steward::record::Record;
use steward_benches::{WHOLE, busiest, folder, written};

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    match wanted.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["memory", entries] => memory(entries.parse().unwrap()),
        ["games"] => games(),
        ["append"] => append(),
        ["write", entries, name] => {
            let path = written(&folder(), name, busiest(entries.parse().unwrap()));
            println!("{}", path.display());
        }
        _ => panic!("memory ENTRIES | games | append | write ENTRIES NAME"),
    }
}

fn say(name: impl std::fmt::Display, value: f64) {
    println!("{name}\t{value:.4}");
}

fn resident() -> f64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

/// What opening a record takes of the machine's memory; the file is written by another run of this program.
fn memory(entries: u32) {
    let path = folder().join(format!("memory-{entries}.steward"));
    let before = resident();
    let record = Record::open_read_only(Arc::new(Files), &path).unwrap();
    assert_eq!(record.session().lines(), entries);
    say(format!("memory/{entries}/bytes-an-entry"), (resident() - before) * 1024.0 / f64::from(entries));
}

/// The seconds of processor that this thread has had, so that whatever else runs does not count. The machine brings it
/// up to date some hundred times a second.
fn spent() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}

/// Whole games of chance of each box, the sums looked at after every act.
fn games() {
    for (game, play) in WHOLE {
        play(0);
        let (begun, mut acts, mut played) = (spent(), 0, 0u32);
        while spent() - begun < 2.0 {
            played += 1;
            acts += play(u64::from(played));
        }
        say(format!("games/{game}/a-second"), f64::from(played) / (spent() - begun));
        say(format!("games/{game}/acts-a-game"), acts as f64 / f64::from(played));
    }
}

/// The processor's time for one line entered and written, the disk's own time apart.
fn append() {
    const ROUNDS: u32 = 500;
    let path = written(&folder(), "append", busiest(500));
    let mut record = Record::open_file(&path).unwrap();
    let head = record.session().head();
    let before = spent();
    for _ in 0..ROUNDS {
        record.enter("blue sell 15 premium").unwrap();
        record.enter(&format!("back {head}")).unwrap();
    }
    say("append/cpu-us", (spent() - before) * 1e6 / f64::from(2 * ROUNDS));
}
