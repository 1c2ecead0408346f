//! The list of games, and sessions of any of them. Panels, commands and records use a [`Table`] and do not depend on a game.

#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::float_arithmetic)]

mod amending;
mod asking;
mod contents;
pub mod counting;
mod course;
mod cover;
mod demo;
pub mod description;
pub mod divergence;
mod explained;
mod fortunes;
mod game_session;
pub mod guard;
mod header_fault;
mod line;
mod nets;
mod on_board;
mod opening;
mod play;
mod quiz_question;
mod recap;
mod referee;
mod refereeing;
mod shuts;
mod steps;
mod table;
mod timeline;
mod trial;
mod whatif;
mod won;

pub use amending::{Amended, ChangedStep};
pub use asking::{AskedEntry, OpenPoint, OtherOption, TableRuling};
pub use contents::Contents;
pub use course::{Course, Turn, course};
pub use demo::Example;
pub use divergence::Divergences;
pub use explained::Explained;
pub use fortunes::results_in_terms;
pub use game_session::GameSession;
pub use header_fault::HeaderFault;
pub use line::{Accepted, LineFault};
pub use nets::{Net, nets, together};
pub use on_board::OnBoard;
pub use opening::{NotBegun, Opening};
pub use play::Play;
pub use recap::Recap;
pub use referee::{describe_row, describe_text};
pub use refereeing::Refereeing;
pub use shuts::shuts;
pub use steps::{Mended, Mending, StepText};
pub use table::{Facts, Glance, Table};
pub use timeline::{Timeline, TimelineRow};
pub use trial::{After, Outcome, Reply, Trial};
pub use whatif::{Changed, Unkept, WhatIf, changes};
pub use won::{partners, sides, standing_line, what_decided, won};

use cover::Cover;

use crate::engine::{Game, Journal, Rules};
use crate::games::auto_brocante::AutoBrocante;
use crate::games::automobile::Automobile;
use crate::games::autotock::Autotock;
use crate::games::independents::Independents;
use crate::games::sponsors::Sponsors;

/// The word of a game, and its contents.
type Listed = (&'static str, fn() -> Contents);

const LIST: [Listed; 5] = [
    (Automobile::ID, Contents::of::<Automobile>),
    (AutoBrocante::ID, Contents::of::<AutoBrocante>),
    (Sponsors::ID, Contents::of::<Sponsors>),
    (Independents::ID, Contents::of::<Independents>),
    (Autotock::ID, Contents::of::<Autotock>),
];

/// A session of any game. Listed games are begun from their headers, others from their journals.
#[derive(Debug)]
pub struct Session(Box<dyn Play>);

impl Session {
    /// The words of all games, in the order of the list.
    pub const GAMES: &'static [&'static str] = &{
        let mut words = [""; LIST.len()];
        let mut at = 0;
        while at < LIST.len() {
            (words[at], at) = (LIST[at].0, at + 1);
        }
        words
    };

    /// All games.
    pub fn games() -> impl Iterator<Item = Contents> {
        LIST.iter().map(|(_, contents)| contents())
    }

    /// The game with this word.
    pub fn contents(game: &str) -> Option<Contents> {
        LIST.iter().find(|(word, _)| *word == game).map(|(_, contents)| contents())
    }
}

impl<G: Game> From<Journal<G>> for Session {
    fn from(journal: Journal<G>) -> Self {
        Self(Box::new(journal))
    }
}

impl Clone for Session {
    fn clone(&self) -> Self {
        self.0.another()
    }
}

impl GameSession for Session {
    fn begin(header: &str) -> Result<Self, HeaderFault> {
        let cover = Cover::parse(header)?;
        match Self::contents(&cover.game) {
            Some(contents) => (contents.begin)(&cover, header),
            None => Err(HeaderFault::Game { found: cover.game, known: Self::GAMES.join(", ") }),
        }
    }

    fn table(&self) -> &dyn Table {
        &*self.0
    }

    fn play(&mut self) -> &mut dyn Play {
        &mut *self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_refused_with_the_names_of_those_there_are() {
        let fault = Session::begin(r#"{"steward":2,"game":"chess","rules":1}"#).map(|_| ()).unwrap_err();
        let known = Session::GAMES.join(", ");
        assert_eq!(fault, HeaderFault::Game { found: "chess".to_owned(), known: known.clone() });
        assert!(known.contains("automobile") && fault.line().to_string().contains(&known));
    }

    #[test]
    fn no_two_games_share_a_word() {
        let mut words = Session::GAMES.to_vec();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), Session::GAMES.len());
    }
}
