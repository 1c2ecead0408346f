//! Phase 1, scrapping: before calling, a player may bring a wreck to the scrap heap for a few dollars.

use serde::{Deserialize, Serialize};

use crate::engine::{Command, Halt, Holder, Refusal, Seat, Seats, Setting, Syntax, Typed, Why};
use crate::games::tow_truck::state::caller;
use crate::games::tow_truck::units::{DOLLARS, SCRAP, SCRAP_PRICE};
use crate::games::tow_truck::{TowTruck, Tx, Wreck, stage};
use crate::say;
use crate::words::Line;
use crate::words::keys::tow_truck as k;

/// Phase 1: a wreck is scrapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scrap {
    /// Whose wreck.
    pub seat: Seat,
    /// Which kind.
    pub wreck: Wreck,
}

impl Command<TowTruck> for Scrap {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("scrap", "casse", [k::VERB_SCRAP, k::MEANS_SCRAP], "red scrap mini")];

    fn arguments(&self, _: &Seats) -> String {
        self.wreck.word().to_owned()
    }

    fn read(typed: &Typed<'_>) -> Result<Self, Line> {
        match typed.words()[..] {
            [wreck] => Ok(Self { seat: typed.by()?, wreck: typed.argument(wreck)? }),
            _ => Err(typed.how()),
        }
    }

    fn tell(&self, setting: &Setting) -> Line {
        say!(k::TOLD_SCRAP, seat = setting.seats.name(self.seat), wreck = self.wreck.key())
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Halt> {
        const WHY: Why = Why::new(k::CAUSE_SCRAP, k::RULE_CALLS);
        let view = tx.view();
        view.seats().known(self.seat)?;
        if caller(view) != Some(self.seat) {
            let why = say!(k::NOT_YOUR_CALL, seat = view.name(self.seat));
            return Err(Refusal::new(why, k::RULE_CALLS).way_out(stage::now(view)).into());
        }
        if view.has(self.seat, self.wreck.unit()) == 0 {
            let why = say!(k::NONE_TO_SCRAP, seat = view.name(self.seat), wreck = self.wreck.key());
            return Err(Refusal::new(why, k::RULE_CALLS).way_out(stage::now(view)).into());
        }
        tx.hand(Holder::Seat(self.seat), SCRAP, self.wreck.unit(), 1, WHY)?;
        tx.hand(Holder::Bank, Holder::Seat(self.seat), DOLLARS, SCRAP_PRICE, WHY)
    }
}
