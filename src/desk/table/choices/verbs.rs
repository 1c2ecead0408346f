//! The offers of the rules in order: by who acts and by verb, each in plain words with its price.

use crate::desk::Speech;
use crate::desk::table::{Seen, plain};
use crate::engine::board::{CellKind, Value};
use crate::engine::{AnyAct, Field, MissingValue, Offer, Refusal, Rejection, Seat, Syntax};
use crate::msg;
use crate::session::Session;
use crate::words::{Line, keys};

/// All choices of one verb.
#[derive(Clone, Debug)]
pub struct Verb {
    /// Who acts; nobody for an act of the whole table.
    pub actor: Option<Seat>,
    /// What its hand is called, where it is not the first of who acts.
    pub hand: Option<Line>,
    /// Its word in notation.
    pub word: String,
    /// Its name on a button.
    pub label: String,
    /// Its choices, in the order of the offers.
    pub choices: Vec<OfferedChoice>,
    /// Whether everybody has it, at any moment.
    pub anytime: bool,
    /// Whether it is somebody else’s than who acts now.
    pub of_another: bool,
    /// What opens it, where it is one of many of a kind.
    pub behind: Option<String>,
}

impl Verb {
    /// Whether anything of it may be done.
    pub fn open(&self) -> bool {
        self.choices.iter().any(|choice| !matches!(choice.state, State::Refused(_)))
    }
}

/// One choice.
#[derive(Clone, Debug)]
pub struct OfferedChoice {
    /// Its place among the offers.
    pub at: usize,
    /// The act, as it stands.
    pub act: AnyAct,
    /// In notation.
    pub text: String,
    /// Its words after the verb.
    pub words: Vec<String>,
    /// In plain words.
    pub description: String,
    /// What it costs or brings.
    pub price: String,
    /// The numbers to be filled in.
    pub fields: Vec<Field>,
    /// What the rules say to it.
    pub state: State,
    /// The printed value that must be read first.
    pub missing: Option<MissingValue>,
}

/// What the rules say to a choice, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It may be done.
    Legal,
    /// A value must be read off the box first: the question.
    Unread(String),
    /// It may not be done: why, and the way out.
    Refused(String),
}

/// Orders the offers.
pub fn verbs(speech: Speech, table: &Session, seen: &Seen) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = Vec::new();
    for (at, offer) in seen.open_offers() {
        let Some(Syntax { word, named, .. }) = offer.act.syntax() else { continue };
        let (actor, hand) = offer.act.hand(table.seats()).map_or((None, None), |(_, word)| who(table, &word));
        let text = table.written(&offer.act);
        let words = text.split(' ').skip(1 + usize::from(*named)).map(str::to_owned).collect();
        let choice = choice(speech, table, at, offer, words);
        let behind = offer.behind.as_ref().map(|line| speech.sentence(line));
        let same = |verb: &&mut Verb| {
            (verb.actor, &verb.hand, verb.word.as_str(), &verb.behind) == (actor, &hand, *word, &behind)
        };
        match verbs.iter_mut().find(same) {
            Some(verb) => verb.choices.push(choice),
            None => verbs.push(Verb {
                actor,
                word: (*word).to_owned(),
                label: label(speech, table, seen, actor, hand.as_ref(), word),
                hand,
                choices: vec![choice],
                anytime: false,
                of_another: actor.is_some_and(|seat| !seen.stage.to_act.contains(&seat)),
                behind,
            }),
        }
    }
    let everybodys: Vec<bool> = verbs.iter().map(|verb| anytime(table, seen, &verbs, verb)).collect();
    for (verb, everybodys) in verbs.iter_mut().zip(everybodys) {
        verb.anytime = everybodys;
    }
    verbs
}

/// Whom the first word of a line means, and which hand where that is not the first.
fn who(table: &Session, word: &str) -> (Option<Seat>, Option<Line>) {
    if let Some(seat) = table.seats().find(word) {
        return (Some(seat), None);
    }
    let hand = (table.info().second_hands)(table.seats()).into_iter().find(|hand| hand.colour.word() == word);
    hand.map_or((None, None), |hand| (Some(hand.seat), Some(hand.name)))
}

/// Whether it is no act of this moment: everybody has it as it stands, though not everybody acts.
fn anytime(table: &Session, seen: &Seen, verbs: &[Verb], verb: &Verb) -> bool {
    let actors: Vec<Seat> =
        verbs.iter().filter(|other| other.word == verb.word).filter_map(|other| other.actor).collect();
    let whole = verb.choices.iter().all(|choice| choice.fields.is_empty());
    whole
        && actors.len() == table.seats().count()
        && !actors.iter().all(|seat| seen.stage.to_act.contains(seat))
}

fn choice(speech: Speech, table: &Session, at: usize, offer: &Offer, words: Vec<String>) -> OfferedChoice {
    let (price, state) = match &offer.answer {
        Ok(movements) => (plain::price(speech, table, movements), State::Legal),
        Err(Rejection::Missing(missing)) => {
            let schema = table.board().schema();
            let column = schema.cell(missing.cell).and_then(|cell| schema.column(cell.column));
            let first = column.map(|column| speech.say(&msg!(keys::desk::READ_FIRST, what = column)));
            (first.unwrap_or_default(), State::Unread(speech.sentence(&missing.question)))
        }
        Err(Rejection::Refused(refusal)) => (String::new(), State::Refused(refused(speech, refusal))),
        Err(Rejection::Unreadable(why)) => (String::new(), State::Refused(speech.sentence(why))),
    };
    // What it does and costs may be known only once its numbers are filled in.
    let price = match plain::with_most(table, offer) {
        Some(other) => {
            let answer = table.preview_act(&other);
            let other = answer.as_ref().map(|outcome| plain::price(speech, table, outcome.movements()));
            if other.is_ok_and(|other| other == price) { price } else { String::new() }
        }
        None => price,
    };
    let description = plain::offered(speech, table, offer);
    let missing = match &offer.answer {
        Err(Rejection::Missing(missing)) => Some(missing.as_ref().clone()),
        _ => None,
    };
    OfferedChoice {
        at,
        act: offer.act.clone(),
        text: table.written(&offer.act),
        words,
        description,
        price,
        fields: offer.fields.clone(),
        state,
        missing,
    }
}

/// Why, and the way out, in one line.
pub fn refused(speech: Speech, refusal: &Refusal) -> String {
    let why = speech.sentence(&refusal.why);
    match &refusal.suggestion {
        Some(suggestion) => format!("{why}. {}", speech.sentence(suggestion)),
        None => why,
    }
}

/// The name of a verb; with who it is, where it is not the only one who acts now.
fn label(
    speech: Speech,
    table: &Session,
    seen: &Seen,
    actor: Option<Seat>,
    hand: Option<&Line>,
    word: &str,
) -> String {
    let name = match table.info().name(word) {
        Some(key) => Line::new(key),
        None => msg!(keys::referee::WRITTEN, text = word),
    };
    let name = match table.book().letter(table.setting(), word) {
        Some(letter) => msg!(keys::table::LETTERED, letter = String::from(letter), verb = name),
        None => name,
    };
    match actor {
        Some(seat) if seen.stage.to_act != [seat] => {
            let called = hand.map_or_else(|| table.seats().name(seat), |hand| speech.sentence(hand));
            speech.say(&msg!(keys::table::LOAN_OF, verb = name, name = called))
        }
        _ => speech.sentence(&name),
    }
}

/// What a word of notation stands for: a printed place with its name, or a word of the box; and its kind.
pub fn word_label(speech: Speech, table: &Session, word: &str) -> (String, String) {
    let form = table.board().schema();
    if word.parse::<u8>().is_ok() {
        let (mut label, mut kind) = (word.to_owned(), String::new());
        for (slot, cell) in form.cells().filter(|(_, cell)| cell.row == word) {
            match (cell.kind, table.board().value(slot).map(|printed| &printed.0)) {
                (CellKind::Name, Some(Value::Text(name))) => label = format!("{word} {name}"),
                (CellKind::Word(words), Some(Value::Text(value))) => {
                    let key = words.iter().find(|(word, _)| word == value).map(|(_, key)| *key);
                    kind = key.map_or_else(String::new, |key| speech.word(key));
                }
                _ => {}
            }
        }
        return (label, kind);
    }
    let player = || table.seats().find(word).map(|seat| table.seats().name(seat));
    let hand =
        || (table.info().second_hands)(table.seats()).into_iter().find(|hand| hand.colour.word() == word);
    let called = form.row(word).map(|key| speech.sentence(&key.into())).or_else(player);
    let called = called.or_else(|| hand().map(|hand| speech.sentence(&hand.name)));
    (called.unwrap_or_else(|| word.to_owned()), String::new())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Session;
    use crate::words::Language;

    #[test]
    fn a_word_of_a_choice_is_a_printed_place_a_player_or_a_word_of_the_box() {
        let speech = Speech::new(Language::FRENCH);
        let demo = |game: &str| Session::laid(game).unwrap();
        let label = |game: &str, word: &str| word_label(speech, &demo(game), word).0;
        assert_eq!(label("auto-brocante", "green"), "Chloé");
        assert_eq!(label("auto-brocante", "11"), "11 Jaguar 1971");
        assert_eq!(label("sponsors", "engine"), speech.sentence(&keys::sponsors::CATEGORY_ENGINE.into()));
    }
}
