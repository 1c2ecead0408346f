//! The group's results: read from the records on a thread each time the page is opened. Unchanged records stay cached while the window is open.

mod chart;
mod page;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::SystemTime;

use egui::Context;

use crate::desk::Room;
use crate::desk::errand::{Errand, Looked};
use crate::disk::Disk;
use crate::group::{Group, LoadedFile, Past, load};
use crate::platform::{Files, records};

pub use page::group_ui;

#[derive(Debug, Default)]
pub struct GroupPage {
    known: BTreeMap<PathBuf, Card>,
    reading: Option<Errand<Told>>,
    all: Vec<PathBuf>,
    group: Group,
    open: usize,
    left_out: usize,
    /// The game shown.
    shown: usize,
}

/// What was read from a file, and the file's time.
#[derive(Debug)]
struct Card {
    changed: Option<SystemTime>,
    game: Kept,
}

#[derive(Debug)]
enum Kept {
    Past(Box<Past>),
    Open,
    LeftOut,
}

/// A result of the reading thread.
#[derive(Debug)]
enum Told {
    All(Vec<PathBuf>),
    One(PathBuf, Card),
}

impl GroupPage {
    /// Reads the records of the environment and the recent ones again.
    pub fn look(&mut self, ctx: &Context, room: &Room, recent: &[PathBuf]) {
        let (room, recent) = (room.clone(), recent.to_vec());
        let known: BTreeMap<PathBuf, Option<SystemTime>> =
            self.known.iter().map(|(path, card)| (path.clone(), card.changed)).collect();
        self.reading = Some(Errand::describe(ctx, move |describe| {
            let mut all = records(&room.records).unwrap_or_default();
            all.extend(recent.into_iter().filter(|path| Files.stamp(path).is_ok() && !room.is_demo(path)));
            all.sort();
            all.dedup();
            describe(Told::All(all.clone()));
            let changed = |path: &PathBuf| Files.stamp(path).ok().and_then(|stamp| stamp.changed);
            all.retain(|path| known.get(path).is_none_or(|then| then.is_none() || *then != changed(path)));
            let dates: BTreeMap<PathBuf, Option<SystemTime>> =
                all.iter().map(|path| (path.clone(), changed(path))).collect();
            load(&all, &|path, found| {
                let game = match found {
                    LoadedFile::Past(past) => Kept::Past(past),
                    LoadedFile::Open => Kept::Open,
                    LoadedFile::Invalid(_) => Kept::LeftOut,
                };
                describe(Told::One(
                    path.to_owned(),
                    Card { changed: dates.get(path).copied().flatten(), game },
                ));
            });
        }));
    }

    /// Whether the thread is running.
    pub fn busy(&self) -> bool {
        self.reading.is_some()
    }

    /// Handles the results of the thread.
    pub fn arrivals(&mut self) {
        while let Some(reading) = &self.reading {
            match reading.look() {
                Looked::Found(Told::All(all)) => self.all = all,
                Looked::Found(Told::One(path, card)) => _ = self.known.insert(path, card),
                Looked::NotYet => break,
                Looked::Over => {
                    self.reading = None;
                    self.add_up();
                }
            }
        }
    }

    fn add_up(&mut self) {
        let cards: Vec<&Card> = self.all.iter().filter_map(|path| self.known.get(path)).collect();
        let of = |card: &&Card| match &card.game {
            Kept::Past(past) => Some((**past).clone()),
            Kept::Open | Kept::LeftOut => None,
        };
        self.open = cards.iter().filter(|card| matches!(card.game, Kept::Open)).count();
        self.left_out = cards.iter().filter(|card| matches!(card.game, Kept::LeftOut)).count();
        self.group = Group::of(cards.iter().filter_map(of));
        self.shown = self.shown.min(self.group.games.len().saturating_sub(1));
    }

    fn read(&self) -> usize {
        self.all.iter().filter(|path| self.known.contains_key(*path)).count()
    }
}
