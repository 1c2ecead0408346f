//! Buying the top car of the bank: for the minimum, as option B, or by a card (2. Minimum commercial, 4b, option B).

use serde::{Deserialize, Serialize};

use crate::engine::board::Printed;
use crate::engine::ruling::RulingOption;
use crate::engine::typed::unknown;
use crate::engine::{
    Argument, Command, Holder, Numbered, Refusal, Rejection, Seat, Seats, Tally, Term, Told, Why, refuse,
};
use crate::games::auto_brocante::board::{BoardValues, DEAREST_LIST};
use crate::games::auto_brocante::rulings::{MIN_DEBT, MIN_LIST, SHORT_DEBT};
use crate::games::auto_brocante::units::DOLLARS;
use crate::games::auto_brocante::{AutoBrocante, Car, Step, Tx, View, Where, lots, money, stage, turn};
use crate::words::keys::auto_brocante as k;
use crate::words::{Arg, Line};
use crate::{act, msg};

/// How the price of the top car of the bank is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// The fixed price, paid before the car is seen.
    Fixed,
    /// The list price, paid after the car is taken.
    List,
    /// The price on the card "buy from the bank".
    Card,
}

impl Price {
    pub const ALL: [Self; 3] = [Self::Fixed, Self::List, Self::Card];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::List => "list",
            Self::Card => "card",
        }
    }
}

impl Argument for Price {
    fn parse(word: &str, _: &Seats) -> Result<Self, Line> {
        Self::ALL.into_iter().find(|price| price.word() == word).ok_or_else(|| unknown(word))
    }

    fn write(&self, _: &Seats, line: &mut String) {
        line.push_str(self.word());
    }
}

const BUY: Why = Why::new(k::CAUSE_BUY, k::RULE_OPTION_B);
const FILL: Why = Why::new(k::CAUSE_FILL, k::RULE_MINIMUM);
const CARD: Why = Why::new(k::CAUSE_BUY_CARD, k::RULE_BUY_CARDS);

act! {
    /// Buys the top car of the bank: for the minimum, as option B, or with a card.
    pub struct Buy(AutoBrocante, "buy" / "achète", "red buy 7 fixed", k::VERB_BUY, k::MEANS_BUY) {
        by seat: Seat,
        pub car: Car = Numbered,
        pub price: Price,
    } => |act, setting| {
        let key = match act.price {
            Price::Fixed => k::DESCRIBE_BUY_FIXED,
            Price::List => k::DESCRIBE_BUY_LIST,
            Price::Card => k::DESCRIBE_BUY_CARD,
        };
        msg!(key, seat = setting.seats.name(act.seat), car = act.car.told(setting))
    }
}

impl Command<AutoBrocante> for Buy {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, car, price } = *self;
        let step = turn::step_now(tx.view());
        if price != Price::Card && step != Step::Minimum {
            turn::may_choose(tx.view(), seat)?;
        }
        available(tx.view(), car)?;
        lots::room(tx.view(), seat)?;
        if price == Price::Card {
            turn::play_bank_card(tx, seat)?;
        }
        let why = match (price, step) {
            (Price::Card, _) => CARD,
            (_, Step::Minimum) => FILL,
            _ => BUY,
        };
        let credit = if step == Step::Minimum { MIN_DEBT } else { SHORT_DEBT };
        let tally = cost(tx.view(), tx.tally(), seat, car, price, credit)?;
        let suggestion = stage::stage(tx.view()).prompt;
        money::purchase(tx, (seat, Holder::Bank), tally, why, credit, suggestion)?;
        lots::move_car(tx, car, Where::Lot(seat), why)?;
        match (step, price) {
            (Step::Minimum, _) => filled(tx),
            (_, Price::Card) => {}
            _ => turn::option_done(tx),
        }
        Ok(())
    }
}

/// Moves on to the next step once the lot has the minimum.
fn filled(tx: &mut Tx<'_>) {
    if turn::missing(tx.view()) == 0 {
        let state = tx.state();
        state.step = turn::after_minimum(state.cards);
    }
}

fn available(view: View<'_>, car: Car) -> Result<(), Rejection> {
    if lots::in_bank(view) == 0 {
        return Err(Refusal::new(k::BANK_EMPTY, k::RULE_OPTION_B).into());
    }
    if view.state().place(car) == Where::Bank {
        return Ok(());
    }
    let why = msg!(k::NOT_IN_BANK, car = BoardValues::of(view).car(car), place = lots::place(view, car));
    refuse(why, k::RULE_OPTION_B, k::NOT_IN_BANK_SUGGESTION)
}

/// The cost of the car, with the rulings and values behind it. Refuses the list price if the dealer might not be able
/// to pay it.
fn cost(
    view: View<'_>,
    tally: Tally,
    seat: Seat,
    car: Car,
    price: Price,
    credit: RulingOption,
) -> Result<Tally, Rejection> {
    let minimum = turn::step_now(view) == Step::Minimum;
    match price {
        Price::Fixed if minimum && view.is(MIN_LIST) => {
            refuse(k::LIST_PRICE_ONLY, k::RULE_MINIMUM, k::LIST_PRICE_ONLY_SUGGESTION)
        }
        Price::Fixed => {
            let Printed(price, source) = BoardValues::of(view).fixed_price()?;
            Ok(tally.plus(price, || Term::new(k::TERM_FIXED).printed(source)))
        }
        Price::List => {
            let Printed(list, source) = BoardValues::of(view).list(car)?;
            check_worst_case(view, seat, credit)?;
            let term = || msg!(k::TERM_LIST, car = BoardValues::of(view).car(car));
            Ok(tally.plus(list, || Term::new(term()).printed(source)))
        }
        Price::Card => {
            let Printed(price, source) = BoardValues::of(view).card_price()?;
            Ok(tally.plus(price, || Term::new(k::TERM_CARD_PRICE).printed(source)))
        }
    }
}

/// Refuses to buy at list price, which is paid after the car is taken, if a known list price in the bank is more than
/// the dealer's cash.
fn check_worst_case(view: View<'_>, seat: Seat, credit: RulingOption) -> Result<(), Rejection> {
    let has = view.has(seat, DOLLARS);
    if view.is(credit) || !may_cost_more(view, has)? {
        return Ok(());
    }
    let worst = known_lists(view).max().unwrap_or_default();
    let Printed(fixed, _) = BoardValues::of(view).fixed_price()?;
    let why = msg!(k::WORST_CASE, seat = view.name(seat), has = Arg::Money(has), worst = Arg::Money(worst));
    let suggestion = match has >= fixed {
        true => msg!(k::WORST_CASE_SUGGESTION, price = Arg::Money(fixed)),
        false => Line::new(k::OTHER_OPTION),
    };
    refuse(why, k::RULE_OPTION_B, suggestion)
}

/// The known list prices of the cars in the bank.
fn known_lists(view: View<'_>) -> impl Iterator<Item = i64> {
    view.state().at(Where::Bank).filter_map(move |car| BoardValues::of(view).known_list(car))
}

/// Whether the list price of the top car of the bank may be higher than this amount.
///
/// # Errors
/// Asks for a list price if the known ones cannot decide it.
fn may_cost_more(view: View<'_>, has: i64) -> Result<bool, Rejection> {
    if known_lists(view).any(|list| list > has) || has >= i64::from(DEAREST_LIST) {
        return Ok(known_lists(view).any(|list| list > has));
    }
    view.state().at(Where::Bank).try_for_each(|car| BoardValues::of(view).list(car).map(|_| ()))?;
    Ok(false)
}

act! {
    /// Goes on with fewer cars than the minimum, because the dealer cannot pay for more (ruling `min-short below`).
    pub struct Below(AutoBrocante, "below" / "renonce", "red below", k::VERB_BELOW, k::MEANS_BELOW) {
        by seat: Seat,
    } => k::DESCRIBE_BELOW
}

impl Command<AutoBrocante> for Below {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        let view = tx.view();
        let refused = |why: Line| Err(Refusal::new(why, k::RULE_MINIMUM).into());
        if turn::step_now(view) != Step::Minimum {
            return refused(msg!(k::NOTHING_MISSING, seat = view.name(seat)));
        }
        let has = view.has(seat, DOLLARS);
        let payable = |fixed: Printed<i64>| has >= fixed.0;
        let fixed =
            || if view.is(MIN_LIST) { Ok(false) } else { BoardValues::of(view).fixed_price().map(payable) };
        if view.is(MIN_DEBT) || fixed().unwrap_or(false) || !may_cost_more(view, has)? || fixed()? {
            return refused(msg!(k::CAN_PAY, seat = view.name(seat), has = Arg::Money(has)));
        }
        let cars = turn::missing(view);
        let what = msg!(k::FOUND_BELOW, seat = view.name(seat));
        tx.record_finding(|| {
            let missing = Tally::traced().plus(cars, || k::TERM_MISSING);
            crate::engine::Derivation::of(what, k::RULE_MINIMUM, missing)
        });
        let state = tx.state();
        state.step = turn::after_minimum(state.cards);
        Ok(())
    }
}
