//! What the desk needs of a table beside drawing it: its record, whether everything is safe, and what stays between two
//! evenings.

use serde::{Deserialize, Serialize};

use crate::desk::table::TablePage;
use crate::desk::table::view::Shown;
use crate::desk::{Action, Left, Level, OpenPage};
use crate::engine::ledger::Written;
use crate::preset::PresetStore;
use crate::record::{Record, Saved};

/// What must change hands and has not yet. It is no part of the record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unticked {
    /// Who pays and who gets: lines, and what is ticked of each.
    pub calls: Vec<(u32, Vec<bool>)>,
    /// Who hands what back, whether it is ticked, and the amend that it follows from.
    pub back: Vec<(Written, bool, Option<u32>)>,
}

impl Unticked {
    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.back.is_empty()
    }
}

impl TablePage {
    /// What has not changed hands yet.
    pub fn unticked(&self) -> Unticked {
        Unticked { calls: self.calls.kept(), back: self.panels.kept(self.record.session()) }
    }

    /// Takes up what had not changed hands when the game was put away.
    pub fn take_up(&mut self, unticked: &Unticked) {
        let table = self.record.session();
        self.calls.take_up(table, &unticked.calls);
        self.panels.take_up(table, &unticked.back);
    }

    /// The record on the table.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What a second screen shows: the game of the record, never one that is played on in memory.
    pub fn shown(&self, pause: bool) -> Shown<'_> {
        let chapter = self.teacher.chapter().zip(self.teacher.example());
        Shown { table: self.record.session(), story: &self.seen.story, pause, chapter }
    }

    /// How much the coach says.
    pub fn set_coach(&mut self, level: Level) {
        self.teacher.set(level);
    }

    /// Takes up the number of the box at BoardGameGeek.
    pub fn set_number(&mut self, number: Option<u32>) {
        self.panels.set_number(number);
    }

    /// Takes up what is kept of the box: its number at BoardGameGeek, its banknotes and pieces.
    pub fn set_kept(&mut self, shelf: Option<&PresetStore>) {
        let table = self.record.session();
        self.pieces = PresetStore::pieces(shelf, table.info().game, &table.header().preset);
        self.panels.set_number(shelf.and_then(|shelf| shelf.number(table.info().game)));
    }

    /// The acts of a lesson, one by one.
    pub fn set_lesson(&mut self, acts: Option<Vec<String>>) {
        self.teacher.practise(acts);
    }

    /// Whether everything entered is safe.
    pub fn saved(&mut self) -> Saved {
        self.record.saved()
    }

    /// What was not entered yet, and which record lies here.
    pub fn left(&self) -> Left {
        Left {
            place: OpenPage::Table(self.record.path().to_owned()),
            draft: self.entry.text.clone(),
            looking: self.looking.as_ref().map(|looking| looking.line),
            ..Left::default()
        }
    }

    /// Goes on from what was left.
    pub fn go_on(&mut self, left: Left) {
        self.entry.restore(left.draft);
        self.execute(Action::Look(left.looking));
    }
}
