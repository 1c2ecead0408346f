//! The pieces that acts name: cars, categories of workshop cards, colours of sponsor cards, squares of both tracks.

use crate::words::keys::sponsors as k;
use crate::{arguments, named, numbered};

named! {
    /// A category of workshop cards.
    Category {
        /// Pneus.
        Tyres = "tyres", k::CATEGORY_TYRES;
        /// Mécanique.
        Mechanics = "mechanics", k::CATEGORY_MECHANICS;
        /// Carrosserie.
        Body = "body", k::CATEGORY_BODY;
        /// Châssis.
        Chassis = "chassis", k::CATEGORY_CHASSIS;
        /// Pilote.
        Driver = "driver", k::CATEGORY_DRIVER;
        /// Moteur.
        Engine = "engine", k::CATEGORY_ENGINE;
        /// Ingénieur.
        Engineer = "engineer", k::CATEGORY_ENGINEER;
        /// Essais.
        Tests = "tests", k::CATEGORY_TESTS;
    }
}

impl Category {
    /// The value of the card that is removed with three players (À 3 joueurs).
    pub const fn removed(self) -> u8 {
        match self {
            Self::Mechanics => 2,
            Self::Chassis => 3,
            Self::Tyres | Self::Engine => 4,
            Self::Driver | Self::Tests => 5,
            Self::Body | Self::Engineer => 6,
        }
    }
}

named! {
    /// A colour of sponsor cards.
    Sponsor {
        Blue = "blue", k::SPONSOR_BLUE;
        Red = "red", k::SPONSOR_RED;
        Yellow = "yellow", k::SPONSOR_YELLOW;
    }
}

named! {
    /// The kind of a square of the central track: what it allows.
    Kind {
        /// Buys a workshop card of any category.
        A = "a", k::KIND_A;
        /// Buys a workshop card of one of the two categories of the zone.
        V = "v", k::KIND_V;
        /// Draws a sponsor card.
        S = "s", k::KIND_S;
        /// Exchanges a workshop card.
        E = "e", k::KIND_E;
    }
}

named! {
    /// The kind of a square of the race track.
    Square {
        Plain = "plain", k::SQUARE_PLAIN;
        /// Gives bonus squares, depending on the car's place.
        Green = "green", k::SQUARE_GREEN;
        /// A bend, where the violet ball spins the car off.
        Red = "red", k::SQUARE_RED;
        /// The violet ball moves the car three squares.
        Violet = "violet", k::SQUARE_VIOLET;
    }
}

named! {
    /// Why a car moves on after a stop.
    Bonus {
        /// The bonus of a green square.
        Green = "green", k::BONUS_GREEN;
        /// The slipstream of the car in front.
        Slip = "slip", k::BONUS_SLIP;
    }
}

named! {
    /// What made a car move.
    Origin {
        /// Its own card.
        Card = "card", k::TERM_CARD;
        /// Its own ball in its own spin.
        OwnBall = "own-ball", k::TERM_OWN_BALL;
        /// Its ball in another car's spin.
        Pushed = "pushed", k::TERM_PUSHED;
        Violet = "violet", k::TERM_VIOLET;
        /// A violet ball while the car was off the track (ruling `spun-violet`).
        Return = "return", k::TERM_RETURN;
    }
}

impl Origin {
    /// Whether the car was moved by another car's spin or the violet ball.
    pub const fn pushed(self) -> bool {
        !matches!(self, Self::Card | Self::OwnBall)
    }
}

numbered! {
    /// A car, numbered from 1: the first car of each player, then, with two players, their second cars.
    Car, 4
}
arguments!(named Bonus, Origin);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_cards_taken_out_with_three_players_are_those_of_the_text() {
        let removed: Vec<(&str, u8)> =
            Category::ALL.iter().map(|category| (category.word(), category.removed())).collect();
        let text = [("tyres", 4), ("mechanics", 2), ("body", 6), ("chassis", 3), ("driver", 5)];
        assert_eq!(removed.get(..5), Some(text.as_slice()));
        assert_eq!(removed.get(5..), Some([("engine", 4), ("engineer", 6), ("tests", 5)].as_slice()));
    }
}
