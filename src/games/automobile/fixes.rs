//! What the referee may put right beyond the ledger: where the game stands, orders, characters.

use serde::{Deserialize, Serialize};

use crate::engine::{Halt, Refusal, Seat, Seats};
use crate::games::automobile::characters::order_of_play;
use crate::games::automobile::turn::phase_name;
use crate::games::automobile::units::LOANS_TAKEN;
use crate::games::automobile::{Character, Look, State, Taken, Tx};
use crate::say;
use crate::words::Line;
use crate::words::keys::automobile as k;

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The turn and the phase the table stands in.
    Phase {
        /// 1 to 4.
        turn: u8,
        /// 1 to 9.
        phase: u8,
        /// Phase 3 only: the round of actions, 1 to 3.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u8>,
    },
    /// The order of play of this turn, or of choosing in phase 2.
    Order(Vec<Seat>),
    /// Which character somebody holds this turn.
    Character {
        /// The player who has it.
        seat: Seat,
        /// The character that is had.
        character: Character,
    },
    /// Whose turn it is within the phase.
    Next(Seat),
}

fn refused(why: Line) -> Halt {
    Refusal::new(why, crate::words::keys::engine::RULE_CORRECTIONS).way_out(Line::new(k::FIX_WAY_OUT)).into()
}

/// Carries out a fix.
pub fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
    match fix {
        Fix::Phase { turn, phase, round } => go_to(tx, *turn, *phase, *round),
        Fix::Order(order) => set_order(tx, order),
        Fix::Character { seat, character } => set_character(tx, *seat, *character),
        Fix::Next(_) if follows(tx.view()) && ![2, 3, 5, 6].contains(&tx.view().state().phase) => {
            Err(refused(say!(k::FIX_NOBODY_NEXT, phase = phase_name(tx.view().state().phase))))
        }
        Fix::Next(seat) => {
            let at = tx.view().state().line_up().iter().position(|other| other == seat);
            let Some(at) = at else {
                return Err(refused(say!(k::FIX_NOT_IN_ORDER, seat = tx.view().name(*seat))));
            };
            let held = tx.view().state().characters.of(*seat).filter(|_| tx.view().state().phase == 2);
            if let Some(held) = held {
                let why = say!(k::FIX_HAS_CHOSEN, seat = tx.view().name(*seat), character = held.key());
                return Err(refused(why));
            }
            tx.state().next = at;
            Ok(())
        }
    }
}

/// The fixes after which any table stands where this one does: phase, characters, order, whose turn.
pub fn fixes_to(state: &State) -> Vec<Fix> {
    let round = (state.phase == 3).then_some(state.round);
    let mut all = vec![Fix::Phase { turn: state.turn, phase: state.phase, round }];
    if state.phase >= 2 {
        let held = state.characters.iter().filter_map(|(seat, held)| Some((seat, (*held)?)));
        all.extend(held.map(|(seat, character)| Fix::Character { seat, character }));
    }
    let order = match state.phase {
        1 | 2 => &state.choosing,
        3..=6 => &state.order,
        _ => &state.passed,
    };
    if order.len() == state.characters.iter().count() {
        all.push(Fix::Order(order.clone()));
    }
    let next = match state.phase {
        2 => state.chooser(),
        3 | 5 | 6 => state.order.get(state.next).copied(),
        _ => None,
    };
    all.extend(next.map(Fix::Next));
    all
}

/// Stands the game in another phase. What the phases in between would have settled is not made up: orders
/// that are missing are filled with the order of the table.
fn go_to(tx: &mut Tx<'_>, turn: u8, phase: u8, round: Option<u8>) -> Result<(), Halt> {
    if !(1..=4).contains(&turn)
        || !(1..=9).contains(&phase)
        || round.is_some_and(|round| !(1..=3).contains(&round))
    {
        return Err(refused(say!(k::FIX_PHASE, turn = turn, phase = phase)));
    }
    let everybody: Vec<Seat> = tx.view().seats().iter().collect();
    let loans = everybody.iter().map(|seat| tx.view().has(*seat, LOANS_TAKEN)).collect();
    let lying = Taken::lying(tx.view());
    let follows = follows(tx.view());
    let by_characters = by_characters(tx.view());
    let state = tx.state();
    if phase == 8 {
        state.loans_before = loans;
    }
    if turn != state.turn {
        state.demand = None;
        state.ford_used = false;
    }
    if turn != state.turn || state.phase < 6 || phase < 6 {
        state.taken = lying;
    }
    if phase < 7 {
        state.demand = None;
    }
    state.first_choice &= turn == 1 && phase <= 2;
    state.turn = turn;
    state.phase = phase;
    state.round = round.unwrap_or(1);
    state.next = 0;
    state.over = false;
    state.durant = None;
    state.durant_later = None;
    state.acted = None;
    state.built = None;
    state.selling = false;
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
            state.characters = crate::engine::PerSeat::new(everybody.len());
        }
        3..=6 => {
            state.passed.clear();
            state.quiet = 0;
        }
        _ if follows => {
            let passed = state.passed.clone();
            let late = state.order.iter().filter(|seat| !passed.contains(seat));
            state.passed.extend(late.copied());
        }
        _ if state.passed.len() != everybody.len() => state.passed.clone_from(&state.order),
        _ => {}
    }
    Ok(())
}

fn set_order(tx: &mut Tx<'_>, order: &[Seat]) -> Result<(), Halt> {
    let view = tx.view();
    let complete =
        order.len() == view.seats().count() && view.seats().iter().all(|seat| order.contains(&seat));
    if !complete {
        return Err(refused(Line::new(k::FIX_ORDER)));
    }
    let state = tx.view().state();
    if (3..=6).contains(&state.phase) {
        play_in(tx, order.to_vec());
        return Ok(());
    }
    let state = tx.state();
    if state.phase <= 2 {
        state.choosing = order.to_vec();
        state.next = 0;
    } else {
        state.passed = order.to_vec();
    }
    Ok(())
}

fn set_character(tx: &mut Tx<'_>, seat: Seat, character: Character) -> Result<(), Halt> {
    let view: Look<'_> = tx.view();
    view.seats().known(seat)?;
    if let Some(holder) = view.state().holder(character).filter(|holder| *holder != seat) {
        return Err(refused(say!(
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
    if state.phase >= 3
        && let Some(order) = by_characters(tx.view())
    {
        play_in(tx, order);
    }
    Ok(())
}

/// The order of play that the characters give, where it follows them after a correction; none while somebody has no
/// character, or nobody has read where one stands.
fn by_characters(view: Look<'_>) -> Option<Vec<Seat>> {
    order_of_play(view).ok().flatten().filter(|_| follows(view))
}

/// Whether the order of play follows the characters after a correction: so since the second version of the rules, and
/// games begun with the first keep the order in which they were played.
fn follows(view: Look<'_>) -> bool {
    view.setting.rules >= 2
}

/// Another order of play. Whoever had a turn in this round is not next.
fn play_in(tx: &mut Tx<'_>, order: Vec<Seat>) {
    let follows = follows(tx.view());
    let state = tx.state();
    let had: Vec<Seat> = state.order.iter().copied().take(state.next).collect();
    state.order = order;
    if follows {
        state.next = state.order.iter().position(|seat| !had.contains(seat)).unwrap_or(0);
    }
}

/// Whether the order of play is that of the characters, once everybody has one, and as the correction says.
///
/// # Errors
/// Names the order that the characters give.
pub fn validate(view: Look<'_>, fixes: &[Fix]) -> Result<(), Refusal> {
    let said = fixes.iter().rev().find_map(|fix| match fix {
        Fix::Order(order) => Some(order),
        _ => None,
    });
    let (Some(said), true) = (said, (3..=6).contains(&view.state().phase)) else {
        return Ok(());
    };
    let Some(order) = by_characters(view) else { return Ok(()) };
    if *said == order {
        return Ok(());
    }
    let names: Vec<String> = order.iter().map(|seat| view.name(*seat)).collect();
    let words: Vec<String> = order.iter().map(|seat| view.seats().word(*seat)).collect();
    let why = say!(k::FIX_ORDER_AGAINST, order = names.join(", "));
    let way_out = say!(k::FIX_ORDER_AGAINST_WAY_OUT, order = words.join(" "));
    Err(Refusal::new(why, crate::words::keys::engine::RULE_CORRECTIONS).way_out(way_out))
}

/// The line of a fix: `phase 2 5`, `order red blue green`, `red is ford`, `next red`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    match fix {
        Fix::Phase { turn, phase, round: Some(round) } => format!("phase {turn} {phase} {round}"),
        Fix::Phase { turn, phase, round: None } => format!("phase {turn} {phase}"),
        Fix::Order(order) => {
            let words: Vec<String> = order.iter().map(|seat| seats.word(*seat)).collect();
            format!("order {}", words.join(" "))
        }
        Fix::Character { seat, character } => format!("{} is {}", seats.word(*seat), character.word()),
        Fix::Next(seat) => format!("next {}", seats.word(*seat)),
    }
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || {
        say!(
            crate::words::keys::engine::NOTATION_HOW,
            example = "correct phase 2 5, order red blue green, red is ford, next red: reason"
        )
    };
    let number = |word: &str| word.parse::<u8>().map_err(|_| wrong());
    match words.as_slice() {
        ["phase", turn, phase] => Ok(Fix::Phase { turn: number(turn)?, phase: number(phase)?, round: None }),
        ["phase", turn, phase, round] => {
            Ok(Fix::Phase { turn: number(turn)?, phase: number(phase)?, round: Some(number(round)?) })
        }
        ["order", order @ ..] => {
            let order: Option<Vec<Seat>> = order.iter().map(|word| seats.find(word)).collect();
            order.map(Fix::Order).ok_or_else(wrong)
        }
        ["next", who] => seats.find(who).map(Fix::Next).ok_or_else(wrong),
        [who, "is", character] => {
            let (seat, character) = seats.find(who).zip(character.parse().ok()).ok_or_else(wrong)?;
            Ok(Fix::Character { seat, character })
        }
        _ => Err(wrong()),
    }
}
