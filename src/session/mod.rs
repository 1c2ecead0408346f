//! The list of games, and sessions of any of them. Panels, commands and records use a [`Session`] and do not
//! depend on a particular game.

#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::float_arithmetic)]

pub mod counting;
mod course;
mod cover;
mod demo;
pub mod description;
pub mod divergence;
mod fortunes;
pub mod guard;
mod header_fault;
mod line;
mod nets;
mod on_board;
mod opening;
mod quiz_question;
mod recap;
mod referee;
mod shuts;
mod steps;
mod timeline;
mod whatif;
mod won;

pub use course::{Course, Turn, course};
pub use cover::begin;
pub use demo::Example;
pub use fortunes::results_in_terms;
pub use header_fault::HeaderFault;
pub use line::{Accepted, LineFault};
pub use nets::{Net, nets, together};
pub use opening::{NotBegun, Opening};
pub use recap::Recap;
pub use referee::{describe_row, describe_text};
pub use shuts::shuts;
pub use steps::{Mended, Mending, StepText};
pub use timeline::TimelineRow;
pub use whatif::{Changed, Unkept, WhatIf, changes};
pub use won::{partners, sides, standing_line, what_decided, won};

use crate::engine::GameInfo;
pub use crate::engine::Session;
use crate::games::auto_brocante::AutoBrocante;
use crate::games::automobile::Automobile;
use crate::games::autotock::Autotock;
use crate::games::independents::Independents;
use crate::games::sponsors::Sponsors;

/// The games that a record may belong to.
pub trait Games: std::fmt::Debug + 'static {
    const LIST: &'static [&'static GameInfo];
}

/// The games of the program.
#[derive(Debug)]
pub enum Listed {}

impl Games for Listed {
    const LIST: &'static [&'static GameInfo] = GAMES;
}

/// The games of the program, in order.
pub const GAMES: &[&GameInfo] = &[
    GameInfo::of::<Automobile>(),
    GameInfo::of::<AutoBrocante>(),
    GameInfo::of::<Sponsors>(),
    GameInfo::of::<Independents>(),
    GameInfo::of::<Autotock>(),
];

/// The ids of all games, in order.
pub fn words() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|info| info.game)
}

/// Finds a game by its id.
pub fn game(word: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|info| info.game == word).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_refused_with_the_names_of_those_there_are() {
        let fault = begin(GAMES, r#"{"steward":2,"game":"chess","rules":1}"#).map(|_| ()).unwrap_err();
        let known = words().collect::<Vec<_>>().join(", ");
        assert_eq!(fault, HeaderFault::Game { found: "chess".to_owned(), known: known.clone() });
        assert!(known.contains("automobile") && fault.line().to_string().contains(&known));
    }

    #[test]
    fn no_two_games_share_a_word() {
        let mut words: Vec<_> = words().collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), GAMES.len());
    }
}
