//! The table: phases along the top, seats and units on the left, what happens now in the middle with the
//! entry line below it, the timeline on the right, the seal at the bottom.

mod echo;
mod entry;
mod hold;
mod now;
mod phases;
mod seal;
mod seats;
mod seen;
mod timeline;
mod why;

use egui::Ui;

use crate::desk::{Command, Speech};
use crate::engine::{Holder, Seat, Unit};
use crate::record::{Record, Trouble};
use crate::session::{Glance, Session, Table};
use crate::words::Line;

pub use seen::Seen;

/// A figure or an entry that can be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// What a holder has of a unit.
    Balance(Holder, Unit),
    /// What a line did.
    Entry(u32),
    /// A player's result.
    Score(Seat),
    /// What a text would do, or why it may not be done.
    Offer(String),
}

/// A game in progress.
#[derive(Debug)]
pub struct TablePage {
    record: Record<Session>,
    seen: Seen,
    entry: entry::EntryLine,
    echo: Option<echo::Echo>,
    trouble: Option<(Line, Option<Line>)>,
    looking: Option<(u32, Glance)>,
    why: Option<Subject>,
    waiting: Vec<String>,
}

impl TablePage {
    /// Lays out a record.
    pub fn new(record: Record<Session>) -> Self {
        let seen = Seen::of(record.table());
        let mut page = Self {
            record,
            seen,
            entry: entry::EntryLine::ready(),
            echo: None,
            trouble: None,
            looking: None,
            why: None,
            waiting: Vec::new(),
        };
        page.echo = echo::Echo::of(page.table(), page.table().head());
        page
    }

    /// The game to be looked at.
    pub fn table(&self) -> &dyn Table {
        self.record.table()
    }

    /// The title of the page: the box and the file.
    pub fn title(&self, speech: Speech) -> String {
        speech.word(self.table().title())
    }

    /// Draws the table.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        self.seen.refresh(self.record.table());
        let saved = self.record.saved();
        let table = self.record.table();
        egui::Panel::top("phases").show(ui, |ui| phases::phases_ui(ui, speech, &self.seen.stage));
        if let Some((line, _)) = &self.looking {
            egui::Panel::top("looking").show(ui, |ui| timeline::looking_ui(ui, speech, *line, commands));
        }
        egui::Panel::bottom("seal").show(ui, |ui| {
            echo::echo_ui(ui, speech, self.echo.as_ref(), self.trouble.as_ref());
            seal::seal_ui(ui, speech, table, &saved, self.record.read_only(), commands);
        });
        egui::Panel::left("seats").resizable(true).default_size(430.0).show(ui, |ui| {
            let ledger = self.looking.as_ref().map_or(table.ledger(), |(_, glance)| &glance.ledger);
            seats::seats_ui(ui, speech, table, ledger, &self.seen, commands);
        });
        egui::Panel::right("timeline").resizable(true).default_size(300.0).show(ui, |ui| {
            timeline::timeline_ui(ui, speech, table, &self.seen, commands);
        });
        egui::CentralPanel::default().show(ui, |ui| {
            egui::Panel::bottom("entry").show(ui, |ui| {
                let open = self.looking.is_none();
                entry::entry_ui(ui, speech, table, &self.seen, &mut self.entry, open, commands);
                entry::waiting_ui(ui, speech, &self.waiting, commands);
            });
            egui::CentralPanel::default().show(ui, |ui| {
                now::now_ui(ui, speech, table, &self.seen, self.looking.is_none(), commands);
            });
        });
        if let Some(subject) = &self.why {
            why::why_ui(ui, speech, table, subject, commands);
        }
    }

    /// Does what was asked of the table.
    pub fn execute(&mut self, command: Command) {
        match command {
            Command::Enter(text) => self.enter(&text),
            Command::Draft(text) => self.entry.draft(text),
            Command::Undo => self.enter("undo"),
            Command::Redo => self.enter("redo"),
            Command::BackTo(line) => self.enter(&format!("back {line}")),
            Command::RedoMyLast => {
                let head = self.table().head();
                let draft = self.table().line(head).map(|row| row.text);
                self.enter("undo");
                if let Some(draft) = draft {
                    self.entry.draft(draft);
                }
            }
            Command::Look(line) => self.look(line),
            Command::Why(subject) => self.why = Some(subject),
            Command::CloseWhy => self.why = None,
            Command::Wait(text) => self.waiting.push(text),
            Command::Unwait(at) if at < self.waiting.len() => {
                self.waiting.remove(at);
            }
            Command::Retry => {
                self.record.retry();
            }
            _ => {}
        }
    }

    fn look(&mut self, line: Option<u32>) {
        self.looking = match line {
            Some(line) => match self.table().look(line) {
                Ok(glance) => Some((line, glance)),
                Err(_) => None,
            },
            None => None,
        };
    }

    fn enter(&mut self, text: &str) {
        match self.record.enter(text) {
            Ok(line) => {
                self.trouble = None;
                self.entered(line);
            }
            Err(Trouble::NotSaved { n, .. }) => self.entered(n),
            Err(trouble) => self.trouble = Some((trouble.line(), trouble.way_out())),
        }
    }

    fn entered(&mut self, line: u32) {
        self.looking = None;
        self.entry.clear();
        self.echo = echo::Echo::of(self.record.table(), line);
        self.book_waiting();
    }

    /// Books the first waiting act whose turn has come.
    fn book_waiting(&mut self) {
        let legal = self
            .waiting
            .iter()
            .position(|text| matches!(self.record.table().preview(text), crate::session::Reply::Done(_)));
        if let Some(at) = legal {
            let text = self.waiting.remove(at);
            self.enter(&text);
        }
    }
}
