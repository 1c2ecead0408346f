//! The engine: seats, units, the ledger and its transactions, tallies that keep their terms, the session with
//! undo, branches and amends, and the referee's verbs. It does not depend on any game.

#![warn(missing_docs, clippy::disallowed_methods, clippy::disallowed_types, clippy::float_arithmetic)]

pub mod amend;
mod any_act;
pub mod any_book;
pub mod board;
mod book;
mod column;
pub mod command;
mod concerns;
mod correcting;
pub mod correction;
mod declared;
pub mod discrepancy;
mod divergence;
pub mod draw;
pub mod effective_log;
pub mod entry;
mod erased;
pub mod explain;
pub mod field;
mod game_info;
mod head;
mod header;
mod held;
mod instead;
pub mod ledger;
mod lesson;
pub mod localized_notation;
mod named;
pub mod notation;
mod offer;
mod offers;
mod parse;
mod pool;
mod preview_verb;
pub mod question;
mod refusal;
mod rules;
pub mod ruling;
pub mod scene;
mod seat;
pub mod session;
mod sheet;
mod standing;
pub mod stands;
mod step_id;
pub mod tally;
pub mod transaction;
pub mod trial_balance;
mod turn_status;
pub mod typed;
pub mod vocabulary;
pub mod worksheet;

pub use any_act::AnyAct;
pub use any_book::{AnyBook, Glance};
pub use book::{Accounts, Book, Debt, Setting, Stateful, View};
pub use column::Column;
pub use command::{Acts, Command, Phrase};
pub use concerns::{
    Chance, Description, Game, QuizAnswer, QuizQuestion, Referee, Reminder, ReminderForm, SecondHand,
    Secrets, Teaching,
};
pub use declared::Without::{After, Before, Dash, Maybe, Or};
pub use declared::{
    Arguments, Declared, Each, Numbered, Part, Rest, Tell, Told, Without, is_default, push_word,
};
pub use divergence::{Divergence, LineEffect, Resolution};
pub use field::{Choice, Field, Filled};
pub use game_info::GameInfo;
pub use header::{FORMAT, Header};
pub use ledger::{Chart, Holder, Ledger, Movement, Unit};
pub use lesson::{Chapter, Lesson, RuleEntry, Worked};
pub use offer::Offer;
pub use offers::PreviewedAct;
pub use pool::{Draw, Drawn, Due, Pool};
pub use preview_verb::{Outcome, Reply};
pub use question::Deciding;
pub use refusal::{MissingValue, Refusal, Rejection, refuse};
pub use rules::Rules;
pub use scene::{Glyph, PlaceId, Scene, Scenes, SetupSheet};
pub use seat::{Colour, First, PerSeat, Player, Seat, Seats};
pub use session::Session;
pub use standing::{Standing, decided_by};
pub use stands::{AnyStands, Document, Fact};
pub use step_id::StepId;
pub use tally::{Basis, Derivation, Measure, Tally, Term, Trace};
pub use transaction::{Effect, Posting, Transaction, Why};
pub use turn_status::{AtTable, TurnStatus, at_table};
pub use typed::{Actor, Argument, Typed};
pub use vocabulary::{Begins, Syntax, Words};
pub use worksheet::{Draft, Worksheet, Worksheets};
