//! Teaching Auto-Brocante: the introduction before the first turn, and doubts.

use crate::engine::{Chapter, Lesson, RuleEntry, Seat, Teaching};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::{
    Act, Approach, AutoBrocante, Bargain, Base, Business, Car, FinalCount, Force, Sell, View, lessons, lots,
    shown,
};
use crate::msg;
use crate::words::keys::talk as t;
use crate::words::{Arg, Line};

impl Teaching for AutoBrocante {
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const ENTRIES: &'static [RuleEntry] = lessons::ENTRIES;

    fn talk(view: View<'_>) -> Vec<Chapter> {
        let printing = BoardValues::of(view);
        let listed = |car: Car| {
            let price = Arg::Money(printing.known_list(car)?);
            Some(msg!(t::AUTO_BROCANTE_LIST, car = printing.car(car), price))
        };
        vec![
            Chapter::new(t::WANT, msg!(t::AUTO_BROCANTE_WANT, names = view.setting.everybody()), &["lot"]),
            Chapter::turn(t::AUTO_BROCANTE_TURN, lessons::LESSONS).and(Car::all().find_map(listed)),
            Chapter::new(t::AUTO_BROCANTE_TRADE_TITLE, t::AUTO_BROCANTE_TRADE, &["car", "slot"]),
            Chapter::new(t::AUTO_BROCANTE_TRICKS_TITLE, t::AUTO_BROCANTE_TRICKS, &["pile"]),
            Chapter::new(t::WRONG, t::AUTO_BROCANTE_WRONG, &[]),
        ]
    }

    /// The final count is left out: its values are checked while dealers enter them.
    fn unlisted(view: View<'_>, act: &Act) -> Vec<Line> {
        let shown = if matches!(act, Act::Final(_)) { Vec::new() } else { values(view, act) };
        shown.into_iter().filter_map(|(_, car, value)| BoardValues::of(view).doubt(car, value)).collect()
    }

    fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
        let seen = values(view, act).into_iter();
        let doubts = seen.filter_map(|(seat, car, value)| shown::doubt(view, seat, car, value));
        let lost = if let Act::Attack(attack) = act { attack.doubt(view) } else { None };
        doubts.chain(lost).collect()
    }
}

/// The Blue Book values in an act, with the dealer and the car.
fn values(view: View<'_>, act: &Act) -> Vec<(Seat, Car, u32)> {
    let hood = |seat: Option<Seat>, car: Car, bargain: Bargain| match (seat, bargain) {
        (Some(seat), Bargain::Hood { value, .. }) => vec![(seat, car, value)],
        _ => Vec::new(),
    };
    match act {
        Act::Sell(Sell { seat, car, base: Base::Book(value), .. }) => vec![(*seat, *car, *value)],
        Act::Business(Business { seat, car, bargain, .. })
        | Act::Force(Force { seat, car: Some(car), bargain, .. }) => hood(Some(*seat), *car, *bargain),
        Act::Approach(Approach { car, bargain, .. }) => hood(lots::owner(view, *car), *car, *bargain),
        Act::Final(FinalCount { values }) => {
            let of = |(seat, worth): (Seat, &Vec<(Car, u32)>)| {
                worth.iter().map(move |(car, value)| (seat, *car, *value)).collect::<Vec<_>>()
            };
            view.seats().iter().zip(values).flat_map(of).collect()
        }
        _ => Vec::new(),
    }
}
