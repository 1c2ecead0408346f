//! The open questions of the page, each with its default first, and the words of the box.

use crate::audit::rulings::Question;

/// Every question and its options.
pub(super) const QUESTIONS: &[Question] = &[
    ("teams", &["no", "yes"]),
    ("experts", &["no", "yes"]),
    ("corners", &["opposite", "next"]),
    ("go-protection", &["always", "until-moved"]),
    ("effects", &["stopped", "standing"]),
    ("puncture", &["once", "every"]),
    ("reverse-four", &["back", "forward"]),
    ("reverse-seven", &["share", "no"]),
    ("nitro-seven", &["share", "no"]),
    ("joker-own", &["yes", "no"]),
    ("swap-go", &["leave", "no"]),
    ("full-lap", &["no", "yes"]),
    ("puncture-debt", &["survives", "dropped"]),
    ("puncture-block", &["second", "first"]),
    ("puncture-joker", &["any", "must"]),
    ("puncture-two", &["each", "one"]),
    ("garage-choice", &["choose", "enter"]),
    ("swap-where", &["circuit", "verge"]),
    ("laid-card", &["discard", "back"]),
    ("nitro-four", &["double", "four"]),
    ("unused-go", &["yes", "no"]),
    ("joker-two-debts", &["both", "one"]),
    ("seven-same-square", &["hit", "refused"]),
    ("pushed-effects", &["all", "none"]),
    ("nitro-joker", &["double", "ten"]),
    ("five-who", &["all", "not-partner"]),
    ("eight-own", &["yes", "no"]),
    ("verge", &["least-0", "refused"]),
    ("one-eyed", &["jack-too", "only"]),
];

/// Those that only set-up decides.
pub(super) const AT_SET_UP: [&str; 3] = ["teams", "experts", "corners"];

/// The cards, and how far each advances a car.
const CARDS: [(&str, i64); 15] = [
    ("ace", 1),
    ("2", 2),
    ("3", 3),
    ("4", 4),
    ("5", 5),
    ("6", 6),
    ("7", 7),
    ("8", 8),
    ("9", 9),
    ("10", 10),
    ("jack", 10),
    ("one-eyed", 10),
    ("queen", 10),
    ("king", 10),
    ("joker", 10),
];

/// A card by its word, and how far it moves a car, backwards too.
pub(super) fn card(word: &str) -> Result<(&'static str, i64), String> {
    CARDS.into_iter().find(|(name, _)| *name == word).ok_or_else(|| format!("there is no card {word:?}"))
}
