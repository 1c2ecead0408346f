//! `steward choices FILE`: lists the possible acts with their costs, and reminders.

use serde_json::{Value, json};

use crate::console::args::Choices;
use crate::console::files;
use crate::console::out::{Console, Fault};
use crate::engine::{Movement, Offer, Rejection, Seat};
use crate::msg;
use crate::session::{Net, Session, nets};
use crate::words::Line;
use crate::words::keys::console as k;

pub(super) fn run(args: &Choices, console: &mut Console) -> Result<(), Fault> {
    let record = files::open_read_only(&args.file, console)?;
    let table = record.session();
    if args.json {
        return console.json(&to_json(table));
    }
    let stage = table.stage();
    console.say(stage.over.clone().unwrap_or(stage.prompt));
    for Offer { act, answer, .. } in table.offers() {
        let (seat, act) = (act.seat(table.seats()), table.written(&act));
        match &answer {
            Ok(moved) => {
                console.text(&format!("  {}", console.typed(table, &act)));
                price(table, seat, moved).into_iter().for_each(|line| console.term(line));
            }
            Err(Rejection::Missing(missing)) => {
                console.text(&format!("  {}", console.typed(table, &act)));
                console.term(missing.question.clone());
            }
            Err(Rejection::Refused(refusal)) if args.all => {
                console.text(&format!("  {}", console.typed(table, &act)));
                console.term(msg!(k::CHOICE_REFUSED, why = refusal.why.clone()));
                refusal.suggestion.iter().for_each(|suggestion| {
                    console.term(msg!(k::CHOICE_SUGGESTION, way = suggestion.clone()))
                });
            }
            Err(_) => {}
        }
    }
    let off = |word: &str| args.without.iter().any(|other| other == word);
    for reminder in table.book().reminders(table.setting()).into_iter().filter(|reminder| !off(reminder.word))
    {
        console.say(msg!(
            k::REMINDER,
            what = reminder.what,
            act = table.typed(&table.written(&reminder.act)),
            word = reminder.word
        ));
    }
    Ok(())
}

/// Choices as JSON in notation: legal ones, refused ones with the reason, and those that need a board value.
/// Reasons and rules are given as message keys, which are stable.
fn to_json(table: &Session) -> Value {
    let (mut legal, mut refused, mut unread) = (Vec::new(), Vec::new(), Vec::new());
    for Offer { act, answer, .. } in table.offers() {
        let act = table.written(&act);
        match answer {
            Ok(_) => legal.push(json!({ "play": act })),
            Err(Rejection::Refused(refusal)) => {
                refused
                    .push(json!({ "play": act, "reason": refusal.why.key.id(), "rule": refusal.rule.id() }));
            }
            Err(rejection) => unread.push(json!({ "play": act, "asks": rejection.why().key.id() })),
        }
    }
    json!({ "legal": legal, "refused": refused, "unread": unread })
}

/// The gains and losses of the player from a choice.
fn price(table: &Session, seat: Option<Seat>, moved: &[Movement]) -> Option<Line> {
    let seat = seat.or(match table.stage().to_act.as_slice() {
        [seat] => Some(*seat),
        _ => None,
    })?;
    let gained = |net: Net| {
        let key = if net.amount < 0 { k::CHOICE_GIVES } else { k::CHOICE_GETS };
        msg!(key, amount = table.amount_line(net.unit, net.amount.saturating_abs()))
    };
    let now: Vec<Line> = nets(moved).into_iter().filter(|net| net.seat == seat).map(gained).collect();
    (!now.is_empty()).then(|| msg!(k::CHOICE_NOW, what = now))
}
