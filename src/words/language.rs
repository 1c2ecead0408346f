//! The languages of the program. A language is a folder of message files in `i18n`, found at build time, so
//! adding one needs no change here.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::FluentArgs;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::keys;
use super::locale::Locale;

/// The message files of a language, as they were at build time.
pub(super) struct Source {
    code: &'static str,
    files: &'static [(&'static str, &'static str)],
}

#[allow(dead_code, reason = "every folder gets its place, also those nobody names")]
mod table {
    use super::Source;
    include!(concat!(env!("OUT_DIR"), "/languages.rs"));
}

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language {
    place: usize,
    code: &'static str,
}

/// The number of languages.
pub(super) const COUNT: usize = table::TABLE.len();

const LANGUAGES: [Language; COUNT] = {
    let mut all = [at(0); COUNT];
    let mut place = 0;
    while place < COUNT {
        all[place] = at(place);
        place += 1;
    }
    all
};

/// Evaluated at compile time only, so an index out of bounds is a compile error.
const fn at(place: usize) -> Language {
    Language { place, code: table::TABLE[place].code }
}

impl Language {
    /// English, the language of the notation in records.
    pub const ENGLISH: Self = const { at(table::EN) };
    pub const FRENCH: Self = const { at(table::FR) };
    /// All languages, ordered by code.
    pub const ALL: &'static [Self] = &LANGUAGES;

    /// The code of the language, which is also the name of its folder: `fr`.
    pub const fn code(self) -> &'static str {
        self.code
    }

    /// The name of the language in the language itself. Does not load its other messages.
    pub fn name(self) -> String {
        static NAMES: [OnceLock<String>; COUNT] = [const { OnceLock::new() }; COUNT];
        let name = || {
            let key = keys::words::LANGUAGE;
            let own = self.sources().filter(|source| source.contains(key.id())).take(1);
            Locale::new(self.code, own)
                .message(key.id(), &FluentArgs::new())
                .unwrap_or_else(|| key.id().to_owned())
        };
        NAMES.get(self.place).map_or_else(name, |known| known.get_or_init(name).clone())
    }

    /// Finds the language for a code: the longest code that it starts with. `fr-CA` and `fr_CA.UTF-8` give
    /// `fr` if there is no `fr-CA`.
    pub fn from_code(code: &str) -> Option<Self> {
        let wanted = code.split(['.', '@']).next()?.trim().replace('_', "-").to_ascii_lowercase();
        let fits = |language: &&Self| {
            let rest = wanted.strip_prefix(&language.code.to_ascii_lowercase());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        Self::ALL.iter().filter(fits).max_by_key(|language| language.code.len()).copied()
    }

    /// The first of the system's preferred languages that the program supports, or English.
    pub fn from_system() -> Self {
        Self::first_of(sys_locale::get_locales())
    }

    fn first_of(wanted: impl Iterator<Item = String>) -> Self {
        wanted.filter_map(|code| Self::from_code(&code)).next().unwrap_or(Self::ENGLISH)
    }

    /// The index of the language in the table, always below [`COUNT`].
    pub(super) const fn place(self) -> usize {
        self.place
    }

    /// The contents of the language's message files.
    pub(super) fn sources(self) -> impl Iterator<Item = &'static str> {
        let files = table::TABLE.get(self.place).map_or(&[][..], |source| source.files);
        files.iter().map(|(_, text)| *text)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code)
    }
}

/// The error for a language that the program does not support.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there are no messages in {0:?}; choose one of: {known}", known = known())]
pub struct UnknownLanguage(pub String);

fn known() -> String {
    Language::ALL.iter().map(|language| language.code).collect::<Vec<_>>().join(", ")
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::from_code(code).ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code)
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_finds_the_longest_language_it_begins_with() {
        assert_eq!(Language::from_code("fr-CA"), Some(Language::FRENCH));
        assert_eq!(Language::from_code("fr_CA.UTF-8"), Some(Language::FRENCH));
        assert_eq!(Language::from_code("FR"), Some(Language::FRENCH));
        assert_eq!(Language::from_code("en-GB"), Some(Language::ENGLISH));
    }

    #[test]
    fn a_code_that_only_looks_alike_finds_nothing() {
        for code in ["fro", "f", "", "C", "POSIX", "tlh", "-fr"] {
            assert_eq!(Language::from_code(code), None, "{code:?}");
        }
    }

    #[test]
    fn the_machine_is_asked_in_its_order_and_english_is_the_last_resort() {
        let wanted = |codes: &[&str]| Language::first_of(codes.iter().map(|code| (*code).to_owned()));
        assert_eq!(wanted(&["tlh", "fr-CA", "en"]), Language::FRENCH);
        assert_eq!(wanted(&["tlh"]), Language::ENGLISH);
        assert!(Language::ALL.contains(&Language::from_system()));
    }

    #[test]
    fn a_language_names_itself() {
        assert_eq!(Language::ENGLISH.name(), "English");
        assert_eq!(Language::FRENCH.name(), "Français");
    }

    #[test]
    fn a_language_is_written_and_read_as_its_code() {
        for language in Language::ALL {
            let json = serde_json::to_string(language).unwrap();
            assert_eq!(json, format!("\"{language}\""));
            assert_eq!(serde_json::from_str::<Language>(&json).unwrap(), *language);
            assert_eq!(language.code().parse(), Ok(*language));
        }
        let refused = serde_json::from_str::<Language>("\"tlh\"").unwrap_err().to_string();
        assert!(refused.starts_with("there are no messages in \"tlh\"; choose one of: "), "{refused}");
        assert!(Language::ALL.iter().all(|language| refused.contains(language.code())), "{refused}");
    }

    #[test]
    fn every_language_knows_its_place_and_has_files() {
        for (place, language) in Language::ALL.iter().enumerate() {
            assert_eq!(language.place(), place);
            assert!(language.sources().count() > 0);
        }
    }
}
