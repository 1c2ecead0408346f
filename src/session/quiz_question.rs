//! Quiz questions about the current position of any game. They reveal no secrets.

use crate::engine::scene::{Glyph, How, Piece};
use crate::engine::{
    AnyAct, Holder, Movement, Offer, Outcome, PlaceId, QuizAnswer, QuizQuestion, Rejection, Seat,
};
use crate::msg;
use crate::session::{Session, description};
use crate::words::keys::coach as k;
use crate::words::{Arg, Key, Line};

/// The number of options in a question.
const CHOICES: usize = 4;
/// The largest number of places in an answer.
const PLACES: usize = 3;

/// A question and its answer.
type Asked = (Line, QuizAnswer);

impl QuizQuestion {
    /// The current questions, taken in turn from each kind: the game's own, then one question of each kind
    /// for each verb, then acts that were possible earlier.
    pub fn all(table: &Session) -> Vec<Self> {
        let offers: Vec<Offer> = table.offers().into_iter().filter(|offer| !offer.reveals_secret).collect();
        let mut kinds: [Vec<Self>; 6] = Default::default();
        let [own, amounts, landings, phases, turns, allowed_now] = &mut kinds;
        *own = table.book().quiz_questions(table.setting());
        for offer in spread(&offers, |offer| offer.answer.is_ok()) {
            let Ok(outcome) = table.preview_act(&offer.act) else { continue };
            let description = table.describe(&offer.act);
            let about = |(question, answer): Asked| Self { question, act: offer.act.clone(), answer };
            amounts.extend(amount(table, &offers, &outcome, &description).map(about));
            landings.extend(landing(table, &outcome, &description).map(about));
            phases.extend(phase(table, &outcome, &description).map(about));
            turns.extend(next(table, &outcome, &description).map(about));
            allowed_now.push(allowed(table, offer.act.clone(), true));
        }
        for offer in spread(&offers, |offer| matches!(offer.answer, Err(Rejection::Refused(_)))) {
            allowed_now.push(allowed(table, offer.act.clone(), false));
        }
        // Refused acts teach more than allowed ones.
        allowed_now.reverse();
        allowed_now.extend(outdated(table).into_iter().map(|act| allowed(table, act, false)));
        let longest = kinds.iter().map(Vec::len).max().unwrap_or_default();
        (0..longest).flat_map(|at| kinds.iter().filter_map(move |kind| kind.get(at)).cloned()).collect()
    }

    /// Explains the answer by the movements of the act, or by its refusal and the suggestion.
    pub fn because(&self, table: &Session) -> Vec<Line> {
        match table.preview_act(&self.act) {
            Ok(Outcome { effect, stage, .. }) if effect.postings.is_empty() => vec![stage.prompt],
            Ok(outcome) => outcome
                .effect
                .postings
                .iter()
                .map(|posting| description::posting_line(table, posting))
                .collect(),
            Err(Rejection::Refused(refusal)) => {
                [Some(refusal.why), refusal.suggestion].into_iter().flatten().collect()
            }
            Err(_) => Vec::new(),
        }
    }
}

/// One of the wanted offers for each verb, taken from the middle of the list.
fn spread<'a>(offers: &'a [Offer], wanted: impl Fn(&Offer) -> bool) -> Vec<&'a Offer> {
    let verb = |offer: &Offer| offer.act.syntax().map(|syntax| syntax.name);
    let mut verbs: Vec<(Option<Key>, Vec<&Offer>)> = Vec::new();
    for offer in offers.iter().filter(|offer| wanted(offer)) {
        let verb = verb(offer);
        match verbs.iter_mut().find(|(other, _)| *other == verb) {
            Some((_, all)) => all.push(offer),
            None => verbs.push((verb, vec![offer])),
        }
    }
    let some = |(_, all): (Option<Key>, Vec<&'a Offer>)| all.get(all.len() / 2).copied();
    verbs.into_iter().filter_map(some).collect()
}

/// Asks how much a player pays or receives.
fn amount(table: &Session, offers: &[Offer], outcome: &Outcome, description: &Line) -> Option<Asked> {
    if outcome.due.is_some() {
        return None;
    }
    let of = |moved: &Movement| match (moved.from, moved.to) {
        (Holder::Seat(seat), _) => Some((seat, k::ASK_PAYS)),
        (_, Holder::Seat(seat)) => Some((seat, k::ASK_GETS)),
        _ => None,
    };
    // The move of a single piece is too obvious to ask about.
    let plain = |moved: &&Movement| moved.unit.colour.is_none() && moved.amount > 1 && of(moved).is_some();
    let once = |moved: &&Movement| {
        let same =
            |other: &&Movement| (other.from, other.to, other.unit) == (moved.from, moved.to, moved.unit);
        outcome.movements().iter().filter(same).count() == 1
    };
    let moved = outcome
        .movements()
        .iter()
        .filter(plain)
        .filter(once)
        .find(|moved| !mentions(description, moved.amount))?;
    let (seat, asks) = of(moved)?;
    let mut amounts = vec![moved.amount];
    let others = offers
        .iter()
        .flat_map(|offer| offer.answer.iter().flatten())
        .filter(|other| other.unit == moved.unit);
    // Wrong options are as round as the right one.
    let step = if moved.amount % 50 == 0 { 50 } else { 1 };
    let near = [moved.amount * 2, moved.amount + step, moved.amount + 2 * step];
    for wrong in others.map(|other| other.amount).chain(near) {
        if wrong > 0 && amounts.len() < CHOICES && !amounts.contains(&wrong) {
            amounts.push(wrong);
        }
    }
    amounts.sort_unstable();
    let right = amounts.iter().position(|amount| *amount == moved.amount)?;
    let choices = amounts.into_iter().map(|amount| table.amount_line(moved.unit, amount)).collect();
    let question = msg!(asks, what = description.clone(), name = table.seats().name(seat));
    Some((question, QuizAnswer::Among(choices, right)))
}

/// Asks on which place a piece lands, unless the act names it.
fn landing(table: &Session, outcome: &Outcome, description: &Line) -> Option<Asked> {
    let after = table.scene()?.drafted(&outcome.book.scene(table.setting())?);
    let stands = |piece: &Piece| {
        piece.how == How::Drafted && matches!(piece.glyph, Glyph::Car | Glyph::Sign(_) | Glyph::Seat)
    };
    let drafted = after.places.iter().filter(|place| place.pieces.iter().any(stands));
    let places: Vec<PlaceId> = drafted.map(|place| place.id).collect();
    let named = places.iter().any(|place| mentions(description, i64::from(place.number)));
    if places.is_empty() || places.len() > PLACES || named || outcome.due.is_some() {
        return None;
    }
    let question = msg!(k::ASK_WHERE, what = description.clone());
    Some((question, QuizAnswer::Places(places)))
}

/// Asks which phase follows, if the act ends one.
fn phase(table: &Session, outcome: &Outcome, description: &Line) -> Option<Asked> {
    let (stage, after) = (table.stage(), &outcome.stage);
    if after.phase == stage.phase || after.over.is_some() || outcome.due.is_some() {
        return None;
    }
    let all = after.phases;
    let right = usize::from(after.phase).checked_sub(1)?;
    let from = right.saturating_sub(CHOICES / 2).min(all.len().saturating_sub(CHOICES));
    let choices = all.iter().skip(from).take(CHOICES).map(|name| Line::new(*name)).collect();
    let answer = QuizAnswer::Among(choices, right - from);
    let question = msg!(k::ASK_THEN, what = description.clone());
    Some((question, answer))
}

/// Asks who acts next.
fn next(table: &Session, outcome: &Outcome, description: &Line) -> Option<Asked> {
    let stage = &outcome.stage;
    let [next] = stage.to_act.as_slice() else { return None };
    if stage.over.is_some() || outcome.due.is_some() {
        return None;
    }
    let seats: Vec<Seat> = table.seats().iter().collect();
    let right = seats.iter().position(|seat| seat == next)?;
    let answer = QuizAnswer::Among(table.setting().names(&seats), right);
    Some((msg!(k::ASK_NEXT, what = description.clone()), answer))
}

/// Asks whether the act is allowed.
fn allowed(table: &Session, act: AnyAct, yes: bool) -> QuizQuestion {
    let choices = [k::YES, k::NO].map(|key: Key| Line::new(key)).to_vec();
    let answer = QuizAnswer::Among(choices, usize::from(!yes));
    QuizQuestion { question: msg!(k::ASK_MAY, what = table.describe(&act)), act, answer }
}

/// Whether a message contains a number.
fn mentions(line: &Line, number: i64) -> bool {
    let named = |text: &str| text.split(|c: char| !c.is_ascii_digit()).any(|word| word.parse() == Ok(number));
    let says = |arg: &Arg| match arg {
        Arg::Number(said) | Arg::Money(said) => *said == number,
        Arg::Name(name) => named(name),
        Arg::Typed(forms) => forms.iter().any(|form| named(form)),
        Arg::Line(line) => mentions(line, number),
        Arg::List(lines) => lines.iter().any(|line| mentions(line, number)),
    };
    line.args.iter().any(|(_, arg)| says(arg))
}

/// Acts that were entered earlier and would be refused now, the latest of each verb, without secret ones.
fn outdated(table: &Session) -> Vec<AnyAct> {
    let verb = |act: &AnyAct| act.syntax().map(|syntax| syntax.word);
    let mut verbs: Vec<_> = table.offers().iter().map(|offer| verb(&offer.act)).collect();
    let mut outdated = Vec::new();
    for act in table.chain().iter().rev().filter_map(|n| table.entry(*n)?.verb.act()) {
        let shown = !act.is_secret() && !table.book().reveals_secret(table.setting(), act);
        if shown && !verbs.contains(&verb(act)) {
            verbs.push(verb(act));
            outdated.extend(matches!(table.tried(act), Err(Rejection::Refused(_))).then(|| act.clone()));
        }
    }
    outdated
}
