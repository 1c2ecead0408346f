//! All legal plays of a card. The list decides whether a player is obliged to play, and the window highlights it.

use crate::engine::{Refusal, Seat};
use crate::games::autotock::carry::{Outcome, Play, Share, Way};
use crate::games::autotock::race::{Car, Race};
use crate::games::autotock::seven::splits;
use crate::games::autotock::steps::{Driver, steps};
use crate::games::autotock::units::CARS;
use crate::games::autotock::{Card, Spot};

/// A play and whether it is legal.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    pub play: Play,
    /// The result, or why it is illegal.
    pub result: Result<Outcome, Refusal>,
}

impl Race<'_> {
    /// All ways to play a card with one car or two cars, legal or not. For a 7, also all legal splits; of several
    /// orders of the same shares, only the first legal one is listed.
    pub fn judged(&self, player: Seat, card: Card) -> Vec<Judged> {
        let judge = |play: Play| Judged { result: self.carry(player, &play), play };
        let mut all: Vec<Judged> = self.single(player, card).into_iter().map(judge).collect();
        if card == Card::Seven {
            all.extend(self.shared(player).into_iter().map(judge));
        }
        all
    }

    pub fn legal(&self, player: Seat, card: Card) -> Vec<Play> {
        let legal = |judged: Judged| judged.result.is_ok().then_some(judged.play);
        self.judged(player, card).into_iter().filter_map(legal).collect()
    }

    /// The first legal play of a card; if there is one, the player must play.
    pub fn must(&self, player: Seat, card: Card) -> Option<Play> {
        let single = self.single(player, card).into_iter().find(|play| self.carry(player, play).is_ok());
        single.or_else(|| (card == Card::Seven).then(|| self.shared(player).into_iter().next()).flatten())
    }

    /// The plays that move one car or swap two.
    fn single(&self, player: Seat, card: Card) -> Vec<Play> {
        let own = self.plays_for(player);
        let mut all = Vec::new();
        if card.brings_out() {
            all.push(Play::Out { card });
        }
        if card == Card::Five && self.experts() {
            for car in self.cars.iter().filter(|car| car.owner != own && !parked(car)) {
                let ways = self.ways(car, card, card.value(), Driver::Other);
                all.extend(ways.into_iter().map(|way| Play::Push { of: car.owner, car: car.at, way }));
            }
            return all;
        }
        for car in self.of(own) {
            let ways = self.ways(car, card, card.value(), Driver::Owner);
            all.extend(ways.into_iter().map(|way| Play::Move { card, car: car.at, way }));
        }
        if card.swaps() {
            for car in self.of(own).filter(|car| !parked(car)) {
                for other in self.cars.iter().filter(|other| other.owner != own && !parked(other)) {
                    all.push(Play::Swap { card, car: car.at, of: other.owner, with: other.at });
                }
            }
        }
        if card == Card::OneEyed {
            let others: Vec<&Car> = self.cars.iter().filter(|car| car.owner != own && !parked(car)).collect();
            for (at, one) in others.iter().enumerate() {
                for other in others.iter().skip(at + 1) {
                    all.push(Play::Cross { one: (one.owner, one.at), other: (other.owner, other.at) });
                }
            }
        }
        all
    }

    /// The ways worth trying: the garage only if the move can end in it.
    fn ways(&self, car: &Car, card: Card, value: u8, driver: Driver) -> Vec<Way> {
        let count = steps(self, car, card, value, driver).map_or(value, |steps| steps.count);
        let before = match car.at {
            Spot::Garage(place) => {
                return if place + count > Spot::PLACES { Vec::new() } else { vec![Way::Garage] };
            }
            _ => car.at.square().map_or(0, |square| square.to(self.circuit.branch(car.owner))),
        };
        let comes_out = count.checked_sub(before).is_some_and(|place| (1..=Spot::PLACES).contains(&place));
        if comes_out { Way::ALL.to_vec() } else { vec![Way::Circuit] }
    }

    /// The legal ways to split a 7, in one order each.
    fn shared(&self, player: Seat) -> Vec<Play> {
        let cars: Vec<&Car> = self.of(self.plays_for(player)).collect();
        let mut all = Vec::new();
        for wanted in 2..=CARS {
            for chosen in choose(&cars, usize::from(wanted)) {
                for steps in splits(wanted).iter().flat_map(|split| orders(split)) {
                    all.extend(self.splits_with(player, &chosen, &steps));
                }
            }
        }
        all
    }

    /// The plays that give these shares to these cars, one for each legal choice of ways.
    fn splits_with(&self, player: Seat, cars: &[&Car], steps: &[u8]) -> Vec<Play> {
        let mut shares: Vec<Vec<Share>> = vec![Vec::new()];
        for (car, steps) in cars.iter().zip(steps) {
            let ways = self.ways(car, Card::Seven, *steps, Driver::Owner);
            let share = |way: &Way| Share { car: car.at, steps: *steps, way: *way };
            let longer = |begun: Vec<Share>| {
                ways.iter().map(move |way| [begun.clone(), vec![share(way)]].concat()).collect::<Vec<_>>()
            };
            shares = shares.into_iter().flat_map(longer).collect();
        }
        let first_legal = |shares: Vec<Share>| {
            let plays = orders(&shares).into_iter().map(|shares| Play::Seven { shares });
            plays.into_iter().find(|play| self.carry(player, play).is_ok())
        };
        shares.into_iter().filter_map(first_legal).collect()
    }
}

fn parked(car: &Car) -> bool {
    matches!(car.at, Spot::Garage(_))
}

/// All distinct orders of a few items.
fn orders<T: Clone + PartialEq>(things: &[T]) -> Vec<Vec<T>> {
    let mut all: Vec<Vec<T>> = vec![Vec::new()];
    for thing in things {
        let mut longer = Vec::new();
        for order in &all {
            for at in 0..=order.len() {
                let mut order = order.clone();
                order.insert(at, thing.clone());
                if !longer.contains(&order) {
                    longer.push(order);
                }
            }
        }
        all = longer;
    }
    all
}

/// All choices of `count` items.
fn choose<T: Copy>(things: &[T], count: usize) -> Vec<Vec<T>> {
    let Some((first, rest)) = things.split_first() else {
        return if count == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    if count == 0 {
        return vec![Vec::new()];
    }
    let with = choose(rest, count - 1).into_iter().map(|mut chosen| {
        chosen.insert(0, *first);
        chosen
    });
    with.chain(choose(rest, count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_lists_each_permutation_once() {
        assert_eq!(orders(&[3, 2, 2]).len(), 3);
        assert_eq!(orders(&[4, 2, 1]).len(), 6);
        let spots: Vec<Spot> = ["1", "2", "3"].map(|text| text.parse().unwrap()).to_vec();
        assert_eq!((choose(&spots, 2).len(), choose(&spots, 3).len()), (3, 1));
        assert_eq!(choose(&spots[..1], 2).len(), 0);
    }
}
