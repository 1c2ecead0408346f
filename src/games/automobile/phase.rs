//! The nine phases of a turn, each with its own data.

use crate::engine::{PerSeat, Seat};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// 1: all players draw demand tiles.
    Tiles,
    /// 2: characters are chosen.
    Characters {
        /// Whose turn it is, as an index in the order of choosing.
        next: usize,
        durant: Option<Builder>,
    },
    /// 3: three rounds of actions.
    Actions {
        /// 1 to 3.
        round: u8,
        /// Whose turn it is, as an index in the order of play.
        next: usize,
    },
    /// 4: Howard sells.
    Howard,
    /// 5: the distributors sell.
    Distributors {
        /// Where the search for a player who can sell starts, as an index in the order of play.
        next: usize,
        /// Whether a distributor has sold.
        selling: bool,
    },
    /// 6: executive decisions.
    Decisions {
        /// Whose turn it is, as an index in the order of play.
        next: usize,
        /// The number of passes in a row, if passing is not final.
        quiet: usize,
    },
    /// 7: the demand is revealed and cars are sold.
    Sale,
    Losses {
        /// The loans of each player when the phase began.
        loans: PerSeat<i64>,
    },
    /// 9: the end of the turn.
    End,
    /// After the last turn.
    Over,
}

/// The player who must still build with Durant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Builder {
    pub seat: Seat,
    /// Whether they build once all have chosen, instead of at once (ruling `durant-time`).
    pub after_all: bool,
}

impl Phase {
    pub const CHOOSING: Self = Self::Characters { next: 0, durant: None };
    pub const ACTING: Self = Self::Actions { round: 1, next: 0 };
    pub const SELLING: Self = Self::Distributors { next: 0, selling: false };
    pub const DECIDING: Self = Self::Decisions { next: 0, quiet: 0 };

    /// The start of the phase with this number; phase 8 records the given loans. `None` if there is no such phase.
    pub fn begin(number: u8, loans: PerSeat<i64>) -> Option<Self> {
        Some(match number {
            1 => Self::Tiles,
            2 => Self::CHOOSING,
            3 => Self::ACTING,
            4 => Self::Howard,
            5 => Self::SELLING,
            6 => Self::DECIDING,
            7 => Self::Sale,
            8 => Self::Losses { loans },
            9 => Self::End,
            _ => return None,
        })
    }

    pub const fn number(&self) -> u8 {
        match self {
            Self::Tiles => 1,
            Self::Characters { .. } => 2,
            Self::Actions { .. } => 3,
            Self::Howard => 4,
            Self::Distributors { .. } => 5,
            Self::Decisions { .. } => 6,
            Self::Sale => 7,
            Self::Losses { .. } => 8,
            Self::End | Self::Over => 9,
        }
    }

    /// The round of actions in phase 3.
    pub const fn round(&self) -> Option<u8> {
        match self {
            Self::Actions { round, .. } => Some(*round),
            _ => None,
        }
    }

    /// Whose turn it is, as an index in the order, if players take turns in this phase.
    pub const fn next(&self) -> Option<usize> {
        match self {
            Self::Characters { next, .. }
            | Self::Actions { next, .. }
            | Self::Distributors { next, .. }
            | Self::Decisions { next, .. } => Some(*next),
            Self::Tiles | Self::Howard | Self::Sale | Self::Losses { .. } | Self::End | Self::Over => None,
        }
    }

    /// Mutable access to [`Self::next`].
    pub const fn next_mut(&mut self) -> Option<&mut usize> {
        match self {
            Self::Characters { next, .. }
            | Self::Actions { next, .. }
            | Self::Distributors { next, .. }
            | Self::Decisions { next, .. } => Some(next),
            Self::Tiles | Self::Howard | Self::Sale | Self::Losses { .. } | Self::End | Self::Over => None,
        }
    }
}
