//! Checksums chained from line to line. Each covers the text of its line and, through the previous checksum, all lines before it.

use sha2::{Digest, Sha256};

/// The start of the checksum field at the end of a line, and its number of digits.
const FIELD: &str = ",\"sum\":\"";
const FIGURES: usize = 16;

/// The checksum of a line, from which the next one is computed; empty before the first line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum(String);

impl Sum {
    /// The checksum of the next line, given its text without the checksum field.
    pub(super) fn next(&self, own: &str) -> Self {
        let hash = Sha256::new().chain_update(&self.0).chain_update(own).finalize();
        let figures = hash.iter().flat_map(|byte| [byte >> 4, byte & 15]).take(FIGURES);
        let mut text = String::with_capacity(FIGURES);
        text.extend(figures.filter_map(|figure| char::from_digit(u32::from(figure), 16)));
        Self(text)
    }

    /// Appends this checksum to a line as its last field.
    pub(super) fn sign(&self, own: &str) -> String {
        let open = own.strip_suffix('}').unwrap_or(own);
        format!("{open}{FIELD}{}\"}}", self.0)
    }

    pub(super) fn figures(&self) -> &str {
        &self.0
    }

    pub(super) fn is(&self, figures: &str) -> bool {
        self.0 == figures
    }
}

/// Splits a line into its text without the checksum field and its checksum, if it has one.
pub(super) fn apart(line: &str) -> (String, Option<&str>) {
    let signed = || {
        let open = line.strip_suffix("\"}")?;
        let (text, figures) = open.split_at_checked(open.len().checked_sub(FIGURES)?)?;
        let hexadecimal = figures.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        Some((text.strip_suffix(FIELD)?, hexadecimal.then_some(figures)?))
    };
    match signed() {
        Some((open, figures)) => ([open, "}"].concat(), Some(figures)),
        None => (line.to_owned(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signing_round_trips() {
        let own = r#"{"n":1,"act":"drawn"}"#;
        let sum = Sum::default().next(own);
        let line = sum.sign(own);
        assert_eq!(line, r#"{"n":1,"act":"drawn","sum":"cfc16827c1d55c27"}"#);
        let (text, figures) = apart(&line);
        assert_eq!(text, own);
        assert!(figures.is_some_and(|figures| sum.is(figures)));
    }

    #[test]
    fn a_sum_covers_every_line_above() {
        let (one, other) = (Sum::default().next("{1}"), Sum::default().next("{2}"));
        assert_ne!(one.next("{3}"), other.next("{3}"));
    }

    #[test]
    fn a_line_without_a_sum_at_its_end_has_none() {
        for line in [
            "",
            "}",
            "\"}",
            "{}",
            r#"{"sum":"cfc16827c1d55c27"}"#,
            r#"{"n":1,"sum":"CFC16827C1D55C27"}"#,
            "{\"é\"}",
        ] {
            assert_eq!(apart(line), (line.to_owned(), None), "{line}");
        }
    }
}
