//! The off-ledger state of Automobile in corrections: turn and phase, orders of play, characters, decisions of this
//! turn.

use std::collections::BTreeMap;

use crate::engine::correction::refused;
use crate::engine::stands::Erased as _;
use crate::engine::{
    Actor, Part, PerSeat, Referee, Refusal, Rejection, Rest, Seat, Seats, push_word, refuse,
};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::characters::order_of_play;
use crate::games::automobile::rulings::DURANT_AFTER_ALL;
use crate::games::automobile::turn::phase_name;
use crate::games::automobile::units::LOANS_TAKEN;
use crate::games::automobile::{
    Acted, Automobile, Builder, Character, Class, Demand, Phase, Space, State, Taken, Tx, View,
};
use crate::words::keys::{self, automobile as k, engine};
use crate::words::{Arg, Line};
use crate::{msg, parts, stands, told};

stands! {
    Stands, "correct phase 2 5, order red blue green, red is ford, next red: reason";
    pub phase: Option<PhaseOf> = "phase" => |_, at, _| {
        let (turn, phase, name) = (at.turn, at.phase, phase_name(at.phase));
        match at.round {
            None => msg!(engine::STANDS_PHASE, turn, phase, name),
            Some(round) => msg!(k::STANDS_ROUND, turn, phase, name, round),
        }
    },
    /// The characters of this turn.
    pub characters: BTreeMap<Seat, Character> = "* is" => told!(k::STANDS_CHARACTER, seat, character),
    /// After phase 6: the order of play of this turn. `order` holds it before.
    pub played: Option<Vec<Seat>> = "played" => told!(k::STANDS_PLAYED, _, order),
    /// In phases 3 to 6: the order of play of this turn. In phases 1 and 2: the order of choosing characters. After phase 6: the order of
    /// choosing in the next turn.
    pub order: Option<Vec<Seat>> = "order" => told!(engine::STANDS_ORDER, _, order),
    /// Turn 1: the first choice has been made, so no bids are due.
    pub bids: bool = "bids" => told!(k::STANDS_BIDS, _, _),
    /// Phase 2: the player who must still build with Durant.
    pub durant: Option<Seat> = "durant" => told!(k::STANDS_DURANT, _, seat),
    /// Whether Ford's extra piece has been built this turn.
    pub ford: bool = "ford" => told!(k::STANDS_FORD, _, _),
    /// The last action in phase 3, until another act follows: its player, and the space that it built on, if any.
    pub acted: Option<ActedBy> = "acted" => |_, acted, setting| {
        let seat = setting.seats.name(acted.seat);
        match acted.built {
            None => msg!(k::STANDS_ACTED, seat),
            Some(space) => msg!(k::STANDS_BUILT, seat, space = BoardValues::on(&setting.board).space(space)),
        }
    },
    /// Phase 5: a distributor has sold.
    pub selling: bool = "selling" => told!(k::STANDS_SELLING, _, _),
    /// Phase 6: the players who have passed, in order.
    pub passed: Option<Vec<Seat>> = "passed" => told!(k::STANDS_PASSED, _, order),
    /// Phase 6: the passes in a row, if passing is not final.
    pub passes: Option<u8> = "passes" => told!(k::STANDS_PASSES, _, passes),
    /// The executive decisions taken this turn.
    pub taken: Option<Taken> = "taken" => |_, taken, _| {
        let [close, bonus, pair, singles] = counts(taken);
        msg!(k::STANDS_TAKEN, close, bonus, pair, singles)
    },
    /// The tiles that make the demand of this turn: premium, middle, low.
    pub demand: Option<[Vec<u8>; 3]> = "demand", ByClass => |_, demand, _| {
        let of = |(class, tiles): (Class, &Vec<u8>)| {
            let tiles = tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
            msg!(k::STANDS_DEMAND_OF, class = class.key(), tiles)
        };
        msg!(k::STANDS_DEMAND, tiles = Arg::List(Class::ALL.into_iter().zip(demand).map(of).collect()))
    },
    /// Phase 8: the loans that each player had when it began.
    pub loans: BTreeMap<Seat, u8> = "* began" => told!(k::STANDS_LOANS, seat, loans),
    /// The game is over.
    pub over: bool = "over" => told!(engine::STANDS_OVER, _, _),
    /// Whose turn it is within the phase.
    pub next: Option<Seat> = "next" => told!(engine::STANDS_NEXT, _, seat),
}

parts! {
    /// The turn and the phase.
    #[derive(Copy)]
    PhaseOf {
        /// 1 to 4.
        turn: u8,
        /// 1 to 9.
        phase: u8,
        /// Phase 3 only: the round of actions, 1 to 3.
        round: Option<u8>; default,
    }
}

parts! {
    #[derive(Copy)]
    ActedBy {
        seat: Seat,
        built: Option<Space>; default,
    }
}

/// Notation for the tiles: numbers after the word of their class.
#[derive(Clone, Copy, Debug)]
struct ByClass;

impl Part<ByClass> for [Vec<u8>; 3] {
    fn take<A: Actor>(_: ByClass, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let mut tiles = Self::default();
        while let Some(class) = rest.optional::<Class>()? {
            let row = tiles.get_mut(class.index()).into_iter();
            row.for_each(|row| row.extend(std::iter::from_fn(|| rest.if_parsed::<u8>())));
        }
        Ok(tiles)
    }

    fn put(&self, _: ByClass, seats: &Seats, line: &mut String) {
        for (class, tiles) in Class::ALL.into_iter().zip(self) {
            class.put((), seats, line);
            tiles.put((), seats, line);
        }
    }
}

/// How many times each decision was taken.
fn counts(taken: &Taken) -> [u8; 4] {
    [u8::from(taken.close), taken.bonus, u8::from(taken.pair), taken.singles]
}

impl Part<()> for Taken {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let counts: [u8; 4] = [rest.argument()?, rest.argument()?, rest.argument()?, rest.argument()?];
        match counts {
            [close @ 0..=1, bonus, pair @ 0..=1, singles] => {
                Ok(Self { close: close == 1, bonus, pair: pair == 1, singles })
            }
            _ => Err(rest.typed().how()),
        }
    }

    fn put(&self, (): (), _: &Seats, line: &mut String) {
        counts(self).iter().for_each(|count| push_word(line, &count.to_string()));
    }
}

impl Referee for Automobile {
    fn correct(tx: &mut Tx<'_>, said: &Stands) -> Result<(), Rejection> {
        let view = tx.view();
        let named =
            said.durant.iter().chain(said.acted.iter().map(|acted| &acted.seat)).chain(said.loans.keys());
        let named = named.chain(said.passed.iter().flatten());
        named.copied().try_for_each(|seat| view.seats().known(seat))?;
        let after_all = view.is(DURANT_AFTER_ALL);
        if let Some(PhaseOf { turn, phase, round }) = said.phase {
            go_to(tx, turn, phase, round)?;
        }
        let other = |state: &State, (seat, character): (&Seat, &Character)| {
            state.characters.of(*seat).filter(|held| held != character).map(|_| *seat)
        };
        let given_up: Vec<Seat> =
            said.characters.iter().filter_map(|held| other(tx.view().state(), held)).collect();
        given_up.into_iter().for_each(|seat| tx.state().characters.set(seat, None));
        said.characters.iter().try_for_each(|(seat, character)| set_character(tx, *seat, *character))?;
        if let Some(order) = &said.played {
            complete(tx.view(), order)?;
            tx.state().order.clone_from(order);
        }
        said.order.iter().try_for_each(|order| set_order(tx, order))?;
        let number = tx.view().state().phase.number();
        let state = tx.state();
        let mut fits = said.demand.is_none() || number >= 7;
        match &mut state.phase {
            Phase::Characters { durant, .. } => {
                *durant = said.durant.map(|seat| Builder { seat, after_all }).or(*durant);
            }
            _ => fits &= said.durant.is_none(),
        }
        match &mut state.phase {
            Phase::Distributors { selling, .. } => *selling |= said.selling,
            _ => fits &= !said.selling,
        }
        match &mut state.phase {
            Phase::Decisions { quiet, .. } => *quiet = said.passes.map_or(*quiet, usize::from),
            _ => fits &= said.passes.is_none() && said.passed.is_none(),
        }
        match &mut state.phase {
            Phase::Losses { loans } => {
                said.loans.iter().for_each(|(seat, held)| loans.set(*seat, i64::from(*held)));
            }
            _ => fits &= said.loans.is_empty(),
        }
        if !fits {
            return refused(msg!(k::FIX_ELSEWHERE, phase = phase_name(number)));
        }
        state.first_choice &= !said.bids;
        state.ford_used |= said.ford;
        state.acted = said.acted.map(|ActedBy { seat, built }| Acted { seat, built }).or(state.acted);
        said.passed.iter().for_each(|passed| state.passed.clone_from(passed));
        state.taken = said.taken.unwrap_or(state.taken);
        state.demand = said.demand.clone().map(|tiles| Demand { tiles }).or(state.demand.take());
        if said.over {
            state.phase = Phase::Over;
        }
        said.next.iter().try_for_each(|seat| set_next(tx, *seat))
    }

    /// Refuses an order of play that differs from the order by the characters.
    ///
    /// # Errors
    /// Gives the order by the characters.
    fn validate(view: View<'_>, said: &Stands) -> Result<(), Refusal> {
        let (Some(order), true) = (&said.order, (3..=6).contains(&view.state().phase.number())) else {
            return Ok(());
        };
        let Some(by_characters) = by_characters(view).filter(|right| right != order) else { return Ok(()) };
        let names: Vec<String> = by_characters.iter().map(|seat| view.name(*seat)).collect();
        let why = msg!(k::FIX_ORDER_AGAINST, order = names.join(", "));
        let right = Stands { order: Some(by_characters), ..said.clone() };
        let right: Vec<String> = right.facts(view.setting).into_iter().map(|fact| fact.text).collect();
        let correction = format!("correct {}", right.join(", "));
        let suggestion = msg!(k::FIX_ORDER_AGAINST_SUGGESTION, correction = view.typed(&correction));
        refuse(why, keys::engine::RULE_CORRECTIONS, suggestion)
    }

    fn at_phase(_view: View<'_>, turn: u32, phase: u8) -> Stands {
        let phase = turn.try_into().ok().map(|turn| PhaseOf { turn, phase, round: None });
        Stands { phase, ..Stands::default() }
    }

    fn stands(view: View<'_>) -> Stands {
        let state = view.state();
        let number = state.phase.number();
        let held = state.characters.iter().filter_map(|(seat, held)| Some((seat, (*held)?)));
        let complete = |order: &Vec<Seat>| complete(view, order).is_ok().then(|| order.clone());
        let nobody_has = state.characters.iter().all(|(_, held)| held.is_none());
        let (quiet, began) = match &state.phase {
            Phase::Decisions { quiet, .. } => (u8::try_from(*quiet).ok().filter(|quiet| *quiet > 0), None),
            Phase::Losses { loans } => (None, Some(loans)),
            _ => (None, None),
        };
        let other = began.into_iter().flat_map(|loans| loans.iter());
        let other = other.filter(|(seat, loans)| **loans != view.has(*seat, LOANS_TAKEN));
        let deciding = matches!(state.phase, Phase::Decisions { .. });
        Stands {
            phase: Some(PhaseOf { turn: state.turn, phase: number, round: state.phase.round() }),
            characters: if number >= 2 { held.collect() } else { BTreeMap::new() },
            played: complete(&state.order).filter(|_| number >= 7),
            order: complete(match number {
                1 | 2 => &state.choosing,
                3..=6 => &state.order,
                _ => &state.passed,
            }),
            bids: !state.first_choice && state.turn == 1 && number <= 2 && nobody_has,
            durant: state.durant_due(),
            ford: state.ford_used,
            acted: state.ford_just_acted().map(|Acted { seat, built }| ActedBy { seat, built }),
            selling: matches!(state.phase, Phase::Distributors { selling: true, .. }),
            passed: (deciding && !state.passed.is_empty()).then(|| state.passed.clone()),
            passes: quiet,
            taken: Some(state.taken).filter(|taken| *taken != Taken::lying(view) && number >= 6),
            demand: state.demand.clone().map(|demand| demand.tiles),
            loans: other.filter_map(|(seat, loans)| Some((seat, u8::try_from(*loans).ok()?))).collect(),
            over: state.over(),
            next: match state.phase {
                Phase::Characters { .. } => state.chooser(),
                _ => state.phase.next().and_then(|next| state.order.get(next).copied()),
            },
        }
    }
}

fn set_next(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    tx.view().seats().known(seat)?;
    let state = tx.view().state();
    let by_turns = state.phase.next().is_some();
    let Some(at) = state.line_up().iter().position(|other| *other == seat).filter(|_| by_turns) else {
        return refused(msg!(k::FIX_NOBODY_NEXT, phase = phase_name(state.phase.number())));
    };
    let choosing = matches!(state.phase, Phase::Characters { .. });
    if let Some(held) = state.characters.of(seat).filter(|_| choosing) {
        return refused(msg!(k::FIX_HAS_CHOSEN, seat = tx.view().name(seat), character = held.key()));
    }
    if let Some(next) = tx.state().phase.next_mut() {
        *next = at;
    }
    Ok(())
}

/// Moves the game to another phase, without the results that the phases in between would have had. Missing orders are filled in: the order
/// of play by the characters if they are known, any other order from the seats.
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
        return refused(msg!(k::FIX_PHASE, turn, phase));
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
    if all { Ok(()) } else { refused(k::FIX_ORDER) }
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
        return refused(msg!(k::CHARACTER_TAKEN, character = character.key(), holder = view.name(holder)));
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

/// Sets the order of play. The next player is the first one in it who has not acted in this round.
fn play_in(tx: &mut Tx<'_>, order: Vec<Seat>) {
    let State { order: before, phase, .. } = tx.state();
    let had: Vec<Seat> = before.iter().copied().take(phase.next().unwrap_or(0)).collect();
    *before = order;
    if let Some(next) = phase.next_mut() {
        *next = before.iter().position(|seat| !had.contains(seat)).unwrap_or(0);
    }
}
