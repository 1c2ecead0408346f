//! Before the race: the two cars of a side may exchange workshop cards and share energy tokens. Then the start order
//! is drawn.

use crate::engine::{Command, Rejection, Why, refuse};
use crate::games::sponsors::rulings::EXCHANGE_ONE;
use crate::games::sponsors::sides::{cars, holder, name, partner};
use crate::games::sponsors::units::{ENERGY, EXCHANGES, TOKENS, cards};
use crate::games::sponsors::workshop::holds;
use crate::games::sponsors::{Car, Category, Phase, Race, Sponsors, Square, Tx, View, hands, race, turn};
use crate::words::Line;
use crate::words::keys::sponsors as k;
use crate::{act, msg};

/// Refuses two cars that are not on the same side.
fn of_one_side(view: View<'_>, car: Car, other: Car) -> Result<(), Rejection> {
    turn::in_phase(view, Phase::BeforeRace)?;
    match partner(view, car) {
        Some(partner) if partner == other => Ok(()),
        Some(partner) => {
            let why = msg!(k::SIDE_OTHER, car = name(view.seats(), car), other = name(view.seats(), partner));
            refuse(why, k::RULE_SIDES, k::SIDE_OTHER_SUGGESTION)
        }
        None => {
            let why = msg!(k::SIDE_ALONE, car = name(view.seats(), car));
            refuse(why, k::RULE_SIDES, k::SIDE_ALONE_SUGGESTION)
        }
    }
}

/// How many exchanges a side may make.
pub fn exchanges(view: View<'_>) -> u8 {
    if view.is(EXCHANGE_ONE) { 1 } else { EXCHANGES }
}

/// How many exchanges the side of these two cars has made.
pub fn exchanged(view: View<'_>, car: Car, with: Car) -> u8 {
    view.state().exchanges.get(&car.min(with)).copied().unwrap_or_default()
}

act! {
    /// Before the race: two cars of one side exchange a workshop card of a category.
    pub struct Exchange(Sponsors, "exchange" / "échange", "red exchange blue engine", k::VERB_EXCHANGE, k::MEANS_EXCHANGE) {
        by car: Car,
        pub with: Car,
        pub category: Category,
    } => k::DESCRIBE_EXCHANGE
}

impl Command<Sponsors> for Exchange {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, with, category } = *self;
        const GIVEN: Why = Why::new(k::CAUSE_EXCHANGE, k::RULE_SIDES);
        let view = tx.view();
        of_one_side(view, car, with)?;
        let (most, done) = (exchanges(view), exchanged(view, car, with));
        if done >= most {
            let why = msg!(k::EXCHANGE_AGAIN, done);
            return refuse(why, k::RULE_SIDES, k::EXCHANGE_AGAIN_SUGGESTION);
        }
        holds(view, car, category)?;
        holds(view, with, category)?;
        let (own, theirs) = (holder(view.seats(), car), holder(view.seats(), with));
        hands::cross(tx, car, with, category);
        for (from, to) in [(own, theirs), (theirs, own)] {
            tx.hand(from, to, cards(category), 1, GIVEN)?;
        }
        tx.state().exchanges.insert(car.min(with), done + 1);
        Ok(())
    }
}

act! {
    /// Before the race: a car gives energy tokens to the other car of its side.
    pub struct Give(Sponsors, "give" / "donne", "red give green 3", k::VERB_GIVE, k::MEANS_GIVE) {
        by car: Car,
        pub to: Car,
        pub tokens: u8,
    } => k::DESCRIBE_GIVE
}

impl Command<Sponsors> for Give {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, to, tokens } = *self;
        const SHARED: Why = Why::new(k::CAUSE_SHARED, k::RULE_SIDES);
        let view = tx.view();
        of_one_side(view, car, to)?;
        let seats = view.seats();
        let (own, theirs) = (holder(seats, car), holder(seats, to));
        let (has, held) = (view.balance(own, ENERGY), view.balance(theirs, ENERGY));
        let most = has.min(TOKENS - held).max(0);
        if tokens == 0 || i64::from(tokens) > most {
            let (from, to) = (name(seats, car), name(seats, to));
            let why = msg!(k::GIVE_MANY, car = from, has, other = to, held, tokens);
            let suggestion =
                if most > 0 { msg!(k::GIVE_MANY_SUGGESTION, most) } else { k::GIVE_NONE_SUGGESTION.into() };
            return refuse(why, k::RULE_SIDES, suggestion);
        }
        tx.hand(own, theirs, ENERGY, i64::from(tokens), SHARED)
    }
}

/// Refuses the start order outside its phase, and while workshop cards of a car are unknown.
pub fn may_start(view: View<'_>) -> Result<(), Rejection> {
    turn::in_phase(view, Phase::BeforeRace)?;
    cars(view.seats()).try_for_each(|car| hands::all_known(view, car))
}

act! {
    /// Before the race: enters the start order, leader first.
    pub struct Grid(Sponsors, "grid" / "grille", "grid blue red green", k::VERB_GRID, k::MEANS_GRID) {
        /// All cars; `None` before a random draw.
        pub order: Option<Vec<Car>>; default,
    } => |act, setting| match &act.order {
        None => Line::new(k::DESCRIBE_GRID_OPEN),
        Some(order) => {
            let cars = order.iter().map(|car| name(&setting.seats, *car));
            msg!(k::DESCRIBE_GRID, cars = cars.collect::<Vec<_>>())
        }
    }
}

impl Command<Sponsors> for Grid {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let order = self.order.as_deref().unwrap_or_default();
        may_start(tx.view())?;
        let all = cars(tx.view().seats());
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if !all.clone().eq(sorted) {
            let why = msg!(k::GRID_CARS, count = order.len(), cars = all.count());
            return refuse(why, k::RULE_GRID, k::GRID_CARS_SUGGESTION);
        }
        let state = tx.state();
        state.phase = Phase::Race;
        let on = order.iter().map(|car| (*car, Square::Plain)).collect();
        state.race = Race { order: order.to_vec(), on, ..Race::default() };
        race::begin_turn(state);
        Ok(())
    }
}
