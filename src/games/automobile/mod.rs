//! Automobile (Martin Wallace, 2009): car makers from 1896 to 1930. Each rule is in its own file, with its acts.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::BoardSchema;
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::RulingForm;
use crate::engine::{
    Acts, Chance, Choice, Colour, Derivation, Description, First, Holder, Refusal, Rejection, Rules, Seat,
    Secrets, Setting, Standing, Stateful, Transaction, TurnStatus, Why,
};
use crate::words::Key;
use crate::words::keys::automobile as k;

mod act;
mod bid;
pub mod board;
mod candidates;
mod characters;
mod close;
mod decisions;
mod demand;
mod distributors;
mod durant;
mod end;
mod factory;
mod ford;
mod howard;
mod lessons;
mod loan;
mod losses;
mod phase;
mod pieces;
mod place;
mod produce;
mod reminders;
pub mod rulings;
mod sale;
mod scene;
mod setup_sheet;
mod sheet;
mod short;
mod stage;
mod stands;
mod state;
mod take_cubes;
mod teaching;
pub mod track;
mod tray;
mod turn;
pub mod units;
mod worked;
mod worksheets;

pub use act::Act;
pub use bid::Bid;
pub use characters::Choose;
pub use close::Close;
pub use decisions::{Bonus, Pass, Reduced};
pub use demand::{Drawn, Reveal};
pub use distributors::{Sell, sales as distributor_sales};
pub use durant::Durant;
pub use end::EndTurn;
pub use factory::Build;
pub use ford::Ford;
pub use howard::Howard;
pub use loan::Loan;
pub use losses::{Bill, Losses, bill, bill_total, discarded};
pub use phase::{Builder, Phase};
pub use pieces::{Character, Class, Space};
pub use place::Place;
pub use produce::{Produce, limits as production_limits};
pub use sale::{Offered, Sale, Sold, Stock, offered, sell_rounds};
pub use sheet::{Distributors, takings};
pub use short::Short;
pub use stands::{ActedBy, PhaseOf, Stands};
pub use state::{Acted, Demand, State, Taken};
pub use take_cubes::Cubes;
pub use turn::whose;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automobile;

pub type View<'a> = crate::engine::View<'a, Automobile>;
pub type Tx<'a> = Transaction<'a, Automobile>;

impl Stateful for Automobile {
    type State = State;
}

impl Rules for Automobile {
    type Act = Act;
    type Stands = Stands;
    const ID: &'static str = "automobile";
    const RULES: u32 = 2;
    const TITLE: Key = k::TITLE;
    const UNITS: &'static [UnitKind] = units::UNITS;
    const PLACES: &'static [PlaceKind] = units::PLACES;
    const RULINGS: &'static [RulingForm] = rulings::RULINGS;

    const COLOURS: &'static [Colour] =
        &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Black];

    const SEATS: RangeInclusive<usize> = 3..=5;

    fn schema() -> Arc<BoardSchema> {
        board::schema()
    }

    fn initial_state(setting: &Setting, setup: First) -> Result<State, Refusal> {
        setting.seats.known(setup.seat)?;
        Ok(State::new(setting.seats.count(), setting.seats.from(setup.seat).collect()))
    }

    fn set_up(tx: &mut Tx<'_>, _: First) -> Result<(), Rejection> {
        const CASH: Why = Why::new(k::CAUSE_START, k::RULE_SETUP);
        let seats = tx.view().seats().iter();
        let cubes = match seats.len() {
            3 => 5,
            4 => 4,
            _ => 3,
        };
        for seat in seats {
            tx.hand(Holder::Bank, seat, units::DOLLARS, units::START_CASH, CASH)?;
            tx.hand(Holder::Bank, seat, units::CUBES, cubes, CASH)?;
        }
        Ok(())
    }

    fn apply(tx: &mut Tx<'_>, act: &Act) -> Result<(), Rejection> {
        act.actor().map_or(Ok(()), |seat| tx.view().seats().known(seat))?;
        let acting = matches!(tx.view().state().phase, Phase::Actions { .. });
        act.apply(tx)?;
        if !acting && !matches!(act, Act::Loan(_) | Act::Ford(_)) {
            tx.state().acted = None;
        }
        Ok(())
    }

    fn candidates(view: View<'_>) -> Vec<Choice<Act>> {
        candidates::candidates(view)
    }

    fn stage(view: View<'_>) -> TurnStatus {
        stage::stage(view)
    }

    fn standings(view: View<'_>) -> Result<Vec<Standing>, Rejection> {
        end::standings(view)
    }

    fn bill(view: View<'_>, seat: Seat) -> Result<Option<Derivation>, Rejection> {
        reminders::bill(view, seat)
    }
}

impl Chance for Automobile {}

impl Description for Automobile {}

impl Secrets for Automobile {}
