//! The eight steps of a year, each with what means something in it alone.

use crate::engine::{PerSeat, Seat};
use crate::games::independents::{Section, Spot};

/// The selective step.
pub const SELECTIVE_STEP: u8 = 1;
/// The required step.
pub const REQUIRED_STEP: u8 = 2;
/// The card step.
pub const CARD_STEP: u8 = 3;
/// Competition.
pub const COMPETITION: u8 = 4;
/// The majority bonus.
pub const MAJORITY: u8 = 5;
/// Trends.
pub const TRENDS: u8 = 6;
/// Car of the Year.
pub const CAR_OF_THE_YEAR: u8 = 7;
/// New year.
pub const NEW_YEAR: u8 = 8;

/// The step a year stands in. The first five are gone through once for each category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// 1: selective disks, round and round until all have passed.
    Selective {
        /// Whose turn it is, as a place on the track.
        next: usize,
        /// The passing lane: who has passed, in order.
        lane: Vec<Seat>,
        /// The sections in which somebody has placed disks.
        used: PerSeat<Vec<Section>>,
    },
    /// 2: required disks, once round.
    Required {
        /// From which place on the track on somebody is looked for who has disks to place.
        next: usize,
    },
    /// 3: cards, round and round until all have passed.
    Cards {
        /// Whose turn it is, as a place on the track.
        next: usize,
        /// The passing lane: who has passed, in order.
        lane: Vec<Seat>,
    },
    Competition,
    /// 5: the majority bonus.
    Majority,
    /// 6: trends, once round.
    Trends {
        /// From which place on the track on somebody is looked for who has cards.
        next: usize,
        /// The sections of a player that a trend has covered, each as often as it was covered.
        had_disk: PerSeat<Vec<Spot>>,
    },
    CarOfTheYear,
    NewYear,
}

impl Step {
    /// The beginning of the selective step.
    pub fn selective(seats: usize) -> Self {
        Self::Selective { next: 0, lane: Vec::new(), used: PerSeat::new(seats) }
    }

    /// The beginning of a step, by its number; none where there is no such step.
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

    /// The place on the track from which on the next player is looked for, in a step that goes round by player.
    pub const fn next_mut(&mut self) -> Option<&mut usize> {
        match self {
            Self::Selective { next, .. }
            | Self::Required { next }
            | Self::Cards { next, .. }
            | Self::Trends { next, .. } => Some(next),
            Self::Competition | Self::Majority | Self::CarOfTheYear | Self::NewYear => None,
        }
    }

    /// Who has passed, in order; nobody in a step without a passing lane.
    pub fn lane(&self) -> &[Seat] {
        match self {
            Self::Selective { lane, .. } | Self::Cards { lane, .. } => lane,
            _ => &[],
        }
    }

    /// The passing lane, where the step has one.
    pub const fn lane_mut(&mut self) -> Option<&mut Vec<Seat>> {
        match self {
            Self::Selective { lane, .. } | Self::Cards { lane, .. } => Some(lane),
            _ => None,
        }
    }

    /// The sections in which somebody has placed selective disks.
    pub fn used(&self, seat: Seat) -> &[Section] {
        match self {
            Self::Selective { used, .. } => used.get(seat).map(Vec::as_slice).unwrap_or_default(),
            _ => &[],
        }
    }

    /// The sections of somebody that a trend has covered.
    pub fn had_disk(&self, seat: Seat) -> &[Spot] {
        match self {
            Self::Trends { had_disk, .. } => had_disk.get(seat).map(Vec::as_slice).unwrap_or_default(),
            _ => &[],
        }
    }
}
