//! The acts offered now, for buttons, completion and random walks; some have number fields to fill in. The rules
//! decide which are legal.

use std::collections::BTreeSet;

use crate::engine::{Choice, Field};
use crate::games::sponsors::board::BoardValues;
use crate::games::sponsors::rulings::CASHIER;
use crate::games::sponsors::sides::{cars, colour, holder, name, partner};
use crate::games::sponsors::units::{
    ADDED_BALLS, ENERGY, HIGHEST_CARD, MONEY, PILE, SLIPSTREAM, SPONSORS_IN_HAND, sponsors,
};
use crate::games::sponsors::{
    Act, Ball, Bonus, Buy, Car, Category, Done, DrawSponsor, Energy, EnterHand, Exchange, Fell, Finish,
    Force, Give, Grid, Kind, Miss, Move, Pass, Phase, Play, Roll, Sell, Sponsor, Square, Step, Stop, Swap,
    UseRoulette, View, energy, hands, race, sponsor_square, stage, track, turn, workshop,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::sponsors as k;

/// The acts offered now, legal or not, most useful first.
pub fn candidates(view: View<'_>) -> Vec<Choice<Act>> {
    let state = view.state();
    if state.over {
        return Vec::new();
    }
    let mut all = of_phase(view);
    all.extend(hands::cars_with_unknown_cards(view).map(|car| hand(view, car)));
    all
}

fn of_phase(view: View<'_>) -> Vec<Choice<Act>> {
    let state = view.state();
    match state.phase {
        Phase::Deal => vec![Choice::whole(Act::Dealt)],
        Phase::Workshop => turn::to_act(view).map_or_else(Vec::new, |car| match state.step {
            Step::Throw => throws(view, car),
            Step::Choose => (1..=5).map(|squares| Choice::whole(Move { car, squares })).collect(),
            Step::Square => on_square(view, car),
        }),
        Phase::Energy => stage::cars_without_energy(view).flat_map(|car| last_sales(view, car)).collect(),
        Phase::BeforeRace => before_race(view),
        Phase::Race => racing(view),
    }
}

/// Entering the unknown cards of a car.
fn hand(view: View<'_>, car: Car) -> Choice<Act> {
    let unknown = hands::unknown_cards(view, car);
    let label = |category: Category| msg!(k::FIELD_VALUE, category = category.key());
    let one = |category| Field::new(label(category), 0, i64::from(HIGHEST_CARD)).only_table_knows();
    Choice {
        fields: unknown.iter().flat_map(|(category, cards)| vec![one(*category); *cards]).collect(),
        act: Act::Hand(EnterHand {
            car,
            cards: unknown.into_iter().map(|(category, n)| (category, vec![0; n])).collect(),
        }),
    }
}

fn throws(view: View<'_>, car: Car) -> Vec<Choice<Act>> {
    let die = (1..=6).map(Some).chain([None]);
    let throws = die.map(|die| Choice::whole(Roll { car, die, squares: None }));
    throws.chain(sales(view, car)).collect()
}

/// All sets of sponsor cards that a car could sell, the largest first.
fn sales(view: View<'_>, car: Car) -> Vec<Choice<Act>> {
    let own = holder(view.seats(), car);
    let mut sets: BTreeSet<Vec<Sponsor>> = BTreeSet::from([Vec::new()]);
    for colour in Sponsor::ALL {
        for _ in 0..view.balance(own, sponsors(colour)).clamp(0, 3) {
            let more: Vec<Vec<Sponsor>> =
                sets.iter().map(|set| set.iter().copied().chain([colour]).collect()).collect();
            sets.extend(more);
        }
    }
    let mut sets: Vec<Vec<Sponsor>> = sets.into_iter().filter(|set| (1..=3).contains(&set.len())).collect();
    sets.sort_by_key(|set| std::cmp::Reverse(set.len()));
    sets.into_iter().map(|cards| Choice::whole(Sell { car, cards })).collect()
}

fn on_square(view: View<'_>, car: Car) -> Vec<Choice<Act>> {
    let done = Choice::whole(Done { car });
    let (kind, zone) = match track::landed(view, car) {
        Ok((kind, zone)) => (kind, Some(zone)),
        Err(_) => match track::square_of(view, car).and_then(|square| BoardValues::of(view).kind(square)) {
            Ok(kind) => (kind, None),
            Err(_) => return vec![done],
        },
    };
    let mut all: Vec<Choice<Act>> = match kind {
        Kind::A => Category::ALL.iter().map(|category| buy(view, car, *category)).collect(),
        Kind::V => match zone.and_then(|zone| BoardValues::of(view).categories(zone).ok()) {
            Some(two) => two.into_iter().map(|category| buy(view, car, category)).collect(),
            None => Category::ALL.iter().map(|category| buy(view, car, *category)).collect(),
        },
        Kind::S => sponsor_cards(view, car),
        // If the zone is not known, the exchange act asks for it.
        Kind::E if zone.is_none_or(|zone| zone == colour(view.seats(), car)) => {
            let swap = |category: &Category| Choice::whole(Swap { car, category: *category });
            Category::ALL.iter().map(swap).collect()
        }
        Kind::E => match zone.and_then(|zone| workshop::may_be_forced(view, car, zone)) {
            Some(with) => {
                let force = |category: &Category| Choice::whole(Force { car, with, category: *category });
                Category::ALL.iter().map(force).collect()
            }
            None => Vec::new(),
        },
    };
    all.push(done);
    all
}

fn buy(view: View<'_>, car: Car, category: Category) -> Choice<Act> {
    if !view.is(CASHIER) {
        return Choice::whole(Buy { car, category, paid: None });
    }
    let has = view.balance(holder(view.seats(), car), MONEY);
    let label = msg!(k::FIELD_PAID, category = category.key());
    let paid = u8::try_from(has.min(1)).unwrap_or_default();
    Choice::new(Buy { car, category, paid: Some(paid) }, vec![Field::new(label, 0, has).only_table_knows()])
}

fn sponsor_cards(view: View<'_>, car: Car) -> Vec<Choice<Act>> {
    let own = holder(view.seats(), car);
    let full = sponsor_square::in_hand(view, car) >= SPONSORS_IN_HAND;
    let there = |colour: &Sponsor| view.balance(PILE, sponsors(*colour)) > 0;
    let pile: Vec<Sponsor> = Sponsor::ALL.into_iter().filter(there).collect();
    let pile = if pile.is_empty() { Sponsor::ALL.to_vec() } else { pile };
    let mut all = Vec::new();
    for drawn in pile {
        if !full {
            all.push(Choice::whole(DrawSponsor { car, drawn, drop: None }));
            continue;
        }
        for drop in Sponsor::ALL {
            if drop == drawn || view.balance(own, sponsors(drop)) > 0 {
                all.push(Choice::whole(DrawSponsor { car, drawn, drop: Some(drop) }));
            }
        }
    }
    all
}

fn last_sales(view: View<'_>, car: Car) -> Vec<Choice<Act>> {
    let most = energy::most(view, car);
    let label = msg!(k::FIELD_TOKENS, car = name(view.seats(), car));
    let tokens = u8::try_from(most).unwrap_or_default();
    let mut all = sales(view, car);
    all.push(Choice::new(Energy { car, tokens }, vec![Field::new(label, 0, most)]));
    all
}

fn before_race(view: View<'_>) -> Vec<Choice<Act>> {
    let order: Vec<Car> = super::sides::ring(view);
    let mut all = vec![Choice::whole(Grid { order: None })];
    for at in 0..order.len() {
        let mut order = order.clone();
        order.rotate_left(at);
        all.push(Choice::whole(Grid { order: Some(order) }));
    }
    for car in cars(view.seats()) {
        let Some(other) = partner(view, car) else { continue };
        let tokens = view.balance(holder(view.seats(), car), ENERGY);
        if tokens > 0 {
            let label = msg!(k::FIELD_TOKENS, car = name(view.seats(), other));
            all.push(Choice::new(Give { car, to: other, tokens: 1 }, vec![Field::new(label, 1, tokens)]));
        }
        if car < other {
            let exchange =
                |category: &Category| Choice::whole(Exchange { car, with: other, category: *category });
            all.extend(Category::ALL.iter().map(exchange));
        }
    }
    all
}

fn racing(view: View<'_>) -> Vec<Choice<Act>> {
    let race = &view.state().race;
    let Some(car) = race::next(view) else { return Vec::new() };
    if !race.dues.is_empty() {
        return stops(view, car);
    }
    if race.spin.is_some() {
        let cars = race.order.iter().map(|car| Choice::whole(Ball { fell: Some(Fell::Car(*car)) }));
        let others = [Some(Fell::Violet), None].map(|fell| Choice::whole(Ball { fell }));
        return cars.chain(others).collect();
    }
    if race.off.contains_key(&car) {
        return vec![Choice::whole(Miss { car, place: None, on: None })];
    }
    let own = holder(view.seats(), car);
    let mut all = Vec::new();
    let held = Category::ALL
        .iter()
        .copied()
        .filter(|category| view.balance(own, super::units::cards(*category)) > 0);
    for category in held.clone() {
        if let Some(values) = hands::playable(view, car, category) {
            let mut values: Vec<u8> = values.iter().copied().filter(|value| *value > 0).collect();
            values.dedup();
            all.extend(values.into_iter().map(|value| Choice::whole(Play { car, category, value })));
            continue;
        }
        let value = Field::new(msg!(k::FIELD_VALUE, category = category.key()), 1, i64::from(HIGHEST_CARD));
        let value = value.only_table_knows();
        all.push(Choice::new(Play { car, category, value: 1 }, vec![value]));
    }
    let most = view.balance(own, ENERGY).clamp(0, i64::from(ADDED_BALLS));
    let added = || vec![Field::new(Line::new(k::FIELD_BALLS), 0, most)];
    for zero in std::iter::once(None).chain(held.map(Some)) {
        all.push(Choice::new(UseRoulette { car, zero, added: 0 }, added()));
    }
    all.push(Choice::whole(Pass { car }));
    all
}

fn stops(view: View<'_>, car: Car) -> Vec<Choice<Act>> {
    let was = race::place(view.state(), car).unwrap_or(1);
    let place = || vec![Field::new(Line::new(k::FIELD_PLACE), 1, i64::from(was))];
    let stop = |on: Square, behind: Option<u8>, first: Option<Bonus>| {
        Choice::new(Stop { car, place: was, on, behind, first, only: None }, place())
    };
    let mut all: Vec<Choice<Act>> = Square::ALL.iter().map(|on| stop(*on, None, None)).collect();
    if was > 1 {
        all.extend(Square::ALL.iter().map(|on| stop(*on, Some(SLIPSTREAM), None)));
        all.push(stop(Square::Green, Some(SLIPSTREAM), Some(Bonus::Slip)));
    }
    all.push(Choice::whole(Finish { car }));
    all
}
