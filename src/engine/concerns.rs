//! What a game defines besides its rules, with a trait for each concern.

use crate::engine::{
    Acts, AnyAct, Chapter, Colour, Column, Draw, Holder, Lesson, Movement, PlaceId, Refusal, Rejection,
    RuleEntry, Rules, Scenes, Seat, Seats, Setting, Transaction, Unit, View, Worksheets,
};
use crate::words::{Key, Line, keys};

/// Random draws.
pub trait Chance: Rules {
    /// The draw that an act makes now, with the outcome if the act states it. `None` if the act draws nothing now; `apply` then
    /// refuses an act without an outcome. The engine refuses an outcome that the pool does not allow, and an act without its outcome.
    fn draw(_view: View<'_, Self>, _act: &Self::Act) -> Option<Draw> {
        None
    }

    /// The act with an outcome, given as indices into the kinds in its pool.
    fn with_outcome(act: &Self::Act, _outcome: &[usize]) -> Self::Act {
        act.clone()
    }

    /// The name of a kind in a pool, if it is neither a player nor a number.
    fn kind(_seats: &Seats, _word: &str) -> Option<Line> {
        None
    }
}

/// Corrections, and the off-ledger state they may change.
pub trait Referee: Rules {
    /// Clears off-ledger state that a manual movement has made wrong.
    fn moved_by_hand(_tx: &mut Transaction<'_, Self>) {}

    /// The whole off-ledger state, without numbered pieces. Applied as a correction, it gives any book the state of this one.
    fn stands(view: View<'_, Self>) -> Self::Stands;

    /// Sets the off-ledger state field by field; fields that are not given stay.
    ///
    /// # Errors
    /// Refuses an impossible state.
    fn correct(tx: &mut Transaction<'_, Self>, said: &Self::Stands) -> Result<(), Rejection>;

    /// Checks the ledger and the state for consistency after a correction.
    ///
    /// # Errors
    /// Names what is inconsistent and how to correct it.
    fn validate(_view: View<'_, Self>, _said: &Self::Stands) -> Result<(), Refusal> {
        Ok(())
    }

    /// The state at the beginning of a phase, if the game defines it.
    fn at_phase(_view: View<'_, Self>, _turn: u32, _phase: u8) -> Self::Stands {
        Self::Stands::default()
    }

    /// The positions of numbered pieces in the other book, where they differ. For games whose ledger only counts such pieces.
    fn pieces_to(_from: View<'_, Self>, _to: View<'_, Self>) -> Self::Stands {
        Self::Stands::default()
    }

    /// Whether the pieces of a unit are numbered, so that corrections place them individually.
    fn numbered(_unit: Unit) -> bool {
        false
    }

    /// The numbers of a player's numbered pieces, in ascending order.
    fn numbers(_view: View<'_, Self>, _unit: Unit, _seat: Seat) -> Vec<u8> {
        Vec::new()
    }

    /// A state with one numbered piece with a player, or in the bank.
    fn piece_at(_unit: Unit, _number: u8, _with: Option<Seat>) -> Self::Stands {
        Self::Stands::default()
    }
}

/// How the game describes itself, as message keys with arguments.
pub trait Description: Rules {
    /// The rows shown for each player; by default, one per unit in hand.
    fn columns() -> Vec<Column> {
        Column::of_units(Self::UNITS)
    }

    /// The title of the standings before the game is over.
    fn standing_name() -> Key {
        keys::engine::SO_FAR
    }

    /// Describes an act in the past. `moved` shows who received something if the act does not say.
    fn describe_done(act: &Self::Act, setting: &Setting, _moved: &[Movement]) -> Line {
        act.describe(setting)
    }

    /// Second hands, for games in which a player may have more than one.
    fn second_hands(_seats: &Seats) -> Vec<SecondHand> {
        Vec::new()
    }
}

/// Information that only one player may see.
pub trait Secrets: Rules {
    /// Whether the text of an act is secret, so that only its first words are shown.
    fn is_secret(_act: &Self::Act) -> bool {
        false
    }

    /// Whether offering this act now would reveal a secret.
    fn reveals_secret(_view: View<'_, Self>, act: &Self::Act) -> bool {
        Self::is_secret(act)
    }
}

/// Lessons, reminders and questions.
pub trait Teaching: Rules {
    /// One lesson for each phase, in order.
    const LESSONS: &'static [Lesson];

    /// The entries of the rule reference, by paragraph.
    const ENTRIES: &'static [RuleEntry] = &[];

    /// The introduction read out before the first turn, by chapter.
    fn talk(view: View<'_, Self>) -> Vec<Chapter>;

    /// Questions to ask about a legal act before it is entered. Pure.
    fn doubts(_view: View<'_, Self>, _act: &Self::Act) -> Vec<Line> {
        Vec::new()
    }

    /// Questions about values in an act that the board does not list; each is asked once. Pure.
    fn unlisted(_view: View<'_, Self>, _act: &Self::Act) -> Vec<Line> {
        Vec::new()
    }

    /// Quiz questions about the current position. Pure.
    fn quiz_questions(_view: View<'_, Self>) -> Vec<QuizQuestion> {
        Vec::new()
    }

    /// The reminders of the game, each with the word that switches it off.
    const REMINDERS: &'static [ReminderForm] = &[];

    /// The reminders due now, each with a suggested act. Pure.
    fn reminders(_view: View<'_, Self>) -> Vec<Reminder> {
        Vec::new()
    }
}

/// A complete game: its rules and all other concerns.
pub trait Game: Rules + Chance + Referee + Description + Secrets + Teaching + Worksheets + Scenes {}

impl<G: Rules + Chance + Referee + Description + Secrets + Teaching + Worksheets + Scenes> Game for G {}

/// A second hand of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondHand {
    /// Its player.
    pub seat: Seat,
    /// Its account on the ledger.
    pub holder: Holder,
    /// Its colour.
    pub colour: Colour,
    /// Its name.
    pub name: Line,
}

/// A kind of reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReminderForm {
    /// The word that switches it off.
    pub word: &'static str,
    /// Its name in the list of reminders.
    pub name: Key,
}

/// A reminder of an act that is easily forgotten.
#[derive(Clone, Debug, PartialEq)]
pub struct Reminder {
    /// The word that switches it off.
    pub word: &'static str,
    /// What is about to be forgotten, with the numbers.
    pub what: Line,
    /// The player whose bill it concerns, if any.
    pub seat: Option<Seat>,
    /// The suggested act, which is legal now.
    pub act: AnyAct,
}

/// A question about an act.
#[derive(Clone, Debug, PartialEq)]
pub struct QuizQuestion {
    /// The text of the question.
    pub question: Line,
    /// The act it is about.
    pub act: AnyAct,
    /// The right answer.
    pub answer: QuizAnswer,
}

/// The right answer to a quiz question.
#[derive(Clone, Debug, PartialEq)]
pub enum QuizAnswer {
    /// Any of these places, by pressing it.
    Places(Vec<PlaceId>),
    /// One of several options, by index.
    Among(Vec<Line>, usize),
}
