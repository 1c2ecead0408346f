//! Where the window was left: the page that lay open, and what had not been entered yet. From it the window goes on
//! exactly there, whether it was closed or its machine stopped.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::desk::deal::DealPage;
use crate::desk::{Action, Desk, Page};

/// The page that lay open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpenPage {
    /// The boxes and the last games.
    #[default]
    PresetStore,
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
pub struct Left {
    /// The page.
    pub place: OpenPage,
    /// What stood on the entry line.
    pub draft: String,
    /// The line looked back at.
    pub looking: Option<u32>,
    /// The deals on the dealing table.
    pub deal: DealPage,
}

impl Left {
    /// The action that goes on there; none for the shelf, and where the record or the box is gone.
    pub fn action(&self) -> Option<Action> {
        match &self.place {
            OpenPage::PresetStore => None,
            OpenPage::Setup(word) => {
                let info = crate::session::game(word)?;
                Some(Action::NewGame(info.game))
            }
            OpenPage::Table(path) => path.exists().then(|| Action::Open(path.clone())),
            OpenPage::Deal => Some(Action::Deal),
            OpenPage::Check => Some(Action::Check),
            OpenPage::Group => Some(Action::Group),
        }
    }
}

impl Desk {
    /// What would be left if the window closed now.
    pub(super) fn leaving(&self) -> Left {
        let left = match &self.page {
            Page::PresetStore => Left::default(),
            Page::Setup(setup) => Left { place: OpenPage::Setup(setup.game().to_owned()), ..Left::default() },
            Page::Table(table) => table.left(),
            Page::Deal => Left { place: OpenPage::Deal, ..Left::default() },
            Page::Check => Left { place: OpenPage::Check, ..Left::default() },
            Page::Group => Left { place: OpenPage::Group, ..Left::default() },
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
