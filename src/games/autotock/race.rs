//! The cars of one table on their circuit, under the rulings in force: what a game stands at, and what a question
//! without a game puts together. Every rule of movement asks this and nothing else.

use crate::engine::ruling::{RulingOption, Rulings};
use crate::engine::{Seat, Seats, Trace};
use crate::games::autotock::Card;
use crate::games::autotock::board::{Circuit, Special};
use crate::games::autotock::rulings::{EFFECTS_STANDING, EXPERTS_YES, GO_PROTECTION_UNTIL_MOVED, TEAMS_YES};
use crate::games::autotock::spot::{Spot, Square};
use crate::games::autotock::units::CARS;

/// What a car carries with it beside its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// Whether a move of its own ended where it stands: only then do reverse, nitro and puncture take hold.
    pub stopped: bool,
    /// Whether it was brought out and has not moved since.
    pub fresh: bool,
    /// The squares it has gone since it was brought out, backwards taken off; unknown for a car put by hand, which
    /// counts from its Go.
    pub driven: Option<i16>,
}

/// A car outside its paddock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Car {
    /// The player whose car it is.
    pub owner: Seat,
    /// The space it stands on.
    pub at: Spot,
    /// What it carries with it.
    pub mark: Mark,
}

impl Car {
    /// Whether this car and another cannot both stand where they are: a square and a place of a garage hold one.
    pub fn crowds(&self, other: &Self) -> bool {
        match self.at {
            Spot::Square(_) => self.at == other.at,
            Spot::Garage(_) => self.at == other.at && self.owner == other.owner,
            Spot::Verge(_) | Spot::Paddock => false,
        }
    }
}

/// The cars on the circuit and in the garages.
#[derive(Clone, Copy, Debug)]
pub struct Race<'a> {
    pub circuit: &'a Circuit,
    /// The rulings in force.
    pub rulings: &'a Rulings,
    /// The players.
    pub seats: &'a Seats,
    /// The cars; those not listed are in their paddocks.
    pub cars: &'a [Car],
    /// Whether somebody listens to why a car goes so far.
    pub trace: Trace,
}

impl Race<'_> {
    /// Whether a ruling is in force.
    pub fn is(&self, ruling_option: RulingOption) -> bool {
        self.rulings.is(ruling_option)
    }

    /// Whether the experts' cards are played (Variante).
    pub fn experts(&self) -> bool {
        self.is(EXPERTS_YES)
    }

    /// What a card is played as: without the experts' cards a one-eyed jack is a jack like any other (Variante).
    pub fn as_played(&self, card: Card) -> Card {
        if card == Card::OneEyed && !self.experts() { Card::Jack } else { card }
    }

    /// The partner of a seat: who sits opposite, where four play in teams (Jouer en équipe).
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        partner(self.seats, self.rulings, seat)
    }

    /// How many cars of a seat are in its garage.
    pub fn home(&self, seat: Seat) -> usize {
        self.of(seat).filter(|car| matches!(car.at, Spot::Garage(_))).count()
    }

    /// Whose cars a player moves: the own, or the partner's once all own are in the garage.
    pub fn plays_for(&self, player: Seat) -> Seat {
        match self.partner(player) {
            Some(partner) if self.home(player) >= usize::from(CARS) => partner,
            _ => player,
        }
    }

    /// The cars of a seat outside the paddock.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Car> {
        self.cars.iter().filter(move |car| car.owner == seat)
    }

    /// How many cars of a seat are in the paddock.
    pub fn in_paddock(&self, seat: Seat) -> usize {
        usize::from(CARS).saturating_sub(self.of(seat).count())
    }

    /// A car by its owner and its place.
    pub fn find(&self, owner: Seat, at: Spot) -> Option<&Car> {
        self.cars.iter().find(|car| car.owner == owner && car.at == at)
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> String {
        self.seats.name(seat)
    }

    /// Whether a car is protected on its own Go (Case Go).
    pub fn protected(&self, car: &Car) -> bool {
        self.on_own_go(car) && (car.mark.fresh || !self.is(GO_PROTECTION_UNTIL_MOVED))
    }

    /// Whether a car stands on its own Go.
    pub fn on_own_go(&self, car: &Car) -> bool {
        car.at == Spot::Square(self.circuit.go(car.owner))
    }

    /// The special square that has hold of a car: it ended a move there, or, by the ruling, it stands there. Off the
    /// road reverse keeps its hold and nitro does not.
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

    /// Whether a car ended a move on the puncture where it stands (Case crevaison); one that was swapped there did not.
    pub fn punctured(&self, car: &Car) -> bool {
        match car.at {
            Spot::Square(square) => {
                car.mark.stopped && self.circuit.special(square) == Some(Special::Puncture)
            }
            _ => false,
        }
    }

    /// How far a car has gone round since it was brought out.
    pub fn driven(&self, car: &Car) -> i16 {
        let from_go = |square: Square| i16::from(self.circuit.go(car.owner).to(square));
        car.mark.driven.unwrap_or_else(|| car.at.square().map_or(0, from_go))
    }
}

/// Who sits opposite, where four play in teams.
pub fn partner(seats: &Seats, rulings: &Rulings, seat: Seat) -> Option<Seat> {
    let teams = rulings.is(TEAMS_YES) && seats.count() == 4;
    teams.then(|| seats.from(seat).nth(2)).flatten()
}

/// The two teams, where four play in teams.
pub fn sides(seats: &Seats, rulings: &Rulings) -> Vec<Vec<Seat>> {
    let with_partner = |seat| Some(vec![seat, partner(seats, rulings, seat)?]);
    seats.iter().take(seats.count() / 2).filter_map(with_partner).collect()
}
