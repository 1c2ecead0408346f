//! Values computed from a session once for each version of the book, not per frame.

use crate::desk::table::Story;
use crate::engine::{Derivation, Holder, Offer, Rejection, Seat, Standing, TurnStatus, Unit};
use crate::session::Session;

#[derive(Clone, Debug)]
pub struct Seen {
    version: u32,
    pub stage: TurnStatus,
    /// All offers, including secret ones.
    pub offers: Vec<Offer>,
    /// The offers whose outcome is random but cannot be drawn, because the session has no seed.
    undrawn: Vec<usize>,
    /// The results as if the game ended now.
    pub standings: Result<Vec<Standing>, Rejection>,
    pub balanced: bool,
    /// Whether anything entered or left the game.
    pub outside: bool,
    /// The number of unresolved entries whose effect has changed.
    pub open: usize,
    pub story: Story,
    /// The teams; empty in a game without teams.
    pub sides: Vec<Vec<Seat>>,
    /// The accounts that the last line changed.
    changed: Vec<(Holder, Unit)>,
}

impl Seen {
    pub fn of(table: &Session) -> Self {
        Self::with(table, Story::of(table))
    }

    fn with(table: &Session, story: Story) -> Self {
        let contents = crate::session::game(table.info().game);
        let last = table.line(table.lines());
        let moved = last.map(|row| table.moved_by_line(row.n)).unwrap_or_default();
        let both = moved.iter().flat_map(|moved| [(moved.from, moved.unit), (moved.to, moved.unit)]);
        let offers = table.offers();
        let open = |(_, offer): &(usize, &Offer)| table.due(&offer.act).is_some();
        let undrawn = match table.header().seed {
            Some(_) => Vec::new(),
            None => offers.iter().enumerate().filter(open).map(|(at, _)| at).collect(),
        };
        Self {
            version: table.lines(),
            stage: table.stage(),
            offers,
            undrawn,
            standings: table.standings(),
            balanced: table.balanced(),
            outside: table.trial_balances().iter().any(|balance| !balance.whole()),
            open: table.divergences().iter().filter(|found| found.resolved.is_none()).count(),
            story,
            sides: contents
                .map(|contents| (contents.sides)(table.seats(), &table.book().rulings))
                .unwrap_or_default(),
            changed: both.collect(),
        }
    }

    /// Computes the values again if the session changed.
    pub fn refresh(&mut self, table: &Session) {
        if self.version != table.lines() {
            let mut story = std::mem::take(&mut self.story);
            story.go_on(table);
            *self = Self::with(table, story);
        }
    }

    pub fn version(&self) -> u32 {
        self.version
    }

    /// The public offers that can be entered, each with its index.
    pub fn open_offers(&self) -> impl Iterator<Item = (usize, &Offer)> + Clone {
        let all = self.offers.iter().enumerate().filter(|(_, offer)| !offer.reveals_secret);
        all.filter(|(at, _)| !self.undrawn.contains(at))
    }

    pub fn changed(&self, holder: Holder, unit: Unit) -> bool {
        self.changed.contains(&(holder, unit))
    }

    pub fn score(&self, seat: Seat) -> Option<&Derivation> {
        let standings = self.standings.as_ref().ok()?;
        standings.iter().find(|standing| standing.seat == seat).map(|standing| &standing.score)
    }
}
