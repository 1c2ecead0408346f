//! A line of a record as text: its fields, its verb in JSON or notation, and its replay.

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer as _, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::engine::amend::Amended;
use crate::engine::correction::Correction;
use crate::engine::entry::{Edit, Entry, Verb};
use crate::engine::{AnyAct, Divergence, Rejection, Reply, Session, notation};
use crate::msg;
use crate::words::{Line, keys, unreadable};

/// The words of all verbs in records.
const VERBS: [&str; 11] =
    ["act", "correct", "ruling", "amend", "back", "note", "count", "read", "rename", "pause", "leaves"];

/// A replayed line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    pub n: u32,
    /// Whether it is on the chain and the record lacked its movements.
    pub without_moves: bool,
    /// The divergence, if the effect differs from the recorded one.
    pub divergence: Option<Divergence>,
}

/// Why a line of a record was not replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// It is not a JSON object; holds the error of the parser.
    Unreadable(Line),
    /// A field occurs twice.
    Twice(String),
    /// The value of a field is invalid.
    Field {
        field: String,
        /// The error of the parser.
        why: Line,
    },
    /// It has no verb or several; holds those found.
    Verbs(Vec<String>),
    /// The rules refuse it, or it does not follow the line before.
    Rejected(Rejection),
}

impl LineFault {
    /// The field that is at fault.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::Twice(field) | Self::Field { field, .. } => Some(field),
            Self::Unreadable(_) | Self::Verbs(_) | Self::Rejected(_) => None,
        }
    }

    /// Whether a newer version of the program may understand the line, because the fault is in a verb or its value.
    pub fn perhaps_newer(&self) -> bool {
        match self {
            Self::Verbs(found) => found.is_empty(),
            Self::Field { field, .. } => VERBS.contains(&field.as_str()),
            Self::Unreadable(_) | Self::Twice(_) | Self::Rejected(_) => false,
        }
    }

    /// The message to show.
    pub fn line(&self) -> Line {
        match self {
            Self::Unreadable(why) => msg!(keys::record::LINE_UNREADABLE, why = why.clone()),
            Self::Twice(field) => msg!(keys::record::FIELD_TWICE, field = field.as_str()),
            Self::Field { field, why } => {
                msg!(keys::record::FIELD_WRONG, field = field.as_str(), why = why.clone())
            }
            Self::Verbs(found) if found.is_empty() => msg!(keys::record::NO_VERB, known = VERBS.join(", ")),
            Self::Verbs(found) => msg!(keys::record::MANY_VERBS, found = found.join(", ")),
            Self::Rejected(rejection) => rejection.line(),
        }
    }
}

impl Session {
    /// Parses a state sheet to a correction. The text may also be the correction itself, in JSON.
    ///
    /// # Errors
    /// Names what is not understood or does not add up.
    pub fn import(&self, sheet: &str) -> Result<Correction, Rejection> {
        match sheet.trim_start().starts_with('{') {
            true => (self.info().correction)(sheet).map_err(|why| Rejection::Unreadable(unreadable(&why))),
            false => self.position(sheet),
        }
    }

    /// Parses a text in notation or JSON. In JSON, the word `act` may be left out.
    ///
    /// # Errors
    /// Reports what was not understood.
    pub fn read(&self, text: &str) -> Result<Verb, Rejection> {
        self.read_typed(text.trim()).map_err(Rejection::Unreadable)
    }

    fn read_typed(&self, text: &str) -> Result<Verb, Line> {
        if !text.starts_with(['{', '"']) {
            return self.parse(text);
        }
        let fields =
            if text.starts_with('{') { fields(text).map_err(|fault| fault.line())? } else { Vec::new() };
        match fields.as_slice() {
            [(word, value)] if VERBS.contains(&&**word) => {
                parse_verb(self, word, value).map_err(|fault| fault.line())
            }
            _ => (self.info().act)(text)
                .map(Verb::Act)
                .map_err(|why| msg!(keys::record::LINE_UNREADABLE, why = unreadable(&why))),
        }
    }

    /// Parses an act from a text in notation or JSON; `None` if it is not an act.
    pub fn read_act(&self, text: &str) -> Option<AnyAct> {
        self.read(text).ok()?.act().cloned()
    }

    /// Parses edits of past entries, such as `replace 31 red pass; strike 32`.
    ///
    /// # Errors
    /// Reports what was not understood.
    pub fn read_edits(&self, text: &str) -> Result<Vec<Edit>, Rejection> {
        match self.parse(&format!("amend book {text}")).map_err(Rejection::Unreadable)? {
            Verb::Amend(amendment) => Ok(amendment.edits),
            _ => Err(Rejection::Unreadable(keys::engine::NOTATION_EMPTY.into())),
        }
    }

    /// A line in notation.
    pub fn write(&self, verb: &Verb) -> String {
        notation::write_verb(verb, self.setting())
    }

    /// Previews a new board value; `None` for any other text, or if the cell had no value before.
    pub fn preview_reading(&self, text: &str) -> Option<Amended> {
        let Verb::Observe(board_value) = self.read(text).ok()? else { return None };
        self.preview_board_value(&board_value).ok()?
    }

    /// Previews a text in notation or JSON.
    ///
    /// # Errors
    /// As [`Session::read`] and [`Session::preview`].
    pub fn preview_text(&self, text: &str) -> Reply {
        self.preview(self.read(text)?)
    }

    /// Enters a text, in notation or JSON, and returns the number of its line. `at` is the time.
    ///
    /// # Errors
    /// As [`Session::read`] and [`Session::enter`]. The session is unchanged on error.
    pub fn enter_text(&mut self, text: &str, at: &str) -> Result<u32, Rejection> {
        Ok(self.enter(self.read(text)?, at.to_owned())?.n)
    }

    /// Replays a line of a record. Its number and the line it follows are optional, for handwritten records.
    /// If another amend follows, an amend is added without replaying it; see [`Session::replay_later`].
    ///
    /// # Errors
    /// See [`LineFault`]. The session is unchanged on error, but must be discarded if `amend_follows` was set.
    pub fn replay_line(&mut self, text: &str, amend_follows: bool) -> Result<Accepted, LineFault> {
        let entry = parse(self, text)?;
        let (n, without_moves) = (entry.n, entry.moves.is_none() && entry.verb.on_chain());
        let replayed = if amend_follows { self.replay_later(entry) } else { self.replay_entry(entry) };
        let divergence = replayed.map_err(LineFault::Rejected)?;
        Ok(Accepted { n, without_moves, divergence })
    }
}

fn parse(session: &Session, text: &str) -> Result<Entry, LineFault> {
    let fields = fields(text)?;
    let of = |wanted: &str| fields.iter().find(|(field, _)| field == wanted).map(|(_, value)| *value);
    let mut verbs = fields.iter().filter(|(field, _)| VERBS.contains(&&**field));
    let verb = match (verbs.next(), verbs.next()) {
        (Some((word, value)), None) => parse_verb(session, word, value)?,
        (first, second) => {
            let found = first.into_iter().chain(second).chain(verbs);
            return Err(LineFault::Verbs(found.map(|(word, _)| word.to_string()).collect()));
        }
    };
    if of("sum").is_some() {
        let why = Line::new(keys::record::SUM_LAST);
        return Err(LineFault::Field { field: "sum".to_owned(), why });
    }
    let next = session.lines().saturating_add(1);
    Ok(Entry {
        n: value("n", of("n"))?.unwrap_or(next),
        on: value("on", of("on"))?.unwrap_or_else(|| session.head()),
        at: value("at", of("at"))?.unwrap_or_default(),
        verb,
        draw: value("draw", of("draw"))?,
        moves: value("moves", of("moves"))?,
        phase: value("phase", of("phase"))?,
    })
}

fn value<T: DeserializeOwned>(field: &str, raw: Option<&RawValue>) -> Result<Option<T>, LineFault> {
    let wrong = |why: serde_json::Error| LineFault::Field { field: field.to_owned(), why: unreadable(&why) };
    raw.map(|raw| serde_json::from_str(raw.get()).map_err(wrong)).transpose()
}

/// Parses a verb from JSON or from a string in notation.
fn parse_verb(session: &Session, word: &str, raw: &RawValue) -> Result<Verb, LineFault> {
    let json = ["{\"", word, "\":", raw.get(), "}"].concat();
    let why = match (session.info().verb)(&json) {
        Ok(Verb::Amend(amendment)) if amendment.edits.is_empty() => Line::new(keys::record::NO_EDIT),
        Ok(verb) => return completed(session, verb),
        Err(why) => unreadable(&why),
    };
    let why = match serde_json::from_str::<String>(raw.get()) {
        Ok(text) => {
            let text = if word == "act" { text } else { format!("{word} {text}") };
            match session.parse(&text) {
                Ok(verb) => return completed(session, verb),
                Err(line) => line,
            }
        }
        Err(_) => why,
    };
    Err(LineFault::Field { field: word.to_owned(), why })
}

/// Completes a handwritten amend with the movements that keep current balances.
fn completed(session: &Session, verb: Verb) -> Result<Verb, LineFault> {
    match verb {
        Verb::Amend(amendment) if amendment.stand.is_empty() && amendment.owed.is_empty() => {
            session.complete_amendment(amendment).map(Verb::Amend).map_err(LineFault::Rejected)
        }
        verb => Ok(verb),
    }
}

/// The fields of an object in order. A repeated field is an error.
fn fields(text: &str) -> Result<Vec<(Cow<'_, str>, &RawValue)>, LineFault> {
    /// A field name, borrowed from the text unless it contains escapes.
    #[derive(Deserialize)]
    struct Name<'a>(#[serde(borrow)] Cow<'a, str>);
    struct Fields;

    impl<'de> Visitor<'de> for Fields {
        type Value = Vec<(Cow<'de, str>, &'de RawValue)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut all = Vec::new();
            while let Some((Name(name), value)) = map.next_entry()? {
                all.push((name, value));
            }
            Ok(all)
        }
    }

    let wrong = |why: serde_json::Error| LineFault::Unreadable(unreadable(&why));
    let mut reader = serde_json::Deserializer::from_str(text);
    let fields = reader.deserialize_map(Fields).map_err(wrong)?;
    reader.end().map_err(wrong)?;
    let mut names: Vec<&str> = fields.iter().map(|(field, _)| &**field).collect();
    names.sort_unstable();
    match names.iter().zip(names.iter().skip(1)).find(|(one, next)| one == next) {
        Some((twice, _)) => Err(LineFault::Twice((*twice).to_owned())),
        None => Ok(fields),
    }
}
