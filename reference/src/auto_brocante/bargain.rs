//! Deals between two dealers; each is one act.

use serde::Deserialize;

use super::turn::{BUSINESS, CARD, OPTION};
use super::{AutoBrocante, Dollars};
use crate::Done;
use crate::line::Whole;
use crate::rules::{Rules, hand};

/// How a deal ends.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Bargain {
    /// At a price.
    Agreed(Dollars),
    /// The buyer looks under the hood.
    Hood { asked: Dollars, value: Dollars },
    /// The buyer walks away, without a sale.
    Walked,
    /// By the card "lot closed".
    Closed,
}

/// The fine after a look under the hood, in dollars.
const FINE: i64 = 1_000;

impl AutoBrocante {
    /// Buys a car from another dealer with a card.
    pub(super) fn approach(&mut self, seat: u8, car: i64, bargain: Bargain) -> Done {
        let owner = self.owner(car)?;
        if owner == seat {
            return Err("the car is one's own".to_owned());
        }
        self.use_card(seat)?;
        match bargain {
            Bargain::Closed => self.shift(hand(owner), "bank", "cards", 1)?,
            Bargain::Walked => {
                self.phase = if self.is("haggle-fails", "over") { CARD } else { BUSINESS };
            }
            Bargain::Agreed(_) | Bargain::Hood { .. } => self.sale(owner, seat, car, bargain)?,
        }
        self.card_played();
        Ok(())
    }

    /// Forces another dealer to buy.
    pub(super) fn force(&mut self, seat: u8, dealer: u8, car: Option<i64>, bargain: Bargain) -> Done {
        if dealer == seat {
            return Err("another dealer is forced to buy".to_owned());
        }
        self.use_card(seat)?;
        match (car, bargain) {
            (_, Bargain::Closed) => self.shift(hand(dealer), "bank", "cards", 1)?,
            (Some(car), Bargain::Agreed(_) | Bargain::Hood { .. }) => {
                self.sale(seat, dealer, car, bargain)?
            }
            _ => return Err("a forced sale ends in a sale or is closed".to_owned()),
        }
        self.card_played();
        Ok(())
    }

    /// Opens for business: sells a car to a bidder.
    pub(super) fn business(&mut self, seat: u8, car: i64, buyer: u8, bargain: Bargain) -> Done {
        let open = self.now() == BUSINESS || self.now() == OPTION && self.played > 0;
        if seat != self.turn || buyer == seat || !open {
            return Err("the lot is not open for business".to_owned());
        }
        if matches!(bargain, Bargain::Walked | Bargain::Closed) {
            return Err("open for business ends in a sale".to_owned());
        }
        self.sale(seat, buyer, car, bargain)?;
        self.phase = BUSINESS;
        Ok(())
    }

    /// Sells a car. After a look under the hood, the buyer pays the value, and the fine too if the value is at least
    /// the asked price; otherwise the seller pays the fine.
    fn sale(&mut self, seller: u8, buyer: u8, car: i64, bargain: Bargain) -> Done {
        if self.owner(car)? != seller {
            return Err(format!("car {car} is not on the lot of p{seller}"));
        }
        match bargain {
            Bargain::Agreed(Whole(price)) => self.pay(buyer, hand(seller), price, self.has_credit())?,
            Bargain::Hood { asked: Whole(0), .. } => {
                return Err("a price is asked before the hood is lifted".to_owned());
            }
            Bargain::Hood { asked: Whole(asked), value: Whole(value) } => {
                self.seen.insert((seller, car), value);
                if value >= asked {
                    self.pay(buyer, hand(seller), value + FINE, true)?;
                } else {
                    self.pay(buyer, hand(seller), value, true)?;
                    self.pay(seller, hand(buyer), FINE, true)?;
                }
            }
            Bargain::Walked | Bargain::Closed => {}
        }
        self.drive_to(car, buyer)
    }
}
