//! Very long records: memory grows with the number of lines, and a window draws only visible rows. `LINES=1000000` sets the
//! number.

use std::path::Path;

use allocation_counter::measure;
use steward::record::Record;

use crate::counts::busiest;
use crate::counts::memory::Memory;

/// The number of pairs of entries for this many lines; the session before them has fewer than two hundred.
fn pairs() -> u32 {
    let lines = std::env::var("LINES").map_or(20_000, |lines| lines.parse().unwrap());
    (lines - 200) / 2
}

#[test]
fn a_record_of_very_many_lines_opens_in_sensible_memory() {
    let (disk, path) = (Memory::default(), Path::new("friday.steward"));
    drop(Record::create_of(disk.arc(), path, busiest(pairs())).unwrap());
    let file = disk.has(path).unwrap().len();
    let mut record = None;
    let asked = measure(|| record = Some(Record::open_read_only(disk.arc(), path).unwrap()));
    let record = record.unwrap();
    let lines = i64::from(record.session().lines());
    let most = i64::try_from(asked.bytes_max).unwrap();
    println!("{lines} lines, {file} bytes: {most} bytes at most, {} held", asked.bytes_current);
    assert!(record.check().sound());
    assert!(most / lines <= 2_000, "{} bytes a line", most / lines);
}

#[cfg(feature = "window")]
#[test]
fn a_window_draws_no_more_of_a_long_record_than_of_a_short_one() {
    use steward::desk::{Action, Page};

    let folder = std::env::temp_dir().join(format!("steward-long-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let frame = |pairs: u32| {
        let path = folder.join(format!("{pairs}.steward"));
        let disk = std::sync::Arc::new(steward::platform::Files);
        drop(Record::create_of(disk, &path, busiest(pairs)).unwrap());
        let mut window = crate::counts::rest::opened(&folder, Some(path));
        let Page::Table(table) = window.state().page() else { panic!("no table lies open") };
        let last = table.table().lines();
        assert!(last > 2 * pairs, "{last} lines");
        // The newest line, one in the middle, and the newest again.
        let looks = [None, Some(last / 2), None].map(Action::Look);
        looks.map(|look| {
            window.state_mut().give(look);
            window.run_steps(8);
            measure(|| window.step()).bytes_total
        })
    };
    let (short, long) = (frame(100), frame(pairs()));
    for (short, long) in short.into_iter().zip(long) {
        assert!(long <= short + short / 2 + 100_000, "{short} bytes a frame, {long} in a long record");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
