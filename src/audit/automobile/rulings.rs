//! The open questions of the rule page with their options, the default first, and how they are decided at
//! this table.

use std::collections::BTreeMap;

use super::Done;

/// Every question and its options.
pub(super) const QUESTIONS: [(&str, &[&str]); 19] = [
    ("closed-leads", &["yes", "no"]),
    ("closed-rebuild", &["no", "yes"]),
    ("closed-cars", &["stay", "loss"]),
    ("parts-alone", &["no", "yes"]),
    ("durant-time", &["at-once", "after-all"]),
    ("howard-premium", &["yes", "no"]),
    ("howard-short", &["nothing", "loss"]),
    ("leave-out", &["yes", "no"]),
    ("short-of-cash", &["debt", "close", "table"]),
    ("parts-count", &["no", "yes"]),
    ("ford-same", &["yes", "no"]),
    ("durant-cannot", &["keeps", "no-durant"]),
    ("loan-late", &["every", "before"]),
    ("cars-short", &["none", "what-is-left"]),
    ("marker-where", &["empty-too", "with-cars"]),
    ("marker-closed", &["stay", "back"]),
    ("pass-final", &["no", "yes"]),
    ("tie", &["shared", "losses"]),
    ("first-choice", &["clockwise", "bid"]),
];

/// How the open questions are decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Rulings(BTreeMap<&'static str, &'static str>);

impl Rulings {
    /// Whether this option is in force: the one decided, or else the default.
    pub(super) fn is(&self, id: &str, option: &str) -> bool {
        match self.0.get(id) {
            Some(decided) => *decided == option,
            None => QUESTIONS.iter().any(|(name, options)| *name == id && options.first() == Some(&option)),
        }
    }

    /// Decides a question.
    pub(super) fn decide(&mut self, id: &str, option: &str) -> Done {
        let (id, options) = QUESTIONS
            .iter()
            .find(|(name, _)| *name == id)
            .ok_or_else(|| format!("there is no question {id:?}"))?;
        let option = options
            .iter()
            .find(|name| **name == option)
            .ok_or_else(|| format!("{id} is {}, not {option:?}", options.join(" or ")))?;
        self.0.insert(id, option);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_option_holds_until_another_is_decided() {
        let mut rulings = Rulings::default();
        assert!(rulings.is("loan-late", "every"));
        rulings.decide("loan-late", "before").unwrap();
        assert!(rulings.is("loan-late", "before") && !rulings.is("loan-late", "every"));
    }

    #[test]
    fn a_question_or_an_option_that_is_not_on_the_page_is_refused() {
        assert!(Rulings::default().decide("loan-later", "every").is_err());
        assert!(Rulings::default().decide("loan-late", "never").is_err());
    }
}
