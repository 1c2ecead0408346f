//! Acts, lines and movements in plain words, for panels that show them side by side.

use crate::desk::Speech;
use crate::engine::ledger::Movement;
use crate::engine::{AnyAct, Holder, Offer, Unit};
use crate::msg;
use crate::session::{self, Net, Table, TimelineRow, nets, together};
use crate::words::{Key, keys};

/// A line of notation in plain words.
pub fn description(speech: Speech, table: &dyn Table, text: &str) -> String {
    speech.sentence(&session::describe_text(table, text))
}

/// A line of the record in plain words.
pub fn describe_row(speech: Speech, table: &dyn Table, row: &TimelineRow<'_>) -> String {
    speech.sentence(&session::describe_row(table, row))
}

/// What a line moved, as far as the chart knows the words.
pub fn moved(table: &dyn Table, row: &TimelineRow<'_>) -> Vec<Movement> {
    row.moves.iter().filter_map(|moved| moved.read(table.chart())).collect()
}

/// An amount gained or lost, with its sign.
pub fn signed(speech: Speech, table: &dyn Table, unit: Unit, amount: i64) -> String {
    let line = table.amount_line(unit, amount);
    speech.say(&match amount {
        1.. => msg!(keys::table::GAIN, amount = line),
        // A language may write one piece without its figure, and so without its sign.
        _ if !is_money(table, unit) && amount != 0 => {
            msg!(keys::table::LOSS, amount = table.amount_line(unit, amount.saturating_abs()))
        }
        _ => line,
    })
}

/// Whether a unit is money.
fn is_money(table: &dyn Table, unit: Unit) -> bool {
    table.chart().unit(unit).is_some_and(|unit| unit.money)
}

/// What movements cost or bring: for one player its common units, for several each player's money.
pub fn price(speech: Speech, table: &dyn Table, movements: &[Movement]) -> String {
    let nets = nets(movements);
    let first = nets.first().map(|net| net.seat);
    let shown: Vec<&Net> = if nets.iter().all(|net| Some(net.seat) == first) {
        nets.iter().filter(|net| net.unit.colour().is_none()).collect()
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

/// What movements cost or bring, as short as a button needs it: where several players only pay or only get money, the sum.
pub fn on_button(speech: Speech, table: &dyn Table, movements: &[Movement]) -> String {
    let money = money(table, movements);
    match (money.as_slice(), together(&money)) {
        ([_, _, ..], Some((unit, sum))) => signed(speech, table, unit, sum),
        _ => price(speech, table, movements),
    }
}

/// Each player's money, in the order of the table.
pub fn money(table: &dyn Table, movements: &[Movement]) -> Vec<Net> {
    nets(movements).into_iter().filter(|net| is_money(table, net.unit)).collect()
}

/// The one payment that movements come to, where a player pays another and nobody else pays or gets money.
pub fn payment(table: &dyn Table, movements: &[Movement]) -> Option<Movement> {
    let mut money = movements.iter().filter(|moved| moved.amount != 0 && is_money(table, moved.unit));
    let first = *money.next()?;
    let (Holder::Seat(_), Holder::Seat(_)) = (first.from, first.to) else { return None };
    money.try_fold(first, |sum, moved| {
        let alike = (moved.from, moved.to, moved.unit) == (sum.from, sum.to, sum.unit);
        let amount = sum.amount.checked_add(moved.amount).filter(|_| alike)?;
        Some(Movement { amount, ..sum })
    })
}

/// What an act is called while its numbers are still to be filled in.
pub fn to_fill_in(speech: Speech, table: &dyn Table, act: &AnyAct) -> String {
    act.syntax(table.seats()).map_or_else(String::new, |syntax| verb_to_fill_in(speech, syntax.name))
}

/// What a verb is called while its numbers are still to be filled in.
pub fn verb_to_fill_in(speech: Speech, verb: Key) -> String {
    speech.sentence(&msg!(keys::table::TO_FILL_IN, verb = verb))
}

/// An act in plain words.
pub fn act(speech: Speech, table: &dyn Table, act: &AnyAct) -> String {
    speech.sentence(&table.describe(act))
}

/// An offer in plain words: what it does may be known only once its numbers are filled in.
pub fn offered(speech: Speech, table: &dyn Table, offer: &Offer) -> String {
    let description = act(speech, table, &offer.act);
    match with_most(table, offer) {
        Some(other) => left_open(&description, &act(speech, table, &other)),
        None => description,
    }
}

/// An offer with the most that each of its numbers may be: where it differs, its words stand only for a number. `None` if nothing
/// is to be filled in.
pub fn with_most(table: &dyn Table, offer: &Offer) -> Option<AnyAct> {
    let most: Vec<i64> = offer.fields.iter().map(|field| field.most).collect();
    if most.is_empty() { None } else { table.fill(&offer.act, &most) }
}

/// What is told of an act whose numbers are still to be filled in: what would be another word with other numbers only stands
/// for one, and is left open.
fn left_open(description: &str, other: &str) -> String {
    let (mut words, others): (Vec<&str>, Vec<&str>) =
        (description.split(' ').collect(), other.split(' ').collect());
    let alike = |(one, other): &(&&str, &&str)| one == other;
    let least = words.len().min(others.len());
    let before = words.iter().zip(&others).take_while(alike).count();
    let after = words.iter().rev().zip(others.iter().rev()).take(least - before).take_while(alike).count();
    if before + after == words.len() && words.len() < others.len() {
        words.insert(before, "…");
        return words.join(" ");
    }
    let mut all: Vec<&str> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let same = at < before || at >= words.len() - after;
        let same = same || words.len() == others.len() && others.get(at) == Some(word);
        let open = if word.ends_with(',') { "…," } else { "…" };
        match (same, all.last()) {
            (true, _) => all.push(word),
            (false, Some(&"…")) => _ = all.splice(all.len() - 1.., [open]),
            (false, _) => all.push(open),
        }
    }
    all.join(" ")
}

#[cfg(test)]
mod tests {
    use super::left_open;

    #[test]
    fn what_is_still_to_be_filled_in_is_left_open_however_many_words_it_has() {
        let open = |one, other| left_open(one, other);
        assert_eq!(open("Anne takes 1 of 5 for $2", "Anne takes 3 of 5 for $6"), "Anne takes … of 5 for …");
        assert_eq!(
            open("Anne takes Reo 1905 (12) from it", "Anne takes Tank (8) from it"),
            "Anne takes … from it"
        );
        assert_eq!(open("1, 2", "3, 4"), "…, …");
        assert_eq!(open("Anne takes", "Anne takes 3 of Bruno"), "Anne takes …");
    }
}
