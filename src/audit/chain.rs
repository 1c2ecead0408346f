//! The list of steps that is replayed, and how an amend edits it.

use serde_json::Value;

use crate::audit::Done;
use crate::audit::json::{list, list_if_any, object, part, tagged, text};

/// The name of a step: its line, and for what an amend put in, which of its edits.
type Name = (usize, usize);

/// One step of the list.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    name: Name,
    /// `act`, `correct`, `ruling` or `stand`.
    pub(crate) verb: String,
    /// What is done.
    pub(crate) body: Value,
}

/// What an amend keeps as it is today: numbered pieces, then balances, then debts.
pub(crate) struct Kept<'a> {
    /// Fixes that put numbered pieces back.
    pub(crate) fixes: &'a [Value],
    /// Movements that put balances back.
    pub(crate) moves: &'a [Value],
    /// Who owes whom what; nobody else owes anything.
    pub(crate) owed: &'a [Value],
}

impl<'a> Kept<'a> {
    /// What stands in an amendment.
    pub(crate) fn of(amendment: &'a Value) -> Result<Self, String> {
        let map = amendment.as_object().ok_or("an amend should be an object")?;
        let all = |name| list_if_any(map, name);
        Ok(Self { fixes: all("fixes")?, moves: all("stand")?, owed: all("owed")? })
    }
}

/// The steps from the header to a line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chain {
    /// The steps in order.
    pub(crate) steps: Vec<Step>,
    /// The set-up, where an amend changed it.
    pub(crate) setup: Option<Value>,
}

impl Chain {
    /// Adds what a line on the chain brings.
    pub(crate) fn follow(&mut self, line: usize, verb: &str, body: &Value) -> Done {
        if verb == "amend" {
            return self.amend(line, body);
        }
        self.steps.push(Step { name: (line, 0), verb: verb.to_owned(), body: body.clone() });
        Ok(())
    }

    fn amend(&mut self, line: usize, amendment: &Value) -> Done {
        let map = object(amendment, &["edits", "was", "fixes", "stand", "owed", "reason"])?;
        let was = text(part(map, "was")?)?;
        if !["book", "table", "stand"].contains(&was) {
            return Err(format!("book, table or stand was wrong, not {was:?}"));
        }
        for (edit, number) in list(part(map, "edits")?)?.iter().zip(1..) {
            self.edit((line, number), edit)?;
        }
        match was {
            "stand" => self.follow(line, "stand", amendment),
            _ => Ok(()),
        }
    }

    fn edit(&mut self, new: Name, edit: &Value) -> Done {
        let (kind, body) = tagged(edit)?;
        match (kind, body.as_array().map(Vec::as_slice)) {
            ("replace", Some([name, scripted])) => {
                let at = self.find(name)?;
                let (verb, body) = scripted_step(scripted)?;
                if let Some(step) = self.steps.get_mut(at) {
                    (step.verb, step.body) = (verb, body);
                }
            }
            ("insert", Some([name, scripted])) => {
                let at = self.find(name)?;
                let (verb, body) = scripted_step(scripted)?;
                self.steps.insert(at, Step { name: new, verb, body });
            }
            ("strike", None) => {
                let at = self.find(body)?;
                self.steps.remove(at);
            }
            ("swap", None) => {
                let at = self.find(body)?;
                if at + 1 >= self.steps.len() {
                    return Err(format!("{body} is the last entry and changes places with none"));
                }
                self.steps.swap(at, at + 1);
            }
            ("setup", None) => self.setup = Some(body.clone()),
            _ => return Err(format!("{edit} is no edit")),
        }
        Ok(())
    }

    fn find(&self, name: &Value) -> Result<usize, String> {
        let word = text(name)?;
        let (line, number) = word.split_once('.').unwrap_or((word, "0"));
        let wanted = line.parse().ok().zip(number.parse().ok());
        let at = wanted.and_then(|wanted: Name| self.steps.iter().position(|step| step.name == wanted));
        at.ok_or_else(|| format!("entry {word} is not in the list"))
    }
}

fn scripted_step(scripted: &Value) -> Result<(String, Value), String> {
    match tagged(scripted)? {
        (verb @ ("act" | "correct" | "ruling"), body) => Ok((verb.to_owned(), body.clone())),
        (verb, _) => Err(format!("{verb:?} cannot be put into the list")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn chain() -> Chain {
        let mut chain = Chain::default();
        for line in 1..=3 {
            chain.follow(line, "act", &json!(line)).unwrap();
        }
        chain
    }

    fn bodies(chain: &Chain) -> Vec<i64> {
        chain.steps.iter().filter_map(|step| step.body.as_i64()).collect()
    }

    #[test]
    fn edits_are_made_in_order_and_what_they_put_in_has_a_name() {
        let mut chain = chain();
        let edits = json!([
            {"replace": ["1", {"act": 10}]},
            {"insert": ["3", {"act": 25}]},
            {"swap": "2"},
            {"strike": "3"},
            {"setup": {"first": "p2"}}
        ]);
        chain.follow(4, "amend", &json!({"edits": edits, "was": "book"})).unwrap();
        assert_eq!(bodies(&chain), [10, 25, 2]);
        assert_eq!(chain.setup, Some(json!({"first": "p2"})));
        chain.follow(5, "amend", &json!({"edits": [{"strike": "4.2"}], "was": "book"})).unwrap();
        assert_eq!(bodies(&chain), [10, 2]);
    }

    #[test]
    fn an_edit_of_an_entry_that_is_not_there_is_refused() {
        for edit in
            [json!({"strike": "4"}), json!({"swap": "3"}), json!({"strike": "x"}), json!({"paint": "1"})]
        {
            assert!(chain().follow(4, "amend", &json!({"edits": [edit], "was": "table"})).is_err());
        }
    }

    #[test]
    fn standing_balances_are_a_step_of_their_own() {
        let mut chain = chain();
        let stand = json!([["bank", "p1", "dollars", 5]]);
        chain.follow(4, "amend", &json!({"edits": [], "was": "stand", "stand": stand})).unwrap();
        assert_eq!(chain.steps.last().unwrap().verb, "stand");
    }
}
