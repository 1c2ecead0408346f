//! Everything that somebody at the table can do in Autotock, one name for each.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::autotock::plays::Play;
use crate::games::autotock::{Card, Spot};

/// An act of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Cards are dealt; how many, the deal says.
    Deal,
    /// Gives the cards that are due for punctures, before playing.
    Puncture {
        /// The player who gives the cards.
        seat: Seat,
    },
    /// Plays a card.
    Play {
        /// The player of the card.
        seat: Seat,
        /// What the card is used for.
        how: Play,
    },
    /// Cannot play: discards a card and passes.
    Discard {
        /// The player who has nothing to play.
        seat: Seat,
        /// Which card, where it was shown; then the book checks that it could not be played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Has laid a card that turns out to be unplayable.
    Laid {
        /// The player of the card.
        seat: Seat,
        /// Which card.
        card: Card,
    },
}

impl Act {
    /// Who does it; nobody in particular when cards are dealt.
    pub const fn actor(&self) -> Option<Seat> {
        match self {
            Self::Deal => None,
            Self::Puncture { seat }
            | Self::Play { seat, .. }
            | Self::Discard { seat, .. }
            | Self::Laid { seat, .. } => Some(*seat),
        }
    }
}

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// Which deal is being played, counted from 1 through the game; it is then played, not dealt.
    Deal(u16),
    /// Whose turn it is.
    Next(Seat),
    /// How many cards somebody owes for punctures.
    Owes {
        /// The player who owes spaces.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Whether the special square on which a car stands has hold of it.
    Held {
        /// Whose car.
        seat: Seat,
        /// Where it stands.
        car: Spot,
        /// Whether it ended a move there.
        held: Held,
    },
}

/// Whether the square on which a car stands has hold of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// It ended a move there.
    Stopped,
    /// It came there otherwise.
    Free,
}
