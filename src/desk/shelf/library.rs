//! Summaries of the recent sessions, read on a thread and read again when a file changes. Reading a record replays it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use egui::Context;

use crate::desk::errand::{Errand, Looked};
use crate::disk::Disk;
use crate::engine::{Player, TurnStatus};
use crate::platform::Files;
use crate::record::{Fault, Record};
use crate::session::Session;
use crate::words::Key;

/// Summaries of the recent sessions.
#[derive(Debug, Default)]
pub struct Library {
    known: BTreeMap<PathBuf, Card>,
    reading: Option<Errand<(PathBuf, Card)>>,
    /// The paths of the last request.
    asked: Vec<PathBuf>,
    /// The automatic backups, while they are shown.
    backups: Option<Vec<PathBuf>>,
    /// How many results have arrived.
    arrived: u32,
}

/// What was read from a file, and the file's time.
#[derive(Clone, Debug)]
struct Card {
    changed: Option<SystemTime>,
    game: Kept,
}

/// The state of a path.
#[derive(Clone, Debug)]
pub enum Kept {
    /// The file no longer exists.
    Missing,
    /// A record that cannot be opened, and why.
    Broken(Box<Fault>),
    Game(Box<Summary>),
}

/// The summary of a session.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The title of the game.
    pub title: Key,
    /// The date of the session.
    pub date: String,
    /// The time of the last line.
    pub last: String,
    pub players: Vec<Player>,
    pub stage: TurnStatus,
    /// The winners, once it is over.
    pub winners: Vec<String>,
    /// The number of entries.
    pub lines: u32,
    pub balanced: bool,
}

impl Library {
    /// The state of a file, if it has been read.
    pub fn of(&self, path: &Path) -> Option<&Kept> {
        self.known.get(path).map(|card| &card.game)
    }

    /// The automatic backups, while they are shown.
    pub fn backups(&self) -> Option<&[PathBuf]> {
        self.backups.as_deref()
    }

    /// Shows or hides the automatic backups.
    pub fn turn_backups(&mut self, list: impl FnOnce() -> Vec<PathBuf>) {
        self.backups = if self.backups.is_some() { None } else { Some(list()) };
    }

    /// How many results have arrived. A new number means that something may have changed.
    pub fn arrived(&self) -> u32 {
        self.arrived
    }

    /// Whether the thread is running.
    pub fn busy(&self) -> bool {
        self.reading.is_some()
    }

    /// Handles the results of the thread.
    pub fn arrivals(&mut self) {
        while let Some(reading) = &self.reading {
            match reading.look() {
                Looked::Found((path, card)) => {
                    self.known.insert(path, card);
                    self.arrived = self.arrived.wrapping_add(1);
                }
                Looked::NotYet => break,
                Looked::Over => self.reading = None,
            }
        }
    }

    /// Reads these files if the list changed. The first frame is painted before.
    pub fn refresh(&mut self, ctx: &Context, paths: &[PathBuf]) {
        if ctx.cumulative_frame_nr() == 0 {
            return ctx.request_repaint();
        }
        if self.asked != self.with_backups(paths) {
            self.look(ctx, paths);
        }
    }

    /// Reads these files again.
    pub fn look(&mut self, ctx: &Context, paths: &[PathBuf]) {
        self.asked = self.with_backups(paths);
        let known: Vec<(PathBuf, Option<SystemTime>)> = self
            .asked
            .iter()
            .map(|path| (path.clone(), self.known.get(path).and_then(|card| card.changed)))
            .collect();
        self.reading = Some(Errand::describe(ctx, move |describe| {
            for (path, before) in known {
                let changed = Files.stamp(&path).ok().and_then(|stamp| stamp.changed);
                if changed.is_none() || changed != before {
                    let game = read(&path);
                    describe((path, Card { changed, game }));
                }
            }
        }));
    }

    fn with_backups(&self, paths: &[PathBuf]) -> Vec<PathBuf> {
        let backups = self.backups.as_deref().unwrap_or_default();
        paths.iter().chain(backups).cloned().collect()
    }
}

fn read(path: &Path) -> Kept {
    match Record::open_read_only(Arc::new(Files), path) {
        Ok(record) => Kept::Game(Box::new(summary(record.session()))),
        Err(_) if Files.stamp(path).is_err() => Kept::Missing,
        Err(fault) => Kept::Broken(Box::new(fault)),
    }
}

fn summary(table: &Session) -> Summary {
    let seats = table.seats();
    let stage = table.stage();
    let standings = table.standings().ok().filter(|_| stage.over.is_some()).unwrap_or_default();
    let winners =
        standings.iter().filter(|standing| standing.rank == 1).map(|standing| seats.name(standing.seat));
    Summary {
        title: table.info().title,
        date: table.header().date.to_owned(),
        last: table.line(table.lines()).map_or_else(String::new, |row| row.at.to_owned()),
        players: seats.iter().filter_map(|seat| seats.player(seat).cloned()).collect(),
        winners: winners.collect(),
        stage,
        lines: table.lines(),
        balanced: table.balanced(),
    }
}
