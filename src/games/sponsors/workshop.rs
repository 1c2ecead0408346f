//! Workshop cards: buying them on squares A and V, and exchanging them on squares E.

use crate::engine::{Colour, Command, Holder, Refusal, Rejection, Term, Why, refuse};
use crate::games::sponsors::board::BoardValues;
use crate::games::sponsors::deal::in_stock;
use crate::games::sponsors::rulings::{CASHIER, E_NO_OWNER_OWN, E_STOCK_TABLE};
use crate::games::sponsors::sides::{cars, colour, holder, name, owner, partner};
use crate::games::sponsors::track::{on_square, square_of};
use crate::games::sponsors::units::{MONEY, STOCK, cards};
use crate::games::sponsors::{Car, Category, Kind, Sponsors, Tx, View, hands, turn};
use crate::words::keys::sponsors as k;
use crate::{act, msg};

act! {
    /// Squares A and V: buys a workshop card.
    pub struct Buy(Sponsors, "buy" / "achète", "red buy engine", k::VERB_BUY, k::MEANS_BUY) {
        by car: Car,
        pub category: Category,
        /// The amount paid, if players enter it (ruling `price cashier`).
        pub paid: Option<u8>; default,
    } => paid: k::DESCRIBE_BUY_PAID | k::DESCRIBE_BUY
}

impl Command<Sponsors> for Buy {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, category, paid } = *self;
        const PRICE: Why = Why::new(k::CAUSE_PRICE, k::RULE_SQUARES);
        const CARD: Why = Why::new(k::CAUSE_BOUGHT, k::RULE_SQUARES);
        let view = tx.view();
        let kind = on_square(view, car, &[Kind::A, Kind::V])?;
        in_stock(tx, category)?;
        if kind == Kind::V {
            of_the_zone(view, car, category)?;
        }
        let term = Term::new(msg!(k::TERM_PRICE, category = category.key()));
        let (price, term) = match (view.is(CASHIER), paid) {
            (true, Some(paid)) => (i64::from(paid), term),
            (false, None) => {
                let printed = BoardValues::of(view).price(category)?;
                (printed.0, term.printed(printed.1))
            }
            (true, None) => {
                let why = msg!(k::PRICE_MISSING, category = category.key());
                return refuse(why, k::RULE_SQUARES, k::PRICE_MISSING_SUGGESTION);
            }
            (false, Some(paid)) => {
                let why = msg!(k::PRICE_TYPED, paid);
                return refuse(why, k::RULE_SQUARES, k::PRICE_TYPED_SUGGESTION);
            }
        };
        let from = holder(view.seats(), car);
        let has = view.balance(from, MONEY);
        if price > has {
            let why = msg!(k::BUY_SHORT, car = name(view.seats(), car), has, price);
            return refuse(why, k::RULE_SQUARES, k::BUY_SHORT_SUGGESTION);
        }
        let price = tx.tally().plus(price, || term);
        tx.post(from, Holder::Bank, MONEY, price, PRICE)?;
        tx.hand(STOCK, from, cards(category), 1, CARD)?;
        turn::end_turn(tx);
        Ok(())
    }
}

fn of_the_zone(view: View<'_>, car: Car, category: Category) -> Result<(), Rejection> {
    let zone = BoardValues::of(view).zone(square_of(view, car)?)?;
    if BoardValues::of(view).sells(zone, category)? {
        return Ok(());
    }
    let [one, other] = BoardValues::of(view).categories(zone)?;
    let why = msg!(k::NOT_OF_THE_ZONE, category = category.key(), zone = zone.key());
    let suggestion = msg!(k::NOT_OF_THE_ZONE_SUGGESTION, one = one.key(), other = other.key());
    refuse(why, k::RULE_SQUARES, suggestion)
}

/// The car that can be forced to exchange on this square: the car with the colour of the zone, if any. A player's own
/// second car only under the ruling `e-no-owner`. Never a partner's car: we read the rule page as meaning opponents
/// only.
pub fn may_be_forced(view: View<'_>, car: Car, zone: Colour) -> Option<Car> {
    let seats = view.seats();
    let of_zone = cars(seats).find(|other| colour(seats, *other) == zone)?;
    let may = match of_zone {
        itself if itself == car => false,
        own if owner(seats, own) == owner(seats, car) => view.is(E_NO_OWNER_OWN),
        other => partner(view, car) != Some(other),
    };
    may.then_some(of_zone)
}

act! {
    /// Square E in the car's own zone: exchanges a workshop card with one from the board.
    pub struct Swap(Sponsors, "swap" / "change", "red swap engine", k::VERB_SWAP, k::MEANS_SWAP) {
        by car: Car,
        pub category: Category,
    } => k::DESCRIBE_SWAP
}

impl Command<Sponsors> for Swap {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, category } = *self;
        const TAKEN: Why = Why::new(k::CAUSE_SWAP_TAKEN, k::RULE_SQUARES);
        const LAID: Why = Why::new(k::CAUSE_SWAP_LAID, k::RULE_SQUARES);
        let view = tx.view();
        on_square(view, car, &[Kind::E])?;
        let table = view.is(E_STOCK_TABLE);
        if !table {
            in_stock(tx, category)?;
        }
        let zone = BoardValues::of(view).zone(square_of(view, car)?)?;
        if zone != colour(view.seats(), car) {
            let why = msg!(k::SWAP_ZONE, car = name(view.seats(), car), zone = zone.key());
            return refuse(why, k::RULE_SQUARES, k::SWAP_ZONE_SUGGESTION);
        }
        let own = holder(view.seats(), car);
        let unit = cards(category);
        holds(view, car, category)?;
        let take = (STOCK, own, TAKEN);
        let lay = (own, STOCK, LAID);
        hands::forget(tx, car, category);
        for (from, to, why) in if table { [lay, take] } else { [take, lay] } {
            tx.hand(from, to, unit, 1, why)?;
        }
        turn::end_turn(tx);
        Ok(())
    }
}

act! {
    /// Square E in another car's zone: makes that car exchange a workshop card.
    pub struct Force(Sponsors, "force" / "force", "red force blue engine", k::VERB_FORCE, k::MEANS_FORCE) {
        by car: Car,
        pub with: Car,
        pub category: Category,
    } => k::DESCRIBE_FORCE
}

impl Command<Sponsors> for Force {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, with, category } = *self;
        const GIVEN: Why = Why::new(k::CAUSE_FORCE_GIVEN, k::RULE_SQUARES);
        const GOT: Why = Why::new(k::CAUSE_FORCE_GOT, k::RULE_SQUARES);
        let view = tx.view();
        on_square(view, car, &[Kind::E])?;
        let zone = BoardValues::of(view).zone(square_of(view, car)?)?;
        let seats = view.seats();
        let there = may_be_forced(view, car, zone);
        if there != Some(with) {
            let refusal = match there {
                Some(other) => {
                    let why = msg!(k::FORCE_OTHER, zone = zone.key(), car = name(seats, other));
                    Refusal::new(why, k::RULE_SQUARES).suggestion(k::FORCE_OTHER_SUGGESTION)
                }
                None => Refusal::new(msg!(k::FORCE_NOBODY, zone = zone.key()), k::RULE_SQUARES)
                    .suggestion(k::FORCE_NOBODY_SUGGESTION),
            };
            return Err(refusal.into());
        }
        holds(view, car, category)?;
        holds(view, with, category)?;
        let (own, theirs) = (holder(seats, car), holder(seats, with));
        hands::cross(tx, car, with, category);
        for (from, to, why) in [(own, theirs, GIVEN), (theirs, own, GOT)] {
            tx.hand(from, to, cards(category), 1, why)?;
        }
        turn::end_turn(tx);
        Ok(())
    }
}

/// Refuses if a car has no workshop card of the category.
pub fn holds(view: View<'_>, car: Car, category: Category) -> Result<(), Rejection> {
    if view.balance(holder(view.seats(), car), cards(category)) > 0 {
        return Ok(());
    }
    let why = msg!(k::NO_CARD, car = name(view.seats(), car), category = category.key());
    refuse(why, k::RULE_CARDS, k::NO_CARD_SUGGESTION)
}
