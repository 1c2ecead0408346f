//! The random draws of the game: a disk from a bag, a company sheet, the order of the markers.

use crate::engine::{Chance, Draw, Pool, Seat};
use crate::games::independents::competition::{Bag, bag};
use crate::games::independents::step::{CAR_OF_THE_YEAR, COMPETITION};
use crate::games::independents::turn::{Due, due};
use crate::games::independents::units::on;
use crate::games::independents::{
    Act, Car, Company, DrawCompany, DrawDisk, Independents, Order, Spot, View, car, company,
};

impl Chance for Independents {
    fn draw(view: View<'_>, act: &Act) -> Option<Draw> {
        let state = view.state();
        let step = |step| !state.over && due(view).is_none() && state.step.number() == step;
        match act {
            Act::Order(Order { then }) => {
                let moment = due(view) == Some(Due::Order);
                fitting(markers(view), then.as_deref().map(places)).filter(|_| moment)
            }
            Act::Company(DrawCompany { seat, company }) => {
                let waits = super::turn::without_company(view).contains(seat) && !state.over;
                let there = company::sheets(view).ok().filter(|_| waits)?.0;
                let outcome = company.map(|company| vec![usize::from(company.number()) - 1]);
                fitting(sheets(&there), outcome)
            }
            Act::Draw(DrawDisk { section, drawn }) => {
                let bag = bag(view, on(Spot::new(state.category, *section)));
                let moment = step(COMPETITION) && bag.len() > 1;
                fitting(disks(view, &bag), drawn.map(|seat| places(&[seat]))).filter(|_| moment)
            }
            Act::Car(Car { drawn }) => {
                let bag = car::lying(view, car::due(view)?);
                fitting(disks(view, &bag), drawn.map(|seat| places(&[seat])))
                    .filter(|_| step(CAR_OF_THE_YEAR))
            }
            _ => None,
        }
    }

    fn with_outcome(act: &Act, outcome: &[usize]) -> Act {
        let seat = |place: &usize| u8::try_from(*place).ok().map(Seat::new);
        let one = outcome.first();
        match act {
            Act::Order(_) => Order { then: Some(outcome.iter().filter_map(seat).collect()) }.into(),
            Act::Company(DrawCompany { seat, .. }) => {
                let number = one.and_then(|place| u8::try_from(place + 1).ok());
                let company = number.and_then(|number| Company::try_from(number).ok());
                DrawCompany { seat: *seat, company }.into()
            }
            Act::Draw(DrawDisk { section, .. }) => {
                DrawDisk { section: *section, drawn: one.and_then(seat) }.into()
            }
            Act::Car(_) => Car { drawn: one.and_then(seat) }.into(),
            act => act.clone(),
        }
    }
}

fn places(seats: &[Seat]) -> Vec<usize> {
    seats.iter().map(|seat| seat.index()).collect()
}

fn fitting(pool: Pool, outcome: Option<Vec<usize>>) -> Option<Draw> {
    let possible = match &outcome {
        Some(outcome) => pool.allows(outcome),
        None => pool.of.iter().any(|(_, count)| *count > 0),
    };
    possible.then_some(Draw { pool, outcome })
}

/// The disks in a bag, by player, in the order of the table.
fn disks(view: View<'_>, bag: &Bag) -> Pool {
    let count = |seat: Seat| bag.iter().find(|(owner, _)| *owner == seat).map_or(0, |(_, count)| *count);
    let seats = view.seats();
    Pool::bag(seats.iter().map(|seat| (seats.word(seat), u32::try_from(count(seat)).unwrap_or(u32::MAX))))
}

/// The markers of all players except the first.
fn markers(view: View<'_>) -> Pool {
    let (seats, first) = (view.seats(), view.state().first);
    let others = u32::try_from(seats.count().saturating_sub(1)).unwrap_or_default();
    Pool::bag(seats.iter().map(|seat| (seats.word(seat), u32::from(seat != first)))).taking(others)
}

fn sheets(there: &[Company]) -> Pool {
    Pool::bag(Company::all().map(|company| (company.to_string(), u32::from(there.contains(&company)))))
}
