//! The worksheet of a deal between two dealers: the car, the buyer, how it ends, and the price. The value under the
//! hood appears only if the buyer looks.

use crate::engine::worksheet::{Cell, FieldId, Label, NumberEntry, Press, Row};
use crate::engine::{Draft, Field, PlaceId, PreviewedAct, Rejection, Seat, Worksheet};
use crate::games::auto_brocante::board::{BoardValues, worth};
use crate::games::auto_brocante::candidates::PRICE_STEP;
use crate::games::auto_brocante::scene::{car as place_of, pressed_car, yard};
use crate::games::auto_brocante::units::CARDS;
use crate::games::auto_brocante::{Act, Approach, Bargain, Business, Car, Force, View, lot, lots};
use crate::msg;
use crate::words::keys::{auto_brocante as k, brocante, engine};
use crate::words::{Key, Line};

/// The numbers for the endings of a deal: agreed price, look under the hood, no agreement, "lot closed".
const CASH: i64 = 0;
const HOOD: i64 = 1;
const WALKED: i64 = 2;
const CLOSED: i64 = 3;

const ENDING: &str = "ending";

/// The sale of the dealer to act, as business.
pub fn business(view: View<'_>, draft: &Draft) -> Worksheet {
    let seat = view.state().turn;
    let empty = Worksheet { verb: Some("business"), ..Worksheet::of(brocante::SELL) };
    if lot(view, seat).is_empty() {
        return Worksheet { notes: vec![brocante::NO_CAR.into()], ..empty };
    }
    let cars = lot(view, seat);
    let (car, which) = which_car(view, &cars, draft);
    let (buyer, to) = dealer(view, seat, draft, brocante::BUYER);
    let act = |car, buyer, bargain| Business { seat, car, buyer, bargain }.into();
    deal(view, draft, (empty, vec![which, to]), (seat.into(), buyer), car, &[CASH, HOOD], act)
}

/// Plays a card to buy another dealer's car.
pub fn approach(view: View<'_>, draft: &Draft) -> Worksheet {
    let seat = view.state().turn;
    let empty = Worksheet { verb: Some("approach"), ..Worksheet::of(brocante::CARD_APPROACH) };
    let cars: Vec<Car> = lots::others(view, seat).flat_map(|other| lot(view, other)).collect();
    let (car, which) = which_car(view, &cars, draft);
    let owner = car.and_then(|car| lots::owner(view, car));
    let endings: &[i64] =
        if may_close(view, owner) { &[CASH, HOOD, WALKED, CLOSED] } else { &[CASH, HOOD, WALKED] };
    let act = |car, _, bargain| Approach { seat, car, bargain }.into();
    deal(view, draft, (empty, vec![which]), (owner, Some(seat)), car, endings, act)
}

/// Plays a card to make another dealer buy.
pub fn force(view: View<'_>, draft: &Draft) -> Worksheet {
    let seat = view.state().turn;
    let empty = Worksheet { verb: Some("force"), ..Worksheet::of(brocante::CARD_FORCE) };
    let cars = lot(view, seat);
    let (buyer, to) = dealer(view, seat, draft, brocante::BUYER);
    let (car, which) = which_car(view, &cars, draft);
    let closed = draft.value(&FieldId::new(ENDING)) == Some(CLOSED);
    let endings: &[i64] = if may_close(view, buyer) { &[CASH, HOOD, CLOSED] } else { &[CASH, HOOD] };
    let act = |car: Car, dealer, bargain| {
        let car = (bargain != Bargain::Closed).then_some(car);
        Force { seat, dealer, car, bargain }.into()
    };
    // No car is chosen if the lot was closed first; any car completes the form.
    let car = if closed { cars.first().copied() } else { car };
    deal(view, draft, (empty, vec![to, which]), (Some(seat), buyer), car, endings, act)
}

/// Whether the other dealer can play "lot closed"; `false` while that dealer is not chosen.
fn may_close(view: View<'_>, other: Option<Seat>) -> bool {
    other.is_some_and(|other| view.has(other, CARDS) > 0)
}

/// The rows of a deal, and the act that they build.
fn deal(
    view: View<'_>,
    draft: &Draft,
    (empty, mut rows): (Worksheet, Vec<Row>),
    (seller, buyer): (Option<Seat>, Option<Seat>),
    car: Option<Car>,
    endings: &[i64],
    act: impl Fn(Car, Seat, Bargain) -> Act,
) -> Worksheet {
    let value = |word: &str| draft.value(&FieldId::new(word));
    let shut = draft.pressed.iter().any(|place| place.kind == "card" && place.number == 16);
    let begins = if shut { CLOSED } else { CASH };
    let ending = value(ENDING).unwrap_or(begins);
    let ending = if endings.contains(&ending) { ending } else { CASH };
    let amount = |word: &str| value(word).and_then(|dollars| u32::try_from(dollars).ok());
    let price = amount("price").filter(|price| *price > 0);
    let bargain = match (ending, price, amount("value")) {
        (WALKED, ..) => Ok(Bargain::Walked),
        (CLOSED, ..) => Ok(Bargain::Closed),
        (HOOD, Some(asked), Some(value)) => Ok(Bargain::Hood { asked, value }),
        (HOOD, Some(_), None) => Err(k::FIELD_VALUE),
        (HOOD, None, _) => Err(k::FIELD_ASKED),
        (_, Some(price), _) => Ok(Bargain::Agreed(price)),
        (_, None, _) => Err(k::FIELD_PRICE),
    };
    // A full lot cannot buy, which is said before a price is typed.
    let buys = buyer.filter(|_| matches!(ending, CASH | HOOD) && price.is_none());
    let full = buys.and_then(|buyer| lots::room(view, buyer).err());
    let tried = match (car, buyer, bargain) {
        (Some(car), Some(buyer), Ok(bargain)) => Ok(PreviewedAct::new(view, act(car, buyer, bargain))),
        (None, ..) => Err(brocante::WHICH_CAR),
        (_, None, _) => Err(brocante::WHICH_BUYER),
        (.., Err(missing)) => Err(missing),
    };
    let names = [
        (CASH, brocante::AGREED),
        (HOOD, brocante::HOOD),
        (WALKED, brocante::WALKED),
        (CLOSED, brocante::CARD_CLOSED),
    ];
    let doors = names.into_iter().filter(|(number, _)| endings.contains(number));
    let doors = doors.map(|(number, name)| (number, Line::new(name)));
    // No label: the answers say enough.
    rows.push(question(Label::default(), ENDING, Some(ending), doors, draft, |_| None));
    if matches!(ending, CASH | HOOD) {
        let name = if ending == HOOD { k::FIELD_ASKED } else { k::FIELD_PRICE };
        rows.push(price_row(name, car.and_then(|car| BoardValues::of(view).known_list(car)), draft));
    }
    if ending == HOOD {
        rows.push(value_row(car.map(|car| BoardValues::of(view).values(car)).unwrap_or_default(), draft));
    }
    let names = |seller: Seat, buyer: Seat| {
        msg!(brocante::SELLS_TO, seller = view.name(seller), buyer = view.name(buyer))
    };
    let does = match ending {
        CASH | HOOD => seller.zip(buyer).map(|(seller, buyer)| names(seller, buyer)),
        _ => None,
    };
    let empty = Worksheet { does: does.unwrap_or_else(|| empty.does.clone()), ..empty };
    let act = match tried {
        Ok(tried) => tried.offer(),
        Err(missing) => Some(Err(missing.into())),
    };
    let notes = full.iter().map(Rejection::line).collect();
    Worksheet { rows, notes, act, ..empty }
}

/// Chooses one of these cars, preset to the one that was clicked.
fn which_car(view: View<'_>, cars: &[Car], draft: &Draft) -> (Option<Car>, Row) {
    let number = |car: &Car| i64::from(car.number());
    let pressed = pressed_car(view, &draft.pressed).map(|(car, _)| car);
    let car = chosen(cars, draft.value(&FieldId::new("car")).or(pressed.as_ref().map(number)), number);
    let called = |car: &Car| (number(car), BoardValues::of(view).car(*car));
    let all = cars.iter().map(called);
    let at = |value: i64| cars.iter().find(|car| number(car) == value).map(|car| place_of(*car));
    (car, question(Label::of(brocante::CAR), "car", car.as_ref().map(number), all, draft, at))
}

/// Chooses another dealer, preset to the one whose lot was clicked.
fn dealer(view: View<'_>, seat: Seat, draft: &Draft, asked: Key) -> (Option<Seat>, Row) {
    let others: Vec<Seat> = lots::others(view, seat).collect();
    let place = |dealer: &Seat| i64::try_from(dealer.index()).unwrap_or_default();
    let pressed = draft.pressed.iter().filter(|place| place.kind == "lot").find_map(|place| place.seat);
    let dealer = chosen(&others, draft.value(&FieldId::new("buyer")).or(pressed.as_ref().map(place)), place);
    let named = |dealer: &Seat| (place(dealer), msg!(engine::HOLDER_SEAT, name = view.name(*dealer)));
    let all = others.iter().map(named);
    let at = |value: i64| others.iter().find(|dealer| place(dealer) == value).map(|dealer| yard(*dealer));
    (dealer, question(Label::of(asked), "buyer", dealer.as_ref().map(place), all, draft, at))
}

/// The item with this number, or the only item.
fn chosen<T: Copy>(all: &[T], value: Option<i64>, number: impl Fn(&T) -> i64) -> Option<T> {
    let only = if let [one] = all { Some(*one) } else { None };
    all.iter().copied().find(|one| Some(number(one)) == value).or(only)
}

/// A row of buttons to choose an answer; some answers are also places on the board.
pub(super) fn question(
    label: Label,
    word: &str,
    chosen: Option<i64>,
    answers: impl IntoIterator<Item = (i64, Line)>,
    draft: &Draft,
    at: impl Fn(i64) -> Option<PlaceId>,
) -> Row {
    let press = |(value, name): (i64, Line)| {
        let makes = draft.clone().with(FieldId::new(word), Some(value));
        let press = Press { at: at(value), ..Press::new(name, makes) };
        Cell::Press(press.chosen(chosen == Some(value)))
    };
    let answers = answers.into_iter().map(press).collect();
    Row { cells: vec![Cell::Several(answers)], ..Row::of(label) }
}

/// A price field, empty until it is typed; the first step of its buttons sets the list price.
fn price_row(name: Key, list: Option<i64>, draft: &Draft) -> Row {
    let near = list.or(Some(PRICE_STEP));
    let field = Field { near, ..Field::new(name, 1, i64::from(u32::MAX)).by(PRICE_STEP) };
    let entry = Cell::Field(NumberEntry::new(FieldId::new("price"), field, draft));
    Row { cells: vec![Cell::Several(vec![entry])], ..Row::of(Label::of(name)) }
}

/// A field for the value under the hood, with buttons for the values printed for the car's list price.
fn value_row(printed: Vec<i64>, draft: &Draft) -> Row {
    let id = FieldId::new("value");
    let now = draft.value(&id);
    let field = Field::new(k::FIELD_VALUE, 0, i64::from(u32::MAX)).by(PRICE_STEP);
    let entry = Cell::Field(NumberEntry::new(id.clone(), field, draft));
    let press = |value: i64| {
        let press = Press::new(worth(value), draft.clone().with(id.clone(), Some(value)));
        Cell::Press(press.chosen(now == Some(value)))
    };
    let cells = [entry].into_iter().chain(printed.into_iter().map(press)).collect();
    Row { cells: vec![Cell::Several(cells)], ..Row::of(Label::of(k::FIELD_VALUE)) }
}
