//! Selling sponsor cards to the bank: 7 million for three different colours, 10 for three of one colour, otherwise 1
//! for each card.

use crate::engine::{Command, Holder, Rejection, Tally, Told, Why, refuse};
use crate::games::sponsors::rulings::SPONSOR_SOLD_ASIDE;
use crate::games::sponsors::sides::{holder, name};
use crate::games::sponsors::units::{
    EACH_SPONSOR, MONEY, PILE, SOLD, SPONSORS_IN_HAND, THREE_ALIKE, THREE_COLOURS, sponsors,
};
use crate::games::sponsors::{Car, Phase, Sponsor, Sponsors, Step, Tx, turn};

use crate::words::keys::sponsors as k;
use crate::{act, msg};

/// The price of one to three sponsor cards, in millions.
fn sale(cards: &[Sponsor], mut price: Tally) -> Tally {
    let kinds = Sponsor::ALL.iter().filter(|colour| cards.contains(colour)).count();
    match (cards.len(), kinds) {
        (3, 3) => price.plus(THREE_COLOURS, || k::TERM_COLOURS),
        (3, 1) => price.plus(THREE_ALIKE, || k::TERM_ALIKE),
        (count, _) => {
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            price.add_times(count, EACH_SPONSOR, || k::TERM_EACH);
            if count == SPONSORS_IN_HAND {
                price.note(|| k::TERM_NO_SET);
            }
            price
        }
    }
}

act! {
    /// Sells sponsor cards to the bank, in the workshop before the die, or after the workshop.
    pub struct Sell(Sponsors, "sell" / "vend", "red sell blue red yellow", k::VERB_SELL, k::MEANS_SELL) {
        by car: Car,
        /// One to three cards.
        pub cards: Vec<Sponsor>,
    } => |act, setting| {
        let sold = |colour: &Sponsor| act.cards.iter().filter(|card| *card == colour).count();
        let cards = Sponsor::ALL.iter().filter(|colour| sold(colour) > 0);
        let cards = cards.map(|colour| msg!(k::DESCRIBE_CARDS, count = sold(colour), colour = colour.key()));
        msg!(k::DESCRIBE_SELL, car = act.car.told(setting), cards = cards.collect::<Vec<_>>())
    }
}

impl Command<Sponsors> for Sell {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, cards } = self;
        let car = *car;
        const PAID: Why = Why::new(k::CAUSE_SALE, k::RULE_SPONSORS);
        const SOLD_CARDS: Why = Why::new(k::CAUSE_SOLD, k::RULE_SPONSORS);
        may_sell(tx, car)?;
        let (view, seats) = (tx.view(), tx.view().seats().clone());
        if cards.is_empty() || cards.len() > 3 {
            let why = msg!(k::SELL_COUNT, count = cards.len());
            return refuse(why, k::RULE_SPONSORS, k::SELL_COUNT_SUGGESTION);
        }
        let from = holder(&seats, car);
        let count = |colour: Sponsor| {
            let sold = cards.iter().filter(|card| **card == colour).count();
            i64::try_from(sold).unwrap_or(i64::MAX)
        };
        for colour in Sponsor::ALL {
            let has = view.balance(from, sponsors(colour));
            if count(colour) > has {
                let (car, needs) = (name(&seats, car), count(colour));
                let why = msg!(k::SELL_SHORT, car, colour = colour.key(), has, needs);
                return refuse(why, k::RULE_SPONSORS, k::SELL_SHORT_SUGGESTION);
            }
        }
        let aside = view.is(SPONSOR_SOLD_ASIDE);
        for colour in Sponsor::ALL {
            let (to, where_to) = if aside { (SOLD, k::TERM_ASIDE) } else { (PILE, k::TERM_UNDER_PILE) };
            let tally = tx.tally().plus(count(colour), || where_to);
            tx.post(from, to, sponsors(colour), tally, SOLD_CARDS)?;
        }
        tx.post(Holder::Bank, from, MONEY, sale(cards, tx.tally()), PAID)
    }
}

fn may_sell(tx: &Tx<'_>, car: Car) -> Result<(), Rejection> {
    let view = tx.view();
    if view.state().phase != Phase::Energy {
        return turn::at_step(view, car, Step::Throw);
    }
    if view.state().fuelled.contains(&car) {
        let why = msg!(k::SELL_LATE, car = name(view.seats(), car));
        return refuse(why, k::RULE_ENERGY, k::SELL_LATE_SUGGESTION);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use Sponsor::{Blue, Red, Yellow};

    fn brings(cards: &[Sponsor]) -> i64 {
        sale(cards, Tally::traced()).total()
    }

    #[test]
    fn a_sale_brings_what_the_text_says() {
        assert_eq!(brings(&[Blue, Red, Yellow]), 7);
        assert_eq!(brings(&[Red, Red, Red]), 10);
        assert_eq!(brings(&[Red, Red, Blue]), 3);
        assert_eq!(brings(&[Yellow]), 1);
        assert_eq!(brings(&[Yellow, Blue]), 2);
    }
}
