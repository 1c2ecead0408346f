//! Descriptions of acts, lines and movements.

use crate::desk::Speech;
use crate::engine::ledger::{Movement, Supply};
use crate::engine::{AnyAct, Holder, Offer, Refusal, Unit};
use crate::msg;
use crate::session::{self, Net, Session, TimelineRow, nets, together};
use crate::words::{Key, Line, keys};

/// Describes a line of notation.
pub fn description(speech: Speech, table: &Session, text: &str) -> String {
    speech.sentence(&session::describe_text(table, text))
}

/// Describes a line of the record.
pub fn describe_row(speech: Speech, table: &Session, row: &TimelineRow<'_>) -> String {
    speech.sentence(&session::describe_row(table, row))
}

/// An amount with its sign.
pub fn signed(speech: Speech, table: &Session, unit: Unit, amount: i64) -> String {
    let money = table.chart().unit(unit).is_some_and(|unit| unit.money);
    match amount {
        0 => speech.say(&table.amount_line(unit, amount)),
        // A language may write a single piece without a figure, and then the sign would be missing.
        ..0 if money => speech.say(&table.amount_line(unit, amount)),
        _ => with_sign(speech, amount, table.amount_line(unit, amount.saturating_abs())),
    }
}

/// An amount with its sign, without the name of its unit.
pub fn signed_figure(speech: Speech, table: &Session, unit: Unit, amount: i64) -> String {
    match table.chart().unit(unit) {
        Some(kind) if kind.money => signed(speech, table, unit, amount),
        _ => with_sign(speech, amount, msg!(keys::desk::FIGURE, figure = amount.saturating_abs())),
    }
}

fn with_sign(speech: Speech, amount: i64, line: Line) -> String {
    let key = if amount < 0 { keys::table::LOSS } else { keys::table::GAIN };
    speech.say(&msg!(key, amount = line))
}

/// Whether a unit is what the players pay with: money, or the first unit of a game if it is paid without limit, like millions.
fn is_money(table: &Session, unit: Unit) -> bool {
    let chart = table.chart();
    let first = chart.kinds().first();
    chart.unit(unit).is_some_and(|kind| kind.money || first == Some(kind) && kind.supply == Supply::Endless)
}

/// The effect of movements: for one player all common units, for several each player's money.
pub fn price(speech: Speech, table: &Session, movements: &[Movement]) -> String {
    let nets = nets(movements);
    let first = nets.first().map(|net| net.seat);
    let shown: Vec<&Net> = if nets.iter().all(|net| Some(net.seat) == first) {
        nets.iter().filter(|net| net.unit.colour.is_none()).collect()
    } else {
        nets.iter().filter(|net| is_money(table, net.unit)).collect()
    };
    let one = shown.iter().all(|net| Some(net.seat) == first);
    let text = |net: &&Net| {
        let amount = signed(speech, table, net.unit, net.amount);
        if one {
            return amount;
        }
        speech.say(&msg!(keys::table::NAMED, name = table.seats().name(net.seat), what = amount))
    };
    shown.iter().map(text).collect::<Vec<_>>().join(" · ")
}

/// The same, short enough for a button: if all players only pay or only get money, the sum.
pub fn on_button(speech: Speech, table: &Session, movements: &[Movement]) -> String {
    let money = money(table, movements);
    match (money.as_slice(), together(&money)) {
        ([_, _, ..], Some((unit, sum))) => signed(speech, table, unit, sum),
        _ => price(speech, table, movements),
    }
}

/// Each player's money, in seat order.
pub fn money(table: &Session, movements: &[Movement]) -> Vec<Net> {
    nets(movements).into_iter().filter(|net| is_money(table, net.unit)).collect()
}

/// The payment, if money goes only from one player to one other.
pub fn payment(table: &Session, movements: &[Movement]) -> Option<Movement> {
    let mut money = movements.iter().filter(|moved| moved.amount != 0 && is_money(table, moved.unit));
    let first = *money.next()?;
    let (Holder::Seat(_), Holder::Seat(_)) = (first.from, first.to) else { return None };
    money.try_fold(first, |sum, moved| {
        let alike = (moved.from, moved.to, moved.unit) == (sum.from, sum.to, sum.unit);
        let amount = sum.amount.checked_add(moved.amount).filter(|_| alike)?;
        Some(Movement { amount, ..sum })
    })
}

/// The label of an act whose numbers are to be filled in.
pub fn to_fill_in(speech: Speech, act: &AnyAct) -> String {
    act.syntax().map_or_else(String::new, |syntax| verb_to_fill_in(speech, syntax.name))
}

/// The label of a verb whose numbers are to be filled in.
pub fn verb_to_fill_in(speech: Speech, verb: Key) -> String {
    speech.sentence(&msg!(keys::table::TO_FILL_IN, verb = verb))
}

/// Describes an act.
pub fn act(speech: Speech, table: &Session, act: &AnyAct) -> String {
    speech.sentence(&table.describe(act))
}

/// Describes an offer, with an ellipsis for what depends on its numbers.
pub fn offered(speech: Speech, table: &Session, offer: &Offer) -> String {
    let description = table.describe(&offer.act);
    let other = with_most(table, offer).map(|other| table.describe(&other));
    speech.sentence(&other.map_or_else(|| description.clone(), |other| description.left_open(&other)))
}

/// The offer's act with the greatest number in each field, to find the words that depend on them. `None` without fields.
pub fn with_most(_table: &Session, offer: &Offer) -> Option<AnyAct> {
    let most: Vec<i64> = offer.fields.iter().map(|field| field.most).collect();
    if most.is_empty() { None } else { offer.act.filled(&most) }
}

/// The reason of a refusal and its suggestion, on one line.
pub fn refused(speech: Speech, refusal: &Refusal) -> String {
    let why = speech.sentence(&refusal.why);
    match &refusal.suggestion {
        Some(suggestion) => format!("{why}. {}", speech.sentence(suggestion)),
        None => why,
    }
}
