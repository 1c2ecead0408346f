//! Macros for things that have a word, things that have a number, and things that records store as text: each declared once, with how
//! it is parsed and written.

/// Declares an enumeration of things that have a word in records and notation and a name as a message. Words after `|` are accepted
/// as well.
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $name:ident {
        $($(#[$each:meta])* $variant:ident = $word:literal $(| $other:literal)*, $key:path;)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$each])* #[serde(rename = $word $(, alias = $other)*)] $variant,)+
        }

        impl $name {
            /// All variants, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The words of all variants with their names, for cells of the board.
            pub const WORDS: &'static [(&'static str, $crate::words::Key)] = &[$(($word, $key)),+];

            /// Its word in records and notation.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// Its name as a message.
            pub const fn key(self) -> $crate::words::Key {
                match self { $(Self::$variant => $key,)+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                match text.to_lowercase().as_str() {
                    $($word $(| $other)* => Ok(Self::$variant),)+
                    _ => Err(()),
                }
            }
        }
    };
}

/// Declares a type of things that are numbered from 1.
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $most:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: u8 = $most;

            /// The one with this number.
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone + ExactSizeIterator {
                (1..=Self::COUNT).map(Self)
            }

            /// Its number, from 1.
            pub const fn number(self) -> u8 {
                self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                let name = stringify!($name).to_lowercase();
                Self::new(number).ok_or_else(|| format!("there is no {name} {number}, only 1 to {}", Self::COUNT))
            }
        }

        impl From<$name> for u8 {
            fn from(numbered: $name) -> u8 {
                numbered.0
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                text.parse().ok().and_then(Self::new).ok_or(())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

/// Implements `Argument` for types that parse from one word and are displayed as it. For named things: with the general refusal, or
/// with a refusal that lists their words in the language of the acts.
#[macro_export]
macro_rules! arguments {
    (named $($name:ty),+) => {$(
        $crate::arguments!(@named $name, |word, _seats| $crate::engine::typed::unknown(word));
    )+};
    ($act:ty; $($name:ty: $refusal:path),+) => {$(
        $crate::arguments!(@named $name, |word, seats| {
            let known = $crate::engine::localized_notation::typed::<$act>(&<$name>::ALL.map(<$name>::word).join(", "), seats);
            $crate::msg!($refusal, word = word, known = known)
        });
    )+};
    (@named $name:ty, |$word:ident, $seats:ident| $refusal:expr) => {
        impl $crate::engine::Argument for $name {
            fn parse($word: &str, $seats: &$crate::engine::Seats) -> Result<Self, $crate::words::Line> {
                $word.parse().map_err(|()| $refusal)
            }

            fn write(&self, _: &$crate::engine::Seats, line: &mut String) {
                line.push_str(self.word());
            }
        }

        impl $crate::engine::Told for $name {
            fn told(&self, _: &$crate::engine::Setting) -> $crate::words::Arg {
                self.key().into()
            }
        }
    };
    ($($name:ty),+) => {$(
        impl $crate::engine::Argument for $name {
            fn parse(word: &str, _: &$crate::engine::Seats) -> Result<Self, $crate::words::Line> {
                word.parse().map_err(|_| $crate::engine::typed::unknown(word))
            }

            fn write(&self, _: &$crate::engine::Seats, line: &mut String) {
                line.push_str(&self.to_string());
            }
        }
    )+};
}

/// Declares the board values of a game, as its rules ask for them. A missing one is asked of the user.
#[macro_export]
macro_rules! board_values {
    () => {
        #[derive(Clone, Copy, Debug)]
        pub struct BoardValues<'a>(&'a Board);

        impl<'a> BoardValues<'a> {
            pub fn of(view: View<'a>) -> Self {
                Self(view.board())
            }

            pub const fn on(board: &'a Board) -> Self {
                Self(board)
            }
        }
    };
}

/// Declares the open points of a game, one row each: the words of the point and its options in both languages, the default first, and
/// the constants for options that the rules check. Messages are named after the words: `autotock-ruling-effects-standing`.
#[macro_export]
macro_rules! rulings {
    ($game:literal; $(
        $($when:ident)? $word:literal / $french:literal $(($least:literal, $most:literal))? :
        $($option:literal / $name:literal $(= $constant:ident)?),+;
    )+) => {
        pub const RULINGS: &[$crate::engine::ruling::RulingForm] = &[$(
            $crate::engine::ruling::RulingForm::new(
                $word,
                $crate::words::Key::new(concat!($game, "-ruling-", $word)),
                &[$(($option, $crate::words::Key::new(concat!($game, "-ruling-", $word, "-", $option)))),+],
            )
            .in_french($french, &[$($name),+])
            $(.$when())?
            $(.for_players($least, $most))?,
        )+];

        $($($(
            pub const $constant: $crate::engine::ruling::RulingOption =
                $crate::engine::ruling::RulingOption::of(RULINGS, $word, $option);
        )?)+)+
    };
}

/// Makes a type serialize as its `Display` text. Text that does not parse is refused with a reason.
#[macro_export]
macro_rules! as_text {
    ($name:ident, $why:expr) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                let why: fn(&str, <Self as std::str::FromStr>::Err) -> String = $why;
                text.parse().map_err(|wrong| serde::de::Error::custom(why(&text, wrong)))
            }
        }
    };
}
