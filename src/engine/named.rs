//! Macros that declare enumerations with words, and types that are parsed and stored as text.

/// Declares an enumeration whose variants have a word for records and notation, and a message for their name.
/// Words after `|` are parsed as well.
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

/// Implements `Argument` for types that parse from one word and display as it. For types declared with `named!`, a parse error is
/// either the general one, or a message that lists the words in the user's language.
#[macro_export]
macro_rules! arguments {
    (named $($name:ty),+) => {$(
        $crate::arguments!(@named $name, |word, _seats| $crate::engine::typed::unknown(word));
    )+};
    ($act:ty; $($name:ty: $refusal:path),+) => {$(
        $crate::arguments!(@named $name, |word, seats| {
            let known = $crate::engine::localized_notation::typed::<$act>(&<$name>::ALL.map(<$name>::word).join(", "), seats);
            $crate::msg!($refusal, word, known)
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

/// Serializes a type as its `Display` text. Text that does not parse is an error with a reason.
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
