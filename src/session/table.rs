//! Queries to a session of any game. The trait is object-safe, so that panels for all games take a `&dyn Table`; none of its methods
//! changes the session.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use crate::engine::board::Board;
use crate::engine::notation;
use crate::engine::ruling::Rulings;
use crate::engine::transaction::{amount_line, holder_line};
use crate::engine::{
    AnyAct, Book, Chapter, Chart, Debt, Derivation, Game, Header, Holder, Journal, Ledger, Rejection, Seat,
    Seats, Setting, Standing, TurnStatus, Unit, View,
};
use crate::session::{Contents, Divergences, Explained, OnBoard, Refereeing, Timeline, Trial};
use crate::words::{Arg, Line};

/// A session of any game, read-only. Callers cache expensive results by [`Timeline::version`].
pub trait Table:
    Timeline + Trial + OnBoard + Explained + Refereeing + Divergences + Any + Debug + Send + Sync
{
    /// The game.
    fn contents(&self) -> Contents;

    fn seats(&self) -> &Seats {
        &self.setting().seats
    }

    fn chart(&self) -> &Arc<Chart> {
        self.ledger().chart()
    }

    /// The seats and the board values known now.
    fn setting(&self) -> &Setting;

    fn board(&self) -> &Board {
        &self.setting().board
    }

    /// What the header says about the record itself.
    fn facts(&self) -> Facts<'_>;

    /// The header as the first line of a record.
    fn header_json(&self) -> String;

    /// The introduction read out before the first turn, with the names and the board of this session.
    fn talk(&self) -> Vec<Chapter>;

    /// The turn, the phase and who acts.
    fn stage(&self) -> TurnStatus;

    fn ledger(&self) -> &Ledger;

    fn balance(&self, holder: Holder, unit: Unit) -> i64 {
        self.ledger().balance(holder, unit)
    }

    /// Unpaid amounts, oldest first.
    fn debts(&self) -> &[Debt];

    fn rulings(&self) -> &Rulings;

    /// Whether the total of each unit is the supply that the game started with.
    fn balanced(&self) -> bool;

    /// The results as if the game ended now.
    ///
    /// # Errors
    /// Asks for missing board values.
    fn standings(&self) -> Result<Vec<Standing>, Rejection>;

    /// What a player would have to pay if the phase that collects payments came now.
    ///
    /// # Errors
    /// Asks for missing board values.
    fn bill(&self, seat: Seat) -> Result<Option<Derivation>, Rejection>;

    /// A holder as a message: a player's name, the bank, a space.
    fn holder_line(&self, holder: Holder) -> Line {
        holder_line(self.setting(), self.chart(), holder)
    }

    /// An act in notation.
    fn written(&self, act: &AnyAct) -> String {
        act.write(self.seats())
    }

    /// An act as a sentence.
    fn describe(&self, act: &AnyAct) -> Line {
        act.describe(self.setting())
    }

    /// Describes a text, if it is an act.
    fn description(&self, text: &str) -> Option<Line> {
        self.parse_act(text).map(|act| self.describe(&act))
    }

    /// A line of notation in both languages.
    fn typed(&self, text: &str) -> Arg;

    /// Translates what follows a verb to the words of records.
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

/// What the header says about the record itself. See [`crate::engine::Header`] for the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts<'a> {
    pub id: &'a str,
    pub date: &'a str,
    pub rules: u32,
    pub preset: &'a str,
    pub kept: &'a [String],
    pub seed: Option<u64>,
}

/// A session at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    pub ledger: Ledger,
    pub debts: Vec<Debt>,
    pub rulings: Rulings,
    pub stage: TurnStatus,
    /// The results, or the board value that is missing for them.
    pub standings: Result<Vec<Standing>, Rejection>,
}

impl Glance {
    /// Summarizes a book.
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
