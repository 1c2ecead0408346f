//! A choice with its numbers filled in: prices, and cars of the bank, in the order of its fields.

use crate::games::auto_brocante::{
    Act, Approach, Bargain, Base, Business, Buy, Car, DealCars, FinalCount, Force, Sell, Take,
};

/// The numbers that were typed, one after the other; where one is missing, what was there stays.
struct Typed<'a>(std::slice::Iter<'a, i64>);

impl Typed<'_> {
    fn dollars(&mut self, old: u32) -> u32 {
        self.0.next().map_or(old, |new| u32::try_from((*new).max(0)).unwrap_or(u32::MAX))
    }

    fn count(&mut self, old: u8) -> u8 {
        self.0.next().map_or(old, |new| u8::try_from((*new).max(0)).unwrap_or(u8::MAX))
    }

    fn car(&mut self, old: Car) -> Car {
        self.0.next().and_then(|new| u8::try_from(*new).ok()).and_then(Car::new).unwrap_or(old)
    }

    fn bargain(&mut self, old: Bargain) -> Bargain {
        match old {
            Bargain::Agreed(price) => Bargain::Agreed(self.dollars(price)),
            Bargain::Hood { asked, value } => {
                Bargain::Hood { asked: self.dollars(asked), value: self.dollars(value) }
            }
            other => other,
        }
    }
}

/// A choice with its fields filled in, in order; a value left out stays as it was.
pub fn fill(act: &Act, values: &[i64]) -> Act {
    let mut typed = Typed(values.iter());
    match act {
        Act::Deal(DealCars { cars }) => {
            let cars = cars.iter().map(|lot| lot.iter().map(|car| typed.car(*car)).collect()).collect();
            Act::Deal(DealCars { cars })
        }
        Act::Buy(Buy { seat, car, price }) => {
            Act::Buy(Buy { seat: *seat, car: typed.car(*car), price: *price })
        }
        Act::Sell(Sell { seat, car, base, plus }) => {
            let base = match base {
                Base::List => Base::List,
                Base::Book(value) => Base::Book(typed.dollars(*value)),
            };
            Act::Sell(Sell { seat: *seat, car: *car, base, plus: typed.dollars(*plus) })
        }
        Act::Take(Take { seat, from }) => {
            let from = from.iter().map(|(other, count)| (*other, typed.count(*count)));
            Act::Take(Take { seat: *seat, from: from.filter(|(_, count)| *count > 0).collect() })
        }
        Act::Approach(Approach { seat, car, bargain }) => {
            Act::Approach(Approach { seat: *seat, car: *car, bargain: typed.bargain(*bargain) })
        }
        Act::Force(Force { seat, dealer, car, bargain }) => {
            Act::Force(Force { seat: *seat, dealer: *dealer, car: *car, bargain: typed.bargain(*bargain) })
        }
        Act::Business(Business { seat, car, buyer, bargain }) => Act::Business(Business {
            seat: *seat,
            car: *car,
            buyer: *buyer,
            bargain: typed.bargain(*bargain),
        }),
        Act::Final(FinalCount { values }) => {
            let mut lot = |lot: &Vec<(Car, u32)>| {
                lot.iter().map(|(car, value)| (*car, typed.dollars(*value))).collect()
            };
            Act::Final(FinalCount { values: values.iter().map(&mut lot).collect() })
        }
        act => act.clone(),
    }
}
