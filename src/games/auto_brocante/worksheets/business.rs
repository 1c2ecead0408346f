//! Open for business: which car, to whom, and how it ended; or the card that ends the turn.

use crate::engine::worksheet::{Cell, Entry, FieldId, Label, Press, Row, Tried};
use crate::engine::{Draft, Field, Journal, Seat, Worksheet};
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::{Act, AutoBrocante, Bargain, Business, Car, DrawCard, lot};
use crate::say;
use crate::words::keys::{auto_brocante as k, brocante, engine};
use crate::words::{Key, Line};

/// How a sale ends: with a price agreed, or with a look under the hood.
const HOOD: i64 = 1;

/// The question how it ended.
const ENDING: &str = "ending";

/// The worksheet of whoever's turn it is.
pub fn worksheet(journal: &Journal<AutoBrocante>, draft: &Draft) -> Worksheet<Act> {
    let view = journal.view();
    let seat = view.state().turn;
    let beside = vec![Cell::act(journal, k::VERB_DRAW, DrawCard { seat })];
    let cars = lot(view, seat);
    let sell = Worksheet { verb: Some("business"), beside, ..Worksheet::of(brocante::SELL) };
    if cars.is_empty() {
        return Worksheet { notes: vec![brocante::NO_CAR.into()], ..sell };
    }
    let buyers: Vec<Seat> = view.seats().iter().filter(|other| *other != seat).collect();
    let value = |word: &str| draft.value(&FieldId::new(word));
    let number = |car: &Car| i64::from(car.number());
    let car = chosen(&cars, value("car"), number);
    let place = |buyer: &Seat| i64::try_from(buyer.index()).unwrap_or_default();
    let buyer = chosen(&buyers, value("buyer"), place);
    let hood = value(ENDING) == Some(HOOD);
    let amount = |word: &str| value(word).and_then(|dollars| u32::try_from(dollars).ok());
    let price = amount("price").filter(|price| *price > 0);
    let bargain = match (hood, price, amount("value")) {
        (false, Some(price), _) => Ok(Bargain::Agreed(price)),
        (true, Some(asked), Some(value)) => Ok(Bargain::Hood { asked, value }),
        (false, None, _) => Err(k::FIELD_PRICE),
        (true, None, _) => Err(k::FIELD_ASKED),
        (true, Some(_), None) => Err(k::FIELD_VALUE),
    };
    let act = match (car, buyer, bargain) {
        (Some(car), Some(buyer), Ok(bargain)) => {
            Tried::new(journal, Business { seat, car, buyer, bargain }).offer()
        }
        (None, ..) => Some(Err(brocante::WHICH_CAR.into())),
        (_, None, _) => Some(Err(brocante::WHICH_BUYER.into())),
        (.., Err(missing)) => Some(Err(missing.into())),
    };
    let called = |car: &Car| (number(car), Printing::of(view).car(*car));
    let named = |buyer: &Seat| (place(buyer), say!(engine::HOLDER_SEAT, name = view.name(*buyer)));
    let endings = [(0, brocante::AGREED.into()), (HOOD, brocante::HOOD.into())];
    let ending = i64::from(hood);
    let mut rows = vec![
        question(brocante::CAR, "car", car.as_ref().map(number), cars.iter().map(called), draft),
        question(brocante::BUYER, "buyer", buyer.as_ref().map(place), buyers.iter().map(named), draft),
        question(brocante::ENDING, ENDING, Some(ending), endings, draft),
        dollars(if hood { k::FIELD_ASKED } else { k::FIELD_PRICE }, "price", draft),
    ];
    if hood {
        rows.push(dollars(k::FIELD_VALUE, "value", draft));
    }
    Worksheet { rows, act, ..sell }
}

/// What was chosen of several; what needs no choice.
fn chosen<T: Copy>(all: &[T], value: Option<i64>, number: impl Fn(&T) -> i64) -> Option<T> {
    let only = if let [one] = all { Some(*one) } else { None };
    all.iter().copied().find(|one| Some(number(one)) == value).or(only)
}

/// A question with its answers; what is typed behind how it ended is meant for the price.
fn question(
    asked: Key,
    word: &str,
    chosen: Option<i64>,
    answers: impl IntoIterator<Item = (i64, Line)>,
    draft: &Draft,
) -> Row<Act> {
    let press = |(value, name): (i64, Line)| {
        let makes = draft.clone().with(FieldId::new(word), Some(value));
        let press = Press::new(name, makes).chosen(chosen == Some(value));
        let then = (word == ENDING).then(|| FieldId::new("price"));
        Cell::Press(Press { then, ..press })
    };
    let answers = answers.into_iter().map(press).collect();
    Row { cells: vec![Cell::Several(answers)], ..Row::of(Label::of(asked)) }
}

/// An amount: nothing until it is typed.
fn dollars(name: Key, word: &str, draft: &Draft) -> Row<Act> {
    let field = Field::new(name, 0, i64::from(u32::MAX));
    let entry = Entry::new(FieldId::new(word), field, draft);
    Row { cells: vec![Cell::Several(vec![Cell::Field(entry)])], ..Row::of(Label::of(name)) }
}
