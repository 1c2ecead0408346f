//! The record as a timeline reads it: its lines, with a heading wherever another phase begins. Lines are looked
//! at once, when they come.

use crate::engine::{Holder, Stage};
use crate::session::Table;

/// One row of the timeline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Item {
    /// A phase begins: its turn, and its place in the list of phases.
    Phase(u32, u8),
    /// The game is over.
    #[default]
    Over,
    /// A line of the record; 0 is the set-up.
    Line(u32),
}

/// The rows of the timeline, and which units were ever in a hand.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// The rows in order.
    pub items: Vec<Item>,
    /// Whether anybody ever held something of a kind.
    held: Vec<bool>,
    scanned: u32,
    phase: Item,
    shown: Item,
}

impl Story {
    /// The story of a table so far.
    pub fn of(table: &dyn Table) -> Self {
        let start = table.look(0).ok();
        let phase = start.as_ref().map_or(Item::Phase(1, 1), |glance| item(&glance.stage));
        let mut held = vec![false; table.chart().kinds().len()];
        if let Some(glance) = &start {
            for unit in table.chart().units() {
                let any =
                    table.seats().iter().any(|seat| glance.ledger.balance(Holder::Seat(seat), unit) != 0);
                if let Some(held) = held.get_mut(usize::from(unit.kind())) {
                    *held |= any;
                }
            }
        }
        let items = vec![Item::Line(0), phase.clone()];
        let mut story = Self { items, held, scanned: 0, shown: phase.clone(), phase };
        story.go_on(table);
        story
    }

    /// Reads what came since.
    pub fn go_on(&mut self, table: &dyn Table) {
        while self.scanned < table.lines() {
            self.scanned += 1;
            self.read(table, self.scanned);
        }
    }

    /// Whether anybody ever held something of a kind.
    pub fn was_held(&self, kind: u8) -> bool {
        self.held.get(usize::from(kind)).copied().unwrap_or(true)
    }

    /// The place of a line among the rows.
    pub fn place(&self, line: u32) -> Option<usize> {
        // A line stands after as many headings as there are before it; the rows are in the order of the lines.
        let first = usize::try_from(line).ok()?;
        let rest = self.items.iter().skip(first);
        rest.zip(first..).find(|(item, _)| **item == Item::Line(line)).map(|(_, at)| at)
    }

    fn read(&mut self, table: &dyn Table, n: u32) {
        let Some(row) = table.line(n) else { return };
        if self.shown != self.phase {
            self.shown = self.phase.clone();
            self.items.push(self.phase.clone());
        }
        self.items.push(Item::Line(n));
        let led_to = match row.verb {
            "back" => {
                row.text.split_once(' ').and_then(|(_, to)| to.parse().ok()).map(|to| phase_at(table, to))
            }
            _ => parse(row.phase),
        };
        self.phase = led_to.unwrap_or_else(|| self.phase.clone());
        for movement in row.moves.iter().filter_map(|moved| moved.read(table.chart())) {
            let hand = |holder| matches!(holder, Holder::Seat(_));
            if (hand(movement.to) || hand(movement.from))
                && let Some(held) = self.held.get_mut(usize::from(movement.unit.kind()))
            {
                *held = true;
            }
        }
    }
}

fn phase_at(table: &dyn Table, line: u32) -> Item {
    let of_line = table.line(line).and_then(|row| parse(row.phase));
    of_line.or_else(|| table.look(line).ok().map(|glance| item(&glance.stage))).unwrap_or(Item::Phase(1, 1))
}

fn item(stage: &Stage) -> Item {
    if stage.over.is_some() { Item::Over } else { Item::Phase(stage.turn, stage.phase) }
}

/// The phase that a record writes: `3.5`, or `over`.
fn parse(word: &str) -> Option<Item> {
    if word == "over" {
        return Some(Item::Over);
    }
    let (turn, phase) = word.split_once('.')?;
    Some(Item::Phase(turn.parse().ok()?, phase.parse().ok()?))
}
