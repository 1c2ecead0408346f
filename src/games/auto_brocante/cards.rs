//! Cards that concern no deal and no damage: cars sold to customers, a policy taken away, cards taken from hands (4a).

use crate::engine::{Halt, Holder, Refusal, Seat, Term, Why};
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::units::{CARDS, DOLLARS, POLICIES};
use crate::games::auto_brocante::{Base, Car, Tx, Where, lots, shown, stage, turn};
use crate::say;
use crate::words::keys::auto_brocante as k;
use crate::words::{Arg, Line};

/// Sells a car to a customer, who is the bank; the car goes to the graveyard.
///
/// # Errors
/// Refused out of the step, for a car of somebody else, and at a price for which there is no card.
pub fn sell(tx: &mut Tx<'_>, seat: Seat, car: Car, base: Base, plus: u32) -> Result<(), Halt> {
    const SOLD: Why = Why::new(k::CAUSE_SELL, k::RULE_SELL_CARDS);
    turn::play_card(tx, seat)?;
    lots::on_lot(tx.view(), seat, car, k::RULE_SELL_CARDS)?;
    let Some(source) = Printing::of(tx.view()).sells(base, plus) else {
        let why = say!(k::NO_SUCH_CARD, plus = Arg::Money(i64::from(plus)));
        return Err(Refusal::new(why, k::RULE_SELL_CARDS).way_out(k::NO_SUCH_CARD_WAY_OUT).into());
    };
    let mut price = tx.tally();
    let printing = Printing::of(tx.view());
    match base {
        Base::List => {
            let list = printing.list(car)?;
            let term = || Term::new(say!(k::TERM_LIST, car = printing.car(car)));
            price.add(list.0, || term().printed(list.1));
        }
        Base::Book(value) => {
            price.add(i64::from(value), || Term::new(say!(k::TERM_BOOK, car = printing.car(car))));
            if let Some(doubt) = shown::doubt(tx.view(), seat, car, value) {
                price.skip(|| Term::new(doubt));
            }
        }
    }
    if let Base::Book(value) = base {
        shown::show(tx, seat, car, value);
    }
    if plus > 0 {
        price.add(i64::from(plus), || Term::new(Line::new(k::TERM_PLUS)).printed(source));
    }
    tx.post(Holder::Bank, Holder::Seat(seat), DOLLARS, price, SOLD)?;
    lots::move_car(tx, car, Where::Graveyard, SOLD, None)
}

/// Takes a policy away from another dealer.
///
/// # Errors
/// Refused out of the step, against oneself, and against who has none.
pub fn cancel(tx: &mut Tx<'_>, seat: Seat, dealer: Seat) -> Result<(), Halt> {
    const CANCELLED: Why = Why::new(k::CAUSE_CANCEL, k::RULE_INSURANCE);
    turn::play_card(tx, seat)?;
    let view = tx.view();
    let refused =
        |why: Line| Err(Refusal::new(why, k::RULE_INSURANCE).way_out(k::OTHER_DEALER_WAY_OUT).into());
    if dealer == seat {
        return refused(say!(k::AGAINST_ONESELF, seat = view.name(seat)));
    }
    if view.has(dealer, POLICIES) == 0 {
        return refused(say!(k::NO_POLICY, seat = view.name(dealer)));
    }
    tx.hand(Holder::Seat(dealer), Holder::Bank, POLICIES, 1, CANCELLED)
}

/// Takes cards out of the hands of opponents: as many as the card says, or all there are.
///
/// # Errors
/// Refused out of the step, with another number of cards, and with more than somebody holds.
pub fn take(tx: &mut Tx<'_>, seat: Seat, from: &[(Seat, u8)]) -> Result<(), Halt> {
    const TAKEN: Why = Why::new(k::CAUSE_TAKE, k::RULE_CARDS);
    turn::play_card(tx, seat)?;
    let printed = Printing::of(tx.view()).cards_taken()?;
    let there: i64 = lots::others(tx.view(), seat).map(|other| tx.view().has(other, CARDS)).sum();
    let due = printed.0.min(there);
    let taken: i64 = from.iter().map(|(_, count)| i64::from(*count)).sum();
    let way_out = say!(k::TAKE_WAY_OUT, cards = due);
    let refused = |why: Line| Halt::from(Refusal::new(why, k::RULE_CARDS).way_out(way_out.clone()));
    if due == 0 {
        let way_out = stage::stage(tx.view()).now;
        return Err(Refusal::new(Line::new(k::TAKE_NOTHING), k::RULE_CARDS).way_out(way_out).into());
    }
    if taken != due {
        return Err(refused(say!(k::TAKE_COUNT, cards = due, taken = taken)));
    }
    for (other, count) in from {
        let name = tx.view().name(*other);
        if *other == seat {
            return Err(refused(say!(k::AGAINST_ONESELF, seat = name)));
        }
        let has = tx.view().has(*other, CARDS);
        if has < i64::from(*count) {
            return Err(refused(say!(k::TAKE_TOO_MANY, seat = name, has = has, taken = *count)));
        }
        tx.hand(Holder::Seat(*other), Holder::Seat(seat), CARDS, i64::from(*count), TAKEN)?;
    }
    Ok(())
}
