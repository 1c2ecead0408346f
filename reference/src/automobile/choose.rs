//! Phases 1 and 2: players draw demand tiles and choose characters; Durant builds.

use super::Automobile;
use super::things::{Character, tiles_of};
use crate::Done;
use crate::rules::{Rules, hand};

impl Automobile {
    /// Phase 1: all players have drawn their demand tiles.
    pub(super) fn drawn(&mut self) -> Done {
        self.must_be(1, "drawing demand tiles")?;
        (self.phase, self.at) = (2, 0);
        Ok(())
    }

    /// Turn 1 with bids: all players pay their bids, and the highest bidder chooses first.
    pub(super) fn bid(&mut self, bids: &[u32]) -> Done {
        self.must_be(2, "bidding")?;
        if !self.bids_wanted() {
            return Err("there is nothing to bid for now".to_owned());
        }
        if bids.len() != usize::from(self.book.seats) {
            return Err(format!("{} bids from {} players", bids.len(), self.book.seats));
        }
        for (seat, bid) in self.everybody().zip(bids) {
            self.spend(seat, i64::from(*bid), "the bid")?;
        }
        // The stable sort keeps equal bids in seating order.
        self.choosing.sort_by_key(|seat| std::cmp::Reverse(bids.get(usize::from(*seat) - 1)));
        self.first_choice = false;
        Ok(())
    }

    fn bids_wanted(&self) -> bool {
        self.is("first-choice", "bid") && self.first_choice
    }

    /// The next player to choose: the first one from the pointer on who has no character.
    pub(super) fn chooser(&self) -> Option<u8> {
        let (before, after) = self.choosing.split_at(self.at.min(self.choosing.len()));
        after.iter().chain(before).copied().find(|seat| !self.roles.contains_key(seat))
    }

    /// Phase 2: a player takes a character and its cubes.
    pub(super) fn choose(&mut self, seat: u8, Character(role): Character) -> Done {
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
        if let Some((other, _)) = self.roles.iter().find(|(_, taken)| **taken == role) {
            return Err(format!("p{other} has {role} already"));
        }
        let cubes = match role {
            "kettering" => 3,
            "chrysler" => 2,
            "howard" => self.printed("character howard cubes")?,
            _ => 1,
        };
        self.shift("bank", hand(seat), "cubes", cubes)?;
        self.roles.insert(seat, role);
        self.first_choice = false;
        self.at += 1;
        if role == "durant" {
            if self.is("durant-cannot", "no-durant") && !self.durant_can(seat)? {
                return Err(format!("p{seat} could build nothing with Durant"));
            }
            self.durant = Some(seat);
            self.durant_late = self.is("durant-time", "after-all");
        }
        self.end_choosing()
    }

    /// Whether the Durant player must build now.
    pub(super) fn durant_now(&self) -> bool {
        self.durant.is_some() && (!self.durant_late || self.chooser().is_none())
    }

    /// Durant: builds one factory tile on an unoccupied space, or none if the player cannot build.
    pub(super) fn durant(&mut self, seat: u8, space: Option<i64>) -> Done {
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

    fn durant_builds(&mut self, seat: u8, space: i64) -> Done {
        self.must_be_free(space)?;
        self.use_cubes(seat, self.skip(space), "this space")?;
        let cost = self.cost(space)?;
        while self.cash(seat) < cost && self.loans_left(seat) > 0 {
            self.borrow(seat)?;
        }
        self.spend(seat, cost, "the factory")?;
        self.put_up(seat, space, 1, false)
    }

    /// Whether Durant could build anywhere, with loans if necessary.
    fn durant_can(&self, seat: u8) -> Result<bool, String> {
        if self.has(hand(seat), tiles_of(seat)) == 0 {
            return Ok(false);
        }
        let (cubes, means) = (self.has(hand(seat), "cubes"), self.means(seat));
        let mut unread = None;
        for space in 1..=26 {
            if self.must_be_free(space).is_err() || self.skip(space) > cubes {
                continue;
            }
            match self.cost(space) {
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
