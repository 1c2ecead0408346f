//! The deal before the first turn: the cars that dealers begin with (Préparation).

use crate::engine::{Command, Each, Numbered, Refusal, Rejection, Why, refuse};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::units::cars_each;
use crate::games::auto_brocante::{AutoBrocante, Car, Step, Tx, Where, lots, turn};
use crate::words::Line;
use crate::words::keys::auto_brocante as k;
use crate::{act, msg};

act! {
    /// Deals the cars before the first turn, in the order of the table.
    pub struct DealCars(AutoBrocante, "deal" / "distribue", "deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12", k::VERB_DEAL, k::MEANS_DEAL) {
        pub cars: Vec<Vec<Car>> = Each(Numbered),
    } => |_act, _setting| Line::new(k::DESCRIBE_DEAL)
}

impl Command<AutoBrocante> for DealCars {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { cars } = self;
        const DEALT: Why = Why::new(k::CAUSE_DEAL, k::RULE_SETUP);
        let view = tx.view();
        let seats = view.seats();
        let each = cars_each(seats.count());
        if cars.len() != seats.count() || cars.iter().any(|lot| lot.len() != each) {
            let why = msg!(k::DEAL_COUNT, players = seats.count(), each);
            return Err(Refusal::new(why, k::RULE_SETUP).into());
        }
        for (seat, dealt) in seats.iter().zip(cars) {
            for car in dealt {
                if tx.view().state().place(*car) != Where::Bank {
                    let why = msg!(k::DEAL_TWICE, car = BoardValues::of(tx.view()).car(*car));
                    return refuse(why, k::RULE_SETUP, k::DEAL_TWICE_SUGGESTION);
                }
                lots::move_car(tx, *car, Where::Lot(seat), DEALT)?;
            }
        }
        let first = tx.view().state().first;
        tx.state().step = Step::Minimum;
        turn::begin(tx, first);
        Ok(())
    }
}
