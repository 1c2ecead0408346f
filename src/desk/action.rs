//! Everything that can be asked of the desk: buttons, menus and keys make the same action, and all of them
//! are carried out in one place after drawing.

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

/// How large everything is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zooming {
    /// A step larger.
    Larger,
    /// A step smaller.
    Smaller,
    /// As large as the window allows.
    Usual,
}

/// What the field is opened for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Search {
    /// Whatever fits what is typed.
    #[default]
    Anything,
    /// Rules first, all of them while nothing is typed.
    Rules,
    /// All commands.
    Commands,
}

/// How much is taught without being asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Level {
    /// Nothing.
    Silent,
    /// What is forgotten most.
    #[default]
    Prompt,
    /// Every phase to everybody, in every turn.
    Teach,
}

/// Something asked of the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teach {
    /// A page of the talk, from 0; or the end of it.
    Talk(Option<usize>),
    /// A small question about the board, another one, or no more.
    TryIt(bool),
    /// Whoever acts wants the phases explained, or no more.
    Explain(bool),
}

/// Something asked of a what-if.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhatIfCommand {
    /// Begins, or lays out the comparison where one is going on.
    Begin,
    /// Enters what was played into the record.
    Keep,
    /// Forgets all of it.
    Drop,
}

/// Something asked while something else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InsteadCommand {
    /// Says something else in the place of an entry, or before it.
    Of(StepId, Doing),
    /// Strikes the entry, or swaps it with the next.
    Only(Doing),
    /// Back to the game as it is.
    Drop,
}

/// What is done with the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Other words in its place.
    Replace,
    /// Taken out.
    Strike,
    /// One put in before it.
    Insert,
    /// It and the next change places.
    Swap,
}

/// Something asked of the desk.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// To the shelf.
    PresetStore,
    /// To the set-up of a new game of a box.
    NewGame(&'static str),
    /// To the set-up of a new game of the box on the table; the present one stays in its record.
    Another,
    /// Begins a game with this header in a file of its own. Name, date and seed are added where it has none.
    Begin(String),
    /// Begins a game with this header in this file.
    BeginAt(String, PathBuf),
    /// Opens the demo of a box.
    Demo(&'static str),
    /// The lesson of a box: its first turn, step by step, on the practice board.
    Lesson(&'static str),
    /// Opens a record.
    Open(PathBuf),
    /// Asks for a record to open.
    BrowseOpen,
    /// Asks where to save a copy.
    BrowseCopy,
    /// Saves a copy.
    Copy(PathBuf),
    /// Saves the good beginning of a record that does not open, and opens that.
    SaveGood(PathBuf),
    /// Shows the copies that Steward keeps by itself, or puts them away.
    Backups,
    /// Puts such a copy among the records under a new name, and opens that.
    Restore(PathBuf),
    /// Asks before a game is taken off the list of the last games.
    AskForget(PathBuf),
    /// Takes a game off the list of the last games; the file stays.
    Forget(PathBuf),
    /// Asks for a file of board data to take over.
    BrowseBoard,
    /// Reads board data from a file, to be looked at before they are taken over.
    ImportBoard(PathBuf),
    /// Says something above the page.
    Tell(Box<Notice>),
    /// To what the group has played so far.
    Group,
    /// To the dealing table.
    Deal,
    /// Something asked of the dealing table.
    Dealt(deal::DealAction),
    /// To the phases checked without a game.
    Check,
    /// Something asked of the phases checked without a game.
    Checked(check::CheckAction),
    /// Speaks another language.
    Speak(Language),
    /// By night, or by day.
    Night(bool),
    /// Pieces are seen to go to their places, or lie there at once.
    Moves(bool),
    /// Enters something at the table.
    Enter(Verb),
    /// Lays an act on the card, to be looked at first.
    Draft(AnyAct),
    /// One undo.
    Undo,
    /// One redo.
    Redo,
    /// Goes back to a line.
    BackTo(u32),
    /// Goes back to a line, and asks first if that takes back more than one entry.
    AskBackTo(u32),
    /// Asks whether the last act is to be taken back and put on the entry line.
    RedoMyLast,
    /// Takes the last act back and puts it on the entry line.
    TakeBack,
    /// Looks at the table as it was after a line, or stops looking.
    Look(Option<u32>),
    /// Looks at the table so many lines earlier or later.
    LookBy(isize),
    /// Asks what is printed instead of a value that was misread.
    ReadAgain(CellId),
    /// Lays a sheet over the board, or puts it away.
    Panel(Option<Panel>),
    /// Lays the history over the board, or puts it away.
    Timeline,
    /// Shows every row of the players, or those that count.
    AllRows,
    /// Puts the last entry right, or the one that is looked back at.
    PutRight,
    /// Opens a question about the last entry, or the one that is looked back at.
    Ask,
    /// Something asked of a what-if.
    WhatIf(WhatIfCommand),
    /// Something asked while something else is said in the place of an entry.
    Instead(InsteadCommand),
    /// Switches a reminder on or off, by its habit.
    Remind(String, bool),
    /// Puts past entries right.
    Amend {
        /// The edits, or why they were not understood.
        edits: Result<Vec<Edit>, Rejection>,
        /// What had been wrong.
        was: AmendPolicy,
        /// Why it is put right, in the words of the table.
        reason: String,
    },
    /// Decides about the entries that do something else than they did; the reason stands with the correction.
    Settle(Resolution, String),
    /// Opens the verbs that everybody has at any moment.
    Anytime,
    /// Opens a figure.
    Why(Subject),
    /// Closes what was opened.
    CloseWhy,
    /// Tries again to write what is in memory only.
    Retry,
    /// Opens the record that is only read again, to be written here.
    WriteHere,
    /// Writes something to be taken home beside the record.
    TakeHome(Paper),
    /// The number of the box on the table at BoardGameGeek, or none.
    Number(Option<u32>),
    /// Something of the teacher at the table.
    Teach(Teach),
    /// How much the coach says.
    Coach(Level),
    /// Opens or closes the window for a second screen.
    View,
    /// The second screen shows figures alone, or the board.
    ViewBoard,
    /// Covers the table for a break, or goes on.
    Break,
    /// Opens or closes the manual.
    Manual,
    /// Gives the keyboard to the field that finds and does everything.
    Find(Search),
    /// Leads the keyboard to the next part of the table, or to the one before.
    NextPart {
        /// Whether to the one before.
        back: bool,
    },
    /// Draws everything larger or smaller.
    Zoom(Zooming),
    /// Shows or hides the menu with its keys.
    Keys,
    /// Closes the window.
    Quit,
}
