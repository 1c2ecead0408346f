//! Measures what needs neither a window nor criterion: memory, whole random games, one durable act. Each
//! figure is printed on a line: name, tab, value.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measure that cannot go on stops"
)]

use std::sync::Arc;

use steward::platform::Files;
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

/// The memory used by opening a record. Another run of this program writes the file.
fn memory(entries: u32) {
    let path = folder().join(format!("memory-{entries}.steward"));
    let before = resident();
    let record = Record::open_read_only(Arc::new(Files), &path).unwrap();
    assert_eq!(record.session().lines(), entries);
    say(format!("memory/{entries}/bytes-an-entry"), (resident() - before) * 1024.0 / f64::from(entries));
}

/// The processor time of this thread in seconds, so that other programs do not count. The system updates it
/// some hundred times per second.
fn spent() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}

/// Plays whole random games of each kind and reads the results after every act.
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

/// The processor time for entering and writing a line, without the time of the disk.
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
