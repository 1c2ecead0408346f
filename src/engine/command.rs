//! Declaration of acts: the words, the parsing, the notation, the description and the effect of each are in
//! one place. A game lists its acts with [`commands!`](crate::commands).

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::localized_notation::english;
use crate::engine::typed::find_actor;
use crate::engine::vocabulary::{REFEREE, french_word, listed, near};
use crate::engine::{
    Actor, Arguments, Declared, Rejection, Rules, Seats, Setting, Syntax, Transaction, Typed, Words,
    push_word,
};
use crate::msg;
use crate::words::{Line, keys, without_separators, without_spaces};

/// An act of a game.
pub trait Command<G: Rules>: Declared<G> {
    /// Carries out the act.
    ///
    /// # Errors
    /// Refuses an illegal act; asks for a missing board value.
    fn apply(&self, tx: &mut Transaction<'_, G>) -> Result<(), Rejection>;
}

/// The acts of a game, as [`commands!`](crate::commands) lists them.
pub trait Acts: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The game.
    type Game: Rules<Act = Self>;
    /// The subject of these acts.
    type Actor: Actor;

    /// The words that follow verbs or occur in corrections, each with its French form.
    const WORDS: Words;

    /// The acts with their verbs.
    const GRAMMAR: &'static [Phrase<Self>];

    /// The subject of the act; `None` for the whole table.
    fn actor(&self) -> Option<Self::Actor>;

    /// The verb.
    fn verb(&self) -> &'static str;

    /// What follows the verb.
    fn arguments<'a>(&self, seats: &'a Seats) -> Arguments<'a>;

    /// The act with its numbers filled in, in order; a missing value keeps its old one. `None` if a value does not fit.
    fn filled(&self, values: &[i64]) -> Option<Self>;

    /// The act as a sentence.
    fn describe(&self, setting: &Setting) -> Line;

    /// Carries out the act.
    ///
    /// # Errors
    /// See [`Command::apply`].
    fn apply(&self, tx: &mut Transaction<'_, Self::Game>) -> Result<(), Rejection>;

    /// The line of notation: subject, verb, arguments.
    fn write(&self, seats: &Seats) -> String {
        let mut line = self.actor().map(|actor| actor.word(seats)).unwrap_or_default();
        push_word(&mut line, self.verb());
        self.arguments(seats).words().for_each(|(_, word)| push_word(&mut line, word));
        line
    }

    /// Parses a line of notation.
    ///
    /// # Errors
    /// Names the word that was not understood and what is allowed in its place.
    fn parse(text: &str, seats: &Seats) -> Result<Self, Line> {
        let parse = |text: &str| {
            let (phrase, typed) = Self::begin(text, seats)?;
            (phrase.parse)(&typed)
        };
        let text = without_separators(text);
        // A space separates two numbers, unless the line is only legal with them joined as a grouped number.
        parse(&text).or_else(|why| parse(&without_spaces(&text)).map_err(|_| why))
    }

    /// Parses the subject and the verb of a line.
    ///
    /// # Errors
    /// Names the word that was not understood and what is allowed in its place.
    fn begin<'a>(text: &'a str, seats: &'a Seats) -> Result<Begun<'a, Self>, Line> {
        fn apart(text: &str) -> (&str, &str) {
            text.trim().split_once(' ').unwrap_or((text.trim(), ""))
        }
        let typed = |by, syntax, rest: &'a str| Typed {
            by,
            syntax,
            rest: english::<Self>(&rest.to_lowercase(), seats),
            as_typed: rest,
            seats,
        };
        let (first, rest) = apart(text);
        if let Some((phrase, syntax)) = Self::phrase(first, false) {
            return Ok((phrase, typed(None, syntax, rest)));
        }
        let Some(by) = find_actor::<Self::Actor>(first, seats)? else {
            return Err(unknown_actor::<Self>(first, seats));
        };
        let (verb, rest) = apart(rest);
        if let Some((phrase, syntax)) = Self::phrase(verb, true) {
            return Ok((phrase, typed(Some(by), syntax, rest)));
        }
        let verbs = Self::verbs(true);
        if verb.is_empty() {
            return Err(msg!(keys::engine::NOTATION_VERBS, verbs = listed(&verbs)));
        }
        Err(near(verb, &verbs)
            .unwrap_or_else(|| msg!(keys::engine::NOTATION_VERB, verb, verbs = listed(&verbs))))
    }

    /// All verbs in order of declaration.
    fn syntaxes() -> impl Iterator<Item = &'static Syntax> {
        Self::GRAMMAR.iter().flat_map(|phrase| phrase.syntax)
    }

    /// Looks up a verb in either language.
    fn syntax(verb: &str) -> Option<&'static Syntax> {
        Self::syntaxes().find(|syntax| syntax.is(verb))
    }

    /// The act for a verb, either of a player or of the whole table.
    fn phrase(verb: &str, named: bool) -> Option<(&'static Phrase<Self>, &'static Syntax)> {
        Self::GRAMMAR.iter().find_map(|phrase| {
            let syntax = phrase.syntax.iter().find(|syntax| syntax.named == named && syntax.is(verb));
            syntax.map(|syntax| (phrase, syntax))
        })
    }

    /// The verbs of players or of the whole table, each in both languages.
    fn verbs(named: bool) -> Vec<(&'static str, &'static str)> {
        let verbs = Self::syntaxes().filter(|syntax| syntax.named == named);
        verbs.map(|syntax| (syntax.word, syntax.french)).collect()
    }
}

/// Explains why the first word of a line is wrong: it is a verb without its player, or unknown.
fn unknown_actor<A: Acts>(word: &str, seats: &Seats) -> Line {
    let who = A::Actor::words(seats);
    let who = who.iter().map(|colour| (colour.as_str(), french_word(colour))).collect::<Vec<_>>();
    if let Some((_, syntax)) = A::phrase(word, true) {
        return msg!(keys::engine::NOTATION_WHOSE, verb = syntax.shown(), who = listed(&who));
    }
    let verbs = [A::verbs(false), REFEREE.to_vec()].concat();
    near(word, &[who.as_slice(), &verbs].concat()).unwrap_or_else(|| {
        let (who, verbs) = (listed(&who), listed(&verbs));
        msg!(keys::engine::NOTATION_WHO, word, who, verbs)
    })
}

/// The act at the start of a line, and the rest of the line from its verb on.
pub type Begun<'a, A> = (&'static Phrase<A>, Typed<'a, <A as Acts>::Actor>);

/// An act in a game's list.
pub struct Phrase<A: Acts> {
    /// Its verbs.
    pub syntax: &'static [Syntax],
    parse: fn(&Typed<'_, A::Actor>) -> Result<A, Line>,
}

impl<A: Acts> Phrase<A> {
    /// The list entry for an act.
    pub const fn of<C: Declared<A::Game> + Into<A>>() -> Self {
        Self { syntax: C::SYNTAX, parse: |typed| C::parse(typed).map(Into::into) }
    }
}

/// Lists the acts of a game by type, after the type of their subject: first those with neither subject nor
/// fields, then the others, then the words that follow their verbs, each with its French form.
#[macro_export]
macro_rules! commands {
    (
        $game:ty, $actor:ty;
        $($unit:ident($plain:ident)),*; $($name:ident($act:ty)),*;
        $($english:literal / $french:literal),* $(,)?
    ) => {
        use $crate::engine::{Command as _, Declared as _};

        /// All acts of the game, one variant each.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Act {
            $(#[doc = concat!("See [`", stringify!($plain), "`].")] $unit,)*
            $(#[doc = concat!("See [`", stringify!($act), "`].")] $name($act),)*
        }

        $(impl From<$plain> for Act {
            fn from(_: $plain) -> Self {
                Self::$unit
            }
        })*

        $(impl From<$act> for Act {
            fn from(act: $act) -> Self {
                Self::$name(act)
            }
        })*

        impl $crate::engine::Acts for Act {
            type Game = $game;
            type Actor = $actor;

            const WORDS: $crate::engine::Words = &[$(($english, $french)),*];

            const GRAMMAR: &'static [$crate::engine::Phrase<Self>] = &[
                $($crate::engine::Phrase::of::<$plain>(),)*
                $($crate::engine::Phrase::of::<$act>(),)*
            ];

            fn actor(&self) -> Option<$actor> {
                $crate::commands!(@each self.actor(); $($unit($plain)),*; $($name),*)
            }

            fn verb(&self) -> &'static str {
                $crate::commands!(@each self.verb(); $($unit($plain)),*; $($name),*)
            }

            fn arguments<'a>(&self, seats: &'a $crate::engine::Seats) -> $crate::engine::Arguments<'a> {
                let mut line = $crate::engine::Arguments::of(seats);
                $crate::commands!(@each self.arguments(&mut line); $($unit($plain)),*; $($name),*);
                line
            }

            fn filled(&self, values: &[i64]) -> Option<Self> {
                let (mut act, mut filled) = (self.clone(), $crate::engine::Filled::of(values));
                let open = &mut act;
                $crate::commands!(@each open.fill(&mut filled); $($unit($plain)),*; $($name),*);
                filled.in_act(act)
            }

            fn describe(&self, setting: &$crate::engine::Setting) -> $crate::words::Line {
                $crate::commands!(@each self.describe(setting); $($unit($plain)),*; $($name),*)
            }

            fn apply(&self, tx: &mut $crate::engine::Transaction<'_, $game>) -> Result<(), $crate::engine::Rejection> {
                $crate::commands!(@each self.apply(tx); $($unit($plain)),*; $($name),*)
            }
        }
    };
    (@each $act:ident.$call:ident $with:tt; $($unit:ident($plain:ident)),*; $($name:ident),*) => {
        match $act {
            $(Self::$unit => $plain {}.$call $with,)*
            $(Self::$name(act) => act.$call $with,)*
        }
    };
}
