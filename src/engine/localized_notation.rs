//! Notation in French. Records and rules use English words only; users may type either language and see their
//! own. Verbs are translated where acts are declared, other words in the game's list of acts.

use crate::engine::ruling::RulingForm;
use crate::engine::vocabulary::{COMMON, EDITS, REFEREE, both, english_of, french_of, french_word};
use crate::engine::{Actor, Acts, Colour, Rules, Seats, View};
use crate::words::Arg;

/// Translates the words after a verb to English. A player's name that is also the French word of another colour is kept.
pub fn english<A: Acts>(text: &str, seats: &Seats) -> String {
    let players = || seats.iter().filter_map(|seat| seats.player(seat));
    let other = |word: &str, english: &str| {
        players().any(|player| player.name.eq_ignore_ascii_case(word) && player.colour.word() != english)
    };
    let meant = |word: &str| english_of(A::WORDS, word).or_else(|| english_of(COMMON, word));
    each_word(text, |word, _| meant(word).filter(|english| *english != word && !other(word, english)))
}

/// Translates a line of notation to French; names, reasons and other free text are kept.
pub(super) fn french<A: Acts>(line: &str, seats: &Seats) -> String {
    let first = line.split(' ').next().unwrap_or_default();
    if first == "rename" {
        return renamed(line);
    }
    let said = match first {
        "note" | "pause" => first.len(),
        _ => line.find(": ").unwrap_or(line.len()),
    };
    let (said, written) = line.split_at(said);
    let act = !REFEREE.iter().any(|(verb, _)| *verb == first) || first == "amend";
    let actors = A::Actor::words(seats);
    let verb = |word: &str, named| A::phrase(word, named).map(|(_, syntax)| syntax.french);
    let rulings = said.split([' ', ';']).any(|word| word == "ruling");
    let mut asked = None;
    let translated = each_word(said, |word, before| {
        if rulings && let Some(french) = ruled::<A>(word, before, &mut asked) {
            return Some(french);
        }
        let begins = before.is_empty();
        let verb = match before {
            "" => french_of(REFEREE, word).or_else(|| verb(word, false)).or_else(|| verb(word, true)),
            before if act && actors.iter().any(|actor| actor == before) => verb(word, true),
            _ => None,
        };
        let edit = french_of(EDITS, word).or_else(|| french_of(REFEREE, word));
        let edit = edit.filter(|_| first == "amend" && !begins);
        verb.or(edit).or_else(|| french_of(A::WORDS, word)).or_else(|| french_of(COMMON, word))
    });
    translated + written
}

/// Translates a rename: its verb, the player, and the colour after the name.
fn renamed(line: &str) -> String {
    let last = line.split(' ').count() - 1;
    let words = line.split(' ').enumerate().map(|(at, word)| match at {
        0 => french_of(REFEREE, word).unwrap_or(word),
        at if (at == 1 || at == last && at > 2) && word.parse::<Colour>().is_ok() => french_word(word),
        _ => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Translates a word of a ruling: the open point first, then its option.
fn ruled<A: Acts>(word: &str, before: &str, asked: &mut Option<&'static RulingForm>) -> Option<&'static str> {
    if before == "ruling" {
        *asked = RulingForm::called(A::Game::RULINGS, word);
        return asked.map(RulingForm::french_word);
    }
    let form = asked.take()?;
    form.words().find(|(english, _)| *english == word).map(|(_, french)| french)
}

/// Replaces words of a text. `exchange` gets each word and the word before it.
fn each_word(text: &str, mut exchange: impl FnMut(&str, &str) -> Option<&'static str>) -> String {
    let begins = |letter: char| letter.is_alphabetic() || letter == '-';
    let of_word = |letter: char| begins(letter) || letter.is_ascii_digit();
    let (mut said, mut before, mut rest) = (String::with_capacity(text.len()), "", text);
    while let Some(start) = rest.find(begins) {
        let (between, from) = rest.split_at(start);
        let (word, after) = from.split_at(from.find(|letter| !of_word(letter)).unwrap_or(from.len()));
        said.push_str(between);
        said.push_str(exchange(word, before).unwrap_or(word));
        (before, rest) = (word, after);
    }
    said.push_str(rest);
    said
}

/// A line of notation in both languages.
pub fn typed<A: Acts>(text: &str, seats: &Seats) -> Arg {
    both(text, french::<A>(text, seats))
}

impl<G: Rules> View<'_, G> {
    /// A line of notation in both languages.
    pub fn typed(self, text: &str) -> Arg {
        typed::<G::Act>(text, self.seats())
    }

    /// An act as a line of notation in both languages.
    pub fn line(self, act: impl Into<G::Act>) -> Arg {
        self.typed(&act.into().write(self.seats()))
    }
}
