//! The parts of a game: its acts, its own facts in corrections, its phases. All games share the book: the ledger, the board values,
//! the rulings.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Done;
use crate::ledger::Ledger;
use crate::rulings::{Question, Rulings};

/// What every table has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Book {
    pub(crate) seats: u8,
    pub(crate) first: u8,
    /// The colours of the players, in the order of the table.
    pub(crate) colours: Vec<String>,
    /// The board values, cell by cell, as far as they are known.
    pub(crate) printed: Arc<BTreeMap<String, Value>>,
    pub(crate) rulings: Rulings,
    pub(crate) ledger: Ledger,
}

/// The state off the ledger that is compared: a name of the rule page, and its value.
#[derive(Debug, Default)]
pub(crate) struct OffLedger(pub(crate) BTreeMap<String, String>);

impl OffLedger {
    /// Says one thing.
    pub(crate) fn say(&mut self, name: impl Display, what: impl Display) {
        self.0.insert(name.to_string(), what.to_string());
    }

    /// Says several things in their order.
    pub(crate) fn list<T: Display>(&mut self, name: impl Display, all: impl IntoIterator<Item = T>) {
        let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
        self.say(name, all.join(" "));
    }
}

pub(crate) fn hand(seat: u8) -> String {
    format!("p{seat}")
}

/// A game: its state and its rules.
pub(crate) trait Rules: Clone + Debug + Sized {
    /// The name of the game.
    const GAME: &'static str;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;
    /// What players pay with.
    const MONEY: &'static str = "";
    /// The open questions of the page, each with its default first.
    const QUESTIONS: &'static [Question];
    /// Those that only set-up decides.
    const AT_SET_UP: &'static [&'static str] = &[];
    /// What players do.
    type Act: DeserializeOwned;
    /// What a correction sets beyond the ledger.
    type Fact: DeserializeOwned;
    /// The names of these facts, in the order in which they are set.
    const FACTS: &'static [&'static str];

    /// Whether the bank has a thing without end.
    fn is_endless(thing: &str) -> bool;
    /// The table as it is laid out before the first turn.
    fn lay_out(book: Book) -> Result<Self, String>;
    fn book(&self) -> &Book;
    fn book_mut(&mut self) -> &mut Book;
    /// The places where things may be, apart from the bank, the players and the world outside.
    fn places(&self) -> Vec<String>;
    /// What is counted.
    fn things(&self) -> Vec<String>;
    /// Carries out an act.
    fn act(&mut self, act: Self::Act) -> Done;
    /// Sets what is said beyond the ledger.
    fn set(&mut self, fact: &Self::Fact) -> Done;
    /// What follows from a movement by hand.
    fn moved(&mut self) {}
    /// Refuses what a correction of these facts has led to where it cannot be.
    fn corrected(&self, _facts: &[Self::Fact]) -> Done {
        Ok(())
    }
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// The turn and the phase while the game lasts, such as `2.3`.
    fn phase(&self) -> String;
    /// What a player has come to when the game is over.
    fn fortune(&self, seat: u8) -> i64;
    /// The state off the ledger.
    fn off_ledger(&self, all: &mut OffLedger);

    /// All players in the order of the table.
    fn everybody(&self) -> RangeInclusive<u8> {
        1..=self.book().seats
    }
    /// The next player clockwise.
    fn left_of(&self, seat: u8) -> u8 {
        seat % self.book().seats + 1
    }
    /// Whether an open question is decided like this.
    fn is(&self, question: &str, option: &str) -> bool {
        self.book().rulings.is(question, option)
    }
    /// A number printed on the box.
    fn printed(&self, cell: impl AsRef<str>) -> Result<i64, String> {
        let value = self.book().printed.get(cell.as_ref()).and_then(Value::as_i64);
        value.ok_or_else(|| format!("unread: {}", cell.as_ref()))
    }
    /// A word printed on the box.
    fn printed_word(&self, cell: impl AsRef<str>) -> Result<&str, String> {
        let value = self.book().printed.get(cell.as_ref()).and_then(Value::as_str);
        value.ok_or_else(|| format!("unread: {}", cell.as_ref()))
    }
    /// How much of a thing lies somewhere.
    fn has(&self, place: impl AsRef<str>, thing: impl AsRef<str>) -> i64 {
        self.book().ledger.has(place.as_ref(), thing.as_ref())
    }
    /// Moves things.
    fn shift(
        &mut self,
        from: impl AsRef<str>,
        to: impl AsRef<str>,
        thing: impl AsRef<str>,
        number: i64,
    ) -> Done {
        self.book_mut().ledger.shift(from.as_ref(), to.as_ref(), thing.as_ref(), number)
    }
    /// All of a thing goes from one place to another.
    fn shift_all(&mut self, from: impl AsRef<str>, to: impl AsRef<str>, thing: impl AsRef<str>) -> Done {
        let number = self.has(&from, &thing);
        self.shift(from, to, thing, number)
    }
    /// What a player has in cash.
    fn cash(&self, seat: u8) -> i64 {
        self.has(hand(seat), Self::MONEY)
    }
    /// A player gets money, and pays debts from it first.
    fn income(&mut self, from: impl AsRef<str>, seat: u8, amount: i64) -> Done {
        self.book_mut().ledger.income(from.as_ref(), &hand(seat), amount)
    }
    /// A player pays; what is missing becomes a debt, or is refused.
    fn pay(&mut self, seat: u8, to: impl AsRef<str>, amount: i64, may_owe: bool) -> Done {
        self.book_mut().ledger.pay(&hand(seat), to.as_ref(), amount, may_owe)
    }
    /// Whether a place and a thing are of this table.
    fn counts(&self, place: &str, thing: &str) -> bool {
        let player = self.everybody().any(|seat| place == hand(seat));
        let known =
            player || ["bank", "outside"].contains(&place) || self.places().iter().any(|at| at == place);
        known && self.things().iter().any(|one| one == thing)
    }
}
