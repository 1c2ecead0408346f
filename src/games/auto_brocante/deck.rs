//! The kinds of Auto-Brocante cards, shown as buttons beside the board: attacks, deals, sales to customers, policies,
//! and cards that answer an opponent's card.

use crate::engine::scene::{Glyph, Place, PlaceId, Tone};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::rulings::RECOVERED_LATER;
use crate::games::auto_brocante::{Base, Damage, View, Where};
use crate::msg;
use crate::words::keys::{auto_brocante as k, brocante};
use crate::words::{Arg, Key, Line};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Attack(Damage),
    /// Buys the top car of the bank.
    Bank,
    /// Buys a car from another dealer.
    Approach,
    /// Makes another dealer buy.
    Force,
    /// Sells a car to a customer.
    Sell(Base, u32),
    Policy,
    Cancel,
    /// Takes cards from opponents' hands.
    Take,
    /// Recovers a stolen car.
    Recovered,
    /// Closes the lot.
    Closed,
}

/// The number of the first "sell" button.
const SELLS: u8 = 7;

/// The button for a kind of card.
pub fn key(view: View<'_>, kind: Kind) -> PlaceId {
    let number = match kind {
        Kind::Attack(damage) => damage as u8 + 1,
        Kind::Bank => 4,
        Kind::Approach => 5,
        Kind::Force => 6,
        Kind::Sell(base, plus) => SELLS + sold(view, base, plus),
        Kind::Policy => 12,
        Kind::Cancel => 13,
        Kind::Take => 14,
        Kind::Recovered => 15,
        Kind::Closed => 16,
    };
    PlaceId::new("card", number)
}

/// The index of a "sell" card; the first with the same base if no known card has this price.
fn sold(view: View<'_>, base: Base, plus: u32) -> u8 {
    let book = |base: Base| matches!(base, Base::Book(_));
    let all = BoardValues::of(view).sell_cards();
    let same = |one: &(Base, u32)| book(one.0) == book(base) && one.1 == plus;
    let at = all.iter().position(same).or_else(|| all.iter().position(|one| book(one.0) == book(base)));
    at.and_then(|at| u8::try_from(at).ok()).unwrap_or_default()
}

/// All buttons, in the order in which they are shown.
pub fn keys(view: View<'_>) -> Vec<Place> {
    let sells = BoardValues::of(view).sell_cards().into_iter().map(|(base, plus)| Kind::Sell(base, plus));
    let before = [Kind::Bank, Kind::Approach, Kind::Force];
    let after = [Kind::Policy, Kind::Cancel, Kind::Take, Kind::Recovered, Kind::Closed];
    let attacks = Damage::ALL.into_iter().map(Kind::Attack);
    let mut all: Vec<Place> =
        attacks.chain(before).chain(sells).chain(after).map(|kind| of_kind(view, kind)).collect();
    // Cards that sell at the same price share a button.
    all.dedup_by_key(|place| place.id);
    all
}

/// For a card that answers another card: why it cannot be played first, and when it is played. `None` for other
/// cards.
pub fn answers(view: View<'_>, place: PlaceId) -> Option<Vec<Line>> {
    let seat = view.state().turn;
    let later = view.is(RECOVERED_LATER);
    let closed = place == key(view, Kind::Closed);
    let recovered = place == key(view, Kind::Recovered);
    match (closed, recovered) {
        (true, _) => Some(vec![brocante::CLOSED_ANSWERS.into(), brocante::CLOSED_WHEN.into()]),
        (_, true) if !later => {
            Some(vec![brocante::RECOVERED_ANSWERS.into(), brocante::RECOVERED_WHEN.into()])
        }
        (_, true) if view.state().at(Where::Stolen(seat)).next().is_none() => {
            Some(vec![msg!(brocante::NONE_STOLEN, seat = view.name(seat)), brocante::RECOVERED_LATER.into()])
        }
        _ => None,
    }
}

fn of_kind(view: View<'_>, kind: Kind) -> Place {
    let (name, sign): (Key, Option<Glyph>) = match kind {
        Kind::Attack(Damage::Fire) => (k::VERB_FIRE, Some(Glyph::Loss)),
        Kind::Attack(Damage::Collision) => (k::VERB_COLLISION, Some(Glyph::Push)),
        Kind::Attack(Damage::Theft) => (k::VERB_THEFT, Some(Glyph::Puncture)),
        Kind::Bank => (brocante::CARD_BANK, Some(Glyph::Car)),
        Kind::Approach => (brocante::CARD_APPROACH, Some(Glyph::Swap)),
        Kind::Force => (brocante::CARD_FORCE, Some(Glyph::Shop)),
        Kind::Sell(base, plus) => {
            let name = if base == Base::List { k::BASE_LIST } else { k::BASE_BOOK };
            (name, (plus == 0).then_some(Glyph::Money))
        }
        Kind::Policy => (brocante::CARD_POLICY, Some(Glyph::Policy)),
        Kind::Cancel => (brocante::CARD_CANCEL, Some(Glyph::Closed)),
        Kind::Take => (k::VERB_TAKE, Some(Glyph::Card)),
        Kind::Recovered => (brocante::CARD_RECOVERED, Some(Glyph::Reverse)),
        Kind::Closed => (brocante::CARD_CLOSED, Some(Glyph::Garage)),
    };
    let number = match kind {
        Kind::Sell(_, plus) if plus > 0 => Some(msg!(brocante::PLUS, plus = Arg::Money(i64::from(plus)))),
        _ => None,
    };
    let description = match (kind, &number) {
        (Kind::Sell(..), Some(plus)) => msg!(brocante::SELLS_PLUS, base = name, plus = plus.clone()),
        (Kind::Sell(..), None) => msg!(brocante::SELLS, base = name),
        _ => Line::new(name),
    };
    let waits = kind == Kind::Recovered && !view.is(RECOVERED_LATER);
    let answers = matches!(kind, Kind::Recovered | Kind::Closed).then(|| Line::new(brocante::ANSWERS));
    Place {
        number,
        name: Some(name.into()),
        sign,
        tone: if waits { Tone::Closed } else { Tone::Free },
        description: [description].into_iter().chain(answers).collect(),
        ..Place::new(key(view, kind))
    }
}
