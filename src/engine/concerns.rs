//! What a game defines besides its rules, with one trait for each concern.

use crate::engine::{
    Acts, AnyAct, Chapter, Colour, Column, Draw, Holder, Lesson, Movement, PlaceId, Refusal, Rejection,
    RuleEntry, Rules, Scenes, Seat, Seats, Setting, Transaction, Unit, View, Worksheets,
};
use crate::words::{Key, Line, keys};

/// The game's random draws.
pub trait Chance: Rules {
    /// What an act draws at this moment, with the outcome if the act states it. `None` if the act draws nothing, or not at this moment;
    /// `apply` then refuses an act without an outcome. The engine refuses an outcome that the pool does not allow, and an act whose
    /// outcome was not drawn.
    fn draw(_view: View<'_, Self>, _act: &Self::Act) -> Option<Draw> {
        None
    }

    /// The act with an outcome, given as indices into the kinds of its pool.
    fn with_outcome(act: &Self::Act, _outcome: &[usize]) -> Self::Act {
        act.clone()
    }

    /// The name of a kind in a pool that is neither a player nor a number.
    fn kind(_seats: &Seats, _word: &str) -> Option<Line> {
        None
    }
}

/// Corrections, and the state they may change beside the ledger.
pub trait Referee: Rules {
    /// Clears state beside the ledger that a movement by hand has made wrong.
    fn moved_by_hand(_tx: &mut Transaction<'_, Self>) {}

    /// The whole state beside the ledger, without numbered pieces: a correction of it gives any book the state of this one.
    fn stands(view: View<'_, Self>) -> Self::Stands;

    /// Brings the state beside the ledger to what is said, field by field; the rest stays.
    ///
    /// # Errors
    /// Refuses an impossible state.
    fn correct(tx: &mut Transaction<'_, Self>, said: &Self::Stands) -> Result<(), Rejection>;

    /// Checks that ledger, state and what was said are consistent after a correction.
    ///
    /// # Errors
    /// Says what is inconsistent, and how to correct it.
    fn validate(_view: View<'_, Self>, _said: &Self::Stands) -> Result<(), Refusal> {
        Ok(())
    }

    /// The beginning of a phase, if the game has one.
    fn at_phase(_view: View<'_, Self>, _turn: u32, _phase: u8) -> Self::Stands {
        Self::Stands::default()
    }

    /// Where numbered pieces are in the other book, as far as it differs. For games whose ledger holds only the number of such pieces.
    fn pieces_to(_from: View<'_, Self>, _to: View<'_, Self>) -> Self::Stands {
        Self::Stands::default()
    }

    /// Whether the pieces of a unit are numbered, so that corrections place them one by one.
    fn numbered(_unit: Unit) -> bool {
        false
    }

    /// The numbers of such pieces that a player has, in ascending order.
    fn numbers(_view: View<'_, Self>, _unit: Unit, _seat: Seat) -> Vec<u8> {
        Vec::new()
    }

    /// Such a piece with a player, or back in the bank.
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

    /// Describes an act after it was done. `moved` tells who received something if the act does not.
    fn describe_done(act: &Self::Act, setting: &Setting, _moved: &[Movement]) -> Line {
        act.describe(setting)
    }

    /// Further hands, for games in which a player has more than one.
    fn second_hands(_seats: &Seats) -> Vec<SecondHand> {
        Vec::new()
    }
}

/// What only one player may see.
pub trait Secrets: Rules {
    /// Whether the text of an act is secret. Only its first words are shown then.
    fn is_secret(_act: &Self::Act) -> bool {
        false
    }

    /// Whether offering an act now would reveal a secret.
    fn reveals_secret(_view: View<'_, Self>, act: &Self::Act) -> bool {
        Self::is_secret(act)
    }
}

/// Lessons, reminders and questions.
pub trait Teaching: Rules {
    /// One lesson for each phase, in order.
    const LESSONS: &'static [Lesson];

    /// The rules to look up, by paragraph.
    const ENTRIES: &'static [RuleEntry] = &[];

    /// The introduction read out before the first turn, by chapter.
    fn talk(view: View<'_, Self>) -> Vec<Chapter>;

    /// Questions about a legal act before it is entered. Pure.
    fn doubts(_view: View<'_, Self>, _act: &Self::Act) -> Vec<Line> {
        Vec::new()
    }

    /// Doubts about values in an act that the board does not list; each is asked about once. Pure.
    fn unlisted(_view: View<'_, Self>, _act: &Self::Act) -> Vec<Line> {
        Vec::new()
    }

    /// Quiz questions of this game about the current board. Pure.
    fn quiz_questions(_view: View<'_, Self>) -> Vec<QuizQuestion> {
        Vec::new()
    }

    /// The reminders that the game has, each with the word that switches it off.
    const REMINDERS: &'static [ReminderForm] = &[];

    /// The reminders that are due now, each with the act it suggests. Pure.
    fn reminders(_view: View<'_, Self>) -> Vec<Reminder> {
        Vec::new()
    }
}

/// A complete game: its rules and all other concerns.
pub trait Game: Rules + Chance + Referee + Description + Secrets + Teaching + Worksheets + Scenes {}

impl<G: Rules + Chance + Referee + Description + Secrets + Teaching + Worksheets + Scenes> Game for G {}

/// A further hand of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondHand {
    /// Its player.
    pub seat: Seat,
    /// The account that it is on the ledger.
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
    /// The player whose bill it is about, if it is about one.
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
    /// A press on any of these places.
    Places(Vec<PlaceId>),
    /// One of several options, by its index.
    Among(Vec<Line>, usize),
}
