//! The engine: seats, units, the ledger and its transactions, sums that keep their terms, the session with undo, branches and amends,
//! and the referee's verbs. It knows no game.

#![warn(missing_docs, clippy::disallowed_methods, clippy::disallowed_types, clippy::float_arithmetic)]

mod actor;
pub mod amend;
mod any_act;
pub mod any_book;
pub mod board;
mod book;
mod colour;
mod column;
pub mod command;
mod concerns;
mod correcting;
pub mod correction;
pub mod correction_lines;
mod debts;
mod decided;
mod declared;
pub mod discrepancy;
mod divergence;
pub mod draw;
pub mod edits;
pub mod effective_log;
pub mod entry;
pub mod explain;
pub mod field;
mod first;
mod game_info;
mod glance;
mod head;
mod header;
mod held;
mod how;
mod instead;
pub mod ledger;
mod lesson;
pub mod localized_notation;
pub mod mend;
mod named;
pub mod notation;
mod offer;
mod offers;
mod parse;
pub mod pool;
mod position;
mod preview_verb;
mod previewed_act;
pub mod private_input;
pub mod question;
mod quiz_question;
mod refusal;
mod rules;
pub mod ruling;
pub mod scene;
mod seat;
pub mod session;
mod setup_sheet;
mod sheet;
mod snapshots;
mod standing;
pub mod stands;
pub mod step_id;
mod syntax;
pub mod tally;
pub mod transaction;
pub mod trial_balance;
mod turn_status;
pub mod typed;
pub mod vocabulary;
pub mod worksheet;

pub use actor::Actor;
pub use any_act::AnyAct;
pub use any_book::AnyBook;
pub use book::{Accounts, Book, Debt, Setting, View};
pub use colour::Colour;
pub use column::{Column, Location};
pub use command::{Acts, Command, Phrase};
pub use concerns::{
    Chance, Description, Game, Referee, Reminder, ReminderForm, SecondHand, Secrets, Teaching,
};
pub use decided::Deciding;
pub use declared::{
    After, Arguments, Before, Dash, Declared, Each, Maybe, Numbered, Or, Part, Rest, Tell, Told, is_default,
    push_word,
};
pub use divergence::{Divergence, LineEffect, Resolution, Resolved};
pub use field::{Choice, Field, Filled};
pub use first::First;
pub use game_info::GameInfo;
pub use glance::Glance;
pub use header::{FORMAT, Header};
pub use ledger::{Chart, Holder, Ledger, Movement, Unit};
pub use lesson::{Chapter, Lesson, RuleEntry, Worked};
pub use offer::Offer;
pub use pool::{Draw, Drawn, Due, Pool};
pub use preview_verb::{Outcome, Reply};
pub use previewed_act::PreviewedAct;
pub use quiz_question::{QuizAnswer, QuizQuestion};
pub use refusal::{MissingValue, Refusal, Rejection};
pub use rules::Rules;
pub use scene::{Glyph, PlaceId, Scene, Scenes};
pub use seat::{PerSeat, Player, Seat, Seats};
pub use session::Session;
pub use setup_sheet::SetupSheet;
pub use sheet::SheetLine;
pub use standing::{Standing, decided_by};
pub use stands::{AnyStands, Document};
pub use step_id::StepId;
pub use syntax::{Begins, Syntax};
pub use tally::{Basis, Derivation, Measure, Tally, Term, Trace};
pub use transaction::{Effect, Posting, Transaction, Why};
pub use turn_status::{AtTable, TurnStatus, at_table};
pub use typed::{Argument, Typed};
pub use vocabulary::Words;
pub use worksheet::{Draft, Worksheet, Worksheets};
