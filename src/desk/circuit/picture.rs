//! What the picture of the circuit shows: every place with its cars and its words for whoever cannot see it.

use crate::desk::Speech;
use crate::engine::{Colour, Seat};
use crate::games::autotock::{Car, Race, Special, Spot, Square};
use crate::say;
use crate::words::Line;
use crate::words::keys::circuit as k;

/// A place on the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Where it is.
    pub spot: Spot,
    /// Whose, for paddocks and garages.
    pub owner: Option<(Seat, Colour)>,
    /// The cars there, each with whether the square has hold of it.
    pub cars: Vec<(Colour, Option<Special>)>,
    /// What the square does.
    pub special: Option<Special>,
    /// All of it in words.
    pub words: String,
}

/// What the picture of the circuit shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The squares, then verges with cars, garages and paddocks.
    pub places: Vec<Place>,
    /// Go and branch of each player, whose garage and paddock lie there.
    pub homes: Vec<(Seat, Square, Square)>,
}

impl Picture {
    /// Looks at a race.
    pub fn of(race: &Race<'_>, speech: Speech) -> Self {
        let homes: Vec<(Seat, Square, Square)> =
            race.seats.iter().map(|seat| (seat, race.circuit.go(seat), race.circuit.branch(seat))).collect();
        let mut places = Vec::new();
        for square in Square::all() {
            let owner = homes.iter().find(|(_, go, _)| *go == square).map(|(seat, ..)| *seat);
            places.push(place(race, speech, Spot::Square(square), owner));
        }
        for square in Square::all() {
            if race.cars.iter().any(|car| car.at == Spot::Verge(square)) {
                places.push(place(race, speech, Spot::Verge(square), None));
            }
        }
        for seat in race.seats.iter() {
            for number in 1..=Spot::PLACES {
                places.push(place(race, speech, Spot::Garage(number), Some(seat)));
            }
            places.push(place(race, speech, Spot::Paddock, Some(seat)));
        }
        Self { places, homes }
    }
}

/// Whether a car that ends at one of these places stands at a place of the picture: a garage is told from another by whose
/// it is.
pub fn reached(ends: &[(Seat, Spot)], owner: Option<Seat>, spot: Spot) -> bool {
    let inside = matches!(spot, Spot::Garage(_));
    ends.iter().any(|(seat, end)| *end == spot && (!inside || owner == Some(*seat)))
}

fn place(race: &Race<'_>, speech: Speech, spot: Spot, owner: Option<Seat>) -> Place {
    let colour = |seat: Seat| race.seats.player(seat).map_or(Colour::Red, |player| player.colour);
    let inside = matches!(spot, Spot::Garage(_));
    let there = race.cars.iter().filter(|car| car.at == spot && (!inside || Some(car.owner) == owner));
    let there: Vec<&Car> = there.collect();
    let mut cars: Vec<(Colour, Option<Special>)> =
        there.iter().map(|car| (colour(car.owner), race.held_by(car))).collect();
    let special = match spot {
        Spot::Square(square) => race.circuit.special(square),
        _ => None,
    };
    let mut words = vec![match (spot, owner) {
        (Spot::Square(_), Some(seat)) => say!(k::GO_OF, seat = race.name(seat), at = spot.line()),
        (_, Some(seat)) => say!(k::PLACE_OF, seat = race.name(seat), at = spot.line()),
        (_, None) => spot.line(),
    }];
    words.extend(special.map(|special| Line::new(special.key())));
    for car in &there {
        words.push(match race.held_by(car) {
            Some(special) => say!(k::CAR_HELD, seat = race.name(car.owner), special = special.key()),
            None => say!(k::CAR, seat = race.name(car.owner)),
        });
    }
    if let (Spot::Paddock, Some(seat)) = (spot, owner) {
        let count = race.in_paddock(seat);
        words.push(say!(crate::words::keys::autotock::AMOUNT_CARS, count = count));
        cars.extend(std::iter::repeat_n((colour(seat), None), count));
    }
    let words: Vec<String> = words.iter().map(|line| speech.sentence(line)).collect();
    Place { spot, owner: owner.map(|seat| (seat, colour(seat))), cars, special, words: words.join(" · ") }
}
