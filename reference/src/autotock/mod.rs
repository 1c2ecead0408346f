//! Autotock, written from its rule page alone.

mod can;
mod cards;
mod cars;
mod circuit;
mod deal;
mod moves;
mod puncture;
mod say;

#[cfg(test)]
mod worked;

use std::collections::BTreeMap;

use crate::Done;
use crate::line::{Seat, Whole};
use crate::rules::{Book, OffLedger, Rules, hand};
use crate::rulings::Question;
use cards::How;
use cars::{At, Mark, cars};
use say::Card;
use serde::Deserialize;

/// The number of cards in the deck.
const DECK: i64 = 54;

#[derive(Clone, Debug, Default)]
pub(crate) struct Autotock {
    book: Book,
    /// The marks of cars, by owner and place.
    marks: BTreeMap<(u8, At), Mark>,
    /// The number of the current deal in the game, from 1; 0 before the first.
    deal: i64,
    /// The player to act; if their hand is empty, the next player with cards.
    turn: u8,
    /// Whether the player to act has given their puncture cards.
    settled: bool,
    /// The puncture cards that players owe.
    owes: BTreeMap<u8, i64>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Act {
    Deal,
    Play { seat: Seat, how: How },
    Puncture { seat: Seat },
    Discard { seat: Seat, card: Option<Card> },
    Laid { seat: Seat, card: Card },
}

/// The facts that a correction sets off the ledger.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Fact {
    Deal(Whole<1, 65_535>),
    Turn(Turn),
    Owes(BTreeMap<Seat, Whole<0, DECK>>),
    Held(Vec<(Seat, On)>),
}

/// Whose turn it is; `Settled` if they have given their puncture cards.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Turn {
    Next(Seat),
    Settled(Seat),
}

/// A car on a square, and how it came there.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct On {
    car: At,
    how: Held,
    driven: Option<i16>,
}

/// How a car came to its square, which decides whether the square affects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Held {
    Fresh,
    Stopped,
    Free,
}

impl Rules for Autotock {
    const GAME: &'static str = "autotock";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const QUESTIONS: &'static [Question] = &[
        ("teams", &["no", "yes"]),
        ("experts", &["no", "yes"]),
        ("corners", &["opposite", "next"]),
        ("go-protection", &["always", "until-moved"]),
        ("effects", &["stopped", "standing"]),
        ("puncture", &["once", "every"]),
        ("reverse-four", &["back", "forward"]),
        ("reverse-seven", &["share", "no"]),
        ("nitro-seven", &["share", "no"]),
        ("joker-own", &["yes", "no"]),
        ("swap-go", &["leave", "no"]),
        ("full-lap", &["no", "yes"]),
        ("puncture-debt", &["survives", "dropped"]),
        ("puncture-block", &["second", "first"]),
        ("puncture-joker", &["any", "must"]),
        ("puncture-two", &["each", "one"]),
        ("garage-choice", &["choose", "enter"]),
        ("swap-where", &["circuit", "verge"]),
        ("laid-card", &["discard", "back"]),
        ("nitro-four", &["double", "four"]),
        ("unused-go", &["yes", "no"]),
        ("joker-two-debts", &["both", "one"]),
        ("seven-same-square", &["hit", "refused"]),
        ("pushed-effects", &["all", "none"]),
        ("nitro-joker", &["double", "ten"]),
        ("five-who", &["all", "not-partner"]),
        ("eight-own", &["yes", "no"]),
        ("verge", &["least-0", "refused"]),
        ("one-eyed", &["jack-too", "only"]),
    ];
    const AT_SET_UP: &'static [&'static str] = &["teams", "experts", "corners"];
    type Act = Act;
    type Fact = Fact;
    const FACTS: &'static [&'static str] = &["deal", "owes", "held", "turn"];

    fn is_endless(_thing: &str) -> bool {
        false
    }

    fn lay_out(mut book: Book) -> Result<Self, String> {
        book.ledger.put("bank", "cards", DECK);
        for owner in 1..=book.seats {
            book.ledger.put(&hand(owner), &cars(owner), 3);
        }
        let turn = book.first;
        Ok(Self { book, turn, ..Self::default() })
    }

    fn book(&self) -> &Book {
        &self.book
    }

    fn book_mut(&mut self) -> &mut Book {
        &mut self.book
    }

    fn places(&self) -> Vec<String> {
        let circuit = (1..=48).flat_map(|n| [At::Square(n), At::Verge(n)]);
        let all = circuit.chain((1..=3).map(At::Garage));
        all.map(At::holder).chain(["pile 1".to_owned()]).collect()
    }

    fn things(&self) -> Vec<String> {
        self.everybody().map(cars).chain(["cards".to_owned()]).collect()
    }

    fn act(&mut self, act: Act) -> Done {
        let (Act::Play { seat, .. }
        | Act::Puncture { seat }
        | Act::Discard { seat, .. }
        | Act::Laid { seat, .. }) = &act
        else {
            return self.deals();
        };
        if self.on_turn() != Some(seat.0) {
            return Err(format!("it is not the turn of {seat}"));
        }
        match act {
            Act::Deal => self.deals(),
            Act::Play { seat: Seat(seat), how } => self.play(seat, &how),
            Act::Puncture { seat: Seat(seat) } => self.puncture(seat),
            Act::Discard { seat: Seat(seat), card } => self.discard(seat, card),
            Act::Laid { seat: Seat(seat), card } => self.laid(seat, card),
        }
    }

    fn set(&mut self, fact: &Fact) -> Done {
        match fact {
            Fact::Deal(Whole(deal)) => self.deal = *deal,
            Fact::Turn(Turn::Next(Seat(seat))) => (self.turn, self.settled) = (*seat, false),
            Fact::Turn(Turn::Settled(Seat(seat))) => (self.turn, self.settled) = (*seat, true),
            Fact::Owes(owes) => {
                for (Seat(seat), Whole(cards)) in owes {
                    self.settled &= self.on_turn() != Some(*seat);
                    self.owes.insert(*seat, *cards);
                }
            }
            Fact::Held(all) => {
                for (Seat(owner), On { car, how, driven }) in all {
                    if self.standing(*owner, *car) < 1 || matches!(car, At::Garage(_)) {
                        return Err(format!("p{owner} has no car at {car} that a square could hold"));
                    }
                    let mark = self.marks.entry((*owner, *car)).or_default();
                    mark.stopped = *how != Held::Free;
                    mark.fresh = *how == Held::Fresh;
                    mark.driven = driven.map(i64::from).or(mark.driven);
                }
            }
        }
        Ok(())
    }

    /// A car moved by a correction loses its mark.
    fn moved(&mut self) {
        self.forget_the_gone();
    }

    /// Refuses two cars on one square or in one place of a garage.
    fn corrected(&self, _facts: &[Fact]) -> Done {
        for square in 1..=48 {
            let there: i64 = self.everybody().map(|owner| self.standing(owner, At::Square(square))).sum();
            if there > 1 {
                return Err(format!("{there} cars stand on square {square}"));
            }
        }
        let crowded = |place| self.everybody().any(|owner| self.standing(owner, At::Garage(place)) > 1);
        if (1..=3).any(crowded) { Err("two cars stand in one garage place".to_owned()) } else { Ok(()) }
    }

    /// Whether a player, and in a team the partner too, has all cars in the garage.
    fn is_over(&self) -> bool {
        let done = |seat: u8| self.home(seat) == 3;
        self.everybody().any(|seat| done(seat) && self.partner(seat).is_none_or(done))
    }

    /// The phases: 1 the deal, 2 the puncture card, 3 the card. Cards in hand before the first deal count as the
    /// first deal.
    fn phase(&self) -> String {
        match self.on_turn() {
            None => format!("{}.1", self.deal + 1),
            Some(seat) if self.must_settle(seat) => format!("{}.2", self.deal.max(1)),
            Some(_) => format!("{}.3", self.deal.max(1)),
        }
    }

    fn fortune(&self, seat: u8) -> i64 {
        self.home(seat) + self.partner(seat).map_or(0, |partner| self.home(partner))
    }

    fn off_ledger(&self, all: &mut OffLedger) {
        all.say("deal", self.deal);
        all.say("next", Seat(self.turn));
        if self.settled {
            all.say("settled", "yes");
        }
        for (seat, cards) in self.owes.iter().filter(|(_, cards)| **cards != 0) {
            all.say(format!("owes p{seat}"), cards);
        }
        for ((owner, at), mark) in &self.marks {
            if let Some(driven) = mark.driven {
                all.say(format!("driven p{owner} {at}"), driven);
            }
            if mark.fresh {
                all.say(format!("fresh p{owner} {at}"), "yes");
            }
            if mark.stopped {
                all.say(format!("stopped p{owner} {at}"), "yes");
            }
        }
    }
}
