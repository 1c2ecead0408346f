//! The vocabulary of messages: no programming terms.

use crate::words::ftl::{Piece, files, read};

/// By language: the start of a forbidden word, and what to write instead.
const FORBIDDEN: &[(&str, &[(&str, &str)])] = &[
    (
        "en",
        &[
            ("shelf", "home, games"),
            ("shelves", "home, games"),
            ("record", "saved game, game file"),
            ("ruling", "house rule"),
        ],
    ),
    ("fr", &[("étagère", "accueil, jeux"), ("décision", "règle maison"), ("livre", "registre")]),
];

/// Phrases and games in which a forbidden word is allowed.
const EXCEPTIONS: &[(&str, &[&str])] = &[
    ("record", &["printed record"]),
    ("livre", &["grand livre", "Livre bleu", "Livres bleus", "livre bleu"]),
    // The rules of Automobile use this name for phase 6.
    ("décision", &["automobile"]),
];

/// A possible text of a message, with `…` for arguments.
fn text(reading: &[Piece]) -> String {
    let letter = |piece: &Piece| match piece {
        Piece::Text(letter) | Piece::Literal(letter) => *letter,
        Piece::Value(_) => '…',
    };
    reading.iter().map(letter).collect()
}

/// Whether a text has a word with this start.
fn has(text: &str, word: &str) -> bool {
    text.to_lowercase().split(|letter: char| !letter.is_alphabetic()).any(|found| found.starts_with(word))
}

/// The messages of a file that use a forbidden word.
fn forbidden_words(language: &str, name: &str, source: &str) -> Vec<String> {
    let words = FORBIDDEN.iter().filter(|(code, _)| *code == language).flat_map(|(_, words)| *words);
    let mut found = Vec::new();
    for (word, instead) in words {
        let allowed =
            EXCEPTIONS.iter().filter(|(allowed, _)| allowed == word).flat_map(|(_, allowed)| *allowed);
        let allowed: Vec<&str> = allowed.copied().collect();
        for (id, message) in read(source) {
            let said = |reading: &String| {
                has(&allowed.iter().fold(reading.clone(), |text, allowed| text.replace(allowed, "")), word)
            };
            let of_the_game = allowed.iter().any(|allowed| id.contains(allowed));
            if !of_the_game && message.readings.iter().map(|reading| text(reading)).any(|text| said(&text)) {
                found.push(format!("{language}/{name}: {id} says {word}, and not {instead}"));
            }
        }
    }
    found
}

#[test]
fn messages_use_the_words_of_players() {
    let all = FORBIDDEN.iter().flat_map(|(language, _)| {
        files(language).into_iter().flat_map(|(name, source)| forbidden_words(language, &name, &source))
    });
    assert_eq!(all.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_word_of_programmers_is_found_and_a_word_of_the_game_is_not() {
    let english = "a = Back to the shelf\nb = { $n ->\n [one] one\n *[other] Rulings of { $n }\n }\nc = Recorder, shelfish\nd = ruled out\n";
    assert_eq!(forbidden_words("en", "x", english).len(), 4, "shelf, shelfish, recorder, rulings");
    let french = "a = comme au livre\nb = Livre bleu\nc = le grand livre\nautomobile-d = Décisions\ne = une décision\nf = la livraison\n";
    let found = forbidden_words("fr", "x", french);
    assert_eq!(found.len(), 2, "{found:?}");
}
