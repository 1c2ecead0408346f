//! The open questions of the rule page with their options, the default first, and how they are decided at
//! this table.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::audit::Done;
use crate::audit::json::text;

/// An open question and its options, the default first.
pub(crate) type Question = (&'static str, &'static [&'static str]);

/// How the open questions are decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rulings {
    questions: &'static [Question],
    decided: BTreeMap<&'static str, &'static str>,
}

impl Rulings {
    /// Every question at its default.
    pub(crate) fn of(questions: &'static [Question]) -> Self {
        Self { questions, decided: BTreeMap::new() }
    }

    /// What a header decides.
    pub(crate) fn written(questions: &'static [Question], header: &Value) -> Result<Self, String> {
        let mut rulings = Self::of(questions);
        if let Some(written) = header.get("rulings") {
            for (id, option) in written.as_object().ok_or("the rulings should be a list of questions")? {
                rulings.decide(id, text(option)?)?;
            }
        }
        Ok(rulings)
    }

    /// Whether this option is in force: the one decided, or else the default.
    pub(crate) fn is(&self, id: &str, option: &str) -> bool {
        match self.decided.get(id) {
            Some(decided) => *decided == option,
            None => {
                self.questions.iter().any(|(name, options)| *name == id && options.first() == Some(&option))
            }
        }
    }

    /// Decides a question.
    pub(crate) fn decide(&mut self, id: &str, option: &str) -> Done {
        let (id, options) = self
            .questions
            .iter()
            .find(|(name, _)| *name == id)
            .ok_or_else(|| format!("there is no question {id:?}"))?;
        let option = options
            .iter()
            .find(|name| **name == option)
            .ok_or_else(|| format!("{id} is {}, not {option:?}", options.join(" or ")))?;
        self.decided.insert(id, option);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUESTIONS: &[Question] = &[("loan-late", &["every", "before"])];

    #[test]
    fn the_first_option_holds_until_another_is_decided() {
        let mut rulings = Rulings::of(QUESTIONS);
        assert!(rulings.is("loan-late", "every"));
        rulings.decide("loan-late", "before").unwrap();
        assert!(rulings.is("loan-late", "before") && !rulings.is("loan-late", "every"));
    }

    #[test]
    fn a_question_or_an_option_that_is_not_on_the_page_is_refused() {
        assert!(Rulings::of(QUESTIONS).decide("loan-later", "every").is_err());
        assert!(Rulings::of(QUESTIONS).decide("loan-late", "never").is_err());
    }
}
