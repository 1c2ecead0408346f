//! The saved state of the window: the open page and unfinished input, to continue there after a restart.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::desk::Action;
use crate::desk::deal::DealPage;
use crate::disk::Disk;
use crate::platform::Files;

/// The page that was open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpenPage {
    /// The home page.
    #[default]
    PresetStore,
    /// The set-up of a game.
    Setup(String),
    /// The table page of a record.
    Table(PathBuf),
    Deal,
    /// The phase checks.
    Check,
    /// The results of the group.
    Group,
}

/// The saved state. None of it is in a record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Left {
    pub place: OpenPage,
    /// The text of the entry line.
    pub draft: String,
    /// The line shown in the history.
    pub looking: Option<u32>,
    /// The deals on the dealing table.
    pub deal: DealPage,
}

impl Left {
    /// The action that continues there; `None` for the home page, or if the record or the game no longer exists.
    pub fn action(&self) -> Option<Action> {
        match &self.place {
            OpenPage::PresetStore => None,
            OpenPage::Setup(word) => {
                let info = crate::session::game(word)?;
                Some(Action::NewGame(info.game))
            }
            OpenPage::Table(path) => Files.stamp(path).is_ok().then(|| Action::Open(path.clone())),
            OpenPage::Deal => Some(Action::Deal),
            OpenPage::Check => Some(Action::Check),
            OpenPage::Group => Some(Action::Group),
        }
    }
}
