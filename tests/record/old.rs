//! Records of every format and every version of the rules there has been open for ever, and say what they said.

use std::path::PathBuf;

use steward::disk::Files;
use steward::engine::FORMAT;
use steward::record::Record;
use steward::session::Session;

/// The record of a box as one version of its rules wrote it.
fn kept(game: &str, format: u32, rules: u32) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    folder.join(format!("{game}-format-{format}-rules-{rules}.steward"))
}

/// The demo of a box as a record: whole, with every act of its game that the demo knows.
fn write(game: &str, path: &std::path::Path) {
    // It is written anew only while its version of the rules has not been published.
    let _ = std::fs::remove_file(path);
    let demo = Session::demo(game).unwrap().unwrap();
    drop(Record::create_of(std::sync::Arc::new(Files), path, demo).unwrap());
}

#[test]
fn records_of_every_format_and_every_version_of_the_rules_open() {
    for (game, format) in
        Session::GAMES.iter().flat_map(|game| (1..=FORMAT).map(move |format| (game, format)))
    {
        let newest = Session::contents(game).unwrap().rules;
        for rules in 1..=newest {
            let path = kept(game, format, rules);
            if format == FORMAT && rules == newest && std::env::var_os("KEEP_RECORDS").is_some() {
                write(game, &path);
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
