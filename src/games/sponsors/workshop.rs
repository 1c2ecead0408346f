//! Workshop cards bought on squares A and V and exchanged on squares E.

use crate::engine::{Colour, Halt, Holder, Refusal, Term, Why};
use crate::games::sponsors::board::Printing;
use crate::games::sponsors::deal::in_stock;
use crate::games::sponsors::rulings::{CASHIER, E_NO_OWNER_OWN, E_STOCK_TABLE};
use crate::games::sponsors::sides::{cars, colour, holder, name, owner, partner};
use crate::games::sponsors::track::{on_square, square_of};
use crate::games::sponsors::units::{MONEY, STOCK, cards};
use crate::games::sponsors::{Car, Category, Kind, Look, Tx, hands, turn};
use crate::say;
use crate::words::Line;
use crate::words::keys::sponsors as k;

/// Buys a workshop card: of any category on A, of one of the two of the zone on V.
pub fn buy(tx: &mut Tx<'_>, car: Car, category: Category, paid: Option<u8>) -> Result<(), Halt> {
    const PRICE: Why = Why::new(k::CAUSE_PRICE, k::RULE_SQUARES);
    const CARD: Why = Why::new(k::CAUSE_BOUGHT, k::RULE_SQUARES);
    let view = tx.view();
    if on_square(view, car, &[Kind::A, Kind::V])? == Kind::V {
        of_the_zone(view, car, category)?;
    }
    in_stock(tx, category)?;
    let term = Term::new(say!(k::TERM_PRICE, category = category.key()));
    let (price, term) = match (view.ruled(CASHIER), paid) {
        (true, Some(paid)) => (i64::from(paid), term.under(view.ruling_word(CASHIER))),
        (false, None) => {
            let printed = Printing::of(view).price(category)?;
            (printed.0, term.printed(printed.1))
        }
        (true, None) => {
            let why = say!(k::PRICE_MISSING, category = category.key());
            return Err(Refusal::new(why, k::RULE_SQUARES).way_out(k::PRICE_MISSING_WAY_OUT).into());
        }
        (false, Some(paid)) => {
            let why = say!(k::PRICE_TYPED, paid = paid);
            return Err(Refusal::new(why, k::RULE_SQUARES).way_out(k::PRICE_TYPED_WAY_OUT).into());
        }
    };
    let from = holder(view.seats(), car);
    let has = view.balance(from, MONEY);
    if price > has {
        let why = say!(k::BUY_SHORT, car = name(view.seats(), car), has = has, price = price);
        return Err(Refusal::new(why, k::RULE_SQUARES).way_out(k::BUY_SHORT_WAY_OUT).into());
    }
    let price = tx.tally().plus(price, || term);
    tx.post(from, Holder::Bank, MONEY, price, PRICE)?;
    tx.hand(STOCK, from, cards(category), 1, CARD)?;
    turn::end_turn(tx);
    Ok(())
}

fn of_the_zone(view: Look<'_>, car: Car, category: Category) -> Result<(), Halt> {
    let zone = Printing::of(view).zone(square_of(view, car)?)?;
    let there @ [one, other] = Printing::of(view).categories(zone)?;
    if there.contains(&category) {
        return Ok(());
    }
    let why = say!(k::NOT_OF_THE_ZONE, category = category.key(), zone = zone.key());
    let way_out = say!(k::NOT_OF_THE_ZONE_WAY_OUT, one = one.key(), other = other.key());
    Err(Refusal::new(why, k::RULE_SQUARES).way_out(way_out).into())
}

/// The car with which a car may exchange where it stands: none in its own zone, in that of a partner, who is no opponent,
/// and where nobody owns the zone.
pub fn partners(view: Look<'_>, car: Car, zone: Colour) -> Option<Car> {
    let of_zone = cars(view.seats()).find(|other| colour(view.seats(), *other) == zone)?;
    let friend = partner(view, car) == Some(of_zone);
    let own = owner(view.seats(), of_zone) == owner(view.seats(), car);
    (of_zone != car && (!friend || own && view.ruled(E_NO_OWNER_OWN))).then_some(of_zone)
}

/// Own zone: exchanges a workshop card with one of the board.
pub fn swap(tx: &mut Tx<'_>, car: Car, category: Category) -> Result<(), Halt> {
    const TAKEN: Why = Why::new(k::CAUSE_SWAP_TAKEN, k::RULE_SQUARES);
    const LAID: Why = Why::new(k::CAUSE_SWAP_LAID, k::RULE_SQUARES);
    let view = tx.view();
    on_square(view, car, &[Kind::E])?;
    let zone = Printing::of(view).zone(square_of(view, car)?)?;
    if zone != colour(view.seats(), car) {
        let why = say!(k::SWAP_ZONE, car = name(view.seats(), car), zone = zone.key());
        return Err(Refusal::new(why, k::RULE_SQUARES).way_out(k::SWAP_ZONE_WAY_OUT).into());
    }
    let own = holder(view.seats(), car);
    let unit = cards(category);
    holds(view, car, category)?;
    let table = view.ruled(E_STOCK_TABLE);
    if !table {
        in_stock(tx, category)?;
    }
    let take = (STOCK, own, TAKEN);
    let lay = (own, STOCK, LAID);
    let ruling = tx.view().ruling_word(E_STOCK_TABLE);
    hands::forget(tx, car, category);
    for (from, to, why) in if table { [lay, take] } else { [take, lay] } {
        let one = tx.tally().plus(1, || Term::new(Line::new(why.cause)).under(ruling));
        tx.post(from, to, unit, one, why)?;
    }
    turn::end_turn(tx);
    Ok(())
}

/// Another's zone: makes the car of the zone exchange a workshop card.
pub fn force(tx: &mut Tx<'_>, car: Car, with: Car, category: Category) -> Result<(), Halt> {
    const GIVEN: Why = Why::new(k::CAUSE_FORCE_GIVEN, k::RULE_SQUARES);
    const GOT: Why = Why::new(k::CAUSE_FORCE_GOT, k::RULE_SQUARES);
    let view = tx.view();
    on_square(view, car, &[Kind::E])?;
    let zone = Printing::of(view).zone(square_of(view, car)?)?;
    let seats = view.seats();
    let there = partners(view, car, zone);
    if there != Some(with) {
        let refusal = match there {
            Some(other) => {
                let why = say!(k::FORCE_OTHER, zone = zone.key(), car = name(seats, other));
                Refusal::new(why, k::RULE_SQUARES).way_out(k::FORCE_OTHER_WAY_OUT)
            }
            None => Refusal::new(say!(k::FORCE_NOBODY, zone = zone.key()), k::RULE_SQUARES)
                .way_out(k::FORCE_NOBODY_WAY_OUT),
        };
        return Err(refusal.into());
    }
    holds(view, car, category)?;
    holds(view, with, category)?;
    let (own, theirs) = (holder(seats, car), holder(seats, with));
    let ruled = (owner(seats, car) == owner(seats, with)).then(|| view.ruling_word(E_NO_OWNER_OWN));
    hands::cross(tx, car, with, category);
    for (from, to, why) in [(own, theirs, GIVEN), (theirs, own, GOT)] {
        let one = tx.tally().plus(1, || {
            let term = Term::new(Line::new(why.cause));
            match ruled {
                Some(ruling) => term.under(ruling),
                None => term,
            }
        });
        tx.post(from, to, cards(category), one, why)?;
    }
    turn::end_turn(tx);
    Ok(())
}

/// Refuses where a car has no workshop card of a category.
pub fn holds(view: Look<'_>, car: Car, category: Category) -> Result<(), Halt> {
    if view.balance(holder(view.seats(), car), cards(category)) > 0 {
        return Ok(());
    }
    let why = say!(k::NO_CARD, car = name(view.seats(), car), category = category.key());
    Err(Refusal::new(why, k::RULE_CARDS).way_out(k::NO_CARD_WAY_OUT).into())
}
