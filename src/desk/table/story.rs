//! The rows of the timeline: the lines of the record, with a heading for each phase. Each line is processed once.

use std::collections::{BTreeMap, BTreeSet};

use crate::desk::Speech;
use crate::engine::board::{Cell, CellId};
use crate::engine::entry::Verb;
use crate::engine::{Holder, TurnStatus};
use crate::msg;
use crate::session::Session;
use crate::words::keys;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Item {
    /// The start of a phase: its turn and its number.
    Phase(u32, u8),
    #[default]
    Over,
    /// A line of the record; 0 is the set-up.
    Line(u32),
    /// The first and last of the lines that answer one question. The lines themselves follow.
    Reads(u32, u32),
}

/// The rows of the timeline, and the kinds of units that were ever held.
#[derive(Clone, Debug, Default)]
pub struct Story {
    pub items: Vec<Item>,
    /// For each kind, whether any player ever held it.
    held: Vec<bool>,
    scanned: u32,
    phase: Item,
    shown: Item,
    /// The first line and the question of each group of answers, by its last line.
    reads: BTreeMap<u32, (u32, CellId)>,
}

impl Story {
    pub fn of(table: &Session) -> Self {
        let start = table.view_at(0).ok();
        let phase = start.as_ref().map_or(Item::Phase(1, 1), |glance| item(&glance.stage));
        let mut held = vec![false; table.chart().kinds().len()];
        if let Some(glance) = &start {
            for unit in table.chart().units() {
                let any = table
                    .seats()
                    .iter()
                    .any(|seat| glance.book.ledger.balance(Holder::Seat(seat), unit) != 0);
                if let Some(held) = held.get_mut(usize::from(unit.kind)) {
                    *held |= any;
                }
            }
        }
        let items = vec![Item::Line(0), phase.clone()];
        let mut story = Self { items, held, scanned: 0, shown: phase.clone(), phase, reads: BTreeMap::new() };
        story.go_on(table);
        story
    }

    /// Processes the new lines.
    pub fn go_on(&mut self, table: &Session) {
        while self.scanned < table.lines() {
            self.scanned += 1;
            self.read(table, self.scanned);
        }
    }

    /// Whether any player ever held a unit of a kind.
    pub fn was_held(&self, kind: u8) -> bool {
        self.held.get(usize::from(kind)).copied().unwrap_or(true)
    }

    /// The rows to show. Lines that answer one question are one row until it is opened.
    pub fn rows(&self, opened: &BTreeSet<u32>) -> Vec<Item> {
        let mut rows = Vec::new();
        for item in &self.items {
            let reads = match item {
                Item::Line(n) => self.reads_with(*n),
                _ => None,
            };
            let Some((first, last)) = reads else {
                rows.push(item.clone());
                continue;
            };
            if *item == Item::Line(first) {
                rows.push(Item::Reads(first, last));
            }
            if opened.contains(&first) {
                rows.push(item.clone());
            }
        }
        rows
    }

    /// The first and last of the lines that answer the same question as a line.
    pub fn reads_with(&self, n: u32) -> Option<(u32, u32)> {
        let (last, (first, _)) = self.reads.range(n..).next()?;
        (*first <= n && first < last).then_some((*first, *last))
    }

    /// Joins a board value to the lines before it that answer the same question.
    fn join(&mut self, table: &Session, n: u32) {
        let form = table.board().schema();
        let question = |slot: CellId| {
            let together = [form.order(slot), form.together(slot)];
            together.iter().find_map(|cells| cells.first().copied())
        };
        let Some(question) = table.read_by(n).and_then(question) else { return };
        let before = self.reads.last_key_value().map(|(last, reads)| (*last, *reads));
        let before = before.filter(|(last, (_, other))| last + 1 == n && *other == question);
        let first = before.map_or(n, |(_, (first, _))| first);
        if let Some((last, _)) = before {
            self.reads.remove(&last);
        }
        self.reads.insert(n, (first, question));
    }

    fn read(&mut self, table: &Session, n: u32) {
        let Some(row) = table.line(n) else { return };
        if self.shown != self.phase {
            self.shown = self.phase.clone();
            self.items.push(self.phase.clone());
        }
        self.items.push(Item::Line(n));
        self.join(table, n);
        let led_to = match row.verb {
            Verb::Back(to) => Some(phase_at(table, *to)),
            _ => parse(row.phase),
        };
        self.phase = led_to.unwrap_or_else(|| self.phase.clone());
        for movement in table.moved_by_line(n) {
            let hand = |holder| matches!(holder, Holder::Seat(_));
            if (hand(movement.to) || hand(movement.from))
                && let Some(held) = self.held.get_mut(usize::from(movement.unit.kind))
            {
                *held = true;
            }
        }
    }
}

/// Describes the question that several lines answer, with their number.
pub fn reads_told(speech: Speech, table: &Session, (first, last): (u32, u32)) -> String {
    let form = table.board().schema();
    let slot = table.read_by(first);
    let cell = slot.and_then(|slot| form.cell(slot));
    let table_name =
        |cell: &Cell| form.table(cell.table).map_or(cell.table.to_owned(), |key| speech.word(key));
    let mut what = cell.map(table_name).unwrap_or_default();
    // A column is an order; a part of a row is named with its row.
    if let Some((slot, cell)) = slot.zip(cell)
        && form.order(slot).is_empty()
        && !form.is_column(&form.together(slot))
    {
        what = match form.row(&cell.row) {
            Some(row) => format!("{what}, {}", speech.word(row)),
            None => format!("{what} {}", cell.row),
        };
    }
    speech.say(&msg!(keys::table::READ_FOLDED, what = what, count = last - first + 1))
}

fn phase_at(table: &Session, line: u32) -> Item {
    let of_line = table.line(line).and_then(|row| parse(row.phase));
    of_line
        .or_else(|| table.view_at(line).ok().map(|glance| item(&glance.stage)))
        .unwrap_or(Item::Phase(1, 1))
}

fn item(stage: &TurnStatus) -> Item {
    if stage.over.is_some() { Item::Over } else { Item::Phase(stage.turn, stage.phase) }
}

/// Parses the phase of a record: `3.5`, or `over`.
fn parse(word: &str) -> Option<Item> {
    if word == "over" {
        return Some(Item::Over);
    }
    let (turn, phase) = word.split_once('.')?;
    Some(Item::Phase(turn.parse().ok()?, phase.parse().ok()?))
}
