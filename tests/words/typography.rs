//! Typography of the message files: French spaces, curly apostrophes, and no *de* or *le* before a name,
//! which might need *d’* or *l’*.

use crate::words::ftl::Piece::{self, Literal, Text, Value};
use crate::words::ftl::{files, languages, read};

/// The arguments that are names of people.
const PEOPLE: [&str; 4] = ["seat", "player", "name", "who"];

/// The space that French uses before a punctuation mark: a narrow one before `; ! ?`, a full one before the others.
const fn wanted(mark: char) -> char {
    if matches!(mark, ';' | '!' | '?') { '\u{202F}' } else { '\u{A0}' }
}

fn is(piece: Option<&Piece>, space: char) -> bool {
    matches!(piece, Some(Text(c) | Literal(c)) if *c == space)
}

fn figure(piece: Option<&Piece>) -> bool {
    matches!(piece, Some(Text('0'..='9') | Literal('0'..='9')))
}

/// The faults of typography in any language.
fn plain_faults(reading: &[Piece]) -> Vec<String> {
    let straight = reading.iter().filter_map(|piece| match piece {
        Text(c @ ('\'' | '"')) => Some(format!("a straight {c}")),
        Text('\u{2066}'..='\u{2069}' | '\u{202A}'..='\u{202E}') => Some("a mark of direction".to_owned()),
        _ => None,
    });
    let dots = reading.windows(3).any(|three| three == [Text('.'), Text('.'), Text('.')]);
    straight.chain(dots.then(|| "three dots for an ellipsis".to_owned())).collect()
}

/// The faults of French typography.
fn french_faults(reading: &[Piece]) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, piece) in reading.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| reading.get(at));
        let after = reading.get(at + 1);
        match piece {
            // 3:4 is notation, 20:30 a time; `?!` is one mark; a message may consist of its mark only.
            Text(':') if figure(before) && figure(after) => {}
            Text('!' | '?') if matches!(before, Some(Text('!' | '?'))) => {}
            Text(c @ (';' | ':' | '!' | '?' | '»' | '$' | '%'))
                if before.is_some() && !is(before, wanted(*c)) =>
            {
                faults.push(format!("no unbreaking space before {c}"));
            }
            Text('«') if !is(after, wanted('«')) => faults.push("no unbreaking space after «".to_owned()),
            Value(name) if name.split(['-', '_']).any(|part| PEOPLE.contains(&part)) => {
                let word = word_before(&reading[..at]);
                if ["de", "du", "le", "la", "d’", "l’"].contains(&word.as_str()) {
                    faults.push(format!("{word} before the name {name}"));
                }
            }
            _ => {}
        }
    }
    faults
}

/// The last word of a text in lower case, with its apostrophe.
fn word_before(reading: &[Piece]) -> String {
    let letters = reading.iter().rev().map(|piece| match piece {
        Text(c) | Literal(c) => *c,
        Value(_) => '0',
    });
    let word = letters.skip_while(|c| c.is_whitespace()).take_while(|c| c.is_alphabetic() || *c == '’');
    word.collect::<Vec<_>>().into_iter().rev().collect::<String>().to_lowercase()
}

/// The faults of a file, each with its message.
fn faults(source: &str, of: fn(&[Piece]) -> Vec<String>) -> Vec<String> {
    let mut found = Vec::new();
    for (id, message) in read(source) {
        for fault in message.readings.iter().flat_map(|reading| of(reading)) {
            found.push(format!("{id}: {fault}"));
        }
    }
    found.dedup();
    found
}

fn check(language: &str, of: fn(&[Piece]) -> Vec<String>) {
    for (file, source) in files(language) {
        let found = faults(&source, of);
        assert!(found.is_empty(), "{language}/{file}\n{}", found.join("\n"));
    }
}

#[test]
fn apostrophes_quotes_and_ellipses_are_real_in_every_language() {
    languages().iter().for_each(|language| check(language, plain_faults));
}

#[test]
fn french_marks_have_their_spaces_and_no_article_stands_before_a_name() {
    check("fr", french_faults);
}

#[test]
fn each_fault_of_typography_is_found() {
    assert_eq!(faults("a = it's\n", plain_faults), ["a: a straight '"]);
    assert_eq!(faults("a = { $n ->\n *[other] \"so\"\n }\n", plain_faults), ["a: a straight \""]);
    assert_eq!(faults("a = wait...\n", plain_faults), ["a: three dots for an ellipsis"]);
    assert_eq!(faults("a = oui : non\n", french_faults), ["a: no unbreaking space before :"]);
    assert_eq!(faults("a = { $n }!\n", french_faults), ["a: no unbreaking space before !"]);
    assert_eq!(faults("a = «\u{A0}oui »\n", french_faults), ["a: no unbreaking space before »"]);
    assert_eq!(faults("a = « oui\u{A0}»\n", french_faults), ["a: no unbreaking space after «"]);
    assert_eq!(faults("a = oui\u{202F}: non\n", french_faults), ["a: no unbreaking space before :"]);
    assert_eq!(faults("a = oui\u{A0}?\n", french_faults), ["a: no unbreaking space before ?"]);
    assert_eq!(faults("a = 50 $\n", french_faults), ["a: no unbreaking space before $"]);
    assert_eq!(faults("a = le tour de { $seat }\n", french_faults), ["a: de before the name seat"]);
    assert_eq!(faults("a = L’{ $to-seat }\n", french_faults), ["a: l’ before the name to-seat"]);
    let split = "a = c’est à { $n ->\n [one] la\n *[other] lui,\n } { $name }\n";
    assert_eq!(faults(split, french_faults), ["a: la before the name name"]);
    let lines = "a =\n    le tour de\n    { $seat }\n";
    assert_eq!(faults(lines, french_faults), ["a: de before the name seat"]);
}

#[test]
fn clean_typography_passes() {
    let clean = "# l'oubli : \"de { $seat }\"\n\
        a = «\u{A0}L’essai\u{A0}»\u{A0}: { $seat }\u{202F}; quoi\u{202F}?! 3:4, mode { $name }…\n\
        b = { $n ->\n    [one] { \"it's\" }\n   *[other] le tableau de bord, { $seat }\u{202F}!\n }\n\
        c = ?\n\
        d = oui{ \"\\u202F\" }!\n";
    assert_eq!(faults(clean, plain_faults), [""; 0]);
    assert_eq!(faults(clean, french_faults), [""; 0]);
}
