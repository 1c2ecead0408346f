//! What a table costs to look at, computed once for each version of the book and never per frame.

use crate::desk::table::Story;
use crate::engine::{Derivation, Holder, Offer, Rejection, Seat, Standing, TurnStatus, Unit};
use crate::session::Session;

/// What was seen of a table, until something is entered.
#[derive(Clone, Debug)]
pub struct Seen {
    version: u32,
    /// Where the game stands.
    pub stage: TurnStatus,
    /// Every choice with its answer; those that only their player may see among them.
    pub offers: Vec<Offer>,
    /// Of which offers the outcome is left to chance that nobody can draw: the game has no seed.
    undrawn: Vec<usize>,
    /// Everybody's result as if the game ended now.
    pub standings: Result<Vec<Standing>, Rejection>,
    /// Whether each unit adds up.
    pub balanced: bool,
    /// Whether anything came from outside the game or was lost to it.
    pub outside: bool,
    /// How many entries do something else than they did, with nothing decided about them.
    pub open: usize,
    /// The rows of the timeline.
    pub story: Story,
    /// Who plays together, side by side; nothing where everybody plays alone.
    pub sides: Vec<Vec<Seat>>,
    /// The accounts that the last line changed.
    changed: Vec<(Holder, Unit)>,
}

impl Seen {
    /// Looks at a table.
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
            outside: table.trial_balances().iter().any(|seal| !seal.whole()),
            open: table.divergences().iter().filter(|found| found.resolved.is_none()).count(),
            story,
            sides: contents
                .map(|contents| (contents.sides)(table.seats(), &table.book().rulings))
                .unwrap_or_default(),
            changed: both.collect(),
        }
    }

    /// Looks again if something was entered since.
    pub fn refresh(&mut self, table: &Session) {
        if self.version != table.lines() {
            let mut story = std::mem::take(&mut self.story);
            story.go_on(table);
            *self = Self::with(table, story);
        }
    }

    /// The version it was seen at.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The choices that everybody may see and that can be booked, each with its place among all of them.
    pub fn open_offers(&self) -> impl Iterator<Item = (usize, &Offer)> + Clone {
        let all = self.offers.iter().enumerate().filter(|(_, offer)| !offer.reveals_secret);
        all.filter(|(at, _)| !self.undrawn.contains(at))
    }

    /// Whether the last line changed an account.
    pub fn changed(&self, holder: Holder, unit: Unit) -> bool {
        self.changed.contains(&(holder, unit))
    }

    /// The result of a seat.
    pub fn score(&self, seat: Seat) -> Option<&Derivation> {
        let standings = self.standings.as_ref().ok()?;
        standings.iter().find(|standing| standing.seat == seat).map(|standing| &standing.score)
    }
}
