//! Cards played against opponents.

use serde::Deserialize;

use super::AutoBrocante;
use super::lot::At;
use crate::Done;
use crate::line::{Seat, Whole};
use crate::rules::{Rules, hand};

/// The reply of the car's owner to an attack.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reply {
    #[default]
    Lost,
    /// The owner repairs the car after a collision, for half the list price.
    Repaired,
    /// The owner recovers a stolen car with a card.
    Recovered,
    /// The owner shows a policy of this kind.
    Claim(String),
}

impl AutoBrocante {
    /// Attacks a car by fire, collision or theft.
    pub(super) fn attack(&mut self, seat: u8, damage: &str, car: i64, reply: &Reply) -> Done {
        let owner = self.owner(car)?;
        if owner == seat {
            return Err("attacks are on opponents' cars".to_owned());
        }
        self.use_card(seat)?;
        if self.is("claim-cash", "refused") && self.cash(seat) < self.list(car)? {
            return Err("a claim could not be paid".to_owned());
        }
        match reply {
            Reply::Lost => self.lose(car, owner, damage)?,
            Reply::Repaired if damage == "collision" => {
                self.pay(owner, "bank", (self.list(car)? + 1) / 2, self.has_credit())?;
            }
            Reply::Recovered if damage == "theft" && self.is("recovered", "at-once") => {
                self.shift(hand(owner), "bank", "cards", 1)?;
            }
            Reply::Claim(kind) => {
                self.must_cover(kind, damage)?;
                self.pay(seat, hand(owner), self.list(car)?, self.is("claim-cash", "debt"))?;
                self.shift(hand(owner), "bank", "policies", 1)?;
                if self.is("insured-car", "lost") {
                    self.lose(car, owner, damage)?;
                }
            }
            _ => return Err(format!("{damage} is not met like this")),
        }
        self.card_played();
        Ok(())
    }

    fn lose(&mut self, car: i64, owner: u8, damage: &str) -> Done {
        let to = match damage {
            "fire" => At::Graveyard,
            "theft" if self.is("recovered", "later") => At::Stolen(Seat(owner)),
            _ if self.is("unrepaired", "graveyard") => At::Graveyard,
            _ => At::Bank,
        };
        self.drive(car, to)
    }

    fn must_cover(&self, kind: &str, damage: &str) -> Done {
        let nothing = kind == "fly-by-night" && self.is("fly-by-night", "nothing");
        let covers = if nothing { "nothing" } else { self.printed_word(format!("policy {kind} covers"))? };
        if covers == "all" || covers == damage {
            Ok(())
        } else {
            Err(format!("a policy {kind} does not cover {damage}"))
        }
    }

    /// Cancels an opponent's policy.
    pub(super) fn cancel(&mut self, seat: u8, dealer: u8) -> Done {
        if dealer == seat {
            return Err("an opponent's policy is cancelled".to_owned());
        }
        self.use_card(seat)?;
        self.shift(hand(dealer), "bank", "policies", 1)?;
        self.card_played();
        Ok(())
    }

    /// Takes cards from opponents, as many as the card says or as they have.
    pub(super) fn take(&mut self, seat: u8, from: &[(Seat, Whole<0, 100>)]) -> Done {
        self.use_card(seat)?;
        let others = self.everybody().filter(|other| *other != seat);
        let there: i64 = others.map(|other| self.has(hand(other), "cards")).sum();
        let must = self.printed("card take cards")?.min(there);
        let taken: i64 = from.iter().map(|(_, cards)| cards.0).sum();
        if must == 0 || taken != must || from.iter().any(|(other, _)| other.0 == seat) {
            return Err(format!("{must} cards are taken from opponents"));
        }
        for (other, cards) in from {
            self.shift(hand(other.0), hand(seat), "cards", cards.0)?;
        }
        self.card_played();
        Ok(())
    }

    /// Takes back a stolen car in a later turn.
    pub(super) fn recover(&mut self, seat: u8, car: i64) -> Done {
        if self.place(car)? != At::Stolen(Seat(seat)) {
            return Err(format!("car {car} was not stolen from p{seat}"));
        }
        self.use_card(seat)?;
        self.drive_to(car, seat)?;
        self.card_played();
        Ok(())
    }
}
