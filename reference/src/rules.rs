//! What each game defines: its acts, its facts in corrections, its phases. All games share the book: the ledger, the
//! board values, the rulings.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Done;
use crate::ledger::Ledger;
use crate::rulings::{Question, Rulings};

/// What all games have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Book {
    pub(crate) seats: u8,
    pub(crate) first: u8,
    /// The colours of the players, in the order of the table.
    pub(crate) colours: Vec<String>,
    /// The known board values, by cell.
    pub(crate) printed: Arc<BTreeMap<String, Value>>,
    pub(crate) rulings: Rulings,
    pub(crate) ledger: Ledger,
}

/// The off-ledger state that is compared with the program's, as names and values.
#[derive(Debug, Default)]
pub(crate) struct OffLedger(pub(crate) BTreeMap<String, String>);

impl OffLedger {
    pub(crate) fn say(&mut self, name: impl Display, what: impl Display) {
        self.0.insert(name.to_string(), what.to_string());
    }

    /// Adds a list of values under one name, in their order.
    pub(crate) fn list<T: Display>(&mut self, name: impl Display, all: impl IntoIterator<Item = T>) {
        let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
        self.say(name, all.join(" "));
    }
}

pub(crate) fn hand(seat: u8) -> String {
    format!("p{seat}")
}

pub(crate) trait Rules: Clone + Debug + Sized {
    const GAME: &'static str;
    /// How many players the game allows.
    const SEATS: RangeInclusive<u8>;
    /// The unit that players pay with.
    const MONEY: &'static str = "";
    /// The open points of the rule page, each with its default first.
    const QUESTIONS: &'static [Question];
    /// The open points that only set-up decides.
    const AT_SET_UP: &'static [&'static str] = &[];
    type Act: DeserializeOwned;
    /// A fact that a correction sets off the ledger.
    type Fact: DeserializeOwned;
    /// The names of the facts, in the order in which they are set.
    const FACTS: &'static [&'static str];

    /// Whether the bank has an endless supply of a thing.
    fn is_endless(thing: &str) -> bool;
    /// The game before its first turn.
    fn lay_out(book: Book) -> Result<Self, String>;
    fn book(&self) -> &Book;
    fn book_mut(&mut self) -> &mut Book;
    /// The places that can hold things, except the bank, the players and `outside`.
    fn places(&self) -> Vec<String>;
    /// The things that the game counts.
    fn things(&self) -> Vec<String>;
    fn act(&mut self, act: Self::Act) -> Done;
    /// Sets a fact of a correction.
    fn set(&mut self, fact: &Self::Fact) -> Done;
    /// Updates the state after a movement by a correction.
    fn moved(&mut self) {}
    /// Refuses a correction of these facts that led to an impossible position.
    fn corrected(&self, _facts: &[Self::Fact]) -> Done {
        Ok(())
    }
    fn is_over(&self) -> bool;
    /// The turn and the phase while the game lasts, such as `2.3`.
    fn phase(&self) -> String;
    /// A player's fortune when the game is over.
    fn fortune(&self, seat: u8) -> i64;
    /// Adds the off-ledger state.
    fn off_ledger(&self, all: &mut OffLedger);

    fn everybody(&self) -> RangeInclusive<u8> {
        1..=self.book().seats
    }
    fn left_of(&self, seat: u8) -> u8 {
        seat % self.book().seats + 1
    }
    /// Whether an open point is decided with this option.
    fn is(&self, question: &str, option: &str) -> bool {
        self.book().rulings.is(question, option)
    }
    /// A number printed in the game. The error names the cell if it is not known.
    fn printed(&self, cell: impl AsRef<str>) -> Result<i64, String> {
        let value = self.book().printed.get(cell.as_ref()).and_then(Value::as_i64);
        value.ok_or_else(|| format!("unread: {}", cell.as_ref()))
    }
    /// A word printed in the game. The error names the cell if it is not known.
    fn printed_word(&self, cell: impl AsRef<str>) -> Result<&str, String> {
        let value = self.book().printed.get(cell.as_ref()).and_then(Value::as_str);
        value.ok_or_else(|| format!("unread: {}", cell.as_ref()))
    }
    /// How many of a thing are at a place.
    fn has(&self, place: impl AsRef<str>, thing: impl AsRef<str>) -> i64 {
        self.book().ledger.has(place.as_ref(), thing.as_ref())
    }
    fn shift(
        &mut self,
        from: impl AsRef<str>,
        to: impl AsRef<str>,
        thing: impl AsRef<str>,
        number: i64,
    ) -> Done {
        self.book_mut().ledger.shift(from.as_ref(), to.as_ref(), thing.as_ref(), number)
    }
    /// Moves all of a thing from one place to another.
    fn shift_all(&mut self, from: impl AsRef<str>, to: impl AsRef<str>, thing: impl AsRef<str>) -> Done {
        let number = self.has(&from, &thing);
        self.shift(from, to, thing, number)
    }
    fn cash(&self, seat: u8) -> i64 {
        self.has(hand(seat), Self::MONEY)
    }
    /// Gives a player money, from which they first pay debts.
    fn income(&mut self, from: impl AsRef<str>, seat: u8, amount: i64) -> Done {
        self.book_mut().ledger.income(from.as_ref(), &hand(seat), amount)
    }
    /// Pays from a player's cash. What is missing becomes a debt, or the payment is refused.
    fn pay(&mut self, seat: u8, to: impl AsRef<str>, amount: i64, may_owe: bool) -> Done {
        self.book_mut().ledger.pay(&hand(seat), to.as_ref(), amount, may_owe)
    }
    /// Whether the game has this place and this thing.
    fn counts(&self, place: &str, thing: &str) -> bool {
        let player = self.everybody().any(|seat| place == hand(seat));
        let known =
            player || ["bank", "outside"].contains(&place) || self.places().iter().any(|at| at == place);
        known && self.things().iter().any(|one| one == thing)
    }
}
