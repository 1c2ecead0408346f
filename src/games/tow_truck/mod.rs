//! Tow Truck, the smallest box: every night everybody calls a price in secret, then a wreck is drawn and towed away by the
//! highest call. It is ours, and there to be read first by whoever adds a game; no release has it.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::BoardForm;
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::RulingForm;
use crate::engine::{
    Acts, Chapter, Choice, Colour, First, Halt, Lesson, Referee, Refusal, RuleEntry, Rules, Scenes, Seats,
    Secrets, Setting, Stage, Standing, Teaching, Telling, Transaction, View, Worksheets,
};
use crate::words::keys::tow_truck as k;
use crate::words::{Key, Line};

mod act;
mod board;
mod call;
mod end;
mod fixes;
mod rulings;
mod scrap;
mod stage;
mod state;
mod teaching;
mod tow;
pub mod units;
mod wreck;

pub use act::Act;
pub use call::Call;
pub use fixes::Fix;
pub use scrap::Scrap;
pub use state::{Phase, State};
pub use tow::Tow;
pub use wreck::Wreck;

/// The box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TowTruck;

/// A book of Tow Truck being looked at.
pub type Look<'a> = View<'a, TowTruck>;
/// An act of Tow Truck being carried out.
pub type Tx<'a> = Transaction<'a, TowTruck>;

impl Rules for TowTruck {
    type Setup = First;
    type Act = Act;
    type Fix = Fix;
    type State = State;
    const WORD: &'static str = "tow-truck";
    const RULES: u32 = 1;
    const TITLE: Key = k::TITLE;
    const UNITS: &'static [UnitKind] = units::UNITS;
    const PLACES: &'static [PlaceKind] = units::PLACES;
    const RULINGS: &'static [RulingForm] = rulings::RULINGS;
    const COLOURS: &'static [Colour] = &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];
    const SEATS: RangeInclusive<usize> = 2..=4;

    fn form() -> Arc<BoardForm> {
        board::form()
    }

    fn initial_state(setting: &Setting, setup: &First) -> Result<State, Refusal> {
        setting.seats.known(setup.seat)?;
        Ok(State::new(1, setup.seat))
    }

    fn set_up(tx: &mut Tx<'_>, _: &First) -> Result<(), Halt> {
        units::set_up(tx)
    }

    fn apply(tx: &mut Tx<'_>, act: &Act) -> Result<(), Halt> {
        act.apply(tx)
    }

    fn candidates(view: Look<'_>) -> Vec<Choice<Act>> {
        stage::candidates(view)
    }

    fn fill(act: &Act, values: &[i64]) -> Act {
        call::fill(act, values)
    }

    fn stage(view: Look<'_>) -> Stage {
        stage::stage(view)
    }

    fn standings(view: Look<'_>) -> Result<Vec<Standing>, Halt> {
        end::standings(view)
    }
}

impl Referee for TowTruck {
    fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
        fixes::fix(tx, fix)
    }

    fn lay_out(fixes: &mut [Fix]) {
        fixes.sort();
    }

    fn validate(view: Look<'_>, _: &[Fix]) -> Result<(), Refusal> {
        fixes::validate(view)
    }

    fn fixes_to(view: Look<'_>) -> Vec<Fix> {
        fixes::fixes_to(view)
    }

    fn beside(view: Look<'_>) -> BTreeMap<String, String> {
        fixes::beside(view)
    }

    fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
        fixes::read_fix(text, seats)
    }

    fn write_fix(fix: &Fix, seats: &Seats) -> String {
        fixes::write_fix(fix, seats)
    }

    fn tell_fix(fix: &Fix, setting: &Setting) -> Line {
        fixes::tell_fix(fix, setting)
    }
}

impl Telling for TowTruck {}

impl Scenes for TowTruck {
    fn setup_sheet(_: &crate::engine::board::Board) -> crate::engine::SetupSheet {
        crate::engine::SetupSheet::default()
    }
}

impl Secrets for TowTruck {
    fn is_secret(act: &Act) -> bool {
        matches!(act, Act::Call(_))
    }

    fn is_secret_fix(fix: &Fix) -> bool {
        matches!(fix, Fix::Called(_))
    }
}

impl Worksheets for TowTruck {}

impl Teaching for TowTruck {
    const LESSONS: &'static [Lesson] = &teaching::LESSONS;
    const ENTRIES: &'static [RuleEntry] = teaching::ENTRIES;

    fn talk(view: Look<'_>) -> Vec<Chapter> {
        teaching::talk(view)
    }
}
