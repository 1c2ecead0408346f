//! Parses a typed line and completes it if the player or the verb is missing.

use std::collections::BTreeSet;

use crate::engine::entry::Verb;
use crate::engine::{Rejection, Session};

/// The parsed verb and whether the rules allow it or ask for a board value.
type Parsed = Result<(Verb, bool), Rejection>;

/// Parses a text, and checks whether the rules allow it or ask for a board value.
fn said(session: &Session, text: &str) -> Parsed {
    let read = |text: String| session.read(&text).ok();
    let verb =
        session.read(text).or_else(|why| read(apart(text)).or_else(|| read(paired(text))).ok_or(why))?;
    let refused = session.preview(verb.clone()).is_err_and(|rejection| rejection.is_refused());
    Ok((verb, !refused))
}

/// Replaces the colon between a place and its number with a space: `build 12:1` as `build 12 1`.
fn apart(text: &str) -> String {
    text.replace(':', " ")
}

/// Joins each place and its number with a colon: `produce 3 4 7 2` as `produce 3:4 7:2`.
fn paired(text: &str) -> String {
    let number = |word: &str| word.bytes().all(|sign| sign.is_ascii_digit());
    let mut joined = String::new();
    let mut place = false;
    for word in text.split_whitespace() {
        joined.push_str(if place && number(word) { ":" } else { " " });
        joined.push_str(word);
        place = !place && number(word);
    }
    joined
}

fn is_allowed(said: &Parsed) -> bool {
    matches!(said, Ok((_, true)))
}

/// Parses a text; if it is incomplete, adds the player who acts or the only verb that makes it a legal act.
///
/// # Errors
/// The reason why the text cannot be parsed.
pub fn meant(session: &Session, text: &str) -> Result<Verb, Rejection> {
    let text = text.trim();
    let bare = said(session, text);
    if text.is_empty() {
        return bare.map(|(verb, _)| verb);
    }
    let meant = if bare.is_ok() { bare } else { with_actor(session, text, bare) };
    let meant = if is_allowed(&meant) { meant } else { with_verb(session, text).unwrap_or(meant) };
    meant.map(|(verb, _)| verb)
}

/// Puts the player in front of a text. If several may act, the one for whom it is legal; if it is legal for none, the refusal of the rules is
/// returned.
fn with_actor(session: &Session, text: &str, bare: Parsed) -> Parsed {
    let (seats, stage) = (session.seats(), session.stage());
    let verb = text.split_whitespace().next().and_then(|word| session.info().name(word));
    let by = |who: String| said(session, &format!("{who} {text}"));
    if let [seat] = stage.to_act.as_slice() {
        let hand = stage.hand.map(|hand| hand.word().to_owned());
        let filled = by(hand.unwrap_or_else(|| seats.word(*seat)));
        if verb.is_some() && matches!(filled, Ok((_, false))) {
            // If only one other player may do it, that player is meant.
            let others = seats.iter().filter(|other| other != seat);
            let mut others = others.map(|other| by(seats.word(other))).filter(is_allowed);
            if let (Some(only), None) = (others.next(), others.next()) {
                return only;
            }
        }
        // Once the verb is known, the syntax error of the act helps more than "unknown player".
        return if filled.is_ok() || verb.is_some() { filled } else { bare };
    }
    if verb.is_none() {
        return bare;
    }
    let all = seats.iter().filter(|seat| stage.to_act.is_empty() || stage.to_act.contains(seat));
    let mut all: Vec<Parsed> = all.map(|seat| by(seats.word(seat))).filter(Result::is_ok).collect();
    match all.iter().filter(|one| is_allowed(one)).count() {
        0 if !all.is_empty() => all.swap_remove(0),
        1 => all.into_iter().find(is_allowed).unwrap_or(bare),
        _ => bare,
    }
}

/// Completes a text that has no verb, such as the name of a character, if only one act of the moment ends with it.
fn with_verb(session: &Session, text: &str) -> Option<Parsed> {
    let offers = session.offers();
    let possible = offers.iter().filter(|offer| offer.is_possible());
    let begun = possible
        .filter_map(|offer| Some((offer.act.hand(session.seats())?.1, offer.act.syntax()?.word)))
        .collect::<BTreeSet<_>>();
    let said = begun.into_iter().map(|(who, verb)| said(session, &format!("{who} {verb} {text}")));
    let mut allowed = said.filter(is_allowed);
    let only = allowed.next()?;
    if allowed.next().is_some() { None } else { Some(only) }
}
