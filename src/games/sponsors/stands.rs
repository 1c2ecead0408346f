//! How corrections describe the state outside the ledger: phase, turn, pawns, hands, race.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::engine::correction::refused;
use crate::engine::stands::About;
use crate::engine::{
    Actor, Document, Part, Referee, Rejection, Rest, Seats, Setting, Told, is_default, push_word,
};
use crate::games::sponsors::board::MOST_SQUARES;
use crate::games::sponsors::lessons::PHASES;
use crate::games::sponsors::rulings::RACE_ORDER_FOREMOST;
use crate::games::sponsors::sides::{self, cars, name, ring};
use crate::games::sponsors::state::State;
use crate::games::sponsors::{
    Bonus, Car, Category, Due, Origin, Phase, Ran, Spin, Sponsors, Square, Step, Tx, View, race, track, turn,
};
use crate::words::keys::{engine, sponsors as k};
use crate::words::{Arg, Line};
use crate::{msg, named, parts, stands, told};

stands! {
    Stands, "correct phase 2 3, next red, red at 7, order blue red green, red on violet: reason";
    pub phase: Option<PhaseOf> = "phase" => |_, at, _| {
        let name = PHASES.get(usize::from(at.phase).saturating_sub(1)).copied().unwrap_or(k::PHASE_1);
        match at.turn {
            Some(turn) => msg!(engine::STANDS_PHASE, turn, phase = at.phase, name),
            None => msg!(k::STANDS_PHASE, phase = at.phase, name),
        }
    },
    /// The race is over.
    pub over: bool = "over" => told!(engine::STANDS_OVER, _, _),
    /// The cars that have finished, in order of arrival.
    pub finished: Option<Vec<Car>> = "finished" => told!(k::STANDS_FINISHED, _, cars),
    /// The cars still racing, in the order on the track, leader first.
    pub order: Option<Vec<Car>> = "order" => told!(k::STANDS_ORDER, _, order),
    /// The squares of the central track where the pawns are, from 1.
    pub at: BTreeMap<Car, u8> = "* at" => told!(k::STANDS_AT, car, square),
    /// The kind of square that each car is on.
    pub on: BTreeMap<Car, Square> = "* on" => |car, square, setting| {
        let on = match square {
            Square::Plain => k::DESCRIBE_ON_PLAIN,
            Square::Green => k::DESCRIBE_ON_GREEN,
            Square::Red => k::DESCRIBE_ON_RED,
            Square::Violet => k::DESCRIBE_ON_VIOLET,
        };
        msg!(k::STANDS_ON, car = called(*car, setting), square = on)
    },
    /// Whether each car is on the track.
    pub off: BTreeMap<Car, Track> = "*" => |car, off, setting| match off {
        Track::Off => msg!(k::STANDS_OFF, car = called(*car, setting)),
        Track::Back => msg!(k::STANDS_BACK, car = called(*car, setting)),
        Track::Returns(squares) => msg!(k::STANDS_RETURNS, car = called(*car, setting), squares = *squares),
    },
    /// The next car to act.
    pub next: Option<Car> = "next" => told!(engine::STANDS_NEXT, _, seat),
    /// The order at the start of the race turn.
    pub started: Option<Vec<Car>> = "started" => told!(k::STANDS_STARTED, _, order),
    /// The cars that have not yet played this race turn.
    pub waiting: Option<Vec<Car>> = "waiting" => told!(k::STANDS_WAITING, _, cars),
    /// What the acting car has still to do after its throw in the workshop.
    pub step: Option<Thrown> = "step" => |_, thrown, _| Line::new(thrown.key()),
    /// The cars that have bought their energy tokens.
    pub fuelled: Option<Vec<Car>> = "fuelled" => told!(k::STANDS_FUELLED, _, cars),
    /// The number of exchanges of each side before the race; the key is the side's first car.
    pub exchanged: BTreeMap<Car, u8> = "* exchanged" => told!(k::STANDS_EXCHANGED, car, exchanges),
    pub hands: Vec<(Car, Hand)> = "* hand"; secret => |car, hand, setting| {
        let values = hand.values.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        msg!(k::STANDS_HAND, car = called(*car, setting), category = hand.category.key(), values)
    },
    /// The cars that have had a green bonus since the car now playing began its turn.
    pub greened: BTreeSet<Car> = "* had green" => told!(k::STANDS_HAD_GREEN, car, _),
    /// The cars that have had a slipstream since the car now playing began its turn.
    pub slipstreamed: BTreeSet<Car> = "* had slip" => told!(k::STANDS_HAD_SLIP, car, _),
    /// The cars that had a slipstream in this race turn.
    pub slipped: BTreeSet<Car> = "* slipped" => told!(k::STANDS_SLIPPED, car, _),
    /// The spin whose ball has not been entered.
    pub spin: Option<Spin> = "" => |_, spin, setting| {
        msg!(k::STANDS_SPIN, car = called(spin.car, setting), added = spin.added)
    },
    /// The moves still to enter, numbered from 1 in the order in which they are due.
    pub due: BTreeMap<u8, Planned> = "due *" => |n, due, setting| {
        let what = due.bonus.map_or_else(|| due.origin.key(), Bonus::key);
        let [base, green, slip] = due.ran;
        let (car, squares) = (called(due.car, setting), due.squares);
        match msg!(k::STANDS_DUE, n = *n, car, squares, what) {
            due if base + green + slip == 0 => due,
            due => msg!(k::STANDS_RAN, due, base, green, slip),
        }
    },
}

parts! {
    /// The phase, and the round of the workshop or the turn of the race.
    PhaseOf {
        /// 1 to 5.
        phase: u8,
        /// From 1.
        turn: Option<u16>; default,
    }
}

parts! {
    /// The known values of a car's cards in a category, the lowest first.
    Hand {
        category: Category,
        values: Vec<u8>,
    }
}

impl About for Hand {
    fn same_thing(&self, other: &Self) -> bool {
        self.category == other.category
    }
}

impl Part<()> for Spin {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let car = rest.argument()?;
        if rest.skips("spins") { Ok(Self { car, added: rest.argument()? }) } else { Err(rest.typed().how()) }
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        self.car.put((), seats, line);
        push_word(line, "spins");
        self.added.put((), seats, line);
    }
}

named! {
    /// The rest of a car's turn after its throw.
    Thrown {
        /// It has thrown a 6 and chooses how far it moves.
        Choose = "choose", k::STANDS_CHOOSE;
        /// It uses the square it is on.
        Square = "square", k::STANDS_SQUARE;
    }
}

crate::arguments!(named Thrown);

parts! {
    /// Whether a car is on the track.
    enum Track {
        Back = "back",
        Off = "off",
        /// Off the track, with the squares that it will move when it comes back.
        Returns(u8) = "returns"
    }
}

/// A move still to enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planned {
    pub car: Car,
    pub squares: u8,
    pub origin: Origin,
    /// The bonus that the move comes from, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Bonus>,
    /// The squares moved so far by the card or ball, by green squares, and in slipstreams.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ran: [u8; 3],
}

impl Part<()> for Planned {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let (car, squares, origin) = (rest.argument()?, rest.argument()?, rest.argument()?);
        let (bonus, mut ran) = (rest.optional()?, [0; 3]);
        if bonus.is_some() {
            ran = [rest.argument()?, rest.argument()?, rest.argument()?];
        }
        Ok(Self { car, squares, origin, bonus, ran })
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        self.car.put((), seats, line);
        self.squares.put((), seats, line);
        self.origin.put((), seats, line);
        if let Some(bonus) = self.bonus {
            bonus.put((), seats, line);
            self.ran.iter().for_each(|squares| squares.put((), seats, line));
        }
    }
}

fn called(car: Car, setting: &Setting) -> Line {
    sides::name(&setting.seats, car)
}

impl Told for Vec<Car> {
    fn told(&self, setting: &Setting) -> Arg {
        match self.as_slice() {
            [] => k::STANDS_NOBODY.into(),
            cars => Arg::List(cars.iter().map(|car| called(*car, setting)).collect()),
        }
    }
}

impl Stands {
    /// All cars that the correction names.
    fn named(&self) -> Vec<Car> {
        let lists = [&self.finished, &self.order, &self.started, &self.waiting, &self.fuelled];
        let keys = self.at.keys().chain(self.on.keys()).chain(self.off.keys()).chain(self.exchanged.keys());
        let had = self.greened.iter().chain(&self.slipstreamed).chain(&self.slipped);
        let had = had.chain(self.spin.iter().map(|spin| &spin.car));
        let all = lists.into_iter().flatten().flatten().chain(&self.next).chain(keys).chain(had);
        let others = self.hands.iter().map(|(car, _)| car).chain(self.due.values().map(|due| &due.car));
        all.chain(others).copied().collect()
    }

    /// The cars named in fields that only make sense for a car in the race.
    fn racers(&self) -> impl Iterator<Item = Car> + '_ {
        let keys = self.on.keys().chain(self.off.keys()).chain(self.waiting.iter().flatten());
        keys.chain(self.due.values().map(|due| &due.car)).copied()
    }
}

impl Referee for Sponsors {
    fn correct(tx: &mut Tx<'_>, said: &Stands) -> Result<(), Rejection> {
        turn::known(tx.view(), &said.named())?;
        if let Some(PhaseOf { phase, turn }) = said.phase {
            go_to(tx, phase, turn)?;
        }
        tx.state().over |= said.over;
        said.finished.iter().try_for_each(|finished| set_finished(tx, finished))?;
        said.order.iter().try_for_each(|order| set_order(tx, order))?;
        said.racers().try_for_each(|car| racing(tx, car))?;
        if let Some(square) = said.at.values().find(|square| !(1..=MOST_SQUARES).contains(*square)) {
            return refused(msg!(k::FIX_SQUARE, n = *square, most = MOST_SQUARES));
        }
        let state = tx.state();
        state.at.extend(&said.at);
        state.race.on.extend(&said.on);
        for (car, off) in &said.off {
            match off {
                Track::Back => _ = state.race.off.remove(car),
                Track::Off => _ = state.race.off.insert(*car, 0),
                Track::Returns(squares) => _ = state.race.off.insert(*car, *squares),
            }
        }
        said.next.iter().try_for_each(|car| next(tx, *car))?;
        let all = cars(tx.view().seats()).count();
        let State { race, step, fuelled, exchanges, hands, .. } = tx.state();
        if let Some(started) = &said.started {
            race.gone = all.saturating_sub(started.len());
            race.start.clone_from(started);
        }
        said.waiting.iter().for_each(|waiting| race.to_play.clone_from(waiting));
        match said.step {
            Some(Thrown::Choose) => *step = Step::Choose,
            Some(Thrown::Square) => *step = Step::Square,
            None => {}
        }
        said.fuelled.iter().for_each(|cars| *fuelled = cars.iter().copied().collect());
        exchanges.extend(&said.exchanged);
        hands.extend(said.hands.iter().map(|(car, hand)| ((*car, hand.category), hand.values.clone())));
        race.greened.extend(&said.greened);
        race.slipped.extend(&said.slipstreamed);
        race.slipped_round.extend(&said.slipped);
        race.spin = said.spin.or(race.spin);
        race.dues.extend(said.due.values().map(|Planned { car, squares, origin, bonus, ran }| {
            let [base, green, slip] = *ran;
            let ran = Ran { base, green, slip };
            Due { car: *car, squares: *squares, origin: *origin, bonus: *bonus, ran }
        }));
        Ok(())
    }

    fn stands(view: View<'_>) -> Stands {
        let state = view.state();
        let turn = match state.phase {
            Phase::Deal => None,
            Phase::Race => Some(state.race.turn),
            _ => Some(state.round),
        };
        let hands = state.hands.iter();
        let now = Stands {
            phase: Some(PhaseOf { phase: state.phase.number(), turn }),
            over: state.over,
            at: state.at.clone(),
            hands: hands
                .map(|((car, category), values)| (*car, Hand { category: *category, values: values.clone() }))
                .collect(),
            ..Stands::default()
        };
        match state.phase {
            Phase::Deal => now,
            Phase::Workshop => Stands {
                next: race::whose(view),
                step: match state.step {
                    Step::Throw => None,
                    Step::Choose => Some(Thrown::Choose),
                    Step::Square => Some(Thrown::Square),
                },
                ..now
            },
            Phase::Energy => Stands { fuelled: Some(state.fuelled.iter().copied().collect()), ..now },
            Phase::BeforeRace => Stands { exchanged: state.exchanges.clone(), ..now },
            Phase::Race => race_stands(view, now),
        }
    }

    /// The pawns and race positions of `to` that differ from those of `from`.
    fn pieces_to(from: View<'_>, to: View<'_>) -> Stands {
        let pawns = |view: View<'_>| {
            cars(view.seats()).filter_map(|car| Some((car, track::square_of(view, car).ok()?))).collect()
        };
        let there = |view: View<'_>| {
            let race = &view.state().race;
            let (at, order) = (pawns(view), race.order.iter().copied());
            if from.state().race.order.is_empty() || to.state().race.order.len() < 2 {
                return Stands { at, ..Stands::default() };
            }
            let on = |car| (car, race.on.get(&car).copied().unwrap_or(Square::Plain));
            let off = |car| (car, if race.off.contains_key(&car) { Track::Off } else { Track::Back });
            Stands {
                at,
                finished: Some(race.finished.clone()),
                order: Some(race.order.clone()),
                on: order.clone().map(on).collect(),
                off: order.map(off).collect(),
                ..Stands::default()
            }
        };
        there(to).beyond(&there(from))
    }

    fn at_phase(_: View<'_>, turn: u32, phase: u8) -> Stands {
        let phase = turn.try_into().ok().map(|turn| PhaseOf { phase, turn: Some(turn) });
        Stands { phase, ..Stands::default() }
    }
}

fn race_stands(view: View<'_>, now: Stands) -> Stands {
    let race = &view.state().race;
    let begun = |cars: &Vec<Car>| (!race.order.is_empty()).then(|| cars.clone());
    let off = |squares: u8| if squares == 0 { Track::Off } else { Track::Returns(squares) };
    let planned = |due: &Due| {
        let ran = [due.ran.base, due.ran.green, due.ran.slip];
        Planned { car: due.car, squares: due.squares, origin: due.origin, bonus: due.bonus, ran }
    };
    Stands {
        finished: Some(race.finished.clone()),
        order: begun(&race.order),
        started: begun(&race.start),
        waiting: begun(&race.to_play),
        on: race.on.clone(),
        off: race.off.iter().map(|(car, squares)| (*car, off(*squares))).collect(),
        greened: race.greened.clone(),
        slipstreamed: race.slipped.clone(),
        slipped: race.slipped_round.clone(),
        spin: race.spin,
        due: (1..).zip(race.dues.iter().map(planned)).collect(),
        ..now
    }
}

fn racing(tx: &Tx<'_>, car: Car) -> Result<(), Rejection> {
    if tx.view().state().race.order.contains(&car) {
        return Ok(());
    }
    refused(msg!(k::FIX_NOT_RACING, car = name(tx.view().seats(), car)))
}

/// Moves the game to another phase. It does not invent the results of phases in between: without a start order, the
/// race begins in the order of the cars.
fn go_to(tx: &mut Tx<'_>, number: u8, turn: Option<u16>) -> Result<(), Rejection> {
    let phase = Phase::ALL.into_iter().find(|phase| phase.number() == number && turn != Some(0));
    let Some(phase) = phase else { return refused(msg!(k::FIX_PHASE, phase = number)) };
    let all: Vec<Car> = cars(tx.view().seats()).collect();
    let state = tx.state();
    state.phase = phase;
    state.over = false;
    state.step = Step::Throw;
    state.race.dues.clear();
    state.race.spin = None;
    if !matches!(phase, Phase::Deal | Phase::Race) {
        state.round = turn.unwrap_or(state.round);
    }
    match phase {
        Phase::Workshop => state.next = 0,
        Phase::Energy => state.fuelled.clear(),
        Phase::Race => {
            if state.race.order.len() < 2 {
                state.race.finished.clear();
                lay_out(state, all);
            }
            race::begin_turn(state);
            state.race.turn = turn.unwrap_or(state.race.turn);
        }
        Phase::Deal | Phase::BeforeRace => {}
    }
    Ok(())
}

/// Sets the car to act. In the race, all cars before it count as having played.
fn next(tx: &mut Tx<'_>, car: Car) -> Result<(), Rejection> {
    let at = ring(tx.view()).iter().position(|other| *other == car).unwrap_or_default();
    let foremost = tx.view().is(RACE_ORDER_FOREMOST);
    match tx.view().state().phase {
        Phase::Workshop => {
            let state = tx.state();
            state.next = at;
            state.step = Step::Throw;
            Ok(())
        }
        Phase::Race => {
            racing(tx, car)?;
            let race = &mut tx.state().race;
            race.dues.clear();
            race.spin = None;
            let line_up = if foremost { &race.order } else { &race.start };
            let after = line_up.iter().copied().skip_while(|other| *other != car);
            let after: Vec<Car> = after.filter(|car| race.order.contains(car)).collect();
            race.to_play = after;
            Ok(())
        }
        _ => refused(k::FIX_NEXT),
    }
}

fn lay_out(state: &mut State, order: Vec<Car>) {
    let race = &mut state.race;
    race.on.retain(|car, _| order.contains(car));
    race.off.retain(|car, _| order.contains(car));
    race.dues.retain(|due| order.contains(&due.car));
    for car in &order {
        race.on.entry(*car).or_insert(Square::Plain);
    }
    race.start.clone_from(&order);
    race.to_play.retain(|car| order.contains(car));
    race.order = order;
}

/// Sets the order on the track.
fn set_order(tx: &mut Tx<'_>, order: &[Car]) -> Result<(), Rejection> {
    let race = &tx.view().state().race;
    let same =
        |one: &[Car], other: &[Car]| one.len() == other.len() && one.iter().all(|car| other.contains(car));
    let all: Vec<Car> = cars(tx.view().seats()).filter(|car| !race.finished.contains(car)).collect();
    if !same(order, &all) || !all.iter().all(|car| order.contains(car)) {
        return refused(k::FIX_ORDER);
    }
    let state = tx.state();
    let to_play = state.race.to_play.clone();
    lay_out(state, order.to_vec());
    state.race.to_play = order.iter().copied().filter(|car| to_play.contains(car)).collect();
    Ok(())
}

/// Sets the cars that have finished, in order. Unless the race is over, at least two others must still be racing.
/// Points are corrected in the ledger.
fn set_finished(tx: &mut Tx<'_>, finished: &[Car]) -> Result<(), Rejection> {
    let mut once = finished.to_vec();
    once.sort_unstable();
    once.dedup();
    let all: Vec<Car> = cars(tx.view().seats()).collect();
    let over = tx.view().state().over && finished.len() == all.len();
    if once.len() != finished.len() || all.len() < finished.len() + 2 && !over {
        return refused(k::FIX_FINISHED);
    }
    let state = tx.state();
    let mut order = state.race.order.clone();
    order.extend(all.iter().filter(|car| !state.race.order.contains(car)));
    order.retain(|car| !finished.contains(car));
    state.race.finished = finished.to_vec();
    state.race.spin = None;
    lay_out(state, order);
    state.over = over;
    if !over && state.phase == Phase::Race && state.race.to_play.is_empty() && state.race.dues.is_empty() {
        race::begin_turn(state);
    }
    Ok(())
}
