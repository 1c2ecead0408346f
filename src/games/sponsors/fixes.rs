//! The game's own corrections: phase and turn, pawns, the order of the race.

use serde::{Deserialize, Serialize};

use crate::engine::correction::refused;
use crate::engine::{Referee, Rejection, Seats, Setting};
use crate::games::sponsors::board::MOST_SQUARES;
use crate::games::sponsors::rulings::RACE_ORDER_FOREMOST;
use crate::games::sponsors::sides::{cars, name, ring};
use crate::games::sponsors::state::State;
use crate::games::sponsors::{
    Bonus, Car, Category, Due, Origin, Phase, Ran, Spin, Sponsors, Square, Step, Tx, View, fix_lines,
    laid_out, race, stands, turn,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::sponsors as k;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The phase, and its round or race turn.
    Phase {
        /// 1 to 5.
        phase: u8,
        /// From 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<u16>,
    },
    /// The next car to act.
    Next(Car),
    /// The square of the central track where a pawn is.
    At {
        car: Car,
        /// From 1.
        square: u8,
    },
    /// The cars still racing in the order of the track, leader first.
    Order(Vec<Car>),
    /// The cars that have finished, in their order.
    Finished(Vec<Car>),
    /// The kind of square of the race track under a car.
    On { car: Car, square: Square },
    /// A car is off the track.
    Off(Car),
    /// A car is on the track.
    Back(Car),
    /// What the car to act does next in the workshop, after the die.
    Step(Thrown),
    /// The cars that have bought their energy tokens.
    Fuelled(Vec<Car>),
    /// The exchanges that a side has made before the race, by its first car.
    Exchanged { car: Car, exchanges: u8 },
    /// The known values of a car's workshop cards of a category, which only its player may see.
    Hand {
        car: Car,
        category: Category,
        /// Lowest first.
        values: Vec<u8>,
    },
    /// The order at the start of the race turn.
    Started(Vec<Car>),
    /// The cars that have yet to play this race turn.
    Waiting(Vec<Car>),
    /// How many squares a car off the track moves on its return.
    Returns { car: Car, squares: u8 },
    /// A bonus that a car had in this player's turn.
    Had { car: Car, bonus: Bonus },
    /// A car had a slipstream in this race turn.
    Slipped(Car),
    /// A spin whose ball has not been entered.
    Spin { car: Car, added: u8 },
    /// A move to be made.
    Due {
        /// Its place in the order of the moves, from 1.
        n: u8,
        car: Car,
        squares: u8,
        origin: Origin,
        /// The bonus, if the move is not the first motion.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bonus: Option<Bonus>,
        /// The squares moved so far: by the card or the ball, by green squares, in slipstreams.
        #[serde(default, skip_serializing_if = "is_still")]
        ran: [u8; 3],
    },
    /// The race is over.
    Over,
}

/// What a car does after throwing the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thrown {
    /// It has thrown a 6 and chooses how many squares it moves.
    Choose,
    /// It carries out its square.
    Square,
}

impl Referee for Sponsors {
    fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Rejection> {
        turn::known(tx.view(), &named(fix))?;
        match fix {
            Fix::Phase { phase, turn } => go_to(tx, *phase, *turn),
            Fix::Next(car) => next(tx, *car),
            Fix::At { car, square } if (1..=MOST_SQUARES).contains(square) => {
                tx.state().at.insert(*car, *square);
                Ok(())
            }
            Fix::At { square, .. } => Err(refused(msg!(k::FIX_SQUARE, n = *square, most = MOST_SQUARES))),
            Fix::Order(order) => set_order(tx, order),
            Fix::Finished(finished) => set_finished(tx, finished),
            Fix::On { car, square } => {
                racing(tx, *car)?;
                tx.state().race.on.insert(*car, *square);
                Ok(())
            }
            Fix::Off(car) => {
                racing(tx, *car)?;
                tx.state().race.off.insert(*car, 0);
                Ok(())
            }
            Fix::Back(car) => {
                racing(tx, *car)?;
                tx.state().race.off.remove(car);
                Ok(())
            }
            Fix::Started(started) => {
                let all = cars(tx.view().seats()).count();
                let race = &mut tx.state().race;
                race.gone = all.saturating_sub(started.len());
                race.start.clone_from(started);
                Ok(())
            }
            Fix::Waiting(waiting) => {
                waiting.iter().try_for_each(|car| racing(tx, *car))?;
                tx.state().race.to_play.clone_from(waiting);
                Ok(())
            }
            Fix::Returns { car, squares } => {
                racing(tx, *car)?;
                tx.state().race.off.insert(*car, *squares);
                Ok(())
            }
            Fix::Due { car, squares, origin, bonus, ran: [base, green, slip], .. } => {
                racing(tx, *car)?;
                let ran = Ran { base: *base, green: *green, slip: *slip };
                let due = Due { car: *car, squares: *squares, origin: *origin, bonus: *bonus, ran };
                tx.state().race.dues.push(due);
                Ok(())
            }
            fix => {
                remember(tx.state(), fix);
                Ok(())
            }
        }
    }

    fn fixes_to(view: View<'_>) -> Vec<Fix> {
        laid_out::fixes_to(view)
    }

    fn lay_out(all: &mut [Fix]) {
        laid_out::lay_out(all);
    }

    fn pieces_to(from: View<'_>, to: View<'_>) -> Vec<Fix> {
        laid_out::pieces_to(from, to)
    }

    fn phase_fix(_view: View<'_>, turn: u32, phase: u8) -> Option<Fix> {
        Some(Fix::Phase { phase, turn: Some(turn.try_into().ok()?) })
    }

    fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
        fix_lines::read_fix(text, seats)
    }

    fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
        stands::describe_fix(fix, setting)
    }

    fn write_fix(fix: &Fix, seats: &Seats) -> String {
        fix_lines::write_fix(fix, seats)
    }
}

fn is_still(ran: &[u8; 3]) -> bool {
    *ran == [0; 3]
}

/// Sets facts that need no check.
fn remember(state: &mut State, fix: &Fix) {
    let race = &mut state.race;
    match fix {
        Fix::Step(Thrown::Choose) => state.step = Step::Choose,
        Fix::Step(Thrown::Square) => state.step = Step::Square,
        Fix::Fuelled(cars) => state.fuelled = cars.iter().copied().collect(),
        Fix::Exchanged { car, exchanges } => _ = state.exchanges.insert(*car, *exchanges),
        Fix::Hand { car, category, values } => _ = state.hands.insert((*car, *category), values.clone()),
        Fix::Had { car, bonus: Bonus::Green } => _ = race.greened.insert(*car),
        Fix::Had { car, bonus: Bonus::Slip } => _ = race.slipped.insert(*car),
        Fix::Slipped(car) => _ = race.slipped_round.insert(*car),
        Fix::Spin { car, added } => race.spin = Some(Spin { car: *car, added: *added }),
        Fix::Over => state.over = true,
        _ => {}
    }
}

fn named(fix: &Fix) -> Vec<Car> {
    match fix {
        Fix::Phase { .. } | Fix::Step(_) | Fix::Over => Vec::new(),
        Fix::Order(cars) | Fix::Finished(cars) | Fix::Fuelled(cars) => cars.clone(),
        Fix::Started(cars) | Fix::Waiting(cars) => cars.clone(),
        Fix::Next(car) | Fix::Off(car) | Fix::Back(car) | Fix::Slipped(car) => vec![*car],
        Fix::At { car, .. } | Fix::On { car, .. } | Fix::Exchanged { car, .. } => vec![*car],
        Fix::Hand { car, .. } | Fix::Returns { car, .. } | Fix::Had { car, .. } => vec![*car],
        Fix::Spin { car, .. } | Fix::Due { car, .. } => vec![*car],
    }
}

fn racing(tx: &Tx<'_>, car: Car) -> Result<(), Rejection> {
    if tx.view().state().race.order.contains(&car) {
        return Ok(());
    }
    Err(refused(msg!(k::FIX_NOT_RACING, car = name(tx.view().seats(), car))))
}

/// Puts the session in another phase. What the phases in between would have settled is not made up: without a start
/// order the race begins in the order of the cars.
fn go_to(tx: &mut Tx<'_>, number: u8, turn: Option<u16>) -> Result<(), Rejection> {
    let phase = Phase::ALL.into_iter().find(|phase| phase.number() == number && turn != Some(0));
    let Some(phase) = phase else { return Err(refused(msg!(k::FIX_PHASE, phase = number))) };
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

/// Sets the car to act; in the race, those before it have played.
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
        _ => Err(refused(Line::new(k::FIX_NEXT))),
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

/// Sets the order on the track of the cars still racing.
fn set_order(tx: &mut Tx<'_>, order: &[Car]) -> Result<(), Rejection> {
    let race = &tx.view().state().race;
    let same =
        |one: &[Car], other: &[Car]| one.len() == other.len() && one.iter().all(|car| other.contains(car));
    let all: Vec<Car> = cars(tx.view().seats()).filter(|car| !race.finished.contains(car)).collect();
    if !same(order, &all) || !all.iter().all(|car| order.contains(car)) {
        return Err(refused(Line::new(k::FIX_ORDER)));
    }
    let state = tx.state();
    let to_play = state.race.to_play.clone();
    lay_out(state, order.to_vec());
    state.race.to_play = order.iter().copied().filter(|car| to_play.contains(car)).collect();
    Ok(())
}

/// Sets the cars that have finished, in their order; at least two others are still racing. Points are corrected on
/// the ledger.
fn set_finished(tx: &mut Tx<'_>, finished: &[Car]) -> Result<(), Rejection> {
    let mut once = finished.to_vec();
    once.sort_unstable();
    once.dedup();
    let all: Vec<Car> = cars(tx.view().seats()).collect();
    let over = tx.view().state().over && finished.len() == all.len();
    if once.len() != finished.len() || all.len() < finished.len() + 2 && !over {
        return Err(refused(Line::new(k::FIX_FINISHED)));
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
