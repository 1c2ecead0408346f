//! Jacks: a player's car swaps places with another player's. With the experts' cards, a one-eyed jack swaps two cars
//! of other players (Les valets).

use crate::engine::{Refusal, Seat, refuse};
use crate::games::autotock::carry::{Cause, Run, Shift};
use crate::games::autotock::race::{Car, Mark};
use crate::games::autotock::rulings::{ONE_EYED_ONLY, SWAP_GO_NO, SWAP_WHERE_VERGE};
use crate::games::autotock::{Card, Spot};
use crate::msg;
use crate::words::keys::autotock as k;

impl Run<'_> {
    /// Swaps one of the player's cars with another player's.
    pub(super) fn swap(&mut self, card: Card, car: Spot, with: (Seat, Spot)) -> Result<(), Refusal> {
        if !card.swaps() {
            let why = msg!(k::CARD_NOT_SWAP, card = card.key());
            return refuse(why, k::RULE_JACKS, k::CARD_NOT_SWAP_SUGGESTION);
        }
        if card == Card::OneEyed && self.race().is(ONE_EYED_ONLY) {
            return Err(self.only_crosses());
        }
        let owner = self.own();
        if with.0 == owner {
            return refuse(k::SWAP_OWN, k::RULE_JACKS, k::SWAP_OWN_SUGGESTION);
        }
        let own = self.swappable((owner, car))?;
        if self.race().is(SWAP_GO_NO) && self.race().on_own_go(&own) {
            return Err(self.on_go(&own));
        }
        let other = self.swappable(with)?;
        self.not_from_own_go(&other)?;
        self.change_places(own, other);
        Ok(())
    }

    /// Swaps two cars of other players.
    pub(super) fn cross(&mut self, one: (Seat, Spot), other: (Seat, Spot)) -> Result<(), Refusal> {
        let own = self.own();
        if [one.0, other.0].contains(&own) {
            return refuse(k::CROSS_OWN, k::RULE_EXPERTS, k::CROSS_OWN_SUGGESTION);
        }
        if one == other {
            return refuse(k::CROSS_SAME, k::RULE_EXPERTS, k::CROSS_OWN_SUGGESTION);
        }
        let (first, second) = (self.swappable(one)?, self.swappable(other)?);
        self.not_from_own_go(&first)?;
        self.not_from_own_go(&second)?;
        self.change_places(first, second);
        Ok(())
    }

    /// The car at this place. Refuses a car that a swap may not move.
    fn swappable(&self, (owner, at): (Seat, Spot)) -> Result<Car, Refusal> {
        let Some(car) = self.race().find(owner, at).copied() else { return Err(self.no_car(owner, at)) };
        let verge = self.race().is(SWAP_WHERE_VERGE);
        match at {
            Spot::Square(_) => Ok(car),
            Spot::Verge(_) if verge => Ok(car),
            _ => {
                let why = msg!(k::SWAP_WHERE, seat = self.race().name(owner), at = at.line());
                refuse(why, k::RULE_JACKS, k::SWAP_WHERE_SUGGESTION)
            }
        }
    }

    /// Refuses to swap another player's car away from its own Go, whether protected or not.
    fn not_from_own_go(&self, car: &Car) -> Result<(), Refusal> {
        if self.race().on_own_go(car) { Err(self.on_go(car)) } else { Ok(()) }
    }

    fn on_go(&self, car: &Car) -> Refusal {
        let why = msg!(k::SWAP_GO, seat = self.race().name(car.owner), at = car.at.line());
        Refusal::new(why, k::RULE_GO).suggestion(k::SWAP_GO_SUGGESTION)
    }

    /// Swaps the places of two cars; both lose their marks.
    fn change_places(&mut self, one: Car, other: Car) {
        let there = |owner, from, to| Shift::new(owner, from, to, Cause::Swap);
        if one.owner == other.owner {
            self.shifts.push(there(one.owner, one.at, other.at));
            self.shifts.push(there(one.owner, other.at, one.at));
            let swapped = |car: &&mut Car| car.owner == one.owner && [one.at, other.at].contains(&car.at);
            self.cars.iter_mut().filter(swapped).for_each(|car| car.mark = Mark::default());
            return;
        }
        self.shift(there(one.owner, one.at, other.at));
        self.shift(there(other.owner, other.at, one.at));
    }
}
