//! Records that are handwritten or changed in a text editor.

use crate::record::{GAME, Record, header, open, path, played, written};

#[test]
fn a_record_written_by_hand_needs_a_header_and_acts() {
    let text = format!(
        "{}\n{}\n\n{}\n{}\n",
        header(),
        r#"{"act":"red roll 3"}"#,
        r#"  { "n": 2, "act": { "roll": { "seat": "p2", "die": 5 } }, "why": "blue was lucky" }  "#,
        r#"{"act":"note so far so good"}"#
    );
    let (_, record) = open(text.as_bytes());
    let report = record.unwrap().check();
    assert_eq!((report.entries, report.without_sum, report.without_moves, report.torn), (3, 4, 2, 0));
    assert!(report.sound());
}

#[test]
fn a_last_line_without_a_line_break_counts_and_the_next_one_brings_it() {
    let text = format!("{}\n{}", header(), r#"{"act":"red roll 3"}"#);
    let (disk, record) = open(text.as_bytes());
    let mut record = record.unwrap();
    assert_eq!(record.check().entries, 1);
    assert_eq!(disk.has(path()).unwrap(), text.as_bytes());
    record.enter("blue roll 5").unwrap();
    drop(record);
    let again = Record::open(disk.arc(), path()).unwrap();
    assert_eq!(again.session().book(), played(&GAME[..2]).book());
    assert_eq!(again.check().without_sum, 2);
}

#[test]
fn a_header_alone_without_a_line_break_opens_too() {
    let (disk, record) = open(header().as_bytes());
    record.unwrap().enter("red roll 3").unwrap();
    assert_eq!(disk.has(path()).unwrap().iter().filter(|byte| **byte == b'\n').count(), 2);
}

#[test]
fn line_breaks_of_another_system_and_a_mark_at_the_beginning_do_no_harm() {
    let text = String::from_utf8(written(&GAME)).unwrap();
    let (disk, record) = open(format!("\u{feff}{}", text.replace('\n', "\r\n")).as_bytes());
    let mut record = record.unwrap();
    assert_eq!(record.check().without_sum, 0);
    assert_eq!(record.session().book(), played(&GAME).book());
    record.enter("red roll 1").unwrap();
    drop(record);
    assert_eq!(Record::open(disk.arc(), path()).unwrap().check().entries, 18);
}

#[test]
fn lines_without_sums_are_still_covered_by_the_next_one_that_has_one() {
    let mut record = open(format!("{}\n{}\n", header(), r#"{"act":"red roll 3"}"#).as_bytes());
    record.1.as_mut().unwrap().enter("blue roll 5").unwrap();
    record.1.as_mut().unwrap().enter("red pass").unwrap();
    drop(record.1);
    let bytes = record.0.has(path()).unwrap();
    let changed = String::from_utf8(bytes).unwrap().replace("red roll 3", "red roll 4");
    let fault = open(changed.as_bytes()).1.map(|_| ()).unwrap_err();
    assert_eq!((fault.place.unwrap().line, fault.field()), (3, Some("sum")));
}

#[test]
fn unknown_fields_of_a_newer_program_survive() {
    let text = format!("{}\n{}\n", header(), r#"{"act":"red roll 3","mood":"good"}"#);
    let (disk, record) = open(text.as_bytes());
    let mut record = record.unwrap();
    record.enter("blue roll 5").unwrap();
    let copy = steward::disk::beside(path(), "copy");
    record.save_copy(&copy).unwrap();
    let bytes = disk.has(&copy).unwrap();
    assert_eq!(bytes, disk.has(path()).unwrap());
    assert!(String::from_utf8(bytes).unwrap().contains(r#""mood":"good""#));
}

#[test]
fn a_line_has_its_fields_in_one_order_and_its_sum_last() {
    let text = String::from_utf8(written(&GAME[..1])).unwrap();
    let line = text.lines().nth(1).unwrap();
    let expected = concat!(
        r#"{"n":1,"on":0,"at":"2026-03-01T20:15:00-05:00","act":{"roll":{"seat":"p1","die":3}},"#,
        r#""moves":[["bank","p1","dollars",30]],"phase":"1.1","sum":""#
    );
    assert_eq!(&line[..line.len() - 18], expected);
}
