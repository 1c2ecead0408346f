//! The worksheet of the demand sale: the spaces of each market in the order they sell, with cars sold per round,
//! takings, and unsold cars.

use super::{heads, of_class, posted};
use crate::engine::worksheet::{Cell, Label, Row};
use crate::engine::{Derivation, Effect, Holder, Posting, PreviewedAct, Worksheet};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::demand::derivation;
use crate::games::automobile::sale::{Sold, offered, sell_rounds};
use crate::games::automobile::state::Demand;
use crate::games::automobile::units::{DOLLARS, cars, on};
use crate::games::automobile::{Act, Class, Offered, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{automobile as k, desk, sheets};

/// `None` before the demand is revealed.
pub fn worksheet(view: View<'_>) -> Option<Worksheet> {
    let demand = view.state().demand.as_ref()?;
    let tried = PreviewedAct::new(view, Act::Sale);
    let mut rows = Vec::new();
    for class in Class::ALL {
        rows.extend(market(view, demand, class, tried.effect()));
    }
    Some(Worksheet {
        heads: heads(&[sheets::SPACE, sheets::ROUNDS, sheets::TAKINGS]),
        rows,
        act: tried.offer(),
        ..Worksheet::of(sheets::SELL_BY_DEMAND)
    })
}

/// A market: its demand, then its spaces with cars, the most modern first.
fn market(view: View<'_>, demand: &Demand, class: Class, effect: Option<&Effect>) -> Vec<Row> {
    let (lots, known) = match offered(view, class) {
        Ok(lots) => (lots, true),
        Err(_) => (Vec::new(), false), // The sale itself asks for the class.
    };
    let cars: Vec<_> = lots.iter().map(|lot| lot.stock).collect();
    let sold = sell_rounds(&cars, demand.of(class));
    let wanted = derivation(demand, class);
    let label = Label { what: Some(class.key().into()), ..Label::class(of_class(class)) };
    let key = if known && lots.is_empty() { sheets::DEMAND_WITHOUT_CARS } else { sheets::DEMAND };
    let title = Row { small: Some((msg!(key, count = wanted.total), Some(wanted))), ..Row::of(label) };
    let lots = lots.into_iter().enumerate().map(|(at, lot)| {
        let rounds: Vec<Sold> = sold.iter().filter(|sold| sold.stock == at).copied().collect();
        of_lot(view, lot, &rounds, effect)
    });
    [title].into_iter().chain(lots).collect()
}

fn of_lot(view: View<'_>, lot: Offered, rounds: &[Sold], effect: Option<&Effect>) -> Row {
    let Offered { space, seat, .. } = lot;
    let name = BoardValues::of(view).space(space);
    let booked = effect.map(|effect| Booked::of(effect, lot)).unwrap_or_default();
    let by_round: Vec<String> = rounds.iter().map(|sold| sold.cars.to_string()).collect();
    Row {
        cells: vec![
            booked.sold.map_or(Cell::None, |sold| {
                let by_round = msg!(desk::FIGURE, figure = by_round.join(" · "));
                Cell::Told(by_round, posted(view, sold, k::CAUSE_SALE))
            }),
            booked.takings.map_or(Cell::None, |takings| Cell::strong(posted(view, takings, name.clone()))),
        ],
        small: booked.left.map(|left| unsold(view, left)),
        ..Row::of(Label { seat: Some(seat), class: None, what: Some(name) })
    }
}

/// The unsold cars of a space, with their loss points.
fn unsold(view: View<'_>, left: &Posting) -> (Line, Option<Derivation>) {
    let label = msg!(sheets::LEFT_UNSOLD, count = left.movement.amount);
    (label, Some(posted(view, left, k::CAUSE_UNSOLD)))
}

/// The postings of the sale for one space: cars sold, takings, unsold cars.
#[derive(Default)]
struct Booked<'a> {
    sold: Option<&'a Posting>,
    takings: Option<&'a Posting>,
    left: Option<&'a Posting>,
}

impl<'a> Booked<'a> {
    fn of(effect: &'a Effect, lot: Offered) -> Self {
        let mut booked = Self::default();
        let mut here = false;
        for posting in &effect.postings {
            let moved = posting.movement;
            if moved.unit == cars(lot.seat) {
                here = moved.from == on(lot.space);
                match (here, posting.why.cause == k::CAUSE_UNSOLD) {
                    (true, true) => booked.left = Some(posting),
                    (true, false) => booked.sold = Some(posting),
                    (false, _) => {}
                }
            } else if here && moved.unit == DOLLARS && moved.to == Holder::Seat(lot.seat) {
                booked.takings = Some(posting);
                here = false;
            }
        }
        booked
    }
}
