//! The look-up of the rules: small entries of every box, found by the words of the box or by other words for the same
//! thing.

use crate::desk::Speech;
use crate::session::Session;
use crate::words::keys::lookup as k;
use crate::words::{Key, Language};

/// Words that mean the same, group by group, in each language.
const ALIKE: [Key; 31] = [
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

/// What is looked up.
#[derive(Clone, Debug, Default)]
pub struct LookUp {
    entries: Option<(Language, Vec<LookedUp>)>,
    alike: Vec<Vec<String>>,
}

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookedUp {
    /// The word of its box.
    pub game: &'static str,
    /// What it is about.
    pub title: String,
    /// What the rules say, in a sentence or two; or how an open point may be decided, line by line.
    pub lines: Vec<String>,
    /// The title, the box and the rest in plain letters, to be searched.
    plain: (String, String),
}

/// A text without capitals, accents and marks, its words parted by single spaces.
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

/// Every entry of every box.
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

/// How well a title, and what stands below it, answer the words asked for, each with those that mean the same; nothing
/// where one is missing. A word of the title counts more than one below it, the word itself more than another for the same
/// thing.
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
    /// Reads the entries in the language that is spoken.
    pub fn refresh(&mut self, speech: Speech) {
        if self.entries.as_ref().is_none_or(|(language, _)| *language != speech.language) {
            self.entries = Some((speech.language, entries(speech)));
            // Whoever thinks of a word in another language has said what is meant.
            let words = |language: &Language, key: &Key| -> Vec<String> {
                let words = Speech::new(*language).word(*key);
                words.split(',').map(|word| plain(word).trim().to_owned()).collect()
            };
            let all =
                Language::ALL.iter().flat_map(|language| ALIKE.iter().map(move |key| words(language, key)));
            self.alike = all.collect();
        }
    }

    /// The words of a text, each with those that mean the same.
    pub fn asked(&self, text: &str) -> Vec<Vec<String>> {
        plain(text).split_whitespace().map(|word| self.meanings(word)).collect()
    }

    /// The entries for what is asked, those of the box on the table first.
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

    /// A word as it is typed, and every word that means the same.
    fn meanings(&self, word: &str) -> Vec<String> {
        let same = self.alike.iter().filter(|group| group.iter().any(|other| other.starts_with(word)));
        std::iter::once(word.to_owned()).chain(same.flatten().cloned()).collect()
    }
}
