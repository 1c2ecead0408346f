//! The race: turns, cards, the roulette, cars off the track, the finish.

use super::Sponsors;
use super::moves::Due;
use super::say::{Car, Category, Fell, Square};
use crate::Done;
use crate::rules::Rules;

impl Sponsors {
    /// Begins a race turn.
    pub(super) fn race_turn(&mut self) {
        self.lap += 1;
        self.to_play = self.order.clone();
        self.order_then = self.order.clone();
        self.finished_then = self.finished.len();
        self.had_slip.clear();
        self.had_slip_this_lap.clear();
        self.had_green.clear();
    }

    /// The car to play.
    pub(super) fn to_play_next(&self) -> Option<u8> {
        if self.is("race-order", "foremost") {
            return self.order.iter().copied().find(|car| self.to_play.contains(car));
        }
        self.to_play.first().copied()
    }

    /// The leader, if any.
    fn leader(&self) -> Option<u8> {
        if self.is("places-left", "all") && !self.finished.is_empty() {
            return None;
        }
        self.order.first().copied()
    }

    fn plays(&mut self, car: u8, what: &str) -> Done {
        self.must_be(5, what)?;
        if !self.due.is_empty() || self.spin.is_some() {
            return Err("moves are still to be made".to_owned());
        }
        if self.to_play_next() != Some(car) {
            return Err(format!("car {} is to play", self.to_play_next().unwrap_or(0)));
        }
        let is_off = self.off.contains(&car);
        if is_off != (what == "missing a turn") {
            return Err(format!("car {car} is {} the track", if is_off { "off" } else { "on" }));
        }
        self.to_play.retain(|other| *other != car);
        self.had_green.clear();
        self.had_slip.clear();
        Ok(())
    }

    /// Plays a card 1 to 7.
    pub(super) fn play(&mut self, car: u8, category: Category, value: i64) -> Done {
        self.plays(car, "playing a card")?;
        if !(1..=7).contains(&value) {
            return Err(format!("no card of {value} moves a car"));
        }
        self.play_out(car, category, value)?;
        self.shift(self.place_of(car), "played 1", category.0, 1)?;
        self.due.push(Due { card: true, ..Due::of(car, value) });
        Ok(())
    }

    /// Spins the roulette, with a card 0 or without.
    pub(super) fn spins(&mut self, car: u8, added: i64, zero: Option<Category>) -> Done {
        let leads = self.leader() == Some(car);
        let has_cards = self.cards_left(car) > 0;
        self.plays(car, "the roulette")?;
        if !(0..=4).contains(&added) {
            return Err("up to four balls may be added".to_owned());
        }
        if let Some(category) = zero {
            self.play_out(car, category, 0)?;
        }
        match zero {
            Some(category) => self.shift(self.place_of(car), "played 1", category.0, 1)?,
            None if leads && has_cards => return Err("the leader needs a card 0".to_owned()),
            None => {}
        }
        self.shift(self.place_of(car), "bank", "energy", added)?;
        self.spin = Some((car, added));
        Ok(())
    }

    /// Enters the ball that fell: a car's ball or the violet one.
    pub(super) fn ball(&mut self, fell: Fell) -> Done {
        self.must_be(5, "a ball")?;
        let (spinner, added) = self.spin.ok_or("nobody has spun the roulette")?;
        let pushed = |car, squares| Due { pushed: true, ..Due::of(car, squares) };
        match fell {
            Fell::Car(Car(car)) if car == spinner => self.due.push(Due::of(car, 1 + added)),
            Fell::Car(Car(car)) if !self.order.contains(&car) => {
                return Err(format!("car {car} has no ball in it"));
            }
            Fell::Car(Car(car)) if self.off.contains(&car) => {
                if self.is("spun-off-ball", "moves") {
                    self.due.push(pushed(car, 1));
                }
            }
            Fell::Car(Car(car)) => self.due.push(pushed(car, 1)),
            Fell::Violet => {
                if self.is("spun-violet", "on-return") {
                    for car in &self.off {
                        *self.owed.entry(*car).or_insert(0) += 1;
                    }
                }
                for car in self.order.clone() {
                    match self.on.get(&car) {
                        _ if self.off.contains(&car) => {}
                        Some(Square::Red) => self.spins_off(car),
                        Some(Square::Violet) => self.due.push(pushed(car, 3)),
                        _ => self.due.push(pushed(car, 1)),
                    }
                }
            }
        }
        self.spin = None;
        self.go_on();
        Ok(())
    }

    fn spins_off(&mut self, car: u8) {
        self.off.push(car);
        if self.is("rejoin", "whole-turn") {
            self.to_play.retain(|other| *other != car);
        }
    }

    /// Passes, because the car cannot move; the leader may not.
    pub(super) fn pass(&mut self, car: u8) -> Done {
        if self.leader() == Some(car) {
            return Err("the leader cannot pass".to_owned());
        }
        self.plays(car, "passing")?;
        self.go_on();
        Ok(())
    }

    /// A car off the track misses its turn and comes back, on its square or behind it.
    pub(super) fn miss(&mut self, car: u8, back: Option<(usize, Square)>) -> Done {
        self.plays(car, "missing a turn")?;
        if let Some((place, on)) = back {
            let now = self.order.iter().position(|other| *other == car).unwrap_or(0) + 1;
            if place < now || place > self.order.len() {
                return Err(format!("car {car} returns at place {now} or behind, not at {place}"));
            }
            self.put(car, place);
            self.on.insert(car, on);
        }
        self.off.retain(|other| *other != car);
        if let Some(squares) = self.owed.remove(&car) {
            self.due.push(Due { pushed: true, ..Due::of(car, squares) });
        }
        self.go_on();
        Ok(())
    }

    /// Moves a car to a place among the cars still racing.
    pub(super) fn put(&mut self, car: u8, place: usize) {
        self.order.retain(|other| *other != car);
        self.order.insert((place - 1).min(self.order.len()), car);
    }

    /// A car reaches the finish.
    pub(super) fn finish(&mut self, car: u8) -> Done {
        self.must_be(5, "the finish")?;
        if self.due.first().map(|due| due.car) != Some(car) {
            return Err(format!("car {car} does not move now"));
        }
        self.classify(car)?;
        if let [last] = self.order[..] {
            self.classify(last)?;
            self.over = true;
        }
        self.go_on();
        Ok(())
    }

    fn classify(&mut self, car: u8) -> Done {
        let points = 4 - i64::try_from(self.finished.len()).unwrap_or(4);
        self.shift("bank", self.place_of(car), "points", points)?;
        self.finished.push(car);
        self.order.retain(|other| *other != car);
        self.to_play.retain(|other| *other != car);
        self.due.retain(|due| due.car != car);
        self.off.retain(|other| *other != car);
        self.on.remove(&car);
        Ok(())
    }

    /// Begins the next race turn when all cars have played and all moves are made.
    pub(super) fn go_on(&mut self) {
        if self.due.is_empty() && self.spin.is_none() && self.to_play.is_empty() && !self.over {
            self.race_turn();
        }
    }
}
