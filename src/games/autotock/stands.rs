//! The off-ledger state of Autotock in corrections: the deal, cards owed, how cars came to their squares, and the
//! turn. The places of cars are in the ledger.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::correction::refused;
use crate::engine::stands::About;
use crate::engine::{Actor, Part, Referee, Refusal, Rejection, Rest, Seat, Seats, push_word, refuse};
use crate::games::autotock::deal_cycle::DECK;
use crate::games::autotock::race::Mark;
use crate::games::autotock::turn::cars_out;
use crate::games::autotock::units::cars;
use crate::games::autotock::{Autotock, Spot, Tx, View, turn};
use crate::words::Line;
use crate::words::keys::{self, autotock as k};
use crate::{msg, named, parts, stands, told};

stands! {
    Stands, "correct deal 5, next red, settled red, red owes 1, red 12 stopped driven 20: reason";
    /// The number of the current deal in the game, from 1; its cards have been dealt.
    pub deal: Option<u16> = "deal" => told!(k::STANDS_DEAL, _, deal),
    pub owes: BTreeMap<Seat, u8> = "* owes" => told!(k::STANDS_OWES, seat, cards),
    /// How a car came to its square, and how far it has driven.
    pub held: Vec<(Seat, Held)> = "*" => |seat, held, setting| {
        let what = msg!(held.how.key(), seat = setting.seats.name(*seat), at = held.car.line());
        match held.driven {
            Some(driven) => msg!(k::STANDS_DRIVEN, what, driven = i64::from(driven)),
            None => what,
        }
    },
    pub turn: Option<Turn> = "" => |_, turn, setting| match turn {
        Turn::Next(seat) => msg!(keys::engine::STANDS_NEXT, seat = setting.seats.name(*seat)),
        Turn::Settled(seat) => msg!(k::STANDS_SETTLED, seat = setting.seats.name(*seat)),
    },
}

parts! {
    /// The player to act.
    enum Turn {
        Next(Seat) = "next",
        /// The player has already given the puncture cards.
        Settled(Seat) = "settled"
    }
}

impl About for Held {
    fn same_thing(&self, other: &Self) -> bool {
        self.car == other.car
    }
}

/// A car on a square, and how it came there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    pub car: Spot,
    pub how: How,
    /// The squares driven since it was brought out; `None` leaves them unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driven: Option<i16>,
}

named! {
    /// How a car came to its square, which decides whether the square affects it.
    How {
        /// It was brought out there and has not moved since.
        Fresh = "fresh", k::STANDS_FRESH;
        /// It ended a move there.
        Stopped = "stopped", k::STANDS_STOPPED;
        /// It came there in another way, such as a swap.
        Free = "free", k::STANDS_FREE;
    }
}

crate::arguments!(named How);

impl Part<()> for Held {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let (car, how) = (rest.argument()?, rest.argument()?);
        let driven = rest.skips("driven").then(|| rest.word().and_then(|squares| squares.parse().ok()));
        let driven = driven.map(|squares| squares.ok_or_else(|| rest.typed().how())).transpose()?;
        Ok(Self { car, how, driven })
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        self.car.put((), seats, line);
        self.how.put((), seats, line);
        if let Some(squares) = self.driven {
            push_word(line, "driven");
            push_word(line, &squares.to_string());
        }
    }
}

impl Referee for Autotock {
    fn moved_by_hand(tx: &mut Tx<'_>) {
        turn::tidy(tx);
    }

    fn correct(tx: &mut Tx<'_>, said: &Stands) -> Result<(), Rejection> {
        let seats = tx.view().seats();
        let owners = said.held.iter().map(|(owner, _)| owner);
        said.owes.keys().chain(owners).try_for_each(|seat| seats.known(*seat))?;
        if let Some(deal) = said.deal {
            if deal == 0 {
                return refused(k::FIX_DEAL);
            }
            tx.state().deal = deal;
        }
        for (seat, cards) in &said.owes {
            if usize::from(*cards) > DECK {
                return refused(msg!(k::FIX_OWES, cards = *cards, most = DECK));
            }
            tx.state().owed.set(*seat, *cards);
            if turn::whose(tx.view()) == Some(*seat) {
                tx.state().settled = false;
            }
        }
        said.held.iter().try_for_each(|(owner, held)| hold(tx, *owner, *held))?;
        if let Some(Turn::Next(next) | Turn::Settled(next)) = said.turn {
            tx.view().seats().known(next)?;
            (tx.state().next, tx.state().settled) = (next, matches!(said.turn, Some(Turn::Settled(_))));
        }
        Ok(())
    }

    /// Refuses two cars on one square or in one place of a garage.
    fn validate(view: View<'_>, _: &Stands) -> Result<(), Refusal> {
        let cars = turn::cars_out(view);
        let pairs = cars
            .iter()
            .enumerate()
            .flat_map(|(n, car)| cars.iter().skip(n + 1).map(move |other| (car, other)));
        let Some((car, other)) = pairs.into_iter().find(|(car, other)| car.crowds(other)) else {
            return Ok(());
        };
        let (seat, with) = (view.name(car.owner), view.name(other.owner));
        let why = msg!(k::FIX_TWO_CARS, at = car.at.line(), seat, other = with);
        refuse(why, keys::engine::RULE_CORRECTIONS, k::FIX_TWO_CARS_SUGGESTION)
    }

    fn stands(view: View<'_>) -> Stands {
        let state = view.state();
        let on_squares = cars_out(view).into_iter().filter(|car| car.at.square().is_some());
        let held = on_squares.map(|car| {
            let how = match car.mark {
                Mark { fresh: true, .. } => How::Fresh,
                Mark { stopped: true, .. } => How::Stopped,
                _ => How::Free,
            };
            (car.owner, Held { car: car.at, how, driven: car.mark.driven })
        });
        Stands {
            deal: (state.deal > 0).then_some(state.deal),
            owes: state.owed.iter().map(|(seat, cards)| (seat, *cards)).collect(),
            held: held.collect(),
            turn: Some(if state.settled { Turn::Settled(state.next) } else { Turn::Next(state.next) }),
        }
    }
}

fn hold(tx: &mut Tx<'_>, owner: Seat, Held { car: at, how, driven }: Held) -> Result<(), Rejection> {
    if at.square().is_none() || tx.view().balance(at.holder(owner), cars(owner)) <= 0 {
        return refused(msg!(k::FIX_NO_CAR, seat = tx.view().name(owner), at = at.line()));
    }
    let mark: &mut Mark = tx.state().marks.entry((owner, at)).or_default();
    mark.stopped = how != How::Free;
    mark.fresh = how == How::Fresh;
    mark.driven = driven.or(mark.driven);
    Ok(())
}
