//! Where a game stands.

use serde::Serialize;

use crate::engine::{Colour, Seat};
use crate::msg;
use crate::words::{Key, Line, keys};

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnStatus {
    /// What a turn of this box is called: a turn, a year, a deal.
    #[serde(skip)]
    pub label: Key,
    /// The turn, from 1.
    pub turn: u32,
    /// How many turns there are, where that is fixed.
    pub turns: Option<u32>,
    /// The phase, from 1.
    pub phase: u8,
    /// The names of all phases, in order.
    #[serde(skip)]
    pub phases: &'static [Key],
    /// The round within the phase and how many there are, where it has rounds.
    pub round: Option<(u8, u8)>,
    /// What the rounds are called, where each has a name of its own, and how many phases each of them goes through.
    #[serde(skip)]
    pub round_names: Option<(&'static [Key], u8)>,
    /// Who may act; empty where the whole table does.
    #[serde(rename = "whose")]
    pub to_act: Vec<Seat>,
    /// The colour of the hand that acts, where a player has more than one.
    #[serde(skip)]
    pub hand: Option<Colour>,
    /// The order of play, where one is laid out.
    #[serde(skip)]
    pub order: AtTable<Seat>,
    /// What players are for now, where they are something: whose character they hold.
    #[serde(skip)]
    pub roles: AtTable<(Seat, Key)>,
    /// What is to be done now.
    #[serde(rename = "now")]
    pub prompt: Line,
    /// Why the game is over, once it is.
    pub over: Option<Line>,
}

/// Something of as many as sit at a table at most, one for each colour; in place, since a stage is made with every preview.
pub type AtTable<T> = [Option<T>; Colour::ALL.len()];

/// So many of these as there is room for.
pub fn at_table<T>(all: impl Iterator<Item = T>) -> AtTable<T> {
    let mut all = all.fuse();
    std::array::from_fn(|_| all.next())
}

impl TurnStatus {
    /// Whether a hand of a player acts.
    pub fn acts(&self, seat: Seat, colour: Colour) -> bool {
        self.to_act.contains(&seat) && self.hand.is_none_or(|hand| hand == colour)
    }

    /// What a player is for now.
    pub fn role(&self, seat: Seat) -> Option<Key> {
        self.roles.iter().flatten().find(|(other, _)| *other == seat).map(|(_, role)| *role)
    }

    /// The turn in plain words, with how many there are where that is fixed.
    pub fn turn_line(&self) -> Line {
        match self.turns {
            Some(turns) => msg!(keys::engine::TURN_OF, called = self.label, turn = self.turn, turns = turns),
            None => self.turn_named(self.turn),
        }
    }

    /// Any turn in plain words.
    pub fn turn_named(&self, turn: u32) -> Line {
        msg!(keys::engine::TURN_N, called = self.label, turn = turn)
    }

    /// A phase of a turn in plain words; the turn alone where there is no such phase.
    pub fn phase_named(&self, turn: u32, phase: u8) -> Line {
        match usize::from(phase).checked_sub(1).and_then(|at| self.phases.get(at)) {
            Some(name) => msg!(keys::engine::TURN_PHASE, called = self.label, turn = turn, phase = *name),
            None => self.turn_named(turn),
        }
    }

    /// The phase as records write it: `3.5` is the fifth phase of turn 3.
    pub fn word(&self) -> String {
        if self.over.is_some() { "over".to_owned() } else { format!("{}.{}", self.turn, self.phase) }
    }
}
