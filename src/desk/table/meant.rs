//! A line whose player was left out.

use std::collections::BTreeSet;

use crate::engine::Rejection;
use crate::engine::Reply;
use crate::session::Session;

/// An act in notation, and what the rules say to it.
type Said = (String, Reply);

fn is_read((_, reply): &Said) -> bool {
    !matches!(reply, Err(Rejection::Unreadable(_)))
}

fn is_allowed((_, reply): &Said) -> bool {
    !matches!(reply, Err(Rejection::Refused(_) | Rejection::Unreadable(_)))
}

/// What the rules say to a text; where it is no line, to the same with whoever acts before it, or to the one act of the moment
/// that it can say the rest of.
pub(super) fn meant(table: &Session, text: &str) -> Said {
    let said = (text.to_owned(), table.preview_text(text));
    if is_read(&said) {
        return said;
    }
    let said = with_actor(table, text, said);
    if is_allowed(&said) { said } else { with_verb(table, text).unwrap_or(said) }
}

/// A text with whoever acts before it. Where nobody in particular acts, a verb means whoever can do it; what nobody can do is
/// refused as the rules refuse it.
fn with_actor(table: &Session, text: &str, bare: Said) -> Said {
    let verb = text.split_whitespace().next().and_then(|word| table.info().name(word));
    let by = |who: String| {
        let act = format!("{who} {text}");
        let reply = table.preview_text(&act);
        (act, reply)
    };
    let stage = table.stage();
    if let [seat] = stage.to_act.as_slice() {
        let hand = stage.hand.map(|hand| hand.word().to_owned());
        let filled = by(hand.unwrap_or_else(|| table.seats().word(*seat)));
        if verb.is_some() && matches!(filled.1, Err(Rejection::Refused(_))) {
            // What only one of the others may do is theirs.
            let others = table.seats().iter().filter(|other| other != seat);
            let mut others = others.map(|other| by(table.seats().word(other))).filter(is_allowed);
            if let (Some(only), None) = (others.next(), others.next()) {
                return only;
            }
        }
        // How an act is written says more than that nobody is called so.
        return if is_read(&filled) || verb.is_some() { filled } else { bare };
    }
    if verb.is_none() {
        return bare;
    }
    let all = table.seats().iter().filter(|seat| stage.to_act.is_empty() || stage.to_act.contains(seat));
    let mut all: Vec<_> = all.map(|seat| by(table.seats().word(seat))).filter(is_read).collect();
    match all.iter().filter(|one| is_allowed(one)).count() {
        0 if !all.is_empty() => all.swap_remove(0),
        1 => all.into_iter().find(is_allowed).unwrap_or(bare),
        _ => bare,
    }
}

/// A text that says what is chosen and not that it is: the one act of the moment that it ends, such as a character by its name.
fn with_verb(table: &Session, text: &str) -> Option<Said> {
    let offers = table.offers();
    let begun = offers
        .iter()
        .filter(|offer| offer.is_possible())
        .filter_map(|offer| Some((offer.act.hand(table.seats())?.1, offer.act.syntax()?.word)));
    let begun: BTreeSet<_> = begun.collect();
    let mut said = begun.into_iter().map(|(who, verb)| {
        let act = format!("{who} {verb} {text}");
        let reply = table.preview_text(&act);
        (act, reply)
    });
    let mut allowed = said.by_ref().filter(is_allowed);
    let only = allowed.next()?;
    if allowed.next().is_some() { None } else { Some(only) }
}
