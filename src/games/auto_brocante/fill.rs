//! Fills in the numbers of a choice: prices, and cars of the bank, in the order of its fields.

use crate::engine::Filled;
use crate::games::auto_brocante::{Act, Bargain, Base};

fn fill_bargain(bargain: &mut Bargain, typed: &mut Filled<'_>) {
    match bargain {
        Bargain::Agreed(price) => typed.count(price),
        Bargain::Hood { asked, value } => {
            typed.count(asked);
            typed.count(value);
        }
        _ => {}
    }
}

/// The choice with its fields filled in, in order; a field without a value keeps its own.
pub fn fill(act: &Act, values: &[i64]) -> Option<Act> {
    let (mut act, mut typed) = (act.clone(), Filled::of(values));
    match &mut act {
        Act::Deal(deal) => deal.cars.iter_mut().flatten().for_each(|car| typed.number(car)),
        Act::Buy(buy) => typed.number(&mut buy.car),
        Act::Sell(sell) => {
            if let Base::Book(value) = &mut sell.base {
                typed.count(value);
            }
            typed.count(&mut sell.plus);
        }
        Act::Take(take) => {
            take.from.iter_mut().for_each(|(_, count)| typed.count(count));
            take.from.retain(|(_, count)| *count > 0);
        }
        Act::Approach(approach) => fill_bargain(&mut approach.bargain, &mut typed),
        Act::Force(force) => fill_bargain(&mut force.bargain, &mut typed),
        Act::Business(business) => fill_bargain(&mut business.bargain, &mut typed),
        Act::Final(count) => count.values.iter_mut().flatten().for_each(|(_, value)| typed.count(value)),
        _ => {}
    }
    typed.in_act(act)
}
