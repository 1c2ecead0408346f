//! Cards against opponents.

use super::table::{At, Table};
use crate::audit::Done;

/// What the owner of a car replies to an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Nothing,
    Repaired,
    Recovered,
    Claim(String),
}

impl Table {
    /// Fire, collision or theft.
    pub(super) fn attack(&mut self, seat: u8, damage: &str, car: u8, reply: &Reply) -> Done {
        let owner = self.owner(car)?;
        if owner == seat {
            return Err("attacks are on opponents' cars".to_owned());
        }
        self.use_card(seat, false)?;
        if self.rulings.is("claim-cash", "refused") && self.cash(seat) < self.list(car)? {
            return Err("a claim could not be paid".to_owned());
        }
        let at = format!("p{owner}");
        match reply {
            Reply::Nothing => self.lose(car, owner, damage)?,
            Reply::Repaired if damage == "collision" => {
                let list = self.list(car)?;
                let credit = self.credit();
                self.pay(owner, "bank", (list + 1) / 2, credit)?;
            }
            Reply::Recovered if damage == "theft" && self.rulings.is("recovered", "at-once") => {
                self.shift(&at, "bank", "cards", 1)?;
            }
            Reply::Claim(kind) => {
                self.covered(kind, damage)?;
                let list = self.list(car)?;
                let may_owe = self.rulings.is("claim-cash", "debt");
                self.pay(seat, &at, list, may_owe)?;
                self.shift(&at, "bank", "policies", 1)?;
                if self.rulings.is("insured-car", "lost") {
                    self.lose(car, owner, damage)?;
                }
            }
            _ => return Err(format!("{damage} is not met like this")),
        }
        self.card_played();
        Ok(())
    }

    fn lose(&mut self, car: u8, owner: u8, damage: &str) -> Done {
        let to = match damage {
            "fire" => At::Graveyard,
            "theft" if self.rulings.is("recovered", "later") => At::Stolen(owner),
            _ if self.rulings.is("unrepaired", "graveyard") => At::Graveyard,
            _ => At::Bank,
        };
        self.drive(car, to)
    }

    fn covered(&self, kind: &str, damage: &str) -> Done {
        let covers = match kind {
            "fly-by-night" if !self.rulings.is("fly-by-night", "card") => false,
            kind => {
                let covers = self.printed.word(&format!("policy {kind} covers"))?;
                covers == "all" || covers == damage
            }
        };
        if covers { Ok(()) } else { Err(format!("a policy {kind} does not cover {damage}")) }
    }

    /// A policy of an opponent is cancelled.
    pub(super) fn cancel(&mut self, seat: u8, dealer: u8) -> Done {
        if dealer == seat {
            return Err("an opponent's policy is cancelled".to_owned());
        }
        self.use_card(seat, false)?;
        self.shift(&format!("p{dealer}"), "bank", "policies", 1)?;
        self.card_played();
        Ok(())
    }

    /// Cards are taken from opponents.
    pub(super) fn take(&mut self, seat: u8, from: &[(u8, i64)]) -> Done {
        self.use_card(seat, false)?;
        let theirs = (1..=self.seats).filter(|other| *other != seat);
        let there: i64 = theirs.map(|other| self.held.of(&format!("p{other}"), "cards")).sum();
        let must = self.printed.whole("card take cards")?.min(there);
        if must == 0
            || from.iter().map(|(_, count)| *count).sum::<i64>() != must
            || from.iter().any(|(other, _)| *other == seat)
        {
            return Err(format!("{must} cards are taken from opponents"));
        }
        for (other, count) in from {
            self.shift(&format!("p{other}"), &format!("p{seat}"), "cards", *count)?;
        }
        self.card_played();
        Ok(())
    }

    /// A stolen car is taken back in a later turn.
    pub(super) fn recover(&mut self, seat: u8, car: u8) -> Done {
        if self.place(car)? != At::Stolen(seat) {
            return Err(format!("car {car} was not stolen from p{seat}"));
        }
        self.use_card(seat, false)?;
        self.drive(car, At::Lot(seat))?;
        self.card_played();
        Ok(())
    }
}
