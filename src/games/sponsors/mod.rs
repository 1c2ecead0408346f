//! Les Sponsors de l'Automobile (rules of 2004): build a racing car, find sponsors, race it. Each rule is in its own
//! file, with its acts.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::BoardSchema;
use crate::engine::ledger::{Movement, PlaceKind, UnitKind};
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::{
    Acts, Choice, Colour, Column, Description, First, Refusal, Rejection, Rules, Seat, Seats, SecondHand,
    Secrets, Setting, Standing, Stateful, Transaction, TurnStatus,
};
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};

mod act;
mod before;
pub mod board;
mod candidates;
mod deal;
mod draws;
mod energy;
mod finish;
pub mod hands;
mod lessons;
mod pieces;
mod printed;
mod race;
mod ribbon;
mod roulette;
pub mod rulings;
mod scene;
mod sell;
mod setup_sheet;
pub mod sides;
mod sponsor_square;
mod stage;
mod stands;
mod state;
mod teaching;
mod track;
mod travel;
mod turn;
pub mod units;
mod worked;
mod worksheets;
mod workshop;

pub use act::Act;
pub use before::{Exchange, Give, Grid};
pub use deal::Dealt;
pub use energy::Energy;
pub use finish::Finish;
pub use hands::EnterHand;
pub use pieces::{Bonus, Car, Category, Kind, Origin, Sponsor, Square};
pub use race::{Miss, Pass, Play, cards_left, leads, next as next_car, place, whose};
pub use roulette::{Ball, Fell, UseRoulette};
pub use sell::Sell;
pub use sponsor_square::DrawSponsor;
pub use stands::{Hand, PhaseOf, Planned, Stands, Thrown, Track};
pub use state::{Due, Phase, Race, Ran, Spin, State, Step};
pub use track::{Move, Roll, landed, square_of};
pub use travel::Stop;
pub use turn::{Done, to_act};
pub use workshop::{Buy, Force, Swap};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sponsors;

pub type View<'a> = crate::engine::View<'a, Sponsors>;
pub type Tx<'a> = Transaction<'a, Sponsors>;

impl Stateful for Sponsors {
    type State = State;
}

impl Rules for Sponsors {
    type Act = Act;
    type Stands = Stands;
    const ID: &'static str = "sponsors";
    const RULES: u32 = 2;
    const TITLE: Key = k::TITLE;
    const UNITS: &'static [UnitKind] = units::UNITS;
    const PLACES: &'static [PlaceKind] = units::PLACES;
    const RULINGS: &'static [RulingForm] = rulings::RULINGS;
    const COLOURS: &'static [Colour] = &board::COLOURS;
    const SEATS: RangeInclusive<usize> = 2..=4;

    fn schema() -> Arc<BoardSchema> {
        board::schema()
    }

    fn initial_state(setting: &Setting, setup: First) -> Result<State, Refusal> {
        setting.seats.known(setup.seat)?;
        Ok(State::new(setup.seat))
    }

    fn set_up(tx: &mut Tx<'_>, _: First) -> Result<(), Rejection> {
        deal::purses(tx)
    }

    fn apply(tx: &mut Tx<'_>, act: &Act) -> Result<(), Rejection> {
        act::known_cars(tx.view(), act)?;
        act.apply(tx)
    }

    fn candidates(view: View<'_>) -> Vec<Choice<Act>> {
        candidates::candidates(view)
    }

    fn stage(view: View<'_>) -> TurnStatus {
        stage::stage(view)
    }

    fn standings(view: View<'_>) -> Result<Vec<Standing>, Rejection> {
        Ok(finish::standings(view))
    }

    fn sides(seats: &Seats, rulings: &Rulings) -> Vec<Vec<Seat>> {
        sides::teams(seats, rulings)
    }
}

impl Description for Sponsors {
    fn columns() -> Vec<Column> {
        vec![
            Column::held(k::UNIT_MILLIONS, &[0]),
            Column::held(k::UNIT_ENERGY, &[1]),
            Column::held(k::UNIT_POINTS, &[2]),
            Column::held(k::COLUMN_SPONSORS, &[3, 4, 5]),
            Column::held(k::COLUMN_WORKSHOP, &[6, 7, 8, 9, 10, 11, 12, 13]),
        ]
    }

    fn second_hands(seats: &Seats) -> Vec<SecondHand> {
        sides::second_hands(seats)
    }

    fn describe_done(act: &Act, setting: &Setting, moved: &[Movement]) -> Line {
        match act {
            Act::Energy(energy) => energy.describe_lost(setting, moved),
            _ => act.describe(setting),
        }
    }
}

impl Secrets for Sponsors {
    fn is_secret(act: &Act) -> bool {
        matches!(act, Act::Hand(_))
    }

    fn reveals_secret(view: View<'_>, act: &Act) -> bool {
        Self::is_secret(act)
            || view.is(rulings::HANDS_KNOWN)
                && matches!(act, Act::Play(_) | Act::Spin(UseRoulette { zero: Some(_), .. }))
    }
}
