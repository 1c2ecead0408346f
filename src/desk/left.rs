//! Where the window was left: the page that lay open, and what had not been entered yet. From it the window goes on
//! exactly there, whether it was closed or its machine stopped.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::desk::Action;
use crate::desk::deal::DealPage;

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
