//! What can be asked of any game. The trait is object-safe, so that a panel that serves every box takes a
//! `&dyn Table`; nothing in it changes the game.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use crate::engine::board::Board;
use crate::engine::notation;
use crate::engine::ruling::Rulings;
use crate::engine::transaction::{amount_line, holder_line};
use crate::engine::{
    Book, Chapter, Chart, Debt, Derivation, Game, Header, Holder, Journal, Ledger, Rejection, Seat, Seats,
    Setting, Standing, TurnStatus, Unit, View,
};
use crate::session::{Contents, Divergences, Explained, OnBoard, Refereeing, Timeline, Trial};
use crate::words::{Arg, Line};

/// A game of any box as it stands. Whatever is costly is computed once per [`Timeline::version`] by who asks.
pub trait Table:
    Timeline + Trial + OnBoard + Explained + Refereeing + Divergences + Debug + Send + Sync
{
    /// What lies in the box, and what it says of itself.
    fn contents(&self) -> Contents;

    /// The players.
    fn seats(&self) -> &Seats {
        &self.setting().seats
    }

    /// Units and places.
    fn chart(&self) -> &Arc<Chart> {
        self.ledger().chart()
    }

    /// Seats and printed values as they are known now.
    fn setting(&self) -> &Setting;

    /// The printed values as they are known now.
    fn board(&self) -> &Board {
        &self.setting().board
    }

    /// What the header says of the record itself.
    fn facts(&self) -> Facts<'_>;

    /// The header as the first line of a record has it.
    fn header_json(&self) -> String;

    /// What the host says before the first turn, with the names and the board of this table.
    fn talk(&self) -> Vec<Chapter>;

    /// Where the game stands.
    fn stage(&self) -> TurnStatus;

    /// All balances.
    fn ledger(&self) -> &Ledger;

    fn balance(&self, holder: Holder, unit: Unit) -> i64 {
        self.ledger().balance(holder, unit)
    }

    /// What could not be paid, oldest first.
    fn debts(&self) -> &[Debt];

    /// The rulings in force.
    fn rulings(&self) -> &Rulings;

    /// What the box keeps beside the ledger, word by word, as records name things.
    fn off_ledger(&self) -> BTreeMap<String, String>;

    /// Whether each unit adds up to what the box held when it was opened.
    fn balanced(&self) -> bool;

    /// Everybody's result, as if the game ended now.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    fn standings(&self) -> Result<Vec<Standing>, Rejection>;

    /// What a player would have to pay if the bill came now, where the box has one.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    fn bill(&self, seat: Seat) -> Result<Option<Derivation>, Rejection>;

    /// A holder as a line: a player's name, the bank, a space.
    fn holder_line(&self, holder: Holder) -> Line {
        holder_line(self.setting(), self.chart(), holder)
    }

    /// A line of notation for whoever reads it, in either language.
    fn typed(&self, text: &str) -> Arg;

    /// What stands behind a verb, typed in either language, as records have it.
    fn english(&self, text: &str) -> String;

    fn amount_line(&self, unit: Unit, amount: i64) -> Line {
        amount_line(self.chart(), unit, amount)
    }
}

impl<G: Game> Table for Journal<G> {
    fn contents(&self) -> Contents {
        Contents::of::<G>()
    }

    fn setting(&self) -> &Setting {
        self.setting()
    }

    fn typed(&self, text: &str) -> Arg {
        self.view().typed(text)
    }

    fn english(&self, text: &str) -> String {
        notation::english::<G::Act>(text, &self.setting().seats)
    }

    fn facts(&self) -> Facts<'_> {
        let Header { id, date, rules, preset, kept, seed, .. } = self.header();
        Facts { id, date, rules: *rules, preset, kept, seed: *seed }
    }

    fn header_json(&self) -> String {
        serde_json::to_string(self.header()).unwrap_or_default()
    }

    fn talk(&self) -> Vec<Chapter> {
        G::talk(self.view())
    }

    fn stage(&self) -> TurnStatus {
        G::stage(self.view())
    }

    fn ledger(&self) -> &Ledger {
        &self.book().ledger
    }

    fn debts(&self) -> &[Debt] {
        &self.book().debts
    }

    fn rulings(&self) -> &Rulings {
        &self.book().rulings
    }

    fn off_ledger(&self) -> BTreeMap<String, String> {
        G::off_ledger(self.view())
    }

    fn balanced(&self) -> bool {
        self.balanced()
    }

    fn standings(&self) -> Result<Vec<Standing>, Rejection> {
        G::standings(self.view())
    }

    fn bill(&self, seat: Seat) -> Result<Option<Derivation>, Rejection> {
        G::bill(self.view(), seat)
    }
}

/// What the header says of the record itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts<'a> {
    /// A name for this record that no other has.
    pub id: &'a str,
    /// When it was begun, with the offset of the place.
    pub date: &'a str,
    /// The version of the rules it was begun with.
    pub rules: u32,
    /// Where the printed values came from.
    pub preset: &'a str,
    /// The words of the units that Steward keeps alone.
    pub kept: &'a [String],
    /// The seed of its draws.
    pub seed: Option<u64>,
}

/// The table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// All balances.
    pub ledger: Ledger,
    /// What could not be paid.
    pub debts: Vec<Debt>,
    /// The rulings in force.
    pub rulings: Rulings,
    /// Where the game stands.
    pub stage: TurnStatus,
    /// Everybody's result, or the printed value that is missing.
    pub standings: Result<Vec<Standing>, Rejection>,
}

impl Glance {
    /// A book looked at.
    pub(super) fn of<G: Game>(journal: &Journal<G>, book: &Book<G>) -> Self {
        let view = View { setting: journal.setting(), book };
        Self {
            ledger: book.ledger.clone(),
            debts: book.debts.clone(),
            rulings: book.rulings.clone(),
            stage: G::stage(view),
            standings: G::standings(view),
        }
    }
}
