//! Deals between two dealers, each entered once and whole.

use super::table::{At, BUSINESS, CARD, OPTION, Table};
use crate::audit::Done;

/// How a bargain ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bargain {
    Agreed(i64),
    Hood { asked: i64, value: i64 },
    Walked,
    Closed,
}

/// The fine under the hood.
const FINE: i64 = 1_000;

impl Table {
    /// A dealer buys a car from another by a card.
    pub(super) fn approach(&mut self, seat: u8, car: u8, bargain: Bargain) -> Done {
        let owner = self.owner(car)?;
        if owner == seat {
            return Err("the car is one's own".to_owned());
        }
        self.use_card(seat, false)?;
        match bargain {
            Bargain::Closed => self.shift(&format!("p{owner}"), "bank", "cards", 1)?,
            Bargain::Walked => {
                self.phase = if self.rulings.is("haggle-fails", "over") { CARD } else { BUSINESS };
            }
            _ => self.sale(owner, seat, car, bargain)?,
        }
        self.card_played();
        Ok(())
    }

    /// Another dealer is forced to buy.
    pub(super) fn force(&mut self, seat: u8, dealer: u8, car: Option<u8>, bargain: Bargain) -> Done {
        if dealer == seat {
            return Err("another dealer is forced to buy".to_owned());
        }
        self.use_card(seat, false)?;
        match (car, bargain) {
            (_, Bargain::Closed) => self.shift(&format!("p{dealer}"), "bank", "cards", 1)?,
            (Some(car), Bargain::Agreed(_) | Bargain::Hood { .. }) => {
                self.sale(seat, dealer, car, bargain)?
            }
            _ => return Err("a forced sale ends in a sale or is closed".to_owned()),
        }
        self.card_played();
        Ok(())
    }

    /// Open for business: a bidder buys.
    pub(super) fn business(&mut self, seat: u8, car: u8, buyer: u8, bargain: Bargain) -> Done {
        let open = self.now() == BUSINESS || self.now() == OPTION && self.played > 0;
        if seat != self.turn || buyer == seat || !open {
            return Err("the lot is not open for business".to_owned());
        }
        if !matches!(bargain, Bargain::Agreed(_) | Bargain::Hood { .. }) {
            return Err("open for business ends in a sale".to_owned());
        }
        self.sale(seat, buyer, car, bargain)?;
        self.phase = BUSINESS;
        Ok(())
    }

    fn sale(&mut self, seller: u8, buyer: u8, car: u8, bargain: Bargain) -> Done {
        if self.owner(car)? != seller {
            return Err(format!("car {car} is not on the lot of p{seller}"));
        }
        if let Bargain::Hood { asked: 0, .. } = bargain
            && self.rules >= 3
        {
            return Err("a price is asked before the hood is lifted".to_owned());
        }
        if let Bargain::Hood { value, .. } = bargain {
            self.seen.insert((seller, car), value);
        }
        let (to_seller, to_buyer) = (format!("p{seller}"), format!("p{buyer}"));
        match bargain {
            Bargain::Agreed(price) => {
                let credit = self.credit();
                self.pay(buyer, &to_seller, price, credit)?;
            }
            Bargain::Hood { asked, value } if value >= asked => {
                self.pay(buyer, &to_seller, value + FINE, true)?;
            }
            Bargain::Hood { value, .. } => {
                self.pay(buyer, &to_seller, value, true)?;
                self.pay(seller, &to_buyer, FINE, true)?;
            }
            Bargain::Walked | Bargain::Closed => {}
        }
        self.drive(car, At::Lot(buyer))
    }
}
