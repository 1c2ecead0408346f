//! Loads records. Each line is checked against its checksum, replayed, and compared with its recorded effect.
//! An incomplete last line is set aside; any other error ends loading.

use std::path::Path;

use crate::engine::Divergence;
use crate::record::fault::{Cause, Fault, FaultPlace};
use crate::record::sum::{Sum, apart};
use crate::session::{self, Games, HeaderFault, LineFault, Session};

/// The maximum number of lines after the header, so that sessions fit in memory.
pub(super) const MOST: u32 = if cfg!(test) { 2_000 } else { 1_000_000 };

/// The result of checking a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of lines after the header.
    pub entries: u32,
    /// The number of lines without a checksum, including the header.
    pub without_sum: u32,
    /// The number of lines on the chain that lacked their movements.
    pub without_moves: u32,
    /// Lines whose effect differs from the recorded one, resolved or not.
    pub divergences: Vec<Divergence>,
    /// The length of the incomplete last line in bytes.
    pub torn: usize,
    /// Whether the total of each unit is correct.
    pub balanced: bool,
}

impl Report {
    /// Whether all lines have their recorded effect and the books balance.
    pub fn sound(&self) -> bool {
        self.balanced && self.open().next().is_none()
    }

    /// The unresolved divergences.
    pub fn open(&self) -> impl Iterator<Item = &Divergence> {
        self.divergences.iter().filter(|divergence| divergence.resolved.is_none())
    }
}

/// A record in memory.
#[derive(Debug)]
pub(super) struct Page {
    pub(super) session: Session,
    /// The text of the header and the valid lines, as in the file.
    pub(super) text: String,
    /// The checksum of the last line.
    pub(super) sum: Sum,
    pub(super) report: Report,
    /// The incomplete last line.
    pub(super) torn: Vec<u8>,
}

/// A line of the file that is not blank.
struct Piece<'a> {
    line: usize,
    begin: usize,
    end: usize,
    bytes: &'a [u8],
}

/// Checks that a file starts like a record.
pub(super) fn first_line<S: Games>(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    begin::<S>(path, pieces(bytes).next()).map(|_| ())
}

/// Parses the first line into the session, its position, its checksum, and whether the file has the checksum.
fn begin<S: Games>(path: &Path, first: Option<Piece<'_>>) -> Result<(Session, FaultPlace, Sum, bool), Fault> {
    let first = first.ok_or_else(|| Fault::of(path, Cause::Empty))?;
    let at = FaultPlace { line: first.line, good: 0, good_bytes: 0 };
    let fault = |cause| Fault { path: path.to_owned(), place: Some(at), cause };
    let text = std::str::from_utf8(first.bytes).map_err(|_| fault(Cause::NotText))?;
    let text = text.trim_start_matches('\u{feff}');
    // Another format may have other checksums, so the format is checked first.
    if let Err(other @ HeaderFault::TestBuild { .. }) = session::begin(S::LIST, text) {
        return Err(fault(Cause::Header(other)));
    }
    let (own, sum, signed) = check(&Sum::default(), text).map_err(fault)?;
    let session = session::begin(S::LIST, &own).map_err(|why| fault(Cause::Header(why)))?;
    Ok((session, FaultPlace { good_bytes: first.end, ..at }, sum, signed))
}

/// Loads a record from the bytes of its file.
pub(super) fn load<S: Games>(path: &Path, mut bytes: Vec<u8>) -> Result<Page, Fault> {
    let mut page = match load_lines::<S>(path, &bytes, true) {
        Ok(page) if page.torn.is_empty() => page,
        // One by one, so that the error names the right line.
        _ => load_lines::<S>(path, &bytes, false)?,
    };
    bytes.truncate(bytes.len() - page.torn.len());
    page.text = String::from_utf8(bytes)
        .unwrap_or_else(|found| String::from_utf8_lossy(found.as_bytes()).into_owned());
    Ok(page)
}

/// Loads the lines of a record. `together` allows consecutive amends to be replayed together.
fn load_lines<S: Games>(path: &Path, bytes: &[u8], together: bool) -> Result<Page, Fault> {
    let mut pieces = pieces(bytes);
    let (session, mut at, sum, signed) = begin::<S>(path, pieces.next())?;
    let fault = |at: FaultPlace, cause| Fault { path: path.to_owned(), place: Some(at), cause };
    let report = Report { without_sum: u32::from(!signed), ..Report::default() };
    let mut page = Page { session, text: String::new(), sum, report, torn: Vec::new() };
    let mut pieces = pieces.peekable();
    while let Some(piece) = pieces.next() {
        at.line = piece.line;
        if at.good == MOST {
            return Err(fault(at, Cause::Lines));
        }
        let amend_follows = together && piece.amends() && pieces.peek().is_some_and(Piece::amends);
        match page.take(piece.bytes, amend_follows) {
            Ok(()) => {
                at.good += 1;
                at.good_bytes = piece.end;
            }
            Err(cause) if pieces.peek().is_none() && cause.may_be_torn(piece.bytes) => {
                page.torn = bytes.get(piece.begin..).unwrap_or_default().to_vec();
            }
            Err(cause) => return Err(fault(at, cause)),
        }
    }
    page.report.entries = at.good;
    page.report.torn = page.torn.len();
    page.report.balanced = page.session.balanced();
    page.report.divergences = page.session.divergences();
    Ok(page)
}

impl Piece<'_> {
    /// Whether this line is an amend without movements of its own.
    fn amends(&self) -> bool {
        let amends = |text: &str| text.contains("\"amend\"") && !text.contains("\"stand\"");
        std::str::from_utf8(self.bytes).is_ok_and(amends)
    }
}

impl Page {
    /// Checks the checksum of a line, then replays it.
    fn take(&mut self, bytes: &[u8], amend_follows: bool) -> Result<(), Cause> {
        let text = std::str::from_utf8(bytes).map_err(|_| Cause::NotText)?;
        let (own, sum, signed) = check(&self.sum, text)?;
        let accepted = self.session.replay_line(&own, amend_follows).map_err(Cause::Line)?;
        self.sum = sum;
        self.report.without_sum += u32::from(!signed);
        self.report.without_moves += u32::from(accepted.without_moves);
        Ok(())
    }
}

impl Cause {
    /// Whether an interrupted write may have left these bytes: the end is missing, or contains zeros from the
    /// file system. A complete but invalid line must have been changed later.
    fn may_be_torn(&self, bytes: &[u8]) -> bool {
        let ended = bytes.ends_with(b"\n") && !bytes.windows(2).any(|pair| pair == [0, 0]);
        !ended
            && match self {
                Self::NotText | Self::Sum | Self::Line(LineFault::Unreadable(_)) => true,
                Self::Line(fault) => fault.field() == Some("sum"),
                _ => false,
            }
    }
}

/// A line without its checksum, the correct checksum, and whether the line has it.
fn check(before: &Sum, text: &str) -> Result<(String, Sum, bool), Cause> {
    let (own, figures) = apart(text.trim());
    let sum = before.next(&own);
    match figures {
        Some(figures) if !sum.is(figures) => Err(Cause::Sum),
        figures => Ok((own, sum, figures.is_some())),
    }
}

/// A complete line.
#[derive(Clone, Debug)]
pub(super) struct Whole {
    /// The text in the file, with blank lines before it.
    pub(super) text: String,
    /// The text without the checksum.
    pub(super) own: String,
    /// The checksum it has or should have.
    pub(super) sum: Sum,
}

/// The complete lines after a line with this checksum. Text without a final line break is left out.
pub(super) fn whole_lines(before: &Sum, bytes: &[u8]) -> Result<Vec<Whole>, Cause> {
    let (mut lines, mut begin, mut sum) = (Vec::new(), 0, before.clone());
    for piece in pieces(bytes).filter(|piece| piece.bytes.ends_with(b"\n")) {
        let text = std::str::from_utf8(piece.bytes).map_err(|_| Cause::NotText)?;
        let (own, next, _) = check(&sum, text)?;
        let text = String::from_utf8_lossy(bytes.get(begin..piece.end).unwrap_or_default()).into_owned();
        lines.push(Whole { text, own, sum: next.clone() });
        (begin, sum) = (piece.end, next);
    }
    Ok(lines)
}

/// The lines of a file that are not blank, with their positions.
fn pieces(bytes: &[u8]) -> impl Iterator<Item = Piece<'_>> {
    let mut begin = 0;
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').enumerate().map(move |(at, bytes)| {
        let piece = Piece { line: at + 1, begin, end: begin + bytes.len(), bytes };
        begin = piece.end;
        piece
    });
    lines.filter(|piece| !piece.bytes.iter().all(u8::is_ascii_whitespace))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rejection;
    use crate::platform::Files;
    use crate::record::{Record, Trouble, new_id, write_file};
    use crate::session::Listed;

    const HEADER: &str = r#"{"steward":2,"game":"automobile","rules":2,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloé","colour":"green"}],"setup":{"first":"p1"}}"#;

    fn of(lines: u32) -> Vec<u8> {
        let lines = (0..lines).map(|n| format!("{{\"note\":{{\"text\":\"remark {n}\"}}}}\n"));
        std::iter::once(format!("{HEADER}\n")).chain(lines).collect::<String>().into_bytes()
    }

    #[test]
    fn a_record_of_more_lines_than_there_may_be_is_refused_and_none_is_written() {
        let path = std::env::temp_dir().join(format!("steward-lines-{}.steward", new_id().unwrap()));
        let fault = load::<Listed>(&path, of(MOST + 1)).map(|_| ()).unwrap_err();
        assert_eq!((fault.cause.clone(), fault.place.unwrap().good), (Cause::Lines, MOST));
        assert!(fault.suggestion().is_some(), "its beginning can be saved");
        write_file(&Files, &path, &of(MOST - 1)).unwrap();
        let mut record = Record::open_file(&path).unwrap();
        assert_eq!(record.enter("note one more"), Ok(MOST));
        let refused = record.enter("note and one more");
        assert!(matches!(refused, Err(Trouble::Rejected(Rejection::Refused(_)))), "{refused:?}");
        drop(record);
        assert_eq!(Record::open_file(&path).unwrap().session().lines(), MOST);
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_file_larger_than_any_record_is_not_read() {
        let path = std::env::temp_dir().join(format!("steward-large-{}.steward", new_id().unwrap()));
        std::fs::File::create(&path).unwrap().set_len(crate::disk::LARGEST + 1).unwrap();
        let fault = Record::open_file(&path).map(|_| ()).unwrap_err();
        assert!(
            matches!(&fault.cause, Cause::Unread(why) if why.to_string().contains("record-too-large")),
            "{fault}"
        );
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn no_entry_is_written_that_would_make_the_record_unreadable() {
        let path = std::env::temp_dir().join(format!("steward-long-{}.steward", new_id().unwrap()));
        write_file(&Files, &path, &of(0)).unwrap();
        let mut record = Record::open_file(&path).unwrap();
        let note = |letters: usize| format!("note {}", "x".repeat(letters));
        let Err(Trouble::Rejected(problem)) = record.enter(&note(1 << 20)) else { panic!("it is too long") };
        assert!(problem.line().to_string().contains("record-too-long"), "{problem}");
        assert_eq!(record.session().lines(), 0);
        for n in 1..=3 {
            assert_eq!(record.enter(&note((1 << 20) - 5)), Ok(n));
        }
        let Err(Trouble::Rejected(problem)) = record.enter(&note((1 << 20) - 5)) else { panic!("no room") };
        assert!(problem.line().to_string().contains("record-too-large"), "{problem}");
        // A file that grows too large while it is written is refused by the same limit, and the line is removed.
        let room = usize::try_from(crate::disk::LARGEST).unwrap() - std::fs::read(&path).unwrap().len();
        let grows = record.enter(&note(room - 20));
        assert!(matches!(grows, Err(Trouble::NotSaved { n: 4, .. })), "{grows:?}");
        assert!(matches!(record.close(), crate::record::Closed::NotWritten(1, _)));
        assert_eq!(Record::open_file(&path).unwrap().session().lines(), 3);
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn test_build_records_are_recognised() {
        for header in [
            r#"{"steward":1}"#,
            r#"{"steward":1,"games":["automobile"],"sum":"0123456789abcdef"}"#,
            r#"{"steward":99999999999,"game":7}"#,
            r#"{"steward":0}"#,
            &HEADER.replace("\"rules\":2", "\"rules\":1"),
            &HEADER.replace("\"rules\":2", "\"rules\":3"),
            &HEADER.replace("\"setup\"", "\"seed\":{\"sealed\":\"00\"},\"setup\""),
            &HEADER.replace("\"setup\"", "\"seed\":{\"open\":7},\"setup\""),
        ] {
            let fault = load::<Listed>(Path::new("x"), header.as_bytes().to_vec()).map(|_| ()).unwrap_err();
            assert!(matches!(fault.cause, Cause::Header(HeaderFault::TestBuild { .. })), "{header}: {fault}");
            assert!(fault.line().to_string().contains("record-test-build"), "{fault}");
        }
        let chess = HEADER.replace("automobile", "chess");
        let fault = load::<Listed>(Path::new("x"), chess.into_bytes()).map(|_| ()).unwrap_err();
        assert_eq!(fault.suggestion().unwrap().to_string(), "record-perhaps-newer");
        let lines = [of(1), b"{\"swap-seats\":{}}\n".to_vec()].concat();
        let fault = load::<Listed>(Path::new("x"), lines).map(|_| ()).unwrap_err();
        assert!(fault.suggestion().unwrap().to_string().starts_with("record-perhaps-newer-or-good"));
        let lines = [of(0), b"{\"swap-seats\":{}}\n".to_vec()].concat();
        let fault = load::<Listed>(Path::new("x"), lines).map(|_| ()).unwrap_err();
        assert_eq!(fault.suggestion().unwrap().to_string(), "record-perhaps-newer");
    }
}
