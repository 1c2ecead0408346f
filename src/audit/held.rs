//! Who holds what, in the words of records; things change hands, and nobody gives what they do not have.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::audit::Done;
use crate::audit::json::{list, text, whole};

/// What lies where: holder, thing, how many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    amounts: BTreeMap<(String, String), i64>,
}

impl Held {
    /// Puts something where it lies before the first turn.
    pub(crate) fn unpack(&mut self, holder: &str, thing: &str, number: i64) {
        self.amounts.insert((holder.to_owned(), thing.to_owned()), number);
    }

    /// How many a holder has of a thing.
    pub(crate) fn of(&self, holder: &str, thing: &str) -> i64 {
        self.amounts.get(&(holder.to_owned(), thing.to_owned())).copied().unwrap_or(0)
    }

    /// Moves things. `endless` are the holders that give what they do not have.
    pub(crate) fn shift(&mut self, from: &str, to: &str, thing: &str, number: i64, endless: &[&str]) -> Done {
        if number < 0 {
            return Err(format!("{number} {thing} cannot be moved"));
        }
        if number == 0 || from == to {
            return Ok(());
        }
        let has = self.of(from, thing);
        let left = has.checked_sub(number).ok_or_else(|| format!("{number} {thing} is out of range"))?;
        if left < 0 && !endless.contains(&from) {
            return Err(format!("{from} has {has} {thing}, not {number}"));
        }
        let got = self
            .of(to, thing)
            .checked_add(number)
            .ok_or_else(|| format!("{number} {thing} is out of range"))?;
        self.unpack(from, thing, left);
        self.unpack(to, thing, got);
        Ok(())
    }

    /// One movement in the words of a record: from, to, what, how many.
    pub(crate) fn by_hand(&mut self, moved: &Value, endless: &[&str]) -> Done {
        let [from, to, thing, number] = list(moved)? else {
            return Err(format!("{moved} should be from, to, what and how much"));
        };
        let (from, to) = (text(from)?, text(to)?);
        if from == to {
            return Err(format!("{from} cannot give to itself"));
        }
        self.shift(from, to, text(thing)?, whole(number, 1, i64::MAX)?, endless)
    }

    /// Everything that is not zero.
    pub(crate) fn balances(&self) -> BTreeMap<(String, String), i64> {
        self.amounts
            .iter()
            .filter(|(_, number)| **number != 0)
            .map(|(of, number)| (of.clone(), *number))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nobody_gives_what_they_do_not_have_but_the_bank() {
        let mut held = Held::default();
        held.shift("bank", "p1", "millions", 5, &["bank"]).unwrap();
        assert!(held.shift("p1", "p2", "millions", 6, &["bank"]).is_err());
        held.by_hand(&json!(["p1", "p2", "millions", 2]), &["bank"]).unwrap();
        assert_eq!(
            (held.of("p1", "millions"), held.of("p2", "millions"), held.of("bank", "millions")),
            (3, 2, -5)
        );
        for wrong in
            [json!(["p1", "p1", "millions", 1]), json!(["p1", "p2", "millions", 0]), json!(["p1", "p2"])]
        {
            assert!(held.by_hand(&wrong, &["bank"]).is_err(), "{wrong}");
        }
    }
}
