//! Auto-Brocante's own corrections: where a car is, and the state of the turn.

use serde::{Deserialize, Serialize};

use crate::engine::correction::refused;
use crate::engine::{PerSeat, Referee, Refusal, Rejection, Seat, Seats, Setting, Unit, Why};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::units::{CARDS_A_TURN, MINIMUM, SMALL_MINIMUM};
use crate::games::auto_brocante::{
    AutoBrocante, Car, State, Step, Tx, View, Where, lot, lots, stands, turn, units,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;
use crate::words::keys::engine::{CAUSE_CORRECTION, NOTATION_HOW, RULE_CORRECTIONS};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    Car {
        car: Car,
        at: Where,
    },
    /// The round of turns and the step of the turn.
    Phase {
        /// From 1.
        round: u32,
        /// 1 to 5.
        phase: u8,
    },
    /// The dealer whose turn begins.
    Next(Seat),
    /// How many cards have been played in this turn.
    Cards(u8),
    /// Who begins each round.
    First(Seat),
    /// Whose turn it is, in whatever step.
    Turn(Seat),
    /// How many cars a lot must have in this turn.
    Minimum(u8),
    /// A Blue Book value that a dealer has shown.
    Shown {
        seat: Seat,
        car: Car,
        /// In dollars; 0 is junk.
        value: u32,
    },
    /// The game is over, and the cars are counted.
    Over,
    /// The Blue Book value of a car in the final count.
    Value {
        car: Car,
        /// In dollars; 0 is junk.
        value: u32,
    },
}

impl Referee for AutoBrocante {
    /// Carries out a fix.
    ///
    /// # Errors
    /// Refuses an impossible position.
    fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Rejection> {
        match fix {
            Fix::Car { car, at } => put(tx, *car, *at),
            Fix::Phase { round, phase } => go_to(tx, *round, *phase),
            Fix::Next(seat) => {
                tx.view().seats().known(*seat)?;
                if tx.view().state().step == Step::Deal {
                    tx.state().first = *seat;
                    tx.state().turn = *seat;
                } else {
                    turn::begin(tx, *seat);
                }
                tx.state().counted = None;
                Ok(())
            }
            Fix::Cards(cards) if *cards > CARDS_A_TURN => {
                Err(refused(msg!(k::FIX_CARDS, cards = *cards, most = CARDS_A_TURN)))
            }
            Fix::First(seat) | Fix::Turn(seat) | Fix::Shown { seat, .. } => {
                tx.view().seats().known(*seat)?;
                remember(tx.state(), fix);
                Ok(())
            }
            Fix::Cards(_) | Fix::Minimum(_) => {
                remember(tx.state(), fix);
                Ok(())
            }
            Fix::Over => {
                let nobody = PerSeat::new(tx.view().seats().count());
                tx.state().counted = Some(nobody);
                Ok(())
            }
            Fix::Value { car, value } => set_value(tx, *car, *value),
        }
    }

    fn validate(view: View<'_>, _: &[Fix]) -> Result<(), Refusal> {
        lots::agree(view)
    }

    /// Moves every car to its place in another book, cars for a lot by way of the bank, so that no lot overflows on
    /// the way.
    fn pieces_to(from: View<'_>, to: View<'_>) -> Vec<Fix> {
        let there = |car: Car| (from.state().place(car), to.state().place(car));
        let moved: Vec<Car> = Car::all().filter(|car| there(*car).0 != there(*car).1).collect();
        let by_bank = |car: &&Car| matches!(there(**car), (Where::Lot(_), Where::Lot(_)));
        let away = moved.iter().filter(by_bank).map(|car| Fix::Car { car: *car, at: Where::Bank });
        let left = moved.iter().filter(|car| !matches!(there(**car).1, Where::Lot(_)));
        let home = moved.iter().filter(|car| matches!(there(**car).1, Where::Lot(_)));
        let put = left.chain(home).map(|car| Fix::Car { car: *car, at: there(*car).1 });
        away.chain(put).collect()
    }

    /// The state off the ledger apart from the cars.
    fn fixes_to(view: View<'_>) -> Vec<Fix> {
        let state = view.state();
        let mut all = vec![Fix::First(state.first), Fix::Turn(state.turn)];
        if state.step == Step::Deal {
            return all;
        }
        all.push(Fix::Phase { round: state.round, phase: state.step.number() });
        all.push(Fix::Minimum(u8::try_from(state.minimum).unwrap_or_default()));
        all.push(Fix::Cards(state.cards));
        let shown = state.shown.iter();
        all.extend(shown.map(|((seat, car), value)| Fix::Shown { seat: *seat, car: *car, value: *value }));
        if let Some(counted) = &state.counted {
            all.push(Fix::Over);
            let values = counted.iter().flat_map(|(_, worth)| worth);
            all.extend(values.map(|(car, value)| Fix::Value { car: *car, value: *value }));
        }
        Self::lay_out(&mut all);
        all
    }

    /// Sorts the fixes into the order in which they are carried out, whatever the order of the lines of a sheet.
    fn lay_out(fixes: &mut [Fix]) {
        fixes.sort_by_key(|fix| match fix {
            Fix::Car { .. } => 0,
            Fix::First(_) => 1,
            Fix::Next(_) => 2,
            Fix::Phase { .. } => 3,
            Fix::Turn(_) | Fix::Minimum(_) | Fix::Cards(_) | Fix::Shown { .. } => 4,
            Fix::Over => 5,
            Fix::Value { .. } => 6,
        });
    }

    fn numbered(unit: Unit) -> bool {
        unit == units::CARS
    }

    fn numbers(view: View<'_>, _: Unit, seat: Seat) -> Vec<u8> {
        lot(view, seat).into_iter().map(Car::number).collect()
    }

    fn piece_fix(_: Unit, number: u8, to: Option<Seat>) -> Option<Fix> {
        Some(Fix::Car { car: Car::new(number)?, at: to.map_or(Where::Bank, Where::Lot) })
    }

    fn phase_fix(_view: View<'_>, turn: u32, phase: u8) -> Option<Fix> {
        Some(Fix::Phase { round: turn, phase })
    }

    /// Parses a fix.
    ///
    /// # Errors
    /// Says how the fix is written.
    fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let fix = match words.as_slice() {
            ["car", car, place @ ..] => {
                car.parse().ok().zip(read_place(place, seats)).map(|(car, at)| Fix::Car { car, at })
            }
            ["phase", round, phase] => {
                round.parse().ok().zip(phase.parse().ok()).map(|(round, phase)| Fix::Phase { round, phase })
            }
            ["next", who] => seats.find(who).map(Fix::Next),
            ["cards", cards] => cards.parse().ok().map(Fix::Cards),
            ["first", who] => seats.find(who).map(Fix::First),
            ["turn", who] => seats.find(who).map(Fix::Turn),
            ["minimum", cars] => cars.parse().ok().map(Fix::Minimum),
            ["over"] => Some(Fix::Over),
            ["value", car, value] => {
                car.parse().ok().zip(value.parse().ok()).map(|(car, value)| Fix::Value { car, value })
            }
            [who, "shows", car, value] => {
                let of = car.parse().ok().zip(value.parse().ok());
                seats.find(who).zip(of).map(|(seat, (car, value))| Fix::Shown { seat, car, value })
            }
            _ => None,
        };
        fix.ok_or_else(|| {
            msg!(NOTATION_HOW, example = "correct car 7 red, phase 2 3, next red, cards 1: reason")
        })
    }

    fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
        stands::describe_fix(fix, setting)
    }

    /// Writes a fix: `car 7 red`, `phase 2 3`, `next red`, `cards 1`.
    fn write_fix(fix: &Fix, seats: &Seats) -> String {
        match fix {
            Fix::Car { car, at: Where::Bank } => format!("car {car} bank"),
            Fix::Car { car, at: Where::Graveyard } => format!("car {car} graveyard"),
            Fix::Car { car, at: Where::Lot(seat) } => format!("car {car} {}", seats.word(*seat)),
            Fix::Car { car, at: Where::Stolen(seat) } => format!("car {car} stolen {}", seats.word(*seat)),
            Fix::Phase { round, phase } => format!("phase {round} {phase}"),
            Fix::Next(seat) => format!("next {}", seats.word(*seat)),
            Fix::Cards(cards) => format!("cards {cards}"),
            Fix::First(seat) => format!("first {}", seats.word(*seat)),
            Fix::Turn(seat) => format!("turn {}", seats.word(*seat)),
            Fix::Minimum(cars) => format!("minimum {cars}"),
            Fix::Shown { seat, car, value } => format!("{} shows {car} {value}", seats.word(*seat)),
            Fix::Over => "over".to_owned(),
            Fix::Value { car, value } => format!("value {car} {value}"),
        }
    }
}

/// Sets facts that need no check.
fn remember(state: &mut State, fix: &Fix) {
    match fix {
        Fix::First(seat) => state.first = *seat,
        Fix::Turn(seat) => state.turn = *seat,
        Fix::Minimum(cars) => state.minimum = i64::from(*cars),
        Fix::Cards(cards) => state.cards = *cards,
        Fix::Shown { seat, car, value } => _ = state.shown.insert((*seat, *car), *value),
        _ => {}
    }
}

/// Sets the value of a car in the final count; the car must be on a lot, and the game over.
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
        _ => Err(refused(msg!(k::FIX_VALUE, car = line))),
    }
}

/// Moves a car to where the table has it.
fn put(tx: &mut Tx<'_>, car: Car, at: Where) -> Result<(), Rejection> {
    let view = tx.view();
    if let Where::Lot(seat) | Where::Stolen(seat) = at {
        view.seats().known(seat)?;
    }
    if view.state().place(car) == at {
        let car_line = BoardValues::of(view).car(car);
        return Err(refused(msg!(k::FIX_THERE, car = car_line, place = lots::place(view, car))));
    }
    tx.state().counted = None;
    lots::move_car(tx, car, at, Why::new(CAUSE_CORRECTION, RULE_CORRECTIONS))
}

/// Puts the session in another step of the turn. The minimum is that of a turn that begins now.
fn go_to(tx: &mut Tx<'_>, round: u32, phase: u8) -> Result<(), Rejection> {
    let Some(step) = Step::ALL.into_iter().find(|step| step.number() == phase).filter(|_| round > 0) else {
        return Err(refused(msg!(k::FIX_PHASE, turn = round, phase = phase)));
    };
    let dealt = Car::all().any(|car| tx.view().state().place(car) != Where::Bank);
    if step == Step::Deal && dealt {
        return Err(refused(Line::new(k::DEALT_ALREADY)));
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

fn read_place(words: &[&str], seats: &Seats) -> Option<Where> {
    match words {
        ["bank"] => Some(Where::Bank),
        ["graveyard"] => Some(Where::Graveyard),
        ["stolen", who] => seats.find(who).map(Where::Stolen),
        [who] => seats.find(who).map(Where::Lot),
        _ => None,
    }
}
