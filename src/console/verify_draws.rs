//! `steward verify-draws FILE`: every draw of a record, from what it was drawn, whether the seed gives it, and what was
//! undone, typed or put right beside it.

use std::path::Path;

use crate::console::check::unproved;
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::engine::Unseeded;
use crate::engine::draw::told;
use crate::record::Proof;
use crate::say;
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(file: &Path, console: &mut Console) -> Result<(), Fault> {
    let record = files::look(file, console)?;
    let table = record.table();
    let unseeded = table.unseeded();
    for (n, drawn) in table.draws() {
        let (ordinal, outcome) = (drawn.ordinal.to_string(), drawn.outcome.join(", "));
        let pool = told(&drawn.pool);
        console.say(say!(
            k::DRAWN_AGAIN,
            n = n.to_string(),
            ordinal = ordinal,
            pool = pool,
            outcome = outcome
        ));
        if unseeded.contains(&Unseeded::Undone { n }) {
            console.below(k::DRAW_UNDONE);
        }
    }
    beside(&unseeded, console);
    let proof = record.proof();
    proof.line().into_iter().for_each(|line| console.say(line));
    if proof == Proof::default() {
        console.say(k::DRAWS_NONE);
    }
    if table.facts().seed.is_some() {
        let (start, end, n) = (record.start_mark(), record.fingerprint(), table.lines());
        console.say(say!(k::DRAW_MARKS, start = start, end = end, n = n.to_string()));
    }
    proof.broken.first().map_or(Ok(()), |broken| Err(Fault::wrong(unproved(broken))))
}

/// What happened beside the draws, and how often.
fn beside(unseeded: &[Unseeded], console: &mut Console) {
    let (mut undone, mut typed, mut amended) = (0, 0, 0);
    for one in unseeded {
        match one {
            Unseeded::Undone { .. } => undone += 1,
            Unseeded::Typed { n, pool, outcome, instead_of } => {
                typed += 1;
                let (n, outcome) = (n.to_string(), outcome.join(", "));
                console.say(say!(k::DRAW_TYPED, n = n, pool = told(pool), outcome = outcome));
                if let Some(draw) = instead_of {
                    console.below(say!(k::DRAW_INSTEAD, draw = draw.to_string()));
                }
            }
            Unseeded::Amended { n, draw } => {
                amended += 1;
                console.say(match draw {
                    0 => say!(k::DRAW_SET_UP, n = n.to_string()),
                    draw => say!(k::DRAW_AMENDED, n = n.to_string(), draw = draw.to_string()),
                });
            }
        }
    }
    if !unseeded.is_empty() {
        console.say(say!(k::DRAW_BESIDE, undone = undone, typed = typed, amended = amended));
    }
}
