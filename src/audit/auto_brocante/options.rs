//! The minimum and the options: cars off the bank, policies, another hand, cards that sell.

use super::table::{At, BUSINESS, MINIMUM, OPTION, Table};
use crate::audit::Done;

/// What is paid for a car of the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Price {
    Fixed,
    List,
    Card,
}

/// What a customer pays by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Base {
    List,
    Book(i64),
}

/// The price of a policy.
const POLICY: i64 = 4_000;

/// How many kinds of cards sell a car.
const SELL_CARDS: u8 = 5;

impl Table {
    /// A card of the hand goes under the pile; in a turn of the minimum it counts for option A too.
    pub(super) fn use_card(&mut self, seat: u8, in_minimum: bool) -> Done {
        let may = seat == self.turn
            && (self.now() == OPTION || in_minimum && self.now() == MINIMUM)
            && self.played < 2;
        if !may {
            return Err("no card is played now".to_owned());
        }
        self.phase = self.now();
        self.shift(&format!("p{seat}"), "bank", "cards", 1)?;
        self.played += 1;
        Ok(())
    }

    /// After a card: the second ends the option.
    pub(super) fn card_played(&mut self) {
        if self.phase == OPTION && self.played >= 2 {
            self.phase = BUSINESS;
        }
        self.pass_over_minimum();
    }

    /// Options B to E end the option at once, and cannot follow a card.
    fn take_option(&mut self, seat: u8) -> Done {
        if seat != self.turn || self.now() != OPTION || self.played > 0 {
            return Err("no such option is open now".to_owned());
        }
        self.phase = BUSINESS;
        Ok(())
    }

    /// The list price of a car.
    pub(super) fn list(&self, car: u8) -> Result<i64, String> {
        self.printed.whole(&format!("car {car} list"))
    }

    /// The top car of the bank.
    pub(super) fn buy(&mut self, seat: u8, car: u8, price: Price) -> Done {
        if self.place(car)? != At::Bank {
            return Err(format!("car {car} is not in the bank"));
        }
        let minimum = self.now() == MINIMUM;
        let may_owe = if minimum { self.rulings.is("min-short", "debt") } else { self.credit() };
        let dollars = match price {
            Price::Card => {
                self.use_card(seat, true)?;
                self.printed.whole("card buy price")?
            }
            _ if minimum && seat != self.turn => return Err("it is another's turn".to_owned()),
            Price::Fixed if minimum && self.rulings.is("min-price", "list") => {
                return Err("the minimum is bought at list price".to_owned());
            }
            Price::Fixed => self.printed.whole("option b price")?,
            Price::List => {
                let dearest = self.dearest();
                if dearest > self.cash(seat) && !may_owe {
                    return Err(format!("a car of ${dearest} may lie on top"));
                }
                self.list(car)?
            }
        };
        if price != Price::Card && !minimum {
            self.take_option(seat)?;
        }
        self.pay(seat, "bank", dollars, may_owe)?;
        self.drive(car, At::Lot(seat))?;
        self.card_played();
        Ok(())
    }

    /// The dearest car that may lie on top of the bank, as far as list prices are known.
    fn dearest(&self) -> i64 {
        self.cars_at(At::Bank).into_iter().filter_map(|car| self.list(car).ok()).max().unwrap_or(0)
    }

    /// Plays on below the minimum: only who cannot pay for the top car of the bank does.
    pub(super) fn below(&mut self, seat: u8) -> Done {
        if self.now() != MINIMUM || seat != self.turn || self.rulings.is("min-short", "debt") {
            return Err("nothing is missing".to_owned());
        }
        let cash = self.cash(seat);
        let either = self.rulings.is("min-price", "either");
        if cash >= self.dearest() || either && cash >= self.printed.whole("option b price")? {
            return Err(format!("${cash} pay for a car"));
        }
        self.phase = if self.played >= 2 { BUSINESS } else { OPTION };
        Ok(())
    }

    /// A policy, bought or by a card.
    pub(super) fn policy(&mut self, seat: u8, by_card: bool) -> Done {
        if by_card {
            self.use_card(seat, false)?;
        } else {
            self.take_option(seat)?;
            let credit = self.credit();
            self.pay(seat, "bank", POLICY, credit)?;
        }
        self.shift("bank", &format!("p{seat}"), "policies", 1)?;
        self.card_played();
        Ok(())
    }

    /// The whole hand under the pile, and as many drawn.
    pub(super) fn exchange(&mut self, seat: u8) -> Done {
        self.take_option(seat)?;
        if self.held.of(&format!("p{seat}"), "cards") > 0 {
            Ok(())
        } else {
            Err("the hand is empty".to_owned())
        }
    }

    /// None of the options.
    pub(super) fn none(&mut self, seat: u8) -> Done {
        self.take_option(seat)
    }

    /// Refuses a price for which the box has no card.
    fn there_is_a_card(&self, base: Base, plus: i64) -> Done {
        let word = if base == Base::List { "list" } else { "book" };
        let says = |n: u8| {
            self.printed.word(&format!("sell {n} base")) == Ok(word)
                && self.printed.whole(&format!("sell {n} plus")) == Ok(plus)
        };
        // As long as not all of them have been read, the card that is played says it.
        let unread = |n: u8| {
            self.printed.word(&format!("sell {n} base")).is_err()
                || self.printed.whole(&format!("sell {n} plus")).is_err()
        };
        if (1..=SELL_CARDS).any(says) || (1..=SELL_CARDS).any(unread) {
            Ok(())
        } else {
            Err(format!("no card sells at {word} + {plus}"))
        }
    }

    /// A car sold to a customer.
    pub(super) fn sell(&mut self, seat: u8, car: u8, base: Base, plus: i64) -> Done {
        if self.owner(car)? != seat {
            return Err(format!("car {car} is another's"));
        }
        self.use_card(seat, false)?;
        self.there_is_a_card(base, plus)?;
        let dollars = match base {
            Base::List => self.list(car)?,
            Base::Book(value) => {
                self.seen.insert((seat, car), value);
                value
            }
        };
        let dollars = dollars.checked_add(plus).ok_or("out of range")?;
        self.drive(car, At::Graveyard)?;
        self.income("bank", seat, dollars)?;
        self.card_played();
        Ok(())
    }
}
