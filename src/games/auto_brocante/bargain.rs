//! Deals between two dealers, each entered once and whole (4c, 4d, 6. Pour partir en affaires).

use crate::engine::{Derivation, Halt, Holder, Refusal, Seat, Tally, Term, Why};
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::rulings::{HAGGLE_FAILS_BUSINESS, SHORT_DEBT};
use crate::games::auto_brocante::units::DOLLARS;
use crate::games::auto_brocante::{
    Bargain, Car, Look, Step, Tx, Where, hood, lots, money, shown, stage, turn,
};
use crate::say;
use crate::words::keys::auto_brocante as k;
use crate::words::{Key, Line};

fn refused(why: Line, rule: Key, way_out: impl Into<Line>) -> Halt {
    Refusal::new(why, rule).way_out(way_out).into()
}

/// Open for business: the seller sells to one of the bidders.
///
/// # Errors
/// Refused while the option is owed, after the turn is over, to oneself, and without a sale.
pub fn business(tx: &mut Tx<'_>, seat: Seat, car: Car, buyer: Seat, bargain: Bargain) -> Result<(), Halt> {
    const RULE: Key = k::RULE_BUSINESS;
    turn::after_option(tx, seat)?;
    let view = tx.view();
    if view.state().step == Step::Card {
        return Err(refused(Line::new(k::NO_BUSINESS), RULE, stage::stage(view).now));
    }
    if matches!(bargain, Bargain::Walked | Bargain::Closed) {
        return Err(refused(Line::new(k::MUST_SELL), RULE, k::MUST_SELL_WAY_OUT));
    }
    lots::on_lot(view, seat, car, RULE)?;
    settle(tx, (seat, buyer), car, bargain, Why::new(k::CAUSE_BUSINESS, RULE))
}

/// A card: the buyer picks the car of another dealer, and may walk away.
///
/// # Errors
/// Refused out of the step, and for a car of one's own or on no lot.
pub fn approach(tx: &mut Tx<'_>, seat: Seat, car: Car, bargain: Bargain) -> Result<(), Halt> {
    const RULE: Key = k::RULE_APPROACH;
    turn::play_card(tx, seat)?;
    let view = tx.view();
    let Some(seller) = lots::owner(view, car) else {
        let car = Printing::of(view).car(car);
        return Err(refused(say!(k::NOBODYS_CAR, car = car), RULE, k::OPPONENTS_CAR_WAY_OUT));
    };
    if seller == seat {
        return Err(refused(
            say!(k::AGAINST_ONESELF, seat = view.name(seat)),
            RULE,
            k::OPPONENTS_CAR_WAY_OUT,
        ));
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

/// A card: another dealer picks one of the player's cars and has to buy it.
///
/// # Errors
/// Refused out of the step, against oneself, without a car to pick, and without a sale.
pub fn force(
    tx: &mut Tx<'_>,
    seat: Seat,
    dealer: Seat,
    car: Option<Car>,
    bargain: Bargain,
) -> Result<(), Halt> {
    const RULE: Key = k::RULE_FORCE;
    turn::play_card(tx, seat)?;
    let view = tx.view();
    if dealer == seat {
        return Err(refused(say!(k::AGAINST_ONESELF, seat = view.name(seat)), RULE, k::OTHER_DEALER_WAY_OUT));
    }
    match (bargain, car) {
        (Bargain::Closed, _) => closed(tx, dealer),
        (Bargain::Walked, _) => Err(refused(Line::new(k::MUST_SELL), RULE, k::MUST_BUY_WAY_OUT)),
        (_, None) => {
            Err(refused(say!(k::WHICH_CAR, seat = view.name(dealer)), RULE, lots::lot_line(view, seat)))
        }
        (_, Some(car)) => {
            lots::on_lot(view, seat, car, RULE)?;
            settle(tx, (seat, dealer), car, bargain, Why::new(k::CAUSE_FORCE, RULE))
        }
    }
}

/// "Lot closed": both cards go under the pile (4f).
fn closed(tx: &mut Tx<'_>, opponent: Seat) -> Result<(), Halt> {
    turn::discard(tx, opponent, k::CAUSE_CLOSED)
}

/// No agreement: the turn is over but for the card (ruling `haggle-fails`).
fn walked(tx: &mut Tx<'_>) {
    let business = tx.view().ruled(HAGGLE_FAILS_BUSINESS);
    let (step, now) = match business {
        true => (Step::Business, k::RULING_HAGGLE_FAILS_BUSINESS),
        false => (Step::Card, k::RULING_HAGGLE_FAILS_OVER),
    };
    let word = tx.view().ruling_word(HAGGLE_FAILS_BUSINESS);
    tx.record_finding(|| {
        let term = Tally::told().plus(0, || Term::new(Line::new(now)).under(word));
        Derivation::of(Line::new(k::FOUND_WALKED), k::RULE_APPROACH, term)
    });
    tx.state().step = step;
}

/// The money and the car change hands.
fn settle(
    tx: &mut Tx<'_>,
    (seller, buyer): (Seat, Seat),
    car: Car,
    bargain: Bargain,
    why: Why,
) -> Result<(), Halt> {
    if seller == buyer {
        let name = tx.view().name(seller);
        return Err(refused(say!(k::AGAINST_ONESELF, seat = name), why.rule, k::OTHER_DEALER_WAY_OUT));
    }
    lots::room(tx.view(), buyer)?;
    match bargain {
        Bargain::Agreed(price) => {
            let term = Term::new(say!(k::TERM_AGREED, car = Printing::of(tx.view()).car(car)));
            let tally = tx.tally().plus(i64::from(price), || term);
            let way_out = Line::new(k::AGREED_WAY_OUT);
            money::purchase(tx, (buyer, Holder::Seat(seller)), tally, why, SHORT_DEBT, way_out)?;
        }
        Bargain::Hood { asked: 0, .. } if tx.view().setting.rules >= 3 => {
            let name = tx.view().name(seller);
            return Err(refused(
                say!(k::HOOD_NOTHING_ASKED, seat = name),
                k::RULE_HOOD,
                k::HOOD_ASKED_WAY_OUT,
            ));
        }
        Bargain::Hood { asked, value } => under_the_hood(tx, (seller, buyer), car, (asked, value))?,
        Bargain::Walked | Bargain::Closed => {}
    }
    lots::move_car(tx, car, Where::Lot(buyer), why, None)
}

/// The value first, then the seller's fine; what somebody cannot pay is a debt to the other (7.).
fn under_the_hood(
    tx: &mut Tx<'_>,
    (seller, buyer): (Seat, Seat),
    car: Car,
    (asked, value): (u32, u32),
) -> Result<(), Halt> {
    const HOOD: Why = Why::new(k::CAUSE_HOOD, k::RULE_HOOD);
    const FINE: Why = Why::new(k::CAUSE_FINE, k::RULE_HOOD);
    let mut hood = hood::lift(asked, value, &tx.tally());
    let view: Look<'_> = tx.view();
    if let Some(doubt) = shown::doubt(view, seller, car, value) {
        hood.buyer_pays.skip(|| Term::new(doubt));
    }
    if view.has(buyer, DOLLARS) < hood.buyer_pays.total() {
        let word = view.ruling_word(SHORT_DEBT);
        hood.buyer_pays.skip(|| Term::new(Line::new(k::TERM_CREDIT)).under(word));
    }
    shown::show(tx, seller, car, value);
    tx.pay_or_owe(buyer, Holder::Seat(seller), DOLLARS, hood.buyer_pays, HOOD)?;
    tx.pay_or_owe(seller, Holder::Seat(buyer), DOLLARS, hood.seller_pays, FINE)
}
