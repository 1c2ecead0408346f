//! What a box says beside its rules, one trait for each concern.

use std::collections::BTreeMap;

use crate::engine::ledger::Movement;
use crate::engine::{
    Acts, Chapter, Column, Draw, Lesson, QuizQuestion, Refusal, Rejection, Reminder, ReminderForm, RuleEntry,
    Rules, Seat, Seats, SecondHand, Setting, Transaction, Unit, View,
};
use crate::words::{Key, Line, keys};

/// What a box leaves to chance.
pub trait Chance: Rules {
    /// What an act takes from chance at this moment: from what, and what came out if the act says it. Nothing where
    /// chance has no part in it, or where it is not its moment: `apply` then refuses an act without an outcome. The
    /// engine refuses an outcome that the pool does not allow, and an open act that nobody has drawn for.
    fn draw(_view: View<'_, Self>, _act: &Self::Act) -> Option<Draw> {
        None
    }

    /// An act with what came out, as places in the kinds of its pool.
    fn with_outcome(act: &Self::Act, _outcome: &[usize]) -> Self::Act {
        act.clone()
    }

    /// What a kind of a pool is called, where it is neither a player nor a number.
    fn kind(_seats: &Seats, _word: &str) -> Option<Line> {
        None
    }
}

/// What the referee may put right in a box, and what lies beside its ledger.
pub trait Referee: Rules {
    /// Forgets what a movement by hand makes untrue beside the ledger.
    fn moved_by_hand(_tx: &mut Transaction<'_, Self>) {}

    /// Puts right what is not on the ledger.
    ///
    /// # Errors
    /// Refuses what cannot be.
    fn fix(tx: &mut Transaction<'_, Self>, fix: &Self::Fix) -> Result<(), Rejection>;

    /// The fix that a line of notation means.
    ///
    /// # Errors
    /// Says how such a line is written.
    fn read_fix(text: &str, seats: &Seats) -> Result<Self::Fix, Line>;

    /// The line of notation of a fix.
    fn write_fix(fix: &Self::Fix, seats: &Seats) -> String;

    /// A fix in plain words: where the game stands by it.
    fn describe_fix(fix: &Self::Fix, setting: &Setting) -> Line;

    /// Puts the fixes of a sheet into the order in which they are carried out, whatever the order of its lines.
    fn lay_out(_fixes: &mut [Self::Fix]) {}

    /// Whether what a correction left behind fits together: the ledger, what is kept beside it, and what its fixes say.
    ///
    /// # Errors
    /// Says what does not fit, and how it is put right.
    fn validate(_view: View<'_, Self>, _fixes: &[Self::Fix]) -> Result<(), Refusal> {
        Ok(())
    }

    /// What it keeps beside the ledger, word by word, as records name things: for whoever compares two books.
    fn off_ledger(view: View<'_, Self>) -> BTreeMap<String, String>;

    /// The fixes after which any book stands, beside the ledger, where this one does, whole.
    fn fixes_to(view: View<'_, Self>) -> Vec<Self::Fix>;

    /// The fix that goes to the beginning of a phase of a turn, where the box can say it.
    fn phase_fix(_view: View<'_, Self>, _turn: u32, _phase: u8) -> Option<Self::Fix> {
        None
    }

    /// The fixes that put numbered pieces where another book of the same game has them, for a box whose ledger only
    /// counts them.
    fn pieces_to(_from: View<'_, Self>, _to: View<'_, Self>) -> Vec<Self::Fix> {
        Vec::new()
    }

    /// Whether the pieces of a unit are numbered: fixes say where each lies, and a count of them says nothing more.
    fn numbered(_unit: Unit) -> bool {
        false
    }

    /// The numbers of such pieces that a player has, in order.
    fn numbers(_view: View<'_, Self>, _unit: Unit, _seat: Seat) -> Vec<u8> {
        Vec::new()
    }

    /// The fix that puts such a piece before a player, or back in the bank.
    fn piece_fix(_unit: Unit, _number: u8, _to: Option<Seat>) -> Option<Self::Fix> {
        None
    }
}

/// What a box says in words, as keys with arguments.
pub trait Description: Rules {
    /// What is shown of each player, row by row: what is held in hand, unit by unit, where the box does not say otherwise.
    fn columns() -> Vec<Column> {
        Column::of_units(Self::UNITS)
    }

    /// What its standings are called before the game is over.
    fn standing_name() -> Key {
        keys::engine::SO_FAR
    }

    /// An act that was done, in plain words, with what it moved: who got something, where the act does not name them.
    fn describe_done(act: &Self::Act, setting: &Setting, _moved: &[Movement]) -> Line {
        act.describe(setting)
    }

    /// Hands that do not lie with their player, where a player has more than one.
    fn second_hands(_seats: &Seats) -> Vec<SecondHand> {
        Vec::new()
    }
}

/// What only one player of a box may know.
pub trait Secrets: Rules {
    /// Whether an act says what only its player may know: its line is shown by its first words.
    fn is_secret(_act: &Self::Act) -> bool {
        false
    }

    /// Whether a fix says what only its player may know.
    fn is_secret_fix(_fix: &Self::Fix) -> bool {
        false
    }

    /// Whether offering an act now shows what only its player may know.
    fn reveals_secret(_view: View<'_, Self>, act: &Self::Act) -> bool {
        Self::is_secret(act)
    }
}

/// What a box teaches, reminds of and questions.
pub trait Teaching: Rules {
    /// Its phases in order, with what is taught of each.
    const LESSONS: &'static [Lesson];

    /// What its rules say, paragraph by paragraph.
    const ENTRIES: &'static [RuleEntry] = &[];

    /// What the host says before the first turn, chapter by chapter.
    fn talk(view: View<'_, Self>) -> Vec<Chapter>;

    /// What is questioned about an act before it is entered, legal as it may be. Pure.
    fn doubts(_view: View<'_, Self>, _act: &Self::Act) -> Vec<Line> {
        Vec::new()
    }

    /// What the box itself asks about its board now, beside what can be asked of any act. Pure.
    fn quiz_questions(_view: View<'_, Self>) -> Vec<QuizQuestion<Self::Act>> {
        Vec::new()
    }

    /// What is easily forgotten, by the words with which each can be switched off.
    const REMINDERS: &'static [ReminderForm] = &[];

    /// What is about to be forgotten now, each with the act that does it. Pure.
    fn reminders(_view: View<'_, Self>) -> Vec<Reminder<Self::Act>> {
        Vec::new()
    }
}
