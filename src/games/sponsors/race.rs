//! The race, turn by turn: the car to act, workshop cards, passing, and missing a turn off the track.

use crate::engine::{Command, Maybe, Refusal, Rejection, Told, Why, refuse};
use crate::games::sponsors::rulings::{PLACES_LEFT_ALL, RACE_ORDER_FOREMOST};
use crate::games::sponsors::sides::{holder, name};
use crate::games::sponsors::state::{Due, Ran, State};
use crate::games::sponsors::units::{HIGHEST_CARD, PLAYED, cards};
use crate::games::sponsors::workshop::holds;
use crate::games::sponsors::{Car, Category, Origin, Phase, Sponsors, Square, Tx, View, hands, turn};
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};
use crate::{act, msg};

/// Begins the next race turn. The order on the track becomes the order of play.
pub fn begin_turn(state: &mut State) {
    let race = &mut state.race;
    race.turn = race.turn.saturating_add(1);
    race.start.clone_from(&race.order);
    race.to_play.clone_from(&race.order);
    race.gone = race.finished.len();
    race.slipped_round.clear();
    begin_play(state);
}

fn begin_play(state: &mut State) {
    let race = &mut state.race;
    race.slipped.clear();
    race.greened.clear();
}

/// The car to act: one with a move or a ball to enter, otherwise the next one to play.
pub fn next(view: View<'_>) -> Option<Car> {
    let race = &view.state().race;
    let moving = race.dues.first().map(|due| due.car);
    moving.or(race.spin.map(|spin| spin.car)).or_else(|| {
        if view.is(RACE_ORDER_FOREMOST) {
            race.order.iter().find(|car| race.to_play.contains(car)).copied()
        } else {
            race.to_play.first().copied()
        }
    })
}

/// The place of a car among the cars still racing, from 1.
pub fn place(state: &State, car: Car) -> Option<u8> {
    let at = state.race.order.iter().position(|other| *other == car)?;
    u8::try_from(at + 1).ok()
}

/// Whether a car leads. The ruling `places-left` says whether cars that have finished count as ahead.
pub fn leads(view: View<'_>, car: Car) -> bool {
    let race = &view.state().race;
    let nobody_before = race.finished.is_empty() || !view.is(PLACES_LEFT_ALL);
    race.order.first() == Some(&car) && nobody_before
}

pub fn cards_left(view: View<'_>, car: Car) -> i64 {
    let own = holder(view.seats(), car);
    Category::ALL.iter().map(|category| view.balance(own, cards(*category))).sum()
}

/// Refuses to play out of turn, while a move or a ball must be entered, and with a car off the track.
pub fn may_play(view: View<'_>, car: Car) -> Result<(), Rejection> {
    turn::in_phase(view, Phase::Race)?;
    let state = view.state();
    if next(view) != Some(car) {
        return Err(turn::out_of_turn(view, next(view)));
    }
    if !state.race.dues.is_empty() || state.race.spin.is_some() {
        let why = msg!(k::MOVE_AWAITED, car = name(view.seats(), car));
        return Err(Refusal::new(why, k::RULE_RACE).into());
    }
    if state.race.off.contains_key(&car) {
        let why = msg!(k::OFF_TRACK, car = name(view.seats(), car));
        return refuse(why, k::RULE_VIOLET, k::OFF_TRACK_SUGGESTION);
    }
    Ok(())
}

/// Begins the play of a car.
pub fn begin(tx: &mut Tx<'_>, car: Car) {
    let state = tx.state();
    state.race.to_play.retain(|other| *other != car);
    begin_play(state);
}

/// Begins the next race turn when all cars have played and all moves are entered.
pub fn settle(tx: &mut Tx<'_>) {
    let state = tx.state();
    let race = &state.race;
    if !state.over && race.dues.is_empty() && race.spin.is_none() && race.to_play.is_empty() {
        begin_turn(state);
    }
}

act! {
    /// Race: plays a workshop card 1 to 7.
    pub struct Play(Sponsors, "play" / "joue", "red play engine 5", k::VERB_PLAY, k::MEANS_PLAY) {
        by car: Car,
        pub category: Category,
        pub value: u8,
    } => k::DESCRIBE_PLAY
}

impl Command<Sponsors> for Play {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, category, value } = *self;
        const WHY: Why = Why::new(k::CAUSE_PLAYED, k::RULE_RACE);
        may_play(tx.view(), car)?;
        let refused = |why: Line, suggestion: Key| refuse(why, k::RULE_RACE, suggestion);
        match value {
            0 => return refused(k::CARD_ZERO.into(), k::CARD_ZERO_SUGGESTION),
            1..=HIGHEST_CARD => {}
            _ => return refused(msg!(k::CARD_VALUE, value), k::CARD_VALUE_SUGGESTION),
        }
        holds(tx.view(), car, category)?;
        hands::take(tx, car, category, value)?;
        let own = holder(tx.view().seats(), car);
        tx.hand(own, PLAYED, cards(category), 1, WHY)?;
        begin(tx, car);
        let (origin, bonus, ran) = (Origin::Card, None, Ran::default());
        tx.state().race.dues.push(Due { car, squares: value, origin, bonus, ran });
        Ok(())
    }
}

act! {
    /// Race: passes, because the car cannot move even one square.
    pub struct Pass(Sponsors, "pass" / "passe", "red pass", k::VERB_PASS, k::MEANS_PASS) {
        by car: Car,
    } => k::DESCRIBE_PASS
}

impl Command<Sponsors> for Pass {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car } = *self;
        let view = tx.view();
        may_play(view, car)?;
        if leads(view, car) {
            let why = msg!(k::LEADER_PASSES, car = name(view.seats(), car));
            return refuse(why, k::RULE_RACE, k::LEADER_PASSES_SUGGESTION);
        }
        begin(tx, car);
        settle(tx);
        Ok(())
    }
}

act! {
    /// Race: a car off the track misses its turn and comes back.
    pub struct Miss(Sponsors, "miss" / "revient", "red miss 3 plain", k::VERB_MISS, k::MEANS_MISS) {
        by car: Car,
        /// Its place, if its square was taken and it comes back behind it.
        pub place: Option<u8> = Maybe; default,
        /// The kind of its square, if it is a different square.
        pub on: Option<Square>; default,
    } => |act, setting| match act.place {
        None => msg!(k::DESCRIBE_MISS, car = act.car.told(setting)),
        Some(place) => msg!(k::DESCRIBE_MISS_PLACE, car = act.car.told(setting), place),
    }
}

impl Command<Sponsors> for Miss {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, place: to, on } = *self;
        let view = tx.view();
        turn::in_phase(view, Phase::Race)?;
        if next(view) != Some(car) || !view.state().race.dues.is_empty() || view.state().race.spin.is_some() {
            return Err(turn::out_of_turn(view, next(view)));
        }
        let Some(squares) = view.state().race.off.get(&car).copied() else {
            let why = msg!(k::MISS_ON_TRACK, car = name(view.seats(), car));
            return Err(Refusal::new(why, k::RULE_VIOLET).into());
        };
        let was = place(view.state(), car).unwrap_or(1);
        let to = to.unwrap_or(was);
        let last = u8::try_from(view.state().race.order.len()).unwrap_or(4);
        if !(was..=last).contains(&to) {
            let why = msg!(k::MISS_PLACE, car = name(view.seats(), car), place = to, was);
            let suggestion = msg!(k::MISS_PLACE_SUGGESTION, was, last);
            return refuse(why, k::RULE_VIOLET, suggestion);
        }
        begin(tx, car);
        let race = &mut tx.state().race;
        race.off.remove(&car);
        stand(&mut race.order, car, to);
        if let Some(on) = on {
            race.on.insert(car, on);
        }
        if squares > 0 {
            let (origin, bonus, ran) = (Origin::Return, None, Ran::default());
            race.dues.push(Due { car, squares, origin, bonus, ran });
        }
        settle(tx);
        Ok(())
    }
}

pub fn stand(order: &mut Vec<Car>, car: Car, place: u8) {
    order.retain(|other| *other != car);
    let at = usize::from(place.saturating_sub(1)).min(order.len());
    order.insert(at, car);
}

/// The car to act; `None` in phases where cars do not act in turn.
pub fn whose(view: View<'_>) -> Option<Car> {
    match view.state().phase {
        Phase::Workshop => turn::to_act(view),
        Phase::Race => next(view),
        Phase::Deal | Phase::Energy | Phase::BeforeRace => None,
    }
}
