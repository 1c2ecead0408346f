//! `steward choices FILE`: what may be done now, each with its price, and what is about to be forgotten.

use serde_json::{Value, json};

use crate::console::args::Choices;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::engine::alternatives::Alternative;
use crate::engine::{Derivation, Halt, Offer};
use crate::say;
use crate::session::Table;
use crate::words::Line;
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(args: &Choices, console: &mut Console) -> Result<(), Fault> {
    let record = files::look(&args.file, console)?;
    let table = record.table();
    if args.json {
        return console.json(&told(table.alternatives()));
    }
    let stage = table.stage();
    console.say(stage.over.clone().unwrap_or(stage.now));
    for one in table.alternatives() {
        match &one.offer.answer {
            Ok(_) => {
                console.text(&format!("  {}", console.typed(table, &one.offer.act)));
                price(table, &one).into_iter().for_each(|line| console.term(line));
            }
            Err(Halt::Missing(missing)) => {
                console.text(&format!("  {}", console.typed(table, &one.offer.act)));
                console.term(missing.question.clone());
            }
            Err(Halt::Refused(refusal)) if args.all => {
                console.text(&format!("  {}", console.typed(table, &one.offer.act)));
                console.term(say!(k::CHOICE_REFUSED, why = refusal.why.clone()));
                refusal
                    .way_out
                    .iter()
                    .for_each(|way_out| console.term(say!(k::CHOICE_WAY_OUT, way = way_out.clone())));
            }
            Err(_) => {}
        }
    }
    let off = |word: &str| args.without.iter().any(|other| other == word);
    for reminder in table.reminders().into_iter().filter(|reminder| !off(reminder.word)) {
        console.say(say!(
            k::REMINDER,
            what = reminder.what,
            act = table.typed(&reminder.act),
            word = reminder.word
        ));
    }
    Ok(())
}

/// Choices for programs, each in notation: what is legal, what the rules refuse and why, and what waits for a value of
/// the board. Reasons and rules are the names of messages, which stay what they are.
fn told(all: Vec<Alternative<String>>) -> Value {
    let (mut legal, mut refused, mut unread) = (Vec::new(), Vec::new(), Vec::new());
    for Offer { act, answer, .. } in all.into_iter().map(|one| one.offer) {
        match answer {
            Ok(_) => legal.push(json!({ "play": act })),
            Err(Halt::Refused(refusal)) => {
                refused
                    .push(json!({ "play": act, "reason": refusal.why.key.id(), "rule": refusal.rule.id() }));
            }
            Err(halt) => unread.push(json!({ "play": act, "asks": halt.why().key.id() })),
        }
    }
    json!({ "legal": legal, "refused": refused, "unread": unread })
}

/// What a choice costs now, the bill if it came right after, the money left.
fn price(table: &dyn Table, one: &Alternative<String>) -> Vec<Line> {
    let mut all = Vec::new();
    let gained = |(unit, amount): &(crate::engine::Unit, i64)| {
        let key = if *amount < 0 { k::CHOICE_GIVES } else { k::CHOICE_GETS };
        say!(key, amount = table.amount_line(*unit, amount.saturating_abs()))
    };
    let now: Vec<Line> = one.now.iter().map(gained).collect();
    if !now.is_empty() {
        all.push(say!(k::CHOICE_NOW, what = now));
    }
    if let (Some(left), Some(bill), Some(after)) = (&one.left, &one.bill, one.after_bill()) {
        let figure = |one: &Derivation| one.measure.of(one.total);
        all.push(say!(k::CHOICE_BILL, left = figure(left), bill = figure(bill), after = figure(&after)));
    }
    all
}
