//! Factories: where they can be built, what jumping ahead costs, and Ford's extra piece.

use super::Automobile;
use super::things::{at_space, cars_of, parts_of, tiles_of};
use crate::Done;
use crate::rules::{Rules, hand};

impl Automobile {
    /// The owner of the factory on a space.
    pub(super) fn owner(&self, space: i64) -> Option<u8> {
        let at = at_space(space);
        self.everybody().find(|seat| self.has(&at, tiles_of(*seat)) > 0 || self.has(&at, parts_of(*seat)) > 0)
    }

    /// Whether a space is closed.
    pub(super) fn is_closed(&self, space: i64) -> bool {
        self.has(at_space(space), "closed") > 0
    }

    /// Whether a player has an open factory on a space.
    pub(super) fn is_open_of(&self, seat: u8, space: i64) -> bool {
        self.owner(space) == Some(seat) && !self.is_closed(space)
    }

    /// Refuses a space that has a factory, or is closed and cannot be built on again.
    pub(super) fn must_be_free(&self, space: i64) -> Done {
        if let Some(owner) = self.owner(space) {
            return Err(format!("space {space} is p{owner}'s"));
        }
        if !self.is_closed(space) {
            return Ok(());
        }
        if self.is("closed-rebuild", "no") {
            return Err(format!("space {space} is closed for good"));
        }
        match self.everybody().find(|seat| self.has(at_space(space), cars_of(*seat)) > 0) {
            Some(seat) => Err(format!("cars of p{seat} stand on the closed space {space}")),
            None => Ok(()),
        }
    }

    /// The cubes needed to build on a free space: 1 + 2 + … up to the number of spaces beyond the most modern
    /// factory.
    pub(super) fn skip(&self, space: i64) -> i64 {
        let closed_leads = self.is("closed-leads", "yes");
        let built = |at: &i64| if self.is_closed(*at) { closed_leads } else { self.owner(*at).is_some() };
        let most_modern = (1..=26).rev().find(built).unwrap_or(0);
        (1..=space - most_modern).sum()
    }

    /// Puts factory tiles, and the parts factory if built, on a space.
    pub(super) fn put_up(&mut self, seat: u8, space: i64, tiles: i64, parts: bool) -> Done {
        let at = at_space(space);
        let stand = self.has(&at, tiles_of(seat));
        if stand.saturating_add(tiles) > 3 {
            return Err(format!("{stand} factory tiles stand on space {space} already; 3 is the most"));
        }
        self.shift_all(&at, "bank", "closed")?;
        self.shift(hand(seat), &at, tiles_of(seat), tiles)?;
        self.shift(hand(seat), &at, parts_of(seat), i64::from(parts))
    }

    fn price_of(&self, space: i64, tiles: i64, parts: bool) -> Result<i64, String> {
        Ok(self.cost_of(tiles, space, 0)?.saturating_add(if parts { 500 } else { 0 }))
    }

    /// Phase 3: builds one or two pieces on one space.
    pub(super) fn build(&mut self, seat: u8, space: i64, tiles: i64, parts: bool) -> Done {
        self.must_act(seat)?;
        let pieces = tiles + i64::from(parts);
        if !(1..=2).contains(&pieces) {
            return Err(format!("one action builds 1 or 2 pieces, not {pieces}"));
        }
        if !self.is_open_of(seat, space) {
            self.must_be_free(space)?;
            self.use_cubes(seat, self.skip(space), "this space")?;
        }
        let cost = self.price_of(space, tiles, parts)?;
        self.spend(seat, cost, "building")?;
        self.put_up(seat, space, tiles, parts)?;
        if self.has(at_space(space), tiles_of(seat)) == 0 && self.is("parts-alone", "no") {
            return Err(format!("the parts factory needs a factory on space {space}"));
        }
        self.acted(seat, Some(space))
    }

    /// Ford: builds one more piece on a space with the player's factories, just before or after their action.
    pub(super) fn ford(&mut self, seat: u8, space: i64, parts: bool) -> Done {
        let after = self.just.filter(|(actor, _)| *actor == seat);
        if after.is_none() {
            self.must_be(3, "Ford's extra piece")?;
        }
        if !self.plays(seat, "ford") {
            return Err(format!("p{seat} does not hold Ford"));
        }
        if self.ford_used {
            return Err("Ford's extra piece is built already".to_owned());
        }
        let before = self.phase == 3 && self.in_turn() == Some(seat);
        if !before && after.is_none() {
            return Err("Ford builds just before or after the own action".to_owned());
        }
        if self.is_closed(space) || self.has(at_space(space), tiles_of(seat)) == 0 {
            return Err(format!("no factory of p{seat} stands on space {space}"));
        }
        let same = !before && after == Some((seat, Some(space)));
        if same && self.is("ford-same", "no") {
            return Err(format!("space {space} was built by this very action"));
        }
        let tiles = i64::from(!parts);
        let cost = self.price_of(space, tiles, parts)?;
        self.spend(seat, cost, "the extra piece")?;
        self.put_up(seat, space, tiles, parts)?;
        self.ford_used = true;
        Ok(())
    }
}
