//! The entries that are replayed, and how an amend edits them.

use crate::Done;
use crate::line::{Amendment, Edit, Setup, Verb, Wrong};

/// The name of an entry: its line and, if an amend inserted it, the number of the edit.
type Name = (usize, usize);

/// The entries up to a line. An amend that keeps balances is one of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) list: Vec<(Name, Verb)>,
    /// The set-up, if an amend changed it.
    pub(crate) setup: Option<Setup>,
}

impl Steps {
    /// Adds the entries that a line brings.
    pub(crate) fn follow(&mut self, line: usize, verb: &Verb) -> Done {
        if let Verb::Amend(Amendment { edits, was, .. }) = verb {
            for (edit, number) in edits.iter().zip(1..) {
                self.edit((line, number), edit)?;
            }
            if *was != Wrong::Stand {
                return Ok(());
            }
        }
        self.list.push(((line, 0), verb.clone()));
        Ok(())
    }

    fn edit(&mut self, new: Name, edit: &Edit) -> Done {
        match edit {
            Edit::Replace(_, verb) | Edit::Insert(_, verb) if !scripted(verb) => {
                return Err(format!("{verb:?} cannot be put among the entries"));
            }
            Edit::Replace(name, verb) => {
                let at = self.find(name)?;
                if let Some((_, step)) = self.list.get_mut(at) {
                    step.clone_from(verb);
                }
            }
            Edit::Insert(name, verb) => {
                let at = self.find(name)?;
                self.list.insert(at, (new, verb.clone()));
            }
            Edit::Strike(name) => {
                let at = self.find(name)?;
                self.list.remove(at);
            }
            Edit::Swap(name) => {
                let at = self.find(name)?;
                if at + 1 >= self.list.len() {
                    return Err(format!("{name} is the last entry and changes places with none"));
                }
                // An entry keeps its name when it moves.
                self.list.swap(at, at + 1);
            }
            Edit::Setup(setup) => self.setup = Some(setup.clone()),
        }
        Ok(())
    }

    fn find(&self, word: &str) -> Result<usize, String> {
        let (line, number) = word.split_once('.').unwrap_or((word, "0"));
        let wanted = line.parse().ok().zip(number.parse().ok());
        let at = wanted.and_then(|wanted: Name| self.list.iter().position(|(name, _)| *name == wanted));
        at.ok_or_else(|| format!("entry {word} is not in the list"))
    }
}

fn scripted(verb: &Verb) -> bool {
    matches!(verb, Verb::Act(_) | Verb::Correct(_) | Verb::Ruling(_))
}
