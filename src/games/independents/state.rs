//! The state of The Last of the Independents off the ledger: year, category, step, the turn-order track and the
//! passing lane, companies.

use crate::engine::{PerSeat, Seat};
use crate::games::independents::step::Step;
use crate::games::independents::{Category, Company};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub year: u32,
    /// The category of the first five steps.
    pub category: Category,
    pub step: Step,
    /// The first player on the turn-order track at the start.
    pub first: Seat,
    /// The turn-order track; empty until the markers are on it.
    pub order: Vec<Seat>,
    /// Each player's company; `None` while a sheet has to be drawn.
    pub companies: PerSeat<Option<Company>>,
    /// Company sheets that went bankrupt, until they are shuffled.
    pub discarded: Vec<Company>,
    /// Each player's disks at the end of the last year, before subsidies and bankruptcies.
    pub disks_at_end: PerSeat<i64>,
    pub over: bool,
}

impl State {
    /// The state before the first year. With two players the first one fixes the order.
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

    /// The player who has a company sheet.
    pub fn holder(&self, company: Company) -> Option<Seat> {
        self.companies.iter().find(|(_, held)| **held == Some(company)).map(|(seat, _)| seat)
    }
}
