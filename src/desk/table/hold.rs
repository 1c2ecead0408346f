//! What the desk needs from a table besides drawing: its record, whether it is saved, and what is kept between two evenings.

use serde::{Deserialize, Serialize};

use crate::desk::table::TablePage;
use crate::desk::table::view::Shown;
use crate::desk::{Action, Left, Level, OpenPage};
use crate::engine::ledger::Written;
use crate::preset::PresetStore;
use crate::record::{Record, Saved};

/// Payments that are not ticked as made. They are not part of the record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenPayments {
    /// The call lists: a line, and the ticks of its payments.
    pub calls: Vec<(u32, Vec<bool>)>,
    /// The movements to hand back, whether each is ticked, and the amend that it follows from.
    pub back: Vec<(Written, bool, Option<u32>)>,
}

impl OpenPayments {
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.back.is_empty()
    }
}

impl TablePage {
    pub fn unticked(&self) -> OpenPayments {
        OpenPayments { calls: self.calls.kept(), back: self.panels.kept(self.record.session()) }
    }

    /// Restores the payments that were not ticked.
    pub fn take_up(&mut self, unticked: &OpenPayments) {
        let table = self.record.session();
        self.calls.take_up(table, &unticked.calls);
        self.panels.take_up(table, &unticked.back);
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What a second screen shows: always the session of the record, never a what-if.
    pub fn shown(&self, pause: bool) -> Shown<'_> {
        let chapter = self.teacher.chapter().zip(self.teacher.example());
        Shown { table: self.record.session(), story: &self.seen.story, pause, chapter }
    }

    /// Sets the level of the coach.
    pub fn set_coach(&mut self, level: Level) {
        self.teacher.set(level);
    }

    /// Sets the game's number at BoardGameGeek.
    pub fn set_number(&mut self, number: Option<u32>) {
        self.panels.set_number(number);
    }

    /// Loads what is stored for this game: its number at BoardGameGeek, its banknotes and pieces.
    pub fn set_kept(&mut self, shelf: Option<&PresetStore>) {
        let table = self.record.session();
        self.pieces = PresetStore::pieces(shelf, table.info().game, &table.header().preset);
        self.panels.set_number(shelf.and_then(|shelf| shelf.number(table.info().game)));
    }

    /// Sets the acts of a lesson.
    pub fn set_lesson(&mut self, acts: Option<Vec<String>>) {
        self.teacher.practise(acts);
    }

    pub fn saved(&mut self) -> Saved {
        self.record.saved()
    }

    /// What is needed to continue later: the open record and the unfinished text.
    pub fn left(&self) -> Left {
        Left {
            place: OpenPage::Table(self.record.path().to_owned()),
            draft: self.entry.text.clone(),
            looking: self.looking.as_ref().map(|looking| looking.line),
            ..Left::default()
        }
    }

    /// Continues from a saved state.
    pub fn go_on(&mut self, left: Left) {
        self.execute(Action::Look(left.looking));
        self.entry.restore(left.draft);
    }
}
