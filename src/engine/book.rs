//! The book of a session at one moment: balances, debts, rulings in force and the game's own state. It is
//! never stored; it is derived from the acts.

use std::fmt::Debug;
use std::ops::Deref;

use crate::engine::board::Board;
use crate::engine::ledger::Written;
use crate::engine::ruling::{RulingForm, RulingOption, Rulings};
use crate::engine::{Chart, Holder, Ledger, Movement, Seat, Seats, Unit};
use crate::msg;
use crate::words::{Arg, Line, keys};

/// What the acts of a session do not change: the seats and the board values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The players in seating order.
    pub seats: Seats,
    /// The board values known so far.
    pub board: Board,
    /// Whether Steward makes the draws, from a seed in the header, instead of the players.
    pub seeded: bool,
}

impl Setting {
    /// The names of these players, in the same order.
    pub fn names(&self, seats: &[Seat]) -> Vec<Line> {
        let name = |seat: &Seat| msg!(keys::engine::HOLDER_SEAT, name = self.seats.name(*seat));
        seats.iter().map(name).collect()
    }

    /// The names of all players, as an argument of a message.
    pub fn everybody(&self) -> Arg {
        Arg::List(self.names(&self.seats.iter().collect::<Vec<_>>()))
    }
}

/// An unpaid amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debt {
    /// The debtor.
    pub from: Seat,
    /// The creditor.
    pub to: Holder,
    /// The unit owed.
    pub unit: Unit,
    /// The amount still owed.
    pub amount: i64,
    /// The reason for the payment.
    pub cause: Line,
}

impl Debt {
    /// The debt as records store it: debtor, creditor, unit and amount.
    pub fn written(&self, chart: &Chart) -> Written {
        let Self { from, to, unit, amount, .. } = *self;
        Movement { from: Holder::Seat(from), to, unit, amount }.written(chart)
    }
}

/// The part of the book that all games share.
#[derive(Clone, Debug, PartialEq)]
pub struct Accounts {
    /// All balances.
    pub ledger: Ledger,
    /// Unpaid amounts, oldest first.
    pub debts: Vec<Debt>,
    /// The rulings in force.
    pub rulings: Rulings,
}

impl Accounts {
    /// The total that a seat owes of a unit.
    pub fn owed_by(&self, seat: Seat, unit: Unit) -> i64 {
        self.debts
            .iter()
            .filter(|debt| debt.from == seat && debt.unit == unit)
            .fold(0, |sum: i64, debt| sum.saturating_add(debt.amount))
    }
}

/// A game with off-ledger state.
pub trait Stateful: Copy + Debug + PartialEq + Sized + Send + Sync + 'static {
    /// The state that is not fungible and so is not on the ledger.
    type State: Clone + Debug + PartialEq + Send + Sync;
}

/// The book of a session at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Book<G: Stateful> {
    /// Balances, debts and rulings.
    pub accounts: Accounts,
    /// The game's own, off-ledger state.
    pub state: G::State,
}

impl<G: Stateful> Book<G> {
    /// The book with its setting.
    pub fn view<'a>(&'a self, setting: &'a Setting) -> View<'a, G> {
        View { setting, book: self }
    }
}

impl<G: Stateful> Deref for Book<G> {
    type Target = Accounts;

    fn deref(&self) -> &Accounts {
        &self.accounts
    }
}

/// A book with its setting, as the rules read it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a, G: Stateful> {
    /// Seats and board values.
    pub setting: &'a Setting,
    /// Balances and state.
    pub book: &'a Book<G>,
}

impl<'a, G: Stateful> View<'a, G> {
    /// The game's own state.
    pub fn state(self) -> &'a G::State {
        &self.book.state
    }

    /// A holder's balance of a unit.
    pub fn balance(self, holder: Holder, unit: Unit) -> i64 {
        self.book.ledger.balance(holder, unit)
    }

    /// A seat's balance of a unit.
    pub fn has(self, seat: Seat, unit: Unit) -> i64 {
        self.balance(Holder::Seat(seat), unit)
    }

    /// Whether a ruling option is in force.
    pub fn is(self, ruling_option: RulingOption) -> bool {
        self.book.rulings.is(ruling_option)
    }

    /// The open point that a ruling option answers, for derivations.
    pub fn ruling_form(self, ruling_option: RulingOption) -> &'static RulingForm {
        self.book.rulings.form(ruling_option)
    }

    /// The board values.
    pub fn board(self) -> &'a Board {
        &self.setting.board
    }

    /// The players.
    pub fn seats(self) -> &'a Seats {
        &self.setting.seats
    }

    /// The name of the player in a seat.
    pub fn name(self, seat: Seat) -> String {
        self.setting.seats.name(seat)
    }
}
