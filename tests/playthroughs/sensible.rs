//! A sensible player of Automobile, who takes the most promising legal act with some randomness. Games
//! between such players show whether a board is balanced.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use steward::engine::{Acts, Choice, Rules, Seat, Session, Tally, Trace};
use steward::games::automobile::board::{BoardValues, Price};
use steward::games::automobile::track::{Ground, built_backwards, ground, own_spaces, skip_cost, stock};
use steward::games::automobile::units::{
    BONUS, CUBES, DOLLARS, LOANS_TAKEN, LOSSES, REDUCED, band, boxes, cars, distributors, on, parts, tiles,
};
use steward::games::automobile::{
    Act, Automobile, Bonus, Build, Character, Choose, Class, Close, Cubes, Distributors, Durant, Ford,
    Howard, Loan, Place, Produce, Reduced, Reveal, Sell, Space, View,
};

use rand::RngExt;

/// How phase 5 is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selling {
    /// One distributor at a time.
    OneByOne,
    /// The whole phase as one sheet.
    Sheet,
}

pub fn play(mut journal: Session, seed: u64, selling: Selling) -> Session {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    while !journal.view::<Automobile>().unwrap().state().over() {
        if selling == Selling::Sheet && journal.view::<Automobile>().unwrap().state().phase.number() == 5 {
            let sheet = sheet(&journal, &mut dice);
            journal.act(sheet).unwrap();
            continue;
        }
        let act = choose(&journal, &mut dice);
        journal.act(act).unwrap();
    }
    journal
}

fn choose(journal: &Session, dice: &mut ChaCha8Rng) -> Act {
    let view = journal.view::<Automobile>().unwrap();
    if view.state().phase.number() == 7 && view.state().demand.is_none() {
        return reveal(view, dice);
    }
    let mut scored: Vec<(i64, Act)> = Automobile::candidates(view)
        .into_iter()
        .map(|choice| {
            let act = filled(view, &choice);
            (score(view, &act) + dice.random_range(0..60), act)
        })
        .collect();
    scored.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    scored
        .into_iter()
        .map(|(_, act)| act)
        .find(|act| view.preview(act, Trace::Off).is_ok())
        .unwrap_or_else(|| panic!("nobody can act"))
}

/// The sales of phase 5 as one sheet, found by making them one by one on a copy.
fn sheet(journal: &Session, dice: &mut ChaCha8Rng) -> Act {
    let mut trial = journal.clone();
    let mut sold: Vec<Vec<(Space, u8)>> = vec![Vec::new(); journal.setting().seats.count()];
    while trial.view::<Automobile>().unwrap().state().phase.number() == 5 {
        let act = choose(&trial, dice);
        if let Act::Sell(Sell { seat, space, .. }) = &act {
            let lines = &mut sold[seat.index()];
            match lines.iter_mut().find(|(other, _)| other == space) {
                Some((_, count)) => *count += 1,
                None => lines.push((*space, 1)),
            }
        }
        trial.act(act).unwrap();
    }
    for lines in &mut sold {
        lines.sort();
    }
    Act::Distributors(Distributors { sold })
}

/// Tiles drawn from a bag with four of each number.
fn reveal(view: View<'_>, dice: &mut ChaCha8Rng) -> Act {
    let turn = view.state().turn;
    let mut bag: Vec<u8> = [2, 3, 4, 5].into_iter().flat_map(|number| [number; 4]).collect();
    bag.shuffle(dice);
    let mut drawn = bag.into_iter();
    let each = if turn == 1 { 1 } else { 2 };
    let tiles = view.seats().iter().map(|_| drawn.by_ref().take(each).collect()).collect();
    Act::Reveal(Reveal {
        tiles,
        premium: drawn.next().filter(|_| turn >= 3),
        bonus: drawn.next().filter(|_| turn == 4),
    })
}

/// Production of as many cars as are likely to be sold.
fn filled(view: View<'_>, choice: &Choice<Act>) -> Act {
    let Act::Produce(Produce { seat, cars: made }) = &choice.act else { return choice.act.clone() };
    let (mut money, mut hand) = (view.has(*seat, DOLLARS), view.has(*seat, cars(*seat)));
    let values: Vec<i64> = made
        .iter()
        .zip(&choice.fields)
        .map(|((space, _), field)| {
            let each = cost_of_car(view, *seat, *space).max(1);
            let wanted = wanted(view, *seat, *space).min(field.most).min(money / each).min(hand);
            let count = if wanted < field.least { 0 } else { wanted };
            money -= count * each;
            hand -= count;
            count
        })
        .collect();
    choice.act.filled(&values).unwrap()
}

fn class(view: View<'_>, space: Space) -> Class {
    BoardValues::of(view).class(space).unwrap()
}

fn cost_of_car(view: View<'_>, seat: Seat, space: Space) -> i64 {
    let saving = if view.balance(on(space), parts(seat)) > 0 { 20 } else { 0 };
    BoardValues::of(view).car(space).unwrap().0 - saving
}

fn profit(view: View<'_>, seat: Seat, space: Space) -> i64 {
    let price = BoardValues::of(view).price(class(view, space), Price::Full).unwrap().0;
    price - cost_of_car(view, seat, space)
}

/// The average demand for cars of a class in a turn, in tenths.
fn expected(turn: u8, seats: i64, class: Class) -> i64 {
    match (class, turn) {
        (Class::Premium, 1 | 2) | (Class::Low, 1) => 0,
        (Class::Premium, _) => 35,
        (Class::Mid, 1) => 35 * seats,
        (Class::Mid, 2) | (Class::Low, 3) => 41 * seats,
        (Class::Low, 4) => 41 * seats + 35,
        (Class::Low, _) | (Class::Mid, _) => 29 * seats,
    }
}

/// How many more cars a space needs, given its distributors and its share of the demand.
fn wanted(view: View<'_>, seat: Seat, space: Space) -> i64 {
    let class = class(view, space);
    let own: Vec<Space> =
        own_spaces(view, seat).into_iter().filter(|other| self::class(view, *other) == class).collect();
    let rivals = built_backwards(view)
        .filter(|(other, ground)| matches!(ground, Ground::Open(_)) && self::class(view, *other) == class)
        .count() as i64;
    let turn = view.state().turn;
    let by_demand = expected(turn, view.seats().count() as i64, class) / rivals.max(1);
    let boxes = BoardValues::of(view).open_boxes(class, turn).unwrap();
    let placed = view.balance(band(class), distributors(seat)).min(boxes);
    let by_distributors = placed * 10 / own.len().max(1) as i64;
    let howard =
        i64::from(view.state().holder(Character::Howard) == Some(seat) && own.first() == Some(&space)) * 20;
    (by_demand + by_distributors + howard + 5) / 10 - view.balance(on(space), cars(seat))
}

/// The estimated value of an act, in dollars.
fn score(view: View<'_>, act: &Act) -> i64 {
    match act {
        Act::Choose(Choose { seat, character }) => character_score(view, *seat, *character),
        Act::Durant(Durant { seat, space: Some(space) }) => build_score(view, *seat, *space, 1, false),
        Act::Build(Build { seat, space, tiles, parts }) => {
            build_score(view, *seat, *space, i64::from(*tiles), *parts)
        }
        Act::Ford(Ford { seat, space, parts }) => {
            build_score(view, *seat, *space, i64::from(!parts), *parts) - 40
        }
        Act::Place(Place { seat, bands }) => place_score(view, *seat, bands),
        Act::Cubes(Cubes { seat }) => 190 - 35 * view.has(*seat, CUBES) - 40 * i64::from(view.state().turn),
        Act::Produce(Produce { seat, cars }) => produce_score(view, *seat, cars),
        Act::Close(Close { seat, space }) => close_score(view, *seat, *space),
        Act::Howard(Howard { seat, cars }) => {
            cars.iter().map(|space| 500 - profit(view, *seat, *space)).sum()
        }
        Act::Sell(Sell { seat, space, band }) => sell_score(view, *seat, *space, *band),
        Act::Bonus(Bonus { seat, space }) => marker_score(view, *seat, *space, 1) + 20,
        Act::Reduced(Reduced { seat, space, markers }) => {
            marker_score(view, *seat, *space, i64::from(*markers))
                - 20
                - 30 * i64::from(view.balance(on(*space), BONUS) > 0)
        }
        Act::Loan(Loan { seat }) => loan_score(view, *seat),
        Act::Durant(Durant { space: None, .. }) | Act::Pass(_) => 0,
        _ => 1000,
    }
}

fn character_score(view: View<'_>, seat: Seat, character: Character) -> i64 {
    let (points, turn) = (view.has(seat, LOSSES), i64::from(view.state().turn));
    match character {
        Character::Ford => 50 + 20 * own_spaces(view, seat).len() as i64,
        Character::Kettering => 100 - 20 * turn,
        Character::Sloan => 10 * turn * points / 2 + 20 * turn,
        Character::Howard => 80 + 5 * turn,
        Character::Durant => 70 - 20 * i64::from(view.has(seat, DOLLARS) < 500),
        Character::Chrysler => 10 * turn * turn.min(points) + 20,
    }
}

/// A factory keeps its value, so the score is its earnings, provided that money is left for production.
fn build_score(view: View<'_>, seat: Seat, space: Space, new: i64, with_parts: bool) -> i64 {
    let cost = BoardValues::of(view).cost(space).unwrap().0 * new + if with_parts { 500 } else { 0 };
    let left = view.has(seat, DOLLARS) - cost;
    let here = ground(view, space);
    if left < 0 || !matches!(here, Ground::Free) && here != Ground::Open(seat) {
        return -1000;
    }
    let class = class(view, space);
    let turn = view.state().turn;
    let (own, standing) = (own_spaces(view, seat), view.balance(on(space), tiles(seat)));
    let cubes = skip_cost(view, seat, space, Tally::new(Trace::Off)).total();
    let ahead = built_backwards(view)
        .filter(|(other, ground)| {
            *other > space && matches!(ground, Ground::Open(_)) && self::class(view, *other) == class
        })
        .count() as i64;
    let rivals = built_backwards(view)
        .filter(|(other, ground)| {
            matches!(ground, Ground::Open(_)) && self::class(view, *other) == class && *other != space
        })
        .count() as i64;
    let seats = view.seats().count() as i64;
    let asked: i64 = [turn, 4.min(turn + 1)].into_iter().map(|turn| expected(turn, seats, class)).sum();
    let boxes = 10 * BoardValues::of(view).open_boxes(class, turn).unwrap() / 2;
    let share = ((asked + boxes) / (rivals + 1)).min(80);
    let mut score =
        60 - 12 * cubes - 20 * ahead * i64::from(turn) / 2 + share * profit(view, seat, space) / 20;
    score -= if here == Ground::Free {
        45 * own.len() as i64
    } else {
        40 * standing + 60 * i64::from(standing >= 2)
    };
    score += 25 * (new - 1);
    if with_parts {
        score -= 120 - 25 * (standing + new);
    }
    let rounds = i64::from(4 - round(view).min(3));
    let need = if turn == 4 && round(view) == 3 { 0 } else { 350 + 50 * rounds };
    if left < need { score - 80 - (need - left) / 4 } else { score }
}

fn place_score(view: View<'_>, seat: Seat, bands: &[u8; 3]) -> i64 {
    let turn = view.state().turn;
    Class::ALL
        .into_iter()
        .zip(bands)
        .map(|(class, count)| {
            let open = BoardValues::of(view).open_boxes(class, turn).unwrap();
            let seats = view.seats().iter();
            let placed: i64 = seats.map(|seat| view.balance(band(class), distributors(seat))).sum();
            let spaces: Vec<Space> = own_spaces(view, seat)
                .into_iter()
                .filter(|space| self::class(view, *space) == class)
                .collect();
            let own = view.balance(band(class), distributors(seat));
            let there: i64 = spaces.iter().map(|space| supply(view, seat, *space)).sum();
            let free = (open - placed).min(there - own).clamp(0, i64::from(*count));
            let best = spaces.iter().map(|space| profit(view, seat, *space)).max().unwrap_or(-40);
            free * best * 8 / 10 - 50 * (i64::from(*count) - free)
        })
        .sum::<i64>()
        + 50 * i64::from(turn == 1)
}

/// The cars on a space, and those that could still be made this turn.
fn supply(view: View<'_>, seat: Seat, space: Space) -> i64 {
    let class = class(view, space);
    let (_, most) = BoardValues::of(view).production(class, view.balance(on(space), tiles(seat))).unwrap();
    let payable = view.has(seat, DOLLARS) / cost_of_car(view, seat, space).max(1);
    let still = if round(view) < 3 { most.min(payable) } else { 0 };
    view.balance(on(space), cars(seat)) + still
}

fn produce_score(view: View<'_>, seat: Seat, made: &[(Space, u8)]) -> i64 {
    let earned: i64 = made.iter().map(|(space, count)| i64::from(*count) * profit(view, seat, *space)).sum();
    let waiting = match round(view) {
        1 => 4,
        2 => 7,
        _ => 12,
    };
    earned * waiting / 10 - 20
}

fn close_score(view: View<'_>, seat: Seat, space: Space) -> i64 {
    let points = view.has(seat, LOSSES);
    let turn = i64::from(view.state().turn);
    let class = class(view, space);
    let ahead = built_backwards(view)
        .filter(|(other, _)| *other > space && self::class(view, *other) == class)
        .count() as i64;
    let waiting = view.balance(on(space), cars(seat));
    let standing = view.balance(on(space), tiles(seat));
    let only = i64::from(own_spaces(view, seat).len() == 1) * 300 + i64::from(ahead == 0) * 250;
    let later: i64 = (turn..=4).map(|turn| 10 * turn).sum();
    let gain = (points + 1) / 2 * later * 9 / 10 + ahead * later * 6 / 10;
    let keeps = (4 - turn) * (30 + profit(view, seat, space));
    gain - 100 * standing
        - 40 * waiting
        - only
        - keeps
        - if view.state().phase.number() == 3 { 120 } else { 40 }
}

/// Prefers premium cars, and distributors in the outer bands over those in the middle one, which serve all classes.
fn sell_score(view: View<'_>, seat: Seat, space: Space, from: Class) -> i64 {
    let free = BoardValues::of(view).open_boxes(class(view, space), view.state().turn).unwrap()
        - view
            .seats()
            .iter()
            .map(|seat| view.balance(boxes(class(view, space)), distributors(seat)))
            .sum::<i64>();
    profit(view, seat, space)
        + 40 * i64::from(from != Class::Mid)
        + 30 * i64::from(from == class(view, space))
        - 10 * free
        + 5 * view.balance(on(space), cars(seat))
}

/// A marker is worth the cars that would stay unsold without it.
fn marker_score(view: View<'_>, seat: Seat, space: Space, markers: i64) -> i64 {
    let waiting = view.balance(on(space), cars(seat));
    let rate = 10 * i64::from(view.state().turn);
    let class = class(view, space);
    let rivals: i64 = view
        .seats()
        .iter()
        .flat_map(|seat| stock(view, seat))
        .filter(|(other, _)| self::class(view, *other) == class)
        .map(|(_, count)| count)
        .sum();
    let demand = expected(view.state().turn, view.seats().count() as i64, class) / 10;
    let over = (rivals - demand).clamp(0, waiting);
    let marked = view.balance(on(space), BONUS) + view.balance(on(space), REDUCED);
    let cubes = i64::from(view.has(seat, CUBES) < 2) * 30;
    over.min(2 * markers) * (50 + rate) - 60 - cubes - 60 * marked
}

/// The round of actions; the last one once they are over.
fn round(view: View<'_>) -> u8 {
    let phase = &view.state().phase;
    phase.round().unwrap_or(if phase.number() > 3 { 3 } else { 1 })
}

/// Loans are taken early, and only when money is short.
fn loan_score(view: View<'_>, seat: Seat) -> i64 {
    let state = view.state();
    let mine = state.phase.number() == 3 && state.to_act() == Some(seat);
    if !mine || state.turn == 4 && round(view) > 1 {
        return -1000;
    }
    let short = 450 - view.has(seat, DOLLARS) - 200 * view.has(seat, LOANS_TAKEN);
    if short <= 0 { -1000 } else { 180 + short - 50 * i64::from(state.turn) }
}

/// The final fortune of each player.
pub fn fortunes(journal: &Session) -> Vec<i64> {
    let standings = Automobile::standings(journal.view::<Automobile>().unwrap()).unwrap();
    standings.into_iter().map(|standing| standing.score.total).collect()
}

/// Every act in notation.
pub fn written(journal: &Session) -> Vec<String> {
    let all = journal.entries().iter();
    all.map(|entry| steward::engine::notation::write_verb(&entry.verb, journal.setting())).collect()
}
