//! Phase 7, demand sale: in each class from the most modern space backwards, round after round, until demand or cars
//! run out. Each unsold car brings a loss point.

use crate::engine::{Command, Holder, Refusal, Rejection, Seat, Term, Why};
use crate::games::automobile::board::{BoardValues, Price};
use crate::games::automobile::turn::in_phase;
use crate::games::automobile::units::{BONUS, DOLLARS, LOANS_TAKEN, LOSSES, REDUCED, cars, on};
use crate::games::automobile::{Automobile, Class, Phase, Space, Tx, View};
use crate::words::keys::automobile as k;
use crate::{act, msg};

const WHY: Why = Why::new(k::CAUSE_SALE, k::RULE_SALE);
const UNSOLD: Why = Why::new(k::CAUSE_UNSOLD, k::RULE_SALE);

/// The cars of one space that are for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stock {
    pub cars: i64,
    /// Bonus-sales markers on the space.
    pub bonus: i64,
    /// Reduced-price markers on the space.
    pub reduced: i64,
}

impl Stock {
    /// How many cars the space may sell in one round: one, plus one for each marker.
    const fn per_round(self) -> i64 {
        1 + self.bonus + self.reduced
    }

    pub const fn price(self) -> Price {
        if self.reduced > 0 { Price::Reduced } else { Price::Full }
    }
}

/// What one space sells in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sold {
    pub round: u32,
    /// The index of the stock in the list given to [`sell_rounds`].
    pub stock: usize,
    pub cars: i64,
}

/// Sells from the stocks, the most modern first, until demand or cars run out.
pub fn sell_rounds(stocks: &[Stock], demand: i64) -> Vec<Sold> {
    let mut left: Vec<i64> = stocks.iter().map(|stock| stock.cars).collect();
    let mut wanted = demand;
    let mut sold = Vec::new();
    let mut round = 1;
    while wanted > 0 && left.iter().any(|cars| *cars > 0) {
        for (at, (stock, left)) in stocks.iter().zip(&mut left).enumerate() {
            let cars = stock.per_round().min(*left).min(wanted);
            if cars > 0 {
                *left -= cars;
                wanted -= cars;
                sold.push(Sold { round, stock: at, cars });
            }
        }
        round += 1;
    }
    sold
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    pub space: Space,
    pub seat: Seat,
    pub stock: Stock,
}

/// All cars for sale in a class, the most modern first.
///
/// # Errors
/// Asks for the class of a space with cars if it is not known.
pub fn offered(view: View<'_>, class: Class) -> Result<Vec<Offered>, Rejection> {
    let mut all = Vec::new();
    for space in Space::all().rev() {
        for seat in view.seats().iter() {
            let there = view.balance(on(space), cars(seat));
            if there == 0 || BoardValues::of(view).class(space)? != class {
                continue;
            }
            let (bonus, reduced) = (view.balance(on(space), BONUS), view.balance(on(space), REDUCED));
            all.push(Offered { space, seat, stock: Stock { cars: there, bonus, reduced } });
        }
    }
    Ok(all)
}

act! {
    /// Phase 7: sells cars until demand or cars run out.
    pub struct Sale(Automobile, "sale" / "vente", "sale", k::VERB_SALE, k::MEANS_SALE) {} => k::DESCRIBE_SALE
}

impl Command<Automobile> for Sale {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        in_phase(tx.view(), 7, k::RULE_SALE)?;
        let Some(demand) = tx.view().state().demand.clone() else {
            return Err(Refusal::new(k::REVEAL_FIRST, k::RULE_SALE).into());
        };
        for class in Class::ALL {
            sell_class(tx, class, demand.of(class))?;
        }
        for class in Class::ALL {
            clear_unsold(tx, class)?;
        }
        for space in Space::all() {
            for marker in [BONUS, REDUCED] {
                let lying = tx.view().balance(on(space), marker);
                tx.hand(on(space), Holder::Bank, marker, lying, WHY)?;
            }
        }
        let loans = tx.view().seats().iter().map(|seat| tx.view().has(seat, LOANS_TAKEN)).collect();
        tx.state().phase = Phase::Losses { loans };
        Ok(())
    }
}

fn sell_class(tx: &mut Tx<'_>, class: Class, demand: i64) -> Result<(), Rejection> {
    let offered = offered(tx.view(), class)?;
    let stocks: Vec<Stock> = offered.iter().map(|offered| offered.stock).collect();
    let sold = sell_rounds(&stocks, demand);
    for (at, Offered { space, seat, stock }) in offered.into_iter().enumerate() {
        let count: i64 = sold.iter().filter(|sold| sold.stock == at).map(|sold| sold.cars).sum();
        if count == 0 {
            continue;
        }
        let printing = BoardValues::of(tx.view());
        let (line, price) = (printing.space(space), printing.price(class, stock.price())?);
        let mut takings = tx.tally();
        takings.add_times(count, price.0, || {
            let what = match stock.price() {
                Price::Full => msg!(k::TERM_SOLD, space = line.clone()),
                Price::Reduced => msg!(k::TERM_SOLD_REDUCED, space = line.clone()),
            };
            Term::new(what).printed(price.1)
        });
        if stock.cars > count {
            takings.note(|| msg!(k::TERM_DEMAND_GONE, class = class.key(), cars = stock.cars - count));
        }
        tx.hand(on(space), seat, cars(seat), count, WHY)?;
        tx.post(Holder::Bank, seat, DOLLARS, takings, WHY)?;
    }
    Ok(())
}

fn clear_unsold(tx: &mut Tx<'_>, class: Class) -> Result<(), Rejection> {
    for Offered { space, seat, stock } in offered(tx.view(), class)? {
        let line = BoardValues::of(tx.view()).space(space);
        tx.hand(on(space), seat, cars(seat), stock.cars, UNSOLD)?;
        let points = tx.tally().plus(stock.cars, || msg!(k::TERM_UNSOLD, space = line));
        tx.post(Holder::Bank, seat, LOSSES, points, UNSOLD)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stock(cars: i64, bonus: i64, reduced: i64) -> Stock {
        Stock { cars, bonus, reduced }
    }

    fn order(stocks: &[Stock], demand: i64) -> Vec<(u32, usize, i64)> {
        sell_rounds(stocks, demand).into_iter().map(|sold| (sold.round, sold.stock, sold.cars)).collect()
    }

    #[test]
    fn a_bonus_marker_sells_one_more_car_in_each_round() {
        let stocks = [stock(2, 0, 0), stock(4, 1, 0), stock(2, 0, 0), stock(2, 0, 0)];
        assert_eq!(
            order(&stocks, 20),
            [(1, 0, 1), (1, 1, 2), (1, 2, 1), (1, 3, 1), (2, 0, 1), (2, 1, 2), (2, 2, 1), (2, 3, 1)]
        );
    }

    #[test]
    fn demand_may_end_in_mid_round() {
        assert_eq!(order(&[stock(3, 0, 2), stock(3, 0, 0)], 4), [(1, 0, 3), (1, 1, 1)]);
        assert_eq!(order(&[stock(3, 0, 2), stock(3, 0, 0)], 2), [(1, 0, 2)]);
    }

    #[test]
    fn nothing_is_sold_without_demand_or_cars() {
        assert!(order(&[stock(3, 0, 0)], 0).is_empty());
        assert!(order(&[stock(0, 1, 0)], 9).is_empty());
    }
}
