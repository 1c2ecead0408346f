//! What the referee may put right beyond the ledger, whole: the night with who calls first, and what was called.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::{Halt, Referee, Refusal, Seat, Seats, Setting};
use crate::games::tow_truck::units::DOLLARS;
use crate::games::tow_truck::{Call, Look, State, TowTruck, Tx};
use crate::say;
use crate::words::keys::{engine, tow_truck as k};
use crate::words::{Arg, Line};

/// What the referee may put right beyond the ledger, in the order in which it is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// A night begins anew; nobody has called.
    Night {
        /// From 1.
        night: u32,
        /// Who calls first.
        first: Seat,
    },
    /// Somebody has called.
    Called(Call),
}

impl Referee for TowTruck {
    /// Carries out a fix.
    fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
        match *fix {
            Fix::Night { night: 0, .. } => Err(Refusal::new(k::FIX_NIGHT, engine::RULE_CORRECTIONS).into()),
            Fix::Night { night, first } => {
                tx.view().seats().known(first)?;
                *tx.state() = State::new(night, first);
                Ok(())
            }
            Fix::Called(Call { seat, dollars }) => {
                tx.view().seats().known(seat)?;
                let players = tx.view().seats().count();
                tx.state().call(players, seat, dollars);
                Ok(())
            }
        }
    }

    fn lay_out(fixes: &mut [Fix]) {
        fixes.sort();
    }

    /// Refuses a table at which somebody has called more than they have.
    fn validate(view: Look<'_>, _: &[Fix]) -> Result<(), Refusal> {
        let has = |seat: &Seat| view.has(*seat, DOLLARS);
        let broke = view.state().calls().iter().find(|(seat, dollars)| i64::from(**dollars) > has(seat));
        let Some((seat, _)) = broke else { return Ok(()) };
        let has = Arg::Money(has(seat));
        let why = say!(k::FIX_CALL, seat = view.name(*seat), has = has.clone());
        Err(Refusal::new(why, engine::RULE_CORRECTIONS).way_out(say!(k::FIX_CALL_WAY_OUT, has = has)))
    }

    /// The fixes after which any table stands where this one does.
    fn fixes_to(view: Look<'_>) -> Vec<Fix> {
        let State { night, first, .. } = *view.state();
        let calls = view.state().calls().iter();
        let called = calls.map(|(seat, dollars)| Fix::Called(Call { seat: *seat, dollars: *dollars }));
        [Fix::Night { night, first }].into_iter().chain(called).collect()
    }

    /// `night`, `first`, `called p1`: for whoever compares two books.
    fn beside(view: Look<'_>) -> BTreeMap<String, String> {
        let state = view.state();
        let stands = [("night", state.night.to_string()), ("first", state.first.to_string())];
        let stands = stands.into_iter().map(|(name, what)| (name.to_owned(), what));
        let called =
            state.calls().iter().map(|(seat, dollars)| (format!("called {seat}"), dollars.to_string()));
        stands.chain(called).collect()
    }

    /// The fix that a line means: `night 3 red`, `red called 4`.
    fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
        let read = match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["night", night, who] => {
                night.parse().ok().zip(seats.find(who)).map(|(night, first)| Fix::Night { night, first })
            }
            [who, "called", dollars] => (seats.find(who).zip(dollars.parse().ok()))
                .map(|(seat, dollars)| Fix::Called(Call { seat, dollars })),
            _ => None,
        };
        read.ok_or_else(|| {
            say!(engine::NOTATION_HOW, example = "correct night 3 red, red called 4: she said so")
        })
    }

    /// The line of a fix.
    fn write_fix(fix: &Fix, seats: &Seats) -> String {
        match fix {
            Fix::Night { night, first } => format!("night {night} {}", seats.word(*first)),
            Fix::Called(Call { seat, dollars }) => format!("{} called {dollars}", seats.word(*seat)),
        }
    }

    /// A fix in plain words.
    fn tell_fix(fix: &Fix, setting: &Setting) -> Line {
        let name = |seat| setting.seats.name(seat);
        match *fix {
            Fix::Night { night, first } => say!(k::STANDS_NIGHT, night = night, seat = name(first)),
            Fix::Called(Call { seat, dollars }) => {
                say!(k::TOLD_CALL, seat = name(seat), dollars = Arg::Money(dollars.into()))
            }
        }
    }
}
