//! Autotock (Gladius, 2022), a Tock with cars: players play cards to drive three cars each round a circuit of 48
//! squares and into the garage. The rules of movement (`race`, `carry`, `listing`) do not depend on a session, so
//! quick answers use them too.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::BoardSchema;
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::{
    Acts, Chance, Choice, Colour, Column, Description, First, Refusal, Rejection, Rules, Seat, Seats,
    Secrets, Setting, Standing, Stateful, Transaction, TurnStatus, Worksheets,
};
use crate::words::Key;
use crate::words::keys::autotock as k;

mod act;
pub mod board;
mod candidates;
mod card;
mod carry;
mod deal;
mod deal_cycle;
mod discard;
mod end;
mod geometry;
mod lessons;
mod listing;
mod moving;
mod outcome;
mod play;
mod puncture;
mod race;
pub mod rulings;
pub mod scene;
mod setup_sheet;
mod seven;
mod spot;
mod stage;
mod stands;
mod state;
mod steps;
mod swap;
mod teaching;
mod travel;
mod turn;
pub mod units;
mod worked;

pub use act::Act;
pub use board::{Circuit, Special};
pub use candidates::{offered, without};
pub use card::Card;
pub use carry::{Cause, Outcome, Play, Share, Shift, Way};
pub use deal_cycle::{Deal, Dealing, PLAYERS, dealing, deals, opener, shuffler};
pub use discard::{Discard, LaidCard};
pub use geometry::{Laid, laid, pointed};
pub use listing::Judged;
pub use moving::cause;
pub use outcome::landings;
pub use play::{PlayCard, describe_play};
pub use puncture::Puncture;
pub use race::{Car, Mark, Race, partner};
pub use seven::{splits, total};
pub use spot::{Spot, Square};
pub use stands::{Held, How, Stands, Turn};
pub use state::State;
pub use steps::{Direction, Steps};
pub use turn::{cars_out, circuit, due_now, next_deal, race, whose};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Autotock;

pub type View<'a> = crate::engine::View<'a, Autotock>;
pub type Tx<'a> = Transaction<'a, Autotock>;

impl Stateful for Autotock {
    type State = State;
}

impl Rules for Autotock {
    type Act = Act;
    type Stands = Stands;
    const ID: &'static str = "autotock";
    const RULES: u32 = 2;
    const TITLE: Key = k::TITLE;
    const UNITS: &'static [UnitKind] = units::UNITS;
    const PLACES: &'static [PlaceKind] = units::PLACES;
    const RULINGS: &'static [RulingForm] = rulings::RULINGS;
    const COLOURS: &'static [Colour] = &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];
    const SEATS: RangeInclusive<usize> = PLAYERS;

    fn schema() -> Arc<BoardSchema> {
        board::schema()
    }

    fn initial_state(setting: &Setting, setup: First) -> Result<State, Refusal> {
        setting.seats.known(setup.seat)?;
        Ok(State::new(setting.seats.count(), setup.seat))
    }

    fn set_up(_: &mut Tx<'_>, _: First) -> Result<(), Rejection> {
        Ok(())
    }

    fn apply(tx: &mut Tx<'_>, act: &Act) -> Result<(), Rejection> {
        turn::tidy(tx);
        turn::on_turn(tx.view(), act.actor())?;
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

    fn sides(seats: &Seats, rulings: &Rulings) -> Vec<Vec<Seat>> {
        race::sides(seats, rulings)
    }
}

impl Chance for Autotock {}

impl Description for Autotock {
    fn columns() -> Vec<Column> {
        let cars = |name, places: &[u8]| Column::on_places(name, 1, places);
        vec![
            cars(k::COLUMN_HOME, &[2]),
            Column::held(k::UNIT_CARDS, &[0]),
            cars(k::COLUMN_ON_THE_WAY, &[0, 1]),
            Column::held(k::COLUMN_PADDOCK, &[1]),
        ]
    }
}

impl Secrets for Autotock {}

impl Worksheets for Autotock {}
