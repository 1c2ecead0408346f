//! The Last of the Independents (rules 2.0): the smaller American car makers after the war. Each rule is in its own
//! file, with its act.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::BoardSchema;
use crate::engine::ledger::{Movement, PlaceKind, UnitKind};
use crate::engine::ruling::RulingForm;
use crate::engine::{
    Acts, Choice, Colour, Column, Description, First, Holder, Refusal, Rejection, Rules, Secrets, Setting,
    Standing, Stateful, Transaction, TurnStatus, Why,
};
use crate::words::keys::independents as k;
use crate::words::{Key, Line};

mod act;
mod alone;
pub mod board;
mod candidates;
pub mod car;
mod cards;
mod company;
pub mod competition;
mod contest;
mod draws;
mod effect;
mod end;
mod lessons;
pub mod majority;
mod order;
mod pass;
mod pieces;
mod required;
pub mod rulings;
mod scene;
mod selective;
mod setup_sheet;
mod stage;
mod stands;
mod state;
mod status;
mod step;
mod supply;
mod taken_back;
mod teaching;
mod trend;
pub mod turn;
pub mod units;
mod worked;
mod worksheets;
mod year;

pub use act::Act;
pub use alone::Settle;
pub use car::Car;
pub use cards::PlayCard;
pub use company::DrawCompany;
pub use contest::DrawDisk;
pub use effect::CardEffect;
pub use majority::Majority;
pub use order::Order;
pub use pass::Pass;
pub use pieces::{Category, Company, Section, Spot};
pub use required::Required;
pub use selective::Place;
pub use stands::{PhaseOf, Stands};
pub use state::State;
pub use trend::Trend;
pub use year::NewYear;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Independents;

pub type View<'a> = crate::engine::View<'a, Independents>;
pub type Tx<'a> = Transaction<'a, Independents>;

impl Stateful for Independents {
    type State = State;
}

impl Rules for Independents {
    type Act = Act;
    type Stands = Stands;
    const ID: &'static str = "independents";
    const RULES: u32 = 2;
    const TITLE: Key = k::TITLE;
    const UNITS: &'static [UnitKind] = units::UNITS;
    const PLACES: &'static [PlaceKind] = units::PLACES;
    const RULINGS: &'static [RulingForm] = rulings::RULINGS;

    const COLOURS: &'static [Colour] =
        &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Black, Colour::White];

    const SEATS: RangeInclusive<usize> = 2..=6;

    fn schema() -> Arc<BoardSchema> {
        board::schema()
    }

    fn initial_state(setting: &Setting, setup: First) -> Result<State, Refusal> {
        setting.seats.known(setup.seat)?;
        Ok(State::new(setting.seats.count(), setting.seats.from(setup.seat).collect()))
    }

    fn set_up(tx: &mut Tx<'_>, _: First) -> Result<(), Rejection> {
        const START: Why = Why::new(k::CAUSE_START, k::RULE_SETUP);
        for seat in tx.view().seats().iter() {
            let hand = Holder::Seat(seat);
            tx.hand(Holder::Bank, hand, units::disks(seat), units::SELECTIVE, START)?;
            tx.hand(Holder::Bank, hand, units::CARDS, units::CARDS_A_YEAR, START)?;
        }
        Ok(())
    }

    fn apply(tx: &mut Tx<'_>, act: &Act) -> Result<(), Rejection> {
        act.actor().into_iter().try_for_each(|seat| tx.view().seats().known(seat))?;
        act.apply(tx)
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
}

impl Description for Independents {
    fn columns() -> Vec<Column> {
        let mut all = Column::of_units(units::UNITS);
        // Selective disks are in hand; required disks are on the sheet, and disks for next year in the return pool.
        all.insert(1, Column::on_places(k::COLUMN_REQUIRED, 0, &[3]));
        all.insert(2, Column::on_places(k::COLUMN_RETURN, 0, &[4]));
        all
    }

    fn describe_done(act: &Act, setting: &Setting, moved: &[Movement]) -> Line {
        match act {
            Act::Majority => majority::describe_bonus(setting, moved),
            Act::Trend(trend) => trend.describe_got(setting, moved),
            Act::Settle | Act::Draw(_) | Act::Car(_) => {
                taken_back::describe_draw(act.describe(setting), setting, moved)
            }
            Act::Year(_) => taken_back::describe_year(act.describe(setting), setting, moved),
            _ => act.describe(setting),
        }
    }
}

impl Secrets for Independents {}
