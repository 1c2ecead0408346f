//! The engine: seats, units, the ledger and its one door, sums that remember their terms, the journal with
//! undo, branches and amends, the referee's verbs. It knows no game.

mod accounts;
pub mod alternatives;
pub mod amend;
pub mod board;
mod book;
pub mod correction;
mod edits;
pub mod entry;
pub mod explain;
mod first;
mod foresee;
mod game;
mod head;
mod header;
mod journal;
pub mod ledger;
mod lesson;
pub mod lot;
pub mod mend;
pub mod notation;
mod offers;
mod position;
pub mod question;
mod refusal;
pub mod ruling;
pub mod script;
pub mod seal;
mod seat;
pub mod slips;
pub mod tally;
mod trail;
pub mod transaction;

pub use book::{Book, Debt, Setting, View};
pub use first::First;
pub use game::{Choice, Field, Game, Reminder, ReminderForm, Stage, Standing};
pub use header::{FORMAT, Header, Seed};
pub use journal::{Difference, Journal, Preview};
pub use ledger::{Chart, Holder, Ledger, Movement, Unit};
pub use lesson::Lesson;
pub use lot::{Drawn, Due, Lot, Pool};
pub use offers::{Answer, Offer};
pub use refusal::{Ask, Halt, Refusal};
pub use seat::{Colour, PerSeat, Player, Seat, Seats};
pub use tally::{Derivation, Measure, Tally, Telling, Term};
pub use transaction::{Effect, Posting, Transaction, Why};
