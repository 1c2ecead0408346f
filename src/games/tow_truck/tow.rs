//! Phase 2, the tow: a wreck is drawn from the bag and goes to the highest call, which pays no more than it is worth.

use serde::{Deserialize, Serialize};

use crate::engine::board::Printed;
use crate::engine::{
    Chance, Command, Derivation, Draw, Halt, Holder, Measure, Pool, Refusal, Seat, Seats, Setting, Syntax,
    Term, Typed, Why,
};
use crate::games::tow_truck::board::worth;
use crate::games::tow_truck::rulings::{TIE_FIRST, TIE_NOBODY};
use crate::games::tow_truck::state::{Phase, in_bag, is_over};
use crate::games::tow_truck::units::{DOLLARS, SCRAP};
use crate::games::tow_truck::{Act, Look, State, TowTruck, Tx, Wreck, stage};
use crate::say;
use crate::words::Line;
use crate::words::keys::tow_truck as k;

/// Phase 2: a wreck is drawn and towed away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tow {
    /// What came out of the bag; nothing while it is left to chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wreck: Option<Wreck>,
}

impl Command<TowTruck> for Tow {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::table("tow", "remorque", [k::VERB_TOW, k::MEANS_TOW], "tow van")];

    fn arguments(&self, _: &Seats) -> String {
        self.wreck.map(|wreck| wreck.word().to_owned()).unwrap_or_default()
    }

    fn read(typed: &Typed<'_>) -> Result<Self, Line> {
        Ok(Self { wreck: typed.at_most_one()? })
    }

    fn tell(&self, _: &Setting) -> Line {
        match self.wreck {
            Some(wreck) => say!(k::TOLD_TOW, wreck = wreck.key()),
            None => Line::new(k::TOLD_TOW_OPEN),
        }
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Halt> {
        let view = tx.view();
        let (Phase::Towing(_), Some(wreck)) = (&view.state().phase, self.wreck) else {
            return Err(Refusal::new(k::NOT_ALL_CALLED, k::RULE_TOW).way_out(stage::now(view)).into());
        };
        if in_bag(view, wreck) == 0 {
            let why = say!(k::NOT_IN_BAG, wreck = wreck.key());
            return Err(Refusal::new(why, k::RULE_TOW).way_out(k::NOT_IN_BAG_WAY_OUT).into());
        }
        let (calls, first) = (view.state().calls(), view.state().first);
        let highest = calls.values().copied().max().unwrap_or_default();
        let mut best = view.seats().from(first).filter(|seat| calls.get(seat) == Some(&highest));
        let (winner, tied) = (best.next().filter(|_| highest > 0), best.next().is_some() && highest > 0);
        match winner {
            Some(seat) if !(tied && view.ruled(TIE_NOBODY)) => tow_home(tx, wreck, seat, highest, tied)?,
            _ => scrap(tx, wreck, highest, tied)?,
        }
        next_night(tx);
        Ok(())
    }
}

/// The highest call pays, at most what the wreck is worth, and takes it home.
fn tow_home(tx: &mut Tx<'_>, wreck: Wreck, seat: Seat, called: u32, tied: bool) -> Result<(), Halt> {
    const WHY: Why = Why::new(k::CAUSE_TOW, k::RULE_TOW);
    let Printed(worth, source) = worth(tx.view(), wreck)?;
    let (called, word) = (i64::from(called), tied.then(|| tx.view().ruling_form(TIE_FIRST)));
    let mut price = tx.tally().plus(called, || Term::new(Line::new(k::TERM_CALLED)).under(word));
    if called > worth {
        price.add(worth - called, || Term::new(Line::new(k::TERM_NO_MORE)).printed(source));
    }
    tx.post(Holder::Seat(seat), Holder::Bank, DOLLARS, price, WHY)?;
    tx.hand(Holder::Bank, Holder::Seat(seat), wreck.unit(), 1, WHY)
}

/// Nobody wants it, or two called the same.
fn scrap(tx: &mut Tx<'_>, wreck: Wreck, called: u32, tied: bool) -> Result<(), Halt> {
    if tied {
        let word = tx.view().ruling_form(TIE_NOBODY);
        let term = || Term::new(Line::new(k::TERM_CALLED)).under(word);
        let tally = tx.tally().plus(called.into(), term);
        tx.record_finding(|| {
            Derivation::of(Line::new(k::TIED), k::RULE_TOW, tally).counted_in(Measure::Money)
        });
    }
    tx.hand(Holder::Bank, SCRAP, wreck.unit(), 1, Why::new(k::CAUSE_SCRAP, k::RULE_TOW))
}

/// The next player calls first; the last wreck ends the game in its own night.
fn next_night(tx: &mut Tx<'_>) {
    let view = tx.view();
    let State { night, first, .. } = *view.state();
    let night = if is_over(view) { night } else { night.saturating_add(1) };
    let first = view.seats().from(first).nth(1).unwrap_or(first);
    *tx.state() = State::new(night, first);
}

impl Chance for TowTruck {
    fn draw(view: Look<'_>, act: &Act) -> Option<Draw> {
        let (Act::Tow(tow), Phase::Towing(_)) = (act, &view.state().phase) else { return None };
        let count = |wreck: Wreck| u32::try_from(in_bag(view, wreck)).unwrap_or_default();
        let pool = Pool::bag(Wreck::ALL.map(|wreck| (wreck.word(), count(wreck))));
        let fits = tow.wreck.map_or(!is_over(view), |wreck| count(wreck) > 0);
        fits.then(|| Draw { pool, outcome: tow.wreck.map(|wreck| vec![wreck as usize]) })
    }

    fn with_outcome(act: &Act, outcome: &[usize]) -> Act {
        match (act, outcome) {
            (Act::Tow(_), [place]) => Tow { wreck: Wreck::ALL.get(*place).copied() }.into(),
            _ => act.clone(),
        }
    }

    fn kind(_: &Seats, word: &str) -> Option<Line> {
        word.parse::<Wreck>().ok().map(|wreck| Line::new(wreck.key()))
    }
}
