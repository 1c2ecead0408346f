//! Auto-Brocante: used-car dealers sell each other cars of uncertain value. Each rule is in its own file, with its
//! acts.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::BoardSchema;
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::RulingForm;
use crate::engine::{
    Acts, Chance, Choice, Colour, Description, First, Holder, Refusal, Rejection, Rules, Secrets, Setting,
    Standing, Stateful, Transaction, TurnStatus, Why,
};
use crate::words::Key;
use crate::words::keys::auto_brocante as k;

mod act;
mod attack;
mod bank;
mod bargain;
pub mod board;
mod candidates;
mod car;
mod cards;
mod deck;
mod end;
mod hood;
mod lessons;
mod lots;
mod money;
mod options;
mod policy;
mod preparation;
pub mod rulings;
mod scene;
mod setup_sheet;
mod shown;
mod stage;
mod stands;
mod state;
mod stuck;
mod teaching;
mod turn;
pub mod units;
mod worked;
mod worksheets;

pub use act::Act;
pub use attack::{Attack, Recover, Reply};
pub use bank::{Below, Buy, Price};
pub use bargain::{Approach, Bargain, Business, Force};
pub use car::{Base, Car, Damage, Dollars, Policy, Where};
pub use cards::{Cancel, Sell, Take};
pub use end::FinalCount;
pub use lots::{lot, owner};
pub use options::{Exchange, NoOption};
pub use policy::{Means, TakePolicy};
pub use preparation::DealCars;
pub use shown::{doubt, shown};
pub use stands::{PhaseOf, Stands};
pub use state::{State, Step};
pub use turn::DrawCard;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutoBrocante;

pub type View<'a> = crate::engine::View<'a, AutoBrocante>;
pub type Tx<'a> = Transaction<'a, AutoBrocante>;

impl Stateful for AutoBrocante {
    type State = State;
}

impl Rules for AutoBrocante {
    type Act = Act;
    type Stands = Stands;
    const ID: &'static str = "auto-brocante";
    const RULES: u32 = 3;
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
        Ok(State::new(setup.seat))
    }

    fn set_up(tx: &mut Tx<'_>, _: First) -> Result<(), Rejection> {
        const START: Why = Why::new(k::CAUSE_START, k::RULE_SETUP);
        for seat in tx.view().seats().iter() {
            let hand = Holder::Seat(seat);
            tx.hand(Holder::Bank, hand, units::DOLLARS, units::START_CASH, START)?;
            tx.hand(Holder::Bank, hand, units::POLICIES, units::START_POLICIES, START)?;
            tx.hand(Holder::Bank, hand, units::CARDS, units::START_CARDS, START)?;
        }
        Ok(())
    }

    fn apply(tx: &mut Tx<'_>, act: &Act) -> Result<(), Rejection> {
        act::may_act(tx.view(), act)?;
        act.apply(tx)
    }

    fn candidates(view: View<'_>) -> Vec<Choice<Act>> {
        candidates::candidates(view)
    }

    fn stage(view: View<'_>) -> TurnStatus {
        stage::stage(view)
    }

    fn standings(view: View<'_>) -> Result<Vec<Standing>, Rejection> {
        Ok(end::standings(view))
    }
}

impl Chance for AutoBrocante {}

impl Description for AutoBrocante {
    fn standing_name() -> Key {
        k::SO_FAR
    }
}

impl Secrets for AutoBrocante {
    fn reveals_secret(_: View<'_>, act: &Act) -> bool {
        // The final count reveals all Blue Book values.
        matches!(act, Act::Final(_))
    }
}
