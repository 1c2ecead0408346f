//! What Automobile keeps beside the ledger: turn, phase, orders of play, characters, and what has been
//! decided this turn.

use crate::engine::{PerSeat, Seat};
use crate::games::automobile::units::{BONUS, REDUCED, on};
use crate::games::automobile::{Character, Class, Look, Space};

/// What Automobile keeps beside the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The turn, 1 to 4.
    pub turn: u8,
    /// The phase, 1 to 9.
    pub phase: u8,
    /// The round of actions in phase 3, 1 to 3.
    pub round: u8,
    /// The order in which characters are chosen this turn.
    pub choosing: Vec<Seat>,
    /// The order of play this turn: the characters from left to right. Empty until all have chosen.
    pub order: Vec<Seat>,
    /// Whose turn it is, as a place in the order of the phase.
    pub next: usize,
    /// The character that each player holds this turn.
    pub characters: PerSeat<Option<Character>>,
    /// Whether the first choice of the game is still open, so that bids for it would be due.
    pub first_choice: bool,
    /// Who must still build with Durant.
    pub durant: Option<Seat>,
    /// Who builds with Durant once all have chosen (ruling `durant-time`).
    pub durant_later: Option<Seat>,
    /// Whether Ford's extra piece is built.
    pub ford_used: bool,
    /// Who has just acted in phase 3, while nobody has done anything since.
    pub acted: Option<Seat>,
    /// The space built by the action just done.
    pub built: Option<Space>,
    /// Whether a distributor has sold in this phase 5.
    pub selling: bool,
    /// Who has passed in phase 6, in order.
    pub passed: Vec<Seat>,
    /// Passes in a row since the last decision, where passing is not final.
    pub quiet: usize,
    /// What has been taken of the executive decisions this turn.
    pub taken: Taken,
    /// The demand of this turn, once revealed.
    pub demand: Option<Demand>,
    /// The loans held when the loss phase began.
    pub loans_before: PerSeat<i64>,
    /// Whether the game is over.
    pub over: bool,
}

impl State {
    /// The state before turn 1.
    pub fn new(seats: usize, choosing: Vec<Seat>) -> Self {
        Self {
            turn: 1,
            phase: 1,
            round: 1,
            choosing,
            order: Vec::new(),
            next: 0,
            characters: PerSeat::new(seats),
            first_choice: true,
            durant: None,
            durant_later: None,
            ford_used: false,
            acted: None,
            built: None,
            selling: false,
            passed: Vec::new(),
            quiet: 0,
            taken: Taken::default(),
            demand: None,
            loans_before: PerSeat::new(seats),
            over: false,
        }
    }

    /// The order of the phase: of choosing in phase 2, of play after it.
    pub fn line_up(&self) -> &[Seat] {
        if self.phase <= 2 { &self.choosing } else { &self.order }
    }

    /// Whose turn it is in a phase that goes round by player.
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            2 => self.builder().or_else(|| self.chooser()),
            3 | 5 | 6 => self.order.get(self.next).copied(),
            4 => self.holder(Character::Howard),
            _ => None,
        }
    }

    /// Who chooses a character next: from the pointer on, the first who has none.
    pub fn chooser(&self) -> Option<Seat> {
        let (before, after) = self.choosing.split_at(self.next.min(self.choosing.len()));
        after.iter().chain(before).copied().find(|seat| self.characters.of(*seat).is_none())
    }

    /// Who builds with Durant before anything else: at once, or once all have chosen.
    pub fn builder(&self) -> Option<Seat> {
        self.durant.or_else(|| self.durant_later.filter(|_| self.chooser().is_none()))
    }

    /// Who may still build Ford's extra piece this turn.
    pub fn ford(&self) -> Option<Seat> {
        self.holder(Character::Ford).filter(|_| !self.ford_used)
    }

    /// Whether the Ford player has just acted, so that the extra piece may follow.
    pub fn ford_after(&self) -> bool {
        self.ford().is_some_and(|seat| self.acted == Some(seat))
    }

    /// Who holds a character this turn.
    pub fn holder(&self, character: Character) -> Option<Seat> {
        self.characters.iter().find(|(_, held)| **held == Some(character)).map(|(seat, _)| seat)
    }
}

/// What has been taken of the executive decisions this turn (phase 6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// Whether the one "close a factory" has been taken.
    pub close: bool,
    /// How many of the three bonus-sales markers.
    pub bonus: u8,
    /// Whether the set of two reduced-price markers.
    pub pair: bool,
    /// How many of the two single reduced-price markers.
    pub singles: u8,
}

impl Taken {
    /// What is taken where nothing was decided yet: the markers that lie on spaces.
    pub fn lying(view: Look<'_>) -> Self {
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

/// The demand of a turn, per class (phase 7), with the tiles it comes from.
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
