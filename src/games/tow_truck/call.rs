//! Phase 1, the calls: everybody calls in secret what they would pay for a wreck that nobody has seen.

use serde::{Deserialize, Serialize};

use crate::engine::{Command, Filled, Halt, Refusal, Seat, Seats, Setting, Syntax, Typed};
use crate::games::tow_truck::state::caller;
use crate::games::tow_truck::units::DOLLARS;
use crate::games::tow_truck::{Act, TowTruck, Tx, stage};
use crate::say;
use crate::words::keys::tow_truck as k;
use crate::words::{Arg, Line};

/// Phase 1: a price is called in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// Who calls.
    pub seat: Seat,
    /// What they would pay; zero for no wreck at all.
    pub dollars: u32,
}

impl Command<TowTruck> for Call {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("call", "annonce", [k::VERB_CALL, k::MEANS_CALL], "red call 4")];

    fn arguments(&self, _: &Seats) -> String {
        self.dollars.to_string()
    }

    fn read(typed: &Typed<'_>) -> Result<Self, Line> {
        match typed.words()[..] {
            [dollars] => Ok(Self { seat: typed.by()?, dollars: typed.argument(dollars)? }),
            _ => Err(typed.how()),
        }
    }

    fn tell(&self, setting: &Setting) -> Line {
        say!(k::TOLD_CALL, seat = setting.seats.name(self.seat), dollars = Arg::Money(self.dollars.into()))
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Halt> {
        let view = tx.view();
        view.seats().known(self.seat)?;
        if caller(view) != Some(self.seat) {
            let why = say!(k::NOT_YOUR_CALL, seat = view.name(self.seat));
            return Err(Refusal::new(why, k::RULE_CALLS).way_out(stage::now(view)).into());
        }
        let has = view.has(self.seat, DOLLARS);
        if i64::from(self.dollars) > has {
            let dollars = Arg::Money(self.dollars.into());
            let why =
                say!(k::TOO_DEAR, seat = view.name(self.seat), dollars = dollars, has = Arg::Money(has));
            let way_out = say!(k::TOO_DEAR_WAY_OUT, has = Arg::Money(has));
            return Err(Refusal::new(why, k::RULE_CALLS).way_out(way_out).into());
        }
        let players = view.seats().count();
        tx.state().call(players, self.seat, self.dollars);
        Ok(())
    }
}

/// A call of another number.
pub(super) fn fill(act: &Act, values: &[i64]) -> Act {
    let mut act = act.clone();
    if let Act::Call(call) = &mut act {
        Filled::of(values).amount(&mut call.dollars);
    }
    act
}
