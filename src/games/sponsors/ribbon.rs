//! The scene of the race: the cars in the order of the track, each with its kind of square. Then, depending on what
//! is entered, the balls with their chances and the cards, or how a car stops. Only the players know where on the
//! track the cars are.

use crate::engine::scene::{Glyph, Mark, Place, PlaceId, Scene, Tone};
use crate::engine::{Colour, Seat};
use crate::games::sponsors::roulette::in_play;
use crate::games::sponsors::scene::pawn;
use crate::games::sponsors::sides::{cars, colour, holder, name, owner, partner};
use crate::games::sponsors::state::{Spin, State};
use crate::games::sponsors::units::{self, ENERGY, HIGHEST_CARD};
use crate::games::sponsors::{
    Act, Ball, Car, Category, Exchange, Fell, Phase, Square, View, cards_left, next_car, race,
};
use crate::msg;
use crate::words::keys::{desk, racing as r, sponsors as k};
use crate::words::{Key, Line};

/// The place of a car in the order of the track.
pub const fn runner(car: Car) -> PlaceId {
    PlaceId::new("runner", car.number())
}

/// The place of a car's ball; number 0 is the violet ball.
const fn ball(number: u8) -> PlaceId {
    PlaceId::new("ball", number)
}

/// The button that lets Steward draw the ball.
const DRAWN: PlaceId = PlaceId::new("ball", 9);

/// The button for the value of a card.
pub const fn value(value: u8) -> PlaceId {
    PlaceId::new("value", value)
}

/// The button for a category of cards.
pub const fn card(category: Category) -> PlaceId {
    PlaceId::new("card", category as u8)
}

/// The button for the kind of square where a car stops.
pub const fn on(square: Square) -> PlaceId {
    PlaceId::new("on", square as u8)
}

/// The button for stopping right behind a car that has this many free squares ahead; 0 if behind no car.
pub const fn behind(free: u8) -> PlaceId {
    PlaceId::new("behind", free)
}

/// The button for a car that was blocked on its way.
pub const BLOCKED: PlaceId = behind(3);

/// Whether a car stops right behind another: the free squares ahead of that car, with the text.
pub const WAYS: [(u8, Key); 3] = [(0, r::BEHIND_NOBODY), (2, r::BEHIND_TWO), (1, r::BEHIND_ONE)];

/// The places that make an act of the race.
pub fn places(act: &Act) -> Vec<Vec<PlaceId>> {
    let ball = match act {
        Act::Exchange(Exchange { with, category, .. }) => {
            return vec![vec![card(*category)], vec![runner(*with)]];
        }
        Act::Ball(Ball { fell: None }) => DRAWN,
        Act::Ball(Ball { fell: Some(Fell::Violet) }) => ball(0),
        Act::Ball(Ball { fell: Some(Fell::Car(car)) }) => ball(car.number()),
        _ => return Vec::new(),
    };
    vec![vec![ball]]
}

pub fn scene(view: View<'_>) -> Scene {
    let of_race = &view.state().race;
    let racing = view.state().phase == Phase::Race;
    let order: Vec<Car> = match racing {
        true => of_race.finished.iter().chain(&of_race.order).copied().collect(),
        false => cars(view.seats()).collect(),
    };
    let all = u8::try_from(order.len()).unwrap_or_default();
    let mut places: Vec<Place> =
        (1..).zip(&order).map(|(at, car)| of_runner(view, *car, (at, all))).collect();
    if racing && let Some(due) = of_race.dues.first() {
        places.extend(stops(view.state(), due.car));
    } else if racing && !view.state().over {
        places.extend(balls(view));
        places.extend(next_car(view).filter(|car| race::may_play(view, *car).is_ok()).into_iter().flat_map(
            |car| {
                let values = (0..=HIGHEST_CARD).map(of_value);
                held(view, car).into_iter().map(|(category, count)| of_card(category, count)).chain(values)
            },
        ));
    }
    if cars(view.seats()).any(|car| !racing && partner(view, car).is_some()) {
        places.extend(Category::ALL.into_iter().map(of_exchange));
    }
    Scene { places, ..Scene::default() }
}

/// The categories in which a car has cards, with the number.
pub fn held(view: View<'_>, car: Car) -> Vec<(Category, i64)> {
    let own = holder(view.seats(), car);
    let all = Category::ALL.iter().map(|category| (*category, view.balance(own, units::cards(*category))));
    all.filter(|(_, count)| *count > 0).collect()
}

fn of_card(category: Category, count: i64) -> Place {
    Place {
        number: Some(msg!(desk::FIGURE, figure = count)),
        name: Some(category.key().into()),
        description: vec![category.key().into(), msg!(r::CARDS, count)],
        ..Place::new(card(category))
    }
}

/// The button for a category in which partners can exchange a card.
fn of_exchange(category: Category) -> Place {
    Place {
        sign: Some(Glyph::Swap),
        name: Some(category.key().into()),
        description: vec![category.key().into(), r::DOES_E.into()],
        ..Place::new(card(category))
    }
}

fn of_value(number: u8) -> Place {
    let does: Line = if number == 0 { r::AND_ROULETTE.into() } else { msg!(r::MOVES, count = number) };
    Place {
        number: Some(msg!(desk::FIGURE, figure = number)),
        name: Some(does.clone()),
        description: vec![msg!(r::VALUE_NAMED, value = number), does],
        ..Place::new(value(number))
    }
}

/// A car, with its place and the number of cars.
fn of_runner(view: View<'_>, car: Car, (at, all): (u8, u8)) -> Place {
    let (seats, race) = (view.seats(), &view.state().race);
    let (own, racing) = (holder(seats, car), view.state().phase == Phase::Race);
    let finished = race.finished.contains(&car);
    let on = race.on.get(&car).filter(|_| racing && !finished).map(|on| Line::new(on.key()));
    let state = match (finished, race.off.contains_key(&car)) {
        (true, _) => Some(Line::new(r::FINISHED)),
        (_, true) => Some(Line::new(r::OFF)),
        _ => None,
    };
    let left = msg!(r::CARDS, count = cards_left(view, car));
    let tokens = msg!(k::AMOUNT_ENERGY, count = view.balance(own, ENERGY));
    let called = name(seats, car);
    let first = if racing { msg!(r::CAR_AT, place = at, car = called.clone()) } else { called.clone() };
    let mut description = vec![first];
    description.extend(on.clone().map(|on| msg!(r::ON_SQUARE, on)));
    description.extend(state.clone());
    description.extend([left.clone(), tokens]);
    let acts = next_car(view) == Some(car) && !view.state().over;
    Place {
        number: racing.then(|| msg!(desk::FIGURE, figure = at)),
        name: Some(called),
        near: Some(PlaceId::new("runner", if racing { all + 1 - at } else { at } * 10 + all)),
        owner: Some(owner(seats, car)),
        tint: Some(colour(seats, car)),
        tone: if finished { Tone::Closed } else { Tone::Held },
        leads: acts,
        pieces: vec![pawn(view, car)],
        marks: [state.or(on)].into_iter().flatten().map(Mark::Word).collect(),
        accounts: vec![own],
        description,
        ..Place::new(runner(car))
    }
}

/// How a car may stop: the kinds of squares, and whether right behind another, which the leader never is.
fn stops(state: &State, car: Car) -> impl Iterator<Item = Place> {
    let key = |id, what: Key, name: Key| Place {
        number: Some(name.into()),
        name: Some(what.into()),
        description: vec![what.into(), name.into()],
        ..Place::new(id)
    };
    let leads = race::place(state, car) == Some(1);
    let ways =
        WAYS.into_iter().filter(move |_| !leads).map(move |(free, name)| key(behind(free), r::BEHIND, name));
    let tint = |square| match square {
        Square::Plain => None,
        Square::Green => Some(Colour::Green),
        Square::Red => Some(Colour::Red),
        Square::Violet => Some(Colour::Purple),
    };
    let on =
        move |square: Square| Place { tint: tint(square), ..key(on(square), r::STANDS_ON, square.key()) };
    Square::ALL.into_iter().map(on).chain(ways).chain([key(BLOCKED, r::BLOCKED_AFTER, r::BLOCKED)])
}

/// The balls in the roulette and, during a spin, a button that lets Steward draw.
fn balls(view: View<'_>) -> Vec<Place> {
    let race = &view.state().race;
    let added = |car: Car| race.spin.filter(|spin: &Spin| spin.car == car).map_or(0, |spin| spin.added);
    let there = in_play(view, race.spin.map_or(0, |spin| spin.added));
    let of = |id: PlaceId, sign: Colour, own: u8, called: Line, seat: Option<Seat>| {
        let chance = msg!(r::CHANCE, own, all = there.all());
        Place {
            sign: Some(Glyph::Sign(sign)),
            name: Some(chance.clone()),
            owner: seat,
            description: vec![msg!(r::BALL, of = called), chance],
            ..Place::new(id)
        }
    };
    let cars = cars(view.seats()).filter(|car| race.order.contains(car)).map(|car| {
        let (sign, seat) = (colour(view.seats(), car), owner(view.seats(), car));
        of(ball(car.number()), sign, 1 + added(car), name(view.seats(), car), Some(seat))
    });
    let violet = of(ball(0), Colour::Purple, 1, k::SQUARE_VIOLET.into(), None);
    let drawn = race.spin.map(|_| Place {
        number: Some(r::UNREAD.into()),
        name: Some(r::STEWARD_DRAWS.into()),
        description: vec![r::STEWARD_DRAWS.into()],
        ..Place::new(DRAWN)
    });
    let mut all: Vec<Place> = cars.chain([violet]).chain(drawn).collect();
    let count = u8::try_from(all.len()).unwrap_or_default();
    for (at, place) in (1..).zip(&mut all) {
        place.near = Some(ball(at * 10 + count));
    }
    all
}
