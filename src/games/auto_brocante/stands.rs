//! The off-ledger state of Auto-Brocante in corrections: where each car is, and the state of the turn.

use std::collections::BTreeMap;

use crate::engine::correction::refused;
use crate::engine::stands::About;
use crate::engine::{Document, PerSeat, Referee, Refusal, Rejection, Seat, Setting, Unit, Why};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::lessons::PHASES;
use crate::games::auto_brocante::units::{CARDS_A_TURN, MINIMUM, SMALL_MINIMUM};
use crate::games::auto_brocante::{AutoBrocante, Car, Step, Tx, View, Where, lot, lots, turn, units};
use crate::words::keys::auto_brocante as k;
use crate::words::keys::engine::{self, CAUSE_CORRECTION, RULE_CORRECTIONS};
use crate::words::{Arg, Line};
use crate::{msg, parts, stands, told};

stands! {
    Stands, "correct car 7 red, phase 2 3, next red, cards 1: reason";
    /// Where the named cars are.
    pub cars: BTreeMap<Car, Where> = "car *" => |car, at, setting| {
        let (car, name) = (called(*car, setting), |seat| setting.seats.name(seat));
        match *at {
            Where::Bank => msg!(k::STANDS_BANK, car),
            Where::Graveyard => msg!(k::STANDS_GRAVEYARD, car),
            Where::Lot(seat) => msg!(k::STANDS_LOT, car, seat = name(seat)),
            Where::Stolen(seat) => msg!(k::STANDS_STOLEN, car, seat = name(seat)),
        }
    },
    /// The dealer who begins each round.
    pub first: Option<Seat> = "first" => told!(k::STANDS_FIRST, _, seat),
    /// The dealer whose turn begins.
    pub next: Option<Seat> = "next" => told!(engine::STANDS_NEXT, _, seat),
    pub phase: Option<PhaseOf> = "phase" => |_, at, _| {
        let name = PHASES.get(usize::from(at.phase).saturating_sub(1)).copied().unwrap_or(k::PHASE_1);
        msg!(engine::STANDS_PHASE, turn = at.round, phase = at.phase, name)
    },
    /// The dealer to act, without changing the step.
    pub turn: Option<Seat> = "turn" => told!(k::STANDS_TURN, _, seat),
    /// How many cars a lot must have in this turn.
    pub minimum: Option<u8> = "minimum" => told!(k::STANDS_MINIMUM, _, cars),
    /// How many cards have been played in this turn.
    pub cards: Option<u8> = "cards" => told!(k::STANDS_CARDS, _, cards),
    /// Blue Book values that dealers have shown, in dollars; 0 is junk.
    pub shown: Vec<(Seat, Shown)> = "* shows" => |seat, Shown { car, value }, setting| {
        let (seat, car) = (setting.seats.name(*seat), called(*car, setting));
        msg!(k::STANDS_SHOWN, seat, car, value = Arg::Money((*value).into()))
    },
    /// The game is over, and the cars have been counted.
    pub over: bool = "over" => told!(engine::STANDS_OVER, _, _),
    /// The Blue Book values of cars in the final count, in dollars; 0 is junk.
    pub values: BTreeMap<Car, u32> = "value *" => |car, value, setting| {
        msg!(k::STANDS_VALUE, car = called(*car, setting), value = Arg::Money((*value).into()))
    },
}

parts! {
    /// The round, and the step of the turn.
    PhaseOf {
        /// From 1.
        round: u32,
        /// 1 to 5.
        phase: u8,
    }
}

parts! {
    /// A Blue Book value of a car.
    Shown {
        car: Car,
        /// In dollars; 0 is junk.
        value: u32,
    }
}

impl About for Shown {
    fn same_thing(&self, other: &Self) -> bool {
        self.car == other.car
    }
}

fn called(car: Car, setting: &Setting) -> Line {
    BoardValues::on(&setting.board).car(car)
}

impl Referee for AutoBrocante {
    fn correct(tx: &mut Tx<'_>, said: &Stands) -> Result<(), Rejection> {
        let seats = tx.view().seats();
        let named = said.first.iter().chain(&said.next).chain(&said.turn);
        named.chain(said.shown.iter().map(|(seat, _)| seat)).try_for_each(|seat| seats.known(*seat))?;
        move_cars(tx, &said.cars)?;
        if let Some(first) = said.first {
            tx.state().first = first;
        }
        if let Some(next) = said.next {
            if tx.view().state().step == Step::Deal {
                (tx.state().first, tx.state().turn) = (next, next);
            } else {
                turn::begin(tx, next);
            }
            tx.state().counted = None;
        }
        if let Some(PhaseOf { round, phase }) = said.phase.clone() {
            go_to(tx, round, phase)?;
        }
        if let Some(cards) = said.cards.filter(|cards| *cards > CARDS_A_TURN) {
            return refused(msg!(k::FIX_CARDS, cards, most = CARDS_A_TURN));
        }
        let nobody = PerSeat::new(tx.view().seats().count());
        let state = tx.state();
        state.turn = said.turn.unwrap_or(state.turn);
        state.minimum = said.minimum.map_or(state.minimum, i64::from);
        state.cards = said.cards.unwrap_or(state.cards);
        state.shown.extend(said.shown.iter().map(|(seat, shown)| ((*seat, shown.car), shown.value)));
        if said.over {
            state.counted = Some(nobody);
        }
        said.values.iter().try_for_each(|(car, value)| set_value(tx, *car, *value))
    }

    fn validate(view: View<'_>, _: &Stands) -> Result<(), Refusal> {
        lots::agree(view)
    }

    fn pieces_to(from: View<'_>, to: View<'_>) -> Stands {
        let cars = |view: View<'_>| Car::all().map(|car| (car, view.state().place(car))).collect();
        let there = |view| Stands { cars: cars(view), ..Stands::default() };
        there(to).beyond(&there(from))
    }

    fn stands(view: View<'_>) -> Stands {
        let state = view.state();
        let begun = Stands { first: Some(state.first), turn: Some(state.turn), ..Stands::default() };
        if state.step == Step::Deal {
            return begun;
        }
        let counted = state.counted.iter().flat_map(|counted| counted.iter().flat_map(|(_, worth)| worth));
        Stands {
            phase: Some(PhaseOf { round: state.round, phase: state.step.number() }),
            minimum: Some(u8::try_from(state.minimum).unwrap_or_default()),
            cards: Some(state.cards),
            shown: state
                .shown
                .iter()
                .map(|((seat, car), value)| (*seat, Shown { car: *car, value: *value }))
                .collect(),
            over: state.counted.is_some(),
            values: counted.map(|(car, value)| (*car, *value)).collect(),
            ..begun
        }
    }

    fn numbered(unit: Unit) -> bool {
        unit == units::CARS
    }

    fn numbers(view: View<'_>, _: Unit, seat: Seat) -> Vec<u8> {
        lot(view, seat).into_iter().map(Car::number).collect()
    }

    fn piece_at(_: Unit, number: u8, with: Option<Seat>) -> Stands {
        let car = Car::new(number).map(|car| (car, with.map_or(Where::Bank, Where::Lot)));
        Stands { cars: car.into_iter().collect(), ..Stands::default() }
    }

    fn at_phase(_: View<'_>, turn: u32, phase: u8) -> Stands {
        Stands { phase: Some(PhaseOf { round: turn, phase }), ..Stands::default() }
    }
}

/// Moves cars: first those that leave the lots, then those that come to one. If several go from lot to lot, they pass
/// through the bank so that no lot is too full in between.
fn move_cars(tx: &mut Tx<'_>, cars: &BTreeMap<Car, Where>) -> Result<(), Rejection> {
    let on_lot = |at: Where| matches!(at, Where::Lot(_));
    let state = tx.view().state();
    let changing: Vec<Car> = cars
        .iter()
        .filter(|(car, at)| on_lot(**at) && on_lot(state.place(**car)))
        .map(|(car, _)| *car)
        .collect();
    if changing.len() > 1 {
        changing.iter().try_for_each(|car| put(tx, *car, Where::Bank))?;
    }
    let (home, away): (Vec<_>, Vec<_>) = cars.iter().partition(|(_, at)| on_lot(**at));
    away.into_iter().chain(home).try_for_each(|(car, at)| put(tx, *car, *at))
}

/// Sets the value of a car in the final count. The game must be over and the car on a lot.
fn set_value(tx: &mut Tx<'_>, car: Car, value: u32) -> Result<(), Rejection> {
    let view = tx.view();
    let (place, line) = (view.state().place(car), BoardValues::of(view).car(car));
    match (place, &mut tx.state().counted) {
        (Where::Lot(owner), Some(counted)) => {
            if let Some(worth) = counted.get_mut(owner) {
                worth.insert(car, value);
            }
            Ok(())
        }
        _ => refused(msg!(k::FIX_VALUE, car = line)),
    }
}

/// Moves a car and cancels the final count.
fn put(tx: &mut Tx<'_>, car: Car, at: Where) -> Result<(), Rejection> {
    let view = tx.view();
    if let Where::Lot(seat) | Where::Stolen(seat) = at {
        view.seats().known(seat)?;
    }
    if view.state().place(car) == at {
        let car_line = BoardValues::of(view).car(car);
        return refused(msg!(k::FIX_THERE, car = car_line, place = lots::place(view, car)));
    }
    tx.state().counted = None;
    lots::move_car(tx, car, at, Why::new(CAUSE_CORRECTION, RULE_CORRECTIONS))
}

/// Moves the game to another step of the turn. The minimum is computed as for a turn that begins now.
fn go_to(tx: &mut Tx<'_>, round: u32, phase: u8) -> Result<(), Rejection> {
    let Some(step) = Step::ALL.into_iter().find(|step| step.number() == phase).filter(|_| round > 0) else {
        return refused(msg!(k::FIX_PHASE, turn = round, phase));
    };
    let dealt = Car::all().any(|car| tx.view().state().place(car) != Where::Bank);
    if step == Step::Deal && dealt {
        return refused(k::DEALT_ALREADY);
    }
    let minimum = if lots::in_bank(tx.view()) < MINIMUM { SMALL_MINIMUM } else { MINIMUM };
    let state = tx.state();
    state.round = round;
    state.step = step;
    state.minimum = minimum;
    state.counted = None;
    if step <= Step::Minimum {
        state.cards = 0;
    }
    Ok(())
}
