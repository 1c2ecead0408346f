//! Acts in plain words, for the echo, the timeline and whoever does not read notation.

use crate::engine::{Seat, Setting};
use crate::games::auto_brocante::board::{Printing, worth};
use crate::games::auto_brocante::{Act, Bargain, Base, Car, Damage, Means, Price, Reply};
use crate::say;
use crate::words::keys::auto_brocante as k;
use crate::words::{Arg, Key, Line};

fn money(amount: u32) -> Arg {
    Arg::Money(i64::from(amount))
}

/// An act in plain words.
pub fn tell(act: &Act, setting: &Setting) -> Line {
    let name = |seat: &Seat| setting.seats.name(*seat);
    let called = |car: &Car| Printing::on(&setting.board).car(*car);
    match act {
        Act::Deal { .. } => Line::new(k::TOLD_DEAL),
        Act::Buy { seat, car, price } => {
            let key = match price {
                Price::Fixed => k::TOLD_BUY_FIXED,
                Price::List => k::TOLD_BUY_LIST,
                Price::Card => k::TOLD_BUY_CARD,
            };
            say!(key, seat = name(seat), car = called(car))
        }
        Act::Below { seat } => say!(k::TOLD_BELOW, seat = name(seat)),
        Act::Policy { seat, by: Means::Cash } => say!(k::TOLD_POLICY, seat = name(seat)),
        Act::Policy { seat, by: Means::Card } => say!(k::TOLD_POLICY_CARD, seat = name(seat)),
        Act::Exchange { seat } => say!(k::TOLD_EXCHANGE, seat = name(seat)),
        Act::None { seat } => say!(k::TOLD_NONE, seat = name(seat)),
        Act::Sell { seat, car, base, plus } => sold(name(seat), called(car), *base, *plus),
        Act::Cancel { seat, dealer } => say!(k::TOLD_CANCEL, seat = name(seat), dealer = name(dealer)),
        Act::Take { seat, from } => {
            let hands =
                from.iter().map(|(other, count)| say!(k::TOLD_TAKEN, name = name(other), count = *count));
            say!(k::TOLD_TAKE, seat = name(seat), hands = hands.collect::<Vec<_>>())
        }
        Act::Attack { seat, damage, car, reply } => {
            let reply = replied(*damage, *reply);
            let key = match damage {
                Damage::Fire => k::TOLD_FIRE,
                Damage::Collision => k::TOLD_COLLISION,
                Damage::Theft => k::TOLD_THEFT,
            };
            say!(key, seat = name(seat), car = called(car), reply = reply)
        }
        Act::Recover { seat, car } => say!(k::TOLD_RECOVER, seat = name(seat), car = called(car)),
        Act::Approach { seat, car, bargain } => {
            say!(k::TOLD_APPROACH, seat = name(seat), car = called(car), ending = ended(*bargain))
        }
        Act::Force { seat, dealer, car: Some(car), bargain } => say!(
            k::TOLD_FORCE,
            seat = name(seat),
            dealer = name(dealer),
            car = called(car),
            ending = ended(*bargain)
        ),
        Act::Force { seat, dealer, car: None, .. } => {
            say!(k::TOLD_FORCE_CLOSED, seat = name(seat), dealer = name(dealer))
        }
        Act::Business { seat, car, buyer, bargain } => say!(
            k::TOLD_BUSINESS,
            seat = name(seat),
            dealer = name(buyer),
            car = called(car),
            ending = ended(*bargain)
        ),
        Act::Draw { seat } => say!(k::TOLD_DRAW, seat = name(seat)),
        Act::Final { .. } => Line::new(k::TOLD_FINAL),
    }
}

fn sold(seat: String, car: Line, base: Base, plus: u32) -> Line {
    match (base, plus) {
        (Base::List, 0) => say!(k::TOLD_SELL_LIST, seat = seat, car = car),
        (Base::List, plus) => say!(k::TOLD_SELL_LIST_PLUS, seat = seat, car = car, plus = money(plus)),
        (Base::Book(value), 0) => {
            say!(k::TOLD_SELL_BOOK, seat = seat, car = car, value = worth(i64::from(value)))
        }
        (Base::Book(value), plus) => {
            let value = worth(i64::from(value));
            say!(k::TOLD_SELL_BOOK_PLUS, seat = seat, car = car, value = value, plus = money(plus))
        }
    }
}

fn replied(damage: Damage, reply: Reply) -> Line {
    match (damage, reply) {
        (Damage::Fire, Reply::Lost) => Line::new(k::TOLD_BURNT),
        (Damage::Collision, Reply::Lost) => Line::new(k::TOLD_WRECKED),
        (Damage::Theft, Reply::Lost) => Line::new(k::TOLD_STOLEN),
        (_, Reply::Repaired) => Line::new(k::TOLD_REPAIRED),
        (_, Reply::Recovered) => Line::new(k::TOLD_RECOVERED),
        (_, Reply::Claim(policy)) => say!(k::TOLD_CLAIMED, policy = policy.key()),
    }
}

fn ended(bargain: Bargain) -> Line {
    match bargain {
        Bargain::Agreed(price) => say!(k::TOLD_AGREED, price = money(price)),
        Bargain::Hood { asked, value } => {
            say!(k::TOLD_HOOD, asked = money(asked), value = worth(i64::from(value)))
        }
        Bargain::Walked => Line::new(k::TOLD_WALKED),
        Bargain::Closed => Line::new(k::TOLD_CLOSED),
    }
}

/// What a verb of notation is called on a button.
pub fn verb(word: &str) -> Option<Key> {
    Some(match word {
        "deal" => k::VERB_DEAL,
        "buy" => k::VERB_BUY,
        "below" => k::VERB_BELOW,
        "policy" => k::VERB_POLICY,
        "exchange" => k::VERB_EXCHANGE,
        "none" => k::VERB_NONE,
        "sell" => k::VERB_SELL,
        "cancel" => k::VERB_CANCEL,
        "take" => k::VERB_TAKE,
        "fire" => k::VERB_FIRE,
        "collision" => k::VERB_COLLISION,
        "theft" => k::VERB_THEFT,
        "recover" => k::VERB_RECOVER,
        "approach" => k::VERB_APPROACH,
        "force" => k::VERB_FORCE,
        "business" => k::VERB_BUSINESS,
        "draw" => k::VERB_DRAW,
        "final" => k::VERB_FINAL,
        _ => return None,
    })
}
