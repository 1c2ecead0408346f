//! The off-ledger state of Automobile: turn, phase, orders of play, characters, and the decisions of this turn.

use serde::{Deserialize, Serialize};

use crate::engine::{PerSeat, Seat};
use crate::games::automobile::units::{BONUS, REDUCED, on};
use crate::games::automobile::{Character, Class, Phase, Space, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub turn: u8,
    pub phase: Phase,
    /// The order in which characters are chosen this turn.
    pub choosing: Vec<Seat>,
    /// The order of play this turn: the characters from left to right. Empty until all have chosen.
    pub order: Vec<Seat>,
    /// The character of each player this turn.
    pub characters: PerSeat<Option<Character>>,
    /// Whether the first choice of the game is still open, so that bids for it may be due.
    pub first_choice: bool,
    /// Whether Ford's extra piece has been built this turn.
    pub ford_used: bool,
    /// The last action of phase 3. After that phase, any act except a loan or Ford's extra piece clears it
    /// (`Rules::apply` in `mod.rs`).
    pub acted: Option<Acted>,
    /// The players who have passed in phase 6, in order.
    pub passed: Vec<Seat>,
    /// The executive decisions taken this turn.
    pub taken: Taken,
    /// The demand of this turn, once revealed.
    pub demand: Option<Demand>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acted {
    pub seat: Seat,
    pub built: Option<Space>,
}

impl State {
    /// The state before turn 1.
    pub fn new(seats: usize, choosing: Vec<Seat>) -> Self {
        Self {
            turn: 1,
            phase: Phase::Tiles,
            choosing,
            order: Vec::new(),
            characters: PerSeat::new(seats),
            first_choice: true,
            ford_used: false,
            acted: None,
            passed: Vec::new(),
            taken: Taken::default(),
            demand: None,
        }
    }

    pub fn over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The order that applies in this phase: of choosing up to phase 2, of play after it.
    pub fn line_up(&self) -> &[Seat] {
        if self.phase.number() <= 2 { &self.choosing } else { &self.order }
    }

    /// All players in the order of this phase, beginning with the one to act.
    pub fn from_next(&self) -> impl Iterator<Item = Seat> + '_ {
        let line_up = self.line_up();
        let (before, after) = line_up.split_at(self.phase.next().unwrap_or(0).min(line_up.len()));
        after.iter().chain(before).copied()
    }

    /// The player to act, if players take turns in this phase.
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Characters { .. } => self.builder().or_else(|| self.chooser()),
            Phase::Actions { next, .. }
            | Phase::Distributors { next, .. }
            | Phase::Decisions { next, .. } => self.order.get(next).copied(),
            Phase::Howard => self.holder(Character::Howard),
            _ => None,
        }
    }

    /// The next player to choose a character: the first without one, from the current index on.
    pub fn chooser(&self) -> Option<Seat> {
        self.from_next().find(|seat| self.characters.of(*seat).is_none())
    }

    /// The player who must build with Durant now: at once, or after all have chosen (ruling `durant-time`).
    pub fn builder(&self) -> Option<Seat> {
        let Phase::Characters { durant: Some(durant), .. } = self.phase else { return None };
        (!durant.after_all || self.chooser().is_none()).then_some(durant.seat)
    }

    /// The player who must still build with Durant, at once or later.
    pub fn durant_due(&self) -> Option<Seat> {
        match self.phase {
            Phase::Characters { durant, .. } => durant.map(|durant| durant.seat),
            _ => None,
        }
    }

    /// The player who may still build Ford's extra piece this turn.
    pub fn ford(&self) -> Option<Seat> {
        self.holder(Character::Ford).filter(|_| !self.ford_used)
    }

    /// The last action, if the Ford player did it and may still build the extra piece.
    pub fn ford_just_acted(&self) -> Option<Acted> {
        self.acted.filter(|acted| self.ford() == Some(acted.seat))
    }

    /// Whether the last action of the Ford player built on this space and the extra piece may still follow.
    pub fn ford_just_built(&self, space: Space) -> bool {
        self.ford_just_acted().is_some_and(|acted| acted.built == Some(space))
    }

    /// The player who has a character this turn.
    pub fn holder(&self, character: Character) -> Option<Seat> {
        self.characters.iter().find(|(_, held)| **held == Some(character)).map(|(seat, _)| seat)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Whether the only "close a factory" decision has been taken.
    pub close: bool,
    /// How many of the three bonus-sales markers have been taken.
    pub bonus: u8,
    /// Whether the set of two reduced-price markers has been taken.
    pub pair: bool,
    /// How many of the two single reduced-price markers have been taken.
    pub singles: u8,
}

impl Taken {
    /// The decisions that the markers on the board show.
    pub fn lying(view: View<'_>) -> Self {
        let on_spaces = |unit| Space::all().map(move |space| view.balance(on(space), unit));
        let count = |all: usize| u8::try_from(all).unwrap_or(u8::MAX);
        Self {
            close: false,
            bonus: u8::try_from(on_spaces(BONUS).sum::<i64>()).unwrap_or(u8::MAX),
            pair: on_spaces(REDUCED).any(|there| there >= 2),
            singles: count(on_spaces(REDUCED).filter(|there| *there == 1).count()),
        }
    }
}

/// The demand of a turn (phase 7).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The tiles that count for each class, from the top row.
    pub tiles: [Vec<u8>; 3],
}

impl Demand {
    /// How many cars of a class are wanted.
    pub fn of(&self, class: Class) -> i64 {
        self.tiles.get(class.index()).map_or(0, |tiles| tiles.iter().map(|tile| i64::from(*tile)).sum())
    }
}
