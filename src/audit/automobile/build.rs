//! Factories: where they may stand, what skipping spaces costs, and Ford's extra piece.

use super::Done;
use super::table::Table;
use super::things::{Place, Thing, plus, times};

impl Table {
    /// Whose factory stands on a space.
    pub(super) fn owner(&self, space: u8) -> Option<u8> {
        (1..=self.seats).find(|seat| {
            let at = Place::Space(space);
            self.has(at, Thing::Tiles(*seat)) > 0 || self.has(at, Thing::Parts(*seat)) > 0
        })
    }

    /// Whether a space is closed.
    pub(super) fn is_closed(&self, space: u8) -> bool {
        self.has(Place::Space(space), Thing::Closed) > 0
    }

    /// Whether a space holds an open factory of this seat.
    pub(super) fn is_open_of(&self, seat: u8, space: u8) -> bool {
        self.owner(space) == Some(seat) && !self.is_closed(space)
    }

    /// Refuses a space on which somebody has built, or a closed one that may not be built again.
    pub(super) fn must_be_free(&self, space: u8) -> Done {
        if let Some(owner) = self.owner(space) {
            return Err(format!("space {space} is p{owner}'s"));
        }
        if !self.is_closed(space) {
            return Ok(());
        }
        if self.rulings.is("closed-rebuild", "no") {
            return Err(format!("space {space} is closed for good"));
        }
        match (1..=self.seats).find(|seat| self.has(Place::Space(space), Thing::Cars(*seat)) > 0) {
            Some(seat) => Err(format!("cars of p{seat} stand on the closed space {space}")),
            None => Ok(()),
        }
    }

    /// The cubes that building on a free space takes: 1 + 2 + … up to the number of steps beyond the most
    /// modern factory.
    pub(super) fn skip(&self, space: u8) -> i64 {
        let closed_leads = self.rulings.is("closed-leads", "yes");
        let built = |at: &u8| match self.is_closed(*at) {
            true => closed_leads,
            false => self.owner(*at).is_some(),
        };
        let most_modern = (1..=26u8).rev().find(built).unwrap_or(0);
        (1..=i64::from(space.saturating_sub(most_modern))).sum()
    }

    /// Puts factory tiles and perhaps the parts factory on a space.
    pub(super) fn put_up(&mut self, seat: u8, space: u8, tiles: i64, parts: bool) -> Done {
        let (hand, at) = (Place::Hand(seat), Place::Space(space));
        let stand = self.has(at, Thing::Tiles(seat));
        if plus(stand, tiles)? > 3 {
            return Err(format!("{stand} factory tiles stand on space {space} already; 3 is the most"));
        }
        let closed = self.has(at, Thing::Closed);
        self.shift(at, Place::Bank, Thing::Closed, closed)?;
        self.shift(hand, at, Thing::Tiles(seat), tiles)?;
        self.shift(hand, at, Thing::Parts(seat), i64::from(parts))
    }

    fn price_of(&self, space: u8, tiles: i64, parts: bool) -> Result<i64, String> {
        let tiles = if tiles > 0 { times(tiles, self.printed.cost(space)?)? } else { 0 };
        plus(tiles, if parts { 500 } else { 0 })
    }

    /// Phase 3: builds one or two pieces on one space.
    pub(super) fn build(&mut self, seat: u8, space: u8, tiles: i64, parts: bool) -> Done {
        self.must_act(seat)?;
        let pieces = plus(tiles, i64::from(parts))?;
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
        if self.has(Place::Space(space), Thing::Tiles(seat)) == 0 && self.rulings.is("parts-alone", "no") {
            return Err(format!("the parts factory needs a factory on space {space}"));
        }
        self.acted(seat, Some(space))
    }

    /// Ford: one more piece where own factories stand, just before or after the own action.
    pub(super) fn ford(&mut self, seat: u8, space: u8, parts: bool) -> Done {
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
        if self.is_closed(space) || self.has(Place::Space(space), Thing::Tiles(seat)) == 0 {
            return Err(format!("no factory of p{seat} stands on space {space}"));
        }
        let same = !before && after == Some((seat, Some(space)));
        if same && self.rulings.is("ford-same", "no") {
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

#[cfg(test)]
mod tests {
    use super::super::fixture::{acting, place};
    use super::*;

    #[test]
    fn skipping_spaces_costs_more_and_more() {
        let mut table = acting(&[]);
        assert_eq!([1, 2, 3, 4].map(|space| table.skip(space)), [1, 3, 6, 10]);
        place(&mut table, 2, 2, 1);
        assert_eq!([1, 2, 3, 5].map(|space| table.skip(space)), [0, 0, 1, 6]);
    }

    #[test]
    fn a_closed_space_leads_unless_ruled_otherwise() {
        for (ruling, cubes) in [("yes", 1), ("no", 6)] {
            let mut table = acting(&[("closed-leads", ruling)]);
            table.shift(Place::Bank, Place::Space(2), Thing::Closed, 1).unwrap();
            assert_eq!(table.skip(3), cubes);
        }
    }

    #[test]
    fn a_closed_space_is_built_again_only_by_ruling_and_without_cars() {
        for (ruling, legal) in [("no", false), ("yes", true)] {
            let mut table = acting(&[("closed-rebuild", ruling)]);
            table.shift(Place::Bank, Place::Space(2), Thing::Closed, 1).unwrap();
            assert_eq!(table.clone().build(1, 2, 1, false).is_ok(), legal);
            table.shift(Place::Hand(3), Place::Space(2), Thing::Cars(3), 1).unwrap();
            assert!(table.build(1, 2, 1, false).is_err());
        }
    }

    #[test]
    fn three_tiles_and_the_parts_factory_are_the_most() {
        let mut table = acting(&[]);
        place(&mut table, 1, 1, 2);
        assert!(table.clone().build(1, 1, 2, false).is_err());
        assert!(table.clone().build(1, 1, 2, true).is_err());
        table.build(1, 1, 1, true).unwrap();
        assert_eq!(table.cash(1), 2000 - 200 - 500);
    }

    #[test]
    fn the_parts_factory_stands_alone_only_by_ruling() {
        assert!(acting(&[]).build(1, 1, 0, true).is_err());
        assert!(acting(&[]).build(1, 1, 1, true).is_ok());
        assert!(acting(&[("parts-alone", "yes")]).build(1, 1, 0, true).is_ok());
    }

    #[test]
    fn nobody_builds_on_a_space_of_somebody_else() {
        let mut table = acting(&[]);
        place(&mut table, 2, 1, 1);
        assert!(table.build(1, 1, 1, false).is_err());
    }

    #[test]
    fn ford_builds_before_or_after_the_own_action_and_once() {
        let mut table = acting(&[]);
        place(&mut table, 1, 5, 1);
        let mut before = table.clone();
        before.ford(1, 5, false).unwrap();
        assert!(before.ford(1, 5, false).is_err());
        table.cubes(1).unwrap();
        let mut after = table.clone();
        after.ford(1, 5, true).unwrap();
        assert_eq!(after.cash(1), 1500);
        table.cubes(2).unwrap();
        assert!(table.ford(1, 5, false).is_err());
        assert!(after.ford(2, 5, false).is_err());
    }

    #[test]
    fn ford_builds_on_the_space_just_built_unless_ruled_otherwise() {
        for (ruling, legal) in [("yes", true), ("no", false)] {
            let mut table = acting(&[("ford-same", ruling)]);
            table.build(1, 1, 1, false).unwrap();
            assert_eq!(table.ford(1, 1, false).is_ok(), legal);
        }
    }
}
