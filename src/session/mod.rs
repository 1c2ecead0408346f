//! The closed list of games, and the questions that can be put to any of them. A panel, a command and a record
//! ask a [`Table`] and never know which box lies on it.

mod amending;
mod asking;
mod contents;
pub mod counting;
mod course;
mod cover;
mod demo;
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
mod recap;
mod referee;
mod refereeing;
mod riddle;
mod shuts;
mod steps;
mod table;
pub mod telling;
mod timeline;
mod trial;
mod whatif;
mod won;

pub use amending::{Amended, ChangedStep};
pub use asking::{AskedEntry, OpenPoint, OtherOption, TableRuling};
pub use contents::Contents;
pub use course::{Course, Followed, Turn, courses};
pub use demo::Example;
pub use divergence::Divergences;
pub use explained::Explained;
pub use fortunes::told_in_terms;
pub use game_session::GameSession;
pub use header_fault::HeaderFault;
pub use line::{Accepted, LineFault};
pub use nets::{Net, nets, together};
pub use on_board::OnBoard;
pub use opening::{NotBegun, Opening};
pub use play::Play;
pub use recap::Recap;
pub use referee::{told_row, told_text};
pub use refereeing::Refereeing;
pub use shuts::shuts;
pub use steps::{Mended, Mending, StepText};
pub use table::{Facts, Glance, Table};
pub use timeline::{Timeline, TimelineRow};
pub use trial::{After, BetterChoice, Outcome, Reply, Trial};
pub use whatif::{Changed, Unkept, WhatIf, changes};
pub use won::{partners, sides, standing_line, what_decided, won};

use crate::engine::{First, Game, Journal, Rules};

/// Whoever does the same with every box in the list.
pub trait Visitor {
    /// Does it with one box.
    fn game<G: Game<Setup = First>>(&mut self);
}

/// Makes the list of games: one line for each box, after the feature that it needs, where it needs one.
macro_rules! games {
    ($($(#[$only:meta])? $name:ident: $game:ty),+ $(,)?) => {
        /// A game in progress, of any box there is.
        #[derive(Clone, Debug)]
        pub enum Session {
            $(#[doc = concat!("A game of ", stringify!($name), ".")] $(#[$only])? $name(Journal<$game>),)+
        }

        impl Session {
            /// The words of all games, in the order of the list.
            pub const GAMES: &'static [&'static str] = &[$($(#[$only])? <$game as Rules>::WORD),+];

            /// Goes through the list.
            pub fn visit(visitor: &mut impl Visitor) {
                $($(#[$only])? visitor.game::<$game>();)+
            }

            /// What lies in the box of a game.
            pub fn contents(game: &str) -> Option<Contents> {
                $($(#[$only])? if game == <$game as Rules>::WORD {
                    return Some(Contents::of::<$game>());
                })+
                None
            }
        }

        impl GameSession for Session {
            fn begin(header: &str) -> Result<Self, HeaderFault> {
                let cover = cover::cover(header)?;
                $($(#[$only])? if cover.game == <$game as Rules>::WORD {
                    return cover::begin(header).map(Self::$name);
                })+
                let known = Self::GAMES.join(", ");
                Err(HeaderFault::Game { found: cover.game, known })
            }

            fn table(&self) -> &dyn Table {
                match self { $($(#[$only])? Self::$name(journal) => journal,)+ }
            }

            fn play(&mut self) -> &mut dyn Play {
                match self { $($(#[$only])? Self::$name(journal) => journal,)+ }
            }
        }

        $($(#[$only])? impl From<Journal<$game>> for Session {
            fn from(journal: Journal<$game>) -> Self {
                Self::$name(journal)
            }
        })+
    };
}

games! {
    Automobile: crate::games::automobile::Automobile,
    AutoBrocante: crate::games::auto_brocante::AutoBrocante,
    Sponsors: crate::games::sponsors::Sponsors,
    Independents: crate::games::independents::Independents,
    Autotock: crate::games::autotock::Autotock,
    #[cfg(feature = "tow-truck")] TowTruck: crate::games::tow_truck::TowTruck,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_refused_with_the_names_of_those_there_are() {
        let fault = Session::begin(r#"{"steward":1,"game":"chess","rules":1}"#).map(|_| ()).unwrap_err();
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
