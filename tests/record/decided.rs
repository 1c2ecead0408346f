//! Divergences: the table decides once, as played or by the rule, and the record keeps the decision.

use steward::engine::{Rejection, Resolution};
use steward::record::{ReadOnly, Trouble};

use crate::record::memory::Memory;
use crate::record::{GAME, Record, open, path, played, written};

/// A record without checksums in which blue rolled this number in entry 2, with the movements of a five.
fn rolled(die: u32) -> Vec<u8> {
    changed(r#""die":5"#, &format!(r#""die":{die}"#))
}

/// A record with a change in entry 2.
fn changed(from: &str, to: &str) -> Vec<u8> {
    let text = String::from_utf8(written(&GAME)).unwrap();
    let mut lines: Vec<String> = text.lines().map(unsigned).collect();
    assert!(lines[2].contains(from), "{}", lines[2]);
    lines[2] = lines[2].replace(from, to);
    lines.concat().into_bytes()
}

fn unsigned(line: &str) -> String {
    line.split_once(",\"sum\"").map_or_else(|| format!("{line}\n"), |(own, _)| format!("{own}}}\n"))
}

fn opened(bytes: &[u8]) -> (Memory, Record) {
    let (disk, record) = open(bytes);
    (disk, record.unwrap())
}

fn again(disk: &Memory, record: Record) -> Record {
    drop(record);
    Record::open(disk.arc(), path()).unwrap()
}

/// The decision about entry 2, if any.
fn settled(record: &Record) -> Option<Resolution> {
    let report = record.check();
    let [divergence] = report.divergences.as_slice() else { panic!("{report:?}") };
    assert_eq!(divergence.n, 2);
    assert_eq!(report.sound(), divergence.resolved.is_some());
    divergence.resolved
}

#[test]
fn as_played_restores_the_balances_and_is_asked_once() {
    let (disk, mut record) = opened(&rolled(6));
    assert_eq!(settled(&record), None);
    assert_ne!(record.session().book().ledger, played(&GAME).book().ledger);
    assert_eq!(record.resolve(Resolution::AsPlayed(None), "entry 2 as it was played"), Ok(19));
    let by_19 = Some(Resolution::AsPlayed(Some(19)));
    assert_eq!(settled(&record), by_19);
    let record = again(&disk, record);
    assert_eq!(settled(&record), by_19);
    assert_eq!(record.session().book().ledger, played(&GAME).book().ledger);
    let text = |n| record.session().line(n).unwrap().text;
    assert_eq!(text(18), "note 2: as played by 19: bank > p2: 60 dollars; phase 1.2");
    assert_eq!(text(19), "correct blue > bank 10 dollars: entry 2 as it was played");
}

#[test]
fn by_the_rule_keeps_the_new_movements_and_is_asked_once() {
    let (disk, mut record) = opened(&rolled(6));
    let today = record.session().book().ledger.clone();
    assert_eq!(record.resolve(Resolution::ByTheRule, ""), Ok(18));
    let record = again(&disk, record);
    assert_eq!(settled(&record), Some(Resolution::ByTheRule));
    assert_eq!(record.session().book().ledger, today);
}

#[test]
fn a_correction_that_is_undone_leaves_the_question_open() {
    let (disk, mut record) = opened(&rolled(6));
    record.resolve(Resolution::AsPlayed(None), "").unwrap();
    record.enter("undo").unwrap();
    let mut record = again(&disk, record);
    assert_eq!(settled(&record), None);
    record.enter("redo").unwrap();
    assert!(settled(&record).is_some());
}

#[test]
fn a_decision_whose_correction_never_reached_the_disk_does_not_count() {
    let (disk, mut record) = opened(&rolled(6));
    record.resolve(Resolution::AsPlayed(None), "").unwrap();
    drop(record);
    let bytes = disk.has(path()).unwrap();
    let cut = bytes[..bytes.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    let (_, mut record) = opened(&bytes[..cut]);
    assert_eq!((record.session().lines(), settled(&record)), (18, None));
    record.enter("note and so on").unwrap();
    assert_eq!(settled(&record), None, "entry 19 corrects nothing");
    record.resolve(Resolution::AsPlayed(None), "").unwrap();
    assert_eq!(record.session().book().ledger, played(&GAME).book().ledger);
}

#[test]
fn an_entry_that_diverges_again_after_a_decision_is_asked_again() {
    for way in [Resolution::ByTheRule, Resolution::AsPlayed(None)] {
        let (disk, mut record) = opened(&rolled(6));
        record.resolve(way, "").unwrap();
        let decided = record.session().book().ledger.clone();
        drop(record);
        let text = String::from_utf8(disk.has(path()).unwrap()).unwrap();
        for (die, now) in [(4, 40), (5, 50)] {
            let text: String = text.lines().map(unsigned).collect();
            let text = text.replacen(r#""die":6"#, &format!(r#""die":{die}"#), 1);
            let (_, mut record) = opened(text.as_bytes());
            assert_eq!(settled(&record), None, "{way:?} {die}");
            let found = &record.check().divergences[0];
            assert_eq!((found.then.moves[0].3, found.now.moves[0].3), (60, now), "what the book rested on");
            record.resolve(Resolution::AsPlayed(None), "").unwrap();
            assert!(settled(&record).is_some());
            assert_eq!(record.session().book().ledger, decided, "{way:?} {die}");
        }
    }
}

#[test]
fn an_undone_line_is_decided_about_and_corrects_nothing() {
    let (_, mut record) = opened(&rolled(6));
    record.enter("back 1").unwrap();
    let before = record.session().book().ledger.clone();
    assert_eq!(record.resolve(Resolution::AsPlayed(None), ""), Ok(19));
    assert_eq!(settled(&record), Some(Resolution::AsPlayed(None)));
    assert_eq!(record.session().book().ledger, before);
}

#[test]
fn movements_unknown_to_the_game_are_refused_as_played_and_decided_by_the_rule() {
    let (_, mut record) = opened(&changed(r#""dollars",50"#, r#""shells",50"#));
    let refused = record.resolve(Resolution::AsPlayed(None), "").unwrap_err();
    assert!(matches!(&refused, Trouble::Rejected(Rejection::Refused(_))), "{refused:?}");
    assert!(refused.line().to_string().contains("shells"), "{refused}");
    assert_eq!(record.session().lines(), 17, "nothing is entered");
    record.resolve(Resolution::ByTheRule, "").unwrap();
    assert!(settled(&record).is_some());
}

#[test]
fn a_correction_that_the_ledger_cannot_make_is_refused_and_nothing_is_entered() {
    let (_, mut record) = opened(&changed(r#""dollars",50"#, r#""dollars",9007199254740993"#));
    let refused = record.resolve(Resolution::AsPlayed(None), "").unwrap_err();
    assert!(matches!(refused, Trouble::Rejected(Rejection::Refused(_))), "{refused:?}");
    assert_eq!((record.session().lines(), settled(&record)), (17, None));
}

#[test]
fn a_line_that_leads_to_another_phase_is_listed_and_decided_about() {
    let (disk, mut record) = opened(&changed(r#""phase":"1.2""#, r#""phase":"1.1""#));
    let found = record.check().divergences[0].clone();
    assert_eq!((found.then.phase.as_str(), found.now.phase.as_str()), ("1.1", "1.2"));
    assert_eq!(found.then.moves, found.now.moves);
    record.resolve(Resolution::AsPlayed(None), "").unwrap();
    assert_eq!(settled(&again(&disk, record)), Some(Resolution::AsPlayed(None)));
}

#[test]
fn a_read_only_record_decides_nothing() {
    let disk = Memory::default();
    disk.put(path(), &rolled(6));
    let mut record = Record::open_read_only(disk.arc(), path()).unwrap();
    assert_eq!(record.resolve(Resolution::ByTheRule, ""), Err(Trouble::ReadOnly(ReadOnly::Asked)));
    assert_eq!(settled(&record), None);
}

#[test]
fn a_remark_of_another_kind_decides_nothing() {
    let (_, mut record) = opened(&rolled(6));
    record.enter("note 2: by the rule, says Anne").unwrap();
    assert_eq!(settled(&record), None);
}
