//! Open points: questions that the rules leave to the table, each with a list of options. The options in
//! force are part of the book, and every explanation that depends on one names it.

use crate::engine::vocabulary::{both, english_of, listed};
use crate::msg;
use crate::words::{Arg, Key, Line, keys};

/// A question that the rules leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulingForm {
    /// Its word in records, such as `closed-leads`.
    pub word: &'static str,
    /// The question.
    pub question: Key,
    /// The options, each with its word; the first is the default.
    pub options: &'static [(&'static str, Key)],
    /// Whether it is decided at setup only, because it affects what is handed out. Others may be decided at any time.
    pub at_set_up: bool,
    /// The smallest and the largest number of players to which it applies.
    pub players: (usize, usize),
    /// Its French word, and those of its options.
    pub french: (&'static str, &'static [&'static str]),
}

impl RulingForm {
    /// An open point that may be decided at any time.
    pub const fn new(word: &'static str, question: Key, options: &'static [(&'static str, Key)]) -> Self {
        Self { word, question, options, at_set_up: false, players: ANY, french: ("", &[]) }
    }

    /// Whether it applies to this number of players.
    pub fn is_for(&self, players: usize) -> bool {
        (self.players.0..=self.players.1).contains(&players)
    }

    /// Its word in both languages.
    pub fn shown(&self) -> Arg {
        both(self.word, self.french_word())
    }

    /// Its French word, or the English one if it has none.
    pub fn french_word(&self) -> &'static str {
        if self.french.0.is_empty() { self.word } else { self.french.0 }
    }

    /// The words of its options, in both languages.
    pub fn words(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let (options, french) = (self.options, self.french.1);
        (0..).zip(options).map(move |(at, (word, _))| (*word, french.get(at).copied().unwrap_or(word)))
    }

    /// Finds an open point by its word in either language.
    pub fn called(forms: &'static [Self], word: &str) -> Option<&'static Self> {
        let known = english_of(&names(forms), word)?;
        forms.iter().find(|form| form.word == known)
    }

    /// Finds an option by its word in either language, and returns its word in records.
    pub fn option(&self, word: &str) -> Option<&'static str> {
        english_of(&self.words().collect::<Vec<_>>(), word)
    }
}

/// The words of these open points, in both languages.
fn names(forms: &[RulingForm]) -> Vec<(&'static str, &'static str)> {
    forms.iter().map(|form| (form.word, form.french_word())).collect()
}

/// Any number of players.
const ANY: (usize, usize) = (0, usize::MAX);

/// The form returned for an option that the game does not have.
static NONE: RulingForm = RulingForm::new("", keys::engine::RULING_UNKNOWN, &[]);

/// An option of an open point, as indices into the game's rulings and into the options of the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulingOption {
    /// The index of the open point.
    pub ruling: u8,
    /// The index of the option.
    pub option: u8,
}

impl RulingOption {
    /// The option with these indices.
    pub const fn new(ruling: u8, option: u8) -> Self {
        Self { ruling, option }
    }

    /// The option with these words, for constants in games. A word that does not exist fails to compile.
    pub const fn of(forms: &[RulingForm], word: &str, option: &str) -> Self {
        let mut ruling = 0;
        while !same(forms[ruling].word, word) {
            ruling += 1;
        }
        let options = forms[ruling].options;
        let mut chosen = 0;
        while !same(options[chosen].0, option) {
            chosen += 1;
        }
        Self::new(ruling as u8, chosen as u8)
    }
}

/// Whether two words are equal, in constant evaluation.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// The options in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulings {
    /// The open points of this game.
    pub forms: &'static [RulingForm],
    options: Vec<u8>,
    /// The rulings made during the session in order: the index of each open point, and who decided.
    decided: Vec<(u8, String)>,
}

impl Rulings {
    /// All open points at their defaults.
    pub fn defaults(forms: &'static [RulingForm]) -> Self {
        Self { forms, options: vec![0; forms.len()], decided: Vec::new() }
    }

    /// Whether an option is in force.
    pub fn is(&self, ruling_option: RulingOption) -> bool {
        self.options.get(usize::from(ruling_option.ruling)) == Some(&ruling_option.option)
    }

    /// The index of the option in force for an open point.
    pub fn option(&self, ruling: u8) -> u8 {
        self.options.get(usize::from(ruling)).copied().unwrap_or_default()
    }

    /// The open point of a ruling option.
    pub fn form(&self, ruling_option: RulingOption) -> &'static RulingForm {
        self.forms.get(usize::from(ruling_option.ruling)).unwrap_or(&NONE)
    }

    /// Puts an option in force without recording a ruling.
    pub(super) fn put(&mut self, ruling_option: RulingOption) {
        if let Some(option) = self.options.get_mut(usize::from(ruling_option.ruling)) {
            *option = ruling_option.option;
        }
    }

    /// Puts an option in force, given words of either language. Returns the index of the open point.
    ///
    /// # Errors
    /// Lists the words allowed.
    pub fn decide(&mut self, id: &str, option: &str) -> Result<u8, Line> {
        let asked = RulingForm::called(self.forms, id);
        let Some((ruling, form)) = (0u8..).zip(self.forms).find(|(_, form)| Some(*form) == asked) else {
            return Err(msg!(keys::engine::RULING_UNKNOWN, id, known = listed(&names(self.forms))));
        };
        let said = form.option(option);
        let mut options = (0u8..).zip(form.options);
        let Some((option, _)) = options.find(|(_, (word, _))| Some(*word) == said) else {
            let (id, known) = (form.shown(), listed(&form.words().collect::<Vec<_>>()));
            return Err(msg!(keys::engine::RULING_NO_OPTION, id, option, known));
        };
        self.put(RulingOption { ruling, option });
        Ok(ruling)
    }

    /// Records a ruling made during a session.
    ///
    /// # Errors
    /// As [`Rulings::decide`].
    pub fn decide_at_table(&mut self, id: &str, option: &str, by: &str) -> Result<(), Line> {
        let ruling = self.decide(id, option)?;
        self.decided.push((ruling, by.to_owned()));
        Ok(())
    }

    /// The last ruling of the session on an open point: its number, from 1, and who decided. `None` if the
    /// option comes from setup or is the default.
    pub fn decided(&self, id: &str) -> Option<(usize, &str)> {
        let at = self.forms.iter().position(|form| form.word == id)?;
        let place = self.decided.iter().rposition(|(of, _)| usize::from(*of) == at)?;
        self.decided.get(place).map(|(_, by)| (place + 1, by.as_str()))
    }

    /// All open points with the word of the option in force.
    pub fn written(&self) -> Vec<(&'static str, &'static str)> {
        self.forms
            .iter()
            .zip(&self.options)
            .map(|(form, option)| {
                (form.word, form.options.get(usize::from(*option)).map_or("", |(word, _)| *word))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMS: &[RulingForm] = &[
        RulingForm::new("ties", keys::engine::RULING_UNKNOWN, &[("none", keys::engine::RULING_UNKNOWN)]),
        RulingForm::new(
            "tie",
            keys::engine::RULING_UNKNOWN,
            &[("shared", keys::engine::RULING_UNKNOWN), ("losses", keys::engine::RULING_UNKNOWN)],
        ),
    ];
    const LOSSES: RulingOption = RulingOption::of(FORMS, "tie", "losses");

    #[test]
    fn options_are_found_by_words() {
        assert_eq!(LOSSES, RulingOption::new(1, 1));
        assert_eq!(RulingOption::of(FORMS, "ties", "none"), RulingOption::new(0, 0));
        assert_eq!([same("tie", "ties"), same("ties", "tie"), same("tie", "tie")], [false, false, true]);
    }

    #[test]
    fn a_decided_question_is_in_force() {
        let mut rulings = Rulings::defaults(FORMS);
        assert!(!rulings.is(LOSSES));
        rulings.decide("tie", "losses").unwrap();
        assert!(rulings.is(LOSSES));
        assert_eq!(rulings.written(), [("ties", "none"), ("tie", "losses")]);
    }

    #[test]
    fn the_last_ruling_of_the_table_on_a_question_is_known_by_its_number() {
        let mut rulings = Rulings::defaults(FORMS);
        assert_eq!(rulings.decided("tie"), None);
        rulings.decide_at_table("tie", "losses", "Anne").unwrap();
        rulings.decide_at_table("tie", "shared", "").unwrap();
        assert_eq!(rulings.decided("tie"), Some((2, "")));
        assert!(rulings.decide_at_table("tie", "both", "").is_err());
        assert_eq!(rulings.decided("tie"), Some((2, "")));
    }

    #[test]
    fn an_unknown_question_or_option_names_those_there_are() {
        let mut rulings = Rulings::defaults(FORMS);
        assert!(rulings.decide("tied", "shared").unwrap_err().to_string().contains("tie"));
        assert!(rulings.decide("tie", "both").unwrap_err().to_string().contains("shared, losses"));
        assert_eq!(rulings, Rulings::defaults(FORMS));
    }
}
