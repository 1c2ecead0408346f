//! All actions of the window. Buttons, menus and keys make the same actions, and one place executes them after drawing.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::desk::notice::Notice;
use crate::desk::table::{Panel, Subject};
use crate::desk::{check, deal};
use crate::engine::board::CellId;
use crate::engine::entry::{AmendPolicy, Edit, Verb};
use crate::engine::{AnyAct, Rejection, Resolution, StepId};
use crate::export::Paper;
use crate::words::Language;

/// A change of the zoom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zooming {
    Larger,
    Smaller,
    /// The largest that fits the window.
    Usual,
}

/// What the entry line is opened for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Search {
    /// Anything that matches the text.
    #[default]
    Anything,
    /// Rules first; all of them while the text is empty.
    Rules,
    Commands,
}

/// How much is explained without asking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Level {
    Silent,
    /// What is most often forgotten.
    #[default]
    Prompt,
    /// Every phase, in every turn.
    Teach,
}

/// A request to the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teach {
    /// Opens a page of the rules talk, from 0, or ends the talk.
    Talk(Option<usize>),
    /// Asks a quiz question, another one, or ends the quiz.
    TryIt(bool),
    /// Turns explanations on or off for the players who act.
    Explain(bool),
}

/// A request about a what-if.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhatIfCommand {
    /// Starts a what-if, or compares a running one with the game.
    Begin,
    /// Enters its acts into the record.
    Keep,
    Drop,
}

/// A request while an entry is being replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InsteadCommand {
    /// Replaces an entry, or inserts another before it.
    Of(StepId, Doing),
    /// Strikes the entry, or swaps it with the next.
    Only(Doing),
    /// Returns to the current session.
    Drop,
}

/// A kind of edit of a past entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    Replace,
    Strike,
    /// Inserts an entry before it.
    Insert,
    /// Swaps it with the next.
    Swap,
}

/// A request to the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Shows the home page.
    PresetStore,
    /// Opens the set-up of a new session of a game.
    NewGame(&'static str),
    /// Opens the set-up of a new session of the current game. The current session stays in its record.
    Another,
    /// Starts a session with this header in a new file. Id, date and seed are added if they are missing.
    Begin(String),
    /// Starts a session with this header in this file.
    BeginAt(String, PathBuf),
    /// Opens the demo of a game.
    Demo(&'static str),
    /// Opens the lesson of a game: its first turn, step by step, on the practice board.
    Lesson(&'static str),
    Open(PathBuf),
    /// Asks for a record to open.
    BrowseOpen,
    /// Asks where to save a copy.
    BrowseCopy,
    Copy(PathBuf),
    /// Hands the file of a session over to the user.
    Download(PathBuf),
    /// Saves the readable beginning of a damaged record, and opens that.
    SaveGood(PathBuf),
    /// Shows or hides the automatic backups.
    Backups,
    /// Copies a backup to the records under a new name, and opens it.
    Restore(PathBuf),
    /// Asks before a session is removed from the list of recent ones.
    AskForget(PathBuf),
    /// Removes a session from the list of recent ones; its file stays.
    Forget(PathBuf),
    /// Asks for a file of board data to import.
    BrowseBoard,
    /// Reads board data from a file, to be reviewed before the import.
    ImportBoard(PathBuf),
    /// Shows a notice.
    Tell(Box<Notice>),
    /// Shows the results of the group.
    Group,
    /// Shows the dealing table.
    Deal,
    /// A request of the dealing table.
    Dealt(deal::DealAction),
    /// Shows the phase checks, which need no session.
    Check,
    /// A request of the phase checks.
    Checked(check::CheckAction),
    Speak(Language),
    /// Sets the dark or the light theme.
    Night(bool),
    /// Turns the animation of pieces on or off.
    Moves(bool),
    /// Enters a verb.
    Enter(Verb),
    /// Drafts an act on the card.
    Draft(AnyAct),
    Undo,
    Redo,
    /// Goes back to a line.
    BackTo(u32),
    /// Goes back to a line, after a question if that undoes more than one entry.
    AskBackTo(u32),
    /// Asks whether to undo the last act and draft it again.
    RedoMyLast,
    /// Undoes the last act and drafts it again.
    TakeBack,
    /// Shows the table after a line, or the current position.
    Look(Option<u32>),
    /// Moves so many lines in the history.
    LookBy(isize),
    /// Opens the form that corrects a board value.
    ReadAgain(CellId),
    /// Opens a panel, or closes the open one.
    Panel(Option<Panel>),
    /// Opens or closes the timeline.
    Timeline,
    /// Shows all holdings of the players, or only those in use.
    AllRows,
    /// Amends the last entry, or the one shown in the history.
    PutRight,
    /// Asks a question about the last entry, or the one shown in the history.
    Ask,
    /// A request about a what-if.
    WhatIf(WhatIfCommand),
    /// A request while an entry is being replaced.
    Instead(InsteadCommand),
    /// Turns a reminder on or off, by its id.
    Remind(String, bool),
    /// Amends past entries.
    Amend {
        /// The edits, or why they cannot be parsed.
        edits: Result<Vec<Edit>, Rejection>,
        was: AmendPolicy,
        /// The reason in the players' words.
        reason: String,
    },
    /// Resolves entries whose effect has changed. The reason is kept with the correction.
    Settle(Resolution, String),
    /// Opens the verb that any player may use at any time.
    Anytime,
    /// Explains a figure or an entry.
    Why(Subject),
    /// Closes the explanation.
    CloseWhy,
    /// Tries to save unsaved lines again.
    Retry,
    /// Opens the read-only record again, to write it here.
    WriteHere,
    /// Exports a paper next to the record.
    TakeHome(Paper),
    /// Sets the current game's number at BoardGameGeek.
    Number(Option<u32>),
    /// A request to the teacher.
    Teach(Teach),
    /// Sets how much is explained without asking.
    Coach(Level),
    /// Opens or closes the second window.
    View,
    /// Switches the second window between figures and board.
    ViewBoard,
    /// Starts or ends a break.
    Break,
    Manual,
    /// Focuses the entry line.
    Find(Search),
    /// Moves the focus to the next landmark of the page.
    NextPart {
        /// Moves to the previous one instead.
        back: bool,
    },
    Zoom(Zooming),
    /// Shows or hides the menu with its keyboard shortcuts.
    Keys,
    Quit,
}
