//! The eight steps of a year, each with the data that belongs to it.

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

/// The current step of the year. The first five are gone through once for each category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// 1: selective disks, round after round until all have passed.
    Selective {
        /// Whose turn it is, as an index on the track.
        next: usize,
        /// The players who have passed, in order.
        lane: Vec<Seat>,
        /// The sections in which each player has placed disks.
        used: PerSeat<Vec<Section>>,
    },
    /// 2: required disks, once round.
    Required {
        /// Where on the track to start looking for a player with disks to place.
        next: usize,
    },
    /// 3: cards, round after round until all have passed.
    Cards {
        /// Whose turn it is, as an index on the track.
        next: usize,
        /// The players who have passed, in order.
        lane: Vec<Seat>,
    },
    Competition,
    Majority,
    /// 6: trends, once round.
    Trends {
        /// Where on the track to start looking for a player with cards.
        next: usize,
        /// The sections of a player covered by trends, each as often as it was covered.
        had_disk: PerSeat<Vec<Spot>>,
    },
    CarOfTheYear,
    NewYear,
}

impl Step {
    pub fn selective(seats: usize) -> Self {
        Self::Selective { next: 0, lane: Vec::new(), used: PerSeat::new(seats) }
    }

    /// The beginning of a step, by its number; `None` if there is no such step.
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

    /// Where on the track to start looking for the next player, in a step that goes round by player.
    pub const fn next_mut(&mut self) -> Option<&mut usize> {
        match self {
            Self::Selective { next, .. }
            | Self::Required { next }
            | Self::Cards { next, .. }
            | Self::Trends { next, .. } => Some(next),
            Self::Competition | Self::Majority | Self::CarOfTheYear | Self::NewYear => None,
        }
    }

    /// The players who have passed, in order; empty in a step without a passing lane.
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

    /// The sections in which a player has placed selective disks.
    pub fn used(&self, seat: Seat) -> &[Section] {
        match self {
            Self::Selective { used, .. } => used.get(seat).map(Vec::as_slice).unwrap_or_default(),
            _ => &[],
        }
    }

    /// The sections of a player that trends have covered.
    pub fn had_disk(&self, seat: Seat) -> &[Spot] {
        match self {
            Self::Trends { had_disk, .. } => had_disk.get(seat).map(Vec::as_slice).unwrap_or_default(),
            _ => &[],
        }
    }
}
