//! The rule search: short entries on the rules of every game, found by their words or by synonyms.

use crate::desk::Speech;
use crate::session::Session;
use crate::words::keys::lookup as k;
use crate::words::{Key, Language};

/// Groups of synonyms, in each language.
const ALIKE: [Key; 32] = [
    k::ALIKE_ACCIDENT,
    k::ALIKE_BANKRUPT,
    k::ALIKE_BEGIN,
    k::ALIKE_BUILD,
    k::ALIKE_BUY,
    k::ALIKE_CARD,
    k::ALIKE_CLOSE,
    k::ALIKE_CRASH,
    k::ALIKE_DEALER,
    k::ALIKE_DICE,
    k::ALIKE_DISK,
    k::ALIKE_END,
    k::ALIKE_FIX,
    k::ALIKE_LOAN,
    k::ALIKE_LOSS,
    k::ALIKE_HELP,
    k::ALIKE_HISTORY,
    k::ALIKE_INSURE,
    k::ALIKE_JUMP,
    k::ALIKE_MAKE,
    k::ALIKE_MONEY,
    k::ALIKE_ORDER,
    k::ALIKE_SECRET,
    k::ALIKE_SELL,
    k::ALIKE_TIE,
    k::ALIKE_TURN,
    k::ALIKE_NIGHT,
    k::ALIKE_DAY,
    k::ALIKE_LARGE,
    k::ALIKE_KEYS,
    k::ALIKE_LANGUAGE,
    k::ALIKE_WHY,
];

/// The rule search.
#[derive(Clone, Debug, Default)]
pub struct LookUp {
    entries: Option<(Language, Vec<LookedUp>)>,
    alike: Vec<Vec<String>>,
}

/// An entry of the rule search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookedUp {
    pub game: &'static str,
    pub title: String,
    /// The rule in a sentence or two, or the options of a house rule, line by line.
    pub lines: Vec<String>,
    /// The title, and the rest with the game's name, normalized for the search.
    plain: (String, String),
}

/// Normalizes a text: no capitals, accents or punctuation, words separated by single spaces.
pub fn plain(text: &str) -> String {
    let mut found = String::from(" ");
    for letter in text.to_lowercase().chars() {
        match letter {
            'à' | 'â' | 'ä' => found.push('a'),
            'é' | 'è' | 'ê' | 'ë' => found.push('e'),
            'î' | 'ï' => found.push('i'),
            'ô' | 'ö' => found.push('o'),
            'ù' | 'û' | 'ü' => found.push('u'),
            'ç' => found.push('c'),
            'œ' => found.push_str("oe"),
            letter if letter.is_alphanumeric() => found.push(letter),
            _ if !found.ends_with(' ') => found.push(' '),
            _ => {}
        }
    }
    found
}

/// All entries of all games.
pub fn entries(speech: Speech) -> Vec<LookedUp> {
    crate::session::words().flat_map(|game| of_box(speech, game)).collect()
}

fn of_box(speech: Speech, game: &'static str) -> Vec<LookedUp> {
    let Some(session) = Session::laid(game) else { return Vec::new() };
    let table = &session;
    let box_name = speech.word(table.info().title);
    let entry = |title: String, lines: Vec<String>| {
        let searched = (plain(&title), plain(&format!("{box_name} {}", lines.join(" "))));
        LookedUp { game, title, lines, plain: searched }
    };
    let rules = table
        .info()
        .entries
        .iter()
        .map(|rule| entry(speech.word(rule.title), vec![speech.word(rule.description)]));
    let open = table.book().rulings.forms.iter().map(|form| {
        let options = form.options.iter().map(|(_, option)| speech.sentence(&(*option).into()));
        entry(speech.word(form.question), options.collect())
    });
    rules.chain(open).collect()
}

/// How well a title and a text match the words with their synonyms; `None` if a word is missing. The title counts more than the text, the word
/// itself more than a synonym.
pub fn answers(title: &str, rest: &str, asked: &[Vec<String>]) -> Option<u32> {
    let has = |text: &str, word: &str| text.contains(&format!(" {word}"));
    let one = |words: &Vec<String>| {
        let (itself, same) = words.split_first()?;
        match () {
            () if has(title, itself) => Some(4),
            () if same.iter().any(|word| has(title, word)) => Some(3),
            () if has(rest, itself) => Some(2),
            () if same.iter().any(|word| has(rest, word)) => Some(1),
            () => None,
        }
    };
    asked.iter().map(one).sum()
}

impl LookUp {
    /// Loads the entries in the current language.
    pub fn refresh(&mut self, speech: Speech) {
        if self.entries.as_ref().is_none_or(|(language, _)| *language != speech.language) {
            self.entries = Some((speech.language, entries(speech)));
            // Synonyms of all languages are accepted.
            let words = |language: &Language, key: &Key| -> Vec<String> {
                let words = Speech::new(*language).word(*key);
                words.split(',').map(|word| plain(word).trim().to_owned()).collect()
            };
            let all =
                Language::ALL.iter().flat_map(|language| ALIKE.iter().map(move |key| words(language, key)));
            self.alike = all.collect();
        }
    }

    /// The words of a text, each with its synonyms.
    pub fn asked(&self, text: &str) -> Vec<Vec<String>> {
        plain(text).split_whitespace().map(|word| self.meanings(word)).collect()
    }

    /// The matching entries, those of the current game first.
    pub fn found(&self, asked: &[Vec<String>], here: Option<&str>) -> Vec<&LookedUp> {
        let Some((_, entries)) = &self.entries else { return Vec::new() };
        let fits = entries.iter().filter_map(|entry| {
            let (title, rest) = &entry.plain;
            Some((answers(title, rest, asked)?, entry))
        });
        let mut found: Vec<(u32, &LookedUp)> = fits.collect();
        found.sort_by_key(|(answers, entry)| {
            (here.is_some_and(|here| here != entry.game), std::cmp::Reverse(*answers))
        });
        found.into_iter().map(|(_, entry)| entry).collect()
    }

    /// A word and its synonyms.
    fn meanings(&self, word: &str) -> Vec<String> {
        let same = self.alike.iter().filter(|group| group.iter().any(|other| other.starts_with(word)));
        std::iter::once(word.to_owned()).chain(same.flatten().cloned()).collect()
    }
}
