//! The cards of an ordinary deck, and what each of them can do (Valeur et atout des cartes).

use crate::words::Line;
use crate::words::keys::{autotock as k, desk};
use crate::{msg, named};
use std::fmt;

named! {
    /// A card. Suits do not matter, except that two jacks are one-eyed.
    Card {
        /// Moves 1, or brings a car out.
        Ace = "ace" | "a" | "1", k::CARD_ACE;
        Two = "2", k::CARD_2;
        Three = "3", k::CARD_3;
        /// Moves 4 backwards.
        Four = "4", k::CARD_4;
        /// Moves 5; with the experts' cards, moves another player's car.
        Five = "5", k::CARD_5;
        Six = "6", k::CARD_6;
        /// Moves 7, split over up to three cars.
        Seven = "7", k::CARD_7;
        /// Moves 8; with the experts' cards, pushes cars it passes off the road.
        Eight = "8", k::CARD_8;
        Nine = "9", k::CARD_9;
        Ten = "10", k::CARD_10;
        /// Moves 10, or swaps two cars.
        Jack = "jack" | "j", k::CARD_JACK;
        /// A jack that, with the experts' cards, may swap two cars of other players.
        OneEyed = "one-eyed", k::CARD_ONE_EYED;
        /// Moves 10, or brings a car out.
        Queen = "queen" | "q", k::CARD_QUEEN;
        /// Moves 10, or brings a car out.
        King = "king" | "k", k::CARD_KING;
        /// Moves 10 and sweeps the way clear, or brings a car out.
        Joker = "joker", k::CARD_JOKER;
    }
}

impl Card {
    /// How many squares it moves a car, before any effect.
    pub const fn value(self) -> u8 {
        match self {
            Self::Ace => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Seven => 7,
            Self::Eight => 8,
            Self::Nine => 9,
            Self::Ten | Self::Jack | Self::OneEyed | Self::Queen | Self::King | Self::Joker => 10,
        }
    }

    /// The large sign on the card's button.
    pub fn sign(self) -> Line {
        match self {
            Self::Ace => k::SIGN_ACE.into(),
            Self::Jack => k::SIGN_JACK.into(),
            Self::OneEyed => k::SIGN_ONE_EYED.into(),
            Self::Queen => k::SIGN_QUEEN.into(),
            Self::King => k::SIGN_KING.into(),
            Self::Joker => k::SIGN_JOKER.into(),
            _ => msg!(desk::FIGURE, figure = self.value()),
        }
    }

    /// The effect in one or two words.
    pub fn does(self, experts: bool) -> Line {
        match (self, experts) {
            (Self::Ace, _) => k::DOES_ACE.into(),
            (Self::Four, _) => k::DOES_FOUR.into(),
            (Self::Five, true) => k::DOES_PUSH.into(),
            (Self::Seven, _) => k::DOES_SEVEN.into(),
            (Self::Eight, true) => k::DOES_OFF_ROAD.into(),
            (Self::Jack | Self::OneEyed, _) => k::DOES_SWAP.into(),
            (Self::Queen | Self::King, _) => k::DOES_OUT.into(),
            (Self::Joker, _) => k::DOES_SWEEP.into(),
            _ => msg!(k::DOES_ON, count = self.value()),
        }
    }

    /// Whether it may bring a car out (Mettre une voiture sur le circuit).
    pub const fn brings_out(self) -> bool {
        matches!(self, Self::Ace | Self::Queen | Self::King | Self::Joker)
    }

    /// Whether it may swap one of the player's cars with another player's (Les valets).
    pub const fn swaps(self) -> bool {
        matches!(self, Self::Jack | Self::OneEyed)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
