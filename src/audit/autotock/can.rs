//! Whether a card can be played at all: every way of playing it is tried.

use super::cars::At;
use super::plays::{How, Share};
use super::table::Table;

/// Whether a car goes on along the circuit, or into the garage.
const WAYS: [bool; 2] = [false, true];

impl Table {
    /// Whether a player can play a card now.
    pub(super) fn can_play(&self, seat: u8, card: &'static str) -> bool {
        self.ways_to_play(seat, card).iter().any(|how| {
            let mut table = self.clone();
            table.carry_out(seat, how).is_ok()
        })
    }

    /// Where a player has cars, but for the paddock.
    fn places_of(&self, owner: u8) -> Vec<At> {
        let circuit = (1..=super::board::CIRCUIT).flat_map(|n| [At::Square(n), At::Verge(n)]);
        let all = circuit.chain((1..=3).map(At::Garage));
        all.filter(|at| self.standing(owner, *at) > 0).collect()
    }

    fn ways_to_play(&self, seat: u8, card: &'static str) -> Vec<How> {
        let own = self.places_of(self.plays_for(seat));
        let others: Vec<(u8, At)> = (1..=self.seats)
            .flat_map(|owner| self.places_of(owner).into_iter().map(move |at| (owner, at)))
            .collect();
        let mut ways = vec![How::Out { card }];
        for car in &own {
            ways.extend(WAYS.map(|garage| How::Move { card, car: *car, garage }));
            ways.extend(others.iter().map(|(of, with)| How::Swap { card, car: *car, of: *of, with: *with }));
        }
        match card {
            "5" => {
                ways.extend(
                    others
                        .iter()
                        .flat_map(|(of, car)| WAYS.map(|garage| How::Push { of: *of, car: *car, garage })),
                );
            }
            "7" => ways.extend(sharings(&own, 7, 3).into_iter().map(How::Seven)),
            "one-eyed" => {
                ways.extend(
                    others.iter().flat_map(|one| others.iter().map(|other| How::Cross([*one, *other]))),
                );
            }
            _ => {}
        }
        ways
    }
}

/// Every way to share so many steps out among at most so many cars.
fn sharings(cars: &[At], left: i64, most: usize) -> Vec<Vec<Share>> {
    if left == 0 {
        return vec![Vec::new()];
    }
    if most == 0 {
        return Vec::new();
    }
    let mut all = Vec::new();
    for car in cars {
        for (steps, garage) in (1..=left).flat_map(|steps| WAYS.map(|garage| (steps, garage))) {
            for mut rest in sharings(cars, left - steps, most - 1) {
                rest.insert(0, Share { car: *car, steps, garage });
                all.push(rest);
            }
        }
    }
    all
}
