//! Where the window was left: the page that lay open, and what had not been entered yet. From it the window goes on
//! exactly there, whether it was closed or its machine stopped.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::desk::deal::DealPage;
use crate::desk::{Command, Desk, Page};

/// The page that lay open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// The boxes and the last games.
    #[default]
    Shelf,
    /// The set-up of a game of this box.
    Setup(String),
    /// The table of this record.
    Table(PathBuf),
    /// The dealing table.
    Deal,
    /// Phases checked without a game.
    Check,
    /// What the group has played so far.
    Group,
}

/// What was left, with nothing of it in a record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Left {
    /// The page.
    pub place: Place,
    /// What stood on the entry line.
    pub draft: String,
    /// The acts on the waiting slip.
    pub waiting: Vec<String>,
    /// The line looked back at.
    pub looking: Option<u32>,
    /// The deals on the dealing table.
    pub deal: DealPage,
}

impl Left {
    /// The command that goes on there; none for the shelf, and where the record or the box is gone.
    pub fn command(&self) -> Option<Command> {
        match &self.place {
            Place::Shelf => None,
            Place::Setup(word) => {
                let game = crate::session::Session::GAMES.iter().find(|game| *game == word)?;
                Some(Command::NewGame(game))
            }
            Place::Table(path) => path.exists().then(|| Command::Open(path.clone())),
            Place::Deal => Some(Command::Deal),
            Place::Check => Some(Command::Check),
            Place::Group => Some(Command::Group),
        }
    }
}

impl Desk {
    /// What would be left if the window closed now.
    pub(super) fn leaving(&self) -> Left {
        let left = match &self.page {
            Page::Shelf => Left::default(),
            Page::Setup(setup) => Left { place: Place::Setup(setup.game().to_owned()), ..Left::default() },
            Page::Table(table) => table.left(),
            Page::Deal => Left { place: Place::Deal, ..Left::default() },
            Page::Check => Left { place: Place::Check, ..Left::default() },
            Page::Group => Left { place: Place::Group, ..Left::default() },
        };
        Left { deal: self.deal.clone(), ..left }
    }

    /// Remembers what would be left; while a page is on its way, what was left before.
    pub(super) fn remember(&mut self) {
        if !self.on_its_way() {
            self.prefs.left = self.leaving();
            if let Page::Table(table) = &self.page
                && !self.room.is_demo(table.record().path())
            {
                self.prefs.not_ticked(table);
            }
        }
    }
}
