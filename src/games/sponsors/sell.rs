//! Selling sponsor cards to the bank: three of different colours bring 7 million, three alike 10, any other 1 each.

use serde::{Deserialize, Serialize};

use crate::engine::{Command, Holder, Refusal, Rejection, Seats, Setting, Syntax, Tally, Term, Typed, Why};
use crate::games::sponsors::rulings::SPONSOR_SOLD_ASIDE;
use crate::games::sponsors::sides::{holder, name};
use crate::games::sponsors::units::{
    EACH_SPONSOR, MONEY, PILE, SOLD, SPONSORS_IN_HAND, THREE_ALIKE, THREE_COLOURS, sponsors,
};
use crate::games::sponsors::{Car, Phase, Sponsor, Sponsors, Step, Tx, turn};
use crate::msg;
use crate::words::Line;
use crate::words::keys::sponsors as k;

/// The price of one to three sponsor cards, in millions.
fn sale(cards: &[Sponsor], mut price: Tally) -> Tally {
    let kinds = Sponsor::ALL.iter().filter(|colour| cards.contains(colour)).count();
    match (cards.len(), kinds) {
        (3, 3) => price.plus(THREE_COLOURS, || Term::new(Line::new(k::TERM_COLOURS))),
        (3, 1) => price.plus(THREE_ALIKE, || Term::new(Line::new(k::TERM_ALIKE))),
        (count, _) => {
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            price.add_times(count, EACH_SPONSOR, || Term::new(Line::new(k::TERM_EACH)));
            if count == SPONSORS_IN_HAND {
                price.note(|| Term::new(Line::new(k::TERM_NO_SET)));
            }
            price
        }
    }
}

/// Workshop, before the die, and once it is over: sells sponsor cards to the bank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sell {
    pub car: Car,
    /// One to three cards.
    pub cards: Vec<Sponsor>,
}

impl Command<Sponsors> for Sell {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("sell", "vend", [k::VERB_SELL, k::MEANS_SELL], "red sell blue red yellow")];

    fn arguments(&self, _: &Seats) -> String {
        self.cards.iter().map(|card| card.word()).collect::<Vec<_>>().join(" ")
    }

    fn parse(typed: &Typed<'_, Car>) -> Result<Self, Line> {
        let mut cards = typed.each::<Sponsor>()?;
        cards.sort_unstable();
        if cards.is_empty() { Err(typed.how()) } else { Ok(Self { car: typed.by()?, cards }) }
    }

    fn describe(&self, setting: &Setting) -> Line {
        let cards: Vec<Line> = self
            .cards
            .chunk_by(PartialEq::eq)
            .filter_map(|cards| Some((cards.len(), cards.first()?.key())))
            .map(|(count, colour)| msg!(k::DESCRIBE_CARDS, count = count, colour = colour))
            .collect();
        msg!(k::DESCRIBE_SELL, car = name(&setting.seats, self.car), cards = cards)
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, cards } = self;
        let car = *car;
        const PAID: Why = Why::new(k::CAUSE_SALE, k::RULE_SPONSORS);
        const SOLD_CARDS: Why = Why::new(k::CAUSE_SOLD, k::RULE_SPONSORS);
        may_sell(tx, car)?;
        let (view, seats) = (tx.view(), tx.view().seats().clone());
        if cards.is_empty() || cards.len() > 3 {
            let why = msg!(k::SELL_COUNT, count = cards.len());
            return Err(Refusal::new(why, k::RULE_SPONSORS).suggestion(k::SELL_COUNT_SUGGESTION).into());
        }
        let from = holder(&seats, car);
        let count = |colour: Sponsor| {
            let sold = cards.iter().filter(|card| **card == colour).count();
            i64::try_from(sold).unwrap_or(i64::MAX)
        };
        for colour in Sponsor::ALL.iter().copied() {
            let has = view.balance(from, sponsors(colour));
            if count(colour) > has {
                let (car, needs) = (name(&seats, car), count(colour));
                let why = msg!(k::SELL_SHORT, car = car, colour = colour.key(), has = has, needs = needs);
                return Err(Refusal::new(why, k::RULE_SPONSORS).suggestion(k::SELL_SHORT_SUGGESTION).into());
            }
        }
        let aside = view.is(SPONSOR_SOLD_ASIDE);
        for colour in Sponsor::ALL.iter().copied() {
            let (to, where_to) = if aside { (SOLD, k::TERM_ASIDE) } else { (PILE, k::TERM_UNDER_PILE) };
            let tally = tx.tally().plus(count(colour), || Term::new(Line::new(where_to)));
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
        return Err(Refusal::new(why, k::RULE_ENERGY).suggestion(k::SELL_LATE_SUGGESTION).into());
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
