//! What a turn lays against each other, all players together: what was wanted and what was made of it. Nothing is
//! kept for it: every step is carried out again while somebody listens.

use crate::engine::effective_log::{body_of, perform};
use crate::engine::explain::step_term;
use crate::engine::journal::{no_such_line, opening};
use crate::engine::{Derivation, Effect, Game, Halt, Journal, Measure, Tally, Trace, View};
use crate::words::{Key, keys};

/// Things laid against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scales {
    /// What is compared.
    pub title: Key,
    /// What lies in each pan.
    pub pans: &'static [Pan],
}

/// One of the things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pan {
    /// What it is called.
    pub name: Key,
    /// What is counted.
    pub counted: Counted,
}

/// What is counted of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Its findings of this name.
    Found(Key),
    /// What it moves of the kind of unit at this place of the chart, for one of these causes.
    Moved(u8, &'static [Key]),
}

impl Counted {
    fn of(self, effect: &Effect) -> i64 {
        match self {
            Self::Found(name) => {
                let found = effect.findings.iter().filter(|finding| finding.what.key == name);
                found.map(|finding| finding.total).sum()
            }
            Self::Moved(kind, causes) => {
                let moved = effect.postings.iter().filter(|posting| {
                    posting.movement.unit.kind() == kind && causes.contains(&posting.why.cause)
                });
                moved.map(|posting| posting.movement.amount).sum()
            }
        }
    }
}

/// A turn on the scales.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// Its number.
    pub turn: u32,
    /// The last line in it.
    pub line: u32,
    /// What each pan came to, act by act.
    pub pans: Vec<Derivation>,
}

impl<G: Game> Journal<G> {
    /// What the scales of the box came to, turn by turn; nothing where it has none.
    ///
    /// # Errors
    /// Halts where a step cannot be replayed.
    pub fn weighed(&self) -> Result<Vec<Weighed>, Halt> {
        let Some(scales) = G::SCALES else { return Ok(Vec::new()) };
        let setup = self.setup_of(self.effective_log());
        let (mut book, _) = opening(self.setting(), self.header(), setup, Trace::Off)?;
        let chart = book.ledger.chart().clone();
        let mut turns: Vec<(u32, u32, Vec<Tally>)> = Vec::new();
        for step in &self.effective_log().steps {
            let body = body_of(self.entries(), step.body).ok_or_else(|| no_such_line(step.id.line))?;
            let turn = G::stage(View { setting: self.setting(), book: &book }).turn;
            let (after, effect) = perform(self.setting(), &book, body, Trace::On)?;
            book = after;
            if turns.last().is_none_or(|(last, ..)| *last != turn) {
                turns.push((turn, step.id.line, scales.pans.iter().map(|_| Tally::told()).collect()));
            }
            let Some((_, line, tallies)) = turns.last_mut() else { continue };
            *line = step.id.line;
            for (pan, tally) in scales.pans.iter().zip(tallies) {
                let amount = pan.counted.of(&effect);
                if amount != 0 {
                    tally.add(amount, || step_term(self, *step));
                }
            }
        }
        let measure = |pan: &Pan| match pan.counted {
            Counted::Found(_) => Measure::Number,
            Counted::Moved(kind, _) => {
                chart.kinds().get(usize::from(kind)).map_or(Measure::Number, |unit| unit.measure())
            }
        };
        let figure = |(pan, tally): (&Pan, Tally)| {
            Derivation::of(pan.name.into(), keys::engine::RULE_LEDGER, tally).counted_in(measure(pan))
        };
        let weighed = |(turn, line, tallies): (u32, u32, Vec<Tally>)| Weighed {
            turn,
            line,
            pans: scales.pans.iter().zip(tallies).map(figure).collect(),
        };
        Ok(turns.into_iter().map(weighed).collect())
    }
}
