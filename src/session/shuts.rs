//! What an act makes unaffordable: choices that the payer has now but would not have after it.

use crate::engine::{AnyAct, Holder, Offer, Outcome, Seat, Unit};
use crate::msg;
use crate::session::Session;
use crate::words::Line;
use crate::words::keys::coach as k;

/// The largest number of lost choices shown.
const SAID: usize = 2;

/// The choices that the act makes unaffordable, closest to affordable first, one for each verb. Empty unless
/// exactly one player pays for the act.
pub fn shuts(table: &Session, offers: &[Offer], outcome: &Outcome) -> Vec<Line> {
    let payers = outcome.movements().iter().filter_map(|moved| match moved.from {
        Holder::Seat(seat) => Some(seat),
        _ => None,
    });
    let mut payers: Vec<Seat> = payers.collect();
    payers.dedup();
    let [payer] = payers.as_slice() else { return Vec::new() };
    let hand = Holder::Seat(*payer);
    let mut found: Vec<(i64, Unit, &AnyAct)> = Vec::new();
    for offer in offers.iter().filter(|offer| !offer.reveals_secret && Some(&offer.act) != outcome.act()) {
        for (unit, needs) in paid(offer, hand) {
            let (has, left) = (table.balance(hand, unit), outcome.book.ledger.balance(hand, unit));
            if needs <= has && needs > left {
                found.push((needs - left, unit, &offer.act));
            }
        }
    }
    found.sort_by_key(|(missing, ..)| *missing);
    let mut verbs = Vec::new();
    found.retain(|(_, _, act)| {
        let verb = act.syntax().map(|syntax| syntax.word);
        let new = !verbs.contains(&verb);
        verbs.push(verb);
        new
    });
    let line = |(missing, unit, act): (i64, Unit, &AnyAct)| {
        msg!(k::SHUTS, amount = table.amount_line(unit, missing), what = table.describe(act))
    };
    found.into_iter().map(line).take(SAID).collect()
}

/// The cost of a choice to a hand, by unit, without the player's own pieces.
fn paid(offer: &Offer, hand: Holder) -> Vec<(Unit, i64)> {
    let mut paid: Vec<(Unit, i64)> = Vec::new();
    let moves =
        offer.answer.iter().flatten().filter(|moved| moved.from == hand && moved.unit.colour.is_none());
    for moved in moves {
        match paid.iter_mut().find(|(unit, _)| *unit == moved.unit) {
            Some((_, sum)) => *sum += moved.amount,
            None => paid.push((moved.unit, moved.amount)),
        }
    }
    paid
}
