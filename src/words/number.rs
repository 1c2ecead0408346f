//! Parses numbers and amounts in all typed text. Every format that the program displays is parsed as the same
//! number in both languages; anything else is refused.

use super::keys::words as k;
use super::line::Line;
use crate::msg;

/// The words for money, before or after an amount.
const MONEY: [&str; 3] = ["$", "dollars", "dollar"];

/// Parses a whole number or an amount of money: digits, or groups of exactly three after the first with one kind of separator.
///
/// # Errors
/// Explains why the text is not a whole number.
pub fn parse_number(text: &str) -> Result<i64, Line> {
    match parse_amount(text)? {
        (number, "") => Ok(number),
        (number, unit) if is_money(unit) => Ok(number),
        _ => Err(msg!(k::NOT_A_NUMBER, text = text.trim())),
    }
}

/// The content of a number field: a number, nothing, or text that is not a number and is kept as typed.
pub type Entered = Result<Option<i64>, String>;

/// Parses the content of a number field, which does not take negative numbers.
pub fn parse_entered(text: &str) -> Entered {
    if text.trim().is_empty() {
        return Ok(None);
    }
    match parse_number(text) {
        Ok(number) if (0..=i64::from(u32::MAX)).contains(&number) => Ok(Some(number)),
        _ => Err(text.to_owned()),
    }
}

/// Why the text in a number field is not a valid number.
pub fn misread(text: &str) -> Line {
    match parse_number(text) {
        Err(why) => why,
        Ok(number) if number < 0 => msg!(k::NOT_A_NUMBER, text = text.trim()),
        Ok(_) => msg!(k::TOO_LARGE, text = text.trim()),
    }
}

/// Whether a word means money.
pub fn is_money(unit: &str) -> bool {
    MONEY.contains(&unit.to_lowercase().as_str())
}

/// Parses a number with the unit written before or after it: `3 cubes`, `$1,250`, `1 250 $`.
///
/// # Errors
/// Explains why the text is not a whole number.
pub fn parse_amount(text: &str) -> Result<(i64, &str), Line> {
    let text = text.trim();
    let none = || msg!(k::NOT_A_NUMBER, text = text);
    let start = text.find(|letter: char| letter.is_ascii_digit()).ok_or_else(none)?;
    let (before, from) = text.split_at_checked(start).ok_or_else(none)?;
    let end = from.find(|letter: char| !letter.is_ascii_digit() && !separates(letter)).unwrap_or(from.len());
    let end = from.get(..end).and_then(|run| run.rfind(|letter: char| letter.is_ascii_digit()));
    let (figures, after) = from.split_at_checked(end.map_or(0, |last| last + 1)).ok_or_else(none)?;
    let signs: &[char] = &['-', '−', '+'];
    let before = before.trim();
    let unsigned = before.trim_start_matches(signs);
    let below = match before.strip_suffix(unsigned).unwrap_or_default() {
        "" | "+" => false,
        "-" | "−" => true,
        _ => return Err(none()),
    };
    // At most one unit is allowed. It must be a separate word, except for the currency sign.
    let apart = |unit: &str, touches: bool| !touches || unit.is_empty() || unit == "$";
    let (before, after_word) = (unsigned.trim(), after.trim());
    let touches_after = !after.starts_with(char::is_whitespace);
    let touches_before = !text.get(..start).unwrap_or_default().ends_with(char::is_whitespace);
    let unit = match (before, after_word) {
        (unit, "") if apart(unit, touches_before) => unit,
        ("", unit) if apart(unit, touches_after) => unit,
        _ => return Err(none()),
    };
    let digits = ungrouped(figures).ok_or_else(|| msg!(k::NOT_GROUPED, text = text))?;
    let number: i64 = digits.parse().map_err(|_| msg!(k::TOO_LARGE, text = text))?;
    Ok((if below { -number } else { number }, unit))
}

/// Whether a character may separate two groups of digits.
fn separates(letter: char) -> bool {
    kind(letter).is_some()
}

/// The kind of separator that a character is. All spaces are one kind, and both apostrophes are one kind.
fn kind(letter: char) -> Option<char> {
    match letter {
        ' ' | '\u{A0}' | '\u{202F}' => Some(' '),
        '\'' | '’' => Some('\''),
        ',' | '.' => Some(letter),
        _ => None,
    }
}

/// The digits of a number without separators; `None` if they are not grouped by threes.
fn ungrouped(figures: &str) -> Option<String> {
    let mut separators = figures.chars().filter_map(kind);
    let first = separators.next();
    if separators.any(|other| Some(other) != first) {
        return None;
    }
    let mut groups = figures.split(separates);
    let begins = groups.next()?;
    let grouped = first.is_some();
    let whole = !grouped || (1..=3).contains(&begins.len()) && !begins.starts_with('0');
    (whole && groups.all(|group| group.len() == 3))
        .then(|| figures.chars().filter(char::is_ascii_digit).collect())
}

/// Removes separators other than plain spaces from the numbers in a line. Badly grouped numbers are left for the parser to refuse.
pub fn without_separators(line: &str) -> String {
    joined(line, |letter| separates(letter) && letter != ' ')
}

/// Removes plain spaces between groups of digits: `sell 9 8 000` means car 9 for 8,000.
pub fn without_spaces(line: &str) -> String {
    let digits = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let group = |word: &str| word.len() == 3 && digits(word);
    let begins = |word: &str| {
        let figures = word.strip_prefix('$').unwrap_or(word);
        figures.len() <= 3 && digits(figures) && !figures.starts_with('0')
    };
    let mut words: Vec<&str> = line.split(' ').collect();
    let mut all: Vec<String> = Vec::new();
    while let Some(last) = words.pop() {
        let groups = words.iter().rev().take_while(|word| group(word)).count();
        let first =
            words.len().checked_sub(groups + 1).filter(|at| words.get(*at).is_some_and(|word| begins(word)));
        let from = first.unwrap_or(words.len() - groups);
        match words.get(from..) {
            Some(before @ [first, ..]) if group(last) && begins(first) => {
                all.push(before.concat() + last);
                words.truncate(from);
            }
            _ => all.push(last.to_owned()),
        }
    }
    all.reverse();
    all.join(" ")
}

/// Removes the separators that match `between` from the grouped numbers in a line.
fn joined(line: &str, between: impl Fn(char) -> bool) -> String {
    let mut written = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (said, from) = rest.split_at(start);
        let run = from.find(|letter: char| !letter.is_ascii_digit() && !between(letter));
        let (run, after) = from.split_at(run.unwrap_or(from.len()));
        let figures = run.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        let (tail, of_word) = (run.get(figures.len()..).unwrap_or_default(), written_word(said, &written));
        written.push_str(said);
        match ungrouped(figures).filter(|_| !of_word) {
            Some(digits) => written.push_str(&digits),
            None => written.push_str(figures),
        }
        written.push_str(tail);
        rest = after;
    }
    written.push_str(rest);
    written
}

/// Whether the following digits are part of a word.
fn written_word(said: &str, written: &str) -> bool {
    said.chars().next_back().or_else(|| written.chars().next_back()).is_some_and(char::is_alphanumeric)
}

/// Splits a line at its commas, except between two digits.
pub fn parts(line: &str) -> impl Iterator<Item = &str> {
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let mut rest = Some(line);
    std::iter::from_fn(move || {
        let text = rest?;
        let cut = text.match_indices(',').map(|(at, _)| at).find(|at| {
            let (before, after) = text.split_at(*at);
            !(digit(before.chars().next_back()) && digit(after.chars().nth(1)))
        });
        let (part, left) = match cut.and_then(|at| text.split_at_checked(at)) {
            Some((part, left)) => (part, left.strip_prefix(',')),
            None => (text, None),
        };
        rest = left;
        Some(part.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_number_formats_parse() {
        for text in [
            "1250",
            "1,250",
            "1 250",
            "1.250",
            "1'250",
            "1’250",
            "1\u{A0}250",
            "1\u{202F}250",
            " 1250 ",
            "$1250",
            "$1,250",
            "1250 $",
            "1\u{202F}250\u{A0}$",
            "1250$",
            "1 250 dollars",
            "dollars 1250",
        ] {
            assert_eq!(parse_number(text), Ok(1250), "{text}");
        }
        assert_eq!(parse_number("1,234,567"), Ok(1_234_567));
        assert_eq!(parse_number("−$1,250"), Ok(-1250));
        assert_eq!(parse_amount("3 black loans"), Ok((3, "black loans")));
    }

    #[test]
    fn what_is_not_one_number_is_refused() {
        for text in [
            "",
            "?",
            "inf",
            "nan",
            "1e3",
            "8m",
            "8 m",
            "1,2",
            "20,00",
            "0,5",
            "0,500",
            "2 0 0 0",
            "1250,50",
            "1,250.50",
            "1.250,000",
            "1,2500",
            ",250",
            "--5",
            "1 250,000",
            "$1250 $",
            "$8 dollars",
            "8 000 0",
            "5 + 3",
            "0x10",
            "1_000",
            "٣",
        ] {
            assert!(parse_number(text).is_err(), "{text}");
        }
        assert_eq!(parse_number("99999999999999999999").unwrap_err().key, k::TOO_LARGE);
    }

    #[test]
    fn separators_are_taken_out_of_the_numbers_of_a_line() {
        let of = without_separators;
        assert_eq!(of("red sell 9 book 8,000, or 1\u{202F}250"), "red sell 9 book 8000, or 1250");
        assert_eq!(of("red take 1,2 31.2 7:2 p1.250"), "red take 1,2 31.2 7:2 p1.250");
        assert_eq!(without_spaces("red sell 9 8 000"), "red sell 9 8000");
        assert_eq!(without_spaces("red sell 19 12 500"), "red sell 19 12500");
        assert_eq!(without_spaces("red sell 1 250 000"), "red sell 1250000");
        assert_eq!(
            parts("red 1,250 dollars, blue 3 cubes,green 1").collect::<Vec<_>>(),
            ["red 1,250 dollars", "blue 3 cubes", "green 1"]
        );
    }
}
