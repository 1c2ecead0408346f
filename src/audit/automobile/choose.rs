//! Phases 1 and 2: demand tiles are drawn, characters are chosen, Durant builds.

use super::Done;
use super::printed::CHARACTERS;
use super::table::Table;
use super::things::{Place, Thing};

impl Table {
    /// Phase 1: everybody has drawn.
    pub(super) fn drawn(&mut self) -> Done {
        self.must_be(1, "drawing demand tiles")?;
        (self.phase, self.at) = (2, 0);
        Ok(())
    }

    /// Turn 1 with bids: everybody pays theirs, the highest chooses first.
    pub(super) fn bid(&mut self, bids: &[i64]) -> Done {
        self.must_be(2, "bidding")?;
        if !self.bids_wanted() {
            return Err("there is nothing to bid for now".to_owned());
        }
        if bids.len() != usize::from(self.seats) {
            return Err(format!("{} bids from {} players", bids.len(), self.seats));
        }
        let mut order = Vec::new();
        for (seat, bid) in (1..=self.seats).zip(bids) {
            self.spend(seat, *bid, "the bid")?;
        }
        for seat in self.choosing.clone() {
            order.push((bids.get(usize::from(seat) - 1).copied().unwrap_or(0), seat));
        }
        // A stable sort leaves equal bids as they sit.
        order.sort_by_key(|(bid, _)| std::cmp::Reverse(*bid));
        self.choosing = order.into_iter().map(|(_, seat)| seat).collect();
        self.first_choice = false;
        Ok(())
    }

    fn bids_wanted(&self) -> bool {
        self.rulings.is("first-choice", "bid") && self.first_choice
    }

    /// Who chooses next: from the pointer on, the first without a character.
    pub(super) fn chooser(&self) -> Option<u8> {
        let (before, after) = self.choosing.split_at(self.at.min(self.choosing.len()));
        after.iter().chain(before).copied().find(|seat| !self.roles.contains_key(seat))
    }

    /// Phase 2: a seat takes a character and its cubes.
    pub(super) fn choose(&mut self, seat: u8, name: &str) -> Done {
        self.must_be(2, "choosing a character")?;
        if self.bids_wanted() {
            return Err("everybody bids for the first choice before it".to_owned());
        }
        if let Some(builder) = self.durant.filter(|_| self.durant_now()) {
            return Err(format!("p{builder} builds with Durant first"));
        }
        match self.chooser() {
            Some(next) if next == seat => {}
            Some(next) => return Err(format!("p{next} chooses now, not p{seat}")),
            None => return Err("everybody has a character".to_owned()),
        }
        let role = CHARACTERS.into_iter().find(|role| *role == name);
        let role = role.ok_or_else(|| format!("there is no character {name:?}"))?;
        if let Some((other, _)) = self.roles.iter().find(|(_, taken)| **taken == role) {
            return Err(format!("p{other} has {role} already"));
        }
        let cubes = match role {
            "kettering" => 3,
            "chrysler" => 2,
            "howard" => self.printed.whole("character howard cubes")?,
            _ => 1,
        };
        self.take_cubes(seat, cubes)?;
        self.roles.insert(seat, role);
        self.first_choice = false;
        self.at += 1;
        if role == "durant" {
            if self.rulings.is("durant-cannot", "no-durant") && !self.durant_can(seat)? {
                return Err(format!("p{seat} could build nothing with Durant"));
            }
            self.durant = Some(seat);
            self.durant_late = self.rulings.is("durant-time", "after-all");
        }
        self.end_choosing()
    }

    /// Whether whoever took Durant builds now.
    pub(super) fn durant_now(&self) -> bool {
        self.durant.is_some() && (!self.durant_late || self.chooser().is_none())
    }

    /// Durant: one factory tile on an unoccupied space, or nothing where nothing can be built.
    pub(super) fn durant(&mut self, seat: u8, space: Option<u8>) -> Done {
        self.must_be(2, "building with Durant")?;
        if self.durant != Some(seat) {
            return Err(format!("p{seat} has no Durant to build with"));
        }
        if !self.durant_now() {
            return Err("Durant builds when everybody has chosen".to_owned());
        }
        match space {
            Some(space) => self.durant_builds(seat, space)?,
            None if self.durant_can(seat)? => return Err(format!("p{seat} can build with Durant, and must")),
            None => {}
        }
        self.durant = None;
        self.end_choosing()
    }

    fn durant_builds(&mut self, seat: u8, space: u8) -> Done {
        self.must_be_free(space)?;
        self.use_cubes(seat, self.skip(space), "this space")?;
        let cost = self.printed.cost(space)?;
        while self.cash(seat) < cost && self.loans_left(seat) > 0 {
            self.borrow(seat)?;
        }
        self.spend(seat, cost, "the factory")?;
        self.put_up(seat, space, 1, false)
    }

    /// Whether Durant could build anywhere, with loans if need be.
    fn durant_can(&self, seat: u8) -> Result<bool, String> {
        if self.has(Place::Hand(seat), Thing::Tiles(seat)) == 0 {
            return Ok(false);
        }
        let (cubes, means) = (self.has(Place::Hand(seat), Thing::Cubes), self.means(seat)?);
        let mut unread = None;
        for space in 1..=26 {
            if self.must_be_free(space).is_err() || self.skip(space) > cubes {
                continue;
            }
            match self.printed.cost(space) {
                Ok(cost) if cost <= means => return Ok(true),
                Ok(_) => {}
                Err(cell) => unread = unread.or(Some(cell)),
            }
        }
        unread.map_or(Ok(false), Err)
    }

    fn end_choosing(&mut self) -> Done {
        if self.chooser().is_some() || self.durant.is_some() {
            return Ok(());
        }
        self.playing = self.order_of_characters()?;
        (self.phase, self.round, self.at, self.just) = (3, 1, 0, None);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{decided, table};
    use super::*;

    fn choosing(rulings: &[(&str, &str)]) -> Table {
        let mut table = decided(3, rulings);
        table.drawn().unwrap();
        table
    }

    #[test]
    fn a_character_is_chosen_once_and_in_turn() {
        let mut table = choosing(&[]);
        assert!(table.choose(2, "ford").is_err());
        table.choose(1, "ford").unwrap();
        assert!(table.choose(2, "ford").is_err());
        table.choose(2, "kettering").unwrap();
        assert_eq!(table.has(Place::Hand(2), Thing::Cubes), 8);
    }

    #[test]
    fn durant_builds_at_once_with_the_cube_just_taken() {
        let mut table = choosing(&[]);
        table.choose(1, "durant").unwrap();
        assert!(table.choose(2, "ford").is_err());
        assert!(table.durant(1, None).is_err());
        table.durant(1, Some(3)).unwrap();
        assert_eq!((table.cash(1), table.has(Place::Hand(1), Thing::Cubes)), (1700, 0));
        table.choose(2, "ford").unwrap();
    }

    #[test]
    fn durant_may_build_after_all_have_chosen() {
        let mut table = choosing(&[("durant-time", "after-all")]);
        table.choose(1, "durant").unwrap();
        assert!(table.durant(1, Some(1)).is_err());
        table.choose(2, "chrysler").unwrap();
        table.choose(3, "ford").unwrap();
        assert_eq!(table.phase, 2);
        table.durant(1, Some(1)).unwrap();
        assert_eq!((table.phase, table.playing), (3, vec![3, 1, 2]));
    }

    #[test]
    fn durant_who_can_build_nothing_keeps_the_cube_or_is_not_chosen() {
        for (ruling, refused) in [("keeps", false), ("no-durant", true)] {
            let mut table = choosing(&[("durant-cannot", ruling)]);
            table.shift(Place::Hand(1), Place::Space(9), Thing::Tiles(1), 6).unwrap();
            assert_eq!(table.clone().choose(1, "durant").is_err(), refused);
            if !refused {
                table.choose(1, "durant").unwrap();
                table.durant(1, None).unwrap();
                assert_eq!(table.has(Place::Hand(1), Thing::Cubes), 6);
            }
        }
    }

    #[test]
    fn durant_takes_the_loans_it_needs() {
        let mut table = choosing(&[]);
        table.spend(1, 1950, "a test").unwrap();
        table.choose(1, "durant").unwrap();
        table.durant(1, Some(1)).unwrap();
        assert_eq!((table.cash(1), table.loans_left(1)), (350, 1));
    }

    #[test]
    fn the_highest_bid_chooses_first_and_all_pay() {
        let mut table = choosing(&[("first-choice", "bid")]);
        assert!(table.choose(1, "ford").is_err());
        assert!(table.bid(&[10, 2001, 0]).is_err());
        let mut table = choosing(&[("first-choice", "bid")]);
        table.choosing = vec![2, 3, 1];
        table.bid(&[50, 50, 100]).unwrap();
        assert_eq!(table.choosing, [3, 2, 1]);
        assert_eq!([1, 2, 3].map(|seat| table.cash(seat)), [1950, 1950, 1900]);
        assert!(table.bid(&[0, 0, 0]).is_err());
    }

    #[test]
    fn drawing_comes_first() {
        assert!(table(3).choose(1, "ford").is_err());
    }
}
