//! A 7 split over two or three cars: the cars move in the announced order, each once, exactly seven squares in all
//! (Les 7).

use crate::engine::{Refusal, refuse};
use crate::games::autotock::carry::{Run, Share};
use crate::games::autotock::rulings::SEVEN_SAME_SQUARE_REFUSED;
use crate::games::autotock::units::CARS;
use crate::games::autotock::{Card, Spot};
use crate::msg;
use crate::words::Line;
use crate::words::keys::autotock as k;

/// The ways to split a 7 between this many cars, with the largest share first: 6+1, 5+2, 4+3 for two.
pub fn splits(cars: u8) -> Vec<Vec<u8>> {
    fn add(left: u8, cars: u8, most: u8, begun: &mut Vec<u8>, all: &mut Vec<Vec<u8>>) {
        if cars == 0 {
            if left == 0 {
                all.push(begun.clone());
            }
            return;
        }
        for share in (1..=most.min(left)).rev() {
            begun.push(share);
            add(left - share, cars - 1, share, begun, all);
            begun.pop();
        }
    }
    let mut all = Vec::new();
    if cars > 0 {
        add(Card::Seven.value(), cars, Card::Seven.value(), &mut Vec::new(), &mut all);
    }
    all
}

pub fn total(shares: &[Share]) -> u32 {
    shares.iter().map(|share| u32::from(share.steps)).sum()
}

impl Run<'_> {
    /// Moves each car by its share, in order. If one share is illegal, no car moves.
    ///
    /// # Errors
    /// Refuses shares that do not add up to seven, and illegal shares.
    pub(super) fn seven(&mut self, shares: &[Share]) -> Result<(), Refusal> {
        let total = total(shares);
        let zero = shares.iter().any(|share| share.steps == 0);
        if zero || total != u32::from(Card::Seven.value()) {
            let why = if zero { Line::new(k::SEVEN_ZERO) } else { msg!(k::SEVEN_TOTAL, total) };
            return refuse(why, k::RULE_SEVEN, k::SEVEN_TOTAL_SUGGESTION);
        }
        if !(2..=usize::from(CARS)).contains(&shares.len()) {
            let why = msg!(k::SEVEN_CARS, count = shares.len());
            return refuse(why, k::RULE_SEVEN, k::SEVEN_CARS_SUGGESTION);
        }
        let mut moved: Vec<Spot> = Vec::new();
        let mut stops: Vec<Spot> = Vec::new();
        let owner = self.own();
        for share in shares {
            if moved.contains(&share.car) {
                let why = msg!(k::SEVEN_TWICE, at = share.car.line());
                return refuse(why, k::RULE_SEVEN, k::SEVEN_TWICE_SUGGESTION);
            }
            moved.push(share.car);
            if self.before().find(owner, share.car).is_none() {
                let partner = self.before().partner(owner);
                if partner.is_none_or(|partner| self.before().find(partner, share.car).is_none()) {
                    return Err(self.no_car(owner, share.car));
                }
                let why = msg!(k::SEVEN_PARTNER, seat = self.before().name(owner), at = share.car.line());
                return refuse(why, k::RULE_SEVEN, k::SEVEN_PARTNER_SUGGESTION);
            }
            if stops.contains(&share.car) || self.race().find(owner, share.car).is_none() {
                let why = msg!(k::SEVEN_GONE, at = share.car.line());
                return refuse(why, k::RULE_SEVEN, k::SEVEN_TWICE_SUGGESTION);
            }
            self.drive_by_card(owner, share.car, Card::Seven, share.steps, share.way)?;
            let Some(stop) = self.stopped_at(owner) else { continue };
            if stops.contains(&stop) && self.race().is(SEVEN_SAME_SQUARE_REFUSED) {
                let why = msg!(k::SEVEN_SAME, at = stop.line());
                return refuse(why, k::RULE_SEVEN, k::SEVEN_SAME_SUGGESTION);
            }
            stops.push(stop);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Case 3 of the rule page.
    #[test]
    fn a_7_is_7_or_6_1_5_2_4_3_or_5_1_1_4_2_1_3_3_1_3_2_2() {
        assert_eq!(splits(1), [[7]]);
        assert_eq!(splits(2), [[6, 1], [5, 2], [4, 3]]);
        assert_eq!(splits(3), [[5, 1, 1], [4, 2, 1], [3, 3, 1], [3, 2, 2]]);
        assert_eq!(splits(0), Vec::<Vec<u8>>::new());
    }
}
