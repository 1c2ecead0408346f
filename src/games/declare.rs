//! Macros that a game uses to declare its numbered pieces, open points, units, board titles and lessons. Message keys
//! are made of the game's id and a word from the declaration.

/// Declares a type whose values are numbered from 1.
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $most:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            pub const COUNT: u8 = $most;

            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
            }

            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone + ExactSizeIterator {
                (1..=Self::COUNT).map(Self)
            }

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

/// Declares the open points of a game, one row each: the words for the point and its options in both languages, the
/// default first, and constants for the options that the rules check. Message keys follow from the words, as in
/// `autotock-ruling-effects-standing`.
#[macro_export]
macro_rules! rulings {
    ($game:literal; $(
        $($when:ident)? $word:literal / $french:literal $(($least:literal, $most:literal))? :
        $($option:literal / $name:literal $(= $constant:ident)?),+;
    )+) => {
        pub const RULINGS: &[$crate::engine::ruling::RulingForm] = &[$(
            $crate::engine::ruling::RulingForm {
                $($when: true,)?
                $(players: ($least, $most),)?
                french: ($french, &[$($name),+]),
                ..$crate::engine::ruling::RulingForm::new(
                    $word,
                    $crate::words::Key::new(concat!($game, "-ruling-", $word)),
                    &[$(($option, $crate::words::Key::new(concat!($game, "-ruling-", $word, "-", $option)))),+],
                )
            },
        )+];

        $($($(
            pub const $constant: $crate::engine::ruling::RulingOption =
                $crate::engine::ruling::RulingOption::of(RULINGS, $word, $option);
        )?)+)+
    };
}

/// Declares the board values of a game: `schema()`, made of the cells that the game's `cells` function adds and this
/// legend.
#[macro_export]
macro_rules! schema {
    ($legend:expr) => {
        /// The printed values that the rules may ask for.
        pub fn schema() -> std::sync::Arc<$crate::engine::board::BoardSchema> {
            use $crate::engine::board::{BoardSchema, Cells};
            static SCHEMA: std::sync::LazyLock<std::sync::Arc<BoardSchema>> =
                std::sync::LazyLock::new(|| {
                    let mut all = Cells::default();
                    cells(&mut all);
                    std::sync::Arc::new(BoardSchema::new(all.0, $legend))
                });
            std::sync::Arc::clone(&SCHEMA)
        }
    };
}

/// Declares `BoardValues`, through which the rules of a game ask for printed values. A missing value is asked of the
/// user.
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

/// Declares the units of a game, one row each: `money` if it is the game's money, its word, its supply, and
/// optionally the message for a piece that comes back from the board. The other message keys follow from the word.
#[macro_export]
macro_rules! units {
    ($game:literal; $($($money:ident)? $word:literal: $supply:expr $(, $back:ident = $with:expr)?;)+) => {
        /// The units of the game, in the order of the unit constants.
        pub const UNITS: &[$crate::engine::ledger::UnitKind] = &[$($crate::engine::ledger::UnitKind {
            $($money: true,)?
            $($back: Some($with),)?
            ..$crate::engine::ledger::UnitKind::new(
                $word,
                $crate::words::Key::new(concat!($game, "-unit-", $word)),
                $crate::words::Key::new(concat!($game, "-amount-", $word)),
                $supply,
            )
        }),+];
    };
}

/// Declares the titles of a game's tables, columns and rows by the words in their message keys.
#[macro_export]
macro_rules! titles {
    ($game:literal; tables: $($table:literal $(= $of_table:literal)?),+;
        columns: $($column:literal $(= $of_column:literal)?),+;
        rows: $($row:literal $(= $of_row:literal)?),*;) => {
        const TITLES: $crate::engine::board::Legend = $crate::engine::board::Legend {
            tables: &[$(($table, $crate::key_of!($game, "table", $table $(, $of_table)?))),+],
            columns: &[$(($column, $crate::key_of!($game, "column", $column $(, $of_column)?))),+],
            rows: &[$(($row, $crate::key_of!($game, "row", $row $(, $of_row)?))),*],
            given: &[],
            together: &[],
            rising: &[],
            offered: &[],
        };
    };
}

/// Declares the lessons of a game, one row for each phase: its number, its name, its rules, the points they leave
/// open and its worked examples. Also declares the names of the phases. Message keys are made of the game's id and
/// the number.
#[macro_export]
macro_rules! lessons {
    ($game:literal; $(
        $n:literal $name:literal: $($rule:literal $(= $own:literal)?),+; open $($open:literal),*; worked $worked:expr;
    )+) => {
        pub(super) const LESSONS: &[$crate::engine::Lesson] = &[$($crate::engine::Lesson {
            name: $crate::words::Key::new(concat!($game, "-", $name)),
            who: $crate::words::Key::new(concat!("coach-", $game, "-", $n, "-who")),
            why: $crate::words::Key::new(concat!("coach-", $game, "-", $n, "-why")),
            now: $crate::words::Key::new(concat!("coach-", $game, "-", $n, "-now")),
            forgotten: $crate::words::Key::new(concat!("coach-", $game, "-", $n, "-forgotten")),
            rules: &[$($crate::key_of!($game, "rule", $rule $(, $own)?)),+],
            open: &[$($open),*],
            worked: $worked,
        }),+];

        pub(super) const PHASES: &[$crate::words::Key] = &[$($crate::words::Key::new(concat!($game, "-", $name))),+];
    };
}

/// Declares the rules of a game that users can look up, in the order of the rules, by the words in their message
/// keys.
#[macro_export]
macro_rules! entries {
    ($game:literal; $($rule:literal $(= $own:literal)?),+) => {
        pub(super) const ENTRIES: &[$crate::engine::RuleEntry] = &[$($crate::engine::RuleEntry {
            title: $crate::key_of!($game, "rule", $rule $(, $own)?),
            description: $crate::words::Key::new(concat!("entries-", $game, "-", $rule)),
        }),+];
    };
}

/// The key of a message of a game: made of the game's id, a kind and a word, or of the id and a given ending.
#[doc(hidden)]
#[macro_export]
macro_rules! key_of {
    ($game:literal, $kind:literal, $word:literal) => {
        $crate::words::Key::new(concat!($game, "-", $kind, "-", $word))
    };
    ($game:literal, $kind:literal, $word:literal, $own:literal) => {
        $crate::words::Key::new(concat!($game, "-", $own))
    };
}
