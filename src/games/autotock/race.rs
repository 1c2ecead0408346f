//! The cars on their circuit, with the rulings in force. It is all that the rules of movement need, so both sessions
//! and quick answers can build it.

use crate::engine::ruling::{RulingOption, Rulings};
use crate::engine::{Seat, Seats, Trace};
use crate::games::autotock::board::{Circuit, Special};
use crate::games::autotock::rulings::{EFFECTS_STANDING, EXPERTS_YES, GO_PROTECTION_UNTIL_MOVED, TEAMS_YES};
use crate::games::autotock::spot::{Spot, Square};
use crate::games::autotock::units::CARS;

/// What a car has done, apart from where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// Whether it ended a move there by itself; only then do reverse, nitro and puncture affect it.
    pub stopped: bool,
    /// Whether it has been brought out and not moved since.
    pub fresh: bool,
    /// The squares driven since it was brought out, with backward squares subtracted. `None` for a car placed by a
    /// correction, which is counted from its Go.
    pub driven: Option<i16>,
}

/// A car outside its paddock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Car {
    pub owner: Seat,
    pub at: Spot,
    pub mark: Mark,
}

impl Car {
    /// Whether two cars cannot both be where they are: a square or a place in a garage holds one car.
    pub fn crowds(&self, other: &Self) -> bool {
        match self.at {
            Spot::Square(_) => self.at == other.at,
            Spot::Garage(_) => self.at == other.at && self.owner == other.owner,
            Spot::Verge(_) | Spot::Paddock => false,
        }
    }
}

/// The cars on the circuit and in the garages, with everything that their moves depend on.
#[derive(Clone, Copy, Debug)]
pub struct Race<'a> {
    pub circuit: &'a Circuit,
    pub rulings: &'a Rulings,
    pub seats: &'a Seats,
    /// The cars outside their paddocks.
    pub cars: &'a [Car],
    /// Whether to record how the length of a move was computed.
    pub trace: Trace,
}

impl Race<'_> {
    pub fn is(&self, ruling_option: RulingOption) -> bool {
        self.rulings.is(ruling_option)
    }

    /// Whether the experts' cards are in use (Variante).
    pub fn experts(&self) -> bool {
        self.is(EXPERTS_YES)
    }

    /// The partner, who sits opposite, if four play in teams (Jouer en équipe).
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        partner(self.seats, self.rulings, seat)
    }

    /// How many cars of a seat are in its garage.
    pub fn home(&self, seat: Seat) -> usize {
        self.of(seat).filter(|car| matches!(car.at, Spot::Garage(_))).count()
    }

    /// The seat whose cars a player moves: the player's own, or the partner's when all own cars are in the garage.
    pub fn plays_for(&self, player: Seat) -> Seat {
        match self.partner(player) {
            Some(partner) if self.home(player) >= usize::from(CARS) => partner,
            _ => player,
        }
    }

    /// The cars of a seat that are not in the paddock.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Car> {
        self.cars.iter().filter(move |car| car.owner == seat)
    }

    /// How many cars of a seat are in the paddock.
    pub fn in_paddock(&self, seat: Seat) -> usize {
        usize::from(CARS).saturating_sub(self.of(seat).count())
    }

    /// The car of an owner at a place.
    pub fn find(&self, owner: Seat, at: Spot) -> Option<&Car> {
        self.cars.iter().find(|car| car.owner == owner && car.at == at)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.seats.name(seat)
    }

    /// Whether a car is protected on its own Go (Case Go).
    pub fn protected(&self, car: &Car) -> bool {
        self.on_own_go(car) && (car.mark.fresh || !self.is(GO_PROTECTION_UNTIL_MOVED))
    }

    /// Whether a car is on its own Go.
    pub fn on_own_go(&self, car: &Car) -> bool {
        car.at == Spot::Square(self.circuit.go(car.owner))
    }

    /// The special square that affects a car: it ended a move there, or the ruling says that being there is enough.
    /// Off the road, only reverse affects it.
    pub fn held_by(&self, car: &Car) -> Option<Special> {
        match car.at {
            Spot::Square(square) if car.mark.stopped || self.is(EFFECTS_STANDING) => {
                self.circuit.special(square)
            }
            Spot::Verge(square) if car.mark.stopped => {
                self.circuit.special(square).filter(|special| *special == Special::Reverse)
            }
            _ => None,
        }
    }

    /// Whether a car is on a puncture where it ended a move (Case crevaison); a swapped car did not.
    pub fn punctured(&self, car: &Car) -> bool {
        match car.at {
            Spot::Square(square) => {
                car.mark.stopped && self.circuit.special(square) == Some(Special::Puncture)
            }
            _ => false,
        }
    }

    /// How far a car has driven since it was brought out.
    pub fn driven(&self, car: &Car) -> i16 {
        let from_go = |square: Square| i16::from(self.circuit.go(car.owner).to(square));
        car.mark.driven.unwrap_or_else(|| car.at.square().map_or(0, from_go))
    }
}

/// The partner, who sits opposite, if four play in teams.
pub fn partner(seats: &Seats, rulings: &Rulings, seat: Seat) -> Option<Seat> {
    let teams = rulings.is(TEAMS_YES) && seats.count() == 4;
    teams.then(|| seats.from(seat).nth(2)).flatten()
}

/// The two teams, if four play in teams.
pub fn sides(seats: &Seats, rulings: &Rulings) -> Vec<Vec<Seat>> {
    let with_partner = |seat| Some(vec![seat, partner(seats, rulings, seat)?]);
    seats.iter().take(seats.count() / 2).filter_map(with_partner).collect()
}
