//! The lines of a record, parsed by serde into types of their own. Acts and corrections must have no unknown fields;
//! the rest of a line is parsed only where it matters.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::Done;

/// The header, which is the first line of a record.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Header {
    pub(crate) game: String,
    pub(crate) seats: Vec<Player>,
    pub(crate) setup: Setup,
    /// The board values that are known: the value, and its source.
    #[serde(default)]
    pub(crate) board: BTreeMap<String, (Value, IgnoredAny)>,
    #[serde(default)]
    pub(crate) rulings: BTreeMap<String, String>,
    /// The position that the session started from.
    #[serde(default)]
    pub(crate) position: Option<Correction>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Player {
    #[serde(default)]
    pub(crate) colour: String,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Setup {
    pub(crate) first: Seat,
}

/// A line: its number, the line it follows, and its content.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Line {
    pub(crate) n: usize,
    pub(crate) on: usize,
    #[serde(flatten)]
    pub(crate) verb: Verb,
}

/// The content of a line. A `Fact` changes nothing.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verb {
    Act(Value),
    Correct(Correction),
    Ruling(Ruling),
    Amend(Amendment),
    Back(usize),
    Read(Reading),
    #[serde(alias = "note", alias = "count", alias = "rename", alias = "pause", alias = "leaves")]
    #[serde(deserialize_with = "ignored")]
    Fact,
}

fn ignored<'de, D: Deserializer<'de>>(fact: D) -> Result<(), D::Error> {
    IgnoredAny::deserialize(fact).map(|_| ())
}

impl Verb {
    /// Whether other lines may follow it.
    pub(crate) fn is_on_the_chain(&self) -> bool {
        matches!(self, Self::Act(_) | Self::Correct(_) | Self::Ruling(_) | Self::Amend(_))
    }
}

/// A movement: from, to, thing, number.
pub(crate) type Movement = (String, String, String, i64);

/// A correction: movements first, then facts off the ledger.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Correction {
    #[serde(default)]
    pub(crate) moves: Vec<Movement>,
    #[serde(default)]
    pub(crate) stands: Map<String, Value>,
    /// All debts afterwards, if given.
    #[serde(default)]
    pub(crate) owed: Vec<Movement>,
}

/// A decision on an open point.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Ruling {
    pub(crate) id: String,
    pub(crate) option: String,
}

/// Past entries corrected and, if today's balances stay, what keeps them.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Amendment {
    pub(crate) edits: Vec<Edit>,
    pub(crate) was: Wrong,
    #[serde(default)]
    pub(crate) pieces: Map<String, Value>,
    #[serde(default)]
    pub(crate) stand: Vec<Movement>,
    /// All debts afterwards.
    #[serde(default)]
    pub(crate) owed: Vec<Movement>,
}

/// What was wrong: the book, the table, or neither, so that today's balances stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Wrong {
    Book,
    Table,
    Stand,
}

/// An edit of the entries that are replayed.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Edit {
    Replace(String, Verb),
    Insert(String, Verb),
    Strike(String),
    Swap(String),
    Setup(Setup),
}

/// A board value that was entered.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Reading {
    pub(crate) cell: String,
    pub(crate) value: Value,
}

/// A player's seat, written `p2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Seat(pub(crate) u8);

impl TryFrom<String> for Seat {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let seat = word.strip_prefix('p').and_then(|number| number.parse().ok());
        seat.map(Self).ok_or_else(|| format!("{word:?} is no seat"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0)
    }
}

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "i64")]
pub(crate) struct Whole<const LEAST: i64, const MOST: i64>(pub(crate) i64);

impl<const LEAST: i64, const MOST: i64> TryFrom<i64> for Whole<LEAST, MOST> {
    type Error = String;

    fn try_from(number: i64) -> Result<Self, String> {
        match (LEAST..=MOST).contains(&number) {
            true => Ok(Self(number)),
            false => Err(format!("{number} should be a whole number from {LEAST} to {MOST}")),
        }
    }
}

/// Parses an act or a fact of a game with this number of players.
pub(crate) fn read<T: DeserializeOwned>(body: &Value, seats: u8) -> Result<T, String> {
    names_seats_of(body, seats)?;
    T::deserialize(body).map_err(|why| why.to_string())
}

/// Refuses a seat outside this number of players, anywhere in the value.
fn names_seats_of(body: &Value, seats: u8) -> Done {
    match body {
        Value::String(word) => match Seat::try_from(word.clone()) {
            Ok(Seat(seat)) if !(1..=seats).contains(&seat) => {
                Err(format!("{word:?} is no seat of this table of {seats}"))
            }
            _ => Ok(()),
        },
        Value::Array(parts) => parts.iter().try_for_each(|part| names_seats_of(part, seats)),
        Value::Object(parts) => parts.iter().try_for_each(|(key, part)| {
            names_seats_of(&Value::String(key.clone()), seats)?;
            names_seats_of(part, seats)
        }),
        _ => Ok(()),
    }
}
