//! Messages that are not rendered yet: a key and arguments. Rules return them, and they are rendered in a
//! language as late as possible.

use std::fmt;

use serde::{Serialize, Serializer};

use super::keys::words as shared;
use crate::msg;

/// The id of a message, checked at build time against the English files.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(&'static str);

impl Key {
    /// Creates a key. Only for the generated constants in [`crate::words::keys`].
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The identifier in the message files.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number, which is grouped and can be used as a selector.
    Number(i64),
    /// An amount of the game's money, rendered with its currency sign.
    Money(i64),
    /// A name, rendered unchanged, such as that of a player or a file.
    Name(String),
    /// A line of notation, in English and in French.
    Typed(Box<[String; 2]>),
    /// Another message.
    Line(Box<Line>),
    /// Several messages, rendered as a list.
    List(Vec<Line>),
}

impl Arg {
    /// A list of alternatives: "Anne, Bruno or Chloé".
    pub fn either<A: Into<Self>>(items: impl IntoIterator<Item = A>) -> Self {
        let mut items: Vec<Self> = items.into_iter().map(Into::into).collect();
        let Some(last) = items.pop() else { return shared::LIST_NONE.into() };
        let more = |start, next| msg!(shared::LIST_MORE, start = start, next = next).into();
        match items.into_iter().reduce(more) {
            Some(start) => msg!(shared::LIST_EITHER, start = start, last = last).into(),
            None => last,
        }
    }

    fn left_open(&self, other: &Self) -> Self {
        match (self, other) {
            (one, other) if one == other => one.clone(),
            (Self::Line(one), Self::Line(other)) => one.left_open(other).into(),
            (Self::List(one), Self::List(other)) if one.len() == other.len() => {
                Self::List(one.iter().zip(other).map(|(one, other)| one.left_open(other)).collect())
            }
            _ => "…".into(),
        }
    }
}

/// A message key with its arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub key: Key,
    /// The arguments by name, in the order in which they were given.
    pub args: Vec<(&'static str, Arg)>,
}

impl Line {
    /// A message without arguments.
    pub const fn new(key: Key) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The message with an ellipsis in place of each argument that differs from another message.
    #[must_use]
    pub fn left_open(&self, other: &Self) -> Self {
        if self.key != other.key || self.args.len() != other.args.len() {
            return msg!(super::keys::engine::DESCRIBE, text = "…");
        }
        let args = self.args.iter().zip(&other.args);
        Self {
            key: self.key,
            args: args.map(|((name, arg), (_, other))| (*name, arg.left_open(other))).collect(),
        }
    }
}

impl From<Key> for Line {
    fn from(key: Key) -> Self {
        Self::new(key)
    }
}

/// Builds a [`Line`]: `msg!(keys::engine::SHORT, has = Arg::Money(120), seat)`. A variable with the name of
/// the argument needs no value.
#[macro_export]
macro_rules! msg {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::words::Line::new($key)$(.with(stringify!($name), $crate::msg!(@value $name $($value)?)))*
    };
}

macro_rules! number_args {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(i64, i32, u32, u16, u8);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Self {
        Self::Line(Box::new(line))
    }
}

impl From<Key> for Arg {
    fn from(key: Key) -> Self {
        Self::Line(Box::new(Line::new(key)))
    }
}

impl From<Vec<Line>> for Arg {
    fn from(lines: Vec<Line>) -> Self {
        Self::List(lines)
    }
}

/// Writes the key and the arguments, for golden files and logs: `engine-short(has=$120 needs=$600)`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key.id())?;
        if self.args.is_empty() {
            return Ok(());
        }
        f.write_str("(")?;
        for (at, (name, arg)) in self.args.iter().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{name}={arg}")?;
        }
        f.write_str(")")
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Money(amount) => write!(f, "${amount}"),
            Self::Name(name) => write!(f, "{name:?}"),
            Self::Typed(forms) => {
                let [english, _] = &**forms;
                write!(f, "{english:?}")
            }
            Self::Line(line) => write!(f, "{line}"),
            Self::List(lines) => {
                f.write_str("[")?;
                for (at, line) in lines.iter().enumerate() {
                    if at > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{line}")?;
                }
                f.write_str("]")
            }
        }
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
