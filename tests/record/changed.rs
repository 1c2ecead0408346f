//! Records changed after they were written: the changed line is named, and the file is left unchanged.

use crate::record::One;
use steward::disk::beside;
use steward::record::{Cause, save_good};
use steward::session::{HeaderFault, LineFault};

use crate::record::memory::Memory;
use crate::record::{GAME, Record, open, path, played, written};

fn lines() -> Vec<String> {
    String::from_utf8(written(&GAME)).unwrap().lines().map(str::to_owned).collect()
}

fn joined(lines: &[String]) -> Vec<u8> {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect::<String>().into_bytes()
}

/// The line named when a record of these lines is refused. Checks that the file is unchanged.
fn refused_at(lines: &[String]) -> usize {
    let bytes = joined(lines);
    let (disk, record) = open(&bytes);
    let fault = record.map(|_| ()).unwrap_err();
    assert_eq!(disk.has(path()).unwrap(), bytes);
    assert_eq!(disk.has(&beside(path(), "torn")), None);
    fault.place.unwrap_or_else(|| panic!("{fault}")).line
}

#[test]
fn a_line_taken_out_put_in_twice_or_moved_is_found() {
    let whole = lines();
    for at in 1..whole.len() - 1 {
        let mut less = whole.clone();
        less.remove(at);
        if at < less.len() - 1 {
            assert_eq!(refused_at(&less), at + 1);
        }
        let mut more = whole.clone();
        more.insert(at, whole[at].clone());
        assert_eq!(refused_at(&more), at + 2);
        let mut moved = whole.clone();
        moved.swap(at, at + 1);
        assert_eq!(refused_at(&moved), at + 1);
    }
}

#[test]
fn a_flipped_bit_anywhere_is_found_or_changes_nothing() {
    let whole = written(&GAME);
    let book = played(&GAME);
    for at in 0..whole.len() {
        for bit in [0, 3, 5] {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << bit;
            let line = whole[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
            let (disk, record) = open(&bytes);
            match record {
                Err(fault) => {
                    assert_eq!(disk.has(path()).unwrap(), bytes, "{at} {bit}");
                    let named = fault.place.map_or(line, |place| place.line);
                    assert!((line..=line + 1).contains(&named), "{at} {bit}: line {named} for {line}");
                }
                Ok(record) => {
                    let report = record.check();
                    let torn = disk.has(&beside(path(), "torn")).unwrap_or_default();
                    let mut together = disk.has(path()).unwrap();
                    together.extend(&torn);
                    assert_eq!(together, bytes, "{at} {bit}");
                    let last = line >= GAME.len();
                    assert!(
                        last && (report.torn > 0 || report.without_sum == 1 || whole[at] == b'\n'),
                        "{at} {bit} {report:?}"
                    );
                    if report.torn == 0 {
                        assert_eq!(record.session().book(), book.book(), "{at} {bit}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_good_beginning_is_saved_as_a_copy() {
    let mut broken = lines();
    broken[9] = broken[9].replace(r#""die":2"#, r#""die":3"#);
    let bytes = joined(&broken);
    let (disk, record) = open(&bytes);
    let fault = record.map(|_| ()).unwrap_err();
    assert_eq!((fault.cause.clone(), fault.field()), (Cause::Sum, Some("sum")));
    let place = fault.place.unwrap();
    assert_eq!((place.line, place.good), (10, 8));
    assert!(fault.suggestion().unwrap().to_string().contains("count=8"));
    let copy = beside(path(), "good");
    assert_eq!(save_good::<One>(&disk, path(), &copy), Ok(8));
    assert_eq!(disk.has(path()).unwrap(), bytes);
    let record = Record::open(disk.arc(), &copy).unwrap();
    assert_eq!(record.session().book(), played(&GAME[..8]).book());
    assert_eq!(save_good::<One>(&disk, path(), &copy).unwrap_err().cause, Cause::Exists);
}

#[test]
fn a_change_without_sums_is_replayed_and_its_differences_are_listed() {
    let mut lines: Vec<String> = lines().iter().map(|line| without_sum(line)).collect();
    // The recorded movements of entry 2 stay those of a five.
    lines[2] = lines[2].replace(r#""die":5"#, r#""die":6"#);
    let (_, record) = open(&joined(&lines));
    let report = record.unwrap().check();
    assert_eq!((report.entries, report.without_sum, report.without_moves), (17, 18, 0));
    assert_eq!(report.divergences.len(), 1);
    let divergence = &report.divergences[0];
    assert_eq!((divergence.n, divergence.then.moves[0].3, divergence.now.moves[0].3), (2, 50, 60));
    assert!(!report.sound() && report.balanced);
}

fn without_sum(line: &str) -> String {
    format!("{}}}", line.split(",\"sum\"").next().unwrap())
}

#[test]
fn bombs_and_giants_are_refused_with_their_line() {
    let whole = lines();
    let deep = "[".repeat(100_000);
    let long = "x".repeat(10_000);
    for wrong in [
        format!(r#"{{"act":{deep}}}"#),
        format!(r#"{{"act":{}{}}}"#, "[".repeat(100_000), "]".repeat(100_000)),
        format!(r#"{{"act":{}1{}}}"#, r#"{"roll":"#.repeat(5_000), "}".repeat(5_000)),
        r#"{"act":{"roll":{"seat":"p1","die":1e400}}}"#.to_owned(),
        r#"{"act":{"roll":{"seat":"p300","die":1}}}"#.to_owned(),
        r#"{"act":{"roll":{"seat":"p3","die":340282366920938463463374607431768211456}}}"#.to_owned(),
        format!(r#"{{"rename":{{"seat":"p1","name":"{long}"}}}}"#),
        r#"{"rename":{"seat":"p1","name":"A\u0000B"}}"#.to_owned(),
        r#"{"rename":{"seat":"p1","name":"A\nB"}}"#.to_owned(),
        format!(r#"{{"correct":{{"moves":[["bank","p1","dollars",{}]]}}}}"#, i64::MAX),
        format!(r#"{{"count":[["p1","{long}",1]]}}"#),
        r#"{"back":4294967295}"#.to_owned(),
        r#"{"back":18}"#.to_owned(),
        "null".to_owned(),
        "17".to_owned(),
        "[]".to_owned(),
    ] {
        let mut lines = whole.clone();
        lines.push(wrong.clone());
        lines.push(r#"{"note":{"text":"so that it is not the last"}}"#.to_owned());
        assert_eq!(refused_at(&lines), 19, "{}", &wrong[..wrong.len().min(60)]);
    }
}

#[test]
fn a_file_that_is_no_record_is_reported() {
    let cause = |bytes: &[u8]| open(bytes).1.map(|_| ()).unwrap_err().cause;
    assert_eq!(cause(b""), Cause::Empty);
    assert_eq!(cause(b" \n\r\n\t"), Cause::Empty);
    assert_eq!(cause(b"\xff\xfe\n"), Cause::NotText);
    assert!(matches!(cause(b"hello\n"), Cause::Header(HeaderFault::Unreadable(_))));
    assert!(matches!(cause(&[0; 4096]), Cause::Header(HeaderFault::Unreadable(_))));
    assert!(matches!(cause("[".repeat(200_000).as_bytes()), Cause::Header(HeaderFault::Unreadable(_))));
    assert!(matches!(
        cause(b"{\"steward\":9,\"game\":\"toy\"}\n"),
        Cause::Header(HeaderFault::TestBuild { format: 9, .. })
    ));
    assert!(matches!(cause(b"{\"steward\":2,\"game\":\"go\"}\n"), Cause::Header(HeaderFault::Game { .. })));
    let missing = Record::open(Memory::default().arc(), path()).unwrap_err();
    assert_eq!(missing.cause, Cause::Missing);
    assert!(matches!(
        missing.line().to_string().as_str(),
        r#"record-fault(file="friday.steward" what=record-missing)"#
    ));
}

#[test]
fn a_line_the_rules_refuse_is_no_torn_line() {
    let mut lines = lines();
    lines.push(r#"{"act":"tax"}"#.to_owned());
    assert_eq!(refused_at(&lines), 19);
    lines.pop();
    lines.push(r#"{"act":"blue dances"}"#.to_owned());
    let (_, record) = open(&joined(&lines));
    let fault = record.map(|_| ()).unwrap_err();
    assert_eq!(fault.field(), Some("act"));
    assert!(matches!(fault.cause, Cause::Line(LineFault::Field { .. })));
}

#[test]
fn a_last_line_that_is_there_to_its_end_was_changed_and_not_torn() {
    let whole = lines();
    let last = whole.len();
    let mut changed = whole.clone();
    changed[last - 1] = changed[last - 1].replace(r#""phase":"#, r#""phrase":"#);
    assert_eq!(refused_at(&changed), last);
    // Without the break between the last two lines, the two acknowledged acts must not be taken for a torn line.
    let mut joined = whole.clone();
    let end = joined.pop().unwrap();
    joined[last - 2] = format!("{}\u{b}{end}", joined[last - 2]);
    assert_eq!(refused_at(&joined), last - 1);
}

#[test]
fn of_amends_that_follow_one_another_the_one_that_breaks_a_step_is_named() {
    let begun = written(&GAME[..2]);
    let plain = String::from_utf8(begun).unwrap();
    let amend = |edit: &str| {
        format!("{{\"amend\":{{\"edits\":[{edit}],\"was\":\"book\"}},\"moves\":[],\"phase\":\"1.1\"}}\n")
    };
    let (broken, fine) =
        (amend(r#"{"strike":"1"}"#), amend(r#"{"replace":["2",{"act":{"roll":{"seat":"p2","die":4}}}]}"#));
    for lines in [[&fine, &broken, &fine], [&fine, &fine, &broken]] {
        let at = lines.iter().position(|line| *line == &broken).unwrap();
        let (_, opened) = open([plain.as_str(), &lines.map(String::as_str).concat()].concat().as_bytes());
        let fault = opened.unwrap_err();
        assert_eq!(fault.place.unwrap().line, 4 + at, "{fault}");
    }
    let (_, opened) = open([&*plain, &*fine, &*fine].concat().as_bytes());
    let record = opened.unwrap();
    assert_eq!(record.session().lines(), 4);
    assert!(record.check().balanced);
}
