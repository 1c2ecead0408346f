//! Cards other than deals and attacks: selling to a customer, cancelling a policy, taking cards from opponents (4a).

use serde::{Deserialize, Serialize};

use crate::engine::{
    Arguments, Command, Declared, Filled, Holder, Rejection, Seat, Setting, Syntax, Term, Told, Typed, Why,
    is_default, refuse,
};
use crate::games::auto_brocante::board::{BoardValues, worth};
use crate::games::auto_brocante::units::{CARDS, DOLLARS, POLICIES};
use crate::games::auto_brocante::{AutoBrocante, Base, Car, Dollars, Tx, Where, lots, shown, stage, turn};
use crate::words::keys::auto_brocante as k;
use crate::words::{Arg, Line};
use crate::{act, msg};

/// Plays a card: sells a car to a customer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sell {
    pub seat: Seat,
    pub car: Car,
    pub base: Base,
    /// The amount beyond the base, in dollars.
    #[serde(default, skip_serializing_if = "is_default")]
    pub plus: u32,
}

impl Declared<AutoBrocante> for Sell {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::new(true, "sell", "vend", [k::VERB_SELL, k::MEANS_SELL], "red sell 7 book+3000 8000")];

    fn actor(&self) -> Option<Seat> {
        Some(self.seat)
    }

    fn arguments(&self, line: &mut Arguments<'_>) {
        let (base, value) = match self.base {
            Base::List => ("list", None),
            Base::Book(value) => ("book", Some(Dollars(value))),
        };
        let plus = if self.plus == 0 { String::new() } else { format!("+{}", self.plus) };
        line.put("car", &self.car).word("price", &format!("{base}{plus}")).put("value", &value);
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let words = typed.words();
        let [car, price, value @ ..] = &words[..] else { return Err(typed.how()) };
        let (base, plus) = price.split_once('+').unwrap_or((price, "0"));
        let base = match (base, value) {
            ("list", []) => Base::List,
            ("book", [value]) => Base::Book(typed.argument::<Dollars>(value)?.0),
            _ => return Err(typed.how()),
        };
        Ok(Self { seat: typed.by()?, car: typed.argument(car)?, base, plus: typed.argument(plus)? })
    }

    fn fill(&mut self, filled: &mut Filled<'_>) {
        if let Base::Book(value) = &mut self.base {
            filled.count(value);
        }
        filled.count(&mut self.plus);
    }

    fn describe(&self, setting: &Setting) -> Line {
        sold(self.seat.told(setting), self.car.told(setting), self.base, self.plus)
    }
}

impl Command<AutoBrocante> for Sell {
    /// # Errors
    /// Refuses outside the step of option A, for a car on another lot, and at a price for which there is no card.
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, car, base, plus } = *self;
        const SOLD: Why = Why::new(k::CAUSE_SELL, k::RULE_SELL_CARDS);
        turn::play_card(tx, seat)?;
        lots::on_lot(tx.view(), seat, car, k::RULE_SELL_CARDS)?;
        let Some(source) = BoardValues::of(tx.view()).sells(base, plus) else {
            let why = msg!(k::NO_SUCH_CARD, plus = Arg::Money(i64::from(plus)));
            return refuse(why, k::RULE_SELL_CARDS, k::NO_SUCH_CARD_SUGGESTION);
        };
        let mut price = tx.tally();
        let printing = BoardValues::of(tx.view());
        match base {
            Base::List => {
                let list = printing.list(car)?;
                let term = || msg!(k::TERM_LIST, car = printing.car(car));
                price.add(list.0, || Term::new(term()).printed(list.1));
            }
            Base::Book(value) => {
                price.add(i64::from(value), || msg!(k::TERM_BOOK, car = printing.car(car)));
                if let Some(doubt) = shown::doubt(tx.view(), seat, car, value) {
                    price.note(|| doubt);
                }
            }
        }
        if let Base::Book(value) = base {
            shown::show(tx, seat, car, value);
        }
        if plus > 0 {
            price.add(i64::from(plus), || Term::new(k::TERM_PLUS).printed(source));
        }
        tx.post(Holder::Bank, seat, DOLLARS, price, SOLD)?;
        lots::move_car(tx, car, Where::Graveyard, SOLD)
    }
}

act! {
    /// Plays a card: takes a policy from another dealer.
    pub struct Cancel(AutoBrocante, "cancel" / "annule", "red cancel blue", k::VERB_CANCEL, k::MEANS_CANCEL) {
        by seat: Seat,
        /// The owner of the policy.
        pub dealer: Seat,
    } => k::DESCRIBE_CANCEL
}

impl Command<AutoBrocante> for Cancel {
    /// # Errors
    /// Refuses outside the step of option A, against oneself, and against a dealer without a policy.
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, dealer } = *self;
        const CANCELLED: Why = Why::new(k::CAUSE_CANCEL, k::RULE_INSURANCE);
        turn::play_card(tx, seat)?;
        let view = tx.view();
        let refused = |why: Line| refuse(why, k::RULE_INSURANCE, k::OTHER_DEALER_SUGGESTION);
        if dealer == seat {
            return refused(msg!(k::AGAINST_ONESELF, seat = view.name(seat)));
        }
        if view.has(dealer, POLICIES) == 0 {
            return refused(msg!(k::NO_POLICY, seat = view.name(dealer)));
        }
        tx.hand(dealer, Holder::Bank, POLICIES, 1, CANCELLED)
    }
}

act! {
    /// Plays a card: takes cards from opponents' hands.
    pub struct Take(AutoBrocante, "take" / "prend", "red take blue:2 green:1", k::VERB_TAKE, k::MEANS_TAKE) {
        by seat: Seat,
        /// How many cards from each opponent.
        pub from: Vec<(Seat, u8)>,
    } => |act, setting| {
        let taken = act.from.iter().filter(|(_, count)| *count > 0);
        let hands = taken.map(|(seat, count)| msg!(k::DESCRIBE_TAKEN, name = setting.seats.name(*seat), count = *count));
        msg!(k::DESCRIBE_TAKE, seat = setting.seats.name(act.seat), hands = hands.collect::<Vec<_>>())
    }
}

impl Command<AutoBrocante> for Take {
    /// # Errors
    /// Refuses outside the step of option A, with another number of cards than printed, and with more cards than a
    /// hand holds.
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, from } = self;
        let seat = *seat;
        const TAKEN: Why = Why::new(k::CAUSE_TAKE, k::RULE_CARDS);
        turn::play_card(tx, seat)?;
        let printed = BoardValues::of(tx.view()).cards_taken()?;
        let there: i64 = lots::others(tx.view(), seat).map(|other| tx.view().has(other, CARDS)).sum();
        let due = printed.0.min(there);
        let taken: i64 = from.iter().map(|(_, count)| i64::from(*count)).sum();
        let suggestion = msg!(k::TAKE_SUGGESTION, cards = due);
        let refused = |why: Line| refuse(why, k::RULE_CARDS, suggestion.clone());
        if due == 0 {
            let suggestion = stage::stage(tx.view()).prompt;
            return refuse(k::TAKE_NOTHING, k::RULE_CARDS, suggestion);
        }
        if taken != due {
            return refused(msg!(k::TAKE_COUNT, cards = due, taken));
        }
        for (other, count) in from {
            let name = tx.view().name(*other);
            if *other == seat {
                return refused(msg!(k::AGAINST_ONESELF, seat = name));
            }
            let has = tx.view().has(*other, CARDS);
            if has < i64::from(*count) {
                return refused(msg!(k::TAKE_TOO_MANY, seat = name, has, taken = *count));
            }
            tx.hand(*other, seat, CARDS, i64::from(*count), TAKEN)?;
        }
        Ok(())
    }
}

fn sold(seat: Arg, car: Arg, base: Base, plus: u32) -> Line {
    match (base, plus) {
        (Base::List, 0) => msg!(k::DESCRIBE_SELL_LIST, seat, car),
        (Base::List, plus) => {
            msg!(k::DESCRIBE_SELL_LIST_PLUS, seat, car, plus = Arg::Money(i64::from(plus)))
        }
        (Base::Book(value), 0) => {
            msg!(k::DESCRIBE_SELL_BOOK, seat, car, value = worth(i64::from(value)))
        }
        (Base::Book(value), plus) => {
            let value = worth(i64::from(value));
            msg!(k::DESCRIBE_SELL_BOOK_PLUS, seat, car, value, plus = Arg::Money(i64::from(plus)))
        }
    }
}
