//! Automobile's own corrections: turn and phase, orders of play, characters.

use serde::{Deserialize, Serialize};

use crate::engine::correction::refused;
use crate::engine::{PerSeat, Referee, Refusal, Rejection, Seat, Seats, Setting};
use crate::games::automobile::characters::order_of_play;
use crate::games::automobile::fix_lines::write_fix;
use crate::games::automobile::rulings::DURANT_AFTER_ALL;
use crate::games::automobile::turn::phase_name;
use crate::games::automobile::units::LOANS_TAKEN;
use crate::games::automobile::{
    Acted, Automobile, Builder, Character, Demand, Phase, Space, State, Taken, Tx, View, fix_lines, stands,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{self, automobile as k};

/// A correction beyond the ledger, in the order in which a whole position is set up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The turn and the phase.
    Phase {
        /// 1 to 4.
        turn: u8,
        /// 1 to 9.
        phase: u8,
        /// Phase 3 only: the round of actions, 1 to 3.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u8>,
    },
    /// The character of a player this turn.
    Character { seat: Seat, character: Character },
    /// The order of play of this turn, after executive decisions.
    Played(Vec<Seat>),
    /// The order of play of this turn, or the order of choosing in phase 2 and after phase 6.
    Order(Vec<Seat>),
    /// Turn 1: the first choice is no longer open, so that no bids are due.
    Bids,
    /// Phase 2: the player who must still build with Durant.
    Durant(Seat),
    /// Ford's extra piece of this turn is built.
    Ford,
    /// The player who acted last in phase 3, as long as nothing was done since.
    Acted {
        seat: Seat,
        /// The space that was built on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        built: Option<Space>,
    },
    /// Phase 5: a distributor has sold.
    Selling,
    /// Phase 6: the players who have passed, in order.
    Passed(Vec<Seat>),
    /// Phase 6: the passes in a row, if passing is not final.
    Passes(u8),
    /// The executive decisions taken this turn.
    Taken(Taken),
    /// The tiles that make the demand of this turn: premium, middle, low.
    Demand([Vec<u8>; 3]),
    /// Phase 8: the loans that a player had when it began.
    Loans { seat: Seat, loans: u8 },
    /// The game is over.
    Over,
    /// Whose turn it is within the phase.
    Next(Seat),
}

impl Referee for Automobile {
    fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Rejection> {
        let elsewhere = |tx: &Tx<'_>| {
            Err(refused(msg!(k::FIX_ELSEWHERE, phase = phase_name(tx.view().state().phase.number()))))
        };
        match fix {
            Fix::Phase { turn, phase, round } => return go_to(tx, *turn, *phase, *round),
            Fix::Character { seat, character } => return set_character(tx, *seat, *character),
            Fix::Order(order) => return set_order(tx, order),
            Fix::Next(seat) => return set_next(tx, *seat),
            Fix::Played(order) => {
                complete(tx.view(), order)?;
                tx.state().order.clone_from(order);
            }
            Fix::Bids => tx.state().first_choice = false,
            Fix::Durant(seat) => {
                tx.view().seats().known(*seat)?;
                let after_all = tx.view().is(DURANT_AFTER_ALL);
                match &mut tx.state().phase {
                    Phase::Characters { durant, .. } => *durant = Some(Builder { seat: *seat, after_all }),
                    _ => return elsewhere(tx),
                }
            }
            Fix::Ford => tx.state().ford_used = true,
            Fix::Acted { seat, built } => {
                tx.view().seats().known(*seat)?;
                tx.state().acted = Some(Acted { seat: *seat, built: *built });
            }
            Fix::Selling => match &mut tx.state().phase {
                Phase::Distributors { selling, .. } => *selling = true,
                _ => return elsewhere(tx),
            },
            Fix::Passed(order) => {
                order.iter().try_for_each(|seat| tx.view().seats().known(*seat))?;
                match tx.view().state().phase {
                    Phase::Decisions { .. } => tx.state().passed.clone_from(order),
                    _ => return elsewhere(tx),
                }
            }
            Fix::Passes(passes) => match &mut tx.state().phase {
                Phase::Decisions { quiet, .. } => *quiet = usize::from(*passes),
                _ => return elsewhere(tx),
            },
            Fix::Taken(taken) => tx.state().taken = *taken,
            Fix::Demand(_) if tx.view().state().phase.number() < 7 => return elsewhere(tx),
            Fix::Demand(tiles) => tx.state().demand = Some(Demand { tiles: tiles.clone() }),
            Fix::Loans { seat, loans: held } => {
                tx.view().seats().known(*seat)?;
                match &mut tx.state().phase {
                    Phase::Losses { loans } => loans.set(*seat, i64::from(*held)),
                    _ => return elsewhere(tx),
                }
            }
            Fix::Over => tx.state().phase = Phase::Over,
        }
        Ok(())
    }

    fn lay_out(fixes: &mut [Fix]) {
        fixes.sort();
    }

    /// Checks that the order of play is that of the characters, once all have one, or the order given by the
    /// correction.
    ///
    /// # Errors
    /// Names the order by the characters.
    fn validate(view: View<'_>, fixes: &[Fix]) -> Result<(), Refusal> {
        let said = fixes.iter().rev().find_map(|fix| match fix {
            Fix::Order(order) => Some(order),
            _ => None,
        });
        let (Some(said), true) = (said, (3..=6).contains(&view.state().phase.number())) else {
            return Ok(());
        };
        let Some(order) = by_characters(view) else { return Ok(()) };
        if *said == order {
            return Ok(());
        }
        let names: Vec<String> = order.iter().map(|seat| view.name(*seat)).collect();
        let why = msg!(k::FIX_ORDER_AGAINST, order = names.join(", "));
        let right = fixes.iter().map(|fix| match fix {
            Fix::Order(_) => Fix::Order(order.clone()),
            fix => fix.clone(),
        });
        let right: Vec<String> = right.map(|fix| write_fix(&fix, view.seats())).collect();
        let correction = format!("correct {}", right.join(", "));
        let suggestion = msg!(k::FIX_ORDER_AGAINST_SUGGESTION, correction = view.typed(&correction));
        Err(Refusal::new(why, keys::engine::RULE_CORRECTIONS).suggestion(suggestion))
    }

    fn phase_fix(_view: View<'_>, turn: u32, phase: u8) -> Option<Fix> {
        Some(Fix::Phase { turn: turn.try_into().ok()?, phase, round: None })
    }

    /// The fixes that set up this position from any other.
    fn fixes_to(view: View<'_>) -> Vec<Fix> {
        let state = view.state();
        let number = state.phase.number();
        let mut all = vec![Fix::Phase { turn: state.turn, phase: number, round: state.phase.round() }];
        if number >= 2 {
            let held = state.characters.iter().filter_map(|(seat, held)| Some((seat, (*held)?)));
            all.extend(held.map(|(seat, character)| Fix::Character { seat, character }));
        }
        let order = match number {
            1 | 2 => &state.choosing,
            3..=6 => &state.order,
            _ => &state.passed,
        };
        if complete(view, order).is_ok() {
            all.push(Fix::Order(order.clone()));
        }
        if number >= 7 && complete(view, &state.order).is_ok() {
            all.push(Fix::Played(state.order.clone()));
        }
        let nobody_has = state.characters.iter().all(|(_, held)| held.is_none());
        all.extend(
            (!state.first_choice && state.turn == 1 && number <= 2 && nobody_has).then_some(Fix::Bids),
        );
        all.extend(state.durant_due().map(Fix::Durant));
        all.extend(state.ford_used.then_some(Fix::Ford));
        all.extend(state.ford_just_acted().map(|Acted { seat, built }| Fix::Acted { seat, built }));
        let decided = state.taken != Taken::lying(view) && number >= 6;
        all.extend(decided.then_some(Fix::Taken(state.taken)));
        all.extend(state.demand.clone().map(|demand| Fix::Demand(demand.tiles)));
        match &state.phase {
            Phase::Distributors { selling: true, .. } => all.push(Fix::Selling),
            Phase::Decisions { quiet, .. } => {
                all.extend((!state.passed.is_empty()).then(|| Fix::Passed(state.passed.clone())));
                all.extend(u8::try_from(*quiet).ok().filter(|quiet| *quiet > 0).map(Fix::Passes));
            }
            Phase::Losses { loans } => {
                let other = loans.iter().filter(|(seat, loans)| **loans != view.has(*seat, LOANS_TAKEN));
                let other = other.filter_map(|(seat, loans)| Some((seat, u8::try_from(*loans).ok()?)));
                all.extend(other.map(|(seat, loans)| Fix::Loans { seat, loans }));
            }
            Phase::Over => all.push(Fix::Over),
            _ => {}
        }
        let next = match state.phase {
            Phase::Characters { .. } => state.chooser(),
            _ => state.phase.next().and_then(|next| state.order.get(next).copied()),
        };
        all.extend(next.map(Fix::Next));
        all
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

/// Sets whose turn it is within the phase.
fn set_next(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    tx.view().seats().known(seat)?;
    let state = tx.view().state();
    let by_turns = state.phase.next().is_some();
    let Some(at) = state.line_up().iter().position(|other| *other == seat).filter(|_| by_turns) else {
        return Err(refused(msg!(k::FIX_NOBODY_NEXT, phase = phase_name(state.phase.number()))));
    };
    let choosing = matches!(state.phase, Phase::Characters { .. });
    if let Some(held) = state.characters.of(seat).filter(|_| choosing) {
        return Err(refused(msg!(k::FIX_HAS_CHOSEN, seat = tx.view().name(seat), character = held.key())));
    }
    if let Some(next) = tx.state().phase.next_mut() {
        *next = at;
    }
    Ok(())
}

/// Puts the session in another phase. What the phases in between would have settled is not made up: missing orders
/// are filled with the order of the table.
fn go_to(tx: &mut Tx<'_>, turn: u8, phase: u8, round: Option<u8>) -> Result<(), Rejection> {
    let everybody: Vec<Seat> = tx.view().seats().iter().collect();
    let loans = everybody.iter().map(|seat| tx.view().has(*seat, LOANS_TAKEN)).collect();
    let begun = Phase::begin(phase, loans).filter(|_| (1..=4).contains(&turn));
    let begun = match (begun, round) {
        (Some(Phase::Actions { next, .. }), Some(round @ 1..=3)) => Some(Phase::Actions { round, next }),
        (begun, None | Some(1..=3)) => begun,
        (_, Some(_)) => None,
    };
    let Some(begun) = begun else {
        return Err(refused(msg!(k::FIX_PHASE, turn = turn, phase = phase)));
    };
    let lying = Taken::lying(tx.view());
    let by_characters = by_characters(tx.view());
    let state = tx.state();
    if turn != state.turn {
        state.ford_used = false;
    }
    if turn != state.turn || phase < 7 {
        state.demand = None;
    }
    if turn != state.turn || state.phase.number() < 6 || phase < 6 {
        state.taken = lying;
    }
    state.first_choice &= turn == 1 && phase <= 2;
    (state.turn, state.phase, state.acted) = (turn, begun, None);
    if state.choosing.is_empty() {
        state.choosing.clone_from(&everybody);
    }
    if phase >= 3 && state.order.is_empty() {
        state.order = by_characters.unwrap_or_else(|| everybody.clone());
    }
    match phase {
        1 | 2 => {
            state.order.clear();
            state.passed.clear();
            state.ford_used = false;
            state.characters = PerSeat::new(everybody.len());
        }
        3..=6 => state.passed.clear(),
        _ => {
            let passed = state.passed.clone();
            let late = state.order.iter().filter(|seat| !passed.contains(seat));
            state.passed.extend(late.copied());
        }
    }
    Ok(())
}

/// Refuses an order in which a player is missing or named twice.
fn complete(view: View<'_>, order: &[Seat]) -> Result<(), Rejection> {
    let all = order.len() == view.seats().count() && view.seats().iter().all(|seat| order.contains(&seat));
    if all { Ok(()) } else { Err(refused(Line::new(k::FIX_ORDER))) }
}

fn set_order(tx: &mut Tx<'_>, order: &[Seat]) -> Result<(), Rejection> {
    complete(tx.view(), order)?;
    match &mut tx.state().phase {
        Phase::Tiles => tx.state().choosing = order.to_vec(),
        Phase::Characters { next, .. } => {
            *next = 0;
            tx.state().choosing = order.to_vec();
        }
        phase if phase.number() <= 6 => play_in(tx, order.to_vec()),
        _ => tx.state().passed = order.to_vec(),
    }
    Ok(())
}

fn set_character(tx: &mut Tx<'_>, seat: Seat, character: Character) -> Result<(), Rejection> {
    let view: View<'_> = tx.view();
    view.seats().known(seat)?;
    if let Some(holder) = view.state().holder(character).filter(|holder| *holder != seat) {
        return Err(refused(msg!(
            k::CHARACTER_TAKEN,
            character = character.key(),
            holder = view.name(holder)
        )));
    }
    let state = tx.state();
    if character == Character::Ford && state.holder(Character::Ford) != Some(seat) {
        state.ford_used = false;
    }
    state.characters.set(seat, Some(character));
    state.first_choice = false;
    if state.phase.number() >= 3
        && let Some(order) = by_characters(tx.view())
    {
        play_in(tx, order);
    }
    Ok(())
}

/// The order of play by the characters; `None` if a player has no character, or the position of one is not known.
fn by_characters(view: View<'_>) -> Option<Vec<Seat>> {
    order_of_play(view).ok().flatten()
}

/// Sets the order of play; players who had their turn in this round are not next.
fn play_in(tx: &mut Tx<'_>, order: Vec<Seat>) {
    let State { order: before, phase, .. } = tx.state();
    let had: Vec<Seat> = before.iter().copied().take(phase.next().unwrap_or(0)).collect();
    *before = order;
    if let Some(next) = phase.next_mut() {
        *next = before.iter().position(|seat| !had.contains(seat)).unwrap_or(0);
    }
}
