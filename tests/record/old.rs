//! Records of every format and every version of the rules there has been open for ever, and say what they said.

use std::path::PathBuf;

use steward::disk::Files;
use steward::engine::{FORMAT, First, Game};
use steward::record::Record;
use steward::session::{Session, Visitor};

/// The record of a box as one version of its rules wrote it.
fn kept(game: &str, format: u32, rules: u32) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    folder.join(format!("{game}-format-{format}-rules-{rules}.steward"))
}

/// Every version of every box: its record opens, balances, and replays to what it was.
struct Open;

impl Visitor for Open {
    fn game<G: Game<Setup = First>>(&mut self) {
        for (format, rules) in
            (1..=FORMAT).flat_map(|format| (1..=G::RULES).map(move |rules| (format, rules)))
        {
            let path = kept(G::WORD, format, rules);
            if format == FORMAT && rules == G::RULES && std::env::var_os("KEEP_RECORDS").is_some() {
                write::<G>(&path);
            }
            let record = Record::<Session>::open_read_only(std::sync::Arc::new(Files), &path);
            let record = record.unwrap_or_else(|fault| panic!("KEEP_RECORDS=1 writes it: {fault}"));
            let report = record.check();
            assert!(report.balanced, "{path:?}");
            assert!(record.table().stage().over.is_some(), "{path:?} is a whole game");
            assert!(report.sound(), "{path:?}: {report:?}");
        }
    }
}

/// The demo of a box as a record: whole, with every act of its game that the demo knows.
fn write<G: Game>(path: &std::path::Path) {
    // It is written anew only while its version of the rules has not been published.
    let _ = std::fs::remove_file(path);
    let demo = Session::demo(G::WORD).unwrap().unwrap();
    drop(Record::create_of(std::sync::Arc::new(Files), path, demo).unwrap());
}

#[test]
fn records_of_every_format_and_every_version_of_the_rules_open() {
    Session::visit(&mut Open);
}
