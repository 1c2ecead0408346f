//! The manual for players: its pages in each language, compiled in from `docs/manual`.

use crate::words::Language;

/// A page of the manual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManualPage {
    /// Its name on the command line and in file names.
    pub word: &'static str,
    english: &'static str,
    french: &'static str,
}

/// Declares the pages, each with a file of that name in every language.
macro_rules! pages {
    ($($word:literal),+ $(,)?) => {
        &[$(ManualPage {
            word: $word,
            english: include_str!(concat!("../docs/manual/en/", $word, ".md")),
            french: include_str!(concat!("../docs/manual/fr/", $word, ".md")),
        }),+]
    };
}

/// Parses a line of a page that is a picture, and returns its caption and the name of its file.
pub fn picture(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](../pictures/")
}

/// All pages in reading order.
pub const PAGES: &[ManualPage] = pages![
    "contents",
    "first-game",
    "learn",
    "turn",
    "automobile",
    "auto-brocante",
    "sponsors",
    "independents",
    "autotock",
    "mistakes",
    "board",
    "next-week",
    "second-screen",
    "take-home",
    "keys",
    "files",
    "browser",
    "others",
];

impl ManualPage {
    /// Finds a page by name.
    pub fn of(word: &str) -> Option<Self> {
        PAGES.iter().find(|page| page.word == word).copied()
    }

    /// Its text in Markdown.
    pub fn text(self, language: Language) -> &'static str {
        if language == Language::FRENCH { self.french } else { self.english }
    }

    pub fn title(self, language: Language) -> &'static str {
        let first = self.text(language).lines().next().unwrap_or_default();
        first.trim_start_matches('#').trim()
    }

    /// Its text without the pictures, each of which is on its own line.
    pub fn without_pictures(self, language: Language) -> String {
        let lines = self.text(language).lines().filter(|line| !line.starts_with("!["));
        lines.flat_map(|line| [line, "\n"]).collect()
    }
}

/// The page to which a link leads; `None` for a link outside the manual.
pub fn linked(target: &str) -> Option<ManualPage> {
    ManualPage::of(target.strip_suffix(".md")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_a_title_of_its_own_in_each_language_and_is_found_by_its_word() {
        for page in PAGES {
            assert_eq!(ManualPage::of(page.word), Some(*page));
            assert_eq!(linked(&format!("{}.md", page.word)), Some(*page));
            assert_ne!(page.title(Language::ENGLISH), "", "{}", page.word);
            assert_ne!(page.text(Language::ENGLISH), page.text(Language::FRENCH), "{}", page.word);
            assert!(!page.without_pictures(Language::FRENCH).contains("../pictures/"), "{}", page.word);
            let texts = [Language::ENGLISH, Language::FRENCH].map(|language| page.text(language).lines());
            for line in texts.into_iter().flatten().filter(|line| line.starts_with("![")) {
                assert!(picture(line).is_some(), "{}: {line}", page.word);
            }
        }
        assert_eq!(linked("https://example.org/first-game.md"), None);
    }
}
