//! Playing a card: its notation, description and bookings. What cards do is in `carry`.

use serde::{Deserialize, Serialize};

use crate::engine::{
    Arguments, Command, Declared, Derivation, Part, Rejection, Rest, Seat, Seats, Setting, Syntax, Tally,
    Typed, Why,
};
use crate::games::autotock::carry::{Cause, Outcome, Play, Shift, Way};
use crate::games::autotock::puncture::{give, new_debts, settled_by_joker};
use crate::games::autotock::race::Race;
use crate::games::autotock::turn::{cars_out, circuit, due_now, race, turn_over, winners};
use crate::games::autotock::units::{CARDS, PILE};
use crate::games::autotock::{Autotock, Special, Spot, Tx, moving};
use crate::msg;
use crate::words::Line;
use crate::words::keys::autotock as k;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayCard {
    pub seat: Seat,
    pub how: Play,
}

impl Declared<Autotock> for PlayCard {
    const SYNTAX: &'static [Syntax] = &[
        Syntax::new(true, "out", "sort", [k::VERB_OUT, k::MEANS_OUT], "red out ace"),
        Syntax::new(true, "move", "avance", [k::VERB_MOVE, k::MEANS_MOVE], "red move 5 12"),
        Syntax::new(true, "park", "gare", [k::VERB_PARK, k::MEANS_PARK], "red park 5 46"),
        Syntax::new(true, "push", "pousse", [k::VERB_PUSH, k::MEANS_PUSH], "red push blue 12"),
        Syntax::new(true, "seven", "sept", [k::VERB_SEVEN, k::MEANS_SEVEN], "red seven 12:4 46:3in"),
        Syntax::new(true, "swap", "échange", [k::VERB_SWAP, k::MEANS_SWAP], "red swap jack 12 blue 30"),
        Syntax::new(true, "cross", "croise", [k::VERB_CROSS, k::MEANS_CROSS], "red cross blue 12 green 30"),
    ];

    fn verb(&self) -> &'static str {
        match &self.how {
            Play::Out { .. } => "out",
            Play::Move { way: Way::Circuit, .. } => "move",
            Play::Move { way: Way::Garage, .. } => "park",
            Play::Push { .. } => "push",
            Play::Seven { .. } => "seven",
            Play::Swap { .. } => "swap",
            Play::Cross { .. } => "cross",
        }
    }

    fn actor(&self) -> Option<Seat> {
        Some(self.seat)
    }

    fn arguments(&self, line: &mut Arguments<'_>) {
        match &self.how {
            Play::Out { card } => line.put("card", card),
            Play::Move { card, car, .. } => line.put("card", card).put("car", car),
            Play::Push { of, car, way: Way::Circuit } => line.put("of", of).put("car", car),
            Play::Push { of, car, way: Way::Garage } => line.put("of", of).put("car", car).word("way", "in"),
            Play::Seven { shares } => line.put("shares", shares),
            Play::Swap { card, car, of, with } => {
                line.put("card", card).put("car", car).put("of", of).put("with", with)
            }
            Play::Cross { one: (of, car), other } => {
                line.put("one-of", of).put("one", car).put("other-of", &other.0).put("other", &other.1)
            }
        };
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let mut rest = Rest::of(typed);
        let how = play(typed.verb(), &mut rest)?;
        rest.end()?;
        Ok(Self { seat: typed.by()?, how })
    }

    fn describe(&self, setting: &Setting) -> Line {
        let play = describe_play(&self.how, &setting.seats);
        msg!(k::DESCRIBE_PLAY, seat = setting.seats.name(self.seat), play)
    }
}

impl Command<Autotock> for PlayCard {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        const PLAYED: Why = Why::new(k::CAUSE_PLAYED, k::RULE_TURNS);
        let Self { seat, how } = self;
        let due = due_now(tx.view())?;
        let (outcome, settled, stops) = {
            let view = tx.view();
            let (circuit, cars) = (circuit(view)?, cars_out(view));
            let race = Race { trace: tx.trace(), ..race(view, &circuit, &cars) };
            let settled = if due > 0 { settled_by_joker(view, &race, *seat, how, due)? } else { 0 };
            let outcome = race.carry(*seat, how)?;
            let stops = stops(&race, &outcome);
            (outcome, settled, stops)
        };
        let played = tx.tally().plus(1, || msg!(k::TERM_PLAYED, card = how.card().key()));
        tx.post(*seat, PILE, CARDS, played, PLAYED)?;
        if due > 0 {
            give(tx, *seat, due - settled)?;
        }
        moving::post(tx, &outcome)?;
        new_debts(tx, &outcome);
        stops.into_iter().for_each(|stop| tx.record_finding(|| stop));
        if winners(tx.view()).is_empty() {
            turn_over(tx, *seat);
        }
        Ok(())
    }
}

/// The special squares on which cars end their moves, with the effects.
fn stops(race: &Race<'_>, outcome: &Outcome) -> Vec<Derivation> {
    let mut owing = outcome.punctures.iter();
    let stop = |shift: &Shift| {
        let Spot::Square(square) = shift.to else { return None };
        let stopped = shift.cause == Cause::Drive && shift.mark.stopped;
        let special = race.circuit.special(square).filter(|_| stopped)?;
        let (key, seat, count, rule) = match special {
            Special::Puncture => (k::STOPS_PUNCTURE, *owing.next()?, 1, k::RULE_PUNCTURE),
            Special::Nitro => (k::STOPS_NITRO, shift.owner, 2, k::RULE_CARDS),
            Special::Reverse => (k::STOPS_REVERSE, shift.owner, 1, k::RULE_CARDS),
        };
        let what = msg!(key, seat = race.name(seat), at = shift.to.line(), count);
        Some(Derivation::of(what, rule, Tally::traced().plus(count, || special.key())))
    };
    outcome.shifts.iter().filter_map(stop).collect()
}

/// Parses the arguments of a verb.
fn play(verb: &str, rest: &mut Rest<'_, '_, Seat>) -> Result<Play, Line> {
    Ok(match verb {
        "out" => Play::Out { card: rest.argument()? },
        "move" => Play::Move { card: rest.argument()?, car: rest.argument()?, way: Way::Circuit },
        "park" => Play::Move { card: rest.argument()?, car: rest.argument()?, way: Way::Garage },
        "push" => {
            let (of, car) = (rest.argument()?, rest.argument()?);
            Play::Push { of, car, way: if rest.skips("in") { Way::Garage } else { Way::Circuit } }
        }
        "seven" => {
            let first = rest.argument()?;
            Play::Seven { shares: std::iter::once(first).chain(Vec::take((), rest)?).collect() }
        }
        "swap" => Play::Swap {
            card: rest.argument()?,
            car: rest.argument()?,
            of: rest.argument()?,
            with: rest.argument()?,
        },
        _ => Play::Cross {
            one: (rest.argument()?, rest.argument()?),
            other: (rest.argument()?, rest.argument()?),
        },
    })
}

/// Describes a play without the player's name.
pub fn describe_play(play: &Play, seats: &Seats) -> Line {
    let car = |seat: &Seat, at: &Spot| msg!(k::CAR_AT, seat = seats.name(*seat), at = at.line());
    match play {
        Play::Out { card } => msg!(k::PLAY_OUT, card = card.key()),
        Play::Move { card, car, way: Way::Circuit } => msg!(k::PLAY_MOVE, card = card.key(), at = car.line()),
        Play::Move { card, car, way: Way::Garage } if matches!(car, Spot::Garage(_)) => {
            msg!(k::PLAY_UP, card = card.key(), at = car.line())
        }
        Play::Move { card, car, way: Way::Garage } => msg!(k::PLAY_PARK, card = card.key(), at = car.line()),
        Play::Push { of, car: at, way: Way::Circuit } => msg!(k::PLAY_PUSH, car = car(of, at)),
        Play::Push { of, car: at, way: Way::Garage } => msg!(k::PLAY_PUSH_IN, car = car(of, at)),
        Play::Seven { shares } => {
            let key = |way| if way == Way::Garage { k::PLAY_SHARE_IN } else { k::PLAY_SHARE };
            let shares = shares.iter();
            let shares: Vec<Line> = shares
                .map(|share| msg!(key(share.way), at = share.car.line(), steps = share.steps))
                .collect();
            msg!(k::PLAY_SEVEN, shares)
        }
        Play::Swap { card, car: own, of, with } => {
            msg!(k::PLAY_SWAP, card = card.key(), at = own.line(), car = car(of, with))
        }
        Play::Cross { one, other } => {
            msg!(k::PLAY_CROSS, car = car(&one.0, &one.1), other = car(&other.0, &other.1))
        }
    }
}
