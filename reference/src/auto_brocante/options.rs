//! The minimum and the options: cars from the bank, policies, a new hand, cards that sell.

use serde::Deserialize;

use super::lot::At;
use super::turn::{BUSINESS, MINIMUM, OPTION};
use super::{AutoBrocante, Dollars};
use crate::Done;
use crate::line::Whole;
use crate::rules::{Rules, hand};

/// How the price of a car from the bank is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Price {
    Fixed,
    List,
    Card,
}

/// How a policy is obtained.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum By {
    #[default]
    Cash,
    Card,
}

/// The base of a customer's price.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Base {
    List,
    /// The Blue Book value.
    Book(Dollars),
}

/// The price of a policy, in dollars.
const POLICY: i64 = 4_000;

impl AutoBrocante {
    /// Puts a card from the hand under the pile.
    pub(super) fn use_card(&mut self, seat: u8) -> Done {
        self.use_card_in(seat, &[OPTION])
    }

    fn use_card_in(&mut self, seat: u8, phases: &[u8]) -> Done {
        if seat != self.turn || !phases.contains(&self.now()) || self.played >= 2 {
            return Err("no card is played now".to_owned());
        }
        self.phase = self.now();
        self.shift(hand(seat), "bank", "cards", 1)?;
        self.played += 1;
        Ok(())
    }

    /// Ends the option after the second card.
    pub(super) fn card_played(&mut self) {
        if self.phase == OPTION && self.played >= 2 {
            self.phase = BUSINESS;
        }
        self.pass_over_minimum();
    }

    /// Ends the option: options B to E, or none. Refuses them after a card.
    pub(super) fn take_option(&mut self, seat: u8) -> Done {
        if seat != self.turn || self.now() != OPTION || self.played > 0 {
            return Err("no such option is open now".to_owned());
        }
        self.phase = BUSINESS;
        Ok(())
    }

    /// Whether a purchase may become a debt.
    pub(super) fn has_credit(&self) -> bool {
        self.is("short-of-cash", "debt")
    }

    /// Buys the top car of the bank. A card for the minimum also counts for option A.
    pub(super) fn buy(&mut self, seat: u8, car: i64, price: Price) -> Done {
        if self.place(car)? != At::Bank {
            return Err(format!("car {car} is not in the bank"));
        }
        let minimum = self.now() == MINIMUM;
        let may_owe = if minimum { self.is("min-short", "debt") } else { self.has_credit() };
        if price == Price::Card {
            self.use_card_in(seat, &[MINIMUM, OPTION])?;
        } else if minimum && seat != self.turn {
            return Err("it is another's turn".to_owned());
        }
        let dollars = match price {
            Price::Card => self.printed("card buy price")?,
            Price::Fixed if minimum && self.is("min-price", "list") => {
                return Err("the minimum is bought at list price".to_owned());
            }
            Price::Fixed => self.printed("option b price")?,
            Price::List if !may_owe && self.may_cost_more(self.cash(seat))? => {
                return Err("a car that is too dear may lie on top".to_owned());
            }
            Price::List => self.list(car)?,
        };
        if price != Price::Card && !minimum {
            self.take_option(seat)?;
        }
        self.pay(seat, "bank", dollars, may_owe)?;
        self.drive_to(car, seat)?;
        self.card_played();
        Ok(())
    }

    /// Whether the top car of the bank may cost more than this cash, as far as list prices are known.
    fn may_cost_more(&self, cash: i64) -> Result<bool, String> {
        let lists: Vec<_> = self.cars_at(At::Bank).into_iter().map(|car| self.list(car)).collect();
        if lists.iter().flatten().any(|list| *list > cash) {
            return Ok(true);
        }
        match lists.into_iter().find_map(Result::err) {
            Some(unread) if cash < 10_000 => Err(unread),
            _ => Ok(false),
        }
    }

    /// Goes on with fewer cars than the minimum. Only for a dealer who cannot pay for the top car of the bank.
    pub(super) fn below(&mut self, seat: u8) -> Done {
        if self.now() != MINIMUM || seat != self.turn || self.is("min-short", "debt") {
            return Err("nothing is missing".to_owned());
        }
        let cash = self.cash(seat);
        let either = self.is("min-price", "either");
        let fixed = self.printed("option b price");
        let by_fixed = either && fixed.as_ref().is_ok_and(|fixed| cash >= *fixed);
        if by_fixed || !self.may_cost_more(cash)? || either && cash >= fixed? {
            return Err(format!("${cash} pay for a car"));
        }
        self.end_minimum();
        Ok(())
    }

    /// Takes a policy, bought or by a card.
    pub(super) fn policy(&mut self, seat: u8, by: By) -> Done {
        match by {
            By::Card => self.use_card(seat)?,
            By::Cash => {
                self.take_option(seat)?;
                self.pay(seat, "bank", POLICY, self.has_credit())?;
            }
        }
        self.shift("bank", hand(seat), "policies", 1)?;
        self.card_played();
        Ok(())
    }

    /// Puts the whole hand under the pile and draws as many cards.
    pub(super) fn exchange(&mut self, seat: u8) -> Done {
        self.take_option(seat)?;
        let empty = self.has(hand(seat), "cards") == 0;
        if empty { Err("the hand is empty".to_owned()) } else { Ok(()) }
    }

    /// Refuses a price for which there is no card. While not all five "sell" cards are known, any price may be on the
    /// card played.
    fn there_is_a_card(&self, word: &str, plus: i64) -> Done {
        for n in 1..=5 {
            let base = self.printed_word(format!("sell {n} base"));
            match (base, self.printed(format!("sell {n} plus"))) {
                (Ok(base), Ok(more)) if (base, more) != (word, plus) => {}
                _ => return Ok(()),
            }
        }
        Err(format!("no card sells at {word} + {plus}"))
    }

    /// Sells a car to a customer; the car goes to the graveyard.
    pub(super) fn sell(&mut self, seat: u8, car: i64, base: Base, plus: i64) -> Done {
        if self.owner(car)? != seat {
            return Err(format!("car {car} is another's"));
        }
        self.use_card(seat)?;
        let dollars = match base {
            Base::List => {
                self.there_is_a_card("list", plus)?;
                self.list(car)?
            }
            Base::Book(Whole(value)) => {
                self.there_is_a_card("book", plus)?;
                self.seen.insert((seat, car), value);
                value
            }
        };
        self.drive(car, At::Graveyard)?;
        self.income("bank", seat, dollars + plus)?;
        self.card_played();
        Ok(())
    }
}
