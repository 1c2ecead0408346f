//! Decides whether a card can be played, by trying all ways to play it.

use super::Autotock;
use super::cards::{How, Share};
use super::cars::At;
use super::say::{Card, Way};
use crate::line::{Seat, Whole};
use crate::rules::Rules;

const WAYS: [Way; 2] = [Way::Circuit, Way::Garage];

impl Autotock {
    pub(super) fn can_play(&self, seat: u8, card: Card) -> bool {
        self.ways_to_play(seat, card).iter().any(|how| self.clone().carry_out(seat, how).is_ok())
    }

    /// The places where a player has cars, except the paddock.
    fn places_of(&self, owner: u8) -> Vec<At> {
        let circuit = (1..=48).flat_map(|n| [At::Square(n), At::Verge(n)]);
        let all = circuit.chain((1..=3).map(At::Garage));
        all.filter(|at| self.standing(owner, *at) > 0).collect()
    }

    fn ways_to_play(&self, seat: u8, card: Card) -> Vec<How> {
        let own = self.places_of(self.plays_for(seat));
        let mut all: Vec<(Seat, At)> = Vec::new();
        for owner in self.everybody() {
            all.extend(self.places_of(owner).into_iter().map(|at| (Seat(owner), at)));
        }
        let mut ways = vec![How::Out { card }];
        for car in own.iter().copied() {
            ways.extend(WAYS.map(|way| How::Move { card, car, way: Some(way) }));
            ways.extend(all.iter().map(|(of, with)| How::Swap { card, car, of: *of, with: *with }));
        }
        if card == Card("5") {
            for (of, car) in all.iter().copied() {
                ways.extend(WAYS.map(|way| How::Push { of, car, way: Some(way) }));
            }
        }
        if card == Card("7") {
            ways.extend(sharings(&own, 7, 3).into_iter().map(|shares| How::Seven { shares }));
        }
        if card == Card("one-eyed") {
            for one in all.iter().copied() {
                ways.extend(all.iter().map(|other| How::Cross { one, other: *other }));
            }
        }
        ways
    }
}

/// All ways to share this many steps among at most `most` cars.
fn sharings(cars: &[At], left: i64, most: usize) -> Vec<Vec<Share>> {
    if left == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for car in cars.iter().copied().filter(|_| most > 0) {
        for (steps, way) in (1..=left).flat_map(|steps| WAYS.map(|way| (steps, way))) {
            for mut rest in sharings(cars, left - steps, most - 1) {
                rest.insert(0, Share { car, steps: Whole(steps), way });
                all.push(rest);
            }
        }
    }
    all
}
