//! The cars, their owners and names, and the sides. Two players drive two cars each; four players may form two teams.

use crate::engine::ruling::Rulings;
use crate::engine::typed::unknown;
use crate::engine::{Actor, Argument, Setting, Told};
use crate::engine::{Colour, Holder, Seat, Seats, SecondHand};
use crate::games::sponsors::board::COLOURS;
use crate::games::sponsors::rulings::{CARS_TOGETHER, SIDES_NEIGHBOURS, SIDES_OPPOSITE};
use crate::games::sponsors::units::second;
use crate::games::sponsors::{Car, View};
use crate::msg;
use crate::words::keys::sponsors as k;
use crate::words::{Arg, Line};

/// The cars of a session, in order.
pub fn cars(seats: &Seats) -> impl DoubleEndedIterator<Item = Car> + Clone + use<> {
    Car::all().take(if seats.count() == 3 { 3 } else { 4 })
}

/// The player who drives a car.
pub fn owner(seats: &Seats, car: Car) -> Seat {
    let count = u8::try_from(seats.count()).unwrap_or(4).max(1);
    Seat::new((car.number() - 1) % count)
}

/// The holder of a car's pieces: its player, or a separate hand for a player's second car.
pub fn holder(seats: &Seats, car: Car) -> Holder {
    let count = u8::try_from(seats.count()).unwrap_or(4);
    match car.number().checked_sub(count) {
        None | Some(0) => Holder::Seat(owner(seats, car)),
        Some(number) => second(number),
    }
}

/// The hands for the second cars when two players play.
pub fn second_hands(seats: &Seats) -> Vec<SecondHand> {
    let second = cars(seats).filter(|car| holder(seats, *car) != Holder::Seat(owner(seats, *car)));
    let hand = |car| SecondHand {
        seat: owner(seats, car),
        holder: holder(seats, car),
        colour: colour(seats, car),
        name: name(seats, car),
    };
    second.map(hand).collect()
}

/// The colour of a car: its player's colour or, for second cars, the remaining colours in order.
pub fn colour(seats: &Seats, car: Car) -> Colour {
    let of = |seat: Seat| seats.player(seat).map(|player| player.colour);
    let owned = match holder(seats, car) {
        Holder::Seat(seat) => of(seat),
        _ => {
            let taken: Vec<Colour> = seats.iter().filter_map(of).collect();
            let mut left = COLOURS.into_iter().filter(|colour| !taken.contains(colour));
            left.nth(usize::from(car.number()).saturating_sub(seats.count() + 1))
        }
    };
    owned.unwrap_or(Colour::Red)
}

/// The car that a word of notation names: by its colour, or by a player (name or `p1`) who drives only one car.
pub fn find(seats: &Seats, word: &str) -> Option<Car> {
    let by_colour = cars(seats).find(|car| colour(seats, *car).word().eq_ignore_ascii_case(word));
    by_colour.or_else(|| {
        let seat = seats.find(word).filter(|_| seats.count() > 2)?;
        cars(seats).find(|car| owner(seats, *car) == seat)
    })
}

impl Actor for Car {
    fn parse(word: &str, seats: &Seats) -> Option<Self> {
        find(seats, word)
    }

    fn word(self, seats: &Seats) -> String {
        colour(seats, self).word().to_owned()
    }

    fn all(seats: &Seats) -> Vec<Self> {
        cars(seats).collect()
    }

    fn seat(self, seats: &Seats) -> Seat {
        owner(seats, self)
    }
}

impl Argument for Car {
    fn parse(word: &str, seats: &Seats) -> Result<Self, Line> {
        find(seats, word).ok_or_else(|| unknown(word))
    }

    fn write(&self, seats: &Seats, line: &mut String) {
        line.push_str(&self.word(seats));
    }
}

impl Told for Car {
    fn told(&self, setting: &Setting) -> Arg {
        name(&setting.seats, *self).into()
    }
}

/// The colours of all cars, for messages.
pub fn words(seats: &Seats) -> String {
    cars(seats).map(|car| colour(seats, car).word()).collect::<Vec<_>>().join(", ")
}

/// Names a car: by its player, and by its colour too if players drive two cars.
pub fn name(seats: &Seats, car: Car) -> Line {
    let player = seats.name(owner(seats, car));
    if seats.count() == 2 {
        msg!(k::CAR_OF_TWO, seat = player, colour = colour(seats, car).key())
    } else {
        msg!(k::CAR, seat = player)
    }
}

/// The cars clockwise round the board, starting with the first player's first car.
pub fn ring(view: View<'_>) -> Vec<Car> {
    let mut ring: Vec<Car> = cars(view.seats()).collect();
    if view.seats().count() == 2 && view.is(CARS_TOGETHER) {
        ring.sort_by_key(|car| owner(view.seats(), *car));
    }
    let begins = ring.iter().position(|car| owner(view.seats(), *car) == view.state().first);
    ring.rotate_left(begins.unwrap_or_default());
    ring
}

/// The other car of the same side, if a side has two.
pub fn partner(view: View<'_>, car: Car) -> Option<Car> {
    partner_of(view.seats(), &view.book.rulings, car)
}

fn partner_of(seats: &Seats, rulings: &Rulings, car: Car) -> Option<Car> {
    let other = match (seats.count(), car.number()) {
        (2, n) | (4, n) if seats.count() == 2 || rulings.is(SIDES_OPPOSITE) => (n + 1) % 4 + 1,
        (4, n) if rulings.is(SIDES_NEIGHBOURS) => ((n - 1) ^ 1) + 1,
        _ => return None,
    };
    Car::new(other)
}

/// The two teams, if four play in teams.
pub fn teams(seats: &Seats, rulings: &Rulings) -> Vec<Vec<Seat>> {
    let with_partner = |car| [Some(car), partner_of(seats, rulings, car)].into_iter().flatten();
    let sides = cars(seats).map(|car| with_partner(car).map(|car| owner(seats, car)).collect::<Vec<Seat>>());
    // Two players drive two cars each, so there are no teams.
    sides.filter(|side| matches!(side[..], [one, other] if one.index() < other.index())).collect()
}

/// The cars whose points count for a player: those of their side.
pub fn side(view: View<'_>, seat: Seat) -> Vec<Car> {
    let own = cars(view.seats()).filter(|car| owner(view.seats(), *car) == seat);
    let mut side: Vec<Car> = own.flat_map(|car| std::iter::once(car).chain(partner(view, car))).collect();
    side.sort_unstable();
    side.dedup();
    side
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_drive_the_colours_left_over_as_second_cars() {
        let seats = Seats::named(&["Blue", "Anne"], &COLOURS).unwrap();
        let colours: Vec<&str> = cars(&seats).map(|car| colour(&seats, car).word()).collect();
        assert_eq!(colours, ["blue", "red", "green", "yellow"]);
        let owners: Vec<usize> = cars(&seats).map(|car| owner(&seats, car).index()).collect();
        assert_eq!(owners, [0, 1, 0, 1]);
        assert_eq!(find(&seats, "YELLOW"), Car::new(4));
        assert_eq!(find(&seats, "anne"), None);
        assert_eq!(Car::new(3).map(|car| holder(&seats, car)), Some(second(1)));
    }

    #[test]
    fn three_players_drive_one_car_each() {
        let seats = Seats::named(&["Anne", "Bruno", "Chloe"], &COLOURS).unwrap();
        assert_eq!(find(&seats, "bruno"), Car::new(2));
        assert_eq!(find(&seats, "yellow"), None);
        assert_eq!(words(&seats), "red, blue, green");
    }
}
