//! The acts offered now, for the board, completion and random walks: one for each way to play and each car, with
//! number fields for prices. The rules decide which are legal.

use crate::engine::{Choice, Field, Seat};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::rulings::FLY_BY_NIGHT_CARD;
use crate::games::auto_brocante::units::{CARDS, DOLLARS, POLICIES, cars_each};
use crate::games::auto_brocante::{
    Act, Approach, Attack, Bargain, Base, Below, Business, Buy, Cancel, Car, Damage, DealCars, DrawCard,
    Exchange, FinalCount, Force, Means, NoOption, Policy, Price, Recover, Reply, Sell, Step, Take,
    TakePolicy, View, Where, end, lots, stuck, turn,
};
use crate::msg;
use crate::words::Key;
use crate::words::keys::auto_brocante as k;

/// The highest amount in dollars that a number field offers; notation allows more.
const DEAREST: i64 = 30_000;
/// How much one click changes a price, in dollars.
pub(super) const PRICE_STEP: i64 = 500;

/// The acts offered now, most useful first.
pub fn candidates(view: View<'_>) -> Vec<Choice<Act>> {
    let state = view.state();
    if state.counted.is_some() {
        return Vec::new();
    }
    if end::ended(view) {
        return vec![final_count(view)];
    }
    let mut all = of_the_turn(view);
    if stuck::may_end(view) {
        all.insert(0, final_count(view));
    }
    all
}

fn of_the_turn(view: View<'_>) -> Vec<Choice<Act>> {
    let state = view.state();
    let seat = state.turn;
    match turn::step_now(view) {
        Step::Deal => vec![deal(view)],
        Step::Minimum => {
            let mut all: Vec<_> = Price::ALL.into_iter().map(|price| buy(view, seat, price)).collect();
            all.push(Choice::whole(Below { seat }));
            all
        }
        Step::Option if state.cards == 0 => {
            let mut all = vec![
                buy(view, seat, Price::Fixed),
                buy(view, seat, Price::List),
                Choice::whole(TakePolicy { seat, by: Means::Cash }),
                Choice::whole(Exchange { seat }),
                Choice::whole(NoOption { seat }),
            ];
            all.extend(cards(view, seat));
            all
        }
        Step::Option => {
            let mut all = vec![Choice::whole(DrawCard { seat })];
            all.extend(business(view, seat));
            all.extend(cards(view, seat));
            all
        }
        Step::Business => {
            let mut all = vec![Choice::whole(DrawCard { seat })];
            all.extend(business(view, seat));
            all
        }
        Step::Draw => vec![Choice::whole(DrawCard { seat })],
    }
}

/// A field for a car of the bank: only the dealer who takes it sees which car is on top.
fn which_car(view: View<'_>) -> Field {
    let there = view.state().at(Where::Bank).map(|car| i64::from(car.number()));
    Field { among: there.collect(), ..Field::new(k::FIELD_CAR, 1, i64::from(Car::COUNT)).only_table_knows() }
}

/// A field for an amount in dollars, near the list price of a car if known.
fn dollars(label: Key, near: Option<i64>) -> Field {
    Field { near, ..Field::new(label, 0, DEAREST).by(PRICE_STEP).only_table_knows() }
}

/// A field for the value of a car under the hood, limited to the values printed for its list price if known.
pub(super) fn blue_book(view: View<'_>, car: Car) -> Field {
    let printing = BoardValues::of(view);
    let field = dollars(k::FIELD_VALUE, printing.known_list(car)).asking(printing.list(car));
    Field { among: printing.values(car), ..field }
}

fn deal(view: View<'_>) -> Choice<Act> {
    let each = cars_each(view.seats().count());
    let mut all = Car::all();
    let cars = view.seats().iter().map(|_| all.by_ref().take(each).collect()).collect();
    let fields = view.seats().iter().flat_map(|seat| {
        let most = i64::from(Car::COUNT);
        (1..=each).map(move |n| {
            Field::new(msg!(k::FIELD_DEALT, seat = view.name(seat), n), 1, most).only_table_knows()
        })
    });
    Choice::new(DealCars { cars }, fields.collect())
}

fn final_count(view: View<'_>) -> Choice<Act> {
    let worth = |car: Car| {
        let list = BoardValues::of(view).known_list(car).unwrap_or_default();
        (car, u32::try_from(list).unwrap_or_default())
    };
    let lots: Vec<(Seat, Vec<Car>)> = view.seats().iter().map(|seat| (seat, lots::lot(view, seat))).collect();
    let fields = lots.iter().flat_map(|(seat, cars)| {
        cars.iter().map(|car| {
            Field::new(
                msg!(k::FIELD_FINAL, seat = view.name(*seat), car = BoardValues::of(view).car(*car)),
                0,
                DEAREST,
            )
            .or_zero()
            .asking(BoardValues::of(view).list(*car))
        })
    });
    let fields = fields.collect();
    let values = lots.iter().map(|(_, cars)| cars.iter().map(|car| worth(*car)).collect()).collect();
    Choice::new(FinalCount { values }, fields)
}

fn buy(view: View<'_>, seat: Seat, price: Price) -> Choice<Act> {
    let top = view.state().at(Where::Bank).next().or(Car::new(1));
    let act = top.map_or(Act::None(NoOption { seat }), |car| Act::Buy(Buy { seat, car, price }));
    Choice::new(act, vec![which_car(view)])
}

fn cards(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let mut all = vec![buy(view, seat, Price::Card)];
    let own = lots::lot(view, seat);
    for (base, plus) in BoardValues::of(view).sell_cards() {
        all.extend(own.iter().map(|car| sale(view, seat, *car, (base, plus))));
    }
    all.push(Choice::whole(TakePolicy { seat, by: Means::Card }));
    all.extend(attacks(view, seat));
    all.extend(view.state().at(Where::Stolen(seat)).map(|car| Choice::whole(Recover { seat, car })));
    all.extend(approaches(view, seat));
    all.extend(forced(view, seat));
    all.extend(lots::others(view, seat).map(|dealer| Choice::whole(Cancel { seat, dealer })));
    all.push(taking(view, seat));
    all
}

/// The sale of a car to a customer with a card, with fields for what is not known yet.
fn sale(view: View<'_>, seat: Seat, car: Car, (base, plus): (Base, u32)) -> Choice<Act> {
    let (base, mut fields) = match base {
        Base::List => (Base::List, Vec::new()),
        Base::Book(_) => {
            let list = BoardValues::of(view).known_list(car);
            let book = list.and_then(|list| u32::try_from(list).ok()).unwrap_or_default();
            (Base::Book(book), vec![blue_book(view, car)])
        }
    };
    if !BoardValues::of(view).sell_cards_read() {
        // While the cards are not known, the user enters the amount beyond the base from the card played.
        fields.push(Field { begins: Some(0), ..dollars(k::FIELD_PLUS, None) });
    }
    Choice::new(Sell { seat, car, base, plus }, fields)
}

/// The cars on the lots of the others, cheapest first.
fn targets(view: View<'_>, seat: Seat) -> Vec<(Car, Seat)> {
    let list = |car| BoardValues::of(view).known_list(car).unwrap_or(i64::MAX);
    let lots = lots::others(view, seat)
        .flat_map(|other| lots::lot(view, other).into_iter().map(move |car| (car, other)));
    let mut all: Vec<_> = lots.collect();
    all.sort_by_key(|(car, _)| (list(*car), *car));
    all
}

/// The replies that a car's owner may give to a damage; only policies that may cover it.
pub(super) fn replies(view: View<'_>, damage: Damage, owner: Seat) -> Vec<Reply> {
    let mut replies = vec![Reply::Lost];
    match damage {
        Damage::Fire => {}
        Damage::Collision => replies.push(Reply::Repaired),
        Damage::Theft if view.has(owner, CARDS) > 0 => replies.push(Reply::Recovered),
        Damage::Theft => {}
    }
    // While the value is missing, the policy may cover it; the act asks for the value.
    let may_cover = |policy: &Policy| BoardValues::of(view).covers(*policy, damage).unwrap_or(true);
    let shown = |policy: &Policy| *policy != Policy::FlyByNight || view.is(FLY_BY_NIGHT_CARD);
    let covering = Policy::ALL.into_iter().filter(shown).filter(may_cover);
    if view.has(owner, POLICIES) > 0 {
        replies.extend(covering.map(Reply::Claim));
    }
    replies
}

/// One attack for each damage, each car of the other dealers and each reply.
fn attacks(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let cars = targets(view, seat);
    let on = |damage| cars.iter().map(move |(car, owner)| (damage, *car, *owner));
    let all = Damage::ALL.into_iter().flat_map(on).flat_map(|(damage, car, owner)| {
        let reply = move |reply| Choice::whole(Attack { seat, damage, car, reply });
        replies(view, damage, owner).into_iter().map(reply)
    });
    all.collect()
}

/// The two ways in which a sale can end: at a price that the buyer can pay, or with a look under the hood.
fn sales(view: View<'_>, car: Car, buyer: Seat) -> [(Bargain, Vec<Field>); 2] {
    let read = || BoardValues::of(view).list(car);
    let known = BoardValues::of(view).known_list(car);
    let list = known.unwrap_or_default();
    let cash = view.has(buyer, DOLLARS);
    let price = |amount: i64| u32::try_from(amount).unwrap_or_default();
    let hood = Bargain::Hood { asked: price(list.max(1)), value: price(list) };
    [
        (Bargain::Agreed(price(list.min(cash))), vec![dollars(k::FIELD_PRICE, known).asking(read())]),
        (
            hood,
            vec![Field { least: 1, ..dollars(k::FIELD_ASKED, known).asking(read()) }, blue_book(view, car)],
        ),
    ]
}

fn approaches(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let all = targets(view, seat).into_iter().flat_map(|(car, owner)| {
        let closed = (view.has(owner, CARDS) > 0).then_some(Bargain::Closed);
        let others = [Bargain::Walked].into_iter().chain(closed).map(|ending| (ending, Vec::new()));
        let all = sales(view, car, seat).into_iter().chain(others);
        all.map(move |(bargain, fields)| Choice::new(Approach { seat, car, bargain }, fields))
    });
    all.collect()
}

fn forced(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let own = lots::lot(view, seat);
    let mut all = Vec::new();
    for dealer in lots::others(view, seat).filter(|_| !own.is_empty()) {
        for car in &own {
            all.extend(sales(view, *car, dealer).map(|(bargain, fields)| {
                Choice::new(Force { seat, dealer, car: Some(*car), bargain }, fields)
            }));
        }
        all.push(Choice::whole(Force { seat, dealer, car: None, bargain: Bargain::Closed }));
    }
    all
}

fn business(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let mut all = Vec::new();
    for car in lots::lot(view, seat) {
        for buyer in lots::others(view, seat) {
            all.extend(
                sales(view, car, buyer)
                    .map(|(bargain, fields)| Choice::new(Business { seat, car, buyer, bargain }, fields)),
            );
        }
    }
    all
}

/// Taking cards, filled in with as many as possible from the first hands.
fn taking(view: View<'_>, seat: Seat) -> Choice<Act> {
    let taken = BoardValues::of(view).cards_taken();
    let mut left = taken.as_ref().map_or(0, |printed| printed.0);
    let from: Vec<(Seat, u8)> = lots::others(view, seat)
        .map(|other| {
            let count = view.has(other, CARDS).min(left);
            left -= count;
            (other, u8::try_from(count).unwrap_or_default())
        })
        .collect();
    let fields = from.iter().map(|(other, _)| {
        Field::new(msg!(k::FIELD_TAKEN, seat = view.name(*other)), 0, view.has(*other, CARDS))
            .or_zero()
            .asking(taken.clone())
    });
    let fields = fields.collect();
    Choice::new(Take { seat, from }, fields)
}
