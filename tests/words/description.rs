//! One word for one thing: what programmers call it reaches nobody who plays.

use crate::words::ftl::{Piece, files, read};

/// What no message says, by language: the beginning of a word, and what people say instead.
const UNSAID: &[(&str, &[(&str, &str)])] = &[
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

/// Where the game itself, or the language, has the word.
const SAID: &[(&str, &[&str])] = &[
    ("record", &["printed record"]),
    ("livre", &["grand livre", "Livre bleu", "Livres bleus", "livre bleu"]),
    // Phase 6 of Automobile is called so by its rules.
    ("décision", &["automobile"]),
];

/// A reading as text; what is put in has a sign of its own.
fn text(reading: &[Piece]) -> String {
    let letter = |piece: &Piece| match piece {
        Piece::Text(letter) | Piece::Literal(letter) => *letter,
        Piece::Value(_) => '…',
    };
    reading.iter().map(letter).collect()
}

/// Whether a text has a word that begins so.
fn has(text: &str, word: &str) -> bool {
    text.to_lowercase().split(|letter: char| !letter.is_alphabetic()).any(|found| found.starts_with(word))
}

/// The messages of a file of messages that say what is said otherwise.
fn unsaid(language: &str, name: &str, source: &str) -> Vec<String> {
    let words = UNSAID.iter().filter(|(code, _)| *code == language).flat_map(|(_, words)| *words);
    let mut found = Vec::new();
    for (word, instead) in words {
        let allowed = SAID.iter().filter(|(allowed, _)| allowed == word).flat_map(|(_, allowed)| *allowed);
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
fn no_message_says_shelf_record_or_ruling_and_in_french_etagere_decision_or_livre() {
    let all = UNSAID.iter().flat_map(|(language, _)| {
        files(language).into_iter().flat_map(|(name, source)| unsaid(language, &name, &source))
    });
    assert_eq!(all.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_word_of_programmers_is_found_and_a_word_of_the_game_is_not() {
    let english = "a = Back to the shelf\nb = { $n ->\n [one] one\n *[other] Rulings of { $n }\n }\nc = Recorder, shelfish\nd = ruled out\n";
    assert_eq!(unsaid("en", "x", english).len(), 4, "shelf, shelfish, recorder, rulings");
    let french = "a = comme au livre\nb = Livre bleu\nc = le grand livre\nautomobile-d = Décisions\ne = une décision\nf = la livraison\n";
    let found = unsaid("fr", "x", french);
    assert_eq!(found.len(), 2, "{found:?}");
}
