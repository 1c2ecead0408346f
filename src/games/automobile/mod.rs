//! Automobile (Martin Wallace, 2009): car makers from 1896 to 1930. The types of the box, and one line for
//! each act; every rule has a file of its own.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::Form;
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::RulingForm;
use crate::engine::{
    Chance, Choice, Colour, Derivation, First, Halt, Holder, Lesson, Notation, Referee, Refusal, Reminder,
    ReminderForm, RuleEntry, Rules, Scales, Seat, Seats, Secrets, Setting, Stage, Standing, Teaching,
    Telling, Transaction, View, Why,
};
use crate::words::keys::automobile as k;
use crate::words::{Key, Line};

mod act;
mod beside;
pub mod board;
mod candidates;
mod characters;
mod close;
mod decisions;
mod demand;
mod distributors;
mod end;
mod entries;
mod factory;
mod fixes;
mod howard;
mod lessons;
mod loan;
mod losses;
mod notation;
mod pieces;
mod produce;
mod reminders;
mod ruled;
pub mod rulings;
mod sale;
mod scales;
mod sheet;
mod stage;
mod state;
mod telling;
mod titles;
pub mod track;
mod turn;
pub mod units;

pub use act::{Act, Fix, Short};
pub use demand::{count as count_tiles, derivation as demand_of, drawn_by_each};
pub use distributors::sales as distributor_sales;
pub use losses::{Bill, bill, discarded, payout};
pub use pieces::{Character, Class, Space};
pub use produce::{counted as counted_tiles, limits as production_limits, size as producing_tiles};
pub use sale::{Offered, Sold, Stock, offered, sell_rounds};
pub use sheet::takings;
pub use state::{Demand, State, Taken};

/// The box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automobile;

/// A book of Automobile being looked at.
pub type Look<'a> = View<'a, Automobile>;
/// An act of Automobile being carried out.
pub type Tx<'a> = Transaction<'a, Automobile>;

impl Rules for Automobile {
    type Setup = First;
    type Act = Act;
    type Fix = Fix;
    type State = State;
    const WORD: &'static str = "automobile";
    const RULES: u32 = 2;
    const TITLE: Key = k::TITLE;
    const UNITS: &'static [UnitKind] = units::UNITS;
    const PLACES: &'static [PlaceKind] = units::PLACES;
    const RULINGS: &'static [RulingForm] = rulings::RULINGS;

    const COLOURS: &'static [Colour] =
        &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Black];

    const SEATS: RangeInclusive<usize> = 3..=5;

    fn form() -> Arc<Form> {
        board::form()
    }

    fn initial_state(setting: &Setting, setup: &First) -> Result<State, Refusal> {
        setting.seats.known(setup.seat)?;
        Ok(State::new(setting.seats.count(), setting.seats.from(setup.seat).collect()))
    }

    fn set_up(tx: &mut Tx<'_>, _: &First) -> Result<(), Halt> {
        const CASH: Why = Why::new(k::CAUSE_START, k::RULE_SETUP);
        let seats = tx.view().seats().iter();
        let cubes = match seats.len() {
            3 => 5,
            4 => 4,
            _ => 3,
        };
        for seat in seats {
            tx.hand(Holder::Bank, Holder::Seat(seat), units::DOLLARS, units::START_CASH, CASH)?;
            tx.hand(Holder::Bank, Holder::Seat(seat), units::CUBES, cubes, CASH)?;
        }
        Ok(())
    }

    fn apply(tx: &mut Tx<'_>, act: &Act) -> Result<(), Halt> {
        turn::known_seat(tx.view(), act)?;
        let acting = tx.view().state().phase == 3;
        match act {
            Act::Bid { bids } => characters::bid(tx, bids),
            Act::Drawn => turn::tiles_drawn(tx),
            Act::Choose { seat, character } => characters::choose(tx, *seat, *character),
            Act::Durant { seat, space } => characters::durant(tx, *seat, *space),
            Act::Build { seat, space, tiles, parts } => factory::build(tx, *seat, *space, *tiles, *parts),
            Act::Ford { seat, space, parts } => factory::ford(tx, *seat, *space, *parts),
            Act::Place { seat, bands } => distributors::place(tx, *seat, bands),
            Act::Cubes { seat } => turn::take_cubes(tx, *seat),
            Act::Produce { seat, cars } => produce::produce(tx, *seat, cars),
            Act::Close { seat, space } => close::close(tx, *seat, *space),
            Act::Howard { seat, cars } => howard::sell(tx, *seat, cars),
            Act::Sell { seat, space, band } => distributors::sell(tx, *seat, *space, *band),
            Act::Distributors { sold } => sheet::settle(tx, sold),
            Act::Bonus { seat, space } => decisions::bonus(tx, *seat, *space),
            Act::Reduced { seat, space, markers } => decisions::reduced(tx, *seat, *space, *markers),
            Act::Pass { seat } => decisions::pass(tx, *seat),
            Act::Reveal { tiles, premium, bonus } => demand::reveal(tx, tiles, *premium, *bonus),
            Act::Sale => sale::sale(tx),
            Act::Losses { short } => losses::losses(tx, short),
            Act::EndTurn => end::end_turn(tx),
            Act::Loan { seat } => loan::take(tx, *seat),
        }?;
        if !acting && !matches!(act, Act::Loan { .. } | Act::Ford { .. }) {
            tx.state().acted = None;
        }
        Ok(())
    }

    fn candidates(view: Look<'_>) -> Vec<Choice<Act>> {
        candidates::candidates(view)
    }

    fn fill(act: &Act, values: &[i64]) -> Act {
        candidates::fill(act, values)
    }

    fn stage(view: Look<'_>) -> Stage {
        stage::stage(view)
    }

    fn standings(view: Look<'_>) -> Result<Vec<Standing>, Halt> {
        end::standings(view)
    }

    fn bill(view: Look<'_>, seat: Seat) -> Result<Option<Derivation>, Halt> {
        reminders::bill(view, seat)
    }
}

impl Chance for Automobile {}

impl Referee for Automobile {
    fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
        fixes::fix(tx, fix)
    }

    fn validate(view: Look<'_>, fixes: &[Fix]) -> Result<(), Refusal> {
        fixes::validate(view, fixes)
    }

    fn beside(view: Look<'_>) -> BTreeMap<String, String> {
        beside::beside(view)
    }

    fn phase_fix(_view: Look<'_>, turn: u32, phase: u8) -> Option<Fix> {
        Some(Fix::Phase { turn: turn.try_into().ok()?, phase, round: None })
    }

    fn fixes_to(view: Look<'_>) -> Vec<Fix> {
        fixes::fixes_to(view.state())
    }
}

impl Notation for Automobile {
    fn write(act: &Act, seats: &Seats) -> String {
        notation::write(act, seats)
    }

    fn read(text: &str, seats: &Seats) -> Result<Act, Line> {
        notation::read(text, seats)
    }

    fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
        notation::read_fix(text, seats)
    }

    fn write_fix(fix: &Fix, seats: &Seats) -> String {
        notation::write_fix(fix, seats)
    }
}

impl Telling for Automobile {
    fn tell(act: &Act, setting: &Setting) -> Line {
        telling::tell(act, setting)
    }

    fn verb(word: &str) -> Option<Key> {
        telling::verb(word)
    }
}

impl Secrets for Automobile {}

impl Teaching for Automobile {
    const REMINDERS: &'static [ReminderForm] = reminders::FORMS;
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const ENTRIES: &'static [RuleEntry] = entries::ENTRIES;
    const SCALES: Option<Scales> = Some(scales::SCALES);

    fn reminders(view: Look<'_>) -> Vec<Reminder<Act>> {
        reminders::reminders(view)
    }
}
