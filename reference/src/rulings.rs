//! The open points of a rule page with their options, the default first, and the options decided for a session.

use std::collections::BTreeMap;

use crate::Done;

/// An open point and its options, the default first.
pub(crate) type Question = (&'static str, &'static [&'static str]);

/// The options decided for a session.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rulings {
    questions: &'static [Question],
    decided: BTreeMap<&'static str, &'static str>,
}

impl Rulings {
    /// The rulings in a header.
    pub(crate) fn decided(
        questions: &'static [Question],
        header: &BTreeMap<String, String>,
    ) -> Result<Self, String> {
        let mut rulings = Self { questions, decided: BTreeMap::new() };
        header.iter().try_for_each(|(id, option)| rulings.decide(id, option))?;
        Ok(rulings)
    }

    /// Whether this option is in force: the one decided, otherwise the default.
    pub(crate) fn is(&self, id: &str, option: &str) -> bool {
        match self.decided.get(id) {
            Some(decided) => *decided == option,
            None => {
                self.questions.iter().any(|(name, options)| *name == id && options.first() == Some(&option))
            }
        }
    }

    /// Decides an open point.
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
