//! Tow Truck, reckoned a second time from its page alone.

#[cfg(test)]
mod worked;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::audit::Done;
use crate::audit::line::{Seat, Whole};
use crate::audit::rules::{Beside, Book, Rules, hand};
use crate::audit::rulings::Question;
use serde::Deserialize;

/// The most that can be called.
const MOST: i64 = 4_294_967_295;

/// The table at one moment.
#[derive(Clone, Debug, Default)]
pub(in crate::audit) struct TowTruck {
    book: Book,
    night: i64,
    /// Who calls first tonight.
    first: u8,
    /// What was called tonight.
    called: BTreeMap<u8, i64>,
}

/// A wreck of the bag.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::audit) enum Wreck {
    Mini,
    Van,
}

impl Wreck {
    fn thing(self) -> &'static str {
        match self {
            Self::Mini => "minis",
            Self::Van => "vans",
        }
    }

    fn cell(self) -> &'static str {
        match self {
            Self::Mini => "worth mini dollars",
            Self::Van => "worth van dollars",
        }
    }
}

/// What players do.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::audit) enum Act {
    Call { seat: Seat, dollars: Whole<0, MOST> },
    Scrap { seat: Seat, wreck: Wreck },
    Tow { wreck: Wreck },
}

/// What a correction puts right beside the ledger.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::audit) enum Fix {
    Night { night: Whole<1, 4_294_967_295>, first: Seat },
    Called { seat: Seat, dollars: Whole<0, MOST> },
}

impl TowTruck {
    /// Everybody in the order of tonight's calls.
    fn in_order(&self) -> Vec<u8> {
        let mut order = vec![self.first];
        while order.len() < usize::from(self.book.seats) {
            order.extend(order.last().map(|seat| self.left_of(*seat)));
        }
        order
    }

    /// Whose call it is.
    fn caller(&self) -> Option<u8> {
        self.in_order().into_iter().find(|seat| !self.called.contains_key(seat))
    }

    fn call(&mut self, seat: u8, dollars: i64) -> Done {
        if self.caller() != Some(seat) {
            return Err(format!("p{seat} does not call now"));
        }
        if dollars > self.cash(seat) {
            return Err(format!("p{seat} has ${}, not ${dollars}", self.cash(seat)));
        }
        self.called.insert(seat, dollars);
        Ok(())
    }

    fn scrap(&mut self, seat: u8, wreck: Wreck) -> Done {
        if self.caller() != Some(seat) {
            return Err(format!("p{seat} does not call now"));
        }
        self.shift(hand(seat), "scrap 1", wreck.thing(), 1)?;
        self.income("bank", seat, 2)
    }

    fn tow(&mut self, wreck: Wreck) -> Done {
        if let Some(seat) = self.caller() {
            return Err(format!("p{seat} has not called yet"));
        }
        let highest = self.called.values().copied().max().unwrap_or(0);
        let mut best = self.in_order();
        best.retain(|seat| self.called.get(seat) == Some(&highest));
        match best[..] {
            _ if highest == 0 => self.shift("bank", "scrap 1", wreck.thing(), 1)?,
            [_, _, ..] if self.ruled("tie", "nobody") => self.shift("bank", "scrap 1", wreck.thing(), 1)?,
            [winner, ..] => {
                let worth = self.printed(wreck.cell())?;
                self.pay(winner, "bank", highest.min(worth), false)?;
                self.shift("bank", hand(winner), wreck.thing(), 1)?;
            }
            [] => return Err("nobody has called".to_owned()),
        }
        self.called.clear();
        self.first = self.left_of(self.first);
        if !self.is_over() {
            self.night += 1;
        }
        Ok(())
    }
}

impl Rules for TowTruck {
    const GAME: &'static str = "tow-truck";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MONEY: &'static str = "dollars";
    const QUESTIONS: &'static [Question] = &[("tie", &["first", "nobody"])];
    type Act = Act;
    type Fix = Fix;

    fn is_endless(thing: &str) -> bool {
        thing == "dollars"
    }

    fn lay_out(mut book: Book) -> Result<Self, String> {
        book.ledger.put("bank", "minis", 8);
        book.ledger.put("bank", "vans", 4);
        let first = book.first;
        let mut table = Self { book, night: 1, first, ..Self::default() };
        table.everybody().try_for_each(|seat| table.income("bank", seat, 30))?;
        Ok(table)
    }

    fn book(&self) -> &Book {
        &self.book
    }

    fn book_mut(&mut self) -> &mut Book {
        &mut self.book
    }

    fn places(&self) -> Vec<String> {
        vec!["scrap 1".to_owned()]
    }

    fn things(&self) -> Vec<String> {
        ["dollars", "minis", "vans"].map(str::to_owned).to_vec()
    }

    fn act(&mut self, act: Act) -> Done {
        match act {
            Act::Call { seat: Seat(seat), dollars: Whole(dollars) } => self.call(seat, dollars),
            Act::Scrap { seat: Seat(seat), wreck } => self.scrap(seat, wreck),
            Act::Tow { wreck } => self.tow(wreck),
        }
    }

    fn fix(&mut self, fix: &Fix) -> Done {
        match *fix {
            Fix::Night { night: Whole(night), first: Seat(first) } => {
                (self.night, self.first) = (night, first);
                self.called.clear();
            }
            Fix::Called { seat: Seat(seat), dollars: Whole(dollars) } => {
                self.called.insert(seat, dollars);
            }
        }
        Ok(())
    }

    /// Nobody has called more than they have.
    fn corrected(&self, _fixes: &[Fix]) -> Done {
        match self.called.iter().find(|(seat, dollars)| **dollars > self.cash(**seat)) {
            Some((seat, dollars)) => Err(format!("p{seat} has called ${dollars}, more than there is")),
            None => Ok(()),
        }
    }

    fn is_over(&self) -> bool {
        self.has("bank", "minis") + self.has("bank", "vans") == 0
    }

    fn phase(&self) -> String {
        format!("{}.{}", self.night, if self.caller().is_some() { 1 } else { 2 })
    }

    fn fortune(&self, seat: u8) -> i64 {
        let worth = |wreck: Wreck| {
            self.has(hand(seat), wreck.thing()) * self.printed(wreck.cell()).unwrap_or_default()
        };
        self.cash(seat) + worth(Wreck::Mini) + worth(Wreck::Van)
    }

    fn beside(&self, all: &mut Beside) {
        all.say("night", self.night);
        all.say("first", Seat(self.first));
        for (seat, dollars) in &self.called {
            all.say(format!("called p{seat}"), dollars);
        }
    }
}
