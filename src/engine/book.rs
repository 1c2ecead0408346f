//! The book of one table at one moment: balances, debts, rulings in force and what a game keeps beside the
//! ledger. Nothing in it is stored; all of it is derived from the acts.

use crate::engine::board::Board;
use crate::engine::ledger::Written;
use crate::engine::notation::typed;
use crate::engine::ruling::{RulingForm, RulingOption, Rulings};
use crate::engine::{Chart, Game, Holder, Ledger, Movement, Rules, Seat, Seats, Unit};
use crate::msg;
use crate::words::{Arg, Line, keys};

/// What stays the same while acts follow each other: who sits where, and what is printed on the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The players in the order in which they sit.
    pub seats: Seats,
    /// The printed values read so far.
    pub board: Board,
}

impl Setting {
    /// Players by their names, in this order.
    pub fn names(&self, seats: &[Seat]) -> Vec<Line> {
        let name = |seat: &Seat| msg!(keys::engine::HOLDER_SEAT, name = self.seats.name(*seat));
        seats.iter().map(name).collect()
    }

    /// Everybody by their names, as an argument of a line.
    pub fn everybody(&self) -> Arg {
        Arg::List(self.names(&self.seats.iter().collect::<Vec<_>>()))
    }
}

/// What somebody still owes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debt {
    /// Who owes.
    pub from: Seat,
    /// To whom.
    pub to: Holder,
    /// The unit that is owed.
    pub unit: Unit,
    /// How much.
    pub amount: i64,
    /// For what.
    pub cause: Line,
}

impl Debt {
    /// The debt in the words of a record: who owes, to whom, what, how much.
    pub fn written(&self, chart: &Chart) -> Written {
        let Self { from, to, unit, amount, .. } = *self;
        Movement { from: Holder::Seat(from), to, unit, amount }.written(chart)
    }
}

/// The book of one table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Book<G: Rules> {
    /// All balances.
    pub ledger: Ledger,
    /// What could not be paid, oldest first.
    pub debts: Vec<Debt>,
    /// The rulings in force.
    pub rulings: Rulings,
    /// What the game keeps beside the ledger.
    pub state: G::State,
}

impl<G: Game> Book<G> {
    /// What a seat still owes of a unit.
    pub fn owed_by(&self, seat: Seat, unit: Unit) -> i64 {
        self.debts
            .iter()
            .filter(|debt| debt.from == seat && debt.unit == unit)
            .fold(0, |sum: i64, debt| sum.saturating_add(debt.amount))
    }
}

/// A book that is only looked at, with its setting.
#[derive(Debug)]
pub struct View<'a, G: Rules> {
    /// Seats and printed values.
    pub setting: &'a Setting,
    /// Balances and state.
    pub book: &'a Book<G>,
}

impl<G: Game> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

impl<'a, G: Game> View<'a, G> {
    /// What the game keeps beside the ledger.
    pub fn state(self) -> &'a G::State {
        &self.book.state
    }

    /// What a holder has of a unit.
    pub fn balance(self, holder: Holder, unit: Unit) -> i64 {
        self.book.ledger.balance(holder, unit)
    }

    /// What a seat has of a unit in hand.
    pub fn has(self, seat: Seat, unit: Unit) -> i64 {
        self.balance(Holder::Seat(seat), unit)
    }

    /// Whether a ruling is in force.
    pub fn is(self, ruling_option: RulingOption) -> bool {
        self.book.rulings.is(ruling_option)
    }

    /// The word of the question that a verdict answers, for derivations.
    pub fn ruling_form(self, ruling_option: RulingOption) -> &'static RulingForm {
        self.book.rulings.form(ruling_option)
    }

    /// The printed values.
    pub fn board(self) -> &'a Board {
        &self.setting.board
    }

    /// The players.
    pub fn seats(self) -> &'a Seats {
        &self.setting.seats
    }

    /// A line of notation for whoever reads it, in either language.
    pub fn typed(self, text: &str) -> Arg {
        typed::<G::Act>(text, self.seats())
    }

    /// The name on a seat, for sentences.
    pub fn name(self, seat: Seat) -> String {
        self.setting.seats.name(seat)
    }
}
