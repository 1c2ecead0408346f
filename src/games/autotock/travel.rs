//! The move of one car: the squares it passes, where it lands, the cars it hits, and the way into the garage.

use crate::engine::{Refusal, Seat, refuse};
use crate::games::autotock::board::Special;
use crate::games::autotock::carry::{Cause, Run, Shift, Way};
use crate::games::autotock::race::{Car, Mark};
use crate::games::autotock::rulings::{
    EIGHT_OWN_NO, FULL_LAP_YES, GARAGE_CHOICE_ENTER, JOKER_OWN_NO, PUSHED_EFFECTS_NONE,
};
use crate::games::autotock::steps::{Direction, Driver, Steps};
use crate::games::autotock::{Card, Spot, Square};
use crate::msg;
use crate::words::keys::autotock as k;

pub(super) struct Trip {
    pub owner: Seat,
    pub from: Spot,
    pub card: Card,
    pub steps: Steps,
    pub way: Way,
    pub driver: Driver,
}

/// Refuses to enter a garage or to move up in it, unless the car moves forwards.
fn forwards(trip: &Trip) -> Result<(), Refusal> {
    match trip.steps.direction {
        Direction::Forward => Ok(()),
        Direction::Back => refuse(k::GARAGE_BACKWARDS, k::RULE_GARAGE, k::GARAGE_BACKWARDS_SUGGESTION),
    }
}

impl Run<'_> {
    /// Moves one car.
    ///
    /// # Errors
    /// Refuses an illegal move.
    pub(super) fn travel(&mut self, trip: Trip) -> Result<(), Refusal> {
        let Some(car) = self.race().find(trip.owner, trip.from).copied() else {
            return Err(self.no_car(trip.owner, trip.from));
        };
        match (trip.from, trip.way) {
            (Spot::Garage(place), Way::Garage) => self.move_up(trip, place),
            (Spot::Garage(_), Way::Circuit) => {
                let why = msg!(k::GARAGE_STAYS, seat = self.race().name(trip.owner), at = trip.from.line());
                refuse(why, k::RULE_GARAGE, k::GARAGE_STAYS_SUGGESTION)
            }
            (_, Way::Garage) => self.enter(&car, trip),
            (_, Way::Circuit) => self.drive(&car, trip),
        }
    }

    /// Drives along the circuit.
    fn drive(&mut self, car: &Car, trip: Trip) -> Result<(), Refusal> {
        if self.race().is(GARAGE_CHOICE_ENTER) && self.could_enter(car, &trip) {
            let why = msg!(k::GARAGE_MUST, seat = self.race().name(trip.owner), count = trip.steps.count);
            return refuse(why, k::RULE_GARAGE, k::GARAGE_MUST_SUGGESTION);
        }
        let Some(start) = trip.from.square() else { return Err(self.no_car(trip.owner, trip.from)) };
        let count = i16::from(trip.steps.count);
        let sign = if trip.steps.direction == Direction::Back { -1 } else { 1 };
        let landing = start.ahead(sign * count);
        let passed: Vec<Square> = (1..count).map(|step| start.ahead(sign * step)).collect();
        self.go_past(car, &trip, &passed)?;
        self.land(car, landing)?;
        let pushed = trip.driver == Driver::Other && self.race().is(PUSHED_EFFECTS_NONE);
        let driven = Some(self.race().driven(car).saturating_add(sign * count));
        let mark = Mark { stopped: !pushed, fresh: false, driven };
        if !pushed && self.race().circuit.special(landing) == Some(Special::Puncture) {
            // The owner of a car pushed by a 5 owes the card. Otherwise the player who played the card owes it, even
            // for a partner's car.
            let owes = if trip.driver == Driver::Other { trip.owner } else { self.player };
            self.punctures.push(owes);
        }
        let there = Shift::new(trip.owner, trip.from, Spot::Square(landing), Cause::Drive);
        self.shift(Shift { mark, steps: Some(trip.steps), ..there });
        Ok(())
    }

    /// Leaves the circuit for the garage.
    fn enter(&mut self, car: &Car, trip: Trip) -> Result<(), Refusal> {
        let (place, passed) = self.entry(car, &trip)?;
        self.garage_free(trip.owner, 1, place)?;
        self.go_past(car, &trip, &passed)?;
        self.park(trip, place);
        Ok(())
    }

    /// Moves further up in the garage.
    fn move_up(&mut self, trip: Trip, place: u8) -> Result<(), Refusal> {
        forwards(&trip)?;
        let to = place.saturating_add(trip.steps.count);
        if to > Spot::PLACES {
            let why = msg!(k::GARAGE_LONG, count = trip.steps.count, most = Spot::PLACES - place);
            return refuse(why, k::RULE_GARAGE, k::GARAGE_LONG_SUGGESTION);
        }
        self.garage_free(trip.owner, place + 1, to)?;
        self.park(trip, to);
        Ok(())
    }

    fn park(&mut self, trip: Trip, place: u8) {
        let there = Shift::new(trip.owner, trip.from, Spot::Garage(place), Cause::Park);
        self.shift(Shift { steps: Some(trip.steps), ..there });
    }

    /// The place in the garage where the move ends, and the squares passed on the way to the branch.
    fn entry(&self, car: &Car, trip: &Trip) -> Result<(u8, Vec<Square>), Refusal> {
        let race = self.race();
        forwards(trip)?;
        if trip.driver == Driver::Other && race.is(PUSHED_EFFECTS_NONE) {
            let why = msg!(k::GARAGE_PUSHED, seat = race.name(trip.owner));
            return refuse(why, k::RULE_EXPERTS, k::GARAGE_PUSHED_SUGGESTION);
        }
        let Some(start) = trip.from.square() else { return Err(self.no_car(trip.owner, trip.from)) };
        let branch = race.circuit.branch(trip.owner);
        let before = start.to(branch);
        let place = trip.steps.count.checked_sub(before).filter(|place| (1..=Spot::PLACES).contains(place));
        let Some(place) = place else {
            let (least, most) = (before + 1, before + Spot::PLACES);
            let why = msg!(k::GARAGE_COUNT, count = trip.steps.count, least, most);
            return refuse(why, k::RULE_GARAGE, k::GARAGE_COUNT_SUGGESTION);
        };
        let (driven, lap) = (race.driven(car), race.circuit.lap(trip.owner));
        let gone = driven.saturating_add(i16::from(before));
        let round = gone >= i16::from(lap);
        // Only a garage at or behind Go can be reached before a full lap.
        let first_time = lap >= Square::COUNT && driven >= 0;
        if !round && (first_time || race.is(FULL_LAP_YES)) {
            let why = msg!(k::GARAGE_LAP, missing = i32::from(lap) - i32::from(gone));
            return refuse(why, k::RULE_GARAGE, k::GARAGE_LAP_SUGGESTION);
        }
        Ok((place, (1..=i16::from(before)).map(|step| start.ahead(step)).collect()))
    }

    /// Whether this move could bring the car into its garage.
    fn could_enter(&self, car: &Car, trip: &Trip) -> bool {
        let open = |place| self.garage_free(trip.owner, 1, place).is_ok();
        self.entry(car, trip).is_ok_and(|(place, passed)| {
            open(place) && passed.iter().all(|square| self.guard(car, *square).is_none())
        })
    }

    fn garage_free(&self, owner: Seat, first: u8, last: u8) -> Result<(), Refusal> {
        let taken = (first..=last).find(|place| self.race().find(owner, Spot::Garage(*place)).is_some());
        match taken {
            Some(place) => {
                let why = msg!(k::GARAGE_TAKEN, seat = self.race().name(owner), n = place);
                refuse(why, k::RULE_GARAGE, k::GARAGE_TAKEN_SUGGESTION)
            }
            None => Ok(()),
        }
    }

    /// A protected car on a square, other than the moving car.
    fn guard(&self, car: &Car, square: Square) -> Option<Car> {
        let others = self.others(car, square);
        others.into_iter().find(|other| self.race().protected(other))
    }

    /// The other cars on a square. Cars on the verge are not hit and block nothing.
    fn others(&self, car: &Car, square: Square) -> Vec<Car> {
        let own = (car.owner, car.at);
        let there = self.cars.iter().filter(|other| other.at == Spot::Square(square));
        there.filter(|other| (other.owner, other.at) != own).copied().collect()
    }

    /// Passes squares: a protected car blocks the way, a joker removes cars, an expert's 8 pushes them off the road.
    fn go_past(&mut self, car: &Car, trip: &Trip, passed: &[Square]) -> Result<(), Refusal> {
        for square in passed {
            if let Some(guard) = self.guard(car, *square) {
                let why = msg!(k::PROTECTED_PASS, seat = self.race().name(guard.owner), n = square.number());
                return refuse(why, k::RULE_GO, k::PROTECTED_SUGGESTION);
            }
        }
        let own_too = match trip.card {
            Card::Joker => !self.race().is(JOKER_OWN_NO),
            Card::Eight if self.race().experts() => !self.race().is(EIGHT_OWN_NO),
            _ => return Ok(()),
        };
        for square in passed {
            for other in self.others(car, *square) {
                if other.owner == trip.owner && !own_too {
                    continue;
                }
                let (to, cause, mark) = match trip.card {
                    Card::Joker => (Spot::Paddock, Cause::Swept, Mark::default()),
                    _ => (Spot::Verge(*square), Cause::OffRoad, other.mark),
                };
                self.shift(Shift { mark, ..Shift::new(other.owner, other.at, to, cause) });
            }
        }
        Ok(())
    }

    /// Lands on a square and sends any car there to the paddock (Collision).
    pub(super) fn land(&mut self, car: &Car, landing: Square) -> Result<(), Refusal> {
        if let Some(guard) = self.guard(car, landing) {
            let why = msg!(k::PROTECTED_HIT, seat = self.race().name(guard.owner), n = landing.number());
            return refuse(why, k::RULE_GO, k::PROTECTED_SUGGESTION);
        }
        for other in self.others(car, landing) {
            self.shift(Shift::new(other.owner, other.at, Spot::Paddock, Cause::Hit));
        }
        Ok(())
    }
}
