//! Turn status: the turn, the phase and who acts.

use serde::Serialize;

use crate::engine::{Colour, Seat};
use crate::msg;
use crate::words::{Key, Line, keys};

/// The turn, the phase, and who acts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TurnStatus {
    /// The game's word for a turn, such as a turn, a year or a deal.
    #[serde(skip)]
    pub label: Key,
    /// The turn, from 1.
    pub turn: u32,
    /// The number of turns, if fixed.
    pub turns: Option<u32>,
    /// The phase, from 1.
    pub phase: u8,
    /// The names of all phases, in order.
    #[serde(skip)]
    pub phases: &'static [Key],
    /// The round within the phase and the number of rounds, if the phase has rounds.
    pub round: Option<(u8, u8)>,
    /// The names of rounds, if they have any, and the number of phases in each round.
    #[serde(skip)]
    pub round_names: Option<(&'static [Key], u8)>,
    /// The players who may act; empty if the whole table acts.
    #[serde(rename = "whose")]
    pub to_act: Vec<Seat>,
    /// The colour of the hand that acts, if the player has more than one.
    #[serde(skip)]
    pub hand: Option<Colour>,
    /// The order of play, if any.
    #[serde(skip)]
    pub order: AtTable<Seat>,
    /// The roles of players, such as the characters they hold.
    #[serde(skip)]
    pub roles: AtTable<(Seat, Key)>,
    /// What to do now.
    #[serde(rename = "now")]
    pub prompt: Line,
    /// Why the game is over, if it is.
    pub over: Option<Line>,
}

/// A list with at most one item per colour. An array, because previews create many turn statuses.
pub type AtTable<T> = [Option<T>; Colour::ALL.len()];

/// Collects items up to the capacity of the list.
pub fn at_table<T>(all: impl Iterator<Item = T>) -> AtTable<T> {
    let mut all = all.fuse();
    std::array::from_fn(|_| all.next())
}

impl TurnStatus {
    /// Whether it is the turn of this hand of a player.
    pub fn acts(&self, seat: Seat, colour: Colour) -> bool {
        self.to_act.contains(&seat) && self.hand.is_none_or(|hand| hand == colour)
    }

    /// The role of a player.
    pub fn role(&self, seat: Seat) -> Option<Key> {
        self.roles.iter().flatten().find(|(other, _)| *other == seat).map(|(_, role)| *role)
    }

    /// The current turn as a message, with the number of turns if fixed.
    pub fn turn_line(&self) -> Line {
        match self.turns {
            Some(turns) => msg!(keys::engine::TURN_OF, called = self.label, turn = self.turn, turns),
            None => self.turn_named(self.turn),
        }
    }

    /// A turn as a message.
    pub fn turn_named(&self, turn: u32) -> Line {
        msg!(keys::engine::TURN_N, called = self.label, turn)
    }

    /// A phase of a turn as a message; the turn alone if the phase does not exist.
    pub fn phase_named(&self, turn: u32, phase: u8) -> Line {
        match usize::from(phase).checked_sub(1).and_then(|at| self.phases.get(at)) {
            Some(name) => msg!(keys::engine::TURN_PHASE, called = self.label, turn, phase = *name),
            None => self.turn_named(turn),
        }
    }

    /// The phase as records store it: `3.5` is phase 5 of turn 3; `over` after the end.
    pub fn word(&self) -> String {
        if self.over.is_some() { "over".to_owned() } else { format!("{}.{}", self.turn, self.phase) }
    }
}
