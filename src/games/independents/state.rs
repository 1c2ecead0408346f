//! The off-ledger state of The Last of the Independents: year, category, step, turn-order track, passing lane,
//! companies.

use crate::engine::{PerSeat, Seat};
use crate::games::independents::step::Step;
use crate::games::independents::{Category, Company};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub year: u32,
    /// The category that the first five steps are about.
    pub category: Category,
    pub step: Step,
    /// The player whose marker was first on the track at the start of the game.
    pub first: Seat,
    /// The turn-order track; empty before the markers are placed.
    pub order: Vec<Seat>,
    /// Each player's company; `None` if a sheet must be drawn.
    pub companies: PerSeat<Option<Company>>,
    /// Company sheets that went bankrupt and have not been shuffled.
    pub discarded: Vec<Company>,
    /// Each player's disks at the end of the last year, before subsidies and bankruptcies.
    pub disks_at_end: PerSeat<i64>,
    pub over: bool,
}

impl State {
    /// The state before the first year. With two players, the first player decides the whole order.
    pub fn new(seats: usize, round: Vec<Seat>) -> Self {
        Self {
            year: 1,
            category: Category::Models,
            step: Step::selective(seats),
            first: round.first().copied().unwrap_or(Seat::new(0)),
            order: if seats == 2 { round } else { Vec::new() },
            companies: PerSeat::new(seats),
            discarded: Vec::new(),
            disks_at_end: PerSeat::new(seats),
            over: false,
        }
    }

    pub fn holder(&self, company: Company) -> Option<Seat> {
        self.companies.iter().find(|(_, held)| **held == Some(company)).map(|(seat, _)| seat)
    }
}
