//! Deals, which are sales between two dealers; each is one act (4c, 4d, 6. Pour partir en affaires).

use serde::{Deserialize, Serialize};

use crate::engine::{
    Actor, Before, Command, Derivation, Filled, Holder, Part, Rejection, Rest, Seat, Seats, Tally, Term,
    Told, Typed, Why, push_word, refuse,
};
use crate::games::auto_brocante::board::{BoardValues, worth};
use crate::games::auto_brocante::rulings::{HAGGLE_FAILS_BUSINESS, SHORT_DEBT};
use crate::games::auto_brocante::units::DOLLARS;
use crate::games::auto_brocante::{
    AutoBrocante, Car, Dollars, Step, Tx, View, Where, hood, lots, money, shown, stage, turn,
};
use crate::words::keys::auto_brocante as k;
use crate::words::{Arg, Key, Line};
use crate::{act, msg};

/// How a deal between two dealers ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bargain {
    /// They agreed on a price, in dollars.
    Agreed(u32),
    /// The buyer looked under the hood.
    Hood {
        /// The seller's price, in dollars.
        asked: u32,
        /// The seller's Blue Book value, in dollars; 0 is junk.
        value: u32,
    },
    /// The buyer walked away without an agreement.
    Walked,
    /// The opponent played "lot closed".
    Closed,
}

/// Notation for how the deal ended: the last words of a line.
impl Part<()> for Bargain {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let typed = rest.typed();
        Ok(match rest.all()[..] {
            ["walks"] => Self::Walked,
            ["closed"] => Self::Closed,
            ["asked", asked, "value", value] => {
                Self::Hood { asked: typed.argument(asked)?, value: typed.argument::<Dollars>(value)?.0 }
            }
            [price] => Self::Agreed(agreed(typed, price)?),
            _ => return Err(typed.how()),
        })
    }

    fn put(&self, (): (), _: &Seats, line: &mut String) {
        match self {
            Self::Agreed(price) => push_word(line, &price.to_string()),
            Self::Hood { asked, value } => {
                push_word(line, &format!("asked {asked} value {}", Dollars(*value)))
            }
            Self::Walked => push_word(line, "walks"),
            Self::Closed => push_word(line, "closed"),
        }
    }

    fn fill(&mut self, (): (), filled: &mut Filled<'_>) {
        match self {
            Self::Agreed(price) => filled.count(price),
            Self::Hood { asked, value } => {
                filled.count(asked);
                filled.count(value);
            }
            Self::Walked | Self::Closed => {}
        }
    }
}

/// Parses the price that two dealers agreed on.
///
/// # Errors
/// Lists the ways in which a deal can end if the word is not a number.
fn agreed<A: Actor>(typed: &Typed<'_, A>, word: &str) -> Result<u32, Line> {
    let number = word.chars().all(|c| c.is_ascii_digit());
    let key = if typed.verb() == "approach" { k::NO_ENDING_APPROACH } else { k::NO_ENDING };
    if number { typed.argument(word) } else { Err(typed.because(msg!(key, word))) }
}

/// Describes how a deal ended, with the message `agreed` for an agreed price and `otherwise` for anything else.
fn describe_ending(bargain: Bargain, [agreed, otherwise]: [Key; 2]) -> Line {
    let ending = match bargain {
        Bargain::Agreed(price) => return msg!(agreed, price = Arg::Money(i64::from(price))),
        Bargain::Hood { asked, value } => {
            msg!(k::DESCRIBE_HOOD, asked = Arg::Money(i64::from(asked)), value = worth(i64::from(value)))
        }
        Bargain::Walked => Line::new(k::DESCRIBE_WALKED),
        Bargain::Closed => Line::new(k::DESCRIBE_CLOSED),
    };
    msg!(otherwise, ending)
}

act! {
    /// Opens for business: sells a car to one of the other dealers.
    pub struct Business(AutoBrocante, "business" / "cède", "red business 7 blue 3000", k::VERB_BUSINESS, k::MEANS_BUSINESS) {
        by seat: Seat,
        pub car: Car,
        /// The bidder that the seller chose.
        pub buyer: Seat,
        pub bargain: Bargain,
    } => |act, setting| {
        describe_ending(act.bargain, [k::DESCRIBE_BUSINESS_AGREED, k::DESCRIBE_BUSINESS])
            .with("seat", setting.seats.name(act.seat))
            .with("dealer", setting.seats.name(act.buyer))
            .with("car", act.car.told(setting))
    }
}

impl Command<AutoBrocante> for Business {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, car, buyer, bargain } = *self;
        const RULE: Key = k::RULE_BUSINESS;
        turn::after_option(tx, seat)?;
        let view = tx.view();
        if view.state().step == Step::Draw {
            return refuse(k::NO_BUSINESS, RULE, stage::stage(view).prompt);
        }
        if matches!(bargain, Bargain::Walked | Bargain::Closed) {
            return refuse(k::MUST_SELL, RULE, k::MUST_SELL_SUGGESTION);
        }
        lots::on_lot(view, seat, car, RULE)?;
        settle(tx, (seat, buyer), car, bargain, Why::new(k::CAUSE_BUSINESS, RULE))
    }
}

act! {
    /// Plays a card: buys a chosen car from another dealer.
    pub struct Approach(AutoBrocante, "approach" / "aborde", "red approach 7 asked 6000 value 8000", k::VERB_APPROACH, k::MEANS_APPROACH) {
        by seat: Seat,
        pub car: Car,
        pub bargain: Bargain,
    } => |act, setting| {
        describe_ending(act.bargain, [k::DESCRIBE_APPROACH_AGREED, k::DESCRIBE_APPROACH])
            .with("seat", setting.seats.name(act.seat))
            .with("car", act.car.told(setting))
    }
}

impl Command<AutoBrocante> for Approach {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, car, bargain } = *self;
        const RULE: Key = k::RULE_APPROACH;
        turn::play_card(tx, seat)?;
        let view = tx.view();
        let Some(seller) = lots::owner(view, car) else {
            let car = BoardValues::of(view).car(car);
            return refuse(msg!(k::NOBODYS_CAR, car), RULE, k::OPPONENTS_CAR_SUGGESTION);
        };
        if seller == seat {
            let why = msg!(k::AGAINST_ONESELF, seat = view.name(seat));
            return refuse(why, RULE, k::OPPONENTS_CAR_SUGGESTION);
        }
        match bargain {
            Bargain::Closed => closed(tx, seller),
            Bargain::Walked => {
                walked(tx);
                Ok(())
            }
            _ => settle(tx, (seller, seat), car, bargain, Why::new(k::CAUSE_APPROACH, RULE)),
        }
    }
}

act! {
    /// Plays a card: makes another dealer buy one of this dealer's cars, which the buyer chooses.
    pub struct Force(AutoBrocante, "force" / "force", "red force blue 7 3000", k::VERB_FORCE, k::MEANS_FORCE) {
        by seat: Seat,
        pub dealer: Seat,
        /// `None` if the other dealer played "lot closed" first.
        pub car: Option<Car> = Before("closed"); default,
        pub bargain: Bargain,
    } => |act, setting| {
        let (seat, dealer) = (setting.seats.name(act.seat), setting.seats.name(act.dealer));
        match act.car {
            Some(car) => describe_ending(act.bargain, [k::DESCRIBE_FORCE_AGREED, k::DESCRIBE_FORCE])
                .with("seat", seat)
                .with("dealer", dealer)
                .with("car", car.told(setting)),
            None => msg!(k::DESCRIBE_FORCE_CLOSED, seat, dealer),
        }
    }
}

impl Command<AutoBrocante> for Force {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, dealer, car, bargain } = *self;
        const RULE: Key = k::RULE_FORCE;
        turn::play_card(tx, seat)?;
        let view = tx.view();
        if dealer == seat {
            let why = msg!(k::AGAINST_ONESELF, seat = view.name(seat));
            return refuse(why, RULE, k::OTHER_DEALER_SUGGESTION);
        }
        match (bargain, car) {
            (Bargain::Closed, _) => closed(tx, dealer),
            (Bargain::Walked, _) => refuse(k::MUST_SELL, RULE, k::MUST_BUY_SUGGESTION),
            (_, None) => {
                refuse(msg!(k::WHICH_CAR, seat = view.name(dealer)), RULE, lots::lot_line(view, seat))
            }
            (_, Some(car)) => {
                lots::on_lot(view, seat, car, RULE)?;
                settle(tx, (seat, dealer), car, bargain, Why::new(k::CAUSE_FORCE, RULE))
            }
        }
    }
}

/// Plays "lot closed": both cards go under the pile (4f).
fn closed(tx: &mut Tx<'_>, opponent: Seat) -> Result<(), Rejection> {
    turn::discard(tx, opponent, k::CAUSE_CLOSED)
}

/// Ends the option without an agreement; the ruling `haggle-fails` says whether business may follow.
fn walked(tx: &mut Tx<'_>) {
    let business = tx.view().is(HAGGLE_FAILS_BUSINESS);
    let (step, now) = match business {
        true => (Step::Business, k::RULING_HAGGLE_FAILS_BUSINESS),
        false => (Step::Draw, k::RULING_HAGGLE_FAILS_OVER),
    };
    tx.record_finding(|| {
        let term = Tally::traced().plus(0, || now);
        Derivation::of(k::FOUND_WALKED, k::RULE_APPROACH, term)
    });
    tx.state().step = step;
}

/// Settles the deal: the money changes hands, then the car.
fn settle(
    tx: &mut Tx<'_>,
    (seller, buyer): (Seat, Seat),
    car: Car,
    bargain: Bargain,
    why: Why,
) -> Result<(), Rejection> {
    if seller == buyer {
        let name = tx.view().name(seller);
        return refuse(msg!(k::AGAINST_ONESELF, seat = name), why.rule, k::OTHER_DEALER_SUGGESTION);
    }
    lots::room(tx.view(), buyer)?;
    match bargain {
        Bargain::Agreed(price) => {
            let term = Term::new(msg!(k::TERM_AGREED, car = BoardValues::of(tx.view()).car(car)));
            let tally = tx.tally().plus(i64::from(price), || term);
            let suggestion = Line::new(k::AGREED_SUGGESTION);
            money::purchase(tx, (buyer, Holder::Seat(seller)), tally, why, SHORT_DEBT, suggestion)?;
        }
        Bargain::Hood { asked: 0, .. } => {
            let why = msg!(k::HOOD_NOTHING_ASKED, seat = tx.view().name(seller));
            return refuse(why, k::RULE_HOOD, k::HOOD_ASKED_SUGGESTION);
        }
        Bargain::Hood { asked, value } => under_the_hood(tx, (seller, buyer), car, (asked, value))?,
        Bargain::Walked | Bargain::Closed => return Ok(()),
    }
    lots::move_car(tx, car, Where::Lot(buyer), why)
}

/// Pays the value first, then the fine. What a dealer cannot pay becomes a debt to the other (7.).
fn under_the_hood(
    tx: &mut Tx<'_>,
    (seller, buyer): (Seat, Seat),
    car: Car,
    (asked, value): (u32, u32),
) -> Result<(), Rejection> {
    const HOOD: Why = Why::new(k::CAUSE_HOOD, k::RULE_HOOD);
    const FINE: Why = Why::new(k::CAUSE_FINE, k::RULE_HOOD);
    let mut hood = hood::lift(asked, value, &tx.tally());
    let view: View<'_> = tx.view();
    if let Some(doubt) = shown::doubt(view, seller, car, value) {
        hood.buyer_pays.note(|| doubt);
    }
    if view.has(buyer, DOLLARS) < hood.buyer_pays.total() {
        hood.buyer_pays.note(|| k::TERM_CREDIT);
    }
    shown::show(tx, seller, car, value);
    tx.pay_or_owe(buyer, seller, DOLLARS, hood.buyer_pays, HOOD)?;
    tx.pay_or_owe(seller, buyer, DOLLARS, hood.seller_pays, FINE)
}
