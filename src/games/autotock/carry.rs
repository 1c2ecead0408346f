//! What a card does: which cars move where, which are hit, and who owes a puncture card.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::typed::unknown;
use crate::engine::{Argument, Refusal, Seat, Seats, refuse};
use crate::games::autotock::race::{Car, Mark, Race};
use crate::games::autotock::rulings::{FIVE_WHO_NOT_PARTNER, ONE_EYED_ONLY};
use crate::games::autotock::steps::{Driver, Steps, steps};
use crate::games::autotock::travel::Trip;
use crate::games::autotock::{Card, Spot};
use crate::msg;
use crate::words::Line;
use crate::words::keys::autotock as k;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Play {
    /// Brings a car out on its Go: ace, queen, king, joker.
    Out { card: Card },
    /// Moves one car.
    Move {
        card: Card,
        car: Spot,
        #[serde(default, skip_serializing_if = "Way::is_circuit")]
        way: Way,
    },
    /// With the experts' cards: a 5 moves another player's car.
    Push {
        of: Seat,
        car: Spot,
        #[serde(default, skip_serializing_if = "Way::is_circuit")]
        way: Way,
    },
    /// A 7 split over two or three cars.
    Seven {
        /// In the announced order of moves.
        shares: Vec<Share>,
    },
    /// A jack swaps one of the player's cars with another player's.
    Swap { card: Card, car: Spot, of: Seat, with: Spot },
    /// With the experts' cards: a one-eyed jack swaps two cars of other players.
    Cross { one: (Seat, Spot), other: (Seat, Spot) },
}

impl Play {
    pub const fn card(&self) -> Card {
        match self {
            Self::Out { card } | Self::Move { card, .. } | Self::Swap { card, .. } => *card,
            Self::Push { .. } => Card::Five,
            Self::Seven { .. } => Card::Seven,
            Self::Cross { .. } => Card::OneEyed,
        }
    }
}

/// The part of a 7 that one car moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    pub car: Spot,
    pub steps: u8,
    #[serde(default, skip_serializing_if = "Way::is_circuit")]
    pub way: Way,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    #[default]
    Circuit,
    /// Into the garage, or further up inside it.
    Garage,
}

impl Argument for Share {
    fn parse(word: &str, seats: &Seats) -> Result<Self, Line> {
        let (car, steps) = word.split_once(':').ok_or_else(|| unknown(word))?;
        let (steps, way) = match steps.strip_suffix("in") {
            Some(steps) => (steps, Way::Garage),
            None => (steps, Way::Circuit),
        };
        Ok(Self { car: Spot::parse(car, seats)?, steps: u8::parse(steps, seats)?, way })
    }

    fn write(&self, _: &Seats, line: &mut String) {
        line.push_str(&self.to_string());
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}{}", self.car, self.steps, if self.way == Way::Garage { "in" } else { "" })
    }
}

impl Way {
    /// Both ways, with the circuit first.
    pub const ALL: [Way; 2] = [Self::Circuit, Self::Garage];

    fn is_circuit(&self) -> bool {
        *self == Self::Circuit
    }
}

/// Why a car changed its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    Out,
    Drive,
    Park,
    Hit,
    Swept,
    /// Pushed off the road by an expert's 8.
    OffRoad,
    Swap,
}

/// One change of a car's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shift {
    pub owner: Seat,
    pub from: Spot,
    pub to: Spot,
    pub cause: Cause,
    /// The car's mark at its new place.
    pub mark: Mark,
    /// How far the car drove; `None` if it did not drive.
    pub steps: Option<Steps>,
}

impl Shift {
    /// A change without driving, by which the car loses its mark.
    pub fn new(owner: Seat, from: Spot, to: Spot, cause: Cause) -> Self {
        Self { owner, from, to, cause, mark: Mark::default(), steps: None }
    }
}

/// The result of a play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The changes of place, in the order in which they happen.
    pub shifts: Vec<Shift>,
    /// The players who owe a puncture card, once for each puncture.
    pub punctures: Vec<Seat>,
    /// All cars outside their paddocks afterwards.
    pub cars: Vec<Car>,
}

pub(super) struct Run<'a> {
    before: Race<'a>,
    pub player: Seat,
    pub cars: Vec<Car>,
    pub shifts: Vec<Shift>,
    pub punctures: Vec<Seat>,
}

impl Race<'_> {
    /// The result of a play. It is computed on a copy of the cars, so a refusal in the middle changes nothing.
    ///
    /// # Errors
    /// Refuses an illegal play and names the rule.
    pub fn carry(&self, player: Seat, play: &Play) -> Result<Outcome, Refusal> {
        let card = play.card();
        if card == Card::OneEyed && !self.experts() {
            return refuse(k::NO_EXPERTS, k::RULE_EXPERTS, k::NO_EXPERTS_SUGGESTION);
        }
        let (cars, shifts, punctures) = (self.cars.to_vec(), Vec::new(), Vec::new());
        let mut run = Run { before: *self, player, cars, shifts, punctures };
        match play {
            Play::Out { card } => run.out(*card)?,
            Play::Move { card, car, way } => run.one(*card, *car, *way)?,
            Play::Push { of, car, way } => run.push(*of, *car, *way)?,
            Play::Seven { shares } => run.seven(shares)?,
            Play::Swap { card, car, of, with } => run.swap(*card, *car, (*of, *with))?,
            Play::Cross { one, other } => run.cross(*one, *other)?,
        }
        Ok(Outcome { shifts: run.shifts, punctures: run.punctures, cars: run.cars })
    }
}

impl Run<'_> {
    /// The race after the moves that this play has made so far.
    pub(super) fn race(&self) -> Race<'_> {
        Race { cars: &self.cars, ..self.before }
    }

    /// The seat whose cars the player moves in this play.
    pub(super) fn own(&self) -> Seat {
        self.before.plays_for(self.player)
    }

    pub(super) fn shift(&mut self, shift: Shift) {
        if let Some(at) = self.cars.iter().position(|car| car.owner == shift.owner && car.at == shift.from) {
            self.cars.remove(at);
        }
        if shift.to != Spot::Paddock {
            self.cars.push(Car { owner: shift.owner, at: shift.to, mark: shift.mark });
        }
        self.shifts.push(shift);
    }

    pub(super) fn before(&self) -> &Race<'_> {
        &self.before
    }

    /// Where this owner's car stopped, if it was the last to move.
    pub(super) fn stopped_at(&self, owner: Seat) -> Option<Spot> {
        self.shifts.last().filter(|shift| shift.owner == owner).map(|shift| shift.to)
    }

    pub(super) fn no_car(&self, owner: Seat, at: Spot) -> Refusal {
        let name = self.before.name(owner);
        let there: Vec<Line> = self.before.of(owner).map(|car| car.at.line()).collect();
        let suggestion = match there.as_slice() {
            [] => msg!(k::NO_CAR_SUGGESTION_PADDOCK, seat = name.clone()),
            _ => msg!(k::NO_CAR_SUGGESTION, seat = name.clone(), there),
        };
        Refusal::new(msg!(k::NO_CAR, seat = name, at = at.line()), k::RULE_CARDS).suggestion(suggestion)
    }

    fn out(&mut self, card: Card) -> Result<(), Refusal> {
        if !card.brings_out() {
            let why = msg!(k::CARD_NOT_OUT, card = card.key());
            return refuse(why, k::RULE_OUT, k::CARD_NOT_OUT_SUGGESTION);
        }
        let owner = self.own();
        let name = self.before.name(owner);
        if self.before.in_paddock(owner) == 0 {
            let why = msg!(k::PADDOCK_EMPTY, seat = name);
            return refuse(why, k::RULE_OUT, k::PADDOCK_EMPTY_SUGGESTION);
        }
        let go = self.before.circuit.go(owner);
        let taken = self.before.find(owner, Spot::Square(go));
        if taken.is_some_and(|car| self.before.protected(car)) {
            let why = msg!(k::GO_TAKEN, seat = name, n = go.number());
            return refuse(why, k::RULE_GO, k::GO_TAKEN_SUGGESTION);
        }
        let mark = Mark { stopped: true, fresh: true, driven: Some(0) };
        self.land(&Car { owner, at: Spot::Paddock, mark }, go)?;
        self.shift(Shift { mark, ..Shift::new(owner, Spot::Paddock, Spot::Square(go), Cause::Out) });
        Ok(())
    }

    fn one(&mut self, card: Card, car: Spot, way: Way) -> Result<(), Refusal> {
        if card == Card::Five && self.before.experts() {
            return refuse(k::FIVE_OWN, k::RULE_EXPERTS, k::FIVE_OWN_SUGGESTION);
        }
        if card == Card::OneEyed && self.before.is(ONE_EYED_ONLY) {
            return Err(self.only_crosses());
        }
        self.drive_by_card(self.own(), car, card, card.value(), way)
    }

    /// Moves one of the player's cars by a card, or by its share of a 7.
    pub(super) fn drive_by_card(
        &mut self,
        owner: Seat,
        from: Spot,
        card: Card,
        value: u8,
        way: Way,
    ) -> Result<(), Refusal> {
        let Some(car) = self.race().find(owner, from).copied() else {
            return Err(self.no_car(owner, from));
        };
        let steps = steps(&self.race(), &car, card, value, Driver::Owner)?;
        self.travel(Trip { owner, from, card, steps, way, driver: Driver::Owner })
    }

    fn push(&mut self, of: Seat, from: Spot, way: Way) -> Result<(), Refusal> {
        let card = Card::Five;
        if !self.before.experts() {
            return refuse(k::NO_EXPERTS, k::RULE_EXPERTS, k::NO_EXPERTS_SUGGESTION);
        }
        if of == self.own() || of == self.player {
            return refuse(k::FIVE_OWN, k::RULE_EXPERTS, k::FIVE_OWN_SUGGESTION);
        }
        if self.before.partner(self.player) == Some(of) && self.before.is(FIVE_WHO_NOT_PARTNER) {
            let why = msg!(k::FIVE_PARTNER, seat = self.before.name(of));
            return refuse(why, k::RULE_EXPERTS, k::FIVE_OWN_SUGGESTION);
        }
        let Some(car) = self.before.find(of, from).copied() else { return Err(self.no_car(of, from)) };
        if self.before.protected(&car) {
            let why = msg!(k::FIVE_GO, seat = self.before.name(of), at = from.line());
            return refuse(why, k::RULE_GO, k::FIVE_OWN_SUGGESTION);
        }
        if matches!(from, Spot::Garage(_)) {
            let why = msg!(k::GARAGE_SAFE, seat = self.before.name(of));
            return refuse(why, k::RULE_GARAGE, k::FIVE_OWN_SUGGESTION);
        }
        let steps = steps(&self.race(), &car, card, card.value(), Driver::Other)?;
        self.travel(Trip { owner: of, from, card, steps, way, driver: Driver::Other })
    }

    pub(super) fn only_crosses(&self) -> Refusal {
        Refusal::new(k::ONE_EYED_ONLY, k::RULE_EXPERTS).suggestion(k::ONE_EYED_ONLY_SUGGESTION)
    }
}
