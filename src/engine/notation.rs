//! Writes everything that can be entered, in notation: acts, and the verbs of the referee, which all games share.

use crate::engine::board::{Source, Value};
use crate::engine::correction::Correction;
use crate::engine::entry::{AmendPolicy, Amendment, BoardValue, Counted, Edit, Note, Rename, Verb};
use crate::engine::ledger::Written;
use crate::engine::{AnyStands, Colour, Seat, Seats, Setting};

/// Writes a step with secrets masked. An amend is written as the correction that keeps its balances.
pub fn write(step: &Verb, setting: &Setting) -> String {
    match step {
        Verb::Amend(Amendment { pieces, stand, .. }) => {
            let kept = Correction { stands: pieces.clone(), ..Correction::moving(stand.clone(), "") };
            shown_verb(&Verb::Correct(kept), setting).0
        }
        step => shown_verb(step, setting).0,
    }
}

/// Writes a line with secrets masked, and returns whether any were.
pub fn shown_verb(verb: &Verb, setting: &Setting) -> (String, bool) {
    let (text, secrets) = (write_verb(verb, setting), secrets_of(verb, setting));
    let masks = !secrets.is_empty();
    (secrets.into_iter().fold(text, |text, secret| text.replace(&secret, &masked(&secret))), masks)
}

/// The secret acts and facts in a line, in notation.
fn secrets_of(verb: &Verb, setting: &Setting) -> Vec<String> {
    let facts = |said: &Option<AnyStands>| {
        let facts = said.iter().flat_map(|said| said.facts(setting));
        facts.filter(|fact| fact.secret).map(|fact| fact.text).collect::<Vec<_>>()
    };
    match verb {
        Verb::Act(act) if act.is_secret() => vec![act.write(&setting.seats)],
        Verb::Correct(correction) => facts(&correction.stands),
        Verb::Amend(amendment) => {
            let brought = amendment.edits.iter().filter_map(Edit::brings);
            let brought = brought.flat_map(|brought| secrets_of(brought, setting));
            brought.chain(facts(&amendment.pieces)).collect()
        }
        _ => Vec::new(),
    }
}

/// The first two words of a text, followed by an ellipsis.
pub fn masked(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').take(2).collect();
    format!("{} …", words.join(" "))
}

/// Writes a line. An amend is written as its edits.
pub fn write_verb(verb: &Verb, setting: &Setting) -> String {
    let seats = &setting.seats;
    match verb {
        Verb::Act(act) => act.write(seats),
        Verb::Correct(correction) => write_correction(correction, setting),
        Verb::Ruling(decision) => {
            let decided = with(format!("ruling {} {}", decision.id, decision.option), " by ", &decision.by);
            with(decided, ": ", &decision.reason)
        }
        Verb::Amend(amendment) => write_amendment(amendment, setting),
        Verb::Back(to) => format!("back {to}"),
        Verb::Note(Note { text, about: None }) => format!("note {text}"),
        Verb::Note(Note { text, about: Some(n) }) => format!("note {n}: {text}"),
        Verb::Count(counted) => {
            let account = |count: &Counted| write_account(&count.0, count.2, &count.1, seats);
            let parts: Vec<String> = counted.iter().map(account).collect();
            format!("count {}", parts.join(", "))
        }
        Verb::Observe(BoardValue { cell, value, source }) => {
            let verb = if *source == Source::Assumed { "assume" } else { "read" };
            match value {
                Value::Whole(number) => format!("{verb} {cell} {number}"),
                Value::Text(text) => format!("{verb} {cell} {text}"),
            }
        }
        Verb::Rename(rename) => {
            let colour = rename.colour.or_else(|| colour_to_name(rename, seats));
            let renamed = format!("rename {} {}", seats.word(rename.seat), rename.name);
            with(renamed, " ", colour.map_or("", Colour::word))
        }
        Verb::Pause(text) => with("pause".to_owned(), " ", text),
        Verb::Leaves(leaving) => with(format!("{} leaves", seats.word(leaving.seat)), ": ", &leaving.note),
    }
}

/// Appends a remark unless it is empty.
fn with(line: String, before: &str, remark: &str) -> String {
    if remark.is_empty() { line } else { line + before + remark }
}

/// The colour to write after a name that itself ends in a colour, so that the last word of the name is not parsed as a new colour.
fn colour_to_name(rename: &Rename, seats: &Seats) -> Option<Colour> {
    let (_, last) = rename.name.rsplit_once(' ')?;
    last.parse::<Colour>().ok()?;
    seats.player(rename.seat).map(|player| player.colour)
}

/// Replaces seats by colours in words from a record: `cars p1` becomes `cars red`.
fn spoken(words: &str, seats: &Seats) -> String {
    let word = |word: &str| match word.parse::<Seat>() {
        Ok(seat) => seats.word(seat),
        Err(_) => word.to_owned(),
    };
    words.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Writes a holding, such as `red 1250 dollars`.
pub(super) fn write_account(holder: &str, amount: i64, unit: &str, seats: &Seats) -> String {
    format!("{} {amount} {}", spoken(holder, seats), spoken(unit, seats))
}

pub(super) fn write_correction(correction: &Correction, setting: &Setting) -> String {
    let seats = &setting.seats;
    let moves = correction.moves.iter().map(|Written(from, to, unit, amount)| {
        format!("{} > {}", spoken(from, seats), write_account(to, *amount, unit, seats))
    });
    let facts = correction.stands.iter().flat_map(|said| said.facts(setting)).map(|fact| fact.text);
    let debts = correction.owed.iter().zip(1..).map(|(debt, n)| write_debt(n, debt, seats));
    let parts: Vec<String> = moves.chain(facts).chain(debts).collect();
    with(format!("correct {}", parts.join(", ")), ": ", &correction.reason)
}

/// Writes a debt with its number, oldest first: `debt 1 red owes bank 300 dollars`.
pub fn write_debt(n: usize, Written(from, to, unit, amount): &Written, seats: &Seats) -> String {
    format!("debt {n} {} owes {}", spoken(from, seats), write_account(to, *amount, unit, seats))
}

/// Writes edits, without the policy.
pub fn write_edits(edits: &[Edit], setting: &Setting) -> String {
    let edits: Vec<String> = edits.iter().map(|edit| write_edit(edit, setting)).collect();
    edits.join("; ")
}

/// Writes an amend as a user types it, without its reason.
pub(super) fn write_amendment(amendment: &Amendment, setting: &Setting) -> String {
    let was = match amendment.was {
        AmendPolicy::Book => "",
        AmendPolicy::Table => "table ",
        AmendPolicy::Stand => "stand ",
    };
    format!("amend {was}{}", write_edits(&amendment.edits, setting))
}

fn write_edit(edit: &Edit, setting: &Setting) -> String {
    match edit {
        Edit::Replace(step, with) => format!("replace {step} {}", write_verb(with, setting)),
        Edit::Strike(step) => format!("strike {step}"),
        Edit::Insert(step, with) => format!("insert {step} {}", write_verb(with, setting)),
        Edit::Swap(step) => format!("swap {step}"),
        Edit::Setup(setup) => format!("set-up {}", serde_json::to_string(setup).unwrap_or_default()),
    }
}
