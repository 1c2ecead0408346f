//! Off-ledger state as a document. A correction fills in only the fields it changes. Each field holds one
//! fact, or one fact per key, and has one form of notation.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::held::{Held, held};
use crate::engine::{Actor, Part, Rest, Seat, Seats, Setting, Syntax, Typed, push_word};
use crate::msg;
use crate::words::{Line, keys};

/// The off-ledger state of a game, in whole or in part. [`stands!`](crate::stands) declares it.
pub trait Document: Erased + Clone + Default + PartialEq + Serialize + DeserializeOwned {
    /// The names of its fields in records, in the order in which they are set.
    const FIELDS: &'static [&'static str];

    /// The syntax of a correction of it.
    const SYNTAX: &'static Syntax;

    /// Parses a fact and adds it; returns false if no field has this form.
    ///
    /// # Errors
    /// Names the word that was not understood, or reports that the fact was given twice.
    fn read(&mut self, typed: &Typed<'_, Seat>) -> Result<bool, Line>;

    /// The facts that another document does not have.
    #[must_use]
    fn beyond(self, other: &Self) -> Self;

    /// Whether it has no facts.
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Converts it to a document of any game; `None` if it has no facts.
    fn said(self) -> Option<AnyStands> {
        (!self.is_empty()).then(|| self.into())
    }
}

/// The off-ledger state of any game, in whole or in part.
#[derive(Clone)]
pub struct AnyStands(Arc<dyn Erased>);

/// A document of any game.
pub trait Erased: Held {
    /// Its facts in order.
    fn facts(&self, setting: &Setting) -> Vec<Fact>;
}

impl<S: Document> From<S> for AnyStands {
    fn from(stands: S) -> Self {
        Self(Arc::new(stands))
    }
}

/// Parses a part of a correction, given in English, and adds it as a fact; returns false if it is none.
pub(super) fn read_fact<S: Document>(
    said: &mut Option<AnyStands>,
    part: &str,
    as_typed: &str,
    seats: &Seats,
) -> Result<bool, Line> {
    let mut stands: S = said.as_ref().and_then(AnyStands::of).cloned().unwrap_or_default();
    let rest = part.to_lowercase();
    let known = stands.read(&Typed { by: None, syntax: S::SYNTAX, rest, as_typed, seats })?;
    if known {
        *said = stands.said();
    }
    Ok(known)
}

held!(AnyStands);

/// A fact of a document, or a line of a state sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The fact in notation.
    pub text: String,
    /// The fact as a sentence.
    pub description: Line,
    /// Whether it is secret.
    pub secret: bool,
}

/// A field of a document: one fact, or one for each key.
pub trait Facts: Default {
    /// What identifies a fact in the field.
    type Key: Clone + PartialEq;
    /// The value of a fact.
    type Value: Clone + PartialEq;

    /// Adds a fact; returns false if it was already given.
    fn say(&mut self, key: Self::Key, value: Self::Value) -> bool;

    /// The facts.
    fn each(&self) -> impl Iterator<Item = (&Self::Key, &Self::Value)>;

    /// Returns the facts that `other` does not have.
    fn beyond(&self, other: &Self) -> Self {
        let mut all = Self::default();
        for (key, value) in self.each().filter(|fact| !other.each().any(|known| known == *fact)) {
            all.say(key.clone(), value.clone());
        }
        all
    }
}

impl<V: Clone + PartialEq> Facts for Option<V> {
    type Key = ();
    type Value = V;

    fn say(&mut self, (): (), value: V) -> bool {
        self.replace(value).is_none()
    }

    fn each(&self) -> impl Iterator<Item = (&(), &V)> {
        self.iter().map(|value| (&(), value))
    }
}

/// `true` is a fact, `false` is none.
impl Facts for bool {
    type Key = ();
    type Value = ();

    fn say(&mut self, (): (), (): ()) -> bool {
        !std::mem::replace(self, true)
    }

    fn each(&self) -> impl Iterator<Item = (&(), &())> {
        self.then_some((&(), &())).into_iter()
    }
}

impl<K: Clone + Ord> Facts for BTreeSet<K> {
    type Key = K;
    type Value = ();

    fn say(&mut self, key: K, (): ()) -> bool {
        self.insert(key)
    }

    fn each(&self) -> impl Iterator<Item = (&K, &())> {
        self.iter().map(|key| (key, &()))
    }
}

impl<K: Clone + Ord, V: Clone + PartialEq> Facts for BTreeMap<K, V> {
    type Key = K;
    type Value = V;

    fn say(&mut self, key: K, value: V) -> bool {
        self.insert(key, value).is_none()
    }

    fn each(&self) -> impl Iterator<Item = (&K, &V)> {
        self.iter()
    }
}

/// A value about one of several things with the same key.
pub trait About: PartialEq {
    /// Whether both are about the same thing.
    fn same_thing(&self, other: &Self) -> bool;
}

/// Several facts per key, each about something else.
impl<K: Clone + PartialEq, V: Clone + About> Facts for Vec<(K, V)> {
    type Key = K;
    type Value = V;

    fn say(&mut self, key: K, value: V) -> bool {
        let new = !self.iter().any(|(of, other)| *of == key && value.same_thing(other));
        self.push((key, value));
        new
    }

    fn each(&self) -> impl Iterator<Item = (&K, &V)> {
        self.iter().map(|(key, value)| (key, value))
    }
}

/// The value of a fact without one.
impl<F> Part<F> for () {
    fn take<A: Actor>(_: F, _: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        Ok(())
    }

    fn put(&self, _: F, _: &Seats, _: &mut String) {}
}

/// Parses the fact in a line and adds it to a field, if it has the form of the field: the words of the form,
/// with `*` for the key, then the value. A form without words leaves all words to the value.
///
/// # Errors
/// As [`Document::read`].
pub fn read<K: Part<()>, F, V: Part<F>>(
    facts: &mut impl Facts<Key = K, Value = V>,
    form: &str,
    shape: F,
    typed: &Typed<'_, Seat>,
) -> Result<bool, Line> {
    let mut rest = Rest::of(typed);
    let (mut key, mut named) = (None, false);
    for word in form.split_whitespace() {
        match word {
            "*" => match K::take((), &mut rest) {
                Ok(taken) => key = Some(taken),
                Err(why) if named => return Err(why),
                Err(_) => return Ok(false),
            },
            word if rest.skips(word) => named = true,
            _ => return Ok(false),
        }
    }
    let value = V::take(shape, &mut rest).and_then(|value| rest.end().map(|()| value));
    let value = match value {
        Err(_) if !named => return Ok(false),
        value => value?,
    };
    let key = key.map_or_else(|| K::take((), &mut rest), Ok)?;
    if facts.say(key, value) { Ok(true) } else { Err(msg!(keys::engine::FACT_TWICE, what = typed.as_typed)) }
}

/// The facts of a field, in the notation that [`read`] parses and as sentences.
pub fn write<K: Part<()>, F: Copy, V: Part<F>>(
    facts: &impl Facts<Key = K, Value = V>,
    form: &str,
    shape: F,
    secret: bool,
    setting: &Setting,
    told: impl Fn(&K, &V, &Setting) -> Line,
) -> Vec<Fact> {
    let fact = |(key, value): (&K, &V)| {
        let mut text = String::new();
        for word in form.split_whitespace() {
            match word {
                "*" => key.put((), &setting.seats, &mut text),
                word => push_word(&mut text, word),
            }
        }
        value.put(shape, &setting.seats, &mut text);
        Fact { text, description: told(key, value, setting), secret }
    };
    facts.each().map(fact).collect()
}

/// Declares the off-ledger state of a game: an example of a correction, then the fields in the order in which they are set. A field
/// has its form (its words, with `*` for the key), the form of its value unless plain, `secret` if only its player may see it, and a
/// closure that makes its sentence from key, value and setting; [`told!`](crate::told) makes one for a message that only names them.
///
/// ```ignore
/// stands! {
///     Stands, "correct deal 5, red owes 1";
///     pub deal: Option<u16> = "deal" => |_, deal, _| msg!(k::STANDS_DEAL, deal = *deal),
///     pub owes: BTreeMap<Seat, u8> = "* owes" => |seat, cards, setting| …,
/// }
/// ```
#[macro_export]
macro_rules! stands {
    (@secret) => { false };
    (@secret secret) => { true };
    (
        $name:ident, $example:literal;
        $($(#[$about:meta])* pub $field:ident: $ty:ty = $form:literal $(, $shape:expr)? $(; $secret:ident)? => $told:expr,)+
    ) => {
        /// The off-ledger state, in whole or in part.
        #[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $($(#[$about])* #[serde(skip_serializing_if = "is_unsaid")] pub $field: $ty,)+
        }

        use $crate::engine::is_default as is_unsaid;

        impl $crate::engine::stands::Erased for $name {
            fn facts(&self, setting: &$crate::engine::Setting) -> Vec<$crate::engine::stands::Fact> {
                let facts = [$($crate::engine::stands::write(
                    &self.$field,
                    $form,
                    $crate::act!(@form $($shape)?),
                    $crate::stands!(@secret $($secret)?),
                    setting,
                    $told,
                )),+];
                facts.concat()
            }
        }

        impl $crate::engine::Document for $name {
            const FIELDS: &'static [&'static str] = &[$(stringify!($field)),+];

            const SYNTAX: &'static $crate::engine::Syntax = &$crate::engine::Syntax::new(
                false,
                "correct",
                "corrige",
                [$crate::words::keys::engine::CAUSE_CORRECTION; 2],
                $example,
            );

            fn read(&mut self, typed: &$crate::engine::Typed<'_>) -> Result<bool, $crate::words::Line> {
                $(if $crate::engine::stands::read(&mut self.$field, $form, $crate::act!(@form $($shape)?), typed)? {
                    return Ok(true);
                })+
                Ok(false)
            }

            fn beyond(self, other: &Self) -> Self {
                use $crate::engine::stands::Facts as _;
                Self { $($field: self.$field.beyond(&other.$field)),+ }
            }
        }
    };
}

/// A closure for the sentence of a fact: a message with the key and the value as arguments of these names. `_` leaves one out.
#[macro_export]
macro_rules! told {
    (@with $line:ident, _, $of:ident, $setting:ident) => { $line };
    (@with $line:ident, $name:ident, $of:ident, $setting:ident) => {
        $crate::engine::Tell::tell($of, stringify!($name), $setting, $line)
    };
    ($line:expr, $key:tt, $value:tt) => {
        |_key, _value, _setting| {
            let line = $crate::words::Line::new($line);
            let line = $crate::told!(@with line, $key, _key, _setting);
            $crate::told!(@with line, $value, _value, _setting)
        }
    };
}
