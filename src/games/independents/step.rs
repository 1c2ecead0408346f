//! The eight steps of a year, each with its own data.

use crate::engine::{PerSeat, Seat};
use crate::games::independents::{Section, Spot};

pub const SELECTIVE_STEP: u8 = 1;
pub const REQUIRED_STEP: u8 = 2;
pub const CARD_STEP: u8 = 3;
pub const COMPETITION: u8 = 4;
pub const MAJORITY: u8 = 5;
pub const TRENDS: u8 = 6;
pub const CAR_OF_THE_YEAR: u8 = 7;
pub const NEW_YEAR: u8 = 8;

/// The current step of the year. The first five steps are played once for each category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// 1: selective disks, round after round until all have passed.
    Selective {
        /// Whose turn it is, as an index in the turn order.
        next: usize,
        /// The players who have passed, in order.
        lane: Vec<Seat>,
        /// The sections in which each player has placed disks.
        used: PerSeat<Vec<Section>>,
    },
    /// 2: required disks, one round.
    Required {
        /// Where the search for a player with disks to place starts, as an index in the turn order.
        next: usize,
    },
    /// 3: cards, round after round until all have passed.
    Cards {
        /// Whose turn it is, as an index in the turn order.
        next: usize,
        /// The players who have passed, in order.
        lane: Vec<Seat>,
    },
    Competition,
    Majority,
    /// 6: trends, one round.
    Trends {
        /// Where the search for a player with cards starts, as an index in the turn order.
        next: usize,
        /// The sections of each player that trends have covered, repeated for each time.
        had_disk: PerSeat<Vec<Spot>>,
    },
    CarOfTheYear,
    NewYear,
}

impl Step {
    pub fn selective(seats: usize) -> Self {
        Self::Selective { next: 0, lane: Vec::new(), used: PerSeat::new(seats) }
    }

    /// The start of the step with this number; `None` if there is no such step.
    pub fn begin(number: u8, seats: usize) -> Option<Self> {
        Some(match number {
            SELECTIVE_STEP => Self::selective(seats),
            REQUIRED_STEP => Self::Required { next: 0 },
            CARD_STEP => Self::Cards { next: 0, lane: Vec::new() },
            COMPETITION => Self::Competition,
            MAJORITY => Self::Majority,
            TRENDS => Self::Trends { next: 0, had_disk: PerSeat::new(seats) },
            CAR_OF_THE_YEAR => Self::CarOfTheYear,
            NEW_YEAR => Self::NewYear,
            _ => return None,
        })
    }

    pub const fn number(&self) -> u8 {
        match self {
            Self::Selective { .. } => SELECTIVE_STEP,
            Self::Required { .. } => REQUIRED_STEP,
            Self::Cards { .. } => CARD_STEP,
            Self::Competition => COMPETITION,
            Self::Majority => MAJORITY,
            Self::Trends { .. } => TRENDS,
            Self::CarOfTheYear => CAR_OF_THE_YEAR,
            Self::NewYear => NEW_YEAR,
        }
    }

    /// Mutable access to the turn index, if players take turns in this step.
    pub const fn next_mut(&mut self) -> Option<&mut usize> {
        match self {
            Self::Selective { next, .. }
            | Self::Required { next }
            | Self::Cards { next, .. }
            | Self::Trends { next, .. } => Some(next),
            Self::Competition | Self::Majority | Self::CarOfTheYear | Self::NewYear => None,
        }
    }

    /// The players who have passed, in order; empty if the step has no passing lane.
    pub fn lane(&self) -> &[Seat] {
        match self {
            Self::Selective { lane, .. } | Self::Cards { lane, .. } => lane,
            _ => &[],
        }
    }

    /// The passing lane, if the step has one.
    pub const fn lane_mut(&mut self) -> Option<&mut Vec<Seat>> {
        match self {
            Self::Selective { lane, .. } | Self::Cards { lane, .. } => Some(lane),
            _ => None,
        }
    }

    /// The sections where a player has placed selective disks in this step.
    pub fn used(&self, seat: Seat) -> &[Section] {
        match self {
            Self::Selective { used, .. } => used.get(seat).map(Vec::as_slice).unwrap_or_default(),
            _ => &[],
        }
    }

    /// The sections of a player that trends have covered this year.
    pub fn had_disk(&self, seat: Seat) -> &[Spot] {
        match self {
            Self::Trends { had_disk, .. } => had_disk.get(seat).map(Vec::as_slice).unwrap_or_default(),
            _ => &[],
        }
    }
}
