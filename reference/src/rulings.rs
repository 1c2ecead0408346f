//! The open questions of the rule page with their options, the default first, and how they are decided at
//! this table.

use std::collections::BTreeMap;

use crate::Done;

/// An open question and its options, the default first.
pub(crate) type Question = (&'static str, &'static [&'static str]);

/// How the open questions are decided.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rulings {
    questions: &'static [Question],
    decided: BTreeMap<&'static str, &'static str>,
}

impl Rulings {
    /// What a header decides.
    pub(crate) fn decided(
        questions: &'static [Question],
        header: &BTreeMap<String, String>,
    ) -> Result<Self, String> {
        let mut rulings = Self { questions, decided: BTreeMap::new() };
        header.iter().try_for_each(|(id, option)| rulings.decide(id, option))?;
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
