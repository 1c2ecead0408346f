//! Declaration of acts by their fields: [`act!`](crate::act) derives the grammar and the sentence.

use std::iter::Peekable;
use std::vec::IntoIter;

use crate::engine::{Actor, Acts, Argument, Filled, Rules, Seat, Seats, Setting, Syntax, Typed};
use crate::words::{Arg, Line};

/// The words of a line not yet parsed.
#[derive(Debug)]
pub struct Rest<'t, 'a, A> {
    typed: &'t Typed<'a, A>,
    words: Peekable<IntoIter<&'t str>>,
}

impl<'t, 'a, A: Actor> Rest<'t, 'a, A> {
    /// All words after the verb.
    pub fn of(typed: &'t Typed<'a, A>) -> Self {
        Self::within(typed, typed.words())
    }

    fn within(typed: &'t Typed<'a, A>, words: Vec<&'t str>) -> Self {
        Self { typed, words: words.into_iter().peekable() }
    }

    /// The whole line.
    pub fn typed(&self) -> &'t Typed<'a, A> {
        self.typed
    }

    /// Takes the next word, if any.
    pub fn word(&mut self) -> Option<&'t str> {
        self.words.next()
    }

    /// Takes all remaining words.
    pub fn all(&mut self) -> Vec<&'t str> {
        self.words.by_ref().collect()
    }

    /// Takes the next word unless it is one of these.
    pub fn word_unless(&mut self, words: &[&str]) -> Option<&'t str> {
        self.words.next_if(|word| !words.contains(word))
    }

    /// Takes the next word if it is this one.
    pub fn skips(&mut self, word: &str) -> bool {
        self.words.next_if(|next| *next == word).is_some()
    }

    /// Parses the next word.
    ///
    /// # Errors
    /// Reports that the word is missing or not understood, and how such a line is written.
    pub fn argument<T: Argument>(&mut self) -> Result<T, Line> {
        let word = self.word().ok_or_else(|| self.typed.how())?;
        self.typed.argument(word)
    }

    /// Parses the next word, if any.
    ///
    /// # Errors
    /// Reports that the word is not understood, and how such a line is written.
    pub fn optional<T: Argument>(&mut self) -> Result<Option<T>, Line> {
        self.word().map(|word| self.typed.argument(word)).transpose()
    }

    /// Parses the next word if it can be parsed.
    pub fn if_parsed<T: Argument>(&mut self) -> Option<T> {
        let parsed = self.typed.argument(self.words.peek()?).ok()?;
        self.words.next();
        Some(parsed)
    }

    /// Checks that no word is left.
    ///
    /// # Errors
    /// Reports how such a line is written.
    pub fn end(&mut self) -> Result<(), Line> {
        if self.words.peek().is_none() { Ok(()) } else { Err(self.typed.how()) }
    }
}

/// The words that follow the verb, grouped by argument.
#[derive(Debug)]
pub struct Arguments<'a> {
    seats: &'a Seats,
    parts: Vec<(&'static str, String)>,
}

impl<'a> Arguments<'a> {
    /// No arguments yet.
    pub fn of(seats: &'a Seats) -> Self {
        Self { seats, parts: Vec::new() }
    }

    /// Adds an argument.
    pub fn put(&mut self, name: &'static str, value: &impl Part<()>) -> &mut Self {
        self.put_as(name, value, ())
    }

    /// Adds an argument in the notation `F`.
    pub fn put_as<F>(&mut self, name: &'static str, value: &impl Part<F>, form: F) -> &mut Self {
        let mut part = String::new();
        value.put(form, self.seats, &mut part);
        self.word(name, &part)
    }

    /// Adds an argument of one word.
    pub fn word(&mut self, name: &'static str, word: &str) -> &mut Self {
        self.parts.push((name, word.to_owned()));
        self
    }

    /// The words, each with the name of its argument.
    pub fn words(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.parts.iter().flat_map(|(name, part)| part.split_whitespace().map(move |word| (*name, word)))
    }
}

/// A field that can be parsed from a line and written to it. `F` chooses its notation; `()` is the usual one.
pub trait Part<F>: Sized {
    /// Parses the field from the next words.
    ///
    /// # Errors
    /// Names the word that was not understood and how such a line is written.
    fn take<A: Actor>(form: F, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line>;

    /// Appends the field's words to a line.
    fn put(&self, form: F, seats: &Seats, line: &mut String);

    /// Fills in the field's numbers.
    fn fill(&mut self, _form: F, _filled: &mut Filled<'_>) {}
}

/// Whether a field has its default value, and so is left out of records.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Appends a word to a line.
pub fn push_word(line: &mut String, word: &str) {
    line.extend(separator(line));
    line.push_str(word);
}

/// The separator before the next word of a line.
fn separator(line: &str) -> Option<char> {
    (!line.is_empty()).then_some(' ')
}

/// A required word.
impl<T: Argument> Part<()> for T {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        rest.argument()
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        line.extend(separator(line));
        Argument::write(self, seats, line);
    }

    fn fill(&mut self, (): (), filled: &mut Filled<'_>) {
        Argument::fill(self, filled);
    }
}

/// A word with a default when it is left out.
impl<T: Argument> Part<T> for T {
    fn take<A: Actor>(missing: T, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        Ok(rest.optional()?.unwrap_or(missing))
    }

    fn put(&self, _: T, seats: &Seats, line: &mut String) {
        self.put((), seats, line);
    }

    fn fill(&mut self, _: T, filled: &mut Filled<'_>) {
        Argument::fill(self, filled);
    }
}

/// An optional word.
impl<T: Argument> Part<()> for Option<T> {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        rest.optional()
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        self.iter().for_each(|value| value.put((), seats, line));
    }

    fn fill(&mut self, (): (), filled: &mut Filled<'_>) {
        self.iter_mut().for_each(|value| value.fill(filled));
    }
}

/// The notation for a field without a value.
#[derive(Clone, Copy, Debug)]
pub enum Without {
    /// No word: there is no value if the next word cannot be parsed as one.
    Maybe,
    /// This word stands in place of the value.
    Or(&'static str),
    /// The value follows this word; without the word there is no value.
    After(&'static str),
    /// The value is missing if this word, which starts the next field, comes next.
    Before(&'static str),
    /// For a list: `-`, or the end of the line.
    Dash,
}

use Without::{After, Before, Dash, Maybe, Or};

/// An optional word; the notation says how its absence is written.
impl<T: Argument> Part<Without> for Option<T> {
    fn take<A: Actor>(form: Without, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let there = match form {
            Maybe => return Ok(rest.if_parsed()),
            Or(none) => !rest.skips(none),
            After(word) => rest.skips(word),
            Before(word) => rest.words.peek() != Some(&word),
            Dash => !rest.skips("-"),
        };
        there.then(|| rest.argument()).transpose()
    }

    fn put(&self, form: Without, seats: &Seats, line: &mut String) {
        if let (After(word), Some(_)) | (Or(word), None) = (form, self) {
            push_word(line, word);
        }
        self.put((), seats, line);
    }

    fn fill(&mut self, form: Without, filled: &mut Filled<'_>) {
        if let After(_) = form {
            self.fill((), filled);
        }
    }
}

/// All remaining words; the notation says how an empty list is written.
impl<T: Argument> Part<Without> for Vec<T> {
    fn take<A: Actor>(form: Without, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        match form {
            Or(none) if rest.skips(none) => Ok(Vec::new()),
            Or(_) if rest.words.peek().is_none() => Err(rest.typed.how()),
            Dash if rest.skips("-") => Ok(Vec::new()),
            _ => Self::take((), rest),
        }
    }

    fn put(&self, form: Without, seats: &Seats, line: &mut String) {
        if self.is_empty() {
            push_word(line, if let Or(none) = form { none } else { "-" });
        }
        self.put((), seats, line);
    }

    fn fill(&mut self, form: Without, filled: &mut Filled<'_>) {
        if let Or(_) = form {
            self.fill((), filled);
        }
    }
}

/// A flag: its word is in the line or not.
impl Part<&'static str> for bool {
    fn take<A: Actor>(word: &'static str, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        Ok(rest.skips(word))
    }

    fn put(&self, word: &'static str, _: &Seats, line: &mut String) {
        if *self {
            push_word(line, word);
        }
    }
}

/// All remaining words.
impl<T: Argument> Part<()> for Vec<T> {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        std::iter::from_fn(|| rest.optional().transpose()).collect()
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        self.iter().for_each(|value| value.put((), seats, line));
    }

    fn fill(&mut self, (): (), filled: &mut Filled<'_>) {
        self.iter_mut().for_each(|value| value.fill(filled));
        self.retain(|value| !value.is_nothing());
    }
}

/// All remaining words, if any.
impl<T: Argument> Part<()> for Option<Vec<T>> {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let values = Vec::take((), rest)?;
        Ok((!values.is_empty()).then_some(values))
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        self.iter().for_each(|values| values.put((), seats, line));
    }
}

/// The notation of a value that is identified by a number, such as a card or a car. Instead of being typed as a word, the number can come
/// from a number field of a form.
#[derive(Clone, Copy, Debug)]
pub struct Numbered;

/// A required word.
impl<T: Argument + TryFrom<u8>> Part<Numbered> for T {
    fn take<A: Actor>(_: Numbered, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        rest.argument()
    }

    fn put(&self, _: Numbered, seats: &Seats, line: &mut String) {
        self.put((), seats, line);
    }

    fn fill(&mut self, _: Numbered, filled: &mut Filled<'_>) {
        filled.number(self);
    }
}

/// An optional word.
impl<T: Argument + TryFrom<u8>> Part<Numbered> for Option<T> {
    fn take<A: Actor>(_: Numbered, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        rest.optional()
    }

    fn put(&self, _: Numbered, seats: &Seats, line: &mut String) {
        self.put((), seats, line);
    }

    fn fill(&mut self, _: Numbered, filled: &mut Filled<'_>) {
        self.iter_mut().for_each(|value| filled.number(value));
    }
}

/// All remaining words, or `-` for none.
impl<T: Argument + TryFrom<u8>> Part<Numbered> for Vec<T> {
    fn take<A: Actor>(_: Numbered, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        Self::take(Dash, rest)
    }

    fn put(&self, _: Numbered, seats: &Seats, line: &mut String) {
        self.put(Dash, seats, line);
    }

    fn fill(&mut self, _: Numbered, filled: &mut Filled<'_>) {
        self.iter_mut().for_each(|value| filled.number(value));
    }
}

/// The notation of one value per player in seating order: `red …, blue …`. Players left out get the default.
#[derive(Clone, Copy, Debug)]
pub struct Each<F>(pub F);

impl<F: Copy, T: Part<F> + Clone + Default> Part<Each<F>> for Vec<T> {
    fn take<A: Actor>(Each(form): Each<F>, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let typed = rest.typed;
        rest.all();
        let mut values: Vec<Option<T>> = vec![None; typed.seats.count()];
        for (seat, words) in typed.of_players()? {
            let mut rest = Rest::within(typed, words);
            let value = T::take(form, &mut rest)?;
            rest.end()?;
            let place = values.get_mut(seat.index()).filter(|place| place.is_none());
            *place.ok_or_else(|| typed.how())? = Some(value);
        }
        if values.iter().all(Option::is_none) {
            return Err(typed.how());
        }
        Ok(values.into_iter().map(Option::unwrap_or_default).collect())
    }

    fn put(&self, Each(form): Each<F>, seats: &Seats, line: &mut String) {
        for (seat, value) in seats.iter().zip(self) {
            if seat.index() > 0 {
                line.push(',');
            }
            seat.put((), seats, line);
            value.put(form, seats, line);
        }
    }

    fn fill(&mut self, Each(form): Each<F>, filled: &mut Filled<'_>) {
        self.iter_mut().for_each(|value| value.fill(form, filled));
    }
}

/// A value that can be an argument of a message.
pub trait Told {
    /// The value as an argument of the sentence.
    fn told(&self, setting: &Setting) -> Arg;
}

impl Told for Seat {
    fn told(&self, setting: &Setting) -> Arg {
        setting.seats.name(*self).into()
    }
}

impl Told for Vec<Seat> {
    fn told(&self, setting: &Setting) -> Arg {
        setting.names(self).into()
    }
}

macro_rules! told_as_they_are {
    ($($number:ty),+) => {$(
        impl Told for $number {
            fn told(&self, _: &Setting) -> Arg {
                (*self).into()
            }
        }
    )+};
}

told_as_they_are!(u8, u16, u32);

/// Adds a field to the arguments of a message. Implemented for every [`Told`] value and for options of one.
pub trait Tell {
    /// Adds the argument under this name; an absent value adds nothing.
    fn tell(&self, name: &'static str, setting: &Setting, line: Line) -> Line;
}

impl<T: Told> Tell for T {
    fn tell(&self, name: &'static str, setting: &Setting, line: Line) -> Line {
        line.with(name, self.told(setting))
    }
}

impl<T: Told> Tell for Option<T> {
    fn tell(&self, name: &'static str, setting: &Setting, line: Line) -> Line {
        self.iter().fold(line, |line, value| value.tell(name, setting, line))
    }
}

/// The type that performs a game's acts: a seat, or a car.
pub(super) type ActorOf<G> = <<G as Rules>::Act as Acts>::Actor;

/// The grammar and the sentence of an act, derived by [`act!`](crate::act).
pub trait Declared<G: Rules>: Sized {
    /// Its verb, or its verbs if it has several.
    const SYNTAX: &'static [Syntax];

    /// The verb of this act.
    fn verb(&self) -> &'static str {
        Self::SYNTAX.first().map(|syntax| syntax.word).unwrap_or_default()
    }

    /// Who performs the act; `None` if all players act together.
    fn actor(&self) -> Option<ActorOf<G>> {
        None
    }

    /// Writes what follows the verb in a line.
    fn arguments(&self, _line: &mut Arguments<'_>) {}

    /// Parses a line.
    ///
    /// # Errors
    /// Names the word that was not understood, or how such a line is written.
    fn parse(typed: &Typed<'_, ActorOf<G>>) -> Result<Self, Line>;

    /// Fills in its numbers.
    fn fill(&mut self, _filled: &mut Filled<'_>) {}

    /// The act as a sentence.
    fn describe(&self, setting: &Setting) -> Line;
}

/// Declares an act.
///
/// - In parentheses: the game; the verb in English and French, then synonyms, each after `|`; an example line; the label and the tooltip of
///   the verb; `duty` if a player who can do the act must do it.
/// - In braces: `by` and the player, if any; then the fields in the order in which they are typed. `= F` after a field gives its notation
///   (the `F` of `Part`), if it is not the usual one. `; default` makes records omit the field while it has its default value.
/// - After the arrow: the message that describes the act, with arguments named after the fields; or two messages, with and without an
///   optional field; or a closure that makes the sentence.
///
/// ```
/// # use steward::{act, engine::Seat, games::autotock::{Autotock, Card}, words::keys::autotock as k};
/// act! {
///     /// Lays a card down.
///     pub struct Laid(Autotock, "lay" / "pose", "red lay 8", k::VERB_LAID, k::MEANS_LAID) {
///         by seat: Seat,
///         pub card: Card,
///     } => k::DESCRIBE_LAID
/// }
/// ```
///
/// A message that does not exist does not compile:
/// ```compile_fail,E0425
/// # use steward::{act, engine::Seat, games::autotock::{Autotock, Card}, words::keys::autotock as k};
/// act! {
///     pub struct Laid(Autotock, "lay" / "pose", "red lay 8", k::VERB_LAID, k::MEANS_LAID) {
///         by seat: Seat,
///         pub card: Card,
///     } => k::DESCRIBE_NOTHING
/// }
/// ```
///
/// Neither does a field whose type has no notation, that is, does not implement `Part`:
/// ```compile_fail,E0277
/// # use steward::{act, engine::Seat, games::autotock::{Autotock, Card}, words::keys::autotock as k};
/// act! {
///     pub struct Laid(Autotock, "lay" / "pose", "red lay 8", k::VERB_LAID, k::MEANS_LAID) {
///         by seat: Seat,
///         pub card: String,
///     } => |act, _| k::DESCRIBE_LAID.into()
/// }
/// ```
///
/// Neither does a flag without its word (`= "open"` is missing after `bool`):
/// ```compile_fail,E0277
/// # use steward::{act, engine::Seat, games::autotock::{Autotock, Card}, words::keys::autotock as k};
/// act! {
///     pub struct Laid(Autotock, "lay" / "pose", "red lay 8", k::VERB_LAID, k::MEANS_LAID) {
///         by seat: Seat,
///         pub open: bool,
///     } => |act, _| k::DESCRIBE_LAID.into()
/// }
/// ```
///
/// Neither does an act without its French verb:
/// ```compile_fail
/// # use steward::{act, engine::Seat, games::autotock::{Autotock, Card}, words::keys::autotock as k};
/// act! {
///     pub struct Laid(Autotock, "lay", "red lay 8", k::VERB_LAID, k::MEANS_LAID) {
///         by seat: Seat,
///         pub card: Card,
///     } => k::DESCRIBE_LAID
/// }
/// ```
#[macro_export]
macro_rules! act {
    (@typed $game:ty) => {
        $crate::engine::Typed<'_, <<$game as $crate::engine::Rules>::Act as $crate::engine::Acts>::Actor>
    };
    (@form) => { () };
    (@form $form:expr) => { $form };
    (@named []) => { false };
    (@named [$who:ident]) => { true };
    (@told $act:ident $setting:ident [$($field:ident)*] |$this:pat_param, $with:pat_param| $told:expr) => {{
        let ($this, $with) = ($act, $setting);
        $told
    }};
    (@told $act:ident $setting:ident [$($field:ident)*] $which:ident: $with:path | $without:path) => {{
        let line = $crate::words::Line::new(if $act.$which.is_some() { $with } else { $without });
        $(let line = $crate::engine::Tell::tell(&$act.$field, stringify!($field), $setting, line);)*
        line
    }};
    (@told $act:ident $setting:ident [$($field:ident)*] $key:path) => {{
        let line = $crate::words::Line::new($key);
        $(let line = $crate::engine::Tell::tell(&$act.$field, stringify!($field), $setting, line);)*
        line
    }};
    (
        $(#[$doc:meta])*
        pub struct $name:ident(
            $game:ty, $word:literal / $french:literal $(| $also:literal)*, $example:literal, $verb:path, $means:path $(, $duty:ident)?
        ) {
            $(by $who:ident: $actor:ty,)?
            $($(#[$about:meta])* pub $field:ident: $ty:ty $(= $form:expr)? $(; $left_out:ident)?,)*
        } => $($told:tt)+
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $(pub $who: $actor,)?
            $(
                $(#[$about])*
                $(#[serde($left_out, skip_serializing_if = "crate::engine::is_default")])?
                pub $field: $ty,
            )*
        }

        impl $crate::engine::Declared<$game> for $name {
            const SYNTAX: &'static [$crate::engine::Syntax] =
                &[$crate::engine::Syntax {
                    also: &[$($also),*],
                    $($duty: true,)?
                    ..$crate::engine::Syntax::new($crate::act!(@named [$($who)?]), $word, $french, [$verb, $means], $example)
                }];

            $(fn actor(&self) -> Option<$actor> {
                Some(self.$who)
            })?

            fn arguments(&self, _line: &mut $crate::engine::Arguments<'_>) {
                $(_line.put_as(stringify!($field), &self.$field, $crate::act!(@form $($form)?));)*
            }

            fn parse(typed: &$crate::act!(@typed $game)) -> Result<Self, $crate::words::Line> {
                let mut _rest = $crate::engine::Rest::of(typed);
                $(let $field: $ty = $crate::engine::Part::take($crate::act!(@form $($form)?), &mut _rest)?;)*
                _rest.end()?;
                Ok(Self { $($who: typed.by()?,)? $($field),* })
            }

            fn fill(&mut self, _filled: &mut $crate::engine::Filled<'_>) {
                $($crate::engine::Part::fill(&mut self.$field, $crate::act!(@form $($form)?), _filled);)*
            }

            fn describe(&self, _setting: &$crate::engine::Setting) -> $crate::words::Line {
                $crate::act!(@told self _setting [$($who)? $($field)*] $($told)+)
            }
        }
    };
}

/// Declares a group of values that follow one another in a line, as the fields of an act do. The `enum` form
/// declares alternatives: each is announced by its word, and the one after the `;` has no word.
#[macro_export]
macro_rules! parts {
    (@held $held:ty, $value:ident) => { $value };
    (@plain $in:ident) => { Err($in.typed().how()) };
    (@plain $in:ident, $other:ident $(($held:ty))?) => { Ok(Self::$other $(($in.argument::<$held>()?))?) };
    (
        $(#[$doc:meta])* enum $name:ident {
            $($(#[$about:meta])* $variant:ident $(($held:ty))? = $word:literal),+
            $(; $(#[$plain:meta])* $other:ident $(($alone:ty))?)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$about])* $variant $(($held))?,)+
            $($(#[$plain])* $other $(($alone))?,)?
        }

        impl $crate::engine::Part<()> for $name {
            fn take<A: $crate::engine::Actor>(
                (): (),
                rest: &mut $crate::engine::Rest<'_, '_, A>,
            ) -> Result<Self, $crate::words::Line> {
                $(if rest.skips($word) {
                    return Ok(Self::$variant $((rest.argument::<$held>()?))?);
                })+
                $crate::parts!(@plain rest $(, $other $(($alone))?)?)
            }

            fn put(&self, (): (), _seats: &$crate::engine::Seats, line: &mut String) {
                match self {
                    $(Self::$variant $(($crate::parts!(@held $held, value)))? => {
                        $crate::engine::push_word(line, $word);
                        $(<$held as $crate::engine::Part<()>>::put(value, (), _seats, line);)?
                    })+
                    $(Self::$other $(($crate::parts!(@held $alone, value)))? => {
                        $(<$alone as $crate::engine::Part<()>>::put(value, (), _seats, line);)?
                    })?
                }
            }
        }
    };
    ($(#[$doc:meta])* $name:ident {
        $($(#[$about:meta])* $field:ident: $ty:ty $(= $form:expr)? $(; $left_out:ident)?,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $(
                $(#[$about])*
                $(#[serde($left_out, skip_serializing_if = "crate::engine::is_default")])?
                pub $field: $ty,
            )+
        }

        impl $crate::engine::Part<()> for $name {
            fn take<A: $crate::engine::Actor>(
                (): (),
                rest: &mut $crate::engine::Rest<'_, '_, A>,
            ) -> Result<Self, $crate::words::Line> {
                $(let $field = $crate::engine::Part::take($crate::act!(@form $($form)?), rest)?;)+
                Ok(Self { $($field),+ })
            }

            fn put(&self, (): (), seats: &$crate::engine::Seats, line: &mut String) {
                $($crate::engine::Part::put(&self.$field, $crate::act!(@form $($form)?), seats, line);)+
            }
        }
    };
}
