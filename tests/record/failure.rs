//! A crash writes a report, which the next start shows once.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use steward::record::{Reports, set_open};

/// The environment variable that tells the crashing program where to write its report.
const WHERE: &str = "STEWARD_TEST_REPORTS";

/// The crashing program, which the test below starts; not a test of its own.
#[test]
fn a_program_that_fails() {
    let Some(folder) = std::env::var_os(WHERE).map(PathBuf::from) else { return };
    Reports::at(&folder.join("reports")).watch();
    set_open(Some(&folder.join("friday.steward")));
    panic!("the soup is cold");
}

#[test]
fn a_fault_leaves_a_report_with_version_place_and_last_lines_and_is_shown_once() {
    let folder = std::env::temp_dir().join(format!("steward-failure-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let lines: String = (1..=40).map(|n| format!("line {n} of the game\n")).collect();
    std::fs::write(folder.join("friday.steward"), lines).unwrap();
    let failed = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "record::failure::a_program_that_fails"])
        .env(WHERE, &folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(!failed.success());

    let reports = Reports::at(&folder.join("reports"));
    let path = reports.take_unreported().unwrap();
    let report = std::fs::read_to_string(&path).unwrap();
    let place = format!("{}:", file!());
    for part in [env!("CARGO_PKG_VERSION"), "the soup is cold", place.as_str(), "line 40 of the game"] {
        assert!(report.contains(part), "{part}: {report}");
    }
    assert!(!report.contains("line 20 of the game"), "{report}");
    assert!(report.contains("record::failure::a_program_that_fails"), "no backtrace: {report}");
    assert_eq!(reports.take_unreported(), None, "it is told once");
    std::fs::remove_dir_all(&folder).unwrap();
}
